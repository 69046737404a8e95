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
words-unknown-letter = { $card } isn’t a card: { $why }. The letters are { $alphabet }; QU and groups such as ING are cards too.
words-no-value = The deck has no card { $card }. Give its value, for example { $card }=4.
words-bad-value = { $card } needs a value from 0 to 99 after the = sign.
words-too-many-cards = You gave { $count } cards; the limit is { $most }.
words-unreadable = Can’t read { $file }: { $why }
words-bad-line = { $file }, line { $line }: { $text } isn’t a word: { $why }
words-why-empty = it contains no letter
words-why-too_long = it is too long
words-why-hyphen = words with a hyphen don’t count
words-why-apostrophe = words with an apostrophe don’t count
words-why-digit = it contains a digit
words-why-foreign_letter = { $character } isn’t a letter of this language
words-why-too_many_letters = a card has at most four letters
words-left-out = This build has no word list for this language. Build it with the feature lexicon-{ $code }.
