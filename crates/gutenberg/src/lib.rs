//! The printing-house game.
