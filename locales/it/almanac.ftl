### The almanac and the illustrated rules. Every language has the same ids.

## The almanac's frame

almanac-lead = Ogni carta, ingranaggio e personaggio dei due giochi, con i dati di tante partite tra i nostri bot; gli stampatori dietro i nomi; e come nacque la stampa.
almanac-chapter-printing = Carte stampa
almanac-about-printing = I caratteri che servono a un ordine e quanto rende stamparlo.
almanac-chapter-refinement = Carte perfezionamento
almanac-about-refinement = Colore, decorazione e la ricompensa aggiuntiva per chi fa entrambi.
almanac-chapter-specialties = Carte specializzazione
almanac-about-specialties = Dieci coppie di mestieri: entrambi i livelli, oppure uno a scelta.
almanac-chapter-gears = Ingranaggi
almanac-about-gears = Tre ricompense ciascuno; una è attiva, e a ogni round tocca alla successiva.
almanac-chapter-patronage = Carte mecenate
almanac-about-patronage = Otto punti fama per ogni mecenate di cui soddisfi le condizioni.
almanac-chapter-planning = Carte pianificazione
almanac-about-planning = Come l’automa sposta i suoi segnalini di round in round.
almanac-chapter-characters = Personaggi
almanac-about-characters = Dieci stampatori: i poteri, come giocarli e le loro vite.
almanac-chapter-challenges = Sfide
almanac-about-challenges = A che cosa può mirare una parola in Letterpress, oltre ai punti.
almanac-chapter-origin = L’origine della stampa
almanac-about-origin = Dallo scrittoio del copista al torchio di Magonza.
almanac-chapter-tools = Gli attrezzi della bottega
almanac-about-tools = Che cosa mostrano i simboli sul tavolo e a che cosa servivano.
almanac-chapter-glossary = Glossario
almanac-about-glossary = I termini dei due giochi e i loro nomi nelle altre lingue.

## Search and filters

almanac-search = Cerca
almanac-any = qualsiasi
almanac-found = { $count ->
    [one] Una scheda
   *[other] { $count } schede
}
almanac-filter-inks = Inchiostro
almanac-filter-types = Carattere
almanac-filter-specialties = Specializzazione
almanac-filter-level = Livello più alto
almanac-filter-size = Numero di caratteri
almanac-filter-rewards = Ricompensa
almanac-reward-guilders = Fiorini
almanac-reward-fame = Punti fama
almanac-reward-inks = Inchiostri
almanac-reward-level = Un livello
almanac-reward-order = Un ordine
almanac-reward-swap-ink = Scambiare un inchiostro
almanac-reward-swap-type = Scambiare un carattere
almanac-reward-lowest-specialty = Aumentare la specializzazione più bassa
almanac-reward-round-fame = Fama pari al numero del round
almanac-reward-sell-type = Vendere un carattere
almanac-reward-ink-fame = Fama per un inchiostro
almanac-reward-take-ink = Prendere un inchiostro
almanac-reward-trade-ink = Un inchiostro per due
almanac-reward-type-fame = Fama per un carattere
almanac-reward-buy-type = Carattere a prezzo ridotto
almanac-reward-specialty-fame = Fama per una specializzazione
almanac-reward-joins = La carta stessa
almanac-reward-top-letter = Una carta dal mazzo
almanac-reward-patron = Punta a un mecenate
almanac-reward-no-patron = Blocca una ricompensa
almanac-deck = Mazzo

## An entry

almanac-numbered = { $kind } { $number }
almanac-percent = { $share }%
almanac-decimal = { $value }
almanac-interval = { $mean }% ({ $low }–{ $high })
almanac-patron-fame = Vale { $fame } punti fama a fine partita. I mecenati aspettano sotto i round dal 3 al 6; ognuno si può prendere dal proprio round in poi.
almanac-centre = Le parità si risolvono scendendo a partire da «{ $row }».
almanac-advice = Come giocare questo personaggio
almanac-life = Una vita in breve
almanac-figures = In cifre
almanac-source = Su { $games } partite a quattro tra bot ({ $level }).
almanac-source-solo = Su { $games } partite in solitario di un bot ({ $level }).
almanac-rules = Le regole
almanac-neighbours = Precedente e successiva
almanac-failed = Impossibile caricare l’almanacco. Controlla la connessione e ricarica la pagina.
almanac-loading = Caricamento…
almanac-no-entry = Questa scheda non esiste.

## What the figures count

almanac-fig-held = Presa
almanac-fig-fulfilled = Evasa, se presa
almanac-fig-guilders = Fiorini in media, se presa
almanac-fig-coloured = Con colore
almanac-fig-decorated = Con decorazione
almanac-fig-fame = Fama in media, se presa
almanac-fig-open = Round in gioco
almanac-fig-taken = Presa quando disponibile
almanac-fig-both-symbols = Per entrambi i simboli
almanac-fig-installed = Installato
almanac-fig-uses = Usi per installazione: { $reward }
almanac-fig-games-open = Partite in cui era in gioco
almanac-fig-round = Round in cui viene presa (media)
almanac-fig-shown = Round giocati
almanac-fig-ahead = Azioni in cui l’automa è primo
almanac-fig-patrons-taken = Prende un mecenate
almanac-fig-dealt = Distribuito
almanac-fig-kept = Tenuto quando distribuito
almanac-fig-wins = Vittorie (intervallo al 95%)
almanac-fig-score = Punteggio medio
almanac-fig-met = Soddisfatta da almeno una parola
almanac-fig-claimed = Presa

## Pictures of the origin of printing

almanac-picture-scribes = Una pagina, una penna, una copia.
almanac-picture-borrowed = Sigillo, xilografia, moneta e torchio da vino.
almanac-picture-type = Un carattere con la sua tacca, e la forma in cui si fonde.
almanac-picture-press = La vite, la barra, la platina; sotto, la forma e il foglio.
almanac-picture-spread = Da Magonza lungo i fiumi e le strade d’Europa.

## The glossary

almanac-gloss-gutenberg-type = Una lettera che possiedi. Serve per stampare gli ordini e non si consuma.
almanac-gloss-gutenberg-ink = Uno dei quattro colori. Si spende per colorare gli ordini e per alcuni mecenati; torna nel sacchetto.
almanac-gloss-gutenberg-specialty = Un mestiere della tua tipografia, con sei livelli, da I a VI. I livelli non si consumano.
almanac-gloss-gutenberg-reward-track = La prima delle tue specializzazioni ad arrivare a ciascuno dei livelli II, IV, V e VI dà una ricompensa, una volta per partita.
almanac-gloss-gutenberg-order = Una carta stampa e una carta perfezionamento, unite per sempre. Puoi averne quattro al massimo.
almanac-gloss-gutenberg-batch = Gli ordini che evadi insieme in un turno. Si dividono i tuoi caratteri: ogni carattere serve a un solo ordine.
almanac-gloss-gutenberg-colour = La prima parte di una carta perfezionamento: spendi gli inchiostri, ottieni la fama.
almanac-gloss-gutenberg-decoration = La seconda parte di una carta perfezionamento: se hai i livelli richiesti, ottieni la fama.
almanac-gloss-gutenberg-bonus = Ciò che un ordine dà in più quando ne fai sia il colore sia la decorazione.
almanac-gloss-gutenberg-gear = Una ruota con tre ricompense. Si usa solo quella attiva, una volta per round.
almanac-gloss-gutenberg-sector = Un terzo di ingranaggio, con una ricompensa.
almanac-gloss-gutenberg-axle = Uno dei tre posti per gli ingranaggi. Quelli su assi vicini ingranano tra loro.
almanac-gloss-gutenberg-marker = I cubetti del tuo piano segreto. In ogni azione gioca prima chi ne ha di più.
almanac-gloss-gutenberg-first-player-token = Indica chi vince le parità in questo round. A ogni round passa al giocatore successivo.
almanac-gloss-gutenberg-fame = I punti. Chi ne ha di più alla fine vince.
almanac-gloss-gutenberg-guilders = Il denaro. Alla fine ogni tre fiorini rimasti valgono un punto fama.
almanac-gloss-gutenberg-character = Uno stampatore storico con un potere tutto suo.
almanac-gloss-gutenberg-automa = Un avversario guidato dalle carte. Toglie carte e inchiostri ma non fa punti.
almanac-gloss-gutenberg-card-execution = Dice all’automa quale spazio svuotare.
almanac-gloss-letterpress-commons = Due lettere e una vocale che tutti possono usare.
almanac-gloss-letterpress-drafted = Le cinque carte che hai tenuto mentre le mani passavano da un giocatore all’altro.
almanac-gloss-letterpress-pool = Tutte le lettere che si possono prendere dopo un round: le comuni e quelle usate nelle parole.
almanac-gloss-letterpress-collection = Le carte che hai preso. Aspettano la quinta parola, l’unica che decide.
almanac-gloss-letterpress-challenge = Una condizione per le parole. Chi la soddisfa può prendere la ricompensa.
almanac-gloss-letterpress-library = In solitario, le carte della Rotativa. La quinta parola deve superarne la somma.
almanac-gloss-letterpress-row = In solitario, le carte di una parola posate sotto quelle della precedente.

## How to play the characters. The figures are those of the lab.

almanac-play-gutenberg = Pianifica come tutti, poi sposta un segnalino dove decide chi sceglie per primo. Il vantaggio si vede nei lavori finiti: nelle partite vinte completa { $won_complete_orders } ordini con colore e decorazione, nelle altre { $lost_complete_orders }. Dagli ingranaggi ricava { $fame_gear } punti fama a partita.
almanac-play-guillard = Due ingranaggi dall’inizio vogliono dire ricompense dal primo round: scegli settori che ti servono subito. Nelle partite vinte usa gli ingranaggi { $won_gear_uses } volte; ne ricava { $fame_gear } punti fama a partita. Quando la ricevono, i bot la tengono { $kept } volte su 100.
almanac-play-manutius = Il suo potere vale solo da due ordini in su: lasciali accumulare e stampali insieme. I caratteri che non devi comprare ti lasciano denaro: { $fame_guilders } punti fama dai fiorini alla fine. Nelle partite vinte completa più ordini: { $won_complete_orders }, contro { $lost_complete_orders } nelle altre.
almanac-play-ungler = Tre livelli di vantaggio: prendi carte perfezionamento che chiedono proprio quei due mestieri e sali fino al VI. La decorazione le rende { $fame_decoration } punti fama, le specializzazioni a fine partita { $fame_specialties }; partite vinte: { $wins }%.
almanac-play-schoffer = Tieni un ingranaggio che convenga usare due volte, per esempio per un livello o un inchiostro. Nelle partite vinte usa gli ingranaggi { $won_gear_uses } volte, e i livelli gli portano mecenati: { $won_patrons } carte, contro { $lost_patrons } nelle altre.
almanac-play-tory = Non chiudere mai un round con un inchiostro che nessun tuo ordine vuole: prendi solo il necessario e spendilo. La bottega in ordine rende { $fame_character } dei 18 punti fama possibili a partita; partite vinte: { $wins }%.
almanac-play-plantin = Sviluppa due mestieri e scambiali dove servono agli ordini del round. Così si completa quasi ogni ordine: { $won_complete_orders } nelle partite vinte, { $lost_complete_orders } nelle altre; la decorazione gli rende { $fame_decoration } punti fama.
almanac-play-caxton = Scegli il colore di cui hai più inchiostri, e per il resto prendi ciò che costa poco: andrà bene. Vincere con lui è difficile (partite vinte: { $wins }%). Quando ci riesce stampa molto: { $won_orders } ordini, contro { $lost_orders } nelle altre partite.
almanac-play-fiol = Per la ricompensa aggiuntiva basta una parte sola: fai il colore o la decorazione, come ti riesce prima, e passa al prossimo ordine. Queste ricompense gli rendono { $fame_bonus } punti fama; nelle partite vinte evade { $won_orders } ordini, nelle altre { $lost_orders }.
almanac-play-vietor = Il denaro è fama: gli ordini con molti caratteri pagano meglio, e ciò che non spendi vale doppio. Chiude le partite vinte con { $won_guilders } fiorini e in media ne ricava { $fame_guilders } punti fama.

## Rules that teach

teach-aim = Lo scopo
teach-table = Il tavolo e le sue parti
teach-legend = Che cosa significano i simboli
teach-round-gutenberg = Un round in sei immagini
teach-round-letterpress = La partita in sei immagini
teach-rules = Le regole
teach-contents = In questa pagina
teach-print = Stampa
teach-almanac = Almanacco: { $chapter }
teach-acting-order = Ordine di turno
teach-players = Giocatori
teach-place = { $place }º
teach-letter-card = Carta lettera con il suo valore
teach-vowel-card = Carta vocale, incorniciata
teach-challenge-card = Sfida diventata carta lettera, in ottone
teach-doubled-card = ×2: una carta vale due volte la sua lettera

## The parts of the table

teach-part-gutenberg-1 = I round da 1 a 6 e i mecenati sotto i round da 3 a 6
teach-part-gutenberg-2 = Prendere ordini: carte stampa e perfezionamento
teach-part-gutenberg-3 = Prendere inchiostri: set di tre, da sinistra a 0, 1 e 2 fiorini
teach-part-gutenberg-4 = Sviluppare specializzazioni: carte con due simboli
teach-part-gutenberg-5 = Migliorare le tipografie: gli ingranaggi disponibili
teach-part-gutenberg-6 = Mecenatismo: quattro ricompense, ognuna una volta per round
teach-part-gutenberg-7 = Segnalini e ordine di turno di ogni azione
teach-part-gutenberg-8 = La tua fama, i fiorini, i caratteri e gli inchiostri
teach-part-gutenberg-9 = Le tue specializzazioni e il tracciato ricompense
teach-part-gutenberg-10 = I tuoi ingranaggi su tre assi
teach-part-gutenberg-11 = I tuoi ordini, quattro al massimo
teach-part-gutenberg-12 = Che cosa devi decidere e il pulsante per farlo
teach-part-gutenberg-13 = Le altre tipografie
teach-part-gutenberg-14 = Cronologia, legenda e regole
teach-part-letterpress-1 = I round; il quinto è quello con l’alloro
teach-part-letterpress-2 = Carte comuni: le possono usare tutti
teach-part-letterpress-3 = Le sfide scoperte
teach-part-letterpress-4 = La tua parola, mentre la componi
teach-part-letterpress-5 = Le carte che hai tenuto
teach-part-letterpress-6 = Il punteggio della parola e il pulsante per scriverla
teach-part-letterpress-7 = Gli altri giocatori
teach-part-letterpress-8 = La tua collezione per la quinta parola

## A round in six pictures

teach-step-gutenberg-1 = Gli ingranaggi girano di un settore: si attiva una nuova ricompensa.
teach-step-gutenberg-2 = Tutti pianificano in segreto: distribuisci i segnalini sulle cinque azioni. Chi ne ha di più sceglie per primo.
teach-step-gutenberg-3 = Prendi un ordine, cioè una carta per fila, poi da uno a tre inchiostri di un set.
teach-step-gutenberg-4 = Sviluppa le specializzazioni, installa un ingranaggio, ottieni il favore di un mecenate.
teach-step-gutenberg-5 = Evadi gli ordini: con i caratteri li stampi e guadagni fiorini, con inchiostri e livelli li rifinisci e guadagni fama.
teach-step-gutenberg-6 = Il tabellone viene rifornito e il segnalino primo giocatore passa di mano. Dopo il round 6 la partita finisce.
teach-step-letterpress-1 = Due lettere e una vocale sono scoperte per tutti, con tre sfide. Ognuno riceve cinque carte.
teach-step-letterpress-2 = Tieni una carta e passa le altre a sinistra, finché non ne hai cinque.
teach-step-letterpress-3 = Scrivi una parola con le tue carte e le comuni. Una carta può valere la sua lettera due volte di seguito.
teach-step-letterpress-4 = Le parole vengono rivelate e messe in classifica per valore.
teach-step-letterpress-5 = In quell’ordine, prendi una o due lettere, e una sfida se la tua parola la soddisfa.
teach-step-letterpress-6 = Dopo quattro round scrivi la quinta parola con la collezione e le comuni. Solo quella decide.

## Advice from the master. The figures are those of the lab.

advice = I consigli del maestro
advice-early-gears = Installa un ingranaggio in ognuno dei primi due round. Chi non può farlo chiude con { $fame } punti fama in meno; partite vinte: { $without }% contro { $with }%.
advice-specialties = Sviluppa le specializzazioni fin dall’inizio. Chi non può farlo nei round 1 e 2 chiude con { $fame } punti fama in meno.
advice-patrons = Prendi i mecenati quando puoi. Chi non può prenderli chiude con { $fame } punti fama in meno.
advice-complete-orders = Rifinisci ciò che stampi. Chi completa sette ordini con colore e decorazione fa in media { $high } punti, chi ne completa quattro { $low }.
advice-orders = Tieni occupato il torchio: chi evade nove ordini fa in media { $high } punti, chi ne evade sei { $low }.
advice-first-order = Scegli un ordine che puoi stampare già nel round 1. Chi ci riesce fa in media { $low } punti, chi comincia nel round 2 { $high }.
advice-unfinished = Smetti di prendere ordini che non stamperai. Partite vinte da chi alla fine resta con tre ordini: { $highWins }%; da chi non ne ha nessuno: { $lowWins }%.
advice-masteries = Porta una seconda specializzazione al VI. Partite vinte con due specializzazioni al VI: { $highWins }%; con una: { $lowWins }%.
advice-challenges = Cerca una parola che soddisfi una sfida. Partite vinte con due sfide prese: { $highWins }%; con nessuna: { $lowWins }%.
advice-collection = Conta le carte, non i punti: con una collezione di otto carte l’ultima parola vale in media { $high } punti, con una di sei { $low }.
advice-vowels = Prendi le vocali prima che scarseggino. Con tre o più carte che contengono una vocale, l’ultima parola vale in media { $high } punti, con una sola { $low }.
advice-firsts = Arrivare primi vuol dire più lettere. Partite vinte con due prime posizioni: { $highWins }%; con nessuna: { $lowWins }%.
