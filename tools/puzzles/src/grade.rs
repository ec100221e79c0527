//! How hard a puzzle is, by the levels of the computer.

use core::fmt;

use pylos::engine::{Level, Value, choose_move};
use pylos::{Game, Move, Rules};

use crate::puzzle::{File, Kind, Puzzle};
use crate::solve::{count_different, gain};

/// The number of grades.
pub const GRADES: u8 = 8;
/// The levels that are asked: level 8 plays from the tables.
pub const LEVELS: usize = 7;
/// The seeds of each level: more if the first ones differ. The lower levels add errors to their estimates,
/// and are quick; from level 6 on seeds only decide between equal moves.
const SEEDS: [[u64; 2]; LEVELS] = [[9, 9], [9, 9], [7, 9], [5, 7], [3, 7], [2, 4], [2, 4]];
/// The share that a level is to lose from grade to grade, and the one below which it need not lose more.
const LOSS: f32 = 0.03;
const LOW: f32 = 0.04;
/// A level that thinks its best move is worth more hundredths of a ball says that it wins.
const SURE: i32 = 40;
/// The rating of the easiest puzzles, and the ratings of a grade.
const EASIEST: u32 = 600;
const STEP: u32 = 200;

/// The share of seeds with which each level answers rightly.
#[derive(Clone, Copy, Debug)]
pub struct Rates(pub [f32; LEVELS]);

impl Rates {
    /// Asks the levels; `salt` makes other seeds. Stops, if that is wanted, when a level is wrong where a
    /// lower one was right: there is no grade then.
    pub fn new(rules: Rules, puzzle: &Puzzle, salt: u64, stops: bool) -> Rates {
        let game = Game::from_position(rules, puzzle.position);
        let mut rates = [0.0; LEVELS];
        let mut is_right = false;
        for (level, rate) in Level::all().zip(&mut rates) {
            let (mut right, mut asked) = (0, 0);
            for seeds in SEEDS[usize::from(level.number()) - 1] {
                while asked < seeds {
                    right += u64::from(answers(&game, level, salt << 8 | asked, puzzle));
                    asked += 1;
                }
                if right == 0 || right == asked {
                    break;
                }
            }
            *rate = right as f32 / asked as f32;
            if stops && is_right && *rate <= 0.5 {
                break;
            }
            is_right |= *rate > 0.5;
        }
        Rates(rates)
    }

    /// The grade: the number of the lowest level that is right with most seeds. None if a higher level is
    /// wrong again.
    pub fn grade(&self) -> Option<u8> {
        let place = self.0.iter().position(|&rate| rate > 0.5).unwrap_or(LEVELS);
        let is_steady = self.0[place..].iter().all(|&rate| rate > 0.5);
        is_steady.then_some(place as u8 + 1)
    }

    /// The share of wrong answers of all levels.
    fn wrong(&self) -> f32 {
        1.0 - self.0.iter().sum::<f32>() / LEVELS as f32
    }
}

/// Whether a level answers rightly.
fn answers(game: &Game, level: Level, seed: u64, puzzle: &Puzzle) -> bool {
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
pub fn rating(rules: Rules, puzzle: &Puzzle, rates: &Rates) -> u32 {
    let steps = puzzle.line.len().div_ceil(2).saturating_sub(1) as u32;
    let more = match (puzzle.kind, puzzle.line.first()) {
        (Kind::Move, Some(&right)) => {
            let is_quiet = gain(right) == 0;
            let near = |m: &Move| *m != right && gain(*m) >= gain(right);
            let moves = puzzle.position.legal_moves(rules);
            let near = moves.into_iter().filter(near).count().min(10) as u32;
            20 * steps.min(4) + 20 * u32::from(is_quiet) + 2 * near
        }
        _ => 40,
    };
    let inside = (80.0 * rates.wrong()) as u32 + more;
    EASIEST + STEP * (u32::from(puzzle.grade) - 1) + inside.min(STEP - 1)
}

/// Leaves out puzzles that lower levels guess too often, until each grade is harder for every level below
/// it than the grade before.
pub fn harder(puzzles: Vec<(Puzzle, Rates)>) -> Vec<Puzzle> {
    let mut grades: Vec<Vec<(Puzzle, Rates)>> = vec![Vec::new(); GRADES as usize];
    for (puzzle, rates) in puzzles {
        grades[usize::from(puzzle.grade) - 1].push((puzzle, rates));
    }
    let mut kept = Vec::new();
    let mut before = [1.0 + LOSS; LEVELS];
    for (place, mut grade) in grades.into_iter().enumerate() {
        let mean = |grade: &[(Puzzle, Rates)], level: usize| {
            grade.iter().map(|(_, rates)| rates.0[level]).sum::<f32>() / grade.len().max(1) as f32
        };
        loop {
            let is_easy = |&level: &usize| mean(&grade, level) > (before[level] - LOSS).max(LOW);
            let easy: Vec<usize> = (0..place.min(LEVELS)).filter(is_easy).collect();
            let guessed = |(_, rates): &(Puzzle, Rates)| -> f32 {
                easy.iter().map(|&level| rates.0[level]).sum()
            };
            let most =
                (0..grade.len()).max_by(|&a, &b| guessed(&grade[a]).total_cmp(&guessed(&grade[b])));
            match most {
                Some(most) if !easy.is_empty() => drop(grade.remove(most)),
                _ => break,
            }
        }
        if !grade.is_empty() {
            before = core::array::from_fn(|level| mean(&grade, level));
        }
        kept.extend(grade.into_iter().map(|(puzzle, _)| puzzle));
    }
    kept
}

/// How often each level solves the puzzles of each grade, with other seeds than those of the grades.
pub struct Ladder {
    /// By grade: the number of puzzles, the sum of the chances to guess the answer, and those of the rates.
    grades: Vec<(u32, f32, [f32; LEVELS])>,
}

impl Ladder {
    /// Asks all levels about all puzzles.
    #[must_use]
    pub fn new(file: &File, salt: u64) -> Ladder {
        let rules = Rules::new(file.variant);
        let mut grades = vec![(0, 0.0, [0.0; LEVELS]); usize::from(GRADES)];
        for puzzle in &file.puzzles {
            let Some((count, chances, sums)) =
                grades.get_mut(usize::from(puzzle.grade).wrapping_sub(1))
            else {
                continue;
            };
            *count += 1;
            *chances += chance(rules, puzzle);
            for (sum, rate) in sums.iter_mut().zip(Rates::new(rules, puzzle, salt, false).0) {
                *sum += rate;
            }
        }
        Ladder { grades }
    }

    /// The steps that are not harder: the grade, and the level below it that solves as much of it as of
    /// the grade before, and more than by guessing.
    #[must_use]
    pub fn faults(&self) -> Vec<(u8, u8)> {
        let share = |grade: usize, level: usize| {
            let (count, _, sums) = &self.grades[grade];
            sums[level] / *count as f32
        };
        let filled: Vec<usize> = (0..self.grades.len()).filter(|&g| self.grades[g].0 > 0).collect();
        let mut faults = Vec::new();
        for pair in filled.windows(2) {
            let (count, chances, _) = self.grades[pair[1]];
            let chance = chances / count as f32;
            for level in 0..pair[1].min(LEVELS) {
                if share(pair[1], level) >= share(pair[0], level).max(chance) {
                    faults.push((pair[1] as u8 + 1, level as u8 + 1));
                }
            }
        }
        faults
    }
}

/// The chance to answer rightly without a look: moves to images of one position count once, and there are
/// three values.
fn chance(rules: Rules, puzzle: &Puzzle) -> f32 {
    match puzzle.kind {
        Kind::Judge => 1.0 / 3.0,
        Kind::Move => {
            let moves = puzzle.position.legal_moves(rules);
            1.0 / count_different(puzzle.position, &moves) as f32
        }
    }
}

impl fmt::Display for Ladder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "| grade | puzzles | by chance |")?;
        (1..=LEVELS).try_for_each(|level| write!(f, " level {level} |"))?;
        write!(f, "\n|---:|---:|---:|{}", "---:|".repeat(LEVELS))?;
        for (grade, (count, chances, sums)) in (1..).zip(&self.grades) {
            write!(f, "\n| {grade} | {count} |")?;
            for sum in [chances].into_iter().chain(sums) {
                write!(f, " {:.0} % |", 100.0 * sum / (*count).max(1) as f32)?;
            }
        }
        Ok(())
    }
}
