### Słowa gry w litery. Każdy język ma te same identyfikatory.

## Events

letterpress-event-round-began = Zaczyna się runda { $round }. Karty wspólne: { $letters }. Wyzwania: { $challenges }.
letterpress-event-hand-dealt = { $seat }: rozdane karty { $letters }.
letterpress-event-card-chosen = { $seat } zatrzymuje { $letters }.
letterpress-event-card-ready = { $seat }: karta wybrana.
letterpress-event-hands-passed = Karty wędrują w lewo: { $left ->
    [one] po jednej.
   *[other] po { $left }.
}
letterpress-event-hand-received = { $seat } dostaje od sąsiada { $letters }.
letterpress-event-last-card-kept = { $seat } zatrzymuje ostatnią kartę, { $letters }.
letterpress-event-pile-returned = { $count ->
    [one] Jedna karta stosu trafia pod talię.
    [few] { $count } karty stosu trafiają pod talię.
   *[many] { $count } kart stosu trafia pod talię.
}
letterpress-event-word-chosen = { $seat } pisze { $word }: { $score ->
    [one] jeden punkt.
    [few] { $score } punkty.
   *[many] { $score } punktów.
}
letterpress-event-pass-chosen = { $seat } nie pisze żadnego słowa.
letterpress-event-word-ready = { $seat } kończy pisanie.
letterpress-event-word-revealed = { $seat } pokazuje { $word }: { $score ->
    [one] jeden punkt.
    [few] { $score } punkty.
   *[many] { $score } punktów.
}
letterpress-event-pass-revealed = { $seat }: bez słowa.
letterpress-event-best-word = Najlepsze słowo z kart ({ $seat }): { $score ->
    [0] brak.
    [one] { $word }, jeden punkt.
    [few] { $word }, { $score } punkty.
   *[many] { $word }, { $score } punktów.
}
letterpress-event-unused-returned = { $seat } odkłada pod talię { $count ->
    [one] jedną niewykorzystaną kartę.
    [few] { $count } niewykorzystane karty.
   *[many] { $count } niewykorzystanych kart.
}
letterpress-event-tie-card-drawn = { $seat } dobiera { $letters }, aby rozstrzygnąć remis.
letterpress-event-seat-ranked = Pozycja { $place }: { $seat }, { $score ->
    [one] jeden punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}. Litery do wzięcia: { $claims }.
letterpress-event-letters-claimed = { $seat } bierze { $letters }.
letterpress-event-nothing-to-claim = { $seat }: nie ma już czego brać.
letterpress-event-challenge-claimed = { $seat } bierze wyzwanie „{ $challenge }”.
letterpress-event-challenge-joined = { $seat } bierze wyzwanie „{ $challenge }”; karta trafia do kolekcji jako { $letters }.
letterpress-event-top-letter-drawn = { $seat } dobiera z talii do kolekcji { $letters }.
letterpress-event-top-letter-taken = { $seat } dobiera z talii kartę do kolekcji.
letterpress-event-unclaimed-returned = Pozostałe karty trafiają pod swoje talie: { $letters }; wyzwania: { $challenges }.
letterpress-event-game-ended = Koniec gry. Wygrywa: { $winners }. Wyniki: { $scores }.
letterpress-event-library-grew = Do biblioteki: { $letters }.
letterpress-event-row-laid = Nowy rząd leży. Do kolekcji: { $letters }; pod talie: { $returned_letters }.
letterpress-event-library-card-collected = { $letters } przechodzi z biblioteki do kolekcji.
letterpress-event-library-card-returned = { $letters } opuszcza bibliotekę i trafia pod swoją talię.
letterpress-event-last-row-returned = Ostatni rząd trafia pod swoje talie: { $letters }.
letterpress-event-press-answered = { $score } przeciw { $library } w bibliotece: { $won ->
    [true] Maszyna rotacyjna pokonana!
   *[other] wygrywa Maszyna rotacyjna.
}

## Refusals

letterpress-refusal-game-over = Gra jest skończona.
letterpress-refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
letterpress-refusal-not-your-turn = Teraz bierze ktoś inny.
letterpress-refusal-wrong-step = Na to teraz nie pora. Stół jest na tym etapie: { $step }.
letterpress-refusal-no-such-card = Żadna karta nie nazywa się { $card }.
letterpress-refusal-not-in-hand = Karty { $card } nie masz na ręce.
letterpress-refusal-no-letters = Nie ma tu żadnej litery.
letterpress-refusal-too-long = Żadne słowo nie ma więcej niż { $longest } liter.
letterpress-refusal-hyphen = { $word }: słowa z łącznikiem się nie liczą.
letterpress-refusal-apostrophe = { $word }: słowa z apostrofem się nie liczą.
letterpress-refusal-not-a-letter = „{ $character }” nie jest literą tego języka.
letterpress-refusal-too-short = { $word } jest za krótkie: najmniejsza liczba liter słowa przy tym stole to { $least }.
letterpress-refusal-not-in-word-list = Słowa { $word } nie ma na liście.
letterpress-refusal-vulgar-word = { $word } tu się nie liczy: przy tym stole obowiązują słowa dla całej rodziny.
letterpress-refusal-letter-missing = Z twoich kart nie powstanie { $word }: brakuje litery { $letter }.
letterpress-refusal-card-not-yours = Kartą { $card } nie możesz pisać.
letterpress-refusal-card-used-twice = Karta { $card } służy w słowie tylko raz.
letterpress-refusal-card-cannot-stand-for = Karta { $card } oznacza swoją literę raz lub dwa razy z rzędu, a nie { $letters }.
letterpress-refusal-qu-cannot-stand-for = Karta { $card } oznacza Q, QQ albo QU, a nie { $letters }.
letterpress-refusal-group-cannot-stand-for = Karty { $card } używa się w całości, a nie jako { $letters }.
letterpress-refusal-cards-spell-other = Z tych kart powstaje { $spelled }, a nie { $word }.
letterpress-refusal-wrong-count = Litery do wzięcia: { $claims }, a nie { $named }.
letterpress-refusal-not-in-pool = Karty { $card } nie ma w puli.
letterpress-refusal-card-named-twice = Karta { $card } jest wymieniona dwa razy.
letterpress-refusal-challenge-not-open = Wyzwanie „{ $challenge }” nie leży odkryte.
letterpress-refusal-challenge-not-met = Twoje słowo nie spełnia wyzwania „{ $challenge }”: { $reason ->
    [no_word] nie ma żadnego słowa.
    [too_few] { $count }: { $found }, potrzeba co najmniej { $needed }.
    [too_many] { $count }: { $found }, najwyżej { $allowed }.
   *[unlike] wymagane jest: { $shape }.
}
letterpress-refusal-bad-offset = Rząd nie może leżeć na { $offset }, tylko od { $least } do { $most }.
letterpress-refusal-not-in-library = Karty { $card } nie ma w bibliotece.

## Actions

letterpress-action-draft = Zatrzymaj
letterpress-action-write = Napisz
letterpress-action-pass = Nie pisz nic
letterpress-action-claim = Weź
letterpress-action-lay = Ułóż rząd
letterpress-action-choose = Wybierz

## Steps and terms

letterpress-step-draft = Dobór kart
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
letterpress-difficulty-normal = zwykły
letterpress-difficulty-easy = łatwy
letterpress-difficulty-hard = trudny
letterpress-tie-left = punkty pozostałe w kolekcji
letterpress-tie-whole = punkty całej kolekcji
letterpress-by-score = wynikiem
letterpress-by-highest-value = najwyższą kartą
letterpress-by-letters = dłuższym słowem
letterpress-by-draw = dobraną kartą

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
letterpress-challenge-doubled = Jedna karta podwojona, sześć liter lub więcej
letterpress-challenge-twice-doubled = Dwie karty podwojone
letterpress-challenge-vowel-ends = Samogłoska na obu końcach, cztery litery lub więcej
letterpress-challenge-same-ends = Ta sama litera na obu końcach, cztery litery lub więcej
letterpress-challenge-palindrome = Palindrom z trzech liter lub więcej
letterpress-challenge-three-consonants = Trzy spółgłoski z rzędu
letterpress-challenge-all-different = Siedem liter lub więcej, każda inna
letterpress-challenge-rare-type = Karta o wartości sześć
letterpress-challenge-alternating = Samogłoski i spółgłoski na przemian, sześć liter lub więcej
letterpress-challenge-modest = Najwyżej siedem punktów, cztery litery lub więcej
letterpress-challenge-fifteen-points = Piętnaście punktów lub więcej
letterpress-challenge-seven-or-more = Siedem liter lub więcej
letterpress-challenge-one-vowel-six = Jedna samogłoska, sześć liter lub więcej
letterpress-challenge-one-vowel-four = Jedna samogłoska, cztery litery lub więcej
letterpress-challenge-three-vowels = Trzy samogłoski lub więcej, sześć liter lub więcej
letterpress-challenge-commons-six = Wszystkie trzy karty wspólne, sześć liter lub więcej
letterpress-challenge-commons-seven = Wszystkie trzy karty wspólne, siedem liter lub więcej
letterpress-challenge-commons-eight = Wszystkie trzy karty wspólne, osiem liter lub więcej
letterpress-challenge-no-commons-five = Bez kart wspólnych, pięć liter lub więcej
letterpress-challenge-doubled-seven = Jedna karta podwojona, siedem liter lub więcej
letterpress-challenge-doubled-eight = Jedna karta podwojona, osiem liter lub więcej
letterpress-challenge-twice-doubled-eight = Dwie karty podwojone, osiem liter lub więcej
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
    [none] najwyżej { $max }
   *[other] { $max ->
        [none] co najmniej { $min }
       *[other] od { $min } do { $max }
    }
}
letterpress-count-letters = litery
letterpress-count-vowels = samogłoski
letterpress-count-consonants-running = spółgłoski z rzędu
letterpress-count-doubled-cards = karty podwojone
letterpress-count-drafted-cards = zatrzymane karty
letterpress-count-common-cards = karty wspólne
letterpress-count-score = punkty
letterpress-count-highest-value = wartość najwyższej karty
letterpress-shape-shortest = najkrótsze słowo przy stole
letterpress-shape-longest = najdłuższe słowo przy stole
letterpress-shape-vowel-first = samogłoska na początku
letterpress-shape-vowel-last = samogłoska na końcu
letterpress-shape-same-ends = ta sama litera na obu końcach
letterpress-shape-palindrome = słowo czytane jednakowo w obie strony
letterpress-shape-alternating = samogłoski i spółgłoski na przemian
letterpress-shape-all-different = każda litera inna
