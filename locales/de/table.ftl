### The words of Gutenberg’s table. Every language has the same ids.

## The question

title-keep-character = Wähle deinen Charakter
title-starting-gears = Wähle deine Startzahnräder
title-starting-levels = Wähle deine Startstufen
title-draft = Wähle einen Auftrag
title-choose-types = Wähle drei Lettern
title-name-colour = Wähle deine Joker-Tinte
title-plan = Plane verdeckt
title-plan-made = Dein Plan steht
title-shift-marker = Einen Marker versetzen?
title-orders = Nimm einen Auftrag an
title-inks = Nimm Tinten
title-specialties = Entwickle Spezialisierungen
title-gears = Verbessere deine Druckerei
title-patronage = Gunst erhalten
title-fulfil = Erfülle Aufträge
title-after = Beende deinen Zug
title-keep-order = Behalte einen Auftrag
title-gain-ink = Wähle eine Tinte
title-gain-level = Wähle eine Spezialisierung
title-gain-type = Wähle eine Letter
title-draw-order = Du erhältst einen Auftrag
title-wait = Andere sind dran
aim = Drucke, färbe und verziere Aufträge für Gulden und Ruhm. Nach sechs Runden gewinnt die berühmteste Druckerei.
my-figures = Mein Ruhm, meine Gulden, Lettern und Tinten
stage = Deine Wahl
clear = Zurück­setzen
pass-sure = Ja, passen
pass-not = Zurück
pass-loses = Du kannst hier noch etwas tun. Trotzdem passen?
pass-loses-fulfil = Du kannst jetzt mindestens einen Auftrag drucken. Alle für später behalten?
decline-loses = Du verlierst die Belohnungen, die du noch nicht genommen hast. Trotzdem verzichten?

## What the main button says

say-keep-character = { $name } behalten
say-take-order = { $types } mit { $inks } nehmen
say-keep-order = { $types } mit { $inks } behalten
say-take-inks = { $inks } für ƒ{ $price } nehmen
say-raise = Verbessern: { $levels }
say-install = Einbauen: { $reward }
say-turn = Drehen auf: { $reward }
say-take = { $what } nehmen
say-patron = Gönnerkarte nehmen: 8 Ruhm
say-patron-inks = { $inks } für die Gönnerkarte abgeben: 8 Ruhm
say-use = Nutzen: { $reward }
say-swap = { $give } gegen { $take } tauschen
say-sell = { $type } für { $price } verkaufen
say-trade = { $ink } abgeben, zwei beliebige nehmen
say-buy = { $type } für ƒ{ $price } kaufen
say-name-colour = { $ink } zur Joker-Tinte machen
say-shift = Marker: { $from } → { $to }
say-plan = { $plan } bestätigen
say-replan = Umplanen: { $plan }
say-fulfil = { $types } drucken: ƒ{ $guilders }, { $fame } Ruhm. { $count ->
    [one] Der Auftrag wird abgelegt.
   *[other] Die Aufträge werden abgelegt.
}

## What is still missing

need-choice = Triff eine Wahl
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
need-slot = Welchen Auftrag legst du ab?
need-sector = Wähle den aktiven Sektor
need-instead = Welches Zahnrad ersetzt du?
need-develop = Beide Symbole oder eine Spezialisierung?
need-give-ink = Welche Tinte gibst du ab?
need-take-ink = Welche Tinte nimmst du?
need-give-type = Welche Letter gibst du ab?
need-take-type = Welche Letter nimmst du?
need-raise = Wähle eine Spezialisierung
need-price = Ruhm oder Gulden?
need-wild = Als was gelten die Joker-Tinten?
need-first = Wähle das Zahnrad für Achse 1
need-second = Wähle das Zahnrad für Achse 2
need-first-sector = Wähle den aktiven Sektor auf Achse 1
need-second-sector = Wähle den aktiven Sektor auf Achse 2
need-one = Wähle die Spezialisierung für Stufe I
need-two = Wähle die Spezialisierung für Stufe II
need-from = Von welcher Aktion?
need-to = Auf welche Aktion?
need-swap = Wähle die andere Spezialisierung

## Planning and turn order

markers-on = Marker: { $row }
no-marker = ohne Marker kein Zug
act-nth = du bist als { $place }. dran
act-between = du bist als { $first }. bis { $last }. dran
act-now = du bist dran
acted = war dran
surely-before = { $name } ist hier vor dir dran
took-it = genommen

## The rows

row-orders = Aufträge
row-inks = Tinten
row-specialties = Speziali­sierungen
row-gears = Zahnräder
row-patronage = Gunst
row-orders-why = Druck- und Veredelungskarte
row-inks-why = 1–3, von links
row-specialties-why = eine Karte
row-gears-why = eines einbauen oder drehen
row-patronage-why = Belohnung oder Gönnerkarte
steps = Schritte der Runde
step-plan = Planen
step-fulfil = Erfüllen
patrons = Gönner
patrons-why = je 8 Ruhm, ab ihrer Runde
pays = bringt
both-give = beides

## The house

house-of = Druckerei von { $name }
show-house = Druckerei von { $name } zeigen
end-adds = +{ $fame } am Ende
buy-a-type = Letter kaufen
buy-price = für ƒ{ $price }
next-round = nächste Runde:
with-batch = zählt beim Erfüllen
gear-used = genutzt
count-it = Mitzählen
order-pays = ƒ{ $guilders }, { $fame } Ruhm
order-complete = alles da
lacks = noch nötig: { $what }
you-lack = Du brauchst noch: { $what }
advised-batch = Beste Ausbeute: { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
}, { $fame } Ruhm, ƒ{ $guilders }
no-advice = Du kannst drucken, verzichtest dabei aber auf einen Teil des Ruhms.
gear-fame = Zahnräder: +{ $fame } Ruhm
wild-for = Joker-Tinten gelten als { $inks }
now = Jetzt:
round-short = Runde { $round }:

## What a sector gives, in a few words

sector-swap-ink = Tinte tauschen
sector-swap-type = Letter tauschen
sector-lowest-specialty = niedrigste Stufe +1
sector-round-fame = Ruhm = Runde
sector-order = +1 Auftrag
sector-sell-type = Letter verkaufen
sector-ink-fame = 2 Ruhm je { $ink }
sector-take-ink = +1 { $ink }
sector-trade-ink = { $ink } → 2 beliebige Tinten
sector-type-fame = 2 Ruhm je { $type }
sector-buy-type = { $type } um ƒ3 billiger
sector-specialty-fame = 2 Ruhm je { $specialty }
sector-level = +1 { $specialty }

## The strip

bag = Beutel
piles = Stapel
discards = Ablagestapel
pile-printing = Druckkarten
pile-refinement = Veredelungskarten
pile-specialties = Spezialisierungskarten
pile-gears = Zahnräder
markers-order = Marker, in Spielerreihenfolge
fame-now = Ruhm
fame-at-end = { $name }: { $fame } Ruhm, dazu { $more }, wenn die Partie jetzt zu Ende wäre
tie-on-fame = Bei gleich vielen Ruhmpunkten liegt vorn, wer weniger Lettern hat, bei erneutem Gleichstand, wer weniger Tinten hat.
if-it-ended = Wenn die Partie jetzt zu Ende wäre
you-start = Du beginnst.
starts = { $name } beginnt.

## The inspector

rule-link = Regel { $rule }
about-print = Zum Drucken brauchst du { $types }. Du behältst deine Lettern, aber jede zählt nur für einen Auftrag pro Runde.
about-pays = Bringt { $pays } Gulden.
about-colour = Farbe: Gib { $inks } für { $fame } Ruhm aus.
about-decoration = Verzierung: { $levels } für { $fame } Ruhm; du behältst deine Stufen.
about-both = Für beides zusammen gibt es { $bonus }.
about-grey = Eisen: in jeder Partie
about-brass = Messing: nur zu dritt und viert
about-gear = Einmal pro Runde bringt ein Zahnrad die Belohnung seines aktiven Sektors. Jede Runde dreht es sich um einen Sektor weiter.
about-or-one = Oder eine Stufe in einer beliebigen Spezialisierung.
about-needs-level = Verlangt { $specialty } { $level }; du behältst die Stufe.
about-spends = Kostet { $inks }.
about-needs-types = Verlangt { $types }; du behältst sie.
about-patron = 8 Ruhmpunkte bei Spielende. Ab Runde { $round } mit der Aktion „Gunst erhalten“.
about-reward = Jede Belohnung gibt es einmal pro Runde.
about-reward-order = Ziehe zwei Druck- und zwei Veredelungskarten und behalte je eine.
about-reward-level = Verbessere eine Spezialisierung um eine Stufe.
about-reward-guilders = Nimm drei Gulden.
about-reward-inks = Nimm zwei beliebige Tinten aus dem Beutel.
about-row-orders = Nimm eine Druck- und eine Veredelungskarte: zusammen ein Auftrag. Du kannst höchstens vier haben.
about-row-inks = Nimm ein bis drei Tinten eines Sets, von links; jedes Feld hat seinen Preis.
about-row-specialties = Nimm eine Karte: eine Stufe je Symbol oder eine Stufe in einer beliebigen Spezialisierung.
about-row-gears = Baue ein Zahnrad ein (den aktiven Sektor wählst du frei) oder drehe eines deiner Zahnräder.
about-row-patronage = Nimm eine Belohnung, die diese Runde noch frei ist, oder eine Gönnerkarte, deren Bedingungen du erfüllst.
about-type = Aufträge verlangen Lettern. Du behältst sie die ganze Partie.
about-type-price = Die nächste kostet { $price } Gulden.
about-ink = Mit Tinten färbst du Aufträge; sie kommen zurück in den Beutel.
about-fame = Wer am Ende die meisten Ruhmpunkte hat, gewinnt.
about-guilders = Mit Gulden bezahlst du Tinten und Lettern. Am Ende sind je { $count } Gulden 1 Ruhmpunkt wert.
about-level = Aufträge und Gönnerkarten verlangen Stufen. Du verlierst sie nie.
about-track = Deine erste Spezialisierung auf II, IV, V oder VI bringt dir die Belohnung darüber.
about-level-end = Bei Spielende gibt es 1 Ruhmpunkt für Stufe IV, 3 für V und 6 für VI.

## The legend

legend = Legende
legend-keys = Tasten
legend-any-ink = beliebige Tinte
legend-any-type = beliebige Letter
legend-level = eine Stufe
legend-lowest = niedrigste Spezialisierung +1
legend-worth = Erträge
legend-fame = Ruhm
legend-guilder = Gulden (ƒ)
legend-order = ein Auftrag
legend-patron = Gönner
legend-table = Auf dem Tisch
legend-marker = Planungsmarker
legend-first = Startspieler
legend-gear = Zahnrad
legend-round = Rundennummer
legend-swap = Tausch
legend-bag = Tintenbeutel
legend-deck = Stapel
legend-discard = Ablagestapel
legend-printing = Druckkarte
legend-refinement = Veredelungskarte
legend-automa = Automa
key-add = Marker setzen
key-remove = Marker entfernen
key-move = zwischen Möglichkeiten wechseln
key-enter = wählen, dann bestätigen
key-escape = zurücksetzen oder schließen
key-pass = passen
key-gear = Zahnrad nutzen
key-type = Letter kaufen
key-advice = Vorschlag übernehmen
key-inspect = Markiertes erklären
key-undo = zurücknehmen
key-legend = diese Legende
sheet-details = Details zur Frage

## Wozu jede Frage da ist, womit sie beginnt, und was die Wahl bringt

aim-keep-character = Ziel: am Ende den meisten Ruhm haben. Nimm die Fähigkeit, auf die du bauen willst.
aim-starting-gears = Ziel: Belohnungen, die du oft nutzen kannst. Jede Runde dreht sich jedes Zahnrad um einen Sektor weiter.
aim-starting-levels = Ziel: die Stufen, die deine ersten Aufträge verlangen werden.
aim-draft = Ziel: Ruhm. Farbe und Verzierung bringen ihn; suche zwei Karten, die zusammen wenig verlangen.
aim-choose-types = Ziel: bald einen Auftrag drucken. Lettern werden nie verbraucht.
aim-name-colour = Ziel: die Farbe, von der du am meisten hast und die du am wenigsten brauchst.
aim-plan = Ziel: vor den anderen dran sein, wo sie dasselbe wollen.
aim-shift-marker = Ziel: früher dran sein, wo es zählt, oder überhaupt zum Zug kommen.
aim-orders = Ziel: ein Auftrag, den du bald drucken, färben und verzieren kannst.
aim-inks = Ziel: die Tinten, die deinen Aufträgen fehlen; sie sind rot umrandet.
aim-specialties = Ziel: die Stufen, die deinen Aufträgen fehlen. Stufen bringen unterwegs Belohnungen und am Ende Ruhm.
aim-gears = Ziel: eine Belohnung, die du immer wieder nutzen kannst.
aim-patronage = Ziel: ein Gönner für { $fame } Ruhm am Ende oder eine Belohnung, die sofort hilft.
aim-fulfil = Ziel: drucken, was du vollständig erfüllen kannst. Ein behaltener Auftrag kann später mehr bringen.
aim-after = Ziel: nutzen, was sonst verfällt. Zwischen den Runden drehen sich die Zahnräder um einen Sektor weiter.
aim-keep-order = Ziel: ein Auftrag, der zu dem passt, was du hast.
aim-gain-ink = Ziel: die Tinte, die deinen Aufträgen fehlt; sie ist rot umrandet.
aim-gain-level = Ziel: die Spezialisierung, die deinen Aufträgen fehlt; sie ist rot umrandet.
aim-gain-type = Ziel: die Letter, die deinen Aufträgen fehlt; sie ist rot umrandet.
aim-draw-order = Ziel: mehr Aufträge zur Auswahl. Deine Druckerei hat Platz für vier.
begin-keep-character = Wähle einen Charakter
begin-starting-gears = Wähle ein Zahnrad für Achse 1
begin-starting-levels = Wähle zwei Spezialisierungen
begin-draft = Wähle je eine Karte
begin-name-colour = Wähle eine Tinte
begin-shift-marker = Wähle einen Marker oder passe
begin-orders = Wähle je eine Karte
begin-inks = Wähle Tinten aus einem Set
begin-specialties = Wähle eine Karte
begin-gears = Wähle ein Zahnrad
begin-patronage = Wähle Belohnung oder Gönner
begin-fulfil = Wähle, was du druckst
begin-after = Nutze ein Zahnrad oder beende den Zug
begin-keep-order = Wähle je eine Karte
begin-gain-ink = Wähle eine Tinte
begin-gain-level = Wähle eine Spezialisierung
begin-gain-type = Wähle eine Letter
begin-draw-order = Auftragskarten ziehen
begin-none = Du kannst nur noch passen
then-keep = Danach hast du ƒ{ $guilders }
then-fame = { $fame } Ruhm jetzt
then-end = { $fame } Ruhm mehr am Ende
then-end-less = { $fame } Ruhm weniger am Ende
then-lacks = Noch nötig: { $what }
then-complete = Du kannst ihn sofort drucken, färben und verzieren
then-inks = Danach wählst du { $count ->
    [one] eine Tinte
   *[other] { $count } Tinten
 }
then-levels = Danach wählst du { $count ->
    [one] eine Stufe
   *[other] { $count } Stufen
 }
then-types = Danach wählst du { $count ->
    [one] eine Letter
   *[other] { $count } Lettern
 }
then-orders = Danach ziehst du Auftragskarten
then-drawn = Karten werden gezogen: Das lässt sich nicht zurücknehmen
then-gear = Nächste Runde: { $next }; dann: { $later }
then-can-print = Danach kannst du { $order } drucken
then-can-colour = Danach kannst du { $order } färben
then-can-decoration = Danach kannst du { $order } verzieren
then-still = { $order } braucht noch { $what }
then-unasked = Keiner deiner Aufträge braucht das
then-first = Sicher zuerst dran: { $rows }
then-no-turn = Kein Zug: { $rows }
then-every-turn = Ein Zug bei jeder Aktion
then-unused = Noch ungenutzt: { $rewards }
then-none-unused = Kein nutzbares Zahnrad mehr
order-then = dann ƒ{ $guilders }, { $fame } Ruhm
pick-instead = Wird ersetzt:
pick-slot = Wird abgelegt:
no-marker-left = Alle Marker sind gesetzt: Nimm zuerst einen zurück.
