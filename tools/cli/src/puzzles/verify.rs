//! Proves puzzles again, from the tables alone.

use std::collections::HashMap;

use pylos::engine::Value;
use pylos::{Move, Position};

use super::puzzle::{File, Kind, Puzzle};
use super::solve::{CHOICE, count_different, makes_a_point};
use crate::oracle::{Oracle, canonical};

/// Proves every puzzle of a file. Answers with the faults, each with the number of its puzzle.
pub fn verify(judge: &mut Oracle, file: &File) -> Vec<String> {
    let mut faults = Vec::new();
    let mut seen: HashMap<Position, usize> = HashMap::new();
    for puzzle in &file.puzzles {
        if let Some(other) = seen.insert(canonical(puzzle.position), puzzle.number) {
            faults.push(format!("{}: an image of {other}", puzzle.number));
        }
        if let Err(fault) = prove(judge, puzzle) {
            faults.push(format!("{}: {fault}", puzzle.number));
        }
    }
    faults
}

/// Proves a puzzle.
fn prove(judge: &mut Oracle, puzzle: &Puzzle) -> Result<(), String> {
    let mut position = puzzle.position;
    let legal = position.legal_moves();
    if count_different(position, &legal) < CHOICE {
        return Err("too few moves".into());
    }
    if puzzle.kind == Kind::Judge {
        let mut value = puzzle.value;
        is_worth(judge, position, value)?;
        for &m in &puzzle.line {
            position = play(position, m)?;
            value = value.opposite();
            is_worth(judge, position, value)?;
        }
        return Ok(());
    }
    if puzzle.value == Value::Loss {
        return Err("no move keeps a loss".into());
    }
    let mut themes = Vec::new();
    let steps = puzzle.line.len().div_ceil(2);
    if puzzle.line.len().is_multiple_of(2) || puzzle.replies.len() != steps {
        return Err("line and replies do not fit".into());
    }
    for (ply, &m) in puzzle.line.iter().enumerate() {
        let next = play(position, m)?;
        if ply % 2 == 0 {
            for wrong in position.legal_moves() {
                if wrong != m {
                    is_refuted(judge, puzzle, ply / 2, position, wrong)?;
                }
            }
            is_worth(judge, next, puzzle.value.opposite())?;
            themes.extend(judge.themes(position, m));
            if ply + 1 == puzzle.line.len() && !makes_a_point(judge, position, m, ply == 0) {
                return Err(format!("{m} makes no point"));
            }
        }
        position = next;
    }
    themes.sort_unstable();
    themes.dedup();
    if themes != puzzle.themes { Err(format!("the themes are {themes:?}")) } else { Ok(()) }
}

fn play(position: Position, m: Move) -> Result<Position, String> {
    position.play(m).map_err(|fault| format!("{m}: {fault}"))
}

fn is_worth(judge: &mut Oracle, position: Position, value: Value) -> Result<(), String> {
    let found = judge.value(position);
    if found == value { Ok(()) } else { Err(format!("{position} is a {found}, not a {value}")) }
}

/// Proves that a move is worse than the value, by the reply that the page plays: so it leads to no more
/// than the position after the reply.
fn is_refuted(
    judge: &mut Oracle,
    puzzle: &Puzzle,
    step: usize,
    position: Position,
    wrong: Move,
) -> Result<(), String> {
    let next = position.play_unchecked(wrong);
    let reply = puzzle.reply(step, wrong, next).ok_or_else(|| format!("no reply to {wrong}"))?;
    let then = play(next, reply.turn)?;
    let value = if reply.is_endless { Value::Draw } else { Value::Loss };
    if value >= puzzle.value {
        return Err(format!("{wrong} is not worse"));
    }
    is_worth(judge, then, value)?;
    // A worse reply could have saved the solver from a loss.
    if reply.is_endless { is_worth(judge, next, value) } else { Ok(()) }
}
