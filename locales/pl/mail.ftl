### Co serwer pisze pocztą. Każdy język ma te same identyfikatory.

mail-turn-subject = Twoja kolej: { $game }
mail-turn-body =
    Cześć { $name },

    twoja kolej w partii { $game }:

    { $link }

    { $days ->
        [one] Masz jeden dzień na ten ruch.
        [few] Masz { $days } dni na ten ruch.
        [many] Masz { $days } dni na ten ruch.
       *[other] Masz { $days } dnia na ten ruch.
    }

    Ta wiadomość przychodzi, bo tak jest ustawione w twoich ustawieniach. Tam możesz ją wyłączyć.
