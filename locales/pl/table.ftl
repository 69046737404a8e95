### The words of Gutenberg’s table. Every language has the same ids.

## The question

title-keep-character = Wybierz postać
title-starting-gears = Wybierz początkowe koła zębate
title-starting-levels = Wybierz początkowe poziomy
title-draft = Wybierz zlecenie
title-choose-types = Wybierz trzy czcionki
title-name-colour = Wybierz farbę-jokera
title-plan = Zaplanuj w tajemnicy
title-plan-made = Plan zatwierdzony
title-shift-marker = Przenieść znacznik?
title-orders = Przyjmij zlecenie
title-inks = Weź farby
title-specialties = Rozwiń specjalizacje
title-gears = Ulepsz drukarnię
title-patronage = Mecenat
title-fulfil = Zrealizuj zlecenia
title-after = Zakończ turę
title-keep-order = Zatrzymaj zlecenie
title-gain-ink = Wybierz farbę
title-gain-level = Wybierz specjalizację
title-gain-type = Wybierz czcionkę
title-draw-order = Zdobywasz zlecenie
title-wait = Czekasz na swoją kolej
aim = Drukuj, koloruj i zdób zlecenia za guldeny i sławę. Po sześciu rundach wygrywa najsłynniejsza drukarnia.
my-figures = Moja sława, guldeny, czcionki i farby
stage = Twój wybór
clear = Wyczyść
pass-sure = Tak, pasuję
pass-not = Wróć
pass-loses = Możesz tu jeszcze coś zrobić. Spasować mimo to?
pass-loses-fulfil = Możesz teraz wydrukować co najmniej jedno zlecenie. Zatrzymać wszystkie na później?
decline-loses = Stracisz nagrody, których nie weźmiesz. Zrezygnować mimo to?

## What the main button says

say-keep-character = Zatrzymaj: { $name }
say-take-order = Weź: { $types } oraz { $inks }
say-keep-order = Zatrzymaj: { $types } oraz { $inks }
say-take-inks = Weź za ƒ{ $price }: { $inks }
say-raise = Podnieś: { $levels }
say-install = Zamontuj: { $reward }
say-turn = Obróć na: { $reward }
say-take = Weź: { $what }
say-patron = Weź kartę mecenatu: 8 sławy
say-patron-inks = Oddaj za kartę mecenatu: { $inks } (8 sławy)
say-use = Użyj: { $reward }
say-swap = Wymień: { $give } → { $take }
say-sell = Sprzedaj { $type } za { $price }
say-trade = Wymień: { $ink } → dwie dowolne
say-buy = Kup { $type } za ƒ{ $price }
say-name-colour = Farba-joker: { $ink }
say-shift = Przenieś: { $from } → { $to }
say-plan = Zatwierdź: { $plan }
say-replan = Zmień na: { $plan }
say-fulfil = Drukuj { $types }: ƒ{ $guilders }, { $fame } sławy. { $count ->
    [one] Zlecenie zostanie odrzucone.
   *[other] Zlecenia zostaną odrzucone.
}

## What is still missing

need-choice = Wybierz coś
need-markers = Połóż jeszcze { $left ->
    [one] 1 znacznik
    [few] { $left } znaczniki
   *[other] { $left } znaczników
}
need-types = Wybierz jeszcze { $left ->
    [one] 1 czcionkę
    [few] { $left } czcionki
   *[other] { $left } czcionek
}
need-printing = Wybierz też kartę druku
need-refinement = Wybierz też kartę uszlachetnienia
need-slot = Wybierz zlecenie do odrzucenia
need-sector = Wybierz aktywny sektor
need-instead = Wybierz koło zębate do zastąpienia
need-develop = Oba symbole czy jeden poziom?
need-give-ink = Wybierz farbę, którą oddajesz
need-take-ink = Wybierz farbę, którą bierzesz
need-give-type = Wybierz czcionkę, którą oddajesz
need-take-type = Wybierz czcionkę, którą bierzesz
need-raise = Wybierz specjalizację
need-price = Sława czy guldeny?
need-wild = Wybierz, co zastępują farby-jokery
need-first = Wybierz koło zębate na oś 1
need-second = Wybierz koło zębate na oś 2
need-first-sector = Wybierz aktywny sektor na osi 1
need-second-sector = Wybierz aktywny sektor na osi 2
need-one = Wybierz, co zacznie na poziomie I
need-two = Wybierz, co zacznie na poziomie II
need-from = Wybierz akcję, z której zabierasz znacznik
need-to = Wybierz akcję, na którą go przenosisz
need-swap = Wybierz drugą specjalizację

## Planning and turn order

markers-on = Znaczniki: { $row }
no-marker = bez znacznika nie ma tury
act-nth = grasz jako { $place }.
act-between = grasz jako { $first }.–{ $last }.
act-now = twoja kolej
acted = wykonano
surely-before = { $name } gra tu przed tobą
took-it = zabrane

## The rows

row-orders = Zlecenia
row-inks = Farby
row-specialties = Specjali­zacje
row-gears = Koła zębate
row-patronage = Mecenat
row-orders-why = karta druku i uszla­chetnienia
row-inks-why = 1–3, od lewej
row-specialties-why = jedna karta
row-gears-why = zamontuj lub obróć
row-patronage-why = nagroda lub karta mecenatu
steps = Kroki rundy
step-plan = Plan
step-fulfil = Realizacja
patrons = Mecenasi
patrons-why = po 8 sławy, każdy od swojej rundy
pays = daje
both-give = za oba

## The house

house-of = Drukarnia: { $name }
show-house = Pokaż drukarnię: { $name }
end-adds = +{ $fame } na koniec
buy-a-type = Kup czcionkę
buy-price = za ƒ{ $price }
next-round = następna runda:
with-batch = liczy się przy realizacji
gear-used = użyte
count-it = Uwzględnij
order-pays = ƒ{ $guilders }, { $fame } sławy
order-complete = niczego nie brakuje
lacks = brakuje: { $what }
you-lack = Brakuje ci: { $what }
advised-batch = Najlepszy zysk: { $orders ->
    [one] 1 zlecenie
    [few] { $orders } zlecenia
   *[other] { $orders } zleceń
}, { $fame } sławy, ƒ{ $guilders }
no-advice = Możesz drukować, ale stracisz część sławy.
gear-fame = koła zębate: +{ $fame } sławy
wild-for = Farby-jokery zastępują: { $inks }
now = Teraz:
round-short = Runda { $round }:

## What a sector gives, in a few words

sector-swap-ink = wymień farbę
sector-swap-type = wymień czcionkę
sector-lowest-specialty = najniższy poziom +1
sector-round-fame = sława = numer rundy
sector-order = +1 zlecenie
sector-sell-type = sprzedaj czcionkę
sector-ink-fame = 2 sławy za farbę: { $ink }
sector-take-ink = +1 { $ink }
sector-trade-ink = { $ink } → 2 dowolne farby
sector-type-fame = 2 sławy za { $type }
sector-buy-type = { $type } o ƒ3 taniej
sector-specialty-fame = 2 sławy za zdobienie: { $specialty }
sector-level = +1 { $specialty }

## The strip

bag = Woreczek
piles = Talie
discards = Stosy kart odrzuconych
pile-printing = Karty druku
pile-refinement = Karty uszlachetnienia
pile-specialties = Karty specjalizacji
pile-gears = Koła zębate
markers-order = Znaczniki, w kolejności graczy
fame-now = Sława
fame-at-end = { $name }: { $fame } sławy plus { $more }, gdyby gra skończyła się teraz
tie-on-fame = Przy równej sławie wyżej jest ten, kto ma mniej czcionek, a przy dalszym remisie ten, kto ma mniej farb.
if-it-ended = Gdyby gra skończyła się teraz
you-start = Zaczynasz.
starts = Zaczyna { $name }.

## The inspector

rule-link = Zasada { $rule }
about-print = Do druku potrzeba czcionek { $types }. Zostają u ciebie, ale każda służy tylko jednemu zleceniu na rundę.
about-pays = Daje { $pays ->
    [one] 1 guldena
    [few] { $pays } guldeny
   *[other] { $pays } guldenów
}.
about-colour = Kolor ({ $inks }): { $fame } sławy; farby wracają do woreczka.
about-decoration = Zdobienie ({ $levels }): { $fame } sławy; poziomy zostają.
about-both = Za jedno i drugie dostajesz: { $bonus }.
about-grey = żelazo: w każdej grze
about-brass = mosiądz: tylko przy 3–4 graczach
about-gear = Raz na rundę koło zębate daje nagrodę z aktywnego sektora. Co rundę obraca się o jeden sektor.
about-or-one = Albo jeden poziom w dowolnej specjalizacji.
about-needs-level = Wymaga: { $specialty } { $level }; poziom zostaje.
about-spends = Kosztuje: { $inks }.
about-needs-types = Wymaga czcionek { $types }; zostają u ciebie.
about-patron = 8 punktów sławy na koniec gry. Dostępna od rundy { $round }, w akcji Mecenat.
about-reward = Każdą nagrodę można wziąć raz na rundę.
about-reward-order = Dobierz dwie karty druku i dwie karty uszlachetnienia i zatrzymaj po jednej.
about-reward-level = Podnieś jedną specjalizację o poziom.
about-reward-guilders = Weź trzy guldeny.
about-reward-inks = Weź dwie dowolne farby z woreczka.
about-row-orders = Weź kartę druku i kartę uszlachetnienia: razem tworzą zlecenie. Możesz mieć najwyżej cztery.
about-row-inks = Weź od jednej do trzech farb z zestawu, od lewej; każde pole ma swoją cenę.
about-row-specialties = Weź kartę. Da ci po jednym poziomie za każdy symbol albo jeden poziom w dowolnej specjalizacji.
about-row-gears = Zamontuj koło zębate z dowolnym aktywnym sektorem albo obróć jedno ze swoich.
about-row-patronage = Weź jedną z nagród pozostałych w tej rundzie albo kartę mecenatu, której warunki spełniasz.
about-type = Zlecenia wymagają czcionek. Zostają u ciebie przez całą grę.
about-type-price = Następna kosztuje { $price ->
    [one] 1 guldena
    [few] { $price } guldeny
   *[other] { $price } guldenów
}.
about-ink = Farbami kolorujesz zlecenia; wracają potem do woreczka.
about-fame = Na koniec wygrywa gracz z największą liczbą punktów sławy.
about-guilders = Guldenami płacisz za farby i czcionki. Na koniec każde pełne { $count } guldeny są warte 1 punkt sławy.
about-level = Zlecenia i karty mecenatu wymagają poziomów. Zdobytych poziomów nigdy nie tracisz.
about-track = Gdy pierwsza z twoich specjalizacji osiąga II, IV, V lub VI, dostajesz nagrodę pokazaną nad tym poziomem.
about-level-end = Na koniec gry poziom IV jest wart 1 punkt sławy, V – 3, a VI – 6.

## The legend

legend = Legenda
legend-keys = Klawisze
legend-any-ink = dowolna farba
legend-any-type = dowolna czcionka
legend-level = jeden poziom
legend-lowest = najniższa specjalizacja +1
legend-worth = Zyski
legend-fame = sława
legend-guilder = guldeny (ƒ)
legend-order = zlecenie
legend-patron = mecenas
legend-table = Na stole
legend-marker = znacznik inicjatywy
legend-first = pierwszy gracz
legend-gear = koło zębate
legend-round = numer rundy
legend-swap = wymiana
legend-bag = woreczek z farbami
legend-deck = talia
legend-discard = stos kart odrzuconych
legend-printing = karta druku
legend-refinement = karta uszlachetnienia
legend-automa = automa
key-add = dodaj znacznik
key-remove = usuń znacznik
key-move = przechodź między opcjami
key-enter = wybierz, potem zatwierdź
key-escape = wyczyść lub zamknij
key-pass = spasuj
key-gear = użyj koła zębatego
key-type = kup czcionkę
key-advice = skorzystaj z rady
key-inspect = objaśnij zaznaczone
key-undo = cofnij
key-legend = ta legenda
sheet-details = Szczegóły decyzji

## Cel każdego pytania, jego początek i to, co da wybór

aim-keep-character = Cel: najwięcej sławy na końcu. Weź zdolność, na której chcesz oprzeć grę.
aim-starting-gears = Cel: nagrody, z których często skorzystasz. Co rundę każde koło obraca się o jeden sektor.
aim-starting-levels = Cel: poziomy, których będą wymagać pierwsze zlecenia.
aim-draft = Cel: sława. Dają ją kolor i zdobienie; szukaj dwóch kart, które razem wymagają niewiele.
aim-choose-types = Cel: wkrótce wydrukować zlecenie. Czcionki się nie zużywają.
aim-name-colour = Cel: kolor, którego masz najwięcej, a najmniej potrzebujesz.
aim-plan = Cel: wyprzedzić innych tam, gdzie chcą tego samego co ty.
aim-shift-marker = Cel: wcześniejsza tura tam, gdzie to ważne, albo tura w akcji, w której nie masz żadnej.
aim-orders = Cel: zlecenie, które wkrótce wydrukujesz, pokolorujesz i ozdobisz.
aim-inks = Cel: farby, których brakuje zleceniom; mają czerwoną ramkę.
aim-specialties = Cel: poziomy, których brakuje zleceniom. Po drodze dają nagrody, na końcu sławę.
aim-gears = Cel: nagroda, z której skorzystasz wiele razy.
aim-patronage = Cel: mecenas, wart { $fame } sławy na końcu, albo nagroda, która pomoże od razu.
aim-fulfil = Cel: drukować to, co przynosi pełny zysk. Zatrzymane zlecenie może później dać więcej.
aim-after = Cel: wykorzystać to, co inaczej przepadnie. Między rundami koła się obracają.
aim-keep-order = Cel: zlecenie pasujące do tego, co masz.
aim-gain-ink = Cel: farba, której brakuje zleceniom; ma czerwoną ramkę.
aim-gain-level = Cel: specjalizacja, której brakuje zleceniom; ma czerwoną ramkę.
aim-gain-type = Cel: czcionka, której brakuje zleceniom; ma czerwoną ramkę.
aim-draw-order = Cel: więcej zleceń do wyboru. Drukarnia mieści cztery.
begin-keep-character = Wybierz postać
begin-starting-gears = Wybierz koło na oś 1
begin-starting-levels = Wybierz dwie specjalizacje
begin-draft = Wybierz kartę każdego rodzaju
begin-name-colour = Wybierz farbę
begin-shift-marker = Wybierz znacznik albo spasuj
begin-orders = Wybierz kartę każdego rodzaju
begin-inks = Wybierz farby z zestawu
begin-specialties = Wybierz kartę
begin-gears = Wybierz koło
begin-patronage = Wybierz nagrodę lub mecenasa
begin-fulfil = Wybierz, co drukujesz
begin-after = Użyj koła lub zakończ turę
begin-keep-order = Wybierz kartę każdego rodzaju
begin-gain-ink = Wybierz farbę
begin-gain-level = Wybierz specjalizację
begin-gain-type = Wybierz czcionkę
begin-draw-order = Dobierz karty zleceń
begin-none = Pozostaje tylko spasować
then-keep = Zostanie ci ƒ{ $guilders }
then-fame = { $fame } sławy od razu
then-end = { $fame } sławy więcej na koniec
then-end-less = { $fame } sławy mniej na koniec
then-lacks = Brakuje jeszcze: { $what }
then-complete = Od razu możesz je wydrukować, pokolorować i ozdobić
then-inks = Potem wybierz { $count ->
    [one] farbę
    [few] { $count } farby
   *[other] { $count } farb
}
then-levels = Potem wybierz { $count ->
    [one] poziom
    [few] { $count } poziomy
   *[other] { $count } poziomów
}
then-types = Potem wybierz { $count ->
    [one] czcionkę
    [few] { $count } czcionki
   *[other] { $count } czcionek
}
then-orders = Potem dobierz karty zleceń
then-drawn = Karty zostaną dobrane: tego nie można cofnąć
then-gear = Następna runda: { $next }; potem: { $later }
then-can-print = Potem możesz wydrukować { $order }
then-can-colour = Potem możesz pokolorować { $order }
then-can-decoration = Potem możesz ozdobić { $order }
then-still = { $order } – brakuje jeszcze: { $what }
then-unasked = Żadne z twoich zleceń tego nie wymaga
then-first = Pewne pierwszeństwo: { $rows }
then-no-turn = Bez tury: { $rows }
then-every-turn = Tura w każdej akcji
then-unused = Jeszcze niewykorzystane: { $rewards }
then-none-unused = Żadnego koła nie można już użyć
order-then = wtedy ƒ{ $guilders }, { $fame } sławy
pick-instead = Koło do zastąpienia:
pick-slot = Zlecenie do odrzucenia:
no-marker-left = Wszystkie znaczniki są rozłożone: najpierw zdejmij jeden.
