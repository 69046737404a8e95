### What the server writes by e-mail. Every language has the same ids.

mail-turn-subject = It is your turn: { $game }
mail-turn-body =
    Hello { $name },

    it is your turn in a game of { $game }:

    { $link }

    { $days ->
        [one] You have one day for this move.
       *[other] You have { $days } days for this move.
    }

    You asked for this mail in your settings. There you can switch it off.
