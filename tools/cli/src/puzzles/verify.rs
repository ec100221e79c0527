//! Proves puzzles again, from the tables alone.

use std::collections::HashMap;

use anyhow::{Context, Result, ensure};
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
            faults.push(format!("{}: {fault:#}", puzzle.number));
        }
    }
    faults
}

/// Proves a puzzle.
fn prove(judge: &mut Oracle, puzzle: &Puzzle) -> Result<()> {
    let mut position = puzzle.position;
    let legal = position.legal_moves();
    ensure!(count_different(position, &legal) >= CHOICE, "too few moves");
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
    ensure!(puzzle.value != Value::Loss, "no move keeps a loss");
    let mut themes = Vec::new();
    let (turns, steps) = (puzzle.line.len(), puzzle.replies.len());
    ensure!(turns + 1 == 2 * steps, "line and replies do not fit");
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
            let is_end = ply + 1 == turns;
            ensure!(!is_end || makes_a_point(judge, position, m, ply == 0), "{m} makes no point");
        }
        position = next;
    }
    themes.sort_unstable();
    themes.dedup();
    ensure!(themes == puzzle.themes, "the themes are {themes:?}");
    Ok(())
}

fn play(position: Position, m: Move) -> Result<Position> {
    position.play(m).with_context(|| m.to_string())
}

fn is_worth(judge: &mut Oracle, position: Position, value: Value) -> Result<()> {
    let found = judge.value(position);
    ensure!(found == value, "{position} is a {found}, not a {value}");
    Ok(())
}

/// Proves that a move is worse than the value, by the reply that the page plays: so it leads to no more
/// than the position after the reply.
fn is_refuted(
    judge: &mut Oracle,
    puzzle: &Puzzle,
    step: usize,
    position: Position,
    wrong: Move,
) -> Result<()> {
    let next = position.play_unchecked(wrong);
    let reply = puzzle.reply(step, wrong, next).with_context(|| format!("no reply to {wrong}"))?;
    let then = play(next, reply.turn)?;
    let value = if reply.is_endless { Value::Draw } else { Value::Loss };
    ensure!(value < puzzle.value, "{wrong} is not worse");
    is_worth(judge, then, value)?;
    // A worse reply could have saved the solver from a loss.
    if reply.is_endless { is_worth(judge, next, value) } else { Ok(()) }
}
