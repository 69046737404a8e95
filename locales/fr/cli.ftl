### What the commands print. Every language has the same ids.

cli-seat = Place { $seat }
cli-none = rien

## Errors

cli-error-not-utf8 = La ligne n’est pas du texte en UTF-8.
cli-error-not-json = La ligne n’est pas un objet JSON : { $detail }
cli-error-too-long = La ligne dépasse { $most } octets et a été ignorée.
cli-error-no-command = Il manque « cmd ». Utilisez l’une de ces commandes : { $commands }.
cli-error-unknown-command = La commande « { $command } » n’existe pas. Utilisez l’une de celles-ci : { $commands }.
cli-error-unknown-field = « { $command } » n’a pas de champ « { $field } ». Ses champs : { $fields }.
cli-error-missing-field = « { $command } » a besoin du champ « { $field } ».
cli-error-wrong-field = Le champ « { $field } » est illisible : { $detail }
cli-error-unknown-game = Le jeu « { $game } » n’existe pas. Utilisez l’un de ceux-ci : { $games }.
cli-error-no-game = Aucune partie n’est en cours. Commencez-en une avec « new », « set » ou « replay ».
cli-error-no-such-seat = Ce « seat » n’existe pas : { $seat }. Utilisez un nombre de 0 à { $last }.
cli-error-bad-options = Aucune partie ne peut commencer avec ces options : { $detail }
cli-error-bad-cards = Ce jeu de cartes est inutilisable : { $detail }
cli-error-bad-position = Cette position est impossible. { $count ->
    [one] { $count } erreur : { $first }
   *[other] { $count } erreurs, toutes dans « faults ». La première : { $first }
}
cli-error-bad-record = Cet enregistrement ne peut pas être rejoué : { $detail }
cli-error-bad-view = Aucune partie ne correspond à cette vue : { $detail }
cli-error-bad-action = Ce n’est pas une action : { $detail }
cli-error-too-large = Le fichier est trop grand pour un enregistrement : au plus { $most } octets.
cli-error-no-chance = Cet ordinateur ne fournit pas de nombres aléatoires : { $detail }. Indiquez une graine.
cli-error-cannot-undo = Impossible d’annuler : la dernière action a révélé une information cachée, ou il n’y a aucune action à annuler.
cli-error-no-record = Cette partie a commencé par une position donnée : elle n’a pas d’enregistrement.
cli-error-no-analysis = Ce jeu n’a pas d’analyse.
cli-error-no-review = Il n’y a pas de bilan pour ce jeu.
cli-error-not-asked = Le « seat » { $seat } n’a rien à décider pour l’instant.
cli-error-no-answer = Les autres places ne peuvent pas répondre : { $detail }

## `manicule simulate`

cli-simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre joueurs aléatoires, graine { $seed }
cli-simulate-progress = parties
cli-simulate-seat = joueur
cli-simulate-mean = moyenne
cli-simulate-sd = écart type
cli-simulate-least = min
cli-simulate-quartile = q1
cli-simulate-median = médiane
cli-simulate-upper-quartile = q3
cli-simulate-most = max
cli-simulate-wins = victoires
cli-simulate-interval = intervalle à 95 %
cli-simulate-actions = Actions par partie : { $mean } en moyenne
cli-simulate-histogram = Scores de tous les joueurs
cli-simulate-titles = Titres

## `manicule replay`

cli-replay-title = { $game }, graine { $seed }
cli-replay-setup = Mise en place
cli-replay-unfinished = L’enregistrement s’arrête ici, après { $plies ->
    [one] { $plies } action
   *[other] { $plies } actions
}. À jouer : { $seats }.
cli-replay-verdict = Titre : { $title }
cli-replay-verified = Table { $table } : le serveur s’était engagé sur le mélange avant la partie, et les { $plies } actions de { $game } mènent au résultat.
cli-replay-on-trust = { $count ->
    [one] { $count } mot est repris tel que l’enregistrement le donne, car ce programme n’a pas la liste de mots de cette partie
   *[other] { $count } mots sont repris tels que l’enregistrement les donne, car ce programme n’a pas la liste de mots de cette partie
} : { $words }
cli-replay-refused = l’action { $ply } ({ $seat }) enfreint la règle { $rule } : { $reason }

## `manicule arena`

cli-arena-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-arena-player = joueur
cli-arena-wins = victoires
cli-arena-interval = intervalle à 95 %
cli-arena-score = score moyen
cli-arena-score-interval = intervalle à 95 %
cli-arena-median = médiane
cli-arena-time = temps par coup
cli-arena-sprt-stronger = Test séquentiel (log du rapport de vraisemblance { $ratio }, bornes ±{ $bound }) : le premier joueur est plus fort ; une avance de { $upper } Elo est plus vraisemblable qu’une avance de { $lower }.
cli-arena-sprt-not-stronger = Test séquentiel (log du rapport de vraisemblance { $ratio }, bornes ±{ $bound }) : le premier joueur n’est pas plus fort ; une avance de { $lower } Elo est plus vraisemblable qu’une avance de { $upper }.
cli-arena-sprt-open = Test séquentiel (log du rapport de vraisemblance { $ratio }, bornes ±{ $bound }) : indécis entre { $lower } et { $upper } Elo, il faut plus de parties.

## `manicule lab ratings`

cli-ratings-player = joueur
cli-ratings-rating = classement
cli-ratings-interval = intervalle à 95 %

## `manicule lab balance`

cli-balance-table = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} de { $player } aux quatre places, avec personnages : victoires par rang dans le premier ordre du tour
cli-balance-by-place = Victoires par rang dans le premier ordre du tour
cli-balance-characters = Victoires de chaque personnage, quand il est gardé
cli-balance-printing = Cartes Impression : taux de réalisation une fois prises
cli-balance-refinement = Cartes Finitions : taux de réalisation une fois prises
cli-balance-patronage = Cartes Mécénat prises
cli-balance-gears = Bonus des engrenages : utilisations par partie
cli-balance-solo = Scores en solo
cli-balance-place = rang
cli-balance-wins = victoires
cli-balance-interval = intervalle à 95 %
cli-balance-character = personnage
cli-balance-kept = parties
cli-balance-card = carte
cli-balance-held = prise
cli-balance-fulfilled = complétée
cli-balance-coloured = colorée
cli-balance-decorated = décorée
cli-balance-guilders = florins par prise
cli-balance-fame = renommée par prise
cli-balance-taken = prises
cli-balance-rule = règle
cli-balance-reward = récompense
cli-balance-uses = utilisations par partie
cli-balance-player = joueur
cli-balance-games = parties
cli-balance-score = score moyen
cli-balance-tenth = 10e centile
cli-balance-median = médiane
cli-balance-ninth = 90e centile
cli-balance-title = titre médian
cli-balance-gear-1 = échanger une encre
cli-balance-gear-2 = échanger un caractère
cli-balance-gear-3 = améliorer la compétence la plus basse
cli-balance-gear-4 = renommée selon la manche
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
cli-deck-five-letters = mains avec un mot d’au moins cinq lettres
cli-deck-words = mots par main
cli-deck-best-score = meilleur score d’une main
cli-deck-spread = 10 % { $tenth }, médiane { $median }, 90 % { $ninth }
cli-deck-challenge = Défi
cli-deck-meets = mains
cli-deck-by-best-words = si chacun écrit son meilleur mot
cli-deck-letter = lettre
cli-deck-share = dans les mots
cli-deck-cards = cartes
cli-deck-value = valeur

# manicule lab calibrate
cli-calibrate-title = Chances annoncées et victoires
cli-calibrate-about = { $games } parties mises de côté, { $decisions } décisions, { $player } à chaque place, { $iterations } itérations par analyse
cli-calibrate-predicted = annoncé
cli-calibrate-observed = gagné
cli-calibrate-difference = écart
cli-calibrate-decisions = décisions
cli-calibrate-worst = Plus grand écart dans un dixième d’au moins 100 décisions : { $worst } (avant l’ajustement { $before })
cli-lessons-sound = { $count ->
    [0] Il n’y a aucune leçon.
    [one] Une leçon, aucune erreur.
   *[other] { $count } leçons, aucune erreur.
}
cli-lessons-faulty = { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
} dans { $lessons ->
    [one] une leçon.
   *[other] { $lessons } leçons.
}
cli-lessons-after = après { $actions }
cli-lessons-file-name = Le chemin d’une leçon doit ressembler à « gutenberg/03-types.json ».
cli-lessons-unknown-game = Il n’y a pas de jeu « { $game } ».
cli-lessons-same-name = { $other } a le même numéro ou le même nom.
cli-lessons-unreadable = Lecture impossible : { $detail }
cli-lessons-no-steps = La leçon n’a aucune étape.
cli-lessons-start = Le début ne peut pas être joué : { $reason }
cli-lessons-unknown-rule = Il n’y a pas de règle { $rule }.
cli-lessons-bad-id = « { $id } » ne peut pas être un identifiant. Utilisez des minuscules, des chiffres et des traits d’union.
cli-lessons-same-id = L’identifiant « { $id } » apparaît deux fois.
cli-lessons-same-text = Le texte « { $id } » est aussi celui de { $other }.
cli-lessons-missing-text = Le texte « { $id } » manque dans ces langues : { $languages }.
cli-lessons-unused-text = Aucune leçon n’utilise le texte « { $id } ».
cli-lessons-points-at-nothing = Il n’y a rien sous « { $pointer } » dans la vue de l’élève.
cli-lessons-not-to-act = Ce n’est pas au « seat » { $seat } de jouer ici.
cli-lessons-never-legal = Aucune action permise ne correspond ici à { $pattern }.
cli-lessons-nothing-to-do = Rien de ce que l’étape attend n’est permis ici.
cli-lessons-answer-refused = Les règles refusent cette réponse : { $reason }
cli-lessons-cannot-answer = Les robots ne peuvent pas répondre : { $detail }
cli-lessons-mistake-never-made = Personne ne peut essayer { $pattern } ici.
cli-lessons-mistake-is-expected = L’erreur { $pattern } est aussi attendue : { $action }.
cli-lessons-no-pattern = L’erreur n’a pas de motif.
cli-lessons-not-reached = Aucun chemin de la leçon ne mène à cette étape.
