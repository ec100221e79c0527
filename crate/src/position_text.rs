//! The text of a position, read and written.

use alloc::{string::String, vec::Vec};
use core::fmt;
use core::str::FromStr;

use crate::cell::{Cell, FIRST, WIDTH};
use crate::cell_set::CellSet;
use crate::names::Quote;
use crate::names::faults;
use crate::player::Player;
use crate::position::Position;

faults! {
    /// One reason why a position is rejected. Levels and rows count from 1, rows from the far rank.
    PositionFault {
        /// The player to move is missing at the end, or is not `l` or `d`.
        Turn { missing: bool } = if *missing { "turnMissing" } else { "badTurn" } =>
            "{}", if *missing { "the player to move is missing: expected l or d at the end" }
            else { "the last word must be the player to move, l or d" };
        Levels { found: usize } = "levels" =>
            "levels are missing or too many: expected 1 to 4 before the player to move, found {found}";
        Rows { level: usize, found: usize } = "rows" =>
            "level {level} has {found} rows: expected {}", width(*level);
        RowLength { level: usize, row: usize, found: usize } = "rowLength" =>
            "row {row} of level {level} has {found} cells: expected {}", width(*level);
        UnknownSign { level: usize, row: usize, sign: char } = "unknownSign" =>
            "row {row} of level {level} has the sign {}: expected l, d or a digit from 1 to 4",
            Quote::new(sign.encode_utf8(&mut [0; 4]));
        SharedCell { cell: Cell } = "sharedCell" => "{cell} cannot hold a light and a dark ball";
        Floating { cell: Cell } = "floating" =>
            "the ball on {cell} floats: it needs balls on {}", cell.below();
        TooManyBalls { player: Player, count: u32 } = "tooManyBalls" =>
            "{player} has {count} balls on the board: expected at most 15";
    }
}

/// The number of rows of a level, and of cells in a row of it.
const fn width(level: usize) -> usize {
    5_usize.saturating_sub(level)
}

/// Why a position is rejected, with every reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    pub(crate) faults: Vec<PositionFault>,
}

impl PositionError {
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

/// Adds the balls of a row to those of both players.
fn read_row(
    balls: &mut [CellSet; 2],
    level: usize,
    row: usize,
    text: &str,
) -> Result<(), PositionFault> {
    let width = width(level);
    let mut file: usize = 0;
    for sign in text.chars() {
        if let Some(player) = Player::from_sign(sign) {
            file += 1;
            // The first row of the text is the far one, the last rank.
            let rank = (width + 1 - row) as u8;
            // A row that is too long is refused below.
            let cell = Cell::new(level as u8, file.min(5) as u8, rank);
            let balls = &mut balls[player as usize];
            *balls = cell.map_or(*balls, |cell| balls.with(cell));
        } else if let Some(empty @ 1..=4) = sign.to_digit(10) {
            file += empty as usize;
        } else {
            return Err(PositionFault::UnknownSign { level, row, sign });
        }
    }
    if file == width { Ok(()) } else { Err(PositionFault::RowLength { level, row, found: file }) }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a position; spaces may be underscores, and empty levels at the top may be left out.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let words = text.split(|sign: char| sign.is_whitespace() || sign == '_');
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let turn = words.last().and_then(|word| word.parse().ok()).and_then(Player::from_sign);
        // A last word that looks like a level means that the player to move was left out.
        let looks_like_level = words.last().is_none_or(|word| {
            word.contains('/') || word.chars().all(|sign| sign.is_ascii_digit())
        });
        let missing = turn.is_none() && looks_like_level;
        let levels = &words[..words.len() - usize::from(!missing)];
        let (mut faults, mut balls) = (Vec::new(), [CellSet::EMPTY; 2]);
        if levels.is_empty() || levels.len() > WIDTH.len() {
            faults.push(PositionFault::Levels { found: levels.len() });
        }
        for (level, text) in (1..=WIDTH.len()).zip(levels) {
            let found = text.split('/').count();
            if found != width(level) {
                faults.push(PositionFault::Rows { level, found });
                continue;
            }
            for (row, text) in (1..).zip(text.split('/')) {
                faults.extend(read_row(&mut balls, level, row, text).err());
            }
        }
        if turn.is_none() {
            faults.push(PositionFault::Turn { missing });
        }
        let readable = faults.is_empty();
        let position = Position::new(balls[0], balls[1], turn.unwrap_or(Player::Light));
        if let Err(error) = &position {
            // Balls on a board that was read only in part may not really float.
            let certain = |fault: &&PositionFault| {
                readable || !matches!(fault, PositionFault::Floating { .. })
            };
            faults.extend(error.faults.iter().filter(certain).cloned());
        }
        if faults.is_empty() { position } else { Err(PositionError { faults }) }
    }
}

impl Position {
    /// Appends the canonical text: all four levels, runs of empty cells as one digit.
    pub(crate) fn write(self, text: &mut String) {
        let [light, dark] = Player::ALL.map(|player| self.balls(player).bits());
        for (width, first) in WIDTH.into_iter().zip(FIRST) {
            for rank in (0..width).rev() {
                let mut empty = b'0';
                // After the last file stands the end of the row.
                for file in 0..=width {
                    let cell = 1 << (first + rank * width + file);
                    let sign = match (light & cell, dark & cell) {
                        _ if file == width => {
                            if rank > 0 {
                                '/'
                            } else {
                                ' '
                            }
                        }
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
