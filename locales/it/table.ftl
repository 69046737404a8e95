### The words of Gutenberg’s table. Every language has the same ids.

## The question

title-keep-character = Scegli il personaggio
title-starting-gears = Scegli gli ingranaggi iniziali
title-starting-levels = Scegli i livelli iniziali
title-draft = Scegli un ordine
title-choose-types = Scegli tre caratteri
title-name-colour = Scegli l’inchiostro jolly
title-plan = Piano segreto
title-plan-made = Piano confermato
title-shift-marker = Sposti un segnalino?
title-orders = Prendi un ordine
title-inks = Prendi inchiostri
title-specialties = Sviluppa specializzazioni
title-gears = Migliora la tipografia
title-patronage = Mecenatismo
title-fulfil = Evadi gli ordini
title-after = Termina il turno
title-keep-order = Tieni un ordine
title-gain-ink = Scegli un inchiostro
title-gain-level = Scegli una specializzazione
title-gain-type = Scegli un carattere
title-draw-order = Hai ottenuto un ordine
title-wait = Giocano gli altri
aim = Stampa, colora e decora ordini per ottenere fiorini e fama. Dopo sei round vince la tipografia più famosa.
my-figures = La mia fama, i miei fiorini, caratteri e inchiostri
stage = La tua scelta
clear = Azzera
pass-sure = Sì, passa
pass-not = Indietro
pass-loses = Qui puoi ancora fare qualcosa. Passi comunque?
pass-loses-fulfil = Puoi stampare almeno un ordine. Vuoi tenerli tutti per dopo?
decline-loses = Perderesti le ricompense non ancora prese. Rinunci comunque?

## What the main button says

say-keep-character = Tieni { $name }
say-take-order = Prendi { $types } con { $inks }
say-keep-order = Tieni { $types } con { $inks }
say-take-inks = Prendi { $inks } per ƒ{ $price }
say-raise = Aumenta: { $levels }
say-install = Installa: { $reward }
say-turn = Gira su: { $reward }
say-take = Prendi { $what }
say-patron = Prendi la carta mecenate: 8 fama
say-patron-inks = Dai { $inks } per la carta mecenate: 8 fama
say-use = Usa: { $reward }
say-swap = Scambia { $give } con { $take }
say-sell = Vendi { $type } per { $price }
say-trade = Dai { $ink } e prendi due inchiostri
say-buy = Compra { $type } per ƒ{ $price }
say-name-colour = Usa { $ink } come jolly
say-shift = Sposta: { $from } → { $to }
say-plan = Conferma: { $plan }
say-replan = Cambia piano: { $plan }
say-fulfil = Stampa { $types }: ƒ{ $guilders }, { $fame } fama. { $count ->
    [one] L’ordine viene scartato.
   *[other] Gli ordini vengono scartati.
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
need-sector = Scegli il settore attivo
need-instead = Scegli l’ingranaggio da sostituire
need-develop = Entrambi i simboli o una specializzazione?
need-give-ink = Scegli l’inchiostro da dare
need-take-ink = Scegli l’inchiostro da prendere
need-give-type = Scegli il carattere da dare
need-take-type = Scegli il carattere da prendere
need-raise = Scegli una specializzazione
need-price = Fama o fiorini?
need-wild = Scegli come usare i tuoi inchiostri jolly
need-first = Scegli l’ingranaggio per l’asse 1
need-second = Scegli l’ingranaggio per l’asse 2
need-first-sector = Scegli il settore attivo sull’asse 1
need-second-sector = Scegli il settore attivo sull’asse 2
need-one = Scegli la specializzazione per il livello I
need-two = Scegli la specializzazione per il livello II
need-from = Scegli da dove togliere il segnalino
need-to = Scegli dove mettere il segnalino
need-swap = Scegli l’altra specializzazione

## Planning and turn order

markers-on = Segnalini: { $row }
no-marker = senza segnalini non giochi
act-nth = { $place ->
    [1] giochi per primo
    [2] giochi per secondo
    [3] giochi per terzo
   *[other] giochi per { $place }º
}
act-between = tra il { $first }º e il { $last }º posto
act-now = tocca a te
acted = fatto
surely-before = Qui { $name } gioca prima di te
took-it = ha preso qui

## The rows

row-orders = Ordini
row-inks = Inchiostri
row-specialties = Specializ­zazioni
row-gears = Ingranaggi
row-patronage = Mecena­tismo
row-orders-why = una stampa, un perfeziona­mento
row-inks-why = 1–3, da sinistra
row-specialties-why = una carta
row-gears-why = installane o girane uno
row-patronage-why = premio o carta
steps = Fasi del round
step-plan = Piano
step-fulfil = Consegna
patrons = Mecenati
patrons-why = 8 fama ciascuno, dal proprio round
pays = paga
both-give = entrambi

## The house

house-of = Tipografia di { $name }
show-house = Mostra la tipografia di { $name }
end-adds = +{ $fame } alla fine
buy-a-type = Compra un carattere
buy-price = per ƒ{ $price }
next-round = prossimo round:
with-batch = conta nella consegna
gear-used = usato
count-it = Usalo
order-pays = ƒ{ $guilders }, { $fame } fama
order-complete = non manca nulla
lacks = manca: { $what }
you-lack = Ti manca: { $what }
advised-batch = Miglior guadagno: { $orders ->
    [one] 1 ordine
   *[other] { $orders } ordini
}, { $fame } fama, ƒ{ $guilders }
no-advice = Puoi stampare, ma rinunceresti a parte della fama.
gear-fame = ingranaggi: +{ $fame } fama
wild-for = Gli inchiostri jolly valgono come { $inks }
now = Ora:
round-short = Round { $round }:

## What a sector gives, in a few words

sector-swap-ink = scambia un inchiostro
sector-swap-type = scambia un carattere
sector-lowest-specialty = livello più basso +1
sector-round-fame = fama = numero del round
sector-order = +1 ordine
sector-sell-type = vendi un carattere
sector-ink-fame = 2 fama per { $ink }
sector-take-ink = +1 { $ink }
sector-trade-ink = { $ink } → 2 inchiostri a scelta
sector-type-fame = 2 fama per { $type }
sector-buy-type = { $type } a ƒ3 in meno
sector-specialty-fame = 2 fama per { $specialty }
sector-level = +1 { $specialty }

## The strip

bag = Sacchetto
piles = Mazzi
discards = Pile degli scarti
pile-printing = Carte stampa
pile-refinement = Carte perfezionamento
pile-specialties = Carte specializzazione
pile-gears = Ingranaggi
markers-order = Segnalini, in ordine di turno
fame-now = Fama
fame-at-end = { $name }: { $fame } fama, più { $more } se la partita finisse ora
tie-on-fame = A parità di fama è avanti chi ha meno caratteri, poi chi ha meno inchiostri.
if-it-ended = Se la partita finisse ora
you-start = Inizi tu.
starts = Inizia { $name }.

## The inspector

rule-link = Regola { $rule }
about-print = Caratteri richiesti: { $types }. Restano tuoi, ma ognuno serve a un solo ordine per round.
about-pays = Paga { $pays ->
    [one] 1 fiorino
   *[other] { $pays } fiorini
}.
about-colour = Colore: spendi { $inks } e guadagni { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
}.
about-decoration = Decorazione: con { $levels } guadagni { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
}; i livelli restano tuoi.
about-both = Fai entrambi per ottenere { $bonus }.
about-grey = ferro: in ogni partita
about-brass = ottone: solo in 3–4 giocatori
about-gear = Una volta per round un ingranaggio dà la ricompensa del suo settore attivo. A ogni round gira di un settore.
about-or-one = Oppure un livello in una specializzazione a scelta.
about-needs-level = Richiede { $specialty } al livello { $level }; il livello resta tuo.
about-spends = Inchiostri da spendere: { $inks }.
about-needs-types = Richiede i caratteri { $types }; restano tuoi.
about-patron = 8 punti fama a fine partita. Disponibile dal round { $round }, con l’azione Mecenatismo.
about-reward = Ogni ricompensa si può prendere una sola volta per round.
about-reward-order = Pesca due carte stampa e due carte perfezionamento e tienine una per tipo.
about-reward-level = Aumenta una specializzazione di un livello.
about-reward-guilders = Prendi tre fiorini.
about-reward-inks = Prendi due inchiostri a scelta dal sacchetto.
about-row-orders = Prendi una carta stampa e una carta perfezionamento: insieme formano un ordine. Puoi averne al massimo quattro.
about-row-inks = Prendi da uno a tre inchiostri di un set, da sinistra; ogni casella ha il suo prezzo.
about-row-specialties = Prendi una carta: dà un livello per ogni simbolo, o un livello in una specializzazione a scelta.
about-row-gears = Installa un ingranaggio con il settore attivo che preferisci, o girane uno dei tuoi.
about-row-patronage = Prendi una ricompensa ancora libera in questo round, o una carta mecenate di cui soddisfi le condizioni.
about-type = Gli ordini richiedono caratteri. Restano tuoi per tutta la partita.
about-type-price = Il prossimo costa { $price ->
    [one] 1 fiorino
   *[other] { $price } fiorini
}.
about-ink = Spendi inchiostri per colorare gli ordini; poi tornano nel sacchetto.
about-fame = Alla fine vince chi ha più punti fama.
about-guilders = Con i fiorini paghi inchiostri e caratteri. Alla fine ogni gruppo completo di { $count } fiorini vale 1 punto fama.
about-level = Ordini e carte mecenate richiedono livelli. I livelli non si perdono mai.
about-track = La prima specializzazione che raggiunge il II, il IV, il V o il VI dà la ricompensa segnata sopra quel livello.
about-level-end = A fine partita il livello IV vale 1 punto fama, il V ne vale 3 e il VI 6.

## The legend

legend = Legenda
legend-keys = Tasti
legend-any-ink = inchiostro a scelta
legend-any-type = carattere a scelta
legend-level = un livello
legend-lowest = specializzazione più bassa +1
legend-worth = Guadagni
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
legend-bag = sacchetto di inchiostri
legend-deck = mazzo
legend-discard = pila degli scarti
legend-printing = carta stampa
legend-refinement = carta perfezionamento
legend-automa = automa
key-add = aggiungi un segnalino
key-remove = togli un segnalino
key-move = scorri le scelte
key-enter = scegli, poi conferma
key-escape = azzera o chiudi
key-pass = passa
key-gear = usa un ingranaggio
key-type = compra un carattere
key-advice = segui il consiglio
key-inspect = spiega l’elemento selezionato
key-undo = annulla la mossa
key-legend = questa legenda
sheet-details = Dettagli della scelta

## A che serve ogni domanda, come comincia, e che cosa porta la scelta in mano

aim-keep-character = Scopo: finire con più fama di tutti. Scegli il potere su cui puntare.
aim-starting-gears = Scopo: avere ricompense da usare spesso. A ogni round ogni ingranaggio gira di un settore.
aim-starting-levels = Scopo: avere i livelli che chiederanno i tuoi primi ordini.
aim-draft = Scopo: guadagnare fama. La danno colore e decorazione: cerca due carte che insieme chiedano poco.
aim-choose-types = Scopo: stampare presto un ordine. I caratteri non si consumano mai.
aim-name-colour = Scopo: rendere jolly il colore di cui hai più inchiostri e che ti serve di meno.
aim-plan = Scopo: giocare prima degli altri dove vogliono le tue stesse cose.
aim-shift-marker = Scopo: giocare prima dove conta, o giocare anche dove non avevi segnalini.
aim-orders = Scopo: trovare un ordine da stampare, colorare e decorare presto.
aim-inks = Scopo: procurarti gli inchiostri che mancano ai tuoi ordini; sono bordati di rosso.
aim-specialties = Scopo: raggiungere i livelli che mancano ai tuoi ordini. Danno ricompense via via e fama alla fine.
aim-gears = Scopo: avere una ricompensa da usare più volte.
aim-patronage = Scopo: guadagnare { $fame } fama a fine partita con un mecenate, o una ricompensa utile subito.
aim-fulfil = Scopo: stampare gli ordini che rendono per intero. Quelli che tieni possono rendere di più in seguito.
aim-after = Scopo: usare ciò che andrebbe perso. Tra un round e l’altro gli ingranaggi girano.
aim-keep-order = Scopo: tenere un ordine adatto a ciò che hai.
aim-gain-ink = Scopo: prendere l’inchiostro che manca ai tuoi ordini; è bordato di rosso.
aim-gain-level = Scopo: aumentare la specializzazione che serve ai tuoi ordini; è bordata di rosso.
aim-gain-type = Scopo: prendere il carattere che manca ai tuoi ordini; è bordato di rosso.
aim-draw-order = Scopo: avere più ordini tra cui scegliere. Puoi tenerne quattro.
begin-keep-character = Scegli un personaggio
begin-starting-gears = Scegli l’ingranaggio per l’asse 1
begin-starting-levels = Scegli due specializzazioni
begin-draft = Scegli una carta per tipo
begin-name-colour = Scegli un inchiostro
begin-shift-marker = Scegli un segnalino, o passa
begin-orders = Scegli una carta per tipo
begin-inks = Scegli inchiostri da un set
begin-specialties = Scegli una carta
begin-gears = Scegli un ingranaggio
begin-patronage = Scegli ricompensa o mecenate
begin-fulfil = Scegli che cosa stampare
begin-after = Usa un ingranaggio o termina
begin-keep-order = Scegli una carta per tipo
begin-gain-ink = Scegli un inchiostro
begin-gain-level = Scegli una specializzazione
begin-gain-type = Scegli un carattere
begin-draw-order = Pesca carte ordine
begin-none = Puoi solo passare
then-keep = Ti restano ƒ{ $guilders }
then-fame = { $fame } fama subito
then-end = { $fame } fama in più alla fine
then-end-less = { $fame } fama in meno alla fine
then-lacks = Richiede ancora { $what }
then-complete = Puoi stamparlo, colorarlo e decorarlo subito
then-inks = Poi scegli { $count ->
    [one] un inchiostro
   *[other] { $count } inchiostri
 }
then-levels = Poi scegli { $count ->
    [one] un livello
   *[other] { $count } livelli
 }
then-types = Poi scegli { $count ->
    [one] un carattere
   *[other] { $count } caratteri
 }
then-orders = Poi pesca carte ordine
then-drawn = Pescherai carte: poi non potrai annullare
then-gear = Prossimo round: { $next }; poi: { $later }
then-can-print = Poi puoi stampare l’ordine { $order }
then-can-colour = Poi puoi colorare l’ordine { $order }
then-can-decoration = Poi puoi decorare l’ordine { $order }
then-still = L’ordine { $order } richiede ancora { $what }
then-unasked = Non serve a nessuno dei tuoi ordini
then-first = Prima posizione sicura: { $rows }
then-no-turn = Turno saltato: { $rows }
then-every-turn = Giochi in ogni azione
then-unused = Ancora da usare: { $rewards }
then-none-unused = Nessun ingranaggio da usare
order-then = poi ƒ{ $guilders }, { $fame } fama
pick-instead = Ingranaggio da sostituire:
pick-slot = Ordine da scartare:
no-marker-left = Tutti i segnalini sono piazzati: prima riprendine uno.
