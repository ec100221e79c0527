//! Makes and proves the puzzles of the page.

use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use pylos::Variant;
use pylos_puzzles::{File, Judge, Kind, Ladder, Order, make, verify};

use crate::Result;

/// What to do with puzzles.
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
    /// Does it.
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
            ladder(&read(path)?, self.seed)?;
        }
        let Some(variant) = self.variant else { return Ok(()) };
        let (start, Puzzles { count, judged, seed, .. }) = (Instant::now(), self);
        let report = |text: &str| eprintln!("{:6.1} s: {text}", start.elapsed().as_secs_f64());
        let command = format!(
            "pylos puzzles --variant {variant} --count {count} --judged {judged} --seed {seed}"
        );
        let order = Order { count: *count, judged: (*judged).min(*count), seed: *seed };
        let file = make(&mut Judge::open(&self.tables, variant)?, order, command, &report);
        match &self.out {
            Some(path) => std::fs::write(path, file.to_string())?,
            None => print!("{file}"),
        }
        Ok(())
    }
}

fn read(path: &Path) -> Result<File> {
    let fault = |error: &dyn core::fmt::Display| format!("{}: {error}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| fault(&error))?;
    Ok(text.parse().map_err(|error| fault(&error))?)
}

fn ladder(file: &File, seed: u64) -> Result {
    for kind in [Kind::Move, Kind::Judge] {
        let ladder = Ladder::new(file, kind, seed);
        println!("{}, {kind}\n{ladder}", file.variant);
        for (grade, level) in ladder.faults() {
            println!("grade {grade} is not harder for level {level}");
        }
    }
    Ok(())
}
