### The words of the browser view. Every language has the same ids.

none = niente
automa = Automa
seat = Posto { $number }
bot = bot
bot-of-level = bot, { $level }
away = assente
planned = ha pianificato
taken = presa
cancel = Annulla
undo = Annulla la mossa
use = Usa
turn = Gira
replace = Sostituisci

## The table's parts

board = Tabellone
round-track = Round e mecenati
turn-order = Ordine di gioco
turn-planned = { $name }, { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
}
turn-acting = { $name } gioca, { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
}
turn-done = { $name } ha giocato
my-house = La mia tipografia
your-decision = La tua decisione
parts = Parti del tavolo
tab-board = Tabellone
tab-house = Tipografia
tab-others = Altri
tab-log = Cronologia
free-slot = libero
free-axle = L'asse { $axle } è libero
setting-up = Preparazione
round-of = Round { $round } di 6

## Cards and choices on the board

card-printing = Caratteri { $types }, paga { $pays } fiorini
card-refinement = Colore { $inks }: { $colour ->
    [one] { $colour } punto fama
   *[other] { $colour } punti fama
}. Decorazione { $levels }: { $decoration ->
    [one] { $decoration } punto fama
   *[other] { $decoration } punti fama
}. Ricompensa aggiuntiva: { $bonus }
bonus-inks = { $count ->
    [one] un inchiostro a scelta
   *[other] { $count } inchiostri a scelta
}
bonus-guilders = { $count ->
    [one] 1 fiorino
   *[other] { $count } fiorini
}
bonus-fame = { $count ->
    [one] 1 punto fama
   *[other] { $count } punti fama
}
bonus-level = un livello in una specializzazione a scelta
bonus-order = un ordine in premio
patron-from = Mecenate, dal round { $round }: { $card }. 8 punti fama alla fine
take-inks-here = Prendi { $inks } ({ $price ->
    [0] gratis
    [one] 1 fiorino
   *[other] { $price } fiorini
})
track-ink = Ricompensa: un inchiostro a scelta
track-order = Ricompensa: un ordine in premio
track-type = Ricompensa: un carattere a scelta
use-gear = Usa l'ingranaggio sull'asse { $axle }: { $reward }
turn-gear = Gira l'ingranaggio sull'asse { $axle }
replace-gear = Sostituisci l'ingranaggio sull'asse { $axle }
discard-order = Scarta questo ordine: { $order }
buy-this-type = Compra il carattere { $type } per { $price ->
    [one] 1 fiorino
   *[other] { $price } fiorini
}

## What is asked

ask-keep-character = Ognuno ha un potere per tutta la partita. Nessuno vede la scelta prima della fine.
ask-starting-gears = Metti un ingranaggio sull’asse 1 e uno sull’asse 2, nel settore che vuoi.
ask-starting-levels = Una specializzazione parte da I, un’altra da II; II dà anche un inchiostro.
ask-draft = Scegli una carta stampa e una perfezionamento: insieme sono un ordine da evadere.
ask-choose-types = Prendi quelli che chiedono i tuoi ordini; anche più volte lo stesso.
ask-name-colour = I tuoi inchiostri di questo colore valgono come qualsiasi colore in questo round.
ask-plan = Metti tutti i segnalini sulle cinque azioni. Chi ne ha di più agisce prima; senza, niente turno.
ask-plan-made = In attesa di { $names }. Puoi ancora cambiarlo.
ask-shift-marker = I piani sono scoperti: puoi spostare un tuo segnalino.
ask-orders = Scegli una carta stampa e una perfezionamento: insieme sono un ordine.
ask-inks = Scegli un gruppo e quanti prenderne, da sinistra. Ogni posto ha il suo prezzo.
ask-specialties = Scegli una carta: un livello per simbolo, o uno a scelta.
ask-gears = Prendi un ingranaggio e scegli il settore acceso, o girane uno tuo.
ask-patronage = Prendi una ricompensa libera, o un mecenate di cui soddisfi i requisiti.
ask-fulfil = Tocca le parti da fare. Tutto si evade insieme, e quegli ordini escono.
ask-after = Puoi ancora usare ingranaggi e comprare; poi concludi.
ask-keep-order = Tieni una carta stampa e una perfezionamento; le altre si scartano.
ask-gain-ink = Una ricompensa: prendi un inchiostro a scelta dal sacchetto.
ask-gain-level = Una ricompensa: una specializzazione sale di un livello.
ask-gain-type = Una ricompensa: prendi un carattere per sempre.
ask-draw-order = Pesca due carte stampa e due perfezionamento, tieni una per tipo, o rifiuta.
ask-over = La partita è finita. { $count ->
    [0] Non ha vinto nessuno
    [one] Ha vinto { $winners }
   *[other] Hanno vinto { $winners }
}
wait-keep-character = In attesa del personaggio di { $names }
wait-starting-gears = { $names } sceglie i primi ingranaggi
wait-starting-levels = { $names } sceglie le prime specializzazioni
wait-draft = { $names } sceglie un ordine
wait-choose-types = { $names } sceglie i caratteri
wait-name-colour = { $names } nomina un colore
wait-plan = In attesa dei piani di { $names }
wait-shift-marker = { $names } può spostare un segnalino
wait-orders = { $names } prende un ordine
wait-inks = { $names } prende inchiostri
wait-specialties = { $names } sviluppa specializzazioni
wait-gears = { $names } migliora la tipografia
wait-patronage = { $names } cerca un mecenate
wait-fulfil = { $names } evade ordini
wait-after = { $names } finisce il turno
wait-keep-order = { $names } esamina carte ordine
wait-gain-ink = { $names } sceglie un inchiostro
wait-gain-level = { $names } sceglie una specializzazione
wait-gain-type = { $names } sceglie un carattere
wait-draw-order = { $names } può pescare un ordine
wait-over = La partita è finita

## Verbs

do-keep-character = Tieni questo personaggio
do-install-starting-gears = Installa questi ingranaggi
do-start-specialties = Comincia con questi livelli
do-draft-order = Scegli questo ordine
do-choose-types = Prendi questi caratteri
do-name-colour = Nomina questo colore
do-shift-marker = Sposta il segnalino
do-take-order = Prendi questo ordine
do-take-inks = Prendi questi inchiostri
do-develop-shown = Sviluppa entrambe
do-develop-one = Sviluppane una
do-install-gear = Installa questo ingranaggio
do-rotate-gear = Gira l'ingranaggio
do-take-patronage-reward = Prendi questa ricompensa
do-take-patronage-card = Prendi la carta mecenate
do-fulfil = Evadi questi ordini
do-use-gear = Usa l'ingranaggio
do-buy-type = Compra il carattere
do-swap-levels = Scambia i livelli
do-gain-ink = Prendi questo inchiostro
do-gain-level = Aumenta questa specializzazione
do-gain-type = Prendi questo carattere
do-draw-order = Pesca carte ordine
do-keep-order = Tieni questo ordine
do-decline = Rinuncia
do-pass = Passa
end-turn = Finisci il turno

## Choices that follow

pick-sector = Settore attivo:
pick-develop = Aumenta:
pick-give-ink = Dai:
pick-take-ink = Prendi:
pick-give-type = Dai:
pick-take-type = Prendi:
pick-raise = Aumenta:
pick-price = Per:
pick-wild = I tuoi inchiostri jolly valgono come:
develop-shown = Entrambe: { $card }
develop-one = Un livello in { $specialty }
draw-more = Altre due carte per 2 fiorini:
draw-more-mix = { $printing } stampa, { $refinement } perfezionamento
choose-discard = I quattro spazi sono occupati: scegli l'ordine da scartare.
choose-replace = I tre assi sono occupati: scegli l'ingranaggio da sostituire.
axle = Asse { $axle }
raise-to = Al livello { $level }:
shift-from = Da:
shift-to = A:
less-of = Un carattere { $what } in meno
more-of = Un carattere { $what } in più
your-orders-ask = I tuoi ordini richiedono
swap-levels = Scambia il livello di { $specialty } con un altro

## Planning

markers-left = { $left ->
    [0] Tutti i segnalini sono piazzati
    [one] Resta 1 segnalino
   *[other] Restano { $left } segnalini
}
plan-keys = I tasti 1–5 aggiungono, con Maiusc tolgono, Invio conferma
plan-free-actions = Prima di confermare puoi usare gli ingranaggi e comprare caratteri, sotto gli occhi di tutti.
remove-marker = Un segnalino in meno: { $row }
add-marker = Un segnalino in più: { $row }
no-marker-here = Su «{ $row }» non c’è nessun segnalino da riprendere.
needs-to-be-ahead = { $name } qui ti precede con { $markers } o più
plan-confirmed = Piano confermato
clear-plan = Svuota
plan-can-change = Puoi cambiarlo finché tutti non hanno pianificato.

## Fulfilling

part-print = Stampa
part-colour = Colora
part-decorate = Decora
no-batch = Nessuno dei tuoi ordini si può stampare adesso.
use-twice = Usalo due volte
batch-total = { $fame ->
    [one] { $fame } punto fama
   *[other] { $fame } punti fama
}, { $guilders ->
    [one] { $guilders } fiorino
   *[other] { $guilders } fiorini
}

## The automa

automa-min = la sua azione più vuota
automa-max = la sua azione più piena
automa-wants-patron = punta a una carta mecenate

## The end

game-over = I torchi riposano
ended-by-resignation = La partita è finita per abbandono.
at-the-end = Alla fine
round-number = Round { $round }
score-by-source = Fama per origine
score-by-round = Fama per round
watch-again = Rivedi
rematch = Gioca ancora
to-lobby = Alla lobby

## Lobby

pages = Pagine
rules-page = Regole
settings = Impostazioni
lobby-sentence = Due giochi di stampatori da una a sei persone: tra voi, contro i bot o da soli
your-name = Il tuo nome
guest = Ospite
game-gutenberg = Gutenberg
game-gutenberg-sentence = Gestisci una tipografia: prendi ordini, procurati inchiostri, sviluppa specializzazioni, gira gli ingranaggi. 1–4 persone, circa un'ora.
game-letterpress = Letterpress
game-letterpress-sentence = Tieni lettere, scrivi la parola migliore, prendi lettere per l'ultima. 1–6 persone, circa mezz'ora.
play-now = Gioca subito contro i bot
play-solo = In solitario
play-same-screen = Sullo stesso schermo
play-friends = Con gli amici
read-rules = Leggi le regole
my-games = Le mie partite
open-tables = Tavoli aperti
finished-games = Partite finite
no-open-tables = Nessun tavolo attende giocatori. Aprine uno con gli amici e mostralo a tutti.
go-on = Continua
look-at-table = Guarda
your-turn = tocca a te
no-server = Il server non risponde. Riprova tra poco.
options = Opzioni
option-people = Posti
option-people-why = Incluso il tuo; bot o amici prendono gli altri
option-level = Bot
option-level-why = Quanto giocano bene
level-apprentice = Apprendista
level-journeyman = Lavorante
level-master = Maestro
level-guildmaster = Maestro di gilda
option-characters = Personaggi
option-characters-why = Ognuno riceve uno stampatore con un suo potere
option-automa = Automa
option-automa-why = Un rivale di carta prende un posto in più; in solitario gioca sempre
option-own-turn = Ingranaggi solo nel proprio turno
option-own-turn-why = Come dice il regolamento tedesco. Altrimenti si usano ingranaggi e si comprano caratteri anche durante la pianificazione.
option-language = Lingua delle parole
option-language-why = Lettere ed elenco di parole
option-difficulty = Difficoltà in solitario
option-difficulty-why = Quanto è severa la Rotativa nel quinto round
difficulty-easy = facile
difficulty-normal = normale
difficulty-hard = difficile
option-listed = Mostra il tavolo
option-listed-why = Chiunque può trovarlo e sedersi; altrimenti solo con il link
same-screen-names = Chi gioca a questo schermo
player = Giocatore { $number }
one-more = ancora uno

## At a table

table-seats = Al tavolo
opening = Si prepara il tavolo…
reconnecting = Connessione interrotta. Nuovo tentativo…
waiting-room = In attesa di giocatori. La partita comincia quando tutti i posti sono occupati.
table-closed = Questo tavolo è stato chiuso.
seat-open = posto libero
seat-for = riservato a { $name }
you = tu
fill-with-bot = Assegnalo a un bot
remove-from-seat = Rimuovi
sit-down = Siediti
your-name-here = Il tuo nome a questo tavolo
invite = Invita con questo link
copy = Copia
copied = Copiato
hand-over = Passa lo schermo a { $name }
hand-over-why = Passa il dispositivo prima di continuare: quello che segue è solo per i suoi occhi.
i-am = Sono { $name }
menu = Menu
menu-keys = Tasti: Tab passa per tutto ciò che è sul tavolo, le frecce solo per ciò che si può scegliere. Invio sceglie, o dice perché non si può.
close = Chiudi
resign = Abbandona
resign-sure = Abbandona davvero
fair-checked = Mescolata corretta: questa pagina l'ha verificata. Il server aveva fissato il suo numero segreto prima di vedere il tuo, e le carte dipendono da entrambi.
fair-partly = La mescolata segue dai numeri messi insieme per la partita. Questo dispositivo non ha conservato il tuo per verificare il resto.
fair-failed = La mescolata non corrisponde a quanto il server aveva promesso. Salva la partita e chiedi a chi gestisce questo server.
fair-impossible = Qui questo browser non può verificare la mescolata: serve un indirizzo https.
absent-title = { $name } manca da molto tempo.
absent-what = Tutti aspettano. Potete continuare senza:
absent-win = Rivendica la vittoria
absent-out = Escludi dalla partita
absent-bot = Fai continuare un bot
absent-abort = Interrompi la partita
absent-sure = Davvero: { $what }
ended-abort = La partita è stata interrotta. Non vince nessuno.
log = Cronologia
log-all = Tutto
log-earlier = Più indietro
log-filter = Le azioni di chi
log-undo = { $name } annulla una mossa.
log-resign = { $name } abbandona.
log-timeout = { $name } ha esaurito il tempo.
log-absent = { $name } è assente; si continua.
log-abort = { $name } interrompe la partita.
chat = Chat
chat-say = Di' qualcosa
chat-send = Invia
looking-back = Sguardo indietro
to-the-present = Torna al presente
look-back-here = Rivedi questo momento
since-last = dalla tua ultima mossa
unplayable-title = Questa partita viene da un'altra versione
unplayable-why = È iniziata con regole, carte o parole che questo server non ha più, quindi non si può continuare. Tutto ciò che è successo è conservato.
unplayable-close = Chiudi questo tavolo
error-unplayable = Questa partita è iniziata con un'altra versione e qui non si può continuare.
error-stale = La partita è andata avanti. Guarda di nuovo.
error-cannot_undo = Non si può annullare: qualcosa di nascosto è stato rivelato, o qualcun altro ha giocato.
error-seat_taken = Questo posto è occupato.
error-forbidden = Non è né il tuo posto né il tuo tavolo.
error-not_found = Questo tavolo non esiste.
error-too_many = Troppe richieste. Aspetta un momento.
error-not_signed_in = La tua sessione è scaduta. Ricarica la pagina.
error-no_spectators = Questo tavolo non è aperto agli spettatori.
error-removed = Chi ha aperto il tavolo ti ha rimosso. Non puoi più sederti qui.
error-name_taken = Qualcuno a questo tavolo ha già quel nome, o uno che gli somiglia. Scegline un altro.
error-not_absent = Non è assente, o non da abbastanza tempo.
error-changed_too_often = Hai cambiato idea molte volte. Questa decisione resta.
error-too_many_tables = A diversi dei tuoi tavoli giocano solo bot. Aspetta che una partita finisca.
error-no_help = Niente liste di parole qui: le parole le trovi tu.
error-nonce_given = Hai già dato il tuo numero per la mescolata.
error-session_ended = La tua sessione è scaduta. Ricarica la pagina.
error-unavailable = Il server non raggiunge il suo database. Non è cambiato nulla: riprova tra un momento.
error-outcome_unknown = La connessione al database si è interrotta: non si sa se la mossa sia stata salvata. Guarda il tavolo prima di continuare.
error-internal = Qualcosa è andato storto sul server. Guarda il tavolo prima di continuare.
error-bad_request = Il server non ha capito questa richiesta. Ricarica la pagina.
error-bad_request-name_length = Un nome ha da { $min } a { $max } caratteri.
error-bad_request-name_character = Il nome contiene un carattere non ammesso. Scegli un altro nome.
error-bad_request-chat_length = Un messaggio ha da { $min } a { $max } caratteri.
error-bad_request-chat_character = Il messaggio contiene un carattere non ammesso.
error-bad_request-login_format = Un nome utente ha da { $min } a { $max } caratteri: lettere dalla a alla z, cifre, - e _.
error-bad_request-password_length = Una password ha da { $min } a { $max } caratteri.
error-bad_request-email_format = Questo non è un indirizzo e-mail.
error-bad_options = Con queste opzioni non si può giocare. Scegline altre.
error-wrong_origin = Questa richiesta veniva da un altro sito ed è stata rifiutata.
error-banned = Sei escluso da questo server.
error-wrong_method = Il server non ha capito questa richiesta. Ricarica la pagina.
error-login_taken = Questo nome utente è già preso. Scegline un altro.
error-not_open = La partita è già iniziata, o il tavolo è chiuso.
error-not_running = A questo tavolo non è in corso nessuna partita.
error-not_over = Si potrà vedere a partita finita.
error-illegal = Le regole non lo permettono.
error-too_large = È troppo lungo per essere inviato.
error-stopping = Il server si sta riavviando. Riprova tra un momento.
error-too_slow = La connessione è troppo lenta.

## Settings

language = Lingua
theme = Tema
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
motion = Animazioni
motion-slow = lente
motion-normal = normali
motion-off = nessuna
confirm-choices = Conferma ogni scelta con un pulsante
sound = Bussa quando tocca a me
save = Salva
password = Password
password-again = Inserisci di nuovo la password per continuare.
mail = Messaggi di posta
mail-why = Nelle partite con giorni per mossa, il server può scriverti quando tocca a te.
mail-address = Il tuo indirizzo e-mail
mail-wrong = Questo non è un indirizzo e-mail.
mail-unconfirmed = Un messaggio è in viaggio verso { $address }. Segui il link che contiene, altrimenti non ne riceverai altri.
mail-again = Invialo di nuovo
mail-confirmed = { $address } è confermato.
mail-turns = Scrivimi quando tocca a me
mail-following = Un momento…
mail-is-confirmed = Il tuo indirizzo è confermato. Nelle impostazioni puoi attivare o disattivare i messaggi.
mail-is-stopped = Fatto: non riceverai più questi messaggi.
mail-link-old = Questo link non è più valido. Nelle impostazioni puoi chiedere un nuovo messaggio.
my-data = I miei dati
my-data-kept = Il server conserva il tuo nome, le tue partite e la chat, oltre all’account e all’indirizzo se li hai dati. Gli accessi non usati scadono dopo { $sessions } giorni. Gli ospiti senza partite vengono cancellati { $guests } giorni dopo l’ultima visita, i tavoli mai iniziati dopo { $tables } giorni.
my-data-download = Scarica i miei dati
delete-me = Cancellami
delete-me-why = Nome, account, indirizzo e accessi vengono cancellati per sempre. Abbandoni le partite in corso. Le partite finite e la chat restano, senza il tuo nome.
delete-me-sure = Cancella davvero tutto
keep-me = Non cancellare
deleted-me = Tutto ciò che ti riguarda è stato cancellato.
former-player = Ex giocatore
error-password_needed = Prima inserisci di nuovo la password.
error-wrong_password = La password è sbagliata.

## Rules and replay

search-rules = Cerca
rules-found = { $count ->
    [0] Nessuna regola trovata
    [one] Una regola
   *[other] { $count } regole
}
rules-in-english = Queste regole non sono ancora tradotte.
step-first = All'inizio
step-back = Una mossa indietro
step-on = Una mossa avanti
step-last = Alla fine
ply-of = { $ply } di { $plies }

## The word game

letterpress-round-of = Round { $round } di 5
letterpress-ask-draft = Tieni una carta; le altre vanno a sinistra
letterpress-ask-write = Scrivi: digita una parola, o scegli le carte
letterpress-ask-claim = Prendi lettere tra quelle in gioco
letterpress-ask-lay = Posa la nuova fila sotto l'ultima
letterpress-ask-library = Scegli una carta della biblioteca
letterpress-wait-draft = In attesa della carta di { $names }
letterpress-wait-write = In attesa delle parole di { $names }
letterpress-wait-claim = { $names } prende lettere
letterpress-wait-lay = { $names } posa la fila
letterpress-wait-library = { $names } sceglie una carta della biblioteca
letterpress-made = La tua scelta è fatta. In attesa di { $names }
letterpress-keep-one = Tienine una
letterpress-can-change = Puoi cambiarla finché tutti non hanno scelto.
letterpress-your-word = La tua parola
letterpress-valid = { $letters ->
    [one] 1 lettera
   *[other] { $letters } lettere
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
letterpress-rack = Le tue carte e le carte comuni
letterpress-written = Scritta: { $word }. Puoi cambiarla finché tutti non hanno scritto.
letterpress-reveal = Parole e lettere prese
has-claimed = ha preso
claims = prende { $count ->
    [one] 1 lettera
   *[other] { $count } lettere
}
claim-picked = { $picked } di { $most }
met-by = superata da { $names }
ready = pronto
library-collect = 13 punti o più: scegli una carta per la tua collezione
library-return = 12 punti o meno: scegli una carta che torna sotto il suo mazzo
letterpress-type = Digita una parola, o tocca le carte
letterpress-keys = Lettere o numeri compongono la parola, Tab cambia la carta di una lettera, Invio scrive.
letterpress-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
letterpress-card = { $letters }, vale { $value }
letterpress-set = { $word }, { $letters ->
    [one] 1 lettera
   *[other] { $letters } lettere
}
letterpress-common = comune
letterpress-keep = Tieni { $letters }
letterpress-rest-to = Le altre vanno a { $name }.
letterpress-rest-under = Le altre vanno sotto il mazzo.
letterpress-draft-keys = Numero o lettera sceglie, Invio tiene.
letterpress-ask-pile = Tieni una carta di questa pila; le altre vanno sotto il mazzo
letterpress-ask-last = Ultimo round: scrivi una parola con la tua collezione e le carte comuni
letterpress-ask-last-solo = Batti { $library ->
    [one] l’unico punto
   *[other] i { $library } punti
} della biblioteca con la tua collezione{ $words ->
    [0] { "" }
   *[other] : finora { $points }
}
letterpress-write = Scrivi { $word }
letterpress-is-written = Scritta
letterpress-shuffle = Mescola
letterpress-take-back = Riprendi questa carta
letterpress-passed = Non scrivi nulla. Puoi cambiare finché tutti non hanno scritto.
letterpress-pass-sure = Davvero non scrivere nulla
letterpress-easy = Scrivi quante parole vuoi, ogni carta in una sola: i loro punti si sommano.
letterpress-hard = Le carte che lasci si uniscono alla biblioteca.
letterpress-finish = Finisci con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
letterpress-wanted = richiesto: { $shape }
letterpress-counted = { $count }: { $found }
letterpress-too-few = { $count }: { $found }, ne servono almeno { $needed }
letterpress-too-many = { $count }: { $found }, al massimo { $allowed }
letterpress-met = Riuscita perché: { $why }
letterpress-unmet = Non riuscita perché: { $why }
letterpress-open = Si vedrà quando tutte le parole saranno mostrate: { $why }
letterpress-claim-challenge = Prendi anche questa sfida
letterpress-claim = Prendi { $letters }
letterpress-claim-with = E la sfida «{ $challenge }».
letterpress-claim-keys = Il tasto di una lettera la sceglie, Invio prende.
letterpress-nothing = nulla di scritto
letterpress-lay = Posa la fila, raccogli { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
letterpress-lay-says = Posto { $place } di { $places }. Raccolte: { $letters }
letterpress-lay-why = Una carta si raccoglie se quella sotto vale almeno altrettanto.
letterpress-offset = Posto { $place } di { $places }
letterpress-shift-left = Sposta a sinistra
letterpress-shift-right = Sposta a destra
letterpress-last-row = Ultima fila
letterpress-collect = Raccogli { $letters }
letterpress-return = Rimanda { $letters }
letterpress-library-why = La biblioteca conta { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Nel round 5 dovrai battere ciò che ne resta.
letterpress-best-title = La parola migliore delle tue carte
letterpress-best-none = Le tue carte non davano nessuna parola.
letterpress-best-found = L’hai trovata!
letterpress-best-missed = Hai scritto { $word }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
letterpress-best-passed = Non hai scritto nulla.
letterpress-rule = Regola { $rule }
letterpress-is-draft = sceglie …
letterpress-is-write = scrive …
letterpress-collected = { $count ->
    [one] 1 carta raccolta
   *[other] { $count } carte raccolte
}
letterpress-winner = Vittoria
letterpress-tie = Pareggio deciso da: { $by }.
letterpress-by-round = Le parole per round
letterpress-press-beaten = La rotativa è battuta
letterpress-press-wins = La rotativa vince
letterpress-press-result = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} contro { $library } della biblioteca
option-best-word = La parola migliore
option-best-word-why = Dopo ogni round conosci la parola migliore delle tue carte
option-family = Parole per tutta la famiglia
option-family-why = Le parole volgari o d'odio non valgono; i bot non le scrivono mai
option-family-usual = con i bot più facili
option-family-yes = sempre
option-family-no = mai
option-shortest = Parola più corta
option-shortest-why = Quante lettere deve avere almeno una parola
option-overhang = Solitario: file sporgenti
option-overhang-why = La nuova fila può sporgere da un lato o dall'altro di quella sopra

## A game without its own table

generic-your-turn = Tocca a te
generic-waiting = Si aspetta { $names }
generic-other-action = Un’altra azione, in JSON
generic-view = Stato della partita

## Partite su questo dispositivo
no-server-lobby = Nessun server risponde: gioca in solitario, contro i bot o sullo stesso schermo. Per giocare con gli amici serve un server.
local-game = su questo dispositivo
local-export = Salva su file
local-import = Carica una partita da un file
local-delete = Elimina
local-delete-sure = Sì, elimina
local-take-over = Gioca in questa scheda
local-reset = Elimina tutte le partite di questo dispositivo
local-reset-sure = Sì, eliminale tutte
look-back = Rivedi le mosse
bots-think = I bot stanno pensando
continue-here = Riprendi da qui
continue-why = Inizia una nuova partita da questa mossa. I bot prendono gli altri posti.
continue-seat = Il tuo posto
offline-words = Liste di parole senza rete
offline-words-why = Una lista di parole resta su questo dispositivo dopo la prima partita in cui la usi. Attivane una per scaricarla subito.
new-version = È pronta una nuova versione.
new-version-take = Aggiorna
error-storage_full = Su questo dispositivo non c’è più spazio: la mossa non è stata salvata. Elimina qualche partita finita e riprova.
error-storage_broken = Le partite di questo dispositivo non si possono leggere né salvare. Quelle su un server non sono coinvolte.
error-other_tab = Questa partita è aperta in un’altra scheda.
error-game_damaged = Una partita salvata su questo dispositivo è danneggiata e non si può giocare. Le altre partite sono intatte.
error-module_missing = Impossibile caricare i file del gioco. Vai online e ricarica la pagina.
error-module_crashed = Il motore di gioco si è fermato. Non si è perso nulla: ricarica la pagina.
error-words_missing = La lista di parole non è su questo dispositivo. Vai online una volta per scaricarla.
error-not_a_record = Questo file non è una partita salvata.
error-record_refused = Questa non è la registrazione di una vera partita: { $detail }
error-other_version = Questa partita è stata iniziata con un’altra versione e qui non si può continuare.
