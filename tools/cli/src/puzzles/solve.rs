//! The one move that keeps the value, and the line that follows from it.

use pylos::engine::{Theme, Value};
use pylos::{Move, Position};

use crate::oracle::{Oracle, canonical};

/// The fewest moves that make a choice, images of a position counted once.
pub const CHOICE: usize = 5;
/// The same at the later steps of a line.
const LATER_CHOICE: usize = 3;
/// The fewest wrong moves that do not lose on the spot.
const REAL: usize = 3;
/// The most steps of a solver.
const STEPS: usize = 4;
/// The replies of the opponent that are tried for the line.
const REPLIES: usize = 5;

/// The only move that keeps the value, if that is not a loss and `choices` moves differ.
pub fn only_move(judge: &mut Oracle, position: Position, choices: usize) -> Option<(Move, Value)> {
    let legal = position.legal_moves();
    if count_different(position, &legal) < choices {
        return None;
    }
    let (mut best, mut count) = ((None, Value::Loss), 0);
    for m in legal {
        let value = judge.value_of(position, m);
        if value > best.1 {
            (best, count) = ((Some(m), value), 1);
        } else if value == best.1 {
            count += 1;
        }
        // Two winning moves: nothing better can come.
        if count > 1 && value == Value::Win {
            return None;
        }
    }
    match best {
        (Some(m), value) if count == 1 => Some((m, value)),
        _ => None,
    }
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
    replies.sort_by_key(|&(m, _)| (core::cmp::Reverse(gain(m)), m));
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
