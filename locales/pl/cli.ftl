### What the commands print. Every language has the same ids.

cli-seat = Miejsce { $seat }
cli-none = nic

## Errors

cli-error-not-utf8 = Wiersz nie jest tekstem UTF-8.
cli-error-not-json = Wiersz nie jest obiektem JSON: { $detail }
cli-error-too-long = Wiersz ma ponad { $most } bajtów. Został pominięty.
cli-error-no-command = Brakuje "cmd". Możliwe są { $commands }.
cli-error-unknown-command = Nie ma polecenia "{ $command }". Są { $commands }.
cli-error-unknown-field = "{ $command }" nie ma pola "{ $field }". Przyjmuje { $fields }.
cli-error-missing-field = "{ $command }" wymaga pola "{ $field }".
cli-error-wrong-field = Pola "{ $field }" nie można odczytać: { $detail }
cli-error-unknown-game = Nie ma gry "{ $game }". Są { $games }.
cli-error-no-game = Na stole nie ma gry. Zacznij od "new", "set" albo "replay".
cli-error-no-such-seat = Nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
cli-error-bad-options = Z tymi opcjami nie można otworzyć stołu: { $detail }
cli-error-bad-cards = Zestawu kart nie można użyć: { $detail }
cli-error-bad-position = Ta pozycja jest niemożliwa. { $count ->
    [one] Jeden błąd: { $first }
   *[other] Liczba błędów: { $count }, wszystkie w "faults". Pierwszy: { $first }
}
cli-error-bad-record = Zapisu nie można odtworzyć: { $detail }
cli-error-bad-view = Żadna gra nie pasuje do tego widoku: { $detail }
cli-error-bad-action = To nie jest akcja: { $detail }
cli-error-too-large = Plik jest za duży na zapis gry: najwyżej { $most } bajtów.
cli-error-no-chance = Ten komputer nie daje losowości: { $detail }. Podaj ziarno.
cli-error-cannot-undo = Niczego nie można cofnąć: ostatnia akcja pokazała coś ukrytego albo żadnej nie było.
cli-error-no-record = Ta gra zaczęła się od ułożonej pozycji, więc nie ma zapisu.
cli-error-not-asked = Od miejsca { $seat } niczego się teraz nie oczekuje.

## `manicule simulate`

cli-simulate-title = { $game }: { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
} losowych graczy, ziarno { $seed }
cli-simulate-progress = gier
cli-simulate-seat = miejsce
cli-simulate-mean = średnia
cli-simulate-sd = odch. std.
cli-simulate-least = min
cli-simulate-quartile = q1
cli-simulate-median = mediana
cli-simulate-upper-quartile = q3
cli-simulate-most = maks
cli-simulate-wins = wygrane
cli-simulate-interval = przedział 95 %
cli-simulate-actions = Akcji na grę: średnio { $mean }
cli-simulate-histogram = Wyniki wszystkich miejsc
cli-simulate-titles = Tytuły

## `manicule replay`

cli-replay-title = { $game }, ziarno { $seed }
cli-replay-setup = Przygotowanie
cli-replay-unfinished = Zapis kończy się tutaj, po { $plies ->
    [one] 1 akcji
   *[other] { $plies } akcjach
}. Teraz kolej na: { $seats }.
cli-replay-verdict = Tytuł: { $title }
cli-replay-verified = Stół { $table }: tasowanie ustalono przed grą, a wszystkie akcje { $game } ({ $plies }) prowadzą do wyniku.
cli-replay-on-trust = { $count ->
    [one] 1 słowo przyjęto tak, jak jest w zapisie, bo ten program nie ma listy słów tamtej partii
    [few] { $count } słowa przyjęto tak, jak są w zapisie, bo ten program nie ma listy słów tamtej partii
   *[other] { $count } słów przyjęto tak, jak są w zapisie, bo ten program nie ma listy słów tamtej partii
}: { $words }
cli-replay-refused = akcja { $ply } ({ $seat }) jest niedozwolona według zasady { $rule }: { $reason }

## `manicule arena`

cli-arena-games = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
cli-arena-player = gracz
cli-arena-wins = wygrane
cli-arena-interval = przedział 95 %
cli-arena-score = średni wynik
cli-arena-score-interval = przedział 95 %
cli-arena-median = mediana
cli-arena-time = czas na ruch

## `manicule lab balance`

cli-balance-table = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, na wszystkich czterech miejscach { $player }, z postaciami: wygrane według miejsca w pierwszej kolejności
cli-balance-by-place = Wygrane według miejsca w pierwszej kolejności
cli-balance-characters = Wygrane każdej postaci, gdy ktoś ją zachował
cli-balance-printing = Karty druku: jak często są realizowane, gdy ktoś je ma
cli-balance-refinement = Karty uszlachetnienia: jak często są realizowane, gdy ktoś je ma
cli-balance-patronage = Wzięte karty mecenatu
cli-balance-gears = Nagrody kół zębatych: użycia na partię
cli-balance-solo = Wyniki solo
cli-balance-place = miejsce
cli-balance-wins = wygrane
cli-balance-interval = przedział 95 %
cli-balance-character = postać
cli-balance-kept = partie
cli-balance-card = karta
cli-balance-held = wzięta
cli-balance-fulfilled = zrealizowana
cli-balance-coloured = pokolorowana
cli-balance-decorated = ozdobiona
cli-balance-guilders = guldeny na wzięcie
cli-balance-fame = sława na wzięcie
cli-balance-taken = wzięte
cli-balance-rule = zasada
cli-balance-reward = nagroda
cli-balance-uses = użycia na partię
cli-balance-player = gracz
cli-balance-games = partie
cli-balance-score = średni wynik
cli-balance-tenth = jedna dziesiąta poniżej
cli-balance-median = mediana
cli-balance-ninth = jedna dziesiąta powyżej
cli-balance-title = tytuł mediany
cli-balance-gear-1 = wymiana farby
cli-balance-gear-2 = wymiana czcionki
cli-balance-gear-3 = podniesienie najniższej specjalizacji
cli-balance-gear-4 = sława według rundy
cli-balance-gear-5 = zlecenie
cli-balance-gear-6 = sprzedaż czcionki
cli-balance-gear-7 = sława za farbę
cli-balance-gear-8 = wzięcie farby
cli-balance-gear-9 = jedna farba za dwie
cli-balance-gear-10 = sława za czcionkę
cli-balance-gear-11 = tańsza czcionka
cli-balance-gear-12 = sława za specjalizację
cli-balance-gear-13 = poziom

## Liczby o talii liter

cli-deck-title = Układów z pięciu kart liter i trzech wspólnych: { $hands }, talia { $deck }
cli-deck-without-word = układy bez żadnego słowa
cli-deck-five-letters = układy ze słowem od pięciu liter
cli-deck-words = słów w układzie
cli-deck-best-score = najlepszy wynik układu
cli-deck-spread = 10 % { $tenth }, mediana { $median }, 90 % { $ninth }
cli-deck-challenge = wyzwanie
cli-deck-meets = układy
cli-deck-by-best-words = gdy każdy pisze swoje najlepsze słowo
cli-deck-letter = litera
cli-deck-share = w słowach
cli-deck-cards = karty
cli-deck-value = wartość
