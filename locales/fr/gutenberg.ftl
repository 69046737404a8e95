### What happens in the printing-house game, and why something is refused. Every language has the same ids.

## Events

gutenberg-event-character-kept = { $seat } garde { $character } en secret.
gutenberg-event-character-chosen = { $seat } a choisi un personnage.
gutenberg-event-characters-revealed = Les personnages sont révélés. { $characters }.
gutenberg-event-gears-drawn = { $seat } pioche quatre engrenages pour faire son choix : { $gears }.
gutenberg-event-gear-discarded = { $seat } défausse un engrenage : { $gear }.
gutenberg-event-gear-installed = { $seat } installe un engrenage sur l’axe { $axle } : { $gear }.
gutenberg-event-gear-rotated = { $seat } tourne l’engrenage de l’axe { $axle } : { $gear }.
gutenberg-event-order-drafted = { $seat } choisit une commande : { $printing } avec { $refinement }.
gutenberg-event-types-chosen = { $seat } prend les caractères { $types }.
gutenberg-event-round-began = Manche { $round }. Premier joueur : { $first }.
gutenberg-event-gears-turned = Tous les engrenages tournent d’un secteur.
gutenberg-event-colour-named = { $seat } choisit son encre joker : { $ink } vaut n’importe quelle couleur cette manche.
gutenberg-event-planned = { $seat } planifie en secret : { $markers }.
gutenberg-event-plan-made = { $seat } a planifié.
gutenberg-event-plans-revealed = Les plans sont révélés. { $plans }.
gutenberg-event-automa-planned = L’Automa suit sa carte Planification ({ $card }). Ses marqueurs : { $markers }.
gutenberg-event-marker-shifted = { $seat } déplace un marqueur d’initiative de « { $from } » vers « { $to } ».
gutenberg-event-row-began = { $row }. Ordre du tour : { $order }.
gutenberg-event-passed = { $seat } passe.
gutenberg-event-order-taken = { $seat } prend une commande : { $printing } avec { $refinement }.
gutenberg-event-order-discarded = { $seat } défausse une commande : { $printing } avec { $refinement }.
gutenberg-event-order-cards-drawn = { $seat } pioche des cartes Commande. Impression : { $printing }. Finitions : { $refinement }.
gutenberg-event-inks-taken = { $seat } prend de l’encre : { $inks }.
gutenberg-event-specialty-card-taken = { $seat } prend une carte Compétence : { $card }.
gutenberg-event-levels-swapped = { $seat } intervertit les niveaux de deux compétences : { $one } et { $other }.
gutenberg-event-patronage-reward-taken = { $seat } prend un avantage du Mécénat : { $reward }.
gutenberg-event-patronage-card-taken = { $seat } prend une carte Mécénat : { $card }.
gutenberg-event-order-fulfilled = { $seat } complète une commande : { $printing } avec { $refinement } ({ $colour ->
    [true] { $decoration ->
        [true] colorée et décorée
       *[other] colorée, non décorée
    }
   *[other] { $decoration ->
        [true] décorée, non colorée
       *[other] seulement imprimée
    }
}).
gutenberg-event-rewards-declined = { $seat } refuse les récompenses restantes.
gutenberg-event-gear-used = { $seat } utilise un engrenage : { $gear }.
gutenberg-event-type-sold = { $seat } vend le caractère { $type } contre { $price }.
gutenberg-event-fame-gained = { $seat } gagne { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
} ({ $source }).
gutenberg-event-guilders-gained = { $seat } gagne { $guilders ->
    [one] { $guilders } florin
   *[other] { $guilders } florins
} ({ $source }).
gutenberg-event-guilders-paid = { $seat } paie { $guilders ->
    [one] { $guilders } florin
   *[other] { $guilders } florins
}.
gutenberg-event-ink-gained = { $seat } gagne une encre : { $ink }.
gutenberg-event-inks-returned = { $seat } remet de l’encre dans le sac : { $inks }.
gutenberg-event-type-gained = { $seat } gagne le caractère { $type }.
gutenberg-event-type-lost = { $seat } se défait du caractère { $type }.
gutenberg-event-level-reached = { $seat } atteint le niveau { ROMAN($level) } en { $specialty }.
gutenberg-event-track-reward = { $seat } reçoit la récompense du niveau { ROMAN($level) } sur la piste de récompense.
gutenberg-event-automa-took-order-cards = L’Automa retire des cartes Commande. Impression : { $printing ->
    [none] aucune
   *[other] { $printing }
}. Finitions : { $refinement ->
    [none] aucune
   *[other] { $refinement }
}.
gutenberg-event-automa-took-inks = L’Automa vide le lot d’encres { $set } : { $inks }.
gutenberg-event-automa-took-specialty-card = L’Automa retire une carte Compétence : { $card }.
gutenberg-event-automa-took-gear = L’Automa retire un engrenage : { $gear }.
gutenberg-event-automa-took-patronage-card = L’Automa retire une carte Mécénat : { $card }.
gutenberg-event-automa-took-patronage-reward = L’Automa bloque un avantage du Mécénat : { $reward }.
gutenberg-event-automa-found-nothing = À l’action « { $row } », l’Automa n’a rien à prendre.
gutenberg-event-board-refilled = Le plateau principal est regarni.
gutenberg-event-first-player-passed = { $from } passe le jeton Premier Joueur à { $to }.
gutenberg-event-game-ended = Fin de partie. { $scores }. Victoire : { $winners }.
# A part of an order in the log: “blue, silver for 5 fame”.
gutenberg-part = { $what } pour { $fame ->
    [one] { $fame } point
   *[other] { $fame } points
}

## Rewards of patronage

gutenberg-reward-order = une Commande bonus
gutenberg-reward-level = un niveau
gutenberg-reward-guilders = 3 florins
gutenberg-reward-inks = 2 encres

## What fame and guilders come from

gutenberg-source-printing = impression
gutenberg-source-colour = couleur
gutenberg-source-decoration = décoration
gutenberg-source-bonus = bonus
gutenberg-source-gear = engrenage
gutenberg-source-patronage = mécénat
gutenberg-source-mastery = un niveau au-delà de VI
gutenberg-source-character = personnage
gutenberg-source-specialties = compétences en fin de partie
gutenberg-source-patronage-cards = cartes Mécénat en fin de partie
gutenberg-source-guilders = florins en fin de partie

## What a type is sold for

gutenberg-price-fame = 3 points de renommée
gutenberg-price-guilders = 5 florins

## Refusals: what is missing, and what to do

gutenberg-refusal-game-over = La partie est finie : plus aucune action n’est possible.
gutenberg-refusal-no-such-seat = Cette place n’existe pas à cette table, qui compte { $people ->
    [one] 1 joueur.
   *[other] { $people } joueurs.
}
gutenberg-refusal-automas-seat = C’est la place de l’Automa, qui ne fait aucun choix : agissez pour un joueur.
gutenberg-refusal-not-your-turn = Ce n’est pas votre tour. Attendez { $actor }.
gutenberg-refusal-not-now = Ce n’est pas possible à cette étape. Choisissez l’une des actions proposées.
gutenberg-refusal-rewards-first = Vous avez encore droit à une récompense. Prenez-la ou refusez-la d’abord.
gutenberg-refusal-drawn-cards-first = Vous avez pioché des cartes Commande. Gardez d’abord une commande, ou refusez.
gutenberg-refusal-already-acted = Vous avez déjà fait votre action. Vous pouvez encore utiliser des engrenages et acheter des caractères, ou terminer votre tour.
gutenberg-refusal-not-dealt = { $character } ne vous a pas été proposé. Gardez un de vos deux personnages.
gutenberg-refusal-not-offered = Cet engrenage ne fait pas partie des quatre que vous avez piochés. Choisissez deux de ces quatre-là.
gutenberg-refusal-same-gear = Vous avez choisi deux fois le même engrenage. Choisissez-en deux différents.
gutenberg-refusal-same-specialty = Vous avez choisi deux fois la même compétence. Choisissez-en deux différentes.
gutenberg-refusal-no-such-sector = Un engrenage n’a que trois secteurs. Choisissez l’un d’eux.
gutenberg-refusal-not-there = Cette carte n’est pas disponible. Choisissez-en une autre.
gutenberg-refusal-three-types = Vous avez choisi { $chosen ->
    [one] { $chosen } caractère
   *[other] { $chosen } caractères
}. Choisissez-en exactement trois ; vous pouvez prendre plusieurs fois le même.
gutenberg-refusal-all-markers = Vous avez { $have } marqueurs d’initiative, et vous en avez placé { $placed }. Placez-les tous, pas un de plus.
gutenberg-refusal-row-full = « { $row } » accepte au plus 6 de vos marqueurs. Placez les autres ailleurs.
gutenberg-refusal-no-marker = Vous n’avez aucun marqueur sur « { $row } ». Déplacez-en un d’une autre action.
gutenberg-refusal-same-row = Le marqueur resterait où il est. Déplacez-le vers une autre action, ou passez.
gutenberg-refusal-plan-made = Vous avez déjà planifié. Utilisez vos engrenages et achetez des caractères avant de planifier, ou à votre tour.
gutenberg-refusal-other-chooses = { $actor } choisit une récompense. Vous pouvez continuer à planifier, mais attendez un instant pour utiliser vos engrenages ou acheter.
gutenberg-refusal-slots-full = Vous avez déjà 4 commandes. Choisissez celle à défausser.
gutenberg-refusal-no-need-to-discard = Vous avez encore un emplacement libre : il n’y a rien à défausser.
gutenberg-refusal-empty-slot = Il n’y a pas de commande à cet emplacement. Choisissez-en un qui en contient une.
gutenberg-refusal-no-such-ink-set = Ce lot d’encres n’existe pas : il n’y en a que { $sets } en jeu. Choisissez l’un d’eux.
gutenberg-refusal-inks-left = { $left ->
    [0] Ce lot est vide. Choisissez-en un autre.
    [one] Il ne reste qu’une encre dans ce lot. Prenez-la, ou choisissez un autre lot.
   *[other] Il ne reste que { $left } encres dans ce lot. Prenez-en { $left } au plus, ou choisissez un autre lot.
}
gutenberg-refusal-guilders = Cela coûte { $need ->
    [one] { $need } florin
   *[other] { $need } florins
}, et vous en avez { $have }. Choisissez quelque chose de moins cher, ou gagnez d’abord des florins.
gutenberg-refusal-empty-axle = Il n’y a pas d’engrenage sur cet axe. Choisissez un axe qui en porte un.
gutenberg-refusal-axles-full = Tous vos axes sont occupés. Choisissez l’engrenage à remplacer.
gutenberg-refusal-used-this-round = Vous avez utilisé cet engrenage cette manche : il ne peut être ni tourné ni remplacé. Choisissez-en un autre.
gutenberg-refusal-already-there = Ce secteur est déjà actif. Tournez l’engrenage vers un autre.
gutenberg-refusal-reward-taken = Cet avantage a déjà été pris cette manche. Choisissez-en un autre.
gutenberg-refusal-nothing-in-bag = Le sac est vide : il n’y a pas d’encre à prendre. Choisissez un autre avantage.
gutenberg-refusal-too-early = Cette carte est disponible dès la manche { $column }. Attendez, ou prenez autre chose.
gutenberg-refusal-level = Il faut le niveau { ROMAN($need) } en { $specialty }, et vous n’avez que le niveau { ROMAN($have) }. Améliorez d’abord cette compétence.
gutenberg-refusal-types = Il vous manque { $missing ->
    [one] { $missing } caractère
   *[other] { $missing } caractères
}. Achetez ce qu’il faut, ou laissez une commande de côté.
gutenberg-refusal-inks = Il faut { $need ->
    [one] { $need } encre
   *[other] { $need } encres
} ({ $ink }), et vous en avez { $have }. Prenez d’abord de l’encre, ou renoncez à une couleur.
gutenberg-refusal-wild = Seules les encres joker de Caxton valent une autre couleur, et seulement une couleur demandée. Sinon, payez avec les encres demandées.
gutenberg-refusal-empty-batch = Vous n’avez choisi aucune commande. Choisissez-en au moins une, ou passez.
gutenberg-refusal-refine-unprinted = Vous ne pouvez colorer et décorer qu’une commande que vous imprimez. Choisissez aussi de l’imprimer.
gutenberg-refusal-no-uses-left = Vous avez utilisé trois fois vos engrenages cette manche. Vous pourrez les réutiliser à la prochaine.
gutenberg-refusal-gear-used = Vous avez déjà utilisé cet engrenage cette manche. Utilisez-en un autre.
gutenberg-refusal-wrong-choice = Ce choix ne correspond pas au secteur actif de l’engrenage. Choisissez ce que donne ce secteur.
gutenberg-refusal-only-with-batch = Cet engrenage compte les commandes que vous complétez. Utilisez-le au moment de les compléter.
gutenberg-refusal-not-with-batch = Cet engrenage ne compte pas les commandes. Utilisez-le avant de les compléter, ou après.
gutenberg-refusal-counts-nothing = Cet engrenage ne compte aucune des commandes choisies. Laissez-le de côté.
gutenberg-refusal-bag-lacks = Il n’y a plus d’encre de cette couleur dans le sac : { $ink }. Choisissez une autre couleur.
gutenberg-refusal-no-ink = Vous n’avez pas d’encre de cette couleur : { $ink }. Choisissez-en une que vous avez.
gutenberg-refusal-no-type = Vous n’avez pas de caractère { $type }. Choisissez-en un que vous avez.
gutenberg-refusal-same-kind = Vous recevriez ce que vous donnez. Choisissez autre chose.
gutenberg-refusal-not-lowest = « { $specialty } » n’est pas votre compétence la plus basse. Améliorez-en une qui l’est.
gutenberg-refusal-not-your-power = C’est le pouvoir d’un personnage que vous n’avez pas. Choisissez autre chose.
gutenberg-refusal-already-swapped = Vous avez déjà interverti des niveaux cette manche. Vous pourrez recommencer à la prochaine.
gutenberg-refusal-same-levels = Les deux compétences sont au même niveau. Choisissez-en deux de niveaux différents.
gutenberg-refusal-no-reward-due = Vous n’avez pas droit à cette récompense. Choisissez-en une qui vous revient.
gutenberg-refusal-nothing-to-draw = Les pioches et les défausses sont vides : impossible de piocher une commande. Choisissez « Refuser ».
gutenberg-refusal-two-cards = Vous piochez deux cartes de plus en tout. Choisissez combien d’entre elles sont des cartes Impression.

## Options that no game can start with

gutenberg-options-people = Ce jeu se joue de { $min } à { $max } joueurs, pas à { $people }.
gutenberg-options-no-seat-for-automa = Avec l’Automa, { $max } joueurs au maximum : il occupe lui-même une place.
gutenberg-options-first-with-automa = L’Automa joue toujours en premier : n’indiquez pas de premier joueur.
gutenberg-options-first-seat = La place indiquée pour le premier joueur n’existe pas à cette table.
gutenberg-options-character-count = Indiquez un personnage par joueur : vous en avez indiqué { $named } pour { $people }.
gutenberg-options-character-twice = { $character } est indiqué deux fois, mais il n’y a qu’une tuile par personnage.
