### Why an action is good, and where to look: facts of the rules as sentences. Every language has the same ids.

## Reasons in the printing-house game

reason-gutenberg-as-good = Just as good: the difference is within the margin of error.
reason-gutenberg-better-chance = It raises your chance of winning by { $percent ->
    [one] 1 percentage point
   *[other] { $percent } percentage points
}.
reason-gutenberg-better-score = On average you end the game with { $points } more fame.
reason-gutenberg-more-fame = It brings { $fame } more fame right away.
reason-gutenberg-more-guilders = It leaves you { $guilders ->
    [one] 1 more guilder
   *[other] { $guilders } more guilders
}.
reason-gutenberg-sooner = You act earlier in “{ $row }”, even in the worst case.
reason-gutenberg-fulfils = You fulfil { $orders ->
    [one] 1 order
   *[other] { $orders } orders
} for { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
} and { $fame } fame.
reason-gutenberg-earns-bonus = Colour and decoration together earn the bonus of order { $slot }.
reason-gutenberg-gains-fame = You gain { $fame } fame right away.
reason-gutenberg-gains-guilders = You gain { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
} right away.
reason-gutenberg-gains-inks = You gain ink: { $inks }.
reason-gutenberg-gains-types = Added to your types: { $types }.
reason-gutenberg-gains-levels = You level up: { $levels }.
reason-gutenberg-track-reward = You reach level { ROMAN($level) } for the first time and take its reward from your reward track.
reason-gutenberg-new-order = Done in full, the new order pays { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
} and { $fame } fame.
reason-gutenberg-patron-fame = The patronage card is worth { $fame } fame at the end of the game.
reason-gutenberg-end-fame = The higher level is worth { $fame } more fame at the end of the game.
reason-gutenberg-gear-rounds = You can use the gear { $rounds ->
    [one] only once, in this last round
   *[other] once a round, { $rounds } times by the end of the game
}.
reason-gutenberg-gear-serves = The gear gives { $fame } fame for each order it counts, and you hold { $orders ->
    [one] 1 such order
   *[other] { $orders } such orders
}.
reason-gutenberg-order-ready = Order { $slot } will then have everything: types, inks and specialties.
reason-gutenberg-order-prints = You’ll then have the types to print order { $slot }.
reason-gutenberg-order-colours = You’ll then have the inks to colour order { $slot }.
reason-gutenberg-order-decorates = Your specialties will then be high enough to decorate order { $slot }.
reason-gutenberg-meets-patron = You’ll then meet the conditions of a patronage card available from round { $round }.
reason-gutenberg-denies-inks = { $seat } acts later and needs these inks for an order: { $inks }. The board will have none left.
reason-gutenberg-denies-order = { $seat } acts later and already has the types for this printing card.
reason-gutenberg-denies-patron = { $seat } acts later and could take this patronage card.
reason-gutenberg-pays = It costs { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
}.
reason-gutenberg-dearer-type = Your next type will cost { $price ->
    [one] 1 guilder
   *[other] { $price } guilders
}.
reason-gutenberg-spends-inks = It spends inks that order { $slot } needs for its colour.
reason-gutenberg-order-cut = Order { $slot } will then be gone, and { $fame } fame with it.
reason-gutenberg-discards-order = You discard order { $slot } for it.
reason-gutenberg-order-waits = Order { $slot } can wait: done in full, it brings { $fame } more fame.
reason-gutenberg-last-chance = This is the last round: orders you keep are worth nothing.
reason-gutenberg-acts-first = Nobody can act before you in “{ $row }”.
reason-gutenberg-acts-first-unless = To act before you in “{ $row }”, someone would need at least { $markers } initiative markers there.
reason-gutenberg-wins-ties = As first player you win every tie.
reason-gutenberg-needs-inks = Your orders still need ink: { $inks }.
reason-gutenberg-needs-levels = Your orders still need levels: { $levels }.
reason-gutenberg-only-card = Only one specialty card shows both of the levels that order { $slot } lacks ({ $levels }), and someone may take it first.
reason-gutenberg-free-slots = You have { $slots ->
    [one] 1 free slot
   *[other] { $slots } free slots
} for new orders.
reason-gutenberg-patron-waits = You already meet the conditions of a patronage card that can be taken now.
reason-gutenberg-no-turn = No marker means no turn: { $rows }.

## Reasons in the word game

reason-letterpress-as-good = Just as good: the difference is within the margin of error.
reason-letterpress-better-chance = It raises your chance of winning by { $percent ->
    [one] 1 percentage point
   *[other] { $percent } percentage points
}.
reason-letterpress-better-score = On average it brings { $points ->
    [one] 1 more point
   *[other] { $points } more points
}.
reason-letterpress-more-points = The word scores { $points ->
    [one] 1 more point
   *[other] { $points } more points
}.
reason-letterpress-scores = The word scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-letterpress-meets-challenge = It meets the challenge “{ $challenges }”.
reason-letterpress-opens-library = With this score, a library card joins your collection.
reason-letterpress-feeds-library = Your unused cards add { $points ->
    [one] 1 point
   *[other] { $points } points
} to the library.
reason-letterpress-makes-word = With the commons and the cards you’ve kept, it already makes { $word }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-letterpress-collects = Your collection grows by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-letterpress-draws-cards = The challenge lets you draw { $count ->
    [one] a letter card
   *[other] { $count } letter cards
} unseen by the others.
reason-letterpress-last-word-grows = The best word from your collection goes from { $before } to { $points ->
    [one] 1 point
   *[other] { $points } points
}.
reason-letterpress-library-loses = The library loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Nudges in the printing-house game

nudge-gutenberg-plan = What do you need most this round? Look at “{ $row }” first.
nudge-gutenberg-shift-marker = Look at who acts when. Is there an action where one place makes the difference?
nudge-gutenberg-orders = Look at the order cards. Which of them suit the types you have?
nudge-gutenberg-inks = Look at the ink sets. Which colours do your orders lack, and what do they cost?
nudge-gutenberg-specialties = Look at the specialty cards. Which levels do your orders or a patronage card ask for?
nudge-gutenberg-gears = Look at the gears. Which sectors would serve you now and in the next rounds?
nudge-gutenberg-patronage = Look at the patronage rewards. What is your printing house short of?
nudge-gutenberg-patrons = Look at the patronage cards. Compare what they ask for with what you have.
nudge-gutenberg-fulfil = Look at your orders. Which of them are ready, and which should wait?
nudge-gutenberg-use-gear = Look at your gears. Does an active sector give you something now?
nudge-gutenberg-turn-gear = Look at your own gears. Would another sector serve you better?
nudge-gutenberg-buy-type = Look at your types. Which one is missing for the orders you hold?
nudge-gutenberg-gain-ink = Look at your orders. Which colour do they lack most?
nudge-gutenberg-gain-level = Look at your specialties. Which level unlocks a decoration, a patronage card or a reward?
nudge-gutenberg-gain-type = Look at your types. Which one is missing for the orders you hold?
nudge-gutenberg-keep-order = Look at the drawn cards. Which pair suits your types and inks best, if any?
nudge-gutenberg-draft = Look for two order cards that go together: few types to print, a lot of fame on top.
nudge-gutenberg-choose = Compare what each choice would give you over all six rounds.

## Nudges in the word game

nudge-letterpress-length = There’s a good word with { $length } letters.
nudge-letterpress-begins = There’s a good word that begins with { $letter }.
nudge-letterpress-good-word = A good word: { $word }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
nudge-letterpress-best-word = The best word: { $word }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
nudge-letterpress-no-word = You can’t make a word from your cards. You can pass.
nudge-letterpress-draft = Look at your hand. Which card combines best with the commons?
nudge-letterpress-claim = Look at the pool. Which letters would help your last word most?
nudge-letterpress-lay = Try different places for your row. Which one collects the best cards for your last word?
nudge-letterpress-library = Look at the library. Which card matters most for the last word?
