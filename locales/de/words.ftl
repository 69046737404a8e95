### Die Worte von `manicule words`. Jede Sprache hat dieselben Kennungen.

words-score = Punkte
words-letters = Buchstaben
words-word = Wort
words-cards = Karten
words-none = Mit diesen Karten lässt sich kein Wort legen.
words-found = { $count ->
    [one] Ein Wort.
   *[other] { $count } Wörter.
}
words-shown = { $shown } von { $count } Wörtern.
words-unknown-letter = { $card } ist keine Karte: { $why }. Die Buchstaben sind { $alphabet }; auch QU und Gruppen wie ING sind Karten.
words-no-value = Im Stapel gibt es keine Karte { $card }. Gib ihren Wert an, zum Beispiel { $card }=4.
words-bad-value = { $card } braucht nach dem Gleichheitszeichen einen Wert von 0 bis 99.
words-too-many-cards = Das sind { $count } Karten; höchstens { $most } sind erlaubt.
words-unreadable = { $file } lässt sich nicht lesen: { $why }
words-bad-line = { $file }, Zeile { $line }: { $text } ist kein Wort: { $why }
words-why-empty = es enthält keinen Buchstaben
words-why-too_long = es ist zu lang
words-why-hyphen = Wörter mit Bindestrich zählen nicht
words-why-apostrophe = Wörter mit Apostroph zählen nicht
words-why-digit = es enthält eine Ziffer
words-why-foreign_letter = { $character } ist kein Buchstabe dieser Sprache
words-why-too_many_letters = eine Karte hat höchstens vier Buchstaben
words-left-out = Dieses Programm hat keine Wortliste für diese Sprache. Baue es mit dem Feature lexicon-{ $code }.
