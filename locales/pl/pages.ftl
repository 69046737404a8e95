### The words of the pages around the table. Every language has the same ids.

## Settings

advice-between-rounds = Porady między rundami
advice-between-rounds-why = Porada poparta liczbami na początku każdej rundy. Wszystkie znajdziesz przy zasadach.
shortcuts = Skróty klawiszowe
shortcuts-why = Ruchy na stole wykonasz pojedynczymi klawiszami. Tab, strzałki, Enter i Esc działają zawsze.
coach-new = Objaśniaj nowości
coach-new-why = W grach solo i z botami każda nowość jest objaśniana jeden raz.

## Lobby

learn-to-play = Naucz się grać
game-gutenberg-aim = Prowadź drukarnię: przyjmuj zlecenia, zdobywaj farby, obracaj koła zębate.
game-gutenberg-time = godzina
game-letterpress-aim = Wybieraj litery, układaj słowa i zbieraj litery na piąte.
game-letterpress-time = pół godziny
bots-count = { $count ->
    [one] 1 bot
    [few] { $count } boty
   *[other] { $count } botów
}
more-for = Więcej opcji: { $game }
unknown-page = Nie znaleziono strony
unknown-page-why = Pod tym adresem nic nie ma:

## At a table

hint = Podpowiedź
key-hint = podpowiedź, potem ruch
sending = Wysyłanie…
ping-ms = { $ms } ms
cannot-show = Nie można pokazać tego stołu
load-again = Odśwież stronę
resign-title = Poddać tę partię?
resign-one-wins = Partia kończy się od razu i wygrywa { $name }. Tego nie można cofnąć.
resign-others-play-on = Pozostali grają dalej, a twoje miejsce zajmuje bot. Możesz obserwować grę, ale już jej nie wygrasz. Tego nie można cofnąć.
resign-alone = Partia kończy się od razu i nikt nie wygrywa. Tego nie można cofnąć.
resign-not = Graj dalej
you-resigned = Partia poddana. Bot gra za ciebie, a ty już nie możesz wygrać.

## Waiting room

yes = tak
no = nie
waiting-for = { $count ->
    [0] Wszystkie miejsca są zajęte: zaraz zaczynamy.
    [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie.
    [few] { $count } miejsca są wolne. Gra zacznie się, gdy wszystkie będą zajęte.
   *[other] { $count } miejsc jest wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
}
clock-name = Limit czasu
clock-none = bez limitu
clock-days = { $days ->
    [one] 1 dzień na ruch
   *[other] { $days } dni na ruch
}
clock-bank = { $minutes } min plus { $seconds } s na ruch
spectators-allowed = Widzowie
chat-empty = Nie ma jeszcze wiadomości.
close-table = Zamknij ten stół
close-table-sure = Wszyscy gracze będą musieli odejść od tego stołu.
leave-table = Odejdź od stołu

## Account and sessions

settings-table = Ta przeglądarka
account = Konto
account-is = Zalogowano jako { $login }. Twoje imię przy stołach: { $name }.
account-guest = Jesteś gościem, { $name }. Z kontem zachowasz swoje partie na każdym urządzeniu.
account-nobody = Ten serwer jeszcze cię nie zna. Pozna cię, gdy dołączysz do stołu.
account-open = Załóż konto
account-open-why = Zachowaj swoje imię i partie. Adres e-mail nie jest potrzebny.
account-sign-in = Zaloguj się
account-sign-in-leaves = Partie rozegrane jako gość { $name } nie przejdą na konto.
account-sign-out = Wyloguj się
account-login = Login
account-change-password = Zmień hasło
account-old-password = Obecne hasło
account-new-password = Nowe hasło
account-password-changed = Hasło zostało zmienione. Pozostałe urządzenia zostały wylogowane.
sessions = Aktywne sesje
session-seen = ostatnio: { $when }
session-current = ta przeglądarka
session-unknown = nieznana przeglądarka
session-end = Wyloguj
mail-address-first = Najpierw podaj adres.

## Replay

replay = Powtórka
replay-play = Odtwarzaj
replay-pause = Pauza
replay-move = Ruch
replay-round = Do rundy

## Almanac

almanac-page = Almanach
almanac-link = W almanachu
