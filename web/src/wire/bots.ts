// Generated from the Rust types by `cargo xtask types`. Do not edit.

export type Level = "apprentice" | "journeyman" | "master" | "guildmaster";

/**
 * What the values of an analysis mean.
 */
export type Unit = "chance" | "score";
