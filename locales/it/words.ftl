### Le parole di `manicule words`. Ogni lingua ha gli stessi identificatori.

words-score = Punti
words-letters = Lettere
words-word = Parola
words-cards = Carte
words-none = Con queste carte non si forma nessuna parola.
words-found = { $count ->
    [one] Una parola.
   *[other] { $count } parole.
}
words-shown = { $shown } parole su { $count }.
words-unknown-letter = { $card } non è una carta: { $why }. Le lettere sono { $alphabet }; sono carte anche QU e i gruppi come ING.
words-no-value = Nel mazzo non c’è la carta { $card }. Indica quanto vale, per esempio { $card }=4.
words-bad-value = { $card } richiede un valore da 0 a 99 dopo il segno =.
words-too-many-cards = Hai dato { $count } carte; il limite è { $most }.
words-unreadable = Impossibile leggere { $file }: { $why }
words-bad-line = { $file }, riga { $line }: { $text } non è una parola: { $why }
words-why-empty = non contiene lettere
words-why-too_long = è troppo lunga
words-why-hyphen = le parole con il trattino non valgono
words-why-apostrophe = le parole con l’apostrofo non valgono
words-why-digit = contiene una cifra
words-why-foreign_letter = { $character } non è una lettera di questa lingua
words-why-too_many_letters = una carta ha al massimo quattro lettere
words-left-out = Questa versione del programma non ha una lista di parole per questa lingua: compilala con l’opzione lexicon-{ $code }.
