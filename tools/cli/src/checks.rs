//! Checks and measurements that the claims of `docs/solution.md` rest on.

use std::path::{Path, PathBuf};

use clap::Args;
use pylos::engine::internal::{Random, pieces_of};
use pylos::engine::{MoveScore, Value};
use pylos::{Game, Position};

use crate::contestant::pick;
use crate::matches::LONGEST_GAME;
use crate::oracle::{Oracle, Source, text};
use crate::{Result, RulesArgs, at};

/// Print the value of positions and of their legal moves, best first.
#[derive(Args)]
pub struct Probe {
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    source: Source,
    /// The positions.
    #[arg(required = true)]
    positions: Vec<Position>,
}

impl Probe {
    pub fn run(&self) -> Result {
        let mut oracle = self.source.oracle(self.rules.rules())?;
        for &position in &self.positions {
            println!("{position}:");
            for known in oracle.moves(position)? {
                println!("{}\t{}", known.m, text(&known));
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
    folder: PathBuf,
    /// The number of games.
    #[arg(long, default_value_t = 100)]
    samples: u64,
    /// The seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Verify {
    pub fn run(&self) -> Result {
        verify(&self.folder, self.samples, self.seed)
    }
}

pub fn verify(folder: &Path, samples: u64, seed: u64) -> Result {
    let index = std::fs::read(folder.join("index.pylos"))?;
    let (rules, files) = pieces_of(&index).ok_or("the index is damaged")?;
    let mut oracle = Oracle::folder(folder, rules)?;
    files.iter().try_for_each(|piece| oracle.take(&folder.join(&piece.file)))?;
    let bytes: u64 = files.iter().map(|piece| u64::from(piece.size)).sum();
    println!("{rules}: {} files with {bytes} bytes have their checksums", files.len());
    let (mut random, mut checked) = (Random::new(seed), 0);
    for _ in 0..samples {
        let mut game = Game::new(rules);
        let mut last: Option<MoveScore> = None;
        while !game.is_over() && game.moves().len() < LONGEST_GAME {
            // None where the folder does not have the layers.
            let known = oracle.known(&Game::from_position(game.position()))?;
            let best = known.as_ref().map(|moves| moves[0]);
            if let (Some(last), Some(best)) = (last, best) {
                let derived = (best.value.map(Value::opposite), best.distance.map(|d| d + 1));
                if (last.value, last.distance) != derived {
                    let position = game.position();
                    return Err(format!("{position} has another value than its moves").into());
                }
                checked += 1;
            }
            last = known.map(|moves| moves[random.below(moves.len() as u64) as usize]);
            game.play(
                last.map_or_else(|| pick(&mut random, &game.legal_moves()), |known| known.m),
            )?;
        }
    }
    println!("{checked} entries have the values that their moves give");
    Ok(())
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
    pub fn run(&self) -> Result {
        let mut oracle = Oracle::folder(&self.blocks, self.rules.rules())?;
        let (mut lines, mut wrong) = (0, 0);
        for (position, expected) in read_vectors(&self.file)? {
            let moves = oracle.moves(position)?;
            let value = match moves.first() {
                Some(best) => text(best),
                None if oracle.value(position)? == Value::Win => "W0".to_string(),
                None => "L0".to_string(),
            };
            let keeping = moves.iter().filter(|known| known.value == moves[0].value).count();
            let found = [value, moves.len().to_string(), keeping.to_string()];
            lines += 1;
            if expected != found {
                wrong += 1;
                println!("{position}: {}, not {}", found.join(" "), expected.join(" "));
            }
        }
        println!("{}: {wrong} of {lines} lines differ", self.file.display());
        if wrong == 0 { Ok(()) } else { Err("the solution differs".into()) }
    }
}

/// Play the won positions of a file against the longest defence by the solution.
#[derive(Args)]
pub struct Convert {
    #[command(flatten)]
    rules: RulesArgs,
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
        let rules = self.rules.rules();
        let mut defender = Oracle::folder(&self.against, rules)?;
        let mut player = self.source.oracle(rules)?;
        let (mut games, mut won, mut extra, mut most) = (0_u32, 0_u32, 0, 0);
        for (position, _) in read_vectors(&self.file)? {
            let moves = defender.moves(position)?;
            let Some(&MoveScore { value: Some(Value::Win), distance: Some(distance), .. }) =
                moves.first()
            else {
                continue;
            };
            let winner = position.turn();
            let mut game = Game::from_position(position.with_rules(rules));
            while !game.is_over() && game.moves().len() < LONGEST_GAME {
                let m = if game.position().turn() == winner {
                    player.choose(&game, games.into())?
                } else {
                    let replies = defender.moves(game.position())?.into_iter();
                    let longest = replies.max_by_key(|known| (known.score, known.m));
                    longest.ok_or("a game that is not over has a move")?.m
                };
                game.play(m)?;
            }
            games += 1;
            if game.result().is_some_and(|outcome| outcome.winner() == Some(winner)) {
                won += 1;
                let more = game.moves().len() - distance as usize;
                extra += more;
                most = most.max(more);
            } else {
                println!("not won: {position}");
            }
        }
        let mean = extra as f64 / f64::from(won.max(1));
        println!("{rules}: {won} of {games} won positions won");
        println!("turns beyond the shortest win: {mean:.1} on average, {most} at most");
        if won == games { Ok(()) } else { Err("some won positions were not won".into()) }
    }
}

/// Reads the positions of a file of known values, with the columns after each.
fn read_vectors(file: &Path) -> Result<Vec<(Position, Vec<String>)>> {
    let text = at(file, std::fs::read_to_string(file))?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let vectors = lines.map(|line| {
        let mut columns = line.split('\t');
        let position = columns.next().unwrap_or_default().parse();
        let position = position.map_err(|error| format!("{error}: {line}"))?;
        Ok((position, columns.map(str::to_string).collect()))
    });
    vectors.collect()
}
