//! Sets of cells, one bit a cell.

use core::fmt;
use core::ops::{BitAnd, BitOr, Sub};
use core::str::FromStr;

use crate::cell::{Cell, FIRST, ParseCellError};

/// A set of cells: bit `i` represents the cell with index `i`.
///
/// ```
/// use pylos::{Cell, CellSet};
/// let corner: Cell = "1a1".parse()?;
/// let set = CellSet::of(corner).with(Cell::APEX);
/// assert_eq!(set.len(), 2);
/// assert!(set.contains(Cell::APEX));
/// assert_eq!(set.into_iter().next(), Some(corner));
/// # Ok::<(), pylos::ParseCellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u32);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);

    /// All thirty cells.
    pub const FULL: CellSet = CellSet((1 << Cell::COUNT) - 1);

    /// The set with these bits; bits above 29 are dropped.
    pub const fn from_bits_truncate(bits: u32) -> CellSet {
        CellSet(bits & CellSet::FULL.0)
    }

    /// The bits of the set: bit `i` for the cell with index `i`.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one cell.
    pub const fn of(cell: Cell) -> CellSet {
        CellSet(1 << cell.index())
    }

    /// All cells of a level (1 to 4); empty for any other number.
    pub const fn level(level: u8) -> CellSet {
        let from_level = CellSet::above_level(level.saturating_sub(1));
        CellSet(from_level.0 & !CellSet::above_level(level).0)
    }

    /// All cells above a level (0 to 4).
    pub const fn above_level(level: u8) -> CellSet {
        match level {
            0 => CellSet::FULL,
            1..4 => CellSet(CellSet::FULL.0 & !((1 << FIRST[level as usize]) - 1)),
            _ => CellSet::EMPTY,
        }
    }

    /// The set with a cell added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> CellSet {
        CellSet(self.0 | CellSet::of(cell).0)
    }

    /// The set with a cell left out.
    #[must_use]
    pub const fn without(self, cell: Cell) -> CellSet {
        CellSet(self.0 & !CellSet::of(cell).0)
    }

    /// The cells in index order.
    pub const fn iter(self) -> Cells {
        Cells(self.0)
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & CellSet::of(cell).0 != 0
    }

    /// Whether every cell of `other` is in this set.
    pub const fn contains_all(self, other: CellSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The number of cells in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no cell.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cell with the lowest index, if any.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell::lowest(self.0)) }
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

/// Implements an operator of two sets by an operator of their bits.
macro_rules! operator {
    ($trait:ident, $method:ident, |$left:ident, $right:ident| $bits:expr) => {
        impl $trait for CellSet {
            type Output = CellSet;

            fn $method(self, CellSet($right): CellSet) -> CellSet {
                let CellSet($left) = self;
                CellSet($bits)
            }
        }
    };
}
operator!(BitAnd, bitand, |left, right| left & right);
operator!(BitOr, bitor, |left, right| left | right);
// The cells of the first set that are not in the second.
operator!(Sub, sub, |left, right| left & !right);

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;
    fn into_iter(self) -> Cells {
        self.iter()
    }
}

impl fmt::Display for CellSet {
    /// The cells in index order, separated by spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, cell) in self.into_iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{cell}")?;
        }
        Ok(())
    }
}

impl FromStr for CellSet {
    type Err = ParseCellError;

    /// Reads cells separated by spaces.
    fn from_str(text: &str) -> Result<CellSet, ParseCellError> {
        text.split_whitespace().map(str::parse).collect()
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The cells of a [`CellSet`], in index order.
#[derive(Clone, Debug)]
pub struct Cells(u32);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = CellSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(cell)
    }
}
