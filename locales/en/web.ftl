### The words of the browser view. Every language has the same ids.

none = none
automa = Automa
seat = Seat { $number }
bot = bot
away = away
planned = planned
taken = taken
cancel = Cancel
undo = Undo
use = Use
turn = Turn
replace = Replace

## The table's parts

board = Main board
round-track = Rounds and patrons
turn-order = Turn order
turn-planned = { $name }, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
turn-acting = { $name } is acting, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
turn-done = { $name } has acted
my-house = My printing house
your-decision = Your decision
parts = Parts of the table
tab-board = Board
tab-house = House
tab-others = Others
tab-log = Log
free-slot = free
free-axle = Axle { $axle } is free
setting-up = Setting up
round-of = Round { $round } of 6

## Cards and choices on the board

card-printing = Types { $types }, pays { $pays } guilders
card-refinement = Colour { $inks }: { $colour } fame. Decoration { $levels }: { $decoration } fame. Bonus: { $bonus }
bonus-inks = { $count ->
    [one] an ink of your choice
   *[other] { $count } inks of your choice
}
bonus-guilders = { $count ->
    [one] 1 guilder
   *[other] { $count } guilders
}
bonus-fame = { $count } fame
bonus-level = a level of your choice
bonus-order = an order
patron-from = Patron, from round { $round } on: { $card }. 8 fame at the end
take-inks-here = Take { $inks } for { $price ->
    [0] nothing
    [one] 1 guilder
   *[other] { $price } guilders
}
track-ink = Reward: an ink of your choice
track-order = Reward: an order
track-type = Reward: a type of your choice
use-gear = Use the gear on axle { $axle }: { $reward }
turn-gear = Turn the gear on axle { $axle }
replace-gear = Replace the gear on axle { $axle }
discard-order = Discard this order: { $order }
buy-type = Buy a type for ƒ{ $price }
buy-this-type = Buy the type { $type } for { $price ->
    [one] 1 guilder
   *[other] { $price } guilders
}

## What is asked

ask-keep-character = Choose the character you keep
ask-starting-gears = Choose two gears and their active sectors
ask-starting-levels = Raise one specialty to I and another to II
ask-draft = Draft an order: choose a printing and a refinement card
ask-choose-types = Choose three types
ask-name-colour = Name the colour that counts as any colour this round
ask-plan = Plan in secret: spread your markers over the five actions
ask-plan-made = Your plan is made. Waiting for { $names }
ask-shift-marker = You may move one marker to another action, or pass
ask-orders = Take an order: choose a printing and a refinement card, or pass
ask-inks = Take inks: choose how far to empty a set, or pass
ask-specialties = Develop specialties: choose a card, or pass
ask-gears = Improve your house: take a gear or turn one of yours, or pass
ask-patronage = Patronage: take a reward or a patron's card, or pass
ask-fulfil = Fulfil orders: choose what you print, colour and decorate, or pass
ask-after = Use gears or buy types if you like, then end your turn
ask-keep-order = Keep one printing and one refinement card, or none
ask-gain-ink = Choose an ink from the bag
ask-gain-level = Choose the specialty that rises
ask-gain-type = Choose a type
ask-draw-order = An order is due to you: draw cards, or decline
ask-over = The game is over. { $count ->
    [0] Nobody has won
    [one] { $winners } has won
   *[other] { $winners } have won
}
wait-keep-character = Waiting for { $names } to choose a character
wait-starting-gears = { $names } chooses the first gears
wait-starting-levels = { $names } chooses the first specialties
wait-draft = { $names } drafts an order
wait-choose-types = { $names } chooses types
wait-name-colour = { $names } names a colour
wait-plan = Waiting for the plans of { $names }
wait-shift-marker = { $names } may move a marker
wait-orders = { $names } takes an order
wait-inks = { $names } takes inks
wait-specialties = { $names } develops specialties
wait-gears = { $names } improves the house
wait-patronage = { $names } seeks patronage
wait-fulfil = { $names } fulfils orders
wait-after = { $names } finishes the turn
wait-keep-order = { $names } looks through order cards
wait-gain-ink = { $names } chooses an ink
wait-gain-level = { $names } chooses a specialty
wait-gain-type = { $names } chooses a type
wait-draw-order = { $names } may draw an order
wait-over = The game is over

## Verbs

do-keep-character = Keep this character
do-install-starting-gears = Install these gears
do-start-specialties = Start with these levels
do-draft-order = Draft this order
do-choose-types = Take these types
do-name-colour = Name this colour
do-shift-marker = Move the marker
do-take-order = Take this order
do-take-inks = Take these inks
do-develop-shown = Develop both
do-develop-one = Develop one
do-install-gear = Install this gear
do-rotate-gear = Turn the gear
do-take-patronage-reward = Take this reward
do-take-patronage-card = Take the patron's card
do-fulfil = Fulfil these orders
do-use-gear = Use the gear
do-buy-type = Buy the type
do-swap-levels = Swap the levels
do-gain-ink = Take this ink
do-gain-level = Raise this specialty
do-gain-type = Take this type
do-draw-order = Draw order cards
do-keep-order = Keep this order
do-decline = Decline
do-pass = Pass
end-turn = End my turn

## Choices that follow

pick-sector = Active sector:
pick-develop = Raise:
pick-give-ink = Give:
pick-take-ink = Take:
pick-give-type = Give:
pick-take-type = Take:
pick-raise = Raise:
pick-price = For:
pick-wild = Your wild inks stand for:
develop-shown = Both: { $card }
develop-one = One level in { $specialty }
draw-more = Two more cards for 2 guilders:
draw-more-mix = { $printing } printing, { $refinement } refinement
choose-discard = All four slots are taken: choose the order to discard.
choose-replace = All three axles are taken: choose the gear to replace.
axle = Axle { $axle }
raise-to = To level { $level }:
shift-from = From:
shift-to = To:
less-of = One { $what } fewer
more-of = One more { $what }
your-orders-ask = Your orders ask for
swap-levels = Swap the levels of two specialties:

## Planning

markers-left = { $left ->
    [0] All markers placed
    [one] 1 marker left
   *[other] { $left } markers left
}
markers-on-row = { $row }: { $count }
plan-keys = Keys 1–5 add, with Shift they remove, Enter confirms
remove-marker = One marker fewer: { $row }
add-marker = One marker more: { $row }
needs-to-be-ahead = { $name } comes before you here with { $markers } or more
confirm-plan = Confirm the plan
change-plan = Change the plan
plan-confirmed = Plan confirmed
clear-plan = Clear
plan-can-change = You can change it until everybody has planned.
place-all = Place all your markers: { $left } left.

## Fulfilling

part-print = Print
part-colour = Colour
part-decorate = Decorate
best-batch = Best paying: { $orders ->
    [one] one order
   *[other] { $orders } orders
}, { $fame } fame, { $guilders } guilders
no-batch = None of your orders can be printed now.
use-twice = Use it twice
batch-total = { $fame } fame, { $guilders } guilders

## The automa

automa-min = its emptiest action
automa-max = its fullest action
automa-wants-patron = goes for a patron's card

## The end

game-over = The presses rest
