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

    Hai chiesto queste e-mail nelle impostazioni e lì puoi disattivarle. Oppure con un clic, senza accedere:

    { $unsubscribe }

mail-confirm-subject = Conferma il tuo indirizzo
mail-confirm-body =
    Ciao,

    qualcuno, speriamo tu, ha inserito questo indirizzo su { $server } per ricevere un’e-mail quando tocca a lui. Se eri tu, confermalo qui:

    { $link }

    Se non eri tu, non devi fare nulla: senza la tua conferma non riceverai altre e-mail. Per far cancellare subito l’indirizzo:

    { $unsubscribe }
