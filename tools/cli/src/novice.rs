//! Scripted beginners, to measure the levels against. They share no code with the engine.

use pylos::engine::internal::Random;
use pylos::{Move, Position};

/// The move of a novice.
///
/// With probability `care`, drawn anew each turn, he first leaves out the moves after which the
/// opponent can complete a figure, unless all are such. Of the remaining moves he takes those that
/// complete a figure, and of these those that take most balls back; where none completes a figure,
/// the raises; where there is no raise, all. He chooses among these at random.
pub fn choose(position: Position, care: f64, random: &mut Random) -> Move {
    let completes = |position: Position, m: &Move| !position.completes(*m).is_empty();
    let mut moves = position.legal_moves();
    // A random number from 0 to 1, without 1.
    let chance = (random.bits() >> 11) as f64 / (1_u64 << 53) as f64;
    if chance < care {
        prefer(&mut moves, |m| {
            let next = position.play_unchecked(*m);
            !next.legal_moves().iter().any(|reply| completes(next, reply))
        });
    }
    if !prefer(&mut moves, |m| completes(position, m)) {
        prefer(&mut moves, |m| m.from().is_some());
    }
    let most = moves.iter().map(|m| m.take_back().len()).max();
    prefer(&mut moves, |m| Some(m.take_back().len()) == most);
    moves[random.below(moves.len() as u64) as usize]
}

/// Keeps the moves that are wanted, or all if none is. Returns whether there was one.
fn prefer(moves: &mut Vec<Move>, wanted: impl Fn(&Move) -> bool) -> bool {
    let found = moves.iter().any(&wanted);
    if found {
        moves.retain(wanted);
    }
    found
}
