### The words of the printing-house game: see docs/terms.md. Every language has the same ids.

## Things

gutenberg-type = carattere
gutenberg-types = caratteri
gutenberg-ink = inchiostro
gutenberg-inks = inchiostri
gutenberg-ink-blue = blu
gutenberg-ink-silver = argento
gutenberg-ink-gold = oro
gutenberg-ink-red = rosso
gutenberg-specialty = specializzazione
gutenberg-specialties = specializzazioni
gutenberg-specialty-typesetting = composizione
gutenberg-specialty-woodcutting = xilografia
gutenberg-specialty-binding = rilegatura
gutenberg-specialty-illuminating = miniatura
gutenberg-level = livello
gutenberg-reward = ricompensa
gutenberg-reward-track = tracciato ricompense
gutenberg-order = ordine
gutenberg-orders = ordini
gutenberg-batch = consegna
gutenberg-colour = colore
gutenberg-decoration = decorazione
gutenberg-bonus = ricompensa aggiuntiva
gutenberg-gear = ingranaggio
gutenberg-gears = ingranaggi
gutenberg-sector = settore
gutenberg-axle = asse
gutenberg-marker = segnalino iniziativa
gutenberg-markers = segnalini iniziativa
gutenberg-first-player-token = segnalino primo giocatore
gutenberg-fame = punti fama
gutenberg-guilders = fiorini
gutenberg-character = personaggio
gutenberg-round = round
gutenberg-printing-house = tipografia
gutenberg-board = tabellone
gutenberg-bag = sacchetto
gutenberg-deck = mazzo
gutenberg-discard = pila degli scarti
gutenberg-automa = automa
# Its name at the table.
automa = Automa

## Cards

gutenberg-card-printing = carta stampa
gutenberg-card-refinement = carta perfezionamento
gutenberg-card-specialty = carta specializzazione
gutenberg-card-patronage = carta mecenate
gutenberg-card-planning = carta pianificazione
gutenberg-card-execution = carta esecuzione

## The five actions

gutenberg-action-orders = Prendere ordini
gutenberg-action-inks = Prendere inchiostri
gutenberg-action-specialties = Sviluppare specializzazioni
gutenberg-action-gears = Migliorare le tipografie
gutenberg-action-patronage = Mecenatismo

gutenberg-row-orders = ordini
gutenberg-row-inks = inchiostri
gutenberg-row-specialties = specializzazioni
gutenberg-row-gears = ingranaggi
gutenberg-row-patronage = mecenatismo
gutenberg-row-min = azione con meno segnalini
gutenberg-row-max = azione con più segnalini

## The steps of a round

gutenberg-step-turn-gears = Girare gli ingranaggi
gutenberg-step-plan = Pianificare
gutenberg-step-execute = Eseguire i piani
gutenberg-step-fulfil = Evadere gli ordini
gutenberg-step-next-round = Preparare il prossimo round
gutenberg-step-end = Fine della partita

## Solo titles (G8.10)

gutenberg-title-student = Studente
gutenberg-title-senior-student = Studente esperto
gutenberg-title-apprentice = Apprendista
gutenberg-title-senior-apprentice = Apprendista esperto
gutenberg-title-junior-master = Giovane maestro
gutenberg-title-master-of-printing = Maestro stampatore
gutenberg-title-guildmaster = Maestro di gilda

## What a gear's active sector gives (G6). The names put in are those above.

gutenberg-gear-swap-ink = Scambia un tuo inchiostro con uno di un altro colore dal sacchetto
gutenberg-gear-swap-type = Scambia un tuo carattere con un altro
gutenberg-gear-lowest-specialty = Aumenta di un livello la tua specializzazione più bassa
gutenberg-gear-round-fame = Guadagna punti fama pari al numero del round
gutenberg-gear-order = Pesca un ordine
gutenberg-gear-sell-type = Vendi un carattere per 3 punti fama o 5 fiorini
gutenberg-gear-ink-fame = 2 punti fama per ogni ordine evaso e colorato con l’inchiostro { $ink }
gutenberg-gear-take-ink = Prendi 1 inchiostro { $ink } dal sacchetto
gutenberg-gear-trade-ink = Rimetti 1 inchiostro { $ink } nel sacchetto e prendine 2 a scelta
gutenberg-gear-type-fame = 2 punti fama per ogni ordine evaso che richiede il carattere { $type }
gutenberg-gear-buy-type = Compra il carattere { $type } a 3 fiorini in meno
gutenberg-gear-specialty-fame = 2 punti fama per ogni ordine evaso la cui decorazione richiede { $specialty }
gutenberg-gear-level = Guadagna un livello in { $specialty }

## Characters (G7)

gutenberg-character-gutenberg = Johannes Gutenberg
gutenberg-character-gutenberg-power = Dopo che i piani sono stati rivelati, puoi spostare un tuo segnalino su un’altra azione.
gutenberg-character-guillard = Charlotte Guillard
gutenberg-character-guillard-power = Inizi con due ingranaggi, scelti tra quattro, sui tuoi primi due assi.
gutenberg-character-manutius = Aldo Manuzio
gutenberg-character-manutius-power = Quando evadi due o più ordini insieme, puoi ignorare uno dei caratteri richiesti.
gutenberg-character-ungler = Helena Ungler
gutenberg-character-ungler-power = Inizi con una specializzazione al livello I e un’altra al livello II, e ricevi la ricompensa del livello II.
gutenberg-character-schoffer = Peter Schöffer
gutenberg-character-schoffer-power = In ogni round puoi usare due volte uno dei tuoi ingranaggi. Il limite resta di tre usi per round.
gutenberg-character-tory = Geoffroy Tory
gutenberg-character-tory-power = Alla fine di ogni round guadagni 3 punti fama se tutti i tuoi inchiostri possono servire ai tuoi ordini. Vale anche se non hai inchiostri.
gutenberg-character-plantin = Christophe Plantin
gutenberg-character-plantin-power = Una volta per round, nel tuo turno, puoi scambiare i livelli di due tue specializzazioni.
gutenberg-character-caxton = William Caxton
gutenberg-character-caxton-power = All’inizio di ogni round scegli un inchiostro jolly: fino alla fine del round i tuoi inchiostri di quel colore valgono come qualsiasi colore.
gutenberg-character-fiol = Schweipolt Fiol
gutenberg-character-fiol-power = Puoi prendere la ricompensa aggiuntiva di un ordine anche se ne completi solo il colore o solo la decorazione.
gutenberg-character-vietor = Hieronymus Vietor
gutenberg-character-vietor-power = Alla fine della partita i tuoi fiorini valgono il doppio dei punti fama.
