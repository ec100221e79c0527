//! Boards drawn in a test.
//!
//! The four levels are side by side as seen from above, the near rank at the bottom, `l` and `d` for
//! balls and `.` for an empty cell:
//!
//! ```text
//! ....
//! .ll.  ...
//! .ld.  ...  ..
//! ....  ...  ..  .
//! ```
//!
//! Empty levels at the top may be left out.

use std::collections::BTreeMap;

use crate::naive::{Cell, Player, Position};

/// The position text of a drawn board.
pub fn drawn(drawing: &str, turn: Player) -> String {
    let mut balls = BTreeMap::new();
    let lines: Vec<&str> = drawing.lines().filter(|line| !line.trim().is_empty()).collect();
    assert_eq!(lines.len(), 4, "a drawing has four ranks: {drawing}");
    for (rank, line) in (1..).zip(lines.iter().rev()) {
        for (level, row) in (1..).zip(line.split_whitespace()) {
            for (file, sign) in (1..).zip(row.chars()) {
                let cell = Cell { level, rank, file };
                assert!(Cell::all().contains(&cell), "no such cell, rank {rank}: {drawing}");
                match sign {
                    'l' => balls.insert(cell, Player::Light),
                    'd' => balls.insert(cell, Player::Dark),
                    '.' => None,
                    other => panic!("unknown sign {other}: {drawing}"),
                };
            }
        }
    }
    Position { balls, turn }.to_string()
}

/// The drawing of a position text, in the form [`drawn`] reads and with every level.
pub fn drawing(position: &str) -> String {
    let position: Position = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
    let mut lines = Vec::new();
    for rank in (1..=4).rev() {
        let mut rows = Vec::new();
        for level in 1..=4 {
            let row: String = Cell::of_level(level)
                .into_iter()
                .filter(|cell| cell.rank == rank)
                .map(|cell| match position.balls.get(&cell) {
                    Some(Player::Light) => 'l',
                    Some(Player::Dark) => 'd',
                    None => '.',
                })
                .collect();
            if !row.is_empty() {
                rows.push(row);
            }
        }
        lines.push(rows.join("  "));
    }
    lines.join("\n")
}
