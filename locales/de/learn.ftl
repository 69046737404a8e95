### The words of lessons, of the coached game and of hints. Every language has the same ids.

## The pages

learn-sentence = Kurze Lektionen am echten Tisch: eins nach dem anderen, in je zwei oder drei Zügen.
learn-progress = { $done } von { $of } Lektionen geschafft
learn-begin = Erste Lektion beginnen
learn-continue = Weiter: { $title }
learn-finished = geschafft
learn-begun = begonnen
learn-rules = Regeln lesen
learn-coached = Begleitete Partie spielen
learn-coached-why = Eine ganze Partie gegen leichte Bots. Alles Neue wird erklärt, wenn du es zum ersten Mal brauchst, und danach nicht mehr.

## In a lesson

coach = Trainer
coach-part = Schritt { $part } von { $of }
learn-next = Weiter
learn-right-1 = Richtig!
learn-right-2 = Genau!
learn-right-3 = Gut gemacht!
learn-other = Das ist erlaubt, aber hier geht es um etwas anderes. Versuch es noch einmal.
learn-read-first = Lies zuerst diesen Text und wähle dann „Weiter“.
learn-leave = Lektion verlassen (du kannst zurückkommen)
learn-all = Alle Lektionen
learn-next-lesson = Nächste Lektion: { $title }
learn-missing = Diese Lektion gibt es nicht.

## In a coached game

note-title = Neu
note-understood = Verstanden
note-close = Schließen
round-word-title = Nach Runde { $round }
round-word-lead = Rückblick auf diese Runde:

## Hints

hint-title = Tipp
hint-thinking = Ein guter Zug wird gesucht …
hint-move = Welcher Zug?
hint-best = Das beste Wort?
hint-show = Zeig es mir
hint-shown = Der Zug liegt auf dem Tisch bereit. Bestätige ihn oder mach etwas anderes.
hint-none = Dafür gibt es keinen Tipp.
hint-against = Im Vergleich zu deiner Auswahl:
hint-same = Genau das hast du ausgewählt.
hint-chance = Gewinnchance: etwa { $value } %
hint-score = Erwartetes Endergebnis: etwa { $value } Punkte
hint-close = Tipp schließen
