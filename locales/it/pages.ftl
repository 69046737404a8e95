### The words of the pages around the table. Every language has the same ids.

## Settings

advice-between-rounds = Consigli tra i round
advice-between-rounds-why = Un consiglio con i dati che lo sostengono, all’inizio di ogni round. Nelle regole li trovi tutti.
shortcuts = Scorciatoie da tastiera
shortcuts-why = Al tavolo basta un tasto per ogni azione. Tab, frecce, Invio ed Esc funzionano sempre.
coach-new = Spiega le novità
coach-new-why = Nelle partite in solitario o contro i bot, una nota spiega ogni novità una volta sola.

## Lobby

learn-to-play = Impara a giocare
game-gutenberg-aim = Gestisci una tipografia: prendi ordini, procurati inchiostri, gira i tuoi ingranaggi.
game-gutenberg-time = un’ora
game-letterpress-aim = Scegli carte, scrivi parole e raccogli lettere per la quinta.
game-letterpress-time = mezz’ora
bots-count = { $count ->
    [one] 1 bot
   *[other] { $count } bot
}
more-for = Altre opzioni: { $game }
unknown-page = Pagina non trovata
unknown-page-why = A questo indirizzo non c’è niente:

## At a table

hint = Aiuto
key-hint = chiedi un aiuto, poi la mossa
sending = Invio…
ping-ms = { $ms } ms
cannot-show = Impossibile mostrare questo tavolo
load-again = Ricarica la pagina
resign-title = Vuoi abbandonare questa partita?
resign-one-wins = La partita finisce subito e { $name } vince. Non si può tornare indietro.
resign-others-play-on = Gli altri continuano e un bot prende il tuo posto. Puoi guardare, ma non puoi più vincere. Non si può tornare indietro.
resign-alone = La partita finisce subito e nessuno vince. Non si può tornare indietro.
resign-not = Continua a giocare
you-resigned = Hai abbandonato. Un bot gioca al tuo posto; non puoi più vincere.

## Waiting room

yes = sì
no = no
waiting-for = { $count ->
    [0] Tutti i posti sono occupati: la partita sta per iniziare.
    [one] C’è 1 posto libero. La partita inizia quando viene occupato.
   *[other] Ci sono { $count } posti liberi. La partita inizia quando sono tutti occupati.
}
clock-name = Limite di tempo
clock-none = nessun limite
clock-days = { $days ->
    [one] 1 giorno per mossa
   *[other] { $days } giorni per mossa
}
clock-bank = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}, più { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} per mossa
spectators-allowed = Spettatori
chat-empty = Ancora nessun messaggio.
close-table = Chiudi questo tavolo
close-table-sure = Tutti i giocatori di questo tavolo dovranno uscire.
leave-table = Lascia il tavolo

## Account and sessions

settings-table = Questo browser
account = Account
account-is = Hai effettuato l’accesso come { $login }. Il tuo nome ai tavoli: { $name }.
account-guest = Sei qui come ospite, { $name }. Con un account conservi le tue partite su ogni dispositivo.
account-nobody = Questo server non ti conosce ancora. Ti conoscerà quando ti unirai a un tavolo.
account-open = Crea un account
account-open-why = Conservi il tuo nome e le tue partite. Non serve un indirizzo e-mail.
account-sign-in = Accedi
account-sign-in-leaves = Le partite dell’ospite { $name } restano all’ospite.
account-sign-out = Esci
account-login = Nome utente
account-change-password = Cambia la password
account-old-password = Password attuale
account-new-password = Nuova password
account-password-changed = La password è stata cambiata. Sugli altri dispositivi dovrai accedere di nuovo.
sessions = Dove hai effettuato l’accesso
session-seen = ultimo uso: { $when }
session-current = questo browser
session-unknown = browser sconosciuto
session-end = Disconnetti
mail-address-first = Prima inserisci un indirizzo.

## Replay

replay = Replay
replay-play = Riproduci
replay-pause = Pausa
replay-move = Mossa
replay-round = Vai a un round

## Almanac

almanac-page = Almanacco
almanac-link = Nell’almanacco
