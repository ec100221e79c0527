//! Progress: an estimate of how long a lost game still takes.
//!
//! Who knows that he wins does not know yet that he comes nearer to the win: in the standard and
//! the expert game balls can be taken back and placed again for ever. So a table comes with a fit
//! to the distances of the solution: the sum of one weight for each of a few small pictures (the
//! balls on some cells, seen from each of the eight sides) and for the numbers of balls. It proves
//! nothing and is never shown; it tells a player which of his winning moves to prefer.

use crate::{Cell, Position, Symmetry};

/// The cells of the pictures, by their index, after such as do not exist.
const PICTURES: [[u8; 9]; 8] = [
    // Two rows of level 1, at the edge and in the middle; a square of nine.
    [NONE, 0, 1, 2, 3, 4, 5, 6, 7],
    [NONE, 4, 5, 6, 7, 8, 9, 10, 11],
    [0, 1, 2, 4, 5, 6, 8, 9, 10],
    // Level 2; levels 3 and 4 with the middles of the edges of level 2.
    [16, 17, 18, 19, 20, 21, 22, 23, 24],
    [25, 26, 27, 28, 29, 17, 19, 21, 23],
    // A corner, an edge and the middle through the levels.
    [NONE, 0, 1, 2, 4, 5, 6, 16, 17],
    [1, 2, 5, 6, 16, 17, 18, 25, 26],
    [5, 6, 9, 10, 20, 16, 18, 22, 24],
];
/// A cell on which there is never a ball.
const NONE: u8 = 30;
/// How many weights a picture has: as many as its nine cells have states.
const STATES: usize = 3_usize.pow(9);
/// How many balls of a colour there can be, and one more.
const BALLS: usize = 16;
/// Free balls of a colour are counted up to seven.
const FREE: usize = 8;

/// How many weights the pictures have.
const NUMBERS: usize = PICTURES.len() * STATES;
/// How many weights there are.
pub const WEIGHTS: usize = NUMBERS + BALLS * BALLS + 31 * FREE * FREE;

/// Which weights speak of a position.
pub struct Features {
    /// The cells of each picture, seen from each of the eight sides.
    pictures: [[[u8; 9]; Symmetry::ALL.len()]; PICTURES.len()],
}

impl Default for Features {
    fn default() -> Features {
        let mut pictures = PICTURES.map(|cells| [cells; Symmetry::ALL.len()]);
        for sides in &mut pictures {
            for (cells, symmetry) in sides.iter_mut().zip(Symmetry::ALL) {
                for number in cells {
                    if let Some(&cell) = Cell::ALL.get(usize::from(*number)) {
                        *number = symmetry.cell(cell).index() as u8;
                    }
                }
            }
        }
        Features { pictures }
    }
}

impl Features {
    /// Tells the places of the weights of a position; some more than once.
    pub fn each(&self, position: Position, mut tell: impl FnMut(usize)) {
        let turn = position.turn();
        let [own, other] = [turn, turn.other()].map(|player| position.balls(player).bits());
        let ball = |cell: u8| own >> cell & 1 | (other >> cell & 1) << 1;
        for (number, sides) in self.pictures.iter().enumerate() {
            for cells in sides {
                let picture = cells.iter().fold(0, |picture, &cell| 3 * picture + ball(cell));
                tell(number * STATES + picture as usize);
            }
        }
        let free = position.free().bits();
        let [mine, theirs] = [own, other].map(|balls| balls.count_ones() as usize);
        tell(NUMBERS + mine * BALLS + theirs);
        let frees = [own, other].map(|balls| ((balls & free).count_ones() as usize).min(FREE - 1));
        let first = NUMBERS + BALLS * BALLS;
        tell(first + ((mine + theirs) * FREE + frees[0]) * FREE + frees[1]);
    }
}

/// How many units of a weight make a turn.
pub const UNIT: i32 = 16;

/// The estimate.
pub struct Progress {
    features: Features,
    weights: Vec<u8>,
}

impl Progress {
    /// An estimate by these weights, numbers with a sign; none if they are too few or too many.
    #[must_use]
    pub fn new(weights: Vec<u8>) -> Option<Progress> {
        (weights.len() == WEIGHTS).then(|| Progress { features: Features::default(), weights })
    }

    /// How many turns of both players a position takes that its player to move has lost, in parts
    /// of a turn ([`UNIT`]).
    #[must_use]
    pub fn turns(&self, position: Position) -> i32 {
        let mut sum = 0;
        self.features.each(position, |place| {
            sum += self.weights.get(place).map_or(0, |&weight| i32::from(weight as i8));
        });
        sum
    }
}
