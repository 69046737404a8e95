### The coach: notes in a first game and a word after each round. Every language has the same ids.

## Gutenberg: first-time notes

note-gutenberg-keep-character = Vous avez reçu deux personnages. Gardez-en un : son pouvoir est à vous pour toute la partie.
note-gutenberg-draft = Choisissez une carte Impression et une carte Finitions : ensemble, elles forment une commande indissociable. Vous choisirez deux commandes avant la première manche.
note-gutenberg-choose-types = Choisissez trois caractères dont vos commandes ont besoin. Ils vous restent : imprimer ne les consomme pas.
note-gutenberg-reward-order = Vous gagnez une commande : piochez deux cartes de chaque sorte et gardez-en une de chaque, ou aucune. Deux cartes de plus coûtent 2 florins.
note-gutenberg-reward-choice = Cette récompense est au choix. Prenez ce que demande encore une commande ou un mécène.
note-gutenberg-plan = Répartissez tous vos marqueurs d’initiative sur les cinq actions, 6 au plus par action. Tout le monde planifie en secret, en même temps.
note-gutenberg-plan-order = Plus vous mettez de marqueurs sur une action, plus tôt vous y jouez. Sans marqueur, vous n’y jouez pas du tout.
note-gutenberg-gears-turned = Cet engrenage a tourné d’un secteur et donne maintenant autre chose. Anticipez : tous vos engrenages tourneront encore à la prochaine manche.
note-gutenberg-gears-meshed = Deux engrenages en prise tournent en sens contraire : quand le premier va dans le sens horaire, le deuxième va dans l’autre.
note-gutenberg-first-player = Le jeton Premier Joueur est passé au suivant, et le nombre de marqueurs change avec lui : plus vous êtes loin dans l’ordre du tour, plus vous en avez.
note-gutenberg-board-refilled = Le plateau reçoit de nouvelles cartes et de nouvelles encres. Seules les cartes Mécénat ne sont jamais remplacées.
note-gutenberg-automa = L’Automa vous prend des cartes mais ne marque aucun point. Vous voyez ses marqueurs ; une carte Planification en déplacera encore quelques-uns.
note-gutenberg-free-while-planning = Vous pouvez utiliser vos engrenages et acheter des caractères dès maintenant, avant de valider votre plan. Tout le monde le voit.
note-gutenberg-patrons-open = À partir de la manche 3, les cartes Mécénat deviennent disponibles, colonne par colonne. Chacune vaut 8 points de renommée à la fin.
note-gutenberg-last-round = C’est la dernière manche. Les commandes que vous n’imprimez pas maintenant ne rapportent rien.
note-gutenberg-end-scores = À la fin, une compétence au niveau IV, V ou VI rapporte 1, 3 ou 6 points de renommée, une carte Mécénat 8 points, et chaque tranche de 3 florins 1 point.
note-gutenberg-reveal = Les plans sont révélés. Les cinq actions se suivent, et dans chacune, celui qui a le plus de marqueurs joue en premier.
note-gutenberg-tie = Vous avez ici autant de marqueurs qu’un autre joueur. À égalité, on joue dans le sens horaire à partir du premier joueur.
note-gutenberg-no-marker = Vous n’avez mis aucun marqueur ici : vous n’avez pas pu jouer cette action.
note-gutenberg-take-order = Prenez une carte Impression et une carte Finitions. L’impression rapporte des florins, la couleur et la décoration de la renommée.
note-gutenberg-orders-full = Vos quatre emplacements sont occupés. Une nouvelle commande remplacera l’une des vôtres.
note-gutenberg-row-cleared = Les cartes Commande que personne n’a prises sont défaussées. La prochaine manche en apportera d’autres.
note-gutenberg-take-inks = Prenez de 1 à 3 encres d’un lot, en partant de la gauche. La première est gratuite, la deuxième coûte 1 florin, la troisième 2 florins.
note-gutenberg-ink-set-begun = Quelqu’un s’est déjà servi dans ce lot. Chaque encre garde le prix de sa case : l’encre gratuite n’y est plus.
note-gutenberg-inks-return = Les encres que personne n’a prises sont retournées dans le sac.
note-gutenberg-specialties = Choisissez une carte Compétence : gagnez un niveau pour chacun de ses symboles, ou un niveau dans la compétence de votre choix.
note-gutenberg-reward-track = Une de ces cartes vous fait atteindre un niveau qui donne une récompense. Vous en gagnez une la première fois qu’une de vos compétences atteint le niveau II, IV, V ou VI.
note-gutenberg-past-the-top = Une compétence au niveau VI ne monte plus. Chaque niveau supplémentaire rapporte 3 florins à la place.
note-gutenberg-take-gear = Installez un engrenage sur votre premier axe libre, avec le secteur actif de votre choix parmi les trois. Vous pouvez l’utiliser aussitôt.
note-gutenberg-turn-gear = Au lieu d’installer un nouvel engrenage, vous pouvez tourner l’un des vôtres sur le secteur voulu, sauf s’il a servi cette manche.
note-gutenberg-gears-full = Vos trois axes sont occupés. Un nouvel engrenage en remplacera un qui n’a pas servi cette manche.
note-gutenberg-use-gear = Vous pouvez utiliser cet engrenage maintenant, en plus de votre action. Chacun sert une fois par manche, et seul son secteur actif compte.
note-gutenberg-patron-met = Vous avez tout ce que demande ce mécène. Vous gardez vos caractères et vos niveaux ; seules les encres sont dépensées. La carte vaut 8 points de renommée à la fin.
note-gutenberg-patronage = Prenez un des quatre avantages, ou une carte Mécénat dont vous remplissez les conditions. Un avantage pris n’est plus disponible cette manche.
note-gutenberg-fulfil = Choisissez les commandes que vous imprimez maintenant, en une seule livraison. Vous pouvez aussi toutes les garder pour plus tard.
note-gutenberg-both-parts = Pour cette commande, vous pouvez faire à la fois la couleur et la décoration. Vous gagnez alors aussi son bonus.
note-gutenberg-print-or-wait = Vous pouvez imprimer cette commande, mais pas avec ses deux parties. Une fois honorée, elle est défaussée et ce qui manque est perdu : imprimer, ou attendre ?
note-gutenberg-colour = La couleur consomme toutes les encres indiquées. La décoration ne consomme rien : vos niveaux restent.
note-gutenberg-one-batch = Dans une livraison, chaque caractère ne sert qu’à une commande. Ce que rapporte une commande ne peut pas servir à une autre.
note-gutenberg-gear-with-batch = Cet engrenage s’utilise avec la livraison : il rapporte 2 points de renommée pour chaque commande qu’il compte.
note-gutenberg-after-batch = Après la livraison, vous pouvez encore utiliser des engrenages et acheter des caractères, mais il n’y a pas de seconde livraison cette manche.
note-gutenberg-next-type = Il ne manque que des caractères à l’une de vos commandes, et vous pouvez les acheter. Chacun coûte un florin de plus que le précédent : 4 pour le quatrième, 5 pour le cinquième.
note-gutenberg-sector-swap-ink = Ce secteur permet d’échanger une de vos encres contre une encre d’une autre couleur.
note-gutenberg-sector-swap-type = Ce secteur permet d’échanger un de vos caractères contre un autre.
note-gutenberg-sector-lowest = Ce secteur donne un niveau dans votre compétence la plus basse.
note-gutenberg-sector-round-fame = Ce secteur rapporte autant de points de renommée que le numéro de la manche : plus la partie avance, plus il vaut.
note-gutenberg-sector-order = Ce secteur vous fait piocher une commande.
note-gutenberg-sector-sell-type = Ce secteur permet de vendre un de vos caractères pour 3 points de renommée ou 5 florins. Le prochain achat sera alors moins cher.
note-gutenberg-sector-take-ink = Ce secteur vous donne une encre de sa couleur, prise dans le sac.
note-gutenberg-sector-trade-ink = Ce secteur permet d’échanger une encre de sa couleur contre deux encres au choix, prises dans le sac.
note-gutenberg-sector-buy-type = Ce secteur permet d’acheter son caractère 3 florins moins cher.
note-gutenberg-sector-level = Ce secteur donne un niveau dans la compétence indiquée.
note-gutenberg-character-gutenberg = Vous êtes { gutenberg-character-gutenberg }. { gutenberg-character-gutenberg-power }
note-gutenberg-character-guillard = Vous êtes { gutenberg-character-guillard }. { gutenberg-character-guillard-power }
note-gutenberg-character-manutius = Vous êtes { gutenberg-character-manutius }. { gutenberg-character-manutius-power }
note-gutenberg-character-ungler = Vous êtes { gutenberg-character-ungler }. { gutenberg-character-ungler-power }
note-gutenberg-character-schoffer = Vous êtes { gutenberg-character-schoffer }. { gutenberg-character-schoffer-power }
note-gutenberg-character-tory = Vous êtes { gutenberg-character-tory }. { gutenberg-character-tory-power }
note-gutenberg-character-plantin = Vous êtes { gutenberg-character-plantin }. { gutenberg-character-plantin-power }
note-gutenberg-character-caxton = Vous êtes { gutenberg-character-caxton }. { gutenberg-character-caxton-power }
note-gutenberg-character-fiol = Vous êtes { gutenberg-character-fiol }. { gutenberg-character-fiol-power }
note-gutenberg-character-vietor = Vous êtes { gutenberg-character-vietor }. { gutenberg-character-vietor-power }
note-gutenberg-tie-at-the-end = Égalité de renommée en tête. Celui qui a le moins de caractères passe devant, puis celui qui a le moins d’encres.
note-gutenberg-title = En solitaire, vous jouez pour un titre : à partir de 101 points, chaque dizaine de plus en donne un meilleur, jusqu’à Maître de guilde à 151 points.

## Gutenberg: after a round

roundword-gutenberg-fame = { $fame ->
    [one] Vous avez gagné 1 point de renommée cette manche.
   *[other] Vous avez gagné { $fame } points de renommée cette manche.
}
roundword-gutenberg-patrons = { $cards ->
    [one] Vous avez gagné un mécène : 8 points de renommée à la fin.
   *[other] Vous avez gagné { $cards } mécènes : 8 points de renommée chacun à la fin.
}
roundword-gutenberg-levels = { $levels ->
    [one] Vous avez gagné un niveau de compétence.
   *[other] Vous avez gagné { $levels } niveaux de compétence.
}
roundword-gutenberg-types = { $types ->
    [one] Vous avez un caractère de plus : vous pouvez imprimer davantage de commandes.
   *[other] Vous avez { $types } caractères de plus : vous pouvez imprimer davantage de commandes.
}
roundword-gutenberg-gears = { $gears ->
    [one] Votre nouvel engrenage vous servira à chaque manche.
   *[other] Vos { $gears } nouveaux engrenages vous serviront à chaque manche.
}
roundword-gutenberg-ahead = { $fame ->
    [one] Vous menez de { $fame } point de renommée, décompte final inclus.
   *[other] Vous menez de { $fame } points de renommée, décompte final inclus.
}
roundword-gutenberg-behind = { $fame ->
    [one] Vous avez { $fame } point de renommée de retard sur le premier, décompte final inclus.
   *[other] Vous avez { $fame } points de renommée de retard sur le premier, décompte final inclus.
}
roundword-gutenberg-no-fame = Pas de renommée cette manche. Cherchez une commande dont vous pouvez faire la couleur ou la décoration.
roundword-gutenberg-orders-waiting = { $orders ->
    [one] Une commande attend depuis toute la manche. Que lui manque-t-il ?
   *[other] { $orders } commandes attendent depuis toute la manche. Que leur manque-t-il ?
}
roundword-gutenberg-no-orders = Vous n’avez aucune commande. Mettez des marqueurs sur Commandes à la prochaine manche.
roundword-gutenberg-printable = { $orders ->
    [one] Vous avez les caractères pour une de vos commandes.
   *[other] Vous avez les caractères pour { $orders } de vos commandes.
}
roundword-gutenberg-patrons-ready = { $cards ->
    [one] Un mécène est à votre portée : vous avez tout ce qu’il demande.
   *[other] { $cards } mécènes sont à votre portée : vous avez tout ce que chacun demande.
}
roundword-gutenberg-many-guilders = Vous avez { $guilders } florins. Les caractères et les encres valent mieux : 3 florins ne rapportent qu’un point de renommée à la fin.
roundword-gutenberg-few-guilders = Vous n’avez presque plus de florins. Imprimez une commande, ou prenez des florins au Mécénat.
roundword-gutenberg-many-inks = Vous avez { $inks } encres. Elles ne rapportent rien tant que vous ne colorez pas de commande avec elles.
roundword-gutenberg-no-gears = Vous n’avez pas encore d’engrenage. Installé tôt, il sert à chaque manche.

## Letterpress: first-time notes

note-letterpress-draft = Gardez une carte et passez les autres à gauche ; vous en recevez autant de la droite. Vous en garderez cinq en tout.
note-letterpress-solo-piles = Cinq piles de 5, 4, 3, 2 et 1 cartes se succèdent. Gardez une carte de chacune avant de voir la suivante.
note-letterpress-commons = Tout le monde peut utiliser les cartes communes en même temps. Gardez des lettres qui se combinent bien avec elles.
note-letterpress-challenges-ahead = Un mot qui remplit un Défi permet de le prendre ensuite. Regardez les Défis avant de garder une carte.
note-letterpress-last-word = Ce mot décide à lui seul de la partie. Vous l’écrivez avec votre collection et les cartes communes.
note-letterpress-solo-last-word = Votre dernier mot s’écrit avec votre seule collection et doit valoir plus que toute la bibliothèque.
note-letterpress-several-words = La difficulté change la dernière manche : en mode facile, vous pouvez écrire plusieurs mots ; en mode difficile, vos cartes inutilisées vont à la bibliothèque.
note-letterpress-write = Écrivez un mot avec vos cartes et les cartes communes. Il compte s’il est dans la liste de mots ; sinon il est refusé et vous réessayez.
note-letterpress-values = Un mot vaut la somme de ses cartes, quelle que soit sa longueur. Un mot court aux lettres de grande valeur peut en battre un long.
note-letterpress-doubled = Une carte peut donner sa lettre deux fois de suite, comme dans LETTRE avec un seul T. Ses points ne comptent qu’une fois.
note-letterpress-qu = La carte QU vaut Q ou QU, selon votre mot.
note-letterpress-groups = Cette carte vaut toutes ses lettres à la fois, dans l’ordre. On ne peut ni les séparer ni les doubler.
note-letterpress-pass-writing = Si vous ne trouvez rien, vous pouvez passer : vous ne marquez aucun point et avez le dernier rang, mais vous prenez quand même une lettre.
note-letterpress-ranking = Celui qui a le meilleur score se sert en premier. À égalité, la carte de plus forte valeur l’emporte, puis le mot le plus long.
note-letterpress-claim = Prenez des lettres en jeu pour votre collection : elles serviront à votre dernier mot. Les autres ne les reverront pas.
note-letterpress-challenge-met = Votre mot remplit ce Défi : vous pouvez le prendre aussi, dans le même tour.
note-letterpress-nothing-written = Vous n’avez rien écrit : vous avez le dernier rang et ne remplissez aucun Défi. Vous prenez quand même une lettre s’il en reste.
note-letterpress-library = Les cartes inutilisées sont dans la bibliothèque. Avec 13 points ou plus, l’une d’elles rejoint votre collection ; sinon, l’une d’elles quitte la bibliothèque.
note-letterpress-rows = Posez la nouvelle ligne sous la précédente. Chaque carte du dessus qui ne vaut pas plus que celle du dessous rejoint votre collection.

## Letterpress: after a round

roundword-letterpress-collected = { $cards ->
    [one] Une carte a rejoint votre collection.
   *[other] { $cards } cartes ont rejoint votre collection.
}
roundword-letterpress-nothing-collected = Aucune carte n’a rejoint votre collection cette manche. Un meilleur mot en rapporterait plus.
roundword-letterpress-most-cards = { $cards ->
    [one] Votre collection est la plus grande : une carte.
   *[other] Votre collection est la plus grande : { $cards } cartes.
}
roundword-letterpress-fewer-cards = { $cards ->
    [one] La plus grande collection a une carte de plus que la vôtre.
   *[other] La plus grande collection a { $cards } cartes de plus que la vôtre.
}
roundword-letterpress-few-vowels = Votre collection a peu de voyelles. Sans elles, les meilleures lettres ne font pas de mot.
roundword-letterpress-collection-points = { $points ->
    [one] Les cartes de votre collection valent { $points } point en tout. Votre dernier mot utilisera les meilleures.
   *[other] Les cartes de votre collection valent { $points } points en tout. Votre dernier mot utilisera les meilleures.
}
roundword-letterpress-press = { $points ->
    [one] Votre dernier mot doit rapporter { $points } point pour battre la bibliothèque actuelle.
   *[other] Votre dernier mot doit rapporter { $points } points pour battre la bibliothèque actuelle.
}
roundword-letterpress-last-round = Place au dernier mot : lui seul décide.