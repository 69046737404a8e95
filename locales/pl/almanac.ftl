### The almanac and the illustrated rules. Every language has the same ids.

## The almanac's frame

almanac-lead = Wszystkie karty, koła zębate i postacie z obu gier ze statystykami z wielu partii naszych botów, a także życie prawdziwych drukarzy i początki druku.
almanac-chapter-printing = Karty druku
almanac-about-printing = Jakich czcionek wymaga zlecenie i ile dostaniesz za jego druk.
almanac-chapter-refinement = Karty uszlachetnienia
almanac-about-refinement = Kolor, zdobienie i premia za jedno i drugie.
almanac-chapter-specialties = Karty specjalizacji
almanac-about-specialties = Dziesięć par rzemiosł: oba poziomy albo jeden dowolny.
almanac-chapter-gears = Koła zębate
almanac-about-gears = Po trzy nagrody; jedna jest aktywna, a z każdą rundą przychodzi kolej na następną.
almanac-chapter-patronage = Karty mecenatu
almanac-about-patronage = Po osiem punktów sławy dla drukarni, która zadowoli mecenasa.
almanac-chapter-planning = Karty planowania
almanac-about-planning = Jak automa przesuwa swoje znaczniki z rundy na rundę.
almanac-chapter-characters = Postacie
almanac-about-characters = Dziesięcioro drukarzy: ich zdolności, jak nimi grać i jak żyli.
almanac-chapter-challenges = Wyzwania
almanac-about-challenges = O co jeszcze, prócz punktów, możesz powalczyć swoim słowem w Letterpress.
almanac-chapter-origin = Początki druku
almanac-about-origin = Od pulpitu skryby do prasy w Moguncji.
almanac-chapter-tools = Narzędzia drukarni
almanac-about-tools = Co pokazują znaki na stole i do czego dawniej służyły te narzędzia.
almanac-chapter-glossary = Słowniczek
almanac-about-glossary = Pojęcia z obu gier i ich nazwy w innych językach.

## Search and filters

almanac-search = Szukaj
almanac-any = wszystkie
almanac-found = { $count ->
    [one] Jedno hasło
    [few] { $count } hasła
   *[many] { $count } haseł
}
almanac-filter-inks = Farba
almanac-filter-types = Czcionka
almanac-filter-specialties = Specjalizacja
almanac-filter-level = Najwyższy poziom
almanac-filter-size = Liczba czcionek
almanac-filter-rewards = Nagroda
almanac-reward-guilders = Guldeny
almanac-reward-fame = Punkty sławy
almanac-reward-inks = Farby
almanac-reward-level = Poziom
almanac-reward-order = Zlecenie
almanac-reward-swap-ink = Wymiana farby
almanac-reward-swap-type = Wymiana czcionki
almanac-reward-lowest-specialty = Podniesienie najniższej specjalizacji
almanac-reward-round-fame = Sława równa numerowi rundy
almanac-reward-sell-type = Sprzedaż czcionki
almanac-reward-ink-fame = Sława za farbę
almanac-reward-take-ink = Pobranie farby
almanac-reward-trade-ink = Wymiana farby na dwie
almanac-reward-type-fame = Sława za czcionkę
almanac-reward-buy-type = Tańsza czcionka
almanac-reward-specialty-fame = Sława za specjalizację
almanac-reward-joins = Sama karta
almanac-reward-top-letter = Karta z talii
almanac-reward-patron = Sięga po mecenasa
almanac-reward-no-patron = Blokuje nagrodę
almanac-deck = Talia

## An entry

almanac-numbered = { $kind } { $number }
almanac-percent = { $share }%
almanac-decimal = { $value }
almanac-interval = { $mean }% ({ $low }–{ $high })
almanac-patron-fame = Na koniec gry wart { $fame } punktów sławy. Mecenasi czekają pod rundami od 3 do 6; każdego można wziąć, gdy nadejdzie jego runda.
almanac-centre = Remisy rozstrzyga się, idąc w dół od akcji „{ $row }”.
almanac-advice = Jak grać tą postacią
almanac-life = Krótki życiorys
almanac-figures = W liczbach
almanac-source = Na podstawie { $games } partii czterech botów ({ $level }).
almanac-source-solo = Na podstawie { $games } partii solo rozegranych przez bota ({ $level }).
almanac-rules = Zasady
almanac-neighbours = Poprzednie i następne
almanac-failed = Nie udało się wczytać almanachu. Sprawdź połączenie i odśwież stronę.
almanac-loading = Wczytywanie…
almanac-no-entry = Nie ma tu takiego hasła.

## What the figures count

almanac-fig-held = Ile razy wzięta
almanac-fig-fulfilled = Zrealizowana po wzięciu
almanac-fig-guilders = Guldeny po wzięciu (średnio)
almanac-fig-coloured = Z kolorem
almanac-fig-decorated = Ze zdobieniem
almanac-fig-fame = Sława po wzięciu (średnio)
almanac-fig-open = Rundy, w których leży na stole
almanac-fig-taken = Wzięta, gdy leżała na stole
almanac-fig-both-symbols = Wzięta dla obu symboli
almanac-fig-installed = Ile razy zamontowane
almanac-fig-uses = Użycia po zamontowaniu: { $reward }
almanac-fig-games-open = Partie, w których leżała na planszy
almanac-fig-round = Wzięta w rundzie (średnio)
almanac-fig-shown = Rozegrane rundy
almanac-fig-ahead = Akcje, w których automa jest pierwsza
almanac-fig-patrons-taken = Bierze mecenasa
almanac-fig-dealt = Ile razy rozdana
almanac-fig-kept = Zatrzymana po rozdaniu
almanac-fig-wins = Wygrane (przedział 95%)
almanac-fig-score = Średni wynik
almanac-fig-met = Spełnione przez jakieś słowo
almanac-fig-claimed = Wzięte

## Pictures of the origin of printing

almanac-picture-scribes = Jedna strona, jedno pióro, jeden odpis.
almanac-picture-borrowed = Pieczęć, drzeworyt, moneta i prasa do wina.
almanac-picture-type = Czcionka z nacięciem i forma, w której się ją odlewa.
almanac-picture-press = Śruba, drąg i tygiel; pod nim skład i arkusz.
almanac-picture-spread = Z Moguncji wzdłuż rzek i dróg Europy.

## The glossary

almanac-gloss-gutenberg-type = Litera, którą masz. Potrzebna do druku zleceń; nie zużywa się.
almanac-gloss-gutenberg-ink = Ma jeden z czterech kolorów. Wydajesz ją na kolor zleceń i na niektórych mecenasów; wraca wtedy do woreczka.
almanac-gloss-gutenberg-specialty = Rzemiosło twojej drukarni o sześciu poziomach, od I do VI. Poziomy się nie zużywają.
almanac-gloss-gutenberg-reward-track = Gdy pierwsza z twoich specjalizacji osiąga II, IV, V lub VI, dostajesz nagrodę, każdą raz na grę.
almanac-gloss-gutenberg-order = Karta druku i karta uszlachetnienia połączone na stałe. Możesz mieć najwyżej cztery.
almanac-gloss-gutenberg-batch = Zlecenia, które realizujesz razem w jednej turze. Każda czcionka służy tylko jednemu z nich.
almanac-gloss-gutenberg-colour = Pierwsza część karty uszlachetnienia: daje sławę za wydane farby.
almanac-gloss-gutenberg-decoration = Druga część karty uszlachetnienia: daje sławę, jeśli masz wymagane poziomy.
almanac-gloss-gutenberg-bonus = To, co zlecenie daje dodatkowo za kolor i zdobienie razem.
almanac-gloss-gutenberg-gear = Koło z trzema nagrodami. Użyć można tylko aktywnej, raz na rundę.
almanac-gloss-gutenberg-sector = Jedna trzecia koła, z jedną nagrodą.
almanac-gloss-gutenberg-axle = Jedno z trzech miejsc na koła. Koła na sąsiednich osiach się zazębiają.
almanac-gloss-gutenberg-marker = Kostka do tajnego planowania. Kto ma więcej kostek na akcji, wykonuje ją wcześniej.
almanac-gloss-gutenberg-first-player-token = Wskazuje, kto wygrywa remisy w tej rundzie. Co rundę przechodzi dalej.
almanac-gloss-gutenberg-fame = Punkty. Na koniec wygrywa ten, kto ma ich najwięcej.
almanac-gloss-gutenberg-guilders = Pieniądze. Każde trzy na koniec są warte jeden punkt sławy.
almanac-gloss-gutenberg-character = Historyczny drukarz z własną zdolnością.
almanac-gloss-gutenberg-automa = Rywal sterowany kartami. Zabiera karty i farby, lecz nie zdobywa punktów.
almanac-gloss-gutenberg-card-execution = Wskazuje automie pole, które opróżnia.
almanac-gloss-letterpress-commons = Dwie litery i samogłoska, których może użyć każdy.
almanac-gloss-letterpress-drafted = Pięć kart zatrzymanych, gdy pozostałe krążyły wokół stołu.
almanac-gloss-letterpress-pool = Wszystkie litery do wzięcia po rundzie: karty wspólne i każda karta użyta w słowie.
almanac-gloss-letterpress-collection = Twoje zdobyte karty. Czekają na piąte słowo, bo tylko ono decyduje o wygranej.
almanac-gloss-letterpress-challenge = Warunek dla słowa. Kto go spełni, może wziąć nagrodę.
almanac-gloss-letterpress-library = W grze solo karty Maszyny rotacyjnej. Piąte słowo musi przebić ich sumę.
almanac-gloss-letterpress-row = W grze solo karty słowa ułożone pod kartami poprzedniego.

## How to play the characters. The figures are those of the lab.

almanac-play-gutenberg = Planuj jak wszyscy, a potem przesuń znacznik tam, gdzie rozstrzygnie, kto wybiera pierwszy. Zwraca się to w skończonych zleceniach: w wygranych partiach realizuje z kolorem i zdobieniem { $won_complete_orders ->
    [few] { $won_complete_orders } zlecenia
    [many] { $won_complete_orders } zleceń
   *[other] { $won_complete_orders } zlecenia
}, w pozostałych { $lost_complete_orders }. Koła zębate dają mu średnio { $fame_gear ->
    [few] { $fame_gear } punkty
    [many] { $fame_gear } punktów
   *[other] { $fame_gear } punktu
} sławy na partię.
almanac-play-guillard = Dwa koła od początku to nagrody od pierwszej rundy: wybierz sektory, które przydadzą się od razu. W wygranych partiach używa kół { $won_gear_uses ->
    [few] { $won_gear_uses } razy
    [many] { $won_gear_uses } razy
   *[other] { $won_gear_uses } raza
}; średnio dają jej { $fame_gear ->
    [few] { $fame_gear } punkty
    [many] { $fame_gear } punktów
   *[other] { $fame_gear } punktu
} sławy na partię. Zatrzymuje ją { $kept }% botów, którym przypadnie.
almanac-play-manutius = Jego zdolność działa dopiero przy dwóch zleceniach: zbieraj je i drukuj razem. Oszczędzasz na czcionkach, więc zostają guldeny, które na koniec dają { $fame_guilders ->
    [few] { $fame_guilders } punkty
    [many] { $fame_guilders } punktów
   *[other] { $fame_guilders } punktu
} sławy. W wygranych partiach w pełni realizuje więcej zleceń: { $won_complete_orders } wobec { $lost_complete_orders } w pozostałych.
almanac-play-ungler = Trzy poziomy przewagi: bierz karty uszlachetnienia, które wymagają właśnie tych dwóch rzemiosł, i idź aż do VI. Zdobienie daje jej { $fame_decoration ->
    [few] { $fame_decoration } punkty
    [many] { $fame_decoration } punktów
   *[other] { $fame_decoration } punktu
} sławy, a specjalizacje na koniec { $fame_specialties }; wygrywa { $wins }% partii.
almanac-play-schoffer = Postaw na koło, którego aktywny sektor warto wykorzystać dwa razy, na przykład poziom albo farbę. W wygranych partiach używa kół { $won_gear_uses ->
    [few] { $won_gear_uses } razy
    [many] { $won_gear_uses } razy
   *[other] { $won_gear_uses } raza
}, a poziomy przyciągają mecenasów: zdobywa wtedy { $won_patrons ->
    [few] { $won_patrons } karty
    [many] { $won_patrons } kart
   *[other] { $won_patrons } karty
}, w pozostałych { $lost_patrons }.
almanac-play-tory = Nie kończ rundy z farbą, której nie chce żadne twoje zlecenie: bierz tylko to, czego trzeba, i wydawaj. Porządek daje mu { $fame_character } z 18 możliwych punktów sławy na partię; wygrywa { $wins }% partii.
almanac-play-plantin = Rozwijaj dwa rzemiosła i zamieniaj ich poziomy tak, jak wymagają zlecenia w danej rundzie. Wtedy prawie każde da się ukończyć: { $won_complete_orders } w wygranych partiach, { $lost_complete_orders } w pozostałych; zdobienie daje { $fame_decoration ->
    [few] { $fame_decoration } punkty
    [many] { $fame_decoration } punktów
   *[other] { $fame_decoration } punktu
} sławy.
almanac-play-caxton = Wybieraj kolor, którego masz najwięcej, i bierz tanie farby: będą pasować. Trudno nim wygrać ({ $wins }% partii), ale gdy się uda, drukuje dużo: { $won_orders ->
    [few] { $won_orders } zlecenia
    [many] { $won_orders } zleceń
   *[other] { $won_orders } zlecenia
} wobec { $lost_orders } w pozostałych.
almanac-play-fiol = Do premii wystarczy połowa uszlachetnienia, kolor albo zdobienie: zrób to, co masz pod ręką, i bierz się za następne zlecenie. Premie dają mu { $fame_bonus ->
    [few] { $fame_bonus } punkty
    [many] { $fame_bonus } punktów
   *[other] { $fame_bonus } punktu
} sławy; w wygranych partiach realizuje { $won_orders ->
    [few] { $won_orders } zlecenia
    [many] { $won_orders } zleceń
   *[other] { $won_orders } zlecenia
}, w pozostałych { $lost_orders }.
almanac-play-vietor = Pieniądze to sława: zlecenia z wieloma czcionkami płacą najlepiej, a to, co zostanie, liczy się podwójnie. Wygrane partie kończy z { $won_guilders ->
    [few] { $won_guilders } guldenami
    [many] { $won_guilders } guldenami
   *[other] { $won_guilders } guldena
} i średnio ma z nich { $fame_guilders ->
    [few] { $fame_guilders } punkty
    [many] { $fame_guilders } punktów
   *[other] { $fame_guilders } punktu
} sławy.

## Rules that teach

teach-aim = Cel gry
teach-table = Stół i jego części
teach-legend = Co znaczą znaki
teach-round-gutenberg = Runda w sześciu obrazkach
teach-round-letterpress = Gra w sześciu obrazkach
teach-rules = Zasady
teach-contents = Na tej stronie
teach-print = Drukuj
teach-almanac = Almanach: { $chapter }
teach-acting-order = Kolejność
teach-players = Gracze
teach-place = { $place }.
teach-letter-card = Karta litery z wartością
teach-vowel-card = Karta samogłoski, w ramce
teach-challenge-card = Wyzwanie, które stało się kartą litery (mosiężne)
teach-doubled-card = ×2: jedna karta oznacza literę dwa razy

## The parts of the table

teach-part-gutenberg-1 = Rundy od 1 do 6 i mecenasi pod rundami od 3 do 6
teach-part-gutenberg-2 = Przyjmowanie zleceń: karty druku i uszlachetnienia
teach-part-gutenberg-3 = Pobieranie farb: zestawy po trzy, od lewej za 0, 1, 2 guldeny
teach-part-gutenberg-4 = Rozwój specjalizacji: karty z dwoma symbolami
teach-part-gutenberg-5 = Ulepszanie drukarni: dostępne koła zębate
teach-part-gutenberg-6 = Mecenat: cztery nagrody, każda raz na rundę
teach-part-gutenberg-7 = Znaczniki i kolejność w każdej akcji
teach-part-gutenberg-8 = Twoja sława, guldeny, czcionki i farby
teach-part-gutenberg-9 = Twoje specjalizacje i tor nagród
teach-part-gutenberg-10 = Twoje koła zębate na trzech osiach
teach-part-gutenberg-11 = Twoje zlecenia, najwyżej cztery
teach-part-gutenberg-12 = Co masz teraz zrobić i przycisk, który to zatwierdza
teach-part-gutenberg-13 = Inne drukarnie
teach-part-gutenberg-14 = Dziennik, legenda i zasady
teach-part-letterpress-1 = Rundy; piąta z wawrzynem
teach-part-letterpress-2 = Karty wspólne: może ich użyć każdy
teach-part-letterpress-3 = Wyzwania tej rundy
teach-part-letterpress-4 = Twoje słowo w trakcie składania
teach-part-letterpress-5 = Zatrzymane karty
teach-part-letterpress-6 = Wynik słowa i przycisk, który je zapisuje
teach-part-letterpress-7 = Inni gracze
teach-part-letterpress-8 = Twoja kolekcja na piąte słowo

## A round in six pictures

teach-step-gutenberg-1 = Koła obracają się o jeden sektor: aktywna staje się nowa nagroda.
teach-step-gutenberg-2 = Wszyscy planują w tajemnicy: rozłóż znaczniki na pięć akcji. Kto ma najwięcej, wybiera pierwszy.
teach-step-gutenberg-3 = Weź zlecenie, czyli po jednej karcie z obu rzędów, a potem od jednej do trzech farb z zestawu.
teach-step-gutenberg-4 = Rozwiń specjalizacje, zamontuj koło i zdobądź względy mecenasa.
teach-step-gutenberg-5 = Realizuj zlecenia: druk czcionkami daje guldeny, a kolor (farby) i zdobienie (poziomy) – sławę.
teach-step-gutenberg-6 = Plansza zostaje uzupełniona, a znacznik pierwszego gracza przechodzi dalej. Po rundzie 6 gra się kończy.
teach-step-letterpress-1 = Dwie litery i samogłoska leżą odkryte dla wszystkich, do tego trzy wyzwania. Każdy dostaje pięć kart.
teach-step-letterpress-2 = Zatrzymaj jedną kartę, resztę podaj w lewo, aż będziesz mieć pięć.
teach-step-letterpress-3 = Ułóż słowo ze swoich i wspólnych kart. Karta może oznaczać swoją literę dwa razy z rzędu.
teach-step-letterpress-4 = Słowa zostają odkryte i ustawione według wyniku.
teach-step-letterpress-5 = W tej kolejności bierz jedną lub dwie litery oraz wyzwanie, jeśli słowo je spełnia.
teach-step-letterpress-6 = Po czterech rundach ułóż piąte słowo z kolekcji i kart wspólnych. Tylko ono decyduje o wygranej.

## Advice from the master. The figures are those of the lab.

advice = Rady mistrza
advice-early-gears = W każdej z dwóch pierwszych rund zamontuj koło. Gracze, którym tego zabroniono, mają wynik niższy o { $fame ->
    [few] { $fame } punkty
    [many] { $fame } punktów
   *[other] { $fame } punktu
} i wygrywają { $without }% partii zamiast { $with }%.
advice-specialties = Rozwijaj specjalizacje od początku. Gracze, którym zabroniono tego w rundach 1 i 2, mają wynik niższy o { $fame ->
    [few] { $fame } punkty
    [many] { $fame } punktów
   *[other] { $fame } punktu
}.
advice-patrons = Bierz mecenasów, gdy możesz. Gracze, którym tego zabroniono, mają wynik niższy o { $fame ->
    [few] { $fame } punkty
    [many] { $fame } punktów
   *[other] { $fame } punktu
}.
advice-complete-orders = Realizuj zlecenia w pełni. Kto kończy siedem z kolorem i zdobieniem, ma średnio { $high ->
    [few] { $high } punkty
    [many] { $high } punktów
   *[other] { $high } punktu
}, a kto kończy cztery – { $low }.
advice-orders = Nie zatrzymuj prasy: kto realizuje dziewięć zleceń, ma średnio { $high ->
    [few] { $high } punkty
    [many] { $high } punktów
   *[other] { $high } punktu
} sławy, a kto realizuje sześć – { $low }.
advice-first-order = Wybierz zlecenie, które wydrukujesz już w rundzie 1. Kto tak robi, ma średnio { $low ->
    [few] { $low } punkty
    [many] { $low } punktów
   *[other] { $low } punktu
}, a kto zaczyna w rundzie 2 – { $high }.
advice-unfinished = Nie bierz zleceń, których już nie wydrukujesz. Kto na koniec zostaje z trzema, wygrywa { $highWins }% partii, a kto nie ma żadnego – { $lowWins }%.
advice-masteries = Doprowadź drugą specjalizację do VI: z dwiema na tym poziomie wygrywa się { $highWins }% partii, a z jedną { $lowWins }%.
advice-challenges = Dopasuj słowo do wyzwania. Gracze z dwoma zdobytymi wyzwaniami wygrywają { $highWins }% partii, a bez żadnego – { $lowWins }%.
advice-collection = Licz karty, nie punkty: z kolekcji ośmiu kart ostatnie słowo daje średnio { $high } pkt, a z kolekcji sześciu { $low } pkt.
advice-vowels = Bierz samogłoski, zanim ich zabraknie. Kto ma co najmniej trzy karty z samogłoską, układa ostatnie słowo warte średnio { $high } pkt, a kto ma jedną – { $low } pkt.
advice-firsts = Pierwsza pozycja to więcej liter: kto zajmie ją dwa razy, wygrywa { $highWins }% partii, a kto ani razu – { $lowWins }%.
