### What happens in the printing-house game, and why something is refused. Every language has the same ids.

## Events

gutenberg-event-character-kept = { $seat } behält { $character }, verdeckt.
gutenberg-event-character-chosen = { $seat } hat einen Charakter gewählt.
gutenberg-event-characters-revealed = Die Charaktere werden aufgedeckt. { $characters }.
gutenberg-event-gears-drawn = { $seat } zieht Zahnräder zur Auswahl: { $gears }.
gutenberg-event-gear-discarded = { $seat } legt das Zahnrad { $gear } ab.
gutenberg-event-gear-installed = { $seat } baut das Zahnrad { $gear } auf Achse { $axle } ein.
gutenberg-event-gear-rotated = { $seat } dreht das Zahnrad auf Achse { $axle }: { $gear }.
gutenberg-event-order-drafted = { $seat } wählt den Auftrag { $printing } mit { $refinement }.
gutenberg-event-types-chosen = { $seat } wählt die Lettern { $types }.
gutenberg-event-round-began = Runde { $round } beginnt. Startspieler: { $first }.
gutenberg-event-gears-turned = Alle Zahnräder drehen sich um einen Sektor.
gutenberg-event-colour-named = { $seat } nennt eine Farbe: { $ink }. Tinten dieser Farbe gelten in dieser Runde als jede Farbe.
gutenberg-event-planned = { $seat } plant { $markers }, verdeckt.
gutenberg-event-plan-made = { $seat } hat geplant.
gutenberg-event-plans-revealed = Die Pläne werden aufgedeckt. { $plans }.
gutenberg-event-automa-planned = Der Automa folgt { $card }; seine Marker liegen so: { $markers }.
gutenberg-event-marker-shifted = { $seat } versetzt einen Planungsmarker von „{ $from }“ nach „{ $to }“.
gutenberg-event-row-began = { $row }. Der Reihe nach: { $order }.
gutenberg-event-passed = { $seat } passt.
gutenberg-event-order-taken = { $seat } nimmt den Auftrag { $printing } mit { $refinement }.
gutenberg-event-order-discarded = { $seat } legt den Auftrag { $printing } mit { $refinement } ab.
gutenberg-event-order-cards-drawn = { $seat } zieht Auftragskarten: { $printing }; { $refinement }.
gutenberg-event-inks-taken = { $seat } nimmt Tinten: { $inks }.
gutenberg-event-specialty-card-taken = { $seat } nimmt die Spezialisierungskarte { $card }.
gutenberg-event-levels-swapped = { $seat } tauscht die Stufen von { $one } und { $other }.
gutenberg-event-patronage-reward-taken = { $seat } nimmt eine Belohnung der Gönner: { $reward }.
gutenberg-event-patronage-card-taken = { $seat } gewinnt die Gönnerkarte { $card }.
gutenberg-event-order-fulfilled = { $seat } erfüllt den Auftrag { $printing } mit { $refinement }{ $colour ->
    [true] , mit Farbe
   *[other] , ohne Farbe
}{ $decoration ->
    [true] , mit Verzierung
   *[other] , ohne Verzierung
}.
gutenberg-event-rewards-declined = { $seat } verzichtet auf die übrigen Belohnungen.
gutenberg-event-gear-used = { $seat } nutzt das Zahnrad { $gear }.
gutenberg-event-type-sold = { $seat } gibt die Letter { $type } für { $price } ab.
gutenberg-event-fame-gained = { $seat } erhält { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
} ({ $source }).
gutenberg-event-guilders-gained = { $seat } erhält { $guilders } Gulden ({ $source }).
gutenberg-event-guilders-paid = { $seat } zahlt { $guilders } Gulden.
gutenberg-event-ink-gained = { $seat } erhält eine Tinte: { $ink }.
gutenberg-event-inks-returned = { $seat } legt Tinten in den Beutel: { $inks }.
gutenberg-event-type-gained = { $seat } erhält die Letter { $type }.
gutenberg-event-type-lost = { $seat } gibt die Letter { $type } zurück.
gutenberg-event-level-reached = { $seat } erreicht Stufe { ROMAN($level) } in { $specialty }.
gutenberg-event-track-reward = { $seat } erhält die Belohnung der Leiste für Stufe { ROMAN($level) }.
gutenberg-event-automa-took-order-cards = Der Automa entfernt Auftragskarten. Druckkarte: { $printing ->
    [none] keine mehr da
   *[other] { $printing }
}. Veredelungskarte: { $refinement ->
    [none] keine mehr da
   *[other] { $refinement }
}.
gutenberg-event-automa-took-inks = Der Automa leert Set { $set }: { $inks }.
gutenberg-event-automa-took-specialty-card = Der Automa entfernt die Spezialisierungskarte { $card }.
gutenberg-event-automa-took-gear = Der Automa entfernt das Zahnrad { $gear }.
gutenberg-event-automa-took-patronage-card = Der Automa entfernt die Gönnerkarte { $card }.
gutenberg-event-automa-took-patronage-reward = Der Automa sperrt eine Belohnung der Gönner: { $reward }.
gutenberg-event-automa-found-nothing = Der Automa findet nichts zu nehmen ({ $row }).
gutenberg-event-board-refilled = Der Spielplan wird wieder aufgefüllt.
gutenberg-event-first-player-passed = Das Startspieler-Plättchen wechselt: { $from } → { $to }.
gutenberg-event-game-ended = Das Spiel ist zu Ende. { $scores }. Gewonnen: { $winners }.

## Rewards of patronage

gutenberg-reward-order = ein Auftrag
gutenberg-reward-level = eine Stufe
gutenberg-reward-guilders = 3 Gulden
gutenberg-reward-inks = 2 Tinten

## What fame and guilders come from

gutenberg-source-printing = Druck
gutenberg-source-colour = Farbe
gutenberg-source-decoration = Verzierung
gutenberg-source-bonus = Belohnung des Auftrags
gutenberg-source-gear = Zahnrad
gutenberg-source-patronage = Gunst
gutenberg-source-mastery = eine Stufe über VI hinaus
gutenberg-source-character = Charakter
gutenberg-source-specialties = Spezialisierungen am Ende
gutenberg-source-patronage-cards = Gönnerkarten am Ende
gutenberg-source-guilders = Gulden am Ende

## What a type is sold for

gutenberg-price-fame = 3 Ruhmpunkte
gutenberg-price-guilders = 5 Gulden

## Refusals: what is missing, and what to do

gutenberg-refusal-game-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu tun.
gutenberg-refusal-no-such-seat = Diesen Platz gibt es nicht. { $people ->
    [one] Eine Person spielt, auf Platz 0.
   *[other] { $people } Personen spielen; die Plätze zählen ab 0.
}
gutenberg-refusal-automas-seat = Das ist der Platz des Automa. Er entscheidet nichts: Handle für eine Person.
gutenberg-refusal-not-your-turn = Du bist nicht am Zug. Warte auf { $actor }.
gutenberg-refusal-not-now = Das gehört zu einem anderen Schritt des Spiels. Wähle etwas, das dieser Schritt bietet.
gutenberg-refusal-rewards-first = Dir stehen noch Belohnungen zu. Nimm sie zuerst oder verzichte darauf.
gutenberg-refusal-drawn-cards-first = Du hast Auftragskarten gezogen. Behalte zuerst einen Auftrag oder verzichte.
gutenberg-refusal-already-acted = Die Aktion dieses Zuges ist getan. Nutze Zahnräder, kaufe Lettern oder passe.
gutenberg-refusal-not-dealt = { $character } wurde dir nicht ausgeteilt. Behalte einen deiner beiden Charaktere.
gutenberg-refusal-not-offered = Dieses Zahnrad ist nicht unter den vier gezogenen. Wähle zwei von diesen.
gutenberg-refusal-same-gear = Du hast dasselbe Zahnrad zweimal genannt. Wähle zwei verschiedene.
gutenberg-refusal-same-specialty = Du hast dieselbe Spezialisierung zweimal genannt. Wähle zwei verschiedene.
gutenberg-refusal-no-such-sector = Ein Zahnrad hat drei Sektoren: Wähle 0, 1 oder 2.
gutenberg-refusal-not-there = Diese Karte liegt nicht aus. Wähle eine, die zu haben ist.
gutenberg-refusal-three-types = Du hast { $chosen ->
    [one] 1 Letter
   *[other] { $chosen } Lettern
} gewählt. Wähle genau drei; dieselbe mehrmals ist erlaubt.
gutenberg-refusal-all-markers = Du hast { $placed } Planungsmarker verteilt und besitzt { $have }. Verteile alle, und nicht mehr.
gutenberg-refusal-row-full = „{ $row }“ fasst höchstens 6 deiner Marker. Lege welche anderswohin.
gutenberg-refusal-no-marker = Du hast keinen Marker auf „{ $row }“. Nimm einen von einer anderen Aktion.
gutenberg-refusal-same-row = Der Marker bliebe, wo er ist. Versetze ihn auf eine andere Aktion, oder passe.
gutenberg-refusal-plan-made = Dein Plan steht. Zahnräder und Lettern kommen davor oder in deinem Zug.
gutenberg-refusal-other-chooses = { $actor } wählt gerade eine Belohnung. Plane solange weiter; Zahnräder und Lettern können kurz warten.
gutenberg-refusal-slots-full = Du hast schon 4 Aufträge. Nenne einen, der abgelegt wird.
gutenberg-refusal-no-need-to-discard = Du hast einen freien Platz. Lege nur ab, wenn keiner frei ist.
gutenberg-refusal-empty-slot = Auf diesem Auftragsplatz liegt kein Auftrag. Nenne einen, auf dem einer liegt.
gutenberg-refusal-no-such-ink-set = Dieses Set gibt es nicht. { $sets } Sets mit Tinte sind im Spiel; sie zählen ab 0.
gutenberg-refusal-inks-left = { $left ->
    [0] Dieses Set ist leer. Wähle ein anderes.
    [one] In diesem Set ist nur noch 1 Tinte. Nimm sie, oder wähle ein anderes Set.
   *[other] In diesem Set sind noch { $left } Tinten. Nimm 1 bis { $left }.
}
gutenberg-refusal-guilders = Das kostet { $need } Gulden, und du hast { $have }. Wähle etwas Billigeres, oder verdiene erst mehr.
gutenberg-refusal-empty-axle = Auf dieser Achse steckt kein Zahnrad. Nenne eine Achse mit Zahnrad.
gutenberg-refusal-axles-full = Alle deine Achsen sind besetzt. Nenne das Zahnrad, das für das neue abgelegt wird.
gutenberg-refusal-used-this-round = Dieses Zahnrad wurde in dieser Runde genutzt und bleibt, wie es ist. Wähle ein ungenutztes.
gutenberg-refusal-already-there = Das Zahnrad zeigt schon diesen Sektor. Drehe es auf einen anderen.
gutenberg-refusal-reward-taken = Diese Belohnung wurde in dieser Runde schon genommen. Wähle eine andere.
gutenberg-refusal-nothing-in-bag = Der Beutel ist leer, es gibt keine Tinte zu nehmen. Wähle eine andere Belohnung.
gutenberg-refusal-too-early = Diese Karte ist ab Runde { $column } zu haben. Warte, oder nimm etwas anderes.
gutenberg-refusal-level = Du hast Stufe { ROMAN($have) } in { $specialty }; nötig ist Stufe { ROMAN($need) }. Entwickle sie erst weiter.
gutenberg-refusal-types = Dafür { $missing ->
    [one] fehlt eine Letter
   *[other] fehlen { $missing } Lettern
}. Kaufe, was dir fehlt, oder lass einen Auftrag weg.
gutenberg-refusal-inks = Von dieser Tinte wären { $need } nötig, und du hast { $have }: { $ink }. Besorge mehr, oder lass eine Farbe weg.
gutenberg-refusal-wild = Nur Caxtons Tinten der genannten Farbe gelten als andere, und nur als verlangte Farben. Zahle mit den Tinten selbst.
gutenberg-refusal-empty-batch = Die Lieferung enthält keinen Auftrag. Nenne mindestens einen, oder passe.
gutenberg-refusal-refine-unprinted = Farbe und Verzierung gehören zu einem Auftrag, der gedruckt wird. Nimm den Auftrag in die Lieferung auf.
gutenberg-refusal-no-uses-left = Du hast in dieser Runde dreimal Zahnräder genutzt. Warte auf die nächste Runde.
gutenberg-refusal-gear-used = Dieses Zahnrad wurde in dieser Runde schon genutzt. Nutze ein anderes.
gutenberg-refusal-wrong-choice = Diese Wahl passt nicht zu dem, was das Zahnrad gibt. Sieh dir seinen aktiven Sektor an.
gutenberg-refusal-only-with-batch = Dieses Zahnrad zählt die Aufträge einer Lieferung. Nenne es, wenn du Aufträge erfüllst.
gutenberg-refusal-not-with-batch = Dieses Zahnrad gehört nicht zu einer Lieferung. Nutze es davor oder danach.
gutenberg-refusal-counts-nothing = Dieses Zahnrad würde keinen Auftrag der Lieferung zählen. Lass es weg.
gutenberg-refusal-bag-lacks = Der Beutel hat keine Tinte dieser Farbe: { $ink }. Wähle eine andere Farbe.
gutenberg-refusal-no-ink = Du hast keine Tinte dieser Farbe: { $ink }. Gib eine, die du hast.
gutenberg-refusal-no-type = Du hast kein { $type }. Nenne eine Letter, die du hast.
gutenberg-refusal-same-kind = Du bekämst zurück, was du gibst. Wähle etwas anderes.
gutenberg-refusal-not-lowest = { $specialty } ist nicht deine niedrigste Spezialisierung. Verbessere eine, die es ist.
gutenberg-refusal-not-your-power = Das ist die Fähigkeit eines Charakters, den du nicht hast.
gutenberg-refusal-already-swapped = Du hast in dieser Runde schon Stufen getauscht. Warte auf die nächste Runde.
gutenberg-refusal-same-levels = Beide Spezialisierungen haben dieselbe Stufe: Es gibt nichts zu tauschen.
gutenberg-refusal-no-reward-due = Diese Belohnung steht dir nicht zu. Wähle eine, die dir zusteht.
gutenberg-refusal-nothing-to-draw = Die Stapel und ihre Ablagestapel sind leer: Es kann kein Auftrag gezogen werden.
gutenberg-refusal-two-cards = Du ziehst zwei weitere Karten: 0, 1 oder 2 davon können Druckkarten sein.
