### Why an action is good, and where to look: facts of the rules as sentences. Every language has the same ids.

## Reasons in the printing-house game

reason-gutenberg-as-good = Vale altrettanto: la differenza rientra nel margine di errore.
reason-gutenberg-better-chance = Aumenta le tue probabilità di vittoria di { $percent ->
    [one] 1 punto percentuale
   *[other] { $percent } punti percentuali
}.
reason-gutenberg-better-score = In media finisci la partita con { $points ->
    [one] 1 punto fama
   *[other] { $points } punti fama
} in più.
reason-gutenberg-more-fame = Rende subito { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
} in più.
reason-gutenberg-more-guilders = Ti { $guilders ->
    [one] resta 1 fiorino
   *[other] restano { $guilders } fiorini
} in più.
reason-gutenberg-sooner = Nell’azione «{ $row }» giochi prima, anche nel peggiore dei casi.
reason-gutenberg-fulfils = Evadi { $orders ->
    [one] 1 ordine
   *[other] { $orders } ordini
} per { $guilders ->
    [one] 1 fiorino
   *[other] { $guilders } fiorini
} e { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
}.
reason-gutenberg-earns-bonus = Colore e decorazione insieme danno la ricompensa aggiuntiva dell’ordine { $slot }.
reason-gutenberg-gains-fame = Guadagni subito { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
}.
reason-gutenberg-gains-guilders = Guadagni subito { $guilders ->
    [one] 1 fiorino
   *[other] { $guilders } fiorini
}.
reason-gutenberg-gains-inks = Inchiostri in più: { $inks }.
reason-gutenberg-gains-types = Caratteri in più: { $types }.
reason-gutenberg-gains-levels = Livelli in più: { $levels }.
reason-gutenberg-track-reward = Raggiungi per la prima volta il livello { ROMAN($level) } e prendi la sua ricompensa dal tracciato.
reason-gutenberg-new-order = Evaso per intero, il nuovo ordine rende { $guilders ->
    [one] 1 fiorino
   *[other] { $guilders } fiorini
} e { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
}.
reason-gutenberg-patron-fame = La carta mecenate vale { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
} a fine partita.
reason-gutenberg-end-fame = Il livello più alto vale { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
} in più a fine partita.
reason-gutenberg-gear-rounds = Puoi usare l’ingranaggio una volta per round, { $rounds ->
    [one] ma questo è l’ultimo
   *[other] e restano { $rounds } round, questo compreso
}.
reason-gutenberg-gear-serves = L’ingranaggio dà { $fame } punti fama per ogni ordine che conta, e tu hai { $orders ->
    [one] 1 ordine adatto
   *[other] { $orders } ordini adatti
}.
reason-gutenberg-order-ready = Poi l’ordine { $slot } avrà tutto: caratteri, inchiostri e specializzazioni.
reason-gutenberg-order-prints = Poi avrai i caratteri per stampare l’ordine { $slot }.
reason-gutenberg-order-colours = Poi avrai gli inchiostri per colorare l’ordine { $slot }.
reason-gutenberg-order-decorates = Poi le tue specializzazioni basteranno per decorare l’ordine { $slot }.
reason-gutenberg-meets-patron = Poi soddisferai le condizioni di una carta mecenate disponibile dal round { $round }.
reason-gutenberg-denies-inks = { $seat } gioca dopo di te e per un ordine ha bisogno di { $inks }: sul tabellone non ne troverà più.
reason-gutenberg-denies-order = { $seat } gioca dopo di te e ha già i caratteri per questa carta stampa.
reason-gutenberg-denies-patron = { $seat } gioca dopo di te e potrebbe prendere questa carta mecenate.
reason-gutenberg-pays = Costa { $guilders ->
    [one] 1 fiorino
   *[other] { $guilders } fiorini
}.
reason-gutenberg-dearer-type = Il tuo prossimo carattere costerà { $price ->
    [one] 1 fiorino
   *[other] { $price } fiorini
}.
reason-gutenberg-spends-inks = Spendi inchiostri che servono a colorare l’ordine { $slot }.
reason-gutenberg-order-cut = L’ordine { $slot } viene scartato, e con lui perdi { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
}.
reason-gutenberg-discards-order = Per farlo scarti l’ordine { $slot }.
reason-gutenberg-order-waits = L’ordine { $slot } può aspettare: evaso per intero rende { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
} in più.
reason-gutenberg-last-chance = È l’ultimo round: gli ordini che tieni non renderanno nulla.
reason-gutenberg-acts-first = Nell’azione «{ $row }» nessuno può giocare prima di te.
reason-gutenberg-acts-first-unless = Nell’azione «{ $row }» { $markers ->
    [one] serve almeno 1 segnalino
   *[other] servono almeno { $markers } segnalini
} iniziativa per giocare prima di te.
reason-gutenberg-wins-ties = Come primo giocatore vinci ogni parità.
reason-gutenberg-needs-inks = Inchiostri che mancano ancora ai tuoi ordini: { $inks }.
reason-gutenberg-needs-levels = Livelli che mancano ancora ai tuoi ordini: { $levels }.
reason-gutenberg-only-card = Una sola carta specializzazione mostra entrambi i livelli che mancano all’ordine { $slot } ({ $levels }), e qualcuno può prenderla prima di te.
reason-gutenberg-free-slots = Hai { $slots ->
    [one] 1 spazio libero
   *[other] { $slots } spazi liberi
} per nuovi ordini.
reason-gutenberg-patron-waits = Soddisfi già le condizioni di una carta mecenate che si può prendere ora.
reason-gutenberg-no-turn = Senza segnalini non giochi qui: { $rows }.

## Reasons in the word game

reason-letterpress-as-good = Vale altrettanto: la differenza rientra nel margine di errore.
reason-letterpress-better-chance = Aumenta le tue probabilità di vittoria di { $percent ->
    [one] 1 punto percentuale
   *[other] { $percent } punti percentuali
}.
reason-letterpress-better-score = In media rende { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più.
reason-letterpress-more-points = La parola vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più.
reason-letterpress-scores = La parola vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-letterpress-meets-challenge = Soddisfa la sfida «{ $challenges }».
reason-letterpress-opens-library = Con questo punteggio una carta della biblioteca entra nella tua collezione.
reason-letterpress-feeds-library = Le carte avanzate danno { $points ->
    [one] 1 punto
   *[other] { $points } punti
} alla biblioteca.
reason-letterpress-makes-word = Con le carte comuni e quelle che hai tenuto puoi già scrivere { $word }, da { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-letterpress-collects = La tua collezione riceve carte per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-letterpress-draws-cards = La sfida ti fa pescare { $count ->
    [one] una carta lettera
   *[other] { $count } carte lettera
} che gli altri non vedono.
reason-letterpress-last-word-grows = La migliore parola possibile con la tua collezione passa da { $before } a { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
reason-letterpress-library-loses = La biblioteca perde { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

## Nudges in the printing-house game

nudge-gutenberg-plan = Di che cosa hai più bisogno in questo round? Guarda per prima cosa «{ $row }».
nudge-gutenberg-shift-marker = Guarda l’ordine di turno. C’è un’azione in cui una sola posizione fa la differenza?
nudge-gutenberg-orders = Guarda le carte ordine. Quali si adattano ai caratteri che hai?
nudge-gutenberg-inks = Guarda i set di inchiostri. Quali colori mancano ai tuoi ordini, e quanto costano?
nudge-gutenberg-specialties = Guarda le carte specializzazione. Quali livelli ti chiedono gli ordini o una carta mecenate?
nudge-gutenberg-gears = Guarda gli ingranaggi. Quali settori ti servirebbero ora e nei prossimi round?
nudge-gutenberg-patronage = Guarda le ricompense del mecenatismo. Che cosa manca alla tua tipografia?
nudge-gutenberg-patrons = Guarda le carte mecenate. Confronta ciò che chiedono con ciò che hai.
nudge-gutenberg-fulfil = Guarda i tuoi ordini. Quali sono pronti e quali conviene far aspettare?
nudge-gutenberg-use-gear = Guarda i tuoi ingranaggi. C’è un settore attivo che ti torna utile ora?
nudge-gutenberg-turn-gear = Guarda i tuoi ingranaggi. Un altro settore ti servirebbe di più?
nudge-gutenberg-buy-type = Guarda i tuoi caratteri. Quale manca ai tuoi ordini?
nudge-gutenberg-gain-ink = Guarda i tuoi ordini. Quale colore manca di più?
nudge-gutenberg-gain-level = Guarda le tue specializzazioni. Quale livello sblocca una decorazione, una carta mecenate o una ricompensa?
nudge-gutenberg-gain-type = Guarda i tuoi caratteri. Quale manca ai tuoi ordini?
nudge-gutenberg-keep-order = Guarda le carte pescate. Quale coppia si adatta meglio ai tuoi caratteri e inchiostri, se ce n’è una?
nudge-gutenberg-draft = Cerca due carte ordine che stiano bene insieme: pochi caratteri da stampare, tanta fama da aggiungere.
nudge-gutenberg-choose = Confronta ciò che ogni scelta ti darebbe in tutti e sei i round.

## Nudges in the word game

nudge-letterpress-length = C’è una buona parola di { $length } lettere.
nudge-letterpress-begins = C’è una buona parola che comincia per { $letter }.
nudge-letterpress-good-word = Una buona parola: { $word }, da { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
nudge-letterpress-best-word = La parola migliore: { $word }, da { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
nudge-letterpress-no-word = Le tue carte non formano nessuna parola. Puoi passare.
nudge-letterpress-draft = Guarda la tua mano. Quale carta si combina meglio con le carte comuni?
nudge-letterpress-claim = Guarda le lettere in gioco. Quali servirebbero di più alla tua ultima parola?
nudge-letterpress-lay = Prova varie posizioni per la fila. Dove raccogli le carte migliori per l’ultima parola?
nudge-letterpress-library = Guarda la biblioteca. Quale carta conta di più per l’ultima parola?
