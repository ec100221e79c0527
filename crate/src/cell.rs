//! The thirty cells of the pyramid.

use core::fmt;
use core::str::FromStr;

use crate::cell_set::CellSet;
use crate::names::Quote;

/// Cells along one side of each level, bottom to top.
pub(crate) const WIDTH: [u8; 4] = [4, 3, 2, 1];
/// Index of the first cell of each level.
pub(crate) const FIRST: [u8; 4] = [0, 16, 25, 29];

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

    /// The cell of the lowest set bit; `bits` must not be 0 and have no bit above 29.
    pub(crate) const fn lowest(bits: u32) -> Cell {
        debug_assert!(bits != 0 && bits < 1 << 30);
        Cell(bits.trailing_zeros() as u8)
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
        let level = self.level() as usize - 1;
        (self.0 - FIRST[level]) % WIDTH[level] + 1
    }

    /// The rank, 1 (nearest) to 4.
    pub const fn rank(self) -> u8 {
        let level = self.level() as usize - 1;
        (self.0 - FIRST[level]) / WIDTH[level] + 1
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
        let file = char::from(b'a' - 1 + self.file());
        write!(f, "{}{file}{}", self.level(), self.rank())
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
        let cell = match *text.as_bytes() {
            [level @ b'1'..=b'4', file, rank @ b'1'..=b'4'] => {
                let file = file.to_ascii_lowercase().wrapping_sub(b'a' - 1);
                Cell::new(level - b'0', file, rank - b'0')
            }
            _ => None,
        };
        cell.ok_or_else(|| ParseCellError { text: Quote::new(text) })
    }
}
