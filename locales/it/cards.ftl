### What `manicule cards` prints. The names of things are those of gutenberg-terms.ftl.

cards-sound = { $file }: set di carte «{ $name }» valido
cards-faults = { $count ->
    [one] 1 errore
   *[other] { $count } errori
} in { $file }

## Titles and heads of the tables

cards-printing = Carte stampa: caratteri → fiorini
cards-refinement = Carte perfezionamento: fama di ogni parte e ricompensa aggiuntiva per entrambe
cards-specialties = Carte specializzazione
cards-gears = Ingranaggi: settori in senso orario
cards-patronage = Carte mecenate: 8 punti fama ciascuna
cards-planning = Carte pianificazione dell’automa
cards-board = Spazi sul tabellone
cards-lines = linee
cards-lines-grey = grigie
cards-lines-white = bianche
cards-moves = spostamenti
cards-centre = centro
cards-shows-patronage = carta mecenate
cards-yes = sì
cards-seats = { $count } giocatori
cards-ink-sets = set di inchiostri
cards-patronage-rounds = carte mecenate, round 3–6
cards-automa-start = segnalini iniziali
cards-reward-track = Tracciato ricompense: { $rewards }

## Bonuses of a refinement card

cards-bonus-inks = { $count ->
    [one] 1 inchiostro
   *[other] { $count } inchiostri
}
cards-bonus-guilders = { $count ->
    [one] 1 fiorino
   *[other] { $count } fiorini
}
cards-bonus-fame = { $count } fama

## Gear rewards in few words; under the table stands what they mean

cards-gear-swap-ink = scambia un inchiostro
cards-gear-swap-type = scambia un carattere
cards-gear-lowest-specialty = livello più basso +1
cards-gear-round-fame = fama pari al round
cards-gear-order = 1 ordine
cards-gear-sell-type = vendi un carattere
cards-gear-ink-fame = 2 fama per { $ink }
cards-gear-take-ink = 1 inchiostro { $ink }
cards-gear-trade-ink = { $ink } per 2 inchiostri
cards-gear-type-fame = 2 fama per { $type }
cards-gear-buy-type = { $type } a 3 fiorini in meno
cards-gear-specialty-fame = 2 fama per { $specialty }
cards-gear-level = { $specialty } +1

## I mazzi di lettere del gioco di parole

cards-deck-sound = { $file }: mazzo di lettere valido, { $language }, { $count } carte, fino a { $people ->
    [one] 1 giocatore
   *[other] { $people } giocatori
}
cards-deck-title = Mazzo di lettere: { $language }
cards-deck-language-en = inglese
cards-deck-language-fr = francese
cards-deck-language-de = tedesco
cards-deck-language-it = italiano
cards-deck-language-pl = polacco
cards-deck-letters = Carte lettera: { $count }
cards-deck-vowels = Carte vocale: { $count }
cards-deck-challenges = Sfide: { $count }
cards-deck-top-letter = una lettera dal mazzo
