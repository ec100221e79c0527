//! Looks at folders of blocks: checks and measurements that the claims of `docs/solution.md` rest on.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Args;
use fs_err as fs;
use pylos::engine::Level;
use pylos::engine::internal::{INDEX_FILE, Random, pieces_of};
use pylos::{Game, Position};

use crate::matches::LONGEST_GAME;
use crate::oracle::Oracle;
use crate::solver::{Value, keeping};

const GAMES: usize = 100;

/// Check a folder of blocks: every checksum, the values in random games against those of their moves, and known
/// values.
#[derive(Args)]
pub struct Verify {
    /// The folder.
    pub folder: PathBuf,
    /// A file of known values (position, value, legal moves, keeping moves), like tests/data/values-*.tsv.
    #[arg(long, value_name = "FILE")]
    pub values: Option<PathBuf>,
    /// Play the won positions of the file by the tables of this folder, such as www/tables, against the longest
    /// defence.
    #[arg(long, value_name = "DIR", requires = "values")]
    pub tables: Option<PathBuf>,
}

impl Verify {
    pub fn run(&self) -> Result<()> {
        let mut solution = Oracle::folder(&self.folder)?;
        let index = fs::read(self.folder.join(INDEX_FILE))?;
        let (rules, files) = pieces_of(&index).context("the index is damaged")?;
        files.iter().try_for_each(|piece| solution.take(&piece.file))?;
        let bytes: u64 = files.iter().map(|piece| u64::from(piece.size)).sum();
        println!("{rules}: {} files with {bytes} bytes have their checksums", files.len());
        let checked = check_games(&mut solution)?;
        println!("{checked} entries have the values that their moves give");
        self.values.as_ref().map_or(Ok(()), |file| self.check_values(&mut solution, file))
    }

    /// Compares the solution with known values, and plays the won positions.
    fn check_values(&self, solution: &mut Oracle, file: &Path) -> Result<()> {
        let tables = self.tables.as_ref();
        let mut player = tables.map(|folder| Oracle::tables(folder, solution.rules)).transpose()?;
        let text = fs::read_to_string(file)?;
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let (mut count, mut wrong, mut skipped) = (0, 0, 0);
        let (mut games, mut extra) = (0, Vec::new());
        for line in lines {
            let (position, expected) = line.split_once('\t').context("a line is cut off")?;
            let position = position.parse().with_context(|| line.to_string())?;
            let Some(moves) = solution.known(position)? else {
                skipped += 1;
                continue;
            };
            let &(_, best) = moves.first().context("the game is over")?;
            let found = format!("{best}\t{}\t{}", moves.len(), keeping(&moves).count());
            count += 1;
            if expected != found {
                wrong += 1;
                println!("{position}: {found}, not {expected}");
            }
            if let (Value::Win(shortest), Some(player)) = (best, &mut player) {
                match play_won(player, solution, position, games)? {
                    Some(turns) => extra.push(turns - shortest as usize),
                    None => println!("not won: {position}"),
                }
                games += 1;
            }
        }
        println!("{}: {wrong} of {count} lines differ", file.display());
        if skipped > 0 {
            println!("{skipped} more lines are of layers that the folder does not have");
        }
        let won = extra.len();
        if player.is_some() {
            println!("{won} of {games} won positions won");
            let mean = extra.iter().sum::<usize>() as f64 / won.max(1) as f64;
            let most = extra.iter().max().unwrap_or(&0);
            println!("turns beyond the shortest win: {mean:.1} on average, {most} at most");
        }
        ensure!(wrong == 0, "the solution differs");
        ensure!(won as u64 == games, "some won positions were not won");
        Ok(())
    }
}

/// Compares values in random games with those of the moves that lead there; returns how many, which the folder has.
fn check_games(solution: &mut Oracle) -> Result<usize> {
    let (mut random, mut checked) = (Random::new(1), 0);
    for _ in 0..GAMES {
        let mut game = Game::new(solution.rules);
        // What the last move says of the position.
        let mut expected = None;
        while !game.is_over() && game.moves().len() < LONGEST_GAME {
            let position = game.position();
            let Some(moves) = solution.known(position)? else { break };
            let is_right = expected.is_none_or(|value| value == moves[0].1.before());
            ensure!(is_right, "{position} has another value than its moves");
            checked += usize::from(expected.is_some());
            let (m, value) = moves[random.below(moves.len() as u64) as usize];
            expected = Some(value);
            game.play(m)?;
        }
    }
    Ok(checked)
}

/// Plays a won position against the longest defence by the solution. Returns the number of turns if it is won.
fn play_won(
    player: &mut Oracle,
    solution: &mut Oracle,
    position: Position,
    seed: u64,
) -> Result<Option<usize>> {
    let winner = position.turn();
    let mut game = Game::from_position(position.with_rules(player.rules));
    while !game.is_over() && game.moves().len() < LONGEST_GAME {
        let m = if game.position().turn() == winner {
            player.choose(&game, Level::MAX, seed)?
        } else {
            let replies = solution.known(game.position())?.into_iter().flatten();
            let longest = replies.max_by_key(|(m, value)| (value.rank(), *m));
            longest.context("the folder does not have the layers")?.0
        };
        game.play(m)?;
    }
    let is_won = game.result().is_some_and(|outcome| outcome.winner() == Some(winner));
    Ok(is_won.then_some(game.moves().len()))
}
