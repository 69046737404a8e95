### The words of the browser view. Every language has the same ids.

none = keine
seat = Platz { $number }
bot = Bot
bot-of-level = Bot, { $level }
away = abwesend
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
turn-planned = { $name }: { $markers } Marker
turn-acting = { $name } ist am Zug: { $markers } Marker
turn-done = { $name } war schon dran
my-house = Meine Druckerei
your-decision = Deine Entscheidung
parts = Bereiche des Tisches
tab-board = Spielplan
tab-house = Druckerei
tab-others = Gegner
tab-log = Verlauf
free-slot = frei
free-axle = Achse { $axle }: frei
setting-up = Aufbau
round-of = Runde { $round } von 6

## Cards and choices on the board

card-printing = Druck ({ $types }): { $pays } Gulden
card-refinement = Farbe ({ $inks }): { $colour ->
    [one] 1 Ruhmpunkt
   *[other] { $colour } Ruhmpunkte
}. Verzierung ({ $levels }): { $decoration ->
    [one] 1 Ruhmpunkt
   *[other] { $decoration } Ruhmpunkte
}. Belohnung: { $bonus }
bonus-inks = { $count ->
    [one] 1 Tinte nach Wahl
   *[other] { $count } Tinten nach Wahl
}
bonus-guilders = { $count } Gulden
bonus-fame = { $count ->
    [one] 1 Ruhmpunkt
   *[other] { $count } Ruhmpunkte
}
bonus-level = eine Stufe in einer Spezialisierung nach Wahl
bonus-order = ein Auftrag
patron-from = Gönner, ab Runde { $round }: { $card }. 8 Ruhmpunkte bei Spielende
take-inks-here = { $price ->
    [0] { $inks } kostenlos nehmen
   *[other] { $inks } für { $price } Gulden nehmen
}
track-ink = Belohnung: eine Tinte nach Wahl
track-order = Belohnung: ein Auftrag
track-type = Belohnung: eine Letter nach Wahl
use-gear = Zahnrad auf Achse { $axle } nutzen: { $reward }
turn-gear = Zahnrad auf Achse { $axle } drehen
replace-gear = Zahnrad auf Achse { $axle } ersetzen
discard-order = Diesen Auftrag ablegen: { $order }
buy-this-type = Letter { $type } für { $price } Gulden kaufen

## What is asked

ask-keep-character = Jeder Charakter hat eine Fähigkeit für die ganze Partie. Die Wahl bleibt geheim, bis alle gewählt haben.
ask-starting-gears = Baue ein Zahnrad auf Achse 1 und eines auf Achse 2 ein. Den aktiven Sektor wählst du jeweils frei.
ask-starting-levels = Eine Spezialisierung beginnt auf Stufe I, eine andere auf Stufe II; Stufe II bringt dir außerdem eine Tinte.
ask-draft = Wähle eine Druck- und eine Veredelungskarte: zusammen ein Auftrag, den du später erfüllst.
ask-choose-types = Nimm die Lettern, die deine Aufträge verlangen. Du darfst dieselbe mehrmals nehmen.
ask-name-colour = Deine Tinten dieser Farbe gelten bis Rundenende als beliebige Farbe.
ask-plan = Verteile alle Marker auf die fünf Aktionen. Wer auf einer die meisten hat, ist dort zuerst dran; ohne Marker kein Zug.
ask-plan-made = Warten auf { $names }. Du kannst deinen Plan noch ändern.
ask-shift-marker = Alle Pläne sind aufgedeckt: Du darfst einen deiner Marker auf eine andere Aktion versetzen.
ask-orders = Wähle eine Druck- und eine Veredelungskarte: zusammen ein Auftrag.
ask-inks = Wähle ein Set und nimm von links so viele Tinten, wie du willst. Jedes Feld hat seinen Preis.
ask-specialties = Wähle eine Karte: eine Stufe je Symbol oder eine Stufe in einer beliebigen Spezialisierung.
ask-gears = Nimm ein Zahnrad und wähle seinen aktiven Sektor – oder drehe eines deiner Zahnräder.
ask-patronage = Nimm eine freie Belohnung oder eine Gönnerkarte, deren Bedingungen du erfüllst.
ask-fulfil = Tippe an, was du erfüllen willst. Diese Aufträge werden danach abgelegt.
ask-after = Du kannst noch Zahnräder nutzen und Lettern kaufen. Beende dann deinen Zug.
ask-keep-order = Behalte eine Druck- und eine Veredelungskarte; die anderen legst du ab.
ask-gain-ink = Belohnung: Nimm eine Tinte nach Wahl aus dem Beutel.
ask-gain-level = Belohnung: Verbessere eine Spezialisierung um eine Stufe.
ask-gain-type = Belohnung: Nimm eine Letter nach Wahl.
ask-draw-order = Ziehe zwei Druck- und zwei Veredelungskarten und behalte je eine – oder verzichte.
ask-over = Spielende. { $count ->
    [0] Niemand gewinnt
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen
}
wait-keep-character = Warten auf die Charakterwahl von { $names }
wait-starting-gears = { $names } wählt Startzahnräder
wait-starting-levels = { $names } wählt Startstufen
wait-draft = { $names } wählt einen Auftrag
wait-choose-types = { $names } wählt Lettern
wait-name-colour = { $names } wählt die Joker-Tinte
wait-plan = Warten auf den Plan von { $names }
wait-shift-marker = { $names } darf einen Marker versetzen
wait-orders = { $names } nimmt einen Auftrag an
wait-inks = { $names } besorgt Tinte
wait-specialties = { $names } entwickelt Spezialisierungen
wait-gears = { $names } verbessert die Druckerei
wait-patronage = { $names } wählt eine Belohnung oder einen Gönner
wait-fulfil = { $names } erfüllt Aufträge
wait-after = { $names } beendet den Zug
wait-keep-order = { $names } sieht Auftragskarten durch
wait-gain-ink = { $names } wählt eine Tinte
wait-gain-level = { $names } wählt eine Spezialisierung
wait-gain-type = { $names } wählt eine Letter
wait-draw-order = { $names } darf einen Auftrag ziehen
wait-over = Spielende

## Verbs

do-keep-character = Diesen Charakter behalten
do-install-starting-gears = Diese Zahnräder einbauen
do-start-specialties = Mit diesen Stufen beginnen
do-draft-order = Diesen Auftrag wählen
do-choose-types = Diese Lettern nehmen
do-name-colour = Diese Joker-Tinte wählen
do-shift-marker = Marker versetzen
do-take-order = Diesen Auftrag annehmen
do-take-inks = Diese Tinten nehmen
do-develop-shown = Beide verbessern
do-develop-one = Eine verbessern
do-install-gear = Dieses Zahnrad einbauen
do-rotate-gear = Zahnrad drehen
do-take-patronage-reward = Diese Belohnung nehmen
do-take-patronage-card = Diese Gönnerkarte nehmen
do-fulfil = Diese Aufträge erfüllen
do-use-gear = Zahnrad nutzen
do-buy-type = Letter kaufen
do-swap-levels = Stufen tauschen
do-gain-ink = Diese Tinte nehmen
do-gain-level = Diese Spezialisierung verbessern
do-gain-type = Diese Letter nehmen
do-draw-order = Auftragskarten ziehen
do-draw-more = Diese Karten ziehen
do-keep-order = Diesen Auftrag behalten
do-decline = Ver­zich­ten
do-pass = Passen
end-turn = Zug beenden

## Choices that follow

pick-sector = Aktiver Sektor:
pick-develop = Verbessern:
pick-give-ink = Abgeben:
pick-take-ink = Nehmen:
pick-give-type = Abgeben:
pick-take-type = Nehmen:
pick-raise = Verbessern:
pick-price = Für:
pick-wild = Deine Joker-Tinten gelten als:
develop-shown = Beide: { $card }
develop-one = Eine Stufe in { $specialty }
draw-more = Zwei weitere Karten für 2 Gulden:
draw-more-mix = { $printing } × Druck, { $refinement } × Veredelung
choose-discard = Alle vier Auftragsplätze sind belegt: Wähle den Auftrag, der abgelegt wird.
choose-replace = Alle drei Achsen sind belegt: Wähle das Zahnrad, das ersetzt wird.
axle = Achse { $axle }
raise-to = Auf Stufe { $level }:
shift-from = Von:
shift-to = Nach:
less-of = { $what } entfernen
more-of = { $what } hinzufügen
your-orders-ask = Deine Aufträge verlangen
swap-levels = Stufe in { $specialty } mit einer anderen Spezialisierung tauschen

## Planning

markers-left = { $left ->
    [0] Alle Marker gesetzt
   *[other] Noch { $left } Marker
}
plan-keys = Tasten 1–5 setzen einen Marker, Umschalt + 1–5 entfernt einen, Enter bestätigt
plan-free-actions = Bevor du bestätigst, kannst du Zahnräder nutzen und Lettern kaufen. Das sehen alle.
remove-marker = Marker entfernen: { $row }
add-marker = Marker hinzufügen: { $row }
no-marker-here = Auf „{ $row }“ liegt kein Marker, den du entfernen könntest.
needs-to-be-ahead = { $name } ist hier mit mindestens { $markers ->
    [one] 1 Marker
   *[other] { $markers } Markern
} vor dir dran
plan-confirmed = Plan bestätigt
plan-can-change = Du kannst ihn ändern, bis alle geplant haben.

## Fulfilling

part-print = Drucken
part-colour = Färben
part-decorate = Verzieren
no-batch = Du kannst gerade keinen deiner Aufträge drucken.
use-twice = Zweimal nutzen
batch-total = { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
}, { $guilders } Gulden

## The automa

automa-wants-patron = will eine Gönnerkarte

## The end

game-over = Spielende
ended-by-resignation = Die Partie endete, weil jemand aufgegeben hat.
at-the-end = Spielende
round-number = Runde { $round }
score-by-source = Ruhm nach Herkunft
score-by-round = Ruhm nach Runden
watch-again = Wiederholung
review-game = Rückblick
reviews-all = Alle meine Rückblicke
rematch = Revanche
to-lobby = Zurück zur Lobby

## Lobby

pages = Seiten
rules-page = Regeln
settings = Einstellungen
lobby-sentence = Zwei Spiele rund um den Buchdruck: mit Freunden, gegen Bots oder solo
your-name = Dein Name
guest = Gast
game-gutenberg = Gutenberg
game-letterpress = Letterpress
play-now = Jetzt spielen
play-solo = Solo
play-same-screen = An einem Gerät
play-friends = Mit Freunden
my-games = Meine Partien
open-tables = Offene Tische
finished-games = Beendete Partien
no-open-tables = Keine offenen Tische. Wähle „Mit Freunden“ und erstelle selbst einen öffentlichen Tisch.
go-on = Weiterspielen
look-at-table = Ansehen
your-turn = du bist dran
no-server = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
options = Optionen
option-people = Spieler
option-people-why = Du zählst mit; Bots oder Freunde besetzen die anderen Plätze
option-level = Bots
option-level-why = Schwierigkeit
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-guildmaster = Zunftmeister
option-characters = Charaktere
option-characters-why = Jeder Spieler bekommt einen Buchdrucker mit eigener Fähigkeit
option-automa = Automa
option-automa-why = Ein automatischer Gegner spielt mit; im Solospiel immer
option-own-turn = Zahnräder nur im eigenen Zug
option-own-turn-why = Wie in der deutschen Anleitung. Sonst kannst du auch beim Planen Zahnräder nutzen und Lettern kaufen.
option-language = Sprache der Wörter
option-language-why = Buchstaben und Wortliste
option-difficulty = Schwierigkeit im Solospiel
option-difficulty-why = Wie streng die Rotationspresse in Runde 5 ist
difficulty-easy = leicht
difficulty-normal = normal
difficulty-hard = schwer
option-listed = Öffentlicher Tisch
option-listed-why = Alle können ihn finden und mitspielen; sonst nur über den Link
option-hints = Tipps
option-hints-why = Mit Freunden: Alle am Tisch können sich einen guten Zug mit Begründung zeigen lassen
same-screen-names = Spieler an diesem Gerät
player = Spieler { $number }
one-more = Spieler hinzufügen

## At a table

table-seats = Am Tisch
opening = Wird geladen …
reconnecting = Verbindung unterbrochen. Sie wird wiederhergestellt; deine Wahl bleibt erhalten.
table-closed = Dieser Tisch wurde geschlossen.
seat-open = freier Platz
seat-for = reserviert für { $name }
you = du
fill-with-bot = Mit Bot besetzen
remove-from-seat = Vom Tisch entfernen
sit-down = Mitspielen
your-name-here = Dein Name an diesem Tisch
invite = Lade Mitspieler mit diesem Link ein
copy = Kopieren
copied = Kopiert
hand-over = Gib das Gerät an { $name } weiter
hand-over-why = Was jetzt kommt, darf nur dieser Spieler sehen.
i-am = Ich bin { $name }
menu = Menü
menu-keys = Tastatur: Tab springt durch alles auf dem Tisch, die Pfeiltasten nur durch das, was du wählen kannst. Enter wählt es aus oder sagt dir, warum es nicht geht.
close = Schließen
resign = Aufgeben
resign-sure = Ja, aufgeben
fair-checked = Faire Mischung: Diese Seite hat nachgerechnet. Der Server hatte sich auf seine geheime Zahl festgelegt, bevor er deine sah, und aus beiden ergibt sich die Verteilung der Karten.
fair-partly = Die Mischung passt zu den Zahlen, aus denen sie berechnet wurde. Der Rest lässt sich nicht prüfen: Auf diesem Gerät ist für diese Partie keine Zahl von dir gespeichert.
fair-failed = Die Mischung passt nicht zu dem, was der Server zugesagt hat. Speichere die Partie als Datei und wende dich an den Betreiber des Servers.
fair-impossible = Hier kann dieser Browser die Mischung nicht prüfen: Dafür braucht es eine https-Adresse.
absent-title = { $name } ist schon lange abwesend.
absent-what = Alle warten. Ihr könnt ohne diesen Spieler weitermachen:
absent-win = Sieg beanspruchen
absent-out = Aus der Partie nehmen
absent-bot = Einen Bot übernehmen lassen
absent-abort = Partie abbrechen
absent-sure = Ja: { $what }
ended-abort = Die Partie wurde abgebrochen. Niemand gewinnt.
log = Verlauf
log-all = Alle Spieler
log-earlier = Ältere Einträge
log-filter = Nach Spieler filtern
log-undo = { $name } nimmt einen Zug zurück.
log-resign = { $name } gibt auf.
log-timeout = { $name } hat die Bedenkzeit überschritten.
log-absent = { $name } ist abwesend; die Partie geht ohne diesen Spieler weiter.
log-abort = { $name } bricht die Partie ab.
chat = Chat
chat-say = Nachricht schreiben
chat-send = Senden
looking-back = Frühere Züge
to-the-present = Zurück zum aktuellen Stand
look-back-here = Diesen Stand ansehen
since-last = seit deinem letzten Zug
unplayable-title = Diese Partie stammt aus einer anderen Version
unplayable-why = Sie wurde mit Regeln, Karten oder Wörtern begonnen, die dieser Server nicht mehr hat, und kann deshalb nicht weitergespielt werden. Ihr Verlauf bleibt erhalten.
unplayable-close = Diesen Tisch schließen
error-unplayable = Diese Partie wurde mit einer anderen Version begonnen und kann hier nicht weitergespielt werden.
error-stale = Das Spiel ist schon weiter. Prüfe den Spielstand und versuche es noch einmal.
error-cannot_undo = Das kannst du nicht zurücknehmen: Verdecktes wurde aufgedeckt, oder ein anderer Spieler war dran.
error-seat_taken = Dieser Platz ist besetzt. Wähle einen anderen.
error-forbidden = Das darfst du hier nicht: Der Platz oder der Tisch gehört jemand anderem.
error-not_found = Diesen Tisch gibt es nicht. Prüfe den Link.
error-too_many = Zu viele Anfragen. Warte einen Augenblick.
error-not_signed_in = Deine Sitzung ist abgelaufen. Lade die Seite neu.
error-no_spectators = An diesem Tisch sind keine Zuschauer erlaubt.
error-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst hier nicht mehr mitspielen.
error-name_taken = Jemand an diesem Tisch heißt schon so oder fast genauso. Wähle einen anderen Namen.
error-not_absent = Dieser Spieler ist nicht abwesend oder noch nicht lange genug.
error-changed_too_often = Du hast dich zu oft umentschieden. Diese Wahl gilt jetzt.
error-too_many_tables = An mehreren deiner Tische spielen nur Bots. Warte, bis eine dieser Partien zu Ende ist.
error-no_help = An diesem Tisch werden mögliche Züge und Wörter nicht aufgelistet: Du musst sie selbst finden.
error-nonce_given = Deine Zahl für die Mischung liegt schon vor.
error-session_ended = Deine Sitzung ist abgelaufen. Lade die Seite neu.
error-unavailable = Der Server erreicht seine Datenbank nicht. Es wurde nichts geändert; versuche es gleich noch einmal.
error-outcome_unknown = Die Verbindung zur Datenbank ist abgebrochen. Vielleicht wurde dein Zug gespeichert, vielleicht nicht: Prüfe den Spielstand, bevor du weiterspielst.
error-internal = Auf dem Server ist etwas schiefgegangen. Prüfe den Spielstand, bevor du weiterspielst.
error-bad_request = Der Server hat diese Anfrage nicht verstanden. Lade die Seite neu.
error-bad_request-name_length = Ein Name muss { $min } bis { $max } Zeichen haben.
error-bad_request-name_character = Dieser Name enthält ein Zeichen, das nicht erlaubt ist. Wähle einen anderen.
error-bad_request-chat_length = Eine Nachricht muss { $min } bis { $max } Zeichen haben.
error-bad_request-chat_character = Diese Nachricht enthält ein Zeichen, das nicht erlaubt ist. Entferne es und versuche es noch einmal.
error-bad_request-login_format = Ein Anmeldename muss { $min } bis { $max } Zeichen haben: Buchstaben von a bis z, Ziffern, - und _.
error-bad_request-password_length = Ein Passwort muss { $min } bis { $max } Zeichen haben.
error-bad_request-email_format = Das ist keine E-Mail-Adresse. Prüfe sie und versuche es noch einmal.
error-bad_options = Mit diesen Optionen lässt sich nicht spielen. Ändere sie und versuche es noch einmal.
error-wrong_origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
error-banned = Du bist auf diesem Server gesperrt.
error-wrong_method = Der Server hat diese Anfrage nicht verstanden. Lade die Seite neu.
error-login_taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
error-not_open = Die Partie hat schon begonnen, oder der Tisch ist geschlossen.
error-not_running = An diesem Tisch läuft keine Partie.
error-not_over = Das siehst du, wenn die Partie zu Ende ist.
error-illegal = Das erlauben die Regeln nicht. Wähle etwas anderes.
error-too_large = Das ist zu lang. Kürze es und sende es noch einmal.
error-stopping = Der Server wird neu gestartet. Versuche es gleich noch einmal.
error-too_slow = Deine Verbindung ist zu langsam. Lade die Seite neu.

## Settings

language = Sprache
theme = Design
theme-auto = System
theme-light = hell
theme-dark = dunkel
motion = Animationen
motion-slow = langsam
motion-normal = normal
motion-off = aus
confirm-choices = Jede Wahl mit einem Knopf bestätigen
sound = Töne
save = Speichern
password = Passwort
password-again = Gib dein Passwort noch einmal ein, um fortzufahren.
mail = E-Mails
mail-why = In Partien mit mindestens einem Tag pro Zug kann dir der Server eine E-Mail schicken, wenn du dran bist.
mail-address = Deine E-Mail-Adresse
mail-wrong = Das ist keine E-Mail-Adresse. Prüfe sie und versuche es noch einmal.
mail-unconfirmed = Wir haben eine E-Mail an { $address } geschickt. Bestätige die Adresse mit dem Link darin, sonst bekommst du keine weiteren.
mail-again = Noch einmal senden
mail-confirmed = { $address } ist bestätigt.
mail-turns = E-Mail an mich, wenn ich dran bin
mail-following = Einen Moment …
mail-is-confirmed = Deine Adresse ist bestätigt. In den Einstellungen kannst du die E-Mails ein- und ausschalten.
mail-is-stopped = Erledigt: Du bekommst diese E-Mails nicht mehr.
mail-link-old = Dieser Link gilt nicht mehr. In den Einstellungen kannst du eine neue E-Mail anfordern.
my-data = Meine Daten
my-data-kept = Der Server speichert deinen Namen, deine Partien und Chats sowie Konto und Adresse, falls du sie angegeben hast. Ungenutzte Anmeldungen laufen nach { $sessions ->
    [one] { $sessions } Tag
   *[other] { $sessions } Tagen
} ab. Gäste ohne Partie werden { $guests ->
    [one] { $guests } Tag
   *[other] { $guests } Tage
} nach ihrem letzten Besuch gelöscht, Tische ohne begonnene Partie nach { $tables ->
    [one] { $tables } Tag
   *[other] { $tables } Tagen
}.
my-data-download = Meine Daten herunterladen
delete-me = Meine Daten löschen
delete-me-why = Name, Konto, Adresse und Anmeldungen werden endgültig gelöscht. Laufende Partien gibst du auf. Beendete Partien und Chats bleiben erhalten, aber ohne deinen Namen.
delete-me-sure = Ja, alles löschen
keep-me = Meine Daten behalten
deleted-me = Alle deine Daten sind gelöscht.
former-player = Ehemaliger Spieler
error-password_needed = Gib zuerst dein Passwort noch einmal ein.
error-wrong_password = Das Passwort ist falsch. Versuche es noch einmal.

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
letterpress-ask-draft = Behalte eine Karte, gib die anderen nach links weiter
letterpress-ask-write = Schreibe ein Wort: Tippe es ein oder wähle Karten
letterpress-ask-claim = Nimm Buchstaben aus der Auslage
letterpress-ask-lay = Lege die neue Reihe unter die letzte
letterpress-ask-library = Wähle eine Karte aus der Bibliothek
letterpress-wait-draft = Warten auf die Karte von { $names }
letterpress-wait-write = Warten auf das Wort von { $names }
letterpress-wait-claim = { $names } nimmt Buchstaben
letterpress-wait-lay = { $names } legt die Reihe
letterpress-wait-library = { $names } wählt eine Karte aus der Bibliothek
letterpress-made = Deine Wahl steht. Warten auf { $names }
letterpress-can-change = Du kannst sie ändern, bis alle gewählt haben.
letterpress-your-word = Dein Wort
letterpress-valid = { $letters ->
    [one] 1 Buchstabe
   *[other] { $letters } Buchstaben
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
letterpress-written = Dein Wort: { $word }. Du kannst es ändern, bis alle geschrieben haben.
letterpress-reveal = Wörter und genommene Buchstaben
has-claimed = war dran
claims = nimmt { $count ->
    [one] 1 Buchstaben
   *[other] { $count } Buchstaben
}
claim-picked = { $picked } von { $most } gewählt
met-by = erfüllt von { $names }
library-collect = 13 Punkte oder mehr: Wähle eine Karte für deine Sammlung
library-return = 12 Punkte oder weniger: Wähle eine Karte, die unter ihren Stapel kommt
letterpress-type = Tippe ein Wort ein oder wähle Karten
letterpress-keys = Tippe Buchstaben oder Kartennummern; mit Tab wechselst du die Karte eines Buchstabens, mit Enter schreibst du das Wort.
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
letterpress-draft-keys = Wähle eine Karte mit ihrer Ziffer oder ihrem Buchstaben und behalte sie mit Enter.
letterpress-ask-pile = Behalte eine Karte dieses Stapels; die anderen kommen unter den Buchstabenstapel
letterpress-ask-last = Letzte Runde: Schreibe ein Wort aus deiner Sammlung und den gemeinsamen Karten
letterpress-ask-last-solo = Überbiete mit deiner Sammlung { $library ->
    [one] den einen Punkt
   *[other] die { $library } Punkte
} der Bibliothek{ $words ->
    [0] { "" }
   *[other] { " " }(bisher { $points })
}
letterpress-write = { $word } schreiben
letterpress-shuffle = Mischen
letterpress-take-back = Diese Karte zurücknehmen
letterpress-passed = Du passt. Du kannst das ändern, bis alle geschrieben haben.
letterpress-easy = Schreibe so viele Wörter, wie du willst, aber nutze jede Karte nur einmal: Die Punkte werden addiert.
letterpress-hard = Ungenutzte Karten kommen in die Bibliothek.
letterpress-finish = Mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} aufhören
letterpress-wanted = nötig: { $shape }
letterpress-counted = { $count }: { $found }
letterpress-too-few = { $count }: { $found } von mindestens { $needed }
letterpress-too-many = { $count }: { $found }, höchstens { $allowed } erlaubt
letterpress-claim-challenge = Auch diese Aufgabe nehmen
letterpress-claim = { $letters } nehmen
letterpress-claim-keys = Wähle einen Buchstaben mit seiner Taste und bestätige mit Enter.
letterpress-nothing = kein Wort
letterpress-lay = Reihe legen, { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
} sammeln
letterpress-lay-says = Position { $place } von { $places }. Gesammelte Karten: { $letters }
letterpress-lay-why = Du sammelst eine Karte, wenn die darunter mindestens genauso viel wert ist.
letterpress-offset = Position { $place } von { $places }
letterpress-shift-left = Nach links schieben
letterpress-shift-right = Nach rechts schieben
letterpress-last-row = Letzte Reihe
letterpress-collect = { $letters } sammeln
letterpress-return = { $letters } zurücklegen
letterpress-library-why = Die Bibliothek ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert. In Runde 5 musst du überbieten, was davon übrig ist.
letterpress-track = Runden
letterpress-goal = Nur das fünfte Wort entscheidet.
letterpress-goal-why = Die Wörter eins bis vier bringen dir die Buchstaben dafür.
letterpress-goal-last = Jetzt gilt es: Wer die meisten Punkte hat, gewinnt.
letterpress-goal-solo = Nur das fünfte Wort schlägt die Rotationspresse.
letterpress-goal-solo-why = Die Wörter eins bis vier füllen deine Sammlung und die Bibliothek.
letterpress-hint-draft = Du schreibst mit den fünf Karten, die du behältst, und den gemeinsamen.
letterpress-hint-write = Wer das beste Wort hat, nimmt zuerst Buchstaben. Ungenutzte Handkarten kommen unter den Stapel.
letterpress-hint-claim = Was du nimmst, kommt in deine Sammlung für das fünfte Wort.
letterpress-hint-last = Wer die meisten Punkte hat, gewinnt; für dieses Wort hast du deine Buchstaben gesammelt.
letterpress-hint-write-solo = Übrige Karten kommen in die Bibliothek. Ab { $threshold } Punkten kommt eine ihrer Karten in deine Sammlung.
letterpress-hint-last-solo = Du brauchst mindestens { $needed ->
    [one] 1 Punkt
   *[other] { $needed } Punkte
}.
letterpress-ask-claim-count = Du bist dran: Nimm { $count ->
    [one] einen Buchstaben
   *[other] { $count } Buchstaben
}
letterpress-passed-you = gab dir diese Karten
letterpress-dealt = ausgeteilt
letterpress-gets-rest = { $count ->
    [one] die andere Karte
   *[other] die anderen { $count } Karten
}
letterpress-under-deck = unter den Stapel
letterpress-keep-pass = { $letters } behalten, { $others } weitergeben
letterpress-keep-under = { $letters } behalten, { $others } unter den Stapel
letterpress-kept = Du behältst { $letters }
letterpress-choose-card = Welche Karte behältst du?
letterpress-keep-badge = behalten
letterpress-you-kept = Du hast behalten
letterpress-kept-of = { $count } von { $room }
letterpress-for-everybody = für alle
letterpress-your-five = Deine fünf
letterpress-can-stand-for = Kann stehen für: { $letters }
letterpress-is-word = { $word } ist ein Wort.
letterpress-from-cards = { $letters ->
    [one] 1 Buchstabe
   *[other] { $letters } Buchstaben
} aus { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
letterpress-stands-for-two = { $letter } steht für { $letter }{ $letter }
letterpress-maybe = Ob es zählt, zeigt sich beim Schreiben.
letterpress-need-word = Tippe ein Wort oder wähle Karten
letterpress-is-written-word = ✓ Geschrieben: { $word }
letterpress-in-word = { $letters }, im Wort an { $place }. Stelle
letterpress-pass-loses = Du bekommst keine Punkte und nimmst als Letzter Buchstaben.
letterpress-pass-loses-solo = Du bekommst keine Punkte, und alle deine Karten kommen in die Bibliothek.
letterpress-tap-again = Tippe den letzten Buchstaben noch einmal an: Er steht dann doppelt.
letterpress-collects = die Bibliothek ist dann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert, und du bekommst eine Karte daraus
letterpress-collects-not = die Bibliothek ist dann { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert, und du bekommst keine Karte daraus
letterpress-one-can-be-yours = Eine davon bekommst du, wenn dein Wort sie erfüllt.
letterpress-chosen-for-you = Die beste erfüllte Aufgabe ist schon gewählt; tippe eine andere an, um zu wechseln.
letterpress-challenge-comes = Du bekommst sie mit deinen Buchstaben.
letterpress-no-challenge = Du nimmst keine Aufgabe.
letterpress-badge-met = erfüllt
letterpress-badge-unmet = nicht erfüllt
letterpress-badge-open = noch offen
letterpress-badge-taken = vergeben
letterpress-taken-by = an { $name }
letterpress-gives-joins = kommt zu deinen Buchstaben
letterpress-gives-top-letter = der oberste Buchstabe des Stapels
letterpress-took = hat { $letters } genommen
letterpress-took-both = hat { $letters } und eine Aufgabe genommen
letterpress-took-challenge = hat eine Aufgabe genommen
letterpress-claims-now = nimmt jetzt { $count ->
    [one] 1 Buchstaben
   *[other] { $count } Buchstaben
}
letterpress-pool-why = alle Buchstaben aus den Wörtern
letterpress-yours = deine
letterpress-claim-both = { $letters } und die Aufgabe nehmen
letterpress-claim-need = Wähle { $count ->
    [one] einen Buchstaben
   *[other] { $count } Buchstaben
}
letterpress-claim-worth = Wert: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
letterpress-claim-joins = mit { $letters } (Wert { $value })
letterpress-claim-draws = dazu ein Buchstabe vom Stapel
letterpress-choose-library = Wähle eine Karte der Bibliothek
letterpress-has-kept = hat eine Karte behalten
letterpress-has-written = hat geschrieben
letterpress-your-letters = Deine Buchstaben
letterpress-your-letters-why = nur für dich sichtbar, für das fünfte Wort
letterpress-no-letters = noch keine
letterpress-tally = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
letterpress-legend-fame = Punkte; die fünfte Runde
letterpress-legend-outline = benutzte oder vergebene Karte
letterpress-key-letters = Wort eintippen; Karte nach Buchstaben wählen
letterpress-key-numbers = die Karte an diesem Platz
letterpress-key-tab = im Wort: nächste Karte mit demselben Buchstaben
letterpress-key-move = Karte auf dem Bänkchen oder im Wort verschieben
letterpress-key-space = markierte Karte wählen oder zurücknehmen
letterpress-key-enter = bestätigen (jederzeit)
letterpress-key-escape = leeren; schließen
letterpress-key-inspect = markierte Karte erklären; sonst diese Legende
letterpress-best-title = Bestes mögliches Wort
letterpress-best-none = Es war kein Wort möglich.
letterpress-best-found = Du hast es gefunden!
letterpress-best-missed = Dein Wort: { $word }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
letterpress-best-passed = Du hast gepasst.
letterpress-is-draft = wählt …
letterpress-is-write = schreibt …
letterpress-collected = { $count ->
    [one] 1 Karte gesammelt
   *[other] { $count } Karten gesammelt
}
letterpress-winner = Gewinner
letterpress-tie = Bei Gleichstand zählen { $by }.
letterpress-by-round = Wörter je Runde
letterpress-press-beaten = Du schlägst die Rotationspresse
letterpress-press-wins = Die Rotationspresse gewinnt
letterpress-press-result = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gegen { $library ->
    [one] 1 Punkt
   *[other] { $library } Punkte
} der Bibliothek
option-best-word = Bestes mögliches Wort
option-best-word-why = Nach jeder Runde siehst du das beste Wort, das mit deinen Karten möglich war
option-family = Familientaugliche Wörter
option-family-why = Vulgäre und menschenfeindliche Wörter zählen nicht; Bots schreiben sie nie
option-family-usual = bei leichten Bots
option-family-yes = immer
option-family-no = nie
option-shortest = Mindestlänge
option-shortest-why = So viele Buchstaben braucht ein Wort mindestens
option-overhang = Solo: überstehende Reihen erlaubt
option-overhang-why = Die neue Reihe darf links oder rechts über die obere hinausragen

## A game without its own table

generic-your-turn = Du bist dran
generic-waiting = Warten auf { $names }
generic-other-action = Andere Aktion eintippen
generic-view = Spielstand

## Partien auf diesem Gerät
no-server-lobby = Keine Verbindung zum Server: Du kannst solo, gegen Bots oder an einem Gerät spielen. Partien mit Freunden brauchen einen Server.
local-game = auf diesem Gerät
local-export = Als Datei speichern
local-import = Partie aus einer Datei laden
local-delete = Löschen
local-delete-sure = Ja, löschen
local-take-over = In diesem Tab spielen
local-reset = Alle Partien auf diesem Gerät löschen
local-reset-sure = Ja, alle löschen
look-back = Züge ansehen
bots-think = Bots denken nach
continue-here = Ab hier weiterspielen
continue-why = Beginnt eine neue Partie ab diesem Zug. Bots übernehmen die anderen Plätze.
continue-seat = Dein Platz
offline-words = Wortlisten für Offline-Partien
offline-words-why = Eine Wortliste bleibt auf diesem Gerät, wenn du einmal mit ihr gespielt hast. Schalte eine ein, um sie jetzt zu laden.
new-version = Eine neue Version ist verfügbar.
new-version-take = Aktualisieren
error-storage_full = Auf diesem Gerät ist kein Platz mehr: Dein Zug wurde nicht gespeichert. Lösche beendete Partien und versuche es noch einmal.
error-no_room_for_game = Auf diesem Gerät ist kein Platz mehr: Die Partie wurde nicht gespeichert. Lösche beendete Partien und versuche es noch einmal.
error-storage_broken = Die Partien auf diesem Gerät lassen sich nicht lesen oder speichern. Partien auf einem Server sind nicht betroffen. Lade die Seite neu.
error-other_tab = Diese Partie ist in einem anderen Tab offen.
error-game_damaged = Eine Partie auf diesem Gerät ist beschädigt und lässt sich nicht spielen. Deine anderen Partien sind in Ordnung.
error-module_missing = Das Spiel konnte nicht geladen werden. Geh online und lade die Seite neu.
error-module_crashed = Das Spiel ist abgestürzt. Nichts ist verloren: Lade die Seite neu.
error-words_missing = Die Wortliste ist nicht auf diesem Gerät. Geh einmal online, um sie zu laden.
error-not_a_record = Diese Datei ist keine gespeicherte Partie. Wähle eine andere.
error-not_finished = Zu einer laufenden Partie gibt es noch keinen Rückblick.
error-record_refused = Diese Datei ist keine gültige gespeicherte Partie: { $detail }
error-other_version = Diese Partie wurde mit einer anderen Version begonnen und kann hier nicht weitergespielt werden.
