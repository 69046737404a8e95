// Generated from the Rust types by `cargo xtask types`. Do not edit.

/**
 * How a game ended: the final scores by seat, and who won. A tie has several winners, a lost solo game none.
 */
export type Outcome = { scores: Array<number>, winners: SeatSet, };

/**
 * A place at the table. Clockwise means ascending seat numbers.
 */
export type Seat = number;

/**
 * A set of seats, written in JSON as an ascending list: `[0, 2]`.
 */
export type SeatSet = Array<number>;
