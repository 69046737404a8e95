### What the commands print. Every language has the same ids.

cli-seat = Miejsce { $seat }
cli-none = nic

## Errors of `manicule engine`

cli-engine-not-utf8 = Wiersz nie jest tekstem UTF-8.
cli-engine-not-json = Wiersz nie jest obiektem JSON: { $detail }
cli-engine-too-long = Wiersz ma ponad { $most } bajtów. Został pominięty.
cli-engine-no-command = Brakuje "cmd". Możliwe są { $commands }.
cli-engine-unknown-command = Nie ma polecenia "{ $command }". Są { $commands }.
cli-engine-unknown-field = "{ $command }" nie ma pola "{ $field }". Przyjmuje { $fields }.
cli-engine-missing-field = "{ $command }" wymaga pola "{ $field }".
cli-engine-wrong-field = Pola "{ $field }" nie można odczytać: { $detail }
cli-engine-unknown-game = Nie ma gry "{ $game }". Są { $games }.
cli-engine-no-game = Na stole nie ma gry. Zacznij od "new", "set" albo "replay".
cli-engine-no-such-seat = Nie ma miejsca { $seat }. Miejsca liczy się od 0, a żaden stół nie ma ich więcej niż { $most }.
cli-engine-bad-options = Z tymi opcjami nie można otworzyć stołu: { $detail }
cli-engine-bad-cards = Zestawu kart nie można użyć: { $detail }
cli-engine-bad-position = Ta pozycja jest niemożliwa. { $count ->
    [one] Jeden błąd: { $first }
   *[other] Liczba błędów: { $count }, wszystkie w "faults". Pierwszy: { $first }
}
cli-engine-bad-record = Zapisu nie można odtworzyć: { $detail }
cli-engine-bad-action = To nie jest akcja: { $detail }
cli-engine-cannot-undo = Niczego nie można cofnąć: ostatnia akcja pokazała coś ukrytego albo żadnej nie było.
cli-engine-no-record = Ta gra zaczęła się od ułożonej pozycji, więc nie ma zapisu.
cli-engine-no-bots = Ten program nie ma botów: wybierz z listy "legal".

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
cli-replay-refused = akcja { $ply } ({ $seat }) jest niedozwolona według zasady { $rule }: { $reason }
cli-replay-damaged = to nie jest zapis gry: { $detail }
cli-replay-no-game = nie ma gry "{ $game }" do odtworzenia: { $games }
cli-replay-too-large = plik jest za duży na zapis gry: najwyżej { $most } bajtów
