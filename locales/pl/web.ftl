### The words of the browser view. Every language has the same ids.

none = brak
automa = Automa
seat = Miejsce { $number }
bot = bot
bot-of-level = bot, { $level }
away = offline
planned = plan gotowy
taken = już wzięta
cancel = Anuluj
undo = Cofnij
use = Użyj
turn = Obróć
replace = Zastąp

## The table's parts

board = Plansza główna
round-track = Rundy i mecenasi
turn-order = Kolejność
turn-planned = { $name }, znaczniki: { $markers }
turn-acting = { $name } działa, znaczniki: { $markers }
turn-done = { $name }: tura wykonana
my-house = Moja drukarnia
your-decision = Twoja decyzja
parts = Części stołu
tab-board = Plansza
tab-house = Drukarnia
tab-others = Inni
tab-log = Dziennik
free-slot = wolne
free-axle = Oś { $axle } jest wolna
setting-up = Przygotowanie
round-of = Runda { $round } z 6

## Cards and choices on the board

card-printing = Czcionki { $types }, zapłata w guldenach: { $pays }
card-refinement = Kolor { $inks }, punkty sławy: { $colour }. Zdobienie { $levels }, punkty sławy: { $decoration }. Premia: { $bonus }
bonus-inks = { $count ->
    [one] dowolna farba
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
patron-from = Mecenas, od rundy { $round }: { $card }. 8 punktów sławy na koniec
take-inks-here = Weź: { $inks } ({ $price ->
    [0] za darmo
    [one] 1 gulden
    [few] { $price } guldeny
   *[other] { $price } guldenów
})
track-ink = Nagroda: dowolna farba
track-order = Nagroda: zlecenie
track-type = Nagroda: dowolna czcionka
use-gear = Użyj koła na osi { $axle }: { $reward }
turn-gear = Obróć koło na osi { $axle }
replace-gear = Zastąp koło na osi { $axle }
discard-order = Odrzuć to zlecenie: { $order }
buy-this-type = Kup czcionkę { $type }. Cena: { $price ->
    [one] 1 gulden
    [few] { $price } guldeny
   *[other] { $price } guldenów
}

## What is asked

ask-keep-character = Każda ma moc na całą grę. Nikt nie widzi wyboru, póki nie wybiorą wszyscy.
ask-starting-gears = Załóż jedno koło na oś 1 i drugie na oś 2, w dowolnym ustawieniu.
ask-starting-levels = Jedna specjalizacja zaczyna na I, druga na II; II daje też farbę.
ask-draft = Wybierz kartę druku i uszlachetnienia: razem tworzą zlecenie na później.
ask-choose-types = Weź te, których wymagają zlecenia; można kilka takich samych.
ask-name-colour = Twoje farby tego koloru zastępują w tej rundzie każdy kolor.
ask-plan = Rozłóż wszystkie znaczniki na pięć akcji. Więcej działa wcześniej; bez znacznika nie ma tury.
ask-plan-made = Czekamy na: { $names }. Możesz go jeszcze zmienić.
ask-shift-marker = Plany są jawne: możesz przesunąć jeden swój znacznik.
ask-orders = Wybierz kartę druku i uszlachetnienia: razem tworzą zlecenie.
ask-inks = Wybierz zestaw i ile z niego bierzesz, od lewej. Każde miejsce ma cenę.
ask-specialties = Wybierz kartę: poziom za każdy symbol albo jeden dowolny.
ask-gears = Weź koło i ustaw jasny sektor albo obróć własne.
ask-patronage = Weź wolną nagrodę albo patrona, którego warunki spełniasz.
ask-fulfil = Zaznacz, co robisz. Wszystko realizujesz naraz, a te zlecenia znikają.
ask-after = Możesz jeszcze użyć kół i kupić czcionki; potem zakończ turę.
ask-keep-order = Zatrzymaj kartę druku i uszlachetnienia; resztę odrzucasz.
ask-gain-ink = Nagroda: weź dowolną farbę z worka.
ask-gain-level = Nagroda: jedna specjalizacja rośnie o poziom.
ask-gain-type = Nagroda: weź jedną czcionkę na stałe.
ask-draw-order = Dobierz po dwie karty druku i uszlachetnienia, zatrzymaj po jednej albo odmów.
ask-over = Koniec gry. { $count ->
    [0] Nikt nie wygrywa
   *[other] Wygrywa: { $winners }
}
wait-keep-character = Wybór postaci. Czekamy na: { $names }
wait-starting-gears = { $names } wybiera pierwsze koła
wait-starting-levels = { $names } wybiera pierwsze specjalizacje
wait-draft = { $names } wybiera zlecenie
wait-choose-types = { $names } wybiera czcionki
wait-name-colour = { $names } ogłasza kolor
wait-plan = Planowanie. Czekamy na: { $names }
wait-shift-marker = { $names } może przenieść znacznik
wait-orders = { $names } przyjmuje zlecenie
wait-inks = { $names } pobiera farby
wait-specialties = { $names } rozwija specjalizacje
wait-gears = { $names } ulepsza drukarnię
wait-patronage = { $names } szuka mecenasa
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
do-install-starting-gears = Zamontuj te koła
do-start-specialties = Zacznij z tymi poziomami
do-draft-order = Wybierz to zlecenie
do-choose-types = Weź te czcionki
do-name-colour = Ogłoś ten kolor
do-shift-marker = Przenieś znacznik
do-take-order = Przyjmij to zlecenie
do-take-inks = Weź te farby
do-develop-shown = Rozwiń obie
do-develop-one = Rozwiń jedną
do-install-gear = Zamontuj to koło
do-rotate-gear = Obróć koło
do-take-patronage-reward = Weź tę nagrodę
do-take-patronage-card = Weź kartę mecenatu
do-fulfil = Zrealizuj te zlecenia
do-use-gear = Użyj koła
do-buy-type = Kup czcionkę
do-swap-levels = Zamień poziomy
do-gain-ink = Weź tę farbę
do-gain-level = Podnieś tę specjalizację
do-gain-type = Weź tę czcionkę
do-draw-order = Dobierz karty zleceń
do-keep-order = Zatrzymaj to zlecenie
do-decline = Zrezygnuj
do-pass = Pas
end-turn = Zakończ turę

## Choices that follow

pick-sector = Aktywny sektor:
pick-develop = Podnieś:
pick-give-ink = Oddaj:
pick-take-ink = Weź:
pick-give-type = Oddaj:
pick-take-type = Weź:
pick-raise = Podnieś:
pick-price = Za:
pick-wild = Twoje farby-jokery zastępują:
develop-shown = Obie: { $card }
develop-one = Jeden poziom: { $specialty }
draw-more = Jeszcze dwie karty za 2 guldeny:
draw-more-mix = druk: { $printing }, uszlachetnienie: { $refinement }
choose-discard = Wszystkie cztery miejsca są zajęte: wybierz zlecenie do odrzucenia.
choose-replace = Wszystkie trzy osie są zajęte: wybierz koło do zastąpienia.
axle = Oś { $axle }
raise-to = Do poziomu { $level }:
shift-from = Z:
shift-to = Na:
less-of = O jedno { $what } mniej
more-of = O jedno { $what } więcej
your-orders-ask = Twoje zlecenia wymagają
swap-levels = Zamień poziom z inną specjalizacją: { $specialty }

## Planning

markers-left = { $left ->
    [0] Wszystkie znaczniki rozłożone
    [one] Został 1 znacznik
    [few] Zostały { $left } znaczniki
   *[other] Zostało { $left } znaczników
}
plan-keys = Klawisze 1–5 dodają, z Shift zabierają, Enter zatwierdza
plan-free-actions = Zanim zatwierdzisz plan, możesz użyć kół zębatych i kupić czcionki; wszyscy to widzą.
remove-marker = Jeden znacznik mniej: { $row }
add-marker = Jeden znacznik więcej: { $row }
no-marker-here = Na „{ $row }” nie ma znacznika, który można zabrać.
needs-to-be-ahead = { $name } wyprzedzi cię tu, mając co najmniej { $markers }
plan-confirmed = Plan zatwierdzony
clear-plan = Wyczyść
plan-can-change = Możesz go zmieniać, dopóki wszyscy nie zaplanują.

## Fulfilling

part-print = Druk
part-colour = Kolor
part-decorate = Zdobienie
no-batch = Żadnego z twoich zleceń nie da się teraz wydrukować.
use-twice = Użyj dwa razy
batch-total = Sława { $fame }, guldeny { $guilders }

## The automa

automa-min = jej najpustsza akcja
automa-max = jej najpełniejsza akcja
automa-wants-patron = chce karty mecenatu

## The end

game-over = Prasy odpoczywają
ended-by-resignation = Gra zakończyła się rezygnacją.
at-the-end = Na koniec
round-number = Runda { $round }
score-by-source = Sława według źródeł
score-by-round = Sława według rund
watch-again = Obejrzyj ponownie
rematch = Zagraj ponownie
to-lobby = Do lobby

## Lobby

pages = Strony
rules-page = Zasady
settings = Ustawienia
lobby-sentence = Dwie gry o drukarzach dla 1–6 osób: razem, przeciw botom, w pojedynkę
your-name = Twoje imię
guest = Gość
game-gutenberg = Gutenberg
game-gutenberg-sentence = Prowadź drukarnię: przyjmuj zlecenia, zdobywaj farby, rozwijaj specjalizacje, obracaj koła. 1–4 osoby, około godziny.
game-letterpress = Letterpress
game-letterpress-sentence = Zatrzymuj litery, napisz najlepsze słowo, zbieraj litery na ostatnie. 1–6 osób, około pół godziny.
play-now = Graj od razu przeciw botom
play-solo = W pojedynkę
play-same-screen = Na jednym ekranie
play-friends = Ze znajomymi
read-rules = Przeczytaj zasady
my-games = Moje partie
open-tables = Otwarte stoły
finished-games = Zakończone partie
no-open-tables = Żaden stół nie czeka na graczy. Otwórz własny ze znajomymi i pokaż go wszystkim.
go-on = Graj dalej
look-at-table = Zobacz
your-turn = twoja kolej
no-server = Serwer nie odpowiada. Spróbuj za chwilę.
options = Opcje
option-people = Miejsca
option-people-why = Razem z tobą; pozostałe zajmą boty lub znajomi
option-level = Boty
option-level-why = Jak dobrze grają
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-master = Mistrz
level-guildmaster = Mistrz cechu
option-characters = Postacie
option-characters-why = Każda osoba dostaje drukarza z własną zdolnością
option-automa = Automa
option-automa-why = Papierowy rywal zajmuje dodatkowe miejsce; w pojedynkę gra zawsze
option-own-turn = Koła zębate tylko we własnej turze
option-own-turn-why = Tak mówi niemiecka instrukcja. W przeciwnym razie kół zębatych można używać i czcionki kupować także podczas planowania.
option-language = Język słów
option-language-why = Litery i lista słów
option-difficulty = Poziom trudności solo
option-difficulty-why = Jak surowa jest Maszyna rotacyjna w piątej rundzie
difficulty-easy = łatwy
difficulty-normal = zwykły
difficulty-hard = trudny
option-listed = Pokaż stół
option-listed-why = Każdy może go znaleźć i się dosiąść; w przeciwnym razie tylko przez link
same-screen-names = Kto gra przy tym ekranie
player = Osoba { $number }
one-more = jeszcze ktoś

## At a table

table-seats = Przy stole
opening = Przygotowujemy stół…
reconnecting = Połączenie zerwane. Łączę ponownie…
waiting-room = Czekamy na graczy. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-closed = Ten stół został zamknięty.
seat-open = wolne miejsce
seat-for = zarezerwowane dla: { $name }
you = ty
fill-with-bot = Oddaj botowi
remove-from-seat = Usuń od stołu
sit-down = Usiądź
your-name-here = Twoje imię przy tym stole
invite = Zaproś tym linkiem
copy = Kopiuj
copied = Skopiowano
hand-over = Przekaż ekran: { $name }
hand-over-why = Przekaż urządzenie, zanim przejdziesz dalej: następny ekran jest tylko dla tej osoby.
i-am = Tu { $name }
menu = Menu
menu-keys = Klawisze: Tab przechodzi przez wszystko na stole, strzałki tylko przez to, co można wybrać. Enter wybiera albo mówi, dlaczego nie można.
close = Zamknij
resign = Poddaj się
resign-sure = Na pewno się poddaję
fair-checked = Uczciwe tasowanie: ta strona to sprawdziła. Serwer ustalił swoją tajną liczbę, zanim zobaczył twoją, a rozdanie wynika z obu.
fair-partly = Tasowanie wynika z liczb, które do niego zmieszano. Na tym urządzeniu nie ma twojej liczby, więc reszty nie da się sprawdzić.
fair-failed = Tasowanie nie zgadza się z tym, co obiecał serwer. Zachowaj zapis gry i zapytaj osobę, która prowadzi ten serwer.
fair-impossible = Ta przeglądarka nie może tu sprawdzić tasowania: potrzebny jest adres https.
absent-title = { $name }: dłuższa nieobecność.
absent-what = Wszyscy czekają. Możecie grać dalej bez tej osoby:
absent-win = Ogłoś zwycięstwo
absent-out = Wyklucz z gry
absent-bot = Niech dalej gra bot
absent-abort = Przerwij grę
absent-sure = Na pewno: { $what }
ended-abort = Gra została przerwana. Nikt nie wygrywa.
log = Dziennik
log-all = Wszystko
log-earlier = Wcześniej
log-filter = Czyje ruchy
log-undo = { $name } cofa ruch.
log-resign = { $name } poddaje się.
log-timeout = { $name }: koniec czasu.
log-absent = { $name }: nieobecność; gra toczy się dalej.
log-abort = { $name } przerywa grę.
chat = Czat
chat-say = Powiedz coś
chat-send = Wyślij
looking-back = Spojrzenie wstecz
to-the-present = Wróć do teraźniejszości
look-back-here = Wróć do tej chwili
since-last = od twojego ostatniego ruchu
unplayable-title = Ta partia pochodzi z innej wersji
unplayable-why = Rozpoczęto ją z zasadami, kartami lub słowami, których ten serwer już nie ma, więc nie da się jej dokończyć. Wszystko, co się wydarzyło, zostało zachowane.
unplayable-close = Zamknij ten stół
error-unplayable = Tę partię rozpoczęto w innej wersji i nie można jej tu dokończyć.
error-stale = Gra poszła dalej. Spójrz jeszcze raz.
error-cannot_undo = Nie da się cofnąć: odkryto coś tajnego albo zagrał już ktoś inny.
error-seat_taken = To miejsce jest zajęte.
error-forbidden = To nie twoje miejsce ani nie twój stół.
error-not_found = Nie ma takiego stołu.
error-too_many = Zbyt wiele żądań. Poczekaj chwilę.
error-not_signed_in = Twoja sesja wygasła. Wczytaj stronę ponownie.
error-no_spectators = Ten stół jest zamknięty dla widzów.
error-removed = Gospodarz usunął cię od tego stołu. Nie możesz tu już usiąść.
error-name_taken = Ktoś przy tym stole ma już takie imię albo bardzo podobne. Wybierz inne.
error-not_absent = Ta osoba jest obecna albo nie ma jej jeszcze dość długo.
error-changed_too_often = Decyzja zmieniała się już bardzo wiele razy. Teraz jest ostateczna.
error-too_many_tables = Przy kilku twoich stołach grają same boty. Poczekaj, aż któraś gra się skończy.
error-no_help = Tu nie ma list słów: słowa znajdujesz samodzielnie.
error-nonce_given = Twoja liczba do tasowania została już podana.
error-session_ended = Twoja sesja wygasła. Wczytaj stronę ponownie.
error-unavailable = Serwer nie ma połączenia z bazą danych. Nic się nie zmieniło; spróbuj ponownie za chwilę.
error-outcome_unknown = Połączenie z bazą danych zostało zerwane: nie wiadomo, czy ruch został zapisany. Zanim zagrasz dalej, spójrz na stół.
error-internal = Na serwerze wystąpił błąd. Zanim zagrasz dalej, spójrz na stół.
error-bad_request = Serwer nie zrozumiał tego żądania. Wczytaj stronę ponownie.
error-bad_request-name_length = Imię ma od { $min } do { $max } znaków.
error-bad_request-name_character = Imię zawiera niedozwolony znak. Wybierz inne.
error-bad_request-chat_length = Wiadomość ma od { $min } do { $max } znaków.
error-bad_request-chat_character = Wiadomość zawiera niedozwolony znak.
error-bad_request-login_format = Login ma od { $min } do { $max } znaków: litery od a do z, cyfry, - i _.
error-bad_request-password_length = Hasło ma od { $min } do { $max } znaków.
error-bad_request-email_format = To nie jest adres e-mail.
error-bad_options = Z tymi ustawieniami nie można grać. Wybierz inne.
error-wrong_origin = To żądanie przyszło z innej strony i zostało odrzucone.
error-banned = Masz zakaz wstępu na ten serwer.
error-wrong_method = Serwer nie zrozumiał tego żądania. Wczytaj stronę ponownie.
error-login_taken = Ten login jest zajęty. Wybierz inny.
error-not_open = Gra już się zaczęła albo stół jest zamknięty.
error-not_running = Przy tym stole nie toczy się żadna gra.
error-not_over = Będzie to widać po zakończeniu gry.
error-illegal = Zasady na to nie pozwalają.
error-too_large = To jest za długie, by to wysłać.
error-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
error-too_slow = Połączenie jest zbyt wolne.

## Settings

language = Język
theme = Motyw
theme-auto = jak w urządzeniu
theme-light = jasny
theme-dark = ciemny
motion = Animacje
motion-slow = wolne
motion-normal = zwykłe
motion-off = brak
confirm-choices = Potwierdzaj każdy wybór przyciskiem
sound = Zapukaj, gdy moja kolej
save = Zapisz
password = Hasło
password-again = Aby kontynuować, wpisz jeszcze raz hasło.
mail = Wiadomości e-mail
mail-why = W partiach z dniami na ruch serwer może napisać, gdy przyjdzie twoja kolej.
mail-address = Twój adres e-mail
mail-wrong = To nie jest adres e-mail.
mail-unconfirmed = Na adres { $address } idzie wiadomość. Otwórz link, który w niej jest, inaczej nie przyjdą następne.
mail-again = Wyślij jeszcze raz
mail-confirmed = Adres { $address } jest potwierdzony.
mail-turns = Pisz do mnie, gdy przyjdzie moja kolej
mail-following = Chwileczkę…
mail-is-confirmed = Adres jest potwierdzony. Wiadomości można włączać i wyłączać w ustawieniach.
mail-is-stopped = Gotowe: te wiadomości już nie będą przychodzić.
mail-link-old = Ten link jest już nieważny. W ustawieniach można poprosić o nową wiadomość.
my-data = Moje dane
my-data-kept = Serwer przechowuje twoje imię, partie i czat oraz konto i adres, jeśli zostały podane. Nieużywane logowania wygasają po { $sessions } dniach. Goście bez żadnej partii są usuwani { $guests } dni po ostatniej wizycie, a nierozpoczęte stoły po { $tables } dniach.
my-data-download = Pobierz moje dane
delete-me = Usuń mnie
delete-me-why = Imię, konto, adres i logowania zostaną trwale usunięte. Trwające partie poddajesz. Zakończone partie i czat zostaną, ale bez twojego imienia.
delete-me-sure = Naprawdę usuń wszystko
keep-me = Nie usuwaj
deleted-me = Wszystko, co o tobie wiedzieliśmy, zostało usunięte.
former-player = Były gracz
error-password_needed = Najpierw wpisz jeszcze raz hasło.
error-wrong_password = Hasło jest nieprawidłowe.

## Rules and replay

search-rules = Szukaj
rules-found = { $count ->
    [0] Nie znaleziono żadnej zasady
    [one] Jedna zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
rules-in-english = Te zasady nie są jeszcze przetłumaczone.
step-first = Na początek
step-back = Ruch wstecz
step-on = Ruch dalej
step-last = Na koniec
ply-of = { $ply } z { $plies }

## The word game

letterpress-round-of = Runda { $round } z 5
letterpress-ask-draft = Zatrzymaj jedną kartę; pozostałe idą w lewo
letterpress-ask-write = Pisz: wpisz słowo albo wybierz karty
letterpress-ask-claim = Weź litery z puli
letterpress-ask-lay = Ułóż nowy rząd pod ostatnim
letterpress-ask-library = Wybierz kartę z biblioteki
letterpress-wait-draft = Wybór kart. Czekamy na: { $names }
letterpress-wait-write = Pisanie. Czekamy na: { $names }
letterpress-wait-claim = { $names } bierze litery
letterpress-wait-lay = { $names } układa rząd
letterpress-wait-library = { $names } wybiera kartę z biblioteki
letterpress-made = Wybór zapisany. Czekamy na: { $names }
letterpress-keep-one = Zatrzymaj jedną
letterpress-can-change = Możesz go zmienić, dopóki wszyscy nie wybiorą.
letterpress-your-word = Twoje słowo
letterpress-valid = Litery: { $letters }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
letterpress-rack = Twoje karty i karty wspólne
letterpress-written = Zapisane: { $word }. Możesz je zmienić, dopóki wszyscy nie napiszą.
letterpress-reveal = Słowa i wzięte litery
has-claimed = już wzięte
claims = bierze { $count ->
    [one] 1 literę
    [few] { $count } litery
   *[other] { $count } liter
}
claim-picked = { $picked } z { $most }
met-by = spełnia: { $names }
ready = gotowe
library-collect = 13 punktów lub więcej: wybierz kartę do kolekcji
library-return = 12 punktów lub mniej: wybierz kartę, która wraca pod swoją talię
letterpress-type = Wpisz słowo albo dotknij kart
letterpress-keys = Litery lub numery kart układają słowo, Tab zmienia kartę litery, Enter zapisuje.
letterpress-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
letterpress-card = { $letters }, wartość { $value }
letterpress-set = { $word }, litery: { $letters }
letterpress-common = wspólna
letterpress-keep = Zatrzymaj { $letters }
letterpress-rest-to = Pozostałe dostaje { $name }.
letterpress-rest-under = Pozostałe idą pod talię.
letterpress-draft-keys = Numer lub litera wybiera, Enter zatrzymuje.
letterpress-ask-pile = Zatrzymaj jedną kartę z tego stosu; reszta idzie pod talię
letterpress-ask-last = Ostatnia runda: napisz słowo z kolekcji i kart wspólnych
letterpress-ask-last-solo = Pobij bibliotekę ({ $library } pkt) swoją kolekcją{ $words ->
    [0] { "" }
   *[other] : dotąd { $points }
}
letterpress-write = Zapisz { $word }
letterpress-is-written = Zapisane
letterpress-shuffle = Tasuj
letterpress-take-back = Cofnij tę kartę
letterpress-passed = Nic nie piszesz. Możesz zmienić, dopóki wszyscy nie napiszą.
letterpress-pass-sure = Naprawdę nic nie pisać
letterpress-easy = Napisz dowolnie wiele słów, każda karta w jednym z nich: punkty się sumują.
letterpress-hard = Karty, które zostawisz, trafiają do biblioteki.
letterpress-finish = Zakończ: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
letterpress-wanted = wymagane: { $shape }
letterpress-counted = { $count }: { $found }
letterpress-too-few = { $count }: { $found }, potrzeba co najmniej { $needed }
letterpress-too-many = { $count }: { $found }, dozwolone najwyżej { $allowed }
letterpress-met = Spełnione, bo: { $why }
letterpress-unmet = Niespełnione, bo: { $why }
letterpress-open = Okaże się po odkryciu słów: { $why }
letterpress-claim-challenge = Weź też to wyzwanie
letterpress-claim = Weź { $letters }
letterpress-claim-with = I wyzwanie „{ $challenge }”.
letterpress-claim-keys = Klawisz litery ją wybiera, Enter bierze.
letterpress-nothing = nic nie napisano
letterpress-lay = Ułóż rząd, zbierane karty: { $count }
letterpress-lay-says = Miejsce { $place } z { $places }. Zebrane: { $letters }
letterpress-lay-why = Karta jest zebrana, jeśli karta pod nią jest warta co najmniej tyle samo.
letterpress-offset = Miejsce { $place } z { $places }
letterpress-shift-left = Przesuń w lewo
letterpress-shift-right = Przesuń w prawo
letterpress-last-row = Ostatni rząd
letterpress-collect = Zbierz { $letters }
letterpress-return = Odłóż { $letters }
letterpress-library-why = Biblioteka: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}. W rundzie 5 trzeba pobić to, co z niej zostanie.
letterpress-best-title = Najlepsze słowo z twoich kart
letterpress-best-none = Z twoich kart nie było żadnego słowa.
letterpress-best-found = To twoje słowo!
letterpress-best-missed = Twoje słowo: { $word }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
letterpress-best-passed = Nic nie napisano.
letterpress-rule = Zasada { $rule }
letterpress-is-draft = wybiera …
letterpress-is-write = pisze …
letterpress-collected = Zebrane karty: { $count }
letterpress-winner = Zwycięstwo
letterpress-tie = Remis rozstrzygają: { $by }.
letterpress-by-round = Słowa w rundach
letterpress-press-beaten = Maszyna rotacyjna pokonana
letterpress-press-wins = Wygrywa maszyna rotacyjna
letterpress-press-result = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, biblioteka: { $library }
option-best-word = Najlepsze słowo
option-best-word-why = Po każdej rundzie poznajesz najlepsze słowo ze swoich kart
option-family = Słowa dla całej rodziny
option-family-why = Słowa wulgarne i nienawistne się nie liczą; boty nigdy ich nie piszą
option-family-usual = przy łatwiejszych botach
option-family-yes = zawsze
option-family-no = nigdy
option-shortest = Najkrótsze słowo
option-shortest-why = Ile liter musi mieć słowo
option-overhang = Solo: rzędy mogą wystawać
option-overhang-why = Nowy rząd może wystawać poza poprzedni z lewej lub z prawej strony

## A game without its own table

generic-your-turn = Twój ruch
generic-waiting = Czekamy na: { $names }
generic-other-action = Inna akcja w formacie JSON
generic-view = Stan gry

## Partie na tym urządzeniu
no-server-lobby = Żaden serwer nie odpowiada: graj solo, z botami albo na jednym ekranie. Do gry ze znajomymi potrzebny jest serwer.
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
offline-words = Listy słów bez sieci
offline-words-why = Lista słów zostaje na tym urządzeniu po pierwszej grze z jej użyciem. Włącz ją, aby pobrać ją od razu.
new-version = Nowa wersja jest gotowa.
new-version-take = Zaktualizuj
error-storage_full = Na tym urządzeniu brakuje miejsca, więc ruch nie został zapisany. Usuń zakończone partie i spróbuj ponownie.
error-storage_broken = Partii na tym urządzeniu nie można odczytać ani zapisać. Partie na serwerze są bezpieczne.
error-other_tab = Ta partia jest otwarta w innej karcie.
error-game_damaged = Partia zapisana na tym urządzeniu jest uszkodzona i nie można w nią grać. Pozostałe partie są w porządku.
error-module_missing = Nie udało się wczytać plików gry. Połącz się z siecią i odśwież stronę.
error-module_crashed = Silnik gry się zatrzymał. Nic nie przepadło: odśwież stronę.
error-words_missing = Tej listy słów nie ma na urządzeniu. Połącz się raz z siecią, aby ją pobrać.
error-not_a_record = Ten plik nie jest zapisaną partią.
error-record_refused = To nie jest prawdziwy zapis partii: { $detail }
error-other_version = Ta partia została rozpoczęta w innej wersji i nie można jej tu kontynuować.
