### Was der Server als E-Mail schreibt. Jede Sprache hat dieselben Kennungen.

mail-turn-subject = Du bist am Zug: { $game }
mail-turn-body =
    { $name ->
        [none] Hallo,
       *[other] Hallo { $name },
    }

    in einer Partie { $game } bist du am Zug:

    { $link }

    { $days ->
        [one] Du hast einen Tag für diesen Zug.
       *[other] Du hast { $days } Tage für diesen Zug.
    }

    Du hast diese E-Mails in deinen Einstellungen eingeschaltet und kannst sie dort wieder ausschalten. Oder du bestellst sie mit einem Klick ab, ohne dich anzumelden:

    { $unsubscribe }

mail-confirm-subject = Bitte bestätige deine Adresse
mail-confirm-body = 
    Hallo,

    jemand – hoffentlich du – hat diese Adresse auf { $server } eingetragen, um benachrichtigt zu werden, wenn in einer Partie ein Zug ansteht. Wenn du das warst, bestätige sie hier:

    { $link }

    Wenn nicht, musst du nichts tun: Ohne deine Bestätigung bekommst du keine weiteren E-Mails. Mit diesem Link wird die Adresse sofort gelöscht:

    { $unsubscribe }
