### Les mots du jeu de lettres. Chaque langue a les mêmes identifiants.

## Events

letterpress-event-round-began = Manche { $round }. Cartes communes : { $letters }. Défis : { $challenges }.
letterpress-event-hand-dealt = { $seat } reçoit { $letters } à la distribution.
letterpress-event-card-chosen = { $seat } garde { $letters }.
letterpress-event-card-ready = { $seat } a choisi une carte.
letterpress-event-hands-passed = Tout le monde passe sa main à gauche : { $left ->
    [one] { $left } carte chacun.
   *[other] { $left } cartes chacun.
}
letterpress-event-hand-received = { $seat } reçoit { $letters }.
letterpress-event-last-card-kept = { $seat } garde la dernière carte, { $letters }.
letterpress-event-pile-returned = { $count ->
    [one] { $count } carte de la pile va sous le paquet.
   *[other] { $count } cartes de la pile vont sous le paquet.
}
letterpress-event-word-chosen = { $seat } écrit { $word } : { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
letterpress-event-pass-chosen = { $seat } passe son tour.
letterpress-event-word-ready = { $seat } a fini d’écrire.
letterpress-event-word-revealed = { $seat } révèle { $word } : { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
letterpress-event-pass-revealed = { $seat } a passé son tour.
letterpress-event-best-word = Meilleur mot possible pour { $seat } : { $score ->
    [0] aucun.
    [one] { $word }, { $score } point.
   *[other] { $word }, { $score } points.
}
letterpress-event-unused-returned = { $seat } remet { $count ->
    [one] { $count } carte inutilisée
   *[other] { $count } cartes inutilisées
} sous le paquet.
letterpress-event-tie-card-drawn = { $seat } pioche { $letters } pour se départager.
letterpress-event-seat-ranked = Rang { $place } : { $seat } avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}. Ce rang permet de prendre { $claims ->
    [one] { $claims } lettre
   *[other] { $claims } lettres
}.
letterpress-event-letters-claimed = { $seat } prend { $letters }.
letterpress-event-nothing-to-claim = Il ne reste rien à prendre pour { $seat }.
letterpress-event-challenge-claimed = { $seat } prend le Défi « { $challenge } ».
letterpress-event-challenge-joined = { $seat } prend le Défi « { $challenge } ». Sa carte { $letters } rejoint la collection.
letterpress-event-top-letter-drawn = { $seat } pioche { $letters } pour sa collection.
letterpress-event-top-letter-taken = { $seat } pioche une carte pour sa collection.
letterpress-event-unclaimed-returned = Les cartes restantes vont sous leur paquet. Lettres : { $letters }. Défis : { $challenges }.
letterpress-event-game-ended = Fin de partie. Victoire : { $winners }. Scores : { $scores }.
letterpress-event-library-grew = La bibliothèque reçoit { $letters }.
letterpress-event-row-laid = La nouvelle ligne est posée. Dans la collection : { $letters }. Sous les paquets : { $returned_letters }.
letterpress-event-library-card-collected = { $letters } passe de la bibliothèque à la collection.
letterpress-event-library-card-returned = { $letters } quitte la bibliothèque et va sous son paquet.
letterpress-event-last-row-returned = La dernière ligne va sous les paquets : { $letters }.
letterpress-event-press-answered = { $score } contre { $library } pour la bibliothèque : { $won ->
    [true] la Rotative est battue !
   *[other] la Rotative gagne.
}

## Refusals

letterpress-refusal-game-over = La partie est finie : plus aucune action n’est possible.
letterpress-refusal-no-such-seat = Cette place n’existe pas à cette table.
letterpress-refusal-not-your-turn = Un autre joueur prend des lettres. Attendez votre tour.
letterpress-refusal-wrong-step = Ce n’est pas le moment. L’étape en cours est « { $step } ».
letterpress-refusal-no-such-card = Il n’y a pas de carte { $card }. Choisissez une carte que vous voyez.
letterpress-refusal-not-in-hand = { $card } n’est pas dans votre main. Choisissez une de vos cartes.
letterpress-refusal-no-letters = Il n’y a là aucune lettre. Écrivez un mot.
letterpress-refusal-too-long = Un mot ne peut pas avoir plus de { $longest } lettres. Écrivez-en un plus court.
letterpress-refusal-hyphen = { $word } : les mots à trait d’union ne comptent pas. Écrivez un autre mot.
letterpress-refusal-apostrophe = { $word } : les mots à apostrophe ne comptent pas. Écrivez un autre mot.
letterpress-refusal-not-a-letter = « { $character } » n’est pas une lettre de cette langue. Écrivez un autre mot.
letterpress-refusal-too-short = { $word } est trop court : à cette table, il faut au moins { $least } lettres.
letterpress-refusal-not-in-word-list = { $word } ne figure pas dans la liste de mots. Écrivez un autre mot.
letterpress-refusal-vulgar-word = { $word } ne compte pas : à cette table, seuls les mots tout public sont admis. Écrivez un autre mot.
letterpress-refusal-letter-missing = Vos cartes ne permettent pas d’écrire { $word } : il vous manque la lettre { $letter }.
letterpress-refusal-card-not-yours = Vous ne pouvez pas utiliser { $card } dans votre mot. Utilisez vos cartes et les cartes communes.
letterpress-refusal-card-used-twice = Vous ne pouvez utiliser { $card } qu’une fois par mot.
letterpress-refusal-card-cannot-stand-for = La carte { $card } vaut sa lettre, simple ou double, pas { $letters }.
letterpress-refusal-qu-cannot-stand-for = La carte { $card } vaut Q, QQ ou QU, pas { $letters }.
letterpress-refusal-group-cannot-stand-for = La carte { $card } s’utilise en entier, pas comme { $letters }.
letterpress-refusal-cards-spell-other = Ces cartes forment { $spelled }, pas { $word }.
letterpress-refusal-wrong-count = { $claims ->
    [one] Vous devez prendre { $claims } lettre
   *[other] Vous devez prendre { $claims } lettres
} et vous en avez choisi { $named }. Choisissez-en exactement { $claims }.
letterpress-refusal-not-in-pool = { $card } n’est pas parmi les lettres en jeu. Choisissez une de ces lettres.
letterpress-refusal-card-named-twice = Vous avez choisi { $card } deux fois. Choisissez des cartes différentes.
letterpress-refusal-challenge-not-open = Le Défi « { $challenge } » n’est pas disponible. Choisissez-en un autre.
letterpress-refusal-challenge-not-met = Votre mot ne remplit pas « { $challenge } » : { $reason ->
    [no_word] vous avez passé votre tour.
    [too_few] { $count } : { $found } (minimum { $needed }).
    [too_many] { $count } : { $found } (maximum { $allowed }).
   *[unlike] il faut { $shape }.
}
letterpress-refusal-bad-offset = La ligne ne peut pas être posée là. Choisissez une position où elle touche la dernière ligne.
letterpress-refusal-not-in-library = { $card } n’est pas dans la bibliothèque. Choisissez une carte qui y est.

## Options that no game can start with

letterpress-options-people = Ce jeu se joue de { $min } à { $max } joueurs, pas à { $people }.
letterpress-options-difficulty-not-solo = Facile et difficile n’existent qu’en solo : choisissez « normale ».
letterpress-options-overhang-not-solo = On ne pose des lignes qu’en solo : désactivez « Solo : lignes qui dépassent ».
letterpress-options-min-length = La longueur minimale doit être de { $min } à { $max } lettres, pas de { $min_length }.
letterpress-options-house-word = { $list ->
    [allow] Mot ajouté
   *[other] Mot exclu
} « { $word } » : un mot ne doit contenir que des lettres de sa langue, et ne pas être trop long.
letterpress-options-deck-too-small = Le paquet a { $cards } { $deck ->
    [letter] cartes Lettre
    [vowel] cartes Voyelle
   *[challenge] Défis
}. À { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
}, il en faut jusqu’à { $needed }.
letterpress-options-no-word-list = La liste de mots { $language ->
    [fr] française
    [en] anglaise
    [it] italienne
    [de] allemande
   *[pl] polonaise
} n’est pas disponible ici. Choisissez une autre langue.

## Actions

letterpress-action-draft = Garder
letterpress-action-write = Écrire
letterpress-action-pass = Passer
letterpress-action-claim = Prendre
letterpress-action-lay = Poser la ligne
letterpress-action-choose = Choisir

## Steps and terms

letterpress-step-draft = Choix des cartes
letterpress-step-write = Écriture
letterpress-step-claim = Prendre des lettres
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
letterpress-round = manche
letterpress-score = score
letterpress-rotary-press = Rotative
letterpress-kind-letter = Lettre
letterpress-kind-vowel = Voyelle
letterpress-kind-challenge = Défi
letterpress-tie-left = les points des cartes non utilisées de la collection
letterpress-tie-whole = les points de toute la collection
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
letterpress-challenge-doubled = Une carte doublée, six lettres ou plus
letterpress-challenge-twice-doubled = Deux cartes doublées
letterpress-challenge-vowel-ends = Une voyelle aux deux extrémités, quatre lettres ou plus
letterpress-challenge-same-ends = La même lettre aux deux extrémités, quatre lettres ou plus
letterpress-challenge-palindrome = Un palindrome de trois lettres ou plus
letterpress-challenge-three-consonants = Trois consonnes de suite
letterpress-challenge-all-different = Sept lettres ou plus, toutes différentes
letterpress-challenge-rare-type = Une carte à six points
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
letterpress-challenge-doubled-seven = Une carte doublée, sept lettres ou plus
letterpress-challenge-doubled-eight = Une carte doublée, huit lettres ou plus
letterpress-challenge-twice-doubled-eight = Deux cartes doublées, huit lettres ou plus
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
letterpress-condition-count = { $count } : { $min ->
    [none] { $max } au plus
   *[other] { $max ->
        [none] { $min } au moins
       *[other] de { $min } à { $max }
    }
}
letterpress-count-letters = lettres
letterpress-count-vowels = voyelles
letterpress-count-consonants-running = consonnes de suite
letterpress-count-doubled-cards = cartes doublées
letterpress-count-drafted-cards = cartes draftées
letterpress-count-common-cards = cartes communes
letterpress-count-score = points
letterpress-count-highest-value = valeur de la carte la plus forte
letterpress-shape-shortest = le mot le plus court de la table
letterpress-shape-longest = le mot le plus long de la table
letterpress-shape-vowel-first = une voyelle au début
letterpress-shape-vowel-last = une voyelle à la fin
letterpress-shape-same-ends = la même lettre aux deux extrémités
letterpress-shape-palindrome = un palindrome
letterpress-shape-alternating = des voyelles et des consonnes en alternance
letterpress-shape-all-different = des lettres toutes différentes
