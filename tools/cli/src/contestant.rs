//! The players of a match. Minimax and the novices share no code with the engine, so changes of the engine do
//! not change them.

use core::fmt;
use core::num::NonZero;
use core::str::FromStr;

use pylos::engine::internal::Random;
use pylos::engine::{Engine, Level};
use pylos::{Game, Move, Position};

use crate::novice;

/// A player of a match.
#[derive(Clone, Copy, Debug)]
pub enum Contestant {
    /// The engine; the highest level with tables, if there are any.
    Level(Level),
    /// Minimax of a fixed depth that counts reserves; it chooses among equal moves at random.
    Minimax(NonZero<u32>),
    /// A scripted beginner, with the probability that it looks at what the opponent can complete.
    Novice(f64),
}

impl FromStr for Contestant {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Contestant, &'static str> {
        let contestant = match text.split_once(':') {
            Some(("level", number)) => number.parse().ok().map(Contestant::Level),
            Some(("minimax", depth)) => depth.parse().ok().map(Contestant::Minimax),
            Some(("novice", care)) => care.parse().ok().map(Contestant::Novice),
            _ => None,
        };
        contestant.ok_or("expected level:1 to level:8, minimax:<depth> or novice:0 to novice:1")
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => write!(f, "level {level}"),
            Contestant::Minimax(depth) => write!(f, "minimax of depth {depth}"),
            Contestant::Novice(care) => write!(f, "novice of care {care}"),
        }
    }
}

impl Contestant {
    /// The move in a game that is not over.
    pub fn choose(self, game: &Game, random: &mut Random) -> Move {
        let position = game.position();
        match self {
            Contestant::Level(level) => {
                let choice = Engine::new().choose(game, level, random.bits());
                choice.expect("a game that is not over has a move").m
            }
            Contestant::Minimax(depth) => pick(random, &best_moves(position, depth.get())),
            Contestant::Novice(care) => novice::choose(position, care, random),
        }
    }
}

/// One of some moves.
pub fn pick(random: &mut Random, moves: &[Move]) -> Move {
    moves[(random.bits() % moves.len() as u64) as usize]
}

/// The score of a win, larger than any difference of reserves.
const WON: i32 = 1_000;

/// The best moves by minimax of `depth` turns, in canonical order. Alpha-beta pruning does not change them.
fn best_moves(position: Position, depth: u32) -> Vec<Move> {
    let (mut best, mut best_score) = (Vec::new(), -2 * WON);
    for m in position.legal_moves() {
        // The window leaves room for a tie.
        let score = -search(position.play_unchecked(m), depth - 1, -2 * WON, 1 - best_score);
        if score > best_score {
            best_score = score;
            best.clear();
        }
        if score == best_score {
            best.push(m);
        }
    }
    best
}

/// The score for the player to move; earlier wins score higher.
fn search(position: Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    let turn = position.turn();
    if let Some(outcome) = position.outcome() {
        let score = WON + depth as i32;
        return if outcome.winner() == Some(turn) { score } else { -score };
    }
    if depth == 0 {
        return position.reserve(turn) as i32 - position.reserve(turn.opponent()) as i32;
    }
    let mut best = -2 * WON;
    for m in position.legal_moves() {
        let score = -search(position.play_unchecked(m), depth - 1, -beta, -alpha);
        best = best.max(score);
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    best
}
