### The coach: notes in a first game and a word after each round. Every language has the same ids.

## Gutenberg: first-time notes

note-gutenberg-keep-character = Masz dwie postacie. Zatrzymaj jedną: jej zdolność służy ci przez całą grę.
note-gutenberg-draft = Wybierz kartę druku i kartę uszlachetnienia: razem, już na stałe, tworzą zlecenie. Przed pierwszą rundą wybierasz dwa zlecenia.
note-gutenberg-choose-types = Wybierz trzy czcionki potrzebne do twoich zleceń. Czcionki zostają u ciebie: druk ich nie zużywa.
note-gutenberg-reward-order = Dostajesz zlecenie: dobierz po dwie karty każdego rodzaju i zatrzymaj po jednej albo żadnej. Kolejne dwie karty kosztują 2 guldeny.
note-gutenberg-reward-choice = Przy tej nagrodzie wybór należy do ciebie. Weź to, czego brakuje jeszcze zleceniu albo mecenasowi.
note-gutenberg-plan = Rozłóż wszystkie swoje znaczniki inicjatywy na pięć akcji, najwyżej 6 na jedną. Wszyscy planują jednocześnie i w tajemnicy.
note-gutenberg-plan-order = Im więcej znaczników na akcji, tym wcześniej tam wybierasz. Bez znacznika nie wykonasz jej wcale.
note-gutenberg-gears-turned = Twoje koła zębate obróciły się o jeden sektor: to koło daje teraz coś innego. Myśl naprzód: w następnej rundzie znów się obróci.
note-gutenberg-gears-meshed = Zazębione koła obracają się w przeciwne strony: gdy pierwsze kręci się zgodnie z ruchem wskazówek zegara, drugie kręci się odwrotnie.
note-gutenberg-first-player = Znacznik pierwszego gracza przeszedł dalej, więc zmieniły się też liczby znaczników inicjatywy: im dalej jesteś w kolejności, tym więcej ich masz.
note-gutenberg-board-refilled = Na planszy leżą nowe karty i farby. Tylko kart mecenatu nigdy się nie uzupełnia.
note-gutenberg-automa = Automa zabiera ci karty sprzed nosa, ale nie punktuje. Widzisz jej znaczniki; karta planowania jeszcze kilka z nich przesunie.
note-gutenberg-free-while-planning = Już teraz, przed zatwierdzeniem planu, możesz używać kół zębatych i kupować czcionki. Wszyscy to widzą.
note-gutenberg-patrons-open = Od rundy 3 karty mecenatu stają się dostępne, kolumna po kolumnie. Każda jest na koniec warta 8 punktów sławy.
note-gutenberg-last-round = To ostatnia runda. Zlecenia, których teraz nie wydrukujesz, nic nie dadzą.
note-gutenberg-end-scores = Na koniec specjalizacja na poziomie IV daje 1 punkt sławy, na V – 3, a na VI – 6. Każda karta mecenatu daje 8, a każde 3 guldeny 1.
note-gutenberg-reveal = Plany są odkryte. Pięć akcji rozgrywa się po kolei, a w każdej zaczyna ten, kto ma tam najwięcej znaczników.
note-gutenberg-tie = Na jednej akcji masz tyle samo znaczników co ktoś inny. Przy remisie decyduje kolejność od pierwszego gracza, zgodnie z ruchem wskazówek zegara.
note-gutenberg-no-marker = Nie masz tu żadnego znacznika, więc ta akcja cię ominęła.
note-gutenberg-take-order = Weź kartę druku i kartę uszlachetnienia. Druk daje guldeny, a kolor i zdobienie – sławę.
note-gutenberg-orders-full = Wszystkie cztery pola są zajęte. Nowe zlecenie zastąpi jedno z twoich.
note-gutenberg-row-cleared = Kart zleceń, których nikt nie wziął, już nie ma. Następna runda przyniesie nowe.
note-gutenberg-take-inks = Weź od 1 do 3 farb z jednego zestawu, od lewej. Pierwsza jest za darmo, druga kosztuje 1 guldena, trzecia jeszcze 2.
note-gutenberg-ink-set-begun = Z tego zestawu ktoś już brał. Każda farba kosztuje tyle, ile wskazuje jej pole: darmowej już nie ma.
note-gutenberg-inks-return = Farby, których nikt nie wziął, wróciły do woreczka.
note-gutenberg-specialties = Wybierz kartę specjalizacji. Da ci po jednym poziomie za każdy symbol albo jeden poziom w dowolnej specjalizacji.
note-gutenberg-reward-track = Jedna z tych kart da ci poziom z nagrodą. Gdy pierwszy raz któraś z twoich specjalizacji osiąga II, IV, V lub VI, dostajesz nagrodę.
note-gutenberg-past-the-top = Specjalizacji nie podniesiesz powyżej VI: zamiast każdego kolejnego poziomu dostajesz 3 guldeny.
note-gutenberg-take-gear = Zamontuj koło zębate na pierwszej wolnej osi i wybierz, który z jego trzech sektorów jest aktywny. Nowego koła możesz od razu użyć.
note-gutenberg-turn-gear = Zamiast brać nowe koło, możesz obrócić jedno ze swoich na wybrany sektor, o ile nie było użyte w tej rundzie.
note-gutenberg-gears-full = Twoje trzy osie są zajęte. Nowe koło zastąpi jedno z nieużytych w tej rundzie.
note-gutenberg-use-gear = Oprócz swojej akcji możesz teraz użyć tego koła. Każde działa raz na rundę i liczy się tylko aktywny sektor.
note-gutenberg-patron-met = Masz wszystko, czego wymaga ten mecenas. Farby oddajesz, czcionki i poziomy zostają, a karta jest na koniec warta 8 punktów sławy.
note-gutenberg-patronage = Weź jedną z czterech nagród albo kartę mecenatu, której warunki spełniasz. Zabrana nagroda jest w tej rundzie niedostępna.
note-gutenberg-fulfil = Wybierz zlecenia, które teraz drukujesz, wszystkie w jednej partii zleceń. Możesz też zachować wszystkie i poczekać.
note-gutenberg-both-parts = To zlecenie możesz od razu i pokolorować, i ozdobić. Zyskasz wtedy także jego premię.
note-gutenberg-print-or-wait = Możesz teraz wydrukować to zlecenie, ale nie w całości. Potem zniknie, a to, co pominiesz, przepadnie: drukować czy czekać?
note-gutenberg-colour = Kolor zużywa wszystkie pokazane farby. Zdobienie nie zużywa niczego: poziomy zostają.
note-gutenberg-one-batch = W jednej partii zleceń każda czcionka służy tylko jednemu zleceniu. Zysk z jednego nie pomoże drugiemu.
note-gutenberg-gear-with-batch = Tego koła używasz razem z partią zleceń: daje 2 punkty sławy za każde zlecenie, które liczy.
note-gutenberg-after-batch = Po tej partii zleceń możesz jeszcze używać kół i kupować czcionki, ale drugiej partii w tej rundzie nie będzie.
note-gutenberg-next-type = Jednemu ze zleceń brakuje tylko czcionek, a te możesz kupić. Każda następna kosztuje o guldena więcej: czwarta 4, piąta 5.
note-gutenberg-sector-swap-ink = Ten sektor pozwala zamienić jedną z twoich farb na farbę innego koloru.
note-gutenberg-sector-swap-type = Ten sektor pozwala zamienić jedną z twoich czcionek na inną.
note-gutenberg-sector-lowest = Ten sektor daje poziom w twojej najniższej specjalizacji.
note-gutenberg-sector-round-fame = Ten sektor daje tyle sławy, ile wynosi numer rundy: im później, tym więcej.
note-gutenberg-sector-order = Ten sektor pozwala dobrać zlecenie.
note-gutenberg-sector-sell-type = Ten sektor pozwala sprzedać jedną z twoich czcionek za 3 punkty sławy albo 5 guldenów. Następna będzie wtedy tańsza.
note-gutenberg-sector-take-ink = Ten sektor pozwala wziąć z woreczka pokazaną farbę.
note-gutenberg-sector-trade-ink = Ten sektor pozwala wymienić pokazaną farbę na dwie dowolne z woreczka.
note-gutenberg-sector-buy-type = Ten sektor pozwala kupić pokazaną czcionkę o 3 guldeny taniej.
note-gutenberg-sector-level = Ten sektor daje poziom w pokazanej specjalizacji.
note-gutenberg-character-gutenberg = Twoja postać: { gutenberg-character-gutenberg }. { gutenberg-character-gutenberg-power }
note-gutenberg-character-guillard = Twoja postać: { gutenberg-character-guillard }. { gutenberg-character-guillard-power }
note-gutenberg-character-manutius = Twoja postać: { gutenberg-character-manutius }. { gutenberg-character-manutius-power }
note-gutenberg-character-ungler = Twoja postać: { gutenberg-character-ungler }. { gutenberg-character-ungler-power }
note-gutenberg-character-schoffer = Twoja postać: { gutenberg-character-schoffer }. { gutenberg-character-schoffer-power }
note-gutenberg-character-tory = Twoja postać: { gutenberg-character-tory }. { gutenberg-character-tory-power }
note-gutenberg-character-plantin = Twoja postać: { gutenberg-character-plantin }. { gutenberg-character-plantin-power }
note-gutenberg-character-caxton = Twoja postać: { gutenberg-character-caxton }. { gutenberg-character-caxton-power }
note-gutenberg-character-fiol = Twoja postać: { gutenberg-character-fiol }. { gutenberg-character-fiol-power }
note-gutenberg-character-vietor = Twoja postać: { gutenberg-character-vietor }. { gutenberg-character-vietor-power }
note-gutenberg-tie-at-the-end = Najlepsi mają tyle samo sławy. Wygrywa ten, kto ma mniej czcionek, a przy dalszym remisie ten, kto ma mniej farb.
note-gutenberg-title = Solo grasz o tytuł: od 101 punktów każda kolejna dziesiątka daje lepszy, aż po Mistrza cechu od 151.

## Gutenberg: after a round

roundword-gutenberg-fame = { $fame ->
    [one] W tej rundzie przybył ci { $fame } punkt sławy.
    [few] W tej rundzie przybyły ci { $fame } punkty sławy.
   *[many] W tej rundzie przybyło ci { $fame } punktów sławy.
}
roundword-gutenberg-patrons = { $cards ->
    [one] Masz nowego mecenasa: 8 punktów sławy na koniec.
    [few] Masz { $cards } nowych mecenasów: po 8 punktów sławy na koniec.
   *[many] Masz { $cards } nowych mecenasów: po 8 punktów sławy na koniec.
}
roundword-gutenberg-levels = { $levels ->
    [one] Twoje specjalizacje wzrosły o { $levels } poziom.
    [few] Twoje specjalizacje wzrosły łącznie o { $levels } poziomy.
   *[many] Twoje specjalizacje wzrosły łącznie o { $levels } poziomów.
}
roundword-gutenberg-types = { $types ->
    [one] Masz o { $types } czcionkę więcej: wydrukujesz więcej zleceń.
    [few] Masz o { $types } czcionki więcej: wydrukujesz więcej zleceń.
   *[many] Masz o { $types } czcionek więcej: wydrukujesz więcej zleceń.
}
roundword-gutenberg-gears = { $gears ->
    [one] Twoje nowe koło zębate pracuje dla ciebie w każdej rundzie.
    [few] Twoje { $gears } nowe koła zębate pracują dla ciebie w każdej rundzie.
   *[many] Twoje { $gears } nowych kół zębatych pracuje dla ciebie w każdej rundzie.
}
roundword-gutenberg-ahead = Prowadzisz o { $fame ->
    [one] 1 punkt
    [few] { $fame } punkty
   *[many] { $fame } punktów
} sławy, licząc punktację końcową.
roundword-gutenberg-behind = Do lidera tracisz { $fame ->
    [one] 1 punkt
    [few] { $fame } punkty
   *[many] { $fame } punktów
} sławy, licząc punktację końcową.
roundword-gutenberg-no-fame = Ta runda nie dała sławy. Poszukaj zlecenia, które pokolorujesz lub ozdobisz.
roundword-gutenberg-orders-waiting = { $orders ->
    [one] { $orders } zlecenie czeka całą rundę. Czego mu brakuje?
    [few] { $orders } zlecenia czekają całą rundę. Czego im brakuje?
   *[many] { $orders } zleceń czeka całą rundę. Czego im brakuje?
}
roundword-gutenberg-no-orders = Nie masz zleceń. W następnej rundzie połóż znaczniki na przyjmowaniu zleceń.
roundword-gutenberg-printable = { $orders ->
    [one] Masz czcionki do jednego ze swoich zleceń.
    [few] Masz czcionki do { $orders } ze swoich zleceń.
   *[many] Masz czcionki do { $orders } ze swoich zleceń.
}
roundword-gutenberg-patrons-ready = { $cards ->
    [one] Mecenas jest w zasięgu: spełniasz wszystkie warunki jego karty.
    [few] W zasięgu jest { $cards } mecenasów: spełniasz warunki każdego z nich.
   *[many] W zasięgu jest { $cards } mecenasów: spełniasz warunki każdego z nich.
}
roundword-gutenberg-many-guilders = Masz { $guilders ->
    [one] 1 guldena
    [few] { $guilders } guldeny
   *[many] { $guilders } guldenów
}. Czcionki i farby dają więcej: 3 guldeny to na koniec tylko 1 punkt sławy.
roundword-gutenberg-few-guilders = Prawie nie masz guldenów. Wydrukuj zlecenie albo weź guldeny z mecenatu.
roundword-gutenberg-many-inks = Masz { $inks ->
    [one] 1 farbę
    [few] { $inks } farby
   *[many] { $inks } farb
}. Farby dają sławę dopiero wtedy, gdy zużyjesz je na kolor zlecenia.
roundword-gutenberg-no-gears = Nie masz jeszcze koła zębatego. Zamontowane wcześnie pracuje w każdej rundzie.

## Letterpress: first-time notes

note-letterpress-draft = Zatrzymaj jedną kartę, a pozostałe podaj w lewo; tyle samo dostaniesz z prawej. W sumie zatrzymasz pięć.
note-letterpress-solo-piles = Kolejno pojawi się pięć stosów po 5, 4, 3, 2 i 1 karcie. Z każdego zatrzymaj jedną; następny zobaczysz dopiero potem.
note-letterpress-commons = Karty wspólne są dla wszystkich naraz. Zatrzymuj litery, które do nich pasują.
note-letterpress-challenges-ahead = Słowo, które spełnia wyzwanie, pozwoli je potem wziąć. Spójrz na wyzwania, zanim zatrzymasz kartę.
note-letterpress-last-word = Tylko to słowo decyduje o wygranej. Ułóż je ze swojej kolekcji i kart wspólnych.
note-letterpress-solo-last-word = Ostatnie słowo układasz tylko ze swojej kolekcji; musi być warte więcej niż cała biblioteka.
note-letterpress-several-words = Poziom trudności zmienia ostatnią rundę: na łatwym piszesz kilka słów, na trudnym niewykorzystane karty idą do biblioteki.
note-letterpress-write = Ułóż słowo ze swoich kart i kart wspólnych. Liczy się, jeśli jest na liście słów; jeśli nie, próbujesz jeszcze raz.
note-letterpress-values = Słowo jest warte tyle, ile jego karty; liczba liter nie ma znaczenia. Krótkie z cennymi literami może przebić długie.
note-letterpress-doubled = Jedna karta może oznaczać swoją literę dwa razy z rzędu, jak w słowie WANNA z jednym N. Punktuje tylko raz.
note-letterpress-qu = Karta QU oznacza Q albo QU, zależnie od twojego słowa.
note-letterpress-groups = Ta karta oznacza wszystkie swoje litery naraz, w tej kolejności. Nie można jej podzielić ani podwoić.
note-letterpress-pass-writing = Jeśli nie masz słowa, możesz spasować: bez punktów i na ostatniej pozycji, ale literę i tak weźmiesz.
note-letterpress-ranking = Kto ma najlepszy wynik, bierze pierwszy. Przy remisie liczy się najcenniejsza karta, potem dłuższe słowo.
note-letterpress-claim = Weź litery z puli do swojej kolekcji: przydadzą się do ostatniego słowa. Inni już ich nie zobaczą.
note-letterpress-challenge-met = Twoje słowo spełnia to wyzwanie: możesz je wziąć w tej samej turze.
note-letterpress-nothing-written = Nie masz słowa: jesteś na końcu i nie spełniasz wyzwań. Literę i tak weźmiesz, jeśli jakaś zostanie.
note-letterpress-library = Niewykorzystane karty leżą w bibliotece. Przy co najmniej 13 punktach karta z biblioteki trafia do twojej kolekcji; przy mniejszej liczbie jedna wraca na spód talii.
note-letterpress-rows = Połóż nowy rząd pod poprzednim. Każda karta poprzedniego rzędu, która jest warta nie więcej niż ta pod nią, trafia do twojej kolekcji.

## Letterpress: after a round

roundword-letterpress-collected = { $cards ->
    [one] { $cards } karta trafiła do twojej kolekcji.
    [few] { $cards } karty trafiły do twojej kolekcji.
   *[many] { $cards } kart trafiło do twojej kolekcji.
}
roundword-letterpress-nothing-collected = W tej rundzie nic nie trafiło do kolekcji. Lepsze słowo da więcej.
roundword-letterpress-most-cards = { $cards ->
    [one] Twoja kolekcja jest największa: { $cards } karta.
    [few] Twoja kolekcja jest największa: { $cards } karty.
   *[many] Twoja kolekcja jest największa: { $cards } kart.
}
roundword-letterpress-fewer-cards = { $cards ->
    [one] Największa kolekcja ma o { $cards } kartę więcej niż twoja.
    [few] Największa kolekcja ma o { $cards } karty więcej niż twoja.
   *[many] Największa kolekcja ma o { $cards } kart więcej niż twoja.
}
roundword-letterpress-few-vowels = W kolekcji masz mało samogłosek. Bez nich najlepsze litery nie złożą się w słowo.
roundword-letterpress-collection-points = Karty twojej kolekcji są razem warte { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Do ostatniego słowa użyjesz najlepszych.
roundword-letterpress-press = Aby przebić bibliotekę w obecnym stanie, ostatnie słowo musi dać { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
roundword-letterpress-last-round = Pora na ostatnie słowo: tylko ono decyduje o wygranej.
