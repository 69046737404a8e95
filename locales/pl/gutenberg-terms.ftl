### The words of the printing-house game: see docs/terms.md. Every language has the same ids.

## Things

gutenberg-type = czcionka
gutenberg-types = czcionki
gutenberg-ink = farba
gutenberg-inks = farby
gutenberg-ink-blue = niebieska
gutenberg-ink-silver = srebrna
gutenberg-ink-gold = złota
gutenberg-ink-red = czerwona
gutenberg-specialty = specjalizacja
gutenberg-specialties = specjalizacje
gutenberg-specialty-typesetting = zecerstwo
gutenberg-specialty-woodcutting = drzeworytnictwo
gutenberg-specialty-binding = introligatorstwo
gutenberg-specialty-illuminating = iluminatorstwo
gutenberg-level = poziom
gutenberg-reward = nagroda
gutenberg-reward-track = tor nagród
gutenberg-order = zlecenie
gutenberg-orders = zlecenia
gutenberg-batch = partia zleceń
gutenberg-colour = kolor
gutenberg-decoration = zdobienie
gutenberg-bonus = premia
gutenberg-gear = koło zębate
gutenberg-gears = koła zębate
gutenberg-sector = sektor
gutenberg-axle = oś
gutenberg-marker = znacznik inicjatywy
gutenberg-markers = znaczniki inicjatywy
gutenberg-first-player-token = znacznik pierwszego gracza
gutenberg-fame = punkty sławy
gutenberg-guilders = guldeny
gutenberg-character = postać
gutenberg-round = runda
gutenberg-printing-house = drukarnia
gutenberg-board = plansza główna
gutenberg-bag = woreczek
gutenberg-deck = talia
gutenberg-discard = stos kart odrzuconych
gutenberg-automa = automa
# Its name at the table.
automa = Automa

## Cards

gutenberg-card-printing = karta druku
gutenberg-card-refinement = karta uszlachetnienia
gutenberg-card-specialty = karta specjalizacji
gutenberg-card-patronage = karta mecenatu
gutenberg-card-planning = karta planowania
gutenberg-card-execution = karta realizacji

## The five actions

gutenberg-action-orders = Przyjmowanie zleceń
gutenberg-action-inks = Pobieranie farb
gutenberg-action-specialties = Rozwój specjalizacji
gutenberg-action-gears = Ulepszanie drukarni
gutenberg-action-patronage = Mecenat

gutenberg-row-orders = zlecenia
gutenberg-row-inks = farby
gutenberg-row-specialties = specjalizacje
gutenberg-row-gears = koła zębate
gutenberg-row-patronage = mecenat
gutenberg-row-min = akcja z najmniejszą liczbą znaczników
gutenberg-row-max = akcja z największą liczbą znaczników

## The steps of a round

gutenberg-step-turn-gears = Obrót kół zębatych
gutenberg-step-plan = Planowanie
gutenberg-step-execute = Realizacja planów
gutenberg-step-fulfil = Realizacja zleceń
gutenberg-step-next-round = Przygotowanie następnej rundy
gutenberg-step-end = Koniec gry

## Solo titles (G8.10)

gutenberg-title-student = Uczeń
gutenberg-title-senior-student = Starszy uczeń
gutenberg-title-apprentice = Czeladnik
gutenberg-title-senior-apprentice = Starszy czeladnik
gutenberg-title-junior-master = Młodszy mistrz
gutenberg-title-master-of-printing = Mistrz drukarski
gutenberg-title-guildmaster = Mistrz cechu

## What a gear's active sector gives (G6). The names put in are those above.

gutenberg-gear-swap-ink = Wymień jedną swoją farbę na farbę innego koloru z woreczka
gutenberg-gear-swap-type = Wymień jedną swoją czcionkę na inną
gutenberg-gear-lowest-specialty = Podnieś swoją najniższą specjalizację o jeden poziom
gutenberg-gear-round-fame = Zdobądź tyle punktów sławy, ile wynosi numer rundy
gutenberg-gear-order = Dobierz zlecenie
gutenberg-gear-sell-type = Sprzedaj jedną czcionkę za 3 punkty sławy albo 5 guldenów
gutenberg-gear-ink-fame = 2 punkty sławy za każde realizowane zlecenie pokolorowane tą farbą: { $ink }
gutenberg-gear-take-ink = Weź z woreczka 1 farbę: { $ink }
gutenberg-gear-trade-ink = Odłóż do woreczka 1 farbę i weź 2 dowolne (odkładana: { $ink })
gutenberg-gear-type-fame = 2 punkty sławy za każde realizowane zlecenie z czcionką { $type }
gutenberg-gear-buy-type = Kup { $type } o 3 guldeny taniej
gutenberg-gear-specialty-fame = 2 punkty sławy za każde realizowane zlecenie, w którego zdobieniu jest { $specialty }
gutenberg-gear-level = Podnieś o jeden poziom specjalizację: { $specialty }

## Characters (G7)

gutenberg-character-gutenberg = Johannes Gutenberg
gutenberg-character-gutenberg-power = Gdy wszystkie plany są odkryte, możesz przenieść jeden swój znacznik na inną akcję.
gutenberg-character-guillard = Charlotte Guillard
gutenberg-character-guillard-power = Zaczynasz z dwoma kołami zębatymi, wybranymi spośród czterech, na dwóch pierwszych osiach.
gutenberg-character-manutius = Aldo Manuzio
gutenberg-character-manutius-power = Gdy realizujesz naraz co najmniej dwa zlecenia, możesz pominąć jedną z wymaganych czcionek.
gutenberg-character-ungler = Helena Ungler
gutenberg-character-ungler-power = Zaczynasz z jedną specjalizacją na poziomie I i drugą na poziomie II oraz otrzymujesz nagrodę za poziom II.
gutenberg-character-schoffer = Peter Schöffer
gutenberg-character-schoffer-power = W każdej rundzie możesz użyć jednego ze swoich kół zębatych dwa razy. Limit trzech użyć na rundę nadal obowiązuje.
gutenberg-character-tory = Geoffroy Tory
gutenberg-character-tory-power = Na koniec każdej rundy zdobywasz 3 punkty sławy, jeśli każda twoja farba pasuje do któregoś z twoich zleceń. Brak farb też spełnia ten warunek.
gutenberg-character-plantin = Christophe Plantin
gutenberg-character-plantin-power = Raz na rundę, w swojej turze, możesz zamienić poziomy dwóch swoich specjalizacji.
gutenberg-character-caxton = William Caxton
gutenberg-character-caxton-power = Na początku każdej rundy wybierasz farbę-jokera: do końca rundy twoje farby tego koloru zastępują dowolny kolor.
gutenberg-character-fiol = Schweipolt Fiol
gutenberg-character-fiol-power = Możesz wziąć premię ze zlecenia także wtedy, gdy wykonasz tylko kolor albo tylko zdobienie.
gutenberg-character-vietor = Hieronymus Vietor
gutenberg-character-vietor-power = Na koniec gry dostajesz za guldeny dwa razy więcej punktów sławy.
