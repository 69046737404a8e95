// Generated from the Rust types by `cargo xtask types`. Do not edit.

/**
 * How a game ended: the final scores by seat, and who won. A tie has several winners, a lost solo game none.
 */
export type Outcome = { scores: Array<number>, winners: SeatSet, };

/**
 * A place at the table. Clockwise is rising seat number.
 */
export type Seat = number;

/**
 * A set of seats, written in JSON as a rising list: `[0, 2]`.
 */
export type SeatSet = Array<number>;
