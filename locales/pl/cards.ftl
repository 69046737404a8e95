### What `manicule cards` prints. The names of things are those of gutenberg-terms.ftl.

cards-sound = { $file }: poprawny zestaw kart „{ $name }”
cards-faults = { $count ->
    [one] 1 błąd
    [few] { $count } błędy
   *[other] { $count } błędów
} w { $file }

## Titles and heads of the tables

cards-printing = Karty druku: czcionki → guldeny
cards-refinement = Karty uszlachetnienia: sława za każdą część i premia za obie
cards-specialties = Karty specjalizacji
cards-gears = Koła zębate: sektory zgodnie z ruchem wskazówek zegara
cards-patronage = Karty mecenatu: po 8 punktów sławy
cards-planning = Karty planowania automy
cards-board = Pola na planszy
cards-lines = linie
cards-lines-grey = szare
cards-lines-white = białe
cards-moves = przesunięcia
cards-centre = środek
cards-shows-patronage = karta mecenatu
cards-yes = tak
cards-seats = { $count ->
    [one] 1 gracz
    [few] { $count } gracze
   *[other] { $count } graczy
}
cards-ink-sets = zestawy farb
cards-patronage-rounds = karty mecenatu, rundy 3–6
cards-automa-start = znaczniki na początku
cards-reward-track = Tor nagród: { $rewards }

## Bonuses of a refinement card

cards-bonus-inks = { $count ->
    [one] 1 farba
    [few] { $count } farby
   *[other] { $count } farb
}
cards-bonus-guilders = { $count ->
    [one] 1 gulden
    [few] { $count } guldeny
   *[other] { $count } guldenów
}
cards-bonus-fame = { $count } sławy

## Gear rewards in few words; under the table stands what they mean

cards-gear-swap-ink = wymiana farby
cards-gear-swap-type = wymiana czcionki
cards-gear-lowest-specialty = najniższa +1
cards-gear-round-fame = sława: runda
cards-gear-order = zlecenie
cards-gear-sell-type = sprzedaż czcionki
cards-gear-ink-fame = sława: { $ink }
cards-gear-take-ink = weź: { $ink }
cards-gear-trade-ink = { $ink } na 2 farby
cards-gear-type-fame = sława: { $type }
cards-gear-buy-type = kup { $type } −3
cards-gear-specialty-fame = sława: { $specialty }
cards-gear-level = { $specialty } +1

## Talie liter gry słownej

cards-deck-sound = { $file }: poprawna talia liter, język { $language }, liczba kart: { $count }, dla maksymalnie { $people ->
    [one] 1 gracza
   *[other] { $people } graczy
}
cards-deck-title = Talia liter: język { $language }
cards-deck-language-en = angielski
cards-deck-language-fr = francuski
cards-deck-language-de = niemiecki
cards-deck-language-it = włoski
cards-deck-language-pl = polski
cards-deck-letters = Karty liter: { $count }
cards-deck-vowels = Karty samogłosek: { $count }
cards-deck-challenges = Wyzwania: { $count }
cards-deck-top-letter = litera z talii
