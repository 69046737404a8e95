// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Unit } from './bots'
import type { Outcome, Seat } from './table'

/**
 * The decisions of a seat in one phase of the rounds.
 */
export type ByPhase = { seat: Seat, phase: string, decisions: number, total_loss: number, parts: Parts, };

export type Candidate = { action: unknown, value: number, 
/**
 * The standard error of the value.
 */
error: number, visits: number, };

export type Class = "forced" | "best" | "as_good" | "only" | "inaccuracy" | "mistake" | "blunder" | "unjudged";

export type ClassCounts = { best: number, as_good: number, only: number, inaccuracy: number, mistake: number, blunder: number, };

/**
 * A decision compared with the best one, by what its seat could know.
 */
export type Judged = { class: Class, unit: Unit, 
/**
 * The game was already decided, so the class follows from `points`.
 */
by_score: boolean, 
/**
 * What the choice lost; 0 if that is within the errors.
 */
loss: number, 
/**
 * The points lost by the end of the game, if they decide the class.
 */
points: number | null, played: Candidate | null, best: Candidate | null, 
/**
 * Best first, including the action played.
 */
candidates: Array<Candidate>, 
/**
 * Why the best is better.
 */
reasons: Array<ReasonTold>, 
/**
 * If the choice was an error.
 */
sentence: string | null, 
/**
 * The action played and the better one in words, if the choice was an error.
 */
played_sentence: string | null, best_sentence: string | null, };

export type Part = "choice" | "others" | "reveal" | "draws";

/**
 * A change of a seat's expected result, or the sum of several changes.
 */
export type Parts = { 
/**
 * By its own action, given what it knew.
 */
choice: number, 
/**
 * By open actions of others.
 */
others: number, 
/**
 * By the reveal of secret choices, compared with what was expected.
 */
reveal: number, 
/**
 * By the dice, compared with their mean.
 */
draws: number, };

export type ReasonTold = { code: string, rule: string | null, sentence: string, fact: unknown, };

/**
 * A whole game, reviewed.
 */
export type Review = { format: number, game: string, 
/**
 * The unit of the ledger: shares of the win, or points in a solo game.
 */
unit: Unit, seed: string, samples: number, iterations: number, names: Array<string>, finished: boolean, result: Outcome | null, 
/**
 * Each seat's expected result before the first action.
 */
start: Array<number>, plies: Array<ReviewedPly>, rounds: Array<RoundLedger>, seats: Array<SeatReview>, by_phase: Array<ByPhase>, 
/**
 * Only in the word game.
 */
words: Array<WordRound> | null, };

/**
 * An action, and what it changed.
 */
export type ReviewedPly = { 
/**
 * From 1.
 */
ply: number, seat: Seat, 
/**
 * 0 is the set-up.
 */
round: number, 
/**
 * The kind of decision, such as `plan` or `draft`.
 */
phase: string | null, action: unknown, 
/**
 * Each seat's expected result after it, from its own view.
 */
after: Array<number>, 
/**
 * By seat: the parts of the change.
 */
parts: Array<Parts>, 
/**
 * The action used the dice.
 */
drew: boolean, 
/**
 * The action revealed secret choices.
 */
opened: boolean, 
/**
 * `None` if decisions were not judged.
 */
judged: Judged | null, };

export type RoundLedger = { 
/**
 * 0 is the set-up.
 */
round: number, first: number, last: number, after: Array<number>, 
/**
 * By seat.
 */
parts: Array<Parts>, 
/**
 * What each seat lost by its decisions.
 */
loss: Array<number>, };

/**
 * The game from one seat's point of view.
 */
export type SeatReview = { seat: Seat, start: number, end: number, parts: Parts, 
/**
 * The unit of `total_loss` and `error`.
 */
unit: Unit, 
/**
 * Judged decisions, not counting forced ones.
 */
decisions: number, forced: number, classes: ClassCounts, total_loss: number, 
/**
 * The mean loss per decision.
 */
error: number, 
/**
 * The sum of what the dice changed.
 */
luck: number, 
/**
 * `end` without `luck`.
 */
adjusted: number, 
/**
 * The start compared with an even share: the effect of the first deal and the place at the table.
 */
deal: number, 
/**
 * How often secret choices were revealed.
 */
openings: number, 
/**
 * The mean size of the change by a reveal; a small one means that the player foresaw much.
 */
surprise: number, unlucky: Array<Unlucky>, 
/**
 * The plies that lost most, worst first.
 */
worst: Array<number>, 
/**
 * In the order of play.
 */
turning: Array<TurningPoint>, summary: Array<string>, };

/**
 * A card that was kept, and what was passed on.
 */
export type Took = { took: string, left: Array<string>, };

/**
 * An action that changed a seat's expected result a lot.
 */
export type TurningPoint = { ply: number, before: number, after: number, change: number, 
/**
 * The largest part of the change, and its amount.
 */
part: Part, amount: number, sentence: string, };

/**
 * A good decision that was followed by bad luck before the seat's next one.
 */
export type Unlucky = { ply: number, amount: number, part: Part, };

/**
 * A round of the word game for one seat.
 */
export type WordRound = { round: number, seat: Seat, 
/**
 * `None` for a pass.
 */
wrote: Written | null, 
/**
 * What could have been written, best first.
 */
best: Array<Written>, took: Array<Took>, claimed: Array<string>, 
/**
 * What was left for those who claim later.
 */
left: Array<string>, 
/**
 * The best last word that the collection allows after the round.
 */
collection: Written | null, 
/**
 * What the dice changed for the seat in this round.
 */
deal: number, };

export type Written = { word: string, score: number, };
