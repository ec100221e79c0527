//! A search: what is asked about a game, and what is known about each of its moves. It thinks in
//! slices: values from files come first, then estimates of distances, then what [`AlphaBeta`] finds.

use super::alpha_beta::{AlphaBeta, DEEPEST, PROVEN, WON, distance};
use super::evaluate::Evaluator;
use super::files::{Files, UNIT};
use super::level::{Chooser, Level, Strength};
use super::prover::Prover;
use super::random::Random;
use super::transposition::TranspositionTable;
use super::{Key, Knowledge, Limits, MoveScore, Source, Value, key};
use crate::{Game, Move, Position, Symmetry};

/// The number of positions to search for distances once all values are known.
const DISTANCES: u64 = 200_000;
/// To look up a move takes about as long as to search this many positions.
const LOOK: u64 = 500;
/// The largest number of positions for one attempt at the value of a move in files.
const ATTEMPT: u64 = 2_000;
/// How far a move is behind the best one if its score says nothing to a hint.
const BEHIND: i32 = 40;
/// The size of the table of the search for a hint, as a power of two.
const HINT_BITS: u32 = 18;
/// The scores of proven values without a known distance: beyond every estimate, and below every win
/// with a known distance.
const CERTAIN: i32 = 20_000;
/// The largest part of an estimate in the score of a proven value.
pub(super) const SHIFT: i32 = 2_000;

/// The legal moves that lead to the same position, or to an image of it.
struct Candidate {
    moves: Vec<Move>,
    /// The image of the position that is searched.
    next: Position,
    key: Key,
    /// An estimate, or the proof that the game ends within the distance of the score.
    score: i32,
    /// The score that the search of the current depth has found.
    found: i32,
    /// The game is known not to end by force within this distance.
    beyond: u32,
    /// Value and distance are known.
    settled: bool,
    /// What files say of the value for the player to move next.
    value: Option<Value>,
    /// How often files were asked for it.
    attempts: u64,
    /// See [`Prover::length`].
    length: Option<i32>,
}

/// A question about a game, as far as it is answered.
pub(super) struct Search {
    pub(super) game: Game,
    /// The level of the move to choose, and the seed; none if all moves are asked about.
    pub(super) choice: Option<(Level, u64)>,
    /// Chooses by the search alone; none where all moves get scores.
    chooser: Option<Chooser>,
    tree: AlphaBeta,
    candidates: Vec<Candidate>,
    source: Source,
    deepest: u32,
    /// The depth that is being searched.
    depth: u32,
    /// The candidate that is being searched; after the last one, their distances are proven in turn.
    at: usize,
    /// Of lower scores only bounds are found: the best one of this depth in the search for the best move,
    /// which ends with a proof; for a hint, [`BEHIND`] less.
    alpha: i32,
    /// The candidate is known to be better than that, and its score is being found.
    is_better: bool,
    proof: Option<i32>,
    /// The number of candidates whose length is known, or known to be unknown.
    measured: usize,
    /// Scores are averages of what all depths have found, a deeper one counting half as much again as the one before.
    averages: bool,
    /// The winning move nearest to the end by the estimate, once it was looked for.
    nearest: Option<Option<Move>>,
    /// The number of positions that may still be searched.
    left: u64,
    /// More work would add nothing.
    pub(super) is_final: bool,
    pub(super) chosen: Option<MoveScore>,
}

impl Search {
    /// Asks about all moves; with a `choice`, for the best one by the values of files.
    pub(super) fn of_moves(
        game: &Game,
        choice: Option<(Level, u64)>,
        limits: Limits<'_>,
        table: TranspositionTable,
        wanted: &dyn Fn(Move) -> bool,
    ) -> Search {
        let nodes = limits.nodes.unwrap_or(u64::MAX);
        let evaluator = Evaluator::new(game.rules());
        Search { choice, ..Search::new(game, evaluator, limits.depth, nodes, table, wanted) }
    }

    /// Asks about the moves that are wanted, for a hint: by more exact estimates, which are averaged over the
    /// depths, because those of one depth err. Its table serves no other search.
    pub(super) fn of_hint(game: &Game, nodes: u64, wanted: &dyn Fn(Move) -> bool) -> Search {
        let evaluator = Evaluator::of_hint(game.rules(), game.position().occupied().len());
        let table = TranspositionTable::new(HINT_BITS);
        Search { averages: true, ..Search::new(game, evaluator, None, nodes, table, wanted) }
    }

    /// Asks for the move of a strength. Its table serves no other search, so that the choice depends
    /// on game, strength and seed alone.
    pub(super) fn of_strength(
        game: &Game,
        choice: Option<(Level, u64)>,
        strength: &Strength,
        seed: u64,
        wanted: &dyn Fn(Move) -> bool,
    ) -> Search {
        let mut random = Random::new(seed);
        random.stir(game.positions().len() as u64);
        random.stir(key(game.position()));
        let table = TranspositionTable::new(strength.table_bits);
        let evaluator = Evaluator::new(game.rules());
        let (depth, nodes) = (strength.depth, strength.nodes);
        let mut search = Search::new(game, evaluator, depth, nodes, table, wanted);
        random.shuffle(&mut search.candidates);
        for candidate in &mut search.candidates {
            random.shuffle(&mut candidate.moves);
        }
        search.sort();
        Search { choice, chooser: Some(Chooser::new(strength, game, random)), ..search }
    }

    /// Lists the legal moves that are wanted with a first estimate of each; see [`AlphaBeta::new`].
    fn new(
        game: &Game,
        evaluator: Evaluator,
        depth: Option<u32>,
        nodes: u64,
        table: TranspositionTable,
        wanted: &dyn Fn(Move) -> bool,
    ) -> Search {
        // All images of a game are searched as the same one, so that symmetric moves get the same scores.
        let symmetry = Symmetry::canonical(key(game.position())).1;
        let now = symmetry.position(game.position());
        let history: Vec<Position> =
            game.positions().iter().map(|&position| symmetry.position(position)).collect();
        let tree = AlphaBeta::new(evaluator, &history, depth.is_some(), table);

        let mut candidates: Vec<Candidate> = Vec::new();
        for m in if game.is_over() { Vec::new() } else { now.legal_moves() } {
            let next = now.play_unchecked(m);
            let m = symmetry.inverse().apply(m);
            if !wanted(m) {
                continue;
            }
            let mut key = key(next);
            if tree.is_symmetric() {
                key = Symmetry::canonical(key).0;
            }
            if let Some(same) = candidates.iter_mut().find(|candidate| candidate.key == key) {
                same.moves.push(m);
                continue;
            }
            // Without an estimate, the position occurs for the third time.
            let estimate = tree.estimate(next);
            let score = -estimate.unwrap_or(0);
            let settled = estimate.is_none() || score > PROVEN;
            candidates.push(Candidate {
                moves: vec![m],
                next,
                key,
                score,
                found: score,
                beyond: 0,
                settled,
                value: None,
                attempts: 0,
                length: None,
            });
        }
        let mut search = Search {
            game: game.clone(),
            choice: None,
            chooser: None,
            tree,
            candidates,
            source: Source::Search,
            deepest: depth.map_or(DEEPEST, |depth| depth.clamp(1, DEEPEST)),
            depth: 1,
            at: 0,
            alpha: -WON,
            is_better: false,
            proof: None,
            measured: 0,
            averages: false,
            nearest: None,
            left: nodes.saturating_sub(1),
            is_final: false,
            chosen: None,
        };
        search.sort();
        search
    }

    /// Whether all moves get scores, by files where they know them.
    pub(super) fn scores_all(&self) -> bool {
        self.chooser.is_none()
    }

    /// The transposition table, if it can serve a search of another game.
    pub(super) fn into_table(self) -> Option<TranspositionTable> {
        self.tree.is_symmetric().then_some(self.tree.table)
    }

    /// More files have arrived: what they could not tell is looked up again.
    pub(super) fn look_again(&mut self) {
        self.candidates.iter_mut().for_each(|candidate| candidate.attempts = 0);
        (self.measured, self.nearest, self.is_final) = (0, None, false);
    }

    /// Takes over value and distance of every move from the solution: nothing is left to find out.
    pub(super) fn learn(&mut self, files: &Files) {
        self.source = Source::Solution;
        for candidate in &mut self.candidates {
            let Some((value, distance)) = files.solved(candidate.next) else { continue };
            candidate.value = Some(value);
            // The solution does not know that a position occurs for the third time.
            if candidate.settled && candidate.score == 0 {
                continue;
            }
            let end = WON - 1 - distance.unwrap_or(0) as i32;
            candidate.score = match value {
                Value::Loss => end,
                Value::Draw => 0,
                Value::Win => -end,
            };
            candidate.settled = true;
        }
        self.sort();
        (self.measured, self.nearest) = (self.candidates.len(), Some(None));
    }

    /// Whether files have the value of every move.
    fn is_exact(&self) -> bool {
        self.candidates.iter().all(|candidate| candidate.value.is_some())
    }

    pub(super) fn awaits_values(&self) -> bool {
        !self.is_final && self.measured == 0 && !self.is_exact()
    }

    /// Thinks about as long as it takes to search `limits.nodes` positions; stops sooner between two looks
    /// at files.
    pub(super) fn think(&mut self, mut prover: Option<&mut Prover>, limits: Limits<'_>) {
        let mut work = limits.nodes.unwrap_or(u64::MAX);
        if self.scores_all() {
            if let Some(prover) = prover.as_deref_mut().filter(|it| it.files.has_tables()) {
                while self.look(prover, limits) {
                    work = work.saturating_sub(LOOK);
                    if work == 0 || limits.is_late() {
                        return;
                    }
                }
            }
            if self.is_exact() {
                self.left = self.left.min(DISTANCES);
            }
        }
        work = work.min(self.left);
        self.left -= work;
        self.tree.work = work;
        let only_best = self.chooser.as_ref().is_some_and(|chooser| chooser.noise == 0);
        let done = if only_best { self.score_best() } else { self.score_all() };
        if done.is_none() && self.left > 0 {
            return;
        }
        self.is_final = true;
        let scores = if only_best { Vec::new() } else { self.scores() };
        self.chosen = match (&mut self.chooser, self.choice, prover) {
            (Some(_), ..) if only_best => self.best(),
            (Some(chooser), ..) => chooser.choose(scores),
            (None, Some((_, seed)), Some(prover)) => prover.choose(&self.game, &scores, seed),
            _ => None,
        };
    }

    /// What is known so far.
    pub(super) fn knowledge(&self) -> Knowledge {
        let asks_for_one = self.chooser.is_some() || self.choice.is_some();
        let moves = if asks_for_one { Vec::from_iter(self.chosen) } else { self.scores() };
        Knowledge { moves, is_final: self.is_final }
    }

    /// Looks one more move up in files. Returns false if there is nothing to look for.
    fn look(&mut self, prover: &mut Prover, limits: Limits<'_>) -> bool {
        // Where layers are missing, a proof may need more than there is time for.
        let most = self.left.saturating_add(1);
        let is_complete = prover.files.is_complete();
        let attempts = if is_complete { most.div_ceil(ATTEMPT) } else { 1 };
        for candidate in &mut self.candidates {
            if candidate.value.is_none() && candidate.attempts < attempts {
                candidate.value =
                    prover.value(candidate.next, limits.with_nodes(most.min(ATTEMPT)));
                if prover.is_full() {
                    candidate.attempts = attempts;
                } else if !limits.is_late() {
                    candidate.attempts += 1;
                }
                return true;
            }
        }
        if let Some(candidate) = self.candidates.get_mut(self.measured) {
            let value = candidate.value;
            candidate.length = value.and_then(|value| prover.length(candidate.next, value));
            self.measured += 1;
            return true;
        }
        if self.nearest.is_some() {
            return false;
        }
        let wins = self.candidates.iter().filter(|known| known.value == Some(Value::Loss));
        let wins = wins.map(|candidate| candidate.moves[0]).collect();
        self.nearest = Some(prover.nearest_win(self.game.positions(), wins));
        true
    }

    /// What the depth that is searched says of a candidate: its score if that is better than `alpha`, else a
    /// bound. None if it runs out of work.
    fn found(&mut self) -> Option<i32> {
        let (next, depth, alpha) = (self.candidates[self.at].next, self.depth - 1, self.alpha);
        if alpha > -WON && !self.is_better {
            let bound = -self.tree.search(next, depth, -alpha - 1, -alpha)?;
            if bound <= alpha {
                return Some(bound);
            }
            self.is_better = true;
        }
        let score = -self.tree.search(next, depth, -WON, -alpha)?;
        self.is_better = false;
        Some(score)
    }

    /// Scores every move with increasing depth. None if it runs out of work before the last depth is
    /// searched, or every move is settled.
    fn score_all(&mut self) -> Option<()> {
        let all = self.candidates.len();
        while self.depth <= self.deepest
            && !self.candidates.iter().all(|candidate| candidate.settled)
        {
            while let Some(candidate) = self.candidates.get(self.at) {
                let is_known = candidate.settled || candidate.score.abs() > PROVEN;
                let found = if is_known { candidate.score } else { self.found()? };
                let candidate = &mut self.candidates[self.at];
                candidate.found = found;
                if found.abs() > PROVEN {
                    // A proof is valid even if the other moves are not searched any more.
                    candidate.score = found;
                }
                if self.averages {
                    self.alpha = self.alpha.max(found.min(PROVEN) - BEHIND);
                }
                self.at += 1;
            }
            if self.at == all {
                // Only now: the estimates of two depths cannot be compared.
                for candidate in &mut self.candidates {
                    let before = if self.averages { candidate.score } else { candidate.found };
                    candidate.score = (2 * before + candidate.found) / 3;
                }
            }
            while let Some(candidate) = self.candidates.get_mut(self.at - all) {
                candidate.settle(self.depth, &mut self.tree)?;
                self.at += 1;
            }
            self.sort();
            (self.depth, self.at, self.alpha) = (self.depth + 1, 0, -WON);
        }
        Some(())
    }

    /// Puts the best move first and scores it with increasing depth until it is settled. Of the other
    /// moves it finds out only that they are not better. Answers as [`Search::score_all`] does.
    fn score_best(&mut self) -> Option<()> {
        while self.depth <= self.deepest && self.proof.is_none() {
            while let Some(candidate) = self.candidates.get(self.at) {
                let score = if candidate.settled { candidate.score } else { self.found()? };
                if score > self.alpha || score < -PROVEN {
                    self.candidates[self.at].score = score;
                }
                if score > self.alpha {
                    self.alpha = score;
                    self.candidates[..=self.at].rotate_right(1);
                }
                self.at += 1;
            }
            self.proof = (self.alpha.abs() > PROVEN).then_some(self.alpha);
            (self.depth, self.at, self.alpha) = (self.depth + 1, 0, -WON);
        }
        self.proof.map_or(Some(()), |score| self.settle_best(score))
    }

    /// Finds the shortest win or the longest loss, once the best score is a proof. That score is a
    /// bound for all moves: if the best move loses, no other loses later.
    fn settle_best(&mut self, score: i32) -> Option<()> {
        let (wins, end) = (score > 0, distance(score));
        // The moves not known to lose within the last distance searched.
        let mut holding: Vec<usize> = (0..self.candidates.len()).collect();
        for within in (2 - end % 2..=end).step_by(2) {
            let mut held = Vec::new();
            for &place in &holding {
                let ends = self.candidates[place].ends_within(within, wins, &mut self.tree)?;
                if ends && wins {
                    self.candidates[..=place].rotate_right(1);
                    return Some(());
                }
                if !ends {
                    held.push(place);
                }
            }
            if held.is_empty() {
                self.candidates[..=holding[0]].rotate_right(1);
                return Some(());
            }
            holding = held;
        }
        Some(())
    }

    /// The move that [`Search::score_best`] has found; of a search that was stopped, the first that is
    /// not a proven loss.
    fn best(&self) -> Option<MoveScore> {
        let mut candidates = self.candidates.iter();
        let unknown = |candidate: &&Candidate| candidate.score > -PROVEN;
        let best = if self.proof.is_none() { candidates.clone().find(unknown) } else { None };
        best.or_else(|| candidates.next()).map(|candidate| self.score(candidate))
    }

    fn sort(&mut self) {
        sort_by_score(&mut self.candidates, |candidate| candidate.score);
    }

    /// What is known about the first move of a candidate.
    fn score(&self, candidate: &Candidate) -> MoveScore {
        let &Candidate { settled, score, ref moves, .. } = candidate;
        let (m, source) = (moves[0], self.source);
        let proven = match score {
            score if score > PROVEN => Some(Value::Win),
            score if score < -PROVEN => Some(Value::Loss),
            _ => settled.then_some(Value::Draw),
        };
        let ends = settled && proven != Some(Value::Draw);
        let known = ends.then(|| distance(score));
        let mut known =
            MoveScore { m, value: proven, distance: known, estimate: None, score, source };
        let Some(value) = candidate.value.map(Value::opposite) else { return known };
        // Scores with and without estimates cannot be compared.
        let is_measured = self.measured == self.candidates.len();
        let length = candidate.length.filter(|_| is_measured);
        if known.distance.is_none() {
            known.estimate = length.map(|length| whole_turns(length, value));
        }
        // A value that the search has proven has its score already, which bounds the distance.
        if known.is_exact() {
            known.estimate = known.estimate.map(|turns| turns.min(distance(score)));
            return known;
        }
        let estimate = score.clamp(-SHIFT, SHIFT);
        (known.value, known.source) = (Some(value), Source::Tables);
        known.score = match value {
            Value::Win => CERTAIN + length.map_or(estimate, |length| -length),
            Value::Draw => estimate / 100,
            Value::Loss => length.unwrap_or(estimate) - CERTAIN,
        };
        known
    }

    /// What is known about every move, the best first.
    fn scores(&self) -> Vec<MoveScore> {
        let mut moves = Vec::new();
        for candidate in &self.candidates {
            let score = self.score(candidate);
            moves.extend(candidate.moves.iter().map(|&m| MoveScore { m, ..score }));
        }
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

/// Sorts a short list, the highest score first; items with equal scores keep their order. (The
/// standard library's sort is faster, but adds 2 KB to the module for each type.)
pub(super) fn sort_by_score<T>(list: &mut [T], score: impl Fn(&T) -> i32) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && score(&list[place - 1]) < score(&list[place]) {
            list.swap(place - 1, place);
            place -= 1;
        }
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
        let same = moves.iter_mut().filter(|known| known.value == Some(value));
        for turns in same.filter_map(|known| known.estimate.as_mut()) {
            least = least.max(*turns);
            *turns = least;
        }
        // Losses from the last one on; the second time, this puts the first move first again.
        moves.reverse();
    }
}

impl Candidate {
    /// Finds the exact distance of a proven end, if it is at most `depth`. None when the search is out
    /// of work.
    fn settle(&mut self, depth: u32, tree: &mut AlphaBeta) -> Option<()> {
        if self.score.abs() < PROVEN {
            return Some(());
        }
        let end = distance(self.score);
        while !self.settled {
            // Wins take an odd number of turns, losses an even one.
            let within = self.beyond + 2 - (self.beyond + end) % 2;
            if within > depth {
                break;
            }
            self.ends_within(within, self.score > 0, tree)?;
        }
        Some(())
    }

    /// Whether the move wins (or loses) within a number of turns, by a full search; none when that is
    /// out of work. The caller has excluded smaller distances, so an end found settles the move.
    fn ends_within(&mut self, within: u32, wins: bool, tree: &mut AlphaBeta) -> Option<bool> {
        if !self.settled && within > self.beyond {
            let bound = WON - within as i32;
            let beta = if wins { bound } else { 1 - bound };
            let full = core::mem::replace(&mut tree.full, true);
            let score = tree.search(self.next, within - 1, -beta, 1 - beta);
            tree.full = full;
            if wins == (-score? >= beta) {
                self.score = if wins { bound } else { -bound };
                self.settled = true;
            } else {
                self.beyond = within;
            }
        }
        Some(self.settled && distance(self.score) <= within)
    }
}
