### Che cosa scrive il server per posta. Ogni lingua ha gli stessi identificativi.

mail-turn-subject = Tocca a te: { $game }
mail-turn-body =
    Ciao { $name },

    tocca a te in una partita di { $game }:

    { $link }

    { $days ->
        [one] Hai un giorno per questa mossa.
       *[other] Hai { $days } giorni per questa mossa.
    }

    Hai chiesto questo messaggio nelle impostazioni. Lì puoi disattivarlo.
