### Słowa polecenia `manicule words`. Każdy język ma te same identyfikatory.

words-score = Punkty
words-letters = Litery
words-word = Słowo
words-cards = Karty
words-none = Z tych kart nie da się ułożyć żadnego słowa.
words-found = { $count ->
    [one] Jedno słowo.
    [few] { $count } słowa.
   *[other] { $count } słów.
}
words-shown = { $shown } z { $count } słów.
words-unknown-letter = { $card } nie jest kartą: { $why }. Litery to { $alphabet }; kartami są też QU i grupy takie jak ING.
words-no-value = W talii nie ma karty { $card }. Podaj jej wartość, na przykład { $card }=4.
words-bad-value = { $card } wymaga wartości od 0 do 99 po znaku =.
words-too-many-cards = Podane karty: { $count }, a limit to { $most }.
words-unreadable = Nie można odczytać pliku { $file }: { $why }
words-bad-line = { $file }, wiersz { $line }: { $text } nie jest słowem: { $why }
words-why-empty = brak liter
words-why-too_long = za dużo liter
words-why-hyphen = słowa z łącznikiem się nie liczą
words-why-apostrophe = słowa z apostrofem się nie liczą
words-why-digit = zawiera cyfrę
words-why-foreign_letter = { $character } nie jest literą tego języka
words-why-too_many_letters = karta ma najwyżej cztery litery
words-left-out = Ten program nie ma listy słów dla tego języka. Zbuduj go z opcją lexicon-{ $code }.
