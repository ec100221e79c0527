//! The thirty cells of the pyramid, and sets of them.

use core::fmt;
use core::ops::{BitAnd, BitOr, Sub};
use core::str::FromStr;

use crate::names::{Quote, place_of};

/// Cells along one side of each level, bottom to top.
pub(crate) const WIDTH: [u8; 4] = [4, 3, 2, 1];
/// Index of the first cell of each level.
pub(crate) const FIRST: [u8; 4] = [0, 16, 25, 29];
/// The text of each cell.
const NAMES: [&str; Cell::COUNT] = [
    "1a1", "1b1", "1c1", "1d1", "1a2", "1b2", "1c2", "1d2", "1a3", "1b3", "1c3", "1d3", "1a4",
    "1b4", "1c4", "1d4", "2a1", "2b1", "2c1", "2a2", "2b2", "2c2", "2a3", "2b3", "2c3", "3a1",
    "3b1", "3a2", "3b2", "4a1",
];

/// One of the thirty cells of the pyramid.
///
/// A cell is written as level digit, file letter, rank digit: `1a1` to `1d4`, `2a1` to `2c3`,
/// `3a1` to `3b2`, and `4a1`, the apex. File a is left and rank 1 nearest, seen from the front.
/// Cells are ordered by level, then rank, then file.
///
/// ```
/// use pylos::Cell;
/// let cell: Cell = "2b1".parse()?;
/// assert_eq!((cell.level(), cell.file(), cell.rank()), (2, 2, 1));
/// assert_eq!(Cell::new(2, 2, 1), Some(cell));
/// assert_eq!(cell.index(), 17);
/// assert_eq!(cell.below().to_string(), "1b1 1c1 1b2 1c2");
/// # Ok::<(), pylos::ParseCellError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 30;

    /// The cell at the top of the pyramid, `4a1`: the player who fills it wins.
    pub const APEX: Cell = Cell(29);

    /// All cells, in index order.
    pub const ALL: [Cell; Cell::COUNT] = {
        let mut all = [Cell(0); Cell::COUNT];
        let mut index = 0;
        while index < Cell::COUNT {
            all[index] = Cell(index as u8);
            index += 1;
        }
        all
    };

    /// The cell at `level`, `file` and `rank`, if there is one. All three count from 1, as in a
    /// cell's text: `2b1` is `Cell::new(2, 2, 1)`.
    pub const fn new(level: u8, file: u8, rank: u8) -> Option<Cell> {
        if level < 1 || level > 4 {
            return None;
        }
        let width = WIDTH[level as usize - 1];
        if file < 1 || file > width || rank < 1 || rank > width {
            return None;
        }
        Some(Cell(FIRST[level as usize - 1] + (rank - 1) * width + file - 1))
    }

    /// The cell with this index (0 to 29), if there is one.
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < Cell::COUNT { Some(Cell(index as u8)) } else { None }
    }

    /// The index of the cell: by level, then rank, then file; `1a1` is 0 and `4a1` is 29.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The level, 1 (on the board) to 4 (the apex).
    pub const fn level(self) -> u8 {
        match self.0 {
            0..16 => 1,
            16..25 => 2,
            25..29 => 3,
            _ => 4,
        }
    }

    /// The file, 1 (file a, left) to 4.
    pub const fn file(self) -> u8 {
        NAMES[self.index()].as_bytes()[1] - b'a' + 1
    }

    /// The rank, 1 (nearest) to 4.
    pub const fn rank(self) -> u8 {
        NAMES[self.index()].as_bytes()[2] - b'0'
    }

    /// The four cells this one rests on; none for a cell of level 1.
    pub const fn below(self) -> CellSet {
        CellSet::from_bits_truncate(BELOW[self.0 as usize])
    }

    /// The cells that rest on this one: at most four, none for the apex.
    pub const fn above(self) -> CellSet {
        CellSet::from_bits_truncate(ABOVE[self.0 as usize])
    }
}

/// For each cell the bits of the four cells below it.
const BELOW: [u32; Cell::COUNT] = {
    let mut below = [0; Cell::COUNT];
    let mut index = FIRST[1] as usize;
    while index < Cell::COUNT {
        let cell = Cell(index as u8);
        let level = cell.level() as usize - 2;
        let width = WIDTH[level];
        let first = FIRST[level] + (cell.rank() - 1) * width + cell.file() - 1;
        // The square of four: a cell, its right neighbour, and the two behind them.
        below[index] = (0b11 | 0b11 << width) << first;
        index += 1;
    }
    below
};

/// For each cell the bits of the cells that rest on it: the inverse of `BELOW`.
pub(crate) const ABOVE: [u32; Cell::COUNT] = {
    let mut above = [0; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let mut upper = 0;
        while upper < Cell::COUNT {
            if BELOW[upper] & 1 << index != 0 {
                above[index] |= 1 << upper;
            }
            upper += 1;
        }
        index += 1;
    }
    above
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseCellError {
    text: Quote,
}

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no cell {}: expected 1a1 to 1d4, 2a1 to 2c3, 3a1 to 3b2 or 4a1",
            self.text
        )
    }
}

impl core::error::Error for ParseCellError {}

impl FromStr for Cell {
    type Err = ParseCellError;

    /// Reads `1a1` to `4a1`; upper case is accepted.
    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let cell = place_of(text, &NAMES).and_then(Cell::from_index);
        cell.ok_or_else(|| ParseCellError { text: Quote::new(text) })
    }
}

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
        Cell::from_index(self.0.trailing_zeros() as usize)
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
        self.into_iter().enumerate().try_for_each(|(place, cell)| {
            f.write_str(if place == 0 { "" } else { " " })?;
            cell.fmt(f)
        })
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
