//! What the program knows of each game beyond its rules.

mod gutenberg;
