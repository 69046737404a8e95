### The words of the word-drafting game. Every language has the same ids.

## Events

letterpress-event-round-began = Round { $round } begins. Commons: { $letters }. Challenges: { $challenges }.
letterpress-event-hand-dealt = { $seat } is dealt { $letters }.
letterpress-event-card-chosen = { $seat } keeps { $letters }.
letterpress-event-card-ready = { $seat } has chosen a card.
letterpress-event-hands-passed = Everyone passes their hand to the left: { $left ->
    [one] 1 card each.
   *[other] { $left } cards each.
}
letterpress-event-hand-received = { $seat } receives { $letters }.
letterpress-event-last-card-kept = { $seat } keeps the last card, { $letters }.
letterpress-event-pile-returned = { $count ->
    [one] 1 card from the pile goes to the bottom of the deck.
   *[other] { $count } cards from the pile go to the bottom of the deck.
}
letterpress-event-word-chosen = { $seat } writes { $word }: { $score ->
    [one] 1 point.
   *[other] { $score } points.
}
letterpress-event-pass-chosen = { $seat } passes.
letterpress-event-word-ready = { $seat } has finished writing.
letterpress-event-word-revealed = { $seat } reveals { $word }: { $score ->
    [one] 1 point.
   *[other] { $score } points.
}
letterpress-event-pass-revealed = { $seat } has passed.
letterpress-event-best-word = Best possible word for { $seat }: { $score ->
    [0] none.
    [one] { $word }, 1 point.
   *[other] { $word }, { $score } points.
}
letterpress-event-unused-returned = { $seat } puts { $count ->
    [one] 1 unused card
   *[other] { $count } unused cards
} on the bottom of the deck.
letterpress-event-tie-card-drawn = { $seat } draws { $letters } to break the tie.
letterpress-event-seat-ranked = Rank { $place }: { $seat } with { $score ->
    [one] 1 point
   *[other] { $score } points
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}. Claims { $claims ->
    [one] 1 letter
   *[other] { $claims } letters
}.
letterpress-event-letters-claimed = { $seat } claims { $letters }.
letterpress-event-nothing-to-claim = There is nothing left for { $seat } to claim.
letterpress-event-challenge-claimed = { $seat } claims the challenge “{ $challenge }”.
letterpress-event-challenge-joined = { $seat } claims the challenge “{ $challenge }”. Its card { $letters } joins their collection.
letterpress-event-top-letter-drawn = { $seat } draws { $letters } from the deck for their collection.
letterpress-event-top-letter-taken = { $seat } draws a card from the deck for their collection.
letterpress-event-unclaimed-returned = Unclaimed cards go to the bottom of their decks. Letters: { $letters }. Challenges: { $challenges }.
letterpress-event-game-ended = Game over. Won by { $winners }. Scores: { $scores }.
letterpress-event-library-grew = Added to the library: { $letters }.
letterpress-event-row-laid = The new row is placed. Collected: { $letters }. To the bottom of the decks: { $returned_letters }.
letterpress-event-library-card-collected = { $letters } moves from the library to the collection.
letterpress-event-library-card-returned = { $letters } moves from the library to the bottom of its deck.
letterpress-event-last-row-returned = The last row goes to the bottom of the decks: { $letters }.
letterpress-event-press-answered = { $score } to the library’s { $library }: { $won ->
    [true] the Rotary Press is beaten!
   *[other] the Rotary Press wins.
}

## Refusals

letterpress-refusal-game-over = The game is over: no more actions are possible.
letterpress-refusal-no-such-seat = There is no such seat at this table.
letterpress-refusal-not-your-turn = Another player is claiming. Wait for your turn.
letterpress-refusal-wrong-step = You can’t do this now. The current step is “{ $step }”.
letterpress-refusal-no-such-card = There is no card { $card }. Choose one that you can see.
letterpress-refusal-not-in-hand = { $card } isn’t in your hand. Choose one of your cards.
letterpress-refusal-no-letters = That contains no letters. Write a word.
letterpress-refusal-too-long = A word can’t have more than { $longest } letters. Write a shorter one.
letterpress-refusal-hyphen = { $word }: words with a hyphen don’t count. Write another word.
letterpress-refusal-apostrophe = { $word }: words with an apostrophe don’t count. Write another word.
letterpress-refusal-not-a-letter = “{ $character }” isn’t a letter of this language. Write another word.
letterpress-refusal-too-short = { $word } is too short: at this table a word needs at least { $least } letters.
letterpress-refusal-not-in-word-list = { $word } isn’t in the word list. Write another word.
letterpress-refusal-vulgar-word = { $word } doesn’t count: this table plays with family-friendly words. Write another word.
letterpress-refusal-letter-missing = You can’t spell { $word } with your cards: you are missing the letter { $letter }.
letterpress-refusal-card-not-yours = You can’t use { $card } in your word. Use your own cards and the commons.
letterpress-refusal-card-used-twice = You can use { $card } only once per word.
letterpress-refusal-card-cannot-stand-for = The card { $card } stands for its letter, single or doubled, not for { $letters }.
letterpress-refusal-qu-cannot-stand-for = The card { $card } stands for Q, QQ or QU, not for { $letters }.
letterpress-refusal-group-cannot-stand-for = The card { $card } has to be used whole, not as { $letters }.
letterpress-refusal-cards-spell-other = These cards spell { $spelled }, not { $word }.
letterpress-refusal-wrong-count = You chose { $named }, but you must claim exactly { $claims ->
    [one] 1 letter
   *[other] { $claims } letters
}. Change your choice.
letterpress-refusal-not-in-pool = { $card } isn’t in the pool. Choose a card that is.
letterpress-refusal-card-named-twice = You chose { $card } twice. Choose different cards.
letterpress-refusal-challenge-not-open = The challenge “{ $challenge }” isn’t available. Choose another one.
letterpress-refusal-challenge-not-met = { $reason ->
    [no_word] You passed, so you can’t claim “{ $challenge }”.
    [too_few] Your word doesn’t meet “{ $challenge }”: too few { $count } ({ $found }, at least { $needed } needed).
    [too_many] Your word doesn’t meet “{ $challenge }”: too many { $count } ({ $found }, at most { $allowed } allowed).
   *[unlike] Your word doesn’t meet “{ $challenge }”: it needs { $shape }.
}
letterpress-refusal-bad-offset = The row can’t be placed there. Choose a position next to the last row.
letterpress-refusal-not-in-library = { $card } isn’t in the library. Choose a card that is.

## Options that no game can start with

letterpress-options-people = { $min } to { $max } players can play, not { $people }.
letterpress-options-difficulty-not-solo = Easy and hard are only for the solo game: choose “normal”.
letterpress-options-overhang-not-solo = Rows are only laid in the solo game: switch “overhang” off.
letterpress-options-min-length = The shortest word must have { $min } to { $max } letters, not { $min_length }.
letterpress-options-house-word = { $list ->
    [allow] Extra word
   *[other] Banned word
} “{ $word }”: a word may contain only letters of its language, and it mustn’t be too long.
letterpress-options-deck-too-small = The deck has { $cards } { $deck ->
    [letter] letter cards
    [vowel] vowel cards
   *[challenge] challenges
}. With { $people ->
    [one] 1 player
   *[other] { $people } players
}, up to { $needed } are needed.
letterpress-options-no-word-list = The { $language ->
    [fr] French
    [en] English
    [it] Italian
    [de] German
   *[pl] Polish
} word list isn’t available here. Choose another language.

## Actions

letterpress-action-draft = Keep
letterpress-action-write = Write
letterpress-action-pass = Pass
letterpress-action-claim = Claim
letterpress-action-lay = Place the row
letterpress-action-choose = Choose

## Steps and terms

letterpress-step-draft = Draft
letterpress-step-write = Write
letterpress-step-claim = Claim
letterpress-step-lay = Place the row
letterpress-step-library = Library
letterpress-step-end = End of the game
letterpress-letter-card = letter card
letterpress-vowel-card = vowel card
letterpress-challenge = challenge
letterpress-challenges = challenges
letterpress-commons = commons
letterpress-hand = hand
letterpress-drafted = drafted cards
letterpress-pool = pool
letterpress-collection = collection
letterpress-library = library
letterpress-row = row
letterpress-round = round
letterpress-score = score
letterpress-rotary-press = Rotary Press
letterpress-kind-letter = letter
letterpress-kind-vowel = vowel
letterpress-kind-challenge = challenge
letterpress-tie-left = points on unused cards in the collection
letterpress-tie-whole = points on all cards in the collection
letterpress-by-score = by score
letterpress-by-highest-value = by the highest card
letterpress-by-letters = by the longer word
letterpress-by-draw = by a drawn card

## Challenges

letterpress-challenge-seven-or-eight = Seven or eight letters
letterpress-challenge-eight-or-more = Eight letters or more
letterpress-challenge-nine-or-more = Nine letters or more
letterpress-challenge-one-vowel = A single vowel, five letters or more
letterpress-challenge-no-vowel = No vowels
letterpress-challenge-four-vowels = Four vowels or more
letterpress-challenge-five-vowels = Five vowels or more
letterpress-challenge-shortest = The shortest word
letterpress-challenge-longest = The longest word
letterpress-challenge-all-drafted = All five drafted cards
letterpress-challenge-all-commons = All three commons
letterpress-challenge-no-commons = No common card, four letters or more
letterpress-challenge-doubled = A doubled card, six letters or more
letterpress-challenge-twice-doubled = Two doubled cards
letterpress-challenge-vowel-ends = A vowel at both ends, four letters or more
letterpress-challenge-same-ends = The same letter at both ends, four letters or more
letterpress-challenge-palindrome = A palindrome of three letters or more
letterpress-challenge-three-consonants = Three consonants in a row
letterpress-challenge-all-different = Seven letters or more, all different
letterpress-challenge-rare-type = A card worth six points
letterpress-challenge-alternating = Alternating vowels and consonants, six letters or more
letterpress-challenge-modest = At most seven points, four letters or more
letterpress-challenge-fifteen-points = Fifteen points or more
letterpress-challenge-seven-or-more = Seven letters or more
letterpress-challenge-one-vowel-six = A single vowel, six letters or more
letterpress-challenge-one-vowel-four = A single vowel, four letters or more
letterpress-challenge-three-vowels = Three vowels or more, six letters or more
letterpress-challenge-commons-six = All three commons, six letters or more
letterpress-challenge-commons-seven = All three commons, seven letters or more
letterpress-challenge-commons-eight = All three commons, eight letters or more
letterpress-challenge-no-commons-five = No common card, five letters or more
letterpress-challenge-doubled-seven = A doubled card, seven letters or more
letterpress-challenge-doubled-eight = A doubled card, eight letters or more
letterpress-challenge-twice-doubled-eight = Two doubled cards, eight letters or more
letterpress-challenge-vowel-ends-five = A vowel at both ends, five letters or more
letterpress-challenge-vowel-ends-six = A vowel at both ends, six letters or more
letterpress-challenge-vowel-ends-eight = A vowel at both ends, eight letters or more
letterpress-challenge-same-ends-five = The same letter at both ends, five letters or more
letterpress-challenge-same-ends-six = The same letter at both ends, six letters or more
letterpress-challenge-palindrome-four = A palindrome of four letters or more
letterpress-challenge-consonants-six = Three consonants in a row, six letters or more
letterpress-challenge-all-different-six = Six letters or more, all different
letterpress-challenge-alternating-seven = Alternating vowels and consonants, seven letters or more
letterpress-challenge-modest-six = At most seven points, six letters or more
letterpress-challenge-modest-five = At most six points, five letters or more
letterpress-reward-joins = This card joins your collection.
letterpress-reward-top-letter = The top card of the letter deck joins your collection.
letterpress-condition-count = { $count }: { $min ->
    [none] at most { $max }
   *[other] { $max ->
        [none] at least { $min }
       *[other] { $min } to { $max }
    }
}
letterpress-count-letters = letters
letterpress-count-vowels = vowels
letterpress-count-consonants-running = consonants in a row
letterpress-count-doubled-cards = doubled cards
letterpress-count-drafted-cards = drafted cards
letterpress-count-common-cards = common cards
letterpress-count-score = points
letterpress-count-highest-value = points on a single card
letterpress-shape-shortest = the shortest word at the table
letterpress-shape-longest = the longest word at the table
letterpress-shape-vowel-first = a vowel at the beginning
letterpress-shape-vowel-last = a vowel at the end
letterpress-shape-same-ends = the same letter at both ends
letterpress-shape-palindrome = a word that reads the same in both directions
letterpress-shape-alternating = alternating vowels and consonants
letterpress-shape-all-different = letters that are all different
