//! The players that are asked about puzzles. They are apart from the levels of the opponent, so that
//! the grades of the files stay when a level is tuned.

use pylos::Game;
use pylos::engine::MoveScore;
use pylos::engine::internal::Strength;

/// The number of levels that are asked.
pub const LEVELS: usize = 7;

const STRENGTHS: [Strength; LEVELS] = [
    Strength::search(Some(1), 20_000, 220, 12),
    Strength::search(Some(1), 20_000, 105, 12),
    Strength::search(Some(2), 60_000, 78, 14),
    Strength::search(Some(3), 60_000, 48, 15),
    Strength::search(Some(4), 60_000, 18, 16),
    Strength::search(None, 3_000, 0, 13),
    Strength::search(None, 32_000, 0, 16),
];

/// The move of a level, 1 to 7; none when the game is over.
pub fn choose_move(game: &Game, level: usize, seed: u64) -> Option<MoveScore> {
    STRENGTHS[level - 1].choose(game, seed)
}
