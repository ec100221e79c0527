//! The replies that refute wrong moves: few of them, so that the file stays small.

use core::cmp::Reverse;

use pylos::engine::Value;
use pylos::{Move, Position};

use super::puzzle::Reply;
use super::solve::gain;
use crate::oracle::Oracle;

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

    /// An entry for this move only.
    fn reply(&self) -> Reply {
        let best = self.refuting.iter().max_by_key(|&&m| (gain(m), Reverse(m)));
        let turn = *best.expect("a move that does not end the game has a best reply");
        Reply { wrong: Some(self.m), turn, is_endless: self.is_endless }
    }
}

/// The group of replies for the wrong moves of a step, of which `right` alone keeps the value.
pub fn replies(judge: &mut Oracle, position: Position, right: Move) -> Vec<Reply> {
    let legal = position.legal_moves();
    let mut open: Vec<Wrong> = Vec::new();
    for m in legal.into_iter().filter(|&m| m != right) {
        let next = position.play_unchecked(m);
        let moves = judge.values(next);
        let Some(best) = moves.iter().map(|&(_, value)| value).max() else { continue };
        let refuting = moves.iter().filter(|it| it.1 == best).map(|it| it.0).collect();
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
