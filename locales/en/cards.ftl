### What `manicule cards` prints. The names of things are those of gutenberg-terms.ftl.

cards-sound = { $file }: valid card set “{ $name }”
cards-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
} in { $file }

## Titles and heads of the tables

cards-printing = Printing cards: types → guilders
cards-refinement = Refinement cards: the fame for each part, and the bonus for both
cards-specialties = Specialty cards
cards-gears = Gears: sectors clockwise
cards-patronage = Patronage cards: 8 fame each
cards-planning = Planning cards of the automa
cards-board = Spaces on the board
cards-lines = lines
cards-lines-grey = grey
cards-lines-white = white
cards-moves = moves
cards-centre = centre
cards-shows-patronage = patronage card
cards-yes = yes
cards-seats = { $count } players
cards-ink-sets = ink sets
cards-patronage-rounds = patronage cards, rounds 3–6
cards-automa-start = markers at the start
cards-reward-track = Reward track: { $rewards }

## Bonuses of a refinement card

cards-bonus-inks = { $count ->
    [one] 1 ink
   *[other] { $count } inks
}
cards-bonus-guilders = { $count ->
    [one] 1 guilder
   *[other] { $count } guilders
}
cards-bonus-fame = { $count } fame

## Gear rewards in few words; under the table stands what they mean

cards-gear-swap-ink = swap ink
cards-gear-swap-type = swap type
cards-gear-lowest-specialty = lowest +1
cards-gear-round-fame = fame: round
cards-gear-order = order
cards-gear-sell-type = sell type
cards-gear-ink-fame = fame: { $ink }
cards-gear-take-ink = take { $ink }
cards-gear-trade-ink = { $ink } for 2
cards-gear-type-fame = fame: { $type }
cards-gear-buy-type = buy { $type } −3
cards-gear-specialty-fame = fame: { $specialty }
cards-gear-level = { $specialty } +1

## Letter decks of the word game

cards-deck-sound = { $file }: valid letter deck, { $language }, { $count } cards, for up to { $people ->
    [one] 1 player
   *[other] { $people } players
}
cards-deck-title = Letter deck: { $language }
cards-deck-language-en = English
cards-deck-language-fr = French
cards-deck-language-de = German
cards-deck-language-it = Italian
cards-deck-language-pl = Polish
cards-deck-letters = Letter cards: { $count }
cards-deck-vowels = Vowel cards: { $count }
cards-deck-challenges = Challenges: { $count }
cards-deck-top-letter = a letter from the deck
