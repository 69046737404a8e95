### What the commands print. Every language has the same ids.

cli-seat = Seat { $seat }
cli-none = none

## Errors

cli-error-not-utf8 = The line is not UTF-8 text.
cli-error-not-json = The line is not a JSON object: { $detail }
cli-error-too-long = The line has more than { $most } bytes. It was skipped.
cli-error-no-command = There is no "cmd". It is one of { $commands }.
cli-error-unknown-command = There is no command "{ $command }". There are { $commands }.
cli-error-unknown-field = "{ $command }" has no field "{ $field }". It takes { $fields }.
cli-error-missing-field = "{ $command }" needs the field "{ $field }".
cli-error-wrong-field = The field "{ $field }" cannot be read: { $detail }
cli-error-unknown-game = There is no game "{ $game }". There are { $games }.
cli-error-no-game = No game is on the table. Begin one with "new", "set" or "replay".
cli-error-no-such-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
cli-error-bad-options = No table can be opened with these options: { $detail }
cli-error-bad-cards = The card set cannot be used: { $detail }
cli-error-bad-position = This position is impossible. { $count ->
    [one] One fault: { $first }
   *[other] { $count } faults, all of them in "faults". The first: { $first }
}
cli-error-bad-record = The record cannot be played: { $detail }
cli-error-bad-view = No game fits this view: { $detail }
cli-error-bad-action = This is not an action: { $detail }
cli-error-too-large = The file is too large for a game record: at most { $most } bytes.
cli-error-no-chance = There is no chance to be had from this computer: { $detail }. Name a seed.
cli-error-cannot-undo = Nothing can be taken back: the last action showed something that was hidden, or there was none.
cli-error-no-record = This game began from a position that was laid out, so it has no record.
cli-error-not-asked = Seat { $seat } is not asked for anything now.

## `manicule simulate`

cli-simulate-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
} of random players, seed { $seed }
cli-simulate-progress = games
cli-simulate-seat = seat
cli-simulate-mean = mean
cli-simulate-sd = sd
cli-simulate-least = min
cli-simulate-quartile = q1
cli-simulate-median = median
cli-simulate-upper-quartile = q3
cli-simulate-most = max
cli-simulate-wins = wins
cli-simulate-interval = 95 % interval
cli-simulate-actions = Actions in a game: { $mean } on average
cli-simulate-histogram = Scores of all seats
cli-simulate-titles = Titles

## `manicule replay`

cli-replay-title = { $game }, seed { $seed }
cli-replay-setup = Set-up
cli-replay-unfinished = The record ends here, after { $plies ->
    [one] 1 action
   *[other] { $plies } actions
}. Waited for: { $seats }.
cli-replay-verdict = Title: { $title }
cli-replay-verified = Table { $table }: the shuffle was committed to before the game, and all { $plies } actions of { $game } lead to the result.
cli-replay-on-trust = { $count ->
    [one] 1 word was taken as the record has it, because this program does not have the word list of that game
   *[other] { $count } words were taken as the record has them, because this program does not have the word list of that game
}: { $words }
cli-replay-refused = action { $ply } ({ $seat }) is refused under rule { $rule }: { $reason }

## `manicule arena`

cli-arena-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
cli-arena-player = player
cli-arena-wins = wins
cli-arena-interval = 95 % interval
cli-arena-score = mean score
cli-arena-score-interval = 95 % interval
cli-arena-median = median
cli-arena-time = time a move

## `manicule lab balance`

cli-balance-table = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $player } in all four seats, with characters: wins by place in the first turn order
cli-balance-by-place = Wins by place in the first turn order
cli-balance-characters = Wins of each character, where somebody kept it
cli-balance-printing = Printing cards: how often they are fulfilled once held
cli-balance-refinement = Refinement cards: how often they are fulfilled once held
cli-balance-patronage = Patronage cards taken
cli-balance-gears = Gear rewards: uses a game
cli-balance-solo = Scores alone
cli-balance-place = place
cli-balance-wins = wins
cli-balance-interval = 95 % interval
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
cli-balance-uses = uses a game
cli-balance-player = player
cli-balance-games = games
cli-balance-score = mean score
cli-balance-tenth = a tenth below
cli-balance-median = median
cli-balance-ninth = a tenth above
cli-balance-title = title of the median
cli-balance-gear-1 = swap an ink
cli-balance-gear-2 = swap a type
cli-balance-gear-3 = raise the lowest specialty
cli-balance-gear-4 = fame by the round
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
cli-deck-spread = 10 % { $tenth }, median { $median }, 90 % { $ninth }
cli-deck-challenge = challenge
cli-deck-meets = hands
cli-deck-by-best-words = if everyone writes their best word
cli-deck-letter = letter
cli-deck-share = in words
cli-deck-cards = cards
cli-deck-value = value
