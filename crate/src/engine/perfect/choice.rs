//! The choice of a move when the values of all moves are known.

use super::Perfect;
use crate::engine::files::UNIT;
use crate::engine::inquiry::SHIFT;
use crate::engine::random::Random;
use crate::engine::{Limits, MoveScore, Value};
use crate::{Game, Position};

/// The largest number of positions to search for the value of a reply.
const REPLY: u64 = 20_000;
/// The number of turns of a lost game that a position is worth in which every reply is a mistake.
const TRAP_TURNS: i32 = 12;

impl Perfect {
    /// Chooses one of the scored moves of a game, one that keeps the value of the position; none when
    /// there are none.
    ///
    /// A winner plays towards the nearest win and avoids repetitions. Otherwise the move leaves the
    /// opponent as few replies as possible that keep the value, and as long a way to a win. `seed`
    /// decides between moves that seem equally good.
    pub(in crate::engine) fn choose(
        &mut self,
        game: &Game,
        moves: &[MoveScore],
        seed: u64,
    ) -> Option<MoveScore> {
        let best = *moves.first()?;
        let wins = best.value == Some(Value::Win);
        if wins && best.distance.is_none() && self.files.progress().is_some() {
            return Some(best);
        }
        let mut equal = moves.to_vec();
        equal.retain(|known| known.value == best.value);
        Random::new(seed).shuffle(&mut equal);
        let mut chosen = (i32::MIN, best);
        for known in equal {
            let next = game.position().play_unchecked(known.m);
            let rating = match known.distance {
                None if !wins => match self.resistance(next, known.value) {
                    (trap, Some(turns)) => trap * TRAP_TURNS * UNIT / 100 + turns,
                    (trap, None) => trap * SHIFT / 100 + known.score % SHIFT / 10,
                },
                // Early wins and late losses score higher.
                _ => known.score,
            };
            if rating > chosen.0 {
                chosen = (rating, known);
            }
        }
        Some(chosen.1)
    }

    /// The percentage of replies to a position, which is worth `value` to the player who moved
    /// there, that lose some of the opponent's value; and for a win, the estimated turns to it.
    fn resistance(&mut self, position: Position, value: Option<Value>) -> (i32, Option<i32>) {
        let Some(theirs) = value.map(Value::opposite) else { return (0, None) };
        let replies = position.legal_moves();
        let limits = Limits { nodes: Some(self.helpful(REPLY)), ..Limits::default() };
        let (mut holding, mut turns) = (0, None);
        for &m in &replies {
            let next = position.play_unchecked(m);
            if self.value(next, limits).is_none_or(|after| after.opposite() == theirs) {
                holding += 1;
                if let (Value::Win, Some(progress)) = (theirs, self.files.progress()) {
                    let left = progress.turns(next);
                    turns = Some(turns.map_or(left, |turns: i32| turns.min(left)));
                }
            }
        }
        (100 - 100 * holding / replies.len().max(1) as i32, turns)
    }
}
