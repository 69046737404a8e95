### What the commands print. Every language has the same ids.

cli-seat = Posto { $seat }
cli-none = niente

## Errors

cli-error-not-utf8 = La riga non è testo UTF-8.
cli-error-not-json = La riga non è un oggetto JSON: { $detail }
cli-error-too-long = La riga supera { $most } byte ed è stata saltata.
cli-error-no-command = Manca «cmd». Usa uno di questi: { $commands }.
cli-error-unknown-command = Il comando «{ $command }» non esiste. Usa uno di questi: { $commands }.
cli-error-unknown-field = «{ $command }» non ha un campo «{ $field }». Accetta { $fields }.
cli-error-missing-field = «{ $command }» richiede il campo «{ $field }».
cli-error-wrong-field = Il campo «{ $field }» non è leggibile: { $detail }
cli-error-unknown-game = Il gioco «{ $game }» non esiste. Usa uno di questi: { $games }.
cli-error-no-game = Nessuna partita in corso. Iniziane una con «new», «set» o «replay».
cli-error-no-such-seat = «seat»: { $seat } non esiste. Usa un numero da 0 a { $last }.
cli-error-bad-options = Con queste opzioni non si può iniziare una partita: { $detail }
cli-error-bad-cards = Questo set di carte non si può usare: { $detail }
cli-error-bad-position = Questa posizione è impossibile. { $count ->
    [one] 1 errore: { $first }
   *[other] { $count } errori, tutti in «faults». Il primo: { $first }
}
cli-error-bad-record = Questa registrazione non si può riprodurre: { $detail }
cli-error-bad-view = Nessuna partita corrisponde a questa vista: { $detail }
cli-error-bad-action = Questa non è un’azione: { $detail }
cli-error-too-large = Il file è troppo grande per una registrazione: al massimo { $most } byte.
cli-error-no-chance = Questo computer non fornisce numeri casuali: { $detail }. Indica un seme.
cli-error-cannot-undo = Non si può annullare: l’ultima azione ha rivelato qualcosa di nascosto, o non c’è nessuna azione da annullare.
cli-error-no-record = Questa partita è iniziata da una posizione data e non ha una registrazione.
cli-error-no-analysis = Questo gioco non ha un’analisi delle mosse.
cli-error-no-review = Le partite di questo gioco non si possono analizzare.
cli-error-not-asked = «seat»: { $seat } non ha nulla da decidere adesso.
cli-error-no-answer = Gli altri posti non possono rispondere: { $detail }

## `manicule simulate`

cli-simulate-title = { $game }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di giocatori casuali, seme { $seed }
cli-simulate-progress = partite
cli-simulate-seat = giocatore
cli-simulate-mean = media
cli-simulate-sd = dev. std
cli-simulate-least = min
cli-simulate-quartile = q1
cli-simulate-median = mediana
cli-simulate-upper-quartile = q3
cli-simulate-most = max
cli-simulate-wins = vittorie
cli-simulate-interval = intervallo al 95%
cli-simulate-actions = Azioni per partita: { $mean } in media
cli-simulate-histogram = Punteggi di tutti i giocatori
cli-simulate-titles = Titoli

## `manicule replay`

cli-replay-title = { $game }, seme { $seed }
cli-replay-setup = Preparazione
cli-replay-unfinished = La registrazione finisce qui, dopo { $plies ->
    [one] 1 azione
   *[other] { $plies } azioni
}. Ora tocca a { $seats }.
cli-replay-verdict = Titolo: { $title }
cli-replay-verified = Tavolo { $table }: il server aveva fissato la mescolata prima della partita, e tutte le { $plies } azioni di { $game } portano al risultato.
cli-replay-on-trust = { $count ->
    [one] 1 parola è stata accettata come registrata, perché questo programma non ha la lista di parole di quella partita
   *[other] { $count } parole sono state accettate come registrate, perché questo programma non ha la lista di parole di quella partita
}: { $words }
cli-replay-refused = l’azione { $ply } ({ $seat }) viola la regola { $rule }: { $reason }

## `manicule arena`

cli-arena-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
cli-arena-player = giocatore
cli-arena-wins = vittorie
cli-arena-interval = intervallo al 95%
cli-arena-score = punteggio medio
cli-arena-score-interval = intervallo al 95%
cli-arena-median = mediana
cli-arena-time = tempo per mossa
cli-arena-sprt-stronger = Test sequenziale (log-rapporto di verosimiglianza { $ratio }, limiti ±{ $bound }): il primo giocatore è più forte; un vantaggio di { $upper } Elo è più probabile di uno di { $lower }.
cli-arena-sprt-not-stronger = Test sequenziale (log-rapporto di verosimiglianza { $ratio }, limiti ±{ $bound }): il primo giocatore non è più forte; un vantaggio di { $lower } Elo è più probabile di uno di { $upper }.
cli-arena-sprt-open = Test sequenziale (log-rapporto di verosimiglianza { $ratio }, limiti ±{ $bound }): ancora incerto tra { $lower } e { $upper } Elo, servono più partite.

## `manicule lab ratings`

cli-ratings-player = giocatore
cli-ratings-rating = punteggio Elo
cli-ratings-interval = intervallo al 95%

## `manicule lab balance`

cli-balance-table = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $player } in tutti e quattro i posti, con personaggi: vittorie per posto nel primo ordine di turno
cli-balance-by-place = Vittorie per posto nel primo ordine di turno
cli-balance-characters = Vittorie di ogni personaggio, quando viene tenuto
cli-balance-printing = Carte stampa: quanto spesso vengono evase una volta prese
cli-balance-refinement = Carte perfezionamento: quanto spesso vengono evase una volta prese
cli-balance-patronage = Carte mecenate prese
cli-balance-gears = Ricompense degli ingranaggi: usi per partita
cli-balance-solo = Punteggi in solitario
cli-balance-place = posto
cli-balance-wins = vittorie
cli-balance-interval = intervallo al 95%
cli-balance-character = personaggio
cli-balance-kept = partite
cli-balance-card = carta
cli-balance-held = prese
cli-balance-fulfilled = evase
cli-balance-coloured = colorate
cli-balance-decorated = decorate
cli-balance-guilders = fiorini se presa
cli-balance-fame = fama se presa
cli-balance-taken = prese
cli-balance-rule = regola
cli-balance-reward = ricompensa
cli-balance-uses = usi per partita
cli-balance-player = giocatore
cli-balance-games = partite
cli-balance-score = punteggio medio
cli-balance-tenth = 10º percentile
cli-balance-median = mediana
cli-balance-ninth = 90º percentile
cli-balance-title = titolo della mediana
cli-balance-gear-1 = scambiare un inchiostro
cli-balance-gear-2 = scambiare un carattere
cli-balance-gear-3 = aumentare la specializzazione più bassa
cli-balance-gear-4 = fama pari al numero del round
cli-balance-gear-5 = un ordine
cli-balance-gear-6 = vendere un carattere
cli-balance-gear-7 = fama per un inchiostro
cli-balance-gear-8 = prendere un inchiostro
cli-balance-gear-9 = un inchiostro per due
cli-balance-gear-10 = fama per un carattere
cli-balance-gear-11 = comprare un carattere a prezzo ridotto
cli-balance-gear-12 = fama per una specializzazione
cli-balance-gear-13 = un livello

## I numeri di un mazzo di lettere

cli-deck-title = { $hands } mani di cinque carte lettera e tre carte comuni, mazzo { $deck }
cli-deck-without-word = mani senza parole
cli-deck-five-letters = mani con una parola di almeno cinque lettere
cli-deck-words = parole per mano
cli-deck-best-score = miglior punteggio di una mano
cli-deck-spread = 10% { $tenth }, mediana { $median }, 90% { $ninth }
cli-deck-challenge = sfida
cli-deck-meets = mani
cli-deck-by-best-words = se tutti scrivono la loro parola migliore
cli-deck-letter = lettera
cli-deck-share = nelle parole
cli-deck-cards = carte
cli-deck-value = valore

# manicule lab calibrate
cli-calibrate-title = Probabilità previste e vittorie
cli-calibrate-about = { $games } partite di controllo, { $decisions } decisioni, { $player } a ogni posto, { $iterations } iterazioni per analisi
cli-calibrate-predicted = previsto
cli-calibrate-observed = vinto
cli-calibrate-difference = scarto
cli-calibrate-decisions = decisioni
cli-calibrate-worst = Scarto massimo in un decile con almeno 100 decisioni: { $worst } (prima della taratura { $before })
cli-lessons-sound = { $count ->
    [0] Non ci sono lezioni.
    [one] Una lezione, nessun errore.
   *[other] { $count } lezioni, nessun errore.
}
cli-lessons-faulty = { $count ->
    [one] Un errore
   *[other] { $count } errori
} in { $lessons ->
    [one] una lezione.
   *[other] { $lessons } lezioni.
}
cli-lessons-after = dopo { $actions }
cli-lessons-file-name = Il percorso di una lezione deve essere come «gutenberg/03-types.json».
cli-lessons-unknown-game = Il gioco «{ $game }» non esiste.
cli-lessons-same-name = { $other } ha lo stesso numero o lo stesso nome.
cli-lessons-unreadable = Impossibile leggere: { $detail }
cli-lessons-no-steps = La lezione non ha passi.
cli-lessons-start = L’inizio non si può giocare: { $reason }
cli-lessons-unknown-rule = La regola { $rule } non esiste.
cli-lessons-bad-id = «{ $id }» non può essere un id. Usa lettere minuscole, cifre e trattini.
cli-lessons-same-id = L’id «{ $id }» compare due volte.
cli-lessons-same-text = Il testo «{ $id }» è anche quello di { $other }.
cli-lessons-missing-text = Il testo «{ $id }» manca in: { $languages }.
cli-lessons-unused-text = Nessuna lezione usa il testo «{ $id }».
cli-lessons-points-at-nothing = Nella vista di chi impara non c’è nulla in «{ $pointer }».
cli-lessons-not-to-act = Qui non tocca a «seat»: { $seat }.
cli-lessons-never-legal = Qui nessuna azione permessa corrisponde a { $pattern }.
cli-lessons-nothing-to-do = Qui nessuna azione prevista dal passo è permessa.
cli-lessons-answer-refused = Le regole rifiutano questa risposta: { $reason }
cli-lessons-cannot-answer = I bot non possono rispondere: { $detail }
cli-lessons-mistake-never-made = Qui nessuno può fare { $pattern }.
cli-lessons-mistake-is-expected = L’errore { $pattern } è anche tra le azioni previste: { $action }.
cli-lessons-no-pattern = L’errore non ha uno schema.
cli-lessons-not-reached = Nessun percorso della lezione porta a questo passo.
