//! Values from packed files: tables of the page, or the blocks of a whole solution.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use clap::Args;
use pylos::engine::{Engine, Level, Limits, MoveScore, Value};
use pylos::{Game, Move, Position, Rules};

use crate::{Result, RulesArgs, at};

/// The files, and their rule set.
#[derive(Args)]
pub struct Source {
    #[command(flatten)]
    pub rules: RulesArgs,
    /// Tables of the rule set.
    #[arg(long, value_name = "FILE")]
    table: Vec<PathBuf>,
    /// A folder of `pack --blocks` instead of tables.
    #[arg(long, value_name = "DIR", conflicts_with = "table")]
    blocks: Option<PathBuf>,
}

impl Source {
    /// Whether they know the distances: tables have only values.
    pub fn has_distances(&self) -> bool {
        self.blocks.is_some()
    }

    /// Whether there are any.
    pub fn is_given(&self) -> bool {
        self.blocks.is_some() || !self.table.is_empty()
    }

    /// Reads them.
    pub fn oracle(&self) -> Result<Oracle> {
        let rules = self.rules.rules();
        if let Some(folder) = &self.blocks {
            return Oracle::folder(folder, rules);
        }
        let mut oracle = Oracle { rules, engine: Engine::new(), folder: None };
        self.table.iter().try_for_each(|file| oracle.take(file))?;
        if !oracle.engine.is_complete(rules) {
            return Err(format!("the tables of {rules} are not complete").into());
        }
        Ok(oracle)
    }
}

/// An engine with the files of a rule set.
pub struct Oracle {
    rules: Rules,
    engine: Engine,
    /// Where the pieces of a solution are.
    folder: Option<PathBuf>,
}

impl Oracle {
    /// Opens a folder of blocks. Of its pieces, it reads what an answer needs.
    pub fn folder(folder: &Path, rules: Rules) -> Result<Oracle> {
        let mut oracle = Oracle { rules, engine: Engine::new(), folder: Some(folder.into()) };
        oracle.take(&folder.join("index.pylos"))?;
        Ok(oracle)
    }

    /// Takes in a whole file.
    pub fn take(&mut self, file: &Path) -> Result {
        let bytes = at(file, std::fs::read(file))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let is_whole = at(file, self.engine.take(&name, 0, &bytes))?;
        at(file, is_whole.then_some(()).ok_or("it is cut off"))
    }

    /// The legal moves of a position with value and, from blocks, distance, the best first. None if the
    /// folder does not have the layers.
    pub fn known(&mut self, position: Position) -> Result<Option<Vec<MoveScore>>> {
        let game = Game::from_position(position.with_rules(self.rules));
        while let Some(folder) = &self.folder {
            let Some(needs) = self.engine.needs(&game) else { return Ok(None) };
            if needs.is_empty() {
                break;
            }
            for piece in needs {
                let path = folder.join(&piece.file);
                let mut bytes = vec![0; (piece.end - piece.start) as usize];
                let mut file = at(&path, File::open(&path))?;
                file.seek(SeekFrom::Start(piece.start.into()))?;
                file.read_exact(&mut bytes)?;
                at(&path, self.engine.take(&piece.file, piece.start as usize, &bytes))?;
            }
        }
        Ok(Some(self.engine.analyse(&game, Limits::default().with_nodes(1))))
    }

    /// The same, where the folder has the layers.
    pub fn moves(&mut self, position: Position) -> Result<Vec<MoveScore>> {
        let known = self.known(position)?;
        Ok(known.ok_or_else(|| format!("the folder does not have the layers of {position}"))?)
    }

    /// The move of the perfect player.
    pub fn choose(&mut self, game: &Game, seed: u64) -> Result<Move> {
        if self.folder.is_some() {
            self.moves(game.position())?;
        }
        let choice = self.engine.choose(game, Level::MAX, seed);
        Ok(choice.ok_or("a game that is not over has a move")?.m)
    }

    /// The value of a position for the player to move.
    pub fn value(&mut self, position: Position) -> Result<Value> {
        let position = position.with_rules(self.rules);
        if let Some(outcome) = position.outcome() {
            let is_won = outcome.winner() == Some(position.turn());
            return Ok(if is_won { Value::Win } else { Value::Loss });
        }
        let value = self.moves(position)?.first().and_then(|best| best.value);
        Ok(value.ok_or("the files know every value")?)
    }
}

/// A value with its distance, as in the shared test vectors: `W63`, `L2` or `D`.
pub fn text(value: Option<Value>, distance: Option<u32>) -> String {
    let letter = value.map_or("?", |value| ["L", "D", "W"][value as usize]);
    distance.map_or(letter.to_string(), |distance| format!("{letter}{distance}"))
}
