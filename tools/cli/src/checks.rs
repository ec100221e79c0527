//! Checks and measurements that the claims of `docs/solution.md` rest on.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Args;
use fs_err as fs;
use pylos::engine::Value;
use pylos::engine::internal::{Random, pieces_of};
use pylos::{Game, Position};

use crate::RulesArgs;
use crate::matches::LONGEST_GAME;
use crate::oracle::{Oracle, Source, text};

/// The number of games whose values `verify` compares.
const GAMES: usize = 100;

const UNNAMED: &str = "name the files: --tables DIR or --blocks DIR";

/// Print the value of positions and of their legal moves, best first.
#[derive(Args)]
pub struct Probe {
    #[command(flatten)]
    source: Source,
    /// The positions.
    #[arg(required = true)]
    positions: Vec<Position>,
}

impl Probe {
    pub fn run(&self) -> Result<()> {
        let mut oracle = self.source.oracle()?.context(UNNAMED)?;
        for &position in &self.positions {
            println!("{position}:");
            for known in oracle.moves(position)? {
                println!("{}\t{}", known.m, text(known.value, known.distance));
            }
        }
        Ok(())
    }
}

/// Check a folder of blocks: every checksum, and the values in random games against those of their
/// moves.
#[derive(Args)]
pub struct Verify {
    /// The folder.
    pub folder: PathBuf,
}

impl Verify {
    pub fn run(&self) -> Result<()> {
        let index = fs::read(self.folder.join("index.pylos"))?;
        let (rules, files) = pieces_of(&index).context("the index is damaged")?;
        let mut oracle = Oracle::folder(&self.folder, rules)?;
        files.iter().try_for_each(|piece| oracle.take(&self.folder.join(&piece.file)))?;
        let bytes: u64 = files.iter().map(|piece| u64::from(piece.size)).sum();
        println!("{rules}: {} files with {bytes} bytes have their checksums", files.len());
        let (mut random, mut checked) = (Random::new(1), 0);
        for _ in 0..GAMES {
            let mut game = Game::new(rules);
            // What the last move says of the position.
            let mut expected = None;
            while !game.is_over() && game.moves().len() < LONGEST_GAME {
                let position = game.position();
                // The folder may not have the layers.
                let Some(moves) = oracle.known(position)? else { break };
                if let Some(expected) = expected {
                    let found = (moves[0].value, moves[0].distance);
                    ensure!(expected == found, "{position} has another value than its moves");
                    checked += 1;
                }
                let chosen = moves[random.below(moves.len() as u64) as usize];
                expected =
                    Some((chosen.value.map(Value::opposite), chosen.distance.map(|d| d - 1)));
                game.play(chosen.m)?;
            }
        }
        println!("{checked} entries have the values that their moves give");
        Ok(())
    }
}

/// Compare a solution with a file of known values (position, value, legal moves, keeping moves).
#[derive(Args)]
pub struct Compare {
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder of blocks.
    #[arg(long, value_name = "DIR")]
    blocks: PathBuf,
    /// The file, like tests/data/values-*.tsv.
    file: PathBuf,
}

impl Compare {
    pub fn run(&self) -> Result<()> {
        let mut oracle = Oracle::folder(&self.blocks, self.rules.rules())?;
        let vectors = read_vectors(&self.file)?;
        let mut wrong = 0;
        for (position, expected) in &vectors {
            let moves = oracle.moves(*position)?;
            let best = moves.first().context("the game is over")?;
            let value = text(best.value, best.distance);
            let keeping = moves.iter().filter(|known| known.value == best.value).count();
            let found = format!("{value}\t{}\t{keeping}", moves.len());
            if *expected != found {
                wrong += 1;
                println!("{position}: {found}, not {expected}");
            }
        }
        println!("{}: {wrong} of {} lines differ", self.file.display(), vectors.len());
        ensure!(wrong == 0, "the solution differs");
        Ok(())
    }
}

/// Play the won positions of a file against the longest defence by the solution.
#[derive(Args)]
pub struct Convert {
    /// The folder of blocks of the defender.
    #[arg(long, value_name = "DIR")]
    against: PathBuf,
    #[command(flatten)]
    source: Source,
    /// The file, like tests/data/values-*.tsv.
    file: PathBuf,
}

impl Convert {
    pub fn run(&self) -> Result<()> {
        let rules = self.source.rules.rules();
        let mut defender = Oracle::folder(&self.against, rules)?;
        let mut player = self.source.oracle()?.context(UNNAMED)?;
        let (mut games, mut extra) = (0, Vec::new());
        for (position, _) in read_vectors(&self.file)? {
            let moves = defender.moves(position)?;
            let Some(best) = moves.first().filter(|best| best.value == Some(Value::Win)) else {
                continue;
            };
            let winner = position.turn();
            let mut game = Game::from_position(position.with_rules(rules));
            while !game.is_over() && game.moves().len() < LONGEST_GAME {
                let m = if game.position().turn() == winner {
                    player.choose(&game, games)?
                } else {
                    let replies = defender.moves(game.position())?.into_iter();
                    let longest = replies.max_by_key(|known| (known.score, known.m));
                    longest.context("a game that is not over has a move")?.m
                };
                game.play(m)?;
            }
            games += 1;
            if game.result().is_some_and(|outcome| outcome.winner() == Some(winner)) {
                extra.push(game.moves().len() - best.distance.unwrap_or(0) as usize);
            } else {
                println!("not won: {position}");
            }
        }
        let won = extra.len();
        println!("{rules}: {won} of {games} won positions won");
        let mean = extra.iter().sum::<usize>() as f64 / won.max(1) as f64;
        let most = extra.iter().max().unwrap_or(&0);
        println!("turns beyond the shortest win: {mean:.1} on average, {most} at most");
        ensure!(won as u64 == games, "some won positions were not won");
        Ok(())
    }
}

/// Reads the positions of a file of known values, with the columns after each.
fn read_vectors(file: &Path) -> Result<Vec<(Position, String)>> {
    let text = fs::read_to_string(file)?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let vectors = lines.map(|line| {
        let (position, columns) = line.split_once('\t').unwrap_or((line, ""));
        Ok((position.parse().with_context(|| line.to_string())?, columns.to_string()))
    });
    vectors.collect()
}
