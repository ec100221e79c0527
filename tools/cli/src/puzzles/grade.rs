//! How hard a puzzle is, by the levels that are asked. They are apart from the levels of the opponent,
//! so that the grades of the files stay when a level is tuned.

use pylos::engine::internal::Strength;
use pylos::engine::{MoveScore, Value};
use pylos::{Game, Move};

use super::solve::gain;
use super::{Kind, Puzzle};

pub const LEVELS: usize = 7;

const STRENGTHS: [Strength; LEVELS] = [
    Strength::search(Some(1), 20_000, 220, 12),
    Strength::search(Some(1), 20_000, 105, 12),
    Strength::search(Some(2), 60_000, 78, 14),
    Strength::search(Some(3), 60_000, 48, 15),
    Strength::search(Some(4), 60_000, 18, 16),
    Strength::search(None, 3_000, 0, 13),
    Strength::search(None, 32_000, 0, 16),
];

/// The move of a level, 1 to 7; none when the game is over.
pub fn choose_move(game: &Game, level: usize, seed: u64) -> Option<MoveScore> {
    STRENGTHS[level - 1].choose(game, seed)
}

pub const GRADES: u8 = 8;
/// The seeds that each level is asked with. The lower levels add errors to their estimates, and are quick;
/// from level 6 on seeds only decide between equal moves.
const SEEDS: [u64; LEVELS] = [120, 120, 90, 40, 15, 9, 5];
/// The standard errors that a level's share falls by from grade to grade, so that it does with other seeds too.
const ERRORS: f32 = 5.0;
/// A level that thinks its best move is worth more hundredths of a ball says that it wins.
const SURE: i32 = 40;
/// The rating of the easiest puzzles, and the ratings of a grade.
const EASIEST: u32 = 600;
const STEP: u32 = 200;

/// The share of seeds with which each level answers rightly, asked as far as the grade needs it: a level is asked with
/// all its seeds until one is right with most of them; those above it, and the highest one, until most of their answers
/// are known; and none above a level that is wrong where a lower one was right: there is no grade then.
pub fn rates(puzzle: &Puzzle) -> [f32; LEVELS] {
    let game = Game::from_position(puzzle.position);
    let (mut rates, mut is_found) = ([0.0; LEVELS], false);
    for (place, seeds) in SEEDS.into_iter().enumerate() {
        let is_short = is_found || place + 1 == LEVELS;
        let (mut right, mut asked) = (0, 0);
        while asked < seeds && !(is_short && right.max(asked - right) * 2 > seeds) {
            right += u64::from(answers(&game, place + 1, asked, puzzle));
            asked += 1;
        }
        rates[place] = right as f32 / asked as f32;
        if is_found && rates[place] <= 0.5 {
            break;
        }
        is_found |= rates[place] > 0.5;
    }
    rates
}

/// The grade: the number of the lowest level that is right with most seeds. None if a higher level is
/// wrong again.
pub fn grade(rates: &[f32; LEVELS]) -> Option<u8> {
    let place = rates.iter().position(|&rate| rate > 0.5).unwrap_or(LEVELS);
    let is_steady = rates[place..].iter().all(|&rate| rate > 0.5);
    is_steady.then_some(place as u8 + 1)
}

fn answers(game: &Game, level: usize, seed: u64, puzzle: &Puzzle) -> bool {
    let Some(choice) = choose_move(game, level, seed) else { return false };
    match puzzle.kind {
        Kind::Move => puzzle.line.first() == Some(&choice.m),
        Kind::Judge => {
            let value = match choice.score {
                score if score > SURE => Value::Win,
                score if score < -SURE => Value::Loss,
                _ => Value::Draw,
            };
            value == puzzle.value
        }
    }
}

/// The rating of a puzzle of a grade: inside the grade it rises with the wrong answers of the levels, the
/// length, the quietness and the number of near misses.
pub fn rating(puzzle: &Puzzle) -> u32 {
    let steps = puzzle.line.len().div_ceil(2).saturating_sub(1) as u32;
    let more = match (puzzle.kind, puzzle.line.first()) {
        (Kind::Move, Some(&right)) => {
            let is_quiet = gain(right) == 0;
            let near = |m: &Move| *m != right && gain(*m) >= gain(right);
            let moves = puzzle.position.legal_moves();
            let near = moves.into_iter().filter(near).count().min(10) as u32;
            20 * steps.min(4) + 20 * u32::from(is_quiet) + 2 * near
        }
        _ => 40,
    };
    let wrong = 1.0 - puzzle.rates.iter().sum::<f32>() / LEVELS as f32;
    let inside = (80.0 * wrong) as u32 + more;
    EASIEST + STEP * (u32::from(puzzle.grade) - 1) + inside.min(STEP - 1)
}

#[derive(Clone, Default)]
struct Step {
    puzzles: f32,
    /// The sums of the shares of right answers, and of the squares of their standard errors.
    shares: [f32; LEVELS],
    errors: [f32; LEVELS],
}

/// The first grade with levels below it whose share does not fall from the grade before, or by no more than [`ERRORS`]
/// standard errors, and is not 0: the place of the puzzle that these levels guess most often. None if each grade is
/// harder.
pub fn too_easy(puzzles: &[&Puzzle]) -> Option<usize> {
    let mut steps = vec![Step::default(); GRADES.into()];
    for puzzle in puzzles {
        let step = &mut steps[usize::from(puzzle.grade) - 1];
        step.puzzles += 1.0;
        for (level, (rate, seeds)) in puzzle.rates.iter().zip(SEEDS).enumerate() {
            step.shares[level] += rate;
            step.errors[level] += rate * (1.0 - rate) / (seeds - 1) as f32;
        }
    }
    let filled = (1..).zip(&steps).filter(|(_, step)| step.puzzles > 0.0);
    let filled: Vec<(usize, &Step)> = filled.collect();
    for pair in filled.windows(2) {
        let (before, (grade, step)) = (pair[0].1, pair[1]);
        let does_not_fall = |&level: &usize| {
            let share = |step: &Step| step.shares[level] / step.puzzles;
            let error = |step: &Step| step.errors[level] / step.puzzles.powi(2);
            let least = ERRORS * (error(before) + error(step)).sqrt();
            share(step) > 0.0 && share(before) - share(step) <= least
        };
        let levels: Vec<usize> = (0..LEVELS.min(grade - 1)).filter(does_not_fall).collect();
        if !levels.is_empty() {
            let guessed = |&place: &usize| -> f32 {
                levels.iter().map(|&level| puzzles[place].rates[level]).sum()
            };
            let of_grade = |&place: &usize| usize::from(puzzles[place].grade) == grade;
            let places = (0..puzzles.len()).filter(of_grade);
            return places.max_by(|a, b| guessed(a).total_cmp(&guessed(b)));
        }
    }
    None
}
