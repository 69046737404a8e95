### Les mots du jeu de lettres. Chaque langue a les mêmes identifiants.

## Events

letterpress-event-round-began = Le tour { $round } commence. Cartes communes : { $letters }. Défis : { $challenges }.
letterpress-event-hand-dealt = { $seat } reçoit { $letters }.
letterpress-event-card-chosen = { $seat } garde { $letters }.
letterpress-event-card-ready = { $seat } a choisi une carte.
letterpress-event-hands-passed = Les mains passent à gauche : { $left ->
    [one] { $left } carte chacune.
   *[other] { $left } cartes chacune.
}
letterpress-event-hand-received = { $seat } reçoit de son voisin { $letters }.
letterpress-event-last-card-kept = { $seat } garde la dernière carte, { $letters }.
letterpress-event-pile-returned = { $count ->
    [one] { $count } carte de la pile passe sous le paquet.
   *[other] { $count } cartes de la pile passent sous le paquet.
}
letterpress-event-word-chosen = { $seat } a écrit { $word } : { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
letterpress-event-pass-chosen = { $seat } n'écrit aucun mot.
letterpress-event-word-ready = { $seat } a fini d'écrire.
letterpress-event-word-revealed = { $seat } montre { $word } : { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
letterpress-event-pass-revealed = { $seat } n'a rien écrit.
letterpress-event-best-word = Meilleur mot des cartes de { $seat } : { $score ->
    [0] aucun.
    [one] { $word }, un point.
   *[other] { $word }, { $score } points.
}
letterpress-event-unused-returned = { $seat } remet { $count ->
    [one] { $count } carte inutilisée
   *[other] { $count } cartes inutilisées
} sous le paquet.
letterpress-event-tie-card-drawn = { $seat } pioche { $letters } pour départager l'égalité.
letterpress-event-seat-ranked = Rang { $place } : { $seat } avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}. Lettres à réclamer : { $claims }.
letterpress-event-letters-claimed = { $seat } réclame { $letters }.
letterpress-event-nothing-to-claim = Il ne reste rien à réclamer pour { $seat }.
letterpress-event-challenge-claimed = { $seat } réclame le Défi « { $challenge } ».
letterpress-event-challenge-joined = { $seat } réclame le Défi « { $challenge } » ; la carte rejoint sa collection comme { $letters }.
letterpress-event-top-letter-drawn = { $seat } pioche { $letters } pour sa collection.
letterpress-event-top-letter-taken = { $seat } pioche une carte pour sa collection.
letterpress-event-unclaimed-returned = Les cartes non réclamées retournent sous leur paquet : { $letters } ; Défis : { $challenges }.
letterpress-event-game-ended = La partie est finie. Victoire : { $winners }. Scores : { $scores }.
letterpress-event-library-grew = À la bibliothèque : { $letters }.
letterpress-event-row-laid = La nouvelle ligne est posée. Dans la collection : { $letters } ; sous les paquets : { $returned_letters }.
letterpress-event-library-card-collected = { $letters } quitte la bibliothèque pour la collection.
letterpress-event-library-card-returned = { $letters } quitte la bibliothèque et passe sous son paquet.
letterpress-event-last-row-returned = La dernière ligne retourne sous les paquets : { $letters }.
letterpress-event-press-answered = { $score } contre { $library } pour la bibliothèque : { $won ->
    [true] la Rotative est battue !
   *[other] la Rotative l'emporte.
}

## Refusals

letterpress-refusal-game-over = La partie est finie.
letterpress-refusal-no-such-seat = Cette place n'existe pas à cette table.
letterpress-refusal-not-your-turn = C'est à un autre de réclamer.
letterpress-refusal-wrong-step = Ce n'est pas le moment. La table en est à cette étape : { $step }.
letterpress-refusal-no-such-card = Aucune carte ne s'appelle { $card }.
letterpress-refusal-not-in-hand = La carte { $card } n'est pas dans votre main.
letterpress-refusal-no-letters = Il n'y a aucune lettre.
letterpress-refusal-too-long = Aucun mot n'a plus de { $longest } lettres.
letterpress-refusal-hyphen = { $word } : les mots à trait d'union ne comptent pas.
letterpress-refusal-apostrophe = { $word } : les mots à apostrophe ne comptent pas.
letterpress-refusal-not-a-letter = « { $character } » n'est pas une lettre de cette langue.
letterpress-refusal-too-short = { $word } est trop court : à cette table, un mot a au moins { $least } lettres.
letterpress-refusal-not-in-word-list = { $word } ne figure pas dans la liste de mots.
letterpress-refusal-vulgar-word = { $word } ne compte pas ici : cette table joue avec des mots pour toute la famille.
letterpress-refusal-letter-missing = Vos cartes ne permettent pas d'écrire { $word } : il manque la lettre { $letter }.
letterpress-refusal-card-not-yours = Vous ne pouvez pas écrire avec la carte { $card }.
letterpress-refusal-card-used-twice = La carte { $card } ne sert qu'une fois dans un mot.
letterpress-refusal-card-cannot-stand-for = La carte { $card } vaut pour sa lettre, une fois ou deux fois de suite, pas pour { $letters }.
letterpress-refusal-qu-cannot-stand-for = La carte { $card } vaut pour Q, QQ ou QU, pas pour { $letters }.
letterpress-refusal-group-cannot-stand-for = La carte { $card } s'utilise tout entière, pas comme { $letters }.
letterpress-refusal-cards-spell-other = Ces cartes écrivent { $spelled }, pas { $word }.
letterpress-refusal-wrong-count = { $claims ->
    [one] Vous réclamez { $claims } lettre
   *[other] Vous réclamez { $claims } lettres
}, pas { $named }.
letterpress-refusal-not-in-pool = La carte { $card } n'est pas parmi les lettres en jeu.
letterpress-refusal-card-named-twice = La carte { $card } est indiquée deux fois.
letterpress-refusal-challenge-not-open = Le Défi « { $challenge } » n'est pas ouvert.
letterpress-refusal-challenge-not-met = Votre mot ne remplit pas « { $challenge } » : { $reason ->
    [no_word] vous n'en avez pas écrit.
    [too_few] { $count } : { $found }, il en faut au moins { $needed }.
    [too_many] { $count } : { $found }, { $allowed } au plus.
   *[unlike] il faudrait { $shape }.
}
letterpress-refusal-bad-offset = La ligne ne peut pas se placer en { $offset } : il faut de { $least } à { $most }.
letterpress-refusal-not-in-library = La carte { $card } n'est pas dans la bibliothèque.

## Actions

letterpress-action-draft = Garder
letterpress-action-write = Écrire
letterpress-action-pass = Ne rien écrire
letterpress-action-claim = Réclamer
letterpress-action-lay = Poser la ligne
letterpress-action-choose = Choisir

## Steps and terms

letterpress-step-draft = Draft
letterpress-step-write = Écriture
letterpress-step-claim = Réclamer
letterpress-step-lay = Poser la ligne
letterpress-step-library = Bibliothèque
letterpress-step-end = Fin de la partie
letterpress-letter-card = carte Lettre
letterpress-vowel-card = carte Voyelle
letterpress-challenge = Défi
letterpress-challenges = Défis
letterpress-commons = cartes communes
letterpress-hand = main
letterpress-drafted = cartes draftées
letterpress-pool = lettres en jeu
letterpress-collection = collection
letterpress-library = bibliothèque
letterpress-row = ligne
letterpress-round = tour
letterpress-score = score
letterpress-rotary-press = Rotative
letterpress-kind-letter = Lettre
letterpress-kind-vowel = Voyelle
letterpress-kind-challenge = Défi
letterpress-difficulty-normal = normal
letterpress-difficulty-easy = facile
letterpress-difficulty-hard = difficile
letterpress-tie-left = points restés dans la collection
letterpress-tie-whole = points de toute la collection
letterpress-by-score = au score
letterpress-by-highest-value = à la carte la plus forte
letterpress-by-letters = au mot le plus long
letterpress-by-draw = à la carte piochée

## Challenges

letterpress-challenge-seven-or-eight = Sept ou huit lettres
letterpress-challenge-eight-or-more = Huit lettres ou plus
letterpress-challenge-nine-or-more = Neuf lettres ou plus
letterpress-challenge-one-vowel = Une seule voyelle, cinq lettres ou plus
letterpress-challenge-no-vowel = Aucune voyelle
letterpress-challenge-four-vowels = Quatre voyelles ou plus
letterpress-challenge-five-vowels = Cinq voyelles ou plus
letterpress-challenge-shortest = Le mot le plus court
letterpress-challenge-longest = Le mot le plus long
letterpress-challenge-all-drafted = Les cinq cartes draftées
letterpress-challenge-all-commons = Les trois cartes communes
letterpress-challenge-no-commons = Aucune carte commune, quatre lettres ou plus
letterpress-challenge-doubled = Une carte en lettre double, six lettres ou plus
letterpress-challenge-twice-doubled = Deux cartes en lettre double
letterpress-challenge-vowel-ends = Une voyelle aux deux extrémités, quatre lettres ou plus
letterpress-challenge-same-ends = La même lettre aux deux extrémités, quatre lettres ou plus
letterpress-challenge-palindrome = Un palindrome de trois lettres ou plus
letterpress-challenge-three-consonants = Trois consonnes de suite
letterpress-challenge-all-different = Sept lettres ou plus, toutes différentes
letterpress-challenge-rare-type = Une carte qui vaut six
letterpress-challenge-alternating = Voyelles et consonnes en alternance, six lettres ou plus
letterpress-challenge-modest = Sept points au plus, quatre lettres ou plus
letterpress-challenge-fifteen-points = Quinze points ou plus
letterpress-challenge-seven-or-more = Sept lettres ou plus
letterpress-challenge-one-vowel-six = Une seule voyelle, six lettres ou plus
letterpress-challenge-one-vowel-four = Une seule voyelle, quatre lettres ou plus
letterpress-challenge-three-vowels = Trois voyelles ou plus, six lettres ou plus
letterpress-challenge-commons-six = Les trois cartes communes, six lettres ou plus
letterpress-challenge-commons-seven = Les trois cartes communes, sept lettres ou plus
letterpress-challenge-commons-eight = Les trois cartes communes, huit lettres ou plus
letterpress-challenge-no-commons-five = Aucune carte commune, cinq lettres ou plus
letterpress-challenge-doubled-seven = Une carte en lettre double, sept lettres ou plus
letterpress-challenge-doubled-eight = Une carte en lettre double, huit lettres ou plus
letterpress-challenge-twice-doubled-eight = Deux cartes en lettre double, huit lettres ou plus
letterpress-challenge-vowel-ends-five = Une voyelle aux deux extrémités, cinq lettres ou plus
letterpress-challenge-vowel-ends-six = Une voyelle aux deux extrémités, six lettres ou plus
letterpress-challenge-vowel-ends-eight = Une voyelle aux deux extrémités, huit lettres ou plus
letterpress-challenge-same-ends-five = La même lettre aux deux extrémités, cinq lettres ou plus
letterpress-challenge-same-ends-six = La même lettre aux deux extrémités, six lettres ou plus
letterpress-challenge-palindrome-four = Un palindrome de quatre lettres ou plus
letterpress-challenge-consonants-six = Trois consonnes de suite, six lettres ou plus
letterpress-challenge-all-different-six = Six lettres ou plus, toutes différentes
letterpress-challenge-alternating-seven = Voyelles et consonnes en alternance, sept lettres ou plus
letterpress-challenge-modest-six = Sept points au plus, six lettres ou plus
letterpress-challenge-modest-five = Six points au plus, cinq lettres ou plus
letterpress-reward-joins = Cette carte rejoint votre collection.
letterpress-reward-top-letter = La première carte du paquet Lettre rejoint votre collection.
letterpress-condition-count = { $count } : { $min ->
    [none] { $max } au plus
   *[other] { $max ->
        [none] { $min } au moins
       *[other] de { $min } à { $max }
    }
}
letterpress-count-letters = lettres
letterpress-count-vowels = voyelles
letterpress-count-consonants-running = consonnes de suite
letterpress-count-doubled-cards = cartes en lettre double
letterpress-count-drafted-cards = cartes draftées
letterpress-count-common-cards = cartes communes
letterpress-count-score = points
letterpress-count-highest-value = valeur de la carte la plus forte
letterpress-shape-shortest = le mot le plus court de la table
letterpress-shape-longest = le mot le plus long de la table
letterpress-shape-vowel-first = une voyelle au début
letterpress-shape-vowel-last = une voyelle à la fin
letterpress-shape-same-ends = la même lettre aux deux extrémités
letterpress-shape-palindrome = un mot qui se lit pareillement dans les deux sens
letterpress-shape-alternating = voyelles et consonnes en alternance
letterpress-shape-all-different = aucune lettre deux fois
