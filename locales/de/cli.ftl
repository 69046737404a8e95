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
cli-error-no-such-seat = Platz { $seat } gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
cli-error-bad-options = Mit diesen Optionen lässt sich kein Tisch eröffnen: { $detail }
cli-error-bad-cards = Der Kartensatz ist nicht zu gebrauchen: { $detail }
cli-error-bad-position = Diese Stellung ist unmöglich. { $count ->
    [one] Ein Fehler: { $first }
   *[other] { $count } Fehler, alle in "faults". Der erste: { $first }
}
cli-error-bad-record = Die Aufzeichnung lässt sich nicht spielen: { $detail }
cli-error-bad-view = Keine Partie passt zu dieser Ansicht: { $detail }
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
cli-replay-on-trust = { $count ->
    [one] 1 Wort gilt so, wie es in der Aufzeichnung steht, weil dieses Programm die Wortliste jener Partie nicht hat
   *[other] { $count } Wörter gelten so, wie sie in der Aufzeichnung stehen, weil dieses Programm die Wortliste jener Partie nicht hat
}: { $words }
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

## `manicule lab balance`

cli-balance-table = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $player } auf allen vier Plätzen, mit Charakteren: Siege nach Rang in der ersten Zugfolge
cli-balance-by-place = Siege nach Rang in der ersten Zugfolge
cli-balance-characters = Siege jedes Charakters, wo ihn jemand behielt
cli-balance-printing = Druckkarten: wie oft sie erfüllt werden, wenn jemand sie hat
cli-balance-refinement = Veredelungskarten: wie oft sie erfüllt werden, wenn jemand sie hat
cli-balance-patronage = Genommene Gönnerkarten
cli-balance-gears = Zahnradbelohnungen: Nutzungen je Partie
cli-balance-solo = Punkte allein
cli-balance-place = Rang
cli-balance-wins = Siege
cli-balance-interval = 95-%-Intervall
cli-balance-character = Charakter
cli-balance-kept = Partien
cli-balance-card = Karte
cli-balance-held = gehabt
cli-balance-fulfilled = erfüllt
cli-balance-coloured = koloriert
cli-balance-decorated = verziert
cli-balance-guilders = Gulden je Karte
cli-balance-fame = Ruhm je Karte
cli-balance-taken = genommen
cli-balance-rule = Regel
cli-balance-reward = Belohnung
cli-balance-uses = Nutzungen je Partie
cli-balance-player = Spieler
cli-balance-games = Partien
cli-balance-score = Punkte im Mittel
cli-balance-tenth = ein Zehntel darunter
cli-balance-median = Median
cli-balance-ninth = ein Zehntel darüber
cli-balance-title = Titel des Medians
cli-balance-gear-1 = eine Tinte tauschen
cli-balance-gear-2 = eine Letter tauschen
cli-balance-gear-3 = niedrigste Spezialisierung steigern
cli-balance-gear-4 = Ruhm nach Runde
cli-balance-gear-5 = ein Auftrag
cli-balance-gear-6 = eine Letter verkaufen
cli-balance-gear-7 = Ruhm für eine Tinte
cli-balance-gear-8 = eine Tinte nehmen
cli-balance-gear-9 = eine Tinte gegen zwei
cli-balance-gear-10 = Ruhm für eine Letter
cli-balance-gear-11 = eine Letter billiger kaufen
cli-balance-gear-12 = Ruhm für eine Spezialisierung
cli-balance-gear-13 = eine Stufe

## Die Zahlen eines Buchstabendecks

cli-deck-title = { $hands } Hände aus fünf Buchstabenkarten und drei gemeinsamen Karten, Deck { $deck }
cli-deck-without-word = Hände ohne ein einziges Wort
cli-deck-five-letters = Hände mit einem Wort ab fünf Buchstaben
cli-deck-words = Wörter je Hand
cli-deck-best-score = beste Punktzahl je Hand
cli-deck-spread = 10 % { $tenth }, Median { $median }, 90 % { $ninth }
cli-deck-challenge = Aufgabe
cli-deck-meets = Hände
cli-deck-by-best-words = wenn alle ihr bestes Wort schreiben
cli-deck-letter = Buchstabe
cli-deck-share = in Wörtern
cli-deck-cards = Karten
cli-deck-value = Wert
