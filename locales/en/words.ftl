### The words of `manicule words`. Every language has the same ids.

words-score = Score
words-letters = Letters
words-word = Word
words-cards = Cards
words-none = No word can be spelled with these cards.
words-found = { $count ->
    [one] One word.
   *[other] { $count } words.
}
words-shown = { $shown } of { $count } words.
words-unknown-letter = { $card } is not a card: { $why }. The letters are { $alphabet }; QU and groups such as ING are cards too.
words-no-value = The deck has no card { $card }: say what it is worth, such as { $card }=4.
words-bad-value = { $card } has no value from 0 to 99 after the sign =.
words-too-many-cards = These are { $count } cards; at most { $most } can be looked at.
words-unreadable = { $file } cannot be read: { $why }
words-bad-line = { $file }, line { $line }: { $text } is not a word: { $why }
words-why-empty = there is no letter in it
words-why-too_long = it is too long
words-why-hyphen = words with a hyphen do not count
words-why-apostrophe = words with an apostrophe do not count
words-why-digit = it has a digit
words-why-foreign_letter = { $character } is not a letter of this language
words-why-too_many_letters = a card has at most four letters
words-left-out = This build has no word list for this language: build it with the feature lexicon-{ $code }.
