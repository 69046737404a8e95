### The coach: notes in a first game and a word after each round. Every language has the same ids.

## Gutenberg: first-time notes

note-gutenberg-keep-character = Hai ricevuto due personaggi. Tienine uno: il suo potere è tuo per tutta la partita.
note-gutenberg-draft = Scegli una carta stampa e una carta perfezionamento: insieme formano un ordine e non si separano più. Prima del primo round scegli due ordini.
note-gutenberg-choose-types = Scegli tre caratteri che servono ai tuoi ordini. I caratteri ti restano: stampare non li consuma.
note-gutenberg-reward-order = Hai ottenuto un ordine: pesca due carte di ciascun tipo e tienine una per tipo, o nessuna. Altre due carte costano 2 fiorini.
note-gutenberg-reward-choice = Questa ricompensa la scegli tu. Prendi ciò che serve ancora per un ordine o per un mecenate.
note-gutenberg-plan = Distribuisci tutti i tuoi segnalini iniziativa sulle cinque azioni, al massimo 6 per azione. Tutti pianificano in segreto e nello stesso momento.
note-gutenberg-plan-order = Più segnalini metti su un’azione, prima scegli. Senza segnalini salti quell’azione.
note-gutenberg-gears-turned = I tuoi ingranaggi hanno girato di un settore, e questo ora dà qualcos’altro. Tienine conto: al prossimo round girerà ancora.
note-gutenberg-gears-meshed = Gli ingranaggi a contatto girano in versi opposti: se il primo va in senso orario, il secondo va in senso antiorario.
note-gutenberg-first-player = Il segnalino primo giocatore è passato di mano, e cambia anche il numero di segnalini iniziativa di ciascuno: più tardi giochi, più ne hai.
note-gutenberg-board-refilled = Sul tabellone ci sono nuove carte e nuovi inchiostri. Solo le carte mecenate non vengono mai rimpiazzate.
note-gutenberg-automa = L’automa ti porta via carte ma non fa punti. I suoi segnalini li vedi, ma una carta pianificazione ne sposterà ancora qualcuno.
note-gutenberg-free-while-planning = Puoi usare ingranaggi e comprare caratteri già ora, prima di confermare il piano. Lo vedranno tutti.
note-gutenberg-patrons-open = Dal round 3 le carte mecenate diventano disponibili, una colonna alla volta. Ognuna vale 8 punti fama alla fine.
note-gutenberg-last-round = È l’ultimo round. Gli ordini che non stampi ora non renderanno nulla.
note-gutenberg-end-scores = Alla fine una specializzazione dà 1 punto fama al livello IV, 3 al V e 6 al VI. Ogni carta mecenate ne dà 8, e ogni 3 fiorini 1.
note-gutenberg-reveal = I piani sono stati rivelati. Le cinque azioni si svolgono una dopo l’altra, e in ognuna comincia chi ha più segnalini.
note-gutenberg-tie = Qui tu e un altro giocatore avete lo stesso numero di segnalini. A parità si procede in senso orario dal primo giocatore.
note-gutenberg-no-marker = Qui non avevi segnalini, quindi hai saltato questa azione.
note-gutenberg-take-order = Prendi una carta stampa e una carta perfezionamento. La stampa rende fiorini, colore e decorazione rendono fama.
note-gutenberg-orders-full = I quattro spazi sono occupati. Un nuovo ordine prende il posto di uno dei tuoi.
note-gutenberg-row-cleared = Le carte ordine che nessuno ha preso vengono scartate. Nel prossimo round ce ne saranno di nuove.
note-gutenberg-take-inks = Prendi da 1 a 3 inchiostri di un set, da sinistra. Il primo è gratis, il secondo costa 1 fiorino, il terzo altri 2.
note-gutenberg-ink-set-begun = Qualcuno ha già preso da questo set. Ogni inchiostro costa quanto indica la sua casella: quello gratis non c’è più.
note-gutenberg-inks-return = Gli inchiostri che nessuno ha preso sono tornati nel sacchetto.
note-gutenberg-specialties = Scegli una carta specializzazione: dà un livello per ogni suo simbolo, oppure un livello in una specializzazione a tua scelta.
note-gutenberg-reward-track = Una di queste carte ti porta a un livello con ricompensa. La prima volta che una tua specializzazione arriva al II, al IV, al V o al VI, ottieni una ricompensa.
note-gutenberg-past-the-top = Il VI è il livello più alto di una specializzazione. Ogni livello oltre il VI ti dà invece 3 fiorini.
note-gutenberg-take-gear = Installa un ingranaggio sul tuo primo asse libero e scegli quale dei tre settori è attivo. Puoi usarlo subito.
note-gutenberg-turn-gear = Invece di prenderne uno nuovo, puoi girare un tuo ingranaggio sul settore che vuoi, se non l’hai usato in questo round.
note-gutenberg-gears-full = I tuoi tre assi sono occupati. Un nuovo ingranaggio prende il posto di uno che non hai usato in questo round.
note-gutenberg-use-gear = Ora puoi usare questo ingranaggio, oltre alla tua azione. Ogni ingranaggio funziona una volta per round, e conta solo il suo settore attivo.
note-gutenberg-patron-met = Hai tutto ciò che chiede questo mecenate. Gli inchiostri si spendono, caratteri e livelli restano tuoi. La carta vale 8 punti fama alla fine.
note-gutenberg-patronage = Prendi una delle quattro ricompense, o una carta mecenate di cui soddisfi le condizioni. Una ricompensa presa non è più disponibile in questo round.
note-gutenberg-fulfil = Scegli gli ordini da stampare ora, tutti in una sola consegna. Puoi anche tenerli tutti e aspettare.
note-gutenberg-both-parts = Di questo ordine puoi completare insieme colore e decorazione: così ottieni anche la ricompensa aggiuntiva.
note-gutenberg-print-or-wait = Puoi stampare questo ordine, ma non completarlo. Una volta evaso non c’è più, e ciò che tralasci è perso: lo stampi ora o aspetti?
note-gutenberg-colour = Il colore consuma tutti gli inchiostri indicati. La decorazione non consuma nulla: i livelli restano.
note-gutenberg-one-batch = In una consegna ogni carattere serve a un solo ordine. Ciò che un ordine rende non si può usare per un altro della stessa consegna.
note-gutenberg-gear-with-batch = Questo ingranaggio si usa insieme alla consegna: dà 2 punti fama per ogni ordine che conta.
note-gutenberg-after-batch = Dopo la consegna puoi ancora usare ingranaggi e comprare caratteri, ma in questo round non c’è una seconda consegna.
note-gutenberg-next-type = A un ordine mancano solo caratteri, e puoi comprarli. Ognuno costa un fiorino in più del precedente: il quarto ne costa 4, il quinto 5.
note-gutenberg-sector-swap-ink = Con questo settore scambi un tuo inchiostro con uno di un altro colore.
note-gutenberg-sector-swap-type = Con questo settore scambi un tuo carattere con un altro.
note-gutenberg-sector-lowest = Questo settore dà un livello nella tua specializzazione più bassa.
note-gutenberg-sector-round-fame = Questo settore dà punti fama pari al numero del round: più tardi lo usi, più rende.
note-gutenberg-sector-order = Questo settore ti fa pescare un ordine.
note-gutenberg-sector-sell-type = Con questo settore vendi un tuo carattere per 3 punti fama o 5 fiorini. Il prossimo che compri costerà meno.
note-gutenberg-sector-take-ink = Questo settore ti dà un inchiostro del suo colore dal sacchetto.
note-gutenberg-sector-trade-ink = Con questo settore scambi un inchiostro del suo colore con due a scelta dal sacchetto.
note-gutenberg-sector-buy-type = Con questo settore compri il suo carattere a 3 fiorini in meno.
note-gutenberg-sector-level = Questo settore dà un livello nella specializzazione indicata.
note-gutenberg-character-gutenberg = Sei { gutenberg-character-gutenberg }. { gutenberg-character-gutenberg-power }
note-gutenberg-character-guillard = Sei { gutenberg-character-guillard }. { gutenberg-character-guillard-power }
note-gutenberg-character-manutius = Sei { gutenberg-character-manutius }. { gutenberg-character-manutius-power }
note-gutenberg-character-ungler = Sei { gutenberg-character-ungler }. { gutenberg-character-ungler-power }
note-gutenberg-character-schoffer = Sei { gutenberg-character-schoffer }. { gutenberg-character-schoffer-power }
note-gutenberg-character-tory = Sei { gutenberg-character-tory }. { gutenberg-character-tory-power }
note-gutenberg-character-plantin = Sei { gutenberg-character-plantin }. { gutenberg-character-plantin-power }
note-gutenberg-character-caxton = Sei { gutenberg-character-caxton }. { gutenberg-character-caxton-power }
note-gutenberg-character-fiol = Sei { gutenberg-character-fiol }. { gutenberg-character-fiol-power }
note-gutenberg-character-vietor = Sei { gutenberg-character-vietor }. { gutenberg-character-vietor-power }
note-gutenberg-tie-at-the-end = C’è parità in testa. È avanti chi ha meno caratteri, poi chi ha meno inchiostri.
note-gutenberg-title = In solitario giochi per un titolo: da 101 punti in poi, ogni dieci punti ne ottieni uno più alto, fino a Maestro di gilda con 151.

## Gutenberg: after a round

roundword-gutenberg-fame = { $fame ->
    [one] Hai guadagnato 1 punto fama in questo round.
   *[other] Hai guadagnato { $fame } punti fama in questo round.
}
roundword-gutenberg-patrons = { $cards ->
    [one] Hai ottenuto un mecenate: 8 punti fama alla fine.
   *[other] Hai ottenuto { $cards } mecenati: 8 punti fama ciascuno alla fine.
}
roundword-gutenberg-levels = { $levels ->
    [one] Hai guadagnato un livello di specializzazione.
   *[other] Hai guadagnato { $levels } livelli di specializzazione.
}
roundword-gutenberg-types = { $types ->
    [one] Hai un carattere in più: puoi stampare più ordini.
   *[other] Hai { $types } caratteri in più: puoi stampare più ordini.
}
roundword-gutenberg-gears = { $gears ->
    [one] Il tuo nuovo ingranaggio lavora per te a ogni round.
   *[other] I tuoi { $gears } nuovi ingranaggi lavorano per te a ogni round.
}
roundword-gutenberg-ahead = { $fame ->
    [one] Sei in testa di 1 punto fama, contando i punti di fine partita.
   *[other] Sei in testa di { $fame } punti fama, contando i punti di fine partita.
}
roundword-gutenberg-behind = { $fame ->
    [one] Sei a 1 punto fama da chi è in testa, contando i punti di fine partita.
   *[other] Sei a { $fame } punti fama da chi è in testa, contando i punti di fine partita.
}
roundword-gutenberg-no-fame = Niente fama in questo round. Cerca un ordine di cui puoi completare il colore o la decorazione.
roundword-gutenberg-orders-waiting = { $orders ->
    [one] Un ordine aspetta da tutto il round: che cosa manca?
   *[other] { $orders } ordini aspettano da tutto il round: che cosa manca?
}
roundword-gutenberg-no-orders = Non hai ordini. Nel prossimo round metti qualche segnalino sugli ordini.
roundword-gutenberg-printable = { $orders ->
    [one] Hai i caratteri per uno dei tuoi ordini.
   *[other] Hai i caratteri per { $orders } dei tuoi ordini, presi uno alla volta.
}
roundword-gutenberg-patrons-ready = { $cards ->
    [one] Un mecenate è alla tua portata: hai tutto ciò che chiede.
   *[other] { $cards } mecenati sono alla tua portata: hai tutto ciò che ognuno chiede.
}
roundword-gutenberg-many-guilders = Hai { $guilders } fiorini. Caratteri e inchiostri rendono di più: 3 fiorini valgono solo 1 punto fama alla fine.
roundword-gutenberg-few-guilders = Non hai quasi più fiorini. Stampa un ordine, o prendi i fiorini del mecenatismo.
roundword-gutenberg-many-inks = Hai { $inks } inchiostri. Danno fama solo quando il colore di un ordine li usa.
roundword-gutenberg-no-gears = Non hai ancora ingranaggi. Se ne installi uno presto, lavora a ogni round.

## Letterpress: first-time notes

note-letterpress-draft = Tieni una carta e passa le altre a sinistra; da destra ne ricevi altrettante. In tutto ne terrai cinque.
note-letterpress-solo-piles = Ci sono cinque pile, da 5, 4, 3, 2 e 1 carta. Tieni una carta di ciascuna prima di vedere la successiva.
note-letterpress-commons = Tutti possono usare le carte comuni, nello stesso momento. Tieni lettere che si combinano bene con quelle.
note-letterpress-challenges-ahead = Se la tua parola soddisfa una sfida, dopo potrai prenderla. Guarda le sfide prima di tenere una carta.
note-letterpress-last-word = Questa parola da sola decide la partita. La scrivi con la tua collezione e con le carte comuni.
note-letterpress-solo-last-word = L’ultima parola la scrivi solo con la tua collezione, e deve valere più di tutta la biblioteca.
note-letterpress-several-words = La difficoltà cambia l’ultimo round: a livello facile puoi scrivere più parole, a livello difficile le carte avanzate vanno in biblioteca.
note-letterpress-write = Scrivi una parola con le tue carte e quelle comuni. Vale se è nella lista di parole; altrimenti viene rifiutata e puoi riprovare.
note-letterpress-values = Contano i valori delle carte, non la lunghezza. Una parola corta con lettere di valore può batterne una lunga.
note-letterpress-doubled = Una carta può valere la sua lettera due volte di fila, come in LETTO con una sola T. Conta comunque una volta.
note-letterpress-qu = La carta QU vale Q o QU, a seconda della tua parola.
note-letterpress-groups = Questa carta vale tutte le sue lettere insieme, nell’ordine indicato. Non si può dividere né raddoppiare.
note-letterpress-pass-writing = Se non trovi parole puoi passare: non fai punti e finisci in ultima posizione, ma prendi comunque una lettera.
note-letterpress-ranking = Chi ha il punteggio migliore prende le lettere per primo. A parità conta la carta di maggior valore, poi la parola più lunga.
note-letterpress-claim = Prendi per la tua collezione alcune delle lettere in gioco: servono per l’ultima parola. Gli altri non le vedranno più.
note-letterpress-challenge-met = La tua parola soddisfa questa sfida: puoi prendere anche quella, nello stesso turno.
note-letterpress-nothing-written = Non hai scritto nessuna parola: sei in ultima posizione e non soddisfi nessuna sfida. Prendi comunque una lettera, se ne resta una.
note-letterpress-library = Le carte che non hai usato sono nella biblioteca. Con 13 punti o più, una carta della biblioteca entra nella tua collezione; con meno, ne togli una.
note-letterpress-rows = Posa la nuova fila sotto l’ultima. Ogni carta della fila sopra che vale al massimo quanto quella sotto entra nella tua collezione.

## Letterpress: after a round

roundword-letterpress-collected = { $cards ->
    [one] Una carta è entrata nella tua collezione.
   *[other] { $cards } carte sono entrate nella tua collezione.
}
roundword-letterpress-nothing-collected = In questo round non è entrato nulla nella tua collezione. Con una parola migliore si prendono più lettere.
roundword-letterpress-most-cards = { $cards ->
    [one] La tua collezione è la più grande: una carta.
   *[other] La tua collezione è la più grande: { $cards } carte.
}
roundword-letterpress-fewer-cards = { $cards ->
    [one] La collezione più grande ha una carta in più della tua.
   *[other] La collezione più grande ha { $cards } carte in più della tua.
}
roundword-letterpress-few-vowels = La tua collezione ha poche vocali. Senza vocali, nemmeno le lettere migliori fanno una parola.
roundword-letterpress-collection-points = { $points ->
    [one] Le carte della tua collezione valgono 1 punto in tutto. L’ultima parola userà le migliori.
   *[other] Le carte della tua collezione valgono { $points } punti in tutto. L’ultima parola userà le migliori.
}
roundword-letterpress-press = { $points ->
    [one] Per battere la biblioteca com’è ora, la tua ultima parola deve fare 1 punto.
   *[other] Per battere la biblioteca com’è ora, la tua ultima parola deve fare { $points } punti.
}
roundword-letterpress-last-round = Ora tocca all’ultima parola, e decide solo quella.
