//! Perfect play: the choice between moves of known value, and the way from a won position to the end.
//!
//! Where the search knows no distance, the estimate of [`Progress`](super::files::Progress) decides, searched
//! a reply ahead. Positions that have occurred in the game count as farther from the end: by the estimate alone,
//! a winner can be led back to a position until the game is drawn (`tests/rules/perfect.rs` has such positions).

use core::cmp::Reverse;

use super::files::UNIT;
use super::prover::Prover;
use super::random::Random;
use super::search::{SHIFT, sort_by_score};
use super::{Limits, MoveScore, Value, has_lost};
use crate::{Game, Move, Position};

/// The largest number of positions to search for the value of a reply.
const VALUE: u64 = 20_000;
/// The same while layers are missing: the value only helps to order moves.
const HELPFUL: u64 = 100;
/// The number of turns of a lost game that a position is worth in which every reply is a mistake.
const TRAP_TURNS: i32 = 12;
/// The number of winning moves that the estimate considers ahead.
const CANDIDATES: usize = 6;
/// The distance added for each time that a position has occurred in the game.
const CIRCLE: i32 = 20 * UNIT;

impl Prover {
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
        let limits = self.helpful(VALUE);
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

    /// The estimated length of a game that goes on from a position, from the move before it, in
    /// parts of a turn ([`UNIT`]); `value` is for the player to move there. None for a draw, or if
    /// the tables have no estimate.
    pub(super) fn length(&mut self, position: Position, value: Value) -> Option<i32> {
        self.files.progress.as_ref()?;
        let limits = self.helpful(u64::MAX);
        match value {
            Value::Draw => None,
            Value::Loss => Some(self.turns(&[], position) + UNIT),
            // The winning reply that is nearest to the end by the estimate.
            Value::Win => self
                .nearest_first(position)
                .into_iter()
                .find(|&(_, next)| self.value(next, limits) == Some(Value::Loss))
                .map(|(turns, _)| turns + 2 * UNIT),
        }
    }

    /// The winning move that is nearest to the end by the estimate; none if there is no estimate.
    pub(super) fn nearest_win(
        &mut self,
        history: &[Position],
        mut wins: Vec<Move>,
    ) -> Option<Move> {
        self.files.progress.as_ref()?;
        let now = *history.last()?;
        sort_by_score(&mut wins, |&m| -self.turns(history, now.play_unchecked(m)));
        let (mut shortest, mut nearest) = (i32::MAX, None);
        for &m in wins.iter().take(CANDIDATES) {
            let turns = self.turns_ahead(history, now.play_unchecked(m), shortest);
            if turns < shortest {
                (shortest, nearest) = (turns, Some(m));
            }
        }
        nearest
    }

    /// The estimated turns of a lost position, searched a reply and a winning answer ahead; stops when they
    /// reach the bound.
    fn turns_ahead(&mut self, history: &[Position], lost: Position, bound: i32) -> i32 {
        if has_lost(lost) {
            return self.turns(history, lost);
        }
        let circle = CIRCLE * count(history, lost);
        let mut longest = 0;
        for reply in lost.legal_moves() {
            let mine = lost.play_unchecked(reply);
            let circle_here = CIRCLE * count(history, mine);
            let (mut shortest, mut wins) = (i32::MAX, 0);
            for (_, next) in self.nearest_first(mine) {
                if self.is_lost(next) {
                    let turns = self.turns(history, next);
                    shortest = shortest.min(turns + circle_here + 2 * UNIT);
                    wins += 1;
                }
                if wins == CANDIDATES || shortest <= longest {
                    break;
                }
            }
            if wins > 0 {
                longest = longest.max(shortest);
            }
            if longest + circle >= bound {
                break;
            }
        }
        longest + circle
    }

    /// The positions that the legal moves lead to, the nearest to the end by the estimate first.
    fn nearest_first(&self, position: Position) -> Vec<(i32, Position)> {
        let moves = position.legal_moves().into_iter();
        let mut nearest: Vec<(i32, Position)> = moves
            .map(|m| position.play_unchecked(m))
            .map(|next| (self.turns(&[], next), next))
            .collect();
        sort_by_score(&mut nearest, |(turns, _)| -turns);
        nearest
    }

    fn is_lost(&mut self, position: Position) -> bool {
        self.value(position, self.helpful(VALUE)) == Some(Value::Loss)
    }

    /// The estimated turns of a lost position, more if it has occurred in the game: a winner who
    /// repeats positions does not win.
    fn turns(&self, history: &[Position], lost: Position) -> i32 {
        let turns = self.files.progress.as_ref().map_or(0, |progress| progress.turns(lost));
        turns + CIRCLE * count(history, lost)
    }
}

/// The number of times that a position has occurred in a game.
fn count(history: &[Position], position: Position) -> i32 {
    history.iter().filter(|&&before| before == position).count() as i32
}
