### Die Wörter des Buchstabenspiels. Jede Sprache hat dieselben Kennungen.

## Events

letterpress-event-round-began = Runde { $round } beginnt. Gemeinsame Karten: { $letters }. Aufgaben: { $challenges }.
letterpress-event-hand-dealt = { $seat } bekommt { $letters } ausgeteilt.
letterpress-event-card-chosen = { $seat } behält { $letters }.
letterpress-event-card-ready = { $seat } hat eine Karte gewählt.
letterpress-event-hands-passed = Alle geben ihre Karten nach links weiter: { $left ->
    [one] je 1 Karte.
   *[other] je { $left } Karten.
}
letterpress-event-hand-received = { $seat } erhält { $letters }.
letterpress-event-last-card-kept = { $seat } behält die letzte Karte, { $letters }.
letterpress-event-pile-returned = { $count ->
    [one] 1 Karte kommt unter den Buchstabenstapel.
   *[other] { $count } Karten kommen unter den Buchstabenstapel.
}
letterpress-event-word-chosen = { $seat } schreibt { $word }: { $score ->
    [one] 1 Punkt.
   *[other] { $score } Punkte.
}
letterpress-event-pass-chosen = { $seat } passt.
letterpress-event-word-ready = { $seat } ist mit dem Schreiben fertig.
letterpress-event-word-revealed = { $seat } deckt { $word } auf: { $score ->
    [one] 1 Punkt.
   *[other] { $score } Punkte.
}
letterpress-event-pass-revealed = { $seat } hat gepasst.
letterpress-event-best-word = Bestes mögliches Wort für { $seat }: { $score ->
    [0] keines.
    [one] { $word }, 1 Punkt.
   *[other] { $word }, { $score } Punkte.
}
letterpress-event-unused-returned = { $seat } legt { $count ->
    [one] 1 ungenutzte Karte
   *[other] { $count } ungenutzte Karten
} unter den Buchstabenstapel.
letterpress-event-tie-card-drawn = { $seat } zieht { $letters }, um den Gleichstand aufzulösen.
letterpress-event-seat-ranked = { $seat } erreicht mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
} Rang { $place }{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
} und darf { $claims ->
    [one] 1 Buchstaben
   *[other] { $claims } Buchstaben
} nehmen.
letterpress-event-letters-claimed = { $seat } nimmt { $letters }.
letterpress-event-nothing-to-claim = Für { $seat } ist nichts mehr übrig.
letterpress-event-challenge-claimed = { $seat } nimmt die Aufgabe „{ $challenge }“.
letterpress-event-challenge-joined = { $seat } nimmt die Aufgabe „{ $challenge }“. Ihre Karte { $letters } kommt in die Sammlung.
letterpress-event-top-letter-drawn = { $seat } zieht { $letters } vom Buchstabenstapel in die Sammlung.
letterpress-event-top-letter-taken = { $seat } zieht eine Karte vom Buchstabenstapel in die Sammlung.
letterpress-event-unclaimed-returned = Übrige Karten kommen unter ihre Stapel. Buchstaben: { $letters }. Aufgaben: { $challenges }.
letterpress-event-game-ended = Spielende. Gewinner: { $winners }. Punkte: { $scores }.
letterpress-event-library-grew = Neue Karten in der Bibliothek: { $letters }.
letterpress-event-row-laid = Die neue Reihe liegt. Gesammelte Karten: { $letters }. Karten unter die Stapel: { $returned_letters }.
letterpress-event-library-card-collected = { $letters } kommt aus der Bibliothek in die Sammlung.
letterpress-event-library-card-returned = { $letters } kommt aus der Bibliothek unter den Stapel.
letterpress-event-last-row-returned = Die letzte Reihe kommt unter die Stapel: { $letters }.
letterpress-event-press-answered = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
} gegen { $library } der Bibliothek: { $won ->
    [true] Die Rotationspresse ist geschlagen!
   *[other] Die Rotationspresse gewinnt.
}

## Refusals

letterpress-refusal-game-over = Die Partie ist zu Ende: Es ist keine Aktion mehr möglich.
letterpress-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
letterpress-refusal-not-your-turn = Ein anderer Spieler nimmt gerade Buchstaben. Warte, bis du dran bist.
letterpress-refusal-wrong-step = Das geht jetzt nicht. Gerade läuft der Schritt „{ $step }“.
letterpress-refusal-no-such-card = Es gibt keine Karte { $card }. Wähle eine, die du siehst.
letterpress-refusal-not-in-hand = { $card } ist nicht auf deiner Hand. Wähle eine deiner Karten.
letterpress-refusal-no-letters = Deine Eingabe enthält keinen Buchstaben. Schreibe ein Wort.
letterpress-refusal-too-long = Ein Wort darf höchstens { $longest } Buchstaben haben. Schreibe ein kürzeres.
letterpress-refusal-hyphen = { $word }: Wörter mit Bindestrich zählen nicht. Schreibe ein anderes Wort.
letterpress-refusal-apostrophe = { $word }: Wörter mit Apostroph zählen nicht. Schreibe ein anderes Wort.
letterpress-refusal-not-a-letter = „{ $character }“ ist kein Buchstabe dieser Sprache. Schreibe ein anderes Wort.
letterpress-refusal-too-short = { $word } ist zu kurz: An diesem Tisch muss ein Wort mindestens { $least } Buchstaben haben.
letterpress-refusal-not-in-word-list = { $word } steht nicht in der Wortliste. Schreibe ein anderes Wort.
letterpress-refusal-vulgar-word = { $word } zählt nicht: An diesem Tisch gelten nur familientaugliche Wörter. Schreibe ein anderes.
letterpress-refusal-letter-missing = { $word } lässt sich mit deinen Karten nicht schreiben: Dir fehlt der Buchstabe { $letter }.
letterpress-refusal-card-not-yours = Du kannst { $card } nicht in deinem Wort verwenden. Nimm deine und die gemeinsamen Karten.
letterpress-refusal-card-used-twice = Du kannst { $card } nur einmal pro Wort verwenden.
letterpress-refusal-card-cannot-stand-for = Die Karte { $card } steht für ihren Buchstaben, einfach oder doppelt, nicht für { $letters }.
letterpress-refusal-qu-cannot-stand-for = Die Karte { $card } steht für Q, QQ oder QU, nicht für { $letters }.
letterpress-refusal-group-cannot-stand-for = Die Karte { $card } muss ganz verwendet werden, nicht als { $letters }.
letterpress-refusal-cards-spell-other = Diese Karten ergeben { $spelled }, nicht { $word }.
letterpress-refusal-wrong-count = { $claims ->
    [one] Du darfst 1 Buchstaben nehmen
   *[other] Du darfst { $claims } Buchstaben nehmen
}, hast aber { $named } gewählt. Wähle genau { $claims }.
letterpress-refusal-not-in-pool = { $card } liegt nicht in der Auslage. Wähle eine Karte von dort.
letterpress-refusal-card-named-twice = Du hast { $card } zweimal gewählt. Wähle verschiedene Karten.
letterpress-refusal-challenge-not-open = Die Aufgabe „{ $challenge }“ ist nicht zu haben. Wähle eine andere.
letterpress-refusal-challenge-not-met = Dein Wort erfüllt „{ $challenge }“ nicht: { $reason ->
    [no_word] Du hast gepasst.
    [too_few] { $count }: { $found } von mindestens { $needed }.
    [too_many] { $count }: { $found }, höchstens { $allowed } erlaubt.
   *[unlike] Nötig ist { $shape }.
}
letterpress-refusal-bad-offset = Dort kann die Reihe nicht liegen. Wähle eine Position unter der letzten Reihe.
letterpress-refusal-not-in-library = { $card } ist nicht in der Bibliothek. Wähle eine Karte von dort.

## Options that no game can start with

letterpress-options-people = Das Spiel ist für { $min } bis { $max } Spieler, nicht für { $people }.
letterpress-options-difficulty-not-solo = Leicht und schwer gibt es nur im Solospiel: Wähle „normal“.
letterpress-options-overhang-not-solo = Reihen werden nur im Solospiel gelegt: Schalte die Option „überstehende Reihen“ aus.
letterpress-options-min-length = Die Mindestlänge muss { $min } bis { $max } Buchstaben betragen, nicht { $min_length }.
letterpress-options-house-word = { $list ->
    [allow] Zusätzliches Wort
   *[other] Ausgeschlossenes Wort
} „{ $word }“: Ein Wort darf nur aus Buchstaben seiner Sprache bestehen und nicht zu lang sein.
letterpress-options-deck-too-small = Der Stapel hat { $cards } { $deck ->
    [letter] Buchstabenkarten
    [vowel] Vokalkarten
   *[challenge] Aufgaben
}. Für { $people } Spieler braucht er bis zu { $needed }.
letterpress-options-no-word-list = Die { $language ->
    [fr] französische
    [en] englische
    [it] italienische
    [de] deutsche
   *[pl] polnische
} Wortliste ist hier nicht verfügbar. Wähle eine andere Sprache.

## Actions

letterpress-action-draft = Behalten
letterpress-action-write = Schreiben
letterpress-action-pass = Passen
letterpress-action-claim = Nehmen
letterpress-action-lay = Reihe legen
letterpress-action-choose = Wählen

## Steps and terms

letterpress-step-draft = Auswahl
letterpress-step-write = Schreiben
letterpress-step-claim = Nehmen
letterpress-step-lay = Reihe legen
letterpress-step-library = Bibliothek
letterpress-step-end = Spielende
letterpress-letter-card = Buchstabenkarte
letterpress-vowel-card = Vokalkarte
letterpress-challenge = Aufgabe
letterpress-challenges = Aufgaben
letterpress-commons = gemeinsame Karten
letterpress-hand = Hand
letterpress-drafted = behaltene Karten
letterpress-pool = Auslage
letterpress-collection = Sammlung
letterpress-library = Bibliothek
letterpress-row = Reihe
letterpress-round = Runde
letterpress-score = Punkte
letterpress-rotary-press = Rotationspresse
letterpress-kind-letter = Buchstabe
letterpress-kind-vowel = Vokal
letterpress-kind-challenge = Aufgabe
letterpress-tie-left = die Punkte der ungenutzten Karten in der Sammlung
letterpress-tie-whole = die Punkte der ganzen Sammlung
letterpress-by-score = die Punkte entscheiden
letterpress-by-highest-value = die wertvollste Karte entscheidet
letterpress-by-letters = das längere Wort entscheidet
letterpress-by-draw = die gezogene Karte entscheidet

## Challenges

letterpress-challenge-seven-or-eight = Sieben oder acht Buchstaben
letterpress-challenge-eight-or-more = Mindestens acht Buchstaben
letterpress-challenge-nine-or-more = Mindestens neun Buchstaben
letterpress-challenge-one-vowel = Nur ein Vokal, mindestens fünf Buchstaben
letterpress-challenge-no-vowel = Kein Vokal
letterpress-challenge-four-vowels = Mindestens vier Vokale
letterpress-challenge-five-vowels = Mindestens fünf Vokale
letterpress-challenge-shortest = Das kürzeste Wort
letterpress-challenge-longest = Das längste Wort
letterpress-challenge-all-drafted = Alle fünf behaltenen Karten
letterpress-challenge-all-commons = Alle drei gemeinsamen Karten
letterpress-challenge-no-commons = Keine gemeinsame Karte, mindestens vier Buchstaben
letterpress-challenge-doubled = Eine verdoppelte Karte, mindestens sechs Buchstaben
letterpress-challenge-twice-doubled = Zwei verdoppelte Karten
letterpress-challenge-vowel-ends = Vokal am Anfang und am Ende, mindestens vier Buchstaben
letterpress-challenge-same-ends = Erster und letzter Buchstabe gleich, mindestens vier Buchstaben
letterpress-challenge-palindrome = Ein Palindrom mit mindestens drei Buchstaben
letterpress-challenge-three-consonants = Drei Konsonanten hintereinander
letterpress-challenge-all-different = Mindestens sieben Buchstaben, alle verschieden
letterpress-challenge-rare-type = Eine Karte mit Wert sechs
letterpress-challenge-alternating = Vokale und Konsonanten im Wechsel, mindestens sechs Buchstaben
letterpress-challenge-modest = Höchstens sieben Punkte, mindestens vier Buchstaben
letterpress-challenge-fifteen-points = Mindestens fünfzehn Punkte
letterpress-challenge-seven-or-more = Mindestens sieben Buchstaben
letterpress-challenge-one-vowel-six = Nur ein Vokal, mindestens sechs Buchstaben
letterpress-challenge-one-vowel-four = Nur ein Vokal, mindestens vier Buchstaben
letterpress-challenge-three-vowels = Mindestens drei Vokale und mindestens sechs Buchstaben
letterpress-challenge-commons-six = Alle drei gemeinsamen Karten, mindestens sechs Buchstaben
letterpress-challenge-commons-seven = Alle drei gemeinsamen Karten, mindestens sieben Buchstaben
letterpress-challenge-commons-eight = Alle drei gemeinsamen Karten, mindestens acht Buchstaben
letterpress-challenge-no-commons-five = Keine gemeinsame Karte, mindestens fünf Buchstaben
letterpress-challenge-doubled-seven = Eine verdoppelte Karte, mindestens sieben Buchstaben
letterpress-challenge-doubled-eight = Eine verdoppelte Karte, mindestens acht Buchstaben
letterpress-challenge-twice-doubled-eight = Zwei verdoppelte Karten, mindestens acht Buchstaben
letterpress-challenge-vowel-ends-five = Vokal am Anfang und am Ende, mindestens fünf Buchstaben
letterpress-challenge-vowel-ends-six = Vokal am Anfang und am Ende, mindestens sechs Buchstaben
letterpress-challenge-vowel-ends-eight = Vokal am Anfang und am Ende, mindestens acht Buchstaben
letterpress-challenge-same-ends-five = Erster und letzter Buchstabe gleich, mindestens fünf Buchstaben
letterpress-challenge-same-ends-six = Erster und letzter Buchstabe gleich, mindestens sechs Buchstaben
letterpress-challenge-palindrome-four = Ein Palindrom mit mindestens vier Buchstaben
letterpress-challenge-consonants-six = Drei Konsonanten hintereinander, mindestens sechs Buchstaben
letterpress-challenge-all-different-six = Mindestens sechs Buchstaben, alle verschieden
letterpress-challenge-alternating-seven = Vokale und Konsonanten im Wechsel, mindestens sieben Buchstaben
letterpress-challenge-modest-six = Höchstens sieben Punkte, mindestens sechs Buchstaben
letterpress-challenge-modest-five = Höchstens sechs Punkte, mindestens fünf Buchstaben
letterpress-reward-joins = Diese Karte kommt in deine Sammlung.
letterpress-reward-top-letter = Die oberste Karte des Buchstabenstapels kommt in deine Sammlung.
letterpress-condition-count = { $count }: { $min ->
    [none] höchstens { $max }
   *[other] { $max ->
        [none] mindestens { $min }
       *[other] { $min } bis { $max }
    }
}
letterpress-count-letters = Buchstaben
letterpress-count-vowels = Vokale
letterpress-count-consonants-running = Konsonanten hintereinander
letterpress-count-doubled-cards = verdoppelte Karten
letterpress-count-drafted-cards = behaltene Karten
letterpress-count-common-cards = gemeinsame Karten
letterpress-count-score = Punkte
letterpress-count-highest-value = Wert der höchsten Karte
letterpress-shape-shortest = das kürzeste Wort am Tisch
letterpress-shape-longest = das längste Wort am Tisch
letterpress-shape-vowel-first = ein Vokal am Anfang
letterpress-shape-vowel-last = ein Vokal am Ende
letterpress-shape-same-ends = derselbe Buchstabe am Anfang und am Ende
letterpress-shape-palindrome = ein Palindrom
letterpress-shape-alternating = ein Wechsel von Vokalen und Konsonanten
letterpress-shape-all-different = ein Wort aus lauter verschiedenen Buchstaben
