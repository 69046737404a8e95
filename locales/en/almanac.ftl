### The almanac and the illustrated rules. Every language has the same ids.

## The almanac's frame

almanac-lead = Every card, gear and character in both games, with statistics from many games between our bots; the printers behind the names; and how printing began.
almanac-chapter-printing = Printing cards
almanac-about-printing = Which types an order needs and what it pays when printed.
almanac-chapter-refinement = Refinement cards
almanac-about-refinement = Colour, decoration and the bonus for doing both.
almanac-chapter-specialties = Specialty cards
almanac-about-specialties = Ten pairs of crafts: take both levels, or one of your choice.
almanac-chapter-gears = Gears
almanac-about-gears = Three rewards each; one is active, and every round the next one comes up.
almanac-chapter-patronage = Patronage cards
almanac-about-patronage = Eight fame for each patron whose conditions you meet.
almanac-chapter-planning = Planning cards
almanac-about-planning = How the automa shifts its markers from round to round.
almanac-chapter-characters = Characters
almanac-about-characters = Ten printers: their powers, how to play them, and their lives.
almanac-chapter-challenges = Challenges
almanac-about-challenges = What you can aim for with a word in Letterpress besides points.
almanac-chapter-origin = The origin of printing
almanac-about-origin = From the scribe’s desk to the press in Mainz.
almanac-chapter-tools = The workshop’s tools
almanac-about-tools = The tools shown as marks on the table, and what they were used for.
almanac-chapter-glossary = Glossary
almanac-about-glossary = The terms of both games, and their names in the other languages.

## Search and filters

almanac-search = Search
almanac-any = all
almanac-found = { $count ->
    [one] One entry
   *[other] { $count } entries
}
almanac-filter-inks = Ink
almanac-filter-types = Type
almanac-filter-specialties = Specialty
almanac-filter-level = Highest level
almanac-filter-size = Number of types
almanac-filter-rewards = Reward
almanac-reward-guilders = Guilders
almanac-reward-fame = Fame
almanac-reward-inks = Inks
almanac-reward-level = A level
almanac-reward-order = An order
almanac-reward-swap-ink = Swap an ink
almanac-reward-swap-type = Swap a type
almanac-reward-lowest-specialty = Raise the lowest specialty
almanac-reward-round-fame = Fame equal to the round number
almanac-reward-sell-type = Sell a type
almanac-reward-ink-fame = Fame for an ink
almanac-reward-take-ink = Take an ink
almanac-reward-trade-ink = One ink for two
almanac-reward-type-fame = Fame for a type
almanac-reward-buy-type = A cheaper type
almanac-reward-specialty-fame = Fame for a specialty
almanac-reward-joins = The card itself
almanac-reward-top-letter = A card from the deck
almanac-reward-patron = Goes for a patron
almanac-reward-no-patron = Blocks a reward
almanac-deck = Deck

## An entry

almanac-numbered = { $kind } { $number }
almanac-percent = { $share }%
almanac-decimal = { $value }
almanac-interval = { $mean }% ({ $low }–{ $high })
almanac-patron-fame = Worth { $fame } fame at the end. Patrons wait under rounds 3 to 6; each can be taken from its round on.
almanac-centre = Ties are broken by reading down from “{ $row }”.
almanac-advice = How to play this character
almanac-life = A short life
almanac-figures = Statistics
almanac-source = From { $games } four-player games between bots ({ $level }).
almanac-source-solo = From { $games } solo games played by a bot ({ $level }).
almanac-rules = Rules that apply
almanac-neighbours = Previous and next
almanac-failed = Can’t load the almanac. Check your connection and reload the page.
almanac-loading = Loading…
almanac-no-entry = There is no such entry.

## What the figures count

almanac-fig-held = Times taken
almanac-fig-fulfilled = Fulfilled once taken
almanac-fig-guilders = Average guilders when taken
almanac-fig-coloured = Coloured
almanac-fig-decorated = Decorated
almanac-fig-fame = Average fame when taken
almanac-fig-open = Rounds on the board
almanac-fig-taken = Taken when on the board
almanac-fig-both-symbols = Taken for both its symbols
almanac-fig-installed = Times installed
almanac-fig-uses = Uses per installation: { $reward }
almanac-fig-games-open = Games on the board
almanac-fig-round = Average round when taken
almanac-fig-shown = Times revealed
almanac-fig-ahead = Actions where the automa goes first
almanac-fig-patrons-taken = Takes a patron
almanac-fig-dealt = Times dealt
almanac-fig-kept = Kept when dealt
almanac-fig-wins = Wins (95% interval)
almanac-fig-score = Average score
almanac-fig-met = Met by at least one word
almanac-fig-claimed = Claimed

## Pictures of the origin of printing

almanac-picture-scribes = One page, one pen, one copy.
almanac-picture-borrowed = Seal, woodcut, coin, and the wine press.
almanac-picture-type = A sort with its nick, and the mould it is cast in.
almanac-picture-press = Screw, bar and platen; below them, type and sheet.
almanac-picture-spread = From Mainz along the rivers and roads of Europe.

## The glossary

almanac-gloss-gutenberg-type = A letter you own. Orders need types to be printed, but never use them up.
almanac-gloss-gutenberg-ink = One of four colours. You spend it to colour orders and for some patrons; it goes back into the bag.
almanac-gloss-gutenberg-specialty = A craft of your house with six levels, I to VI. Levels are never used up.
almanac-gloss-gutenberg-reward-track = The first time one of your specialties reaches II, IV, V or VI, you earn a reward. Each comes only once a game.
almanac-gloss-gutenberg-order = A printing card and a refinement card, joined for good. You hold four at most.
almanac-gloss-gutenberg-batch = The orders you fulfil together in one turn. They share your types: each type can serve only one of them.
almanac-gloss-gutenberg-colour = The first part of a refinement card: spend its inks, gain its fame.
almanac-gloss-gutenberg-decoration = The second part of a refinement card: reach its levels, gain its fame.
almanac-gloss-gutenberg-bonus = What an order pays on top when both colour and decoration are done.
almanac-gloss-gutenberg-gear = A wheel with three rewards. Only the active one can be used, once a round.
almanac-gloss-gutenberg-sector = A third of a gear, with one reward.
almanac-gloss-gutenberg-axle = One of three places for gears. Gears on neighbouring axles mesh.
almanac-gloss-gutenberg-marker = A cube for your secret plan. Whoever places more on an action acts earlier there.
almanac-gloss-gutenberg-first-player-token = Shows who breaks ties this round. It moves on every round.
almanac-gloss-gutenberg-fame = Points. Whoever has the most at the end wins.
almanac-gloss-gutenberg-guilders = Money. At the end, every three you have left are worth one fame.
almanac-gloss-gutenberg-character = A historical printer with a power of their own.
almanac-gloss-gutenberg-automa = A rival run by cards. It takes cards and inks away but scores nothing.
almanac-gloss-gutenberg-card-execution = Tells the automa which space it empties.
almanac-gloss-letterpress-commons = Two letters and a vowel that everybody may use in their word.
almanac-gloss-letterpress-drafted = The five cards you kept as the hands went round.
almanac-gloss-letterpress-pool = All letters that can be claimed after a round: the commons and every card used in a word.
almanac-gloss-letterpress-collection = Your claimed cards. They wait for the fifth word, the only one that decides.
almanac-gloss-letterpress-challenge = A condition for words. Meet it and you may claim its reward.
almanac-gloss-letterpress-library = In the solo game, the cards the Rotary Press keeps. The fifth word must beat their total.
almanac-gloss-letterpress-row = In the solo game, the cards of a word laid under those of the last one.

## How to play the characters. The figures are those of the lab.

almanac-play-gutenberg = Plan like everyone else, then move a marker to where it decides who picks first. It pays off in finished work: in games he wins, he completes { $won_complete_orders } orders with both colour and decoration, against { $lost_complete_orders } in the others. Gears bring him { $fame_gear } fame a game.
almanac-play-guillard = Two gears from the start mean rewards from the first round on: choose sectors you can use at once. In games she wins she uses gears { $won_gear_uses } times; they bring her { $fame_gear } fame a game. { $kept }% of the bots offered her keep her.
almanac-play-manutius = His power only works on two or more orders at once, so let orders pile up and print them together. The types you don’t have to buy leave you with money: { $fame_guilders } fame from guilders at the end. In games he wins, he completes more orders in full: { $won_complete_orders }, against { $lost_complete_orders } in the others.
almanac-play-ungler = You start three levels ahead: take refinement cards that ask for exactly those two crafts, and go on to VI. Decoration brings her { $fame_decoration } fame, and her specialties bring { $fame_specialties } more at the end; she wins { $wins }% of her games.
almanac-play-schoffer = Keep a gear whose active sector is worth using twice: a level or an ink, say. In games he wins, he uses gears { $won_gear_uses } times, and the levels help him win patrons: { $won_patrons } cards, against { $lost_patrons } in the others.
almanac-play-tory = Never end a round with an ink that none of your orders wants: take only what you need and spend it. His tidy shop brings { $fame_character } of a possible 18 fame a game, and he wins { $wins }% of his games.
almanac-play-plantin = Raise two crafts and swap them to wherever this round’s orders want them. That way nearly every order can be finished: he completes { $won_complete_orders } in games he wins, against { $lost_complete_orders } in the others; decoration brings { $fame_decoration } fame.
almanac-play-caxton = Choose the colour you hold most of, and take whatever ink is cheap: it will do. He is hard to win with ({ $wins }% of his games); when it works, he prints a lot: { $won_orders } orders, against { $lost_orders } in the others.
almanac-play-fiol = Half the finish is enough for the bonus, so colour or decorate, whichever is at hand, and move on to the next order. Bonuses bring him { $fame_bonus } fame; in games he wins, he fulfils { $won_orders } orders, against { $lost_orders } in the others.
almanac-play-vietor = Money is fame: orders with many types pay best, and what you don’t spend counts double. He ends with { $won_guilders } guilders in games he wins, and guilders bring him { $fame_guilders } fame on average.

## Rules that teach

teach-aim = The aim
teach-table = The table and its parts
teach-legend = What the marks mean
teach-round-gutenberg = A round in six pictures
teach-round-letterpress = The game in six pictures
teach-rules = The rules
teach-contents = On this page
teach-print = Print
teach-almanac = Almanac: { $chapter }
teach-acting-order = Turn order
teach-players = Players
teach-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
teach-letter-card = Letter card with its value
teach-vowel-card = Vowel card, framed
teach-challenge-card = Challenge that became a letter card, in brass
teach-doubled-card = ×2: one card stands for its letter twice

## The parts of the table

teach-part-gutenberg-1 = Rounds 1 to 6, and the patrons under rounds 3 to 6
teach-part-gutenberg-2 = Take orders: printing and refinement cards
teach-part-gutenberg-3 = Take inks: sets of three, priced 0, 1, 2 from the left
teach-part-gutenberg-4 = Develop specialties: cards with two symbols
teach-part-gutenberg-5 = Improve printing houses: the gears on offer
teach-part-gutenberg-6 = Patronage: four rewards, each once a round
teach-part-gutenberg-7 = Markers and turn order of each action
teach-part-gutenberg-8 = Your fame, guilders, types and inks
teach-part-gutenberg-9 = Your specialties and the reward track
teach-part-gutenberg-10 = Your gears on three axles
teach-part-gutenberg-11 = Your orders, four at most
teach-part-gutenberg-12 = What you are asked to do, and the button that does it
teach-part-gutenberg-13 = The other houses
teach-part-gutenberg-14 = Log, legend and rules
teach-part-letterpress-1 = The rounds; the fifth is marked with a laurel
teach-part-letterpress-2 = Commons: everybody may use them
teach-part-letterpress-3 = The challenges of the round
teach-part-letterpress-4 = Your word as you set it
teach-part-letterpress-5 = The cards you kept
teach-part-letterpress-6 = Its score, and the button to write it
teach-part-letterpress-7 = The other players
teach-part-letterpress-8 = Your collection for the fifth word

## A round in six pictures

teach-step-gutenberg-1 = The gears turn by one sector: a new reward becomes active.
teach-step-gutenberg-2 = Everyone plans in secret: spread your markers over the five actions. Most markers, first choice.
teach-step-gutenberg-3 = Take an order (one card from each row), then one to three inks from a set.
teach-step-gutenberg-4 = Raise specialties, install a gear, and win the favour of a patron.
teach-step-gutenberg-5 = Fulfil orders: types print them for guilders, inks and levels finish them for fame.
teach-step-gutenberg-6 = The board is refilled and the first-player token moves on. After round 6 the game ends.
teach-step-letterpress-1 = Two letters, a vowel and three challenges lie face up for everybody. Each player gets five cards.
teach-step-letterpress-2 = Keep one card, pass the rest to the left, until you have kept five.
teach-step-letterpress-3 = Write a word with your cards and the commons. A card may stand for its letter twice in a row.
teach-step-letterpress-4 = The words are revealed and ranked by score.
teach-step-letterpress-5 = In that order, claim one or two letters, and a challenge if your word meets it.
teach-step-letterpress-6 = After four such rounds write the fifth word from your collection and the commons. It alone decides.

## Advice from the master. The figures are those of the lab.

advice = Advice from the master
advice-early-gears = Install a gear in each of the first two rounds. Players barred from doing so score { $fame } less fame and win { $without }% of their games instead of { $with }%.
advice-specialties = Develop specialties from the start. Players barred from it in rounds 1 and 2 score { $fame } less fame.
advice-patrons = Take patrons when you can. Players barred from taking any score { $fame } less fame.
advice-complete-orders = Finish what you print. Players who complete seven orders in both colour and decoration score { $high } on average; those who complete four score { $low }.
advice-orders = Keep the press busy: players who fulfil nine orders score { $high } on average; those who fulfil six score { $low }.
advice-first-order = Draft an order you can print in round 1. Players who do so score { $low } on average, against { $high } for those who start in round 2.
advice-unfinished = Stop taking orders that you won’t print. Players left with three at the end win { $highWins }% of their games; those with none win { $lowWins }%.
advice-masteries = Bring a second specialty to VI: players with two win { $highWins }% of their games; those with one win { $lowWins }%.
advice-challenges = Shape your word to meet a challenge. Players who claim two win { $highWins }% of their games; those who claim none win { $lowWins }%.
advice-collection = Count cards, not points: with eight cards in the collection, the last word scores { $high } on average; with six, it scores { $low }.
advice-vowels = Claim vowels before they run short. With three or more cards that contain one, the last word scores { $high } on average; with only one such card, it scores { $low }.
advice-firsts = First places mean more letters: players with two of them win { $highWins }% of their games; those with none win { $lowWins }%.
