### What the server sends by email. Every language has the same ids.

mail-turn-subject = Your turn: { $game }
mail-turn-body =
    { $name ->
        [none] Hello,
       *[other] Hello { $name },
    }

    It’s your turn in a game of { $game }:

    { $link }

    { $days ->
        [one] You have one day for this move.
       *[other] You have { $days } days for this move.
    }

    You asked for these emails in your settings and can switch them off there. Or stop them with one click, without signing in:

    { $unsubscribe }

mail-confirm-subject = Please confirm your address
mail-confirm-body =
    Hello,

    Someone, hopefully you, entered this address on { $server } to get an email when it’s their turn. If it was you, confirm the address here:

    { $link }

    If it wasn’t you, you don’t have to do anything: without your confirmation you won’t get any more emails. To remove the address right away:

    { $unsubscribe }
