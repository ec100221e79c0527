//! Perfect play with tables: the exact value of every move.

mod conversion;

use core::cmp::Reverse;

use super::files::{Files, UNIT};
use super::inquiry::SHIFT;
use super::proof::Prover;
use super::random::Random;
use super::transposition::TranspositionTable;
use super::{Limits, MoveScore, Value};
use crate::{Game, Position, Rules};

/// The largest number of positions to search for the value of a move while layers are missing.
const PARTLY: u64 = 2_000;
/// The number of times to search that many while none is missing: the proof has no room for more.
const ATTEMPTS: u64 = 32;
/// The largest number of positions while layers are missing where the value only helps to order moves.
const HELPFUL: u64 = 100;
/// The size of the table of proven ways to a win, as a power of two: 1 MiB.
const WAYS_BITS: u32 = 16;
/// The largest number of positions to search for the value of a reply.
const REPLY: u64 = 20_000;
/// The number of turns of a lost game that a position is worth in which every reply is a mistake.
const TRAP_TURNS: i32 = 12;

/// A player with files of perfect play of one rule set.
pub(super) struct Perfect {
    pub(super) files: Files,
    prover: Prover,
    /// The lost positions with a proven way to win against them; see [`conversion`].
    ways: TranspositionTable,
    /// The number of positions that the current search for a way has visited.
    steps: u32,
}

impl Perfect {
    pub(super) fn new(rules: Rules) -> Perfect {
        let (files, prover) = (Files::new(rules), Prover::new(rules));
        Perfect { files, prover, ways: TranspositionTable::new(WAYS_BITS), steps: 0 }
    }

    /// Takes in bytes of a file, like [`Files::take`].
    pub(super) fn take(&mut self, file: &str, start: usize, bytes: &[u8]) -> Option<bool> {
        // What it could not find out may be known now.
        self.prover.forget();
        self.files.take(file, start, bytes)
    }

    /// Whether the solution has value and distance of all moves.
    pub(super) fn has_solved(&self, game: &Game) -> bool {
        self.files.needs(game).is_some_and(|missing| missing.is_empty())
    }

    /// The value of a position for its player to move; none if a limit is reached first.
    pub(super) fn value(&mut self, position: Position, limits: Limits<'_>) -> Option<Value> {
        self.prover.value(&self.files, position, limits)
    }

    /// Tries to find the value of a position that a move leads to, for the `attempt`th time, counted from
    /// 0, if at most `most` positions are to be searched. With all layers it comes soon; where some are
    /// missing, a proof may need more than there is time for. None when it is not worth trying.
    pub(super) fn attempt(
        &mut self,
        position: Position,
        attempt: u64,
        most: u64,
    ) -> Option<Option<Value>> {
        // An attempt can find that a part of the tables cannot be unpacked.
        let attempts =
            if self.files.is_complete() { most.div_ceil(PARTLY).min(ATTEMPTS) } else { 1 };
        let limits = Limits::default().with_nodes(most.min(PARTLY));
        (attempt < attempts).then(|| self.value(position, limits))
    }

    /// Limits the search for a value that only helps to order moves: while layers are missing, it may
    /// need many positions.
    fn helpful(&self, most: u64) -> Limits<'static> {
        let nodes = if self.files.is_complete() { most } else { most.min(HELPFUL) };
        Limits::default().with_nodes(nodes)
    }

    /// Chooses one of the scored moves of a game, one that keeps the value of the position; none when
    /// there are none.
    ///
    /// A winner plays towards the nearest win and avoids repetitions. Otherwise the move leaves the
    /// opponent as few replies as possible that keep the value, and as long a way to a win. `seed`
    /// decides between moves that seem equally good.
    pub(super) fn choose(
        &mut self,
        game: &Game,
        moves: &[MoveScore],
        seed: u64,
    ) -> Option<MoveScore> {
        let best = *moves.first()?;
        let wins = best.value == Some(Value::Win);
        if wins && best.distance.is_none() && self.files.progress.is_some() {
            return Some(best);
        }
        let mut equal = moves.to_vec();
        equal.retain(|known| known.value == best.value);
        Random::new(seed).shuffle(&mut equal);
        // The first of those with the highest rating.
        equal.into_iter().min_by_key(|known| {
            let next = game.position().play_unchecked(known.m);
            let rating = match known.distance {
                None if !wins => match self.resistance(next, known.value) {
                    (trap, Some(turns)) => trap * TRAP_TURNS * UNIT / 100 + turns,
                    (trap, None) => trap * SHIFT / 100 + known.score % SHIFT / 10,
                },
                // Early wins and late losses score higher.
                _ => known.score,
            };
            Reverse(rating)
        })
    }

    /// The percentage of replies to a position, which is worth `value` to the player who moved
    /// there, that lose some of the opponent's value; and for a win, the estimated turns to it.
    fn resistance(&mut self, position: Position, value: Option<Value>) -> (i32, Option<i32>) {
        let Some(theirs) = value.map(Value::opposite) else { return (0, None) };
        let replies = position.legal_moves();
        let limits = self.helpful(REPLY);
        let (mut holding, mut turns) = (0, None);
        for &m in &replies {
            let next = position.play_unchecked(m);
            if self.value(next, limits).is_none_or(|after| after.opposite() == theirs) {
                holding += 1;
                if let (Value::Win, Some(progress)) = (theirs, &self.files.progress) {
                    let left = progress.turns(next);
                    turns = Some(turns.map_or(left, |turns: i32| turns.min(left)));
                }
            }
        }
        (100 - 100 * holding / replies.len().max(1) as i32, turns)
    }
}
