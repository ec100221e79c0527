//! The figures that give a take-back: squares and lines of one colour.

use crate::cell::{Cell, FIRST, WIDTH};
use crate::cell_set::CellSet;
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
        let (squares, lines): (&[u32], &[u32]) = match variant {
            Variant::Children => (&[], &[]),
            Variant::Standard => (&SQUARES, &[]),
            Variant::Expert => (&SQUARES, &LINES),
        };
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

/// The rows and columns of level 1 and level 2.
const LINES: [u32; 14] = {
    let mut lines = [0; 14];
    let mut place = 0;
    let mut level = 0;
    while level < 2 {
        let (first, width) = (FIRST[level] as u32, WIDTH[level] as u32);
        let mut step = 0;
        while step < width {
            let mut cell = 0;
            while cell < width {
                lines[place + step as usize] |= 1 << (first + step * width + cell);
                lines[place + (width + step) as usize] |= 1 << (first + cell * width + step);
                cell += 1;
            }
            step += 1;
        }
        place += 2 * width as usize;
        level += 1;
    }
    lines
};

/// The cells, empty or not, where one more ball completes a figure of the balls `own`.
///
/// The shifts of `support` bring three balls of a figure to one bit; if all three are there, the
/// bit of the fourth cell is set.
pub(crate) const fn completing(variant: Variant, own: u32) -> u32 {
    match variant {
        Variant::Children => 0,
        Variant::Standard => completing_squares(own),
        Variant::Expert => completing_squares(own) | completing_lines(own),
    }
}

const fn completing_squares(own: u32) -> u32 {
    let first = square_holes(own & 0xFFFF, 4, 0x777);
    let second = square_holes(own >> 16 & 0x1FF, 3, 0x01B);
    let third = square_holes(own >> 25 & 0xF, 2, 0x1);
    first | second << 16 | third << 25
}

/// The cells that complete a square of a level; `anchors` are the squares' left, near balls.
const fn square_holes(level: u32, width: u32, anchors: u32) -> u32 {
    let right = level >> 1;
    let behind = level >> width;
    let across = level >> (width + 1);
    (right & behind & across & anchors)
        | (level & behind & across & anchors) << 1
        | (level & right & across & anchors) << width
        | (level & right & behind & anchors) << (width + 1)
}

const fn completing_lines(own: u32) -> u32 {
    let level = own & 0xFFFF;
    let rows = line_holes_of_4(level, 1, 0x1111);
    let columns = line_holes_of_4(level, 4, 0x000F);
    let first = rows | columns;
    let level = own >> 16 & 0x1FF;
    let rows = line_holes_of_3(level, 1, 0x049);
    let columns = line_holes_of_3(level, 3, 0x007);
    first | (rows | columns) << 16
}

/// The cells that complete a line of four; `anchors` are the lines' first balls, `step` leads from
/// one ball to the next.
const fn line_holes_of_4(level: u32, step: u32, anchors: u32) -> u32 {
    let (b, c, d) = (level >> step, level >> (2 * step), level >> (3 * step));
    (b & c & d & anchors)
        | (level & c & d & anchors) << step
        | (level & b & d & anchors) << (2 * step)
        | (level & b & c & anchors) << (3 * step)
}

/// The same for lines of three.
const fn line_holes_of_3(level: u32, step: u32, anchors: u32) -> u32 {
    let (b, c) = (level >> step, level >> (2 * step));
    (b & c & anchors) | (level & c & anchors) << step | (level & b & anchors) << (2 * step)
}
