//! One whole turn.

use std::fmt;

use super::Cell;

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
