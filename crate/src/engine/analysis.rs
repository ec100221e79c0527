//! The root of the search: every legal move, and what is known of it.

use super::random::Random;
use super::search::{DEEPEST, PROVEN, Search, WON, distance};
use super::{Limits, MoveScore, Value};
use crate::{Move, Position, Rules};

/// A legal move of the position analysed.
struct Candidate {
    m: Move,
    next: Position,
    score: i32,
    settled: Settled,
}

/// How much of a candidate's score is final.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Settled {
    /// An estimate, or a proven end at a distance that a deeper search may better.
    No,
    /// A win or loss with its distance.
    End,
    /// The move draws: the position arises for the third time.
    Draw,
}

/// An analysis of the last position of a game.
pub(super) struct Analysis<'a> {
    search: Search<'a>,
    candidates: Vec<Candidate>,
    depth: u32,
}

impl<'a> Analysis<'a> {
    /// Lists the legal moves, none if the game is over, with a first estimate of each.
    pub(super) fn new(
        rules: Rules,
        history: &[Position],
        limits: Limits<'a>,
        table_bits: u32,
    ) -> Analysis<'a> {
        let mut moves = Vec::new();
        if let [past @ .., now] = history
            && past.iter().filter(|&position| position == now).count() < 2
        {
            now.legal_moves_into(rules, &mut moves);
        }
        let depth = limits.depth.map_or(DEEPEST, |depth| depth.clamp(1, DEEPEST));
        // A game that is over needs no table.
        let table_bits = if moves.is_empty() { 0 } else { table_bits };
        let search = Search::new(rules, history, limits, table_bits);
        let candidates = moves
            .into_iter()
            .zip(history.last().into_iter().cycle())
            .map(|(m, now)| {
                let next = now.play_unchecked(m);
                match search.estimate(next) {
                    None => Candidate { m, next, score: 0, settled: Settled::Draw },
                    Some(score) => {
                        let settled = if score.abs() > PROVEN { Settled::End } else { Settled::No };
                        Candidate { m, next, score: -score, settled }
                    }
                }
            })
            .collect();
        Analysis { search, candidates, depth }
    }

    /// Puts the candidates in an order of chance, which decides between equal ones.
    pub(super) fn shuffle(&mut self, random: &mut Random) {
        for place in (1..self.candidates.len()).rev() {
            self.candidates.swap(place, random.below(place as u64 + 1) as usize);
        }
    }

    /// Scores every move, turn by turn deeper, until a limit is reached or all are settled.
    pub(super) fn score_all(&mut self) {
        self.sort();
        for depth in 1..=self.depth {
            let mut scores = Vec::with_capacity(self.candidates.len());
            for candidate in &mut self.candidates {
                let mut score = candidate.score;
                if candidate.settled == Settled::No {
                    score = -self.search.search(candidate.next, depth - 1, 1, -WON, WON);
                    if self.search.stopped {
                        // The scores of one depth are comparable with each other, not with those
                        // of the depth before.
                        return self.sort();
                    }
                    if score.abs() > PROVEN {
                        // A proof stands whatever becomes of the other moves.
                        candidate.score = score;
                        if distance(score) <= depth {
                            candidate.settled = Settled::End;
                        }
                    }
                }
                scores.push(score);
            }
            for (candidate, score) in self.candidates.iter_mut().zip(scores) {
                candidate.score = score;
            }
            self.sort();
            if self.candidates.iter().all(|candidate| candidate.settled != Settled::No) {
                return;
            }
        }
    }

    /// Puts the best move first and scores it, turn by turn deeper, until a limit is reached or it
    /// is settled. Of the others no more is found out than that they are not better.
    pub(super) fn score_best(&mut self) {
        self.sort();
        for depth in 1..=self.depth {
            let mut alpha = -WON;
            for place in 0..self.candidates.len() {
                let candidate = &self.candidates[place];
                let next = candidate.next;
                let mut score = candidate.score;
                if candidate.settled == Settled::No {
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
                if score > alpha {
                    alpha = score;
                    let candidate = &mut self.candidates[place];
                    candidate.score = score;
                    if score.abs() > PROVEN && distance(score) <= depth {
                        candidate.settled = Settled::End;
                    }
                    self.candidates[..=place].rotate_right(1);
                }
            }
            let best = &self.candidates[0];
            if best.settled == Settled::End {
                return;
            }
        }
    }

    /// When the search of the other moves was cut short: anything is better than a proven loss.
    fn avoid_known_loss(&mut self) {
        let unknown = self.candidates.iter().position(|candidate| candidate.score > -PROVEN);
        self.candidates[..=unknown.unwrap_or(0)].rotate_right(1);
    }

    fn sort(&mut self) {
        self.candidates.sort_by_key(|candidate| -candidate.score);
    }

    /// What is known of every move, in the order reached.
    pub(super) fn into_scores(self) -> Vec<MoveScore> {
        self.candidates.iter().map(Candidate::known).collect()
    }
}

impl Candidate {
    fn known(&self) -> MoveScore {
        let value = match self.score {
            _ if self.settled == Settled::Draw => Some(Value::Draw),
            score if score > PROVEN => Some(Value::Win),
            score if score < -PROVEN => Some(Value::Loss),
            _ => None,
        };
        let distance = (self.settled == Settled::End).then(|| distance(self.score));
        MoveScore { m: self.m, value, distance, exact: value.is_some(), score: self.score }
    }
}
