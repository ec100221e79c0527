//! The root of the search: the legal moves of a game and what is known about them.

use super::files::Files;
use super::random::Random;
use super::search::{DEEPEST, PROVEN, Search, WON, distance};
use super::transposition::TranspositionTable;
use super::{Key, MoveScore, Source, Value, key};
use crate::{Game, Move, Position, Symmetry};

/// The legal moves that lead to the same position, or to an image of it.
pub(super) struct Candidate {
    pub(super) moves: Vec<Move>,
    /// The image of the position that is searched.
    pub(super) next: Position,
    key: Key,
    /// An estimate, or the proof that the game ends within the distance of the score.
    score: i32,
    /// The score that the search of the current depth has found.
    found: i32,
    /// The game is known not to end by force within this distance.
    beyond: u32,
    /// Value and distance are known.
    settled: bool,
    /// Where value and distance come from.
    source: Source,
    /// What files say of the value for the player to move next; none if it is not known so far.
    pub(super) value: Option<Value>,
    /// The number of times that the value was looked for.
    pub(super) attempts: u64,
    /// See [`Perfect::length`](super::perfect::Perfect::length).
    pub(super) length: Option<i32>,
}

/// An analysis of a game, which goes on where it ran out of work.
pub(super) struct Analysis {
    search: Search,
    pub(super) candidates: Vec<Candidate>,
    deepest: u32,
    /// The depth that is being searched.
    depth: u32,
    /// The candidate that is being searched; after the last one, their distances are proven in turn.
    at: usize,
    /// The best score of this depth in the search for the best move, which has one more step when it
    /// finds a candidate to be better, and ends with a proof.
    alpha: i32,
    is_better: bool,
    proof: Option<i32>,
}

impl Analysis {
    /// Lists the legal moves, none if the game is over, with a first estimate of each. `depth` is the
    /// largest number of turns to search ahead; for the other arguments see [`Search::new`].
    pub(super) fn new(
        game: &Game,
        depth: Option<u32>,
        table: TranspositionTable,
        is_shared: bool,
    ) -> Analysis {
        let rules = game.rules();
        // All images of a game are searched as the same one, so that symmetric moves get the same scores.
        let symmetry = Symmetry::canonical(key(game.position())).1;
        let now = symmetry.position(game.position());
        let history: Vec<Position> =
            game.positions().iter().map(|&position| symmetry.position(position)).collect();
        let search = Search::new(rules, &history, depth.is_some(), table, is_shared);

        let mut candidates: Vec<Candidate> = Vec::new();
        for m in if game.result().is_some() { Vec::new() } else { now.legal_moves() } {
            let next = now.play_unchecked(m);
            let m = symmetry.inverse().apply(m);
            let mut key = key(next);
            if search.is_symmetric() {
                key = Symmetry::canonical(key).0;
            }
            match candidates.iter_mut().find(|candidate| candidate.key == key) {
                Some(candidate) => candidate.moves.push(m),
                None => {
                    let (score, settled) = match search.estimate(next) {
                        // The position occurs for the third time.
                        None => (0, true),
                        Some(score) => (-score, score < -PROVEN),
                    };
                    candidates.push(Candidate {
                        moves: vec![m],
                        next,
                        key,
                        score,
                        found: score,
                        beyond: 0,
                        settled,
                        source: Source::Search,
                        value: None,
                        attempts: 0,
                        length: None,
                    });
                }
            }
        }
        let deepest = depth.map_or(DEEPEST, |depth| depth.clamp(1, DEEPEST));
        let mut analysis = Analysis {
            search,
            candidates,
            deepest,
            depth: 1,
            at: 0,
            alpha: -WON,
            is_better: false,
            proof: None,
        };
        analysis.sort();
        analysis
    }

    /// The transposition table, if it can serve the analysis of another game.
    pub(super) fn into_table(self) -> Option<TranspositionTable> {
        self.search.is_symmetric().then_some(self.search.table)
    }

    /// Settles all moves by what the solution knows of the positions after them.
    pub(super) fn learn(&mut self, files: &Files) {
        for candidate in &mut self.candidates {
            candidate.source = Source::Solution;
            let known = files.solved(candidate.next);
            candidate.value = known.map(|(value, _)| value);
            let is_drawn = candidate.settled && candidate.score == 0;
            let Some((value, distance)) = known.filter(|_| !is_drawn) else { continue };
            let end = WON - 1 - distance.unwrap_or(0) as i32;
            candidate.score = match value {
                Value::Loss => end,
                Value::Draw => 0,
                Value::Win => -end,
            };
            candidate.settled = true;
        }
        self.sort();
    }

    /// Puts moves with equal scores in random order.
    pub(super) fn shuffle(&mut self, random: &mut Random) {
        random.shuffle(&mut self.candidates);
        for candidate in &mut self.candidates {
            random.shuffle(&mut candidate.moves);
        }
        self.sort();
    }

    /// Scores every move with increasing depth, searching `work` positions; none if that leaves more to
    /// do than the last depth, or moves that are not settled.
    pub(super) fn score_all(&mut self, work: u64) -> Option<()> {
        self.search.work = work;
        let all = self.candidates.len();
        while self.depth <= self.deepest
            && !self.candidates.iter().all(|candidate| candidate.settled)
        {
            while let Some(candidate) = self.candidates.get_mut(self.at) {
                candidate.found = candidate.score;
                if !candidate.settled && candidate.score.abs() < PROVEN {
                    candidate.found =
                        -self.search.search(candidate.next, self.depth - 1, -WON, WON)?;
                    if candidate.found.abs() > PROVEN {
                        // A proof is valid even if the other moves are not searched any more.
                        candidate.score = candidate.found;
                    }
                }
                self.at += 1;
            }
            if self.at == all {
                // Only now: the estimates of two depths cannot be compared.
                for candidate in &mut self.candidates {
                    candidate.score = candidate.found;
                }
            }
            while let Some(candidate) = self.candidates.get_mut(self.at - all) {
                candidate.settle(self.depth, &mut self.search)?;
                self.at += 1;
            }
            self.sort();
            self.depth += 1;
            self.at = 0;
        }
        Some(())
    }

    /// Puts the best move first and scores it with increasing depth until it is settled, searching
    /// `work` positions. Of the other moves it finds out only that they are not better. Answers as
    /// [`Analysis::score_all`] does.
    pub(super) fn score_best(&mut self, work: u64) -> Option<()> {
        self.search.work = work;
        while self.depth <= self.deepest && self.proof.is_none() {
            if self.at == 0 {
                self.alpha = -WON;
            }
            while let Some(candidate) = self.candidates.get_mut(self.at) {
                let (next, depth, alpha) = (candidate.next, self.depth - 1, self.alpha);
                let mut score = candidate.score;
                if !candidate.settled {
                    if self.at > 0 && !self.is_better {
                        score = -self.search.search(next, depth, -alpha - 1, -alpha)?;
                        self.is_better = score > alpha;
                    }
                    if self.at == 0 || self.is_better {
                        score = -self.search.search(next, depth, -WON, -alpha)?;
                    }
                }
                if score > alpha || score < -PROVEN {
                    candidate.score = score;
                }
                if score > alpha {
                    self.alpha = score;
                    self.candidates[..=self.at].rotate_right(1);
                }
                self.is_better = false;
                self.at += 1;
            }
            self.proof = (self.alpha.abs() > PROVEN).then_some(self.alpha);
            self.depth += 1;
            self.at = 0;
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
                let ends = self.candidates[place].ends_within(within, wins, &mut self.search)?;
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

    /// Ends the search for the best move before it is done: puts the first move first that is not a
    /// proven loss.
    pub(super) fn avoid_known_loss(&mut self) {
        if self.proof.is_none() {
            let unknown = self.candidates.iter().position(|candidate| candidate.score > -PROVEN);
            self.candidates[..=unknown.unwrap_or(0)].rotate_right(1);
        }
    }

    fn sort(&mut self) {
        sort_by_score(&mut self.candidates, |candidate| candidate.score);
    }

    /// The scores of all moves, in the current order, from a function that scores a candidate.
    pub(super) fn scores(&self, score: impl Fn(&Candidate) -> MoveScore) -> Vec<MoveScore> {
        let mut scores = Vec::new();
        for candidate in &self.candidates {
            let score = score(candidate);
            scores.extend(candidate.moves.iter().map(|&m| MoveScore { m, ..score }));
        }
        scores
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

impl Candidate {
    /// Finds the exact distance of a proven end, if it is at most `depth`. None when the search is out
    /// of work.
    fn settle(&mut self, depth: u32, search: &mut Search) -> Option<()> {
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
            self.ends_within(within, self.score > 0, search)?;
        }
        Some(())
    }

    /// Whether the move wins (or loses) within a number of turns, by a full search; none when that is
    /// out of work. The caller has excluded smaller distances, so an end found settles the move.
    fn ends_within(&mut self, within: u32, wins: bool, search: &mut Search) -> Option<bool> {
        if !self.settled && within > self.beyond {
            let bound = WON - within as i32;
            let beta = if wins { bound } else { 1 - bound };
            let full = core::mem::replace(&mut search.full, true);
            let score = search.search(self.next, within - 1, -beta, 1 - beta);
            search.full = full;
            if wins == (-score? >= beta) {
                self.score = if wins { bound } else { -bound };
                self.settled = true;
            } else {
                self.beyond = within;
            }
        }
        Some(self.settled && distance(self.score) <= within)
    }

    /// What is known about the first of the moves.
    pub(super) fn move_score(&self) -> MoveScore {
        let value = match self.score {
            score if score > PROVEN => Some(Value::Win),
            score if score < -PROVEN => Some(Value::Loss),
            _ => self.settled.then_some(Value::Draw),
        };
        let ends = self.settled && value != Some(Value::Draw);
        let distance = ends.then(|| distance(self.score));
        let (m, score, source) = (self.moves[0], self.score, self.source);
        MoveScore { m, value, distance, estimate: None, score, source }
    }
}
