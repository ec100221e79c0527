//! Progress: an estimate of the number of turns that a lost game still takes.
//!
//! A player who knows which moves win can still play in circles: in the standard and the expert game
//! balls can be taken back and placed again without end. So a table contains weights fitted to the
//! distances of the solution. The estimate adds one weight for each of a few patterns (the balls on
//! some cells, seen from all eight sides) and for the numbers of balls. It proves nothing;
//! a player uses it to order moves of equal value.

use crate::engine::key;
use crate::generate::Sides;
use crate::{Position, Symmetry};

/// The cells of the patterns, by index.
const PATTERNS: [[u8; 9]; 8] = [
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
/// The number of weights of a pattern: one for each state of its nine cells.
const STATES: usize = 3_usize.pow(9);
/// A player has 0 to 15 balls on the board.
const BALLS: usize = 16;
/// Free balls of a player are counted up to seven.
const FREE: usize = 8;

/// The place of the first weight for numbers of balls, after those of the patterns.
const NUMBERS: usize = PATTERNS.len() * STATES;
/// The number of weights.
pub const WEIGHTS: usize = NUMBERS + BALLS * BALLS + 31 * FREE * FREE;

/// Calls `visit` with the places of the weights of a position; some occur more than once.
pub fn features(position: Position, mut visit: impl FnMut(usize)) {
    let Sides { own, other } = position.sides();
    let images = Symmetry::ALL.map(|symmetry| symmetry.inverse().pair(key(position)));
    for (number, cells) in PATTERNS.iter().enumerate() {
        for image in images {
            let ball = |cell: u8| (image >> cell & 1 | (image >> 32 >> cell & 1) << 1) as usize;
            let state = cells.iter().fold(0, |state, &cell| 3 * state + ball(cell));
            visit(number * STATES + state);
        }
    }
    let free = position.free().bits();
    let [own_count, other_count] = [own, other].map(|balls| balls.count_ones() as usize);
    visit(NUMBERS + own_count * BALLS + other_count);
    let frees = [own, other].map(|balls| ((balls & free).count_ones() as usize).min(FREE - 1));
    let first = NUMBERS + BALLS * BALLS;
    visit(first + ((own_count + other_count) * FREE + frees[0]) * FREE + frees[1]);
}

/// The estimate is in parts of a turn: a turn has this many.
pub const UNIT: i32 = 16;

/// The estimate of the length of a lost game, by its weights.
pub struct Progress(Vec<u8>);

impl Progress {
    /// An estimate by these weights, signed bytes; none if their number is wrong.
    pub fn new(weights: Vec<u8>) -> Option<Progress> {
        (weights.len() == WEIGHTS).then_some(Progress(weights))
    }

    /// The estimated number of turns of both players until the player to move has lost a lost
    /// position, in parts of a turn ([`UNIT`]).
    pub fn turns(&self, position: Position) -> i32 {
        let mut sum = 0;
        features(position, |place| {
            sum += self.0.get(place).map_or(0, |&weight| i32::from(weight as i8));
        });
        sum
    }
}
