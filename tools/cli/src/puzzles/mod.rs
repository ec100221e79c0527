//! Puzzles: positions of natural games in which exactly one move keeps the value. `docs/puzzles.md`
//! describes the files and how they are made.

mod asked;
mod draw;
pub mod grade;
mod make;
pub mod puzzle;
mod replies;
mod solve;
pub mod verify;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Args;
use fs_err as fs;
use pylos::{Rules, Variant};

use crate::oracle::Oracle;
use make::{Order, make};
use puzzle::File;
use verify::verify;

/// Make puzzles from games between levels, or prove them from the tables.
#[derive(Args)]
pub struct Puzzles {
    /// Make the puzzles of this variant.
    #[arg(long, required_unless_present = "verify")]
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
    /// The seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prove every puzzle of a file from the tables.
    #[arg(long, value_name = "FILE", conflicts_with = "variant")]
    verify: Vec<PathBuf>,
}

impl Puzzles {
    pub fn run(&self) -> Result<()> {
        let tables = Path::new("www/tables");
        for path in &self.verify {
            let file = read(path)?;
            let faults = verify(&mut Oracle::tables(tables, Rules::new(file.variant))?, &file);
            ensure!(faults.is_empty(), "{}: {}", path.display(), faults.join("\n"));
            println!("{}: {} puzzles proven", path.display(), file.puzzles.len());
        }
        let Some(variant) = self.variant else { return Ok(()) };
        let &Puzzles { count, judged, seed, .. } = self;
        let games = self.games.unwrap_or(if variant == Variant::Expert { 1500 } else { 3000 });
        let order = Order { count, judged: judged.min(count), games, seed };
        let mut judge = Oracle::tables(tables, Rules::new(variant))?;
        let command = format!(
            "pylos puzzles --variant {variant} --count {count} --judged {judged} --games {games} --seed {seed}"
        );
        let file = make(&mut judge, order, command);
        match &self.out {
            Some(path) => fs::write(path, file.to_string())?,
            None => print!("{file}"),
        }
        Ok(())
    }
}

fn read(path: &Path) -> Result<File> {
    fs::read_to_string(path)?.parse().with_context(|| path.display().to_string())
}
