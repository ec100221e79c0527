//! Moves and their text.

use alloc::{format, string::String};
use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

use crate::cell::{Cell, CellSet, ParseCellError};
use crate::names::Quote;

/// The balls taken back at the end of a turn: none, one, or two in the order they are taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TakeBack {
    // Cells past `len` are 1a1, the first of all: lists are equal and in order as their fields are.
    cells: [Cell; 2],
    len: u8,
}

impl TakeBack {
    /// No ball is taken back.
    pub const NONE: TakeBack = TakeBack { cells: [Cell::ALL[0]; 2], len: 0 };

    /// One ball is taken back.
    pub const fn one(cell: Cell) -> TakeBack {
        TakeBack { cells: [cell, Cell::ALL[0]], len: 1 }
    }

    /// Two balls are taken back, `first` before `second`.
    pub const fn two(first: Cell, second: Cell) -> TakeBack {
        TakeBack { cells: [first, second], len: 2 }
    }

    /// The cells as a set.
    pub fn set(self) -> CellSet {
        // In hot loops, faster than over the slice.
        self.cells.into_iter().take(usize::from(self.len)).collect()
    }

    /// The same balls in canonical order: the higher level first, then index order. It is the first
    /// order in which the pair can legally be taken: a ball never rests on a higher one.
    #[must_use]
    pub fn canonical(self) -> TakeBack {
        let [first, second] = self.cells;
        let is_reverse = (second.level(), first.index()) > (first.level(), second.index());
        if self.len == 2 && is_reverse { TakeBack::two(second, first) } else { self }
    }
}

impl Deref for TakeBack {
    type Target = [Cell];

    /// The cells in their order.
    fn deref(&self) -> &[Cell] {
        &self.cells[..usize::from(self.len)]
    }
}

impl fmt::Debug for TakeBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// A move, one whole turn of a player: a ball placed or raised, then the balls taken back.
///
/// Written `1b2` (place), `1b2-2a1` (raise), each followed by `x` and a cell for every ball taken
/// back: `1c1x1a1x1c1`. Two orders of taking back the same pair are one move; legal moves
/// have the canonical one, see [`Move::canonical`]. Moves are ordered as
/// [`legal_moves`](crate::Position::legal_moves) lists them: by `to`, then `from`, then the balls
/// taken back.
///
/// ```
/// use pylos::Move;
/// let m: Move = "1b2-2a1X2A1".parse()?;
/// assert_eq!(m.from().map(|cell| cell.to_string()).as_deref(), Some("1b2"));
/// assert_eq!(m.to_string(), "1b2-2a1x2a1");
/// # Ok::<(), pylos::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    // In the order in which moves are compared.
    to: Cell,
    from: Option<Cell>,
    take_back: TakeBack,
}

const _: () = assert!(size_of::<Move>() <= 8);

impl Move {
    /// A ball placed from the reserve (rules, section 2.1), or raised where `from` names a cell (section 2.2).
    pub const fn new(from: Option<Cell>, to: Cell, take_back: TakeBack) -> Move {
        Move { to, from, take_back }
    }

    /// The cell a raised ball leaves; none when the ball comes from the reserve.
    pub const fn from(self) -> Option<Cell> {
        self.from
    }

    /// The cell the ball is played to.
    pub const fn to(self) -> Cell {
        self.to
    }

    /// The balls taken back.
    pub const fn take_back(self) -> TakeBack {
        self.take_back
    }

    /// The same move with the balls taken back in canonical order, see [`TakeBack::canonical`].
    #[must_use]
    pub fn canonical(self) -> Move {
        Move { take_back: self.take_back.canonical(), ..self }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from {
            from.fmt(f)?;
            f.write_str("-")?;
        }
        self.to.fmt(f)?;
        self.take_back.iter().try_for_each(|cell| {
            f.write_str("x")?;
            cell.fmt(f)
        })
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseMoveError {
    text: Quote,
    message: String,
}

/// What follows a message that does not say it.
const FORM: &str = "a move is written like 1b2 (place), 1b2-2a1 (raise) or 1c1x1a1x1c1 (take back)";

impl ParseMoveError {
    /// The text that is no move; a long one is cut after 40 characters.
    pub fn found(&self) -> &str {
        self.text.text()
    }
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a move; spaces or underscores around it and upper case are accepted. The balls taken
    /// back keep the order they are written in.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let trimmed = text.trim_matches(|sign: char| sign.is_whitespace() || sign == '_');
        read(trimmed).map_err(|fault| {
            let text = Quote::new(trimmed);
            let message = match fault {
                _ if trimmed.is_empty() => format!("the move is missing; {FORM}"),
                Some(error) => format!("{text} is no move: {error}; {FORM}"),
                None => format!("{text} is no move: at most two balls are taken back in a turn"),
            };
            ParseMoveError { text, message }
        })
    }
}

/// Reads a move; the fault is that of a cell, or that there is one too many.
fn read(text: &str) -> Result<Move, Option<ParseCellError>> {
    let mut parts = text.split(['x', 'X']);
    let played = parts.next().unwrap_or_default();
    let (from, to) = match played.split_once('-') {
        Some((from, to)) => (Some(from.parse()?), to.parse()?),
        None => (None, played.parse()?),
    };
    let take_back = match (parts.next(), parts.next(), parts.next()) {
        (None, ..) => TakeBack::NONE,
        (Some(first), None, _) => TakeBack::one(first.parse()?),
        (Some(first), Some(second), None) => TakeBack::two(first.parse()?, second.parse()?),
        _ => return Err(None),
    };
    Ok(Move::new(from, to, take_back))
}
