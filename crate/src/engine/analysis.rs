//! The root of the search: every legal move, and what is known of it.

use super::orientation::{canonical, sides};
use super::random::Random;
use super::search::{DEEPEST, PROVEN, Search, WON, distance};
use super::{Limits, MoveScore, Value};
use crate::{Move, Position, Rules, Symmetry};

/// The legal moves that lead to the same position, or to one of its images.
struct Candidate {
    moves: Vec<Move>,
    next: Position,
    /// An estimate; or a proof that the game ends within the distance that the score tells of.
    score: i32,
    /// The game is known not to end by force within this distance.
    beyond: u32,
    /// Nothing more can be found out.
    settled: bool,
}

/// An analysis of the last position of a game.
pub(super) struct Analysis<'a> {
    search: Search<'a>,
    candidates: Vec<Candidate>,
    depth: u32,
    /// How the game is looked at: all images of a game are searched as the same one, so that
    /// symmetric moves get the same scores.
    view: Symmetry,
}

impl<'a> Analysis<'a> {
    /// Lists the legal moves, none if the game is over, with a first estimate of each.
    pub(super) fn new(
        rules: Rules,
        history: &[Position],
        limits: Limits<'a>,
        table_bits: u32,
    ) -> Analysis<'a> {
        let now = history.last().copied().unwrap_or_default();
        let view = canonical(sides(now)).1.symmetry();
        let depth = limits.depth.map_or(DEEPEST, |depth| depth.clamp(1, DEEPEST));
        let mut moves = Vec::new();
        if (1..=2).contains(&history.iter().filter(|&&position| position == now).count()) {
            view.position(now).legal_moves_into(rules, &mut moves);
        }
        // A game that is over needs no table.
        let table_bits = if moves.is_empty() { 0 } else { table_bits };
        let history: Vec<Position> = history.iter().map(|&p| view.position(p)).collect();
        let search = Search::new(rules, &history, limits, table_bits);

        let key = |position: Position| match search.is_symmetric() {
            true => canonical(sides(position)).0,
            false => sides(position),
        };
        let mut candidates: Vec<Candidate> = Vec::new();
        for m in moves {
            let next = view.position(now).play_unchecked(m);
            match candidates.iter_mut().find(|known| key(known.next) == key(next)) {
                Some(known) => known.moves.push(m),
                None => {
                    let (score, settled) = match search.estimate(next) {
                        // The position arises for the third time.
                        None => (0, true),
                        Some(score) => (-score, score < -PROVEN),
                    };
                    candidates.push(Candidate { moves: vec![m], next, score, beyond: 0, settled });
                }
            }
        }
        let mut analysis = Analysis { search, candidates, depth, view };
        analysis.sort();
        analysis
    }

    /// Lets chance decide the order of moves that look equal.
    pub(super) fn shuffle(&mut self, random: &mut Random) {
        random.shuffle(&mut self.candidates);
        for candidate in &mut self.candidates {
            random.shuffle(&mut candidate.moves);
        }
        self.sort();
    }

    /// Scores every move, deeper and deeper, until a limit is reached or all are settled.
    pub(super) fn score_all(&mut self) {
        for depth in 1..=self.depth {
            let mut scores = Vec::with_capacity(self.candidates.len());
            for candidate in &mut self.candidates {
                let mut score = candidate.score;
                if !candidate.settled && score.abs() < PROVEN {
                    score = -self.search.search(candidate.next, depth - 1, 1, -WON, WON);
                    if self.search.stopped {
                        // The estimates of one depth are not comparable with those of another.
                        return self.sort();
                    }
                    if score.abs() > PROVEN {
                        // A proof stands, whatever becomes of the other moves.
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

    /// Puts the best move first and scores it, deeper and deeper, until a limit is reached or it is
    /// settled. Of the others no more is found out than that they are not better.
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

    /// Finds, once the best score is a proof, the shortest win or the longest loss, if the limits
    /// allow it. The score bounds all others: if the best move loses, no other loses later.
    fn settle_best(&mut self, score: i32) {
        let (wins, end) = (score > 0, distance(score));
        // The moves not known to lose within the distance looked at last.
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

    /// When the search of the other moves was cut short: anything is better than a proven loss.
    fn avoid_known_loss(&mut self) {
        let unknown = self.candidates.iter().position(|candidate| candidate.score > -PROVEN);
        self.candidates[..=unknown.unwrap_or(0)].rotate_right(1);
    }

    fn sort(&mut self) {
        sort_by_score(&mut self.candidates, |candidate| candidate.score);
    }

    /// The legal moves.
    pub(super) fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        let back = self.view.inverse();
        self.candidates.iter().flat_map(|known| &known.moves).map(move |&m| back.apply(m))
    }

    /// What is known of every move, in the order reached.
    pub(super) fn into_scores(self) -> Vec<MoveScore> {
        let back = self.view.inverse();
        let known = |candidate: &Candidate| {
            let known = candidate.known();
            let moves = candidate.moves.iter();
            moves.map(|&m| MoveScore { m: back.apply(m), ..known }).collect::<Vec<_>>()
        };
        self.candidates.iter().flat_map(known).collect()
    }
}

/// Sorts a short list, the highest score first; what scores the same stays in order. (The library's
/// sort does the same faster, and makes the module two kilobytes larger for each kind of list.)
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
    /// Finds out how far away the proven end is, if it is no more than `depth` turns.
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

    /// Whether the move wins (or loses) within a number of turns, searched in full; none when a
    /// limit is reached. If so, and as it is known not to do so sooner, it is settled.
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

    /// What is known of the first of the moves.
    fn known(&self) -> MoveScore {
        let value = match self.score {
            score if score > PROVEN => Some(Value::Win),
            score if score < -PROVEN => Some(Value::Loss),
            _ => self.settled.then_some(Value::Draw),
        };
        let end = self.settled && value != Some(Value::Draw);
        MoveScore {
            m: self.moves[0],
            value,
            distance: end.then(|| distance(self.score)),
            exact: value.is_some(),
            score: self.score,
        }
    }
}
