//! A second implementation of the rules, as a check on the first.
//!
//! It is naive on purpose: a board is a map from cells to players, a cell is three numbers, and every
//! function follows its definition in docs/rules.md, without tables, caches or bits. It shares no code
//! with the `pylos` crate, so only a mistake made in both goes unnoticed.

mod cell;
mod position;
mod rules;
mod text;
mod turn;

pub use cell::Cell;
pub use position::{Outcome, Player, Position, Reason};
pub use rules::{EmptyReserve, Rules, TakeBack, Variant};
pub use turn::Turn;
