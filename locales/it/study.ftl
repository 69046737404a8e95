### The page of reviews, of practice and of all reviewed games together. Every language has the same ids.

study-title = Analisi di { $game }
study-drawing = Preparazione del grafico…
study-judging = Valutazione di ogni decisione…
study-progress = Avanzamento dell’analisi
study-whose = Decisioni di chi?
study-points = { $points } { $points ->
    [one] punto
   *[other] punti
  }
study-as-table = Mostra i dati
study-graph-in-table = Gli stessi dati sono nella tabella che segue.
study-other-line = l’altra partita
study-two-lines = E se…?
study-verified = Verificato: le due partite hanno lo stesso seme e le stesse prime { $ply } mosse. Nient’altro è cambiato.
study-not-verified = Le prime { $ply } mosse delle due partite sono diverse, quindi non si possono confrontare.
study-lines = Punteggi nell’altra partita: { $there }. In questa: { $here }.
study-other-review = Analisi dell’altra partita
study-no-turning = Nessuna mossa da sola ha cambiato molto.
study-luck = Fortuna e scelte
study-result = Risultato
study-luck-of-draws = Fortuna nelle pescate
study-adjusted = Risultato senza questa fortuna
study-deal = Vantaggio iniziale dato da carte e posto
study-error = Perdita per decisione
study-surprise = Effetto medio dei segreti altrui
study-decisions = Decisioni libere: { $decisions }, obbligate: { $forced }.
study-unlucky = Mossa giusta, poi sfortuna: { $round }, mossa { $ply } ({ $amount })
study-ledger-why = Che cosa ha cambiato le prospettive in ogni round. La somma delle parti dà esattamente il totale.
study-whole-game = Tutta la partita
study-keys = Al tavolo, Pag giù porta all’errore successivo, Pag su al precedente.
study-back = Torna all’analisi
study-before = Decisione precedente
study-after = Decisione successiva
study-show-played = Mostra la mossa giocata
study-show-best = Mostra la mossa migliore
study-show-other = Mostra un’altra scelta ({ $number } di { $all })
study-unjudged = Qui non c’era nulla da scegliere.
study-lost = Perdita: { $loss }.
study-played-worth = Giocata: { $action } ({ $value })
study-best-worth = La migliore: { $action } ({ $value })
study-other-worth = Mostrata ora: { $action } ({ $value })
study-instead = Invece: { $action }
study-worth = Valore: circa { $value } (simulazioni: { $tries })
study-same-chance = Puoi continuare da qui contro i bot, con lo stesso mazzo e lo stesso seme.
study-take-back = Annulla
study-play-on = Continua da qui
study-practice = Allenati sui tuoi errori
study-leave-practice = Termina l’allenamento
study-failed = Non è stato possibile valutare questa mossa. Riprova.
study-thinking = Valutazione della tua mossa…
study-ask = Qui una volta hai sbagliato. Che cosa fai adesso? ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
})
study-then = Avevi giocato: { $action }
study-yours = La tua mossa: { $change } rispetto alla migliore
study-good = Bene!
study-bad = Non proprio.
study-again-in = Rivedrai questa posizione tra { $days } { $days ->
    [one] giorno
   *[other] giorni
}.
study-next = Prossima posizione
study-season = Tutte le mie analisi
study-season-why = Qui conta ogni partita che hai analizzato. I dati restano su questo dispositivo.
study-due = Posizioni da ripassare oggi: { $due }
study-none-due = Oggi non c’è niente da ripassare. Posizioni raccolte: { $all }
study-begin-practice = Inizia
study-nothing-yet = Non hai ancora analizzato nessuna partita. Finiscine una, poi scegli «Analisi».
study-season-sum = Partite: { $games }. Perdita per decisione: { $error }. Fortuna nelle pescate per partita: { $luck }.
study-train = La decisione in cui perdi di più: { $phase }.
study-train-lesson = Ripeti la lezione
study-by-phase = Per decisione
study-by-character = Per personaggio
study-by-level = Per livello del bot più forte
study-phase = Decisione
study-character = Personaggio
study-opponent = Bot
study-games = Partite
study-luck-each = Fortuna per partita
study-phase-gutenberg-keep-character = personaggio
study-phase-gutenberg-selection = ingranaggi e livelli iniziali
study-phase-gutenberg-draft = scelta degli ordini
study-phase-gutenberg-choose-types = caratteri iniziali
study-phase-gutenberg-name-colour = inchiostro jolly
study-phase-gutenberg-plan = pianificazione
study-phase-gutenberg-shift-marker = spostamento di un segnalino iniziativa
study-phase-gutenberg-fulfil = evasione degli ordini
study-phase-letterpress-draft = scelta delle carte
study-phase-letterpress-write = scrittura della parola
study-phase-letterpress-claim = scelta delle lettere
study-phase-letterpress-lay = posizione della fila
study-phase-letterpress-library = biblioteca
