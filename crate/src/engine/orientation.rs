//! The board as one number, and its eight images.
//!
//! A pair of sets of cells is packed into a [`Sides`] of 60 bits. A mirror image is a few exchanges
//! of bits at a fixed distance, made for both sets at once; this is what the search can afford at
//! every node, where [`Symmetry`](crate::Symmetry), cell by cell, is far too slow.

use crate::{Position, Symmetry};

/// Two sets of cells: the first in the lower 32 bits, the second in the upper 32.
pub(super) type Sides = u64;

/// The balls of the player to move, then those of the other one: all that decides how play can go
/// on, whatever the colours are called.
pub(super) fn sides(position: Position) -> Sides {
    let turn = position.turn();
    let (own, other) = (position.balls(turn).bits(), position.balls(turn.other()).bits());
    u64::from(own) | u64::from(other) << 32
}

/// One of the eight ways to look at the board: transposed (4), then files mirrored (2), then ranks
/// mirrored (1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Orientation(u8);

impl Orientation {
    pub(super) const IDENTITY: Orientation = Orientation(0);

    /// The same as a symmetry of cells, moves and positions.
    pub(super) fn symmetry(self) -> Symmetry {
        Symmetry::ALL[usize::from(self.0)]
    }

    /// The board as seen from here.
    pub(super) fn apply(self, mut sides: Sides) -> Sides {
        if self.0 & 4 != 0 {
            sides = transpose(sides);
        }
        if self.0 & 2 != 0 {
            sides = mirror_files(sides);
        }
        if self.0 & 1 != 0 {
            sides = mirror_ranks(sides);
        }
        sides
    }

    /// What, seen from here, looks like `sides`.
    pub(super) fn undo(self, mut sides: Sides) -> Sides {
        if self.0 & 1 != 0 {
            sides = mirror_ranks(sides);
        }
        if self.0 & 2 != 0 {
            sides = mirror_files(sides);
        }
        if self.0 & 4 != 0 {
            sides = transpose(sides);
        }
        sides
    }
}

/// The smallest of the eight images, the same for all of them, and an orientation that shows it.
pub(super) fn canonical(sides: Sides) -> (Sides, Orientation) {
    let mut best = (sides, Orientation::IDENTITY);
    let mut consider = |image: Sides, number: u8| {
        if image < best.0 {
            best = (image, Orientation(number));
        }
    };
    let transposed = transpose(sides);
    for (image, number) in [(sides, 0), (transposed, 4)] {
        let mirrored = mirror_files(image);
        consider(image, number);
        consider(mirror_ranks(image), number | 1);
        consider(mirrored, number | 2);
        consider(mirror_ranks(mirrored), number | 3);
    }
    best
}

/// Exchanges each bit of `lower` with the one `distance` above it, in both halves.
const fn exchange(sides: Sides, lower: u32, distance: u32) -> Sides {
    let lower = lower as u64 | (lower as u64) << 32;
    let differing = (sides ^ sides >> distance) & lower;
    sides ^ differing ^ differing << distance
}

// The masks below are written level by level: level 1 has its rows at bits 0, 4, 8 and 12, level 2
// at 16, 19 and 22, level 3 at 25 and 27; the apex stays where it is.

const fn mirror_files(sides: Sides) -> Sides {
    let sides = exchange(sides, 0x2222 | 0b0101 << 25, 1);
    let sides = exchange(sides, 0o111 << 16, 2);
    exchange(sides, 0x1111, 3)
}

const fn mirror_ranks(sides: Sides) -> Sides {
    let sides = exchange(sides, 0b0011 << 25, 2);
    let sides = exchange(sides, 0x00F0, 4);
    let sides = exchange(sides, 0o007 << 16, 6);
    exchange(sides, 0x000F, 12)
}

const fn transpose(sides: Sides) -> Sides {
    let sides = exchange(sides, 0b0010 << 25, 1);
    let sides = exchange(sides, 0o042 << 16, 2);
    let sides = exchange(sides, 0x0842, 3);
    let sides = exchange(sides, 0o004 << 16, 4);
    let sides = exchange(sides, 0x0084, 6);
    exchange(sides, 0x0008, 9)
}

#[cfg(test)]
mod tests {
    use super::super::random::Random;
    use super::*;
    use crate::CellSet;

    #[test]
    fn the_orientations_are_the_symmetries() {
        let mut random = Random::new(3);
        for _ in 0..1_000 {
            let set = CellSet::from_bits_truncate(random.next() as u32);
            let both = u64::from(set.bits()) << 32 | u64::from((!set).bits());
            for (number, symmetry) in (0..).zip(Symmetry::ALL) {
                assert_eq!(Orientation(number).symmetry(), symmetry);
                let image = u64::from(symmetry.cells(set).bits()) << 32
                    | u64::from(symmetry.cells(!set).bits());
                assert_eq!(Orientation(number).apply(both), image);
                assert_eq!(Orientation(number).undo(image), both);
                let (smallest, orientation) = canonical(image);
                assert_eq!(smallest, canonical(both).0);
                assert_eq!(orientation.apply(image), smallest);
            }
        }
    }
}
