### What happens in the printing-house game, and why something is refused. Every language has the same ids.

## Events

gutenberg-event-character-kept = { $seat } zatrzymuje w tajemnicy postać: { $character }.
gutenberg-event-character-chosen = { $seat } wybiera postać.
gutenberg-event-characters-revealed = Gracze odkrywają postacie. { $characters }.
gutenberg-event-gears-drawn = { $seat } dobiera cztery koła zębate do wyboru: { $gears }.
gutenberg-event-gear-discarded = { $seat } odrzuca koło zębate: { $gear }.
gutenberg-event-gear-installed = { $seat } montuje koło zębate na osi { $axle }: { $gear }.
gutenberg-event-gear-rotated = { $seat } obraca koło zębate na osi { $axle }: { $gear }.
gutenberg-event-order-drafted = { $seat } wybiera zlecenie: { $printing } oraz { $refinement }.
gutenberg-event-types-chosen = { $seat } bierze czcionki { $types }.
gutenberg-event-round-began = Zaczyna się runda { $round }. Pierwszy gracz: { $first }.
gutenberg-event-gears-turned = Wszystkie koła zębate obracają się o jeden sektor.
gutenberg-event-colour-named = { $seat } wybiera farbę-jokera: { $ink } zastępuje w tej rundzie dowolny kolor.
gutenberg-event-planned = { $seat } planuje w tajemnicy: { $markers }.
gutenberg-event-plan-made = { $seat } ma gotowy plan.
gutenberg-event-plans-revealed = Gracze odkrywają plany. { $plans }.
gutenberg-event-automa-planned = Automa rozpatruje swoją kartę planowania ({ $card }). Jej znaczniki: { $markers }.
gutenberg-event-marker-shifted = { $seat } przenosi znacznik inicjatywy: „{ $from }” → „{ $to }”.
gutenberg-event-row-began = { $row }. Kolejność: { $order }.
gutenberg-event-passed = { $seat } pasuje.
gutenberg-event-order-taken = { $seat } przyjmuje zlecenie: { $printing } oraz { $refinement }.
gutenberg-event-order-discarded = { $seat } odrzuca zlecenie: { $printing } oraz { $refinement }.
gutenberg-event-order-cards-drawn = { $seat } dobiera karty zleceń. Druk: { $printing }. Uszlachetnienie: { $refinement }.
gutenberg-event-inks-taken = { $seat } pobiera farby: { $inks }.
gutenberg-event-specialty-card-taken = { $seat } bierze kartę specjalizacji: { $card }.
gutenberg-event-levels-swapped = { $seat } zamienia poziomy specjalizacji: { $one } i { $other }.
gutenberg-event-patronage-reward-taken = { $seat } bierze nagrodę mecenatu: { $reward }.
gutenberg-event-patronage-card-taken = { $seat } bierze kartę mecenatu: { $card }.
gutenberg-event-order-fulfilled = { $seat } realizuje zlecenie: { $printing } oraz { $refinement } ({ $colour ->
    [true] { $decoration ->
        [true] z kolorem i zdobieniem
       *[other] z kolorem, bez zdobienia
    }
   *[other] { $decoration ->
        [true] ze zdobieniem, bez koloru
       *[other] tylko druk
    }
}).
gutenberg-event-rewards-declined = { $seat } rezygnuje z pozostałych nagród.
gutenberg-event-gear-used = { $seat } używa koła zębatego: { $gear }.
gutenberg-event-type-sold = { $seat } sprzedaje czcionkę { $type } za { $price }.
gutenberg-event-fame-gained = { $seat } zdobywa { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
} ({ $source }).
gutenberg-event-guilders-gained = { $seat } dostaje { $guilders ->
    [one] 1 guldena
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenów
} ({ $source }).
gutenberg-event-guilders-paid = { $seat } płaci { $guilders ->
    [one] 1 guldena
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenów
}.
gutenberg-event-ink-gained = { $seat } dostaje farbę: { $ink }.
gutenberg-event-inks-returned = { $seat } odkłada do woreczka: { $inks }.
gutenberg-event-type-gained = { $seat } dostaje czcionkę { $type }.
gutenberg-event-type-lost = { $seat } oddaje czcionkę { $type }.
gutenberg-event-level-reached = { $seat } osiąga poziom { ROMAN($level) }: { $specialty }.
gutenberg-event-track-reward = { $seat } dostaje nagrodę za poziom { ROMAN($level) } na torze nagród.
gutenberg-event-automa-took-order-cards = Automa usuwa karty zleceń. Druk: { $printing ->
    [none] brak
   *[other] { $printing }
}. Uszlachetnienie: { $refinement ->
    [none] brak
   *[other] { $refinement }
}.
gutenberg-event-automa-took-inks = Automa opróżnia zestaw farb { $set }: { $inks }.
gutenberg-event-automa-took-specialty-card = Automa usuwa kartę specjalizacji: { $card }.
gutenberg-event-automa-took-gear = Automa usuwa koło zębate: { $gear }.
gutenberg-event-automa-took-patronage-card = Automa usuwa kartę mecenatu: { $card }.
gutenberg-event-automa-took-patronage-reward = Automa blokuje nagrodę mecenatu: { $reward }.
gutenberg-event-automa-found-nothing = Automa nie ma czego wziąć: { $row }.
gutenberg-event-board-refilled = Plansza główna zostaje uzupełniona.
gutenberg-event-first-player-passed = Znacznik pierwszego gracza przechodzi dalej: { $from } → { $to }.
gutenberg-event-game-ended = Koniec gry. { $scores }. Wygrywa: { $winners }.
# A part of an order in the log: “blue, silver for 5 fame”.
gutenberg-part = { $what } za { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
}

## Rewards of patronage

gutenberg-reward-order = zlecenie
gutenberg-reward-level = jeden poziom
gutenberg-reward-guilders = 3 guldeny
gutenberg-reward-inks = 2 farby

## What fame and guilders come from

gutenberg-source-printing = druk
gutenberg-source-colour = kolor
gutenberg-source-decoration = zdobienie
gutenberg-source-bonus = premia
gutenberg-source-gear = koło zębate
gutenberg-source-patronage = mecenat
gutenberg-source-mastery = poziom powyżej VI
gutenberg-source-character = postać
gutenberg-source-specialties = specjalizacje na koniec gry
gutenberg-source-patronage-cards = karty mecenatu na koniec gry
gutenberg-source-guilders = guldeny na koniec gry

## What a type is sold for

gutenberg-price-fame = 3 punkty sławy
gutenberg-price-guilders = 5 guldenów

## Refusals: what is missing, and what to do

gutenberg-refusal-game-over = Gra się skończyła: żadna akcja nie jest już możliwa.
gutenberg-refusal-no-such-seat = Przy tym stole nie ma takiego miejsca. { $people ->
    [one] Gra tu 1 gracz.
   *[other] Gra tu { $people } graczy.
}
gutenberg-refusal-automas-seat = To miejsce automy, która o niczym nie decyduje: wybierz miejsce gracza.
gutenberg-refusal-not-your-turn = To nie twoja kolej. Czekamy na: { $actor }.
gutenberg-refusal-not-now = W tym kroku nie można tego zrobić. Wybierz coś, co jest teraz dostępne.
gutenberg-refusal-rewards-first = Masz jeszcze nagrody do wzięcia. Najpierw je weź albo z nich zrezygnuj.
gutenberg-refusal-drawn-cards-first = Dobrane karty zleceń czekają na decyzję. Najpierw zatrzymaj zlecenie albo zrezygnuj.
gutenberg-refusal-already-acted = Akcja w tej turze jest już wykonana. Możesz jeszcze użyć kół zębatych i kupić czcionki albo zakończyć turę.
gutenberg-refusal-not-dealt = { $character } nie jest jedną z twoich postaci. Zatrzymaj jedną z dwóch, które masz.
gutenberg-refusal-not-offered = Tego koła zębatego nie ma wśród czterech dobranych. Wybierz dwa z nich.
gutenberg-refusal-same-gear = To samo koło zębate wybrano dwa razy. Wybierz dwa różne.
gutenberg-refusal-same-specialty = Tę samą specjalizację wybrano dwa razy. Wybierz dwie różne.
gutenberg-refusal-no-such-sector = Koło zębate ma tylko trzy sektory. Wybierz jeden z nich.
gutenberg-refusal-not-there = Ta karta nie jest dostępna. Wybierz inną.
gutenberg-refusal-three-types = Wybrano { $chosen ->
    [one] 1 czcionkę
    [few] { $chosen } czcionki
   *[other] { $chosen } czcionek
}. Wybierz dokładnie trzy; tę samą wolno wziąć kilka razy.
gutenberg-refusal-all-markers = Rozłożone znaczniki inicjatywy: { $placed } z { $have }. Rozłóż dokładnie tyle, ile masz.
gutenberg-refusal-row-full = Na akcji „{ $row }” może leżeć najwyżej 6 twoich znaczników. Połóż resztę gdzie indziej.
gutenberg-refusal-no-marker = Na akcji „{ $row }” nie masz znacznika. Przenieś go z innej akcji.
gutenberg-refusal-same-row = Znacznik zostałby na swoim miejscu. Przenieś go na inną akcję albo spasuj.
gutenberg-refusal-plan-made = Plan jest już gotowy. Kół zębatych możesz użyć, a czcionki kupić przed planowaniem albo w swojej turze.
gutenberg-refusal-other-chooses = { $actor } wybiera nagrodę. Możesz dalej planować, ale z kołami zębatymi i kupowaniem czcionek poczekaj chwilę.
gutenberg-refusal-slots-full = Masz już 4 zlecenia. Wybierz jedno do odrzucenia.
gutenberg-refusal-no-need-to-discard = Masz jeszcze wolne pole zleceń, więc nie trzeba niczego odrzucać.
gutenberg-refusal-empty-slot = Na tym polu nie ma zlecenia. Wybierz pole ze zleceniem.
gutenberg-refusal-no-such-ink-set = Nie ma takiego zestawu farb. Zestawy w grze: { $sets }. Wybierz jeden z nich.
gutenberg-refusal-inks-left = { $left ->
    [0] Ten zestaw jest pusty. Wybierz inny.
    [one] W tym zestawie została tylko 1 farba. Weź ją albo wybierz inny zestaw.
    [few] W tym zestawie zostały tylko { $left } farby. Weź najwyżej { $left } albo wybierz inny zestaw.
   *[other] W tym zestawie zostało tylko { $left } farb. Weź najwyżej { $left } albo wybierz inny zestaw.
}
gutenberg-refusal-guilders = To kosztuje { $need ->
    [one] 1 guldena
    [few] { $need } guldeny
   *[other] { $need } guldenów
}, a masz { $have }. Wybierz coś tańszego albo najpierw zarób.
gutenberg-refusal-empty-axle = Na tej osi nie ma koła zębatego. Wybierz oś z kołem zębatym.
gutenberg-refusal-axles-full = Wszystkie twoje osie są zajęte. Wybierz koło zębate do zastąpienia.
gutenberg-refusal-used-this-round = To koło zębate było już użyte w tej rundzie, więc nie można go obrócić ani zastąpić. Wybierz inne.
gutenberg-refusal-already-there = Ten sektor jest już aktywny. Obróć koło zębate na inny.
gutenberg-refusal-reward-taken = Ta nagroda została już wzięta w tej rundzie. Wybierz inną.
gutenberg-refusal-nothing-in-bag = Woreczek jest pusty, więc nie ma farb do wzięcia. Wybierz inną nagrodę.
gutenberg-refusal-too-early = Ta karta jest dostępna od rundy { $column }. Poczekaj albo weź coś innego.
gutenberg-refusal-level = Potrzebny jest poziom { ROMAN($need) } ({ $specialty }), a masz { ROMAN($have) }. Najpierw podnieś tę specjalizację.
gutenberg-refusal-types = { $missing ->
    [one] Brakuje ci 1 czcionki
   *[other] Brakuje ci { $missing } czcionek
}. Kup potrzebne albo pomiń zlecenie.
gutenberg-refusal-inks = Potrzebne farby: { $need } × { $ink }, a masz { $have }. Zdobądź więcej albo pomiń kolor.
gutenberg-refusal-wild = Tylko farby-jokery Caxtona zastępują inne kolory, i to tylko te, których wymaga zlecenie. Zapłać właściwymi farbami.
gutenberg-refusal-empty-batch = Nie wybrano żadnego zlecenia. Wybierz co najmniej jedno albo spasuj.
gutenberg-refusal-refine-unprinted = Kolorować i zdobić można tylko zlecenie, które drukujesz. Zaznacz także jego druk.
gutenberg-refusal-no-uses-left = W tej rundzie koła zębate były użyte trzy razy. Możesz ich użyć znowu w następnej.
gutenberg-refusal-gear-used = To koło zębate było już użyte w tej rundzie. Użyj innego.
gutenberg-refusal-wrong-choice = To nie pasuje do aktywnego sektora koła zębatego. Wybierz to, co daje ten sektor.
gutenberg-refusal-only-with-batch = To koło zębate liczy realizowane zlecenia. Użyj go przy realizacji zleceń.
gutenberg-refusal-not-with-batch = To koło zębate nie liczy zleceń. Użyj go przed realizacją albo po niej.
gutenberg-refusal-counts-nothing = To koło zębate nie liczy żadnego z wybranych zleceń. Nie dodawaj go.
gutenberg-refusal-bag-lacks = W woreczku nie ma już takiej farby: { $ink }. Wybierz inny kolor.
gutenberg-refusal-no-ink = Nie masz takiej farby: { $ink }. Wybierz taką, którą masz.
gutenberg-refusal-no-type = Nie masz czcionki { $type }. Wybierz taką, którą masz.
gutenberg-refusal-same-kind = Dostaniesz to samo, co oddajesz. Wybierz coś innego.
gutenberg-refusal-not-lowest = To nie jest twoja najniższa specjalizacja: { $specialty }. Podnieś najniższą.
gutenberg-refusal-not-your-power = To zdolność postaci, której nie masz. Wybierz coś innego.
gutenberg-refusal-already-swapped = W tej rundzie poziomy były już zamienione. Możesz to zrobić znowu w następnej.
gutenberg-refusal-same-levels = Obie specjalizacje są na tym samym poziomie. Wybierz dwie na różnych poziomach.
gutenberg-refusal-no-reward-due = Taka nagroda ci się nie należy. Wybierz tę, która ci przysługuje.
gutenberg-refusal-nothing-to-draw = Talie i stosy kart odrzuconych są puste: nie można dobrać zlecenia. Zrezygnuj z niego.
gutenberg-refusal-two-cards = Dobierasz łącznie dwie dodatkowe karty. Wybierz, ile z nich ma być kartami druku.

## Options that no game can start with

gutenberg-options-people = Liczba graczy: od { $min } do { $max }, a nie { $people }.
gutenberg-options-no-seat-for-automa = Z automą może grać najwyżej { $max } graczy: automa też zajmuje miejsce.
gutenberg-options-first-with-automa = Automa zawsze zaczyna: nie podawaj pierwszego gracza.
gutenberg-options-first-seat = Przy tym stole nie ma miejsca podanego dla pierwszego gracza.
gutenberg-options-character-count = Podaj po jednej postaci na gracza: podano { $named }, potrzeba { $people }.
gutenberg-options-character-twice = { $character }: ta postać jest podana dwa razy, a każda występuje tylko raz.
