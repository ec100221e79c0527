//! Puzzles: positions of natural games in which exactly one move keeps the value. `docs/puzzles.md`
//! describes the files and how they are made.

pub mod grade;
mod make;
pub mod solve;

use core::fmt;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use fs_err as fs;
use pylos::engine::{Theme, Value};
use pylos::{Move, Position, Rules, Variant};

use crate::oracle::Oracle;
use grade::LEVELS;
use make::{make, make_lost};

/// Make puzzles from games between levels.
#[derive(Args)]
pub struct Puzzles {
    /// The variant.
    #[arg(long)]
    variant: Variant,
    /// The file to write.
    #[arg(long)]
    out: PathBuf,
    /// The number of puzzles.
    #[arg(long, default_value_t = 1000)]
    count: usize,
    /// How many of them ask for the value of a position.
    #[arg(long, default_value_t = 150)]
    judged: usize,
    /// The number of games that positions are drawn from: 3000, or 1500 of the expert variant, which give as
    /// many puzzles.
    #[arg(long)]
    games: Option<u64>,
    /// The seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Adds that many lost positions, of which one move holds out longest, to the file that is there.
    #[arg(long)]
    lost: Option<usize>,
}

impl Puzzles {
    pub fn run(&self) -> Result<()> {
        let &Puzzles { variant, count, judged, seed, .. } = self;
        let games = self.games();
        let mut judge = Oracle::tables(Path::new("www/tables"), Rules::new(variant))?;
        let end = format!("--games {games} --seed {seed}");
        let (mut text, puzzles) = if let Some(count) = self.lost {
            let text = fs::read_to_string(&self.out)?;
            let first = text.lines().filter(|line| !line.starts_with('#')).count() + 1;
            let puzzles = make_lost(&mut judge, self, count, first);
            (format!("{text}# pylos puzzles --variant {variant} --lost {count} {end}\n"), puzzles)
        } else {
            let options = format!("--count {count} --judged {judged} {end}");
            // With the version of the format.
            let head = format!(
                "# pylos puzzles 1 {variant}: pylos puzzles --variant {variant} {options}\n"
            );
            (head, make(&mut judge, self))
        };
        puzzles.iter().for_each(|puzzle| text += &format!("{puzzle}\n"));
        Ok(fs::write(&self.out, text)?)
    }

    fn games(&self) -> u64 {
        self.games.unwrap_or(if self.variant == Variant::Expert { 1500 } else { 3000 })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Move,
    Judge,
}

#[derive(Clone, Copy)]
pub struct Reply {
    /// The one wrong move that it answers; none for all those after which it is legal.
    pub wrong: Option<Move>,
    pub turn: Move,
    /// After it the game is endless, not lost.
    pub is_endless: bool,
}

#[derive(Clone)]
pub struct Puzzle {
    pub number: usize,
    pub kind: Kind,
    /// The value for the player to move.
    pub value: Value,
    /// The share of right answers of each level that was asked.
    pub rates: [f32; LEVELS],
    pub grade: u8,
    pub rating: u32,
    pub themes: Vec<Theme>,
    pub position: Position,
    pub line: Vec<Move>,
    /// The replies to wrong moves, for each step of the solver.
    pub replies: Vec<Vec<Reply>>,
}

impl Puzzle {
    pub fn takes_back(&self) -> bool {
        self.line.iter().step_by(2).any(|m| !m.take_back().is_empty())
    }
}

/// By the numbers of kinds and values.
pub const KINDS: [&str; 2] = ["move", "judge"];
pub const VALUES: [&str; 3] = ["lost", "endless", "won"];

fn joined<T: fmt::Display>(list: impl IntoIterator<Item = T>, between: &str) -> String {
    let texts: Vec<String> = list.into_iter().map(|item| item.to_string()).collect();
    texts.join(between)
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(wrong) = self.wrong {
            write!(f, "{wrong}>")?;
        }
        write!(f, "{}{}", self.turn, if self.is_endless { "=" } else { "" })
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { number, kind, value, grade, rating, themes, position, line, replies, .. } =
            self;
        let (kind, value) = (KINDS[*kind as usize], VALUES[*value as usize]);
        write!(f, "{number}\t{kind}\t{value}\t{grade}\t{rating}\t")?;
        write!(f, "{}\t{position}\t{}\t", joined(themes, ","), joined(line, " "))?;
        f.write_str(&joined(replies.iter().map(|group| joined(group, " ")), "|"))
    }
}
