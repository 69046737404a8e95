### Ce que le serveur écrit par courriel. Chaque langue a les mêmes identifiants.

mail-turn-subject = C’est à vous de jouer : { $game }
mail-turn-body =
    { $name ->
        [none] Bonjour,
       *[other] Bonjour { $name },
    }

    c’est à vous de jouer dans une partie de { $game } :

    { $link }

    { $days ->
        [one] Vous avez un jour pour ce coup.
       *[other] Vous avez { $days } jours pour ce coup.
    }

    Vous avez demandé ces e-mails dans vos réglages, où vous pouvez aussi les désactiver. Pour les arrêter en un clic, sans vous connecter :

    { $unsubscribe }

mail-confirm-subject = Confirmez votre adresse
mail-confirm-body =
    Bonjour,

    quelqu’un (vous, espérons-le) a indiqué cette adresse sur { $server } pour être prévenu par e-mail quand c’est son tour. Si c’était vous, confirmez-la ici :

    { $link }

    Sinon, vous n’avez rien à faire : sans confirmation de votre part, vous ne recevrez plus aucun e-mail. Pour faire supprimer l’adresse tout de suite :

    { $unsubscribe }
