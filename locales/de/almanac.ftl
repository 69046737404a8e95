### The almanac and the illustrated rules. Every language has the same ids.

## The almanac's frame

almanac-lead = Jede Karte, jedes Zahnrad und jeder Charakter beider Spiele mit den Zahlen aus vielen Partien unserer Bots; die Menschen hinter den Namen; und wie das Drucken begann.
almanac-chapter-printing = Druckkarten
almanac-about-printing = Welche Lettern ein Auftrag braucht und was sein Druck einbringt.
almanac-chapter-refinement = Veredelungskarten
almanac-about-refinement = Farbe, Verzierung und die Belohnung für beides zusammen.
almanac-chapter-specialties = Spezialisierungskarten
almanac-about-specialties = Zehn Karten mit je zwei Symbolen: beide Stufen nehmen oder eine nach Wahl.
almanac-chapter-gears = Zahnräder
almanac-about-gears = Je drei Belohnungen; eine ist aktiv, jede Runde kommt die nächste an die Reihe.
almanac-chapter-patronage = Gönnerkarten
almanac-about-patronage = Je acht Ruhmpunkte für Druckereien, die einen Gönner überzeugen.
almanac-chapter-planning = Planungskarten
almanac-about-planning = Wie der Automa seine Planungsmarker von Runde zu Runde versetzt.
almanac-chapter-characters = Charaktere
almanac-about-characters = Zehn Buchdrucker: was sie können, wie man sie spielt und wie sie lebten.
almanac-chapter-challenges = Aufgaben
almanac-about-challenges = Was ein Wort in Letterpress außer Punkten noch einbringen kann.
almanac-chapter-origin = Der Ursprung des Buchdrucks
almanac-about-origin = Vom Schreibpult zur Presse in Mainz.
almanac-chapter-tools = Das Werkzeug der Druckerei
almanac-about-tools = Was die Symbole auf dem Tisch zeigen und wozu ihre Vorbilder dienten.
almanac-chapter-glossary = Glossar
almanac-about-glossary = Die Begriffe beider Spiele und wie sie in den anderen Sprachen heißen.

## Search and filters

almanac-search = Suche
almanac-any = alle
almanac-found = { $count ->
    [one] Ein Eintrag
   *[other] { $count } Einträge
}
almanac-filter-inks = Tinte
almanac-filter-types = Letter
almanac-filter-specialties = Spezialisierung
almanac-filter-level = Höchste Stufe
almanac-filter-size = Anzahl Lettern
almanac-filter-rewards = Belohnung
almanac-reward-guilders = Gulden
almanac-reward-fame = Ruhmpunkte
almanac-reward-inks = Tinten
almanac-reward-level = Eine Stufe
almanac-reward-order = Ein Auftrag
almanac-reward-swap-ink = Tinte tauschen
almanac-reward-swap-type = Letter tauschen
almanac-reward-lowest-specialty = Niedrigste Spezialisierung verbessern
almanac-reward-round-fame = Ruhmpunkte in Höhe der Rundennummer
almanac-reward-sell-type = Letter verkaufen
almanac-reward-ink-fame = Ruhmpunkte für eine Tinte
almanac-reward-take-ink = Tinte nehmen
almanac-reward-trade-ink = Eine Tinte gegen zwei
almanac-reward-type-fame = Ruhmpunkte für eine Letter
almanac-reward-buy-type = Letter günstiger kaufen
almanac-reward-specialty-fame = Ruhmpunkte für eine Spezialisierung
almanac-reward-joins = Die Karte selbst
almanac-reward-top-letter = Eine Karte vom Stapel
almanac-reward-patron = Holt einen Gönner
almanac-reward-no-patron = Sperrt eine Belohnung
almanac-deck = Stapel

## An entry

almanac-numbered = { $kind } { $number }
almanac-percent = { $share } %
almanac-decimal = { $value }
almanac-interval = { $mean } % ({ $low }–{ $high })
almanac-patron-fame = Bei Spielende { $fame } Ruhmpunkte wert. Gönner liegen unter den Runden 3 bis 6; jeden kann man ab seiner Runde nehmen.
almanac-centre = Bei Gleichstand wird ab „{ $row }“ nach unten gelesen.
almanac-advice = So spielt man diesen Charakter
almanac-life = Das Leben in Kürze
almanac-figures = In Zahlen
almanac-source = Aus { $games } Partien zu viert unter Bots ({ $level }).
almanac-source-solo = Aus { $games } Solopartien eines Bots ({ $level }).
almanac-rules = Die Regeln dazu
almanac-neighbours = Vorheriger und nächster Eintrag
almanac-failed = Der Almanach konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.
almanac-loading = Wird geladen …
almanac-no-entry = Diesen Eintrag gibt es hier nicht.

## What the figures count

almanac-fig-held = Genommen
almanac-fig-fulfilled = Davon erfüllt
almanac-fig-guilders = Gulden je Annahme
almanac-fig-coloured = Mit Farbe
almanac-fig-decorated = Mit Verzierung
almanac-fig-fame = Ruhmpunkte je Annahme
almanac-fig-open = Ausgelegt (Runden)
almanac-fig-taken = Genommen, wenn sie auslag
almanac-fig-both-symbols = Für beide Symbole
almanac-fig-installed = Eingebaut
almanac-fig-uses = Nutzungen je Einbau: { $reward }
almanac-fig-games-open = Ausgelegt (Partien)
almanac-fig-round = Genommen in Runde (Mittel)
almanac-fig-shown = Gespielte Runden
almanac-fig-ahead = Aktionen, bei denen der Automa beginnt
almanac-fig-patrons-taken = Gönner genommen
almanac-fig-dealt = Ausgeteilt
almanac-fig-kept = Davon behalten
almanac-fig-wins = Siege (95-%-Intervall)
almanac-fig-score = Punkte im Mittel
almanac-fig-met = Von einem Wort erfüllt
almanac-fig-claimed = Genommen

## Pictures of the origin of printing

almanac-picture-scribes = Eine Seite, eine Feder, eine Abschrift.
almanac-picture-borrowed = Siegel, Holzschnitt, Münze und Weinpresse.
almanac-picture-type = Eine Letter mit ihrer Kerbe und die Gießform.
almanac-picture-press = Spindel, Bengel, Tiegel; darunter Druckform und Bogen.
almanac-picture-spread = Von Mainz die Flüsse und Straßen Europas entlang.

## The glossary

almanac-gloss-gutenberg-type = Ein Buchstabe, der dir gehört. Aufträge brauchen Lettern zum Drucken; sie werden nicht verbraucht.
almanac-gloss-gutenberg-ink = Eine von vier Farben. Wird für die Farbe von Aufträgen und für manche Gönner ausgegeben und kommt zurück in den Beutel.
almanac-gloss-gutenberg-specialty = Ein Handwerk deiner Druckerei mit sechs Stufen, I bis VI. Stufen werden nicht verbraucht.
almanac-gloss-gutenberg-reward-track = Erreicht eine deiner Spezialisierungen als erste II, IV, V oder VI, bringt das je eine Belohnung, einmal pro Partie.
almanac-gloss-gutenberg-order = Eine Druckkarte und eine Veredelungskarte, fest verbunden. Du hast höchstens vier Aufträge.
almanac-gloss-gutenberg-batch = Die Aufträge, die du in einem Zug zusammen erfüllst. Sie teilen sich deine Lettern: Jede zählt nur für einen.
almanac-gloss-gutenberg-colour = Der erste Teil einer Veredelungskarte: Tinten ausgeben, Ruhmpunkte erhalten.
almanac-gloss-gutenberg-decoration = Der zweite Teil einer Veredelungskarte: Stufen vorweisen, Ruhmpunkte erhalten.
almanac-gloss-gutenberg-bonus = Was ein Auftrag zusätzlich bringt, wenn Farbe und Verzierung erfüllt sind.
almanac-gloss-gutenberg-gear = Ein Rad mit drei Belohnungen. Nur die aktive zählt, einmal pro Runde.
almanac-gloss-gutenberg-sector = Ein Drittel eines Zahnrads mit einer Belohnung.
almanac-gloss-gutenberg-axle = Einer von drei Plätzen für Zahnräder. Benachbarte greifen ineinander.
almanac-gloss-gutenberg-marker = Klötzchen für deinen geheimen Plan. Wer auf einer Aktion mehr hat, ist dort früher dran.
almanac-gloss-gutenberg-first-player-token = Zeigt, wer bei Gleichstand vorn liegt. Es wandert jede Runde weiter.
almanac-gloss-gutenberg-fame = Die Punkte. Wer am Ende die meisten hat, gewinnt.
almanac-gloss-gutenberg-guilders = Das Geld. Je drei übrige sind bei Spielende einen Ruhmpunkt wert.
almanac-gloss-gutenberg-character = Ein historischer Buchdrucker mit eigener Fähigkeit.
almanac-gloss-gutenberg-automa = Ein Gegner aus Karten. Er nimmt Karten und Tinten weg, sammelt aber keine Punkte.
almanac-gloss-gutenberg-card-execution = Sagt dem Automa, welches Feld er leert.
almanac-gloss-letterpress-commons = Zwei Buchstaben und ein Vokal, die alle verwenden dürfen.
almanac-gloss-letterpress-drafted = Die fünf Karten, die du beim Weitergeben behalten hast.
almanac-gloss-letterpress-pool = Alle Buchstaben, die nach einer Runde zu haben sind: die gemeinsamen und die aus den Wörtern.
almanac-gloss-letterpress-collection = Deine genommenen Karten. Sie warten auf das fünfte Wort, das allein entscheidet.
almanac-gloss-letterpress-challenge = Eine Bedingung für Wörter. Wer sie erfüllt, darf die Belohnung nehmen.
almanac-gloss-letterpress-library = Im Solospiel die Karten der Rotationspresse. Das fünfte Wort muss ihre Summe schlagen.
almanac-gloss-letterpress-row = Im Solospiel die Karten eines Wortes, unter die des vorigen gelegt.

## How to play the characters. The figures are those of the lab.

almanac-play-gutenberg = Plane wie alle und versetze den Marker dann dorthin, wo er über die erste Wahl entscheidet. Das zahlt sich in fertigen Aufträgen aus: In gewonnenen Partien erfüllt er { $won_complete_orders } mit Farbe und Verzierung, in den übrigen { $lost_complete_orders }. Zahnräder bringen ihm { $fame_gear } Ruhmpunkte pro Partie.
almanac-play-guillard = Zwei Zahnräder von Anfang an bedeuten Belohnungen ab der ersten Runde: Wähle Sektoren, die du sofort nutzen kannst. In gewonnenen Partien nutzt sie { $won_gear_uses } Mal ein Zahnrad; im Schnitt bringen ihr die Zahnräder { $fame_gear } Ruhmpunkte pro Partie. Bots, die sie zur Wahl haben, behalten sie in { $kept } % der Fälle.
almanac-play-manutius = Seine Fähigkeit greift erst ab zwei Aufträgen: Sammle sie und drucke sie zusammen. Weil du Lettern sparst, bleibt Geld übrig: { $fame_guilders } Ruhmpunkte für Gulden. In gewonnenen Partien erfüllt er mehr Aufträge ganz: { $won_complete_orders }, in den übrigen { $lost_complete_orders }.
almanac-play-ungler = Drei Stufen Vorsprung: Nimm Veredelungskarten, die genau diese beiden Handwerke verlangen, und geh weiter bis VI. Verzierungen bringen ihr { $fame_decoration } Ruhmpunkte, Spezialisierungen am Ende { $fame_specialties }; sie gewinnt { $wins } % ihrer Partien.
almanac-play-schoffer = Halte ein Zahnrad bereit, dessen aktiver Sektor sich doppelt lohnt, etwa für eine Stufe oder eine Tinte, und nutze es zweimal. In gewonnenen Partien nutzt er { $won_gear_uses } Mal ein Zahnrad und kommt dank der Stufen auf { $won_patrons } Gönnerkarten, in den übrigen auf { $lost_patrons }.
almanac-play-tory = Beende keine Runde mit einer Tinte, die keiner deiner Aufträge braucht: Nimm nur, was du brauchst, und gib es aus. Seine Ordnung bringt { $fame_character } von 18 möglichen Ruhmpunkten pro Partie, und er gewinnt { $wins } % seiner Partien.
almanac-play-plantin = Entwickle zwei Handwerke und tausche ihre Stufen so, wie es die Aufträge der Runde verlangen. So lassen sich die meisten ganz erfüllen: { $won_complete_orders } in gewonnenen Partien, { $lost_complete_orders } in den übrigen; Verzierungen bringen { $fame_decoration } Ruhmpunkte.
almanac-play-caxton = Wähle die Farbe, von der du am meisten hast, und nimm, was billig ist: Es passt schon. Gewinnen ist mit ihm schwer, { $wins } % seiner Partien; wo es gelingt, druckt er viel: { $won_orders } Aufträge, in den übrigen Partien { $lost_orders }.
almanac-play-fiol = Für die Belohnung genügt die halbe Veredelung: Farbe oder Verzierung, was gerade da ist, und weiter zum nächsten Auftrag. Solche Belohnungen bringen ihm { $fame_bonus } Ruhmpunkte; in gewonnenen Partien erfüllt er { $won_orders } Aufträge, in den übrigen { $lost_orders }.
almanac-play-vietor = Geld ist Ruhm: Aufträge mit vielen Lettern bringen am meisten, und was übrig bleibt, zählt doppelt. Wenn er gewinnt, hat er am Ende { $won_guilders } Gulden; über alle Partien bringt ihm sein Geld im Mittel { $fame_guilders } Ruhmpunkte.

## Rules that teach

teach-aim = Das Ziel
teach-table = Der Tisch und seine Teile
teach-legend = Was die Symbole bedeuten
teach-round-gutenberg = Eine Runde in sechs Bildern
teach-round-letterpress = Das Spiel in sechs Bildern
teach-rules = Die Regeln
teach-contents = Auf dieser Seite
teach-print = Drucken
teach-almanac = Almanach: { $chapter }
teach-acting-order = Reihenfolge
teach-players = Spieler
teach-place = { $place }.
teach-letter-card = Buchstabenkarte mit ihrem Wert
teach-vowel-card = Vokalkarte, gerahmt
teach-challenge-card = Aufgabe, die zur Buchstabenkarte wurde, in Messing
teach-doubled-card = ×2: Eine Karte steht zweimal für ihren Buchstaben

## The parts of the table

teach-part-gutenberg-1 = Die Runden 1 bis 6 und die Gönner unter den Runden 3 bis 6
teach-part-gutenberg-2 = Aufträge annehmen: Druck- und Veredelungskarten
teach-part-gutenberg-3 = Tinte besorgen: Dreiersets, von links 0, 1, 2 Gulden
teach-part-gutenberg-4 = Spezialisierungen entwickeln: Karten mit zwei Symbolen
teach-part-gutenberg-5 = Druckerei verbessern: die ausliegenden Zahnräder
teach-part-gutenberg-6 = Gunst erhalten: vier Belohnungen, jede einmal pro Runde
teach-part-gutenberg-7 = Planungsmarker und Reihenfolge jeder Aktion
teach-part-gutenberg-8 = Deine Ruhmpunkte, Gulden, Lettern und Tinten
teach-part-gutenberg-9 = Deine Spezialisierungen und die Belohnungsleiste
teach-part-gutenberg-10 = Deine Zahnräder auf drei Achsen
teach-part-gutenberg-11 = Deine Aufträge, höchstens vier
teach-part-gutenberg-12 = Was du tun sollst, und der Knopf dazu
teach-part-gutenberg-13 = Die anderen Druckereien
teach-part-gutenberg-14 = Verlauf, Legende und Regeln
teach-part-letterpress-1 = Die Runden, die fünfte mit Lorbeer
teach-part-letterpress-2 = Gemeinsame Karten: Alle dürfen sie verwenden
teach-part-letterpress-3 = Die offenen Aufgaben
teach-part-letterpress-4 = Dein Wort beim Setzen
teach-part-letterpress-5 = Die Karten, die du behalten hast
teach-part-letterpress-6 = Punkte des Wortes und der Knopf zum Schreiben
teach-part-letterpress-7 = Die anderen Spieler
teach-part-letterpress-8 = Deine Sammlung für das fünfte Wort

## A round in six pictures

teach-step-gutenberg-1 = Die Zahnräder drehen sich um einen Sektor: Eine neue Belohnung ist aktiv.
teach-step-gutenberg-2 = Alle planen geheim: Verteile deine Planungsmarker auf die fünf Aktionen. Wer die meisten hat, wählt zuerst.
teach-step-gutenberg-3 = Nimm einen Auftrag, also eine Karte jeder Reihe, dann ein bis drei Tinten eines Sets.
teach-step-gutenberg-4 = Entwickle Spezialisierungen, baue ein Zahnrad ein, gewinne die Gunst eines Gönners.
teach-step-gutenberg-5 = Erfülle Aufträge: Mit Lettern druckst du sie für Gulden, mit Tinten und Stufen veredelst du sie für Ruhmpunkte.
teach-step-gutenberg-6 = Der Spielplan wird aufgefüllt, das Startspieler-Plättchen wandert weiter. Nach Runde 6 ist Schluss.
teach-step-letterpress-1 = Zwei Buchstaben und ein Vokal liegen offen für alle, dazu drei Aufgaben. Jeder bekommt fünf Karten.
teach-step-letterpress-2 = Behalte eine Karte, gib den Rest nach links weiter, bis du fünf hast.
teach-step-letterpress-3 = Schreibe ein Wort aus deinen und den gemeinsamen Karten. Eine Karte darf zweimal hintereinander für ihren Buchstaben stehen.
teach-step-letterpress-4 = Die Wörter werden aufgedeckt und nach Punkten geordnet.
teach-step-letterpress-5 = In dieser Reihenfolge nehmen alle ein oder zwei Buchstaben und eine Aufgabe, wenn ihr Wort sie erfüllt.
teach-step-letterpress-6 = Nach vier Runden schreibst du das fünfte Wort aus Sammlung und gemeinsamen Karten. Nur dieses entscheidet.

## Advice from the master. The figures are those of the lab.

advice = Ratschläge des Meisters
advice-early-gears = Baue in den ersten beiden Runden je ein Zahnrad ein. Wer darauf verzichtet, hat am Ende { $fame } Ruhmpunkte weniger und gewinnt { $without } % der Partien statt { $with } %.
advice-specialties = Entwickle von Anfang an Spezialisierungen. Wer in den Runden 1 und 2 darauf verzichtet, hat am Ende { $fame } Ruhmpunkte weniger.
advice-patrons = Nimm Gönner, wo du kannst. Wer darauf verzichtet, hat am Ende { $fame } Ruhmpunkte weniger.
advice-complete-orders = Veredle, was du druckst. Druckereien mit sieben Aufträgen samt Farbe und Verzierung kommen im Mittel auf { $high } Punkte, solche mit vier auf { $low }.
advice-orders = Halte die Presse in Gang: Mit neun erfüllten Aufträgen kommt man auf { $high } Punkte, mit sechs auf { $low }.
advice-first-order = Wähle am Anfang einen Auftrag, den du in Runde 1 drucken kannst. Wer das tut, kommt auf { $low } Punkte, wer erst in Runde 2 druckt, auf { $high }.
advice-unfinished = Nimm keine Aufträge an, die du nicht mehr drucken wirst. Wer am Ende auf drei Aufträgen sitzen bleibt, gewinnt { $highWins } % der Partien, wer keinen übrig hat, { $lowWins } %.
advice-masteries = Bring eine zweite Spezialisierung auf VI: Mit zweien gewinnt man { $highWins } % der Partien, mit einer { $lowWins } %.
advice-challenges = Richte dein Wort an einer Aufgabe aus. Wer zwei Aufgaben nimmt, gewinnt { $highWins } % der Partien, wer keine nimmt, { $lowWins } %.
advice-collection = Zähle Karten, nicht Punkte: Mit acht Karten in der Sammlung bringt das letzte Wort im Mittel { $high } Punkte, mit sechs { $low }.
advice-vowels = Sichere dir rechtzeitig Vokale. Mit mindestens drei Karten, auf denen einer steht, bringt das letzte Wort im Mittel { $high } Punkte, mit einer einzigen { $low }.
advice-firsts = Rang 1 bringt mehr Buchstaben: Wer ihn zweimal erreicht, gewinnt { $highWins } % der Partien, wer ihn nie erreicht, { $lowWins } %.
