### What happens in the printing-house game, and why something is refused. Every language has the same ids.

## Events

gutenberg-event-character-kept = { $seat } tiene { $character }, in segreto.
gutenberg-event-character-chosen = { $seat } ha scelto un personaggio.
gutenberg-event-characters-revealed = I personaggi vengono rivelati. { $characters }.
gutenberg-event-gears-drawn = { $seat } pesca ingranaggi tra cui scegliere: { $gears }.
gutenberg-event-gear-discarded = { $seat } scarta l'ingranaggio { $gear }.
gutenberg-event-gear-installed = { $seat } installa l'ingranaggio { $gear } sull'asse { $axle }.
gutenberg-event-gear-rotated = { $seat } gira l'ingranaggio dell'asse { $axle }: { $gear }.
gutenberg-event-order-drafted = { $seat } sceglie l'ordine { $printing } con { $refinement }.
gutenberg-event-types-chosen = { $seat } sceglie i caratteri { $types }.
gutenberg-event-round-began = Comincia il round { $round }. Primo giocatore: { $first }.
gutenberg-event-gears-turned = Tutti gli ingranaggi girano di un settore.
gutenberg-event-colour-named = { $seat } nomina un colore: { $ink }. In questo round questi inchiostri valgono come qualsiasi colore.
gutenberg-event-planned = { $seat } pianifica { $markers }, in segreto.
gutenberg-event-plan-made = { $seat } ha fatto il suo piano.
gutenberg-event-plans-revealed = I piani vengono rivelati. { $plans }.
gutenberg-event-automa-planned = L'automa segue { $card }; i suoi segnalini: { $markers }.
gutenberg-event-marker-shifted = { $seat } sposta un segnalino iniziativa da «{ $from }» a «{ $to }».
gutenberg-event-row-began = { $row }. In ordine: { $order }.
gutenberg-event-passed = { $seat } passa.
gutenberg-event-order-taken = { $seat } prende l'ordine { $printing } con { $refinement }.
gutenberg-event-order-discarded = { $seat } scarta l'ordine { $printing } con { $refinement }.
gutenberg-event-order-cards-drawn = { $seat } pesca carte ordine: { $printing }; { $refinement }.
gutenberg-event-inks-taken = { $seat } prende inchiostri: { $inks }.
gutenberg-event-specialty-card-taken = { $seat } prende la carta specializzazione { $card }.
gutenberg-event-levels-swapped = { $seat } scambia i livelli di { $one } e { $other }.
gutenberg-event-patronage-reward-taken = { $seat } prende una ricompensa dei mecenati: { $reward }.
gutenberg-event-patronage-card-taken = { $seat } ottiene la carta mecenate { $card }.
gutenberg-event-order-fulfilled = { $seat } evade l'ordine { $printing } con { $refinement }{ $colour ->
    [true] , con il colore
   *[other] , senza colore
}{ $decoration ->
    [true] , con la decorazione
   *[other] , senza decorazione
}.
gutenberg-event-rewards-declined = { $seat } rinuncia alle ricompense rimaste.
gutenberg-event-gear-used = { $seat } usa l'ingranaggio { $gear }.
gutenberg-event-type-sold = { $seat } cede il carattere { $type } per { $price }.
gutenberg-event-fame-gained = { $seat } guadagna { $fame ->
    [one] 1 punto fama
   *[other] { $fame } punti fama
} ({ $source }).
gutenberg-event-guilders-gained = { $seat } guadagna { $guilders ->
    [one] 1 fiorino
   *[other] { $guilders } fiorini
} ({ $source }).
gutenberg-event-guilders-paid = { $seat } paga { $guilders ->
    [one] 1 fiorino
   *[other] { $guilders } fiorini
}.
gutenberg-event-ink-gained = { $seat } riceve un inchiostro: { $ink }.
gutenberg-event-inks-returned = { $seat } rimette inchiostri nel sacchetto: { $inks }.
gutenberg-event-type-gained = { $seat } riceve il carattere { $type }.
gutenberg-event-type-lost = { $seat } restituisce il carattere { $type }.
gutenberg-event-level-reached = { $seat } raggiunge il livello { ROMAN($level) } in { $specialty }.
gutenberg-event-track-reward = { $seat } riceve la ricompensa del tracciato per il livello { ROMAN($level) }.
gutenberg-event-automa-took-order-cards = L'automa toglie carte ordine. Carta stampa: { $printing ->
    [none] non ce ne sono più
   *[other] { $printing }
}. Carta perfezionamento: { $refinement ->
    [none] non ce ne sono più
   *[other] { $refinement }
}.
gutenberg-event-automa-took-inks = L'automa svuota il set di inchiostri { $set }: { $inks }.
gutenberg-event-automa-took-specialty-card = L'automa toglie la carta specializzazione { $card }.
gutenberg-event-automa-took-gear = L'automa toglie l'ingranaggio { $gear }.
gutenberg-event-automa-took-patronage-card = L'automa toglie la carta mecenate { $card }.
gutenberg-event-automa-took-patronage-reward = L'automa blocca una ricompensa dei mecenati: { $reward }.
gutenberg-event-automa-found-nothing = L'automa non trova nulla da prendere ({ $row }).
gutenberg-event-board-refilled = Il tabellone viene rifornito.
gutenberg-event-first-player-passed = Il segnalino primo giocatore passa di mano: { $from } → { $to }.
gutenberg-event-game-ended = La partita è finita. { $scores }. Vittoria: { $winners }.

## Rewards of patronage

gutenberg-reward-order = un ordine
gutenberg-reward-level = un livello
gutenberg-reward-guilders = 3 fiorini
gutenberg-reward-inks = 2 inchiostri

## What fame and guilders come from

gutenberg-source-printing = stampa
gutenberg-source-colour = colore
gutenberg-source-decoration = decorazione
gutenberg-source-bonus = ricompensa aggiuntiva
gutenberg-source-gear = ingranaggio
gutenberg-source-patronage = mecenatismo
gutenberg-source-mastery = un livello oltre il VI
gutenberg-source-character = personaggio
gutenberg-source-specialties = specializzazioni a fine partita
gutenberg-source-patronage-cards = carte mecenate a fine partita
gutenberg-source-guilders = fiorini a fine partita

## What a type is sold for

gutenberg-price-fame = 3 punti fama
gutenberg-price-guilders = 5 fiorini

## Refusals: what is missing, and what to do

gutenberg-refusal-game-over = La partita è finita: non c'è più nulla da fare.
gutenberg-refusal-no-such-seat = Questo posto non esiste. { $people ->
    [one] Gioca una persona, al posto 0.
   *[other] Giocano { $people } persone, e i posti si contano da 0.
}
gutenberg-refusal-automas-seat = È il posto dell'automa, che non decide nulla: agisci per una persona.
gutenberg-refusal-not-your-turn = Non tocca a te. Si aspetta: { $actor }.
gutenberg-refusal-not-now = Questo appartiene a un'altra fase del gioco. Scegli ciò che questa fase offre.
gutenberg-refusal-rewards-first = Ti spettano ancora ricompense. Prima prendile o rinuncia.
gutenberg-refusal-drawn-cards-first = Hai pescato carte ordine. Prima tieni un ordine o rinuncia.
gutenberg-refusal-already-acted = L'azione di questo turno è fatta. Usa ingranaggi, compra caratteri o passa.
gutenberg-refusal-not-dealt = { $character } non ti è stato distribuito. Tieni uno dei tuoi due personaggi.
gutenberg-refusal-not-offered = Questo ingranaggio non è tra i quattro che hai pescato. Scegline due di quelli.
gutenberg-refusal-same-gear = Hai indicato due volte lo stesso ingranaggio. Scegline due diversi.
gutenberg-refusal-same-specialty = Hai indicato due volte la stessa specializzazione. Scegline due diverse.
gutenberg-refusal-no-such-sector = Un ingranaggio ha tre settori: scegli 0, 1 o 2.
gutenberg-refusal-not-there = Questa carta non è disponibile. Scegline una che lo sia.
gutenberg-refusal-three-types = Hai scelto { $chosen ->
    [one] 1 carattere
   *[other] { $chosen } caratteri
}. Scegline esattamente tre; lo stesso più volte è permesso.
gutenberg-refusal-all-markers = Hai piazzato { $placed } segnalini iniziativa e ne hai { $have }. Piazzali tutti, e non di più.
gutenberg-refusal-row-full = «{ $row }» accoglie al massimo 6 dei tuoi segnalini. Mettine altrove.
gutenberg-refusal-no-marker = Non hai segnalini su «{ $row }». Prendine uno da un'altra azione.
gutenberg-refusal-same-row = Il segnalino resterebbe dov'è. Spostalo su un'altra azione, o passa.
gutenberg-refusal-plan-made = Il tuo piano è fatto. Usa gli ingranaggi e compra caratteri prima, o nel tuo turno.
gutenberg-refusal-other-chooses = { $actor } sta scegliendo una ricompensa. Intanto continua a pianificare: ingranaggi e caratteri possono aspettare un momento.
gutenberg-refusal-slots-full = Hai già 4 ordini. Indica quale scartare.
gutenberg-refusal-no-need-to-discard = Hai un posto libero. Scarta solo quando non ce n'è.
gutenberg-refusal-empty-slot = In quello spazio non c'è un ordine. Indica uno spazio che ne ha uno.
gutenberg-refusal-no-such-ink-set = Questo set di inchiostri non esiste. Ce ne sono { $sets } in gioco, e si contano da 0.
gutenberg-refusal-inks-left = { $left ->
    [0] Questo set è vuoto. Scegline un altro.
    [one] In questo set resta solo 1 inchiostro. Prendilo, o scegli un altro set.
   *[other] In questo set restano { $left } inchiostri. Prendine da 1 a { $left }.
}
gutenberg-refusal-guilders = Costa { $need ->
    [one] 1 fiorino
   *[other] { $need } fiorini
}, e tu ne hai { $have }. Scegli qualcosa di meno caro, o prima guadagnane.
gutenberg-refusal-empty-axle = Su quell'asse non c'è un ingranaggio. Indica un asse che ne ha uno.
gutenberg-refusal-axles-full = Tutti i tuoi assi sono occupati. Indica l'ingranaggio da scartare per il nuovo.
gutenberg-refusal-used-this-round = Questo ingranaggio è stato usato in questo round e resta com'è. Scegline uno non usato.
gutenberg-refusal-already-there = L'ingranaggio mostra già questo settore. Giralo su un altro.
gutenberg-refusal-reward-taken = Questa ricompensa è già stata presa in questo round. Scegline un'altra.
gutenberg-refusal-nothing-in-bag = Il sacchetto è vuoto: non ci sono inchiostri da prendere. Scegli un'altra ricompensa.
gutenberg-refusal-too-early = Questa carta si può prendere dal round { $column }. Aspetta, o prendi altro.
gutenberg-refusal-level = Sei al livello { ROMAN($have) } in { $specialty }; serve il livello { ROMAN($need) }. Prima sviluppala.
gutenberg-refusal-types = { $missing ->
    [one] Manca un carattere
   *[other] Mancano { $missing } caratteri
}. Compra quelli che ti mancano, o lascia fuori un ordine.
gutenberg-refusal-inks = Di questo inchiostro ne servirebbero { $need } e ne hai { $have }: { $ink }. Procuratene, o rinuncia a un colore.
gutenberg-refusal-wild = Solo gli inchiostri di Caxton del colore nominato ne sostituiscono un altro, e solo un colore richiesto. Paga con gli inchiostri stessi.
gutenberg-refusal-empty-batch = La consegna non contiene ordini. Indicane almeno uno, o passa.
gutenberg-refusal-refine-unprinted = Colore e decorazione vanno con un ordine stampato. Aggiungi l'ordine alla consegna.
gutenberg-refusal-no-uses-left = In questo round hai usato ingranaggi tre volte. Aspetta il prossimo round.
gutenberg-refusal-gear-used = Questo ingranaggio è già stato usato in questo round. Usane un altro.
gutenberg-refusal-wrong-choice = Questa scelta non corrisponde a ciò che dà l'ingranaggio. Guarda il suo settore attivo.
gutenberg-refusal-only-with-batch = Questo ingranaggio conta gli ordini di una consegna. Indicalo quando evadi ordini.
gutenberg-refusal-not-with-batch = Questo ingranaggio non va con una consegna. Usalo prima o dopo.
gutenberg-refusal-counts-nothing = Questo ingranaggio non conterebbe alcun ordine della consegna. Lascialo fuori.
gutenberg-refusal-bag-lacks = Nel sacchetto non c'è inchiostro di questo colore: { $ink }. Scegli un altro colore.
gutenberg-refusal-no-ink = Non hai inchiostro di questo colore: { $ink }. Danne uno che hai.
gutenberg-refusal-no-type = Non hai { $type }. Indica un carattere che hai.
gutenberg-refusal-same-kind = Riavresti ciò che dai. Scegli qualcosa di diverso.
gutenberg-refusal-not-lowest = Non è la tua specializzazione più bassa: { $specialty }. Aumentane una che lo è.
gutenberg-refusal-not-your-power = È il potere di un personaggio che non hai.
gutenberg-refusal-already-swapped = In questo round hai già scambiato livelli. Aspetta il prossimo round.
gutenberg-refusal-same-levels = Le due specializzazioni sono allo stesso livello: non c'è nulla da scambiare.
gutenberg-refusal-no-reward-due = Questa ricompensa non ti spetta. Scegline una che ti spetta.
gutenberg-refusal-nothing-to-draw = I mazzi e le pile degli scarti sono vuoti: non si può pescare un ordine.
gutenberg-refusal-two-cards = Peschi altre due carte: 0, 1 o 2 di esse possono essere carte stampa.
