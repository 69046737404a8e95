### Ce que le serveur écrit par courriel. Chaque langue a les mêmes identifiants.

mail-turn-subject = C’est à vous de jouer : { $game }
mail-turn-body =
    Bonjour { $name },

    c’est à vous de jouer dans une partie de { $game } :

    { $link }

    { $days ->
        [one] Vous avez un jour pour ce coup.
       *[other] Vous avez { $days } jours pour ce coup.
    }

    Vous avez demandé ce message dans vos réglages. Vous pouvez l’y désactiver.
