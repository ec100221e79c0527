//! The eight levels of the computer opponent.

use super::analysis::Analysis;
use super::orientation::sides;
use super::random::Random;
use super::search::PROVEN;
use super::{Limits, MoveScore};
use crate::{Position, Rules};

/// How a level thinks. Nothing here is measured in time: the same game, level and seed always give
/// the same move.
struct Level {
    /// How many turns it looks ahead.
    depth: Option<u32>,
    /// How many positions it looks at.
    nodes: u64,
    /// By how much it misjudges a move, at most, in hundredths of a ball. What it sees to win or
    /// lose by force it does not misjudge: it overlooks what is far away, not what is at hand.
    noise: i32,
    /// The size of its transposition table, as a power of two.
    table_bits: u32,
}

const LEVELS: [Level; PERFECT_LEVEL as usize] = [
    Level { depth: Some(1), nodes: 20_000, noise: 220, table_bits: 12 },
    Level { depth: Some(1), nodes: 20_000, noise: 105, table_bits: 12 },
    Level { depth: Some(2), nodes: 60_000, noise: 78, table_bits: 14 },
    Level { depth: Some(3), nodes: 60_000, noise: 48, table_bits: 15 },
    Level { depth: Some(4), nodes: 60_000, noise: 18, table_bits: 16 },
    Level { depth: None, nodes: 3_000, noise: 0, table_bits: 13 },
    Level { depth: None, nodes: 32_000, noise: 0, table_bits: 16 },
    Level { depth: None, nodes: 2_000_000, noise: 0, table_bits: 21 },
];

/// The highest level: it plays perfectly where there are tables, by [`Perfect`](super::Perfect), and
/// as well as a search can where there are none.
pub const PERFECT_LEVEL: u8 = 8;

/// The move the computer plays without tables at a level from 1 (loses to a child) to 8, with what it
/// knows of it; none when the game is over. A level out of range is the nearest one.
///
/// `history` is the game so far, the position to move in last. Between moves that seem equally good
/// the `seed` decides; the same history, level and seed always give the same move.
///
/// ```
/// use pylos::engine::choose_move;
/// use pylos::{Position, Rules};
/// let choice = choose_move(Rules::default(), &[Position::START], 3, 7).expect("a game to play");
/// assert!(Position::START.is_legal(choice.m, Rules::default()));
/// assert_eq!(choose_move(Rules::default(), &[Position::START], 3, 7), Some(choice));
/// ```
#[must_use]
pub fn choose_move(rules: Rules, history: &[Position], level: u8, seed: u64) -> Option<MoveScore> {
    let level = &LEVELS[usize::from(level.clamp(1, PERFECT_LEVEL)) - 1];
    let mut random = Random::new(seed);
    random.stir(history.len() as u64);
    random.stir(sides(*history.last()?));

    let limits = Limits { nodes: Some(level.nodes), depth: level.depth, stop: None };
    let mut analysis = Analysis::new(rules, history, limits, level.table_bits);
    analysis.shuffle(&mut random);
    if level.noise == 0 {
        analysis.score_best();
        return analysis.into_scores().into_iter().next();
    }
    analysis.score_all();
    analysis.into_scores().into_iter().max_by_key(|known| {
        let noise = random.below(level.noise as u64 * 2 + 1) as i32 - level.noise;
        known.score + if known.score.abs() > PROVEN { 0 } else { noise }
    })
}
