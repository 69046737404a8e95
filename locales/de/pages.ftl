### The words of the pages around the table. Every language has the same ids.

## Settings

advice-between-rounds = Tipps zwischen den Runden
advice-between-rounds-why = Ein Tipp mit Zahlen zu Beginn jeder Runde. Alle Tipps stehen bei den Regeln.
shortcuts = Tastenkürzel
shortcuts-why = Mit einzelnen Tasten bedienst du den Tisch. Tab, Pfeiltasten, Enter und Esc funktionieren immer.
coach-new = Neues erklären
coach-new-why = In Partien allein oder gegen Bots erklärt dir ein Hinweis alles Neue, jeweils einmal.

## Lobby

learn-to-play = Spielen lernen
game-gutenberg-aim = Führe eine Druckerei: Nimm Aufträge an, besorge Tinte, drehe deine Zahnräder.
game-gutenberg-time = eine Stunde
game-letterpress-aim = Wähle Buchstaben, schreibe Wörter und sammle Buchstaben für das fünfte.
game-letterpress-time = eine halbe Stunde
bots-count = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
more-for = Mehr Optionen: { $game }
unknown-page = Seite nicht gefunden
unknown-page-why = Unter dieser Adresse gibt es nichts:

## At a table

hint = Tipp
key-hint = Tipp, danach Zug zeigen
sending = Wird gesendet …
ping-ms = { $ms } ms
cannot-show = Dieser Tisch kann nicht angezeigt werden
load-again = Seite neu laden
resign-title = Diese Partie aufgeben?
resign-one-wins = Die Partie endet sofort, und { $name } gewinnt. Das lässt sich nicht zurücknehmen.
resign-others-play-on = Die anderen spielen weiter, und ein Bot übernimmt deinen Platz. Du kannst zusehen, aber nicht mehr gewinnen. Das lässt sich nicht zurücknehmen.
resign-alone = Die Partie endet sofort, und niemand gewinnt. Das lässt sich nicht zurücknehmen.
resign-not = Weiterspielen
you-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter; gewinnen kannst du nicht mehr.

## Waiting room

yes = ja
no = nein
waiting-for = { $count ->
    [0] Alle Plätze sind besetzt: Gleich geht es los.
    [one] Ein Platz ist frei. Wenn er besetzt ist, geht es los.
   *[other] { $count } Plätze sind frei. Wenn alle besetzt sind, geht es los.
}
clock-name = Zeitlimit
clock-none = kein Limit
clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-bank = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} plus { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} pro Zug
spectators-allowed = Zuschauer
chat-empty = Noch keine Nachrichten.
close-table = Tisch schließen
close-table-sure = Alle müssen diesen Tisch dann verlassen.
leave-table = Tisch verlassen

## Account and sessions

settings-table = Dieser Browser
account = Konto
account-is = Du bist als { $login } angemeldet. Dein Name am Tisch: { $name }.
account-guest = Du spielst als Gast, { $name }. Mit einem Konto behältst du deine Partien auf jedem Gerät.
account-nobody = Dieser Server kennt dich noch nicht. Das ändert sich, sobald du an einem Tisch mitspielst.
account-open = Konto anlegen
account-open-why = Behalte deinen Namen und deine Partien. Eine E-Mail-Adresse brauchst du nicht.
account-sign-in = Anmelden
account-sign-in-leaves = Partien, die du als Gast { $name } gespielt hast, bleiben bei diesem Gast.
account-sign-out = Abmelden
account-login = Anmeldename
account-change-password = Passwort ändern
account-old-password = Aktuelles Passwort
account-new-password = Neues Passwort
account-password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
sessions = Wo du angemeldet bist
session-seen = zuletzt genutzt: { $when }
session-current = dieser Browser
session-unknown = unbekannter Browser
session-end = Abmelden
mail-address-first = Gib zuerst eine Adresse ein.

## Replay

replay = Wiederholung
replay-play = Abspielen
replay-pause = Pause
replay-move = Zug
replay-round = Zu einer Runde springen

## Almanac

almanac-page = Almanach
almanac-link = Im Almanach
