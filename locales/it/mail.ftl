### Che cosa scrive il server per posta. Ogni lingua ha gli stessi identificativi.

mail-turn-subject = Tocca a te: { $game }
mail-turn-body =
    { $name ->
        [none] Ciao,
       *[other] Ciao { $name },
    }

    tocca a te in una partita di { $game }:

    { $link }

    { $days ->
        [one] Hai un giorno per questa mossa.
       *[other] Hai { $days } giorni per questa mossa.
    }

    Hai attivato queste e-mail nelle impostazioni e lì puoi disattivarle. Per farlo con un clic, senza accedere:

    { $unsubscribe }

mail-confirm-subject = Conferma il tuo indirizzo
mail-confirm-body =
    Ciao,

    qualcuno (speriamo tu) ha inserito questo indirizzo su { $server } per ricevere un’e-mail quando è il suo turno. Se l’hai fatto tu, conferma l’indirizzo qui:

    { $link }

    Altrimenti non devi fare nulla: senza la tua conferma non riceverai altre e-mail. Per far rimuovere subito l’indirizzo:

    { $unsubscribe }
