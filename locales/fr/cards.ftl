### What `manicule cards` prints. The names of things are those of gutenberg-terms.ftl.

cards-sound = { $file } : jeu de cartes valide, « { $name } »
cards-faults = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
} dans { $file }

## Titles and heads of the tables

cards-printing = Cartes Impression : caractères → florins
cards-refinement = Cartes Finitions : la renommée de chaque partie, et le bonus pour les deux
cards-specialties = Cartes Compétence
cards-gears = Engrenages : secteurs dans le sens horaire
cards-patronage = Cartes Mécénat : 8 points de renommée chacune
cards-planning = Cartes Planification de l’Automa
cards-board = Emplacements du plateau
cards-lines = lignes
cards-lines-grey = grises
cards-lines-white = blanches
cards-moves = déplacements
cards-centre = centre
cards-shows-patronage = carte Mécénat
cards-yes = oui
cards-seats = { $count } joueurs
cards-ink-sets = lots d’encres
cards-patronage-rounds = cartes Mécénat, manches 3 à 6
cards-automa-start = marqueurs au départ
cards-reward-track = Piste de récompense : { $rewards }

## Bonuses of a refinement card

cards-bonus-inks = { $count ->
    [one] { $count } encre
   *[other] { $count } encres
}
cards-bonus-guilders = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
cards-bonus-fame = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Gear rewards in few words; under the table stands what they mean

cards-gear-swap-ink = échanger une encre
cards-gear-swap-type = échanger un caractère
cards-gear-lowest-specialty = la plus basse +1
cards-gear-round-fame = renommée : n° de manche
cards-gear-order = commande
cards-gear-sell-type = vendre un caractère
cards-gear-ink-fame = renommée : { $ink }
cards-gear-take-ink = +1 { $ink }
cards-gear-trade-ink = { $ink } contre 2
cards-gear-type-fame = renommée : { $type }
cards-gear-buy-type = acheter { $type } −3
cards-gear-specialty-fame = renommée : { $specialty }
cards-gear-level = { $specialty } +1

## Les paquets de lettres du jeu de mots

cards-deck-sound = { $file } : paquet de lettres valide, { $language }, { $count } cartes, jusqu’à { $people ->
    [one] 1 joueur
   *[other] { $people } joueurs
}
cards-deck-title = Paquet de lettres : { $language }
cards-deck-language-en = anglais
cards-deck-language-fr = français
cards-deck-language-de = allemand
cards-deck-language-it = italien
cards-deck-language-pl = polonais
cards-deck-letters = Cartes Lettre : { $count }
cards-deck-vowels = Cartes Voyelle : { $count }
cards-deck-challenges = Défis : { $count }
cards-deck-top-letter = une lettre du paquet
