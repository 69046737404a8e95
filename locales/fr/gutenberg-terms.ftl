### The words of the printing-house game: see docs/terms.md. Every language has the same ids.

## Things

gutenberg-type = caractère
gutenberg-types = caractères
gutenberg-ink = encre
gutenberg-inks = encres
gutenberg-ink-blue = bleue
gutenberg-ink-silver = argentée
gutenberg-ink-gold = dorée
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
gutenberg-marker = marqueur d'initiative
gutenberg-markers = marqueurs d'initiative
gutenberg-first-player-token = jeton Premier Joueur
gutenberg-fame = points de renommée
gutenberg-guilders = florins
gutenberg-character = personnage
gutenberg-round = tour
gutenberg-printing-house = atelier
gutenberg-board = plateau principal
gutenberg-bag = sac
gutenberg-deck = pioche
gutenberg-discard = défausse
gutenberg-automa = Automa

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

## The steps of a round

gutenberg-step-turn-gears = Tourner les engrenages
gutenberg-step-plan = Planifier
gutenberg-step-execute = Exécuter les plans
gutenberg-step-fulfil = Compléter les commandes
gutenberg-step-next-round = Préparer le prochain tour
gutenberg-step-end = Fin de la partie

## Solo titles (G8.10)

gutenberg-title-student = Étudiant
gutenberg-title-senior-student = Étudiant confirmé
gutenberg-title-apprentice = Apprenti
gutenberg-title-senior-apprentice = Apprenti confirmé
gutenberg-title-junior-master = Maître débutant
gutenberg-title-master-of-printing = Maître d'atelier
gutenberg-title-guildmaster = Maître de guilde

## What a gear's active sector gives (G6). The names put in are those above.

gutenberg-gear-swap-ink = Échanger une de ses encres contre une autre couleur du sac
gutenberg-gear-swap-type = Échanger un de ses caractères contre un autre
gutenberg-gear-lowest-specialty = Monter d'un niveau sa compétence la plus basse
gutenberg-gear-round-fame = Autant de points de renommée que le numéro du tour
gutenberg-gear-order = Prendre une commande
gutenberg-gear-sell-type = Se défaire d'un caractère pour 3 points de renommée ou 5 florins
gutenberg-gear-ink-fame = 2 points de renommée par commande livrée dont la couleur demande cette encre : { $ink }
gutenberg-gear-take-ink = Prendre cette encre dans le sac : { $ink }
gutenberg-gear-trade-ink = Rendre cette encre, puis en prendre 2 au choix dans le sac : { $ink }
gutenberg-gear-type-fame = 2 points de renommée par commande livrée qui demande ce caractère : { $type }
gutenberg-gear-buy-type = Acheter ce caractère 3 florins de moins : { $type }
gutenberg-gear-specialty-fame = 2 points de renommée par commande livrée dont la décoration demande cette compétence : { $specialty }
gutenberg-gear-level = Monter d'un niveau cette compétence : { $specialty }

## Characters (G7)

gutenberg-character-gutenberg = Johannes Gutenberg
gutenberg-character-gutenberg-power = Quand tous les plans sont révélés, vous pouvez déplacer un de vos marqueurs vers une autre action.
gutenberg-character-guillard = Charlotte Guillard
gutenberg-character-guillard-power = Vous commencez avec deux engrenages, choisis parmi quatre, sur vos deux premiers axes.
gutenberg-character-manutius = Aldo Manuzio
gutenberg-character-manutius-power = Quand vous complétez au moins deux commandes à la fois, vous pouvez vous passer d'un des caractères demandés.
gutenberg-character-ungler = Helena Ungler
gutenberg-character-ungler-power = Vous commencez avec une compétence au niveau I et une autre au niveau II, et recevez la récompense du niveau II.
gutenberg-character-schoffer = Peter Schöffer
gutenberg-character-schoffer-power = À chaque tour, vous pouvez utiliser deux fois un de vos engrenages. La limite reste de trois utilisations par tour.
gutenberg-character-tory = Geoffroy Tory
gutenberg-character-tory-power = À la fin de chaque tour, vous gagnez 3 points de renommée si chacune de vos encres trouve sa place sur une commande qui vous reste. Ne pas en avoir compte aussi.
gutenberg-character-plantin = Christophe Plantin
gutenberg-character-plantin-power = Une fois par tour, quand c'est à vous, vous pouvez intervertir les niveaux de deux de vos compétences.
gutenberg-character-caxton = William Caxton
gutenberg-character-caxton-power = Au début de chaque tour, vous nommez une couleur. Jusqu'à la fin du tour, vos encres de cette couleur valent n'importe quelle couleur.
gutenberg-character-fiol = Schweipolt Fiol
gutenberg-character-fiol-power = Vous pouvez prendre le bonus d'une commande même si vous n'en avez fait que la couleur ou que la décoration.
gutenberg-character-vietor = Hieronymus Vietor
gutenberg-character-vietor-power = À la fin de la partie, vos florins rapportent deux fois plus de renommée.
