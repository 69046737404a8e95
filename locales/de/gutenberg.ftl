### What happens in the printing-house game, and why something is refused. Every language has the same ids.

## Events

gutenberg-event-character-kept = { $seat } behält verdeckt { $character }.
gutenberg-event-character-chosen = { $seat } hat einen Charakter gewählt.
gutenberg-event-characters-revealed = Die Charaktere werden aufgedeckt. { $characters }.
gutenberg-event-gears-drawn = { $seat } zieht vier Zahnräder zur Auswahl: { $gears }.
gutenberg-event-gear-discarded = { $seat } legt ein Zahnrad ab: { $gear }.
gutenberg-event-gear-installed = { $seat } baut ein Zahnrad auf Achse { $axle } ein: { $gear }.
gutenberg-event-gear-rotated = { $seat } dreht das Zahnrad auf Achse { $axle }: { $gear }.
gutenberg-event-order-drafted = { $seat } wählt einen Auftrag. Druck: { $printing }. Veredelung: { $refinement }.
gutenberg-event-types-chosen = { $seat } nimmt die Lettern { $types }.
gutenberg-event-round-began = Runde { $round } beginnt. Startspieler: { $first }.
gutenberg-event-gears-turned = Alle Zahnräder drehen sich um einen Sektor.
gutenberg-event-colour-named = { $seat } wählt die Joker-Tinte: { $ink } gilt diese Runde als beliebige Farbe.
gutenberg-event-planned = { $seat } plant verdeckt: { $markers }.
gutenberg-event-plan-made = { $seat } hat geplant.
gutenberg-event-plans-revealed = Die Pläne werden aufgedeckt. { $plans }.
gutenberg-event-automa-planned = Der Automa folgt seiner Planungskarte ({ $card }). Seine Marker: { $markers }.
gutenberg-event-marker-shifted = { $seat } versetzt einen Planungsmarker von „{ $from }“ auf „{ $to }“.
gutenberg-event-row-began = { $row }. Reihenfolge: { $order }.
gutenberg-event-passed = { $seat } passt.
gutenberg-event-order-taken = { $seat } nimmt einen Auftrag an. Druck: { $printing }. Veredelung: { $refinement }.
gutenberg-event-order-discarded = { $seat } legt einen Auftrag ab. Druck: { $printing }. Veredelung: { $refinement }.
gutenberg-event-order-cards-drawn = { $seat } zieht Auftragskarten. Druck: { $printing }. Veredelung: { $refinement }.
gutenberg-event-inks-taken = { $seat } nimmt Tinte: { $inks }.
gutenberg-event-specialty-card-taken = { $seat } nimmt eine Spezialisierungskarte: { $card }.
gutenberg-event-levels-swapped = { $seat } tauscht die Stufen von { $one } und { $other }.
gutenberg-event-patronage-reward-taken = { $seat } nimmt eine Gunstbelohnung: { $reward }.
gutenberg-event-patronage-card-taken = { $seat } nimmt eine Gönnerkarte: { $card }.
gutenberg-event-order-fulfilled = { $seat } erfüllt einen Auftrag ({ $colour ->
    [true] { $decoration ->
        [true] gefärbt und verziert
       *[other] gefärbt, nicht verziert
    }
   *[other] { $decoration ->
        [true] verziert, nicht gefärbt
       *[other] nur gedruckt
    }
}). Druck: { $printing }. Veredelung: { $refinement }.
gutenberg-event-rewards-declined = { $seat } verzichtet auf die übrigen Belohnungen.
gutenberg-event-gear-used = { $seat } nutzt ein Zahnrad: { $gear }.
gutenberg-event-type-sold = { $seat } verkauft die Letter { $type } für { $price }.
gutenberg-event-fame-gained = { $seat } erhält { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
} ({ $source }).
gutenberg-event-guilders-gained = { $seat } erhält { $guilders } Gulden ({ $source }).
gutenberg-event-guilders-paid = { $seat } zahlt { $guilders } Gulden.
gutenberg-event-ink-gained = { $seat } erhält eine Tinte: { $ink }.
gutenberg-event-inks-returned = { $seat } legt Tinte zurück in den Beutel: { $inks }.
gutenberg-event-type-gained = { $seat } erhält die Letter { $type }.
gutenberg-event-type-lost = { $seat } gibt die Letter { $type } ab.
gutenberg-event-level-reached = { $seat } erreicht Stufe { ROMAN($level) } in { $specialty }.
gutenberg-event-track-reward = { $seat } erhält die Belohnung für Stufe { ROMAN($level) } auf der Belohnungsleiste.
gutenberg-event-automa-took-order-cards = Der Automa entfernt Auftragskarten. Druck: { $printing ->
    [none] keine
   *[other] { $printing }
}. Veredelung: { $refinement ->
    [none] keine
   *[other] { $refinement }
}.
gutenberg-event-automa-took-inks = Der Automa leert Tintenset { $set }: { $inks }.
gutenberg-event-automa-took-specialty-card = Der Automa entfernt eine Spezialisierungskarte: { $card }.
gutenberg-event-automa-took-gear = Der Automa entfernt ein Zahnrad: { $gear }.
gutenberg-event-automa-took-patronage-card = Der Automa entfernt eine Gönnerkarte: { $card }.
gutenberg-event-automa-took-patronage-reward = Der Automa sperrt eine Gunstbelohnung: { $reward }.
gutenberg-event-automa-found-nothing = Bei „{ $row }“ kann der Automa nichts nehmen.
gutenberg-event-board-refilled = Der Spielplan wird aufgefüllt.
gutenberg-event-first-player-passed = { $from } gibt das Startspieler-Plättchen an { $to }.
gutenberg-event-game-ended = Spielende. { $scores }. Gewinner: { $winners }.
# A part of an order in the log: “blue, silver for 5 fame”.
gutenberg-part = { $what } für { $fame } Ruhm

## Rewards of patronage

gutenberg-reward-order = 1 Auftrag
gutenberg-reward-level = 1 Stufe
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
gutenberg-source-specialties = Stufen bei Spielende
gutenberg-source-patronage-cards = Gönnerkarten bei Spielende
gutenberg-source-guilders = Gulden bei Spielende

## What a type is sold for

gutenberg-price-fame = 3 Ruhmpunkte
gutenberg-price-guilders = 5 Gulden

## Refusals: what is missing, and what to do

gutenberg-refusal-game-over = Die Partie ist zu Ende: Es ist keine Aktion mehr möglich.
gutenberg-refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Hier { $people ->
    [one] spielt 1 Spieler.
   *[other] spielen { $people } Spieler.
}
gutenberg-refusal-automas-seat = Das ist der Platz des Automas. Er trifft keine Entscheidungen: Wähle den Platz eines Spielers.
gutenberg-refusal-not-your-turn = Du bist nicht am Zug. Warte auf { $actor }.
gutenberg-refusal-not-now = Das geht in diesem Schritt nicht. Wähle etwas, das gerade möglich ist.
gutenberg-refusal-rewards-first = Du hast noch Belohnungen offen. Nimm sie zuerst oder verzichte darauf.
gutenberg-refusal-drawn-cards-first = Du hast Auftragskarten gezogen. Behalte zuerst einen Auftrag oder verzichte.
gutenberg-refusal-already-acted = Du hast deine Aktion in diesem Zug schon ausgeführt. Du kannst noch Zahnräder nutzen und Lettern kaufen oder deinen Zug beenden.
gutenberg-refusal-not-dealt = { $character } wurde dir nicht ausgeteilt. Behalte einen deiner beiden Charaktere.
gutenberg-refusal-not-offered = Dieses Zahnrad ist keines der vier, die du gezogen hast. Wähle zwei von diesen.
gutenberg-refusal-same-gear = Du hast dasselbe Zahnrad zweimal gewählt. Wähle zwei verschiedene.
gutenberg-refusal-same-specialty = Du hast dieselbe Spezialisierung zweimal gewählt. Wähle zwei verschiedene.
gutenberg-refusal-no-such-sector = Ein Zahnrad hat nur drei Sektoren. Wähle einen davon.
gutenberg-refusal-not-there = Diese Karte liegt nicht aus. Wähle eine andere.
gutenberg-refusal-three-types = Du hast { $chosen ->
    [one] 1 Letter
   *[other] { $chosen } Lettern
} gewählt. Wähle genau drei; du darfst dieselbe mehrmals nehmen.
gutenberg-refusal-all-markers = Du hast { $placed } von { $have } Planungsmarkern gesetzt. Setze alle, aber nicht mehr.
gutenberg-refusal-row-full = Auf „{ $row }“ dürfen höchstens 6 deiner Marker liegen. Setze die übrigen anderswohin.
gutenberg-refusal-no-marker = Du hast keinen Marker auf „{ $row }“. Versetze einen von einer anderen Aktion.
gutenberg-refusal-same-row = Der Marker bliebe, wo er ist. Versetze ihn auf eine andere Aktion oder passe.
gutenberg-refusal-plan-made = Du hast schon geplant. Nutze Zahnräder und kaufe Lettern vor dem Planen oder in deinem Zug.
gutenberg-refusal-other-chooses = { $actor } wählt gerade eine Belohnung. Du kannst weiterplanen; Zahnräder nutzen und Lettern kaufen kannst du gleich wieder.
gutenberg-refusal-slots-full = Du hast schon 4 Aufträge. Wähle einen, den du ablegst.
gutenberg-refusal-no-need-to-discard = Du hast noch einen freien Auftragsplatz: Du musst nichts ablegen.
gutenberg-refusal-empty-slot = Dieser Auftragsplatz ist leer. Wähle einen belegten.
gutenberg-refusal-no-such-ink-set = Dieses Set gibt es nicht: Es sind nur { $sets } Sets im Spiel. Wähle eines davon.
gutenberg-refusal-inks-left = { $left ->
    [0] Dieses Set ist leer. Wähle ein anderes.
    [one] In diesem Set liegt nur noch 1 Tinte. Nimm sie oder wähle ein anderes Set.
   *[other] In diesem Set liegen nur noch { $left } Tinten. Nimm höchstens { $left } oder wähle ein anderes Set.
}
gutenberg-refusal-guilders = Das kostet { $need } Gulden, du hast aber { $have ->
    [0] keine
   *[other] nur { $have }
}. Wähle etwas Günstigeres oder verdiene erst etwas dazu.
gutenberg-refusal-empty-axle = Auf dieser Achse steckt kein Zahnrad. Wähle eine Achse mit Zahnrad.
gutenberg-refusal-axles-full = Alle deine Achsen sind besetzt. Wähle das Zahnrad, das du ersetzt.
gutenberg-refusal-used-this-round = Du hast dieses Zahnrad in dieser Runde schon genutzt: Es lässt sich weder drehen noch ersetzen. Wähle ein anderes.
gutenberg-refusal-already-there = Dieser Sektor ist schon aktiv. Drehe das Zahnrad auf einen anderen.
gutenberg-refusal-reward-taken = Diese Belohnung ist in dieser Runde schon vergeben. Wähle eine andere.
gutenberg-refusal-nothing-in-bag = Der Beutel ist leer: Du kannst keine Tinten nehmen. Wähle eine andere Belohnung.
gutenberg-refusal-too-early = Diese Karte gibt es erst ab Runde { $column }. Warte oder nimm etwas anderes.
gutenberg-refusal-level = Du brauchst Stufe { ROMAN($need) } in { $specialty }, hast aber nur Stufe { ROMAN($have) }. Verbessere sie zuerst.
gutenberg-refusal-types = Dir { $missing ->
    [one] fehlt 1 Letter
   *[other] fehlen { $missing } Lettern
}. Kaufe, was du brauchst, oder lass einen Auftrag weg.
gutenberg-refusal-inks = Du brauchst { $need } × { $ink }, hast aber { $have ->
    [0] keine
   *[other] nur { $have }
}. Besorge mehr oder lass eine Farbe weg.
gutenberg-refusal-wild = Nur Caxtons Joker-Tinten gelten als andere Farben, und nur als solche, die verlangt werden. Zahle mit Tinten der verlangten Farbe.
gutenberg-refusal-empty-batch = Du hast keinen Auftrag gewählt. Wähle mindestens einen oder passe.
gutenberg-refusal-refine-unprinted = Färben und verzieren kannst du nur einen Auftrag, den du druckst. Wähle auch „Drucken“.
gutenberg-refusal-no-uses-left = Du hast diese Runde schon dreimal Zahnräder genutzt. Nächste Runde geht es wieder.
gutenberg-refusal-gear-used = Dieses Zahnrad hast du in dieser Runde schon genutzt. Wähle ein anderes.
gutenberg-refusal-wrong-choice = Das passt nicht zum aktiven Sektor des Zahnrads. Wähle, was dieser Sektor bringt.
gutenberg-refusal-only-with-batch = Dieses Zahnrad zählt Aufträge, die du erfüllst. Nutze es beim Erfüllen.
gutenberg-refusal-not-with-batch = Dieses Zahnrad zählt keine Aufträge. Nutze es vor oder nach dem Erfüllen.
gutenberg-refusal-counts-nothing = Von den gewählten Aufträgen zählt keiner für dieses Zahnrad. Lass es weg.
gutenberg-refusal-bag-lacks = Im Beutel ist keine Tinte in { $ink } mehr. Wähle eine andere Farbe.
gutenberg-refusal-no-ink = Du hast keine Tinte in { $ink }. Wähle eine, die du hast.
gutenberg-refusal-no-type = Du hast keine Letter { $type }. Wähle eine, die du hast.
gutenberg-refusal-same-kind = Du bekämst zurück, was du gibst. Wähle etwas anderes.
gutenberg-refusal-not-lowest = { $specialty } ist nicht deine niedrigste Spezialisierung. Verbessere die niedrigste.
gutenberg-refusal-not-your-power = Das ist die Fähigkeit eines Charakters, den du nicht hast. Wähle etwas anderes.
gutenberg-refusal-already-swapped = Du hast diese Runde schon Stufen getauscht. Nächste Runde geht es wieder.
gutenberg-refusal-same-levels = Beide Spezialisierungen haben dieselbe Stufe. Wähle zwei mit verschiedenen Stufen.
gutenberg-refusal-no-reward-due = Diese Belohnung steht dir nicht zu. Wähle eine, die dir zusteht.
gutenberg-refusal-nothing-to-draw = Die Stapel und Ablagestapel sind leer: Du kannst keinen Auftrag ziehen. Verzichte darauf.
gutenberg-refusal-two-cards = Du ziehst insgesamt zwei weitere Karten. Wähle, wie viele davon Druckkarten sind.

## Options that no game can start with

gutenberg-options-people = Das Spiel ist für { $min } bis { $max } Spieler, nicht für { $people }.
gutenberg-options-no-seat-for-automa = Mit dem Automa können höchstens { $max } Spieler mitspielen: Er belegt selbst einen Platz.
gutenberg-options-first-with-automa = Der Automa beginnt immer: Gib keinen Startspieler an.
gutenberg-options-first-seat = Den Platz, der beginnen soll, gibt es an diesem Tisch nicht.
gutenberg-options-character-count = Gib genau einen Charakter pro Spieler an. Angegeben: { $named }, nötig: { $people }.
gutenberg-options-character-twice = { $character } ist doppelt angegeben, aber jeden Charakter gibt es nur einmal.
