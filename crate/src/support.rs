//! Which cells can carry a ball and which balls support another one, for all cells at once.
//!
//! A level is a square of bits, `width` bits a row. Shifting it by 1, by `width` and by
//! `width + 1` lays the other three balls of each 2x2 square over the square's first ball (its
//! left, near one), so one AND finds every full square. Squares found across the right edge are
//! cut away when the rows are packed from `width` to `width - 1` bits.

/// Cells of level 1, as bits.
pub(crate) const LEVEL_1: u32 = 0xFFFF;

/// The empty cells that can carry a ball: those of level 1, and those above a full square.
pub(crate) const fn sites(occupied: u32) -> u32 {
    let level = occupied & LEVEL_1;
    let full = level & level >> 1 & level >> 4 & level >> 5;
    let second = full & 0x007 | full >> 1 & 0x038 | full >> 2 & 0x1C0;

    let level = occupied >> 16 & 0x1FF;
    let full = level & level >> 1 & level >> 3 & level >> 4;
    let third = full & 0x3 | full >> 1 & 0xC;

    let apex = (occupied >> 25 & 0xF == 0xF) as u32;

    (LEVEL_1 | second << 16 | third << 25 | apex << 29) & !occupied
}

/// The cells under the balls of `occupied`.
///
/// The reverse of [`sites`]: the rows of a level are spread to the width of the level below, and
/// each ball then marks the four cells of its square.
pub(crate) const fn supporting(occupied: u32) -> u32 {
    let level = occupied >> 16 & 0x1FF;
    let spread = level & 0x007 | (level & 0x038) << 1 | (level & 0x1C0) << 2;
    let first = spread | spread << 1 | spread << 4 | spread << 5;

    let level = occupied >> 25 & 0xF;
    let spread = level & 0x3 | (level & 0xC) << 1;
    let second = spread | spread << 1 | spread << 3 | spread << 4;

    let third = if occupied >> 29 & 1 == 1 { 0xF } else { 0 };

    first | second << 16 | third << 25
}
