### Le parole del gioco di lettere. Ogni lingua ha gli stessi identificativi.

## Events

letterpress-event-round-began = Comincia il round { $round }. Carte comuni: { $letters ->
    [niente] nessuna
   *[other] { $letters }
}. Sfide: { $challenges ->
    [niente] nessuna
   *[other] { $challenges }
}.
letterpress-event-hand-dealt = { $seat } riceve in mano { $letters }.
letterpress-event-card-chosen = { $seat } tiene { $letters }.
letterpress-event-card-ready = { $seat } ha scelto una carta.
letterpress-event-hands-passed = Tutti passano la mano a sinistra: { $left ->
    [one] 1 carta a testa.
   *[other] { $left } carte a testa.
}
letterpress-event-hand-received = { $seat } riceve { $letters }.
letterpress-event-last-card-kept = { $seat } tiene l’ultima carta, { $letters }.
letterpress-event-pile-returned = { $count ->
    [one] 1 carta della pila va in fondo al mazzo.
   *[other] { $count } carte della pila vanno in fondo al mazzo.
}
letterpress-event-word-chosen = { $seat } scrive { $word }: { $score ->
    [one] 1 punto.
   *[other] { $score } punti.
}
letterpress-event-pass-chosen = { $seat } passa.
letterpress-event-word-ready = { $seat } ha finito di scrivere.
letterpress-event-word-revealed = { $seat } rivela { $word }: { $score ->
    [one] 1 punto.
   *[other] { $score } punti.
}
letterpress-event-pass-revealed = { $seat } ha passato.
letterpress-event-best-word = Migliore parola possibile per { $seat }: { $score ->
    [0] nessuna.
    [one] { $word }, 1 punto.
   *[other] { $word }, { $score } punti.
}
letterpress-event-unused-returned = { $seat } mette { $count ->
    [one] 1 carta non usata
   *[other] { $count } carte non usate
} in fondo al mazzo.
letterpress-event-tie-card-drawn = { $seat } pesca { $letters } per lo spareggio.
letterpress-event-seat-ranked = Posizione { $place }: { $seat } con { $score ->
    [one] 1 punto
   *[other] { $score } punti
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}. Prende { $claims ->
    [one] 1 lettera
   *[other] { $claims } lettere
}.
letterpress-event-letters-claimed = { $seat } prende { $letters }.
letterpress-event-nothing-to-claim = Per { $seat } non resta nulla da prendere.
letterpress-event-challenge-claimed = { $seat } prende la sfida «{ $challenge }».
letterpress-event-challenge-joined = { $seat } prende la sfida «{ $challenge }». La sua carta { $letters } entra nella collezione.
letterpress-event-top-letter-drawn = { $seat } pesca { $letters } dal mazzo per la collezione.
letterpress-event-top-letter-taken = { $seat } pesca una carta dal mazzo per la collezione.
letterpress-event-unclaimed-returned = Le carte rimaste vanno in fondo ai loro mazzi. Lettere: { $letters ->
    [niente] nessuna
   *[other] { $letters }
}. Sfide: { $challenges ->
    [niente] nessuna
   *[other] { $challenges }
}.
letterpress-event-game-ended = Fine della partita. Vittoria: { $winners ->
    [niente] nessuno
   *[other] { $winners }
}. Punteggi: { $scores }.
letterpress-event-library-grew = La biblioteca riceve { $letters }.
letterpress-event-row-laid = La nuova fila viene posata. Carte raccolte: { $letters ->
    [niente] nessuna
   *[other] { $letters }
}. In fondo ai mazzi: { $returned_letters ->
    [niente] nessuna
   *[other] { $returned_letters }
}.
letterpress-event-library-card-collected = { $letters } passa dalla biblioteca alla collezione.
letterpress-event-library-card-returned = { $letters } torna dalla biblioteca in fondo al suo mazzo.
letterpress-event-last-row-returned = L’ultima fila va in fondo ai mazzi: { $letters }.
letterpress-event-press-answered = { $score } a { $library } contro la biblioteca: { $won ->
    [true] la Rotativa è battuta!
   *[other] vince la Rotativa.
}

## Refusals

letterpress-refusal-game-over = La partita è finita: non sono possibili altre azioni.
letterpress-refusal-no-such-seat = Questo posto non esiste a questo tavolo.
letterpress-refusal-not-your-turn = Un altro giocatore sta prendendo le lettere. Aspetta il tuo turno.
letterpress-refusal-wrong-step = Ora non puoi farlo. La fase in corso è «{ $step }».
letterpress-refusal-no-such-card = Non c’è nessuna carta { $card }. Scegline una che vedi.
letterpress-refusal-not-in-hand = { $card } non è nella tua mano. Scegli una delle tue carte.
letterpress-refusal-no-letters = Non ci sono lettere. Scrivi una parola.
letterpress-refusal-too-long = Una parola non può avere più di { $longest } lettere. Scrivine una più corta.
letterpress-refusal-hyphen = { $word }: le parole con il trattino non valgono. Scrivi un’altra parola.
letterpress-refusal-apostrophe = { $word }: le parole con l’apostrofo non valgono. Scrivi un’altra parola.
letterpress-refusal-not-a-letter = «{ $character }» non è una lettera di questa lingua. Scrivi un’altra parola.
letterpress-refusal-too-short = { $word } è troppo corta: a questo tavolo una parola deve avere almeno { $least } lettere.
letterpress-refusal-not-in-word-list = { $word } non è nella lista di parole. Scrivi un’altra parola.
letterpress-refusal-vulgar-word = { $word } non vale: a questo tavolo si gioca con parole per tutta la famiglia. Scrivine un’altra.
letterpress-refusal-letter-missing = Con le tue carte non puoi scrivere { $word }: ti manca la lettera { $letter }.
letterpress-refusal-card-not-yours = Non puoi usare { $card } nella tua parola. Usa le tue carte e le carte comuni.
letterpress-refusal-card-used-twice = Puoi usare { $card } una volta sola per parola.
letterpress-refusal-card-cannot-stand-for = La carta { $card } vale la sua lettera, singola o doppia, non { $letters }.
letterpress-refusal-qu-cannot-stand-for = La carta { $card } vale Q, QQ o QU, non { $letters }.
letterpress-refusal-group-cannot-stand-for = La carta { $card } si usa intera, non come { $letters }.
letterpress-refusal-cards-spell-other = Queste carte formano { $spelled }, non { $word }.
letterpress-refusal-wrong-count = Devi prendere esattamente { $claims ->
    [one] 1 lettera
   *[other] { $claims } lettere
}, e { $named ->
    [0] non ne hai scelta nessuna
    [one] ne hai scelta 1
   *[other] ne hai scelte { $named }
}. Cambia la tua scelta.
letterpress-refusal-not-in-pool = { $card } non è tra le lettere in gioco. Scegli una di quelle.
letterpress-refusal-card-named-twice = Hai scelto { $card } due volte. Scegli carte diverse.
letterpress-refusal-challenge-not-open = La sfida «{ $challenge }» non è disponibile. Scegline un’altra.
letterpress-refusal-challenge-not-met = { $reason ->
    [no_word] Hai passato: non puoi prendere la sfida «{ $challenge }».
    [too_few] La tua parola non soddisfa «{ $challenge }» ({ $count }: { $found }, minimo { $needed }).
    [too_many] La tua parola non soddisfa «{ $challenge }» ({ $count }: { $found }, massimo { $allowed }).
   *[unlike] La tua parola non soddisfa «{ $challenge }»: serve { $shape }.
}
letterpress-refusal-bad-offset = La fila non può stare lì. Scegli una posizione a contatto con l’ultima fila.
letterpress-refusal-not-in-library = { $card } non è nella biblioteca. Scegli una carta della biblioteca.

## Options that no game can start with

letterpress-options-people = Il gioco è per { $min }–{ $max } giocatori, non per { $people }.
letterpress-options-difficulty-not-solo = Facile e difficile esistono solo in solitario: scegli «normale».
letterpress-options-overhang-not-solo = Le file si posano solo in solitario: disattiva le file sporgenti.
letterpress-options-min-length = La parola più corta deve avere da { $min } a { $max } lettere, non { $min_length }.
letterpress-options-house-word = { $list ->
    [allow] Parola aggiunta
   *[other] Parola esclusa
} «{ $word }»: una parola può avere solo lettere della sua lingua, e non troppe.
letterpress-options-deck-too-small = Il mazzo ha { $cards } { $deck ->
    [letter] carte lettera
    [vowel] carte vocale
   *[challenge] sfide
}. { $people ->
    [one] In solitario
   *[other] In { $people }
} ne servono fino a { $needed }.
letterpress-options-no-word-list = La lista di parole { $language ->
    [fr] francese
    [en] inglese
    [it] italiana
    [de] tedesca
   *[pl] polacca
} non è disponibile qui. Scegli un’altra lingua.

## Actions

letterpress-action-draft = Tieni
letterpress-action-write = Scrivi
letterpress-action-pass = Passa
letterpress-action-claim = Prendi
letterpress-action-lay = Posa la fila
letterpress-action-choose = Scegli

## Steps and terms

letterpress-step-draft = Scegliere le carte
letterpress-step-write = Scrivere
letterpress-step-claim = Prendere lettere
letterpress-step-lay = Posare la fila
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
letterpress-tie-left = punti delle carte non usate della collezione
letterpress-tie-whole = punti di tutta la collezione
letterpress-by-score = decide il punteggio
letterpress-by-highest-value = decide la carta più alta
letterpress-by-letters = decide la parola più lunga
letterpress-by-draw = decide la carta pescata

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
letterpress-challenge-vowel-ends = Vocale all’inizio e alla fine, quattro lettere o più
letterpress-challenge-same-ends = Stessa lettera all’inizio e alla fine, quattro lettere o più
letterpress-challenge-palindrome = Un palindromo di tre lettere o più
letterpress-challenge-three-consonants = Tre consonanti di fila
letterpress-challenge-all-different = Sette lettere o più, tutte diverse
letterpress-challenge-rare-type = Una carta da sei punti
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
letterpress-challenge-vowel-ends-five = Vocale all’inizio e alla fine, cinque lettere o più
letterpress-challenge-vowel-ends-six = Vocale all’inizio e alla fine, sei lettere o più
letterpress-challenge-vowel-ends-eight = Vocale all’inizio e alla fine, otto lettere o più
letterpress-challenge-same-ends-five = Stessa lettera all’inizio e alla fine, cinque lettere o più
letterpress-challenge-same-ends-six = Stessa lettera all’inizio e alla fine, sei lettere o più
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
letterpress-shape-vowel-first = una vocale all’inizio
letterpress-shape-vowel-last = una vocale alla fine
letterpress-shape-same-ends = la stessa lettera all’inizio e alla fine
letterpress-shape-palindrome = un palindromo
letterpress-shape-alternating = un’alternanza di vocali e consonanti
letterpress-shape-all-different = una parola senza lettere ripetute
