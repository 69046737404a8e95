### What happens in the printing-house game, and why something is refused. Every language has the same ids.

## Events

gutenberg-event-character-kept = { $seat } secretly keeps { $character }.
gutenberg-event-character-chosen = { $seat } has chosen a character.
gutenberg-event-characters-revealed = The characters are revealed. { $characters }.
gutenberg-event-gears-drawn = { $seat } draws four gears to choose from: { $gears }.
gutenberg-event-gear-discarded = { $seat } discards a gear: { $gear }.
gutenberg-event-gear-installed = { $seat } installs a gear on axle { $axle }: { $gear }.
gutenberg-event-gear-rotated = { $seat } turns the gear on axle { $axle }: { $gear }.
gutenberg-event-order-drafted = { $seat } drafts an order: { $printing } with { $refinement }.
gutenberg-event-types-chosen = { $seat } takes the types { $types }.
gutenberg-event-round-began = Round { $round } begins. First player: { $first }.
gutenberg-event-gears-turned = All gears turn by one sector.
gutenberg-event-colour-named = { $seat } chooses a wild ink: { $ink } counts as any colour this round.
gutenberg-event-planned = { $seat } secretly plans { $markers }.
gutenberg-event-plan-made = { $seat } has planned.
gutenberg-event-plans-revealed = The plans are revealed. { $plans }.
gutenberg-event-automa-planned = The automa follows its planning card ({ $card }). Its markers: { $markers }.
gutenberg-event-marker-shifted = { $seat } moves an initiative marker from “{ $from }” to “{ $to }”.
gutenberg-event-row-began = { $row }. Turn order: { $order }.
gutenberg-event-passed = { $seat } passes.
gutenberg-event-order-taken = { $seat } takes an order: { $printing } with { $refinement }.
gutenberg-event-order-discarded = { $seat } discards an order: { $printing } with { $refinement }.
gutenberg-event-order-cards-drawn = { $seat } draws order cards. Printing: { $printing }. Refinement: { $refinement }.
gutenberg-event-inks-taken = { $seat } takes ink: { $inks }.
gutenberg-event-specialty-card-taken = { $seat } takes a specialty card: { $card }.
gutenberg-event-levels-swapped = { $seat } swaps the levels of { $one } and { $other }.
gutenberg-event-patronage-reward-taken = { $seat } takes a patronage reward: { $reward }.
gutenberg-event-patronage-card-taken = { $seat } takes a patronage card: { $card }.
gutenberg-event-order-fulfilled = { $seat } fulfils an order: { $printing } with { $refinement } ({ $colour ->
    [true] { $decoration ->
        [true] coloured and decorated
       *[other] coloured, not decorated
    }
   *[other] { $decoration ->
        [true] decorated, not coloured
       *[other] only printed
    }
}).
gutenberg-event-rewards-declined = { $seat } declines the rewards that are left.
gutenberg-event-gear-used = { $seat } uses a gear: { $gear }.
gutenberg-event-type-sold = { $seat } sells a type ({ $type }) for { $price }.
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
gutenberg-event-inks-returned = { $seat } puts ink back into the bag: { $inks }.
gutenberg-event-type-gained = { $seat } gains a type: { $type }.
gutenberg-event-type-lost = { $seat } gives up a type: { $type }.
gutenberg-event-level-reached = { $seat } reaches level { ROMAN($level) } in { $specialty }.
gutenberg-event-track-reward = { $seat } earns the reward for level { ROMAN($level) } on the reward track.
gutenberg-event-automa-took-order-cards = The automa removes order cards. Printing: { $printing ->
    [none] none left
   *[other] { $printing }
}. Refinement: { $refinement ->
    [none] none left
   *[other] { $refinement }
}.
gutenberg-event-automa-took-inks = The automa empties ink set { $set }: { $inks }.
gutenberg-event-automa-took-specialty-card = The automa removes a specialty card: { $card }.
gutenberg-event-automa-took-gear = The automa removes a gear: { $gear }.
gutenberg-event-automa-took-patronage-card = The automa removes a patronage card: { $card }.
gutenberg-event-automa-took-patronage-reward = The automa blocks a patronage reward: { $reward }.
gutenberg-event-automa-found-nothing = { $row }: the automa finds nothing to take.
gutenberg-event-board-refilled = The board is refilled.
gutenberg-event-first-player-passed = { $from } passes the first-player token to { $to }.
gutenberg-event-game-ended = Game over. { $scores }. Won by { $winners }.
# A part of an order in the log: “blue, silver for 5 fame”.
gutenberg-part = { $what } for { $fame } fame

## Rewards of patronage

gutenberg-reward-order = an order
gutenberg-reward-level = one level
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
gutenberg-source-specialties = specialties at the end of the game
gutenberg-source-patronage-cards = patronage cards at the end of the game
gutenberg-source-guilders = guilders at the end of the game

## What a type is sold for

gutenberg-price-fame = 3 fame
gutenberg-price-guilders = 5 guilders

## Refusals: what is missing, and what to do

gutenberg-refusal-game-over = The game is over: no more actions are possible.
gutenberg-refusal-no-such-seat = There is no such seat at this table. { $people ->
    [one] It has 1 player.
   *[other] It has { $people } players.
}
gutenberg-refusal-automas-seat = This is the automa’s seat, and the automa makes no choices. Act for a player instead.
gutenberg-refusal-not-your-turn = It’s not your turn. Wait for { $actor }.
gutenberg-refusal-not-now = You can’t do this in the current step. Choose something this step offers.
gutenberg-refusal-rewards-first = You still have rewards to take. Take or decline them first.
gutenberg-refusal-drawn-cards-first = You have drawn order cards. Keep an order or decline first.
gutenberg-refusal-already-acted = You’ve already taken your action this turn. You can still use gears and buy types, or end your turn.
gutenberg-refusal-not-dealt = { $character } was not dealt to you. Keep one of your two characters.
gutenberg-refusal-not-offered = This gear isn’t one of the four you drew. Choose two of those.
gutenberg-refusal-same-gear = You chose the same gear twice. Choose two different ones.
gutenberg-refusal-same-specialty = You chose the same specialty twice. Choose two different ones.
gutenberg-refusal-no-such-sector = A gear has only three sectors. Choose one of those.
gutenberg-refusal-not-there = This card isn’t available. Choose one that is.
gutenberg-refusal-three-types = You chose { $chosen ->
    [one] 1 type
   *[other] { $chosen } types
}. Choose exactly three; you may take the same one more than once.
gutenberg-refusal-all-markers = You placed { $placed } of your { $have } initiative markers. Place all of them, and no more.
gutenberg-refusal-row-full = “{ $row }” can’t hold more than 6 of your markers. Place some elsewhere.
gutenberg-refusal-no-marker = You have no marker on “{ $row }”. Move one from another action.
gutenberg-refusal-same-row = The marker would stay where it is. Move it to another action, or pass.
gutenberg-refusal-plan-made = You have already confirmed your plan. Use gears and buy types before that, or on your turn.
gutenberg-refusal-other-chooses = { $actor } is choosing a reward. You can go on planning, but wait a moment before using gears or buying types.
gutenberg-refusal-slots-full = You already have 4 orders. Choose one of them to discard.
gutenberg-refusal-no-need-to-discard = You still have an empty slot, so there is nothing to discard.
gutenberg-refusal-empty-slot = There is no order in this slot. Choose one that holds an order.
gutenberg-refusal-no-such-ink-set = There is no such ink set: only { $sets } are in play. Choose one of those.
gutenberg-refusal-inks-left = { $left ->
    [0] This set is empty. Choose another one.
    [one] Only 1 ink is left in this set. Take that one, or choose another set.
   *[other] Only { $left } inks are left in this set. Take up to { $left }, or choose another set.
}
gutenberg-refusal-guilders = This costs { $need ->
    [one] 1 guilder
   *[other] { $need } guilders
}, but you have { $have }. Choose something cheaper, or earn more first.
gutenberg-refusal-empty-axle = There is no gear on this axle. Choose an axle with a gear.
gutenberg-refusal-axles-full = All your axles are taken. Choose the gear to replace.
gutenberg-refusal-used-this-round = You’ve already used this gear this round, so it can’t be turned or replaced. Choose another one.
gutenberg-refusal-already-there = This sector is already active. Turn the gear to another one.
gutenberg-refusal-reward-taken = This reward has already been taken this round. Choose another one.
gutenberg-refusal-nothing-in-bag = The bag is empty, so there are no inks to take. Choose another reward.
gutenberg-refusal-too-early = This card is available from round { $column }. Wait, or take something else.
gutenberg-refusal-level = You need level { ROMAN($need) } in { $specialty }, but you have level { ROMAN($have) }. Raise it first.
gutenberg-refusal-types = You are missing { $missing ->
    [one] 1 type
   *[other] { $missing } types
}. Buy what you need, or leave an order out.
gutenberg-refusal-inks = You need { $need } { $ink }, but you have { $have }. Get more, or choose something else.
gutenberg-refusal-wild = Only Caxton’s wild inks count as other colours, and only for colours an order needs. Otherwise, pay with inks of the right colour.
gutenberg-refusal-empty-batch = You haven’t chosen an order. Choose at least one, or pass.
gutenberg-refusal-refine-unprinted = You can only colour and decorate an order that you also print. Choose to print it too.
gutenberg-refusal-no-uses-left = You’ve already used gears three times this round. You can use them again next round.
gutenberg-refusal-gear-used = You’ve already used this gear this round. Use another one.
gutenberg-refusal-wrong-choice = This doesn’t match the gear’s active sector. Choose what that sector gives.
gutenberg-refusal-only-with-batch = This gear counts the orders you fulfil. Use it when you fulfil orders.
gutenberg-refusal-not-with-batch = This gear doesn’t count orders. Use it before or after you fulfil orders.
gutenberg-refusal-counts-nothing = This gear counts none of the orders you chose. Don’t use it this time.
gutenberg-refusal-bag-lacks = The bag has no { $ink } ink left. Choose another colour.
gutenberg-refusal-no-ink = You have no { $ink } ink. Choose one that you have.
gutenberg-refusal-no-type = You have no { $type }. Choose a type that you have.
gutenberg-refusal-same-kind = You would get back exactly what you give. Choose something different.
gutenberg-refusal-not-lowest = This raises only your lowest specialty, not { $specialty }. Choose another one.
gutenberg-refusal-not-your-power = This power belongs to a character you don’t have. Choose something else.
gutenberg-refusal-already-swapped = You have already swapped levels this round. You can swap again next round.
gutenberg-refusal-same-levels = Both specialties are at the same level. Choose two at different levels.
gutenberg-refusal-no-reward-due = You haven’t earned this reward. Choose one that you have.
gutenberg-refusal-nothing-to-draw = The decks and discard piles are empty, so you can’t draw an order. Decline instead.
gutenberg-refusal-two-cards = You must draw exactly two more cards. Choose how many of them are printing cards.

## Options that no game can start with

gutenberg-options-people = { $min } to { $max } players can play, not { $people }.
gutenberg-options-no-seat-for-automa = With the automa, at most { $max } players can play: it takes a seat itself.
gutenberg-options-first-with-automa = The automa always goes first: don’t name a first player.
gutenberg-options-first-seat = The seat chosen for the first player doesn’t exist at this table.
gutenberg-options-character-count = Name one character per player: { $named } named, { $people } needed.
gutenberg-options-character-twice = { $character } is named twice, but each character exists only once.
