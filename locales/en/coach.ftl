### The coach: notes in a first game and a word after each round. Every language has the same ids.

## Gutenberg: first-time notes

note-gutenberg-keep-character = You were dealt two characters. Keep one: its special power is yours for the whole game.
note-gutenberg-draft = Choose one printing card and one refinement card: together they form an order, for good. You’ll draft two orders before the first round.
note-gutenberg-choose-types = Choose three types that your orders need. Types stay with you: printing doesn’t use them up.
note-gutenberg-reward-order = You earned an order: draw two cards of each kind and keep one of each, or none. Two more cards cost 2 guilders.
note-gutenberg-reward-choice = You choose what this reward gives. Take what an order or a patron still needs.
note-gutenberg-plan = Spread all your initiative markers over the five actions, at most 6 on one. Everybody plans in secret at the same time.
note-gutenberg-plan-order = The more markers you put on an action, the earlier you choose there. Without a marker you don’t act there at all.
note-gutenberg-gears-turned = Your gears have turned by one sector, so this one gives something else now. Look ahead: it turns again next round.
note-gutenberg-gears-meshed = Meshed gears turn in opposite directions: when the first goes clockwise, the second goes the other way.
note-gutenberg-first-player = The first-player token has moved on, so everyone’s number of markers changes too: the later you are in turn order, the more markers you have.
note-gutenberg-board-refilled = The board has new cards and inks. Patronage cards are the only ones that are never refilled.
note-gutenberg-automa = The automa takes cards away from you but scores nothing. You can see where its markers are, but a planning card will still move some of them.
note-gutenberg-free-while-planning = You can use gears and buy types even now, before you confirm your plan. Everybody will see it.
note-gutenberg-patrons-open = From round 3 on, patronage cards become available, column by column. Each is worth 8 fame at the end.
note-gutenberg-last-round = This is the last round. Orders that you don’t print now are worth nothing.
note-gutenberg-end-scores = At the end, a specialty at level IV adds 1 fame, at level V 3 fame and at level VI 6 fame. Each patronage card adds 8 fame, and every 3 guilders add 1.
note-gutenberg-reveal = The plans are revealed. The five actions are resolved one after the other, and in each the player with the most markers goes first.
note-gutenberg-tie = You have as many markers here as another player. Ties go clockwise from the first player.
note-gutenberg-no-marker = You placed no marker here, so you had no turn in this action.
note-gutenberg-take-order = Take one printing and one refinement card. Printing pays guilders; colour and decoration pay fame.
note-gutenberg-orders-full = All four slots are full. A new order replaces one of yours.
note-gutenberg-row-cleared = Order cards that nobody took are gone. Next round brings new ones.
note-gutenberg-take-inks = Take 1 to 3 inks from one set, left to right. The first is free, the second costs 1 guilder and the third 2.
note-gutenberg-ink-set-begun = Somebody has already taken from this set. Each ink still costs what its space says, so the free one is gone.
note-gutenberg-inks-return = The inks that nobody took went back into the bag.
note-gutenberg-specialties = Choose a specialty card: gain one level for each of its symbols, or one level in any specialty you like.
note-gutenberg-reward-track = One of these cards takes you to a level with a reward. The first time that any of your specialties reaches II, IV, V or VI, you gain a reward.
note-gutenberg-past-the-top = A specialty goes no higher than VI. Each further level is worth 3 guilders instead.
note-gutenberg-take-gear = Install a gear on your first free axle and choose which of its three sectors is active. You can use it at once.
note-gutenberg-turn-gear = Instead of a new gear you can turn one of yours to the sector you want, unless you used it this round.
note-gutenberg-gears-full = Your three axles are full. A new gear replaces one that you haven’t used this round.
note-gutenberg-use-gear = You can use this gear now, in addition to your action. Each gear works once a round, and only its active sector counts.
note-gutenberg-patron-met = You have everything this patron asks for. You give up the inks but keep your types and levels. The card is worth 8 fame at the end.
note-gutenberg-patronage = Take one of the four rewards, or a patronage card whose conditions you meet. A reward that is taken is gone for this round.
note-gutenberg-fulfil = Choose the orders you print now, all in one batch. You can also keep them all and wait.
note-gutenberg-both-parts = This order can have colour and decoration at once. Then you also get its bonus.
note-gutenberg-print-or-wait = You can print this order now, but not with both parts. A fulfilled order is gone, so what you leave out is lost: print now, or wait?
note-gutenberg-colour = Colour uses up all the inks shown. Decoration uses up nothing: you keep your levels.
note-gutenberg-one-batch = In a batch, each type can serve only one order, and what one order pays can’t be used for another.
note-gutenberg-gear-with-batch = This gear is used together with the batch: it pays 2 fame for each order that it counts.
note-gutenberg-after-batch = After the batch you can still use gears and buy types, but there is no second batch this round.
note-gutenberg-next-type = One of your orders lacks only types, and you can buy them. Each type you buy costs one guilder more than the one before: the fourth costs 4 guilders, the fifth 5.
note-gutenberg-sector-swap-ink = This sector lets you swap one of your inks for one of another colour.
note-gutenberg-sector-swap-type = This sector lets you swap one of your types for another.
note-gutenberg-sector-lowest = This sector gives you a level in your lowest specialty.
note-gutenberg-sector-round-fame = This sector gives you fame equal to the round number: the later, the more.
note-gutenberg-sector-order = This sector lets you draw an order.
note-gutenberg-sector-sell-type = This sector lets you sell one of your types for 3 fame or 5 guilders. Your next type then costs less.
note-gutenberg-sector-take-ink = This sector gives you an ink of the colour it shows, from the bag.
note-gutenberg-sector-trade-ink = This sector lets you trade one ink of the colour it shows for any two from the bag.
note-gutenberg-sector-buy-type = This sector lets you buy its type for 3 guilders less.
note-gutenberg-sector-level = This sector gives you a level in the specialty it shows.
note-gutenberg-character-gutenberg = You are { gutenberg-character-gutenberg }. { gutenberg-character-gutenberg-power }
note-gutenberg-character-guillard = You are { gutenberg-character-guillard }. { gutenberg-character-guillard-power }
note-gutenberg-character-manutius = You are { gutenberg-character-manutius }. { gutenberg-character-manutius-power }
note-gutenberg-character-ungler = You are { gutenberg-character-ungler }. { gutenberg-character-ungler-power }
note-gutenberg-character-schoffer = You are { gutenberg-character-schoffer }. { gutenberg-character-schoffer-power }
note-gutenberg-character-tory = You are { gutenberg-character-tory }. { gutenberg-character-tory-power }
note-gutenberg-character-plantin = You are { gutenberg-character-plantin }. { gutenberg-character-plantin-power }
note-gutenberg-character-caxton = You are { gutenberg-character-caxton }. { gutenberg-character-caxton-power }
note-gutenberg-character-fiol = You are { gutenberg-character-fiol }. { gutenberg-character-fiol-power }
note-gutenberg-character-vietor = You are { gutenberg-character-vietor }. { gutenberg-character-vietor-power }
note-gutenberg-tie-at-the-end = There is a tie for the lead. Whoever has fewer types is ahead, then whoever has fewer inks.
note-gutenberg-title = In a solo game you play for a title: from 101 fame on, every ten more earn a better one, up to Guildmaster at 151.

## Gutenberg: after a round

roundword-gutenberg-fame = { $fame ->
    [one] You gained 1 fame this round.
   *[other] You gained { $fame } fame this round.
}
roundword-gutenberg-patrons = { $cards ->
    [one] You won a patron: 8 fame at the end.
   *[other] You won { $cards } patrons: 8 fame each at the end.
}
roundword-gutenberg-levels = { $levels ->
    [one] You gained one specialty level.
   *[other] You gained { $levels } specialty levels.
}
roundword-gutenberg-types = { $types ->
    [one] You have one more type: you can print more orders.
   *[other] You have { $types } more types: you can print more orders.
}
roundword-gutenberg-gears = { $gears ->
    [one] Your new gear works for you every round.
   *[other] Your { $gears } new gears work for you every round.
}
roundword-gutenberg-ahead = You lead by { $fame } fame, counting end-game scoring.
roundword-gutenberg-behind = You are { $fame } fame behind the leader, counting end-game scoring.
roundword-gutenberg-no-fame = No fame this round. Look for an order whose colour or decoration you can finish.
roundword-gutenberg-orders-waiting = { $orders ->
    [one] One order has been waiting all round. What does it still need?
   *[other] { $orders } orders have been waiting all round. What do they still need?
}
roundword-gutenberg-no-orders = You have no orders. Put markers on orders next round.
roundword-gutenberg-printable = { $orders ->
    [one] You have the types for one of your orders.
   *[other] You have the types for { $orders } of your orders.
}
roundword-gutenberg-patrons-ready = { $cards ->
    [one] A patron is within reach: you meet all its conditions.
   *[other] { $cards } patrons are within reach: you meet all the conditions of each.
}
roundword-gutenberg-many-guilders = You have { $guilders } guilders. Types and inks do more for you than money: 3 guilders are only 1 fame at the end.
roundword-gutenberg-few-guilders = You have hardly any guilders. Print an order, or take guilders from patronage.
roundword-gutenberg-many-inks = You hold { $inks } inks. They bring no fame until you colour an order with them.
roundword-gutenberg-no-gears = You have no gears yet. A gear installed early works for you every round.

## Letterpress: first-time notes

note-letterpress-draft = Keep one card and pass the others to the left; you get as many from the right. You’ll keep five in all.
note-letterpress-solo-piles = Five piles of 5, 4, 3, 2 and 1 cards come one after the other. Keep one card from each before you see the next.
note-letterpress-commons = Everybody can use the commons at the same time. Keep letters that go with them.
note-letterpress-challenges-ahead = If your word meets a challenge, you can claim that challenge later. Look at the challenges before you keep a card.
note-letterpress-last-word = This word alone decides the game. You write it with your collection and the commons.
note-letterpress-solo-last-word = Your last word comes from your collection alone, and must score more than the whole library is worth.
note-letterpress-several-words = The difficulty changes the last round: on easy you may write several words; on hard your unused cards go to the library.
note-letterpress-write = Write a word with your cards and the commons. It counts if it is in the word list; a word that isn’t is refused, and you can try again.
note-letterpress-values = A word scores the values of its cards, not its length. A short word with valuable letters can beat a long one.
note-letterpress-doubled = One card can stand for its letter twice in a row, as in LETTER with a single T. It still scores only once.
note-letterpress-qu = The QU card stands for Q or for QU, whichever your word needs.
note-letterpress-groups = This card stands for all its letters together, in their order. It can’t be split or doubled.
note-letterpress-pass-writing = If you find no word you can pass: it scores nothing and puts you last, but you still claim a letter.
note-letterpress-ranking = Whoever scores the most claims first. Ties go to the most valuable card, then to the longer word.
note-letterpress-claim = Take letters from the pool for your collection: they are for your last word. The others won’t see them again.
note-letterpress-challenge-met = Your word meets this challenge, so you can take it too, in the same turn.
note-letterpress-nothing-written = You wrote no word, so you are last and meet no challenge. You still claim a letter if one is left.
note-letterpress-library = The cards you didn’t use are in the library. With 13 points or more, a library card joins your collection; with fewer, one leaves the library.
note-letterpress-rows = Lay the new row under the last one. Each card above that is worth no more than the one below it joins your collection.

## Letterpress: after a round

roundword-letterpress-collected = { $cards ->
    [one] One card joined your collection.
   *[other] { $cards } cards joined your collection.
}
roundword-letterpress-nothing-collected = Nothing joined your collection this round. With a better word you claim more.
roundword-letterpress-most-cards = { $cards ->
    [one] Your collection is the largest: one card.
   *[other] Your collection is the largest: { $cards } cards.
}
roundword-letterpress-fewer-cards = { $cards ->
    [one] The largest collection has one more card than yours.
   *[other] The largest collection has { $cards } more cards than yours.
}
roundword-letterpress-few-vowels = Your collection has few vowels. Without them the best letters make no word.
roundword-letterpress-collection-points = The cards in your collection are worth { $points ->
    [one] 1 point
   *[other] { $points } points
} in all. Your last word uses the best of them.
roundword-letterpress-press = Your last word needs { $points ->
    [one] 1 point
   *[other] { $points } points
} to beat the library as it is now.
roundword-letterpress-last-round = Now comes the last word, and it alone decides the game.
