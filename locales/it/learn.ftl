### The words of lessons, of the coached game and of hints. Every language has the same ids.

## The pages

learn-sentence = Brevi lezioni su un tavolo vero: una cosa alla volta, due o tre mosse ciascuna.
learn-progress = { $done ->
    [one] { $done } lezione completata
   *[other] { $done } lezioni completate
} su { $of }
learn-begin = Inizia la prima lezione
learn-continue = Continua: { $title }
learn-finished = completata
learn-begun = iniziata
learn-rules = Leggi le regole
learn-coached = Gioca una partita guidata
learn-coached-why = Una partita intera contro bot facili. Ogni novità viene spiegata una volta sola, quando serve.

## In a lesson

coach = Guida
coach-part = Passo { $part } di { $of }
learn-next = Avanti
learn-right-1 = Giusto!
learn-right-2 = Esatto!
learn-right-3 = Ben fatto!
learn-other = È permesso, ma non è quello che serve in questo passo. Riprova.
learn-read-first = Prima leggi qui, poi scegli «Avanti».
learn-leave = Esci dalla lezione (puoi tornarci)
learn-all = Tutte le lezioni
learn-next-lesson = Prossima lezione: { $title }
learn-missing = Questa lezione non esiste.

## In a coached game

note-title = Novità
note-understood = Capito
note-close = Chiudi
round-word-title = Dopo il round { $round }
round-word-lead = Uno sguardo a questo round:

## Hints

hint-title = Aiuto
hint-thinking = Cerco una buona mossa…
hint-move = Quale mossa?
hint-best = La parola migliore?
hint-show = Mostrami
hint-shown = La mossa è pronta sul tavolo. Confermala, o fanne un’altra.
hint-none = Qui non c’è nessun aiuto.
hint-against = Rispetto alla tua scelta:
hint-same = È proprio quello che hai scelto.
hint-chance = Probabilità di vittoria: circa { $value }%
hint-score = Punteggio finale atteso: circa { $value }
hint-close = Chiudi l’aiuto
