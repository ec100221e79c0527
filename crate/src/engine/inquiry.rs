//! The inquiry about the moves of a game: values from tables, then estimates of distances, then a
//! search. It goes on where it ran out of work.

use super::analysis::{Analysis, Candidate, sort_by_score};
use super::files::{Files, UNIT};
use super::perfect::Perfect;
use super::search::distance;
use super::transposition::TranspositionTable;
use super::{MoveScore, Source, Value};
use crate::{Game, Move};

/// The number of positions to search for distances once all values are known.
const DISTANCES: u64 = 200_000;
/// Looking at the tables for a move takes about as long as searching this many positions.
const LOOK: u64 = 500;
/// The scores of proven values without a known distance: beyond every estimate, and below every win
/// with a known distance.
const CERTAIN: i32 = 20_000;
/// The largest part of an estimate in the score of a proven value.
pub(super) const SHIFT: i32 = 2_000;

pub(super) struct Inquiry {
    pub(super) analysis: Analysis,
    /// The number of candidates whose length is known, or known to be unknown.
    measured: usize,
    /// The winning move nearest to the end by the estimate, once it was looked for.
    nearest: Option<Option<Move>>,
    /// The number of positions that may still be searched.
    left: u64,
    /// The number of positions searched since all values were known.
    searched: u64,
}

impl Inquiry {
    /// An inquiry that searches at most `nodes` positions and `depth` turns ahead, with a transposition
    /// table.
    pub(super) fn new(
        game: &Game,
        nodes: Option<u64>,
        depth: Option<u32>,
        table: TranspositionTable,
    ) -> Inquiry {
        let analysis = Analysis::new(game, depth, table, true);
        let left = nodes.unwrap_or(u64::MAX).saturating_sub(1);
        Inquiry { analysis, measured: 0, nearest: None, left, searched: 0 }
    }

    /// More tables have arrived: what they could not tell is looked up again.
    pub(super) fn renew(&mut self) {
        self.analysis.candidates.iter_mut().for_each(|candidate| candidate.attempts = 0);
        (self.measured, self.nearest, self.searched) = (0, None, 0);
    }

    /// The solution has value and distance of every move: there is nothing more to find out.
    pub(super) fn learn(&mut self, files: &Files) {
        self.analysis.learn(files);
        (self.measured, self.nearest) = (self.analysis.candidates.len(), Some(None));
    }

    /// Whether every value is known by the tables.
    fn is_exact(&self) -> bool {
        self.analysis.candidates.iter().all(|candidate| candidate.value.is_some())
    }

    /// Whether values are still looked for in the tables.
    pub(super) fn awaits_values(&self) -> bool {
        self.measured == 0 && !self.is_exact()
    }

    /// Works about as long as it takes to search `work` positions. Returns true when there is nothing
    /// more to do.
    pub(super) fn step(
        &mut self,
        game: &Game,
        tables: Option<&mut Perfect>,
        mut work: u64,
    ) -> bool {
        if let Some(tables) = tables.filter(|set| set.files.has_tables()) {
            while self.look(game, tables) {
                work = work.saturating_sub(LOOK);
                if work == 0 {
                    return false;
                }
            }
        }
        if self.is_exact() {
            work = work.min(DISTANCES.saturating_sub(self.searched));
            self.searched += work;
        }
        work = work.min(self.left);
        self.left -= work;
        let is_done = self.analysis.score_all(work).is_some();
        is_done || self.left == 0 || self.searched >= DISTANCES
    }

    /// Looks at the tables for one more move. Returns false if there is nothing to look for.
    fn look(&mut self, game: &Game, tables: &mut Perfect) -> bool {
        let candidates = &mut self.analysis.candidates;
        for candidate in candidates.iter_mut().filter(|candidate| candidate.value.is_none()) {
            if let Some(value) = tables.attempt(candidate.next, candidate.attempts, self.left + 1) {
                candidate.value = value;
                candidate.attempts += 1;
                return true;
            }
        }
        if let Some(candidate) = candidates.get_mut(self.measured) {
            let value = candidate.value;
            candidate.length = value.and_then(|value| tables.length(candidate.next, value));
            self.measured += 1;
            return true;
        }
        if self.nearest.is_some() {
            return false;
        }
        let candidates = self.analysis.candidates.iter();
        let wins = candidates.filter(|known| known.value == Some(Value::Loss));
        let wins = wins.map(|candidate| candidate.moves[0]).collect();
        self.nearest = Some(tables.nearest_win(game.positions(), wins));
        true
    }

    fn score(&self, candidate: &Candidate) -> MoveScore {
        let mut known = candidate.move_score();
        let Some(value) = candidate.value.map(Value::opposite) else { return known };
        // Scores with and without estimates cannot be compared.
        let is_measured = self.measured == self.analysis.candidates.len();
        let length = candidate.length.filter(|_| is_measured);
        if known.distance.is_none() {
            known.estimate = length.map(|length| whole_turns(length, value));
        }
        // A value that the search has proven has its score already, which bounds the distance.
        if known.is_exact() {
            known.estimate = known.estimate.map(|turns| turns.min(distance(known.score)));
            return known;
        }
        let estimate = known.score.clamp(-SHIFT, SHIFT);
        (known.value, known.source) = (Some(value), Source::Tables);
        known.score = match value {
            Value::Win => CERTAIN + length.map_or(estimate, |length| -length),
            Value::Draw => estimate / 100,
            Value::Loss => length.unwrap_or(estimate) - CERTAIN,
        };
        known
    }

    /// What is known about every move, the best first.
    pub(super) fn scores(&self) -> Vec<MoveScore> {
        let mut moves = self.analysis.scores(|candidate| self.score(candidate));
        // The winning move that is nearest to the end by the estimate, unless the distance of a win is known.
        if !moves.iter().any(|known| known.value == Some(Value::Win) && known.distance.is_some()) {
            let nearest = self.nearest.flatten();
            for known in moves.iter_mut().filter(|known| Some(known.m) == nearest) {
                known.score = CERTAIN + SHIFT + 1;
            }
        }
        sort_by_score(&mut moves, |known| known.score);
        order_estimates(&mut moves);
        moves
    }
}

/// A length in turns: odd for a win, even for a loss. The search has excluded the shortest ones.
fn whole_turns(length: i32, value: Value) -> u32 {
    let won = u32::from(value == Value::Win);
    let pairs = (length + UNIT - won as i32 * UNIT) / (2 * UNIT);
    2 * pairs.max(1) as u32 + won
}

/// Makes the estimates agree with the order of the moves: no win before another takes longer, and no
/// loss before another comes sooner.
fn order_estimates(moves: &mut [MoveScore]) {
    for value in [Value::Win, Value::Loss] {
        let mut least = 0;
        for known in moves.iter_mut().filter(|known| known.value == Some(value)) {
            least = least.max(known.distance.or(known.estimate).unwrap_or(0));
            known.estimate = known.estimate.map(|_| least);
        }
        // Losses from the last one on; the second time, this puts the first move first again.
        moves.reverse();
    }
}
