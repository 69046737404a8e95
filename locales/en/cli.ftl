### What the commands print. Every language has the same ids.

cli-seat = Seat { $seat }
cli-none = none

## Errors

cli-error-not-utf8 = The line isn’t UTF-8 text.
cli-error-not-json = The line isn’t a JSON object: { $detail }
cli-error-too-long = The line is longer than { $most } bytes and was skipped.
cli-error-no-command = “cmd” is missing. Use one of { $commands }.
cli-error-unknown-command = There is no command “{ $command }”. Use one of { $commands }.
cli-error-unknown-field = “{ $command }” has no field “{ $field }”. It takes { $fields }.
cli-error-missing-field = “{ $command }” needs the field “{ $field }”.
cli-error-wrong-field = Can’t read the field “{ $field }”: { $detail }
cli-error-unknown-game = There is no game “{ $game }”. Use one of { $games }.
cli-error-no-game = No game is running. Start one with “new”, “set” or “replay”.
cli-error-no-such-seat = There is no “seat”: { $seat }. Use a number from 0 to { $last }.
cli-error-bad-options = No game can be started with these options: { $detail }
cli-error-bad-cards = This card set can’t be used: { $detail }
cli-error-bad-position = This position is impossible. { $count ->
    [one] 1 fault: { $first }
   *[other] { $count } faults, listed in “faults”. The first: { $first }
}
cli-error-bad-record = This record can’t be replayed: { $detail }
cli-error-bad-view = No game matches this view: { $detail }
cli-error-bad-action = This isn’t an action: { $detail }
cli-error-too-large = The file is too large for a game record: at most { $most } bytes.
cli-error-no-chance = This computer can’t provide random numbers: { $detail }. Give a seed.
cli-error-cannot-undo = You can’t undo this: the last action revealed something hidden, or there is no action to undo.
cli-error-no-record = This game started from a given position, so it has no record.
cli-error-no-analysis = This game has no analysis.
cli-error-no-review = This game can’t be reviewed.
cli-error-not-asked = “seat”: { $seat } has nothing to decide now.
cli-error-no-answer = The other seats can’t answer: { $detail }

## `manicule simulate`

cli-simulate-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} between random players, seed { $seed }
cli-simulate-progress = games
cli-simulate-seat = player
cli-simulate-mean = mean
cli-simulate-sd = sd
cli-simulate-least = min
cli-simulate-quartile = q1
cli-simulate-median = median
cli-simulate-upper-quartile = q3
cli-simulate-most = max
cli-simulate-wins = wins
cli-simulate-interval = 95% interval
cli-simulate-actions = Actions per game: { $mean } on average
cli-simulate-histogram = Scores of all players
cli-simulate-titles = Titles

## `manicule replay`

cli-replay-title = { $game }, seed { $seed }
cli-replay-setup = Setup
cli-replay-unfinished = The record ends here, after { $plies ->
    [one] 1 action
   *[other] { $plies } actions
}. Next to act: { $seats }.
cli-replay-verdict = Title: { $title }
cli-replay-verified = Table { $table }: the server committed to the shuffle before the game, and all { $plies } actions of { $game } lead to the result.
cli-replay-on-trust = { $count ->
    [one] 1 word was accepted as recorded, because this program doesn’t have that game’s word list
   *[other] { $count } words were accepted as recorded, because this program doesn’t have that game’s word list
}: { $words }
cli-replay-refused = action { $ply } ({ $seat }) breaks rule { $rule }: { $reason }

## `manicule arena`

cli-arena-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
cli-arena-player = player
cli-arena-wins = wins
cli-arena-interval = 95% interval
cli-arena-score = mean score
cli-arena-score-interval = 95% interval
cli-arena-median = median
cli-arena-time = time per move
cli-arena-sprt-stronger = Sequential test (log-likelihood ratio { $ratio }, bounds ±{ $bound }): the first player is stronger; a lead of { $upper } Elo is likelier than one of { $lower }.
cli-arena-sprt-not-stronger = Sequential test (log-likelihood ratio { $ratio }, bounds ±{ $bound }): the first player is not stronger; a lead of { $lower } Elo is likelier than one of { $upper }.
cli-arena-sprt-open = Sequential test (log-likelihood ratio { $ratio }, bounds ±{ $bound }): undecided between { $lower } and { $upper } Elo; more games are needed.

## `manicule lab ratings`

cli-ratings-player = player
cli-ratings-rating = rating
cli-ratings-interval = 95% interval

## `manicule lab balance`

cli-balance-table = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $player } in all four seats and with characters: wins by place in the first turn order
cli-balance-by-place = Wins by place in the first turn order
cli-balance-characters = Wins of each character, when kept
cli-balance-printing = Printing cards: how often they are fulfilled once held
cli-balance-refinement = Refinement cards: how often they are fulfilled once held
cli-balance-patronage = Patronage cards taken
cli-balance-gears = Gear rewards: uses per game
cli-balance-solo = Solo scores
cli-balance-place = place
cli-balance-wins = wins
cli-balance-interval = 95% interval
cli-balance-character = character
cli-balance-kept = games
cli-balance-card = card
cli-balance-held = held
cli-balance-fulfilled = fulfilled
cli-balance-coloured = coloured
cli-balance-decorated = decorated
cli-balance-guilders = guilders when held
cli-balance-fame = fame when held
cli-balance-taken = taken
cli-balance-rule = rule
cli-balance-reward = reward
cli-balance-uses = uses per game
cli-balance-player = player
cli-balance-games = games
cli-balance-score = mean score
cli-balance-tenth = 10th percentile
cli-balance-median = median
cli-balance-ninth = 90th percentile
cli-balance-title = title of the median
cli-balance-gear-1 = swap an ink
cli-balance-gear-2 = swap a type
cli-balance-gear-3 = raise the lowest specialty
cli-balance-gear-4 = fame equal to the round number
cli-balance-gear-5 = an order
cli-balance-gear-6 = sell a type
cli-balance-gear-7 = fame for an ink
cli-balance-gear-8 = take an ink
cli-balance-gear-9 = trade an ink for two
cli-balance-gear-10 = fame for a type
cli-balance-gear-11 = buy a type cheaper
cli-balance-gear-12 = fame for a specialty
cli-balance-gear-13 = a level

## The figures of a letter deck

cli-deck-title = { $hands } hands of five letter cards and three commons, deck { $deck }
cli-deck-without-word = hands without a word
cli-deck-five-letters = hands with a word of five letters or more
cli-deck-words = words in a hand
cli-deck-best-score = best score of a hand
cli-deck-spread = 10% { $tenth }, median { $median }, 90% { $ninth }
cli-deck-challenge = challenge
cli-deck-meets = hands
cli-deck-by-best-words = if everyone writes their best word
cli-deck-letter = letter
cli-deck-share = in words
cli-deck-cards = cards
cli-deck-value = value

# manicule lab calibrate
cli-calibrate-title = Predicted chances and wins
cli-calibrate-about = { $games } games held out, { $decisions } decisions, { $player } in every seat, { $iterations } iterations per analysis
cli-calibrate-predicted = predicted
cli-calibrate-observed = won
cli-calibrate-difference = difference
cli-calibrate-decisions = decisions
cli-calibrate-worst = Greatest difference in a decile with 100 decisions or more: { $worst } (before the fit: { $before })
cli-lessons-sound = { $count ->
    [0] There are no lessons.
    [one] One lesson, no faults.
   *[other] { $count } lessons, no faults.
}
cli-lessons-faulty = { $count ->
    [one] One fault
   *[other] { $count } faults
} in { $lessons ->
    [one] one lesson.
   *[other] { $lessons } lessons.
}
cli-lessons-after = after { $actions }
cli-lessons-file-name = The path of a lesson must look like “gutenberg/03-types.json”.
cli-lessons-unknown-game = There is no game “{ $game }”.
cli-lessons-same-name = { $other } has the same number or name.
cli-lessons-unreadable = This can’t be read: { $detail }
cli-lessons-no-steps = The lesson has no steps.
cli-lessons-start = The starting position can’t be played: { $reason }
cli-lessons-unknown-rule = There is no rule { $rule }.
cli-lessons-bad-id = “{ $id }” can’t be an id. Use lowercase letters, digits and hyphens.
cli-lessons-same-id = The id “{ $id }” is used twice.
cli-lessons-same-text = The text “{ $id }” is also the text of { $other }.
cli-lessons-missing-text = The text “{ $id }” is missing in: { $languages }.
cli-lessons-unused-text = No lesson uses the text “{ $id }”.
cli-lessons-points-at-nothing = There is nothing at “{ $pointer }” in the learner’s view.
cli-lessons-not-to-act = “seat”: { $seat } has nothing to decide here.
cli-lessons-never-legal = No legal action matches { $pattern } here.
cli-lessons-nothing-to-do = Nothing that the step expects is legal here.
cli-lessons-answer-refused = The rules refuse this answer: { $reason }
cli-lessons-cannot-answer = The bots can’t answer: { $detail }
cli-lessons-mistake-never-made = Nobody can try { $pattern } here.
cli-lessons-mistake-is-expected = The mistake { $pattern } is also expected: { $action }.
cli-lessons-no-pattern = The mistake has no pattern.
cli-lessons-not-reached = No way through the lesson leads to this step.
