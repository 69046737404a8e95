//! Makes a state that fits a view: open cards are copied, hidden ones are dealt at random.
//!
//! Hidden are the cards in others' hands and collections, what they have chosen or written until it is revealed, and the
//! order of the decks. How many cards of each kind lie in others' collections follows from what the decks still hold.

use crate::BotError;
use letterpress::challenges::Reward;
use letterpress::components::{CardBits, CardId};
use letterpress::decks::Deck;
use letterpress::{
    CardView, EntryPosition, EntryView, Letterpress, PilePosition, PlayerPosition, Position, Rank, SeatView,
    SoloPosition, State, Step, View, WordPosition, WordView,
};
use table::{Dice, Game};

/// A full state that gives exactly this view back to its viewer. Words that the view shows count, even if the present word
/// list lacks them.
pub fn imagine(game: &Letterpress, view: &View, dice: &mut Dice) -> Result<State, BotError> {
    let game = game.clone().trusting(shown_words(view).map(|word| word.word.as_str()), view.options.language);
    let deck = game.deck(view.options.language);
    let position = Dealer { view, deck, unseen: CardBits::NONE, dice }.position();
    game.place(&position).map_err(|faults| BotError::Imagining { faults })
}

/// Every word in the view.
fn shown_words(view: &View) -> impl Iterator<Item = &WordView> {
    let entries = view.seats.iter().map(|seat| &seat.entry).chain(view.own.iter().map(|own| &own.entry));
    let written = entries.filter_map(|entry| match entry {
        Some(EntryView::Word(word)) => Some(word),
        Some(EntryView::Pass) | None => None,
    });
    written.chain(view.solo.iter().flat_map(|solo| &solo.last_words))
}

struct Dealer<'a> {
    view: &'a View,
    deck: &'a Deck,
    /// Cards that may be anywhere out of sight.
    unseen: CardBits,
    dice: &'a mut Dice,
}

impl Dealer<'_> {
    fn cards(&self, cards: &[CardView]) -> CardBits {
        cards.iter().filter_map(|card| self.deck.find(card.card)).collect()
    }

    fn used(&self, word: &WordView) -> CardBits {
        word.cards.iter().filter_map(|used| self.deck.find(used.card)).collect()
    }

    /// The cards of a seat's word, if it is revealed.
    fn word_of(&self, seat: &SeatView) -> CardBits {
        match &seat.entry {
            Some(EntryView::Word(word)) => self.used(word),
            Some(EntryView::Pass) | None => CardBits::NONE,
        }
    }

    fn position(mut self) -> Position {
        let (view, deck) = (self.view, self.deck);
        let open: CardBits = view.challenges.iter().filter_map(|challenge| deck.find(challenge.card)).collect();
        let (commons, pool) = (self.cards(&view.commons), self.cards(&view.pool));
        let own = view.own.as_ref().map_or(CardBits::NONE, |own| {
            self.cards(&own.hand) | self.cards(&own.drafted) | self.cards(&own.collection)
        });
        let solo = view.solo.as_ref().map_or(CardBits::NONE, |solo| {
            let words = solo.last_words.iter().fold(CardBits::NONE, |all, word| all | self.used(word));
            self.cards(&solo.row) | self.cards(&solo.library) | words
        });
        self.unseen = deck.all().minus(open | commons | pool | own | solo);

        let own_seat = view.own.as_ref().map(|own| own.seat);
        let others: Vec<&SeatView> = view.seats.iter().filter(|seat| Some(seat.seat) != own_seat).collect();
        let laid = others.iter().fold(CardBits::NONE, |all, seat| all | self.laid(seat, commons));
        self.unseen = self.unseen.minus(laid);
        let mut collections = self.collections(&others, commons, pool | own);
        let mut seats: Vec<PlayerPosition> = Vec::new();
        for seat in &view.seats {
            if Some(seat.seat) == own_seat {
                seats.extend(self.own_seat());
            } else {
                let collection = if collections.is_empty() { CardBits::NONE } else { collections.remove(0) };
                seats.push(self.other_seat(seat, collection, commons));
            }
        }
        let pile = |cards: CardBits| PilePosition { top: deck.names(self.unseen & cards), under: Vec::new() };
        Position {
            options: view.options.clone(),
            round: view.round,
            step: view.step,
            letters: pile(deck.letters()),
            vowels: pile(deck.vowels()),
            challenges: pile(deck.challenges()),
            commons: deck.names(commons),
            open: deck.names(open),
            pool: deck.names(pool),
            seats,
            ranking: view.ranking.iter().map(|rank| Rank { seat: rank.seat, by: rank.by }).collect(),
            claimed: view.ranking.iter().filter(|rank| rank.claimed).count() as u8,
            solo: solo_position(view),
            dice: Dice::new(self.dice.seed()),
        }
    }

    /// Takes this many of these cards from `unseen`, at random.
    fn take(&mut self, from: CardBits, count: usize) -> CardBits {
        let mut cards: Vec<CardId> = (self.unseen & from).iter().collect();
        self.dice.shuffle(&mut cards);
        let taken: CardBits = cards.into_iter().take(count).collect();
        self.unseen = self.unseen.minus(taken);
        taken
    }

    /// The collections of the others, seat by seat.
    fn collections(&mut self, others: &[&SeatView], commons: CardBits, elsewhere: CardBits) -> Vec<CardBits> {
        let mut collections: Vec<CardBits> = others.iter().map(|seat| self.surely_collected(seat, commons)).collect();
        self.deal_claimed(others, commons, elsewhere, &mut collections);
        let dealt = collections.iter().fold(CardBits::NONE, |all, &collection| all | collection);
        self.unseen = self.unseen.minus(dealt);

        // Vowels and challenges that are in no deck are in somebody's collection.
        let (deck, decks) = (self.deck, &self.view.decks);
        let joins = |card: &CardId| deck.card(*card).challenge.as_ref().is_some_and(|it| it.reward == Reward::Joins);
        let count = |cards: CardBits, left: u8| (self.unseen & cards).len().saturating_sub(usize::from(left));
        let (challenges, vowels) = (count(deck.challenges(), decks.challenges), count(deck.vowels(), decks.vowels));
        let joining: CardBits = deck.challenges().iter().filter(joins).collect();
        let mut loose: Vec<CardId> = self.take(joining, challenges).iter().collect();
        loose.extend(self.take(deck.vowels(), vowels));
        let missing = |seat: &SeatView, has: CardBits| usize::from(seat.collection).saturating_sub(has.len());
        let letters: usize = others.iter().zip(&collections).map(|(seat, &has)| missing(seat, has)).sum();
        loose.extend(self.take(deck.letters(), letters.saturating_sub(loose.len())));
        self.dice.shuffle(&mut loose);
        for (seat, collection) in others.iter().zip(&mut collections) {
            for _ in 0..missing(seat, *collection) {
                let Some(card) = loose.pop() else { break };
                *collection = collection.with(card);
            }
        }
        collections
    }

    /// At the end a word shows cards of its writer's collection (L3.1).
    fn surely_collected(&self, seat: &SeatView, commons: CardBits) -> CardBits {
        if self.view.step == Step::End { self.word_of(seat).minus(commons) & self.unseen } else { CardBits::NONE }
    }

    /// While letters are claimed, cards of words that are no longer in the pool were claimed by somebody (L2.3).
    fn deal_claimed(&self, others: &[&SeatView], commons: CardBits, elsewhere: CardBits, collections: &mut [CardBits]) {
        if self.view.step != Step::Claim {
            return;
        }
        let words = self.view.seats.iter().fold(CardBits::NONE, |all, seat| all | self.word_of(seat));
        let mut claimed = (commons | words).minus(elsewhere).iter();
        for rank in self.view.ranking.iter().filter(|rank| rank.claimed) {
            let Some(at) = others.iter().position(|seat| seat.seat == rank.seat) else { continue };
            let most = rank.claims.min(others[at].collection);
            collections[at] = claimed.by_ref().take(most.into()).collect();
        }
    }

    /// When a row is laid, only the cards of the word are left (L4.3).
    fn laid(&self, seat: &SeatView, commons: CardBits) -> CardBits {
        if self.view.step == Step::Lay { self.word_of(seat).minus(commons) } else { CardBits::NONE }
    }

    fn own_seat(&self) -> Option<PlayerPosition> {
        let own = self.view.own.as_ref()?;
        let names = |cards: &[CardView]| cards.iter().map(|card| card.card).collect();
        Some(PlayerPosition {
            hand: names(&own.hand),
            chosen: own.chosen,
            drafted: names(&own.drafted),
            entry: own.entry.as_ref().map(entry),
            collection: names(&own.collection),
        })
    }

    fn other_seat(&mut self, seat: &SeatView, collection: CardBits, commons: CardBits) -> PlayerPosition {
        let deck = self.deck;
        let laid = self.laid(seat, commons);
        let drafted = laid | self.take(deck.letters(), usize::from(seat.drafted).saturating_sub(laid.len()));
        let hand = deck.names(self.take(deck.letters(), seat.hand.into()));
        let drafting = self.view.step == Step::Draft;
        let chosen = hand.get(self.dice.index(hand.len())).copied().filter(|_| drafting && seat.ready);
        let secret = (self.view.step == Step::Write && seat.ready).then_some(EntryPosition::Pass);
        PlayerPosition {
            hand,
            chosen,
            drafted: deck.names(drafted),
            entry: seat.entry.as_ref().map(entry).or(secret),
            collection: deck.names(collection),
        }
    }
}

fn entry(entry: &EntryView) -> EntryPosition {
    match entry {
        EntryView::Pass => EntryPosition::Pass,
        EntryView::Word(written) => EntryPosition::Word(word(written)),
    }
}

fn word(word: &WordView) -> WordPosition {
    WordPosition { word: word.word.clone(), cards: word.cards.clone() }
}

fn solo_position(view: &View) -> SoloPosition {
    let names = |cards: &[CardView]| cards.iter().map(|card| card.card).collect();
    view.solo.as_ref().map_or_else(SoloPosition::default, |solo| SoloPosition {
        row: names(&solo.row),
        library: names(&solo.library),
        last_words: solo.last_words.iter().map(word).collect(),
    })
}
