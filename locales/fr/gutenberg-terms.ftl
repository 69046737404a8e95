### The words of the printing-house game: see docs/terms.md. Every language has the same ids.

## Things

gutenberg-type = caractère
gutenberg-types = caractères
gutenberg-ink = encre
gutenberg-inks = encres
gutenberg-ink-blue = bleu
gutenberg-ink-silver = argent
gutenberg-ink-gold = or
gutenberg-ink-red = rouge
gutenberg-specialty = compétence
gutenberg-specialties = compétences
gutenberg-specialty-typesetting = composition
gutenberg-specialty-woodcutting = gravure
gutenberg-specialty-binding = reliure
gutenberg-specialty-illuminating = enluminure
gutenberg-level = niveau
gutenberg-reward = récompense
gutenberg-reward-track = piste de récompense
gutenberg-order = commande
gutenberg-orders = commandes
gutenberg-batch = livraison
gutenberg-colour = couleur
gutenberg-decoration = décoration
gutenberg-bonus = bonus
gutenberg-gear = engrenage
gutenberg-gears = engrenages
gutenberg-sector = secteur
gutenberg-axle = axe
gutenberg-marker = marqueur d’initiative
gutenberg-markers = marqueurs d’initiative
gutenberg-first-player-token = jeton Premier Joueur
gutenberg-fame = points de renommée
gutenberg-guilders = florins
gutenberg-character = personnage
gutenberg-round = manche
gutenberg-printing-house = atelier
gutenberg-board = plateau principal
gutenberg-bag = sac
gutenberg-deck = pioche
gutenberg-discard = défausse
gutenberg-automa = Automa
# Its name at the table.
automa = Automa

## Cards

gutenberg-card-printing = carte Impression
gutenberg-card-refinement = carte Finitions
gutenberg-card-specialty = carte Compétence
gutenberg-card-patronage = carte Mécénat
gutenberg-card-planning = carte Planification
gutenberg-card-execution = carte Exécution

## The five actions

gutenberg-action-orders = Prendre des commandes
gutenberg-action-inks = Prendre des encres
gutenberg-action-specialties = Développer des compétences
gutenberg-action-gears = Améliorer les ateliers
gutenberg-action-patronage = Mécénat

gutenberg-row-orders = commandes
gutenberg-row-inks = encres
gutenberg-row-specialties = compétences
gutenberg-row-gears = engrenages
gutenberg-row-patronage = mécénat
gutenberg-row-min = action avec le moins de marqueurs
gutenberg-row-max = action avec le plus de marqueurs

## The steps of a round

gutenberg-step-turn-gears = Tourner les engrenages
gutenberg-step-plan = Planifier
gutenberg-step-execute = Exécuter les plans
gutenberg-step-fulfil = Compléter les commandes
gutenberg-step-next-round = Préparer la manche suivante
gutenberg-step-end = Fin de la partie

## Solo titles (G8.10)

gutenberg-title-student = Étudiant
gutenberg-title-senior-student = Étudiant confirmé
gutenberg-title-apprentice = Apprenti
gutenberg-title-senior-apprentice = Apprenti confirmé
gutenberg-title-junior-master = Maître débutant
gutenberg-title-master-of-printing = Maître d’atelier
gutenberg-title-guildmaster = Maître de guilde

## What a gear's active sector gives (G6). The names put in are those above.

gutenberg-gear-swap-ink = Échangez une de vos encres contre une autre couleur du sac
gutenberg-gear-swap-type = Échangez un de vos caractères contre un autre
gutenberg-gear-lowest-specialty = Améliorez d’un niveau votre compétence la plus basse
gutenberg-gear-round-fame = Gagnez autant de points de renommée que le numéro de la manche
gutenberg-gear-order = Piochez une commande
gutenberg-gear-sell-type = Vendez un caractère pour 3 points de renommée ou 5 florins
gutenberg-gear-ink-fame = 2 points de renommée par commande complétée et colorée avec cette encre : { $ink }
gutenberg-gear-take-ink = Prenez 1 encre dans le sac : { $ink }
gutenberg-gear-trade-ink = Remettez 1 encre dans le sac ({ $ink }) et prenez-en 2 au choix
gutenberg-gear-type-fame = 2 points de renommée par commande complétée qui demande le caractère { $type }
gutenberg-gear-buy-type = Achetez un caractère { $type } pour 3 florins de moins
gutenberg-gear-specialty-fame = 2 points de renommée par commande complétée dont la décoration demande un niveau en { $specialty }
gutenberg-gear-level = Gagnez un niveau en { $specialty }

## Characters (G7)

gutenberg-character-gutenberg = Johannes Gutenberg
gutenberg-character-gutenberg-power = Une fois tous les plans révélés, vous pouvez déplacer un de vos marqueurs vers une autre action.
gutenberg-character-guillard = Charlotte Guillard
gutenberg-character-guillard-power = Vous commencez avec deux engrenages, choisis parmi quatre et installés sur vos deux premiers axes.
gutenberg-character-manutius = Aldo Manuzio
gutenberg-character-manutius-power = Quand vous complétez au moins deux commandes à la fois, vous pouvez ignorer un des caractères demandés.
gutenberg-character-ungler = Helena Ungler
gutenberg-character-ungler-power = Vous commencez avec une compétence au niveau I et une autre au niveau II, et recevez la récompense du niveau II.
gutenberg-character-schoffer = Peter Schöffer
gutenberg-character-schoffer-power = À chaque manche, vous pouvez utiliser deux fois un de vos engrenages, dans la limite habituelle de trois utilisations par manche.
gutenberg-character-tory = Geoffroy Tory
gutenberg-character-tory-power = À la fin de chaque manche, vous gagnez 3 points de renommée si chacune de vos encres peut servir à l’une de vos commandes. C’est aussi le cas si vous n’avez aucune encre.
gutenberg-character-plantin = Christophe Plantin
gutenberg-character-plantin-power = Une fois par manche, à votre tour, vous pouvez intervertir les niveaux de deux de vos compétences.
gutenberg-character-caxton = William Caxton
gutenberg-character-caxton-power = Au début de chaque manche, vous choisissez une encre joker : jusqu’à la fin de la manche, vos encres de cette couleur valent n’importe quelle couleur.
gutenberg-character-fiol = Schweipolt Fiol
gutenberg-character-fiol-power = Vous pouvez prendre le bonus d’une commande même si vous n’en avez fait que la couleur, ou que la décoration.
gutenberg-character-vietor = Hieronymus Vietor
gutenberg-character-vietor-power = À la fin de la partie, vos florins rapportent deux fois plus de renommée.
