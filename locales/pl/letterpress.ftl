### Słowa gry w litery. Każdy język ma te same identyfikatory.

## Events

letterpress-event-round-began = Zaczyna się runda { $round }. Karty wspólne: { $letters }. Wyzwania: { $challenges }.
letterpress-event-hand-dealt = { $seat } dostaje na rękę { $letters }.
letterpress-event-card-chosen = { $seat } zatrzymuje { $letters }.
letterpress-event-card-ready = { $seat } wybiera kartę.
letterpress-event-hands-passed = Wszyscy podają karty w lewo: { $left ->
    [one] po 1 karcie.
    [few] po { $left } karty.
   *[other] po { $left } kart.
}
letterpress-event-hand-received = { $seat } dostaje { $letters }.
letterpress-event-last-card-kept = { $seat } zatrzymuje ostatnią kartę, { $letters }.
letterpress-event-pile-returned = { $count ->
    [one] 1 karta ze stosu trafia na spód talii.
    [few] { $count } karty ze stosu trafiają na spód talii.
   *[other] { $count } kart ze stosu trafia na spód talii.
}
letterpress-event-word-chosen = { $seat } pisze { $word }: { $score ->
    [one] 1 punkt.
    [few] { $score } punkty.
   *[other] { $score } punktów.
}
letterpress-event-pass-chosen = { $seat } pasuje.
letterpress-event-word-ready = { $seat } kończy pisanie.
letterpress-event-word-revealed = { $seat } odkrywa { $word }: { $score ->
    [one] 1 punkt.
    [few] { $score } punkty.
   *[other] { $score } punktów.
}
letterpress-event-pass-revealed = { $seat } nie ma słowa.
letterpress-event-best-word = Najlepsze możliwe słowo ({ $seat }): { $score ->
    [0] brak.
    [one] { $word }, 1 punkt.
    [few] { $word }, { $score } punkty.
   *[other] { $word }, { $score } punktów.
}
letterpress-event-unused-returned = { $seat } odkłada na spód talii { $count ->
    [one] 1 nieużytą kartę.
    [few] { $count } nieużyte karty.
   *[other] { $count } nieużytych kart.
}
letterpress-event-tie-card-drawn = { $seat } dobiera { $letters }, aby rozstrzygnąć remis.
letterpress-event-seat-ranked = Pozycja { $place }: { $seat }, { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}. Bierze { $claims ->
    [one] 1 literę
    [few] { $claims } litery
   *[other] { $claims } liter
}.
letterpress-event-letters-claimed = { $seat } bierze { $letters }.
letterpress-event-nothing-to-claim = { $seat } nie ma już czego wziąć.
letterpress-event-challenge-claimed = { $seat } bierze wyzwanie „{ $challenge }”.
letterpress-event-challenge-joined = { $seat } bierze wyzwanie „{ $challenge }”. Jego karta { $letters } trafia do kolekcji.
letterpress-event-top-letter-drawn = { $seat } dobiera z talii do kolekcji { $letters }.
letterpress-event-top-letter-taken = { $seat } dobiera z talii kartę do kolekcji.
letterpress-event-unclaimed-returned = Pozostałe karty trafiają na spód swoich talii. Litery: { $letters }. Wyzwania: { $challenges }.
letterpress-event-game-ended = Koniec gry. Wygrywa: { $winners }. Wyniki: { $scores }.
letterpress-event-library-grew = Biblioteka powiększa się o { $letters }.
letterpress-event-row-laid = Nowy rząd jest ułożony. Zebrane: { $letters }. Na spód talii: { $returned_letters }.
letterpress-event-library-card-collected = { $letters } przechodzi z biblioteki do kolekcji.
letterpress-event-library-card-returned = { $letters } przechodzi z biblioteki na spód swojej talii.
letterpress-event-last-row-returned = Ostatni rząd trafia na spód talii: { $letters }.
letterpress-event-press-answered = Wynik { $score }, biblioteka { $library }: { $won ->
    [true] Maszyna rotacyjna pokonana!
   *[other] wygrywa Maszyna rotacyjna.
}

## Refusals

letterpress-refusal-game-over = Gra się skończyła: żadna akcja nie jest już możliwa.
letterpress-refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
letterpress-refusal-not-your-turn = Teraz litery bierze inny gracz. Poczekaj na swoją kolej.
letterpress-refusal-wrong-step = Nie można teraz tego zrobić. Obecny krok to „{ $step }”.
letterpress-refusal-no-such-card = Nie ma karty { $card }. Wybierz taką, którą widzisz.
letterpress-refusal-not-in-hand = Nie masz { $card } na ręce. Wybierz jedną ze swoich kart.
letterpress-refusal-no-letters = Nie ma tu żadnej litery. Napisz słowo.
letterpress-refusal-too-long = Słowo może mieć najwyżej { $longest ->
    [one] 1 literę
    [few] { $longest } litery
   *[other] { $longest } liter
}. Napisz krótsze.
letterpress-refusal-hyphen = { $word }: słowa z łącznikiem się nie liczą. Napisz inne słowo.
letterpress-refusal-apostrophe = { $word }: słowa z apostrofem się nie liczą. Napisz inne słowo.
letterpress-refusal-not-a-letter = „{ $character }” nie jest literą tego języka. Napisz inne słowo.
letterpress-refusal-too-short = Słowo { $word } jest za krótkie. Minimalna liczba liter przy tym stole: { $least }.
letterpress-refusal-not-in-word-list = Słowa { $word } nie ma na liście słów. Napisz inne słowo.
letterpress-refusal-vulgar-word = Słowo { $word } się nie liczy: przy tym stole dozwolone są tylko słowa dla całej rodziny. Napisz inne.
letterpress-refusal-letter-missing = Z twoich kart nie da się ułożyć słowa { $word }: brakuje ci litery { $letter }.
letterpress-refusal-card-not-yours = Nie możesz użyć karty { $card } w swoim słowie. Użyj swoich kart i kart wspólnych.
letterpress-refusal-card-used-twice = Karty { $card } możesz użyć tylko raz w słowie.
letterpress-refusal-card-cannot-stand-for = Karta { $card } oznacza swoją literę, pojedynczą lub podwójną, a nie { $letters }.
letterpress-refusal-qu-cannot-stand-for = Karta { $card } oznacza Q, QQ albo QU, a nie { $letters }.
letterpress-refusal-group-cannot-stand-for = Karty { $card } trzeba użyć w całości, a nie jako { $letters }.
letterpress-refusal-cards-spell-other = Z tych kart powstaje { $spelled }, a nie { $word }.
letterpress-refusal-wrong-count = Masz wziąć { $claims ->
    [one] 1 literę
    [few] { $claims } litery
   *[other] { $claims } liter
}, a wybrano { $named }. Wybierz dokładnie tyle.
letterpress-refusal-not-in-pool = Karty { $card } nie ma w puli. Wybierz kartę z puli.
letterpress-refusal-card-named-twice = Kartę { $card } wybrano dwa razy. Wybierz różne karty.
letterpress-refusal-challenge-not-open = Wyzwanie „{ $challenge }” nie jest dostępne. Wybierz inne.
letterpress-refusal-challenge-not-met = Twoje słowo nie spełnia wyzwania „{ $challenge }”: { $reason ->
    [no_word] nie ma słowa.
    [too_few] { $count }: { $found } (minimum: { $needed }).
    [too_many] { $count }: { $found } (limit: { $allowed }).
   *[unlike] wymagane: { $shape }.
}
letterpress-refusal-bad-offset = Tu nie można ułożyć rzędu. Wybierz pozycję przy ostatnim rzędzie.
letterpress-refusal-not-in-library = Karty { $card } nie ma w bibliotece. Wybierz kartę z biblioteki.

## Options that no game can start with

letterpress-options-people = Liczba graczy: od { $min } do { $max }, a nie { $people }.
letterpress-options-difficulty-not-solo = Poziomy łatwy i trudny są tylko w grze solo: wybierz „normalny”.
letterpress-options-overhang-not-solo = Rzędy układa się tylko w grze solo: wyłącz opcję „Rzędy mogą wystawać”.
letterpress-options-min-length = Najkrótsze słowo musi mieć od { $min } do { $max } liter, a nie { $min_length }.
letterpress-options-house-word = { $list ->
    [allow] Dodane słowo
   *[other] Wykluczone słowo
} „{ $word }”: słowo może mieć tylko litery swojego języka i nie może być za długie.
letterpress-options-deck-too-small = { $deck ->
    [letter] W talii jest za mało kart liter
    [vowel] W talii jest za mało kart samogłosek
   *[challenge] W talii jest za mało wyzwań
}: { $cards }. Przy tej liczbie graczy ({ $people }) potrzeba do { $needed }.
letterpress-options-no-word-list = { $language ->
    [fr] Francuska
    [en] Angielska
    [it] Włoska
    [de] Niemiecka
   *[pl] Polska
} lista słów nie jest tu dostępna. Wybierz inny język.

## Actions

letterpress-action-draft = Zatrzymaj
letterpress-action-write = Napisz
letterpress-action-pass = Spasuj
letterpress-action-claim = Weź
letterpress-action-lay = Ułóż rząd
letterpress-action-choose = Wybierz

## Steps and terms

letterpress-step-draft = Wybór kart
letterpress-step-write = Pisanie
letterpress-step-claim = Branie liter
letterpress-step-lay = Układanie rzędu
letterpress-step-library = Biblioteka
letterpress-step-end = Koniec gry
letterpress-letter-card = karta litery
letterpress-vowel-card = karta samogłoski
letterpress-challenge = wyzwanie
letterpress-challenges = wyzwania
letterpress-commons = karty wspólne
letterpress-hand = ręka
letterpress-drafted = zatrzymane karty
letterpress-pool = pula
letterpress-collection = kolekcja
letterpress-library = biblioteka
letterpress-row = rząd
letterpress-round = runda
letterpress-score = wynik
letterpress-rotary-press = Maszyna rotacyjna
letterpress-kind-letter = litera
letterpress-kind-vowel = samogłoska
letterpress-kind-challenge = wyzwanie
letterpress-tie-left = punkty z nieużytych kart kolekcji
letterpress-tie-whole = punkty z całej kolekcji
letterpress-by-score = decyduje wynik
letterpress-by-highest-value = decyduje najwyższa karta
letterpress-by-letters = decyduje dłuższe słowo
letterpress-by-draw = decyduje dobrana karta

## Challenges

letterpress-challenge-seven-or-eight = Siedem lub osiem liter
letterpress-challenge-eight-or-more = Osiem liter lub więcej
letterpress-challenge-nine-or-more = Dziewięć liter lub więcej
letterpress-challenge-one-vowel = Jedna samogłoska, pięć liter lub więcej
letterpress-challenge-no-vowel = Bez samogłosek
letterpress-challenge-four-vowels = Cztery samogłoski lub więcej
letterpress-challenge-five-vowels = Pięć samogłosek lub więcej
letterpress-challenge-shortest = Najkrótsze słowo
letterpress-challenge-longest = Najdłuższe słowo
letterpress-challenge-all-drafted = Wszystkie pięć zatrzymanych kart
letterpress-challenge-all-commons = Wszystkie trzy karty wspólne
letterpress-challenge-no-commons = Bez kart wspólnych, cztery litery lub więcej
letterpress-challenge-doubled = Jedna podwojona karta, sześć liter lub więcej
letterpress-challenge-twice-doubled = Dwie podwojone karty
letterpress-challenge-vowel-ends = Samogłoska na obu końcach, cztery litery lub więcej
letterpress-challenge-same-ends = Ta sama litera na obu końcach, cztery litery lub więcej
letterpress-challenge-palindrome = Palindrom z trzech liter lub więcej
letterpress-challenge-three-consonants = Trzy spółgłoski z rzędu
letterpress-challenge-all-different = Siedem liter lub więcej, każda inna
letterpress-challenge-rare-type = Karta warta sześć punktów
letterpress-challenge-alternating = Samogłoski i spółgłoski na przemian, sześć liter lub więcej
letterpress-challenge-modest = Najwyżej siedem punktów, cztery litery lub więcej
letterpress-challenge-fifteen-points = Piętnaście punktów lub więcej
letterpress-challenge-seven-or-more = Siedem liter lub więcej
letterpress-challenge-one-vowel-six = Jedna samogłoska, sześć liter lub więcej
letterpress-challenge-one-vowel-four = Jedna samogłoska, cztery litery lub więcej
letterpress-challenge-three-vowels = Co najmniej trzy samogłoski i sześć liter
letterpress-challenge-commons-six = Wszystkie trzy karty wspólne, sześć liter lub więcej
letterpress-challenge-commons-seven = Wszystkie trzy karty wspólne, siedem liter lub więcej
letterpress-challenge-commons-eight = Wszystkie trzy karty wspólne, osiem liter lub więcej
letterpress-challenge-no-commons-five = Bez kart wspólnych, pięć liter lub więcej
letterpress-challenge-doubled-seven = Jedna podwojona karta, siedem liter lub więcej
letterpress-challenge-doubled-eight = Jedna podwojona karta, osiem liter lub więcej
letterpress-challenge-twice-doubled-eight = Dwie podwojone karty, osiem liter lub więcej
letterpress-challenge-vowel-ends-five = Samogłoska na obu końcach, pięć liter lub więcej
letterpress-challenge-vowel-ends-six = Samogłoska na obu końcach, sześć liter lub więcej
letterpress-challenge-vowel-ends-eight = Samogłoska na obu końcach, osiem liter lub więcej
letterpress-challenge-same-ends-five = Ta sama litera na obu końcach, pięć liter lub więcej
letterpress-challenge-same-ends-six = Ta sama litera na obu końcach, sześć liter lub więcej
letterpress-challenge-palindrome-four = Palindrom z czterech liter lub więcej
letterpress-challenge-consonants-six = Trzy spółgłoski z rzędu, sześć liter lub więcej
letterpress-challenge-all-different-six = Sześć liter lub więcej, każda inna
letterpress-challenge-alternating-seven = Samogłoski i spółgłoski na przemian, siedem liter lub więcej
letterpress-challenge-modest-six = Najwyżej siedem punktów, sześć liter lub więcej
letterpress-challenge-modest-five = Najwyżej sześć punktów, pięć liter lub więcej
letterpress-reward-joins = Ta karta trafia do twojej kolekcji.
letterpress-reward-top-letter = Wierzchnia karta talii liter trafia do twojej kolekcji.
letterpress-condition-count = { $count }: { $min ->
    [none] { $max ->
        [0] brak
       *[other] najwyżej { $max }
    }
   *[other] { $max ->
        [none] co najmniej { $min }
        [1] dokładnie { $min }
       *[other] od { $min } do { $max }
    }
}
letterpress-count-letters = litery
letterpress-count-vowels = samogłoski
letterpress-count-consonants-running = spółgłoski z rzędu
letterpress-count-doubled-cards = podwojone karty
letterpress-count-drafted-cards = zatrzymane karty
letterpress-count-common-cards = karty wspólne
letterpress-count-score = punkty
letterpress-count-highest-value = wartość najwyższej karty
letterpress-shape-shortest = najkrótsze słowo przy stole
letterpress-shape-longest = najdłuższe słowo przy stole
letterpress-shape-vowel-first = samogłoska na początku
letterpress-shape-vowel-last = samogłoska na końcu
letterpress-shape-same-ends = ta sama litera na obu końcach
letterpress-shape-palindrome = słowo, które czyta się tak samo w obie strony
letterpress-shape-alternating = samogłoski i spółgłoski na przemian
letterpress-shape-all-different = każda litera inna
