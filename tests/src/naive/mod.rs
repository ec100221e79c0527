//! A second implementation of the rules, as a check on the first.
//!
//! It is naive on purpose: a board is a map from cells to players, a cell is three numbers, and every
//! function follows its definition in docs/rules.md, without tables, caches or bits. Of the `pylos` crate
//! it has only the names of players, options and reasons, so only a mistake made in both goes unnoticed.

mod cell;
mod position;
mod turn;

pub use cell::Cell;
pub use position::Position;
pub use turn::Turn;
