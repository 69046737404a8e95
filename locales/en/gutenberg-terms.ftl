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
gutenberg-gear-round-fame = As much fame as the number of the round
gutenberg-gear-order = Take an order
gutenberg-gear-sell-type = Give up one type for 3 fame or 5 guilders
gutenberg-gear-ink-fame = 2 fame for each order of the batch coloured with this ink: { $ink }
gutenberg-gear-take-ink = Take this ink from the bag: { $ink }
gutenberg-gear-trade-ink = Put this ink back, then take any 2 from the bag: { $ink }
gutenberg-gear-type-fame = 2 fame for each order of the batch with this type: { $type }
gutenberg-gear-buy-type = Buy this type for 3 guilders less: { $type }
gutenberg-gear-specialty-fame = 2 fame for each order of the batch decorated with this specialty: { $specialty }
gutenberg-gear-level = Raise this specialty by one level: { $specialty }

## Characters (G7)

gutenberg-character-gutenberg = Johannes Gutenberg
gutenberg-character-gutenberg-power = Once all plans are open, you may move one of your markers to another action.
gutenberg-character-guillard = Charlotte Guillard
gutenberg-character-guillard-power = You start with two gears, chosen from four, on your first two axles.
gutenberg-character-manutius = Aldo Manuzio
gutenberg-character-manutius-power = When you fulfil two or more orders at once, you may do without one of the types they ask for.
gutenberg-character-ungler = Helena Ungler
gutenberg-character-ungler-power = You start with one specialty at level I and another at level II, and take the reward for level II.
gutenberg-character-schoffer = Peter Schöffer
gutenberg-character-schoffer-power = Each round you may use one of your gears twice. Three uses a round remain the limit.
gutenberg-character-tory = Geoffroy Tory
gutenberg-character-tory-power = At the end of each round you gain 3 fame if every ink you hold fits on an order you still have. Holding none counts too.
gutenberg-character-plantin = Christophe Plantin
gutenberg-character-plantin-power = Once a round, in your turn, you may swap the levels of two of your specialties.
gutenberg-character-caxton = William Caxton
gutenberg-character-caxton-power = At the start of each round you name a colour. Until the round ends, your inks of that colour can be spent as any colour.
gutenberg-character-fiol = Schweipolt Fiol
gutenberg-character-fiol-power = You may take an order's bonus even when you did only its colour or only its decoration.
gutenberg-character-vietor = Hieronymus Vietor
gutenberg-character-vietor-power = At the end of the game your guilders are worth twice the fame.
