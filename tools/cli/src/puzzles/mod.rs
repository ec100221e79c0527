//! Puzzles: positions of natural games in which exactly one move keeps the value. `docs/puzzles.md`
//! describes the files and how they are made.

mod asked;
mod draw;
pub mod grade;
mod make;
pub mod puzzle;
mod replies;
pub mod solve;

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use fs_err as fs;
use pylos::{Rules, Variant};

use crate::oracle::Oracle;
use make::{Order, make};

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
}

impl Puzzles {
    pub fn run(&self) -> Result<()> {
        let &Puzzles { variant, count, judged, seed, .. } = self;
        let games = self.games.unwrap_or(if variant == Variant::Expert { 1500 } else { 3000 });
        let order = Order { count, judged: judged.min(count), games, seed };
        let mut judge = Oracle::tables(Path::new("www/tables"), Rules::new(variant))?;
        // With the version of the format.
        let mut text = format!(
            "# pylos puzzles 1 {variant}: pylos puzzles --variant {variant} --count {count} --judged {judged} \
             --games {games} --seed {seed}\n"
        );
        make(&mut judge, order).iter().for_each(|puzzle| text += &format!("{puzzle}\n"));
        Ok(fs::write(&self.out, text)?)
    }
}
