//! The root of the search: the legal moves of a game and what is known about them.

use super::random::Random;
use super::search::{DEEPEST, PROVEN, Search, WON, distance};
use super::{Key, Limits, MoveScore, Value, key};
use crate::{Game, Move, Position, Symmetry};

/// The legal moves that lead to the same position, or to an image of it.
struct Candidate {
    moves: Vec<Move>,
    next: Position,
    key: Key,
    /// An estimate, or the proof that the game ends within the distance of the score.
    score: i32,
    /// The game is known not to end by force within this distance.
    beyond: u32,
    /// Value and distance are known.
    settled: bool,
}

/// An analysis of a game.
pub(super) struct Analysis<'a> {
    search: Search<'a>,
    candidates: Vec<Candidate>,
    depth: u32,
    /// Maps the game to the image that is searched. All images of a game are searched as the same
    /// one, so that symmetric moves get the same scores.
    symmetry: Symmetry,
}

impl<'a> Analysis<'a> {
    /// Lists the legal moves, none if the game is over, with a first estimate of each. The
    /// transposition table has `2^table_bits` slots.
    pub(super) fn new(game: &Game, limits: Limits<'a>, table_bits: u32) -> Analysis<'a> {
        let rules = game.rules();
        let symmetry = Symmetry::canonical(key(game.position())).1;
        let now = symmetry.position(game.position());
        let moves = match game.result() {
            Some(_) => Vec::new(),
            None => now.legal_moves(rules),
        };
        let depth = limits.depth.map_or(DEEPEST, |depth| depth.clamp(1, DEEPEST));
        // A game that is over needs no transposition table.
        let table_bits = if moves.is_empty() { 0 } else { table_bits };
        let history: Vec<Position> =
            game.positions().iter().map(|&position| symmetry.position(position)).collect();
        let search = Search::new(rules, &history, limits, table_bits);

        let mut candidates: Vec<Candidate> = Vec::new();
        for m in moves {
            let next = now.play_unchecked(m);
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
                    let moves = vec![m];
                    candidates.push(Candidate { moves, next, key, score, beyond: 0, settled });
                }
            }
        }
        let mut analysis = Analysis { search, candidates, depth, symmetry };
        analysis.sort();
        analysis
    }

    /// Puts moves with equal scores in random order.
    pub(super) fn shuffle(&mut self, random: &mut Random) {
        random.shuffle(&mut self.candidates);
        for candidate in &mut self.candidates {
            random.shuffle(&mut candidate.moves);
        }
        self.sort();
    }

    /// Scores every move with increasing depth until a limit is reached or all moves are settled.
    pub(super) fn score_all(&mut self) {
        for depth in 1..=self.depth {
            let mut scores = Vec::with_capacity(self.candidates.len());
            for candidate in &mut self.candidates {
                let mut score = candidate.score;
                if !candidate.settled && score.abs() < PROVEN {
                    score = -self.search.search(candidate.next, depth - 1, 1, -WON, WON);
                    if self.search.stopped {
                        // Drop the new estimates: those of two depths cannot be compared.
                        return self.sort();
                    }
                    if score.abs() > PROVEN {
                        // A proof is valid even if the search of the other moves is stopped.
                        candidate.score = score;
                    }
                }
                scores.push(score);
            }
            for (candidate, score) in self.candidates.iter_mut().zip(scores) {
                candidate.score = score;
            }
            for candidate in &mut self.candidates {
                candidate.settle(depth, &mut self.search);
            }
            self.sort();
            if self.search.stopped || self.candidates.iter().all(|candidate| candidate.settled) {
                return;
            }
        }
    }

    /// Puts the best move first and scores it with increasing depth until a limit is reached or it
    /// is settled. Of the other moves it finds out only that they are not better.
    pub(super) fn score_best(&mut self) {
        for depth in 1..=self.depth {
            let mut alpha = -WON;
            for place in 0..self.candidates.len() {
                let next = self.candidates[place].next;
                let mut score = self.candidates[place].score;
                if !self.candidates[place].settled {
                    if place > 0 {
                        score = -self.search.search(next, depth - 1, 1, -alpha - 1, -alpha);
                    }
                    if place == 0 || score > alpha && !self.search.stopped {
                        score = -self.search.search(next, depth - 1, 1, -WON, -alpha);
                    }
                    if self.search.stopped {
                        return self.avoid_known_loss();
                    }
                }
                if score > alpha || score < -PROVEN {
                    self.candidates[place].score = score;
                }
                if score > alpha {
                    alpha = score;
                    self.candidates[..=place].rotate_right(1);
                }
            }
            if alpha.abs() > PROVEN {
                return self.settle_best(alpha);
            }
        }
    }

    /// Finds the shortest win or the longest loss within the limits, once the best score is a proof.
    /// That score is a bound for all moves: if the best move loses, no other loses later.
    fn settle_best(&mut self, score: i32) {
        let (wins, end) = (score > 0, distance(score));
        // The moves not known to lose within the last distance searched.
        let mut holding: Vec<usize> = (0..self.candidates.len()).collect();
        for within in (2 - end % 2..=end).step_by(2) {
            let mut held = Vec::new();
            for &place in &holding {
                match self.candidates[place].ends_within(within, wins, &mut self.search) {
                    None => return,
                    Some(true) if wins => return self.candidates[..=place].rotate_right(1),
                    Some(true) => {}
                    Some(false) => held.push(place),
                }
            }
            if held.is_empty() {
                return self.candidates[..=holding[0]].rotate_right(1);
            }
            holding = held;
        }
    }

    /// When a limit stopped the search: puts the first move first that is not a proven loss.
    fn avoid_known_loss(&mut self) {
        let unknown = self.candidates.iter().position(|candidate| candidate.score > -PROVEN);
        self.candidates[..=unknown.unwrap_or(0)].rotate_right(1);
    }

    fn sort(&mut self) {
        sort_by_score(&mut self.candidates, |candidate| candidate.score);
    }

    /// The legal moves, in the current order.
    pub(super) fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        let back = self.symmetry.inverse();
        self.candidates.iter().flat_map(|known| &known.moves).map(move |&m| back.apply(m))
    }

    /// The scores of all moves, in the current order.
    pub(super) fn into_scores(self) -> Vec<MoveScore> {
        let back = self.symmetry.inverse();
        let mut scores = Vec::new();
        for candidate in &self.candidates {
            let score = candidate.move_score();
            scores.extend(candidate.moves.iter().map(|&m| MoveScore { m: back.apply(m), ..score }));
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
    /// Finds the exact distance of a proven end, if it is at most `depth`.
    fn settle(&mut self, depth: u32, search: &mut Search<'_>) {
        if self.score.abs() < PROVEN {
            return;
        }
        let end = distance(self.score);
        while !self.settled {
            // Wins take an odd number of turns, losses an even one.
            let within = self.beyond + 2 - (self.beyond + end) % 2;
            if within > depth || self.ends_within(within, self.score > 0, search).is_none() {
                return;
            }
            self.beyond = within;
        }
    }

    /// Whether the move wins (or loses) within a number of turns, by a full search; none when a limit
    /// is reached. The caller has excluded smaller distances, so an end found settles the move.
    fn ends_within(&mut self, within: u32, wins: bool, search: &mut Search<'_>) -> Option<bool> {
        if !self.settled {
            let bound = WON - within as i32;
            let beta = if wins { bound } else { 1 - bound };
            let full = core::mem::replace(&mut search.full, true);
            let score = -search.search(self.next, within - 1, 1, -beta, 1 - beta);
            search.full = full;
            if search.stopped {
                return None;
            }
            if wins == (score >= beta) {
                self.score = if wins { bound } else { -bound };
                self.settled = true;
            }
        }
        Some(self.settled && distance(self.score) <= within)
    }

    /// What is known about the first of the moves.
    fn move_score(&self) -> MoveScore {
        let value = match self.score {
            score if score > PROVEN => Some(Value::Win),
            score if score < -PROVEN => Some(Value::Loss),
            _ => self.settled.then_some(Value::Draw),
        };
        let ends = self.settled && value != Some(Value::Draw);
        let distance = ends.then(|| distance(self.score));
        MoveScore { m: self.moves[0], value, distance, estimate: None, score: self.score }
    }
}
