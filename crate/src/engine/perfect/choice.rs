//! What a player does who knows the value of every move.

use super::{Perfect, SHIFT, opposite};
use crate::Position;
use crate::engine::progress::UNIT;
use crate::engine::random::Random;
use crate::engine::{Limits, MoveScore, Value};

/// The most positions to search for the replies to a move, when traps are laid.
const TRAP: u64 = 100_000;
/// How many turns of a lost game one would give for a position in which every reply is a mistake.
const TRAP_TURNS: i32 = 12;

impl Perfect {
    /// The move of a player who never gives away a win or a draw: a win as short as can be seen and
    /// without going in circles, and otherwise the move that leaves the opponent the fewest replies
    /// that hold, and makes him work longest. None when the game is over.
    pub fn choose(&mut self, history: &[Position], seed: u64) -> Option<MoveScore> {
        let moves = self.analyse(history, Limits::default());
        let best = *moves.first()?;
        let now = *history.last()?;
        let wins = best.value == Some(Value::Win);
        if wins && best.distance.is_none() && self.tables.progress().is_some() {
            return Some(best);
        }
        let mut equal: Vec<MoveScore> =
            moves.iter().filter(|known| known.value == best.value).copied().collect();
        Random::new(seed).shuffle(&mut equal);
        let mut chosen = (i32::MIN, best);
        for known in equal {
            let rating = match known.distance {
                None if !wins => match self.resistance(now.play_unchecked(known.m), known.value) {
                    (trap, Some(turns)) => trap * TRAP_TURNS * UNIT / 100 + turns,
                    (trap, None) => trap * SHIFT / 100 + known.score % SHIFT / 10,
                },
                // To hurry, and to hold out.
                _ => known.score,
            };
            if rating > chosen.0 {
                chosen = (rating, known);
            }
        }
        Some(chosen.1)
    }

    /// How many of a hundred replies to a position let go what the opponent has in hand; and if that
    /// is a win, how long it still takes him by the estimate.
    fn resistance(&mut self, position: Position, value: Option<Value>) -> (i32, Option<i32>) {
        let Some(theirs) = value.map(opposite) else { return (0, None) };
        let replies = position.legal_moves(self.rules());
        let limits = Limits { nodes: Some(TRAP), ..Limits::default() };
        let (mut holding, mut turns) = (0, None);
        for &m in &replies {
            let next = position.play_unchecked(m);
            if self.value(next, limits).is_none_or(|after| opposite(after) == theirs) {
                holding += 1;
                if let (Value::Win, Some(progress)) = (theirs, self.tables.progress()) {
                    let left = progress.turns(next);
                    turns = Some(turns.map_or(left, |turns: i32| turns.min(left)));
                }
            }
        }
        (100 - 100 * holding / replies.len().max(1) as i32, turns)
    }
}
