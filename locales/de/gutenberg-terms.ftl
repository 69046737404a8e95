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
# Its name at the table.
automa = Automa

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

gutenberg-row-orders = Aufträge
gutenberg-row-inks = Tinten
gutenberg-row-specialties = Spezialisierungen
gutenberg-row-gears = Zahnräder
gutenberg-row-patronage = Gunst
gutenberg-row-min = Aktion mit den wenigsten Markern
gutenberg-row-max = Aktion mit den meisten Markern

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

gutenberg-gear-swap-ink = Tausche eine deiner Tinten gegen eine andersfarbige aus dem Beutel
gutenberg-gear-swap-type = Tausche eine deiner Lettern gegen eine andere
gutenberg-gear-lowest-specialty = Verbessere deine niedrigste Spezialisierung um eine Stufe
gutenberg-gear-round-fame = Erhalte Ruhmpunkte in Höhe der aktuellen Rundennummer
gutenberg-gear-order = Ziehe einen Auftrag
gutenberg-gear-sell-type = Verkaufe eine Letter für 3 Ruhmpunkte oder 5 Gulden
gutenberg-gear-ink-fame = 2 Ruhmpunkte für jeden erfüllten Auftrag, der mit { $ink } gefärbt ist
gutenberg-gear-take-ink = Nimm 1 × { $ink } aus dem Beutel
gutenberg-gear-trade-ink = Tausche 1 × { $ink } gegen 2 beliebige Tinten aus dem Beutel
gutenberg-gear-type-fame = 2 Ruhmpunkte für jeden erfüllten Auftrag, der die Letter { $type } verlangt
gutenberg-gear-buy-type = Kaufe die Letter { $type } um 3 Gulden billiger
gutenberg-gear-specialty-fame = 2 Ruhmpunkte für jeden erfüllten Auftrag, der mit { $specialty } verziert ist
gutenberg-gear-level = Verbessere { $specialty } um eine Stufe

## Characters (G7)

gutenberg-character-gutenberg = Johannes Gutenberg
gutenberg-character-gutenberg-power = Wenn alle Pläne aufgedeckt sind, darfst du einen deiner Marker auf eine andere Aktion versetzen.
gutenberg-character-guillard = Charlotte Guillard
gutenberg-character-guillard-power = Du ziehst vier Zahnräder und beginnst mit zweien davon auf deinen ersten beiden Achsen.
gutenberg-character-manutius = Aldo Manuzio
gutenberg-character-manutius-power = Wenn du zwei oder mehr Aufträge zugleich erfüllst, darfst du bei einem davon eine verlangte Letter weglassen.
gutenberg-character-ungler = Helena Ungler
gutenberg-character-ungler-power = Du beginnst mit einer Spezialisierung auf Stufe I und einer anderen auf Stufe II und erhältst die Belohnung für Stufe II.
gutenberg-character-schoffer = Peter Schöffer
gutenberg-character-schoffer-power = Jede Runde darfst du eines deiner Zahnräder zweimal nutzen. Es bleibt bei höchstens drei Nutzungen pro Runde.
gutenberg-character-tory = Geoffroy Tory
gutenberg-character-tory-power = Am Ende jeder Runde erhältst du 3 Ruhmpunkte, wenn jede deiner Tinten zu einem deiner Aufträge passt – auch wenn du keine Tinten hast.
gutenberg-character-plantin = Christophe Plantin
gutenberg-character-plantin-power = Einmal pro Runde darfst du in deinem Zug die Stufen zweier deiner Spezialisierungen tauschen.
gutenberg-character-caxton = William Caxton
gutenberg-character-caxton-power = Zu Beginn jeder Runde wählst du eine Joker-Tinte: Bis Rundenende gelten deine Tinten dieser Farbe als beliebige Farbe.
gutenberg-character-fiol = Schweipolt Fiol
gutenberg-character-fiol-power = Du darfst die Belohnung eines Auftrags auch nehmen, wenn du nur die Farbe oder nur die Verzierung ausgeführt hast.
gutenberg-character-vietor = Hieronymus Vietor
gutenberg-character-vietor-power = Bei Spielende bringen dir deine Gulden doppelt so viele Ruhmpunkte.
