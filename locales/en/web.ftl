### The words of the browser view. Every language has the same ids.

none = none
automa = Automa
seat = Seat { $number }
bot = bot
bot-of-level = bot, { $level }
away = away
planned = planned
taken = taken
cancel = Cancel
undo = Undo
use = Use
turn = Turn
replace = Replace

## The table's parts

board = Main board
round-track = Rounds and patrons
turn-order = Turn order
turn-planned = { $name }, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
turn-acting = { $name } is acting, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
turn-done = { $name } has acted
my-house = My printing house
your-decision = Your decision
parts = Parts of the table
tab-board = Board
tab-house = House
tab-others = Others
tab-log = Log
free-slot = free
free-axle = Axle { $axle } is free
setting-up = Setting up
round-of = Round { $round } of 6

## Cards and choices on the board

card-printing = Types { $types }, pays { $pays } guilders
card-refinement = Colour { $inks }: { $colour } fame. Decoration { $levels }: { $decoration } fame. Bonus: { $bonus }
bonus-inks = { $count ->
    [one] an ink of your choice
   *[other] { $count } inks of your choice
}
bonus-guilders = { $count ->
    [one] 1 guilder
   *[other] { $count } guilders
}
bonus-fame = { $count } fame
bonus-level = a level of your choice
bonus-order = an order
patron-from = Patron, from round { $round } on: { $card }. 8 fame at the end
take-inks-here = Take { $inks } for { $price ->
    [0] nothing
    [one] 1 guilder
   *[other] { $price } guilders
}
track-ink = Reward: an ink of your choice
track-order = Reward: an order
track-type = Reward: a type of your choice
use-gear = Use the gear on axle { $axle }: { $reward }
turn-gear = Turn the gear on axle { $axle }
replace-gear = Replace the gear on axle { $axle }
discard-order = Discard this order: { $order }
buy-this-type = Buy the type { $type } for { $price ->
    [one] 1 guilder
   *[other] { $price } guilders
}

## What is asked

ask-keep-character = Each has a power for the whole game. Nobody sees your choice before all have chosen.
ask-starting-gears = Put one gear on axle 1 and another on axle 2, each with a sector of your choice lit.
ask-starting-levels = One specialty starts at I, another at II; II also earns you an ink.
ask-draft = Choose one printing and one refinement card: together they are an order to fulfil later.
ask-choose-types = Take the types your orders ask for; the same one several times is fine.
ask-name-colour = Your inks of this colour count as any colour until the round ends.
ask-plan = Put all markers on the five actions. More markers act sooner; none means no turn.
ask-plan-made = Waiting for { $names }. You can still change it.
ask-shift-marker = All plans are open: you may move one of your markers to another action.
ask-orders = Choose one printing and one refinement card: together they are an order.
ask-inks = Choose a set and how far to empty it, from the left. Each place has its price.
ask-specialties = Choose a card: a level for each symbol, or one level of any kind.
ask-gears = Take a gear and choose which sector is lit, or turn one of yours.
ask-patronage = Take a reward that is left, or a patron whose conditions you meet.
ask-fulfil = Tap the parts you do. Everything you print is done at once, and those orders leave.
ask-after = You may still use gears and buy types; then end your turn.
ask-keep-order = Keep one printing and one refinement card; the others are discarded.
ask-gain-ink = A reward: take one ink of your choice from the bag.
ask-gain-level = A reward: one specialty rises by one level.
ask-gain-type = A reward: take one type for good.
ask-draw-order = Draw two printing and two refinement cards and keep one of each, or decline.
ask-over = The game is over. { $count ->
    [0] Nobody has won
    [one] { $winners } has won
   *[other] { $winners } have won
}
wait-keep-character = Waiting for { $names } to choose a character
wait-starting-gears = { $names } chooses the first gears
wait-starting-levels = { $names } chooses the first specialties
wait-draft = { $names } drafts an order
wait-choose-types = { $names } chooses types
wait-name-colour = { $names } names a colour
wait-plan = Waiting for the plans of { $names }
wait-shift-marker = { $names } may move a marker
wait-orders = { $names } takes an order
wait-inks = { $names } takes inks
wait-specialties = { $names } develops specialties
wait-gears = { $names } improves the house
wait-patronage = { $names } seeks patronage
wait-fulfil = { $names } fulfils orders
wait-after = { $names } finishes the turn
wait-keep-order = { $names } looks through order cards
wait-gain-ink = { $names } chooses an ink
wait-gain-level = { $names } chooses a specialty
wait-gain-type = { $names } chooses a type
wait-draw-order = { $names } may draw an order
wait-over = The game is over

## Verbs

do-keep-character = Keep this character
do-install-starting-gears = Install these gears
do-start-specialties = Start with these levels
do-draft-order = Draft this order
do-choose-types = Take these types
do-name-colour = Name this colour
do-shift-marker = Move the marker
do-take-order = Take this order
do-take-inks = Take these inks
do-develop-shown = Develop both
do-develop-one = Develop one
do-install-gear = Install this gear
do-rotate-gear = Turn the gear
do-take-patronage-reward = Take this reward
do-take-patronage-card = Take the patron's card
do-fulfil = Fulfil these orders
do-use-gear = Use the gear
do-buy-type = Buy the type
do-swap-levels = Swap the levels
do-gain-ink = Take this ink
do-gain-level = Raise this specialty
do-gain-type = Take this type
do-draw-order = Draw order cards
do-keep-order = Keep this order
do-decline = Decline
do-pass = Pass
end-turn = End my turn

## Choices that follow

pick-sector = Active sector:
pick-develop = Raise:
pick-give-ink = Give:
pick-take-ink = Take:
pick-give-type = Give:
pick-take-type = Take:
pick-raise = Raise:
pick-price = For:
pick-wild = Your wild inks stand for:
develop-shown = Both: { $card }
develop-one = One level in { $specialty }
draw-more = Two more cards for 2 guilders:
draw-more-mix = { $printing } printing, { $refinement } refinement
choose-discard = All four slots are taken: choose the order to discard.
choose-replace = All three axles are taken: choose the gear to replace.
axle = Axle { $axle }
raise-to = To level { $level }:
shift-from = From:
shift-to = To:
less-of = One { $what } fewer
more-of = One more { $what }
your-orders-ask = Your orders ask for
swap-levels = Swap the level of { $specialty } with another

## Planning

markers-left = { $left ->
    [0] All markers placed
    [one] 1 marker left
   *[other] { $left } markers left
}
plan-keys = Keys 1–5 add, with Shift they remove, Enter confirms
plan-free-actions = Before you confirm, you can use gears and buy types; everybody sees it.
remove-marker = One marker fewer: { $row }
add-marker = One marker more: { $row }
no-marker-here = There is no marker on “{ $row }” to take back.
needs-to-be-ahead = { $name } comes before you here with { $markers } or more
plan-confirmed = Plan confirmed
clear-plan = Clear
plan-can-change = You can change it until everybody has planned.

## Fulfilling

part-print = Print
part-colour = Colour
part-decorate = Decorate
no-batch = None of your orders can be printed now.
use-twice = Use it twice
batch-total = { $fame } fame, { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
}

## The automa

automa-min = its emptiest action
automa-max = its fullest action
automa-wants-patron = goes for a patron's card

## The end

game-over = The presses rest
ended-by-resignation = The game ended by resignation.
at-the-end = At the end
round-number = Round { $round }
score-by-source = Fame by source
score-by-round = Fame by round
watch-again = Watch again
rematch = Play again
to-lobby = To the lobby

## Lobby

pages = Pages
rules-page = Rules
settings = Settings
lobby-sentence = Two printers' games for one to six people, against each other, against bots, alone
your-name = Your name
guest = Guest
game-gutenberg = Gutenberg
game-gutenberg-sentence = Run a printing house: take orders, mix inks, train your craft, turn your gears. 1–4 people, about an hour.
game-letterpress = Letterpress
game-letterpress-sentence = Draft letters, write the best word, claim letters for the last one. 1–6 people, about half an hour.
play-now = Play now against bots
play-solo = Solo
play-same-screen = Same screen
play-friends = With friends
read-rules = Read the rules
my-games = My games
open-tables = Open tables
finished-games = Finished games
no-open-tables = No table is waiting for people. Open one with friends, and list it.
go-on = Go on
look-at-table = Look
your-turn = your turn
no-server = The table server does not answer. Try again in a moment.
options = Options
option-people = Seats
option-people-why = You included; bots or friends take the others
option-level = Bots
option-level-why = How well they play
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-guildmaster = Guildmaster
option-characters = Characters
option-characters-why = Each person gets a printer with a power of its own
option-automa = Automa
option-automa-why = A paper rival takes one more seat; alone it always plays
option-own-turn = Gears only on your turn
option-own-turn-why = The German rulebook's reading. Otherwise gears are used and types bought while planning, too.
option-language = Language of the words
option-language-why = Letters and word list
option-difficulty = Solo difficulty
option-difficulty-why = How strict the Rotary Press is in the fifth round
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
option-listed = List the table
option-listed-why = Anybody can find and join it; otherwise only by the link
same-screen-names = Who plays at this screen
player = Player { $number }
one-more = one more

## At a table

table-seats = At the table
opening = The table is being laid …
reconnecting = The line is broken. Reconnecting …
waiting-room = Waiting for people. The game starts when all seats are taken.
table-closed = This table was closed.
seat-open = free seat
seat-for = kept for { $name }
you = you
fill-with-bot = Give it to a bot
remove-from-seat = Remove
sit-down = Sit down
your-name-here = Your name at this table
invite = Invite people with this link
copy = Copy
copied = Copied
hand-over = Hand over to { $name }
hand-over-why = Pass the device before you go on: what comes next is for their eyes only.
i-am = I am { $name }
menu = Menu
menu-keys = Keys: Tab goes to everything on the table, the arrows only to what can be chosen. Enter chooses it, or says why it cannot be.
close = Close
resign = Resign
resign-sure = Really resign
fair-checked = Fair shuffle: this page has checked it. The server had fixed its secret number before it saw yours, and the deal follows from both.
fair-partly = The shuffle follows from the numbers that were mixed for it. This device kept no number of yours to check the rest.
fair-failed = The shuffle does not match what the server promised. Save the record and ask whoever runs this server.
fair-impossible = This browser cannot check the shuffle here: that takes an https address.
absent-title = { $name } has been away for a long time.
absent-what = Everybody waits for them. You can go on without them:
absent-win = Claim the win
absent-out = Take them out of the game
absent-bot = Let a bot play on
absent-abort = Abort the game
absent-sure = Really: { $what }
ended-abort = The game was aborted. Nobody wins.
log = Log
log-all = Everything
log-earlier = Earlier
log-filter = Whose deeds
log-undo = { $name } takes a move back.
log-resign = { $name } resigns.
log-timeout = { $name } is out of time.
log-absent = { $name } is absent; the game goes on.
log-abort = { $name } aborts the game.
chat = Chat
chat-say = Say something
chat-send = Send
looking-back = Looking back
to-the-present = Back to the present
look-back-here = Look back at this moment
since-last = since your last move
unplayable-title = This game belongs to another version
unplayable-why = It was begun with rules, cards or words that this server no longer has, so it cannot be played on. Everything that happened is kept.
unplayable-close = Close this table
error-unplayable = This game was begun under another version and cannot be played on here.
error-stale = The table has moved on. Look again.
error-cannot_undo = This cannot be taken back: something hidden was revealed, or somebody else has acted.
error-seat_taken = This seat is taken.
error-forbidden = This is not your seat or your table.
error-not_found = There is no such table.
error-too_many = Too many requests. Wait a moment.
error-not_signed_in = Your session has ended. Load the page again.
error-no_spectators = This table is closed to spectators.
error-removed = The table's owner has removed you. You cannot sit down here again.
error-name_taken = Somebody at this table has that name, or one that looks like it. Choose another.
error-not_absent = They are not absent, or not for long enough.
error-changed_too_often = You have changed your mind very often. This decision stands now.
error-too_many_tables = Several of your tables are played by bots alone. Wait until one is over.
error-no_help = No word lists here: you find your words yourself.
error-nonce_given = You have brought your number for the shuffle already.
error-session_ended = Your session has ended. Load the page again.
error-unavailable = The server cannot reach its database. Nothing was changed; try again in a moment.
error-outcome_unknown = The connection to the database broke off: it is not known whether this was stored. Look at the table before you go on.
error-internal = Something went wrong on the server. Look at the table before you go on.
error-bad_request = The server did not understand this request. Load the page again.
error-bad_request-name_length = A name has { $min } to { $max } characters.
error-bad_request-name_character = The name contains a character that cannot be used. Choose another name.
error-bad_request-chat_length = A message has { $min } to { $max } characters.
error-bad_request-chat_character = The message contains a character that cannot be used.
error-bad_request-login_format = A login has { $min } to { $max } characters: letters from a to z, digits, - and _.
error-bad_request-password_length = A password has { $min } to { $max } characters.
error-bad_request-email_format = This is not an email address.
error-bad_options = The game cannot be played with these options. Choose others.
error-wrong_origin = This request came from another site, so it was refused.
error-banned = You are banned from this server.
error-wrong_method = The server did not understand this request. Load the page again.
error-login_taken = This login is taken. Choose another.
error-not_open = The game has already started, or the table is closed.
error-not_running = No game is running at this table.
error-not_over = This can be seen when the game is over.
error-illegal = The rules do not allow this.
error-too_large = This is too long to be sent.
error-stopping = The server is restarting. Try again in a moment.
error-too_slow = The connection is too slow.

## Settings

language = Language
theme = Light
theme-auto = as the device
theme-light = light
theme-dark = dark
motion = Movement
motion-slow = slow
motion-normal = normal
motion-off = off
confirm-choices = Confirm each choice with a button
sound = Knock when it is my turn
save = Save
password = Password
password-again = Please enter your password again to go on.
mail = Mails
mail-why = In games with days per move, the server can write to you when it is your turn.
mail-address = Your e-mail address
mail-wrong = This is not an e-mail address.
mail-unconfirmed = A mail is on its way to { $address }. Follow the link in it, or you will get no others.
mail-again = Send it again
mail-confirmed = { $address } is confirmed.
mail-turns = Write to me when it is my turn
mail-following = One moment …
mail-is-confirmed = Your address is confirmed. You can switch the mails on and off in the settings.
mail-is-stopped = Done: you will get no more of these mails.
mail-link-old = This link is no longer valid. You can ask for a new mail in the settings.
my-data = My data
my-data-kept = The server stores your name, your games and chat, and your account and address if you gave them. Sign-ins you do not use end after { $sessions } days. Guests without any game are deleted { $guests } days after their last visit, tables that never started after { $tables } days.
my-data-download = Download my data
delete-me = Delete me
delete-me-why = Your name, account, address and sign-ins are deleted for good. You resign from games that are still running. Finished games and chat stay, without your name.
delete-me-sure = Really delete everything
keep-me = Do not delete
deleted-me = Everything about you has been deleted.
former-player = Former player
error-password_needed = Enter your password again first.
error-wrong_password = The password is wrong.

## Rules and replay

search-rules = Search
rules-found = { $count ->
    [0] No rule found
    [one] One rule
   *[other] { $count } rules
}
rules-in-english = These rules are not translated yet.
step-first = To the beginning
step-back = One move back
step-on = One move on
step-last = To the end
ply-of = { $ply } of { $plies }

## The word game

letterpress-round-of = Round { $round } of 5
letterpress-ask-draft = Keep one card; the others go on to the left
letterpress-ask-write = Write: type a word, or choose cards
letterpress-ask-claim = Claim letters from the pool
letterpress-ask-lay = Lay the new row under the last one
letterpress-ask-library = Choose a card of the library
letterpress-wait-draft = Waiting for { $names } to keep a card
letterpress-wait-write = Waiting for the words of { $names }
letterpress-wait-claim = { $names } claims letters
letterpress-wait-lay = { $names } lays the row
letterpress-wait-library = { $names } chooses a card of the library
letterpress-made = Your choice is made. Waiting for { $names }
letterpress-keep-one = Keep one
letterpress-can-change = You can change it until everybody has chosen.
letterpress-your-word = Your word
letterpress-valid = { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
letterpress-rack = Your cards and the commons
letterpress-written = Written: { $word }. You can change it until everybody has written.
letterpress-reveal = Words and claims
has-claimed = has claimed
claims = claims { $count ->
    [one] 1 letter
   *[other] { $count } letters
}
claim-picked = { $picked } of { $most } picked
met-by = met by { $names }
ready = ready
library-collect = 13 points or more: choose a card that joins your collection
library-return = 12 points or less: choose a card that goes back under its deck
letterpress-type = Type a word, or tap cards
letterpress-keys = Letters or card numbers set a word, Tab changes the card of a letter, Enter writes.
letterpress-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
letterpress-card = { $letters }, worth { $value }
letterpress-set = { $word }, { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
}
letterpress-common = common
letterpress-keep = Keep { $letters }
letterpress-rest-to = The others go on to { $name }.
letterpress-rest-under = The others go under the deck.
letterpress-draft-keys = Number or letter chooses, Enter keeps.
letterpress-ask-pile = Keep one card of this pile; the others go under the deck
letterpress-ask-last = Last round: write one word from your collection and the commons
letterpress-ask-last-solo = Beat the library’s { $library ->
    [one] 1 point
   *[other] { $library } points
} with your collection{ $words ->
    [0] { "" }
   *[other] : { $points } so far
}
letterpress-write = Write { $word }
letterpress-is-written = Written
letterpress-shuffle = Shuffle
letterpress-take-back = Take this card back
letterpress-passed = You write nothing. You can change it until everybody has written.
letterpress-pass-sure = Really write nothing
letterpress-easy = Write as many words as you like, each card in one of them: their points are added.
letterpress-hard = Cards that you leave over join the library.
letterpress-finish = Finish with { $points ->
    [one] 1 point
   *[other] { $points } points
}
letterpress-wanted = wanted: { $shape }
letterpress-counted = { $count }: { $found }
letterpress-too-few = { $count }: { $found }, at least { $needed } needed
letterpress-too-many = { $count }: { $found }, at most { $allowed } allowed
letterpress-met = Met because: { $why }
letterpress-unmet = Not met because: { $why }
letterpress-open = Known once all words are shown: { $why }
letterpress-claim-challenge = Claim this challenge too
letterpress-claim = Claim { $letters }
letterpress-claim-with = And the challenge “{ $challenge }”.
letterpress-claim-keys = A letter’s key picks it, Enter claims.
letterpress-nothing = nothing written
letterpress-lay = Lay the row, collect { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
letterpress-lay-says = Place { $place } of { $places }. Collected: { $letters }
letterpress-lay-why = A card is collected if the one below it is worth at least as much.
letterpress-offset = Place { $place } of { $places }
letterpress-shift-left = Shift to the left
letterpress-shift-right = Shift to the right
letterpress-last-row = Last row
letterpress-collect = Collect { $letters }
letterpress-return = Send { $letters } back
letterpress-library-why = The library counts { $points ->
    [one] 1 point
   *[other] { $points } points
}. In round 5 you must beat what is left of it.
letterpress-best-title = The best word of your cards
letterpress-best-none = Your cards gave no word.
letterpress-best-found = You found it!
letterpress-best-missed = You wrote { $word }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
letterpress-best-passed = You wrote nothing.
letterpress-rule = Rule { $rule }
letterpress-is-draft = is choosing …
letterpress-is-write = is writing …
letterpress-collected = { $count ->
    [one] 1 card collected
   *[other] { $count } cards collected
}
letterpress-winner = Winner
letterpress-tie = Tie broken by { $by }.
letterpress-by-round = Words by round
letterpress-press-beaten = The Rotary Press is beaten
letterpress-press-wins = The Rotary Press wins
letterpress-press-result = { $points ->
    [one] 1 point
   *[other] { $points } points
} against the library’s { $library }
option-best-word = The best word
option-best-word-why = After each round you learn the best word of your cards
option-family = Family words
option-family-why = Vulgar and hateful words do not count; bots never write them
option-family-usual = with easier bots
option-family-yes = always
option-family-no = never
option-shortest = Shortest word
option-shortest-why = The fewest letters a word may have
option-overhang = Solo: rows may overhang
option-overhang-why = The new row may stick out on either side of the one above

## A game without its own table

generic-your-turn = It is your turn
generic-waiting = Waiting for { $names }
generic-other-action = Another action, as JSON
generic-view = State of the game

## Games of this device
no-server-lobby = No server answers: play solo, against bots or at one screen. Games with friends need a server.
local-game = on this device
local-export = Save as file
local-import = Load a game from a file
local-delete = Delete
local-delete-sure = Yes, delete
local-take-over = Play in this tab
local-reset = Delete all games of this device
local-reset-sure = Yes, delete them all
look-back = Look back
bots-think = Bots are thinking
continue-here = Play on from here
continue-why = Starts a new game from this move. Bots take the other seats.
continue-seat = Your seat
offline-words = Word lists for offline play
offline-words-why = A word list is kept on this device once you have played with it. Switch one on to fetch it now.
new-version = A new version is ready.
new-version-take = Update
error-storage_full = There is no room left on this device, so the move was not stored. Delete finished games, then try again.
error-storage_broken = The games on this device cannot be read or stored. Games on a server are not affected.
error-other_tab = This game is open in another tab.
error-game_damaged = A game stored on this device is damaged and cannot be played. Your other games are fine.
error-module_missing = The game files could not be loaded. Go online and load the page again.
error-module_crashed = The game engine stopped. Nothing is lost: load the page again.
error-words_missing = The word list is not on this device. Go online once to fetch it.
error-not_a_record = This file is not a saved game.
error-record_refused = This is not a true record of a game: { $detail }
error-other_version = This game was begun with another version and cannot be played on here.
