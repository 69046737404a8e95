### Why an action is good, and where to look: facts of the rules as sentences. Every language has the same ids.

## Reasons in the printing-house game

reason-gutenberg-as-good = Genauso gut: Der Unterschied liegt im Rahmen der Messungenauigkeit.
reason-gutenberg-better-chance = Deine Gewinnchance wächst um { $percent ->
    [one] 1 Prozentpunkt
   *[other] { $percent } Prozentpunkte
}.
reason-gutenberg-better-score = Im Schnitt hast du am Ende { $points ->
    [one] 1 Ruhmpunkt
   *[other] { $points } Ruhmpunkte
} mehr.
reason-gutenberg-more-fame = Das bringt sofort { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
} mehr.
reason-gutenberg-more-guilders = Dir { $guilders ->
    [one] bleibt 1 Gulden
   *[other] bleiben { $guilders } Gulden
} mehr.
reason-gutenberg-sooner = Bei „{ $row }“ bist du selbst im ungünstigsten Fall früher dran.
reason-gutenberg-fulfils = Du erfüllst { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
} und erhältst dafür { $guilders } Gulden und { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
}.
reason-gutenberg-earns-bonus = Farbe und Verzierung zusammen bringen die Belohnung von Auftrag { $slot }.
reason-gutenberg-gains-fame = Du erhältst sofort { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
}.
reason-gutenberg-gains-guilders = Du erhältst sofort { $guilders } Gulden.
reason-gutenberg-gains-inks = Du erhältst Tinte: { $inks }.
reason-gutenberg-gains-types = Das ergänzt deine Lettern um { $types }.
reason-gutenberg-gains-levels = Du verbesserst { $levels }.
reason-gutenberg-track-reward = Du erreichst zum ersten Mal Stufe { ROMAN($level) } und bekommst dafür die Belohnung auf der Belohnungsleiste.
reason-gutenberg-new-order = Vollständig erfüllt bringt der neue Auftrag { $guilders } Gulden und { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
}.
reason-gutenberg-patron-fame = Die Gönnerkarte bringt bei Spielende { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
}.
reason-gutenberg-end-fame = Deine Stufen bringen bei Spielende dann { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
} mehr.
reason-gutenberg-gear-rounds = Du kannst das Zahnrad { $rounds ->
    [one] nur noch in dieser letzten Runde nutzen
   *[other] noch { $rounds } Runden lang nutzen, einmal pro Runde
}.
reason-gutenberg-gear-serves = Das Zahnrad bringt { $fame } Ruhmpunkte für jeden Auftrag, den es zählt, und du hast { $orders ->
    [one] 1 passenden Auftrag
   *[other] { $orders } passende Aufträge
}.
reason-gutenberg-order-ready = Für Auftrag { $slot } hast du dann alles: Lettern, Tinten und Spezialisierungen.
reason-gutenberg-order-prints = Dann hast du die Lettern, um Auftrag { $slot } zu drucken.
reason-gutenberg-order-colours = Dann hast du die Tinten, um Auftrag { $slot } zu färben.
reason-gutenberg-order-decorates = Dann reichen deine Spezialisierungen, um Auftrag { $slot } zu verzieren.
reason-gutenberg-meets-patron = Du erfüllst dann die Bedingungen einer Gönnerkarte, die ab Runde { $round } zu haben ist.
reason-gutenberg-denies-inks = { $seat } ist später dran und braucht für einen Auftrag noch { $inks }. Davon liegt dann nichts mehr auf dem Spielplan.
reason-gutenberg-denies-order = { $seat } ist später dran und hat die Lettern für diese Druckkarte schon.
reason-gutenberg-denies-patron = { $seat } ist später dran und könnte diese Gönnerkarte nehmen.
reason-gutenberg-pays = Das kostet { $guilders } Gulden.
reason-gutenberg-dearer-type = Deine nächste Letter kostet dann { $price } Gulden.
reason-gutenberg-spends-inks = Das verbraucht Tinten, die Auftrag { $slot } für seine Farbe braucht.
reason-gutenberg-order-cut = Auftrag { $slot } ist danach weg, und dir { $fame ->
    [one] entgeht 1 Ruhmpunkt
   *[other] entgehen { $fame } Ruhmpunkte
}.
reason-gutenberg-discards-order = Du legst dafür Auftrag { $slot } ab.
reason-gutenberg-order-waits = Auftrag { $slot } kann warten: Vollständig erfüllt bringt er { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
} mehr.
reason-gutenberg-last-chance = Das ist die letzte Runde: Aufträge, die du behältst, bringen nichts.
reason-gutenberg-acts-first = Bei „{ $row }“ kann niemand vor dir dran sein.
reason-gutenberg-acts-first-unless = Bei „{ $row }“ kommt nur vor dir dran, wer mindestens { $markers } Planungsmarker setzt.
reason-gutenberg-wins-ties = Als Startspieler bist du bei Gleichstand immer zuerst dran.
reason-gutenberg-needs-inks = Um deine Aufträge zu färben, brauchst du noch { $inks }.
reason-gutenberg-needs-levels = Um deine Aufträge zu verzieren, brauchst du noch { $levels }.
reason-gutenberg-only-card = Nur eine Spezialisierungskarte zeigt beide Stufen, die Auftrag { $slot } fehlen ({ $levels }), und jemand könnte sie vor dir nehmen.
reason-gutenberg-free-slots = Du hast { $slots ->
    [one] 1 freien Platz
   *[other] { $slots } freie Plätze
} für neue Aufträge.
reason-gutenberg-patron-waits = Du erfüllst schon die Bedingungen einer Gönnerkarte, die jetzt zu haben ist.
reason-gutenberg-no-turn = Kein Planungsmarker, kein Zug: { $rows }.

## Reasons in the word game

reason-letterpress-as-good = Genauso gut: Der Unterschied liegt im Rahmen der Messungenauigkeit.
reason-letterpress-better-chance = Deine Gewinnchance wächst um { $percent ->
    [one] 1 Prozentpunkt
   *[other] { $percent } Prozentpunkte
}.
reason-letterpress-better-score = Im Schnitt bringt das { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.
reason-letterpress-more-points = Das Wort bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.
reason-letterpress-scores = Das Wort bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
reason-letterpress-meets-challenge = Das Wort erfüllt die Aufgabe „{ $challenges }“.
reason-letterpress-opens-library = Mit dieser Punktzahl kommt eine Karte der Bibliothek in deine Sammlung.
reason-letterpress-feeds-library = Was du nicht nutzt, bringt der Bibliothek { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
reason-letterpress-makes-word = Zusammen mit den gemeinsamen und deinen behaltenen Karten ergibt diese Karte schon { $word }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
reason-letterpress-collects = Deine Sammlung wächst um { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
reason-letterpress-draws-cards = Für die Aufgabe ziehst du { $count ->
    [one] eine Buchstabenkarte
   *[other] { $count } Buchstabenkarten
}, die sonst niemand sieht.
reason-letterpress-last-word-grows = Das beste Wort deiner Sammlung verbessert sich von { $before } auf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
reason-letterpress-library-loses = Die Bibliothek verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

## Nudges in the printing-house game

nudge-gutenberg-plan = Was brauchst du in dieser Runde am meisten? Sieh dir zuerst „{ $row }“ an.
nudge-gutenberg-shift-marker = Sieh nach, wer wann dran ist. Gibt es eine Aktion, bei der ein Platz weiter vorn den Unterschied macht?
nudge-gutenberg-orders = Sieh dir die Auftragskarten an. Welche passen zu deinen Lettern?
nudge-gutenberg-inks = Sieh dir die Sets an. Welche Farben fehlen deinen Aufträgen, und was kosten sie?
nudge-gutenberg-specialties = Sieh dir die Spezialisierungskarten an. Welche Stufen verlangen deine Aufträge oder eine Gönnerkarte?
nudge-gutenberg-gears = Sieh dir die Zahnräder an. Welche Sektoren nützen dir jetzt und in den nächsten Runden?
nudge-gutenberg-patronage = Sieh dir die Gunstbelohnungen an. Was fehlt deiner Druckerei?
nudge-gutenberg-patrons = Sieh dir die Gönnerkarten an. Vergleiche, was sie verlangen, mit dem, was du hast.
nudge-gutenberg-fulfil = Sieh dir deine Aufträge an. Welche sind so weit, und welche sollten warten?
nudge-gutenberg-use-gear = Sieh dir deine Zahnräder an. Bringt dir ein aktiver Sektor jetzt etwas?
nudge-gutenberg-turn-gear = Sieh dir deine eigenen Zahnräder an. Würde dir ein anderer Sektor mehr nützen?
nudge-gutenberg-buy-type = Sieh dir deine Lettern an. Welche fehlt für deine Aufträge?
nudge-gutenberg-gain-ink = Sieh dir deine Aufträge an. Welche Farbe fehlt ihnen am meisten?
nudge-gutenberg-gain-level = Sieh dir deine Spezialisierungen an. Welche Stufe ermöglicht eine Verzierung, eine Gönnerkarte oder eine Belohnung?
nudge-gutenberg-gain-type = Sieh dir deine Lettern an. Welche fehlt für deine Aufträge?
nudge-gutenberg-keep-order = Sieh dir die gezogenen Karten an. Passt eines der Paare zu deinen Lettern und Tinten?
nudge-gutenberg-draft = Suche zwei Auftragskarten, die zusammenpassen: wenige Lettern zum Drucken, viel Ruhm obendrauf.
nudge-gutenberg-choose = Vergleiche, was dir jede Wahl über alle sechs Runden bringt.

## Nudges in the word game

nudge-letterpress-length = Es gibt ein gutes Wort mit { $length } Buchstaben.
nudge-letterpress-begins = Es gibt ein gutes Wort, das mit { $letter } beginnt.
nudge-letterpress-good-word = Ein gutes Wort: { $word }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
nudge-letterpress-best-word = Das beste Wort: { $word }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
nudge-letterpress-no-word = Deine Karten ergeben kein Wort. Du kannst passen.
nudge-letterpress-draft = Sieh dir deine Hand an. Welche Karte passt am besten zu den gemeinsamen Karten?
nudge-letterpress-claim = Sieh dir die Auslage an. Welche Buchstaben helfen deinem letzten Wort am meisten?
nudge-letterpress-lay = Probiere verschiedene Positionen für deine Reihe. Wo sammelst du die besten Karten für dein letztes Wort?
nudge-letterpress-library = Sieh dir die Bibliothek an. Auf welche Karte kommt es für das letzte Wort am meisten an?
