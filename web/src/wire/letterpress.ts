// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Outcome, Seat, SeatSet } from './table'

export type Action = { "draft": { card: CardName, } } | { "write": { word: string, cards?: Array<CardUse> | null, } } | "pass" | { "claim": { cards: Letters, challenge?: CardName | null, } } | { "lay": { offset: number, } } | { "choose": { card: CardName, } };

/**
 * Which deck a card belongs to and goes back under.
 */
export type CardKind = "letter" | "vowel" | "challenge";

/**
 * A card's name, for people and programs: `n3` is the third N of the letter deck, `vowel-a1` the first A of the vowel
 * deck; the deck file names challenges.
 */
export type CardName = string;

/**
 * A card of a word and the letters it stands for there: `T`, `TT`, `QU`.
 */
export type CardUse = { card: CardName, as: string, };

export type CardView = { card: CardName, kind: CardKind, letters: string, value: number, };

export type ChallengeProspect = { challenge: CardName, 
/**
 * `None` as long as this depends on the words of others.
 */
met: boolean | null, findings: Array<Finding>, };

export type ChallengeView = { card: CardName, when: Array<Condition>, reward: Reward, letters: string, value: number, 
/**
 * The seats whose revealed words meet it.
 */
met_by: SeatSet, };

export type ClaimingFacts = { 
/**
 * Who claims now, and how many letters: no more than are left.
 */
seat: Seat | null, count: number, 
/**
 * What each place of the ranking will claim at most, or has claimed.
 */
claims: Array<number>, };

export type ColumnFacts = { card: CardName, value: number, 
/**
 * The value of the card directly below; null if there is none.
 */
below: number | null, collected: boolean, };

export type Condition = { count: Measure, min?: number | null, max?: number | null, } | { shape: Shape, };

/**
 * The criteria that can put one seat below another, in this order (L2.2).
 */
export type Criterion = "score" | "highest_value" | "letters" | "draw";

export type DeckSizes = { letters: number, vowels: number, challenges: number, };

export type Difficulty = "normal" | "easy" | "hard";

export type DraftFacts = { 
/**
 * Who gets the other cards; null if they go under the deck.
 */
to: Seat | null, 
/**
 * Who passed them on; null if they were dealt.
 */
from: Seat | null, 
/**
 * How many cards each seat keeps in a round.
 */
room: number, };

export type EndFacts = { 
/**
 * The first place first.
 */
places: Array<EndPlace>, 
/**
 * Whether the collections had to decide, or the victory is shared (L3.3).
 */
is_tie: boolean, };

export type EndPlace = { seat: Seat, 
/**
 * From 1; tied seats share a place.
 */
place: number, score: number, 
/**
 * The points of the collection that count in a tie.
 */
left: number, wins: boolean, };

export type EntryView = "pass" | { "word": WordView };

export type Event = { "event": "round_began", round: number, commons: Array<CardName>, letters: Array<string>, challenges: Array<CardName>, } | { "event": "hand_dealt", seat: Seat, cards: Array<CardName>, letters: Array<string>, } | { "event": "card_chosen", seat: Seat, card: CardName, letters: string, } | { "event": "card_ready", seat: Seat, } | { "event": "hands_passed", left: number, } | { "event": "hand_received", seat: Seat, cards: Array<CardName>, letters: Array<string>, } | { "event": "last_card_kept", seat: Seat, card: CardName, letters: string, } | { "event": "pile_returned", count: number, } | { "event": "word_chosen", seat: Seat, word: string, cards: Array<CardUse>, score: number, } | { "event": "pass_chosen", seat: Seat, } | { "event": "word_ready", seat: Seat, } | { "event": "word_revealed", seat: Seat, word: string, cards: Array<CardUse>, score: number, } | { "event": "pass_revealed", seat: Seat, } | { "event": "best_word", seat: Seat, word: string, cards: Array<CardUse>, score: number, } | { "event": "unused_returned", seat: Seat, count: number, } | { "event": "tie_card_drawn", seat: Seat, card: CardName, letters: string, } | { "event": "seat_ranked", seat: Seat, place: number, score: number, claims: number, by: Criterion | null, } | { "event": "letters_claimed", seat: Seat, cards: Array<CardName>, letters: Array<string>, } | { "event": "nothing_to_claim", seat: Seat, } | { "event": "challenge_claimed", seat: Seat, challenge: CardName, } | { "event": "challenge_joined", seat: Seat, challenge: CardName, letters: string, } | { "event": "top_letter_drawn", seat: Seat, card: CardName, letters: string, } | { "event": "top_letter_taken", seat: Seat, } | { "event": "unclaimed_returned", cards: Array<CardName>, letters: Array<string>, challenges: Array<CardName>, } | { "event": "game_ended", winners: SeatSet, scores: Array<number>, left: Array<number>, } | { "event": "library_grew", cards: Array<CardName>, letters: Array<string>, } | { "event": "row_laid", offset: number, collected: Array<CardName>, letters: Array<string>, returned: Array<CardName>, returned_letters: Array<string>, } | { "event": "library_card_collected", card: CardName, letters: string, } | { "event": "library_card_returned", card: CardName, letters: string, } | { "event": "last_row_returned", cards: Array<CardName>, letters: Array<string>, } | { "event": "press_answered", score: number, library: number, won: boolean, };

export type Facts = { 
/**
 * Null for a spectator.
 */
seat: Seat | null, 
/**
 * The rounds of a game; only the word of the last one wins (L3.1).
 */
rounds: number, is_last_round: boolean, 
/**
 * The rule that the present step follows.
 */
rule: string, 
/**
 * The viewer's collection; null for a spectator.
 */
collection: Tally | null, 
/**
 * While this seat may keep a card.
 */
draft: DraftFacts | null, 
/**
 * While this seat may write, or replace what it wrote.
 */
writing: WritingFacts | null, 
/**
 * While letters are claimed.
 */
claiming: ClaimingFacts | null, 
/**
 * Solo: the places for the new row, while there is a choice.
 */
places: Array<PlaceFacts> | null, 
/**
 * Solo: what it takes to beat the press.
 */
press: PressFacts | null, 
/**
 * Once the game is over by the rules.
 */
end: EndFacts | null, };

/**
 * One condition of a challenge, checked against a word.
 */
export type Finding = { found: number | null, met: boolean | null, 
/**
 * Why not.
 */
unmet: Unmet | null, } & ({ count: Measure, min?: number | null, max?: number | null, } | { shape: Shape, });

export type Gains = { cards: Array<CardView>, 
/**
 * Of these cards.
 */
points: number, 
/**
 * Letter cards that nobody has seen yet.
 */
draws: number, 
/**
 * The collection afterwards; cards that nobody has seen count without their value.
 */
collection: Tally, };

export type Language = "fr" | "en" | "it" | "de" | "pl";

/**
 * Up to two letter cards, in any order.
 */
export type Letters = Array<string>;

export type LibraryProspect = { 
/**
 * The cards that the word does not use.
 */
cards: Array<CardView>, 
/**
 * The value of the library with these cards.
 */
points: number, 
/**
 * Whether the score lets a library card join the collection (L4.4); null in the fifth round.
 */
collects: boolean | null, };

/**
 * What can be counted in a word.
 */
export type Measure = "letters" | "vowels" | "consonants_running" | "doubled_cards" | "drafted_cards" | "common_cards" | "score" | "highest_value";

export type OffsetView = { offset: number, collects: Array<CardName>, };

export type Options = { 
/**
 * 1 to 6; one person plays against the Rotary Press.
 */
people: number, language: Language, 
/**
 * Of the solo game only (L4.9).
 */
difficulty: Difficulty, 
/**
 * The minimum number of letters of a word (L0.3).
 */
min_length: number, 
/**
 * What breaks a tie after the fifth round (L3.3).
 */
tie: TieBreak, 
/**
 * Whether each seat is told the best word of its own cards, once the words are revealed.
 */
best_word?: boolean, 
/**
 * Whether vulgar and hateful words do not count (L0.2).
 */
family_words?: boolean, 
/**
 * Solo: whether rows may overhang on both sides (L4.5).
 */
overhang?: boolean, 
/**
 * Words that count at this table even though they are not in the list.
 */
allow?: Array<string>, 
/**
 * Words that do not count at this table.
 */
deny?: Array<string>, };

export type OwnView = { seat: Seat, hand: Array<CardView>, chosen: CardName | null, drafted: Array<CardView>, entry: EntryView | null, collection: Array<CardView>, };

/**
 * A place for the new row under the last one (L4.5).
 */
export type PlaceFacts = { offset: number, 
/**
 * By card of the last row.
 */
columns: Array<ColumnFacts>, collects: Tally, };

export type PressFacts = { 
/**
 * The score from which on a library card joins the collection (L4.4).
 */
threshold: number, 
/**
 * The lowest score that beats the library as it is (L4.8).
 */
needed: number, 
/**
 * Of the words of the fifth round so far.
 */
score: number, };

export type Prospect = { 
/**
 * The longest prefix of the word that the cards can spell; while challenges are claimed, the word that was
 * written.
 */
word: WordView | null, 
/**
 * The letters of the word for which no card is left; if it is not a word, the whole input.
 */
missing: string, 
/**
 * Whether the word may be written; null for a writer who gets no help, and if no word is written.
 */
counts: boolean | null, 
/**
 * For each card of the word, the free cards with the same face, itself included, highest value first.
 */
alternatives: Array<Array<CardName>>, 
/**
 * The open challenges, checked against the word.
 */
challenges: Array<ChallengeProspect>, 
/**
 * Of those that are met, the one with the most valuable reward.
 */
best_challenge: CardName | null, 
/**
 * What joins the collection.
 */
gains: Gains | null, 
/**
 * The effect of a solo word on the library.
 */
library: LibraryProspect | null, };

export type RankView = { seat: Seat, claims: number, claimed: boolean, by: Criterion | null, };

/**
 * What a claimed challenge gives (L2.5).
 */
export type Reward = "joins" | "top_letter";

/**
 * What everybody knows about a seat.
 */
export type SeatView = { seat: Seat, hand: number, drafted: number, collection: number, 
/**
 * It has chosen a card, or written.
 */
ready: boolean, 
/**
 * Its word, once it is revealed.
 */
entry: EntryView | null, };

/**
 * A property of a word.
 */
export type Shape = "shortest" | "longest" | "vowel_first" | "vowel_last" | "same_ends" | "palindrome" | "alternating" | "all_different";

/**
 * The table of the solo game, all of it public.
 */
export type SoloView = { row: Array<CardView>, library: Array<CardView>, 
/**
 * The score to beat in the fifth round.
 */
library_points: number, 
/**
 * Whether this round's score lets a library card join the collection.
 */
collects: boolean, 
/**
 * What each place for the new row would collect.
 */
offsets: Array<OffsetView>, 
/**
 * The words of the fifth round, and their score.
 */
last_words: Array<WordView>, score: number, };

/**
 * What the table waits for.
 */
export type Step = "draft" | "write" | "claim" | "lay" | "library" | "end";

/**
 * Cards and their total value.
 */
export type Tally = { cards: number, points: number, };

/**
 * Whose collection is worth more (L3.3).
 */
export type TieBreak = "left" | "whole";

/**
 * Why a word does not meet a condition.
 */
export type Unmet = { "reason": "no_word" } | { "reason": "too_few", count: Measure, needed: number, found: number, } | { "reason": "too_many", count: Measure, allowed: number, found: number, } | { "reason": "unlike", shape: Shape, };

export type View = { options: Options, round: number, step: Step, to_act: SeatSet, commons: Array<CardView>, challenges: Array<ChallengeView>, 
/**
 * The letters that can be claimed.
 */
pool: Array<CardView>, decks: DeckSizes, seats: Array<SeatView>, 
/**
 * From the first place to the last, while letters are claimed.
 */
ranking: Array<RankView>, solo: SoloView | null, 
/**
 * What only this viewer knows.
 */
own: OwnView | null, outcome: Outcome | null, };

export type WordView = { word: string, cards: Array<CardUse>, 
/**
 * What each of them is worth.
 */
values: Array<number>, score: number, };

export type WritingCard = { common: boolean, 
/**
 * Everything that it may stand for; what it shows comes first.
 */
readings: Array<string>, card: CardName, kind: CardKind, letters: string, value: number, };

export type WritingFacts = { 
/**
 * The commons first.
 */
cards: Array<WritingCard>, 
/**
 * The minimum number of letters of a word.
 */
least: number, 
/**
 * Any number of words, one after the other (L4.9).
 */
several: boolean, 
/**
 * Unused cards join the library (L4.9).
 */
leftovers_join: boolean, 
/**
 * Passing ends the game with the words that were written (L4.9).
 */
may_finish: boolean, };
