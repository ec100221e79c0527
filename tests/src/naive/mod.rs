//! A second implementation of the rules, as a check on the first.
//!
//! It is deliberately naive. A board is a map from cells to players, a cell is three numbers, and
//! every question is answered by going through its definition in docs/rules.md with nothing remembered,
//! nothing precomputed and no bit in sight. It shares no code and no data structure with the `pylos`
//! crate, so a mistake would have to be made twice to go unseen.

mod cell;
mod position;
mod rules;
mod text;
mod turn;

pub use cell::Cell;
pub use position::{Outcome, Player, Position, Reason};
pub use rules::{EmptyReserve, Rules, TakeBack, Variant};
pub use turn::Turn;
