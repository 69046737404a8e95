### The words of the browser view. Every language has the same ids.

none = keine
automa = Automa
seat = Platz { $number }
bot = Bot
bot-of-level = Bot, { $level }
away = nicht da
planned = hat geplant
taken = vergeben
cancel = Abbrechen
undo = Zurücknehmen
use = Nutzen
turn = Drehen
replace = Ersetzen

## The table's parts

board = Spielplan
round-track = Runden und Gönner
turn-order = Reihenfolge
turn-planned = { $name }, { $markers } Marker
turn-acting = { $name } ist am Zug, { $markers } Marker
turn-done = { $name } war dran
my-house = Meine Druckerei
your-decision = Deine Entscheidung
parts = Teile des Tisches
tab-board = Spielplan
tab-house = Druckerei
tab-others = Andere
tab-log = Verlauf
free-slot = frei
free-axle = Achse { $axle } ist frei
setting-up = Aufbau
round-of = Runde { $round } von 6

## Cards and choices on the board

card-printing = Lettern { $types }, bringt { $pays } Gulden
card-refinement = Farbe { $inks }, Ruhmpunkte: { $colour }. Verzierung { $levels }, Ruhmpunkte: { $decoration }. Belohnung: { $bonus }
bonus-inks = { $count ->
    [one] eine Tinte nach Wahl
   *[other] { $count } Tinten nach Wahl
}
bonus-guilders = { $count } Gulden
bonus-fame = { $count ->
    [one] 1 Ruhmpunkt
   *[other] { $count } Ruhmpunkte
}
bonus-level = eine Stufe in einer Spezialisierung nach Wahl
bonus-order = ein Auftrag
patron-from = Gönner, ab Runde { $round }: { $card }. 8 Ruhmpunkte am Ende
take-inks-here = { $inks } nehmen ({ $price ->
    [0] kostenlos
   *[other] { $price } Gulden
})
track-ink = Belohnung: eine Tinte nach Wahl
track-order = Belohnung: ein Auftrag
track-type = Belohnung: eine Letter nach Wahl
use-gear = Das Zahnrad auf Achse { $axle } nutzen: { $reward }
turn-gear = Das Zahnrad auf Achse { $axle } drehen
replace-gear = Das Zahnrad auf Achse { $axle } ersetzen
discard-order = Diesen Auftrag ablegen: { $order }
buy-this-type = Die Letter { $type } kaufen für { $price } Gulden

## What is asked

ask-keep-character = Jeder hat eine Fähigkeit fürs ganze Spiel. Niemand sieht deine Wahl, bevor alle gewählt haben.
ask-starting-gears = Setze je ein Zahnrad auf Achse 1 und 2, mit beliebigem hellen Sektor.
ask-starting-levels = Eine Fähigkeit beginnt auf I, eine andere auf II; II bringt dir auch eine Tinte.
ask-draft = Wähle eine Druck- und eine Veredelungskarte: zusammen ein Auftrag für später.
ask-choose-types = Nimm, was deine Aufträge verlangen; auch mehrmals dieselbe Letter.
ask-name-colour = Deine Tinten dieser Farbe gelten bis Rundenende als jede Farbe.
ask-plan = Verteile alle Marker auf die fünf Aktionen. Mehr Marker sind früher dran; ohne Marker kein Zug.
ask-plan-made = Warten auf { $names }. Du kannst ihn noch ändern.
ask-shift-marker = Alle Pläne liegen offen: Du darfst einen deiner Marker versetzen.
ask-orders = Wähle eine Druck- und eine Veredelungskarte: zusammen ein Auftrag.
ask-inks = Wähle einen Satz und wie viele Tinten du von links nimmst. Jeder Platz hat seinen Preis.
ask-specialties = Wähle eine Karte: eine Stufe je Symbol oder eine beliebige.
ask-gears = Nimm ein Zahnrad und wähle seinen hellen Sektor oder drehe eines deiner Zahnräder.
ask-patronage = Nimm eine freie Belohnung oder eine Gunstkarte, deren Bedingungen du erfüllst.
ask-fulfil = Tippe an, was du machst. Alles wird auf einmal erfüllt, und diese Aufträge sind weg.
ask-after = Du kannst noch Zahnräder nutzen und Lettern kaufen; dann beende deinen Zug.
ask-keep-order = Behalte eine Druck- und eine Veredelungskarte; die anderen werden abgelegt.
ask-gain-ink = Eine Belohnung: Nimm eine beliebige Tinte aus dem Beutel.
ask-gain-level = Eine Belohnung: Eine Fähigkeit steigt um eine Stufe.
ask-gain-type = Eine Belohnung: Nimm eine Letter für immer.
ask-draw-order = Ziehe je zwei Druck- und Veredelungskarten, behalte je eine, oder verzichte.
ask-over = Das Spiel ist aus. { $count ->
    [0] Niemand hat gewonnen
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}
wait-keep-character = Noch ohne Charakter: { $names }
wait-starting-gears = { $names } wählt die ersten Zahnräder
wait-starting-levels = { $names } wählt die ersten Spezialisierungen
wait-draft = { $names } nimmt einen Auftrag
wait-choose-types = { $names } wählt Lettern
wait-name-colour = { $names } nennt eine Farbe
wait-plan = Noch ohne Plan: { $names }
wait-shift-marker = { $names } darf einen Marker versetzen
wait-orders = { $names } nimmt einen Auftrag an
wait-inks = { $names } besorgt Tinte
wait-specialties = { $names } entwickelt Spezialisierungen
wait-gears = { $names } verbessert die Druckerei
wait-patronage = { $names } sucht die Gunst der Gönner
wait-fulfil = { $names } erfüllt Aufträge
wait-after = { $names } beendet den Zug
wait-keep-order = { $names } sieht Auftragskarten durch
wait-gain-ink = { $names } wählt eine Tinte
wait-gain-level = { $names } wählt eine Spezialisierung
wait-gain-type = { $names } wählt eine Letter
wait-draw-order = { $names } darf einen Auftrag ziehen
wait-over = Das Spiel ist aus

## Verbs

do-keep-character = Diesen Charakter behalten
do-install-starting-gears = Diese Zahnräder einbauen
do-start-specialties = Mit diesen Stufen beginnen
do-draft-order = Diesen Auftrag nehmen
do-choose-types = Diese Lettern nehmen
do-name-colour = Diese Farbe nennen
do-shift-marker = Den Marker versetzen
do-take-order = Diesen Auftrag annehmen
do-take-inks = Diese Tinten nehmen
do-develop-shown = Beide entwickeln
do-develop-one = Eine entwickeln
do-install-gear = Dieses Zahnrad einbauen
do-rotate-gear = Das Zahnrad drehen
do-take-patronage-reward = Diese Belohnung nehmen
do-take-patronage-card = Die Gönnerkarte nehmen
do-fulfil = Diese Aufträge erfüllen
do-use-gear = Das Zahnrad nutzen
do-buy-type = Die Letter kaufen
do-swap-levels = Die Stufen tauschen
do-gain-ink = Diese Tinte nehmen
do-gain-level = Diese Spezialisierung verbessern
do-gain-type = Diese Letter nehmen
do-draw-order = Auftragskarten ziehen
do-keep-order = Diesen Auftrag behalten
do-decline = Verzichten
do-pass = Passen
end-turn = Zug beenden

## Choices that follow

pick-sector = Aktiver Sektor:
pick-develop = Verbessern:
pick-give-ink = Geben:
pick-take-ink = Nehmen:
pick-give-type = Geben:
pick-take-type = Nehmen:
pick-raise = Verbessern:
pick-price = Für:
pick-wild = Deine Joker-Tinten gelten als:
develop-shown = Beide: { $card }
develop-one = Eine Stufe in { $specialty }
draw-more = Zwei weitere Karten für 2 Gulden:
draw-more-mix = { $printing } Druck, { $refinement } Veredelung
choose-discard = Alle vier Auftragsplätze sind belegt: Wähle den Auftrag, der abgelegt wird.
choose-replace = Alle drei Achsen sind belegt: Wähle das Zahnrad, das ersetzt wird.
axle = Achse { $axle }
raise-to = Auf Stufe { $level }:
shift-from = Von:
shift-to = Nach:
less-of = Ein { $what } weniger
more-of = Ein { $what } mehr
your-orders-ask = Deine Aufträge verlangen
swap-levels = Die Stufe von { $specialty } mit einer anderen tauschen

## Planning

markers-left = { $left ->
    [0] Alle Marker gesetzt
   *[other] Noch { $left } Marker
}
plan-keys = Tasten 1–5 setzen Marker, mit Umschalt entfernen sie sie wieder, Enter bestätigt
plan-free-actions = Bevor du bestätigst, kannst du Zahnräder nutzen und Lettern kaufen; alle sehen es.
remove-marker = Ein Marker weniger: { $row }
add-marker = Ein Marker mehr: { $row }
no-marker-here = Auf „{ $row }“ liegt kein Marker, den man zurücknehmen könnte.
needs-to-be-ahead = { $name } kommt hier mit { $markers } oder mehr vor dir
plan-confirmed = Plan bestätigt
clear-plan = Leeren
plan-can-change = Du kannst ihn ändern, bis alle geplant haben.

## Fulfilling

part-print = Drucken
part-colour = Färben
part-decorate = Verzieren
no-batch = Keiner deiner Aufträge kann jetzt gedruckt werden.
use-twice = Zweimal nutzen
batch-total = { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
}, { $guilders } Gulden

## The automa

automa-min = seine leerste Aktion
automa-max = seine vollste Aktion
automa-wants-patron = will eine Gönnerkarte

## The end

game-over = Die Pressen ruhen
ended-by-resignation = Das Spiel endete durch Aufgabe.
at-the-end = Am Ende
round-number = Runde { $round }
score-by-source = Ruhm nach Herkunft
score-by-round = Ruhm nach Runden
watch-again = Noch einmal ansehen
rematch = Noch einmal spielen
to-lobby = Zur Lobby

## Lobby

pages = Seiten
rules-page = Regeln
settings = Einstellungen
lobby-sentence = Zwei Spiele rund um den Buchdruck für eine bis sechs Personen: miteinander, gegen Bots, allein
your-name = Dein Name
guest = Gast
game-gutenberg = Gutenberg
game-gutenberg-sentence = Führe eine Druckerei: Nimm Aufträge an, besorge Tinte, entwickle Spezialisierungen, drehe deine Zahnräder. 1–4 Personen, etwa eine Stunde.
game-letterpress = Letterpress
game-letterpress-sentence = Behalte Buchstaben, schreibe das beste Wort, nimm Buchstaben für das letzte. 1–6 Personen, etwa eine halbe Stunde.
play-now = Gleich gegen Bots spielen
play-solo = Allein
play-same-screen = Am selben Bildschirm
play-friends = Mit Freunden
read-rules = Regeln lesen
my-games = Meine Partien
open-tables = Offene Tische
finished-games = Beendete Partien
no-open-tables = Kein Tisch wartet. Öffne einen mit Freunden und zeige ihn allen.
go-on = Weiterspielen
look-at-table = Ansehen
your-turn = du bist dran
no-server = Der Server antwortet nicht. Versuche es gleich noch einmal.
options = Optionen
option-people = Plätze
option-people-why = Du eingeschlossen; Bots oder Freunde nehmen die anderen
option-level = Bots
option-level-why = Wie gut sie spielen
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-guildmaster = Zunftmeister
option-characters = Charaktere
option-characters-why = Jede Person bekommt einen Drucker mit eigener Fähigkeit
option-automa = Automa
option-automa-why = Ein Gegner aus Papier besetzt einen weiteren Platz; allein spielt er immer mit
option-own-turn = Zahnräder nur im eigenen Zug
option-own-turn-why = So sagt es die deutsche Anleitung. Sonst darf man Zahnräder auch beim Planen nutzen und Lettern kaufen.
option-language = Sprache der Wörter
option-language-why = Buchstaben und Wortliste
option-difficulty = Schwierigkeit im Solospiel
option-difficulty-why = Wie streng die Rotationspresse in der fünften Runde ist
difficulty-easy = leicht
difficulty-normal = normal
difficulty-hard = schwer
option-listed = Tisch allen zeigen
option-listed-why = Alle können ihn finden und sich setzen; sonst nur über den Link
same-screen-names = Wer an diesem Bildschirm spielt
player = Person { $number }
one-more = noch jemand

## At a table

table-seats = Am Tisch
opening = Der Tisch wird gedeckt …
reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
waiting-room = Es fehlen noch Leute. Das Spiel beginnt, wenn alle Plätze besetzt sind.
table-closed = Dieser Tisch wurde geschlossen.
seat-open = freier Platz
seat-for = freigehalten für { $name }
you = du
fill-with-bot = An einen Bot geben
remove-from-seat = Vom Tisch entfernen
sit-down = Hinsetzen
your-name-here = Dein Name an diesem Tisch
invite = Lade andere mit diesem Link ein
copy = Kopieren
copied = Kopiert
hand-over = Gib weiter an { $name }
hand-over-why = Gib das Gerät weiter, bevor du fortfährst: Was jetzt kommt, darf nur diese Person sehen.
i-am = Ich bin { $name }
menu = Menü
menu-keys = Tasten: Tab geht zu allem auf dem Tisch, die Pfeile nur zu dem, was wählbar ist. Enter wählt es oder sagt, warum es nicht geht.
close = Schließen
resign = Aufgeben
resign-sure = Wirklich aufgeben
fair-checked = Faire Mischung: Diese Seite hat nachgerechnet. Der Server hatte seine geheime Zahl festgelegt, bevor er deine sah, und die Karten folgen aus beiden.
fair-partly = Die Mischung folgt aus den Zahlen, die dafür zusammenkamen. Auf diesem Gerät liegt keine Zahl von dir, um auch den Rest zu prüfen.
fair-failed = Die Mischung passt nicht zu dem, was der Server zugesagt hat. Sichere die Partie und frag, wer diesen Server betreibt.
fair-impossible = Hier kann dieser Browser die Mischung nicht prüfen: Dafür braucht es eine https-Adresse.
absent-title = { $name } ist schon lange weg.
absent-what = Alle warten. Ihr könnt ohne diesen Platz weitermachen:
absent-win = Sieg beanspruchen
absent-out = Aus dem Spiel nehmen
absent-bot = Einen Bot weiterspielen lassen
absent-abort = Partie abbrechen
absent-sure = Wirklich: { $what }
ended-abort = Die Partie wurde abgebrochen. Niemand gewinnt.
log = Verlauf
log-all = Alles
log-earlier = Früheres
log-filter = Wessen Züge
log-undo = { $name } nimmt einen Zug zurück.
log-resign = { $name } gibt auf.
log-timeout = { $name } hat keine Zeit mehr.
log-absent = { $name } ist abwesend; es geht weiter.
log-abort = { $name } bricht die Partie ab.
chat = Chat
chat-say = Sag etwas
chat-send = Senden
looking-back = Rückblick
to-the-present = Zurück zur Gegenwart
look-back-here = Auf diesen Moment zurückblicken
since-last = seit deinem letzten Zug
unplayable-title = Diese Partie stammt aus einer anderen Version
unplayable-why = Sie wurde mit Regeln, Karten oder Wörtern begonnen, die dieser Server nicht mehr hat, und kann deshalb nicht weitergespielt werden. Alles, was geschehen ist, bleibt erhalten.
unplayable-close = Diesen Tisch schließen
error-unplayable = Diese Partie wurde unter einer anderen Version begonnen und kann hier nicht weitergespielt werden.
error-stale = Der Tisch ist schon weiter. Sieh noch einmal hin.
error-cannot_undo = Das lässt sich nicht zurücknehmen: Verborgenes wurde aufgedeckt, oder jemand anders war schon dran.
error-seat_taken = Dieser Platz ist vergeben.
error-forbidden = Das ist weder dein Platz noch dein Tisch.
error-not_found = Diesen Tisch gibt es nicht.
error-too_many = Zu viele Anfragen. Warte einen Augenblick.
error-not_signed_in = Deine Sitzung ist zu Ende. Lade die Seite neu.
error-no_spectators = Dieser Tisch ist nicht für Zuschauer offen.
error-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst dich hier nicht mehr hinsetzen.
error-name_taken = Jemand an diesem Tisch heißt schon so oder fast genauso. Nimm einen anderen Namen.
error-not_absent = Dieser Platz ist nicht abwesend oder noch nicht lange genug.
error-changed_too_often = Du hast dich sehr oft umentschieden. Diese Entscheidung gilt jetzt.
error-too_many_tables = An mehreren deiner Tische spielen nur Bots. Warte, bis eine Partie zu Ende ist.
error-no_help = Keine Wortlisten hier: Deine Wörter findest du selbst.
error-nonce_given = Deine Zahl für die Mischung liegt schon vor.
error-session_ended = Deine Sitzung ist zu Ende. Lade die Seite neu.
error-unavailable = Der Server erreicht seine Datenbank nicht. Es wurde nichts geändert; versuche es gleich noch einmal.
error-outcome_unknown = Die Verbindung zur Datenbank ist abgerissen: Ob das gespeichert wurde, ist nicht bekannt. Sieh auf den Tisch, bevor du weiterspielst.
error-internal = Auf dem Server ist etwas schiefgegangen. Sieh auf den Tisch, bevor du weiterspielst.
error-bad_request = Der Server hat diese Anfrage nicht verstanden. Lade die Seite neu.
error-bad_request-name_length = Ein Name hat { $min } bis { $max } Zeichen.
error-bad_request-name_character = Der Name enthält ein Zeichen, das nicht erlaubt ist. Nimm einen anderen Namen.
error-bad_request-chat_length = Eine Nachricht hat { $min } bis { $max } Zeichen.
error-bad_request-chat_character = Die Nachricht enthält ein Zeichen, das nicht erlaubt ist.
error-bad_request-login_format = Ein Anmeldename hat { $min } bis { $max } Zeichen: Buchstaben von a bis z, Ziffern, - und _.
error-bad_request-password_length = Ein Passwort hat { $min } bis { $max } Zeichen.
error-bad_request-email_format = Das ist keine E-Mail-Adresse.
error-bad_options = Mit diesen Einstellungen lässt sich nicht spielen. Wähle andere.
error-wrong_origin = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.
error-banned = Du bist auf diesem Server gesperrt.
error-wrong_method = Der Server hat diese Anfrage nicht verstanden. Lade die Seite neu.
error-login_taken = Dieser Anmeldename ist vergeben. Nimm einen anderen.
error-not_open = Die Partie hat schon begonnen, oder der Tisch ist geschlossen.
error-not_running = An diesem Tisch läuft keine Partie.
error-not_over = Das ist zu sehen, wenn die Partie zu Ende ist.
error-illegal = Das erlauben die Regeln nicht.
error-too_large = Das ist zu lang zum Senden.
error-stopping = Der Server startet neu. Versuche es gleich noch einmal.
error-too_slow = Die Verbindung ist zu langsam.

## Settings

language = Sprache
theme = Darstellung
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
motion = Animationen
motion-slow = langsam
motion-normal = normal
motion-off = aus
confirm-choices = Jede Wahl mit einer Schaltfläche bestätigen
sound = Klopfen, wenn ich dran bin
save = Speichern
password = Passwort
password-again = Bitte gib dein Passwort noch einmal ein.
mail = E-Mails
mail-why = In Partien mit Tagen pro Zug kann dir der Server schreiben, wenn du am Zug bist.
mail-address = Deine E-Mail-Adresse
mail-wrong = Das ist keine E-Mail-Adresse.
mail-unconfirmed = Eine Nachricht ist unterwegs an { $address }. Folge dem Link darin, sonst kommen keine weiteren.
mail-again = Noch einmal senden
mail-confirmed = { $address } ist bestätigt.
mail-turns = Schreib mir, wenn ich am Zug bin
mail-following = Einen Moment …
mail-is-confirmed = Deine Adresse ist bestätigt. In den Einstellungen kannst du die Nachrichten ein- und ausschalten.
mail-is-stopped = Erledigt: Du bekommst diese Nachrichten nicht mehr.
mail-link-old = Dieser Link gilt nicht mehr. In den Einstellungen kannst du eine neue Nachricht anfordern.
my-data = Meine Daten
my-data-kept = Der Server speichert deinen Namen, deine Partien und Chats sowie Konto und Adresse, falls du sie angegeben hast. Unbenutzte Anmeldungen enden nach { $sessions } Tagen. Gäste ohne Partie werden { $guests } Tage nach ihrem letzten Besuch gelöscht, nie begonnene Tische nach { $tables } Tagen.
my-data-download = Meine Daten herunterladen
delete-me = Mich löschen
delete-me-why = Name, Konto, Adresse und Anmeldungen werden endgültig gelöscht. Laufende Partien gibst du auf. Beendete Partien und Chats bleiben, ohne deinen Namen.
delete-me-sure = Wirklich alles löschen
keep-me = Nicht löschen
deleted-me = Alles über dich ist gelöscht.
former-player = Ehemaliger Mitspieler
error-password_needed = Gib zuerst dein Passwort noch einmal ein.
error-wrong_password = Das Passwort ist falsch.

## Rules and replay

search-rules = Suchen
rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-in-english = Diese Regeln sind noch nicht übersetzt.
step-first = Zum Anfang
step-back = Einen Zug zurück
step-on = Einen Zug weiter
step-last = Zum Ende
ply-of = { $ply } von { $plies }

## The word game

letterpress-round-of = Runde { $round } von 5
letterpress-ask-draft = Behalte eine Karte; die anderen gehen nach links
letterpress-ask-write = Schreibe: Tippe ein Wort oder wähle Karten
letterpress-ask-claim = Nimm Buchstaben aus der Auslage
letterpress-ask-lay = Lege die neue Reihe unter die letzte
letterpress-ask-library = Wähle eine Karte der Bibliothek
letterpress-wait-draft = Noch ohne Karte: { $names }
letterpress-wait-write = Noch ohne Wort: { $names }
letterpress-wait-claim = { $names } nimmt Buchstaben
letterpress-wait-lay = { $names } legt die Reihe
letterpress-wait-library = { $names } wählt eine Karte der Bibliothek
letterpress-made = Deine Wahl steht. Es fehlt noch: { $names }
letterpress-keep-one = Behalte eine
letterpress-can-change = Du kannst sie ändern, bis alle gewählt haben.
letterpress-your-word = Dein Wort
letterpress-valid = { $letters ->
    [one] 1 Buchstabe
   *[other] { $letters } Buchstaben
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
letterpress-rack = Deine und die gemeinsamen Karten
letterpress-written = Geschrieben: { $word }. Du kannst es ändern, bis alle geschrieben haben.
letterpress-reveal = Wörter und genommene Buchstaben
has-claimed = hat genommen
claims = nimmt { $count ->
    [one] 1 Buchstaben
   *[other] { $count } Buchstaben
}
claim-picked = { $picked } von { $most } gewählt
met-by = erfüllt von { $names }
ready = fertig
library-collect = 13 Punkte oder mehr: Wähle eine Karte für deine Sammlung
library-return = 12 Punkte oder weniger: Wähle eine Karte, die unter ihr Deck kommt
letterpress-type = Tippe ein Wort, oder berühre Karten
letterpress-keys = Buchstaben oder Kartennummern setzen das Wort, Tab wechselt die Karte eines Buchstabens, Enter schreibt.
letterpress-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
letterpress-card = { $letters }, Wert { $value }
letterpress-set = { $word }, { $letters ->
    [one] 1 Buchstabe
   *[other] { $letters } Buchstaben
}
letterpress-common = gemeinsam
letterpress-keep = { $letters } behalten
letterpress-rest-to = Die anderen gehen an { $name }.
letterpress-rest-under = Die anderen kommen unter den Stapel.
letterpress-draft-keys = Nummer oder Buchstabe wählt, Enter behält.
letterpress-ask-pile = Behalte eine Karte dieses Päckchens; die anderen kommen unter den Stapel
letterpress-ask-last = Letzte Runde: schreibe ein Wort aus deiner Sammlung und den gemeinsamen Karten
letterpress-ask-last-solo = Schlage { $library ->
    [one] den 1 Punkt
   *[other] die { $library } Punkte
} der Bibliothek mit deiner Sammlung{ $words ->
    [0] { "" }
   *[other] : bisher { $points }
}
letterpress-write = { $word } schreiben
letterpress-is-written = Geschrieben
letterpress-shuffle = Mischen
letterpress-take-back = Diese Karte zurücknehmen
letterpress-passed = Du schreibst nichts. Du kannst es ändern, bis alle geschrieben haben.
letterpress-pass-sure = Wirklich nichts schreiben
letterpress-easy = Schreibe so viele Wörter, wie du willst, jede Karte in einem davon: ihre Punkte werden addiert.
letterpress-hard = Karten, die du übrig lässt, kommen in die Bibliothek.
letterpress-finish = Mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} aufhören
letterpress-wanted = verlangt: { $shape }
letterpress-counted = { $count }: { $found }
letterpress-too-few = { $count }: { $found }, mindestens { $needed } nötig
letterpress-too-many = { $count }: { $found }, höchstens { $allowed } erlaubt
letterpress-met = Erfüllt, denn: { $why }
letterpress-unmet = Nicht erfüllt, denn: { $why }
letterpress-open = Zeigt sich, wenn alle Wörter offen liegen: { $why }
letterpress-claim-challenge = Auch diese Aufgabe nehmen
letterpress-claim = { $letters } nehmen
letterpress-claim-with = Und die Aufgabe „{ $challenge }“.
letterpress-claim-keys = Die Taste eines Buchstabens wählt ihn, Enter nimmt.
letterpress-nothing = nichts geschrieben
letterpress-lay = Reihe legen, { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
} sammeln
letterpress-lay-says = Platz { $place } von { $places }. Gesammelt: { $letters }
letterpress-lay-why = Eine Karte wird gesammelt, wenn die darunter mindestens so viel wert ist.
letterpress-offset = Platz { $place } von { $places }
letterpress-shift-left = Nach links schieben
letterpress-shift-right = Nach rechts schieben
letterpress-last-row = Letzte Reihe
letterpress-collect = { $letters } sammeln
letterpress-return = { $letters } zurücklegen
letterpress-library-why = Die Bibliothek zählt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. In Runde 5 musst du schlagen, was von ihr bleibt.
letterpress-best-title = Das beste Wort deiner Karten
letterpress-best-none = Deine Karten gaben kein Wort her.
letterpress-best-found = Du hast es gefunden!
letterpress-best-missed = Du schriebst { $word }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
letterpress-best-passed = Du hast nichts geschrieben.
letterpress-rule = Regel { $rule }
letterpress-is-draft = wählt …
letterpress-is-write = schreibt …
letterpress-collected = { $count ->
    [one] 1 Karte gesammelt
   *[other] { $count } Karten gesammelt
}
letterpress-winner = Sieg
letterpress-tie = Gleichstand entschieden durch: { $by }.
letterpress-by-round = Wörter nach Runden
letterpress-press-beaten = Die Rotationspresse ist geschlagen
letterpress-press-wins = Die Rotationspresse gewinnt
letterpress-press-result = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gegen { $library } der Bibliothek
option-best-word = Das beste Wort
option-best-word-why = Nach jeder Runde erfährst du das beste Wort deiner Karten
option-family = Familientaugliche Wörter
option-family-why = Vulgäre und menschenfeindliche Wörter zählen nicht; Bots schreiben sie nie
option-family-usual = bei leichteren Bots
option-family-yes = immer
option-family-no = nie
option-shortest = Kürzestes Wort
option-shortest-why = So viele Buchstaben braucht ein Wort mindestens
option-overhang = Solo: Reihen dürfen überstehen
option-overhang-why = Die neue Reihe darf links oder rechts über die alte hinausragen

## A game without its own table

generic-your-turn = Du bist am Zug
generic-waiting = Es fehlt noch: { $names }
generic-other-action = Eine andere Aktion als JSON
generic-view = Stand des Spiels

## Partien auf diesem Gerät
no-server-lobby = Kein Server antwortet: Spiele allein, gegen Bots oder an einem Bildschirm. Partien mit Freunden brauchen einen Server.
local-game = auf diesem Gerät
local-export = Als Datei sichern
local-import = Partie aus einer Datei laden
local-delete = Löschen
local-delete-sure = Ja, löschen
local-take-over = In diesem Tab spielen
local-reset = Alle Partien dieses Geräts löschen
local-reset-sure = Ja, alle löschen
look-back = Rückblick
bots-think = Bots denken nach
continue-here = Ab hier weiterspielen
continue-why = Beginnt eine neue Partie ab diesem Zug. Bots übernehmen die anderen Plätze.
continue-seat = Dein Platz
offline-words = Wortlisten ohne Netz
offline-words-why = Eine Wortliste bleibt auf diesem Gerät, sobald du mit ihr gespielt hast. Schalte eine ein, um sie jetzt zu laden.
new-version = Eine neue Version ist da.
new-version-take = Aktualisieren
error-storage_full = Auf diesem Gerät ist kein Platz mehr, der Zug wurde nicht gespeichert. Lösche beendete Partien und versuche es noch einmal.
error-storage_broken = Die Partien auf diesem Gerät lassen sich nicht lesen oder speichern. Partien auf einem Server sind nicht betroffen.
error-other_tab = Diese Partie ist in einem anderen Tab offen.
error-game_damaged = Eine Partie auf diesem Gerät ist beschädigt und lässt sich nicht spielen. Deine anderen Partien sind in Ordnung.
error-module_missing = Die Spieldateien ließen sich nicht laden. Geh online und lade die Seite neu.
error-module_crashed = Das Spielprogramm ist stehen geblieben. Nichts ist verloren: Lade die Seite neu.
error-words_missing = Die Wortliste ist nicht auf diesem Gerät. Geh einmal online, um sie zu laden.
error-not_a_record = Diese Datei ist keine gespeicherte Partie.
error-record_refused = Das ist keine echte Aufzeichnung einer Partie: { $detail }
error-other_version = Diese Partie wurde mit einer anderen Version begonnen und lässt sich hier nicht weiterspielen.
