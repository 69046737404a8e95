### The words of the browser view. Every language has the same ids.

none = none
seat = Seat { $number }
bot = bot
bot-of-level = { $level } bot
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
turn-planned = { $name }: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
turn-acting = { $name }, acting now: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
turn-done = { $name } has acted
my-house = My printing house
your-decision = Your decision
parts = Table sections
tab-board = Board
tab-house = House
tab-others = Others
tab-log = Log
free-slot = empty
free-axle = Axle { $axle }: empty
setting-up = Setup
round-of = Round { $round } of 6

## Cards and choices on the board

card-printing = Types { $types }, pays { $pays ->
    [one] 1 guilder
   *[other] { $pays } guilders
}
card-refinement = Colour ({ $inks }): { $colour } fame. Decoration ({ $levels }): { $decoration } fame. Bonus: { $bonus }
bonus-inks = { $count ->
    [one] 1 ink of your choice
   *[other] { $count } inks of your choice
}
bonus-guilders = { $count ->
    [one] 1 guilder
   *[other] { $count } guilders
}
bonus-fame = { $count } fame
bonus-level = one level in any specialty
bonus-order = an order
patron-from = Patron, from round { $round }: { $card }. 8 fame at the end of the game
take-inks-here = { $price ->
    [0] Take { $inks } for free
    [one] Take { $inks } for 1 guilder
   *[other] Take { $inks } for { $price } guilders
}
track-ink = Reward: an ink of your choice
track-order = Reward: an order
track-type = Reward: a type of your choice
use-gear = Use the gear on axle { $axle }: { $reward }
turn-gear = Turn the gear on axle { $axle }
replace-gear = Replace the gear on axle { $axle }
discard-order = Discard this order: { $order }
buy-this-type = Buy type { $type } for { $price ->
    [one] 1 guilder
   *[other] { $price } guilders
}

## What is asked

ask-keep-character = Each has a power that lasts the whole game. Choices stay secret until everyone has chosen.
ask-starting-gears = Install one gear on axle 1 and another on axle 2, and choose the active sector of each.
ask-starting-levels = One specialty starts at level I, another at level II; level II also earns you an ink.
ask-draft = Choose one printing card and one refinement card: together they form an order to fulfil later.
ask-choose-types = Take the types your orders need. You may take the same one more than once.
ask-name-colour = Your inks of this colour count as any colour until the end of the round.
ask-plan = Place all your markers on the five actions. Whoever has the most acts first; no marker, no turn.
ask-plan-made = Waiting for { $names }. You can still change your plan.
ask-shift-marker = All plans are revealed: you may move one of your markers to another action.
ask-orders = Choose one printing card and one refinement card: together they form an order.
ask-inks = Choose a set and how many inks to take, from the left. Each space has its price.
ask-specialties = Choose a card: gain one level for each symbol, or one level in any specialty.
ask-gears = Take a gear and choose its active sector, or turn one of yours.
ask-patronage = Take one of the remaining rewards, or a patronage card whose conditions you meet.
ask-fulfil = Tap the parts you want to complete. Those orders are then discarded.
ask-after = You can still use gears and buy types. Then end your turn.
ask-keep-order = Keep one printing card and one refinement card; discard the others.
ask-gain-ink = Reward: take one ink of your choice from the bag.
ask-gain-level = Reward: raise one specialty by one level.
ask-gain-type = Reward: take one type of your choice.
ask-draw-order = Draw two printing and two refinement cards and keep one of each, or decline.
ask-over = Game over. { $count ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } win
}
wait-keep-character = Waiting for { $names } to choose a character
wait-starting-gears = { $names } is choosing starting gears
wait-starting-levels = { $names } is choosing starting specialties
wait-draft = { $names } is drafting an order
wait-choose-types = { $names } is choosing types
wait-name-colour = { $names } is choosing a wild ink
wait-plan = Waiting for { $names } to plan
wait-shift-marker = { $names } may move a marker
wait-orders = { $names } is taking an order
wait-inks = { $names } is taking inks
wait-specialties = { $names } is developing specialties
wait-gears = { $names } is improving their printing house
wait-patronage = { $names } is choosing a patronage reward or card
wait-fulfil = { $names } is fulfilling orders
wait-after = { $names } is finishing their turn
wait-keep-order = { $names } is looking through order cards
wait-gain-ink = { $names } is choosing an ink
wait-gain-level = { $names } is choosing a specialty
wait-gain-type = { $names } is choosing a type
wait-draw-order = { $names } may draw an order
wait-over = Game over

## Verbs

do-keep-character = Keep this character
do-install-starting-gears = Install these gears
do-start-specialties = Start with these levels
do-draft-order = Draft this order
do-choose-types = Take these types
do-name-colour = Choose this wild ink
do-shift-marker = Move the marker
do-take-order = Take this order
do-take-inks = Take these inks
do-develop-shown = Develop both
do-develop-one = Develop one
do-install-gear = Install this gear
do-rotate-gear = Turn the gear
do-take-patronage-reward = Take this reward
do-take-patronage-card = Take this patronage card
do-fulfil = Fulfil these orders
do-use-gear = Use the gear
do-buy-type = Buy the type
do-swap-levels = Swap the levels
do-gain-ink = Take this ink
do-gain-level = Raise this specialty
do-gain-type = Take this type
do-draw-order = Draw order cards
do-draw-more = Draw these cards
do-keep-order = Keep this order
do-decline = Decline
do-pass = Pass
end-turn = End turn

## Choices that follow

pick-sector = Active sector:
pick-develop = Raise:
pick-give-ink = Give:
pick-take-ink = Take:
pick-give-type = Give:
pick-take-type = Take:
pick-raise = Raise:
pick-price = For:
pick-wild = Your wild inks count as:
develop-shown = Both: { $card }
develop-one = One level in { $specialty }
draw-more = Two more cards for 2 guilders:
draw-more-mix = { $printing } printing, { $refinement } refinement
choose-discard = All four slots are full: choose an order to discard.
choose-replace = All three axles are full: choose a gear to replace.
axle = Axle { $axle }
raise-to = To level { $level }:
shift-from = From:
shift-to = To:
less-of = Remove { $what }
more-of = Add { $what }
your-orders-ask = Your orders need
swap-levels = Swap the level of { $specialty } with another

## Planning

markers-left = { $left ->
    [0] All markers placed
    [one] 1 marker left
   *[other] { $left } markers left
}
plan-keys = 1–5 adds a marker, Shift + 1–5 removes one, Enter confirms
plan-free-actions = Before you confirm, you can use gears and buy types. Everyone will see what you do.
remove-marker = Remove a marker: { $row }
add-marker = Add a marker: { $row }
no-marker-here = There is no marker on “{ $row }” to remove.
needs-to-be-ahead = { $name } acts before you here with at least { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
plan-confirmed = Plan confirmed
plan-can-change = You can change it until everyone has planned.

## Fulfilling

part-print = Print
part-colour = Colour
part-decorate = Decorate
no-batch = You can’t print any of your orders right now.
use-twice = Use it twice
batch-total = { $fame } fame, { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
}

## The automa

automa-wants-patron = goes for a patronage card

## The end

game-over = Game over
ended-by-resignation = The game ended by resignation.
at-the-end = End of game
round-number = Round { $round }
score-by-source = Fame by source
score-by-round = Fame by round
watch-again = Replay
review-game = Review
reviews-all = All my reviews
rematch = Play again
to-lobby = Back to lobby

## Lobby

pages = Pages
rules-page = Rules
settings = Settings
lobby-sentence = Two printing games: with friends, against bots, or solo
your-name = Your name
guest = Guest
game-gutenberg = Gutenberg
game-letterpress = Letterpress
play-now = Play now
play-solo = Solo
play-same-screen = Pass and play
play-friends = With friends
my-games = My games
open-tables = Open tables
finished-games = Finished games
no-open-tables = No open tables. Create one with friends and make it public.
go-on = Resume
look-at-table = View
your-turn = your turn
no-server = Can’t reach the server. Try again in a moment.
options = Options
option-people = Players
option-people-why = Including you; bots or friends take the other seats
option-level = Bots
option-level-why = Difficulty
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-guildmaster = Guildmaster
option-characters = Characters
option-characters-why = Each player gets a printer with a special power
option-automa = Automa
option-automa-why = Adds an automated opponent; always on in solo games
option-own-turn = Gears only on your turn
option-own-turn-why = As in the German rulebook. Otherwise you can also use gears and buy types while planning.
option-language = Word language
option-language-why = Letters and word list
option-difficulty = Solo difficulty
option-difficulty-why = How tough the Rotary Press is in round 5
difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
option-listed = Public table
option-listed-why = Anyone can find and join it; otherwise players need the link
option-hints = Hints
option-hints-why = With friends: any player can ask for a good move and the reasons behind it
same-screen-names = Players on this device
player = Player { $number }
one-more = Add a player

## At a table

table-seats = At the table
opening = Loading…
reconnecting = Connection lost. Reconnecting; your choice is kept.
table-closed = This table was closed.
seat-open = free seat
seat-for = reserved for { $name }
you = you
fill-with-bot = Add a bot
remove-from-seat = Remove
sit-down = Join
your-name-here = Your name at this table
invite = Invite players with this link
copy = Copy
copied = Copied
hand-over = Pass the device to { $name }
hand-over-why = What comes next is for their eyes only.
i-am = I am { $name }
menu = Menu
menu-keys = Keyboard: Tab moves through everything on the table, the arrow keys only through what you can choose. Enter chooses it, or tells you why you can’t.
close = Close
resign = Resign
resign-sure = Yes, resign
fair-checked = Fair shuffle, checked by this page: the server committed to its secret number before it saw yours, and the deal follows from both.
fair-partly = The shuffle matches the numbers that were combined for it. The rest can’t be checked: this device doesn’t have your number for this game.
fair-failed = The shuffle doesn’t match what the server promised. Save the game as a file and contact whoever runs this server.
fair-impossible = This browser can’t check the shuffle here: that needs an https address.
absent-title = { $name } has been away for a long time.
absent-what = Everyone is waiting. You can continue without them:
absent-win = Claim the win
absent-out = Remove them from the game
absent-bot = Let a bot take over
absent-abort = Abort the game
absent-sure = Yes: { $what }
ended-abort = The game was aborted. Nobody wins.
log = Log
log-all = All players
log-earlier = Earlier
log-filter = Filter by player
log-undo = { $name } undoes a move.
log-resign = { $name } resigns.
log-timeout = { $name } ran out of time.
log-absent = { $name } is away; the game goes on without them.
log-abort = { $name } aborts the game.
chat = Chat
chat-say = Write a message
chat-send = Send
looking-back = Looking back
to-the-present = Back to now
look-back-here = View the table at this moment
since-last = since your last move
unplayable-title = This game is from another version
unplayable-why = It was started with rules, cards or words that this server no longer has, so it can’t be continued. Its log is kept.
unplayable-close = Close this table
error-unplayable = This game was started with another version and can’t be continued here.
error-stale = The game has moved on. Check the table and try again.
error-cannot_undo = You can’t undo this: something hidden was revealed, or another player has acted.
error-seat_taken = This seat is taken. Choose another one.
error-forbidden = This isn’t your seat or your table.
error-not_found = This table doesn’t exist. Check the link.
error-too_many = Too many requests. Wait a moment.
error-not_signed_in = Your session has ended. Reload the page.
error-no_spectators = This table doesn’t allow spectators.
error-removed = The host has removed you from this table. You can’t join it again.
error-name_taken = Someone at this table has that name, or a very similar one. Choose another.
error-not_absent = This player isn’t away, or hasn’t been for long enough.
error-changed_too_often = You’ve used up your changes to this choice. It is now final.
error-too_many_tables = Several of your tables have only bots playing. Wait until one of those games is over.
error-no_help = This table doesn’t list possible moves or words: you have to find your own.
error-nonce_given = Your number for the shuffle has already been sent.
error-session_ended = Your session has ended. Reload the page.
error-unavailable = The server can’t reach its database. Nothing was changed; try again in a moment.
error-outcome_unknown = The connection to the database was lost, so your move may or may not have been saved. Check the table before you go on.
error-internal = Something went wrong on the server. Check the table before you go on.
error-bad_request = The server didn’t understand this request. Reload the page.
error-bad_request-name_length = A name needs { $min } to { $max } characters.
error-bad_request-name_character = This name contains a character that isn’t allowed. Choose another name.
error-bad_request-chat_length = A message needs { $min } to { $max } characters.
error-bad_request-chat_character = This message contains a character that isn’t allowed. Remove it and try again.
error-bad_request-login_format = A login needs { $min } to { $max } characters: letters a to z, digits, - or _.
error-bad_request-password_length = A password needs { $min } to { $max } characters.
error-bad_request-email_format = This isn’t an email address. Check it and try again.
error-bad_options = The game can’t be played with these options. Change them and try again.
error-wrong_origin = This request came from another site and was refused.
error-banned = You are banned from this server.
error-wrong_method = The server didn’t understand this request. Reload the page.
error-login_taken = This login is taken. Choose another.
error-not_open = The game has already started, or the table is closed.
error-not_running = No game is running at this table.
error-not_over = You can see this once the game is over.
error-illegal = The rules don’t allow this. Choose something else.
error-too_large = This is too long to send. Make it shorter.
error-stopping = The server is restarting. Try again in a moment.
error-too_slow = Your connection is too slow. Reload the page to reconnect.

## Settings

language = Language
theme = Theme
theme-auto = system
theme-light = light
theme-dark = dark
motion = Animations
motion-slow = slow
motion-normal = normal
motion-off = off
confirm-choices = Confirm each choice with a button
sound = Sounds
save = Save
password = Password
password-again = Enter your password again to continue.
mail = Emails
mail-why = In games with a day or more per move, the server can email you when it’s your turn.
mail-address = Your email address
mail-wrong = This isn’t an email address. Check it and try again.
mail-unconfirmed = We’ve sent an email to { $address }. Use the link in it to confirm the address; until then you won’t get any others.
mail-again = Send again
mail-confirmed = { $address } is confirmed.
mail-turns = Email me when it’s my turn
mail-following = One moment…
mail-is-confirmed = Your address is confirmed. You can turn these emails on and off in the settings.
mail-is-stopped = Done: you won’t get any more of these emails.
mail-link-old = This link is no longer valid. You can ask for a new email in the settings.
my-data = My data
my-data-kept = The server stores your name, your games and chat messages, and your account and email address if you gave them. Unused sign-ins expire after { $sessions ->
    [one] { $sessions } day
   *[other] { $sessions } days
}. Guests without any games are deleted { $guests ->
    [one] { $guests } day
   *[other] { $guests } days
} after their last visit, and tables that never started after { $tables ->
    [one] { $tables } day
   *[other] { $tables } days
}.
my-data-download = Download my data
delete-me = Delete my data
delete-me-why = Your name, account, address and sign-ins are deleted for good. You resign from games in progress. Finished games and chat messages stay, without your name.
delete-me-sure = Yes, delete everything
keep-me = Keep my data
deleted-me = Everything about you has been deleted.
former-player = Former player
error-password_needed = Enter your password again first.
error-wrong_password = Wrong password. Try again.

## Rules and replay

search-rules = Search
rules-found = { $count ->
    [0] No rules found
    [one] 1 rule
   *[other] { $count } rules
}
rules-in-english = These rules aren’t translated yet.
step-first = Back to start
step-back = Back one move
step-on = Forward one move
step-last = Jump to end
ply-of = { $ply } of { $plies }

## The word game

letterpress-round-of = Round { $round } of 5
letterpress-ask-draft = Keep one card, pass the rest to the left
letterpress-ask-write = Write a word: type it, or choose cards
letterpress-ask-claim = Claim letters from the pool
letterpress-ask-lay = Place the new row under the last one
letterpress-ask-library = Choose a card from the library
letterpress-wait-draft = Waiting for { $names } to keep a card
letterpress-wait-write = Waiting for { $names } to write a word
letterpress-wait-claim = { $names } is claiming letters
letterpress-wait-lay = { $names } is placing the row
letterpress-wait-library = { $names } is choosing a card from the library
letterpress-made = Choice made. Waiting for { $names }
letterpress-can-change = You can change it until everyone has chosen.
letterpress-your-word = Your word
letterpress-valid = { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
letterpress-written = You wrote { $word }. You can change it until everyone has written.
letterpress-reveal = Words and claims
has-claimed = has claimed
claims = claims { $count ->
    [one] 1 letter
   *[other] { $count } letters
}
claim-picked = { $picked } of { $most } chosen
met-by = met by { $names }
library-collect = 13 points or more: choose a card to add to your collection
library-return = 12 points or fewer: choose a card to put on the bottom of its deck
letterpress-type = Type a word, or tap cards
letterpress-keys = Type letters or card numbers; Tab swaps the card used for a letter; Enter submits.
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
letterpress-draft-keys = Press a number or letter to choose a card, Enter to keep it.
letterpress-ask-pile = Keep one card from this pile; the others go to the bottom of the deck
letterpress-ask-last = Last round: write one word with your collection and the commons
letterpress-ask-last-solo = Beat the library’s { $library ->
    [one] 1 point
   *[other] { $library } points
} with your collection{ $words ->
    [0] { "" }
   *[other] : { $points } so far
}
letterpress-write = Write { $word }
letterpress-shuffle = Shuffle
letterpress-take-back = Take this card back
letterpress-passed = You are passing. You can change that until everyone has written.
letterpress-easy = Write as many words as you like, using each card once: their scores are added up.
letterpress-hard = Cards that you don’t use go to the library.
letterpress-finish = Finish with { $points ->
    [one] 1 point
   *[other] { $points } points
}
letterpress-wanted = needs { $shape }
letterpress-counted = { $count }: { $found }
letterpress-too-few = { $count }: { $found } (at least { $needed } needed)
letterpress-too-many = { $count }: { $found } (at most { $allowed } allowed)
letterpress-claim-challenge = Claim this challenge too
letterpress-claim = Claim { $letters }
letterpress-claim-keys = Press a letter’s key to choose it, Enter to claim.
letterpress-nothing = no word
letterpress-lay = Place the row, collect { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
letterpress-lay-says = Position { $place } of { $places }. Collects: { $letters }
letterpress-lay-why = You collect a card if the one below it is worth at least as much.
letterpress-offset = Position { $place } of { $places }
letterpress-shift-left = Shift left
letterpress-shift-right = Shift right
letterpress-last-row = Last row
letterpress-collect = Collect { $letters }
letterpress-return = Put { $letters } back
letterpress-library-why = The library is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}. In round 5 you must beat what is left of it.
letterpress-track = Rounds
letterpress-goal = Only the fifth word wins.
letterpress-goal-why = Words one to four earn you the letters for it.
letterpress-goal-last = This is it: the highest score wins.
letterpress-goal-solo = Only the fifth word can beat the Rotary Press.
letterpress-goal-solo-why = Words one to four fill your collection and the library.
letterpress-hint-draft = You will write with the five cards you keep and the commons.
letterpress-hint-write = Whoever writes the best word claims first. Unused cards from your hand go to the bottom of the deck.
letterpress-hint-claim = What you claim is yours for the fifth word.
letterpress-hint-last = The highest score wins the game. This is the word you collected your letters for.
letterpress-hint-write-solo = Cards you don’t use go to the library. With { $threshold } points or more, one of its cards joins your collection.
letterpress-hint-last-solo = You need { $needed ->
    [one] 1 point
   *[other] { $needed } points
} or more.
letterpress-ask-claim-count = Your turn: claim { $count ->
    [one] one letter
   *[other] { $count } letters
}
letterpress-passed-you = passed you these
letterpress-dealt = dealt to you
letterpress-gets-rest = { $count ->
    [one] the other card
   *[other] the other { $count } cards
}
letterpress-under-deck = bottom of the deck
letterpress-keep-pass = Keep { $letters }, pass { $others }
letterpress-keep-under = Keep { $letters }; to the bottom of the deck: { $others }
letterpress-kept = You keep { $letters }
letterpress-choose-card = Choose a card to keep
letterpress-keep-badge = keep
letterpress-you-kept = You have kept
letterpress-kept-of = { $count } of { $room }
letterpress-for-everybody = for everybody
letterpress-your-five = Your five
letterpress-can-stand-for = Can stand for: { $letters }
letterpress-is-word = { $word } is a word.
letterpress-from-cards = { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
} from { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
letterpress-stands-for-two = { $letter } doubled
letterpress-maybe = You’ll see whether it counts when you write it.
letterpress-need-word = Type or tap a word
letterpress-is-written-word = ✓ Written: { $word }
letterpress-in-word = { $letters }, position { $place } in the word
letterpress-pass-loses = You would score nothing and claim last.
letterpress-pass-loses-solo = You would score nothing, and all your cards go to the library.
letterpress-tap-again = Tap the last letter again to double it.
letterpress-collects = you get a library card; the library is then worth { $points }
letterpress-collects-not = no library card; the library is then worth { $points }
letterpress-one-can-be-yours = You can claim one that your word meets.
letterpress-chosen-for-you = The best one you meet is chosen for you; tap another to change it.
letterpress-challenge-comes = You claim it along with your letters.
letterpress-no-challenge = You claim no challenge with your letters.
letterpress-badge-met = met
letterpress-badge-unmet = not met
letterpress-badge-open = decided at the reveal
letterpress-badge-taken = taken
letterpress-taken-by = by { $name }
letterpress-gives-joins = joins your letters
letterpress-gives-top-letter = the top letter of the deck
letterpress-took = took { $letters }
letterpress-took-both = took { $letters } and a challenge
letterpress-took-challenge = took a challenge
letterpress-claims-now = claims { $count } now
letterpress-pool-why = every letter used in a word
letterpress-yours = yours
letterpress-claim-both = Claim { $letters }, and the challenge
letterpress-claim-need = Choose { $count ->
    [one] one letter
   *[other] { $count } letters
}
letterpress-claim-worth = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
letterpress-claim-joins = including { $letters } for { $value }
letterpress-claim-draws = plus a letter from the deck
letterpress-choose-library = Choose a card from the library
letterpress-has-kept = has kept a card
letterpress-has-written = has written
letterpress-your-letters = Your letters
letterpress-your-letters-why = for the fifth word; only you see them
letterpress-no-letters = none yet
letterpress-tally = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
letterpress-legend-fame = points; the fifth round
letterpress-legend-outline = a card in use, or taken
letterpress-key-letters = type a word; choose a card by its letter
letterpress-key-numbers = the card in that position
letterpress-key-tab = in the word: the next card with the same letter
letterpress-key-move = move a card in the rack or in the word
letterpress-key-space = choose the focused card, or take it back
letterpress-key-enter = confirm, from anywhere
letterpress-key-escape = clear; close
letterpress-key-inspect = explain the focused card; with none focused, this legend
letterpress-best-title = Best possible word
letterpress-best-none = No word was possible.
letterpress-best-found = You found it!
letterpress-best-missed = Your word was { $word }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
letterpress-best-passed = You passed.
letterpress-is-draft = choosing…
letterpress-is-write = writing…
letterpress-collected = { $count ->
    [one] 1 card collected
   *[other] { $count } cards collected
}
letterpress-winner = Winner
letterpress-tie = Tie broken by { $by }.
letterpress-by-round = Words by round
letterpress-press-beaten = You beat the Rotary Press
letterpress-press-wins = The Rotary Press wins
letterpress-press-result = { $points ->
    [one] 1 point
   *[other] { $points } points
} to the library’s { $library }
option-best-word = Best possible word
option-best-word-why = After each round, see the best word your cards allowed
option-family = Family-friendly words
option-family-why = Vulgar and hateful words don’t count; bots never write them
option-family-usual = with easier bots
option-family-yes = always
option-family-no = never
option-shortest = Minimum word length
option-shortest-why = The fewest letters a word may have
option-overhang = Solo: rows may overhang
option-overhang-why = The new row may stick out to the left or right of the one above

## A game without its own table

generic-your-turn = Your turn
generic-waiting = Waiting for { $names }
generic-other-action = Type another action
generic-view = Game state

## Games of this device
no-server-lobby = No server connection: you can play solo, against bots, or pass and play. Games with friends need a server.
local-game = on this device
local-export = Save to file
local-import = Load a game from a file
local-delete = Delete
local-delete-sure = Yes, delete
local-take-over = Play in this tab
local-reset = Delete all games on this device
local-reset-sure = Yes, delete them all
look-back = Look back
bots-think = Bots are thinking
continue-here = Play on from here
continue-why = Starts a new game from this move. Bots take the other seats.
continue-seat = Your seat
offline-words = Word lists for offline play
offline-words-why = A word list stays on this device once you have played with it. Switch one on to download it now.
new-version = A new version is ready.
new-version-take = Update
error-storage_full = This device is out of space, so your move wasn’t saved. Delete some finished games and try again.
error-no_room_for_game = This device is out of space, so the game wasn’t saved. Delete some finished games and try again.
error-storage_broken = The games on this device can’t be read or saved. Games on a server aren’t affected. Reload the page to try again.
error-other_tab = This game is open in another tab.
error-game_damaged = A game on this device is damaged and can’t be played. Your other games are fine.
error-module_missing = The game couldn’t be loaded. Go online and reload the page.
error-module_crashed = The game engine has stopped. Nothing is lost: reload the page.
error-words_missing = The word list isn’t on this device. Go online once to download it.
error-not_a_record = This file isn’t a saved game. Choose another file.
error-not_finished = A game that is still running can’t be reviewed.
error-record_refused = This file isn’t a valid saved game: { $detail }
error-other_version = This game was started with another version and can’t be continued here.
