//! Makes the puzzles of a variant: draws positions, finds lines, asks the levels, chooses.

use std::collections::{HashMap, HashSet};

use pylos::engine::Value;
use pylos::{Move, Position, Variant};

use crate::draw;
use crate::grade::{GRADES, Rates, rating};
use crate::judge::{Judge, canonical};
use crate::puzzle::{File, Kind, Puzzle};
use crate::replies::replies;
use crate::solve::{CHOICE, count_different, gain, is_real, line, only_move};

/// What to make.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// The number of puzzles.
    pub count: usize,
    /// How many of them are to judge.
    pub judged: usize,
    /// The seed of the games.
    pub seed: u64,
}

/// How many positions are found for each puzzle that is kept.
const SPARE: usize = 2;
/// The most puzzles of one game.
const OF_A_GAME: usize = 2;
/// The largest difference of the reserves in positions to judge, and the least balls in them.
const EVEN: u32 = 2;
const LEFT: u32 = 4;
/// The longest play that shows a value that was to judge.
const SHOWN: usize = 4;

/// Makes the puzzles; `report` is told what happens.
pub fn make(judge: &mut Judge, order: Order, command: String, report: &dyn Fn(&str)) -> File {
    let rules = judge.rules();
    let found = find(judge, order, report);
    let mut graded: Vec<Puzzle> = Vec::new();
    for (place, mut puzzle) in found.into_iter().enumerate() {
        if place % 100 == 0 {
            report(&format!("{place} graded"));
        }
        let rates = Rates::new(rules, &puzzle, 0);
        if let Some(grade) = rates.grade() {
            puzzle.grade = grade;
            puzzle.rating = rating(rules, &puzzle, &rates);
            graded.push(puzzle);
        }
    }
    let of_kind =
        |kind| graded.iter().filter(|puzzle| puzzle.kind == kind).cloned().collect::<Vec<_>>();
    let mut puzzles = choose(of_kind(Kind::Move), order.count - order.judged, report);
    puzzles.extend(choose(of_kind(Kind::Judge), order.judged, report));
    puzzles.sort_by_key(|puzzle| (puzzle.rating, puzzle.position));
    for (number, puzzle) in (1..).zip(&mut puzzles) {
        puzzle.number = number;
        finish(judge, puzzle);
    }
    report("done");
    File { variant: rules.variant, command, puzzles }
}

/// Finds positions with their lines, more than are needed.
fn find(judge: &mut Judge, order: Order, report: &dyn Fn(&str)) -> Vec<Puzzle> {
    let mut seen = HashSet::new();
    let (mut found, mut judged) = (Vec::new(), [0; 3]);
    let moves = SPARE * (order.count - order.judged);
    let kinds = match judge.rules().variant {
        Variant::Expert => 3,
        _ => 2,
    };
    let most_judged = (2 * SPARE * order.judged).div_ceil(kinds);
    for number in 0.. {
        let have = found.len() - judged.iter().sum::<usize>();
        if number % 50 == 0 {
            report(&format!("{number} games: {have} moves, {judged:?} to judge"));
        }
        if have >= moves {
            break;
        }
        let mut room = OF_A_GAME;
        for position in draw::game(judge.rules(), order.seed, number) {
            if room == 0 {
                break;
            }
            if seen.contains(&canonical(position)) {
                continue;
            }
            if let Some(puzzle) = to_move(judge, position) {
                found.push(puzzle);
            } else if room == OF_A_GAME && is_to_judge(judge, position) {
                let value = judge.value(position);
                if judged[value as usize] >= most_judged {
                    continue;
                }
                judged[value as usize] += 1;
                found.push(puzzle(position, Kind::Judge, value, Vec::new()));
            } else {
                continue;
            }
            seen.insert(canonical(position));
            room -= 1;
        }
    }
    found
}

fn puzzle(position: Position, kind: Kind, value: Value, line: Vec<Move>) -> Puzzle {
    let (themes, replies) = (Vec::new(), Vec::new());
    Puzzle { number: 0, kind, value, grade: 0, rating: 0, themes, position, line, replies }
}

fn to_move(judge: &mut Judge, position: Position) -> Option<Puzzle> {
    let (right, value) = only_move(judge, position, CHOICE)?;
    if !is_real(judge, position, right) {
        return None;
    }
    let line = line(judge, position, right, value)?;
    Some(puzzle(position, Kind::Move, value, line))
}

/// Whether the value of a position is not plain to see.
fn is_to_judge(judge: &Judge, position: Position) -> bool {
    let moves = position.legal_moves(judge.rules());
    let [own, other] = [position.turn(), position.turn().other()].map(|p| position.reserve(p));
    own.abs_diff(other) <= EVEN
        && own + other >= LEFT
        && count_different(position, &moves) >= CHOICE
        && moves.iter().all(|&m| position.play_unchecked(m).outcome(judge.rules()).is_none())
}

/// Chooses as many of each grade as there are, up to an even share; in a grade the same of each value
/// and length.
fn choose(pool: Vec<Puzzle>, count: usize, report: &dyn Fn(&str)) -> Vec<Puzzle> {
    let mut ranked: Vec<(usize, Puzzle)> = Vec::new();
    let mut groups: HashMap<(u8, Value, usize), usize> = HashMap::new();
    for puzzle in pool {
        let group = groups.entry((puzzle.grade, puzzle.value, puzzle.line.len())).or_default();
        *group += 1;
        ranked.push((*group, puzzle));
    }
    ranked.sort_by_key(|(place, puzzle)| (*place, puzzle.line.len()));
    let mut grades = [0; GRADES as usize + 1];
    for (place, puzzle) in &mut ranked {
        let of_grade = &mut grades[usize::from(puzzle.grade)];
        *of_grade += 1;
        *place = *of_grade;
    }
    report(&format!("by grade: {:?}", &grades[1..]));
    ranked.sort_by_key(|(place, _)| *place);
    ranked.truncate(count);
    ranked.into_iter().map(|(_, puzzle)| puzzle).collect()
}

/// Adds themes and replies, and to a puzzle to judge the play that shows the value.
fn finish(judge: &mut Judge, puzzle: &mut Puzzle) {
    let mut position = puzzle.position;
    if puzzle.kind == Kind::Judge {
        puzzle.line = shown(judge, position);
        return;
    }
    let mut themes = Vec::new();
    for (ply, &m) in puzzle.line.iter().enumerate() {
        if ply % 2 == 0 {
            themes.extend(judge.themes(position, m));
            puzzle.replies.push(replies(judge, position, m));
        }
        position = position.play_unchecked(m);
    }
    themes.sort_unstable();
    themes.dedup();
    puzzle.themes = themes;
}

/// Play that keeps the value, each turn saving as many balls as it can.
fn shown(judge: &mut Judge, mut position: Position) -> Vec<Move> {
    let mut line = Vec::new();
    while line.len() < SHOWN && position.outcome(judge.rules()).is_none() {
        let value = judge.value(position);
        let moves = judge.moves(position).into_iter().filter(|&(_, worth)| worth == value);
        let Some((m, _)) = moves.max_by_key(|&(m, _)| (gain(m), core::cmp::Reverse(m))) else {
            break;
        };
        line.push(m);
        position = position.play_unchecked(m);
    }
    line
}
