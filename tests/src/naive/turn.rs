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

impl Turn {
    /// The turn written as `text`, such as `1b2-2a1x2a1`, with the balls taken back put in canonical
    /// order: higher levels first.
    pub fn parse(text: &str) -> Option<Turn> {
        let text = text.to_lowercase();
        let mut parts = text.split('x');
        let way = parts.next()?;
        let (from, to) = match way.split_once('-') {
            Some((from, to)) => (Some(Cell::parse(from)?), Cell::parse(to)?),
            None => (None, Cell::parse(way)?),
        };
        let mut take_back = parts.map(Cell::parse).collect::<Option<Vec<Cell>>>()?;
        take_back.sort_by_key(|&cell| (std::cmp::Reverse(cell.level), cell));
        Some(Turn {
            to,
            from,
            take_back,
        })
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
