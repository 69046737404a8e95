// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Outcome, Seat, SeatSet } from './table'

export type Action = { "draft": { card: CardName, } } | { "write": { word: string, cards?: Array<CardUse> | null, } } | "pass" | { "claim": { cards: Letters, challenge?: CardName | null, } } | { "lay": { offset: number, } } | { "choose": { card: CardName, } };

/**
 * Which deck a card belongs to and goes back under.
 */
export type CardKind = "letter" | "vowel" | "challenge";

/**
 * What a card is called wherever people and programs meet it: `n3` is the third N of the letter deck, `vowel-a1` the
 * first A of the vowel deck, a challenge has the name that its deck file gives it.
 */
export type CardName = string;

/**
 * A card of a word and the letters it stands for there: `T`, `TT`, `QU`.
 */
export type CardUse = { card: CardName, as: string, };

export type CardView = { card: CardName, kind: CardKind, letters: string, value: number, };

export type ChallengeProspect = { challenge: CardName, 
/**
 * `None` as long as it depends on the words of others.
 */
met: boolean | null, findings: Array<Finding>, };

export type ChallengeView = { card: CardName, when: Array<Condition>, reward: Reward, letters: string, value: number, 
/**
 * The seats whose revealed words meet it.
 */
met_by: SeatSet, };

export type Condition = { count: Measure, min?: number | null, max?: number | null, } | { shape: Shape, };

/**
 * What can set one seat below another, in this order (L2.2).
 */
export type Criterion = "score" | "highest_value" | "letters" | "draw";

export type DeckSizes = { letters: number, vowels: number, challenges: number, };

export type Difficulty = "normal" | "easy" | "hard";

export type EntryView = "pass" | { "word": WordView };

export type Event = { "event": "round_began", round: number, commons: Array<CardName>, letters: Array<string>, challenges: Array<CardName>, } | { "event": "hand_dealt", seat: Seat, cards: Array<CardName>, letters: Array<string>, } | { "event": "card_chosen", seat: Seat, card: CardName, letters: string, } | { "event": "card_ready", seat: Seat, } | { "event": "hands_passed", left: number, } | { "event": "hand_received", seat: Seat, cards: Array<CardName>, letters: Array<string>, } | { "event": "last_card_kept", seat: Seat, card: CardName, letters: string, } | { "event": "pile_returned", count: number, } | { "event": "word_chosen", seat: Seat, word: string, cards: Array<CardUse>, score: number, } | { "event": "pass_chosen", seat: Seat, } | { "event": "word_ready", seat: Seat, } | { "event": "word_revealed", seat: Seat, word: string, cards: Array<CardUse>, score: number, } | { "event": "pass_revealed", seat: Seat, } | { "event": "best_word", seat: Seat, word: string, cards: Array<CardUse>, score: number, } | { "event": "unused_returned", seat: Seat, count: number, } | { "event": "tie_card_drawn", seat: Seat, card: CardName, letters: string, } | { "event": "seat_ranked", seat: Seat, place: number, score: number, claims: number, by: Criterion | null, } | { "event": "letters_claimed", seat: Seat, cards: Array<CardName>, letters: Array<string>, } | { "event": "nothing_to_claim", seat: Seat, } | { "event": "challenge_claimed", seat: Seat, challenge: CardName, } | { "event": "challenge_joined", seat: Seat, challenge: CardName, letters: string, } | { "event": "top_letter_drawn", seat: Seat, card: CardName, letters: string, } | { "event": "top_letter_taken", seat: Seat, } | { "event": "unclaimed_returned", cards: Array<CardName>, letters: Array<string>, challenges: Array<CardName>, } | { "event": "game_ended", winners: SeatSet, scores: Array<number>, left: Array<number>, } | { "event": "library_grew", cards: Array<CardName>, letters: Array<string>, } | { "event": "row_laid", offset: number, collected: Array<CardName>, letters: Array<string>, returned: Array<CardName>, returned_letters: Array<string>, } | { "event": "library_card_collected", card: CardName, letters: string, } | { "event": "library_card_returned", card: CardName, letters: string, } | { "event": "last_row_returned", cards: Array<CardName>, letters: Array<string>, } | { "event": "press_answered", score: number, library: number, won: boolean, };

/**
 * One condition of a challenge, held against a word.
 */
export type Finding = { found: number | null, met: boolean | null, } & ({ count: Measure, min?: number | null, max?: number | null, } | { shape: Shape, });

export type Language = "fr" | "en" | "it" | "de" | "pl";

/**
 * Up to two letter cards, whatever order they are named in.
 */
export type Letters = Array<string>;

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
 * The least letters of a word (L0.3).
 */
min_length: number, 
/**
 * What breaks a tie after the fifth round (L3.3).
 */
tie: TieBreak, 
/**
 * Whether each seat hears, once the words are shown, the best word its own cards gave.
 */
best_word?: boolean, 
/**
 * Whether vulgar and hateful words do not count (L0.2).
 */
family_words?: boolean, 
/**
 * Solo: whether a row may stick out beyond the one above it on both sides (L4.5).
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

export type Prospect = { 
/**
 * The longest beginning of the word that the cards spell; `None` for a writer who gets no help.
 */
word: WordView | null, challenges: Array<ChallengeProspect>, };

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
 * What a word can be like.
 */
export type Shape = "shortest" | "longest" | "vowel_first" | "vowel_last" | "same_ends" | "palindrome" | "alternating" | "all_different";

/**
 * The table of the solo game: all of it lies open.
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
 * Whose collection is worth more (L3.3).
 */
export type TieBreak = "left" | "whole";

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
