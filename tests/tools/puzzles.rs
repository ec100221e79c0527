//! The committed puzzles, proven from the committed tables alone.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use pylos::engine::Value;
use pylos::{Move, Position, Rules, Variant};
use pylos_cli::oracle::{Oracle, canonical};
use pylos_cli::puzzles::grade::{grade, rates, rating};
use pylos_cli::puzzles::solve::{Ahead, CHOICE, count_different, longest, makes_a_point};
use pylos_cli::puzzles::{KINDS, Kind, Puzzle, Reply, VALUES};

fn www() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www")
}

/// The puzzles of a variant, numbered from 1.
fn read(variant: Variant) -> Vec<Puzzle> {
    let path = www().join(format!("puzzles/{variant}.txt"));
    let text = std::fs::read_to_string(path).expect("the file is there");
    let mut lines = text.lines();
    let head = lines.next().expect("a first line");
    assert!(head.starts_with(&format!("# pylos puzzles 1 {variant}: pylos puzzles ")), "{head}");
    let puzzle = |(number, line): (usize, &str)| {
        let mut puzzle = parse(line).unwrap_or_else(|error| panic!("{line}: {error:#}"));
        assert_eq!(puzzle.to_string(), line, "the canonical form of the text");
        assert_eq!(puzzle.number, number);
        puzzle.position = puzzle.position.with_rules(Rules::new(variant));
        puzzle
    };
    // The lines of later additions begin with their commands.
    (1..).zip(lines.filter(|line| !line.starts_with('#'))).map(puzzle).collect()
}

/// Reads the line of a puzzle.
fn parse(text: &str) -> Result<Puzzle> {
    let fields: Vec<&str> = text.split('\t').collect();
    let [number, kind, value, grade, rating, themes, position, line, replies] = fields[..] else {
        bail!("{} fields instead of 9", fields.len());
    };
    let place = |names: &[&str], name: &str| {
        names.iter().position(|known| *known == name).with_context(|| name.to_string())
    };
    let parts = |text, between| str::split(text, between).filter(|part: &&str| !part.is_empty());
    let reply = |text: &str| {
        let moves = text.trim_end_matches('=');
        let (wrong, turn) = match moves.split_once('>') {
            Some((wrong, turn)) => (Some(wrong.parse()?), turn),
            None => (None, moves),
        };
        anyhow::Ok(Reply { wrong, turn: turn.parse()?, is_endless: text.ends_with('=') })
    };
    let groups = replies.split('|').filter(|_| !replies.is_empty());
    let groups = groups.map(|group| parts(group, ' ').map(reply).collect());
    Ok(Puzzle {
        number: number.parse()?,
        kind: [Kind::Move, Kind::Judge][place(&KINDS, kind)?],
        value: Value::ALL[place(&VALUES, value)?],
        rates: Default::default(),
        grade: grade.parse()?,
        rating: rating.parse()?,
        themes: parts(themes, ',').map(str::parse).collect::<Result<_, _>>()?,
        position: position.parse()?,
        line: parts(line, ' ').map(str::parse).collect::<Result<_, _>>()?,
        replies: groups.collect::<Result<_>>()?,
    })
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
    if puzzle.value == Value::Loss {
        return prove_longest(judge, puzzle);
    }
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

/// Proves that after any other move of a lost position the reply that the page plays wins sooner.
fn prove_longest(judge: &mut Oracle, puzzle: &Puzzle) -> Result<()> {
    let position = puzzle.position;
    is_worth(judge, position, Value::Loss)?;
    let (right, turns) = longest(judge, position).context("no move holds out longest")?;
    ensure!(puzzle.line == [right], "{right} holds out longest");
    let themes = judge.themes(position, right);
    ensure!(themes == puzzle.themes, "the themes are {themes:?}");
    let mut ahead = Ahead::new(judge);
    let after = position.play_unchecked(right);
    let soon = after.legal_moves().into_iter().find(|&m| ahead.wins(after, m, turns));
    ensure!(soon.is_none(), "{soon:?} wins as soon");
    for wrong in position.legal_moves().into_iter().filter(|&m| m != right) {
        let next = position.play_unchecked(wrong);
        let reply =
            reply(puzzle, 0, wrong, next).with_context(|| format!("no reply to {wrong}"))?;
        ensure!(!reply.is_endless && next.is_legal(reply.turn), "{wrong}: {}", reply.turn);
        ensure!(ahead.wins(next, reply.turn, turns), "{} does not win soon", reply.turn);
    }
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

/// The reply to a wrong move at a step of the solver, which leads to the position `next`: an entry for this one move
/// first, else the first turn that is legal.
fn reply(puzzle: &Puzzle, step: usize, wrong: Move, next: Position) -> Option<Reply> {
    let group = puzzle.replies.get(step)?;
    let for_this = group.iter().find(|reply| reply.wrong == Some(wrong));
    let for_all = || group.iter().find(|reply| reply.wrong.is_none() && next.is_legal(reply.turn));
    for_this.or_else(for_all).copied()
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
    let reply = reply(puzzle, step, wrong, next).with_context(|| format!("no reply to {wrong}"))?;
    let then = play(next, reply.turn)?;
    let value = if reply.is_endless { Value::Draw } else { Value::Loss };
    ensure!(value < puzzle.value, "{wrong} is not worse");
    is_worth(judge, then, value)?;
    // A worse reply could have saved the solver from a loss.
    if reply.is_endless { is_worth(judge, next, value) } else { Ok(()) }
}

#[test]
fn every_puzzle_is_proven_by_the_tables() {
    for variant in Variant::ALL {
        let tables = Oracle::tables(&www().join("tables"), Rules::new(variant));
        let mut judge = tables.expect("the tables can be read");
        let puzzles = read(variant);
        assert!(puzzles.len() >= 950, "{variant}: {} puzzles", puzzles.len());
        let mut seen = HashSet::new();
        for puzzle in &puzzles {
            let name = format!("{variant} {}", puzzle.number);
            assert!(seen.insert(canonical(puzzle.position)), "{name}: an image of another one");
            prove(&mut judge, puzzle).unwrap_or_else(|fault| panic!("{name}: {fault:#}"));
        }
    }
}

#[test]
fn puzzles_have_the_grade_and_rating_that_the_levels_give_them() {
    for variant in Variant::ALL {
        for mut puzzle in read(variant).into_iter().step_by(99) {
            puzzle.rates = rates(&puzzle);
            let found = (grade(&puzzle.rates), rating(&puzzle));
            assert_eq!(found, (Some(puzzle.grade), puzzle.rating), "{variant} {}", puzzle.number);
        }
    }
}
