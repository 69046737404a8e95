### What the commands print. Every language has the same ids.

cli-seat = Place { $seat }
cli-none = rien

## Errors of `manicule engine`

cli-engine-not-utf8 = La ligne n'est pas du texte UTF-8.
cli-engine-not-json = La ligne n'est pas un objet JSON : { $detail }
cli-engine-too-long = La ligne a plus de { $most } octets. Elle a été ignorée.
cli-engine-no-command = Il manque « cmd ». C'est un de : { $commands }.
cli-engine-unknown-command = La commande « { $command } » n'existe pas. Il y a { $commands }.
cli-engine-unknown-field = « { $command } » n'a pas de champ « { $field } ». Ses champs : { $fields }.
cli-engine-missing-field = « { $command } » a besoin du champ « { $field } ».
cli-engine-wrong-field = Le champ « { $field } » est illisible : { $detail }
cli-engine-unknown-game = Le jeu « { $game } » n'existe pas. Il y a { $games }.
cli-engine-no-game = Aucune partie n'est sur la table. Commencez avec « new », « set » ou « replay ».
cli-engine-no-such-seat = La place { $seat } n'existe pas. Les places se comptent à partir de 0, et aucune table n'en a plus de { $most }.
cli-engine-bad-options = Aucune table ne peut s'ouvrir avec ces options : { $detail }
cli-engine-bad-cards = Ce jeu de cartes ne peut pas servir : { $detail }
cli-engine-bad-position = Cette position est impossible. { $count ->
    [one] Une faute : { $first }
   *[other] { $count } fautes, toutes dans « faults ». La première : { $first }
}
cli-engine-bad-record = L'enregistrement ne peut pas être joué : { $detail }
cli-engine-bad-action = Ce n'est pas une action : { $detail }
cli-engine-cannot-undo = Rien ne peut être repris : la dernière action a montré quelque chose de caché, ou il n'y en a pas eu.
cli-engine-no-record = Cette partie a commencé par une position posée : elle n'a pas d'enregistrement.
cli-engine-no-bots = Ce programme n'a pas de robots : choisissez dans la liste de « legal ».

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
cli-replay-refused = l'action { $ply } ({ $seat }) est refusée selon la règle { $rule } : { $reason }
cli-replay-damaged = ce n'est pas un enregistrement de partie : { $detail }
cli-replay-no-game = il n'y a pas de jeu « { $game } » à rejouer : { $games }
cli-replay-too-large = le fichier est trop grand pour un enregistrement : au plus { $most } octets
