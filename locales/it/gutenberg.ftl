### What happens in the printing-house game, and why something is refused. Every language has the same ids.

## Events

gutenberg-event-character-kept = { $seat } tiene in segreto { $character }.
gutenberg-event-character-chosen = { $seat } ha scelto un personaggio.
gutenberg-event-characters-revealed = I personaggi vengono rivelati. { $characters }.
gutenberg-event-gears-drawn = { $seat } pesca quattro ingranaggi tra cui scegliere: { $gears }.
gutenberg-event-gear-discarded = { $seat } scarta un ingranaggio: { $gear }.
gutenberg-event-gear-installed = { $seat } installa un ingranaggio sull’asse { $axle }: { $gear }.
gutenberg-event-gear-rotated = { $seat } gira l’ingranaggio dell’asse { $axle }: { $gear }.
gutenberg-event-order-drafted = { $seat } sceglie un ordine: { $printing } + { $refinement }.
gutenberg-event-types-chosen = { $seat } prende i caratteri { $types }.
gutenberg-event-round-began = Comincia il round { $round }. Primo giocatore: { $first }.
gutenberg-event-gears-turned = Tutti gli ingranaggi girano di un settore.
gutenberg-event-colour-named = { $seat } sceglie l’inchiostro jolly, { $ink }: vale come qualsiasi colore fino alla fine del round.
gutenberg-event-planned = { $seat } pianifica in segreto: { $markers }.
gutenberg-event-plan-made = { $seat } ha pianificato.
gutenberg-event-plans-revealed = I piani vengono rivelati. { $plans }.
gutenberg-event-automa-planned = L’automa segue la sua carta pianificazione ({ $card }). Ora i suoi segnalini sono: { $markers }.
gutenberg-event-marker-shifted = { $seat } sposta un segnalino iniziativa da «{ $from }» a «{ $to }».
gutenberg-event-row-began = { $row }. Ordine di turno: { $order ->
    [niente] nessuno
   *[other] { $order }
}.
gutenberg-event-passed = { $seat } passa.
gutenberg-event-order-taken = { $seat } prende un ordine: { $printing } + { $refinement }.
gutenberg-event-order-discarded = { $seat } scarta un ordine: { $printing } + { $refinement }.
gutenberg-event-order-cards-drawn = { $seat } pesca carte ordine. Stampa: { $printing }. Perfezionamento: { $refinement }.
gutenberg-event-inks-taken = { $seat } prende dal tabellone: { $inks }.
gutenberg-event-specialty-card-taken = { $seat } prende una carta specializzazione: { $card }.
gutenberg-event-levels-swapped = { $seat } scambia i livelli di { $one } e { $other }.
gutenberg-event-patronage-reward-taken = { $seat } prende una ricompensa del mecenatismo: { $reward }.
gutenberg-event-patronage-card-taken = { $seat } prende una carta mecenate: { $card }.
gutenberg-event-order-fulfilled = { $seat } evade un ordine, { $colour ->
    [true] { $decoration ->
        [true] colorato e decorato
       *[other] colorato ma non decorato
    }
   *[other] { $decoration ->
        [true] decorato ma non colorato
       *[other] solo stampato
    }
}: { $printing } + { $refinement }.
gutenberg-event-rewards-declined = { $seat } rinuncia alle ricompense rimaste.
gutenberg-event-gear-used = { $seat } usa un ingranaggio: { $gear }.
gutenberg-event-type-sold = { $seat } vende il carattere { $type } per { $price }.
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
gutenberg-event-ink-gained = { $seat } riceve un inchiostro { $ink }.
gutenberg-event-inks-returned = { $seat } rimette nel sacchetto: { $inks }.
gutenberg-event-type-gained = { $seat } riceve il carattere { $type }.
gutenberg-event-type-lost = { $seat } cede il carattere { $type }.
gutenberg-event-level-reached = { $seat } raggiunge il livello { ROMAN($level) } in { $specialty }.
gutenberg-event-track-reward = { $seat } riceve la ricompensa del livello { ROMAN($level) } sul tracciato ricompense.
gutenberg-event-automa-took-order-cards = L’automa toglie carte ordine. Stampa: { $printing ->
    [none] nessuna
   *[other] { $printing }
}. Perfezionamento: { $refinement ->
    [none] nessuna
   *[other] { $refinement }
}.
gutenberg-event-automa-took-inks = L’automa svuota il set di inchiostri { $set }: { $inks }.
gutenberg-event-automa-took-specialty-card = L’automa toglie una carta specializzazione: { $card }.
gutenberg-event-automa-took-gear = L’automa toglie un ingranaggio: { $gear }.
gutenberg-event-automa-took-patronage-card = L’automa toglie una carta mecenate: { $card }.
gutenberg-event-automa-took-patronage-reward = L’automa blocca una ricompensa del mecenatismo: { $reward }.
gutenberg-event-automa-found-nothing = { $row }: per l’automa non c’è nulla da prendere.
gutenberg-event-board-refilled = Il tabellone viene rifornito.
gutenberg-event-first-player-passed = { $from } passa il segnalino primo giocatore: ora ce l’ha { $to }.
gutenberg-event-game-ended = Fine della partita. { $scores }. Vittoria: { $winners }.
# A part of an order in the log: “blue, silver for 5 fame”.
gutenberg-part = { $fame } fama ({ $what })

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

gutenberg-refusal-game-over = La partita è finita: non sono possibili altre azioni.
gutenberg-refusal-no-such-seat = Questo posto non esiste: a questo tavolo { $people ->
    [one] c’è 1 giocatore.
   *[other] ci sono { $people } giocatori.
}
gutenberg-refusal-automas-seat = È il posto dell’automa, che non fa scelte. Gioca per uno dei giocatori.
gutenberg-refusal-not-your-turn = Non è il tuo turno. Aspetta { $actor }.
gutenberg-refusal-not-now = In questa fase non puoi farlo. Scegli una delle azioni possibili ora.
gutenberg-refusal-rewards-first = Hai ancora ricompense da prendere. Prima prendile o rinunciaci.
gutenberg-refusal-drawn-cards-first = Hai pescato carte ordine. Prima tieni un ordine o rinuncia.
gutenberg-refusal-already-acted = Hai già svolto la tua azione in questo turno. Puoi ancora usare ingranaggi e comprare caratteri, o terminare il turno.
gutenberg-refusal-not-dealt = { $character } non è tra i personaggi che hai ricevuto. Tieni uno dei tuoi due.
gutenberg-refusal-not-offered = Questo ingranaggio non è tra i quattro che hai pescato. Scegline due tra quelli.
gutenberg-refusal-same-gear = Hai scelto due volte lo stesso ingranaggio. Scegline due diversi.
gutenberg-refusal-same-specialty = Hai scelto due volte la stessa specializzazione. Scegline due diverse.
gutenberg-refusal-no-such-sector = Un ingranaggio ha solo tre settori. Scegline uno.
gutenberg-refusal-not-there = Questa carta non è disponibile. Scegline un’altra.
gutenberg-refusal-three-types = Hai scelto { $chosen ->
    [one] 1 carattere
   *[other] { $chosen } caratteri
}. Scegline esattamente tre; puoi prendere più volte lo stesso.
gutenberg-refusal-all-markers = Hai { $have } segnalini iniziativa e ne hai piazzati { $placed }. Piazzane esattamente { $have }.
gutenberg-refusal-row-full = Su «{ $row }» puoi avere al massimo 6 segnalini. Mettine qualcuno altrove.
gutenberg-refusal-no-marker = Non hai segnalini su «{ $row }». Spostane uno da un’altra azione.
gutenberg-refusal-same-row = Il segnalino resterebbe dov’è. Spostalo su un’altra azione, o passa.
gutenberg-refusal-plan-made = Hai già pianificato. Puoi usare ingranaggi e comprare caratteri prima di pianificare, o nel tuo turno.
gutenberg-refusal-other-chooses = { $actor } sta scegliendo una ricompensa. Puoi continuare a pianificare; per usare ingranaggi o comprare caratteri aspetta un momento.
gutenberg-refusal-slots-full = Hai già 4 ordini. Scegli quale scartare.
gutenberg-refusal-no-need-to-discard = Hai ancora uno spazio libero: non c’è nulla da scartare.
gutenberg-refusal-empty-slot = In questo spazio non c’è nessun ordine. Scegli uno spazio occupato.
gutenberg-refusal-no-such-ink-set = Questo set di inchiostri non esiste: in gioco ci sono solo { $sets } set. Scegline uno.
gutenberg-refusal-inks-left = { $left ->
    [0] Questo set è vuoto. Scegline un altro.
    [one] In questo set resta solo 1 inchiostro. Prendilo, o scegli un altro set.
   *[other] In questo set restano solo { $left } inchiostri. Prendine al massimo { $left }, o scegli un altro set.
}
gutenberg-refusal-guilders = Costa { $need ->
    [one] 1 fiorino
   *[other] { $need } fiorini
}, e tu { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}. Scegli qualcosa di più economico, o prima guadagna altri fiorini.
gutenberg-refusal-empty-axle = Su questo asse non c’è nessun ingranaggio. Scegli un asse occupato.
gutenberg-refusal-axles-full = Tutti i tuoi assi sono occupati. Scegli l’ingranaggio da sostituire.
gutenberg-refusal-used-this-round = Hai già usato questo ingranaggio in questo round: non puoi girarlo né sostituirlo. Scegline un altro.
gutenberg-refusal-already-there = Questo settore è già attivo. Gira l’ingranaggio su un altro.
gutenberg-refusal-reward-taken = Questa ricompensa è già stata presa in questo round. Scegline un’altra.
gutenberg-refusal-nothing-in-bag = Il sacchetto è vuoto: non ci sono inchiostri da prendere. Scegli un’altra ricompensa.
gutenberg-refusal-too-early = Questa carta è disponibile dal round { $column }. Aspetta, o prendi altro.
gutenberg-refusal-level = Serve il livello { ROMAN($need) } in { $specialty }, e tu { $have ->
    [0] non ne hai ancora nessuno
   *[other] hai il { ROMAN($have) }
}. Prima aumenta il livello.
gutenberg-refusal-types = Ti { $missing ->
    [one] manca 1 carattere
   *[other] mancano { $missing } caratteri
}. Compra ciò che serve, o lascia fuori un ordine.
gutenberg-refusal-inks = { $need ->
    [one] Serve 1 inchiostro
   *[other] Servono { $need } inchiostri
} ({ $ink }), e tu { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}. Procurati ciò che manca, o rinuncia a un colore.
gutenberg-refusal-wild = Solo gli inchiostri jolly di Caxton valgono come altri colori, e solo per i colori che un ordine richiede. Paga con gli inchiostri richiesti.
gutenberg-refusal-empty-batch = Non hai scelto nessun ordine. Scegline almeno uno, o passa.
gutenberg-refusal-refine-unprinted = Puoi colorare e decorare solo un ordine che stampi. Scegli anche di stamparlo.
gutenberg-refusal-no-uses-left = In questo round hai già usato gli ingranaggi tre volte. Potrai usarli di nuovo nel prossimo.
gutenberg-refusal-gear-used = Hai già usato questo ingranaggio in questo round. Usane un altro.
gutenberg-refusal-wrong-choice = Questo non corrisponde al settore attivo dell’ingranaggio. Scegli ciò che quel settore dà.
gutenberg-refusal-only-with-batch = Questo ingranaggio conta gli ordini che evadi. Usalo quando evadi ordini.
gutenberg-refusal-not-with-batch = Questo ingranaggio non conta gli ordini che evadi. Usalo prima di evaderli, o dopo.
gutenberg-refusal-counts-nothing = Questo ingranaggio non conta nessuno degli ordini scelti. Non usarlo.
gutenberg-refusal-bag-lacks = Nel sacchetto non c’è più inchiostro { $ink }. Scegli un altro colore.
gutenberg-refusal-no-ink = Non hai nessun inchiostro { $ink }. Scegline uno che hai.
gutenberg-refusal-no-type = Non hai il carattere { $type }. Scegline uno che hai.
gutenberg-refusal-same-kind = Riceveresti la stessa cosa che dai. Scegline un’altra.
gutenberg-refusal-not-lowest = La tua specializzazione più bassa non è { $specialty }. Aumenta quella più bassa.
gutenberg-refusal-not-your-power = Questo è il potere di un personaggio che non hai. Scegli altro.
gutenberg-refusal-already-swapped = In questo round hai già scambiato due livelli. Potrai farlo di nuovo nel prossimo.
gutenberg-refusal-same-levels = Le due specializzazioni sono allo stesso livello. Scegline due a livelli diversi.
gutenberg-refusal-no-reward-due = Questa ricompensa non ti spetta. Scegline una che ti spetta.
gutenberg-refusal-nothing-to-draw = I mazzi e le pile degli scarti sono vuoti: non puoi pescare un ordine. Rinuncia.
gutenberg-refusal-two-cards = Si pescano sempre altre due carte. Scegli quante delle due sono carte stampa.

## Options that no game can start with

gutenberg-options-people = Il gioco è per { $min }–{ $max } giocatori, non per { $people }.
gutenberg-options-no-seat-for-automa = Con l’automa si gioca al massimo in { $max }: occupa anche lui un posto.
gutenberg-options-first-with-automa = L’automa gioca sempre per primo: non indicare un primo giocatore.
gutenberg-options-first-seat = A questo tavolo non c’è il posto indicato per il primo giocatore.
gutenberg-options-character-count = Indica un personaggio per giocatore. Personaggi indicati: { $named }, giocatori: { $people }.
gutenberg-options-character-twice = Hai indicato due volte { $character }, ma c’è una sola tessera per personaggio.
