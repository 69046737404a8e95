### The almanac and the illustrated rules. Every language has the same ids.

## The almanac's frame

almanac-lead = Toutes les cartes, tous les engrenages et tous les personnages des deux jeux, avec les chiffres tirés des parties de nos robots ; la vie des imprimeurs ; et les débuts de l’imprimerie.
almanac-chapter-printing = Cartes Impression
almanac-about-printing = Les caractères qu’exige une commande et ce que rapporte son impression.
almanac-chapter-refinement = Cartes Finitions
almanac-about-refinement = La couleur, la décoration et le bonus quand on fait les deux.
almanac-chapter-specialties = Cartes Compétence
almanac-about-specialties = Dix paires de métiers : prenez les deux niveaux, ou un seul au choix.
almanac-chapter-gears = Engrenages
almanac-about-gears = Chacun a trois bonus, dont un seul est actif ; à chaque manche, on passe au suivant.
almanac-chapter-patronage = Cartes Mécénat
almanac-about-patronage = Huit points de renommée par mécène dont vous remplissez les conditions.
almanac-chapter-planning = Cartes Planification
almanac-about-planning = Comment l’Automa déplace ses marqueurs d’une manche à l’autre.
almanac-chapter-characters = Personnages
almanac-about-characters = Dix imprimeurs : leur pouvoir, comment les jouer, et leur vie.
almanac-chapter-challenges = Défis
almanac-about-challenges = Les objectifs à viser avec un mot de Letterpress, en plus de ses points.
almanac-chapter-origin = L’origine de l’imprimerie
almanac-about-origin = De l’écritoire du copiste à la presse de Mayence.
almanac-chapter-tools = Les outils de l’atelier
almanac-about-tools = Ce que montrent les symboles de la table, et à quoi servaient ces outils.
almanac-chapter-glossary = Lexique
almanac-about-glossary = Les termes des deux jeux, et leurs noms dans les autres langues.

## Search and filters

almanac-search = Rechercher
almanac-any = peu importe
almanac-found = { $count ->
    [0] Aucune fiche
    [one] Une fiche
   *[other] { $count } fiches
}
almanac-filter-inks = Encre
almanac-filter-types = Caractère
almanac-filter-specialties = Compétence
almanac-filter-level = Niveau le plus haut
almanac-filter-size = Nombre de caractères
almanac-filter-rewards = Récompense
almanac-reward-guilders = Florins
almanac-reward-fame = Points de renommée
almanac-reward-inks = Encres
almanac-reward-level = Un niveau
almanac-reward-order = Une commande
almanac-reward-swap-ink = Échanger une encre
almanac-reward-swap-type = Échanger un caractère
almanac-reward-lowest-specialty = Améliorer la compétence la plus basse
almanac-reward-round-fame = Points de renommée selon la manche
almanac-reward-sell-type = Vendre un caractère
almanac-reward-ink-fame = Renommée pour une encre
almanac-reward-take-ink = Prendre une encre
almanac-reward-trade-ink = Une encre contre deux
almanac-reward-type-fame = Renommée pour un caractère
almanac-reward-buy-type = Un caractère moins cher
almanac-reward-specialty-fame = Renommée pour une compétence
almanac-reward-joins = La carte elle-même
almanac-reward-top-letter = Une carte du paquet
almanac-reward-patron = Vise un mécène
almanac-reward-no-patron = Bloque un avantage
almanac-deck = Paquet

## An entry

almanac-numbered = { $kind } { $number }
almanac-percent = { $share } %
almanac-decimal = { $value }
almanac-interval = { $mean } % ({ $low }–{ $high })
almanac-patron-fame = Vaut { $fame } points de renommée en fin de partie. Les mécènes attendent sous les manches 3 à 6 ; chacun peut être pris dès la sienne.
almanac-centre = Égalités : lire vers le bas à partir de « { $row } ».
almanac-advice = Comment jouer ce personnage
almanac-life = Sa vie en bref
almanac-figures = En chiffres
almanac-source = D’après { $games } parties à quatre entre robots ({ $level }).
almanac-source-solo = D’après { $games } parties en solitaire d’un robot ({ $level }).
almanac-rules = Les règles qui s’appliquent
almanac-neighbours = Précédente et suivante
almanac-failed = Impossible de charger l’almanach. Vérifiez votre connexion et rechargez la page.
almanac-loading = Chargement…
almanac-no-entry = Cette fiche n’existe pas.

## What the figures count

almanac-fig-held = Prise (fois)
almanac-fig-fulfilled = Complétée une fois prise
almanac-fig-guilders = Florins par prise
almanac-fig-coloured = Couleur faite
almanac-fig-decorated = Décoration faite
almanac-fig-fame = Renommée par prise
almanac-fig-open = Manches en jeu
almanac-fig-taken = Prise quand elle est visible
almanac-fig-both-symbols = Pour ses deux symboles
almanac-fig-installed = Installé (fois)
almanac-fig-uses = Utilisations par installation : { $reward }
almanac-fig-games-open = Parties où elle est sur le plateau
almanac-fig-round = Manche de la prise (moyenne)
almanac-fig-shown = Manches jouées
almanac-fig-ahead = Actions où l’Automa joue en premier
almanac-fig-patrons-taken = Mécène pris
almanac-fig-dealt = Proposé (fois)
almanac-fig-kept = Gardé quand proposé
almanac-fig-wins = Victoires (intervalle à 95 %)
almanac-fig-score = Score moyen
almanac-fig-met = Rempli par un mot au moins
almanac-fig-claimed = Pris

## Pictures of the origin of printing

almanac-picture-scribes = Une page, une plume, une copie.
almanac-picture-borrowed = Le sceau, le bois gravé, la monnaie et le pressoir.
almanac-picture-type = Un caractère avec son cran, et le moule où il est coulé.
almanac-picture-press = La vis, le barreau, la platine ; dessous, la forme et la feuille.
almanac-picture-spread = De Mayence, au fil des fleuves et des routes d’Europe.

## The glossary

almanac-gloss-gutenberg-type = Une lettre que vous possédez. Il en faut pour imprimer une commande ; un caractère ne se dépense jamais.
almanac-gloss-gutenberg-ink = Une des quatre couleurs. On la dépense pour colorer les commandes et pour certains mécènes ; elle retourne alors dans le sac.
almanac-gloss-gutenberg-specialty = Un métier de votre atelier, à six niveaux, de I à VI. Un niveau ne se dépense jamais.
almanac-gloss-gutenberg-reward-track = La première fois qu’une de vos compétences atteint le niveau II, IV, V ou VI, vous gagnez une récompense. Chacune ne s’obtient qu’une fois par partie.
almanac-gloss-gutenberg-order = Une carte Impression et une carte Finitions, réunies pour de bon. Quatre au plus à la fois.
almanac-gloss-gutenberg-batch = Les commandes que vous complétez ensemble. Chacun de vos caractères ne sert qu’à l’une d’elles.
almanac-gloss-gutenberg-colour = La première partie d’une carte Finitions : dépensez ses encres pour gagner sa renommée.
almanac-gloss-gutenberg-decoration = La seconde partie d’une carte Finitions : si vous avez les niveaux demandés, vous gagnez sa renommée.
almanac-gloss-gutenberg-bonus = Ce qu’une commande donne en plus quand couleur et décoration sont faites.
almanac-gloss-gutenberg-gear = Une roue à trois bonus. Seul celui du secteur actif peut être utilisé, une fois par manche.
almanac-gloss-gutenberg-sector = Le tiers d’un engrenage, avec un bonus.
almanac-gloss-gutenberg-axle = L’un des trois emplacements d’engrenage. Deux engrenages voisins s’entraînent l’un l’autre.
almanac-gloss-gutenberg-marker = Les cubes de votre plan secret. Plus vous en avez sur une action, plus tôt vous y jouez.
almanac-gloss-gutenberg-first-player-token = Indique qui l’emporte en cas d’égalité. À chaque manche, le jeton passe au joueur suivant.
almanac-gloss-gutenberg-fame = Les points. Celui qui en a le plus à la fin l’emporte.
almanac-gloss-gutenberg-guilders = L’argent. À la fin, trois florins restants valent un point de renommée.
almanac-gloss-gutenberg-character = Un imprimeur historique doté d’un pouvoir.
almanac-gloss-gutenberg-automa = Un adversaire mené par des cartes. Il prend des cartes et des encres mais ne marque aucun point.
almanac-gloss-gutenberg-card-execution = Indique à l’Automa quel emplacement vider.
almanac-gloss-letterpress-commons = Deux lettres et une voyelle que tout le monde peut utiliser dans son mot.
almanac-gloss-letterpress-drafted = Les cinq cartes que vous avez gardées pendant que les mains tournaient.
almanac-gloss-letterpress-pool = Toutes les lettres à prendre après une manche : les cartes communes et celles des mots écrits.
almanac-gloss-letterpress-collection = Les cartes que vous avez prises. Elles attendent le cinquième mot, le seul qui décide.
almanac-gloss-letterpress-challenge = Une condition sur votre mot. S’il la remplit, vous pouvez prendre la récompense.
almanac-gloss-letterpress-library = En solitaire, les cartes de la Rotative. Le cinquième mot doit valoir plus que leur total.
almanac-gloss-letterpress-row = En solitaire, les cartes d’un mot posées sous celles du précédent.

## How to play the characters. The figures are those of the lab.

almanac-play-gutenberg = Planifiez comme tout le monde, puis déplacez un marqueur là où il vous donne le premier choix. Cela se voit aux commandes achevées : { $won_complete_orders } à la fois colorées et décorées dans les parties gagnées, contre { $lost_complete_orders } dans les autres. Les engrenages lui rapportent { $fame_gear } points de renommée par partie.
almanac-play-guillard = Deux engrenages dès le départ, donc des bonus dès la première manche : choisissez des secteurs utiles tout de suite. Dans les parties gagnées, elle utilise ses engrenages { $won_gear_uses } fois ; ils lui rapportent { $fame_gear } points de renommée par partie. { $kept } % des robots à qui on la propose la gardent.
almanac-play-manutius = Son pouvoir ne sert qu’à partir de deux commandes : laissez-les s’accumuler et imprimez-les ensemble. L’argent économisé sur les caractères compte à la fin : les florins lui rapportent { $fame_guilders } points de renommée. Dans les parties gagnées, il honore davantage de commandes complètes : { $won_complete_orders }, contre { $lost_complete_orders } dans les autres.
almanac-play-ungler = Trois niveaux d’avance : prenez des cartes Finitions qui demandent justement ces deux métiers et montez jusqu’à VI. La décoration lui rapporte { $fame_decoration } points et les compétences { $fame_specialties } en fin de partie ; elle gagne { $wins } % de ses parties.
almanac-play-schoffer = Gardez un engrenage dont le secteur actif mérite de servir deux fois : un niveau ou une encre, par exemple. Dans les parties gagnées, il utilise ses engrenages { $won_gear_uses } fois, et ses niveaux lui valent { $won_patrons } cartes Mécénat, contre { $lost_patrons } dans les autres.
almanac-play-tory = Ne finissez jamais une manche avec une encre qu’aucune de vos commandes ne demande : ne prenez que l’utile et dépensez-le. Son atelier bien rangé rapporte { $fame_character } points sur 18 possibles par partie, et il gagne { $wins } % de ses parties.
almanac-play-plantin = Développez deux métiers et intervertissez leurs niveaux selon ce que demandent les commandes. Presque toutes peuvent ainsi être achevées : { $won_complete_orders } commandes complètes dans les parties gagnées, contre { $lost_complete_orders } dans les autres ; la décoration rapporte { $fame_decoration } points.
almanac-play-caxton = Choisissez la couleur dont vous avez le plus, et prenez l’encre la moins chère : elle fera l’affaire. Il gagne difficilement ({ $wins } % de victoires) ; quand cela marche, il imprime beaucoup : { $won_orders } commandes, contre { $lost_orders } sinon.
almanac-play-fiol = La moitié des finitions suffit pour le bonus : faites la couleur ou la décoration, selon ce qui est prêt, et passez à la commande suivante. Les bonus lui rapportent { $fame_bonus } points ; il honore { $won_orders } commandes dans les parties gagnées, { $lost_orders } dans les autres.
almanac-play-vietor = L’argent, c’est de la renommée : les commandes à nombreux caractères paient le mieux, et ce que vous ne dépensez pas compte double. Il finit les parties gagnées avec { $won_guilders } florins et en tire en moyenne { $fame_guilders } points.

## Rules that teach

teach-aim = Le but du jeu
teach-table = La table et ses parties
teach-legend = Ce que signifient les symboles
teach-round-gutenberg = Une manche en six images
teach-round-letterpress = La partie en six images
teach-rules = Les règles
teach-contents = Sur cette page
teach-print = Imprimer
teach-almanac = Almanach : { $chapter }
teach-acting-order = Ordre du tour
teach-players = Joueurs
teach-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
teach-letter-card = Carte Lettre et sa valeur
teach-vowel-card = Carte Voyelle, encadrée
teach-challenge-card = Défi devenu carte Lettre, en laiton
teach-doubled-card = ×2 : une carte donne sa lettre deux fois

## The parts of the table

teach-part-gutenberg-1 = Les manches 1 à 6, et les mécènes sous les manches 3 à 6
teach-part-gutenberg-2 = Prendre des commandes : cartes Impression et Finitions
teach-part-gutenberg-3 = Prendre des encres : lots de trois, à 0, 1 et 2 florins depuis la gauche
teach-part-gutenberg-4 = Développer des compétences : cartes à deux symboles
teach-part-gutenberg-5 = Améliorer les ateliers : les engrenages proposés
teach-part-gutenberg-6 = Mécénat : quatre avantages, chacun une fois par manche
teach-part-gutenberg-7 = Les marqueurs et l’ordre du tour de chaque action
teach-part-gutenberg-8 = Votre renommée, vos florins, caractères et encres
teach-part-gutenberg-9 = Vos compétences et la piste de récompense
teach-part-gutenberg-10 = Vos engrenages sur trois axes
teach-part-gutenberg-11 = Vos commandes, quatre au plus
teach-part-gutenberg-12 = Ce qu’on vous demande, et le bouton pour le faire
teach-part-gutenberg-13 = Les autres ateliers
teach-part-gutenberg-14 = Journal, légende et règles
teach-part-letterpress-1 = Les manches ; la cinquième est couronnée de lauriers
teach-part-letterpress-2 = Cartes communes : tout le monde peut s’en servir
teach-part-letterpress-3 = Les Défis en jeu
teach-part-letterpress-4 = Votre mot en cours de composition
teach-part-letterpress-5 = Les cartes que vous avez gardées
teach-part-letterpress-6 = Le score du mot, et le bouton pour l’écrire
teach-part-letterpress-7 = Les autres joueurs
teach-part-letterpress-8 = Votre collection pour le cinquième mot

## A round in six pictures

teach-step-gutenberg-1 = Les engrenages tournent d’un secteur : un nouveau bonus devient actif.
teach-step-gutenberg-2 = Tout le monde planifie en secret : répartissez vos marqueurs sur les cinq actions. Celui qui en a le plus choisit en premier.
teach-step-gutenberg-3 = Prenez une commande, soit une carte de chaque rangée, puis une à trois encres d’un lot.
teach-step-gutenberg-4 = Améliorez vos compétences, installez un engrenage et gagnez la faveur d’un mécène.
teach-step-gutenberg-5 = Complétez vos commandes : imprimez-les avec vos caractères pour gagner des florins, achevez-les avec vos encres et vos niveaux pour gagner de la renommée.
teach-step-gutenberg-6 = Le plateau se remplit et le jeton Premier Joueur passe au suivant. La partie finit après la manche 6.
teach-step-letterpress-1 = Deux lettres, une voyelle et trois Défis sont visibles pour tout le monde. Chacun reçoit cinq cartes.
teach-step-letterpress-2 = Gardez une carte, passez les autres à gauche, jusqu’à en avoir cinq.
teach-step-letterpress-3 = Écrivez un mot avec vos cartes et les cartes communes. Une carte peut donner sa lettre deux fois de suite.
teach-step-letterpress-4 = Les mots sont révélés et classés selon leur valeur.
teach-step-letterpress-5 = Dans cet ordre, prenez une ou deux lettres, et un Défi si votre mot le remplit.
teach-step-letterpress-6 = Après quatre manches, écrivez le cinquième mot avec votre collection et les cartes communes. Lui seul décide.

## Advice from the master. The figures are those of the lab.

advice = Conseils du maître
advice-early-gears = Installez un engrenage à chacune des deux premières manches. Un joueur qui en est privé finit avec { $fame } points de moins et gagne { $without } % des parties au lieu de { $with } %.
advice-specialties = Développez vos compétences dès le début. Un joueur qui en est privé aux manches 1 et 2 finit avec { $fame } points de moins.
advice-patrons = Prenez des mécènes dès que possible. Un joueur qui en est privé finit avec { $fame } points de moins.
advice-complete-orders = Finissez ce que vous imprimez. Avec sept commandes à la fois colorées et décorées, on fait { $high } points en moyenne, contre { $low } avec quatre.
advice-orders = Faites tourner la presse : avec neuf commandes complétées, on fait { $high } points en moyenne, contre { $low } avec six.
advice-first-order = Choisissez une commande imprimable dès la manche 1. Ceux qui le font finissent en moyenne à { $low } points, contre { $high } pour ceux qui n’impriment qu’à la manche 2.
advice-unfinished = Cessez de prendre des commandes que vous n’imprimerez pas. Avec trois commandes restantes à la fin, on gagne { $highWins } % des parties, contre { $lowWins } % sans aucune.
advice-masteries = Menez une deuxième compétence au niveau VI : avec deux, on gagne { $highWins } % des parties, contre { $lowWins } % avec une seule.
advice-challenges = Visez un Défi avec votre mot. Avec deux Défis, on gagne { $highWins } % des parties, contre { $lowWins } % sans aucun.
advice-collection = Comptez les cartes, pas les points : avec une collection de huit cartes, le dernier mot vaut { $high } en moyenne, contre { $low } avec six.
advice-vowels = Prenez des voyelles avant qu’elles ne manquent. Avec au moins trois cartes à voyelle, le dernier mot vaut { $high } en moyenne, contre { $low } avec une seule.
advice-firsts = Finir premier, c’est prendre plus de lettres : avec deux manches terminées en tête, on gagne { $highWins } % des parties, contre { $lowWins } % sans aucune.
