//! A second implementation of the rules, as a check on the first.
//!
//! It is naive on purpose: a board is a map from cells to players, a cell is three numbers, and every
//! function follows its definition in docs/rules.md, without tables, caches or bits. Of the `pylos` crate
//! it has only the names of players, options and reasons, so only a mistake made in both goes unnoticed.

use std::cmp::Reverse;
use std::fmt;

mod cell;
mod position;

pub use cell::Cell;
pub use position::Position;

/// One whole turn. The order of the fields is the canonical order of turns: by target, then by origin
/// with the reserve first, then by the balls taken back.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn {
    /// Where the ball goes.
    pub to: Cell,
    /// Where it is raised from; `None` is the reserve.
    pub from: Option<Cell>,
    /// The balls taken back, in the order in which they leave.
    pub take_back: Vec<Cell>,
}

impl Turn {
    /// Two orders of taking back the same two balls are the same move: the ball on the higher level is
    /// listed first, then the one on the earlier cell.
    fn is_canonical(&self) -> bool {
        self.take_back.is_sorted_by_key(|&cell| (Reverse(cell.level), cell))
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from {
            write!(f, "{from}-")?;
        }
        write!(f, "{}", self.to)?;
        for cell in &self.take_back {
            write!(f, "x{cell}")?;
        }
        Ok(())
    }
}
