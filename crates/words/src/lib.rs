//! All words people read.
