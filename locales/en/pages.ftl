### The words of the pages around the table. Every language has the same ids.

## Settings

advice-between-rounds = Advice between rounds
advice-between-rounds-why = A tip, with the numbers behind it, as each round begins. The rules pages have them all.
shortcuts = Keyboard shortcuts
shortcuts-why = Single keys act on the table. Tab, arrow keys, Enter and Escape always work.
coach-new = Explain new things
coach-new-why = In solo games and games against bots, a note explains each new thing once.

## Lobby

learn-to-play = Learn to play
game-gutenberg-aim = Run a printing house: take orders, collect inks, turn your gears.
game-gutenberg-time = an hour
game-letterpress-aim = Draft letters, write words, and collect letters for the fifth word.
game-letterpress-time = half an hour
bots-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
more-for = More options: { $game }
unknown-page = Page not found
unknown-page-why = There is nothing at this address:

## At a table

hint = Hint
key-hint = ask for a hint, then for the move
sending = Sending…
ping-ms = { $ms } ms
cannot-show = This table can’t be shown
load-again = Reload the page
resign-title = Resign from this game?
resign-one-wins = The game ends at once, and { $name } wins. You can’t undo this.
resign-others-play-on = The others play on, and a bot takes your seat. You can watch, but you can’t win. You can’t undo this.
resign-alone = The game ends at once, and nobody wins. You can’t undo this.
resign-not = Keep playing
you-resigned = You have resigned. A bot plays for you; you can no longer win.

## Waiting room

yes = yes
no = no
waiting-for = { $count ->
    [0] All seats are taken: the game is about to start.
    [one] 1 seat is free. The game starts when it is taken.
   *[other] { $count } seats are free. The game starts when all are taken.
}
clock-name = Time limit
clock-none = no limit
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
clock-bank = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, plus { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} per move
spectators-allowed = Spectators
chat-empty = No messages yet.
close-table = Close this table
close-table-sure = Everyone at this table has to leave.
leave-table = Leave the table

## Account and sessions

settings-table = This browser
account = Account
account-is = You are signed in as { $login }. Your name at tables is { $name }.
account-guest = You are a guest, { $name }. With an account you keep your games on every device.
account-nobody = This server doesn’t know you yet. It will once you join a table.
account-open = Create an account
account-open-why = Keep your name and your games. You don’t need an email address.
account-sign-in = Sign in
account-sign-in-leaves = Games played as the guest { $name } stay with that guest.
account-sign-out = Sign out
account-login = Login
account-change-password = Change password
account-old-password = Current password
account-new-password = New password
account-password-changed = Your password has been changed. You are signed out everywhere else.
sessions = Where you are signed in
session-seen = last used { $when }
session-current = this browser
session-unknown = unknown browser
session-end = Sign out
mail-address-first = Enter an address first.

## Replay

replay = Replay
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-round = Go to round

## Almanac

almanac-page = Almanac
almanac-link = In the almanac
