### The words of Gutenberg’s table. Every language has the same ids.

## The question

title-keep-character = Choose your character
title-starting-gears = Choose your starting gears
title-starting-levels = Choose your starting levels
title-draft = Draft an order
title-choose-types = Choose three types
title-name-colour = Choose your wild ink
title-plan = Plan in secret
title-plan-made = Plan locked in
title-shift-marker = Move a marker?
title-orders = Take an order
title-inks = Take inks
title-specialties = Develop specialties
title-gears = Improve your printing house
title-patronage = Patronage
title-fulfil = Fulfil your orders
title-after = Finish your turn
title-keep-order = Keep an order
title-gain-ink = Choose an ink
title-gain-level = Choose a specialty to raise
title-gain-type = Choose a type
title-draw-order = You earned an order
title-wait = Waiting for others
aim = Print, colour and decorate orders for guilders and fame. After six rounds, the most famous printing house wins.
my-figures = My fame, guilders, types and inks
stage = Your choice
clear = Clear
pass-sure = Yes, pass
pass-not = Go back
pass-loses = You can still act here. Pass anyway?
pass-loses-fulfil = You can print at least one order now. Keep all of them for later?
decline-loses = You would lose the rewards you haven’t taken yet. Decline anyway?

## What the main button says

say-keep-character = Keep { $name }
say-take-order = Take { $types } with { $inks }
say-keep-order = Keep { $types } with { $inks }
say-take-inks = Take { $inks } for ƒ{ $price }
say-raise = Raise: { $levels }
say-install = Install: { $reward }
say-turn = Turn to: { $reward }
say-take = Take { $what }
say-patron = Take the patronage card: 8 fame
say-patron-inks = Give { $inks } for the patronage card: 8 fame
say-use = Use: { $reward }
say-swap = Swap { $give } for { $take }
say-sell = Sell { $type } for { $price }
say-trade = Return { $ink }, take any two
say-buy = Buy { $type } for ƒ{ $price }
say-name-colour = Make { $ink } wild
say-shift = Move a marker: { $from } → { $to }
say-plan = Confirm { $plan }
say-replan = Change to { $plan }
say-fulfil = Print { $types }: ƒ{ $guilders }, { $fame } fame. { $count ->
    [one] The order is discarded.
   *[other] These orders are discarded.
}

## What is still missing

need-choice = Choose something
need-markers = Place { $left ->
    [one] 1 more marker
   *[other] { $left } more markers
}
need-types = Choose { $left ->
    [one] 1 more type
   *[other] { $left } more types
}
need-printing = Choose a printing card too
need-refinement = Choose a refinement card too
need-slot = Choose an order to discard
need-sector = Choose the active sector
need-instead = Choose a gear to replace
need-develop = Both symbols, or one specialty?
need-give-ink = Choose an ink to give
need-take-ink = Choose an ink to take
need-give-type = Choose a type to give
need-take-type = Choose a type to take
need-raise = Choose a specialty to raise
need-price = Fame or guilders?
need-wild = Choose what your wild inks count as
need-first = Choose a gear for axle 1
need-second = Choose a gear for axle 2
need-first-sector = Choose the active sector on axle 1
need-second-sector = Choose the active sector on axle 2
need-one = Choose a specialty for level I
need-two = Choose a specialty for level II
need-from = Choose the action to move it from
need-to = Choose the action to move it to
need-swap = Choose the other specialty

## Planning and turn order

markers-on = Markers: { $row }
no-marker = no marker, no turn
act-nth = { $place ->
    [1] you act 1st
    [2] you act 2nd
    [3] you act 3rd
   *[other] you act { $place }th
}
act-between = you act { $first ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $first }th
}–{ $last ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $last }th
}
act-now = you act now
acted = done
surely-before = { $name } acts before you here
took-it = took it

## The rows

row-orders = Orders
row-inks = Inks
row-specialties = Specialties
row-gears = Gears
row-patronage = Patronage
row-orders-why = one printing, one refinement
row-inks-why = 1–3, from the left
row-specialties-why = one card
row-gears-why = install or turn one
row-patronage-why = reward or patronage card
steps = Steps of the round
step-plan = Plan
step-fulfil = Fulfil
patrons = Patrons
patrons-why = 8 fame each, available from their round
pays = pays
both-give = for both

## The house

house-of = { $name }’s printing house
show-house = Show { $name }’s printing house
end-adds = +{ $fame } at the end
buy-a-type = Buy a type
buy-price = next: ƒ{ $price }
next-round = next round:
with-batch = counts when you fulfil
gear-used = used
count-it = Use it
order-pays = ƒ{ $guilders }, { $fame } fame
order-complete = nothing missing
lacks = missing: { $what }
you-lack = You are missing: { $what }
advised-batch = Best payout: { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}, { $fame } fame, ƒ{ $guilders }
no-advice = You can print something, but you’d give up some of its fame.
gear-fame = gears: +{ $fame } fame
wild-for = Wild inks count as { $inks }
now = Now:
round-short = Round { $round }:

## What a sector gives, in a few words

sector-swap-ink = swap an ink
sector-swap-type = swap a type
sector-lowest-specialty = lowest level +1
sector-round-fame = fame = round number
sector-order = +1 order
sector-sell-type = sell a type
sector-ink-fame = 2 fame per { $ink }
sector-take-ink = +1 { $ink }
sector-trade-ink = { $ink } → any 2 inks
sector-type-fame = 2 fame per { $type }
sector-buy-type = { $type } for ƒ3 less
sector-specialty-fame = 2 fame per { $specialty }
sector-level = +1 { $specialty }

## The strip

bag = Bag
piles = Decks
discards = Discard piles
pile-printing = Printing cards
pile-refinement = Refinement cards
pile-specialties = Specialty cards
pile-gears = Gears
markers-order = Markers, in turn order
fame-now = Fame
fame-at-end = { $name }: { $fame } fame, plus { $more } if the game ended now
tie-on-fame = Tied on fame: whoever has fewer types is ahead, then whoever has fewer inks.
if-it-ended = If the game ended now
you-start = You start.
starts = { $name } starts.

## The inspector

rule-link = Rule { $rule }
about-print = To print it you need { $types }. You keep your types, but each one can serve only one order per round.
about-pays = Pays { $pays ->
    [one] 1 guilder
   *[other] { $pays } guilders
}.
about-colour = Colour: spend { $inks } for { $fame } fame.
about-decoration = Decoration: reach { $levels } for { $fame } fame; you keep your levels.
about-both = Do both to gain { $bonus }.
about-grey = iron: in every game
about-brass = brass: only with 3–4 players
about-gear = Once per round a gear gives you the reward of its active sector. Each round it turns by one sector.
about-or-one = Or one level in any specialty.
about-needs-level = Needs { $specialty } { $level }; you keep it.
about-spends = Costs { $inks }.
about-needs-types = Needs { $types }; you keep them.
about-patron = 8 fame at the end of the game. Available from round { $round }, with the Patronage action.
about-reward = Each reward can be taken once per round.
about-reward-order = Draw two printing and two refinement cards and keep one of each.
about-reward-level = Raise one specialty by one level.
about-reward-guilders = Take three guilders.
about-reward-inks = Take two inks of your choice from the bag.
about-row-orders = Take one printing card and one refinement card; together they form an order. You can hold four orders at most.
about-row-inks = Take one to three inks from one set, from the left; each space has its price.
about-row-specialties = Take a card: one level for each of its symbols, or one level in any specialty.
about-row-gears = Install a gear with any sector active, or turn one of yours.
about-row-patronage = Take one of this round’s remaining rewards, or a patronage card whose conditions you meet.
about-type = Orders need types. You keep them for the whole game.
about-type-price = Your next one costs { $price ->
    [one] 1 guilder
   *[other] { $price } guilders
}.
about-ink = Spend inks to colour orders; they go back into the bag.
about-fame = Whoever has the most fame at the end wins.
about-guilders = Guilders pay for inks and types. At the end, every { $count } guilders are worth 1 fame.
about-level = Orders and patronage cards need levels. You never lose them.
about-track = The first time any of your specialties reaches II, IV, V or VI, you earn the reward above that level.
about-level-end = At the end of the game, level IV is worth 1 fame, level V 3 fame and level VI 6 fame.

## The legend

legend = Legend
legend-keys = Keys
legend-any-ink = any ink
legend-any-type = any type
legend-level = one level
legend-lowest = lowest specialty +1
legend-worth = Gains
legend-fame = fame
legend-guilder = guilders (ƒ)
legend-order = an order
legend-patron = patron
legend-table = On the table
legend-marker = initiative marker
legend-first = first player
legend-gear = gear
legend-round = round number
legend-swap = swap
legend-bag = bag of inks
legend-deck = deck
legend-discard = discard pile
legend-printing = printing card
legend-refinement = refinement card
legend-automa = automa
key-add = add a marker
key-remove = remove a marker
key-move = move between choices
key-enter = choose, then confirm
key-escape = clear or close
key-pass = pass
key-gear = use a gear
key-type = buy a type
key-advice = take the advice
key-inspect = explain what is selected
key-undo = undo
key-legend = this legend
sheet-details = Details of this decision

## What each question is for, what it begins with, and what the choice in hand brings

aim-keep-character = Aim: the most fame at the end. Take the power you want to build on.
aim-starting-gears = Aim: rewards you can use often. Every round each gear turns by one sector.
aim-starting-levels = Aim: the levels your first orders will ask for.
aim-draft = Aim: fame. It comes from colour and decoration, so look for two cards that together ask for little.
aim-choose-types = Aim: print an order soon. Types are never used up.
aim-name-colour = Aim: the colour you have the most of and need the least.
aim-plan = Aim: act before the others where they want the same things as you.
aim-shift-marker = Aim: an earlier turn where it counts, or a turn where you had none.
aim-orders = Aim: an order you can soon print, colour and decorate.
aim-inks = Aim: the inks your orders lack; they are outlined in red.
aim-specialties = Aim: the levels your orders lack. Levels earn rewards on the way and fame at the end.
aim-gears = Aim: a reward you can use again and again.
aim-patronage = Aim: { $fame } fame at the end from a patron, or a reward that helps right away.
aim-fulfil = Aim: orders that pay in full. An order you keep may pay more later.
aim-after = Aim: use what you would otherwise lose. Gears turn by one sector between rounds.
aim-keep-order = Aim: an order that goes with what you have.
aim-gain-ink = Aim: one of the inks your orders lack; they are outlined in red.
aim-gain-level = Aim: one of the specialties your orders lack; they are outlined in red.
aim-gain-type = Aim: one of the types your orders lack; they are outlined in red.
aim-draw-order = Aim: more orders to choose from. Your house holds up to four.
begin-keep-character = Pick a character
begin-starting-gears = Pick a gear for axle 1
begin-starting-levels = Pick two specialties
begin-draft = Pick one card of each kind
begin-name-colour = Pick an ink
begin-shift-marker = Pick a marker, or pass
begin-orders = Pick one card of each kind
begin-inks = Pick inks from a set
begin-specialties = Pick a card
begin-gears = Pick a gear
begin-patronage = Pick a reward or patron
begin-fulfil = Pick what to print
begin-after = Use a gear, or end your turn
begin-keep-order = Pick one card of each kind
begin-gain-ink = Pick an ink
begin-gain-level = Pick a specialty
begin-gain-type = Pick a type
begin-draw-order = Draw order cards
begin-none = You can only pass
then-keep = You keep ƒ{ $guilders }
then-fame = { $fame } fame now
then-end = { $fame } more fame at the end
then-end-less = { $fame } less fame at the end
then-lacks = It still lacks { $what }
then-complete = You can print, colour and decorate it at once
then-inks = Then choose { $count ->
    [one] an ink
   *[other] { $count } inks
 }
then-levels = Then choose { $count ->
    [one] a level
   *[other] { $count } levels
 }
then-types = Then choose { $count ->
    [one] a type
   *[other] { $count } types
 }
then-orders = Then draw order cards
then-drawn = Cards will be drawn: you can’t undo this
then-gear = Next round: { $next }; then: { $later }
then-can-print = You can then print { $order }
then-can-colour = You can then colour { $order }
then-can-decoration = You can then decorate { $order }
then-still = { $order } still lacks { $what }
then-unasked = None of your orders needs it
then-first = Guaranteed first: { $rows }
then-no-turn = No turn: { $rows }
then-every-turn = A turn in every action
then-unused = Still unused: { $rewards }
then-none-unused = No gears left to use
order-then = then ƒ{ $guilders }, { $fame } fame
pick-instead = Gear to replace:
pick-slot = Order to discard:
no-marker-left = All markers are placed: take one back first.
