### The words of Gutenberg’s table. Every language has the same ids.

## The question

title-keep-character = Wähle deinen Charakter
title-starting-gears = Deine ersten Zahnräder
title-starting-levels = Deine ersten Stufen
title-draft = Wähle einen Auftrag
title-choose-types = Wähle drei Lettern
title-name-colour = Wähle deine Joker-Tinte
title-plan = Plane verdeckt
title-plan-made = Dein Plan steht
title-shift-marker = Einen Marker versetzen?
title-orders = Nimm einen Auftrag an
title-inks = Nimm Tinten
title-specialties = Entwickle Fähigkeiten
title-gears = Verbessere deine Druckerei
title-patronage = Suche Gunst
title-fulfil = Erfülle Aufträge
title-after = Beende deinen Zug
title-keep-order = Behalte einen Auftrag
title-gain-ink = Wähle eine Tinte
title-gain-level = Wähle eine Stufe
title-gain-type = Wähle eine Letter
title-draw-order = Du bekommst einen Auftrag
title-wait = Andere sind dran
aim = Drucke, färbe und verziere Aufträge für Gulden und Ruhm. Nach sechs Runden gewinnt die berühmteste Druckerei.
my-figures = Mein Ruhm, Gulden, Lettern und Tinten
stage = Deine Wahl
clear = Zurück
pass-sure = Ja, verzichten
pass-not = Zurück
pass-loses = Du kannst hier noch etwas tun. Auf diesen Zug verzichten?
pass-loses-fulfil = Du könntest jetzt mindestens einen Auftrag drucken. Alle behalten?
decline-loses = Die übrigen Belohnungen wären verloren.

## What the main button says

say-keep-character = { $name } behalten
say-take-order = { $types } mit { $inks } nehmen
say-keep-order = { $types } mit { $inks } behalten
say-take-inks = { $inks } für ƒ{ $price } nehmen
say-raise = Steigern: { $levels }
say-install = Einbauen: { $reward }
say-turn = Drehen auf: { $reward }
say-take = { $what } nehmen
say-patron = Gunst gewinnen: 8 Ruhm
say-patron-inks = { $inks } abgeben: Gunst, 8 Ruhm
say-use = Nutzen: { $reward }
say-swap = { $give } gegen { $take } tauschen
say-sell = { $type } für { $price } abgeben
say-trade = { $ink } abgeben, zwei beliebige nehmen
say-buy = { $type } für ƒ{ $price } kaufen
say-name-colour = { $ink } gilt als jede Tinte
say-shift = Marker: { $from } → { $to }
say-plan = { $plan } bestätigen
say-replan = Ändern auf { $plan }
say-fulfil = { $types } drucken: ƒ{ $guilders }, { $fame } Ruhm. { $count ->
    [one] Der Auftrag ist dann weg.
   *[other] Die Aufträge sind dann weg.
}

## What is still missing

need-choice = Wähle etwas
need-markers = Setze noch { $left ->
    [one] 1 Marker
   *[other] { $left } Marker
}
need-types = Wähle noch { $left ->
    [one] 1 Letter
   *[other] { $left } Lettern
}
need-printing = Wähle noch eine Druckkarte
need-refinement = Wähle noch eine Veredelungskarte
need-slot = Wähle den Auftrag zum Ablegen
need-sector = Wähle unten eine Stellung
need-instead = Wähle das Zahnrad zum Ersetzen
need-develop = Beide Symbole oder ein beliebiges
need-give-ink = Welche Tinte gibst du ab?
need-take-ink = Welche Tinte nimmst du?
need-give-type = Welche Letter gibst du ab?
need-take-type = Welche Letter nimmst du?
need-raise = Wähle, was steigt
need-price = Ruhm oder Gulden?
need-wild = Wofür stehen die Joker-Tinten?
need-first = Wähle das Zahnrad für Achse 1
need-second = Wähle das Zahnrad für Achse 2
need-first-sector = Stelle das Zahnrad auf Achse 1 ein
need-second-sector = Stelle das Zahnrad auf Achse 2 ein
need-one = Was beginnt auf I?
need-two = Was beginnt auf II?
need-from = Woher kommt der Marker?
need-to = Wohin geht der Marker?
need-swap = Wähle die andere Fähigkeit

## Planning and turn order

markers-on = Marker: { $row }
no-marker = ohne Marker kein Zug
act-nth = du bist { $place }.
act-between = du bist { $first }.–{ $last }.
act-now = du bist dran
acted = erledigt
surely-before = { $name } ist hier vor dir dran
took-it = genommen

## The rows

row-orders = Aufträge
row-inks = Tinten
row-specialties = Speziali­sierungen
row-gears = Zahnräder
row-patronage = Gunst
row-orders-why = ein Druck, eine Veredelung
row-inks-why = 1–3, von links
row-specialties-why = eine Karte
row-gears-why = eins bauen oder drehen
row-patronage-why = Belohnung oder Karte
steps = Schritte der Runde
step-plan = Planen
step-fulfil = Erfüllen
patrons = Gunstkarten
patrons-why = je 8 Ruhm, ab ihrer Runde
pays = bringt
both-give = beide

## The house

house-of = { $name }: Druckerei
show-house = Druckerei von { $name } zeigen
end-adds = +{ $fame } am Ende
buy-a-type = Letter kaufen
buy-price = für ƒ{ $price }
next-round = nächste Runde:
with-batch = zählt beim Erfüllen
gear-used = genutzt
count-it = Zählen
order-pays = ƒ{ $guilders }, { $fame } Ruhm
order-complete = alles da
lacks = es fehlt { $what }
you-lack = Dir fehlt: { $what }
advised-batch = { $orders ->
    [one] Ein Auftrag
   *[other] { $orders } Aufträge
} ganz: { $fame } Ruhm, ƒ{ $guilders }
no-advice = Du kannst drucken, aber ein Teil des Ruhms ginge verloren.
gear-fame = Zahnräder: +{ $fame } Ruhm
wild-for = Joker für { $inks }
now = Jetzt:
round-short = Runde { $round }:

## What a sector gives, in a few words

sector-swap-ink = Tinte tauschen
sector-swap-type = Letter tauschen
sector-lowest-specialty = niedrigste Stufe +1
sector-round-fame = Ruhm = Runde
sector-order = + ein Auftrag
sector-sell-type = Letter verkaufen
sector-ink-fame = 2 Ruhm je { $ink }
sector-take-ink = + { $ink }
sector-trade-ink = { $ink } → 2 beliebige
sector-type-fame = 2 Ruhm je { $type }
sector-buy-type = { $type } um ƒ3 billiger
sector-specialty-fame = 2 Ruhm je { $specialty }
sector-level = +1 { $specialty }

## The strip

bag = Beutel
piles = Stapel
discards = Ablage
pile-printing = Druckkarten
pile-refinement = Veredelungskarten
pile-specialties = Spezialisierungskarten
pile-gears = Zahnräder
markers-order = Marker, in Zugreihenfolge
fame-now = Ruhm
fame-at-end = { $name }: { $fame } Ruhm und { $more } mehr, wenn jetzt Schluss wäre
if-it-ended = Wenn jetzt Schluss wäre
you-start = Du beginnst.
starts = { $name } beginnt.

## The inspector

rule-link = Regel { $rule }
about-print = Zum Drucken brauchst du { $types }. Die Lettern behältst du; jede dient einem Auftrag pro Runde.
about-pays = Bringt { $pays } Gulden.
about-colour = Farbe: gib { $inks } aus für { $fame } Ruhm.
about-decoration = Verzierung: { $levels } für { $fame } Ruhm; Stufen bleiben.
about-both = Beides zusammen bringt { $bonus }.
about-grey = Eisen; auch im Spiel zu zweit
about-brass = Messing; zu dritt und viert
about-gear = Ein Zahnrad gibt eine Belohnung pro Runde, die des hellen Sektors. Jede Runde dreht es sich um einen Sektor.
about-or-one = Oder eine Stufe in einer beliebigen Fähigkeit.
about-needs-level = Braucht { $specialty } { $level }; bleibt erhalten.
about-spends = Kostet { $inks }.
about-needs-types = Braucht { $types }; bleiben erhalten.
about-patron = 8 Ruhm am Ende. Ab Runde { $round } zu haben, bei Gunst.
about-reward = Jede Belohnung gibt es einmal pro Runde.
about-reward-order = Ziehe je zwei Druck- und Veredelungskarten, behalte je eine.
about-reward-level = Steigere eine Fähigkeit um eine Stufe.
about-reward-guilders = Nimm drei Gulden.
about-reward-inks = Nimm zwei beliebige Tinten aus dem Beutel.
about-row-orders = Nimm eine Druck- und eine Veredelungskarte: ein Auftrag. Höchstens vier.
about-row-inks = Nimm ein bis drei Tinten eines Satzes von links; jeder Platz hat seinen Preis.
about-row-specialties = Nimm eine Karte: eine Stufe je Symbol oder eine beliebige.
about-row-gears = Baue ein Zahnrad mit beliebigem Sektor ein oder drehe eines deiner Zahnräder.
about-row-patronage = Nimm eine freie Belohnung oder eine Gunstkarte, deren Bedingungen du erfüllst.
about-type = Aufträge verlangen Lettern. Du behältst sie das ganze Spiel.
about-type-price = Die nächste kostet { $price } Gulden.
about-ink = Tinten färben Aufträge und kommen zurück in den Beutel.
about-level = Aufträge und Gunstkarten verlangen Stufen. Sie werden nie verbraucht.
about-track = Die erste Fähigkeit auf II, IV, V und VI bringt die Belohnung darüber.
about-level-end = Am Ende zählt IV 1, V 3 und VI 6 Ruhm.

## The legend

legend = Legende
legend-keys = Tasten
legend-any-ink = beliebige Tinte
legend-any-type = beliebige Letter
legend-level = eine Stufe höher
legend-lowest = niedrigste Fähigkeit hoch
legend-worth = Werte
legend-fame = Ruhm
legend-guilder = Gulden (ƒ)
legend-order = ein Auftrag
legend-patron = Gunstkarte
legend-table = Auf dem Tisch
legend-marker = Planungsmarker
legend-first = Startspieler
legend-gear = Zahnrad
legend-round = Nummer der Runde
legend-swap = Tausch
legend-bag = Tintenbeutel
legend-deck = Zugstapel
legend-discard = Ablage
legend-printing = Druckkarte
legend-refinement = Veredelungskarte
legend-automa = Automa
key-add = Marker setzen
key-remove = Marker zurücknehmen
key-move = zwischen Möglichkeiten wechseln
key-enter = wählen, dann bestätigen
key-escape = zurücknehmen, schließen
key-pass = passen
key-gear = Zahnrad nutzen
key-type = Letter kaufen
key-advice = Vorschlag übernehmen
key-inspect = Erklärung zum Markierten
key-undo = zurücknehmen
key-legend = diese Legende
sheet-details = Einzelheiten zur Frage
