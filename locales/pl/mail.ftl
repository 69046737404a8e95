### Co serwer pisze pocztą. Każdy język ma te same identyfikatory.

mail-turn-subject = Twoja kolej: { $game }
mail-turn-body =
    { $name ->
        [none] Cześć,
       *[other] Cześć, { $name },
    }

    twoja kolej w grze { $game }:

    { $link }

    { $days ->
        [one] Masz jeden dzień na ten ruch.
        [few] Masz { $days } dni na ten ruch.
        [many] Masz { $days } dni na ten ruch.
       *[other] Masz { $days } dnia na ten ruch.
    }

    Te wiadomości są włączone w twoich ustawieniach i tam możesz je wyłączyć. Możesz to też zrobić jednym kliknięciem, bez logowania:

    { $unsubscribe }

mail-confirm-subject = Potwierdź swój adres
mail-confirm-body =
    Cześć,

    ktoś, mamy nadzieję, że ty, podał ten adres na { $server }, żeby dostawać wiadomość, gdy przyjdzie jego kolej. Jeśli to ty, potwierdź go tutaj:

    { $link }

    Jeśli nie, nie musisz nic robić: bez twojego potwierdzenia nie przyjdzie już żadna wiadomość. Aby od razu usunąć adres:

    { $unsubscribe }
