//! Positions as text.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::cell::width;
use super::{Cell, Player, Position};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for level in 1..=4 {
            let mut rows = Vec::new();
            for rank in (1..=width(level)).rev() {
                let signs: String = (1..=width(level))
                    .map(|file| match self.balls.get(&Cell { level, rank, file }) {
                        Some(Player::Light) => 'l',
                        Some(Player::Dark) => 'd',
                        None => '.',
                    })
                    .collect();
                // Longest runs first, so that a short one never breaks a long one up.
                rows.push(
                    signs
                        .replace("....", "4")
                        .replace("...", "3")
                        .replace("..", "2")
                        .replace('.', "1"),
                );
            }
            write!(f, "{} ", rows.join("/"))?;
        }
        f.write_str(match self.turn {
            Player::Light => "l",
            Player::Dark => "d",
        })
    }
}

impl FromStr for Position {
    type Err = String;

    fn from_str(text: &str) -> Result<Position, String> {
        let text = text.replace('_', " ");
        let mut parts: Vec<&str> = text.split_whitespace().collect();
        let turn = match parts.pop() {
            Some("l") => Player::Light,
            Some("d") => Player::Dark,
            other => return Err(format!("no player to move: {other:?}")),
        };
        if parts.is_empty() || parts.len() > 4 {
            return Err(format!("{} levels", parts.len()));
        }
        let mut balls = BTreeMap::new();
        for (level, rows) in (1..).zip(parts) {
            let rows: Vec<&str> = rows.split('/').collect();
            if rows.len() != usize::from(width(level)) {
                return Err(format!("level {level} has {} rows", rows.len()));
            }
            for (rank, row) in (1..).zip(rows.iter().rev()) {
                let row = row
                    .replace('4', "....")
                    .replace('3', "...")
                    .replace('2', "..")
                    .replace('1', ".");
                if row.chars().count() != usize::from(width(level)) {
                    return Err(format!("level {level}, rank {rank}: {row}"));
                }
                for (file, sign) in (1..).zip(row.chars()) {
                    let player = match sign {
                        'l' => Player::Light,
                        'd' => Player::Dark,
                        '.' => continue,
                        other => return Err(format!("sign {other}")),
                    };
                    balls.insert(Cell { level, rank, file }, player);
                }
            }
        }
        for cell in balls.keys() {
            if cell.supports().iter().any(|below| !balls.contains_key(below)) {
                return Err(format!("{cell} floats"));
            }
        }
        for player in [Player::Light, Player::Dark] {
            if balls.values().filter(|&&owner| owner == player).count() > 15 {
                return Err(format!("more than 15 balls of {player:?}"));
            }
        }
        Ok(Position { balls, turn })
    }
}
