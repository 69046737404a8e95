### What the commands print. Every language has the same ids.

cli-seat = Posto { $seat }
cli-none = nulla

## Errors

cli-error-not-utf8 = La riga non è testo UTF-8.
cli-error-not-json = La riga non è un oggetto JSON: { $detail }
cli-error-too-long = La riga ha più di { $most } byte. È stata saltata.
cli-error-no-command = Manca "cmd". È uno di { $commands }.
cli-error-unknown-command = Il comando "{ $command }" non esiste. Ci sono { $commands }.
cli-error-unknown-field = "{ $command }" non ha un campo "{ $field }". Accetta { $fields }.
cli-error-missing-field = "{ $command }" ha bisogno del campo "{ $field }".
cli-error-wrong-field = Il campo "{ $field }" non è leggibile: { $detail }
cli-error-unknown-game = Il gioco "{ $game }" non esiste. Ci sono { $games }.
cli-error-no-game = Nessuna partita è sul tavolo. Cominciane una con "new", "set" o "replay".
cli-error-no-such-seat = Il posto { $seat } non esiste. I posti sono numerati da 0 a { $last }.
cli-error-bad-options = Nessun tavolo si può aprire con queste opzioni: { $detail }
cli-error-bad-cards = Il set di carte non si può usare: { $detail }
cli-error-bad-position = Questa posizione è impossibile. { $count ->
    [one] Un errore: { $first }
   *[other] { $count } errori, tutti in "faults". Il primo: { $first }
}
cli-error-bad-record = La registrazione non si può giocare: { $detail }
cli-error-bad-view = Nessuna partita corrisponde a questa vista: { $detail }
cli-error-bad-action = Questa non è un'azione: { $detail }
cli-error-too-large = Il file è troppo grande per una registrazione: al massimo { $most } byte.
cli-error-no-chance = Questo computer non fornisce casualità: { $detail }. Indica un seme.
cli-error-cannot-undo = Nulla si può annullare: l'ultima azione ha mostrato qualcosa di nascosto, o non ce n'è stata alcuna.
cli-error-no-record = Questa partita è cominciata da una posizione disposta e non ha registrazione.
cli-error-not-asked = Al posto { $seat } non è chiesto nulla adesso.

## `manicule simulate`

cli-simulate-title = { $game }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di giocatori casuali, seme { $seed }
cli-simulate-progress = partite
cli-simulate-seat = posto
cli-simulate-mean = media
cli-simulate-sd = dev. std
cli-simulate-least = min
cli-simulate-quartile = q1
cli-simulate-median = mediana
cli-simulate-upper-quartile = q3
cli-simulate-most = max
cli-simulate-wins = vittorie
cli-simulate-interval = intervallo 95 %
cli-simulate-actions = Azioni per partita: { $mean } in media
cli-simulate-histogram = Punteggi di tutti i posti
cli-simulate-titles = Titoli

## `manicule replay`

cli-replay-title = { $game }, seme { $seed }
cli-replay-setup = Preparazione
cli-replay-unfinished = La registrazione finisce qui, dopo { $plies ->
    [one] 1 azione
   *[other] { $plies } azioni
}. Si aspetta: { $seats }.
cli-replay-verdict = Titolo: { $title }
cli-replay-verified = Tavolo { $table }: il mescolamento era fissato prima della partita, e tutte le { $plies } azioni di { $game } portano al risultato.
cli-replay-on-trust = { $count ->
    [one] 1 parola vale così come sta nella registrazione, perché questo programma non ha la lista di parole di quella partita
   *[other] { $count } parole valgono così come stanno nella registrazione, perché questo programma non ha la lista di parole di quella partita
}: { $words }
cli-replay-refused = l'azione { $ply } ({ $seat }) è rifiutata secondo la regola { $rule }: { $reason }

## `manicule arena`

cli-arena-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
cli-arena-player = giocatore
cli-arena-wins = vittorie
cli-arena-interval = intervallo al 95 %
cli-arena-score = punteggio medio
cli-arena-score-interval = intervallo al 95 %
cli-arena-median = mediana
cli-arena-time = tempo per mossa

## `manicule lab balance`

cli-balance-table = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $player } in tutti e quattro i posti, con personaggi: vittorie per posto nel primo ordine di turno
cli-balance-by-place = Vittorie per posto nel primo ordine di turno
cli-balance-characters = Vittorie di ogni personaggio, quando qualcuno lo tiene
cli-balance-printing = Carte stampa: quanto spesso si evadono una volta prese
cli-balance-refinement = Carte perfezionamento: quanto spesso si evadono una volta prese
cli-balance-patronage = Carte mecenate prese
cli-balance-gears = Ricompense degli ingranaggi: usi per partita
cli-balance-solo = Punteggi in solitario
cli-balance-place = posto
cli-balance-wins = vittorie
cli-balance-interval = intervallo al 95 %
cli-balance-character = personaggio
cli-balance-kept = partite
cli-balance-card = carta
cli-balance-held = prese
cli-balance-fulfilled = evase
cli-balance-coloured = colorate
cli-balance-decorated = decorate
cli-balance-guilders = fiorini per presa
cli-balance-fame = fama per presa
cli-balance-taken = prese
cli-balance-rule = regola
cli-balance-reward = ricompensa
cli-balance-uses = usi per partita
cli-balance-player = giocatore
cli-balance-games = partite
cli-balance-score = punteggio medio
cli-balance-tenth = un decimo sotto
cli-balance-median = mediana
cli-balance-ninth = un decimo sopra
cli-balance-title = titolo della mediana
cli-balance-gear-1 = scambiare un inchiostro
cli-balance-gear-2 = scambiare un carattere
cli-balance-gear-3 = alzare la specializzazione più bassa
cli-balance-gear-4 = fama secondo il round
cli-balance-gear-5 = un ordine
cli-balance-gear-6 = vendere un carattere
cli-balance-gear-7 = fama per un inchiostro
cli-balance-gear-8 = prendere un inchiostro
cli-balance-gear-9 = un inchiostro per due
cli-balance-gear-10 = fama per un carattere
cli-balance-gear-11 = comprare un carattere a meno
cli-balance-gear-12 = fama per una specializzazione
cli-balance-gear-13 = un livello

## I numeri di un mazzo di lettere

cli-deck-title = { $hands } mani di cinque carte lettera e tre carte comuni, mazzo { $deck }
cli-deck-without-word = mani senza nessuna parola
cli-deck-five-letters = mani con una parola di almeno cinque lettere
cli-deck-words = parole per mano
cli-deck-best-score = miglior punteggio di una mano
cli-deck-spread = 10 % { $tenth }, mediana { $median }, 90 % { $ninth }
cli-deck-challenge = sfida
cli-deck-meets = mani
cli-deck-by-best-words = se tutti scrivono la loro parola migliore
cli-deck-letter = lettera
cli-deck-share = nelle parole
cli-deck-cards = carte
cli-deck-value = valore
