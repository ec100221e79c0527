//! Perft: counts sequences of moves, the usual test of a move generator.

use crate::generate::Sides;
use crate::position::Position;
use crate::rules::Rules;

/// The number of sequences of `depth` legal moves from a position. The last move of a sequence is
/// counted without being played.
///
/// A game that ends earlier gives no sequence. The three variants differ from depth 7 on.
///
/// ```
/// use pylos::{Position, perft};
/// assert_eq!(perft(Position::START, 0), 1);
/// assert_eq!(perft(Position::START, 4), 43_680);
/// ```
pub fn perft(position: Position, depth: u32) -> u64 {
    count(position.sides(), position.rules(), depth)
}

fn count(sides: Sides, rules: Rules, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => sides.count_moves(rules),
        _ => {
            let mut sequences = 0;
            sides.for_each_next(rules, |next| sequences += count(next, rules, depth - 1));
            sequences
        }
    }
}
