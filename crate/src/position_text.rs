//! The text of a position, read and written.

use alloc::{string::String, vec::Vec};
use core::fmt;
use core::str::FromStr;

use crate::cell::{Cell, FIRST, WIDTH};
use crate::cell_set::CellSet;
use crate::player::Player;
use crate::position::Position;
use crate::quote::Quote;

/// One reason why a position is rejected. Levels and rows count from 1, rows from the far rank.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the variants say what their fields are")]
pub enum PositionFault {
    /// The player to move is missing at the end, or is not `l` or `d`.
    Turn { missing: bool },
    /// There is no level, or there are more than four.
    Levels { found: usize },
    /// A level has the wrong number of rows.
    Rows { level: usize, found: usize },
    /// A row has the wrong number of cells.
    RowLength { level: usize, row: usize, found: usize },
    /// A row has a sign that means nothing.
    UnknownSign { level: usize, row: usize, sign: char },
    /// A cell has a ball of either colour.
    SharedCell { cell: Cell },
    /// A ball does not rest on four others.
    Floating { cell: Cell },
    /// A colour has more than 15 balls.
    TooManyBalls { player: Player, count: u32 },
}

impl PositionFault {
    /// The name of the fault in the JavaScript contract.
    pub const fn name(&self) -> &'static str {
        match self {
            PositionFault::Turn { missing: true } => "turnMissing",
            PositionFault::Turn { missing: false } => "badTurn",
            PositionFault::Levels { .. } => "levels",
            PositionFault::Rows { .. } => "rows",
            PositionFault::RowLength { .. } => "rowLength",
            PositionFault::UnknownSign { .. } => "unknownSign",
            PositionFault::SharedCell { .. } => "sharedCell",
            PositionFault::Floating { .. } => "floating",
            PositionFault::TooManyBalls { .. } => "tooManyBalls",
        }
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PositionFault::Turn { missing: true } => {
                f.write_str("the player to move is missing: expected l or d at the end")
            }
            PositionFault::Turn { missing: false } => {
                f.write_str("the last word must be the player to move, l or d")
            }
            PositionFault::Levels { found: 0 } => {
                f.write_str("the levels are missing: expected 1 to 4 before the player to move")
            }
            PositionFault::Levels { found } => {
                write!(f, "there are {found} levels: expected 1 to 4")
            }
            PositionFault::Rows { level, found } => {
                let expected = width(level);
                write!(f, "level {level} has {found} rows: expected {expected}")
            }
            PositionFault::RowLength { level, row, found } => {
                let expected = width(level);
                write!(f, "row {row} of level {level} has {found} cells: expected {expected}")
            }
            PositionFault::UnknownSign { level, row, sign } => {
                let sign = Quote::new(sign.encode_utf8(&mut [0; 4]));
                write!(
                    f,
                    "row {row} of level {level} has the sign {sign}: expected l, d or a digit from 1 to 4"
                )
            }
            PositionFault::SharedCell { cell } => {
                write!(f, "{cell} cannot hold a light and a dark ball")
            }
            PositionFault::Floating { cell } => {
                write!(f, "the ball on {cell} floats: it needs balls on {}", cell.below())
            }
            PositionFault::TooManyBalls { player, count } => {
                write!(f, "{player} has {count} balls on the board: expected at most 15")
            }
        }
    }
}

/// The number of rows of a level, and of cells in a row of it.
const fn width(level: usize) -> usize {
    5_usize.saturating_sub(level)
}

/// Why a position is rejected, with every reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    faults: Vec<PositionFault>,
}

impl PositionError {
    /// An error where there is at least one fault.
    pub(crate) fn from_faults(faults: Vec<PositionFault>) -> Option<PositionError> {
        if faults.is_empty() { None } else { Some(PositionError { faults }) }
    }

    /// The reasons: at least one, in the order of the text.
    pub fn faults(&self) -> &[PositionFault] {
        &self.faults
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bad position: ")?;
        for (place, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if place == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for PositionError {}

/// A position text as it is read, possible on a board or not.
#[derive(Default)]
struct Setup {
    balls: [CellSet; 2],
    faults: Vec<PositionFault>,
}

impl Setup {
    fn read_level(&mut self, level: usize, text: &str) {
        let width = width(level);
        let rows = text.split('/').count();
        if rows != width {
            self.faults.push(PositionFault::Rows { level, found: rows });
            return;
        }
        for (row, text) in text.split('/').enumerate() {
            self.read_row(level, row + 1, text);
        }
    }

    fn read_row(&mut self, level: usize, row: usize, text: &str) {
        let width = width(level);
        let mut file: usize = 0;
        for sign in text.chars() {
            if let Some(player) = Player::from_sign(sign) {
                file += 1;
                // The first row of the text is the far one, the last rank.
                let rank = (width + 1 - row) as u8;
                if let Some(cell) =
                    u8::try_from(file).ok().and_then(|file| Cell::new(level as u8, file, rank))
                {
                    self.balls[player as usize].insert(cell);
                }
            } else if let Some(empty @ 1..=4) = sign.to_digit(10) {
                file += empty as usize;
            } else {
                self.faults.push(PositionFault::UnknownSign { level, row, sign });
                return;
            }
        }
        if file != width {
            self.faults.push(PositionFault::RowLength { level, row, found: file });
        }
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a position; spaces may be underscores, and empty levels at the top may be left out.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let words: Vec<&str> = text
            .split(|sign: char| sign.is_whitespace() || sign == '_')
            .filter(|word| !word.is_empty())
            .collect();
        let mut setup = Setup::default();
        let turn = match words.last() {
            Some(&"l") => Some(Player::Light),
            Some(&"d") => Some(Player::Dark),
            _ => None,
        };
        // A last word that looks like a level means that the player to move was left out.
        let looks_like_level = words.last().is_none_or(|word| {
            word.contains('/') || word.chars().all(|sign| sign.is_ascii_digit())
        });
        let levels = if turn.is_none() && looks_like_level {
            &words[..]
        } else {
            &words[..words.len().saturating_sub(1)]
        };
        if levels.is_empty() || levels.len() > WIDTH.len() {
            setup.faults.push(PositionFault::Levels { found: levels.len() });
        }
        for (level, text) in levels.iter().take(WIDTH.len()).enumerate() {
            setup.read_level(level + 1, text);
        }
        if turn.is_none() {
            setup.faults.push(PositionFault::Turn { missing: looks_like_level });
        }
        let readable = setup.faults.is_empty();
        let [light, dark] = setup.balls;
        match (Position::new(light, dark, turn.unwrap_or(Player::Light)), readable) {
            (Ok(position), true) => Ok(position),
            (Ok(_), false) => Err(PositionError { faults: setup.faults }),
            (Err(error), _) => {
                // Balls on a board that was read only in part may not really float.
                let certain = |fault: &PositionFault| {
                    readable || !matches!(fault, PositionFault::Floating { .. })
                };
                setup.faults.extend(error.faults.into_iter().filter(certain));
                Err(PositionError { faults: setup.faults })
            }
        }
    }
}

impl Position {
    /// Appends the canonical text: all four levels, runs of empty cells as one digit.
    pub(crate) fn write(self, text: &mut String) {
        let [light, dark] = Player::ALL.map(|player| self.balls(player).bits());
        for (width, first) in WIDTH.into_iter().zip(FIRST) {
            for rank in (0..width).rev() {
                let mut empty = b'0';
                for file in 0..width {
                    let cell = 1 << (first + rank * width + file);
                    let sign = match (light & cell, dark & cell) {
                        (0, 0) => {
                            empty += 1;
                            continue;
                        }
                        (_, 0) => Player::Light.sign(),
                        _ => Player::Dark.sign(),
                    };
                    if empty > b'0' {
                        text.push(char::from(empty));
                        empty = b'0';
                    }
                    text.push(sign);
                }
                if empty > b'0' {
                    text.push(char::from(empty));
                }
                text.push(if rank > 0 { '/' } else { ' ' });
            }
        }
        text.push(self.turn().sign());
    }
}
impl fmt::Display for Position {
    /// Writes the canonical text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text);
        f.write_str(&text)
    }
}
