//! The printing-house game (Cioch & Wiśniewski), every rule of it, pure.

pub mod catalogue;
pub mod components;
