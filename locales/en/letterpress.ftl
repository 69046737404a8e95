### The words of the word-drafting game. Every language has the same ids.

## Events

letterpress-event-round-began = Round { $round } begins. Commons: { $letters }. Challenges: { $challenges }.
letterpress-event-hand-dealt = { $seat } is dealt { $letters }.
letterpress-event-card-chosen = { $seat } keeps { $letters }.
letterpress-event-card-ready = { $seat } has chosen a card.
letterpress-event-hands-passed = Hands go to the left: { $left ->
    [one] one card each.
   *[other] { $left } cards each.
}
letterpress-event-hand-received = { $seat } is handed { $letters }.
letterpress-event-last-card-kept = { $seat } keeps the last card, { $letters }.
letterpress-event-pile-returned = { $count ->
    [one] One card of the pile goes under the deck.
   *[other] { $count } cards of the pile go under the deck.
}
letterpress-event-word-chosen = { $seat } has written { $word }: { $score ->
    [one] one point.
   *[other] { $score } points.
}
letterpress-event-pass-chosen = { $seat } writes no word.
letterpress-event-word-ready = { $seat } is done writing.
letterpress-event-word-revealed = { $seat } shows { $word }: { $score ->
    [one] one point.
   *[other] { $score } points.
}
letterpress-event-pass-revealed = { $seat } has written nothing.
letterpress-event-best-word = Best word of { $seat }’s cards: { $score ->
    [0] none.
    [one] { $word }, one point.
   *[other] { $word }, { $score } points.
}
letterpress-event-unused-returned = { $seat } puts { $count ->
    [one] one unused card
   *[other] { $count } unused cards
} under the deck.
letterpress-event-tie-card-drawn = { $seat } draws { $letters } to break the tie.
letterpress-event-seat-ranked = Place { $place }: { $seat } with { $score ->
    [one] one point
   *[other] { $score } points
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}. Claims: { $claims }.
letterpress-event-letters-claimed = { $seat } claims { $letters }.
letterpress-event-nothing-to-claim = There is nothing left for { $seat } to claim.
letterpress-event-challenge-claimed = { $seat } claims the challenge “{ $challenge }”.
letterpress-event-challenge-joined = { $seat } claims the challenge “{ $challenge }”; it joins the collection as { $letters }.
letterpress-event-top-letter-drawn = { $seat } draws { $letters } from the deck into the collection.
letterpress-event-top-letter-taken = { $seat } draws a card from the deck into the collection.
letterpress-event-unclaimed-returned = Unclaimed cards go under their decks: { $letters }; challenges: { $challenges }.
letterpress-event-game-ended = The game is over. Winner: { $winners }. Scores: { $scores }.
letterpress-event-library-grew = To the library: { $letters }.
letterpress-event-row-laid = The new row is laid. Collected: { $letters }; back under the decks: { $returned_letters }.
letterpress-event-library-card-collected = { $letters } leaves the library for the collection.
letterpress-event-library-card-returned = { $letters } leaves the library and goes under its deck.
letterpress-event-last-row-returned = The last row goes under its decks: { $letters }.
letterpress-event-press-answered = { $score } against the library's { $library }: { $won ->
    [true] the Rotary Press is beaten!
   *[other] the Rotary Press wins.
}

## Refusals

letterpress-refusal-game-over = The game is over.
letterpress-refusal-no-such-seat = There is no such seat at this table.
letterpress-refusal-not-your-turn = Another seat is claiming now.
letterpress-refusal-wrong-step = That is not for now. The table is at this step: { $step }.
letterpress-refusal-no-such-card = No card is called { $card }.
letterpress-refusal-not-in-hand = The card { $card } is not in your hand.
letterpress-refusal-no-letters = There is no letter in it.
letterpress-refusal-too-long = No word has more than { $longest } letters.
letterpress-refusal-hyphen = { $word }: words with a hyphen do not count.
letterpress-refusal-apostrophe = { $word }: words with an apostrophe do not count.
letterpress-refusal-not-a-letter = “{ $character }” is not a letter of this language.
letterpress-refusal-too-short = { $word } is too short: at this table a word has at least { $least } letters.
letterpress-refusal-not-in-word-list = { $word } is not in the word list.
letterpress-refusal-vulgar-word = { $word } does not count here: this table plays with family words.
letterpress-refusal-letter-missing = Your cards do not give { $word }: the letter { $letter } is missing.
letterpress-refusal-card-not-yours = You cannot write with the card { $card }.
letterpress-refusal-card-used-twice = The card { $card } serves only once in a word.
letterpress-refusal-card-cannot-stand-for = The card { $card } stands for its letter once or twice in a row, not for { $letters }.
letterpress-refusal-qu-cannot-stand-for = The card { $card } stands for Q, QQ or QU, not for { $letters }.
letterpress-refusal-group-cannot-stand-for = The card { $card } is used whole, not as { $letters }.
letterpress-refusal-cards-spell-other = These cards spell { $spelled }, not { $word }.
letterpress-refusal-wrong-count = { $claims ->
    [one] You claim one letter
   *[other] You claim { $claims } letters
}, not { $named }.
letterpress-refusal-not-in-pool = The card { $card } is not in the pool.
letterpress-refusal-card-named-twice = The card { $card } is named twice.
letterpress-refusal-challenge-not-open = The challenge “{ $challenge }” is not open.
letterpress-refusal-challenge-not-met = Your word does not meet “{ $challenge }”: { $reason ->
    [no_word] you wrote none.
    [too_few] { $count }: { $found }, at least { $needed } needed.
    [too_many] { $count }: { $found }, at most { $allowed } allowed.
   *[unlike] wanted is { $shape }.
}
letterpress-refusal-bad-offset = The row cannot lie at { $offset }: it can lie from { $least } to { $most }.
letterpress-refusal-not-in-library = The card { $card } is not in the library.

## Actions

letterpress-action-draft = Keep
letterpress-action-write = Write
letterpress-action-pass = Write nothing
letterpress-action-claim = Claim
letterpress-action-lay = Lay the row
letterpress-action-choose = Choose

## Steps and terms

letterpress-step-draft = Draft
letterpress-step-write = Write
letterpress-step-claim = Claim
letterpress-step-lay = Lay the row
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
letterpress-difficulty-normal = normal
letterpress-difficulty-easy = easy
letterpress-difficulty-hard = hard
letterpress-tie-left = points left over in the collection
letterpress-tie-whole = points of the whole collection
letterpress-by-score = by score
letterpress-by-highest-value = by the highest card
letterpress-by-letters = by the longer word
letterpress-by-draw = by a drawn card

## Challenges

letterpress-challenge-seven-or-eight = Seven or eight letters
letterpress-challenge-eight-or-more = Eight letters or more
letterpress-challenge-nine-or-more = Nine letters or more
letterpress-challenge-one-vowel = A single vowel, five letters or more
letterpress-challenge-no-vowel = No vowel
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
letterpress-challenge-rare-type = A card worth six
letterpress-challenge-alternating = Vowels and consonants in turn, six letters or more
letterpress-challenge-modest = Seven points at most, four letters or more
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
letterpress-challenge-alternating-seven = Vowels and consonants in turn, seven letters or more
letterpress-challenge-modest-six = Seven points at most, six letters or more
letterpress-challenge-modest-five = Six points at most, five letters or more
letterpress-reward-joins = This card joins your collection.
letterpress-reward-top-letter = The top card of the letter deck joins your collection.
letterpress-condition-count = { $count }: { $min ->
    [none] { $max } at most
   *[other] { $max ->
        [none] { $min } at least
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
letterpress-count-highest-value = value of the highest card
letterpress-shape-shortest = the shortest word at the table
letterpress-shape-longest = the longest word at the table
letterpress-shape-vowel-first = a vowel at the beginning
letterpress-shape-vowel-last = a vowel at the end
letterpress-shape-same-ends = the same letter at both ends
letterpress-shape-palindrome = a word that reads the same both ways
letterpress-shape-alternating = vowels and consonants in turn
letterpress-shape-all-different = no letter twice
