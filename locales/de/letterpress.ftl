### Die Wörter des Buchstabenspiels. Jede Sprache hat dieselben Kennungen.

## Events

letterpress-event-round-began = Runde { $round } beginnt. Gemeinsame Karten: { $letters }. Aufgaben: { $challenges }.
letterpress-event-hand-dealt = { $seat } erhält { $letters }.
letterpress-event-card-chosen = { $seat } behält { $letters }.
letterpress-event-card-ready = { $seat } hat eine Karte gewählt.
letterpress-event-hands-passed = Die Karten wandern nach links: { $left ->
    [one] je eine Karte.
   *[other] je { $left } Karten.
}
letterpress-event-hand-received = { $seat } bekommt { $letters } gereicht.
letterpress-event-last-card-kept = { $seat } behält die letzte Karte, { $letters }.
letterpress-event-pile-returned = { $count ->
    [one] Eine Karte des Stapels kommt unter das Deck.
   *[other] { $count } Karten des Stapels kommen unter das Deck.
}
letterpress-event-word-chosen = { $seat } hat { $word } geschrieben: { $score ->
    [one] ein Punkt.
   *[other] { $score } Punkte.
}
letterpress-event-pass-chosen = { $seat } schreibt kein Wort.
letterpress-event-word-ready = { $seat } ist mit dem Schreiben fertig.
letterpress-event-word-revealed = { $seat } zeigt { $word }: { $score ->
    [one] ein Punkt.
   *[other] { $score } Punkte.
}
letterpress-event-pass-revealed = { $seat } hat nichts geschrieben.
letterpress-event-best-word = Bestes Wort aus den Karten von { $seat }: { $score ->
    [0] keines.
    [one] { $word }, ein Punkt.
   *[other] { $word }, { $score } Punkte.
}
letterpress-event-unused-returned = { $seat } legt { $count ->
    [one] eine ungenutzte Karte
   *[other] { $count } ungenutzte Karten
} unter das Deck.
letterpress-event-tie-card-drawn = { $seat } zieht { $letters }, um den Gleichstand zu lösen.
letterpress-event-seat-ranked = Rang { $place }: { $seat } mit { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}. Buchstaben zu nehmen: { $claims }.
letterpress-event-letters-claimed = { $seat } nimmt { $letters }.
letterpress-event-nothing-to-claim = Für { $seat } ist nichts mehr übrig.
letterpress-event-challenge-claimed = { $seat } löst die Aufgabe „{ $challenge }“ ein.
letterpress-event-challenge-joined = { $seat } löst die Aufgabe „{ $challenge }“ ein; die Karte kommt als { $letters } in die Sammlung.
letterpress-event-top-letter-drawn = { $seat } zieht { $letters } vom Deck in die Sammlung.
letterpress-event-top-letter-taken = { $seat } zieht eine Karte vom Deck in die Sammlung.
letterpress-event-unclaimed-returned = Übrige Karten kommen unter ihr Deck: { $letters }; Aufgaben: { $challenges }.
letterpress-event-game-ended = Das Spiel ist aus. Es gewinnt: { $winners }. Punkte: { $scores }.
letterpress-event-library-grew = In die Bibliothek: { $letters }.
letterpress-event-row-laid = Die neue Reihe liegt. Gesammelt: { $letters }; unter die Decks: { $returned_letters }.
letterpress-event-library-card-collected = { $letters } kommt aus der Bibliothek in die Sammlung.
letterpress-event-library-card-returned = { $letters } kommt aus der Bibliothek unter sein Deck.
letterpress-event-last-row-returned = Die letzte Reihe kommt unter ihre Decks: { $letters }.
letterpress-event-press-answered = { $score } gegen { $library } der Bibliothek: { $won ->
    [true] die Rotationspresse ist geschlagen!
   *[other] die Rotationspresse gewinnt.
}

## Refusals

letterpress-refusal-game-over = Das Spiel ist aus.
letterpress-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
letterpress-refusal-not-your-turn = Gerade ist jemand anders mit dem Nehmen an der Reihe.
letterpress-refusal-wrong-step = Das ist jetzt nicht dran. Der Tisch ist bei diesem Schritt: { $step }.
letterpress-refusal-no-such-card = Keine Karte heißt { $card }.
letterpress-refusal-not-in-hand = Die Karte { $card } ist nicht auf deiner Hand.
letterpress-refusal-no-letters = Darin ist kein Buchstabe.
letterpress-refusal-too-long = Kein Wort hat mehr als { $longest } Buchstaben.
letterpress-refusal-hyphen = { $word }: Wörter mit Bindestrich zählen nicht.
letterpress-refusal-apostrophe = { $word }: Wörter mit Apostroph zählen nicht.
letterpress-refusal-not-a-letter = „{ $character }“ ist kein Buchstabe dieser Sprache.
letterpress-refusal-too-short = { $word } ist zu kurz: An diesem Tisch hat ein Wort mindestens { $least } Buchstaben.
letterpress-refusal-not-in-word-list = { $word } steht nicht in der Wortliste.
letterpress-refusal-vulgar-word = { $word } zählt hier nicht: An diesem Tisch gelten nur familientaugliche Wörter.
letterpress-refusal-letter-missing = Deine Karten ergeben nicht { $word }: Es fehlt der Buchstabe { $letter }.
letterpress-refusal-card-not-yours = Mit der Karte { $card } kannst du nicht schreiben.
letterpress-refusal-card-used-twice = Die Karte { $card } kann in einem Wort nur einmal verwendet werden.
letterpress-refusal-card-cannot-stand-for = Die Karte { $card } steht für ihren Buchstaben, einmal oder zweimal hintereinander, nicht für { $letters }.
letterpress-refusal-qu-cannot-stand-for = Die Karte { $card } steht für Q, QQ oder QU, nicht für { $letters }.
letterpress-refusal-group-cannot-stand-for = Die Karte { $card } wird ganz verwendet, nicht als { $letters }.
letterpress-refusal-cards-spell-other = Diese Karten ergeben { $spelled }, nicht { $word }.
letterpress-refusal-wrong-count = { $claims ->
    [one] Du nimmst einen Buchstaben
   *[other] Du nimmst { $claims } Buchstaben
}, nicht { $named }.
letterpress-refusal-not-in-pool = Die Karte { $card } liegt nicht in der Auslage.
letterpress-refusal-card-named-twice = Die Karte { $card } ist zweimal genannt.
letterpress-refusal-challenge-not-open = Die Aufgabe „{ $challenge }“ liegt nicht offen.
letterpress-refusal-challenge-not-met = Dein Wort erfüllt „{ $challenge }“ nicht: { $reason ->
    [no_word] du hast keines geschrieben.
    [too_few] { $count }: { $found }, nötig sind mindestens { $needed }.
    [too_many] { $count }: { $found }, erlaubt sind höchstens { $allowed }.
   *[unlike] gefragt ist { $shape }.
}
letterpress-refusal-bad-offset = Die Reihe kann nicht bei { $offset } liegen, nur von { $least } bis { $most }.
letterpress-refusal-not-in-library = Die Karte { $card } ist nicht in der Bibliothek.

## Actions

letterpress-action-draft = Behalten
letterpress-action-write = Schreiben
letterpress-action-pass = Nichts schreiben
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
letterpress-difficulty-normal = normal
letterpress-difficulty-easy = leicht
letterpress-difficulty-hard = schwer
letterpress-tie-left = übrige Punkte der Sammlung
letterpress-tie-whole = Punkte der ganzen Sammlung
letterpress-by-score = nach Punkten
letterpress-by-highest-value = nach der höchsten Karte
letterpress-by-letters = nach dem längeren Wort
letterpress-by-draw = nach gezogener Karte

## Challenges

letterpress-challenge-seven-or-eight = Sieben oder acht Buchstaben
letterpress-challenge-eight-or-more = Acht oder mehr Buchstaben
letterpress-challenge-nine-or-more = Neun oder mehr Buchstaben
letterpress-challenge-one-vowel = Ein einziger Vokal, fünf oder mehr Buchstaben
letterpress-challenge-no-vowel = Kein Vokal
letterpress-challenge-four-vowels = Vier oder mehr Vokale
letterpress-challenge-five-vowels = Fünf oder mehr Vokale
letterpress-challenge-shortest = Das kürzeste Wort
letterpress-challenge-longest = Das längste Wort
letterpress-challenge-all-drafted = Alle fünf behaltenen Karten
letterpress-challenge-all-commons = Alle drei gemeinsamen Karten
letterpress-challenge-no-commons = Keine gemeinsame Karte, vier oder mehr Buchstaben
letterpress-challenge-doubled = Eine verdoppelte Karte, sechs oder mehr Buchstaben
letterpress-challenge-twice-doubled = Zwei verdoppelte Karten
letterpress-challenge-vowel-ends = Ein Vokal an beiden Enden, vier oder mehr Buchstaben
letterpress-challenge-same-ends = Derselbe Buchstabe an beiden Enden, vier oder mehr Buchstaben
letterpress-challenge-palindrome = Ein Palindrom aus drei oder mehr Buchstaben
letterpress-challenge-three-consonants = Drei Konsonanten hintereinander
letterpress-challenge-all-different = Sieben oder mehr Buchstaben, alle verschieden
letterpress-challenge-rare-type = Eine Karte mit dem Wert sechs
letterpress-challenge-alternating = Vokale und Konsonanten im Wechsel, sechs oder mehr Buchstaben
letterpress-challenge-modest = Höchstens sieben Punkte, vier oder mehr Buchstaben
letterpress-challenge-fifteen-points = Fünfzehn oder mehr Punkte
letterpress-challenge-seven-or-more = Sieben oder mehr Buchstaben
letterpress-challenge-one-vowel-six = Ein einziger Vokal, sechs oder mehr Buchstaben
letterpress-challenge-one-vowel-four = Ein einziger Vokal, vier oder mehr Buchstaben
letterpress-challenge-three-vowels = Drei oder mehr Vokale, sechs oder mehr Buchstaben
letterpress-challenge-commons-six = Alle drei gemeinsamen Karten, sechs oder mehr Buchstaben
letterpress-challenge-commons-seven = Alle drei gemeinsamen Karten, sieben oder mehr Buchstaben
letterpress-challenge-commons-eight = Alle drei gemeinsamen Karten, acht oder mehr Buchstaben
letterpress-challenge-no-commons-five = Keine gemeinsame Karte, fünf oder mehr Buchstaben
letterpress-challenge-doubled-seven = Eine verdoppelte Karte, sieben oder mehr Buchstaben
letterpress-challenge-doubled-eight = Eine verdoppelte Karte, acht oder mehr Buchstaben
letterpress-challenge-twice-doubled-eight = Zwei verdoppelte Karten, acht oder mehr Buchstaben
letterpress-challenge-vowel-ends-five = Ein Vokal an beiden Enden, fünf oder mehr Buchstaben
letterpress-challenge-vowel-ends-six = Ein Vokal an beiden Enden, sechs oder mehr Buchstaben
letterpress-challenge-vowel-ends-eight = Ein Vokal an beiden Enden, acht oder mehr Buchstaben
letterpress-challenge-same-ends-five = Derselbe Buchstabe an beiden Enden, fünf oder mehr Buchstaben
letterpress-challenge-same-ends-six = Derselbe Buchstabe an beiden Enden, sechs oder mehr Buchstaben
letterpress-challenge-palindrome-four = Ein Palindrom aus vier oder mehr Buchstaben
letterpress-challenge-consonants-six = Drei Konsonanten hintereinander, sechs oder mehr Buchstaben
letterpress-challenge-all-different-six = Sechs oder mehr Buchstaben, alle verschieden
letterpress-challenge-alternating-seven = Vokale und Konsonanten im Wechsel, sieben oder mehr Buchstaben
letterpress-challenge-modest-six = Höchstens sieben Punkte, sechs oder mehr Buchstaben
letterpress-challenge-modest-five = Höchstens sechs Punkte, fünf oder mehr Buchstaben
letterpress-reward-joins = Diese Karte kommt in deine Sammlung.
letterpress-reward-top-letter = Die oberste Karte des Buchstabendecks kommt in deine Sammlung.
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
letterpress-shape-same-ends = derselbe Buchstabe an beiden Enden
letterpress-shape-palindrome = ein Wort, das sich von beiden Seiten gleich liest
letterpress-shape-alternating = ein Wechsel von Vokalen und Konsonanten
letterpress-shape-all-different = ein Wort ohne doppelten Buchstaben
