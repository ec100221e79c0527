//! What was found in the games so far, with the answers of the levels. It can be kept in a file, so that
//! an interrupted run continues.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;

use pylos::Rules;

use crate::Result;
use crate::asked::LEVELS;
use crate::grade::{Rates, rating};
use crate::puzzle::Puzzle;

/// A position, and how often each level answers rightly.
pub struct Candidate {
    /// Without number, grade and replies.
    pub puzzle: Puzzle,
    rules: Rules,
    rates: Rates,
}

impl Candidate {
    /// The puzzle with its grade and rating, if it has a grade, and the answers of the levels.
    pub fn graded(&self) -> Option<(Puzzle, Rates)> {
        let grade = self.rates.grade()?;
        let mut puzzle = Puzzle { grade, ..self.puzzle.clone() };
        puzzle.rating = rating(self.rules, &puzzle, &self.rates);
        Some((puzzle, self.rates))
    }
}

/// The candidates of some games.
#[derive(Default)]
pub struct Pool {
    /// In the order in which they were found.
    pub candidates: Vec<Candidate>,
    /// The number of games.
    pub games: u64,
    file: Option<File>,
}

impl Pool {
    /// Reads a pool from a file, which is written on. `head` is its first line: what the games depend on.
    /// The file has a line for each candidate (its rates, then its puzzle), and an empty line after each
    /// game; a game without that line is drawn again.
    ///
    /// # Errors
    /// If the file cannot be read or written, or has another first line.
    pub fn open(path: &Path, rules: Rules, head: &str) -> Result<Pool> {
        let mut text = if path.exists() { fs::read_to_string(path)? } else { format!("{head}\n") };
        text.truncate(text.rfind("\n\n").map_or(head.len() + 1, |end| end + 2));
        let mut pool = Pool::default();
        let mut lines = text.lines();
        if lines.next() != Some(head) {
            return Err(format!("{}: another pool than {head}", path.display()).into());
        }
        for line in lines {
            let Some((rates, puzzle)) = line.split_once('\t') else {
                pool.games += 1;
                continue;
            };
            let mut list = [0.0; LEVELS];
            for (rate, text) in list.iter_mut().zip(rates.split(' ')) {
                *rate = text.parse()?;
            }
            pool.candidates.push(Candidate { puzzle: puzzle.parse()?, rules, rates: Rates(list) });
        }
        fs::write(path, text)?;
        pool.file = Some(OpenOptions::new().append(true).open(path)?);
        Ok(pool)
    }

    /// Adds what was found in the next game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, rules: Rules, found: Vec<Puzzle>) -> Result {
        let mut text = String::new();
        for puzzle in found {
            let rates = Rates::for_grade(rules, &puzzle);
            let list: Vec<String> = rates.0.iter().map(f32::to_string).collect();
            text += &format!("{}\t{puzzle}\n", list.join(" "));
            self.candidates.push(Candidate { puzzle, rules, rates });
        }
        self.games += 1;
        if let Some(file) = &mut self.file {
            writeln!(file, "{text}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupted_game_is_drawn_again() {
        let path = std::env::temp_dir().join(format!("pylos-pool-{}", std::process::id()));
        let rules = Rules::default();
        let line = "0\tmove\twon\t0\t0\t\tdl1l/1ddd/1lll/1dld 3/1d1/1ld 2/2 1 l\t1a1\t";
        let open = || Pool::open(&path, rules, "head");
        let mut pool = open().expect("a new pool");
        pool.add(rules, vec![line.parse().expect("a puzzle")]).expect("written");
        pool.add(rules, vec![]).expect("written");
        let whole = fs::read_to_string(&path).expect("a file");
        fs::write(&path, format!("{whole}1 1 1 1 1 1 1\t{line}\n")).expect("written");
        let again = open().expect("the same pool");
        assert_eq!((again.games, again.candidates.len()), (2, 1));
        assert_eq!(fs::read_to_string(&path).expect("a file"), whole);
        assert!(Pool::open(&path, rules, "other").is_err());
        fs::remove_file(path).expect("removed");
    }
}
