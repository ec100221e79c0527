//! The figures that give a take-back: squares and lines of one colour.

use crate::cell::{Cell, CellSet};
use crate::names::named;
use crate::rules::Variant;

named! {
    /// The kind of a figure.
    FigureKind, "figure" {
        /// 2x2 balls on one level.
        Square = "square",
        /// A full row or column: 4 balls on level 1, 3 on level 2.
        Line = "line",
    }
}

/// A square or a line of one colour (rules, section 3).
///
/// ```
/// use pylos::{Figure, Variant};
/// assert_eq!(Figure::all(Variant::Children).count(), 0);
/// assert_eq!(Figure::all(Variant::Standard).count(), 9 + 4 + 1);
/// assert_eq!(Figure::all(Variant::Expert).count(), 14 + 8 + 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub struct Figure {
    /// Square or line.
    pub kind: FigureKind,
    /// The cells of the figure: four, or three for a line of level 2.
    pub cells: CellSet,
}

impl Figure {
    /// The figures that count in a variant: squares before lines, each in index order.
    pub fn all(variant: Variant) -> impl Iterator<Item = Figure> {
        let (squares, lines) = masks(variant);
        let figure =
            |kind| move |&bits: &u32| Figure { kind, cells: CellSet::from_bits_truncate(bits) };
        let squares = squares.iter().map(figure(FigureKind::Square));
        squares.chain(lines.iter().map(figure(FigureKind::Line)))
    }

    /// The figures among the balls of one colour (`own`) that a ball just played to `cell`
    /// completes: those that are full and contain it.
    pub fn completed(variant: Variant, own: CellSet, cell: Cell) -> impl Iterator<Item = Figure> {
        Figure::all(variant)
            .filter(move |figure| figure.cells.contains(cell) && own.contains_all(figure.cells))
    }
}

/// The squares and the lines that count in a variant.
const fn masks(variant: Variant) -> (&'static [u32], &'static [u32]) {
    match variant {
        Variant::Children => (&[], &[]),
        Variant::Standard => (&SQUARES, &[]),
        Variant::Expert => (&SQUARES, &LINES),
    }
}

/// The 2x2 squares: 9 on level 1, 4 on level 2, and level 3 itself.
const SQUARES: [u32; 14] = {
    // There is a square under each cell of levels 2 to 4.
    let mut squares = [0; 14];
    let mut place = 0;
    while place < squares.len() {
        squares[place] = Cell::ALL[16 + place].below().bits();
        place += 1;
    }
    squares
};

/// The rows and columns of level 1, then of level 2.
const LINES: [u32; 14] = [
    0xF, 0xF0, 0xF00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x7_0000, 0x38_0000, 0x1C0_0000,
    0x49_0000, 0x92_0000, 0x124_0000,
];

/// The cells, empty or not, where one more ball completes a figure of the balls `own`.
pub(crate) fn completing(variant: Variant, own: u32) -> u32 {
    let (squares, lines) = masks(variant);
    let holes = |cells: u32, figure: &u32| {
        let missing = figure & !own;
        // One bit is left if taking the lowest one away leaves none.
        cells | if missing & missing.wrapping_sub(1) == 0 { missing } else { 0 }
    };
    lines.iter().fold(squares.iter().fold(0, holes), holes)
}
