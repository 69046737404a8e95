### What the server writes by e-mail. Every language has the same ids.

mail-turn-subject = It is your turn: { $game }
mail-turn-body =
    { $name ->
        [none] Hello,
       *[other] Hello { $name },
    }

    it is your turn in a game of { $game }:

    { $link }

    { $days ->
        [one] You have one day for this move.
       *[other] You have { $days } days for this move.
    }

    You asked for these mails in your settings and can switch them off there. Or stop them with one click, without signing in:

    { $unsubscribe }

mail-confirm-subject = Please confirm your address
mail-confirm-body =
    Hello,

    somebody, we hope it was you, entered this address on { $server } to be told when it is their turn. If that was you, confirm it here:

    { $link }

    If it was not you, there is nothing to do: without your confirmation you will get no more mails. To have the address removed at once:

    { $unsubscribe }
