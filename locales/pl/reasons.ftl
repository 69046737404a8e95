### Why an action is good, and where to look: facts of the rules as sentences. Every language has the same ids.

## Reasons in the printing-house game

reason-gutenberg-as-good = Równie dobre: różnica mieści się w granicach błędu.
reason-gutenberg-better-chance = Twoja szansa na wygraną rośnie o { $percent ->
    [one] 1 punkt procentowy
    [few] { $percent } punkty procentowe
   *[other] { $percent } punktów procentowych
}.
reason-gutenberg-better-score = Średnio kończysz grę z wynikiem wyższym o { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} sławy.
reason-gutenberg-more-fame = Od razu daje o { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
} więcej.
reason-gutenberg-more-guilders = Zostaje ci o { $guilders ->
    [one] 1 guldena
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenów
} więcej.
reason-gutenberg-sooner = W akcji „{ $row }” grasz wcześniej, nawet w najgorszym wypadku.
reason-gutenberg-fulfils = Realizujesz { $orders ->
    [one] 1 zlecenie
    [few] { $orders } zlecenia
   *[other] { $orders } zleceń
} i dostajesz { $guilders ->
    [one] 1 guldena
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenów
} oraz { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
}.
reason-gutenberg-earns-bonus = Kolor i zdobienie razem dają premię ze zlecenia { $slot }.
reason-gutenberg-gains-fame = Od razu zdobywasz { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
}.
reason-gutenberg-gains-guilders = Od razu dostajesz { $guilders ->
    [one] 1 guldena
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenów
}.
reason-gutenberg-gains-inks = Do twoich farb dochodzi: { $inks }.
reason-gutenberg-gains-types = Do twoich czcionek dochodzi: { $types }.
reason-gutenberg-gains-levels = Osiągasz: { $levels }.
reason-gutenberg-track-reward = Po raz pierwszy osiągasz poziom { ROMAN($level) } i bierzesz nagrodę z toru nagród.
reason-gutenberg-new-order = Nowe zlecenie zrealizowane w całości daje { $guilders ->
    [one] 1 guldena
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenów
} i { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
}.
reason-gutenberg-patron-fame = Karta mecenatu jest warta { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
} na koniec gry.
reason-gutenberg-end-fame = Wyższy poziom daje na koniec gry o { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
} więcej.
reason-gutenberg-gear-rounds = Koła zębatego można użyć { $rounds ->
    [one] już tylko raz: to ostatnia runda
    [few] raz na rundę, jeszcze przez { $rounds } rundy
   *[other] raz na rundę, jeszcze przez { $rounds } rund
}.
reason-gutenberg-gear-serves = Koło zębate daje { $fame ->
    [one] 1 punkt
    [few] { $fame } punkty
   *[other] { $fame } punktów
} sławy za każde zlecenie, które liczy, a masz { $orders ->
    [one] 1 takie zlecenie
    [few] { $orders } takie zlecenia
   *[other] { $orders } takich zleceń
}.
reason-gutenberg-order-ready = Zlecenie { $slot } ma wtedy wszystko: czcionki, farby i specjalizacje.
reason-gutenberg-order-prints = Masz wtedy wszystkie czcionki do druku zlecenia { $slot }.
reason-gutenberg-order-colours = Masz wtedy wszystkie farby na kolor zlecenia { $slot }.
reason-gutenberg-order-decorates = Twoje specjalizacje wystarczą wtedy, by ozdobić zlecenie { $slot }.
reason-gutenberg-meets-patron = Spełniasz wtedy warunki karty mecenatu dostępnej od rundy { $round }.
reason-gutenberg-denies-inks = { $seat } gra w tej akcji po tobie i potrzebuje tych farb do zlecenia: { $inks }. Na planszy już ich wtedy nie będzie.
reason-gutenberg-denies-order = { $seat } gra w tej akcji po tobie i ma już czcionki do tej karty druku.
reason-gutenberg-denies-patron = { $seat } gra w tej akcji po tobie i może wziąć tę kartę mecenatu.
reason-gutenberg-pays = To kosztuje { $guilders ->
    [one] 1 guldena
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenów
}.
reason-gutenberg-dearer-type = Następna czcionka będzie kosztować { $price ->
    [one] 1 guldena
    [few] { $price } guldeny
   *[other] { $price } guldenów
}.
reason-gutenberg-spends-inks = Zużywa farby potrzebne na kolor zlecenia { $slot }.
reason-gutenberg-order-cut = Zlecenie { $slot } potem znika, a z nim { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
}.
reason-gutenberg-discards-order = W zamian odrzucasz zlecenie { $slot }.
reason-gutenberg-order-waits = Zlecenie { $slot } może poczekać: zrealizowane w całości daje o { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
} więcej.
reason-gutenberg-last-chance = To ostatnia runda: zatrzymane zlecenia nic nie dadzą.
reason-gutenberg-acts-first = W akcji „{ $row }” nikt cię nie wyprzedzi.
reason-gutenberg-acts-first-unless = W akcji „{ $row }” trzeba co najmniej { $markers ->
    [one] 1 znacznika
   *[other] { $markers } znaczników
} inicjatywy, by cię wyprzedzić.
reason-gutenberg-wins-ties = Jako pierwszy gracz wygrywasz każdy remis.
reason-gutenberg-needs-inks = Twoim zleceniom brakuje jeszcze farb: { $inks }.
reason-gutenberg-needs-levels = Twoim zleceniom brakuje jeszcze poziomów: { $levels }.
reason-gutenberg-only-card = Tylko jedna karta specjalizacji pokazuje oba poziomy, których brakuje zleceniu { $slot } ({ $levels }), a ktoś może wziąć ją przed tobą.
reason-gutenberg-free-slots = Masz { $slots ->
    [one] 1 wolne pole
    [few] { $slots } wolne pola
   *[other] { $slots } wolnych pól
} na nowe zlecenia.
reason-gutenberg-patron-waits = Spełniasz już warunki karty mecenatu, którą można teraz wziąć.
reason-gutenberg-no-turn = Bez znacznika nie masz tury: { $rows }.

## Reasons in the word game

reason-letterpress-as-good = Równie dobre: różnica mieści się w granicach błędu.
reason-letterpress-better-chance = Twoja szansa na wygraną rośnie o { $percent ->
    [one] 1 punkt procentowy
    [few] { $percent } punkty procentowe
   *[other] { $percent } punktów procentowych
}.
reason-letterpress-better-score = Średnio daje to wynik wyższy o { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
reason-letterpress-more-points = Słowo daje o { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} więcej.
reason-letterpress-scores = Słowo daje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
reason-letterpress-meets-challenge = Spełnia wyzwanie „{ $challenges }”.
reason-letterpress-opens-library = Przy takim wyniku karta z biblioteki trafia do twojej kolekcji.
reason-letterpress-feeds-library = Pozostałe karty podnoszą wartość biblioteki o { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
reason-letterpress-makes-word = Z kartami wspólnymi i zatrzymanymi daje już słowo { $word } za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
reason-letterpress-collects = Twoja kolekcja zyskuje karty warte { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
reason-letterpress-draws-cards = Za wyzwanie dobierasz w tajemnicy { $count ->
    [one] kartę litery
    [few] { $count } karty liter
   *[other] { $count } kart liter
}.
reason-letterpress-last-word-grows = Najlepsze słowo z twojej kolekcji da { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} zamiast { $before }.
reason-letterpress-library-loses = Wartość biblioteki spada o { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.

## Nudges in the printing-house game

nudge-gutenberg-plan = Czego najbardziej potrzebujesz w tej rundzie? Spójrz najpierw na „{ $row }”.
nudge-gutenberg-shift-marker = Sprawdź kolejność w każdej akcji. Czy w którejś z nich jedna pozycja wyżej wiele zmieni?
nudge-gutenberg-orders = Spójrz na karty zleceń. Które pasują do twoich czcionek?
nudge-gutenberg-inks = Spójrz na zestawy farb. Jakich kolorów brakuje twoim zleceniom i ile kosztują?
nudge-gutenberg-specialties = Spójrz na karty specjalizacji. Jakich poziomów wymagają twoje zlecenia albo karta mecenatu?
nudge-gutenberg-gears = Spójrz na koła zębate. Które sektory przydadzą ci się teraz i w następnych rundach?
nudge-gutenberg-patronage = Spójrz na nagrody mecenatu. Czego brakuje twojej drukarni?
nudge-gutenberg-patrons = Spójrz na karty mecenatu. Porównaj ich wymagania z tym, co masz.
nudge-gutenberg-fulfil = Spójrz na swoje zlecenia. Które są gotowe, a które powinny poczekać?
nudge-gutenberg-use-gear = Spójrz na swoje koła zębate. Czy aktywny sektor coś ci teraz daje?
nudge-gutenberg-turn-gear = Spójrz na swoje koła zębate. Czy inny sektor nie przydałby się bardziej?
nudge-gutenberg-buy-type = Spójrz na swoje czcionki. Której brakuje do twoich zleceń?
nudge-gutenberg-gain-ink = Spójrz na swoje zlecenia. Jakiego koloru najbardziej im brakuje?
nudge-gutenberg-gain-level = Spójrz na swoje specjalizacje. Który poziom pozwoli ozdobić zlecenie, wziąć kartę mecenatu albo zdobyć nagrodę?
nudge-gutenberg-gain-type = Spójrz na swoje czcionki. Której brakuje do twoich zleceń?
nudge-gutenberg-keep-order = Spójrz na dobrane karty. Czy jakaś para dobrze pasuje do twoich czcionek i farb?
nudge-gutenberg-draft = Szukaj dwóch kart zleceń, które do siebie pasują: mało czcionek do druku, dużo sławy.
nudge-gutenberg-choose = Porównaj, co każdy wybór da ci przez wszystkie sześć rund.

## Nudges in the word game

nudge-letterpress-length = Jest dobre słowo, które ma { $length ->
    [one] 1 literę
    [few] { $length } litery
   *[other] { $length } liter
}.
nudge-letterpress-begins = Jest dobre słowo na literę { $letter }.
nudge-letterpress-good-word = Dobre słowo: { $word }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
nudge-letterpress-best-word = Najlepsze słowo: { $word }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
nudge-letterpress-no-word = Z twoich kart nie da się ułożyć słowa. Możesz spasować.
nudge-letterpress-draft = Spójrz na karty na ręce. Która najlepiej łączy się z kartami wspólnymi?
nudge-letterpress-claim = Spójrz na pulę. Które litery najbardziej przydadzą się do ostatniego słowa?
nudge-letterpress-lay = Wypróbuj różne pozycje rzędu. Która daje najlepsze karty na ostatnie słowo?
nudge-letterpress-library = Spójrz na bibliotekę. Która karta jest najważniejsza dla ostatniego słowa?
