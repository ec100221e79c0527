//! The eight symmetries of the pyramid.

use crate::cell::{Cell, CellSet};
use crate::moves::{Move, TakeBack};
use crate::player::Player;
use crate::position::Position;

/// A symmetry of the square board: a rotation by quarter turns, a mirror image, or both.
///
/// The rules have the same symmetry: it maps the legal moves of a position to the legal moves of
/// the position's image.
///
/// ```
/// use pylos::{Cell, Symmetry};
/// let cell: Cell = "1b1".parse()?;
/// let images: std::collections::BTreeSet<Cell> =
///     Symmetry::ALL.iter().map(|symmetry| symmetry.cell(cell)).collect();
/// assert_eq!(images.len(), 8);
/// # Ok::<(), pylos::ParseCellError>(())
/// ```
// Bit 2: transposed, before the mirrors; bit 1: files mirrored; bit 0: ranks mirrored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The symmetry that changes nothing.
    pub const IDENTITY: Symmetry = Symmetry(0);

    /// All eight, the identity first.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry::IDENTITY; 8];
        let mut number = 0;
        while number < all.len() {
            all[number] = Symmetry(number as u8);
            number += 1;
        }
        all
    };

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        match self.0 {
            // Transposing first and mirroring files after it is mirroring ranks first.
            5 => Symmetry(6),
            6 => Symmetry(5),
            _ => self,
        }
    }

    /// The image of a cell.
    pub fn cell(self, cell: Cell) -> Cell {
        self.cells(CellSet::of(cell)).first().unwrap_or(cell)
    }

    /// The image of a set of cells.
    pub const fn cells(self, cells: CellSet) -> CellSet {
        CellSet::from_bits_truncate(self.pair(cells.bits() as u64) as u32)
    }

    /// The image of a position.
    pub fn position(self, position: Position) -> Position {
        let [light, dark] = Player::ALL.map(|player| self.cells(position.balls(player)));
        Position::of(light, dark, position.turn(), position.rules())
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

    /// The image of two sets of cells at once, one in each half of a word.
    pub(crate) const fn pair(self, mut pair: u64) -> u64 {
        if self.0 & 4 != 0 {
            pair = transpose(pair);
        }
        if self.0 & 2 != 0 {
            pair = mirror_files(pair);
        }
        if self.0 & 1 != 0 {
            pair = mirror_ranks(pair);
        }
        pair
    }

    /// The smallest of the eight images of two sets of cells, one in each half of a word, and a
    /// symmetry that leads to it.
    pub(crate) fn canonical(pair: u64) -> (u64, Symmetry) {
        let mut best = (pair, Symmetry::IDENTITY);
        let mut consider = |image: u64, number: u8| {
            if image < best.0 {
                best = (image, Symmetry(number));
            }
        };
        for (image, number) in [(pair, 0), (transpose(pair), 4)] {
            let mirrored = mirror_files(image);
            consider(image, number);
            consider(mirror_ranks(image), number | 1);
            consider(mirrored, number | 2);
            consider(mirror_ranks(mirrored), number | 3);
        }
        best
    }
}

/// Exchanges each bit of `lower` with the one `distance` above it, in both halves of a word.
const fn exchange(pair: u64, lower: u32, distance: u32) -> u64 {
    let lower = lower as u64 | (lower as u64) << 32;
    let differing = (pair ^ pair >> distance) & lower;
    pair ^ differing ^ differing << distance
}

// The masks below are written level by level: level 1 has its rows at bits 0, 4, 8 and 12, level 2
// at 16, 19 and 22, level 3 at 25 and 27; the apex stays where it is.

const fn mirror_files(pair: u64) -> u64 {
    let pair = exchange(pair, 0x2222 | 0b0101 << 25, 1);
    let pair = exchange(pair, 0o111 << 16, 2);
    exchange(pair, 0x1111, 3)
}

const fn mirror_ranks(pair: u64) -> u64 {
    let pair = exchange(pair, 0b0011 << 25, 2);
    let pair = exchange(pair, 0x00F0, 4);
    let pair = exchange(pair, 0o007 << 16, 6);
    exchange(pair, 0x000F, 12)
}

const fn transpose(pair: u64) -> u64 {
    let pair = exchange(pair, 0b0010 << 25, 1);
    let pair = exchange(pair, 0o042 << 16, 2);
    let pair = exchange(pair, 0x0842, 3);
    let pair = exchange(pair, 0o004 << 16, 4);
    let pair = exchange(pair, 0x0084, 6);
    exchange(pair, 0x0008, 9)
}
