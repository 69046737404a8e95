### What the commands print. Every language has the same ids.

cli-seat = Platz { $seat }
cli-none = nichts

## Errors

cli-error-not-utf8 = Die Zeile ist kein UTF-8-Text.
cli-error-not-json = Die Zeile ist kein JSON-Objekt: { $detail }
cli-error-too-long = Die Zeile hat mehr als { $most } Bytes. Sie wurde übersprungen.
cli-error-no-command = Es fehlt "cmd". Möglich sind { $commands }.
cli-error-unknown-command = Den Befehl "{ $command }" gibt es nicht. Es gibt { $commands }.
cli-error-unknown-field = "{ $command }" hat kein Feld "{ $field }". Es nimmt { $fields }.
cli-error-missing-field = "{ $command }" braucht das Feld "{ $field }".
cli-error-wrong-field = Das Feld "{ $field }" ist nicht lesbar: { $detail }
cli-error-unknown-game = Das Spiel "{ $game }" gibt es nicht. Es gibt { $games }.
cli-error-no-game = Kein Spiel liegt auf dem Tisch. Beginne eines mit "new", "set" oder "replay".
cli-error-no-such-seat = Platz { $seat } gibt es nicht. Plätze zählen ab 0, und kein Tisch hat mehr als { $most }.
cli-error-bad-options = Mit diesen Optionen lässt sich kein Tisch eröffnen: { $detail }
cli-error-bad-cards = Der Kartensatz ist nicht zu gebrauchen: { $detail }
cli-error-bad-position = Diese Stellung ist unmöglich. { $count ->
    [one] Ein Fehler: { $first }
   *[other] { $count } Fehler, alle in "faults". Der erste: { $first }
}
cli-error-bad-record = Die Aufzeichnung lässt sich nicht spielen: { $detail }
cli-error-bad-action = Das ist keine Aktion: { $detail }
cli-error-too-large = Die Datei ist zu groß für eine Aufzeichnung: höchstens { $most } Bytes.
cli-error-no-chance = Dieser Rechner liefert keinen Zufall: { $detail }. Gib einen Startwert an.
cli-error-cannot-undo = Nichts kann zurückgenommen werden: Die letzte Aktion hat Verborgenes gezeigt, oder es gab keine.
cli-error-no-record = Dieses Spiel begann mit einer aufgebauten Stellung und hat keine Aufzeichnung.
cli-error-not-asked = Von Platz { $seat } wird jetzt nichts verlangt.

## `manicule simulate`

cli-simulate-title = { $game }: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} zufälliger Spieler, Startwert { $seed }
cli-simulate-progress = Spiele
cli-simulate-seat = Platz
cli-simulate-mean = Mittel
cli-simulate-sd = Streuung
cli-simulate-least = Min
cli-simulate-quartile = Q1
cli-simulate-median = Median
cli-simulate-upper-quartile = Q3
cli-simulate-most = Max
cli-simulate-wins = Siege
cli-simulate-interval = 95-%-Intervall
cli-simulate-actions = Aktionen je Spiel: { $mean } im Mittel
cli-simulate-histogram = Punkte aller Plätze
cli-simulate-titles = Titel

## `manicule replay`

cli-replay-title = { $game }, Startwert { $seed }
cli-replay-setup = Aufbau
cli-replay-unfinished = Die Aufzeichnung endet hier, nach { $plies ->
    [one] 1 Aktion
   *[other] { $plies } Aktionen
}. Gewartet wird auf: { $seats }.
cli-replay-verdict = Titel: { $title }
cli-replay-verified = Tisch { $table }: Die Mischung war vor dem Spiel festgelegt, und alle { $plies } Aktionen von { $game } führen zum Ergebnis.
cli-replay-refused = Aktion { $ply } ({ $seat }) ist nach Regel { $rule } nicht erlaubt: { $reason }

## `manicule arena`

cli-arena-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
cli-arena-player = Spieler
cli-arena-wins = Siege
cli-arena-interval = 95-%-Intervall
cli-arena-score = Punkte im Mittel
cli-arena-score-interval = 95-%-Intervall
cli-arena-median = Median
cli-arena-time = Zeit je Zug
