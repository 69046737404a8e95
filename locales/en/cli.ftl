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
cli-error-no-such-seat = There is no seat { $seat }. Seats count from 0, and no table has more than { $most }.
cli-error-bad-options = No table can be opened with these options: { $detail }
cli-error-bad-cards = The card set cannot be used: { $detail }
cli-error-bad-position = This position is impossible. { $count ->
    [one] One fault: { $first }
   *[other] { $count } faults, all of them in "faults". The first: { $first }
}
cli-error-bad-record = The record cannot be played: { $detail }
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
