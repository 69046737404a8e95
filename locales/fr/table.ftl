### The words of Gutenberg’s table. Every language has the same ids.

## The question

title-keep-character = Choisissez votre personnage
title-starting-gears = Vos premiers engrenages
title-starting-levels = Vos premiers niveaux
title-draft = Choisissez une commande
title-choose-types = Choisissez trois caractères
title-name-colour = Choisissez l’encre joker
title-plan = Planifiez en secret
title-plan-made = Plan prêt
title-shift-marker = Déplacer un marqueur ?
title-orders = Prenez une commande
title-inks = Prenez des encres
title-specialties = Développez des compétences
title-gears = Améliorez l’atelier
title-patronage = Cherchez un mécène
title-fulfil = Honorez vos commandes
title-after = Terminez votre tour
title-keep-order = Gardez une commande
title-gain-ink = Choisissez une encre
title-gain-level = Choisissez un niveau
title-gain-type = Choisissez un caractère
title-draw-order = Vous gagnez une commande
title-wait = Les autres jouent
aim = Imprimez, colorez et décorez des commandes pour gagner florins et renommée. Après six manches, l’atelier le plus renommé gagne.
my-figures = Mes renommée, florins, caractères et encres
stage = Votre choix
clear = Effacer
pass-sure = Oui, j’y renonce
pass-not = Retour
pass-loses = Vous pouvez encore agir ici. Renoncer à ce tour ?
pass-loses-fulfil = Vous pouvez imprimer au moins une commande. Les garder toutes ?
decline-loses = Les récompenses restantes seraient perdues.

## What the main button says

say-keep-character = Garder { $name }
say-take-order = Prendre { $types } avec { $inks }
say-keep-order = Garder { $types } avec { $inks }
say-take-inks = Prendre { $inks } pour ƒ{ $price }
say-raise = Monter : { $levels }
say-install = L’installer : { $reward }
say-turn = Le tourner sur : { $reward }
say-take = Prendre { $what }
say-patron = Gagner le mécène : 8 renommée
say-patron-inks = Donner { $inks } : mécène, 8 renommée
say-use = L’utiliser : { $reward }
say-swap = Échanger { $give } contre { $take }
say-sell = Céder { $type } pour { $price }
say-trade = Donner { $ink }, en prendre deux
say-buy = Acheter { $type } pour ƒ{ $price }
say-name-colour = { $ink } : joker cette manche
say-shift = Déplacer : { $from } → { $to }
say-plan = Valider { $plan }
say-replan = Changer en { $plan }
say-fulfil = Imprimer { $types } : ƒ{ $guilders }, { $fame } points. { $count ->
    [one] La commande part.
   *[other] Les commandes partent.
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
need-sector = Choisissez un réglage ci-dessous
need-instead = Choisissez l’engrenage à remplacer
need-develop = Les deux symboles, ou un au choix
need-give-ink = Choisissez l’encre à donner
need-take-ink = Choisissez l’encre à prendre
need-give-type = Choisissez le caractère à donner
need-take-type = Choisissez le caractère à prendre
need-raise = Choisissez ce qui monte
need-price = Renommée ou florins ?
need-wild = Choisissez ce que remplace le joker
need-first = Choisissez l’engrenage de l’axe 1
need-second = Choisissez l’engrenage de l’axe 2
need-first-sector = Réglez l’engrenage de l’axe 1
need-second-sector = Réglez l’engrenage de l’axe 2
need-one = Choisissez ce qui commence à I
need-two = Choisissez ce qui commence à II
need-from = Choisissez d’où il part
need-to = Choisissez où il va
need-swap = Choisissez l’autre compétence

## Planning and turn order

markers-on = Marqueurs : { $row }
no-marker = sans marqueur, pas de tour
act-nth = { $place ->
    [1] vous jouez 1er
   *[other] vous jouez { $place }e
}
act-between = vous jouez { $first }–{ $last }
act-now = à vous de jouer
acted = fait
surely-before = { $name } joue avant vous ici
took-it = pris

## The rows

row-orders = Commandes
row-inks = Encres
row-specialties = Compé­tences
row-gears = Engrenages
row-patronage = Mécénat
row-orders-why = une impression, une finition
row-inks-why = 1–3, par la gauche
row-specialties-why = une carte
row-gears-why = en poser ou tourner un
row-patronage-why = récompense ou mécène
steps = Étapes de la manche
step-plan = Plan
step-fulfil = Livrer
patrons = Mécènes
patrons-why = 8 points chacun, dès leur manche
pays = paie
both-give = les deux

## The house

house-of = { $name } : atelier
show-house = Voir l’atelier de { $name }
end-adds = +{ $fame } à la fin
buy-a-type = Acheter
buy-price = prix : ƒ{ $price }
next-round = manche suivante :
with-batch = compte à la livraison
gear-used = utilisé
count-it = Le compter
order-pays = ƒ{ $guilders }, { $fame } points
order-complete = tout y est
lacks = manque { $what }
you-lack = Il vous manque : { $what }
advised-batch = { $orders ->
    [one] Une commande
   *[other] { $orders } commandes
} en entier : { $fame } points, ƒ{ $guilders }
no-advice = On peut imprimer, mais une partie de la renommée serait perdue.
gear-fame = engrenages : +{ $fame }
wild-for = Joker pour { $inks }
now = Maintenant :
round-short = Manche { $round } :

## What a sector gives, in a few words

sector-swap-ink = échanger une encre
sector-swap-type = échanger un caractère
sector-lowest-specialty = plus bas niveau +1
sector-round-fame = renommée = manche
sector-order = + une commande
sector-sell-type = vendre un caractère
sector-ink-fame = 2 points par { $ink }
sector-take-ink = + { $ink }
sector-trade-ink = { $ink } → 2 au choix
sector-type-fame = 2 points par { $type }
sector-buy-type = { $type } ƒ3 moins cher
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
markers-order = Marqueurs, dans l’ordre
fame-now = Renommée
fame-at-end = { $name } : { $fame } points, et { $more } de plus si la partie finissait
if-it-ended = Si la partie finissait
you-start = Vous commencez.
starts = { $name } commence.

## The inspector

rule-link = Règle { $rule }
about-print = L’imprimer demande { $types }. Vous gardez vos caractères ; chacun sert une commande par manche.
about-pays = Rapporte { $pays } florins.
about-colour = Couleur : dépensez { $inks } pour { $fame } points.
about-decoration = Décoration : { $levels } pour { $fame } points ; les niveaux restent.
about-both = Faites les deux et gagnez { $bonus }.
about-grey = fer ; aussi à deux joueurs
about-brass = laiton ; à trois et quatre
about-gear = Un engrenage donne une récompense par manche, celle du secteur éclairé. Chaque manche il tourne d’un secteur.
about-or-one = Ou un niveau dans n’importe quelle compétence.
about-needs-level = Demande { $specialty } { $level }, gardé.
about-spends = Coûte { $inks }.
about-needs-types = Demande { $types }, gardés.
about-patron = 8 points à la fin. Disponible dès la manche { $round }, par Mécénat.
about-reward = Chaque récompense, une fois par manche.
about-reward-order = Piochez deux cartes Impression et deux Finitions, gardez-en une de chaque.
about-reward-level = Montez une compétence d’un niveau.
about-reward-guilders = Prenez trois florins.
about-reward-inks = Prenez deux encres au choix dans le sac.
about-row-orders = Prenez une carte Impression et une Finitions : une commande. Quatre au plus.
about-row-inks = Prenez une à trois encres d’un lot, par la gauche ; chaque place a son prix.
about-row-specialties = Prenez une carte : un niveau par symbole, ou un niveau au choix.
about-row-gears = Posez un engrenage réglé à votre guise, ou tournez-en un.
about-row-patronage = Prenez une récompense libre, ou un mécène dont vous remplissez les conditions.
about-type = Les commandes demandent des caractères. Vous les gardez toute la partie.
about-type-price = Le prochain coûte { $price } florins.
about-ink = Les encres colorent les commandes et retournent au sac.
about-level = Commandes et mécènes demandent des niveaux. Ils ne s’usent pas.
about-track = La première compétence à atteindre II, IV, V et VI gagne la récompense au-dessus.
about-level-end = À la fin, IV vaut 1, V 3 et VI 6 points.

## The legend

legend = Légende
legend-keys = Touches
legend-any-ink = encre au choix
legend-any-type = caractère au choix
legend-level = un niveau de plus
legend-lowest = plus basse compétence
legend-worth = Valeurs
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
key-remove = en retirer un
key-move = parcourir les choix
key-enter = choisir, puis valider
key-escape = effacer ou fermer
key-pass = passer
key-gear = utiliser un engrenage
key-type = acheter un caractère
key-advice = suivre le conseil
key-inspect = expliquer l’élément
key-undo = annuler
key-legend = cette légende
sheet-details = Détails de la question
