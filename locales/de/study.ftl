### The page of reviews, of practice and of all reviewed games together. Every language has the same ids.

study-title = Rückblick: { $game }
study-drawing = Das Diagramm wird gezeichnet …
study-judging = Jede Entscheidung wird geprüft …
study-progress = Fortschritt des Rückblicks
study-whose = Wessen Entscheidungen?
study-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
study-as-table = Zahlen anzeigen
study-graph-in-table = Dieselben Zahlen folgen in einer Tabelle.
study-other-line = die andere Partie
study-two-lines = Was wäre, wenn?
study-verified = Geprüft: Beide Partien haben denselben Startwert und dieselben ersten { $ply } Züge. Sonst wurde nichts verändert.
study-not-verified = Die ersten { $ply } Züge der beiden Partien sind verschieden, also lassen sie sich nicht vergleichen.
study-lines = Punkte in der anderen Partie: { $there }. In dieser: { $here }.
study-other-review = Rückblick auf die andere Partie
study-no-turning = Kein einzelner Zug hat viel verändert.
study-luck = Glück und Wahl
study-result = Ergebnis
study-luck-of-draws = Glück beim Ziehen
study-adjusted = Ergebnis ohne dieses Glück
study-deal = Startvorteil durch Karten und Platz
study-error = Verschenkt je Entscheidung
study-surprise = Wirkung aufgedeckter Geheimnisse, im Schnitt
study-decisions = Freie Entscheidungen: { $decisions }, erzwungene: { $forced }.
study-unlucky = Richtig, aber Pech gehabt: { $round }, Zug { $ply } ({ $amount })
study-ledger-why = Was die Aussichten in jeder Runde verändert hat. Die Teile ergeben zusammen genau die gesamte Veränderung.
study-whole-game = Ganze Partie
study-keys = Am Tisch springst du mit „Bild ab“ zum nächsten Fehler, mit „Bild auf“ zum vorigen.
study-back = Zurück zum Rückblick
study-before = Vorige Entscheidung
study-after = Nächste Entscheidung
study-show-played = Gespielten Zug zeigen
study-show-best = Besten Zug zeigen
study-show-other = Anderen Zug zeigen ({ $number } von { $all })
study-unjudged = Hier gab es nichts zu entscheiden.
study-lost = Verschenkt: { $loss }.
study-played-worth = Gespielt: { $action } ({ $value })
study-best-worth = Am besten: { $action } ({ $value })
study-other-worth = Gerade gezeigt: { $action } ({ $value })
study-instead = Stattdessen: { $action }
study-worth = Etwa { $value } wert ({ $tries ->
    [one] 1 Simulation
   *[other] { $tries } Simulationen
})
study-same-chance = Von hier aus kannst du gegen Bots weiterspielen, mit demselben Stapel und demselben Startwert.
study-take-back = Zurücknehmen
study-play-on = Von hier aus weiterspielen
study-practice = Eigene Fehler üben
study-leave-practice = Üben beenden
study-failed = Dieser Zug konnte nicht bewertet werden. Versuch es noch einmal.
study-thinking = Dein Zug wird bewertet …
study-ask = Hier hast du einmal einen Fehler gemacht. Was tust du jetzt? (noch { $left })
study-then = Du hast gespielt: { $action }
study-yours = Dein Zug: { $change } gegenüber dem besten
study-good = Gut!
study-bad = Nicht ganz.
study-again-in = Diese Stellung siehst du in { $days } { $days ->
    [one] Tag
   *[other] Tagen
  } wieder.
study-next = Nächste Stellung
study-season = Alle meine Rückblicke
study-season-why = Hier zählt jede Partie, zu der du einen Rückblick hast. Die Zahlen bleiben auf diesem Gerät.
study-due = Heute zu üben: { $due } { $due ->
    [one] Stellung
   *[other] Stellungen
  }
study-none-due = Heute ist nichts zu üben. Gesammelte Stellungen: { $all }
study-begin-practice = Üben
study-nothing-yet = Du hast noch keinen Rückblick. Spiel eine Partie zu Ende und wähle „Rückblick“.
study-season-sum = Partien: { $games }. Verschenkt je Entscheidung: { $error }. Glück beim Ziehen je Partie: { $luck }.
study-train = Hier verschenkst du am meisten: { $phase }.
study-train-lesson = Lektion wiederholen
study-by-phase = Nach Entscheidung
study-by-character = Nach Charakter
study-by-level = Nach stärkstem Bot
study-phase = Entscheidung
study-character = Charakter
study-opponent = Bot
study-games = Partien
study-luck-each = Glück je Partie
study-phase-gutenberg-keep-character = Charakter
study-phase-gutenberg-selection = Startzahnräder und -stufen
study-phase-gutenberg-draft = Auftragswahl
study-phase-gutenberg-choose-types = Startlettern
study-phase-gutenberg-name-colour = Joker-Tinte
study-phase-gutenberg-plan = Planung
study-phase-gutenberg-shift-marker = Planungsmarker versetzen
study-phase-gutenberg-fulfil = Aufträge erfüllen
study-phase-letterpress-draft = Karten auswählen
study-phase-letterpress-write = Wort schreiben
study-phase-letterpress-claim = Buchstaben nehmen
study-phase-letterpress-lay = Reihe legen
study-phase-letterpress-library = Bibliothek
