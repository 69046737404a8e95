### The words of the printing-house game: see docs/terms.md. Every language has the same ids.

## Things

gutenberg-type = Letter
gutenberg-types = Lettern
gutenberg-ink = Tinte
gutenberg-inks = Tinten
gutenberg-ink-blue = Blau
gutenberg-ink-silver = Silber
gutenberg-ink-gold = Gold
gutenberg-ink-red = Rot
gutenberg-specialty = Spezialisierung
gutenberg-specialties = Spezialisierungen
gutenberg-specialty-typesetting = Schriftsatz
gutenberg-specialty-woodcutting = Holzschnitt
gutenberg-specialty-binding = Buchbindung
gutenberg-specialty-illuminating = Buchschmuck
gutenberg-level = Stufe
gutenberg-reward = Belohnung
gutenberg-reward-track = Belohnungsleiste
gutenberg-order = Auftrag
gutenberg-orders = Aufträge
gutenberg-batch = Lieferung
gutenberg-colour = Farbe
gutenberg-decoration = Verzierung
gutenberg-bonus = Belohnung
gutenberg-gear = Zahnrad
gutenberg-gears = Zahnräder
gutenberg-sector = Sektor
gutenberg-axle = Achse
gutenberg-marker = Planungsmarker
gutenberg-markers = Planungsmarker
gutenberg-first-player-token = Startspieler-Plättchen
gutenberg-fame = Ruhmpunkte
gutenberg-guilders = Gulden
gutenberg-character = Charakter
gutenberg-round = Runde
gutenberg-printing-house = Druckerei
gutenberg-board = Spielplan
gutenberg-bag = Beutel
gutenberg-deck = Stapel
gutenberg-discard = Ablagestapel
gutenberg-automa = Automa

## Cards

gutenberg-card-printing = Druckkarte
gutenberg-card-refinement = Veredelungskarte
gutenberg-card-specialty = Spezialisierungskarte
gutenberg-card-patronage = Gönnerkarte
gutenberg-card-planning = Planungskarte
gutenberg-card-execution = Ausführungskarte

## The five actions

gutenberg-action-orders = Aufträge annehmen
gutenberg-action-inks = Tinte besorgen
gutenberg-action-specialties = Spezialisierungen entwickeln
gutenberg-action-gears = Druckerei verbessern
gutenberg-action-patronage = Gunst erhalten

## The steps of a round

gutenberg-step-turn-gears = Zahnräder drehen
gutenberg-step-plan = Planen
gutenberg-step-execute = Pläne ausführen
gutenberg-step-fulfil = Aufträge erfüllen
gutenberg-step-next-round = Nächste Runde vorbereiten
gutenberg-step-end = Spielende

## Solo titles (G8.10)

gutenberg-title-student = Schüler
gutenberg-title-senior-student = Erfahrener Schüler
gutenberg-title-apprentice = Lehrling
gutenberg-title-senior-apprentice = Erfahrener Lehrling
gutenberg-title-junior-master = Jungmeister
gutenberg-title-master-of-printing = Druckmeister
gutenberg-title-guildmaster = Zunftmeister

## What a gear's active sector gives (G6). The names put in are those above.

gutenberg-gear-swap-ink = Eine eigene Tinte gegen eine andere Farbe aus dem Beutel tauschen
gutenberg-gear-swap-type = Eine eigene Letter gegen eine andere tauschen
gutenberg-gear-lowest-specialty = Die niedrigste Spezialisierung um eine Stufe verbessern
gutenberg-gear-round-fame = So viele Ruhmpunkte wie die Nummer der Runde
gutenberg-gear-order = Einen Auftrag nehmen
gutenberg-gear-sell-type = Eine Letter für 3 Ruhmpunkte oder 5 Gulden abgeben
gutenberg-gear-ink-fame = 2 Ruhmpunkte je Auftrag der Lieferung, dessen Farbe diese Tinte verlangt: { $ink }
gutenberg-gear-take-ink = Diese Tinte aus dem Beutel nehmen: { $ink }
gutenberg-gear-trade-ink = Diese Tinte zurücklegen, dann 2 beliebige aus dem Beutel nehmen: { $ink }
gutenberg-gear-type-fame = 2 Ruhmpunkte je Auftrag der Lieferung mit dieser Letter: { $type }
gutenberg-gear-buy-type = Diese Letter 3 Gulden billiger kaufen: { $type }
gutenberg-gear-specialty-fame = 2 Ruhmpunkte je Auftrag der Lieferung, dessen Verzierung diese Spezialisierung verlangt: { $specialty }
gutenberg-gear-level = Diese Spezialisierung um eine Stufe verbessern: { $specialty }

## Characters (G7)

gutenberg-character-gutenberg = Johannes Gutenberg
gutenberg-character-gutenberg-power = Wenn alle Pläne offenliegen, darfst du einen deiner Marker auf eine andere Aktion versetzen.
gutenberg-character-guillard = Charlotte Guillard
gutenberg-character-guillard-power = Du beginnst mit zwei von vier gezogenen Zahnrädern auf deinen ersten beiden Achsen.
gutenberg-character-manutius = Aldo Manuzio
gutenberg-character-manutius-power = Wenn du zwei oder mehr Aufträge zugleich erfüllst, darf dir eine der verlangten Lettern fehlen.
gutenberg-character-ungler = Helena Ungler
gutenberg-character-ungler-power = Du beginnst mit einer Spezialisierung auf Stufe I und einer anderen auf Stufe II und erhältst die Belohnung für Stufe II.
gutenberg-character-schoffer = Peter Schöffer
gutenberg-character-schoffer-power = In jeder Runde darfst du eines deiner Zahnräder zweimal nutzen. Es bleibt bei höchstens drei Nutzungen je Runde.
gutenberg-character-tory = Geoffroy Tory
gutenberg-character-tory-power = Am Ende jeder Runde erhältst du 3 Ruhmpunkte, wenn jede deiner Tinten auf einem verbliebenen Auftrag Platz hat. Das gilt auch ohne Tinten.
gutenberg-character-plantin = Christophe Plantin
gutenberg-character-plantin-power = Einmal je Runde darfst du, wenn du am Zug bist, die Stufen zweier deiner Spezialisierungen tauschen.
gutenberg-character-caxton = William Caxton
gutenberg-character-caxton-power = Zu Beginn jeder Runde nennst du eine Farbe. Bis zum Ende der Runde gelten deine Tinten dieser Farbe beim Ausgeben als beliebige Farbe.
gutenberg-character-fiol = Schweipolt Fiol
gutenberg-character-fiol-power = Du darfst die Belohnung eines Auftrags auch dann nehmen, wenn du nur die Farbe oder nur die Verzierung ausgeführt hast.
gutenberg-character-vietor = Hieronymus Vietor
gutenberg-character-vietor-power = Am Ende des Spiels bringen deine Gulden doppelt so viele Ruhmpunkte.
