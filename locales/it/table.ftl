### The words of Gutenberg’s table. Every language has the same ids.

## The question

title-keep-character = Scegli il personaggio
title-starting-gears = I primi ingranaggi
title-starting-levels = I primi livelli
title-draft = Scegli un ordine
title-choose-types = Scegli tre caratteri
title-name-colour = Scegli l’inchiostro jolly
title-plan = Pianifica in segreto
title-plan-made = Piano pronto
title-shift-marker = Spostare un segnalino?
title-orders = Prendi un ordine
title-inks = Prendi inchiostri
title-specialties = Sviluppa specializzazioni
title-gears = Migliora la tipografia
title-patronage = Cerca un mecenate
title-fulfil = Evadi gli ordini
title-after = Concludi il turno
title-keep-order = Tieni un ordine
title-gain-ink = Scegli un inchiostro
title-gain-level = Scegli un livello
title-gain-type = Scegli un carattere
title-draw-order = Hai vinto un ordine
title-wait = Giocano gli altri
aim = Stampa, colora e decora ordini per fiorini e fama. Dopo sei round vince la tipografia più famosa.
my-figures = Fama, fiorini, caratteri e inchiostri
stage = La tua scelta
clear = Annulla
pass-sure = Sì, rinuncio
pass-not = Indietro
pass-loses = Puoi ancora agire qui. Rinunci al turno?
pass-loses-fulfil = Puoi stampare almeno un ordine. Li tieni tutti?
decline-loses = Le ricompense rimaste andrebbero perse.

## What the main button says

say-keep-character = Tieni { $name }
say-take-order = Prendi { $types } con { $inks }
say-keep-order = Tieni { $types } con { $inks }
say-take-inks = Prendi { $inks } per ƒ{ $price }
say-raise = Aumenta: { $levels }
say-install = Installa: { $reward }
say-turn = Gira su: { $reward }
say-take = Prendi { $what }
say-patron = Vinci il mecenate: 8 fama
say-patron-inks = Dai { $inks }: mecenate, 8 fama
say-use = Usa: { $reward }
say-swap = Scambia { $give } con { $take }
say-sell = Cedi { $type } per { $price }
say-trade = Dai { $ink }, prendine due
say-buy = Compra { $type } per ƒ{ $price }
say-name-colour = { $ink } vale come jolly
say-shift = Sposta: { $from } → { $to }
say-plan = Conferma { $plan }
say-replan = Cambia in { $plan }
say-fulfil = Stampa { $types }: ƒ{ $guilders }, { $fame } fama. { $count ->
    [one] L’ordine esce.
   *[other] Gli ordini escono.
}

## What is still missing

need-choice = Fai una scelta
need-markers = Piazza ancora { $left ->
    [one] 1 segnalino
   *[other] { $left } segnalini
}
need-types = Scegli ancora { $left ->
    [one] 1 carattere
   *[other] { $left } caratteri
}
need-printing = Scegli anche una carta stampa
need-refinement = Scegli anche una carta perfezionamento
need-slot = Scegli l’ordine da scartare
need-sector = Scegli sotto una posizione
need-instead = Scegli l’ingranaggio da sostituire
need-develop = Entrambi i simboli, o uno a scelta
need-give-ink = Scegli l’inchiostro da dare
need-take-ink = Scegli l’inchiostro da prendere
need-give-type = Scegli il carattere da dare
need-take-type = Scegli il carattere da prendere
need-raise = Scegli cosa aumenta
need-price = Fama o fiorini?
need-wild = Scegli cosa sostituisce il jolly
need-first = Scegli l’ingranaggio per l’asse 1
need-second = Scegli l’ingranaggio per l’asse 2
need-first-sector = Regola l’ingranaggio sull’asse 1
need-second-sector = Regola l’ingranaggio sull’asse 2
need-one = Scegli cosa parte da I
need-two = Scegli cosa parte da II
need-from = Scegli da dove parte
need-to = Scegli dove va
need-swap = Scegli l’altra specializzazione

## Planning and turn order

markers-on = Segnalini: { $row }
no-marker = senza segnalini, niente turno
act-nth = agisci { $place }º
act-between = agisci { $first }º–{ $last }º
act-now = tocca a te
acted = fatto
surely-before = { $name } agisce prima di te
took-it = preso

## The rows

row-orders = Ordini
row-inks = Inchiostri
row-specialties = Specializ­zazioni
row-gears = Ingranaggi
row-patronage = Mecenati
row-orders-why = una stampa, un perfeziona­mento
row-inks-why = 1–3, da sinistra
row-specialties-why = una carta
row-gears-why = costruisci o gira
row-patronage-why = ricompensa o carta
steps = Fasi del round
step-plan = Piano
step-fulfil = Evasione
patrons = Mecenati
patrons-why = 8 fama l’uno, dal loro round
pays = paga
both-give = entrambi

## The house

house-of = { $name }: tipografia
show-house = Mostra la tipografia di { $name }
end-adds = +{ $fame } alla fine
buy-a-type = Compra
buy-price = per ƒ{ $price }
next-round = prossimo round:
with-batch = conta all’evasione
gear-used = usato
count-it = Contalo
order-pays = ƒ{ $guilders }, { $fame } fama
order-complete = c’è tutto
lacks = manca { $what }
you-lack = Ti manca: { $what }
advised-batch = { $orders ->
    [one] Un ordine
   *[other] { $orders } ordini
} per intero: { $fame } fama, ƒ{ $guilders }
no-advice = Puoi stampare, ma parte della fama andrebbe persa.
gear-fame = ingranaggi: +{ $fame } fama
wild-for = Jolly per { $inks }
now = Ora:
round-short = Round { $round }:

## What a sector gives, in a few words

sector-swap-ink = scambia un inchiostro
sector-swap-type = scambia un carattere
sector-lowest-specialty = livello minimo +1
sector-round-fame = fama = round
sector-order = + un ordine
sector-sell-type = vendi un carattere
sector-ink-fame = 2 fama per { $ink }
sector-take-ink = + { $ink }
sector-trade-ink = { $ink } → 2 a scelta
sector-type-fame = 2 fama per { $type }
sector-buy-type = { $type } a ƒ3 in meno
sector-specialty-fame = 2 fama per { $specialty }
sector-level = +1 { $specialty }

## The strip

bag = Sacchetto
piles = Mazzi
discards = Scarti
pile-printing = Carte stampa
pile-refinement = Carte perfezionamento
pile-specialties = Carte specializzazione
pile-gears = Ingranaggi
markers-order = Segnalini, in ordine
fame-now = Fama
fame-at-end = { $name }: { $fame } fama, più { $more } se finisse ora
if-it-ended = Se finisse ora
you-start = Inizi tu.
starts = Inizia { $name }.

## The inspector

rule-link = Regola { $rule }
about-print = Per stamparla servono { $types }. I caratteri restano; ognuno serve un ordine per round.
about-pays = Paga { $pays } fiorini.
about-colour = Colore: spendi { $inks } per { $fame } fama.
about-decoration = Decorazione: { $levels } per { $fame } fama; i livelli restano.
about-both = Fai entrambi e ottieni { $bonus }.
about-grey = ferro; anche in due
about-brass = ottone; in tre e quattro
about-gear = Un ingranaggio dà una ricompensa a round, quella del settore acceso. Ogni round gira di un settore.
about-or-one = O un livello in una specializzazione qualsiasi.
about-needs-level = Richiede { $specialty } { $level }; resta.
about-spends = Costa { $inks }.
about-needs-types = Richiede { $types }; restano.
about-patron = 8 fama alla fine. Dal round { $round }, con Mecenatismo.
about-reward = Ogni ricompensa, una volta a round.
about-reward-order = Pesca due carte stampa e due perfezionamento, tieni una per tipo.
about-reward-level = Aumenta una specializzazione di un livello.
about-reward-guilders = Prendi tre fiorini.
about-reward-inks = Prendi due inchiostri a scelta dal sacchetto.
about-row-orders = Prendi una carta stampa e una perfezionamento: un ordine. Al massimo quattro.
about-row-inks = Prendi da uno a tre inchiostri di un gruppo, da sinistra; ogni posto ha il suo prezzo.
about-row-specialties = Prendi una carta: un livello per simbolo, o uno a scelta.
about-row-gears = Costruisci un ingranaggio nel settore che vuoi, o girane uno tuo.
about-row-patronage = Prendi una ricompensa libera, o un mecenate di cui soddisfi i requisiti.
about-type = Gli ordini richiedono caratteri. Restano tutta la partita.
about-type-price = Il prossimo costa { $price } fiorini.
about-ink = Gli inchiostri colorano gli ordini e tornano nel sacchetto.
about-level = Ordini e mecenati richiedono livelli. Non si consumano.
about-track = La prima specializzazione a II, IV, V e VI vince la ricompensa sopra.
about-level-end = Alla fine IV vale 1, V 3 e VI 6 fama.

## The legend

legend = Legenda
legend-keys = Tasti
legend-any-ink = inchiostro a scelta
legend-any-type = carattere a scelta
legend-level = un livello in più
legend-lowest = la più bassa sale
legend-worth = Valori
legend-fame = fama
legend-guilder = fiorini (ƒ)
legend-order = un ordine
legend-patron = mecenate
legend-table = Sul tavolo
legend-marker = segnalino iniziativa
legend-first = primo giocatore
legend-gear = ingranaggio
legend-round = numero del round
legend-swap = scambio
legend-bag = sacchetto
legend-deck = mazzo
legend-discard = scarti
legend-printing = carta stampa
legend-refinement = carta perfezionamento
legend-automa = automa
key-add = aggiungi un segnalino
key-remove = togline uno
key-move = scorri le scelte
key-enter = scegli, poi conferma
key-escape = annulla o chiudi
key-pass = passa
key-gear = usa un ingranaggio
key-type = compra un carattere
key-advice = segui il consiglio
key-inspect = spiega l’elemento
key-undo = annulla mossa
key-legend = questa legenda
sheet-details = Dettagli della domanda
