//! The replies that refute wrong moves: few of them, so that the file stays small.

use pylos::engine::Value;
use pylos::{Move, Position};

use crate::judge::Judge;
use crate::puzzle::Reply;
use crate::solve::gain;

/// A wrong move that has no reply yet: the turns that are legal after it, and which of them refute it
/// best.
struct Wrong {
    m: Move,
    legal: Vec<Move>,
    refuting: Vec<Move>,
    is_endless: bool,
}

/// The group of replies for the wrong moves of a step, of which `right` alone keeps the value.
pub fn replies(judge: &mut Judge, position: Position, right: Move) -> Vec<Reply> {
    let legal = position.legal_moves();
    let mut open: Vec<Wrong> = Vec::new();
    for m in legal.into_iter().filter(|&m| m != right) {
        let next = position.play_unchecked(m);
        let moves = judge.moves(next);
        let Some(best) = moves.iter().map(|&(_, value)| value).max() else { continue };
        let refuting = moves.iter().filter(|&&(_, value)| value == best).map(|&(m, _)| m);
        let refuting = refuting.collect();
        let legal = moves.iter().map(|&(m, _)| m).collect();
        open.push(Wrong { m, legal, refuting, is_endless: best == Value::Draw });
    }
    let (mut group, mut single) = (Vec::new(), Vec::new());
    while !open.is_empty() {
        match best_of_all(&open) {
            Some((turn, is_endless)) => {
                open.retain(|wrong| {
                    if !wrong.legal.contains(&turn) {
                        return true;
                    }
                    if wrong.is_endless != is_endless || !wrong.refuting.contains(&turn) {
                        single.push(only_for(wrong));
                    }
                    false
                });
                group.push(Reply { wrong: None, turn, is_endless });
            }
            None => single.extend(open.drain(..).map(|wrong| only_for(&wrong))),
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
    let score = |&(turn, is_endless): &(Move, bool)| {
        let (mut served, mut missed) = (0_i32, 0);
        for wrong in open.iter().filter(|wrong| wrong.legal.contains(&turn)) {
            if wrong.is_endless == is_endless && wrong.refuting.contains(&turn) {
                served += 1;
            } else {
                missed += 1;
            }
        }
        served - 2 * missed
    };
    let best = tried.iter().map(|turn| (score(turn), *turn));
    let best = best.max_by_key(|&(score, (m, _))| (score, gain(m), core::cmp::Reverse(m)))?;
    (best.0 > 0).then_some(best.1)
}

/// An entry for one wrong move.
fn only_for(wrong: &Wrong) -> Reply {
    let best = wrong.refuting.iter().max_by_key(|&&m| (gain(m), core::cmp::Reverse(m)));
    let turn = best.copied().expect("a move that does not end the game has a best reply");
    Reply { wrong: Some(wrong.m), turn, is_endless: wrong.is_endless }
}
