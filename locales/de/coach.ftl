### The coach: notes in a first game and a word after each round. Every language has the same ids.

## Gutenberg: first-time notes

note-gutenberg-keep-character = Du hast zwei Charaktere bekommen. Behalte einen: Seine Fähigkeit hast du die ganze Partie.
note-gutenberg-draft = Wähle eine Druckkarte und eine Veredelungskarte: Zusammen bilden sie einen Auftrag und bleiben verbunden. Vor der ersten Runde wählst du zwei Aufträge.
note-gutenberg-choose-types = Wähle drei Lettern, die deine Aufträge brauchen. Du behältst sie: Drucken verbraucht keine Lettern.
note-gutenberg-reward-order = Du bekommst einen Auftrag: Ziehe zwei Karten jeder Art und behalte je eine oder keine. Zwei weitere Karten kosten 2 Gulden.
note-gutenberg-reward-choice = Diese Belohnung suchst du dir aus. Nimm, was einem Auftrag oder Gönner noch fehlt.
note-gutenberg-plan = Verteile alle deine Planungsmarker auf die fünf Aktionen, höchstens 6 pro Aktion. Alle planen gleichzeitig und geheim.
note-gutenberg-plan-order = Je mehr Marker auf einer Aktion liegen, desto früher wählst du dort. Ohne Marker kommst du dort gar nicht dran.
note-gutenberg-gears-turned = Deine Zahnräder haben sich um einen Sektor gedreht: Dieses hier bringt jetzt etwas anderes. Plane voraus: Nächste Runde dreht es sich weiter.
note-gutenberg-gears-meshed = Zahnräder, die ineinandergreifen, drehen sich gegenläufig: Dreht sich das erste im Uhrzeigersinn, dreht sich das zweite andersherum.
note-gutenberg-first-player = Das Startspieler-Plättchen ist weitergewandert, und damit ändert sich auch, wer wie viele Marker hat: Je später du an der Reihe bist, desto mehr sind es.
note-gutenberg-board-refilled = Auf dem Spielplan liegen neue Karten und Tinten. Nur Gönnerkarten werden nie nachgelegt.
note-gutenberg-automa = Der Automa nimmt dir Karten weg, bekommt aber keine Punkte. Du siehst, wo seine Marker liegen; eine Planungskarte versetzt noch einige.
note-gutenberg-free-while-planning = Du kannst schon jetzt Zahnräder nutzen und Lettern kaufen, bevor du deinen Plan bestätigst. Das sehen alle.
note-gutenberg-patrons-open = Ab Runde 3 sind Gönnerkarten zu haben, Spalte für Spalte. Jede bringt am Ende 8 Ruhmpunkte.
note-gutenberg-last-round = Das ist die letzte Runde. Aufträge, die du jetzt nicht druckst, bringen nichts mehr.
note-gutenberg-end-scores = Am Ende kommt noch Ruhm dazu: 1 für jede Spezialisierung auf IV, 3 für jede auf V, 6 für jede auf VI, 8 für jede Gönnerkarte und 1 für je 3 Gulden.
note-gutenberg-reveal = Die Pläne liegen offen. Die fünf Aktionen folgen nacheinander, und bei jeder beginnt, wer dort die meisten Marker hat.
note-gutenberg-tie = Du hast auf einer Aktion so viele Marker wie jemand anders. Bei Gleichstand geht es im Uhrzeigersinn ab dem Startspieler.
note-gutenberg-no-marker = Du hast hier keinen Marker gesetzt, also warst du bei dieser Aktion nicht am Zug.
note-gutenberg-take-order = Nimm eine Druckkarte und eine Veredelungskarte. Drucken bringt Gulden, Farbe und Verzierung bringen Ruhm.
note-gutenberg-orders-full = Alle vier Plätze sind belegt. Ein neuer Auftrag ersetzt einen deiner alten.
note-gutenberg-row-cleared = Auftragskarten, die niemand genommen hat, sind weg. Die nächste Runde bringt neue.
note-gutenberg-take-inks = Nimm 1 bis 3 Tinten eines Sets, von links. Die erste ist kostenlos, die zweite kostet 1 Gulden, die dritte 2 weitere.
note-gutenberg-ink-set-begun = Aus diesem Set hat schon jemand genommen. Jede Tinte kostet weiterhin, was auf ihrem Feld steht; die kostenlose ist also weg.
note-gutenberg-inks-return = Tinten, die niemand genommen hat, sind zurück im Beutel.
note-gutenberg-specialties = Wähle eine Spezialisierungskarte: eine Stufe für jedes ihrer Symbole oder eine Stufe in einer Spezialisierung deiner Wahl.
note-gutenberg-reward-track = Eine dieser Karten bringt dich auf eine Stufe mit Belohnung. Belohnungen gibt es auf II, IV, V und VI, jeweils nur für die erste deiner Spezialisierungen, die so weit kommt.
note-gutenberg-past-the-top = Höher als VI geht keine Spezialisierung. Jede weitere Stufe bringt stattdessen 3 Gulden.
note-gutenberg-take-gear = Baue ein Zahnrad auf der ersten freien Achse ein und wähle, welcher der drei Sektoren aktiv ist. Du kannst es sofort nutzen.
note-gutenberg-turn-gear = Statt ein neues zu nehmen, kannst du ein eigenes Zahnrad auf einen anderen Sektor drehen, sofern du es diese Runde nicht genutzt hast.
note-gutenberg-gears-full = Deine drei Achsen sind belegt. Ein neues Zahnrad ersetzt eines, das du in dieser Runde nicht genutzt hast.
note-gutenberg-use-gear = Dieses Zahnrad kannst du jetzt nutzen, zusätzlich zu deiner Aktion. Jedes wirkt einmal pro Runde, und nur der aktive Sektor zählt.
note-gutenberg-patron-met = Du hast alles, was dieser Gönner verlangt. Tinten gibst du ab, Lettern und Stufen behältst du, und am Ende bringt er 8 Ruhmpunkte.
note-gutenberg-patronage = Nimm eine der vier Belohnungen oder eine Gönnerkarte, deren Bedingungen du erfüllst. Eine genommene Belohnung ist für diese Runde weg.
note-gutenberg-fulfil = Wähle, welche Aufträge du jetzt druckst, alle in einer Lieferung. Du kannst auch alle behalten und warten.
note-gutenberg-both-parts = Diesen Auftrag kannst du zugleich färben und verzieren. Dann gibt es noch die Belohnung dazu.
note-gutenberg-print-or-wait = Diesen Auftrag kannst du drucken, aber nicht zugleich färben und verzieren. Danach ist er weg, und was fehlt, ist verloren: jetzt drucken oder warten?
note-gutenberg-colour = Farbe verbraucht alle gezeigten Tinten. Verzierung verbraucht nichts: Deine Stufen bleiben.
note-gutenberg-one-batch = In einer Lieferung zählt jede Letter nur für einen Auftrag. Was ein Auftrag einbringt, hilft keinem anderen.
note-gutenberg-gear-with-batch = Dieses Zahnrad nutzt du zusammen mit der Lieferung: 2 Ruhmpunkte für jeden Auftrag, den es zählt.
note-gutenberg-after-batch = Nach der Lieferung kannst du noch Zahnräder nutzen und Lettern kaufen, aber in dieser Runde nichts mehr liefern.
note-gutenberg-next-type = Einem Auftrag fehlen zum Drucken nur Lettern, und du kannst sie kaufen. Jede kostet einen Gulden mehr als die vorige: die vierte 4, die fünfte 5.
note-gutenberg-sector-swap-ink = Mit diesem Sektor tauschst du eine deiner Tinten gegen eine andersfarbige.
note-gutenberg-sector-swap-type = Mit diesem Sektor tauschst du eine deiner Lettern gegen eine andere.
note-gutenberg-sector-lowest = Dieser Sektor gibt dir eine Stufe in deiner niedrigsten Spezialisierung.
note-gutenberg-sector-round-fame = Dieser Sektor gibt dir Ruhm in Höhe der aktuellen Rundennummer: Je später, desto mehr.
note-gutenberg-sector-order = Mit diesem Sektor ziehst du einen Auftrag.
note-gutenberg-sector-sell-type = Mit diesem Sektor verkaufst du eine deiner Lettern für 3 Ruhmpunkte oder 5 Gulden. Die nächste Letter kostet dann weniger.
note-gutenberg-sector-take-ink = Dieser Sektor gibt dir eine Tinte seiner Farbe aus dem Beutel.
note-gutenberg-sector-trade-ink = Mit diesem Sektor tauschst du eine Tinte seiner Farbe gegen zwei beliebige aus dem Beutel.
note-gutenberg-sector-buy-type = Mit diesem Sektor kaufst du seine Letter 3 Gulden billiger.
note-gutenberg-sector-level = Dieser Sektor gibt dir eine Stufe in der gezeigten Spezialisierung.
note-gutenberg-character-gutenberg = Du bist { gutenberg-character-gutenberg }. { gutenberg-character-gutenberg-power }
note-gutenberg-character-guillard = Du bist { gutenberg-character-guillard }. { gutenberg-character-guillard-power }
note-gutenberg-character-manutius = Du bist { gutenberg-character-manutius }. { gutenberg-character-manutius-power }
note-gutenberg-character-ungler = Du bist { gutenberg-character-ungler }. { gutenberg-character-ungler-power }
note-gutenberg-character-schoffer = Du bist { gutenberg-character-schoffer }. { gutenberg-character-schoffer-power }
note-gutenberg-character-tory = Du bist { gutenberg-character-tory }. { gutenberg-character-tory-power }
note-gutenberg-character-plantin = Du bist { gutenberg-character-plantin }. { gutenberg-character-plantin-power }
note-gutenberg-character-caxton = Du bist { gutenberg-character-caxton }. { gutenberg-character-caxton-power }
note-gutenberg-character-fiol = Du bist { gutenberg-character-fiol }. { gutenberg-character-fiol-power }
note-gutenberg-character-vietor = Du bist { gutenberg-character-vietor }. { gutenberg-character-vietor-power }
note-gutenberg-tie-at-the-end = An der Spitze herrscht Gleichstand. Vorn liegt, wer weniger Lettern hat, bei erneutem Gleichstand, wer weniger Tinten hat.
note-gutenberg-title = Allein spielst du um einen Titel: Ab 101 Punkten gibt es alle 10 Punkte einen besseren, bis zum Zunftmeister ab 151.

## Gutenberg: after a round

roundword-gutenberg-fame = { $fame ->
    [one] Diese Runde brachte dir 1 Ruhmpunkt.
   *[other] Diese Runde brachte dir { $fame } Ruhmpunkte.
}
roundword-gutenberg-patrons = { $cards ->
    [one] Du hast einen Gönner gewonnen: 8 Ruhmpunkte am Ende.
   *[other] Du hast { $cards } Gönner gewonnen: je 8 Ruhmpunkte am Ende.
}
roundword-gutenberg-levels = { $levels ->
    [one] Du hast eine Spezialisierung um eine Stufe verbessert.
   *[other] Du hast deine Spezialisierungen um insgesamt { $levels } Stufen verbessert.
}
roundword-gutenberg-types = { $types ->
    [one] Du hast eine Letter mehr: Damit kannst du mehr Aufträge drucken.
   *[other] Du hast { $types } Lettern mehr: Damit kannst du mehr Aufträge drucken.
}
roundword-gutenberg-gears = { $gears ->
    [one] Dein neues Zahnrad arbeitet jede Runde für dich.
   *[other] Deine { $gears } neuen Zahnräder arbeiten jede Runde für dich.
}
roundword-gutenberg-ahead = Du führst mit { $fame } Ruhm Vorsprung, Endwertung mitgerechnet.
roundword-gutenberg-behind = Du liegst { $fame } Ruhm hinter dem Führenden, Endwertung mitgerechnet.
roundword-gutenberg-no-fame = Kein Ruhm in dieser Runde. Such dir einen Auftrag, dessen Farbe oder Verzierung du schaffst.
roundword-gutenberg-orders-waiting = { $orders ->
    [one] Ein Auftrag wartet schon die ganze Runde. Was fehlt ihm noch?
   *[other] { $orders } Aufträge warten schon die ganze Runde. Was fehlt ihnen noch?
}
roundword-gutenberg-no-orders = Du hast keine Aufträge. Setze nächste Runde Marker auf Aufträge.
roundword-gutenberg-printable = { $orders ->
    [one] Für einen deiner Aufträge hast du die Lettern.
   *[other] Für { $orders } deiner Aufträge hast du jeweils die Lettern.
}
roundword-gutenberg-patrons-ready = { $cards ->
    [one] Ein Gönner ist in Reichweite: Du hast alles, was die Karte verlangt.
   *[other] { $cards } Gönner sind in Reichweite: Du hast, was jeder von ihnen verlangt.
}
roundword-gutenberg-many-guilders = Du hast { $guilders } Gulden. Lettern und Tinten bringen mehr: 3 Gulden sind am Ende nur 1 Ruhmpunkt wert.
roundword-gutenberg-few-guilders = Du hast kaum noch Gulden. Drucke einen Auftrag oder nimm welche als Gunstbelohnung.
roundword-gutenberg-many-inks = Du hast { $inks } Tinten. Ruhm bringen sie erst, wenn du damit einen Auftrag färbst.
roundword-gutenberg-no-gears = Du hast noch kein Zahnrad. Eines, das du früh einbaust, hilft dir in jeder Runde.

## Letterpress: first-time notes

note-letterpress-draft = Behalte eine Karte; die anderen gibst du nach links weiter, und du bekommst ebenso viele von rechts. Am Ende hast du fünf.
note-letterpress-solo-piles = Fünf Stapel mit 5, 4, 3, 2 und 1 Karten kommen nacheinander. Behalte aus jedem eine Karte; den nächsten siehst du erst danach.
note-letterpress-commons = Die gemeinsamen Karten darf jeder nutzen, auch alle gleichzeitig. Behalte Buchstaben, die zu ihnen passen.
note-letterpress-challenges-ahead = Erfüllt dein Wort eine Aufgabe, kannst du sie später nehmen. Sieh dir die Aufgaben an, bevor du eine Karte behältst.
note-letterpress-last-word = Dieses Wort allein entscheidet die Partie. Du schreibst es aus deiner Sammlung und den gemeinsamen Karten.
note-letterpress-solo-last-word = Dein letztes Wort kommt nur aus deiner Sammlung und muss mehr Punkte bringen als die ganze Bibliothek.
note-letterpress-several-words = Die letzte Runde hängt von der Schwierigkeit ab: Bei „leicht“ darfst du mehrere Wörter schreiben, bei „schwer“ kommen deine übrigen Karten in die Bibliothek.
note-letterpress-write = Schreibe ein Wort aus deinen und den gemeinsamen Karten. Es zählt, wenn es in der Wortliste steht; sonst versuchst du es noch einmal.
note-letterpress-values = Ein Wort zählt nach den Werten seiner Karten, nicht nach seiner Länge. Ein kurzes mit wertvollen Buchstaben kann ein langes schlagen.
note-letterpress-doubled = Eine Karte kann für ihren Buchstaben zweimal hintereinander stehen, wie in LETTER mit einem T. Sie zählt trotzdem nur einmal.
note-letterpress-qu = Die Karte QU steht für Q oder für QU, wie es dein Wort braucht.
note-letterpress-groups = Diese Karte steht für alle ihre Buchstaben zusammen, in ihrer Reihenfolge. Sie lässt sich weder teilen noch verdoppeln.
note-letterpress-pass-writing = Findest du kein Wort, kannst du passen: Du bekommst keine Punkte und den letzten Rang, darfst aber trotzdem einen Buchstaben nehmen.
note-letterpress-ranking = Wer die meisten Punkte hat, nimmt zuerst Buchstaben. Bei Gleichstand zählt die wertvollste Karte, dann das längere Wort.
note-letterpress-claim = Nimm Buchstaben aus der Auslage in deine Sammlung: Du brauchst sie für dein letztes Wort. Die anderen sehen sie nicht wieder.
note-letterpress-challenge-met = Dein Wort erfüllt diese Aufgabe: Du kannst sie im selben Zug dazunehmen.
note-letterpress-nothing-written = Kein Wort geschrieben: Du hast den letzten Rang und erfüllst keine Aufgabe. Einen Buchstaben nimmst du trotzdem, wenn noch einer da ist.
note-letterpress-library = Ungenutzte Karten liegen in der Bibliothek. Ab 13 Punkten kommt eine davon in deine Sammlung; sonst verlässt eine die Bibliothek.
note-letterpress-rows = Lege die neue Reihe unter die letzte. Jede Karte der letzten Reihe, die nicht mehr wert ist als die darunter, kommt in deine Sammlung.

## Letterpress: after a round

roundword-letterpress-collected = { $cards ->
    [one] Eine Karte kam in deine Sammlung.
   *[other] { $cards } Karten kamen in deine Sammlung.
}
roundword-letterpress-nothing-collected = In dieser Runde kam nichts in deine Sammlung. Ein besseres Wort bringt mehr.
roundword-letterpress-most-cards = { $cards ->
    [one] Deine Sammlung ist mit einer Karte die größte.
   *[other] Deine Sammlung ist mit { $cards } Karten die größte.
}
roundword-letterpress-fewer-cards = { $cards ->
    [one] Die größte Sammlung hat eine Karte mehr als deine.
   *[other] Die größte Sammlung hat { $cards } Karten mehr als deine.
}
roundword-letterpress-few-vowels = Deine Sammlung enthält nur wenige Vokale. Ohne sie wird auch aus den besten Buchstaben kein Wort.
roundword-letterpress-collection-points = { $points ->
    [one] Die Karten deiner Sammlung sind zusammen 1 Punkt wert. Dein letztes Wort nutzt die besten.
   *[other] Die Karten deiner Sammlung sind zusammen { $points } Punkte wert. Dein letztes Wort nutzt die besten.
}
roundword-letterpress-press = Dein letztes Wort braucht { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, um die jetzige Bibliothek zu schlagen.
roundword-letterpress-last-round = Jetzt kommt das letzte Wort, und es allein entscheidet.
