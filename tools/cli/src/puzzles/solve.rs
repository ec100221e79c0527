//! The one move that keeps the value, the line that follows from it, and the replies that refute wrong
//! moves.

use core::cmp::Reverse;
use std::collections::HashMap;

use pylos::engine::{Theme, Value};
use pylos::{Move, Position};

use super::Reply;
use crate::oracle::{Oracle, canonical};

/// The fewest moves that make a choice, images of a position counted once.
pub const CHOICE: usize = 5;
const LATER_CHOICE: usize = 3;
const REAL: usize = 3;
const STEPS: usize = 4;
const REPLIES: usize = 5;

/// The only move that keeps the value, if that is not a loss and `choices` moves differ.
pub fn only_move(judge: &mut Oracle, position: Position, choices: usize) -> Option<(Move, Value)> {
    if count_different(position, &position.legal_moves()) < choices {
        return None;
    }
    let moves = judge.values(position);
    let best = moves.iter().map(|&(_, value)| value).max().filter(|&best| best > Value::Loss)?;
    let mut keeping = moves.into_iter().filter(|&(_, value)| value == best);
    keeping.next().filter(|_| keeping.next().is_none())
}

/// The number of moves, those that lead to images of one position counted once.
pub fn count_different(position: Position, moves: &[Move]) -> usize {
    let mut next: Vec<Position> =
        moves.iter().map(|&m| canonical(position.play_unchecked(m))).collect();
    next.sort_unstable();
    next.dedup();
    next.len()
}

/// Whether the choice between a right move and the others is a real one: the right move does not end
/// the game, and enough of the others do not lose at the opponent's next move.
pub fn is_real(position: Position, right: Move) -> bool {
    if position.play_unchecked(right).is_over() {
        return false;
    }
    let survives = |&m: &Move| {
        let next = position.play_unchecked(m);
        let replies = next.legal_moves();
        m != right && replies.iter().all(|&r| !next.play_unchecked(r).is_over())
    };
    position.legal_moves().iter().filter(|m| survives(m)).count() >= REAL
}

/// The line of a puzzle from its first right move on: as long as the solver's move is the only one
/// against a natural defence, up to the last step that makes a point. None if no step does.
pub fn line(judge: &mut Oracle, start: Position, right: Move, value: Value) -> Option<Vec<Move>> {
    let (mut line, mut position, mut right) = (Vec::new(), start, right);
    let mut end = 0;
    for _ in 0..STEPS {
        line.push(right);
        if makes_a_point(judge, position, right, line.len() == 1) {
            end = line.len();
        }
        let next = position.play_unchecked(right);
        let Some((reply, then)) = defence(judge, next, value) else { break };
        line.push(reply);
        (position, right) = (next.play_unchecked(reply), then);
    }
    line.truncate(end);
    (end > 0).then_some(line)
}

/// A reply that keeps the opponent's value and leaves the solver one move, with that move.
fn defence(judge: &mut Oracle, next: Position, value: Value) -> Option<(Move, Move)> {
    if next.is_over() {
        return None;
    }
    let mut replies: Vec<(Move, Value)> = judge.values(next);
    replies.retain(|&(_, worth)| worth == value.opposite());
    replies.sort_by_key(|&(m, _)| (Reverse(gain(m)), m));
    let mut tried: Vec<Position> = Vec::new();
    for (reply, _) in replies {
        let position = next.play_unchecked(reply);
        let image = canonical(position);
        if tried.contains(&image) {
            continue;
        }
        if let Some((right, worth)) = only_move(judge, position, LATER_CHOICE)
            && worth == value
        {
            return Some((reply, right));
        }
        tried.push(image);
        if tried.len() == REPLIES {
            break;
        }
    }
    None
}

/// The turns of both players that are looked ahead to see which move of a lost position holds out.
const AHEAD: [u32; 2] = [3, 5];

/// The move of a lost position after which the opponent needs more turns to win than after any other, and the turns
/// within which all others lose.
pub fn longest(judge: &mut Oracle, position: Position) -> Option<(Move, u32)> {
    let mut left = position.legal_moves();
    if count_different(position, &left) < CHOICE || judge.value(position) != Value::Loss {
        return None;
    }
    let mut ahead = Ahead::new(judge);
    for turns in AHEAD {
        left.retain(|&m| !ahead.is_won(position.play_unchecked(m), turns));
        if let [right] = left[..] {
            return Some((right, turns));
        }
    }
    None
}

/// Looks some turns ahead of positions whose values the tables know.
pub struct Ahead<'a> {
    judge: &'a mut Oracle,
    known: HashMap<(Position, u32), bool>,
}

impl<'a> Ahead<'a> {
    pub fn new(judge: &'a mut Oracle) -> Ahead<'a> {
        Ahead { judge, known: HashMap::new() }
    }

    /// Whether the player to move can win within so many turns.
    fn is_won(&mut self, position: Position, turns: u32) -> bool {
        let key = (canonical(position), turns);
        if let Some(&is_won) = self.known.get(&key) {
            return is_won;
        }
        let mut moves = position.legal_moves();
        moves.sort_by_key(|&m| Reverse(gain(m)));
        let is_won = moves.into_iter().any(|m| self.wins(position, m, turns));
        self.known.insert(key, is_won);
        is_won
    }

    /// Whether the player who moves has won within so many turns, this one included, whatever the opponent plays.
    pub fn wins(&mut self, position: Position, m: Move, turns: u32) -> bool {
        let next = position.play_unchecked(m);
        if self.judge.value(next) != Value::Loss {
            return false;
        }
        let mut replies = next.legal_moves().into_iter();
        next.is_over()
            || turns > 2 && replies.all(|r| self.is_won(next.play_unchecked(r), turns - 2))
    }
}

/// The balls that a move saves, against placing one.
pub fn gain(m: Move) -> usize {
    m.take_back().len() + usize::from(m.from().is_some())
}

/// Whether a line can end with a move: it ends the game; or it saves a ball, denies or leaves the
/// opponent in zugzwang, who can complete no figure at once. Zugzwang alone shows nothing on the board,
/// so it is no end for the first move of a line.
pub fn makes_a_point(judge: &mut Oracle, position: Position, m: Move, is_first: bool) -> bool {
    let next = position.play_unchecked(m);
    if next.is_over() {
        return true;
    }
    let replies = next.legal_moves();
    let is_quiet = replies.iter().all(|&reply| next.completes(reply).is_empty());
    let is_point = |theme: &Theme| match theme {
        Theme::Square | Theme::Line | Theme::Raise | Theme::Deny | Theme::Apex => true,
        Theme::Zugzwang => !is_first,
        _ => false,
    };
    is_quiet && judge.themes(position, m).iter().any(is_point)
}

/// A wrong move that has no reply yet: the turns that are legal after it, and which of them refute it
/// best.
struct Wrong {
    m: Move,
    legal: Vec<Move>,
    refuting: Vec<Move>,
    is_endless: bool,
}

impl Wrong {
    /// Whether a turn refutes the move, with this result.
    fn is_refuted(&self, turn: Move, is_endless: bool) -> bool {
        self.is_endless == is_endless && self.refuting.contains(&turn)
    }

    fn reply(&self) -> Reply {
        let best = self.refuting.iter().max_by_key(|&&m| (gain(m), Reverse(m)));
        let turn = *best.expect("a move that does not end the game has a best reply");
        Reply { wrong: Some(self.m), turn, is_endless: self.is_endless }
    }
}

/// The group of replies for the wrong moves of a step, of which `right` alone keeps the value, or holds out longest.
pub fn replies(judge: &mut Oracle, position: Position, right: Move) -> Vec<Reply> {
    let is_lost = judge.value(position) == Value::Loss;
    let legal = position.legal_moves();
    let mut open: Vec<Wrong> = Vec::new();
    for m in legal.into_iter().filter(|&m| m != right) {
        let next = position.play_unchecked(m);
        let moves = judge.values(next);
        let Some(best) = moves.iter().map(|&(_, value)| value).max() else { continue };
        let mut refuting: Vec<Move> =
            moves.iter().filter(|it| it.1 == best).map(|it| it.0).collect();
        if is_lost {
            let mut ahead = Ahead::new(judge);
            let soonest = [1].into_iter().chain(AHEAD).find_map(|turns| {
                let wins = |&&reply: &&Move| ahead.wins(next, reply, turns);
                let soon: Vec<Move> = refuting.iter().filter(wins).copied().collect();
                (!soon.is_empty()).then_some(soon)
            });
            refuting = soonest.expect("a wrong move loses soon");
        }
        let legal = moves.iter().map(|&(m, _)| m).collect();
        open.push(Wrong { m, legal, refuting, is_endless: best == Value::Draw });
    }
    let (mut group, mut single) = (Vec::new(), Vec::new());
    while !open.is_empty() {
        match best_of_all(&open) {
            Some((turn, is_endless)) => {
                let answered = open.extract_if(.., |wrong| wrong.legal.contains(&turn));
                let other = answered.filter(|wrong| !wrong.is_refuted(turn, is_endless));
                single.extend(other.map(|wrong| wrong.reply()));
                group.push(Reply { wrong: None, turn, is_endless });
            }
            None => single.extend(open.drain(..).map(|wrong| wrong.reply())),
        }
    }
    single.extend(group);
    single
}

/// The turn that refutes the most open moves, less those that it would answer wrongly; none if single
/// entries are shorter.
fn best_of_all(open: &[Wrong]) -> Option<(Move, bool)> {
    let mut tried: Vec<(Move, bool)> = Vec::new();
    for wrong in open {
        for &turn in &wrong.refuting {
            if !tried.contains(&(turn, wrong.is_endless)) {
                tried.push((turn, wrong.is_endless));
            }
        }
    }
    let score = |&(turn, is_endless): &(Move, bool)| -> i32 {
        let answered = open.iter().filter(|wrong| wrong.legal.contains(&turn));
        answered.map(|wrong| if wrong.is_refuted(turn, is_endless) { 1 } else { -2 }).sum()
    };
    let best = tried.iter().map(|turn| (score(turn), *turn));
    let best = best.max_by_key(|&(score, (m, _))| (score, gain(m), Reverse(m)))?;
    (best.0 > 0).then_some(best.1)
}
