//! How hard a puzzle is, by the levels that are asked.

use core::fmt;

use pylos::engine::Value;
use pylos::{Game, Move, Rules};

use crate::asked::{LEVELS, choose_move};
use crate::puzzle::{File, Kind, Puzzle};
use crate::solve::{count_different, gain};

/// The number of grades.
pub const GRADES: u8 = 8;
/// The seeds that each level is asked with. The lower levels add errors to their estimates, and are quick;
/// from level 6 on seeds only decide between equal moves.
const SEEDS: [u64; LEVELS] = [120, 120, 90, 40, 15, 9, 5];
/// The standard errors that a level's share has to fall by from grade to grade, and those that it falls by
/// when puzzles are chosen, so that it does with other seeds too.
const ERRORS: f32 = 2.0;
const CHOSEN: f32 = 5.0;
/// A level that thinks its best move is worth more hundredths of a ball says that it wins.
const SURE: i32 = 40;
/// The rating of the easiest puzzles, and the ratings of a grade.
const EASIEST: u32 = 600;
const STEP: u32 = 200;

/// The share of seeds with which each level answers rightly.
#[derive(Clone, Copy, Debug)]
pub struct Rates(pub [f32; LEVELS]);

impl Rates {
    /// Asks each level with all its seeds; `salt` makes other ones.
    fn new(rules: Rules, puzzle: &Puzzle, salt: u64) -> Rates {
        let game = Game::from_position(rules, puzzle.position);
        let mut rates = [0.0; LEVELS];
        for (level, (rate, seeds)) in (1..).zip(rates.iter_mut().zip(SEEDS)) {
            let is_right = |seed: &u64| answers(&game, level, salt << 8 | seed, puzzle);
            *rate = (0..seeds).filter(is_right).count() as f32 / seeds as f32;
        }
        Rates(rates)
    }

    /// What the grade needs of it. A level is asked with all its seeds until one is right with most of
    /// them; those above it, and the highest one, until most of their answers are known. Stops when a level
    /// is wrong where a lower one was right: there is no grade then.
    pub fn for_grade(rules: Rules, puzzle: &Puzzle) -> Rates {
        let game = Game::from_position(rules, puzzle.position);
        let mut rates = [0.0; LEVELS];
        let mut is_found = false;
        for place in 0..LEVELS {
            let is_short = is_found || place + 1 == LEVELS;
            let (mut right, mut asked) = (0, 0);
            let seeds = SEEDS[place];
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

/// The first grade that is not clearly harder than the one before for every level below it: the place of
/// the puzzle that these levels guess most often. None if each grade is harder.
pub fn too_easy(puzzles: &[&(Puzzle, Rates)]) -> Option<usize> {
    let mut steps = Steps::default();
    for (puzzle, rates) in puzzles {
        steps.add(puzzle, rates);
    }
    let faults = steps.faults(CHOSEN);
    let &(grade, _) = faults.first()?;
    let of_grade = |&place: &usize| puzzles[place].0.grade == grade;
    let guessed = |&place: &usize| -> f32 {
        let levels = faults.iter().filter(|fault| fault.0 == grade).map(|fault| fault.1);
        levels.map(|level| puzzles[place].1.0[usize::from(level) - 1]).sum()
    };
    let places = (0..puzzles.len()).filter(of_grade);
    places.max_by(|a, b| guessed(a).total_cmp(&guessed(b)))
}

/// What the levels answer in each grade.
#[derive(Default)]
struct Steps([Step; GRADES as usize]);

/// What they answer in one grade.
#[derive(Default)]
struct Step {
    puzzles: u32,
    /// The sums of the shares of right answers, and of the squares of their standard errors.
    shares: [f32; LEVELS],
    errors: [f32; LEVELS],
}

impl Step {
    fn share(&self, level: usize) -> f32 {
        self.shares[level] / self.puzzles as f32
    }

    /// The square of the standard error of a share.
    fn error(&self, level: usize) -> f32 {
        self.errors[level] / (self.puzzles as f32).powi(2)
    }
}

impl Steps {
    fn add(&mut self, puzzle: &Puzzle, rates: &Rates) {
        let Some(step) = self.0.get_mut(usize::from(puzzle.grade).wrapping_sub(1)) else { return };
        step.puzzles += 1;
        for (level, (rate, seeds)) in rates.0.into_iter().zip(SEEDS).enumerate() {
            step.shares[level] += rate;
            step.errors[level] += rate * (1.0 - rate) / (seeds - 1) as f32;
        }
    }

    /// The steps that are not harder: the grade, and the level below it whose share does not fall from the
    /// grade before, or by no more than these standard errors, and is not 0.
    fn faults(&self, errors: f32) -> Vec<(u8, u8)> {
        let filled: Vec<usize> = (0..self.0.len()).filter(|&g| self.0[g].puzzles > 0).collect();
        let mut faults = Vec::new();
        for pair in filled.windows(2) {
            let (before, step) = (&self.0[pair[0]], &self.0[pair[1]]);
            for level in 0..pair[1].min(LEVELS) {
                let error = (before.error(level) + step.error(level)).sqrt();
                let loss = before.share(level) - step.share(level);
                if step.share(level) > 0.0 && loss <= errors * error {
                    faults.push((pair[1] as u8 + 1, level as u8 + 1));
                }
            }
        }
        faults
    }
}

/// How often each level solves the puzzles of each grade, with other seeds than those of the grades.
pub struct Ladder {
    steps: Steps,
    /// By grade, the sum of the chances to guess the answer.
    chances: [f32; GRADES as usize],
}

impl Ladder {
    /// Asks all levels about all puzzles.
    #[must_use]
    pub fn new(file: &File, salt: u64) -> Ladder {
        let rules = Rules::new(file.variant);
        let mut ladder = Ladder { steps: Steps::default(), chances: Default::default() };
        for puzzle in &file.puzzles {
            ladder.steps.add(puzzle, &Rates::new(rules, puzzle, salt));
            if let Some(sum) = ladder.chances.get_mut(usize::from(puzzle.grade).wrapping_sub(1)) {
                *sum += chance(rules, puzzle);
            }
        }
        ladder
    }

    /// The steps that are not harder: the grade, and the level below it whose share does not fall from the
    /// grade before, or by no more than two standard errors of the seeds, and is not 0.
    #[must_use]
    pub fn faults(&self) -> Vec<(u8, u8)> {
        self.steps.faults(ERRORS)
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
        for (grade, (step, chances)) in (1..).zip(self.steps.0.iter().zip(self.chances)) {
            let percent = |sum| 100.0 * sum / step.puzzles.max(1) as f32;
            write!(f, "\n| {grade} | {} | {:.0} % |", step.puzzles, percent(chances))?;
            for share in step.shares.map(percent) {
                let digits = usize::from(share < 9.95);
                write!(f, " {share:.digits$} % |")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_that_a_lower_level_guesses_as_often_is_found() {
        let known = |grade: u8, rate: f32| {
            let line =
                format!("0\tmove\twon\t{grade}\t0\t\tdl1l/1ddd/1lll/1dld 3/1d1/1ld 2/2 1 l\t1a1\t");
            let puzzle: Puzzle = line.parse().expect("a puzzle");
            (puzzle, Rates([rate; LEVELS]))
        };
        let of = |rates: [(u8, f32); 4]| {
            let known = rates.map(|(grade, rate)| known(grade, rate));
            too_easy(&known.each_ref())
        };
        assert_eq!(of([(1, 0.9), (1, 0.9), (2, 0.2), (2, 0.3)]), None);
        assert_eq!(of([(1, 0.9), (1, 0.9), (2, 0.8), (2, 0.9)]), Some(3), "no clear loss");
        assert_eq!(
            of([(1, 0.9), (3, 0.9), (3, 0.2), (2, 0.2)]),
            Some(1),
            "not harder than grade 2"
        );
        assert_eq!(of([(1, 0.0), (1, 0.0), (2, 0.0), (3, 0.0)]), None, "never right");
    }
}
