### The words of Gutenberg’s table. Every language has the same ids.

## The question

title-keep-character = Choisissez votre personnage
title-starting-gears = Choisissez vos engrenages de départ
title-starting-levels = Choisissez vos niveaux de départ
title-draft = Choisissez une commande
title-choose-types = Choisissez trois caractères
title-name-colour = Choisissez votre encre joker
title-plan = Planifiez en secret
title-plan-made = Plan confirmé
title-shift-marker = Déplacer un marqueur ?
title-orders = Prenez une commande
title-inks = Prenez des encres
title-specialties = Développez des compétences
title-gears = Améliorez votre atelier
title-patronage = Mécénat
title-fulfil = Honorez vos commandes
title-after = Terminez votre tour
title-keep-order = Gardez une commande
title-gain-ink = Choisissez une encre
title-gain-level = Choisissez une compétence à améliorer
title-gain-type = Choisissez un caractère
title-draw-order = Vous gagnez une commande
title-wait = Les autres jouent
aim = Imprimez, colorez et décorez des commandes pour gagner florins et renommée. Après six manches, l’atelier le plus renommé gagne.
my-figures = Ma renommée, mes florins, mes caractères et mes encres
stage = Votre choix
clear = Effacer
pass-sure = Oui, passer
pass-not = Retour
pass-loses = Vous pouvez encore agir ici. Passer quand même ?
pass-loses-fulfil = Vous pouvez imprimer au moins une commande. Les garder toutes pour plus tard ?
decline-loses = Vous perdriez les récompenses que vous n’avez pas encore prises. Refuser quand même ?

## What the main button says

say-keep-character = Garder { $name }
say-take-order = Prendre { $types } avec { $inks }
say-keep-order = Garder { $types } avec { $inks }
say-take-inks = Prendre { $inks } pour ƒ{ $price }
say-raise = Améliorer : { $levels }
say-install = Installer : { $reward }
say-turn = Tourner : { $reward }
say-take = Prendre { $what }
say-patron = Prendre la carte Mécénat : 8 points
say-patron-inks = Donner { $inks } pour la carte Mécénat : 8 points
say-use = Utiliser : { $reward }
say-swap = Échanger { $give } contre { $take }
say-sell = Vendre { $type } pour { $price }
say-trade = Donner { $ink }, prendre deux encres au choix
say-buy = Acheter { $type } pour ƒ{ $price }
say-name-colour = Choisir { $ink } comme joker
say-shift = Déplacer : { $from } → { $to }
say-plan = Confirmer : { $plan }
say-replan = Remplacer par : { $plan }
say-fulfil = Imprimer { $types } : ƒ{ $guilders }, { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
}. { $count ->
    [one] La commande est défaussée.
   *[other] Ces commandes sont défaussées.
}

## What is still missing

need-choice = Faites un choix
need-markers = Placez encore { $left ->
    [one] 1 marqueur
   *[other] { $left } marqueurs
}
need-types = Choisissez encore { $left ->
    [one] 1 caractère
   *[other] { $left } caractères
}
need-printing = Choisissez aussi une carte Impression
need-refinement = Choisissez aussi une carte Finitions
need-slot = Choisissez la commande à défausser
need-sector = Choisissez le secteur actif
need-instead = Choisissez l’engrenage à remplacer
need-develop = Les deux symboles, ou une seule compétence ?
need-give-ink = Choisissez l’encre à donner
need-take-ink = Choisissez l’encre à prendre
need-give-type = Choisissez le caractère à donner
need-take-type = Choisissez le caractère à prendre
need-raise = Choisissez une compétence à améliorer
need-price = Renommée ou florins ?
need-wild = Choisissez ce que valent vos encres joker
need-first = Choisissez l’engrenage de l’axe 1
need-second = Choisissez l’engrenage de l’axe 2
need-first-sector = Choisissez le secteur actif sur l’axe 1
need-second-sector = Choisissez le secteur actif sur l’axe 2
need-one = Choisissez la compétence pour le niveau I
need-two = Choisissez la compétence pour le niveau II
need-from = Choisissez l’action de départ
need-to = Choisissez l’action d’arrivée
need-swap = Choisissez l’autre compétence

## Planning and turn order

markers-on = Marqueurs : { $row }
no-marker = sans marqueur, pas d’action
act-nth = { $place ->
    [1] vous jouez en 1er
   *[other] vous jouez en { $place }e
}
act-between = votre rang : du { $first ->
    [1] 1er
   *[other] { $first }e
} au { $last }e
act-now = à vous de jouer
acted = joué
surely-before = { $name } joue avant vous ici
took-it = a joué ici

## The rows

row-orders = Com­mandes
row-inks = Encres
row-specialties = Compé­tences
row-gears = Engre­nages
row-patronage = Mécénat
row-orders-why = une carte de chaque sorte
row-inks-why = 1 à 3, depuis la gauche
row-specialties-why = une carte
row-gears-why = en installer ou en tourner un
row-patronage-why = avantage ou carte Mécénat
steps = Étapes de la manche
step-plan = Plan
step-fulfil = Compléter
patrons = Mécènes
patrons-why = 8 points chacun ; à prendre dès leur manche
pays = gain
both-give = les deux

## The house

house-of = Atelier : { $name }
show-house = Voir l’atelier : { $name }
end-adds = +{ $fame } à la fin
buy-a-type = Acheter un caractère
buy-price = prix : ƒ{ $price }
next-round = manche suivante :
with-batch = compte à la livraison
gear-used = utilisé
count-it = Compter
order-pays = ƒ{ $guilders }, { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
}
order-complete = il ne manque rien
lacks = manque : { $what }
you-lack = Il vous manque : { $what }
advised-batch = Meilleur gain : { $orders ->
    [one] 1 commande
   *[other] { $orders } commandes
}, { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
}, ƒ{ $guilders }
no-advice = Vous pouvez imprimer, mais vous perdriez une partie de la renommée.
gear-fame = engrenages : +{ $fame }
wild-for = Les encres joker valent { $inks }
now = Maintenant :
round-short = Manche { $round } :

## What a sector gives, in a few words

sector-swap-ink = échanger une encre
sector-swap-type = échanger un caractère
sector-lowest-specialty = niveau le plus bas +1
sector-round-fame = points = numéro de manche
sector-order = +1 commande
sector-sell-type = vendre un caractère
sector-ink-fame = 2 points par { $ink }
sector-take-ink = +1 { $ink }
sector-trade-ink = { $ink } → 2 encres au choix
sector-type-fame = 2 points par { $type }
sector-buy-type = { $type } pour ƒ3 de moins
sector-specialty-fame = 2 points par { $specialty }
sector-level = +1 { $specialty }

## The strip

bag = Sac
piles = Pioches
discards = Défausses
pile-printing = Cartes Impression
pile-refinement = Cartes Finitions
pile-specialties = Cartes Compétence
pile-gears = Engrenages
markers-order = Marqueurs, dans l’ordre du tour
fame-now = Renommée
fame-at-end = { $name } : { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
}, et { $more } de plus si la partie finissait maintenant
tie-on-fame = À renommée égale, celui qui a le moins de caractères passe devant, puis celui qui a le moins d’encres.
if-it-ended = Si la partie finissait maintenant
you-start = Vous commencez.
starts = { $name } commence.

## The inspector

rule-link = Règle { $rule }
about-print = Pour l’imprimer, il faut { $types }. Vous gardez vos caractères, mais chacun ne sert qu’à une commande par manche.
about-pays = Rapporte { $pays ->
    [one] { $pays } florin
   *[other] { $pays } florins
}.
about-colour = Couleur : { $inks } à dépenser pour { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
}.
about-decoration = Décoration : { $levels } pour { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
} ; vous gardez vos niveaux.
about-both = Faites les deux pour gagner { $bonus }.
about-grey = fer : dans toutes les parties
about-brass = laiton : à 3 ou 4 joueurs seulement
about-gear = Une fois par manche, un engrenage donne le bonus de son secteur actif. À chaque manche, il tourne d’un secteur.
about-or-one = Ou un niveau dans n’importe quelle compétence.
about-needs-level = Il faut le niveau { $level } en { $specialty } ; vous le gardez.
about-spends = Coût : { $inks }.
about-needs-types = Il faut { $types } ; vous gardez ces caractères.
about-patron = 8 points de renommée à la fin de la partie. Disponible dès la manche { $round }, avec l’action Mécénat.
about-reward = Chaque avantage peut être pris une fois par manche.
about-reward-order = Piochez deux cartes Impression et deux cartes Finitions, gardez-en une de chaque.
about-reward-level = Améliorez une compétence d’un niveau.
about-reward-guilders = Prenez trois florins.
about-reward-inks = Prenez deux encres au choix dans le sac.
about-row-orders = Prenez une carte Impression et une carte Finitions : ensemble, elles forment une commande. Vous pouvez en avoir quatre au plus.
about-row-inks = Prenez une à trois encres d’un lot, en partant de la gauche ; chaque case a son prix.
about-row-specialties = Prenez une carte : un niveau par symbole, ou un niveau dans une compétence au choix.
about-row-gears = Installez un engrenage avec le secteur actif de votre choix, ou tournez un des vôtres.
about-row-patronage = Prenez un avantage encore disponible cette manche, ou une carte Mécénat dont vous remplissez les conditions.
about-type = Les commandes demandent des caractères. Vous les gardez toute la partie.
about-type-price = Le prochain coûte { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}.
about-ink = Dépensez des encres pour colorer vos commandes ; elles retournent dans le sac.
about-fame = Celui qui a le plus de points de renommée à la fin gagne la partie.
about-guilders = Les florins paient les encres et les caractères. À la fin, chaque tranche complète de { $count } florins vaut 1 point.
about-level = Les commandes et les cartes Mécénat demandent des niveaux. Vous ne les perdez jamais.
about-track = La première compétence à atteindre le niveau II, IV, V ou VI rapporte la récompense indiquée au-dessus.
about-level-end = À la fin de la partie, les niveaux IV, V et VI valent 1, 3 et 6 points.

## The legend

legend = Légende
legend-keys = Touches
legend-any-ink = encre au choix
legend-any-type = caractère au choix
legend-level = un niveau
legend-lowest = compétence la plus basse +1
legend-worth = Gains
legend-fame = renommée
legend-guilder = florins (ƒ)
legend-order = une commande
legend-patron = mécène
legend-table = Sur la table
legend-marker = marqueur d’initiative
legend-first = premier joueur
legend-gear = engrenage
legend-round = numéro de la manche
legend-swap = échange
legend-bag = sac d’encres
legend-deck = pioche
legend-discard = défausse
legend-printing = carte Impression
legend-refinement = carte Finitions
legend-automa = Automa
key-add = ajouter un marqueur
key-remove = retirer un marqueur
key-move = parcourir les choix
key-enter = choisir, puis confirmer
key-escape = effacer ou fermer
key-pass = passer
key-gear = utiliser un engrenage
key-type = acheter un caractère
key-advice = suivre le conseil
key-inspect = expliquer l’élément choisi
key-undo = annuler
key-legend = cette légende
sheet-details = Détails de ce choix

## Le but de chaque question, son début, et ce qu’apporte le choix en main

aim-keep-character = But : avoir le plus de renommée à la fin. Prenez le pouvoir sur lequel vous voulez miser.
aim-starting-gears = But : gagner des bonus que vous utiliserez souvent. À chaque manche, chaque engrenage tourne d’un secteur.
aim-starting-levels = But : avoir les niveaux que vos premières commandes demanderont.
aim-draft = But : gagner de la renommée. Elle vient de la couleur et de la décoration ; cherchez deux cartes peu exigeantes à elles deux.
aim-choose-types = But : imprimer bientôt une commande. Les caractères ne se dépensent jamais.
aim-name-colour = But : tirer parti de vos encres en trop. Prenez la couleur que vous avez le plus et qui vous sert le moins.
aim-plan = But : jouer avant les autres là où ils visent la même chose que vous.
aim-shift-marker = But : jouer plus tôt là où c’est important, ou jouer là où vous n’aviez aucun marqueur.
aim-orders = But : prendre une commande que vous pourrez vite imprimer, colorer et décorer.
aim-inks = But : prendre les encres qui manquent à vos commandes ; elles sont encadrées de rouge.
aim-specialties = But : atteindre les niveaux qui manquent à vos commandes. Ils rapportent en chemin et à la fin.
aim-gears = But : avoir un bonus à utiliser manche après manche.
aim-patronage = But : gagner { $fame } points à la fin avec un mécène, ou prendre un avantage qui aide tout de suite.
aim-fulfil = But : imprimer ce que vous pouvez aussi colorer et décorer. Une commande gardée peut rapporter davantage plus tard.
aim-after = But : utiliser ce que vous perdriez sinon. Entre deux manches, vos engrenages tournent d’un secteur.
aim-keep-order = But : trouver une commande qui va avec ce que vous avez.
aim-gain-ink = But : prendre l’encre qui manque à vos commandes ; elle est encadrée de rouge.
aim-gain-level = But : améliorer la compétence qui manque à vos commandes ; elle est encadrée de rouge.
aim-gain-type = But : prendre le caractère qui manque à vos commandes ; il est encadré de rouge.
aim-draw-order = But : avoir plus de choix. Votre atelier peut garder quatre commandes.
begin-keep-character = Choisissez un personnage
begin-starting-gears = Choisissez l’engrenage de l’axe 1
begin-starting-levels = Choisissez deux compétences
begin-draft = Prenez une carte de chaque sorte
begin-name-colour = Choisissez une encre
begin-shift-marker = Choisissez un marqueur, ou passez
begin-orders = Prenez une carte de chaque sorte
begin-inks = Prenez des encres dans un lot
begin-specialties = Choisissez une carte
begin-gears = Choisissez un engrenage
begin-patronage = Choisissez un avantage ou un mécène
begin-fulfil = Choisissez ce que vous imprimez
begin-after = Utilisez un engrenage ou terminez
begin-keep-order = Gardez une carte de chaque sorte
begin-gain-ink = Choisissez une encre
begin-gain-level = Choisissez une compétence
begin-gain-type = Choisissez un caractère
begin-draw-order = Piochez des cartes Commande
begin-none = Vous ne pouvez que passer
then-keep = Il vous reste ƒ{ $guilders }
then-fame = { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
} tout de suite
then-end = { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
} de plus à la fin
then-end-less = { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
} de moins à la fin
then-lacks = Il manque encore : { $what }
then-complete = Vous pouvez l’imprimer, la colorer et la décorer tout de suite
then-inks = Ensuite, choisissez { $count ->
    [one] une encre
   *[other] { $count } encres
 }
then-levels = Ensuite, choisissez { $count ->
    [one] un niveau
   *[other] { $count } niveaux
 }
then-types = Ensuite, choisissez { $count ->
    [one] un caractère
   *[other] { $count } caractères
 }
then-orders = Ensuite, piochez des cartes Commande
then-drawn = Des cartes seront piochées : impossible d’annuler ensuite
then-gear = Prochaine manche : { $next } ; ensuite : { $later }
then-can-print = Vous pourrez imprimer { $order }
then-can-colour = Vous pourrez colorer { $order }
then-can-decoration = Vous pourrez décorer { $order }
then-still = Pour { $order }, il manque encore : { $what }
then-unasked = Aucune de vos commandes n’en a besoin
then-first = Vous jouerez en premier à coup sûr : { $rows }
then-no-turn = Aucune action pour vous : { $rows }
then-every-turn = Vous jouerez à chaque action
then-unused = Pas encore utilisé : { $rewards }
then-none-unused = Plus aucun engrenage à utiliser
order-then = alors ƒ{ $guilders }, { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
}
pick-instead = Engrenage à remplacer :
pick-slot = Commande à défausser :
no-marker-left = Tous les marqueurs sont placés : reprenez-en d’abord un.
