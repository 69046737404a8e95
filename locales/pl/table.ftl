### The words of Gutenberg’s table. Every language has the same ids.

## The question

title-keep-character = Wybierz postać
title-starting-gears = Pierwsze koła zębate
title-starting-levels = Pierwsze poziomy
title-draft = Wybierz zlecenie
title-choose-types = Wybierz trzy czcionki
title-name-colour = Wybierz farbę dowolną
title-plan = Zaplanuj w tajemnicy
title-plan-made = Plan gotowy
title-shift-marker = Przesunąć znacznik?
title-orders = Przyjmij zlecenie
title-inks = Weź farby
title-specialties = Rozwiń specjalizacje
title-gears = Ulepsz drukarnię
title-patronage = Szukaj mecenatu
title-fulfil = Zrealizuj zlecenia
title-after = Zakończ turę
title-keep-order = Zatrzymaj zlecenie
title-gain-ink = Wybierz farbę
title-gain-level = Wybierz poziom
title-gain-type = Wybierz czcionkę
title-draw-order = Zdobywasz zlecenie
title-wait = Grają inni
aim = Drukuj, barw i zdób zlecenia za guldeny i sławę. Po sześciu rundach wygrywa najsłynniejsza drukarnia.
my-figures = Moja sława, guldeny, czcionki i farby
stage = Twój wybór
clear = Wyczyść
pass-sure = Tak, rezygnuję
pass-not = Wróć
pass-loses = Możesz tu jeszcze coś zrobić. Rezygnujesz z tury?
pass-loses-fulfil = Możesz teraz wydrukować zlecenie. Zatrzymać wszystkie?
decline-loses = Pozostałe nagrody przepadną.

## What the main button says

say-keep-character = Zatrzymaj: { $name }
say-take-order = Weź { $types } z { $inks }
say-keep-order = Zatrzymaj { $types } z { $inks }
say-take-inks = Weź { $inks } za ƒ{ $price }
say-raise = Podnieś: { $levels }
say-install = Zamontuj: { $reward }
say-turn = Obróć na: { $reward }
say-take = Weź: { $what }
say-patron = Zdobądź patrona: 8 sławy
say-patron-inks = Oddaj { $inks }: patron, 8 sławy
say-use = Użyj: { $reward }
say-swap = Wymień { $give } na { $take }
say-sell = Oddaj { $type } za { $price }
say-trade = Oddaj { $ink }, weź dwie dowolne
say-buy = Kup { $type } za ƒ{ $price }
say-name-colour = { $ink } zastępuje każdą
say-shift = Przesuń: { $from } → { $to }
say-plan = Zatwierdź { $plan }
say-replan = Zmień na { $plan }
say-fulfil = Drukuj { $types }: ƒ{ $guilders }, { $fame } sławy. { $count ->
    [one] Zlecenie znika.
   *[other] Zlecenia znikają.
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
need-sector = Wybierz ustawienie poniżej
need-instead = Wybierz koło do wymiany
need-develop = Oba symbole albo jeden dowolny
need-give-ink = Wybierz oddawaną farbę
need-take-ink = Wybierz braną farbę
need-give-type = Wybierz oddawaną czcionkę
need-take-type = Wybierz braną czcionkę
need-raise = Wybierz, co rośnie
need-price = Sława czy guldeny?
need-wild = Wybierz, co zastępują farby dowolne
need-first = Wybierz koło na oś 1
need-second = Wybierz koło na oś 2
need-first-sector = Ustaw koło na osi 1
need-second-sector = Ustaw koło na osi 2
need-one = Wybierz, co zaczyna na I
need-two = Wybierz, co zaczyna na II
need-from = Wybierz, skąd
need-to = Wybierz, dokąd
need-swap = Wybierz drugą specjalizację

## Planning and turn order

markers-on = Znaczniki: { $row }
no-marker = brak znacznika, brak tury
act-nth = działasz { $place }.
act-between = działasz { $first }.–{ $last }.
act-now = twoja kolej
acted = gotowe
surely-before = { $name } działa tu przed tobą
took-it = wzięte

## The rows

row-orders = Zlecenia
row-inks = Farby
row-specialties = Specjali­zacje
row-gears = Koła zębate
row-patronage = Mecenat
row-orders-why = karta druku i uszla­chetnienia
row-inks-why = 1–3, od lewej
row-specialties-why = jedna karta
row-gears-why = zbuduj lub obróć
row-patronage-why = nagroda lub patron
steps = Kroki rundy
step-plan = Plan
step-fulfil = Realizacja
patrons = Patroni
patrons-why = po 8 sławy, od swojej rundy
pays = daje
both-give = oba dają

## The house

house-of = { $name }: drukarnia
show-house = Pokaż drukarnię: { $name }
end-adds = +{ $fame } na koniec
buy-a-type = Kup
buy-price = za ƒ{ $price }
next-round = za rundę:
with-batch = liczy się przy realizacji
gear-used = użyte
count-it = Policz
order-pays = ƒ{ $guilders }, { $fame } sławy
order-complete = wszystko jest
lacks = brakuje: { $what }
you-lack = Brakuje ci: { $what }
advised-batch = { $orders ->
    [one] Jedno zlecenie
    [few] { $orders } zlecenia
   *[other] { $orders } zleceń
} w całości: { $fame } sławy, ƒ{ $guilders }
no-advice = Można drukować, ale część sławy przepadnie.
gear-fame = koła: +{ $fame } sławy
wild-for = Dowolne za { $inks }
now = Teraz:
round-short = Runda { $round }:

## What a sector gives, in a few words

sector-swap-ink = wymień farbę
sector-swap-type = wymień czcionkę
sector-lowest-specialty = najniższy poziom +1
sector-round-fame = sława = runda
sector-order = + zlecenie
sector-sell-type = sprzedaj czcionkę
sector-ink-fame = 2 sławy: { $ink }
sector-take-ink = + { $ink }
sector-trade-ink = { $ink } → 2 dowolne
sector-type-fame = 2 sławy za { $type }
sector-buy-type = { $type } o ƒ3 taniej
sector-specialty-fame = 2 sławy: { $specialty }
sector-level = +1 { $specialty }

## The strip

bag = Worek
piles = Talie
discards = Odrzucone
pile-printing = Karty druku
pile-refinement = Karty uszlachetnienia
pile-specialties = Karty specjalizacji
pile-gears = Koła zębate
markers-order = Znaczniki, w kolejności
fame-now = Sława
fame-at-end = { $name }: { $fame } sławy i { $more } więcej, gdyby gra się skończyła
if-it-ended = Gdyby to był koniec
you-start = Zaczynasz.
starts = Zaczyna { $name }.

## The inspector

rule-link = Zasada { $rule }
about-print = Druk wymaga { $types }. Czcionki zostają; każda służy jednemu zleceniu w rundzie.
about-pays = Daje { $pays } guldenów.
about-colour = Kolor: wydaj { $inks } za { $fame } sławy.
about-decoration = Zdobienie: { $levels } za { $fame } sławy; poziomy zostają.
about-both = Za oba zyskujesz: { $bonus }.
about-grey = żelazne; także we dwoje
about-brass = mosiężne; na trzy i cztery osoby
about-gear = Koło daje jedną nagrodę na rundę, z jasnego sektora. Co rundę obraca się o jeden sektor.
about-or-one = Albo jeden poziom dowolnej specjalizacji.
about-needs-level = Wymaga: { $specialty } { $level }; zostaje.
about-spends = Kosztuje: { $inks }.
about-needs-types = Wymaga { $types }; zostają.
about-patron = 8 sławy na koniec. Od rundy { $round }, w Mecenacie.
about-reward = Każda nagroda raz na rundę.
about-reward-order = Dobierz po dwie karty druku i uszlachetnienia, zatrzymaj po jednej.
about-reward-level = Podnieś jedną specjalizację o poziom.
about-reward-guilders = Weź trzy guldeny.
about-reward-inks = Weź dwie dowolne farby z worka.
about-row-orders = Weź kartę druku i uszlachetnienia: razem zlecenie. Najwyżej cztery.
about-row-inks = Weź od jednej do trzech farb zestawu, od lewej; każde miejsce ma cenę.
about-row-specialties = Weź kartę: poziom za każdy symbol albo jeden dowolny.
about-row-gears = Zamontuj koło w dowolnym ustawieniu albo obróć własne.
about-row-patronage = Weź wolną nagrodę albo patrona, którego warunki spełniasz.
about-type = Zlecenia wymagają czcionek. Zostają na całą grę.
about-type-price = Następna kosztuje { $price } guldenów.
about-ink = Farby barwią zlecenia i wracają do worka.
about-level = Zlecenia i patroni wymagają poziomów. Nie zużywają się.
about-track = Pierwsza na II, IV, V i VI zdobywa nagrodę nad torem.
about-level-end = Na koniec IV to 1, V 3, a VI 6 sławy.

## The legend

legend = Legenda
legend-keys = Klawisze
legend-any-ink = dowolna farba
legend-any-type = dowolna czcionka
legend-level = poziom wyżej
legend-lowest = najniższa w górę
legend-worth = Wartości
legend-fame = sława
legend-guilder = guldeny (ƒ)
legend-order = zlecenie
legend-patron = patron
legend-table = Na stole
legend-marker = znacznik inicjatywy
legend-first = pierwszy gracz
legend-gear = koło zębate
legend-round = numer rundy
legend-swap = wymiana
legend-bag = worek farb
legend-deck = talia
legend-discard = stos odrzuconych
legend-printing = karta druku
legend-refinement = karta uszlachetnienia
legend-automa = automa
key-add = dodaj znacznik
key-remove = zabierz znacznik
key-move = przechodź między wyborami
key-enter = wybierz, potem zatwierdź
key-escape = wyczyść lub zamknij
key-pass = pas
key-gear = użyj koła
key-type = kup czcionkę
key-advice = przyjmij radę
key-inspect = objaśnij zaznaczone
key-undo = cofnij
key-legend = ta legenda
sheet-details = Szczegóły pytania
