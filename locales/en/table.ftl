### The words of Gutenberg’s table. Every language has the same ids.

## The question

title-keep-character = Choose your character
title-starting-gears = Your first gears
title-starting-levels = Your first levels
title-draft = Draft an order
title-choose-types = Choose three types
title-name-colour = Choose your wild ink
title-plan = Plan in secret
title-plan-made = Plan locked in
title-shift-marker = Move a marker?
title-orders = Take an order
title-inks = Take inks
title-specialties = Develop specialties
title-gears = Improve your house
title-patronage = Seek patronage
title-fulfil = Fulfil your orders
title-after = Finish your turn
title-keep-order = Keep an order
title-gain-ink = Choose an ink
title-gain-level = Choose a level
title-gain-type = Choose a type
title-draw-order = You earned an order
title-wait = Others are playing
aim = Print, colour and decorate orders for guilders and fame. After six rounds the most famous house wins.
my-figures = My fame, guilders, types and inks
stage = Your choice
clear = Clear
pass-sure = Yes, give it up
pass-not = Go back
pass-loses = You can still act here. Give up this turn?
pass-loses-fulfil = You can print at least one order now. Keep them all for later?
decline-loses = The rewards that are left would be gone.

## What the main button says

say-keep-character = Keep { $name }
say-take-order = Take { $types } with { $inks }
say-keep-order = Keep { $types } with { $inks }
say-take-inks = Take { $inks } for ƒ{ $price }
say-raise = Raise: { $levels }
say-install = Install it: { $reward }
say-turn = Turn it to: { $reward }
say-take = Take { $what }
say-patron = Win the patron: 8 fame
say-patron-inks = Give { $inks }: patron, 8 fame
say-use = Use it: { $reward }
say-swap = Swap { $give } for { $take }
say-sell = Give up { $type } for { $price }
say-trade = Give { $ink }, take any two
say-buy = Buy { $type } for ƒ{ $price }
say-name-colour = { $ink } counts as any ink
say-shift = Move a marker: { $from } → { $to }
say-plan = Confirm { $plan }
say-replan = Change to { $plan }
say-fulfil = Print { $types }: ƒ{ $guilders }, { $fame } fame. { $count ->
    [one] The order is gone.
   *[other] These orders are gone.
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
need-slot = Choose the order to discard
need-sector = Choose a setting below
need-instead = Choose the gear to replace
need-develop = Both symbols, or one of any
need-give-ink = Choose the ink you give
need-take-ink = Choose the ink you take
need-give-type = Choose the type you give
need-take-type = Choose the type you take
need-raise = Choose what rises
need-price = Fame or guilders?
need-wild = Choose what the wild inks replace
need-first = Choose the gear for axle 1
need-second = Choose the gear for axle 2
need-first-sector = Set the gear on axle 1
need-second-sector = Set the gear on axle 2
need-one = Choose what starts at I
need-two = Choose what starts at II
need-from = Choose where it comes from
need-to = Choose where it goes
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
act-between = you act { $first }–{ $last }
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
row-gears-why = build or turn one
row-patronage-why = reward or patron
steps = Steps of the round
step-plan = Plan
step-fulfil = Fulfil
patrons = Patrons
patrons-why = 8 fame each, from their round
pays = pays
both-give = both give

## The house

house-of = { $name }: printing house
show-house = Show the house of { $name }
end-adds = +{ $fame } at the end
buy-a-type = Buy a type
buy-price = next: ƒ{ $price }
next-round = next round:
with-batch = counts when you fulfil
gear-used = used
count-it = Count it
order-pays = ƒ{ $guilders }, { $fame } fame
order-complete = everything is there
lacks = lacks { $what }
you-lack = You lack: { $what }
advised-batch = { $orders ->
    [one] One order
   *[other] { $orders } orders
} in full: { $fame } fame, ƒ{ $guilders }
no-advice = Something can be printed, but part of its fame would be lost.
gear-fame = gears: +{ $fame } fame
wild-for = Wild inks for { $inks }
now = Now:
round-short = Round { $round }:

## What a sector gives, in a few words

sector-swap-ink = swap an ink
sector-swap-type = swap a type
sector-lowest-specialty = lowest level +1
sector-round-fame = fame = round
sector-order = + an order
sector-sell-type = sell a type
sector-ink-fame = 2 fame per { $ink }
sector-take-ink = + { $ink }
sector-trade-ink = { $ink } → any 2
sector-type-fame = 2 fame per { $type }
sector-buy-type = { $type } for ƒ3 less
sector-specialty-fame = 2 fame per { $specialty }
sector-level = +1 { $specialty }

## The strip

bag = Bag
piles = Piles
discards = Discards
pile-printing = Printing cards
pile-refinement = Refinement cards
pile-specialties = Specialty cards
pile-gears = Gears
markers-order = Markers, in turn order
fame-now = Fame
fame-at-end = { $name }: { $fame } fame, and { $more } more if the game ended now
if-it-ended = If the game ended now
you-start = You start.
starts = { $name } starts.

## The inspector

rule-link = Rule { $rule }
about-print = Printing it takes { $types }. You keep your types; one type serves one order a round.
about-pays = Pays { $pays } guilders.
about-colour = Colour: spend { $inks } for { $fame } fame.
about-decoration = Decoration: { $levels } for { $fame } fame; levels are kept.
about-both = Do both and gain { $bonus }.
about-grey = iron; also in the game for two
about-brass = brass; for three and four
about-gear = A gear gives one reward a round, that of its lit sector. Each round it turns by one sector.
about-or-one = Or one level in any specialty.
about-needs-level = Needs { $specialty } { $level }; it is kept.
about-spends = Costs { $inks }.
about-needs-types = Needs { $types }; they are kept.
about-patron = 8 fame at the end. Can be taken from round { $round } on, in Patronage.
about-reward = Each reward can be taken once a round.
about-reward-order = Draw two printing and two refinement cards and keep one of each.
about-reward-level = Raise one specialty by one level.
about-reward-guilders = Take three guilders.
about-reward-inks = Take two inks of your choice from the bag.
about-row-orders = Take one printing and one refinement card; together they are an order. You hold four at most.
about-row-inks = Take one to three inks of one set, from the left; each place has its price.
about-row-specialties = Take a card: one level for each of its symbols, or one level of any kind.
about-row-gears = Build a gear with any sector lit, or turn one of yours.
about-row-patronage = Take a reward that nobody took this round, or a patron whose conditions you meet.
about-type = Orders ask for types. You keep them for the whole game.
about-type-price = Your next one costs { $price } guilders.
about-ink = Inks colour orders and go back into the bag.
about-level = Orders and patrons ask for levels. They are never used up.
about-track = The first specialty to reach II, IV, V and VI earns the reward above it.
about-level-end = At the end level IV is worth 1, V 3 and VI 6 fame.

## The legend

legend = Legend
legend-keys = Keys
legend-any-ink = any ink
legend-any-type = any type
legend-level = one level up
legend-lowest = lowest specialty up
legend-worth = Worth
legend-fame = fame
legend-guilder = guilders (ƒ)
legend-order = an order
legend-patron = patron
legend-table = On the table
legend-marker = initiative marker
legend-first = first player
legend-gear = gear
legend-round = number of the round
legend-swap = swap
legend-bag = ink bag
legend-deck = draw pile
legend-discard = discard pile
legend-printing = printing card
legend-refinement = refinement card
legend-automa = automa
key-add = add a marker
key-remove = take one back
key-move = move between choices
key-enter = choose, then confirm
key-escape = clear or close
key-pass = pass
key-gear = use a gear
key-type = buy a type
key-advice = take the advice
key-inspect = explain the focused thing
key-undo = undo
key-legend = this legend
sheet-details = Details of the question
