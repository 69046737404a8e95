### The words of lessons, of the coached game and of hints. Every language has the same ids.

## The pages

learn-sentence = De courtes leçons sur une vraie table : une seule chose à la fois, en deux ou trois coups.
learn-progress = { $done ->
    [one] { $done } leçon terminée
   *[other] { $done } leçons terminées
} sur { $of }
learn-begin = Commencer la première leçon
learn-continue = Continuer : { $title }
learn-finished = terminée
learn-begun = commencée
learn-rules = Lire les règles
learn-coached = Jouer une partie guidée
learn-coached-why = Une partie entière contre des robots faciles. Chaque nouveauté est expliquée une seule fois, quand elle devient utile.

## In a lesson

coach = Guide
coach-part = Étape { $part } sur { $of }
learn-next = Suivant
learn-right-1 = Bien joué !
learn-right-2 = Exactement !
learn-right-3 = Bravo !
learn-other = C’est permis, mais ce n’est pas l’objet de cette étape. Réessayez.
learn-read-first = Lisez d’abord ceci, puis choisissez « Suivant ».
learn-leave = Quitter la leçon (vous pourrez y revenir)
learn-all = Toutes les leçons
learn-next-lesson = Leçon suivante : { $title }
learn-missing = Cette leçon n’existe pas.

## In a coached game

note-title = Nouveau
note-understood = Compris
note-close = Fermer
round-word-title = Après la manche { $round }
round-word-lead = Retour sur cette manche :

## Hints

hint-title = Indice
hint-thinking = Recherche d’un bon coup…
hint-move = Quel coup ?
hint-best = Le meilleur mot ?
hint-show = Montrer
hint-shown = Le coup est préparé sur la table. Confirmez-le, ou faites autre chose.
hint-none = Il n’y a pas d’indice ici.
hint-against = Par rapport à votre choix :
hint-same = C’est justement votre choix.
hint-chance = Chances de victoire : environ { $value } %
hint-score = Score final estimé : environ { $value }
hint-close = Fermer l’indice
