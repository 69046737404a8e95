### The words of the printing-house game: see docs/terms.md. Every language has the same ids.

## Things

gutenberg-type = type
gutenberg-types = types
gutenberg-ink = ink
gutenberg-inks = inks
gutenberg-ink-blue = blue
gutenberg-ink-silver = silver
gutenberg-ink-gold = gold
gutenberg-ink-red = red
gutenberg-specialty = specialty
gutenberg-specialties = specialties
gutenberg-specialty-typesetting = typesetting
gutenberg-specialty-woodcutting = woodcutting
gutenberg-specialty-binding = binding
gutenberg-specialty-illuminating = illuminating
gutenberg-level = level
gutenberg-reward = reward
gutenberg-reward-track = reward track
gutenberg-order = order
gutenberg-orders = orders
gutenberg-batch = batch
gutenberg-colour = colour
gutenberg-decoration = decoration
gutenberg-bonus = bonus
gutenberg-gear = gear
gutenberg-gears = gears
gutenberg-sector = sector
gutenberg-axle = axle
gutenberg-marker = initiative marker
gutenberg-markers = initiative markers
gutenberg-first-player-token = first-player token
gutenberg-fame = fame
gutenberg-guilders = guilders
gutenberg-character = character
gutenberg-round = round
gutenberg-printing-house = printing house
gutenberg-board = board
gutenberg-bag = bag
gutenberg-deck = deck
gutenberg-discard = discard pile
gutenberg-automa = automa
# Its name at the table.
automa = Automa

## Cards

gutenberg-card-printing = printing card
gutenberg-card-refinement = refinement card
gutenberg-card-specialty = specialty card
gutenberg-card-patronage = patronage card
gutenberg-card-planning = planning card
gutenberg-card-execution = execution card

## The five actions

gutenberg-action-orders = Take orders
gutenberg-action-inks = Take inks
gutenberg-action-specialties = Develop specialties
gutenberg-action-gears = Improve printing houses
gutenberg-action-patronage = Patronage

gutenberg-row-orders = orders
gutenberg-row-inks = inks
gutenberg-row-specialties = specialties
gutenberg-row-gears = gears
gutenberg-row-patronage = patronage
gutenberg-row-min = action with the fewest markers
gutenberg-row-max = action with the most markers

## The steps of a round

gutenberg-step-turn-gears = Turn gears
gutenberg-step-plan = Plan
gutenberg-step-execute = Execute plans
gutenberg-step-fulfil = Fulfil orders
gutenberg-step-next-round = Prepare the next round
gutenberg-step-end = End of the game

## Solo titles (G8.10)

gutenberg-title-student = Student
gutenberg-title-senior-student = Senior Student
gutenberg-title-apprentice = Apprentice
gutenberg-title-senior-apprentice = Senior Apprentice
gutenberg-title-junior-master = Junior Master
gutenberg-title-master-of-printing = Master of Printing
gutenberg-title-guildmaster = Guildmaster

## What a gear's active sector gives (G6). The names put in are those above.

gutenberg-gear-swap-ink = Swap one of your inks for another colour from the bag
gutenberg-gear-swap-type = Swap one of your types for another
gutenberg-gear-lowest-specialty = Raise your lowest specialty by one level
gutenberg-gear-round-fame = Gain fame equal to the round number
gutenberg-gear-order = Draw an order
gutenberg-gear-sell-type = Sell one type for 3 fame or 5 guilders
gutenberg-gear-ink-fame = 2 fame for each order you fulfil that is coloured with { $ink }
gutenberg-gear-take-ink = Take 1 { $ink } ink from the bag
gutenberg-gear-trade-ink = Put 1 { $ink } ink back into the bag and take any 2
gutenberg-gear-type-fame = 2 fame for each order you fulfil that needs { $type }
gutenberg-gear-buy-type = Buy { $type } for 3 guilders less
gutenberg-gear-specialty-fame = 2 fame for each order you fulfil that is decorated with { $specialty }
gutenberg-gear-level = Raise { $specialty } by one level

## Characters (G7)

gutenberg-character-gutenberg = Johannes Gutenberg
gutenberg-character-gutenberg-power = Once all plans are revealed, you may move one of your markers to another action.
gutenberg-character-guillard = Charlotte Guillard
gutenberg-character-guillard-power = You start with two gears, chosen from four, on your first two axles.
gutenberg-character-manutius = Aldo Manuzio
gutenberg-character-manutius-power = When you fulfil two or more orders at once, you may ignore one of the types they need.
gutenberg-character-ungler = Helena Ungler
gutenberg-character-ungler-power = You start with one specialty at level I and another at level II, and take the reward for level II.
gutenberg-character-schoffer = Peter Schöffer
gutenberg-character-schoffer-power = Each round you may use one of your gears twice. You still have at most three uses per round.
gutenberg-character-tory = Geoffroy Tory
gutenberg-character-tory-power = At the end of each round you gain 3 fame if all the inks you hold can be used on your remaining orders. Having no inks counts too.
gutenberg-character-plantin = Christophe Plantin
gutenberg-character-plantin-power = Once per round, on your turn, you may swap the levels of two of your specialties.
gutenberg-character-caxton = William Caxton
gutenberg-character-caxton-power = At the start of each round you choose a wild ink: until the end of the round, your inks of that colour count as any colour.
gutenberg-character-fiol = Schweipolt Fiol
gutenberg-character-fiol-power = You may take an order’s bonus even if you complete only its colour or only its decoration.
gutenberg-character-vietor = Hieronymus Vietor
gutenberg-character-vietor-power = At the end of the game your guilders are worth twice as much fame.
