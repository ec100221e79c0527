//! Cells.

use std::fmt;

use crate::text::read;

/// A cell: its level from the bottom, its rank from the front and its file from the
/// left, all counted from 1. The order of the fields is the order of the cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// 1 at the bottom, 4 at the top.
    pub level: u8,
    /// 1 is nearest.
    pub rank: u8,
    /// 1 is leftmost.
    pub file: u8,
}

impl Cell {
    /// All 30 cells in their order.
    pub fn all() -> Vec<Cell> {
        (1..=4).flat_map(Cell::of_level).collect()
    }

    /// The cells of one level in their order.
    pub fn of_level(level: u8) -> Vec<Cell> {
        let mut cells = Vec::new();
        for rank in 1..=width(level) {
            for file in 1..=width(level) {
                cells.push(Cell { level, rank, file });
            }
        }
        cells
    }

    /// The crate's cell.
    pub fn real(self) -> pylos::Cell {
        read(&self.to_string())
    }

    /// The four cells a ball here rests on, or none on level 1.
    pub fn supports(self) -> Vec<Cell> {
        if self.level == 1 {
            return Vec::new();
        }
        square(self.level - 1, self.file, self.rank)
    }

    /// The squares with this cell and, for `lines`, its row and its column.
    pub fn figures(self, lines: bool) -> Vec<Vec<Cell>> {
        let mut figures = Vec::new();
        for file in 1..width(self.level) {
            for rank in 1..width(self.level) {
                figures.push(square(self.level, file, rank));
            }
        }
        figures.retain(|figure| figure.contains(&self));
        if lines && self.level <= 2 {
            let level = Cell::of_level(self.level);
            let (row, column) = (self.rank, self.file);
            figures.push(level.iter().filter(|cell| cell.rank == row).copied().collect());
            figures.push(level.iter().filter(|cell| cell.file == column).copied().collect());
        }
        figures
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = ["a", "b", "c", "d"][usize::from(self.file) - 1];
        write!(f, "{}{file}{}", self.level, self.rank)
    }
}

/// The number of cells in a row of the level.
fn width(level: u8) -> u8 {
    5 - level
}

/// The 2x2 whose left near corner is named.
fn square(level: u8, file: u8, rank: u8) -> Vec<Cell> {
    vec![
        Cell { level, rank, file },
        Cell { level, rank, file: file + 1 },
        Cell { level, rank: rank + 1, file },
        Cell { level, rank: rank + 1, file: file + 1 },
    ]
}
