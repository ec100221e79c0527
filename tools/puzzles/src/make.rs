//! Makes the puzzles of a variant: draws positions, finds lines, asks the levels, chooses.

use std::collections::{HashMap, HashSet};

use pylos::engine::Value;
use pylos::{Move, Position};

use crate::Result;
use crate::draw;
use crate::grade::{GRADES, harder};
use crate::judge::{Judge, canonical};
use crate::pool::{Candidate, Pool};
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
    /// The number of games.
    pub games: u64,
    /// The seed of the games.
    pub seed: u64,
}

/// The most positions of a game where a move is asked, and the fewest turns between positions of a game.
const OF_A_GAME: usize = 3;
const APART: usize = 5;
/// The positions to judge that are found for each value, for each puzzle that is kept.
const SPARE: usize = 2;
/// The largest difference of the reserves in positions to judge, and the least balls in them.
const EVEN: u32 = 2;
const LEFT: u32 = 4;
/// The longest play that shows a value that was to judge.
const SHOWN: usize = 6;

/// Makes the puzzles from a pool, which gets the positions of the games that it lacks. `report` is told
/// what happens.
///
/// # Errors
/// If the pool cannot be written.
pub fn make(
    judge: &mut Judge,
    order: Order,
    pool: &mut Pool,
    command: String,
    report: &dyn Fn(&str),
) -> Result<File> {
    fill(judge, order, pool, report)?;
    let of_kind = |kind| {
        let graded = pool.candidates.iter().filter_map(Candidate::graded);
        harder(graded.filter(|(puzzle, _)| puzzle.kind == kind).collect())
    };
    let mut puzzles = choose(of_kind(Kind::Move), order.count - order.judged, report);
    puzzles.extend(choose(of_kind(Kind::Judge), order.judged, report));
    puzzles.sort_by_key(|puzzle| (puzzle.rating, puzzle.position));
    for (number, puzzle) in (1..).zip(&mut puzzles) {
        puzzle.number = number;
        finish(judge, puzzle);
    }
    Ok(File { variant: judge.rules().variant, command, puzzles })
}

/// Draws the games that the pool lacks, and asks the levels about what is found in them.
fn fill(judge: &mut Judge, order: Order, pool: &mut Pool, report: &dyn Fn(&str)) -> Result {
    let mut seen: HashSet<Position> =
        pool.candidates.iter().map(|known| canonical(known.puzzle.position)).collect();
    let mut judged = [0; 3];
    for known in pool.candidates.iter().filter(|known| known.puzzle.kind == Kind::Judge) {
        judged[known.puzzle.value as usize] += 1;
    }
    for number in pool.games..order.games {
        if number % 20 == 0 {
            let all = pool.candidates.len();
            report(&format!("{number} games: {all} positions, to judge {judged:?}"));
        }
        let mut positions = draw::game(judge.rules(), order.seed, number);
        positions.retain(|&(_, position)| !seen.contains(&canonical(position)));
        let mut found: Vec<(usize, Puzzle)> = Vec::new();
        let to_move = |&(ply, position): &(usize, Position)| Some((ply, to_move(judge, position)?));
        let mut moves: Vec<(usize, Puzzle)> = positions.iter().filter_map(to_move).collect();
        // Rarer, and what people want to see.
        moves.sort_by_key(|(_, puzzle)| !puzzle.takes_back());
        for (ply, puzzle) in moves {
            let is_far = found.iter().all(|(other, _)| other.abs_diff(ply) >= APART);
            if found.len() < OF_A_GAME && is_far {
                found.push((ply, puzzle));
            }
        }
        positions.retain(|&(ply, position)| {
            found.iter().all(|&(other, _)| other != ply) && is_to_judge(judge, position)
        });
        let even =
            positions.into_iter().map(|(ply, position)| (ply, position, judge.value(position)));
        // The value of which there are the fewest.
        let rarest = even.min_by_key(|&(.., value)| judged[value as usize]);
        if let Some((ply, position, value)) = rarest
            && judged[value as usize] < SPARE * order.judged
        {
            judged[value as usize] += 1;
            found.push((ply, puzzle(position, Kind::Judge, value, Vec::new())));
        }
        let found: Vec<Puzzle> = found.into_iter().map(|(_, puzzle)| puzzle).collect();
        seen.extend(found.iter().map(|puzzle| canonical(puzzle.position)));
        pool.add(judge.rules(), found)?;
    }
    Ok(())
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
/// and length, with and without balls taken back.
fn choose(pool: Vec<Puzzle>, count: usize, report: &dyn Fn(&str)) -> Vec<Puzzle> {
    let mut ranked: Vec<(usize, Puzzle)> = Vec::new();
    let mut groups: HashMap<(u8, Value, usize, bool), usize> = HashMap::new();
    for puzzle in pool {
        let key = (puzzle.grade, puzzle.value, puzzle.line.len(), puzzle.takes_back());
        let group = groups.entry(key).or_default();
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

/// Play that keeps the value, each turn saving as many balls as it can. It ends where the winner saves
/// one, if he does.
fn shown(judge: &mut Judge, start: Position) -> Vec<Move> {
    let (mut line, mut position, mut end) = (Vec::new(), start, None);
    while line.len() < SHOWN && position.outcome(judge.rules()).is_none() {
        let value = judge.value(position);
        let moves = judge.moves(position).into_iter().filter(|&(_, worth)| worth == value);
        let Some((m, _)) = moves.max_by_key(|&(m, _)| (gain(m), core::cmp::Reverse(m))) else {
            break;
        };
        line.push(m);
        position = position.play_unchecked(m);
        if value == Value::Win && gain(m) > 0 {
            end = Some(line.len());
        }
    }
    line.truncate(end.unwrap_or(SHOWN));
    line
}
