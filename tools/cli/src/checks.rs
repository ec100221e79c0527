//! Checks and measurements that the claims of `docs/solution.md` rest on.

use std::path::{Path, PathBuf};

use clap::Args;
use pylos::engine::Value;
use pylos::engine::internal::{Random, pieces_of};
use pylos::{Game, Position};

use crate::contestant::pick;
use crate::matches::LONGEST_GAME;
use crate::oracle::{Oracle, Source, text};
use crate::{Result, at};

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
    pub fn run(&self) -> Result {
        let mut oracle = self.source.oracle()?;
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
    /// The number of games.
    #[arg(long, default_value_t = 100)]
    pub samples: u64,
    /// The seed of the games.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl Verify {
    pub fn run(&self) -> Result {
        let index = std::fs::read(self.folder.join("index.pylos"))?;
        let (rules, files) = pieces_of(&index).ok_or("the index is damaged")?;
        let mut oracle = Oracle::folder(&self.folder, rules)?;
        files.iter().try_for_each(|piece| oracle.take(&self.folder.join(&piece.file)))?;
        let bytes: u64 = files.iter().map(|piece| u64::from(piece.size)).sum();
        println!("{rules}: {} files with {bytes} bytes have their checksums", files.len());
        let (mut random, mut checked) = (Random::new(self.seed), 0);
        for _ in 0..self.samples {
            let mut game = Game::new(rules);
            // What the last move says of the position.
            let mut expected = None;
            while !game.is_over() && game.moves().len() < LONGEST_GAME {
                let position = game.position();
                let Some(moves) = oracle.known(position)? else {
                    // The folder does not have the layers.
                    expected = None;
                    game.play(pick(&mut random, &game.legal_moves()))?;
                    continue;
                };
                checked += u64::from(expected.is_some());
                if expected.is_some_and(|expected| expected != (moves[0].value, moves[0].distance))
                {
                    return Err(format!("{position} has another value than its moves").into());
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
    source: Source,
    /// The file, like tests/data/values-*.tsv.
    file: PathBuf,
}

impl Compare {
    pub fn run(&self) -> Result {
        if !self.source.has_distances() {
            return Err("compare needs --blocks: tables have no distances".into());
        }
        let mut oracle = self.source.oracle()?;
        let vectors = read_vectors(&self.file)?;
        let mut wrong = 0;
        for (position, expected) in &vectors {
            let moves = oracle.moves(*position)?;
            let value = match moves.first() {
                Some(best) => text(best.value, best.distance),
                None => text(Some(oracle.value(*position)?), Some(0)),
            };
            let keeping = moves.iter().filter(|known| known.value == moves[0].value).count();
            let found = format!("{value}\t{}\t{keeping}", moves.len());
            if *expected != found {
                wrong += 1;
                println!("{position}: {found}, not {expected}");
            }
        }
        println!("{}: {wrong} of {} lines differ", self.file.display(), vectors.len());
        if wrong == 0 { Ok(()) } else { Err("the solution differs".into()) }
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
    pub fn run(&self) -> Result {
        let rules = self.source.rules.rules();
        let mut defender = Oracle::folder(&self.against, rules)?;
        let mut player = self.source.oracle()?;
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
                    longest.ok_or("a game that is not over has a move")?.m
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
        if won as u64 == games { Ok(()) } else { Err("some won positions were not won".into()) }
    }
}

/// Reads the positions of a file of known values, with the columns after each.
fn read_vectors(file: &Path) -> Result<Vec<(Position, String)>> {
    let text = at(file, std::fs::read_to_string(file))?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let vectors = lines.map(|line| {
        let (position, columns) = line.split_once('\t').unwrap_or((line, ""));
        let position = position.parse().map_err(|error| format!("{error}: {line}"))?;
        Ok((position, columns.to_string()))
    });
    vectors.collect()
}
