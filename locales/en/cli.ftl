### What the commands print. Every language has the same ids.

cli-seat = Seat { $seat }
cli-none = none

## Errors of `manicule engine`

cli-engine-not-utf8 = The line is not UTF-8 text.
cli-engine-not-json = The line is not a JSON object: { $detail }
cli-engine-too-long = The line has more than { $most } bytes. It was skipped.
cli-engine-no-command = There is no "cmd". It is one of { $commands }.
cli-engine-unknown-command = There is no command "{ $command }". There are { $commands }.
cli-engine-unknown-field = "{ $command }" has no field "{ $field }". It takes { $fields }.
cli-engine-missing-field = "{ $command }" needs the field "{ $field }".
cli-engine-wrong-field = The field "{ $field }" cannot be read: { $detail }
cli-engine-unknown-game = There is no game "{ $game }". There are { $games }.
cli-engine-no-game = No game is on the table. Begin one with "new", "set" or "replay".
cli-engine-no-such-seat = There is no seat { $seat }. Seats count from 0, and no table has more than { $most }.
cli-engine-bad-options = No table can be opened with these options: { $detail }
cli-engine-bad-cards = The card set cannot be used: { $detail }
cli-engine-bad-position = This position is impossible. { $count ->
    [one] One fault: { $first }
   *[other] { $count } faults, all of them in "faults". The first: { $first }
}
cli-engine-bad-record = The record cannot be played: { $detail }
cli-engine-bad-action = This is not an action: { $detail }
cli-engine-cannot-undo = Nothing can be taken back: the last action showed something that was hidden, or there was none.
cli-engine-no-record = This game began from a position that was laid out, so it has no record.
cli-engine-no-bots = This program has no bots: choose from what "legal" lists.

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
cli-replay-refused = action { $ply } ({ $seat }) is refused under rule { $rule }: { $reason }
cli-replay-damaged = this is not a game record: { $detail }
cli-replay-no-game = there is no game "{ $game }" to replay: { $games }
cli-replay-too-large = the file is too large for a game record: at most { $most } bytes
