//! Makes and proves the puzzles of the page.

use std::path::{Path, PathBuf};

use clap::Args;
use pylos::Variant;
use pylos_puzzles::{File, Judge, Order, ladder, make, verify};

use crate::{Result, at};

/// Make puzzles from games between levels, prove them from the tables, or check their grades.
#[derive(Args)]
pub struct Puzzles {
    /// Make the puzzles of this variant.
    #[arg(long, required_unless_present_any = ["verify", "ladder"])]
    variant: Option<Variant>,
    /// The file to write.
    #[arg(long, requires = "variant")]
    out: Option<PathBuf>,
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
    /// The seed of the games; with --ladder, of the levels' answers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prove every puzzle of a file from the tables.
    #[arg(long, value_name = "FILE", conflicts_with = "variant")]
    verify: Vec<PathBuf>,
    /// Ask the levels about the puzzles of a file, and check that each grade is harder for every level
    /// below it.
    #[arg(long, value_name = "FILE", conflicts_with = "variant")]
    ladder: Vec<PathBuf>,
    /// The folder with the tables of perfect play.
    #[arg(long, default_value = "www/tables")]
    tables: PathBuf,
}

impl Puzzles {
    pub fn run(&self) -> Result {
        for path in &self.verify {
            let file = read(path)?;
            let faults = verify(&mut Judge::open(&self.tables, file.variant)?, &file);
            if !faults.is_empty() {
                return Err(format!("{}: {}", path.display(), faults.join("\n")).into());
            }
            println!("{}: {} puzzles proven", path.display(), file.puzzles.len());
        }
        for path in &self.ladder {
            let file = read(path)?;
            let (table, faults) = ladder(&file, self.seed);
            println!("{}\n\n{table}\n", file.variant);
            if let Some((grade, level)) = faults.first() {
                return Err(format!("grade {grade} is not harder for level {level}").into());
            }
        }
        let Some(variant) = self.variant else { return Ok(()) };
        let &Puzzles { count, judged, seed, .. } = self;
        let games = self.games.unwrap_or(if variant == Variant::Expert { 1500 } else { 3000 });
        let order = Order { count, judged: judged.min(count), games, seed };
        let mut judge = Judge::open(&self.tables, variant)?;
        let command = format!(
            "pylos puzzles --variant {variant} --count {count} --judged {judged} --games {games} --seed {seed}"
        );
        let file = make(&mut judge, order, command);
        match &self.out {
            Some(path) => std::fs::write(path, file.to_string())?,
            None => print!("{file}"),
        }
        Ok(())
    }
}

fn read(path: &Path) -> Result<File> {
    at(path, at(path, std::fs::read_to_string(path))?.parse())
}
