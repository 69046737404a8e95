### Why an action is good, and where to look: facts of the rules as sentences. Every language has the same ids.

## Reasons in the printing-house game

reason-gutenberg-as-good = Tout aussi bon : l’écart est inférieur à la marge d’erreur.
reason-gutenberg-better-chance = Vos chances de victoire augmentent de { $percent ->
    [one] { $percent } point de pourcentage
   *[other] { $percent } points de pourcentage
}.
reason-gutenberg-better-score = En moyenne, vous terminez la partie avec { $points ->
    [one] { $points } point de renommée
   *[other] { $points } points de renommée
} de plus.
reason-gutenberg-more-fame = Cela rapporte tout de suite { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
} de plus.
reason-gutenberg-more-guilders = Il vous reste { $guilders ->
    [one] { $guilders } florin
   *[other] { $guilders } florins
} de plus.
reason-gutenberg-sooner = À l’action « { $row } », vous jouez plus tôt, même dans le pire des cas.
reason-gutenberg-fulfils = Vous complétez { $orders ->
    [one] 1 commande
   *[other] { $orders } commandes
} pour { $guilders ->
    [one] { $guilders } florin
   *[other] { $guilders } florins
} et { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
}.
reason-gutenberg-earns-bonus = Couleur et décoration ensemble donnent le bonus de la commande { $slot }.
reason-gutenberg-gains-fame = Vous gagnez tout de suite { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
}.
reason-gutenberg-gains-guilders = Vous gagnez tout de suite { $guilders ->
    [one] { $guilders } florin
   *[other] { $guilders } florins
}.
reason-gutenberg-gains-inks = Vous gagnez de l’encre : { $inks }.
reason-gutenberg-gains-types = Vous ajoutez { $types } à vos caractères.
reason-gutenberg-gains-levels = Vos compétences progressent : { $levels }.
reason-gutenberg-track-reward = Vous atteignez le niveau { ROMAN($level) } pour la première fois et gagnez la récompense de ce niveau.
reason-gutenberg-new-order = Entièrement complétée, la nouvelle commande rapporte { $guilders ->
    [one] { $guilders } florin
   *[other] { $guilders } florins
} et { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
}.
reason-gutenberg-patron-fame = La carte Mécénat vaut { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
} à la fin de la partie.
reason-gutenberg-end-fame = Ce niveau plus élevé vaut { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
} de plus à la fin de la partie.
reason-gutenberg-gear-rounds = L’engrenage peut servir une fois par manche : { $rounds ->
    [one] il ne reste plus que celle-ci
   *[other] il en reste { $rounds }, celle-ci comprise
}.
reason-gutenberg-gear-serves = L’engrenage donne { $fame } points de renommée par commande qu’il compte : { $orders ->
    [one] une des vôtres convient
   *[other] { $orders } des vôtres conviennent
}.
reason-gutenberg-order-ready = La commande { $slot } a alors tout ce qu’il faut : caractères, encres et compétences.
reason-gutenberg-order-prints = Vous avez alors les caractères pour imprimer la commande { $slot }.
reason-gutenberg-order-colours = Vous avez alors les encres pour colorer la commande { $slot }.
reason-gutenberg-order-decorates = Vos compétences suffisent alors pour décorer la commande { $slot }.
reason-gutenberg-meets-patron = Vous remplissez alors les conditions d’une carte Mécénat disponible dès la manche { $round }.
reason-gutenberg-denies-inks = { $seat } joue plus tard, et le plateau n’aura plus l’encre qu’il lui faut pour une commande : { $inks }.
reason-gutenberg-denies-order = { $seat } joue plus tard et a déjà les caractères pour cette carte Impression.
reason-gutenberg-denies-patron = { $seat } joue plus tard et pourrait prendre cette carte Mécénat.
reason-gutenberg-pays = Cela coûte { $guilders ->
    [one] { $guilders } florin
   *[other] { $guilders } florins
}.
reason-gutenberg-dearer-type = Votre prochain caractère coûtera { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}.
reason-gutenberg-spends-inks = Vous dépensez ainsi des encres nécessaires à la couleur de la commande { $slot }.
reason-gutenberg-order-cut = La commande { $slot } est ensuite défaussée, et vous renoncez à { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
}.
reason-gutenberg-discards-order = Pour cela, vous défaussez la commande { $slot }.
reason-gutenberg-order-waits = La commande { $slot } peut attendre : entièrement complétée, elle rapporte { $fame ->
    [one] { $fame } point de renommée
   *[other] { $fame } points de renommée
} de plus.
reason-gutenberg-last-chance = C’est la dernière manche : une commande gardée ne rapporte rien.
reason-gutenberg-acts-first = À l’action « { $row } », personne ne peut jouer avant vous.
reason-gutenberg-acts-first-unless = À l’action « { $row } », il faut au moins { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} d’initiative pour jouer avant vous.
reason-gutenberg-wins-ties = Vous êtes premier joueur : vous l’emportez à chaque égalité.
reason-gutenberg-needs-inks = Il manque encore de l’encre à vos commandes : { $inks }.
reason-gutenberg-needs-levels = Vos compétences ne suffisent pas encore à vos commandes. Il manque : { $levels }.
reason-gutenberg-only-card = Une seule carte Compétence montre les deux niveaux qui manquent à la commande { $slot } ({ $levels }), et quelqu’un risque de la prendre avant vous.
reason-gutenberg-free-slots = Vous avez { $slots ->
    [one] { $slots } emplacement libre
   *[other] { $slots } emplacements libres
} pour de nouvelles commandes.
reason-gutenberg-patron-waits = Vous remplissez déjà les conditions d’une carte Mécénat disponible maintenant.
reason-gutenberg-no-turn = Aucune action pour vous, faute de marqueur : { $rows }.

## Reasons in the word game

reason-letterpress-as-good = Tout aussi bon : l’écart est inférieur à la marge d’erreur.
reason-letterpress-better-chance = Vos chances de victoire augmentent de { $percent ->
    [one] { $percent } point de pourcentage
   *[other] { $percent } points de pourcentage
}.
reason-letterpress-better-score = En moyenne, cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
reason-letterpress-more-points = Le mot rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
reason-letterpress-scores = Le mot rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-letterpress-meets-challenge = Il remplit le Défi « { $challenges } ».
reason-letterpress-opens-library = Avec ce score, une carte de la bibliothèque rejoint votre collection.
reason-letterpress-feeds-library = Les cartes restantes donnent { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la bibliothèque.
reason-letterpress-makes-word = Avec les cartes communes et celles que vous avez gardées, cette carte permet déjà d’écrire { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-letterpress-collects = Votre collection gagne des cartes valant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-letterpress-draws-cards = Le Défi vous fait piocher { $count ->
    [one] une carte Lettre
   *[other] { $count } cartes Lettre
} que les autres ne voient pas.
reason-letterpress-last-word-grows = Le meilleur mot de votre collection passe de { $before } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-letterpress-library-loses = La bibliothèque perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Nudges in the printing-house game

nudge-gutenberg-plan = De quoi avez-vous le plus besoin cette manche ? Regardez d’abord « { $row } ».
nudge-gutenberg-shift-marker = Regardez dans quel ordre on joue. Y a-t-il une action où gagner une place ferait la différence ?
nudge-gutenberg-orders = Regardez les cartes Commande. Lesquelles vont avec vos caractères ?
nudge-gutenberg-inks = Regardez les lots d’encres. Quelles couleurs manquent à vos commandes, et à quel prix ?
nudge-gutenberg-specialties = Regardez les cartes Compétence. Quels niveaux demandent vos commandes ou une carte Mécénat ?
nudge-gutenberg-gears = Regardez les engrenages. Quels secteurs vous serviraient maintenant et aux prochaines manches ?
nudge-gutenberg-patronage = Regardez les avantages du Mécénat. Que manque-t-il à votre atelier ?
nudge-gutenberg-patrons = Regardez les cartes Mécénat. Comparez ce qu’elles demandent avec ce que vous avez.
nudge-gutenberg-fulfil = Regardez vos commandes. Lesquelles sont prêtes, lesquelles devraient attendre ?
nudge-gutenberg-use-gear = Regardez vos engrenages. Un secteur actif vous donne-t-il quelque chose maintenant ?
nudge-gutenberg-turn-gear = Regardez vos propres engrenages. Un autre secteur vous servirait-il mieux ?
nudge-gutenberg-buy-type = Regardez vos caractères. Lequel manque à vos commandes ?
nudge-gutenberg-gain-ink = Regardez vos commandes. Quelle couleur leur manque le plus ?
nudge-gutenberg-gain-level = Regardez vos compétences. Quel niveau débloque une décoration, une carte Mécénat ou une récompense ?
nudge-gutenberg-gain-type = Regardez vos caractères. Lequel manque à vos commandes ?
nudge-gutenberg-keep-order = Regardez les cartes piochées. Quelle paire va le mieux avec vos caractères et vos encres ? Ou vaut-il mieux refuser ?
nudge-gutenberg-draft = Cherchez deux cartes Commande qui vont ensemble : peu de caractères à réunir, beaucoup de renommée à gagner.
nudge-gutenberg-choose = Comparez ce que chaque choix vous apporterait sur les six manches.

## Nudges in the word game

nudge-letterpress-length = Il y a un bon mot de { $length } lettres.
nudge-letterpress-begins = Il y a un bon mot qui commence par { $letter }.
nudge-letterpress-good-word = Un bon mot : { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nudge-letterpress-best-word = Le meilleur mot : { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nudge-letterpress-no-word = Vos cartes ne forment aucun mot. Vous pouvez passer.
nudge-letterpress-draft = Regardez votre main. Quelle carte se combine le mieux avec les cartes communes ?
nudge-letterpress-claim = Regardez les lettres en jeu. Lesquelles serviraient le mieux votre dernier mot ?
nudge-letterpress-lay = Essayez plusieurs positions pour votre ligne. Laquelle rapporte les meilleures cartes pour votre dernier mot ?
nudge-letterpress-library = Regardez la bibliothèque. Quelle carte compte le plus pour le dernier mot ?
