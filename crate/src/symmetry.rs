//! The eight symmetries of the pyramid.

use crate::cell::{Cell, WIDTH};
use crate::cell_set::CellSet;
use crate::moves::{Move, TakeBack};
use crate::position::Position;

/// A quarter turn, mirror image or both: one of the eight ways to look at a square board.
///
/// The rules do not tell them apart: a symmetry carries the legal moves of a position to the legal
/// moves of its image.
///
/// ```
/// use pylos::{Cell, Symmetry};
/// let cell: Cell = "1b1".parse()?;
/// let images: std::collections::BTreeSet<Cell> =
///     Symmetry::ALL.iter().map(|symmetry| symmetry.cell(cell)).collect();
/// assert_eq!(images.len(), 8);
/// # Ok::<(), pylos::ParseCellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    /// Files and ranks change places, before the mirrors.
    transpose: bool,
    /// File a becomes the last one.
    mirror_files: bool,
    /// Rank 1 becomes the last one.
    mirror_ranks: bool,
}

impl Symmetry {
    /// The symmetry that changes nothing.
    pub const IDENTITY: Symmetry = Symmetry::ALL[0];

    /// All eight, the identity first.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry { transpose: false, mirror_files: false, mirror_ranks: false }; 8];
        let mut number = 0;
        while number < all.len() {
            all[number] = Symmetry {
                transpose: number & 4 != 0,
                mirror_files: number & 2 != 0,
                mirror_ranks: number & 1 != 0,
            };
            number += 1;
        }
        all
    };

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        if self.transpose {
            // Transposing first and mirroring files after is mirroring ranks first.
            Symmetry {
                transpose: true,
                mirror_files: self.mirror_ranks,
                mirror_ranks: self.mirror_files,
            }
        } else {
            self
        }
    }

    /// The image of a cell.
    #[must_use]
    pub fn cell(self, cell: Cell) -> Cell {
        let last = WIDTH[usize::from(cell.level()) - 1] - 1;
        let (mut file, mut rank) = (cell.file(), cell.rank());
        if self.transpose {
            core::mem::swap(&mut file, &mut rank);
        }
        if self.mirror_files {
            file = last - file;
        }
        if self.mirror_ranks {
            rank = last - rank;
        }
        Cell::new(cell.level(), file, rank).unwrap_or(cell)
    }

    /// The image of a set of cells.
    #[must_use]
    pub fn cells(self, cells: CellSet) -> CellSet {
        cells.into_iter().map(|cell| self.cell(cell)).collect()
    }

    /// The image of a position.
    #[must_use]
    pub fn position(self, position: Position) -> Position {
        position.map_cells(|cells| self.cells(cells))
    }

    /// The image of a move, with the balls taken back in canonical order.
    #[must_use]
    pub fn apply(self, m: Move) -> Move {
        let take_back = match *m.take_back() {
            [first, second] => TakeBack::two(self.cell(first), self.cell(second)),
            [only] => TakeBack::one(self.cell(only)),
            _ => TakeBack::NONE,
        };
        Move::new(m.from().map(|from| self.cell(from)), self.cell(m.to()), take_back).canonical()
    }
}
