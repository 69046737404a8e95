### Le parole del gioco di lettere. Ogni lingua ha gli stessi identificativi.

## Events

letterpress-event-round-began = Comincia il round { $round }. Carte comuni: { $letters }. Sfide: { $challenges }.
letterpress-event-hand-dealt = { $seat } riceve { $letters }.
letterpress-event-card-chosen = { $seat } tiene { $letters }.
letterpress-event-card-ready = { $seat } ha scelto una carta.
letterpress-event-hands-passed = Le mani passano a sinistra: { $left ->
    [one] una carta a testa.
   *[other] { $left } carte a testa.
}
letterpress-event-hand-received = A { $seat } vengono passate { $letters }.
letterpress-event-last-card-kept = { $seat } tiene l'ultima carta, { $letters }.
letterpress-event-pile-returned = { $count ->
    [one] Una carta della pila va sotto il mazzo.
   *[other] { $count } carte della pila vanno sotto il mazzo.
}
letterpress-event-word-chosen = { $seat } ha scritto { $word }: { $score ->
    [one] un punto.
   *[other] { $score } punti.
}
letterpress-event-pass-chosen = { $seat } non scrive nessuna parola.
letterpress-event-word-ready = { $seat } ha finito di scrivere.
letterpress-event-word-revealed = { $seat } mostra { $word }: { $score ->
    [one] un punto.
   *[other] { $score } punti.
}
letterpress-event-pass-revealed = { $seat } non ha scritto nulla.
letterpress-event-best-word = La parola migliore con le carte di { $seat }: { $score ->
    [0] nessuna.
    [one] { $word }, un punto.
   *[other] { $word }, { $score } punti.
}
letterpress-event-unused-returned = { $seat } mette { $count ->
    [one] una carta inutilizzata
   *[other] { $count } carte inutilizzate
} sotto il mazzo.
letterpress-event-tie-card-drawn = { $seat } pesca { $letters } per risolvere la parità.
letterpress-event-seat-ranked = Posizione { $place }: { $seat } con { $score ->
    [one] un punto
   *[other] { $score } punti
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}. Lettere da prendere: { $claims }.
letterpress-event-letters-claimed = { $seat } prende { $letters }.
letterpress-event-nothing-to-claim = Per { $seat } non resta nulla da prendere.
letterpress-event-challenge-claimed = { $seat } prende la sfida «{ $challenge }».
letterpress-event-challenge-joined = { $seat } prende la sfida «{ $challenge }»; la carta entra nella collezione come { $letters }.
letterpress-event-top-letter-drawn = { $seat } pesca { $letters } dal mazzo per la collezione.
letterpress-event-top-letter-taken = { $seat } pesca una carta dal mazzo per la collezione.
letterpress-event-unclaimed-returned = Le carte rimaste vanno sotto i loro mazzi: { $letters }; sfide: { $challenges }.
letterpress-event-game-ended = La partita è finita. Vince: { $winners }. Punteggi: { $scores }.
letterpress-event-library-grew = Nella biblioteca: { $letters }.
letterpress-event-row-laid = La nuova fila è posata. Nella collezione: { $letters }; sotto i mazzi: { $returned_letters }.
letterpress-event-library-card-collected = { $letters } passa dalla biblioteca alla collezione.
letterpress-event-library-card-returned = { $letters } lascia la biblioteca e va sotto il suo mazzo.
letterpress-event-last-row-returned = L'ultima fila va sotto i mazzi: { $letters }.
letterpress-event-press-answered = { $score } contro { $library } della biblioteca: { $won ->
    [true] la Rotativa è battuta!
   *[other] vince la Rotativa.
}

## Refusals

letterpress-refusal-game-over = La partita è finita.
letterpress-refusal-no-such-seat = Questo posto non esiste a questo tavolo.
letterpress-refusal-not-your-turn = Ora tocca a un altro prendere.
letterpress-refusal-wrong-step = Non è il momento. Il tavolo è in questa fase: { $step }.
letterpress-refusal-no-such-card = Nessuna carta si chiama { $card }.
letterpress-refusal-not-in-hand = La carta { $card } non è nella tua mano.
letterpress-refusal-no-letters = Non c'è nessuna lettera.
letterpress-refusal-too-long = Nessuna parola ha più di { $longest } lettere.
letterpress-refusal-hyphen = { $word }: le parole con il trattino non valgono.
letterpress-refusal-apostrophe = { $word }: le parole con l'apostrofo non valgono.
letterpress-refusal-not-a-letter = «{ $character }» non è una lettera di questa lingua.
letterpress-refusal-too-short = { $word } è troppo corta: a questo tavolo una parola ha almeno { $least } lettere.
letterpress-refusal-not-in-word-list = { $word } non è nell'elenco di parole.
letterpress-refusal-vulgar-word = { $word } qui non vale: a questo tavolo si gioca con parole per tutta la famiglia.
letterpress-refusal-letter-missing = Con le tue carte non si forma { $word }: manca la lettera { $letter }.
letterpress-refusal-card-not-yours = Con la carta { $card } non puoi scrivere.
letterpress-refusal-card-used-twice = La carta { $card } serve una volta sola in una parola.
letterpress-refusal-card-cannot-stand-for = La carta { $card } vale per la sua lettera, una volta o due di seguito, non per { $letters }.
letterpress-refusal-qu-cannot-stand-for = La carta { $card } vale per Q, QQ o QU, non per { $letters }.
letterpress-refusal-group-cannot-stand-for = La carta { $card } si usa intera, non come { $letters }.
letterpress-refusal-cards-spell-other = Queste carte formano { $spelled }, non { $word }.
letterpress-refusal-wrong-count = { $claims ->
    [one] Prendi una lettera
   *[other] Prendi { $claims } lettere
}, non { $named }.
letterpress-refusal-not-in-pool = La carta { $card } non è tra le lettere in gioco.
letterpress-refusal-card-named-twice = La carta { $card } è indicata due volte.
letterpress-refusal-challenge-not-open = La sfida «{ $challenge }» non è scoperta.
letterpress-refusal-challenge-not-met = La tua parola non soddisfa «{ $challenge }»: { $reason ->
    [no_word] non ne hai scritta nessuna.
    [too_few] { $count }: { $found }, ne servono almeno { $needed }.
    [too_many] { $count }: { $found }, al massimo { $allowed }.
   *[unlike] ci vuole { $shape }.
}
letterpress-refusal-bad-offset = La fila non può stare a { $offset }: può stare da { $least } a { $most }.
letterpress-refusal-not-in-library = La carta { $card } non è nella biblioteca.

## Actions

letterpress-action-draft = Tieni
letterpress-action-write = Scrivi
letterpress-action-pass = Non scrivere nulla
letterpress-action-claim = Prendi
letterpress-action-lay = Posa la fila
letterpress-action-choose = Scegli

## Steps and terms

letterpress-step-draft = Scelta delle carte
letterpress-step-write = Scrittura
letterpress-step-claim = Presa
letterpress-step-lay = Posa della fila
letterpress-step-library = Biblioteca
letterpress-step-end = Fine della partita
letterpress-letter-card = carta lettera
letterpress-vowel-card = carta vocale
letterpress-challenge = sfida
letterpress-challenges = sfide
letterpress-commons = carte comuni
letterpress-hand = mano
letterpress-drafted = carte tenute
letterpress-pool = lettere in gioco
letterpress-collection = collezione
letterpress-library = biblioteca
letterpress-row = fila
letterpress-round = round
letterpress-score = punteggio
letterpress-rotary-press = Rotativa
letterpress-kind-letter = lettera
letterpress-kind-vowel = vocale
letterpress-kind-challenge = sfida
letterpress-difficulty-normal = normale
letterpress-difficulty-easy = facile
letterpress-difficulty-hard = difficile
letterpress-tie-left = punti rimasti nella collezione
letterpress-tie-whole = punti di tutta la collezione
letterpress-by-score = per punteggio
letterpress-by-highest-value = per la carta più alta
letterpress-by-letters = per la parola più lunga
letterpress-by-draw = per la carta pescata

## Challenges

letterpress-challenge-seven-or-eight = Sette o otto lettere
letterpress-challenge-eight-or-more = Otto lettere o più
letterpress-challenge-nine-or-more = Nove lettere o più
letterpress-challenge-one-vowel = Una sola vocale, cinque lettere o più
letterpress-challenge-no-vowel = Nessuna vocale
letterpress-challenge-four-vowels = Quattro vocali o più
letterpress-challenge-five-vowels = Cinque vocali o più
letterpress-challenge-shortest = La parola più corta
letterpress-challenge-longest = La parola più lunga
letterpress-challenge-all-drafted = Tutte e cinque le carte tenute
letterpress-challenge-all-commons = Tutte e tre le carte comuni
letterpress-challenge-no-commons = Nessuna carta comune, quattro lettere o più
letterpress-challenge-doubled = Una carta raddoppiata, sei lettere o più
letterpress-challenge-twice-doubled = Due carte raddoppiate
letterpress-challenge-vowel-ends = Una vocale alle due estremità, quattro lettere o più
letterpress-challenge-same-ends = La stessa lettera alle due estremità, quattro lettere o più
letterpress-challenge-palindrome = Un palindromo di tre lettere o più
letterpress-challenge-three-consonants = Tre consonanti di fila
letterpress-challenge-all-different = Sette lettere o più, tutte diverse
letterpress-challenge-rare-type = Una carta che vale sei
letterpress-challenge-alternating = Vocali e consonanti alternate, sei lettere o più
letterpress-challenge-modest = Sette punti al massimo, quattro lettere o più
letterpress-challenge-fifteen-points = Quindici punti o più
letterpress-challenge-seven-or-more = Sette lettere o più
letterpress-challenge-one-vowel-six = Una sola vocale, sei lettere o più
letterpress-challenge-one-vowel-four = Una sola vocale, quattro lettere o più
letterpress-challenge-three-vowels = Tre vocali o più, sei lettere o più
letterpress-challenge-commons-six = Tutte e tre le carte comuni, sei lettere o più
letterpress-challenge-commons-seven = Tutte e tre le carte comuni, sette lettere o più
letterpress-challenge-commons-eight = Tutte e tre le carte comuni, otto lettere o più
letterpress-challenge-no-commons-five = Nessuna carta comune, cinque lettere o più
letterpress-challenge-doubled-seven = Una carta raddoppiata, sette lettere o più
letterpress-challenge-doubled-eight = Una carta raddoppiata, otto lettere o più
letterpress-challenge-twice-doubled-eight = Due carte raddoppiate, otto lettere o più
letterpress-challenge-vowel-ends-five = Una vocale alle due estremità, cinque lettere o più
letterpress-challenge-vowel-ends-six = Una vocale alle due estremità, sei lettere o più
letterpress-challenge-vowel-ends-eight = Una vocale alle due estremità, otto lettere o più
letterpress-challenge-same-ends-five = La stessa lettera alle due estremità, cinque lettere o più
letterpress-challenge-same-ends-six = La stessa lettera alle due estremità, sei lettere o più
letterpress-challenge-palindrome-four = Un palindromo di quattro lettere o più
letterpress-challenge-consonants-six = Tre consonanti di fila, sei lettere o più
letterpress-challenge-all-different-six = Sei lettere o più, tutte diverse
letterpress-challenge-alternating-seven = Vocali e consonanti alternate, sette lettere o più
letterpress-challenge-modest-six = Sette punti al massimo, sei lettere o più
letterpress-challenge-modest-five = Sei punti al massimo, cinque lettere o più
letterpress-reward-joins = Questa carta entra nella tua collezione.
letterpress-reward-top-letter = La prima carta del mazzo delle lettere entra nella tua collezione.
letterpress-condition-count = { $count }: { $min ->
    [none] al massimo { $max }
   *[other] { $max ->
        [none] almeno { $min }
       *[other] da { $min } a { $max }
    }
}
letterpress-count-letters = lettere
letterpress-count-vowels = vocali
letterpress-count-consonants-running = consonanti di fila
letterpress-count-doubled-cards = carte raddoppiate
letterpress-count-drafted-cards = carte tenute
letterpress-count-common-cards = carte comuni
letterpress-count-score = punti
letterpress-count-highest-value = valore della carta più alta
letterpress-shape-shortest = la parola più corta al tavolo
letterpress-shape-longest = la parola più lunga al tavolo
letterpress-shape-vowel-first = una vocale all'inizio
letterpress-shape-vowel-last = una vocale alla fine
letterpress-shape-same-ends = la stessa lettera alle due estremità
letterpress-shape-palindrome = una parola che si legge uguale nei due sensi
letterpress-shape-alternating = l'alternanza di vocali e consonanti
letterpress-shape-all-different = una parola senza lettere ripetute
