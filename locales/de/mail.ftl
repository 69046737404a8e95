### Was der Server als E-Mail schreibt. Jede Sprache hat dieselben Kennungen.

mail-turn-subject = Du bist am Zug: { $game }
mail-turn-body =
    Hallo { $name },

    du bist am Zug in einer Partie { $game }:

    { $link }

    { $days ->
        [one] Du hast einen Tag für diesen Zug.
       *[other] Du hast { $days } Tage für diesen Zug.
    }

    Du hast diese Nachricht in deinen Einstellungen bestellt. Dort kannst du sie abstellen.
