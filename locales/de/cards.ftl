### What `manicule cards` prints. The names of things are those of gutenberg-terms.ftl.

cards-sound = { $file }: gültiger Kartensatz „{ $name }“
cards-faults = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
} in { $file }

## Titles and heads of the tables

cards-printing = Druckkarten: Lettern → Gulden
cards-refinement = Veredelungskarten: Ruhm für jeden Teil und Belohnung für beide
cards-specialties = Spezialisierungskarten
cards-gears = Zahnräder: Sektoren im Uhrzeigersinn
cards-patronage = Gönnerkarten: je 8 Ruhmpunkte
cards-planning = Planungskarten des Automas
cards-board = Felder auf dem Spielplan
cards-lines = Linien
cards-lines-grey = grau
cards-lines-white = weiß
cards-moves = Bewegungen
cards-centre = Mitte
cards-shows-patronage = Gönnerkarte
cards-yes = ja
cards-seats = { $count } Spieler
cards-ink-sets = Tintensets
cards-patronage-rounds = Gönnerkarten, Runden 3–6
cards-automa-start = Marker zu Beginn
cards-reward-track = Belohnungsleiste: { $rewards }

## Bonuses of a refinement card

cards-bonus-inks = { $count ->
    [one] 1 Tinte
   *[other] { $count } Tinten
}
cards-bonus-guilders = { $count } Gulden
cards-bonus-fame = { $count } Ruhm

## Gear rewards in few words; under the table stands what they mean

cards-gear-swap-ink = Tinte tauschen
cards-gear-swap-type = Letter tauschen
cards-gear-lowest-specialty = niedrigste Stufe +1
cards-gear-round-fame = Ruhm = Runde
cards-gear-order = Auftrag
cards-gear-sell-type = Letter verkaufen
cards-gear-ink-fame = 2 Ruhm je { $ink }
cards-gear-take-ink = { $ink } nehmen
cards-gear-trade-ink = { $ink } gegen 2 Tinten
cards-gear-type-fame = 2 Ruhm je { $type }
cards-gear-buy-type = { $type } um 3 Gulden billiger
cards-gear-specialty-fame = 2 Ruhm je { $specialty }
cards-gear-level = { $specialty } +1

## Die Buchstabendecks des Wortspiels

cards-deck-sound = { $file }: gültiger Buchstabenstapel, { $language }, { $count } Karten, für bis zu { $people } Spieler
cards-deck-title = Buchstabenstapel: { $language }
cards-deck-language-en = Englisch
cards-deck-language-fr = Französisch
cards-deck-language-de = Deutsch
cards-deck-language-it = Italienisch
cards-deck-language-pl = Polnisch
cards-deck-letters = Buchstabenkarten: { $count }
cards-deck-vowels = Vokalkarten: { $count }
cards-deck-challenges = Aufgaben: { $count }
cards-deck-top-letter = ein Buchstabe vom Stapel
