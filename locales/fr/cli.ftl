### What the commands print. Every language has the same ids.

cli-seat = Place { $seat }
cli-none = rien

## Errors

cli-error-not-utf8 = La ligne n'est pas du texte UTF-8.
cli-error-not-json = La ligne n'est pas un objet JSON : { $detail }
cli-error-too-long = La ligne a plus de { $most } octets. Elle a été ignorée.
cli-error-no-command = Il manque « cmd ». C'est un de : { $commands }.
cli-error-unknown-command = La commande « { $command } » n'existe pas. Il y a { $commands }.
cli-error-unknown-field = « { $command } » n'a pas de champ « { $field } ». Ses champs : { $fields }.
cli-error-missing-field = « { $command } » a besoin du champ « { $field } ».
cli-error-wrong-field = Le champ « { $field } » est illisible : { $detail }
cli-error-unknown-game = Le jeu « { $game } » n'existe pas. Il y a { $games }.
cli-error-no-game = Aucune partie n'est sur la table. Commencez avec « new », « set » ou « replay ».
cli-error-no-such-seat = La place { $seat } n'existe pas. Les places sont numérotées de 0 à { $last }.
cli-error-bad-options = Aucune table ne peut s'ouvrir avec ces options : { $detail }
cli-error-bad-cards = Ce jeu de cartes ne peut pas servir : { $detail }
cli-error-bad-position = Cette position est impossible. { $count ->
    [one] Une faute : { $first }
   *[other] { $count } fautes, toutes dans « faults ». La première : { $first }
}
cli-error-bad-record = L'enregistrement ne peut pas être joué : { $detail }
cli-error-bad-view = Aucune partie ne correspond à cette vue : { $detail }
cli-error-bad-action = Ce n'est pas une action : { $detail }
cli-error-too-large = Le fichier est trop grand pour un enregistrement : au plus { $most } octets.
cli-error-no-chance = Cet ordinateur ne donne pas de hasard : { $detail }. Nommez une graine.
cli-error-cannot-undo = Rien ne peut être repris : la dernière action a montré quelque chose de caché, ou il n'y en a pas eu.
cli-error-no-record = Cette partie a commencé par une position posée : elle n'a pas d'enregistrement.
cli-error-not-asked = On ne demande rien à la place { $seat } pour l'instant.

## `manicule simulate`

cli-simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de joueurs au hasard, graine { $seed }
cli-simulate-progress = parties
cli-simulate-seat = place
cli-simulate-mean = moyenne
cli-simulate-sd = écart type
cli-simulate-least = min
cli-simulate-quartile = q1
cli-simulate-median = médiane
cli-simulate-upper-quartile = q3
cli-simulate-most = max
cli-simulate-wins = victoires
cli-simulate-interval = intervalle à 95 %
cli-simulate-actions = Actions par partie : { $mean } en moyenne
cli-simulate-histogram = Scores de toutes les places
cli-simulate-titles = Titres

## `manicule replay`

cli-replay-title = { $game }, graine { $seed }
cli-replay-setup = Mise en place
cli-replay-unfinished = L'enregistrement s'arrête ici, après { $plies ->
    [one] { $plies } action
   *[other] { $plies } actions
}. On attend : { $seats }.
cli-replay-verdict = Titre : { $title }
cli-replay-verified = Table { $table } : le mélange était fixé avant la partie, et les { $plies } actions de { $game } mènent au résultat.
cli-replay-on-trust = { $count ->
    [one] { $count } mot est repris tel que l'enregistrement le donne, car ce programme n'a pas la liste de mots de cette partie
   *[other] { $count } mots sont repris tels que l'enregistrement les donne, car ce programme n'a pas la liste de mots de cette partie
} : { $words }
cli-replay-refused = l'action { $ply } ({ $seat }) est refusée selon la règle { $rule } : { $reason }

## `manicule arena`

cli-arena-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-arena-player = joueur
cli-arena-wins = victoires
cli-arena-interval = intervalle à 95 %
cli-arena-score = score moyen
cli-arena-score-interval = intervalle à 95 %
cli-arena-median = médiane
cli-arena-time = temps par coup

## `manicule lab balance`

cli-balance-table = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} de { $player } aux quatre places, avec personnages : victoires par rang dans le premier ordre du tour
cli-balance-by-place = Victoires par rang dans le premier ordre du tour
cli-balance-characters = Victoires de chaque personnage, quand il est gardé
cli-balance-printing = Cartes Impression : part complétée une fois en main
cli-balance-refinement = Cartes Finitions : part complétée une fois en main
cli-balance-patronage = Cartes Mécénat prises
cli-balance-gears = Bonus des engrenages : usages par partie
cli-balance-solo = Scores en solo
cli-balance-place = rang
cli-balance-wins = victoires
cli-balance-interval = intervalle à 95 %
cli-balance-character = personnage
cli-balance-kept = parties
cli-balance-card = carte
cli-balance-held = en main
cli-balance-fulfilled = complétée
cli-balance-coloured = colorée
cli-balance-decorated = décorée
cli-balance-guilders = florins par prise
cli-balance-fame = renommée par prise
cli-balance-taken = prises
cli-balance-rule = règle
cli-balance-reward = récompense
cli-balance-uses = usages par partie
cli-balance-player = joueur
cli-balance-games = parties
cli-balance-score = score moyen
cli-balance-tenth = un dixième dessous
cli-balance-median = médiane
cli-balance-ninth = un dixième dessus
cli-balance-title = titre de la médiane
cli-balance-gear-1 = échanger une encre
cli-balance-gear-2 = échanger un caractère
cli-balance-gear-3 = monter la compétence la plus basse
cli-balance-gear-4 = renommée selon le tour
cli-balance-gear-5 = une commande
cli-balance-gear-6 = vendre un caractère
cli-balance-gear-7 = renommée pour une encre
cli-balance-gear-8 = prendre une encre
cli-balance-gear-9 = une encre contre deux
cli-balance-gear-10 = renommée pour un caractère
cli-balance-gear-11 = acheter un caractère moins cher
cli-balance-gear-12 = renommée pour une compétence
cli-balance-gear-13 = un niveau

## Les chiffres d'un paquet de lettres

cli-deck-title = { $hands } mains de cinq cartes Lettre et trois cartes communes, paquet { $deck }
cli-deck-without-word = mains sans aucun mot
cli-deck-five-letters = mains avec un mot d'au moins cinq lettres
cli-deck-words = mots par main
cli-deck-best-score = meilleur score d'une main
cli-deck-spread = 10 % { $tenth }, médiane { $median }, 90 % { $ninth }
cli-deck-challenge = défi
cli-deck-meets = mains
cli-deck-by-best-words = si chacun écrit son meilleur mot
cli-deck-letter = lettre
cli-deck-share = dans les mots
cli-deck-cards = cartes
cli-deck-value = valeur
