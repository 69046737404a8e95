### What happens in the printing-house game, and why something is refused. Every language has the same ids.

## Events

gutenberg-event-character-kept = { $seat } zatrzymuje w tajemnicy postać: { $character }.
gutenberg-event-character-chosen = { $seat } ma już wybraną postać.
gutenberg-event-characters-revealed = Postacie zostają odkryte. { $characters }.
gutenberg-event-gears-drawn = { $seat } dobiera koła zębate do wyboru: { $gears }.
gutenberg-event-gear-discarded = { $seat } odrzuca koło zębate { $gear }.
gutenberg-event-gear-installed = { $seat } montuje koło zębate { $gear } na osi { $axle }.
gutenberg-event-gear-rotated = { $seat } obraca koło zębate na osi { $axle }: { $gear }.
gutenberg-event-order-drafted = { $seat } wybiera zlecenie { $printing } ({ $refinement }).
gutenberg-event-types-chosen = { $seat } wybiera czcionki { $types }.
gutenberg-event-round-began = Zaczyna się runda { $round }. Pierwszy gracz: { $first }.
gutenberg-event-gears-turned = Wszystkie koła zębate obracają się o jeden sektor.
gutenberg-event-colour-named = { $seat } ogłasza kolor: { $ink }. W tej rundzie farby tego koloru zastępują każdy kolor.
gutenberg-event-planned = { $seat } planuje w tajemnicy { $markers }.
gutenberg-event-plan-made = { $seat } ma gotowy plan.
gutenberg-event-plans-revealed = Plany zostają odkryte. { $plans }.
gutenberg-event-automa-planned = Automa stosuje kartę { $card }; jej znaczniki: { $markers }.
gutenberg-event-marker-shifted = { $seat } przenosi znacznik inicjatywy: „{ $from }” → „{ $to }”.
gutenberg-event-row-began = { $row }. Kolejność: { $order }.
gutenberg-event-passed = { $seat } pasuje.
gutenberg-event-order-taken = { $seat } przyjmuje zlecenie { $printing } ({ $refinement }).
gutenberg-event-order-discarded = { $seat } odrzuca zlecenie { $printing } ({ $refinement }).
gutenberg-event-order-cards-drawn = { $seat } dobiera karty zleceń: { $printing }; { $refinement }.
gutenberg-event-inks-taken = { $seat } pobiera farby: { $inks }.
gutenberg-event-specialty-card-taken = { $seat } bierze kartę specjalizacji { $card }.
gutenberg-event-levels-swapped = { $seat } zamienia poziomy specjalizacji: { $one } i { $other }.
gutenberg-event-patronage-reward-taken = { $seat } bierze nagrodę mecenatu: { $reward }.
gutenberg-event-patronage-card-taken = { $seat } zdobywa kartę mecenatu { $card }.
gutenberg-event-order-fulfilled = { $seat } realizuje zlecenie { $printing } ({ $refinement }){ $colour ->
    [true] , z kolorem
   *[other] , bez koloru
}{ $decoration ->
    [true] , ze zdobieniem
   *[other] , bez zdobienia
}.
gutenberg-event-rewards-declined = { $seat } rezygnuje z pozostałych nagród.
gutenberg-event-gear-used = { $seat } używa koła zębatego { $gear }.
gutenberg-event-type-sold = { $seat } oddaje czcionkę { $type } za { $price }.
gutenberg-event-fame-gained = { $seat } zdobywa { $fame ->
    [one] 1 punkt sławy
    [few] { $fame } punkty sławy
   *[other] { $fame } punktów sławy
} ({ $source }).
gutenberg-event-guilders-gained = { $seat } dostaje { $guilders ->
    [one] 1 gulden
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenów
} ({ $source }).
gutenberg-event-guilders-paid = { $seat } płaci { $guilders ->
    [one] 1 gulden
    [few] { $guilders } guldeny
   *[other] { $guilders } guldenów
}.
gutenberg-event-ink-gained = { $seat } dostaje farbę: { $ink }.
gutenberg-event-inks-returned = { $seat } odkłada farby do woreczka: { $inks }.
gutenberg-event-type-gained = { $seat } dostaje czcionkę { $type }.
gutenberg-event-type-lost = { $seat } oddaje czcionkę { $type }.
gutenberg-event-level-reached = { $seat } osiąga poziom { ROMAN($level) }: { $specialty }.
gutenberg-event-track-reward = { $seat } dostaje nagrodę z toru za poziom { ROMAN($level) }.
gutenberg-event-automa-took-order-cards = Automa usuwa karty zleceń. Karta druku: { $printing ->
    [none] nie ma już żadnej
   *[other] { $printing }
}. Karta uszlachetnienia: { $refinement ->
    [none] nie ma już żadnej
   *[other] { $refinement }
}.
gutenberg-event-automa-took-inks = Automa opróżnia zestaw farb { $set }: { $inks }.
gutenberg-event-automa-took-specialty-card = Automa usuwa kartę specjalizacji { $card }.
gutenberg-event-automa-took-gear = Automa usuwa koło zębate { $gear }.
gutenberg-event-automa-took-patronage-card = Automa usuwa kartę mecenatu { $card }.
gutenberg-event-automa-took-patronage-reward = Automa blokuje nagrodę mecenatu: { $reward }.
gutenberg-event-automa-found-nothing = Automa nie ma czego zabrać ({ $row }).
gutenberg-event-board-refilled = Plansza główna zostaje uzupełniona.
gutenberg-event-first-player-passed = Znacznik pierwszego gracza zmienia właściciela: { $from } → { $to }.
gutenberg-event-game-ended = Koniec gry. { $scores }. Zwycięstwo: { $winners }.

## Rewards of patronage

gutenberg-reward-order = zlecenie
gutenberg-reward-level = poziom
gutenberg-reward-guilders = 3 guldeny
gutenberg-reward-inks = 2 farby

## What fame and guilders come from

gutenberg-source-printing = druk
gutenberg-source-colour = kolor
gutenberg-source-decoration = zdobienie
gutenberg-source-bonus = premia
gutenberg-source-gear = koło zębate
gutenberg-source-patronage = mecenat
gutenberg-source-mastery = poziom ponad VI
gutenberg-source-character = postać
gutenberg-source-specialties = specjalizacje na koniec
gutenberg-source-patronage-cards = karty mecenatu na koniec
gutenberg-source-guilders = guldeny na koniec

## What a type is sold for

gutenberg-price-fame = 3 punkty sławy
gutenberg-price-guilders = 5 guldenów

## Refusals: what is missing, and what to do

gutenberg-refusal-game-over = Gra się skończyła: nic więcej nie można zrobić.
gutenberg-refusal-no-such-seat = Nie ma takiego miejsca. { $people ->
    [one] Gra jedna osoba, na miejscu 0.
    [few] Grają { $people } osoby, a miejsca liczy się od 0.
   *[other] Gra { $people } osób, a miejsca liczy się od 0.
}
gutenberg-refusal-automas-seat = To miejsce automy, która o niczym nie decyduje: wybierz miejsce osoby.
gutenberg-refusal-not-your-turn = To nie twoja kolej. Teraz gra: { $actor }.
gutenberg-refusal-not-now = To należy do innego etapu gry. Wybierz coś, co ten etap oferuje.
gutenberg-refusal-rewards-first = Czekają na ciebie nagrody. Najpierw je weź albo z nich zrezygnuj.
gutenberg-refusal-drawn-cards-first = Masz dobrane karty zleceń. Najpierw zatrzymaj zlecenie albo zrezygnuj.
gutenberg-refusal-already-acted = Akcja tej tury jest już wykonana. Użyj kół zębatych, kup czcionki albo spasuj.
gutenberg-refusal-not-dealt = Tej postaci ci nie rozdano: { $character }. Zatrzymaj jedną ze swoich dwóch.
gutenberg-refusal-not-offered = Tego koła zębatego nie ma wśród czterech dobranych. Wybierz dwa z nich.
gutenberg-refusal-same-gear = Dwa razy podano to samo koło zębate. Wybierz dwa różne.
gutenberg-refusal-same-specialty = Dwa razy podano tę samą specjalizację. Wybierz dwie różne.
gutenberg-refusal-no-such-sector = Koło zębate ma trzy sektory: wybierz 0, 1 lub 2.
gutenberg-refusal-not-there = Tej karty nie można wziąć. Wybierz jedną z dostępnych.
gutenberg-refusal-three-types = Wybrano { $chosen ->
    [one] 1 czcionkę
    [few] { $chosen } czcionki
   *[other] { $chosen } czcionek
}. Wybierz dokładnie trzy; tę samą wolno wziąć kilka razy.
gutenberg-refusal-all-markers = Rozłożone znaczniki inicjatywy: { $placed }, a masz ich { $have }. Rozłóż wszystkie, ale nie więcej.
gutenberg-refusal-row-full = „{ $row }” mieści najwyżej 6 twoich znaczników. Połóż je gdzie indziej.
gutenberg-refusal-no-marker = Nie masz znacznika w akcji „{ $row }”. Weź go z innej akcji.
gutenberg-refusal-same-row = Znacznik zostałby na swoim miejscu. Przenieś go na inną akcję albo spasuj.
gutenberg-refusal-plan-made = Twój plan jest gotowy. Kół zębatych użyj i czcionki kup przedtem albo w swojej turze.
gutenberg-refusal-other-chooses = { $actor } wybiera nagrodę. Planuj dalej; koła zębate i czcionki mogą chwilę poczekać.
gutenberg-refusal-slots-full = Masz już 4 zlecenia. Wskaż jedno do odrzucenia.
gutenberg-refusal-no-need-to-discard = Masz wolne miejsce. Odrzucaj tylko wtedy, gdy go brakuje.
gutenberg-refusal-empty-slot = W tym polu nie ma zlecenia. Wskaż pole, w którym jest.
gutenberg-refusal-no-such-ink-set = Nie ma takiego zestawu farb. Zestawów w grze: { $sets }; liczy się je od 0.
gutenberg-refusal-inks-left = { $left ->
    [0] Ten zestaw jest pusty. Wybierz inny.
    [one] W tym zestawie została tylko 1 farba. Weź ją albo wybierz inny zestaw.
    [few] W tym zestawie zostały { $left } farby. Weź od 1 do { $left }.
   *[other] W tym zestawie zostało { $left } farb. Weź od 1 do { $left }.
}
gutenberg-refusal-guilders = To kosztuje { $need ->
    [one] 1 gulden
    [few] { $need } guldeny
   *[other] { $need } guldenów
}, a masz { $have }. Wybierz coś tańszego albo najpierw zarób.
gutenberg-refusal-empty-axle = Na tej osi nie ma koła zębatego. Wskaż oś, na której jest.
gutenberg-refusal-axles-full = Wszystkie twoje osie są zajęte. Wskaż koło zębate, które odrzucisz dla nowego.
gutenberg-refusal-used-this-round = To koło zębate było użyte w tej rundzie, więc zostaje, jak jest. Wybierz nieużyte.
gutenberg-refusal-already-there = Koło zębate wskazuje już ten sektor. Obróć je na inny.
gutenberg-refusal-reward-taken = Ta nagroda została już wzięta w tej rundzie. Wybierz inną.
gutenberg-refusal-nothing-in-bag = Woreczek jest pusty, nie ma farb do wzięcia. Wybierz inną nagrodę.
gutenberg-refusal-too-early = Tę kartę można wziąć od rundy { $column }. Poczekaj albo weź coś innego.
gutenberg-refusal-level = Za niski poziom ({ $specialty }): masz { ROMAN($have) }, a potrzeba { ROMAN($need) }. Najpierw rozwiń tę specjalizację.
gutenberg-refusal-types = { $missing ->
    [one] Brakuje jednej czcionki
   *[other] Brakuje { $missing } czcionek
}. Kup to, czego brakuje, albo pomiń zlecenie.
gutenberg-refusal-inks = Tej farby potrzeba { $need }, a masz { $have }: { $ink }. Zdobądź więcej albo pomiń kolor.
gutenberg-refusal-wild = Tylko farby Caxtona w ogłoszonym kolorze zastępują inne, i tylko kolory wymagane. Zapłać właściwymi farbami.
gutenberg-refusal-empty-batch = Partia nie zawiera żadnego zlecenia. Wskaż choć jedno albo spasuj.
gutenberg-refusal-refine-unprinted = Kolor i zdobienie dotyczą zlecenia, które się drukuje. Dodaj zlecenie do partii.
gutenberg-refusal-no-uses-left = W tej rundzie koła zębate były użyte trzy razy. Poczekaj na następną rundę.
gutenberg-refusal-gear-used = To koło zębate było już użyte w tej rundzie. Użyj innego.
gutenberg-refusal-wrong-choice = Ten wybór nie pasuje do tego, co daje koło zębate. Sprawdź jego aktywny sektor.
gutenberg-refusal-only-with-batch = To koło zębate liczy zlecenia partii. Wskaż je przy realizacji zleceń.
gutenberg-refusal-not-with-batch = To koło zębate nie łączy się z partią. Użyj go przedtem albo potem.
gutenberg-refusal-counts-nothing = To koło zębate nie policzyłoby żadnego zlecenia partii. Pomiń je.
gutenberg-refusal-bag-lacks = W woreczku nie ma farby tego koloru: { $ink }. Wybierz inny kolor.
gutenberg-refusal-no-ink = Nie masz farby tego koloru: { $ink }. Oddaj taką, którą masz.
gutenberg-refusal-no-type = Nie masz czcionki { $type }. Wskaż czcionkę, którą masz.
gutenberg-refusal-same-kind = Otrzymasz to samo, co oddajesz. Wybierz coś innego.
gutenberg-refusal-not-lowest = To nie jest twoja najniższa specjalizacja: { $specialty }. Podnieś najniższą.
gutenberg-refusal-not-your-power = To zdolność postaci, której nie masz.
gutenberg-refusal-already-swapped = W tej rundzie poziomy zostały już zamienione. Poczekaj na następną rundę.
gutenberg-refusal-same-levels = Obie specjalizacje są na tym samym poziomie: nie ma czego zamieniać.
gutenberg-refusal-no-reward-due = Taka nagroda ci się nie należy. Wybierz tę, która ci przysługuje.
gutenberg-refusal-nothing-to-draw = Talie i stosy kart odrzuconych są puste: nie można dobrać zlecenia.
gutenberg-refusal-two-cards = Dobierasz jeszcze dwie karty: 0, 1 lub 2 z nich mogą być kartami druku.
