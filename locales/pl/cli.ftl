### What the commands print. Every language has the same ids.

cli-seat = Miejsce { $seat }
cli-none = brak

## Errors

cli-error-not-utf8 = Wiersz nie jest tekstem UTF-8.
cli-error-not-json = Wiersz nie jest obiektem JSON: { $detail }
cli-error-too-long = Wiersz jest dłuższy niż { $most } bajtów i został pominięty.
cli-error-no-command = Brakuje „cmd”. Dozwolone polecenia: { $commands }.
cli-error-unknown-command = Nie ma polecenia „{ $command }”. Dozwolone: { $commands }.
cli-error-unknown-field = „{ $command }” nie ma pola „{ $field }”. Dozwolone pola: { $fields }.
cli-error-missing-field = „{ $command }” wymaga pola „{ $field }”.
cli-error-wrong-field = Pola „{ $field }” nie można odczytać: { $detail }
cli-error-unknown-game = Nie ma gry „{ $game }”. Dozwolone: { $games }.
cli-error-no-game = Nie trwa żadna gra. Zacznij ją poleceniem „new”, „set” albo „replay”.
cli-error-no-such-seat = Nie ma „seat”: { $seat }. Użyj liczby od 0 do { $last }.
cli-error-bad-options = Z tymi opcjami nie można zacząć gry: { $detail }
cli-error-bad-cards = Zestawu kart nie można użyć: { $detail }
cli-error-bad-position = Ta pozycja jest niemożliwa. { $count ->
    [one] 1 błąd: { $first }
   *[other] Liczba błędów: { $count }, wszystkie w „faults”. Pierwszy: { $first }
}
cli-error-bad-record = Zapisu nie można odtworzyć: { $detail }
cli-error-bad-view = Żadna gra nie pasuje do tego widoku: { $detail }
cli-error-bad-action = To nie jest akcja: { $detail }
cli-error-too-large = Plik jest za duży na zapis partii: najwyżej { $most } bajtów.
cli-error-no-chance = Ten komputer nie dostarcza liczb losowych: { $detail }. Podaj ziarno.
cli-error-cannot-undo = Nie można cofnąć: ostatnia akcja odkryła coś tajnego albo nie ma czego cofać.
cli-error-no-record = Ta partia zaczęła się od podanej pozycji, więc nie ma zapisu.
cli-error-no-analysis = Dla tej gry nie ma analizy.
cli-error-no-review = Tej gry nie można omówić.
cli-error-not-asked = „seat”: { $seat } nie ma teraz nic do zdecydowania.
cli-error-no-answer = Pozostałe miejsca nie mogą odpowiedzieć: { $detail }

## `manicule simulate`

cli-simulate-title = { $game }: { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[other] { $games } partii
} losowych graczy, ziarno { $seed }
cli-simulate-progress = partii
cli-simulate-seat = gracz
cli-simulate-mean = średnia
cli-simulate-sd = odch. std.
cli-simulate-least = min
cli-simulate-quartile = q1
cli-simulate-median = mediana
cli-simulate-upper-quartile = q3
cli-simulate-most = maks
cli-simulate-wins = wygrane
cli-simulate-interval = przedział 95%
cli-simulate-actions = Akcji na partię: średnio { $mean }
cli-simulate-histogram = Wyniki wszystkich graczy
cli-simulate-titles = Tytuły

## `manicule replay`

cli-replay-title = { $game }, ziarno { $seed }
cli-replay-setup = Przygotowanie
cli-replay-unfinished = Zapis kończy się tutaj, po { $plies ->
    [one] 1 akcji
   *[other] { $plies } akcjach
}. Teraz kolej na: { $seats }.
cli-replay-verdict = Tytuł: { $title }
cli-replay-verified = Stół { $table }: serwer ustalił tasowanie jeszcze przed grą, a wszystkie akcje { $game } ({ $plies }) prowadzą do wyniku.
cli-replay-on-trust = { $count ->
    [one] 1 słowo przyjęto tak, jak jest w zapisie, bo ten program nie ma listy słów tamtej partii
    [few] { $count } słowa przyjęto tak, jak są w zapisie, bo ten program nie ma listy słów tamtej partii
   *[other] { $count } słów przyjęto tak, jak są w zapisie, bo ten program nie ma listy słów tamtej partii
}: { $words }
cli-replay-refused = akcja { $ply } ({ $seat }) łamie zasadę { $rule }: { $reason }

## `manicule arena`

cli-arena-games = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
cli-arena-player = gracz
cli-arena-wins = wygrane
cli-arena-interval = przedział 95%
cli-arena-score = średni wynik
cli-arena-score-interval = przedział 95%
cli-arena-median = mediana
cli-arena-time = czas na ruch
cli-arena-sprt-stronger = Test sekwencyjny (logarytm ilorazu wiarygodności { $ratio }, granice ±{ $bound }): pierwszy gracz jest silniejszy, raczej o { $upper } Elo niż o { $lower }.
cli-arena-sprt-not-stronger = Test sekwencyjny (logarytm ilorazu wiarygodności { $ratio }, granice ±{ $bound }): pierwszy gracz nie jest silniejszy; przewaga { $lower } Elo jest bardziej prawdopodobna niż przewaga { $upper } Elo.
cli-arena-sprt-open = Test sekwencyjny (logarytm ilorazu wiarygodności { $ratio }, granice ±{ $bound }): brak rozstrzygnięcia między { $lower } a { $upper } Elo, potrzeba więcej partii.

## `manicule lab ratings`

cli-ratings-player = gracz
cli-ratings-rating = ranking
cli-ratings-interval = przedział 95%

## `manicule lab balance`

cli-balance-table = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, na wszystkich czterech miejscach { $player }, z postaciami: wygrane według miejsca w początkowej kolejności
cli-balance-by-place = Wygrane według miejsca w początkowej kolejności
cli-balance-characters = Wygrane każdej postaci, gdy została zatrzymana
cli-balance-printing = Karty druku: jak często są realizowane, gdy ktoś je ma
cli-balance-refinement = Karty uszlachetnienia: jak często są realizowane, gdy ktoś je ma
cli-balance-patronage = Wzięte karty mecenatu
cli-balance-gears = Nagrody kół zębatych: użycia na partię
cli-balance-solo = Wyniki solo
cli-balance-place = miejsce
cli-balance-wins = wygrane
cli-balance-interval = przedział 95%
cli-balance-character = postać
cli-balance-kept = partie
cli-balance-card = karta
cli-balance-held = wzięta
cli-balance-fulfilled = zrealizowana
cli-balance-coloured = pokolorowana
cli-balance-decorated = ozdobiona
cli-balance-guilders = guldeny za wzięcie
cli-balance-fame = sława za wzięcie
cli-balance-taken = wzięte
cli-balance-rule = zasada
cli-balance-reward = nagroda
cli-balance-uses = użycia na partię
cli-balance-player = gracz
cli-balance-games = partie
cli-balance-score = średni wynik
cli-balance-tenth = 10. percentyl
cli-balance-median = mediana
cli-balance-ninth = 90. percentyl
cli-balance-title = tytuł dla mediany
cli-balance-gear-1 = wymiana farby
cli-balance-gear-2 = wymiana czcionki
cli-balance-gear-3 = podniesienie najniższej specjalizacji
cli-balance-gear-4 = sława według rundy
cli-balance-gear-5 = zlecenie
cli-balance-gear-6 = sprzedaż czcionki
cli-balance-gear-7 = sława za farbę
cli-balance-gear-8 = wzięcie farby
cli-balance-gear-9 = wymiana farby na dwie
cli-balance-gear-10 = sława za czcionkę
cli-balance-gear-11 = tańsza czcionka
cli-balance-gear-12 = sława za specjalizację
cli-balance-gear-13 = poziom

## Liczby o talii liter

cli-deck-title = Układy z pięciu kart liter i trzech wspólnych: { $hands }, talia { $deck }
cli-deck-without-word = układy bez żadnego słowa
cli-deck-five-letters = układy ze słowem z co najmniej pięciu liter
cli-deck-words = słów w układzie
cli-deck-best-score = najlepszy wynik układu
cli-deck-spread = 10% { $tenth }, mediana { $median }, 90% { $ninth }
cli-deck-challenge = wyzwanie
cli-deck-meets = układy
cli-deck-by-best-words = gdy każdy pisze swoje najlepsze słowo
cli-deck-letter = litera
cli-deck-share = w słowach
cli-deck-cards = karty
cli-deck-value = wartość

# manicule lab calibrate
cli-calibrate-title = Przewidywane szanse i wygrane
cli-calibrate-about = Partie odłożone: { $games }, decyzje: { $decisions }, { $player } na każdym miejscu, iteracje na analizę: { $iterations }
cli-calibrate-predicted = przewidziano
cli-calibrate-observed = wygrano
cli-calibrate-difference = różnica
cli-calibrate-decisions = decyzje
cli-calibrate-worst = Największa różnica w dziesiątej części z co najmniej 100 decyzjami: { $worst } (przed dopasowaniem { $before })
cli-lessons-sound = { $count ->
    [0] Nie ma żadnych lekcji.
    [one] { $count } lekcja, bez błędów.
    [few] { $count } lekcje, bez błędów.
   *[many] { $count } lekcji, bez błędów.
}
cli-lessons-faulty = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
} w { $lessons ->
    [one] { $lessons } lekcji.
   *[other] { $lessons } lekcjach.
}
cli-lessons-after = po { $actions }
cli-lessons-file-name = Ścieżka lekcji musi wyglądać jak „gutenberg/03-types.json”.
cli-lessons-unknown-game = Nie ma gry „{ $game }”.
cli-lessons-same-name = { $other } ma ten sam numer albo tę samą nazwę.
cli-lessons-unreadable = Nie da się tego odczytać: { $detail }
cli-lessons-no-steps = Lekcja nie ma kroków.
cli-lessons-start = Początku nie da się rozegrać: { $reason }
cli-lessons-unknown-rule = Nie ma zasady { $rule }.
cli-lessons-bad-id = „{ $id }” nie może być identyfikatorem. Użyj małych liter, cyfr i łączników.
cli-lessons-same-id = Identyfikator „{ $id }” występuje dwa razy.
cli-lessons-same-text = Tekst „{ $id }” należy też do { $other }.
cli-lessons-missing-text = Brakuje tekstu „{ $id }” w: { $languages }.
cli-lessons-unused-text = Żadna lekcja nie używa tekstu „{ $id }”.
cli-lessons-points-at-nothing = W miejscu „{ $pointer }” uczący się nic nie widzi.
cli-lessons-not-to-act = „seat”: { $seat } nie wykonuje tu ruchu.
cli-lessons-never-legal = Żadna dozwolona akcja nie pasuje tu do { $pattern }.
cli-lessons-nothing-to-do = Nic, czego oczekuje ten krok, nie jest tu dozwolone.
cli-lessons-answer-refused = Zasady nie pozwalają na tę odpowiedź: { $reason }
cli-lessons-cannot-answer = Boty nie mogą odpowiedzieć: { $detail }
cli-lessons-mistake-never-made = Nikt nie może tu spróbować { $pattern }.
cli-lessons-mistake-is-expected = Błąd { $pattern } jest zarazem oczekiwaną akcją: { $action }.
cli-lessons-no-pattern = Błąd nie ma wzorca.
cli-lessons-not-reached = Żadna droga przez lekcję nie prowadzi do tego kroku.
