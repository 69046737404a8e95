### Les mots de `manicule words`. Chaque langue a les mêmes identifiants.

words-score = Points
words-letters = Lettres
words-word = Mot
words-cards = Cartes
words-none = Ces cartes ne forment aucun mot.
words-found = { $count ->
    [one] Un mot.
   *[other] { $count } mots.
}
words-shown = { $shown } mots sur { $count }.
words-unknown-letter = { $card } n’est pas une carte : { $why }. Les lettres sont { $alphabet } ; QU et les groupes comme ING sont aussi des cartes.
words-no-value = Le paquet n’a pas de carte { $card } : indiquez sa valeur, par exemple { $card }=4.
words-bad-value = { $card } : indiquez une valeur de 0 à 99 après le signe =.
words-too-many-cards = Vous avez donné { $count } cartes ; la limite est de { $most }.
words-unreadable = Impossible de lire { $file } : { $why }
words-bad-line = { $file }, ligne { $line } : { $text } n’est pas un mot : { $why }
words-why-empty = il ne contient aucune lettre
words-why-too_long = il est trop long
words-why-hyphen = les mots à trait d’union ne comptent pas
words-why-apostrophe = les mots à apostrophe ne comptent pas
words-why-digit = il contient un chiffre
words-why-foreign_letter = { $character } n’est pas une lettre de cette langue
words-why-too_many_letters = une carte a au plus quatre lettres
words-left-out = Ce programme n’a pas de liste de mots pour cette langue : compilez-le avec l’option lexicon-{ $code }.
