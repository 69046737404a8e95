### What happens in the printing-house game, and why something is refused. Every language has the same ids.

## Events

gutenberg-event-character-kept = { $seat } keeps { $character }, in secret.
gutenberg-event-character-chosen = { $seat } has chosen a character.
gutenberg-event-characters-revealed = The characters are shown. { $characters }.
gutenberg-event-gears-drawn = { $seat } draws gears to choose from: { $gears }.
gutenberg-event-gear-discarded = { $seat } discards the gear { $gear }.
gutenberg-event-gear-installed = { $seat } installs the gear { $gear } on axle { $axle }.
gutenberg-event-gear-rotated = { $seat } turns the gear on axle { $axle }: { $gear }.
gutenberg-event-order-drafted = { $seat } drafts the order { $printing } with { $refinement }.
gutenberg-event-types-chosen = { $seat } chooses the types { $types }.
gutenberg-event-round-began = Round { $round } begins. First player: { $first }.
gutenberg-event-gears-turned = All gears turn by one sector.
gutenberg-event-colour-named = { $seat } names a colour: { $ink }. Inks of this colour stand for any colour this round.
gutenberg-event-planned = { $seat } plans { $markers }, in secret.
gutenberg-event-plan-made = { $seat } has made a plan.
gutenberg-event-plans-revealed = The plans are shown. { $plans }.
gutenberg-event-automa-planned = The automa follows { $card } and has its markers at { $markers }.
gutenberg-event-marker-shifted = { $seat } moves an initiative marker from “{ $from }” to “{ $to }”.
gutenberg-event-row-began = { $row }. In turn: { $order }.
gutenberg-event-passed = { $seat } passes.
gutenberg-event-order-taken = { $seat } takes the order { $printing } with { $refinement }.
gutenberg-event-order-discarded = { $seat } discards the order { $printing } with { $refinement }.
gutenberg-event-order-cards-drawn = { $seat } draws order cards: { $printing }; { $refinement }.
gutenberg-event-inks-taken = { $seat } takes inks: { $inks }.
gutenberg-event-specialty-card-taken = { $seat } takes the specialty card { $card }.
gutenberg-event-levels-swapped = { $seat } swaps the levels of { $one } and { $other }.
gutenberg-event-patronage-reward-taken = { $seat } takes a reward of patronage: { $reward }.
gutenberg-event-patronage-card-taken = { $seat } wins the patronage card { $card }.
gutenberg-event-order-fulfilled = { $seat } fulfils the order { $printing } with { $refinement }{ $colour ->
    [true] , colour done
   *[other] , no colour
}{ $decoration ->
    [true] , decoration done
   *[other] , no decoration
}.
gutenberg-event-rewards-declined = { $seat } gives up the rewards that are left.
gutenberg-event-gear-used = { $seat } uses the gear { $gear }.
gutenberg-event-type-sold = { $seat } gives up the type { $type } for { $price }.
gutenberg-event-fame-gained = { $seat } gains { $fame } fame ({ $source }).
gutenberg-event-guilders-gained = { $seat } gains { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
} ({ $source }).
gutenberg-event-guilders-paid = { $seat } pays { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
}.
gutenberg-event-ink-gained = { $seat } gains an ink: { $ink }.
gutenberg-event-inks-returned = { $seat } puts inks into the bag: { $inks }.
gutenberg-event-type-gained = { $seat } gains the type { $type }.
gutenberg-event-type-lost = { $seat } hands back the type { $type }.
gutenberg-event-level-reached = { $seat } reaches level { ROMAN($level) } in { $specialty }.
gutenberg-event-track-reward = { $seat } earns the reward of the track for level { ROMAN($level) }.
gutenberg-event-automa-took-order-cards = The automa removes order cards. Printing card: { $printing ->
    [none] none left
   *[other] { $printing }
}. Refinement card: { $refinement ->
    [none] none left
   *[other] { $refinement }
}.
gutenberg-event-automa-took-inks = The automa empties ink set { $set }: { $inks }.
gutenberg-event-automa-took-specialty-card = The automa removes the specialty card { $card }.
gutenberg-event-automa-took-gear = The automa removes the gear { $gear }.
gutenberg-event-automa-took-patronage-card = The automa removes the patronage card { $card }.
gutenberg-event-automa-took-patronage-reward = The automa blocks a reward of patronage: { $reward }.
gutenberg-event-automa-found-nothing = The automa finds nothing to take ({ $row }).
gutenberg-event-board-refilled = The board is filled again.
gutenberg-event-first-player-passed = The first-player token goes from { $from } to { $to }.
gutenberg-event-game-ended = The game is over. { $scores }. Winner: { $winners }.

## Rewards of patronage

gutenberg-reward-order = an order
gutenberg-reward-level = a level
gutenberg-reward-guilders = 3 guilders
gutenberg-reward-inks = 2 inks

## What fame and guilders come from

gutenberg-source-printing = printing
gutenberg-source-colour = colour
gutenberg-source-decoration = decoration
gutenberg-source-bonus = bonus
gutenberg-source-gear = gear
gutenberg-source-patronage = patronage
gutenberg-source-mastery = a level beyond VI
gutenberg-source-character = character
gutenberg-source-specialties = specialties at the end
gutenberg-source-patronage-cards = patronage cards at the end
gutenberg-source-guilders = guilders at the end

## What a type is sold for

gutenberg-price-fame = 3 fame
gutenberg-price-guilders = 5 guilders

## Refusals: what is missing, and what to do

gutenberg-refusal-game-over = The game is over: nothing more can be done.
gutenberg-refusal-no-such-seat = There is no such seat. { $people ->
    [one] One person plays, at seat 0.
   *[other] { $people } people play, and seats count from 0.
}
gutenberg-refusal-automas-seat = This is the automa's seat. The automa decides nothing: act for a person.
gutenberg-refusal-not-your-turn = It is not your turn. Wait for { $actor }.
gutenberg-refusal-not-now = This belongs to another step of the game. Choose something that this step offers.
gutenberg-refusal-rewards-first = You still have rewards to come. Take or decline them first.
gutenberg-refusal-drawn-cards-first = You have drawn order cards. Keep an order or decline first.
gutenberg-refusal-already-acted = You have done this turn's deed. Use gears, buy types or pass.
gutenberg-refusal-not-dealt = { $character } was not dealt to you. Keep one of your two characters.
gutenberg-refusal-not-offered = This gear is not among the four you drew. Choose two of those.
gutenberg-refusal-same-gear = You named the same gear twice. Choose two different ones.
gutenberg-refusal-same-specialty = You named the same specialty twice. Choose two different ones.
gutenberg-refusal-no-such-sector = A gear has three sectors: choose 0, 1 or 2.
gutenberg-refusal-not-there = This card is not there to be taken. Choose one that is.
gutenberg-refusal-three-types = You chose { $chosen ->
    [one] 1 type
   *[other] { $chosen } types
}. Choose exactly three; the same one several times is allowed.
gutenberg-refusal-all-markers = You placed { $placed } of your { $have } initiative markers. Place all of them, and no more.
gutenberg-refusal-row-full = “{ $row }” can hold no more than 6 of your markers. Put some elsewhere.
gutenberg-refusal-no-marker = You have no marker on “{ $row }”. Move one from another action.
gutenberg-refusal-same-row = The marker would stay where it is. Move it to another action, or pass.
gutenberg-refusal-plan-made = Your plan is made. Use gears and buy types before it, or on your turn.
gutenberg-refusal-other-chooses = { $actor } is choosing a reward. Plan on meanwhile; your gears and types can wait a moment.
gutenberg-refusal-slots-full = You already have 4 orders. Name one of them to discard.
gutenberg-refusal-no-need-to-discard = You have a free place. Discard something only when there is none.
gutenberg-refusal-empty-slot = There is no order in that slot. Name a slot that holds one.
gutenberg-refusal-no-such-ink-set = There is no such ink set. { $sets } sets are in play, and they count from 0.
gutenberg-refusal-inks-left = { $left ->
    [0] This set is empty. Choose another one.
    [one] Only 1 ink is left in this set. Take that one, or choose another set.
   *[other] { $left } inks are left in this set. Take from 1 to { $left }.
}
gutenberg-refusal-guilders = This costs { $need ->
    [one] 1 guilder
   *[other] { $need } guilders
}, and you have { $have }. Choose something cheaper, or earn more first.
gutenberg-refusal-empty-axle = There is no gear on that axle. Name an axle that holds one.
gutenberg-refusal-axles-full = All your axles are taken. Name the gear to discard for the new one.
gutenberg-refusal-used-this-round = This gear was used this round, so it has to stay as it is. Choose one that was not used.
gutenberg-refusal-already-there = The gear already shows this sector. Turn it to another one.
gutenberg-refusal-reward-taken = This reward was taken this round. Choose another one.
gutenberg-refusal-nothing-in-bag = The bag is empty, so there are no inks to take. Choose another reward.
gutenberg-refusal-too-early = This card can be taken from round { $column } on. Wait, or take something else.
gutenberg-refusal-level = You are at level { ROMAN($have) } in { $specialty }, and level { ROMAN($need) } is needed. Develop it further first.
gutenberg-refusal-types = { $missing ->
    [one] One type is missing
   *[other] { $missing } types are missing
} for this. Buy what you lack, or leave an order out.
gutenberg-refusal-inks = { $need } of this ink would be needed, and you have { $have }: { $ink }. Get more, or leave a colour out.
gutenberg-refusal-wild = Only Caxton's inks of the named colour stand for another, and only for colours that are asked for. Pay with the inks themselves.
gutenberg-refusal-empty-batch = The batch holds no order. Name at least one, or pass.
gutenberg-refusal-refine-unprinted = Colour and decoration go with an order that is printed. Add the order to the batch.
gutenberg-refusal-no-uses-left = You have used gears three times this round. Wait for the next round.
gutenberg-refusal-gear-used = This gear was used this round. Use another one.
gutenberg-refusal-wrong-choice = This choice does not fit what the gear gives. Look at its active sector.
gutenberg-refusal-only-with-batch = This gear counts the orders of a batch. Name it when you fulfil orders.
gutenberg-refusal-not-with-batch = This gear does not go with a batch. Use it before or after.
gutenberg-refusal-counts-nothing = This gear would count none of the orders in the batch. Leave it out.
gutenberg-refusal-bag-lacks = The bag has no ink of this colour: { $ink }. Choose another colour.
gutenberg-refusal-no-ink = You have no ink of this colour: { $ink }. Give one that you have.
gutenberg-refusal-no-type = You have no { $type }. Name a type that you have.
gutenberg-refusal-same-kind = You would get back what you give. Choose something different.
gutenberg-refusal-not-lowest = { $specialty } is not your lowest specialty. Raise one that is.
gutenberg-refusal-not-your-power = This is the power of a character that you do not have.
gutenberg-refusal-already-swapped = You have swapped levels this round. Wait for the next round.
gutenberg-refusal-same-levels = Both specialties are at the same level, so there is nothing to swap.
gutenberg-refusal-no-reward-due = No such reward is due to you. Choose one that is.
gutenberg-refusal-nothing-to-draw = The decks and their discard piles are empty: no order can be drawn.
gutenberg-refusal-two-cards = You draw two more cards: 0, 1 or 2 of them can be printing cards.
