### The words of the browser view. Every language has the same ids.

none = niente
seat = Posto { $number }
bot = bot
bot-of-level = bot, { $level }
away = assente
planned = ha pianificato
taken = già presa
cancel = Annulla
undo = Annulla la mossa
use = Usa
turn = Gira
replace = Sostituisci

## The table's parts

board = Tabellone
round-track = Round e mecenati
turn-order = Ordine di turno
turn-planned = { $name }: { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
}
turn-acting = { $name }, di turno: { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
}
turn-done = { $name } ha giocato
my-house = La mia tipografia
your-decision = La tua decisione
parts = Zone del tavolo
tab-board = Tabellone
tab-house = Tipografia
tab-others = Altri
tab-log = Cronologia
free-slot = libero
free-axle = Asse { $axle }: libero
setting-up = Preparazione
round-of = Round { $round } di 6

## Cards and choices on the board

card-printing = Richiede { $types }, paga { $pays ->
    [one] 1 fiorino
   *[other] { $pays } fiorini
}
card-refinement = Colore ({ $inks }): { $colour ->
    [one] { $colour } punto fama
   *[other] { $colour } punti fama
}. Decorazione ({ $levels }): { $decoration ->
    [one] { $decoration } punto fama
   *[other] { $decoration } punti fama
}. Ricompensa aggiuntiva: { $bonus }
bonus-inks = { $count ->
    [one] 1 inchiostro a scelta
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
bonus-order = un ordine
patron-from = Mecenate, dal round { $round }: { $card }. 8 punti fama a fine partita
take-inks-here = { $price ->
    [0] Prendi { $inks } gratis
    [one] Prendi { $inks } per 1 fiorino
   *[other] Prendi { $inks } per { $price } fiorini
}
track-ink = Ricompensa: un inchiostro a scelta
track-order = Ricompensa: un ordine
track-type = Ricompensa: un carattere a scelta
use-gear = Usa l’ingranaggio sull’asse { $axle }: { $reward }
turn-gear = Gira l’ingranaggio sull’asse { $axle }
replace-gear = Sostituisci l’ingranaggio sull’asse { $axle }
discard-order = Scarta questo ordine: { $order }
buy-this-type = Compra il carattere { $type } per { $price ->
    [one] 1 fiorino
   *[other] { $price } fiorini
}

## What is asked

ask-keep-character = Ogni personaggio ha un potere che vale per tutta la partita. Le scelte restano segrete finché non hanno scelto tutti.
ask-starting-gears = Installa un ingranaggio sull’asse 1 e uno sull’asse 2, con il settore attivo che preferisci.
ask-starting-levels = Una specializzazione parte dal livello I, un’altra dal livello II; il livello II dà anche un inchiostro.
ask-draft = Scegli una carta stampa e una carta perfezionamento: insieme formano un ordine da evadere più avanti.
ask-choose-types = Prendi i caratteri richiesti dai tuoi ordini. Puoi prendere più volte lo stesso.
ask-name-colour = I tuoi inchiostri di questo colore valgono come qualsiasi colore fino alla fine del round.
ask-plan = Piazza tutti i segnalini. In ogni azione comincia chi ne ha di più; senza segnalini non giochi.
ask-plan-made = In attesa di { $names }. Puoi ancora cambiare il tuo piano.
ask-shift-marker = I piani sono stati rivelati: puoi spostare un tuo segnalino su un’altra azione.
ask-orders = Scegli una carta stampa e una carta perfezionamento: insieme formano un ordine.
ask-inks = Scegli un set e quanti inchiostri prendere, a partire da sinistra. Ogni casella ha il suo prezzo.
ask-specialties = Scegli una carta: dà un livello per ogni simbolo, o un livello in una specializzazione a scelta.
ask-gears = Prendi un ingranaggio e scegli il settore attivo, o girane uno dei tuoi.
ask-patronage = Prendi una ricompensa ancora libera, o una carta mecenate di cui soddisfi le condizioni.
ask-fulfil = Tocca ciò che vuoi completare. Quegli ordini vengono poi scartati.
ask-after = Puoi ancora usare ingranaggi e comprare caratteri. Poi termina il turno.
ask-keep-order = Tieni una carta stampa e una carta perfezionamento; scarta le altre.
ask-gain-ink = Ricompensa: prendi un inchiostro a scelta dal sacchetto.
ask-gain-level = Ricompensa: aumenta di un livello una specializzazione.
ask-gain-type = Ricompensa: prendi un carattere a scelta.
ask-draw-order = Pesca due carte stampa e due carte perfezionamento e tienine una per tipo, oppure rinuncia.
ask-over = Fine della partita. { $count ->
    [0] Non vince nessuno
    [one] Vince { $winners }
   *[other] Vincono { $winners }
}
wait-keep-character = Scelta del personaggio: in attesa di { $names }
wait-starting-gears = { $names } sceglie gli ingranaggi iniziali
wait-starting-levels = { $names } sceglie le specializzazioni iniziali
wait-draft = { $names } sceglie un ordine
wait-choose-types = { $names } sceglie i caratteri
wait-name-colour = { $names } sceglie l’inchiostro jolly
wait-plan = In attesa del piano di { $names }
wait-shift-marker = { $names } può spostare un segnalino
wait-orders = { $names } prende un ordine
wait-inks = { $names } prende inchiostri
wait-specialties = { $names } sviluppa specializzazioni
wait-gears = { $names } migliora la tipografia
wait-patronage = { $names } sceglie una ricompensa o un mecenate
wait-fulfil = { $names } evade i suoi ordini
wait-after = { $names } termina il turno
wait-keep-order = { $names } guarda le carte ordine
wait-gain-ink = { $names } sceglie un inchiostro
wait-gain-level = { $names } sceglie una specializzazione
wait-gain-type = { $names } sceglie un carattere
wait-draw-order = { $names } può pescare un ordine
wait-over = Fine della partita

## Verbs

do-keep-character = Tieni questo personaggio
do-install-starting-gears = Installa questi ingranaggi
do-start-specialties = Comincia con questi livelli
do-draft-order = Scegli questo ordine
do-choose-types = Prendi questi caratteri
do-name-colour = Scegli questo inchiostro jolly
do-shift-marker = Sposta il segnalino
do-take-order = Prendi questo ordine
do-take-inks = Prendi questi inchiostri
do-develop-shown = Sviluppa entrambe
do-develop-one = Sviluppane una
do-install-gear = Installa questo ingranaggio
do-rotate-gear = Gira l’ingranaggio
do-take-patronage-reward = Prendi questa ricompensa
do-take-patronage-card = Prendi questa carta mecenate
do-fulfil = Evadi questi ordini
do-use-gear = Usa l’ingranaggio
do-buy-type = Compra il carattere
do-swap-levels = Scambia i livelli
do-gain-ink = Prendi questo inchiostro
do-gain-level = Aumenta questa specializzazione
do-gain-type = Prendi questo carattere
do-draw-order = Pesca carte ordine
do-draw-more = Pesca queste carte
do-keep-order = Tieni questo ordine
do-decline = Rinuncia
do-pass = Passa
end-turn = Termina il turno

## Choices that follow

pick-sector = Settore attivo:
pick-develop = Aumenta:
pick-give-ink = Dai:
pick-take-ink = Prendi:
pick-give-type = Dai:
pick-take-type = Prendi:
pick-raise = Aumenta:
pick-price = In cambio di:
pick-wild = I tuoi inchiostri jolly valgono come:
develop-shown = Entrambe: { $card }
develop-one = Un livello in { $specialty }
draw-more = Altre due carte per 2 fiorini:
draw-more-mix = { $printing } stampa, { $refinement } perfezionamento
choose-discard = I quattro spazi sono occupati: scegli l’ordine da scartare.
choose-replace = I tre assi sono occupati: scegli l’ingranaggio da sostituire.
axle = Asse { $axle }
raise-to = Al livello { $level }:
shift-from = Da:
shift-to = A:
less-of = Togli { $what }
more-of = Aggiungi { $what }
your-orders-ask = I tuoi ordini richiedono
swap-levels = Scambia il livello di { $specialty } con quello di un’altra specializzazione

## Planning

markers-left = { $left ->
    [0] Tutti i segnalini sono piazzati
    [one] Resta 1 segnalino
   *[other] Restano { $left } segnalini
}
plan-keys = I tasti 1–5 aggiungono un segnalino, con Maiusc lo tolgono; Invio conferma
plan-free-actions = Prima di confermare puoi usare ingranaggi e comprare caratteri: lo vedranno tutti.
remove-marker = Togli un segnalino: { $row }
add-marker = Aggiungi un segnalino: { $row }
no-marker-here = Su «{ $row }» non c’è nessun segnalino da togliere.
needs-to-be-ahead = Qui { $name } gioca prima di te con almeno { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
}
plan-confirmed = Piano confermato
plan-can-change = Puoi cambiarlo finché non hanno pianificato tutti.

## Fulfilling

part-print = Stampa
part-colour = Colora
part-decorate = Decora
no-batch = Al momento non puoi stampare nessuno dei tuoi ordini.
use-twice = Usa due volte
batch-total = { $fame ->
    [one] { $fame } punto fama
   *[other] { $fame } punti fama
}, { $guilders ->
    [one] { $guilders } fiorino
   *[other] { $guilders } fiorini
}

## The automa

automa-wants-patron = punta a una carta mecenate

## The end

game-over = Fine della partita
ended-by-resignation = La partita è finita per abbandono.
at-the-end = Fine partita
round-number = Round { $round }
score-by-source = Fama per fonte
score-by-round = Fama per round
watch-again = Rivedi la partita
review-game = Analisi
reviews-all = Tutte le mie analisi
rematch = Gioca ancora
to-lobby = Torna alla lobby

## Lobby

pages = Pagine
rules-page = Regole
settings = Impostazioni
lobby-sentence = Due giochi da tipografi: con gli amici, contro i bot o in solitario
your-name = Il tuo nome
guest = Ospite
game-gutenberg = Gutenberg
game-letterpress = Letterpress
play-now = Gioca subito
play-solo = In solitario
play-same-screen = Sullo stesso schermo
play-friends = Con gli amici
my-games = Le mie partite
open-tables = Tavoli aperti
finished-games = Partite finite
no-open-tables = Nessun tavolo aperto. Creane uno con gli amici e rendilo pubblico.
go-on = Continua
look-at-table = Guarda
your-turn = tocca a te
no-server = Impossibile raggiungere il server. Riprova tra poco.
options = Opzioni
option-people = Giocatori
option-people-why = Contando anche te; gli altri posti vanno a bot o amici
option-level = Bot
option-level-why = Difficoltà
level-apprentice = Apprendista
level-journeyman = Lavorante
level-master = Maestro
level-guildmaster = Maestro di gilda
option-characters = Personaggi
option-characters-why = Ogni giocatore riceve uno stampatore con un potere speciale
option-automa = Automa
option-automa-why = Aggiunge un avversario automatico; sempre presente in solitario
option-own-turn = Ingranaggi solo nel proprio turno
option-own-turn-why = Come nel regolamento tedesco. Altrimenti puoi usare ingranaggi e comprare caratteri anche durante la pianificazione.
option-language = Lingua delle parole
option-language-why = Lettere e lista di parole
option-difficulty = Difficoltà in solitario
option-difficulty-why = Quanto è severa la Rotativa nel round 5
difficulty-easy = facile
difficulty-normal = normale
difficulty-hard = difficile
option-listed = Tavolo pubblico
option-listed-why = Chiunque può trovarlo e partecipare; altrimenti serve il link
option-hints = Aiuti
option-hints-why = Con gli amici: ognuno può chiedere una buona mossa e il perché
same-screen-names = Giocatori su questo schermo
player = Giocatore { $number }
one-more = Aggiungi un giocatore

## At a table

table-seats = Al tavolo
opening = Caricamento…
reconnecting = Connessione persa. Riconnessione in corso; la tua scelta non va persa.
table-closed = Questo tavolo è stato chiuso.
seat-open = posto libero
seat-for = riservato a { $name }
you = tu
fill-with-bot = Aggiungi un bot
remove-from-seat = Rimuovi
sit-down = Partecipa
your-name-here = Il tuo nome a questo tavolo
invite = Invita giocatori con questo link
copy = Copia
copied = Copiato
hand-over = Passa il dispositivo a { $name }
hand-over-why = Quello che segue è solo per i suoi occhi.
i-am = Sono { $name }
menu = Menu
menu-keys = Tastiera: Tab scorre tutto ciò che è sul tavolo, le frecce solo ciò che puoi scegliere. Invio sceglie, o ti dice perché non puoi.
close = Chiudi
resign = Abbandona
resign-sure = Sì, abbandona
fair-checked = Mescolata equa: questa pagina l’ha verificata. Il server aveva fissato il suo numero segreto prima di vedere il tuo, e le carte dipendono da entrambi.
fair-partly = La mescolata corrisponde ai numeri combinati per la partita. Il resto non si può verificare: su questo dispositivo manca un tuo numero per questa partita.
fair-failed = La mescolata non corrisponde a ciò che il server aveva promesso. Salva la partita su file e contatta chi gestisce il server.
fair-impossible = Qui il browser non può verificare la mescolata: serve un indirizzo https.
absent-title = { $name } è assente da molto tempo.
absent-what = Tutti aspettano. Potete andare avanti senza questo giocatore:
absent-win = Rivendica la vittoria
absent-out = Escludi il giocatore dalla partita
absent-bot = Fai subentrare un bot
absent-abort = Interrompi la partita
absent-sure = Sì: { $what }
ended-abort = La partita è stata interrotta. Non vince nessuno.
log = Cronologia
log-all = Tutti i giocatori
log-earlier = Precedenti
log-filter = Filtra per giocatore
log-undo = { $name } annulla una mossa.
log-resign = { $name } abbandona.
log-timeout = { $name } ha esaurito il tempo.
log-absent = { $name } è assente; la partita continua senza questo giocatore.
log-abort = { $name } interrompe la partita.
chat = Chat
chat-say = Scrivi un messaggio
chat-send = Invia
looking-back = Mosse passate
to-the-present = Torna alla partita
look-back-here = Torna a questo momento
since-last = dalla tua ultima mossa
unplayable-title = Questa partita è di un’altra versione
unplayable-why = È iniziata con regole, carte o parole che questo server non ha più, quindi non si può continuare. La cronologia resta disponibile.
unplayable-close = Chiudi questo tavolo
error-unplayable = Questa partita è iniziata con un’altra versione e qui non si può continuare.
error-stale = La partita è andata avanti. Controlla il tavolo e riprova.
error-cannot_undo = Non puoi annullare: è stato rivelato qualcosa di nascosto, o un altro giocatore ha già giocato.
error-seat_taken = Questo posto è occupato. Scegline un altro.
error-forbidden = Questo posto, o questo tavolo, non è tuo.
error-not_found = Questo tavolo non esiste. Controlla il link.
error-too_many = Troppe richieste. Aspetta un momento.
error-not_signed_in = La tua sessione è scaduta. Ricarica la pagina.
error-no_spectators = Questo tavolo non ammette spettatori.
error-removed = L’host ti ha rimosso da questo tavolo. Non puoi più partecipare.
error-name_taken = Qualcuno a questo tavolo ha già quel nome, o uno molto simile. Scegline un altro.
error-not_absent = Questo giocatore non è assente, o lo è da troppo poco tempo.
error-changed_too_often = Hai cambiato idea troppe volte. Questa scelta è definitiva.
error-too_many_tables = Hai già diversi tavoli in cui giocano solo bot. Aspetta che finisca una di quelle partite.
error-no_help = A questo tavolo non vengono elencate mosse o parole possibili: devi trovarle tu.
error-nonce_given = Il tuo numero per la mescolata è già stato inviato.
error-session_ended = La tua sessione è scaduta. Ricarica la pagina.
error-unavailable = Il server non raggiunge il suo database. Non è stato modificato nulla: riprova tra poco.
error-outcome_unknown = La connessione al database si è interrotta: la tua mossa potrebbe non essere stata salvata. Controlla il tavolo prima di continuare.
error-internal = Qualcosa è andato storto sul server. Controlla il tavolo prima di continuare.
error-bad_request = Il server non ha capito questa richiesta. Ricarica la pagina.
error-bad_request-name_length = Un nome deve avere da { $min } a { $max } caratteri.
error-bad_request-name_character = Questo nome contiene un carattere non ammesso. Scegli un altro nome.
error-bad_request-chat_length = Un messaggio deve avere da { $min } a { $max } caratteri.
error-bad_request-chat_character = Questo messaggio contiene un carattere non ammesso. Toglilo e riprova.
error-bad_request-login_format = Un nome utente deve avere da { $min } a { $max } caratteri: lettere dalla a alla z, cifre, - e _.
error-bad_request-password_length = Una password deve avere da { $min } a { $max } caratteri.
error-bad_request-email_format = L’indirizzo e-mail non è valido. Controllalo e riprova.
error-bad_options = Con queste opzioni non si può giocare. Modificale e riprova.
error-wrong_origin = Questa richiesta arrivava da un altro sito ed è stata rifiutata.
error-banned = Questo server ti ha bannato.
error-wrong_method = Il server non ha capito questa richiesta. Ricarica la pagina.
error-login_taken = Questo nome utente è già preso. Scegline un altro.
error-not_open = La partita è già iniziata, o il tavolo è chiuso.
error-not_running = A questo tavolo non è in corso nessuna partita.
error-not_over = Potrai vederlo a partita finita.
error-illegal = Le regole non lo permettono. Scegli un’altra mossa.
error-too_large = È troppo lungo per essere inviato. Accorcialo.
error-stopping = Il server si sta riavviando. Riprova tra poco.
error-too_slow = La tua connessione è troppo lenta. Ricarica la pagina.

## Settings

language = Lingua
theme = Tema
theme-auto = sistema
theme-light = chiaro
theme-dark = scuro
motion = Animazioni
motion-slow = lente
motion-normal = normali
motion-off = nessuna
confirm-choices = Conferma ogni scelta con un pulsante
sound = Suoni
save = Salva
password = Password
password-again = Inserisci di nuovo la password per continuare.
mail = E-mail
mail-why = Nelle partite con almeno un giorno per mossa, il server può mandarti un’e-mail quando tocca a te.
mail-address = Il tuo indirizzo e-mail
mail-wrong = L’indirizzo e-mail non è valido. Controllalo e riprova.
mail-unconfirmed = Abbiamo inviato un’e-mail a { $address }. Per riceverne altre, conferma l’indirizzo con il link nel messaggio.
mail-again = Invia di nuovo
mail-confirmed = { $address } è confermato.
mail-turns = Mandami un’e-mail quando tocca a me
mail-following = Un momento…
mail-is-confirmed = Il tuo indirizzo è confermato. Nelle impostazioni puoi attivare o disattivare le e-mail.
mail-is-stopped = Fatto: non riceverai più queste e-mail.
mail-link-old = Questo link non è più valido. Nelle impostazioni puoi chiedere una nuova e-mail.
my-data = I miei dati
my-data-kept = Il server conserva il tuo nome, le tue partite, i messaggi in chat e, se ci sono, il tuo account e il tuo indirizzo e-mail. Le sessioni non usate scadono dopo { $sessions ->
    [one] { $sessions } giorno
   *[other] { $sessions } giorni
}. Gli ospiti senza partite vengono cancellati { $guests ->
    [one] { $guests } giorno
   *[other] { $guests } giorni
} dopo l’ultima visita, i tavoli su cui non si è mai giocato dopo { $tables ->
    [one] { $tables } giorno
   *[other] { $tables } giorni
}.
my-data-download = Scarica i miei dati
delete-me = Cancella i miei dati
delete-me-why = Nome, account, indirizzo e sessioni vengono cancellati per sempre. Abbandoni le partite in corso. Le partite finite e la chat restano, senza il tuo nome.
delete-me-sure = Sì, cancella tutto
keep-me = Mantieni i miei dati
deleted-me = Tutto ciò che ti riguarda è stato cancellato.
former-player = Ex giocatore
error-password_needed = Prima inserisci di nuovo la password.
error-wrong_password = Password errata. Riprova.

## Rules and replay

search-rules = Cerca
rules-found = { $count ->
    [0] Nessuna regola trovata
    [one] Una regola
   *[other] { $count } regole
}
rules-in-english = Queste regole non sono ancora tradotte.
step-first = Torna all’inizio
step-back = Indietro di una mossa
step-on = Avanti di una mossa
step-last = Vai alla fine
ply-of = { $ply } di { $plies }

## The word game

letterpress-round-of = Round { $round } di 5
letterpress-ask-draft = Tieni una carta, passa le altre a sinistra
letterpress-ask-write = Scrivi una parola: digitala o scegli le carte
letterpress-ask-claim = Prendi lettere tra quelle in gioco
letterpress-ask-lay = Posa la nuova fila sotto l’ultima
letterpress-ask-library = Scegli una carta dalla biblioteca
letterpress-wait-draft = In attesa della carta di { $names }
letterpress-wait-write = In attesa della parola di { $names }
letterpress-wait-claim = { $names } prende lettere
letterpress-wait-lay = { $names } posa la fila
letterpress-wait-library = { $names } sceglie una carta dalla biblioteca
letterpress-made = Scelta fatta. In attesa di { $names }
letterpress-can-change = Puoi cambiarla finché non hanno scelto tutti.
letterpress-your-word = La tua parola
letterpress-valid = { $letters ->
    [one] 1 lettera
   *[other] { $letters } lettere
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
letterpress-written = Hai scritto { $word }. Puoi cambiarla finché non hanno scritto tutti.
letterpress-reveal = Parole e lettere prese
has-claimed = ha già scelto
claims = prende { $count ->
    [one] 1 lettera
   *[other] { $count } lettere
}
claim-picked = Scelte: { $picked } su { $most }
met-by = soddisfatta da { $names }
library-collect = 13 punti o più: scegli una carta per la tua collezione
library-return = 12 punti o meno: scegli una carta da mettere in fondo al suo mazzo
letterpress-type = Digita una parola o tocca le carte
letterpress-keys = Digita lettere o numeri delle carte; Tab cambia la carta usata per una lettera; Invio conferma.
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
letterpress-draft-keys = Premi un numero o una lettera per scegliere una carta, Invio per tenerla.
letterpress-ask-pile = Tieni una carta di questa pila; le altre vanno in fondo al mazzo
letterpress-ask-last = Ultimo round: scrivi una parola con la tua collezione e le carte comuni
letterpress-ask-last-solo = Batti la biblioteca ({ $library ->
    [one] 1 punto
   *[other] { $library } punti
}) con la tua collezione{ $words ->
    [0] { "" }
   *[other] : finora ne hai { $points }
}
letterpress-write = Scrivi { $word }
letterpress-shuffle = Mescola
letterpress-take-back = Riprendi questa carta
letterpress-passed = Hai passato. Puoi cambiare idea finché non hanno scritto tutti.
letterpress-easy = Scrivi quante parole vuoi, usando ogni carta una volta sola: i punti si sommano.
letterpress-hard = Le carte che non usi vanno in biblioteca.
letterpress-finish = Finisci con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
letterpress-wanted = serve { $shape }
letterpress-counted = { $count }: { $found }
letterpress-too-few = { $count }: { $found } (minimo { $needed })
letterpress-too-many = { $count }: { $found } (massimo { $allowed })
letterpress-claim-challenge = Prendi anche questa sfida
letterpress-claim = Prendi { $letters }
letterpress-claim-keys = Premi una lettera per sceglierla, Invio per prenderla.
letterpress-nothing = nessuna parola
letterpress-lay = Posa la fila: { $count ->
    [0] nessuna carta raccolta
    [one] 1 carta raccolta
   *[other] { $count } carte raccolte
}
letterpress-lay-says = Posizione { $place } di { $places }. Raccogli: { $letters }
letterpress-lay-why = Raccogli una carta se quella sotto vale almeno altrettanto.
letterpress-offset = Posizione { $place } di { $places }
letterpress-shift-left = Sposta a sinistra
letterpress-shift-right = Sposta a destra
letterpress-last-row = Ultima fila
letterpress-collect = Raccogli { $letters }
letterpress-return = Rimetti { $letters } nel mazzo
letterpress-library-why = La biblioteca vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Nel round 5 dovrai battere quello che ne resta.
letterpress-track = Round
letterpress-goal = Vince solo la quinta parola.
letterpress-goal-why = Le prime quattro ti procurano le lettere.
letterpress-goal-last = Ci siamo: vince il punteggio più alto.
letterpress-goal-solo = Solo la quinta parola batte la Rotativa.
letterpress-goal-solo-why = Le prime quattro parole riempiono la collezione e la biblioteca.
letterpress-hint-draft = Scriverai con le cinque carte che tieni e le carte comuni.
letterpress-hint-write = Chi ha la parola migliore sceglie per primo. Le tue carte non usate vanno in fondo al mazzo.
letterpress-hint-claim = Le lettere che prendi ti serviranno per la quinta parola.
letterpress-hint-last = Chi fa più punti vince la partita: le tue lettere servono per questa parola.
letterpress-hint-write-solo = Le carte non usate vanno in biblioteca. Con { $threshold } punti o più, una carta della biblioteca entra nella tua collezione.
letterpress-hint-last-solo = { $needed ->
    [one] Ti serve almeno 1 punto.
   *[other] Ti servono almeno { $needed } punti.
}
letterpress-ask-claim-count = Tocca a te: prendi { $count ->
    [one] una lettera
   *[other] { $count } lettere
}
letterpress-passed-you = ti ha passato queste
letterpress-dealt = ricevute dal mazzo
letterpress-gets-rest = { $count ->
    [one] l’altra carta
   *[other] le altre { $count } carte
}
letterpress-under-deck = in fondo al mazzo
letterpress-keep-pass = Tieni { $letters }, passa { $others }
letterpress-keep-under = Tieni { $letters }; in fondo al mazzo: { $others }
letterpress-kept = Terrai { $letters }
letterpress-choose-card = Scegli una carta da tenere
letterpress-keep-badge = tieni
letterpress-you-kept = Hai tenuto
letterpress-kept-of = { $count } su { $room }
letterpress-for-everybody = per tutti
letterpress-your-five = Le tue cinque
letterpress-can-stand-for = Può valere: { $letters }
letterpress-is-word = { $word } è una parola.
letterpress-from-cards = { $letters ->
    [one] 1 lettera
   *[other] { $letters } lettere
} con { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
letterpress-stands-for-two = { $letter } raddoppiata
letterpress-maybe = Saprai se la parola è valida quando la scrivi.
letterpress-need-word = Scrivi una parola o tocca le carte
letterpress-is-written-word = ✓ Scritta: { $word }
letterpress-in-word = { $letters }, posizione { $place } nella parola
letterpress-pass-loses = Non faresti punti e prenderesti le lettere dopo tutti gli altri.
letterpress-pass-loses-solo = Non faresti punti e tutte le tue carte andrebbero in biblioteca.
letterpress-tap-again = Tocca di nuovo l’ultima lettera per raddoppiarla.
letterpress-collects = con questa parola prendi una carta della biblioteca, che poi vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
letterpress-collects-not = non prendi nessuna carta della biblioteca, che poi vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
letterpress-one-can-be-yours = Puoi prenderne una che la tua parola soddisfa.
letterpress-chosen-for-you = La migliore sfida soddisfatta è già selezionata; toccane un’altra per cambiare.
letterpress-challenge-comes = La ottieni insieme alle lettere.
letterpress-no-challenge = Non prendi nessuna sfida insieme alle lettere.
letterpress-badge-met = soddisfatta
letterpress-badge-unmet = non soddisfatta
letterpress-badge-open = ancora incerta
letterpress-badge-taken = presa
letterpress-taken-by = da { $name }
letterpress-gives-joins = si aggiunge alle tue lettere
letterpress-gives-top-letter = la prima lettera del mazzo
letterpress-took = ha preso { $letters }
letterpress-took-both = ha preso { $letters } e una sfida
letterpress-took-challenge = ha preso una sfida
letterpress-claims-now = ora ne prende { $count }
letterpress-pool-why = tutte le lettere delle parole scritte
letterpress-yours = tua
letterpress-claim-both = Prendi { $letters } e la sfida
letterpress-claim-need = Scegli { $count ->
    [one] una lettera
   *[other] { $count } lettere
}
letterpress-claim-worth = Valore: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
letterpress-claim-joins = di cui { $value } per { $letters }
letterpress-claim-draws = più una lettera dal mazzo
letterpress-choose-library = Scegli una carta della biblioteca
letterpress-has-kept = ha tenuto una carta
letterpress-has-written = ha scritto
letterpress-your-letters = Le tue lettere
letterpress-your-letters-why = le vedi solo tu, per la quinta parola
letterpress-no-letters = ancora nessuna
letterpress-tally = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
letterpress-legend-fame = punti o quinto round
letterpress-legend-outline = carta in uso o presa
letterpress-key-letters = scrivi una parola; scegli una carta con la sua lettera
letterpress-key-numbers = scegli la carta in quella posizione
letterpress-key-tab = nella parola: passa alla prossima carta con la stessa lettera
letterpress-key-move = sposta una carta sul leggio o nella parola
letterpress-key-space = scegli la carta evidenziata o riprendila
letterpress-key-enter = conferma, in ogni momento
letterpress-key-escape = svuota; chiudi
letterpress-key-inspect = spiega la carta evidenziata; se non c’è, mostra questa legenda
letterpress-best-title = Migliore parola possibile
letterpress-best-none = Nessuna parola era possibile.
letterpress-best-found = L’hai trovata!
letterpress-best-missed = La tua parola: { $word }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
letterpress-best-passed = Hai passato.
letterpress-is-draft = sceglie…
letterpress-is-write = scrive…
letterpress-collected = { $count ->
    [one] 1 carta raccolta
   *[other] { $count } carte raccolte
}
letterpress-winner = Vincitore
letterpress-tie = Spareggio: { $by }.
letterpress-by-round = Parole per round
letterpress-press-beaten = Hai battuto la Rotativa
letterpress-press-wins = Vince la Rotativa
letterpress-press-result = Hai fatto { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, la biblioteca ne vale { $library ->
    [one] 1
   *[other] { $library }
}
option-best-word = Migliore parola possibile
option-best-word-why = Dopo ogni round vedi la migliore parola possibile con le tue carte
option-family = Parole per tutta la famiglia
option-family-why = Le parole volgari o offensive non valgono; i bot non le scrivono mai
option-family-usual = con i bot più facili
option-family-yes = sempre
option-family-no = mai
option-shortest = Lunghezza minima
option-shortest-why = Il numero minimo di lettere di una parola
option-overhang = Solitario: file che sporgono
option-overhang-why = La nuova fila può sporgere a sinistra o a destra di quella sopra

## A game without its own table

generic-your-turn = Tocca a te
generic-waiting = In attesa di { $names }
generic-other-action = Scrivi un’altra azione
generic-view = Stato della partita

## Partite su questo dispositivo
no-server-lobby = Nessuna connessione al server: gioca in solitario, contro i bot o sullo stesso schermo. Per giocare con gli amici serve un server.
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
continue-here = Gioca da qui
continue-why = Inizia una nuova partita da questa mossa. I bot prendono gli altri posti.
continue-seat = Il tuo posto
offline-words = Liste di parole offline
offline-words-why = Una lista di parole resta su questo dispositivo dopo la prima partita in cui la usi. Attivane una per scaricarla subito.
new-version = È pronta una nuova versione.
new-version-take = Aggiorna
error-storage_full = Su questo dispositivo non c’è più spazio: la tua mossa non è stata salvata. Elimina qualche partita finita e riprova.
error-no_room_for_game = Su questo dispositivo non c’è più spazio: la partita non è stata salvata. Elimina qualche partita finita e riprova.
error-storage_broken = Le partite di questo dispositivo non si possono leggere né salvare. Quelle sui server non ne risentono. Ricarica la pagina per riprovare.
error-other_tab = Questa partita è aperta in un’altra scheda.
error-game_damaged = Una partita di questo dispositivo è danneggiata e non si può giocare. Le altre partite sono intatte.
error-module_missing = Impossibile caricare il gioco. Connettiti a internet e ricarica la pagina.
error-module_crashed = Il motore di gioco si è fermato. Non si è perso nulla: ricarica la pagina.
error-words_missing = La lista di parole non è su questo dispositivo. Connettiti a internet una volta per scaricarla.
error-not_a_record = Questo file non è una partita salvata. Scegline un altro.
error-not_finished = Una partita in corso non si può ancora analizzare.
error-record_refused = Questo file non è una partita salvata valida: { $detail }
error-other_version = Questa partita è stata iniziata con un’altra versione e qui non si può continuare.
