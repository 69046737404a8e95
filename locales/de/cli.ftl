### What the commands print. Every language has the same ids.

cli-seat = Platz { $seat }
cli-none = keine

## Errors

cli-error-not-utf8 = Die Zeile ist kein UTF-8-Text.
cli-error-not-json = Die Zeile ist kein JSON-Objekt: { $detail }
cli-error-too-long = Die Zeile ist länger als { $most } Bytes und wurde übersprungen.
cli-error-no-command = „cmd“ fehlt. Möglich sind { $commands }.
cli-error-unknown-command = Den Befehl „{ $command }“ gibt es nicht. Möglich sind { $commands }.
cli-error-unknown-field = „{ $command }“ hat kein Feld „{ $field }“. Möglich sind { $fields }.
cli-error-missing-field = „{ $command }“ braucht das Feld „{ $field }“.
cli-error-wrong-field = Das Feld „{ $field }“ ist nicht lesbar: { $detail }
cli-error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Möglich sind { $games }.
cli-error-no-game = Es läuft keine Partie. Beginne eine mit „new“, „set“ oder „replay“.
cli-error-no-such-seat = Diesen Platz gibt es nicht („seat“: { $seat }). Nimm eine Zahl von 0 bis { $last }.
cli-error-bad-options = Mit diesen Optionen lässt sich keine Partie beginnen: { $detail }
cli-error-bad-cards = Der Kartensatz ist nicht zu gebrauchen: { $detail }
cli-error-bad-position = Diese Stellung ist unmöglich. { $count ->
    [one] 1 Fehler: { $first }
   *[other] { $count } Fehler, alle in „faults“. Der erste: { $first }
}
cli-error-bad-record = Diese Aufzeichnung lässt sich nicht abspielen: { $detail }
cli-error-bad-view = Keine Partie passt zu dieser Ansicht: { $detail }
cli-error-bad-action = Das ist keine Aktion: { $detail }
cli-error-too-large = Die Datei ist zu groß für eine Aufzeichnung: höchstens { $most } Bytes.
cli-error-no-chance = Dieser Rechner liefert keine Zufallszahlen: { $detail }. Gib einen Startwert an.
cli-error-cannot-undo = Das lässt sich nicht zurücknehmen: Die letzte Aktion hat Verdecktes aufgedeckt, oder es gibt keine.
cli-error-no-record = Diese Partie begann mit einer gegebenen Stellung und hat keine Aufzeichnung.
cli-error-no-analysis = Für dieses Spiel gibt es keine Analyse.
cli-error-no-review = Für dieses Spiel gibt es keinen Rückblick.
cli-error-not-asked = Dieser Platz hat gerade nichts zu entscheiden („seat“: { $seat }).
cli-error-no-answer = Die anderen Plätze können nicht antworten: { $detail }

## `manicule simulate`

cli-simulate-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit Zufallsspielern, Startwert { $seed }
cli-simulate-progress = Partien
cli-simulate-seat = Spieler
cli-simulate-mean = Mittel
cli-simulate-sd = Streuung
cli-simulate-least = Min
cli-simulate-quartile = Q1
cli-simulate-median = Median
cli-simulate-upper-quartile = Q3
cli-simulate-most = Max
cli-simulate-wins = Siege
cli-simulate-interval = 95-%-Intervall
cli-simulate-actions = Aktionen je Partie: { $mean } im Mittel
cli-simulate-histogram = Punkte aller Spieler
cli-simulate-titles = Titel

## `manicule replay`

cli-replay-title = { $game }, Startwert { $seed }
cli-replay-setup = Aufbau
cli-replay-unfinished = Die Aufzeichnung endet hier, nach { $plies ->
    [one] 1 Aktion
   *[other] { $plies } Aktionen
}. Als Nächstes dran: { $seats }.
cli-replay-verdict = Titel: { $title }
cli-replay-verified = Tisch { $table }: Der Server hatte sich vor der Partie auf die Mischung festgelegt, und alle { $plies } Aktionen von { $game } führen zum Ergebnis.
cli-replay-on-trust = { $count ->
    [one] 1 Wort gilt so, wie es in der Aufzeichnung steht, weil dieses Programm die Wortliste jener Partie nicht hat
   *[other] { $count } Wörter gelten so, wie sie in der Aufzeichnung stehen, weil dieses Programm die Wortliste jener Partie nicht hat
}: { $words }
cli-replay-refused = Aktion { $ply } ({ $seat }) verstößt gegen Regel { $rule }: { $reason }

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
cli-arena-sprt-stronger = Sequenzieller Test (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }): Der erste Spieler ist stärker; ein Vorsprung von { $upper } Elo ist wahrscheinlicher als einer von { $lower }.
cli-arena-sprt-not-stronger = Sequenzieller Test (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }): Der erste Spieler ist nicht stärker; ein Vorsprung von { $lower } Elo ist wahrscheinlicher als einer von { $upper }.
cli-arena-sprt-open = Sequenzieller Test (Log-Likelihood-Quotient { $ratio }, Grenzen ±{ $bound }): Zwischen { $lower } und { $upper } Elo noch offen; dafür braucht es mehr Partien.

## `manicule lab ratings`

cli-ratings-player = Spieler
cli-ratings-rating = Wertung
cli-ratings-interval = 95-%-Intervall

## `manicule lab balance`

cli-balance-table = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von { $player } auf allen vier Plätzen, mit Charakteren: Siege nach Position in der Spielerreihenfolge von Runde 1
cli-balance-by-place = Siege nach Position in der Spielerreihenfolge von Runde 1
cli-balance-characters = Siege jedes Charakters, wenn er behalten wurde
cli-balance-printing = Druckkarten: wie oft sie erfüllt werden, wenn jemand sie hat
cli-balance-refinement = Veredelungskarten: wie oft sie erfüllt werden, wenn jemand sie hat
cli-balance-patronage = Genommene Gönnerkarten
cli-balance-gears = Zahnradbelohnungen: Nutzungen je Partie
cli-balance-solo = Punkte im Solospiel
cli-balance-place = Position
cli-balance-wins = Siege
cli-balance-interval = 95-%-Intervall
cli-balance-character = Charakter
cli-balance-kept = Partien
cli-balance-card = Karte
cli-balance-held = im Besitz
cli-balance-fulfilled = erfüllt
cli-balance-coloured = gefärbt
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
cli-balance-tenth = 10. Perzentil
cli-balance-median = Median
cli-balance-ninth = 90. Perzentil
cli-balance-title = Titel des Medians
cli-balance-gear-1 = eine Tinte tauschen
cli-balance-gear-2 = eine Letter tauschen
cli-balance-gear-3 = niedrigste Spezialisierung verbessern
cli-balance-gear-4 = Ruhm in Höhe der Rundennummer
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

cli-deck-title = { $hands } Hände aus fünf Buchstabenkarten und drei gemeinsamen Karten, Stapel { $deck }
cli-deck-without-word = Hände ohne ein einziges Wort
cli-deck-five-letters = Hände mit einem Wort ab fünf Buchstaben
cli-deck-words = Wörter je Hand
cli-deck-best-score = beste Punktzahl je Hand
cli-deck-spread = 10 % { $tenth }, Median { $median }, 90 % { $ninth }
cli-deck-challenge = Aufgabe
cli-deck-meets = Hände
cli-deck-by-best-words = wenn alle ihr bestes Wort schreiben
cli-deck-letter = Buchstabe
cli-deck-share = in Wörtern
cli-deck-cards = Karten
cli-deck-value = Wert

# manicule lab calibrate
cli-calibrate-title = Vorhergesagte Chancen und Siege
cli-calibrate-about = { $games } zurückgehaltene Partien, { $decisions } Entscheidungen, { $player } auf jedem Platz, { $iterations } Iterationen je Analyse
cli-calibrate-predicted = vorhergesagt
cli-calibrate-observed = gewonnen
cli-calibrate-difference = Abstand
cli-calibrate-decisions = Entscheidungen
cli-calibrate-worst = Größter Abstand in einem Zehntel mit mindestens 100 Entscheidungen: { $worst } (vor der Anpassung { $before })
cli-lessons-sound = { $count ->
    [0] Es gibt keine Lektionen.
    [one] Eine Lektion, kein Fehler.
   *[other] { $count } Lektionen, kein Fehler.
}
cli-lessons-faulty = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
} in { $lessons ->
    [one] einer Lektion.
   *[other] { $lessons } Lektionen.
}
cli-lessons-after = nach { $actions }
cli-lessons-file-name = Der Pfad einer Lektion muss aussehen wie „gutenberg/03-types.json“.
cli-lessons-unknown-game = Es gibt kein Spiel „{ $game }“.
cli-lessons-same-name = { $other } hat dieselbe Nummer oder denselben Namen.
cli-lessons-unreadable = Das ist nicht lesbar: { $detail }
cli-lessons-no-steps = Die Lektion hat keine Schritte.
cli-lessons-start = Der Anfang lässt sich nicht spielen: { $reason }
cli-lessons-unknown-rule = Es gibt keine Regel { $rule }.
cli-lessons-bad-id = „{ $id }“ kann keine ID sein. Nimm Kleinbuchstaben, Ziffern und Bindestriche.
cli-lessons-same-id = Die ID „{ $id }“ kommt zweimal vor.
cli-lessons-same-text = Der Text „{ $id }“ gehört auch zu { $other }.
cli-lessons-missing-text = Der Text „{ $id }“ fehlt in: { $languages }.
cli-lessons-unused-text = Keine Lektion verwendet den Text „{ $id }“.
cli-lessons-points-at-nothing = Bei „{ $pointer }“ liegt aus Sicht des Lernenden nichts.
cli-lessons-not-to-act = Dieser Platz ist hier nicht am Zug („seat“: { $seat }).
cli-lessons-never-legal = Keine erlaubte Aktion passt hier zu { $pattern }.
cli-lessons-nothing-to-do = Nichts, was der Schritt erwartet, ist hier erlaubt.
cli-lessons-answer-refused = Diese Antwort verstößt gegen die Regeln: { $reason }
cli-lessons-cannot-answer = Die Bots können nicht antworten: { $detail }
cli-lessons-mistake-never-made = Niemand kann hier { $pattern } versuchen.
cli-lessons-mistake-is-expected = Der Fehler { $pattern } wird auch erwartet: { $action }.
cli-lessons-no-pattern = Der Fehler hat kein Muster.
cli-lessons-not-reached = Kein Weg durch die Lektion führt zu diesem Schritt.
