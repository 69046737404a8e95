### The words of the browser view. Every language has the same ids.

none = brak
seat = Miejsce { $number }
bot = bot
bot-of-level = bot, { $level }
away = offline
planned = plan gotowy
taken = już wzięte
cancel = Anuluj
undo = Cofnij
use = Użyj
turn = Obróć
replace = Zastąp

## The table's parts

board = Plansza główna
round-track = Rundy i mecenasi
turn-order = Kolejność
turn-planned = { $name }: { $markers ->
    [one] 1 znacznik
    [few] { $markers } znaczniki
   *[other] { $markers } znaczników
}
turn-acting = { $name } wykonuje ruch: { $markers ->
    [one] 1 znacznik
    [few] { $markers } znaczniki
   *[other] { $markers } znaczników
}
turn-done = { $name }: akcja wykonana
my-house = Moja drukarnia
your-decision = Twoja decyzja
parts = Obszary stołu
tab-board = Plansza
tab-house = Drukarnia
tab-others = Inni
tab-log = Dziennik
free-slot = puste
free-axle = Oś { $axle }: wolna
setting-up = Przygotowanie
round-of = Runda { $round } z 6

## Cards and choices on the board

card-printing = Czcionki: { $types }. Zapłata: { $pays ->
    [one] 1 gulden
    [few] { $pays } guldeny
   *[other] { $pays } guldenów
}
card-refinement = Kolor ({ $inks }): { $colour ->
    [one] 1 punkt sławy
    [few] { $colour } punkty sławy
   *[other] { $colour } punktów sławy
}. Zdobienie ({ $levels }): { $decoration ->
    [one] 1 punkt sławy
    [few] { $decoration } punkty sławy
   *[other] { $decoration } punktów sławy
}. Premia: { $bonus }
bonus-inks = { $count ->
    [one] 1 dowolna farba
    [few] { $count } dowolne farby
   *[other] { $count } dowolnych farb
}
bonus-guilders = { $count ->
    [one] 1 gulden
    [few] { $count } guldeny
   *[other] { $count } guldenów
}
bonus-fame = { $count ->
    [one] 1 punkt sławy
    [few] { $count } punkty sławy
   *[other] { $count } punktów sławy
}
bonus-level = poziom w dowolnej specjalizacji
bonus-order = zlecenie
patron-from = Mecenas, od rundy { $round }: { $card }. 8 punktów sławy na koniec gry
take-inks-here = { $price ->
    [0] Weź za darmo: { $inks }
    [one] Weź za 1 guldena: { $inks }
    [few] Weź za { $price } guldeny: { $inks }
   *[other] Weź za { $price } guldenów: { $inks }
}
track-ink = Nagroda: dowolna farba
track-order = Nagroda: zlecenie
track-type = Nagroda: dowolna czcionka
use-gear = Użyj koła zębatego na osi { $axle }: { $reward }
turn-gear = Obróć koło zębate na osi { $axle }
replace-gear = Zastąp koło zębate na osi { $axle }
discard-order = Odrzuć to zlecenie: { $order }
buy-this-type = Kup czcionkę { $type } za { $price ->
    [one] 1 guldena
    [few] { $price } guldeny
   *[other] { $price } guldenów
}

## What is asked

ask-keep-character = Zdolność postaci działa przez całą grę. Wybory są tajne, dopóki wszyscy nie zdecydują.
ask-starting-gears = Zamontuj jedno koło zębate na osi 1, a drugie na osi 2; w każdym wybierz aktywny sektor.
ask-starting-levels = Jedna specjalizacja zaczyna na poziomie I, druga na poziomie II; poziom II daje też farbę.
ask-draft = Wybierz kartę druku i kartę uszlachetnienia: razem tworzą zlecenie do późniejszej realizacji.
ask-choose-types = Weź czcionki, których wymagają twoje zlecenia. Tę samą możesz wziąć kilka razy.
ask-name-colour = Do końca rundy twoje farby wybranego koloru zastępują dowolny kolor.
ask-plan = Rozłóż wszystkie znaczniki na pięć akcji. Kto ma na akcji najwięcej, zaczyna; bez znacznika nie ma tury.
ask-plan-made = Czekamy na: { $names }. Możesz jeszcze zmienić swój plan.
ask-shift-marker = Wszystkie plany są odkryte: możesz przenieść jeden swój znacznik na inną akcję.
ask-orders = Wybierz kartę druku i kartę uszlachetnienia: razem tworzą zlecenie.
ask-inks = Wybierz zestaw i liczbę farb; bierzesz je od lewej. Każde pole ma swoją cenę.
ask-specialties = Wybierz kartę. Da ci po jednym poziomie za każdy symbol albo jeden poziom w dowolnej specjalizacji.
ask-gears = Weź koło zębate i wybierz aktywny sektor albo obróć jedno ze swoich.
ask-patronage = Weź jedną z pozostałych nagród albo kartę mecenatu, której warunki spełniasz.
ask-fulfil = Zaznacz, co chcesz wykonać. Te zlecenia zostaną potem odrzucone.
ask-after = Możesz jeszcze użyć kół zębatych i kupić czcionki. Potem zakończ turę.
ask-keep-order = Zatrzymaj kartę druku i kartę uszlachetnienia; pozostałe odrzuć.
ask-gain-ink = Nagroda: weź dowolną farbę z woreczka.
ask-gain-level = Nagroda: podnieś jedną specjalizację o poziom.
ask-gain-type = Nagroda: weź dowolną czcionkę.
ask-draw-order = Dobierz dwie karty druku i dwie uszlachetnienia, potem zatrzymaj po jednej. Możesz też zrezygnować.
ask-over = Koniec gry. { $count ->
    [0] Nikt nie wygrywa
   *[other] Wygrywa: { $winners }
}
wait-keep-character = Wybór postaci. Czekamy na: { $names }
wait-starting-gears = { $names } wybiera początkowe koła zębate
wait-starting-levels = { $names } wybiera początkowe specjalizacje
wait-draft = { $names } wybiera zlecenie
wait-choose-types = { $names } wybiera czcionki
wait-name-colour = { $names } wybiera farbę-jokera
wait-plan = Planowanie. Czekamy na: { $names }
wait-shift-marker = { $names } może przenieść znacznik
wait-orders = { $names } przyjmuje zlecenie
wait-inks = { $names } pobiera farby
wait-specialties = { $names } rozwija specjalizacje
wait-gears = { $names } ulepsza drukarnię
wait-patronage = { $names } wykonuje akcję Mecenat
wait-fulfil = { $names } realizuje zlecenia
wait-after = { $names } kończy turę
wait-keep-order = { $names } przegląda karty zleceń
wait-gain-ink = { $names } wybiera farbę
wait-gain-level = { $names } wybiera specjalizację
wait-gain-type = { $names } wybiera czcionkę
wait-draw-order = { $names } może dobrać zlecenie
wait-over = Koniec gry

## Verbs

do-keep-character = Zatrzymaj tę postać
do-install-starting-gears = Zamontuj te koła zębate
do-start-specialties = Zacznij z tymi poziomami
do-draft-order = Wybierz to zlecenie
do-choose-types = Weź te czcionki
do-name-colour = Wybierz tę farbę-jokera
do-shift-marker = Przenieś znacznik
do-take-order = Przyjmij to zlecenie
do-take-inks = Weź te farby
do-develop-shown = Weź oba poziomy
do-develop-one = Weź jeden poziom
do-install-gear = Zamontuj to koło zębate
do-rotate-gear = Obróć koło zębate
do-take-patronage-reward = Weź tę nagrodę
do-take-patronage-card = Weź tę kartę mecenatu
do-fulfil = Zrealizuj te zlecenia
do-use-gear = Użyj koła zębatego
do-buy-type = Kup czcionkę
do-swap-levels = Zamień poziomy
do-gain-ink = Weź tę farbę
do-gain-level = Podnieś tę specjalizację
do-gain-type = Weź tę czcionkę
do-draw-order = Dobierz karty zleceń
do-draw-more = Dobierz te karty
do-keep-order = Zatrzymaj to zlecenie
do-decline = Zrezy­gnuj
do-pass = Spasuj
end-turn = Zakończ turę

## Choices that follow

pick-sector = Aktywny sektor:
pick-develop = Podnieś:
pick-give-ink = Oddaj:
pick-take-ink = Weź:
pick-give-type = Oddaj:
pick-take-type = Weź:
pick-raise = Podnieś:
pick-price = Sprzedaj za:
pick-wild = Twoje farby-jokery zastępują:
develop-shown = Oba: { $card }
develop-one = Jeden poziom: { $specialty }
draw-more = Jeszcze dwie karty za 2 guldeny:
draw-more-mix = druk: { $printing }, uszlachetnienie: { $refinement }
choose-discard = Wszystkie cztery pola zleceń są zajęte: wybierz zlecenie do odrzucenia.
choose-replace = Wszystkie trzy osie są zajęte: wybierz koło zębate do zastąpienia.
axle = Oś { $axle }
raise-to = Do poziomu { $level }:
shift-from = Z:
shift-to = Na:
less-of = Usuń czcionkę { $what }
more-of = Dodaj czcionkę { $what }
your-orders-ask = Twoje zlecenia wymagają:
swap-levels = { $specialty }: zamień poziom z inną specjalizacją

## Planning

markers-left = { $left ->
    [0] Wszystkie znaczniki rozłożone
    [one] Został 1 znacznik
    [few] Zostały { $left } znaczniki
   *[other] Zostało { $left } znaczników
}
plan-keys = Klawisze 1–5 dodają znacznik, Shift + 1–5 usuwa, Enter zatwierdza
plan-free-actions = Zanim zatwierdzisz plan, możesz użyć kół zębatych i kupić czcionki. Wszyscy to widzą.
remove-marker = Usuń znacznik: { $row }
add-marker = Dodaj znacznik: { $row }
no-marker-here = Na akcji „{ $row }” nie ma znacznika do usunięcia.
needs-to-be-ahead = { $name } wyprzedzi cię tu, jeśli położy co najmniej { $markers ->
    [one] 1 znacznik
    [few] { $markers } znaczniki
   *[other] { $markers } znaczników
}
plan-confirmed = Plan zatwierdzony
plan-can-change = Możesz go zmieniać, dopóki wszyscy nie skończą planować.

## Fulfilling

part-print = Drukuj
part-colour = Koloruj
part-decorate = Zdób
no-batch = Nie możesz teraz wydrukować żadnego zlecenia.
use-twice = Użyj dwa razy
batch-total = { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
}, { $guilders ->
    [one] 1 gulden
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenów
}

## The automa

automa-wants-patron = bierze kartę mecenatu, jeśli może

## The end

game-over = Koniec gry
ended-by-resignation = Partia zakończyła się poddaniem.
at-the-end = Koniec gry
round-number = Runda { $round }
score-by-source = Sława według źródeł
score-by-round = Sława według rund
watch-again = Powtórka
review-game = Omówienie
reviews-all = Wszystkie moje omówienia
rematch = Rewanż
to-lobby = Wróć do lobby

## Lobby

pages = Strony
rules-page = Zasady
settings = Ustawienia
lobby-sentence = Dwie gry o drukarstwie: ze znajomymi, z botami lub solo
your-name = Twoje imię
guest = Gość
game-gutenberg = Gutenberg
game-letterpress = Letterpress
play-now = Zagraj teraz
play-solo = Solo
play-same-screen = Na jednym ekranie
play-friends = Ze znajomymi
my-games = Moje partie
open-tables = Otwarte stoły
finished-games = Zakończone partie
no-open-tables = Brak otwartych stołów. Utwórz stół („Ze znajomymi”) i ustaw go jako publiczny.
go-on = Wróć do gry
look-at-table = Zobacz
your-turn = twoja kolej
no-server = Brak połączenia z serwerem. Spróbuj za chwilę.
options = Opcje
option-people = Gracze
option-people-why = Razem z tobą; pozostałe miejsca zajmą boty lub znajomi
option-level = Boty
option-level-why = Poziom trudności
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-master = Mistrz
level-guildmaster = Mistrz cechu
option-characters = Postacie
option-characters-why = Każdy gracz dostaje drukarza ze specjalną zdolnością
option-automa = Automa
option-automa-why = Dodaje automatycznego przeciwnika; w grze solo zawsze włączona
option-own-turn = Koła zębate tylko we własnej turze
option-own-turn-why = Jak w niemieckiej instrukcji. W przeciwnym razie możesz używać kół zębatych i kupować czcionki także podczas planowania.
option-language = Język słów
option-language-why = Litery i lista słów
option-difficulty = Poziom trudności solo
option-difficulty-why = Jak wymagająca jest Maszyna rotacyjna w rundzie 5
difficulty-easy = łatwy
difficulty-normal = normalny
difficulty-hard = trudny
option-listed = Stół publiczny
option-listed-why = Każdy może go znaleźć i dołączyć; w przeciwnym razie potrzebny jest link
option-hints = Podpowiedzi
option-hints-why = W grze ze znajomymi każdy może poprosić o dobry ruch z uzasadnieniem
same-screen-names = Gracze przy tym ekranie
player = Gracz { $number }
one-more = Dodaj gracza

## At a table

table-seats = Przy stole
opening = Wczytywanie…
reconnecting = Utracono połączenie. Łączymy ponownie; twój wybór nie przepadnie.
table-closed = Ten stół został zamknięty.
seat-open = wolne miejsce
seat-for = rezerwacja: { $name }
you = ty
fill-with-bot = Dodaj bota
remove-from-seat = Usuń
sit-down = Dołącz
your-name-here = Twoje imię przy tym stole
invite = Zaproś graczy tym linkiem
copy = Kopiuj
copied = Skopiowano
hand-over = Przekaż urządzenie: { $name }
hand-over-why = To, co teraz zobaczysz, jest tylko dla tego gracza.
i-am = To ja, { $name }
menu = Menu
menu-keys = Klawiatura: Tab przechodzi przez wszystko na stole, strzałki tylko przez to, co możesz wybrać. Enter wybiera albo mówi, dlaczego się nie da.
close = Zamknij
resign = Poddaj się
resign-sure = Tak, poddaję się
fair-checked = Tasowanie jest uczciwe: ta strona to sprawdziła. Serwer ustalił swoją tajną liczbę, zanim zobaczył twoją, a rozdanie wynika z obu.
fair-partly = Tasowanie zgadza się z liczbami, z których powstało. Reszty nie da się sprawdzić: na tym urządzeniu nie ma twojej liczby do tej gry.
fair-failed = Tasowanie nie zgadza się z tym, co obiecał serwer. Zapisz partię do pliku i skontaktuj się z administratorem serwera.
fair-impossible = Ta przeglądarka nie może tu sprawdzić tasowania: potrzebny jest adres https.
absent-title = { $name } od dawna nie wraca do stołu.
absent-what = Wszyscy czekają. Możecie grać dalej bez tego gracza:
absent-win = Ogłoś zwycięstwo
absent-out = Usuń gracza z gry
absent-bot = Zastąp botem
absent-abort = Przerwij grę
absent-sure = Tak: { $what }
ended-abort = Gra została przerwana. Nikt nie wygrywa.
log = Dziennik
log-all = Wszyscy gracze
log-earlier = Wcześniej
log-filter = Filtruj według gracza
log-undo = { $name } cofa ruch.
log-resign = { $name } poddaje się.
log-timeout = { $name } przekracza limit czasu.
log-absent = { $name } nie wraca do stołu; pozostali grają dalej.
log-abort = { $name } przerywa grę.
chat = Czat
chat-say = Napisz wiadomość
chat-send = Wyślij
looking-back = Przegląd ruchów
to-the-present = Wróć do bieżącej gry
look-back-here = Pokaż stół w tym momencie
since-last = od twojego ostatniego ruchu
unplayable-title = Ta partia pochodzi z innej wersji gry
unplayable-why = Używa zasad, kart lub słów, których ten serwer już nie ma, więc nie da się jej dokończyć. Jej dziennik został zachowany.
unplayable-close = Zamknij ten stół
error-unplayable = Tę partię rozpoczęto w innej wersji i nie można jej tu dokończyć.
error-stale = Sytuacja na stole się zmieniła. Sprawdź ją i spróbuj ponownie.
error-cannot_undo = Nie można cofnąć: coś tajnego zostało odkryte albo inny gracz wykonał już ruch.
error-seat_taken = To miejsce jest zajęte. Wybierz inne.
error-forbidden = To nie jest twoje miejsce ani twój stół.
error-not_found = Nie ma takiego stołu. Sprawdź link.
error-too_many = Zbyt wiele zapytań naraz. Poczekaj chwilę.
error-not_signed_in = Twoja sesja wygasła. Odśwież stronę.
error-no_spectators = Ten stół nie jest dostępny dla widzów.
error-removed = Gospodarz usunął cię z tego stołu. Nie możesz już dołączyć.
error-name_taken = Ktoś przy tym stole ma już takie imię albo bardzo podobne. Wybierz inne.
error-not_absent = Ten gracz jest przy stole albo wyszedł dopiero przed chwilą.
error-changed_too_often = Limit zmian został wyczerpany: ten wybór jest już ostateczny.
error-too_many_tables = Przy kilku twoich stołach grają same boty. Poczekaj, aż któraś z tych gier się skończy.
error-no_help = Przy tym stole nie ma list możliwych ruchów ani słów: trzeba je znaleźć samodzielnie.
error-nonce_given = Twoja liczba do tasowania została już podana.
error-session_ended = Twoja sesja wygasła. Odśwież stronę.
error-unavailable = Serwer nie ma połączenia z bazą danych. Nic się nie zmieniło; spróbuj ponownie za chwilę.
error-outcome_unknown = Połączenie z bazą danych zostało zerwane: nie wiadomo, czy twój ruch został zapisany. Zanim zagrasz dalej, sprawdź stół.
error-internal = Na serwerze wystąpił błąd. Zanim zagrasz dalej, sprawdź stół.
error-bad_request = Serwer nie zrozumiał tego żądania. Odśwież stronę.
error-bad_request-name_length = Imię musi mieć od { $min } do { $max } znaków.
error-bad_request-name_character = To imię zawiera niedozwolony znak. Wybierz inne.
error-bad_request-chat_length = Wiadomość musi mieć od { $min } do { $max } znaków.
error-bad_request-chat_character = Ta wiadomość zawiera niedozwolony znak. Usuń go i spróbuj ponownie.
error-bad_request-login_format = Login musi mieć od { $min } do { $max } znaków: litery od a do z, cyfry, - i _.
error-bad_request-password_length = Hasło musi mieć od { $min } do { $max } znaków.
error-bad_request-email_format = To nie jest adres e-mail. Sprawdź go i spróbuj ponownie.
error-bad_options = Z tymi opcjami nie można grać. Zmień je i spróbuj ponownie.
error-wrong_origin = To żądanie przyszło z innej strony i zostało odrzucone.
error-banned = Twój dostęp do tego serwera został zablokowany.
error-wrong_method = Serwer nie zrozumiał tego żądania. Odśwież stronę.
error-login_taken = Ten login jest zajęty. Wybierz inny.
error-not_open = Gra już się zaczęła albo stół jest zamknięty.
error-not_running = Przy tym stole nie toczy się żadna gra.
error-not_over = Zobaczysz to po zakończeniu gry.
error-illegal = Zasady na to nie pozwalają. Wybierz coś innego.
error-too_large = Ten tekst jest za długi, by go wysłać. Skróć go.
error-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
error-too_slow = Twoje połączenie jest zbyt wolne. Odśwież stronę, aby połączyć się ponownie.

## Settings

language = Język
theme = Motyw
theme-auto = systemowy
theme-light = jasny
theme-dark = ciemny
motion = Animacje
motion-slow = wolne
motion-normal = normalne
motion-off = brak
confirm-choices = Potwierdzaj każdy wybór przyciskiem
sound = Dźwięki
save = Zapisz
password = Hasło
password-again = Aby kontynuować, wpisz jeszcze raz hasło.
mail = Wiadomości e-mail
mail-why = W grach, w których na ruch jest dzień lub więcej, serwer może wysłać ci e-mail, gdy przyjdzie twoja kolej.
mail-address = Twój adres e-mail
mail-wrong = To nie jest adres e-mail. Sprawdź go i spróbuj ponownie.
mail-unconfirmed = Wysłaliśmy e-mail na adres { $address }. Potwierdź adres linkiem z tej wiadomości, żeby dostawać kolejne.
mail-again = Wyślij jeszcze raz
mail-confirmed = Adres { $address } jest potwierdzony.
mail-turns = Wyślij mi e-mail, gdy przyjdzie moja kolej
mail-following = Chwileczkę…
mail-is-confirmed = Adres jest potwierdzony. Wiadomości można włączać i wyłączać w ustawieniach.
mail-is-stopped = Gotowe: te wiadomości już nie będą przychodzić.
mail-link-old = Ten link jest już nieważny. W ustawieniach można poprosić o nową wiadomość.
my-data = Moje dane
my-data-kept = Serwer przechowuje twoje imię, partie i czat oraz konto i adres, jeśli je masz. Nieużywane sesje wygasają po { $sessions ->
    [one] { $sessions } dniu
   *[other] { $sessions } dniach
}. Goście bez żadnej partii są usuwani { $guests ->
    [one] { $guests } dzień
   *[other] { $guests } dni
} po ostatniej wizycie, a nierozpoczęte stoły po { $tables ->
    [one] { $tables } dniu
   *[other] { $tables } dniach
}.
my-data-download = Pobierz moje dane
delete-me = Usuń moje dane
delete-me-why = Imię, konto, adres i sesje zostaną trwale usunięte. Trwające partie zostaną poddane. Zakończone partie i czat pozostaną, ale bez twojego imienia.
delete-me-sure = Tak, usuń wszystko
keep-me = Zachowaj moje dane
deleted-me = Wszystkie twoje dane zostały usunięte.
former-player = Były gracz
error-password_needed = Najpierw wpisz jeszcze raz hasło.
error-wrong_password = Nieprawidłowe hasło. Spróbuj ponownie.

## Rules and replay

search-rules = Szukaj
rules-found = { $count ->
    [0] Nie znaleziono żadnej zasady
    [one] Jedna zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
rules-in-english = Te zasady nie są jeszcze przetłumaczone.
step-first = Wróć na początek
step-back = Ruch wstecz
step-on = Ruch do przodu
step-last = Przejdź na koniec
ply-of = { $ply } z { $plies }

## The word game

letterpress-round-of = Runda { $round } z 5
letterpress-ask-draft = Zatrzymaj jedną kartę, resztę podaj w lewo
letterpress-ask-write = Ułóż słowo: wpisz je albo wybierz karty
letterpress-ask-claim = Weź litery z puli
letterpress-ask-lay = Ułóż nowy rząd pod ostatnim
letterpress-ask-library = Wybierz kartę z biblioteki
letterpress-wait-draft = Wybór kart. Czekamy na: { $names }
letterpress-wait-write = Pisanie słowa. Czekamy na: { $names }
letterpress-wait-claim = { $names } bierze litery
letterpress-wait-lay = { $names } układa rząd
letterpress-wait-library = { $names } wybiera kartę z biblioteki
letterpress-made = Wybór zapisany. Czekamy na: { $names }
letterpress-can-change = Możesz zmieniać wybór, dopóki wszyscy nie zdecydują.
letterpress-your-word = Twoje słowo
letterpress-valid = { $letters ->
    [one] 1 litera
    [few] { $letters } litery
   *[other] { $letters } liter
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
letterpress-written = Twoje słowo: { $word }. Możesz je zmienić, dopóki wszyscy nie skończą pisać.
letterpress-reveal = Słowa i wzięte litery
has-claimed = wybór dokonany
claims = bierze { $count ->
    [one] 1 literę
    [few] { $count } litery
   *[other] { $count } liter
}
claim-picked = wybrano { $picked } z { $most }
met-by = spełnia: { $names }
library-collect = 13 punktów lub więcej: wybierz kartę do kolekcji
library-return = 12 punktów lub mniej: wybierz kartę, która trafi na spód swojej talii
letterpress-type = Wpisz słowo albo dotknij kart
letterpress-keys = Wpisz litery lub numery kart; Tab podmienia kartę danej litery; Enter zatwierdza.
letterpress-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
letterpress-card = { $letters }, wartość { $value }
letterpress-set = { $word }, { $letters ->
    [one] 1 litera
    [few] { $letters } litery
   *[other] { $letters } liter
}
letterpress-common = wspólna
letterpress-draft-keys = Numer lub litera wybiera kartę, Enter ją zatrzymuje.
letterpress-ask-pile = Zatrzymaj jedną kartę z tego stosu; reszta trafia na spód talii
letterpress-ask-last = Ostatnia runda: ułóż jedno słowo z kolekcji i kart wspólnych
letterpress-ask-last-solo = Przebij wynik biblioteki ({ $library } pkt) swoją kolekcją{ $words ->
    [0] { "" }
   *[other] { " " }– na razie masz { $points } pkt
}
letterpress-write = Zapisz { $word }
letterpress-shuffle = Potasuj
letterpress-take-back = Cofnij tę kartę
letterpress-passed = Pasujesz. Możesz to zmienić, dopóki wszyscy nie skończą pisać.
letterpress-easy = Ułóż dowolną liczbę słów; każdej karty użyj tylko raz. Punkty za słowa się sumują.
letterpress-hard = Nieużyte karty trafiają do biblioteki.
letterpress-finish = Zakończ z { $points ->
    [one] 1 punktem
   *[other] { $points } punktami
}
letterpress-wanted = wymagane: { $shape }
letterpress-counted = { $count }: { $found }
letterpress-too-few = { $count }: { $found } (minimum: { $needed })
letterpress-too-many = { $count }: { $found } (limit: { $allowed })
letterpress-claim-challenge = Weź też to wyzwanie
letterpress-claim = Weź { $letters }
letterpress-claim-keys = Klawisz z literą ją wybiera, Enter zatwierdza.
letterpress-nothing = brak słowa
letterpress-lay = Ułóż rząd, { $count ->
    [0] nie zbieraj kart
    [one] zbierz 1 kartę
    [few] zbierz { $count } karty
   *[other] zbierz { $count } kart
}
letterpress-lay-says = Pozycja { $place } z { $places }. Zbierasz: { $letters }
letterpress-lay-why = Zbierasz kartę, jeśli karta pod nią jest warta co najmniej tyle samo.
letterpress-offset = Pozycja { $place } z { $places }
letterpress-shift-left = Przesuń w lewo
letterpress-shift-right = Przesuń w prawo
letterpress-last-row = Ostatni rząd
letterpress-collect = Zbierz { $letters }
letterpress-return = Odłóż { $letters }
letterpress-library-why = Biblioteka jest warta { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}. W rundzie 5 trzeba przebić to, co z niej zostanie.
letterpress-track = Rundy
letterpress-goal = O wygranej decyduje tylko piąte słowo.
letterpress-goal-why = Pierwsze cztery słowa dają ci litery na piąte.
letterpress-goal-last = Decydujące słowo: wygrywa najwyższy wynik.
letterpress-goal-solo = Tylko piąte słowo pokona Maszynę rotacyjną.
letterpress-goal-solo-why = Pierwsze cztery słowa zapełniają kolekcję i bibliotekę.
letterpress-hint-draft = Słowo ułożysz z pięciu zatrzymanych kart i kart wspólnych.
letterpress-hint-write = Kto ma najlepsze słowo, bierze pierwszy. Twoje niewykorzystane karty trafiają na spód talii.
letterpress-hint-claim = To, co weźmiesz, zachowasz na piąte słowo.
letterpress-hint-last = Wygrywa najwyższy wynik; na to słowo czekały twoje litery.
letterpress-hint-write-solo = Pozostałe karty trafiają do biblioteki. Przy co najmniej { $threshold } punktach jedna z jej kart trafia do twojej kolekcji.
letterpress-hint-last-solo = Potrzebujesz co najmniej { $needed ->
    [one] 1 punktu
   *[other] { $needed } punktów
}.
letterpress-ask-claim-count = Twoja kolej: weź { $count ->
    [one] jedną literę
    [few] { $count } litery
   *[other] { $count } liter
}
letterpress-passed-you = podaje ci te karty
letterpress-dealt = rozdane karty
letterpress-gets-rest = { $count ->
    [one] druga karta
    [few] pozostałe { $count } karty
   *[other] pozostałe { $count } kart
}
letterpress-under-deck = na spód talii
letterpress-keep-pass = Zatrzymaj { $letters }, podaj { $others }
letterpress-keep-under = Zatrzymaj { $letters }; na spód talii: { $others }
letterpress-kept = Zatrzymujesz { $letters }
letterpress-choose-card = Wybierz kartę do zatrzymania
letterpress-keep-badge = zatrzymaj
letterpress-you-kept = Zatrzymane
letterpress-kept-of = { $count } z { $room }
letterpress-for-everybody = dla wszystkich
letterpress-your-five = Twoje pięć kart
letterpress-can-stand-for = Może oznaczać: { $letters }
letterpress-is-word = { $word } jest na liście słów.
letterpress-from-cards = { $letters ->
    [one] 1 litera
    [few] { $letters } litery
   *[other] { $letters } liter
} z { $cards ->
    [one] 1 karty
   *[other] { $cards } kart
}
letterpress-stands-for-two = { $letter } oznacza dwie litery
letterpress-maybe = Czy się liczy, okaże się po zapisaniu.
letterpress-need-word = Wpisz słowo lub dotknij kart
letterpress-is-written-word = ✓ Zapisane: { $word }
letterpress-in-word = { $letters }, pozycja { $place } w słowie
letterpress-pass-loses = Nie zdobędziesz punktów i weźmiesz litery na końcu.
letterpress-pass-loses-solo = Nie zdobędziesz punktów, a wszystkie twoje karty trafią do biblioteki.
letterpress-tap-again = Dotknij ostatniej litery jeszcze raz: posłuży za dwie.
letterpress-collects = zyskasz kartę z biblioteki; biblioteka będzie warta { $points }
letterpress-collects-not = bez karty z biblioteki; biblioteka będzie warta { $points }
letterpress-one-can-be-yours = Możesz wziąć jedno, które spełni twoje słowo.
letterpress-chosen-for-you = Najlepsze ze spełnionych jest już wybrane; dotknij innego, aby zmienić.
letterpress-challenge-comes = Dostajesz je razem z literami.
letterpress-no-challenge = Nie bierzesz wyzwania.
letterpress-badge-met = spełnione
letterpress-badge-unmet = niespełnione
letterpress-badge-open = okaże się później
letterpress-badge-taken = wzięte
letterpress-taken-by = ma { $name }
letterpress-gives-joins = trafia do twoich liter
letterpress-gives-top-letter = litera z wierzchu talii
letterpress-took = wzięte: { $letters }
letterpress-took-both = wzięte: { $letters } i wyzwanie
letterpress-took-challenge = wzięte wyzwanie
letterpress-claims-now = teraz bierze { $count }
letterpress-pool-why = wszystkie litery użyte w słowach
letterpress-yours = twoja
letterpress-claim-both = Weź { $letters } i wyzwanie
letterpress-claim-need = Wybierz { $count ->
    [one] jedną literę
    [few] { $count } litery
   *[other] { $count } liter
}
letterpress-claim-worth = Wartość: { $points }
letterpress-claim-joins = w tym { $letters } za { $value }
letterpress-claim-draws = do tego litera z talii
letterpress-choose-library = Wybierz kartę z biblioteki
letterpress-has-kept = karta zatrzymana
letterpress-has-written = słowo zapisane
letterpress-your-letters = Twoje litery
letterpress-your-letters-why = na piąte słowo; widzisz je tylko ty
letterpress-no-letters = na razie brak
letterpress-tally = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
letterpress-legend-fame = punkty; piąta runda
letterpress-legend-outline = karta użyta lub wzięta
letterpress-key-letters = wpisz słowo; wybierz kartę po literze
letterpress-key-numbers = karta na tym miejscu
letterpress-key-tab = w słowie: następna karta z tą samą literą
letterpress-key-move = przesuń kartę na stojaku lub w słowie
letterpress-key-space = wybierz zaznaczoną kartę albo ją cofnij
letterpress-key-enter = zatwierdź (zawsze)
letterpress-key-escape = wyczyść; zamknij
letterpress-key-inspect = objaśnij zaznaczoną kartę; bez zaznaczenia pokaż tę legendę
letterpress-best-title = Najlepsze możliwe słowo
letterpress-best-none = Nie dało się ułożyć żadnego słowa.
letterpress-best-found = Twoje słowo było najlepsze!
letterpress-best-missed = Twoje słowo: { $word }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
letterpress-best-passed = Tym razem pas.
letterpress-is-draft = wybiera…
letterpress-is-write = pisze…
letterpress-collected = { $count ->
    [one] 1 zebrana karta
    [few] { $count } zebrane karty
   *[other] { $count } zebranych kart
}
letterpress-winner = Zwycięstwo
letterpress-tie = Remis rozstrzygają { $by }.
letterpress-by-round = Słowa według rund
letterpress-press-beaten = Maszyna rotacyjna pokonana
letterpress-press-wins = Wygrywa Maszyna rotacyjna
letterpress-press-result = Wynik: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, biblioteka: { $library ->
    [one] 1 punkt
    [few] { $library } punkty
   *[other] { $library } punktów
}
option-best-word = Najlepsze możliwe słowo
option-best-word-why = Po każdej rundzie pokazuje najlepsze słowo, jakie dało się ułożyć z twoich kart
option-family = Słowa dla całej rodziny
option-family-why = Słowa wulgarne i nienawistne się nie liczą; boty nigdy ich nie piszą
option-family-usual = przy łatwych botach
option-family-yes = zawsze
option-family-no = nigdy
option-shortest = Minimalna długość słowa
option-shortest-why = Najmniejsza dozwolona liczba liter
option-overhang = Solo: rzędy mogą wystawać
option-overhang-why = Nowy rząd może wystawać w lewo lub w prawo poza rząd nad nim

## A game without its own table

generic-your-turn = Twoja kolej
generic-waiting = Czekamy na: { $names }
generic-other-action = Wpisz inną akcję
generic-view = Stan gry

## Partie na tym urządzeniu
no-server-lobby = Brak połączenia z serwerem: graj solo, z botami albo na jednym ekranie. Do gry ze znajomymi potrzebny jest serwer.
local-game = na tym urządzeniu
local-export = Zapisz do pliku
local-import = Wczytaj partię z pliku
local-delete = Usuń
local-delete-sure = Tak, usuń
local-take-over = Graj w tej karcie
local-reset = Usuń wszystkie partie z tego urządzenia
local-reset-sure = Tak, usuń wszystkie
look-back = Przejrzyj ruchy
bots-think = Boty się zastanawiają
continue-here = Graj od tego miejsca
continue-why = Zaczyna nową partię od tego ruchu. Pozostałe miejsca zajmą boty.
continue-seat = Twoje miejsce
offline-words = Listy słów offline
offline-words-why = Lista słów zostaje na tym urządzeniu po pierwszej grze z jej użyciem. Włącz listę, aby pobrać ją od razu.
new-version = Nowa wersja jest gotowa.
new-version-take = Zaktualizuj
error-storage_full = Na tym urządzeniu brakuje miejsca, więc twój ruch nie został zapisany. Usuń zakończone partie i spróbuj ponownie.
error-no_room_for_game = Na tym urządzeniu brakuje miejsca, więc partia nie została zapisana. Usuń zakończone partie i spróbuj ponownie.
error-storage_broken = Partii na tym urządzeniu nie można odczytać ani zapisać. Partie na serwerze są bezpieczne. Odśwież stronę, aby spróbować ponownie.
error-other_tab = Ta partia jest otwarta w innej karcie.
error-game_damaged = Partia zapisana na tym urządzeniu jest uszkodzona i nie można w nią grać. Pozostałe partie są w porządku.
error-module_missing = Nie udało się wczytać gry. Połącz się z siecią i odśwież stronę.
error-module_crashed = Silnik gry przestał działać. Nic nie przepadło: odśwież stronę.
error-words_missing = Tej listy słów nie ma na urządzeniu. Połącz się raz z siecią, aby ją pobrać.
error-not_a_record = Ten plik nie jest zapisaną partią. Wybierz inny.
error-not_finished = Trwającej partii nie można jeszcze omówić.
error-record_refused = Ten plik nie jest poprawnym zapisem partii: { $detail }
error-other_version = Ta partia została rozpoczęta w innej wersji i nie można jej tu kontynuować.
