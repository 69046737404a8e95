### What happens in the printing-house game, and why something is refused. Every language has the same ids.

## Events

gutenberg-event-character-kept = { $seat } garde { $character }, en secret.
gutenberg-event-character-chosen = { $seat } a choisi un personnage.
gutenberg-event-characters-revealed = Les personnages sont révélés. { $characters }.
gutenberg-event-gears-drawn = { $seat } pioche des engrenages parmi lesquels choisir : { $gears }.
gutenberg-event-gear-discarded = { $seat } défausse l'engrenage { $gear }.
gutenberg-event-gear-installed = { $seat } installe l'engrenage { $gear } sur l'axe { $axle }.
gutenberg-event-gear-rotated = { $seat } tourne l'engrenage de l'axe { $axle } : { $gear }.
gutenberg-event-order-drafted = { $seat } choisit la commande { $printing } avec { $refinement }.
gutenberg-event-types-chosen = { $seat } choisit les caractères { $types }.
gutenberg-event-round-began = Le tour { $round } commence. Premier joueur : { $first }.
gutenberg-event-gears-turned = Tous les engrenages tournent d'un secteur.
gutenberg-event-colour-named = { $seat } nomme une couleur : { $ink }. Pendant ce tour, ces encres valent n'importe quelle couleur.
gutenberg-event-planned = { $seat } planifie { $markers }, en secret.
gutenberg-event-plan-made = { $seat } a fait son plan.
gutenberg-event-plans-revealed = Les plans sont révélés. { $plans }.
gutenberg-event-automa-planned = L'Automa suit { $card } ; ses marqueurs : { $markers }.
gutenberg-event-marker-shifted = { $seat } déplace un marqueur d'initiative de « { $from } » vers « { $to } ».
gutenberg-event-row-began = { $row }. Dans l'ordre : { $order }.
gutenberg-event-passed = { $seat } passe.
gutenberg-event-order-taken = { $seat } prend la commande { $printing } avec { $refinement }.
gutenberg-event-order-discarded = { $seat } défausse la commande { $printing } avec { $refinement }.
gutenberg-event-order-cards-drawn = { $seat } pioche des cartes Commande : { $printing } ; { $refinement }.
gutenberg-event-inks-taken = { $seat } prend des encres : { $inks }.
gutenberg-event-specialty-card-taken = { $seat } prend la carte Compétence { $card }.
gutenberg-event-levels-swapped = { $seat } intervertit les niveaux de ces compétences : { $one }, { $other }.
gutenberg-event-patronage-reward-taken = { $seat } prend un avantage de mécénat : { $reward }.
gutenberg-event-patronage-card-taken = { $seat } obtient la carte Mécénat { $card }.
gutenberg-event-order-fulfilled = { $seat } complète la commande { $printing } avec { $refinement }{ $colour ->
    [true] , couleur faite
   *[other] , sans couleur
}{ $decoration ->
    [true] , décoration faite
   *[other] , sans décoration
}.
gutenberg-event-rewards-declined = { $seat } renonce aux récompenses restantes.
gutenberg-event-gear-used = { $seat } utilise l'engrenage { $gear }.
gutenberg-event-type-sold = { $seat } se défait du caractère { $type } contre { $price }.
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
gutenberg-event-ink-gained = { $seat } gagne une encre : { $ink }.
gutenberg-event-inks-returned = { $seat } remet des encres dans le sac : { $inks }.
gutenberg-event-type-gained = { $seat } gagne le caractère { $type }.
gutenberg-event-type-lost = { $seat } rend le caractère { $type }.
gutenberg-event-level-reached = { $seat } atteint le niveau { ROMAN($level) } en { $specialty }.
gutenberg-event-track-reward = { $seat } reçoit la récompense de la piste pour le niveau { ROMAN($level) }.
gutenberg-event-automa-took-order-cards = L'Automa retire des cartes Commande. Carte Impression : { $printing ->
    [none] il n'en reste pas
   *[other] { $printing }
}. Carte Finitions : { $refinement ->
    [none] il n'en reste pas
   *[other] { $refinement }
}.
gutenberg-event-automa-took-inks = L'Automa vide le lot d'encres { $set } : { $inks }.
gutenberg-event-automa-took-specialty-card = L'Automa retire la carte Compétence { $card }.
gutenberg-event-automa-took-gear = L'Automa retire l'engrenage { $gear }.
gutenberg-event-automa-took-patronage-card = L'Automa retire la carte Mécénat { $card }.
gutenberg-event-automa-took-patronage-reward = L'Automa bloque un avantage de mécénat : { $reward }.
gutenberg-event-automa-found-nothing = L'Automa ne trouve rien à prendre ({ $row }).
gutenberg-event-board-refilled = Le plateau principal est de nouveau garni.
gutenberg-event-first-player-passed = Le jeton Premier Joueur change de mains : { $from } → { $to }.
gutenberg-event-game-ended = La partie est finie. { $scores }. Victoire : { $winners }.

## Rewards of patronage

gutenberg-reward-order = une commande
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
gutenberg-source-specialties = compétences à la fin
gutenberg-source-patronage-cards = cartes Mécénat à la fin
gutenberg-source-guilders = florins à la fin

## What a type is sold for

gutenberg-price-fame = 3 points de renommée
gutenberg-price-guilders = 5 florins

## Refusals: what is missing, and what to do

gutenberg-refusal-game-over = La partie est finie : il n'y a plus rien à faire.
gutenberg-refusal-no-such-seat = Cette place n'existe pas. { $people ->
    [one] Une personne joue, à la place 0.
   *[other] { $people } personnes jouent, et les places se comptent à partir de 0.
}
gutenberg-refusal-automas-seat = C'est la place de l'Automa, qui ne décide rien : agissez pour une personne.
gutenberg-refusal-not-your-turn = Ce n'est pas à vous. On attend : { $actor }.
gutenberg-refusal-not-now = Cela appartient à une autre étape du jeu. Choisissez ce que cette étape propose.
gutenberg-refusal-rewards-first = Des récompenses vous attendent encore. Prenez-les ou refusez-les d'abord.
gutenberg-refusal-drawn-cards-first = Vous avez pioché des cartes Commande. Gardez une commande ou refusez d'abord.
gutenberg-refusal-already-acted = Vous avez déjà effectué votre action. Utilisez des engrenages, achetez des caractères ou passez.
gutenberg-refusal-not-dealt = { $character } ne vous a pas été proposé. Gardez un de vos deux personnages.
gutenberg-refusal-not-offered = Cet engrenage n'est pas parmi les quatre que vous avez piochés. Choisissez-en deux parmi ceux-là.
gutenberg-refusal-same-gear = Vous avez indiqué deux fois le même engrenage. Choisissez-en deux différents.
gutenberg-refusal-same-specialty = Vous avez indiqué deux fois la même compétence. Choisissez-en deux différentes.
gutenberg-refusal-no-such-sector = Un engrenage a trois secteurs : choisissez 0, 1 ou 2.
gutenberg-refusal-not-there = Cette carte n'est pas disponible. Choisissez-en une qui l'est.
gutenberg-refusal-three-types = Vous avez choisi { $chosen ->
    [one] { $chosen } caractère
   *[other] { $chosen } caractères
}. Choisissez-en exactement trois ; le même plusieurs fois est permis.
gutenberg-refusal-all-markers = Vous avez placé { $placed } marqueurs d'initiative et vous en avez { $have }. Placez-les tous, et pas plus.
gutenberg-refusal-row-full = « { $row } » accepte au plus 6 de vos marqueurs. Placez-en ailleurs.
gutenberg-refusal-no-marker = Vous n'avez aucun marqueur sur « { $row } ». Prenez-en un sur une autre action.
gutenberg-refusal-same-row = Le marqueur resterait où il est. Déplacez-le vers une autre action, ou passez.
gutenberg-refusal-plan-made = Votre plan est validé. Utilisez vos engrenages et achetez des caractères avant, ou à votre tour.
gutenberg-refusal-other-chooses = { $actor } choisit une récompense. Continuez à planifier ; engrenages et caractères attendront un instant.
gutenberg-refusal-slots-full = Vous avez déjà 4 commandes. Indiquez celle à défausser.
gutenberg-refusal-no-need-to-discard = Vous avez une place libre. Ne défaussez que quand il n'y en a pas.
gutenberg-refusal-empty-slot = Il n'y a pas de commande à cet emplacement. Indiquez un emplacement qui en a une.
gutenberg-refusal-no-such-ink-set = Ce lot d'encres n'existe pas. Il y a { $sets } lots en jeu, comptés à partir de 0.
gutenberg-refusal-inks-left = { $left ->
    [0] Ce lot est vide. Choisissez-en un autre.
    [1] Il ne reste qu'une encre dans ce lot. Prenez-la, ou choisissez un autre lot.
   *[other] Il reste { $left } encres dans ce lot. Prenez-en de 1 à { $left }.
}
gutenberg-refusal-guilders = Cela coûte { $need ->
    [one] { $need } florin
   *[other] { $need } florins
}, et vous en avez { $have }. Choisissez moins cher, ou gagnez-en d'abord.
gutenberg-refusal-empty-axle = Il n'y a pas d'engrenage sur cet axe. Indiquez un axe qui en porte un.
gutenberg-refusal-axles-full = Tous vos axes sont occupés. Indiquez l'engrenage à défausser pour le nouveau.
gutenberg-refusal-used-this-round = Cet engrenage a servi pendant ce tour : il reste comme il est. Choisissez-en un qui n'a pas servi.
gutenberg-refusal-already-there = L'engrenage montre déjà ce secteur. Tournez-le vers un autre.
gutenberg-refusal-reward-taken = Cet avantage a été pris pendant ce tour. Choisissez-en un autre.
gutenberg-refusal-nothing-in-bag = Le sac est vide : il n'y a pas d'encre à prendre. Choisissez un autre avantage.
gutenberg-refusal-too-early = Cette carte peut être prise à partir du tour { $column }. Attendez, ou prenez autre chose.
gutenberg-refusal-level = Vous avez le niveau { ROMAN($have) } en { $specialty } ; il faut le niveau { ROMAN($need) }. Développez d'abord cette compétence.
gutenberg-refusal-types = { $missing ->
    [one] Il manque un caractère
   *[other] Il manque { $missing } caractères
} pour cela. Achetez ce qui vous manque, ou laissez une commande de côté.
gutenberg-refusal-inks = Il faudrait { $need } encres de cette couleur et vous en avez { $have } : { $ink }. Procurez-vous-en, ou renoncez à une couleur.
gutenberg-refusal-wild = Seules les encres de Caxton de la couleur nommée en remplacent une autre, et seulement une couleur demandée. Payez avec les encres elles-mêmes.
gutenberg-refusal-empty-batch = La livraison ne contient aucune commande. Indiquez-en au moins une, ou passez.
gutenberg-refusal-refine-unprinted = Couleur et décoration vont avec une commande imprimée. Ajoutez la commande à la livraison.
gutenberg-refusal-no-uses-left = Vous avez utilisé trois fois vos engrenages pendant ce tour. Attendez le prochain.
gutenberg-refusal-gear-used = Cet engrenage a servi pendant ce tour. Utilisez-en un autre.
gutenberg-refusal-wrong-choice = Ce choix ne va pas avec ce que donne l'engrenage. Regardez son secteur actif.
gutenberg-refusal-only-with-batch = Cet engrenage compte les commandes d'une livraison. Indiquez-le en complétant des commandes.
gutenberg-refusal-not-with-batch = Cet engrenage ne va pas avec une livraison. Utilisez-le avant ou après.
gutenberg-refusal-counts-nothing = Cet engrenage ne compterait aucune commande de la livraison. Laissez-le de côté.
gutenberg-refusal-bag-lacks = Le sac n'a pas d'encre de cette couleur : { $ink }. Choisissez une autre couleur.
gutenberg-refusal-no-ink = Vous n'avez pas d'encre de cette couleur : { $ink }. Donnez-en une que vous avez.
gutenberg-refusal-no-type = Vous n'avez pas de { $type }. Indiquez un caractère que vous avez.
gutenberg-refusal-same-kind = Vous recevriez ce que vous donnez. Choisissez autre chose.
gutenberg-refusal-not-lowest = Ce n'est pas votre compétence la plus basse : { $specialty }. Montez-en une qui l'est.
gutenberg-refusal-not-your-power = C'est le pouvoir d'un personnage que vous n'avez pas.
gutenberg-refusal-already-swapped = Vous avez déjà interverti des niveaux pendant ce tour. Attendez le prochain.
gutenberg-refusal-same-levels = Les deux compétences sont au même niveau : il n'y a rien à intervertir.
gutenberg-refusal-no-reward-due = Vous n'avez pas droit à cette récompense. Choisissez-en une qui vous revient.
gutenberg-refusal-nothing-to-draw = Les pioches et leurs défausses sont vides : aucune commande ne peut être piochée.
gutenberg-refusal-two-cards = Vous piochez deux cartes de plus : 0, 1 ou 2 d'entre elles peuvent être des cartes Impression.
