//! The text of a position, read and written.

use alloc::{string::String, vec::Vec};
use core::fmt;
use core::str::FromStr;

use crate::cell::{Cell, CellSet, WIDTH};
use crate::player::Player;
use crate::position::{Position, PositionError, PositionFault, width};

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

impl fmt::Display for Position {
    /// Writes the canonical text: all four levels, runs of empty cells as one digit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for (level, width) in (1..).zip(WIDTH) {
            for rank in (1..=width).rev() {
                for file in 1..=width {
                    let ball = Cell::new(level, file, rank).and_then(|cell| self.ball_at(cell));
                    let sign = ball.map(Player::sign).unwrap_or_else(|| match text.pop() {
                        Some(digit @ '1'..='3') => char::from(digit as u8 + 1),
                        other => {
                            text.extend(other);
                            '1'
                        }
                    });
                    text.push(sign);
                }
                text.push(if rank > 1 { '/' } else { ' ' });
            }
        }
        text.push(self.turn().sign());
        f.write_str(&text)
    }
}
