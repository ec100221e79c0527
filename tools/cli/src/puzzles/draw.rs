//! Natural positions: those of games between middling levels of those that are asked.

use pylos::engine::internal::Random;
use pylos::{Game, Move, Position, Rules};

use super::asked::choose_move;

/// The levels that play.
const LEVELS: [usize; 3] = [3, 4, 5];
/// The most random turns at the beginning of a game.
const RANDOM: u64 = 3;
/// A game with more turns is left.
const LONGEST: usize = 120;
/// The number of turns after which positions are looked at.
const OPENING: usize = 4;
/// The levels that are asked what else could have been played, and the number of answers of each.
const OTHERS: [usize; 3] = [2, 3, 4];
const ANSWERS: u64 = 4;

/// The positions of a game with the number of turns before them, in random order. The same seed and number
/// give the same game.
pub fn game(rules: Rules, seed: u64, number: u64) -> Vec<(usize, Position)> {
    let mut random = Random::new(seed.wrapping_mul(0x1_0000_0001).wrapping_add(number << 8));
    let mut pick = |count: usize| random.below(count as u64) as usize;
    let levels = [(); 2].map(|()| LEVELS[pick(LEVELS.len())]);
    let opening = pick(RANDOM as usize + 1);
    let mut game = Game::new(rules);
    while !game.is_over() && game.moves().len() < LONGEST {
        let turn = game.moves().len();
        let m = if turn < opening {
            let moves = game.legal_moves();
            Some(moves[pick(moves.len())])
        } else {
            let seed = number << 32 | turn as u64;
            choose_move(&game, levels[turn % 2], seed).map(|choice| choice.m)
        };
        if m.is_none_or(|m| game.play(m).is_err()) {
            break;
        }
    }
    let positions = game.positions().iter().copied().enumerate();
    let mut positions: Vec<_> = positions.take(game.moves().len()).skip(OPENING).collect();
    for place in (1..positions.len()).rev() {
        positions.swap(place, pick(place + 1));
    }
    positions
}

/// The positions after other turns that a level could have played.
pub fn others(position: Position) -> Vec<Position> {
    let game = Game::from_position(position);
    let asked = OTHERS.into_iter().flat_map(|level| (0..ANSWERS).map(move |seed| (level, seed)));
    let mut moves: Vec<Move> =
        asked.filter_map(|(level, seed)| choose_move(&game, level, seed)).map(|it| it.m).collect();
    moves.sort_unstable();
    moves.dedup();
    moves.into_iter().map(|m| position.play_unchecked(m)).collect()
}
