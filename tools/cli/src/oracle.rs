//! Values from packed files: tables of the page, or the blocks of a whole solution.

use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Args;
use fs_err as fs;
use pylos::engine::{Engine, Level, Limits, MoveScore, Theme, Value, themes};
use pylos::{Game, Move, Player, Position, Rules};

use crate::RulesArgs;

/// The files, and their rule set.
#[derive(Args)]
pub struct Source {
    #[command(flatten)]
    pub rules: RulesArgs,
    /// The folder with the tables, such as www/tables.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// A folder of `pack --blocks` instead of tables.
    #[arg(long, value_name = "DIR", conflicts_with = "tables")]
    blocks: Option<PathBuf>,
}

impl Source {
    /// Reads them, if they are named.
    pub fn oracle(&self) -> Result<Option<Oracle>> {
        let rules = self.rules.rules();
        let tables = || self.tables.as_ref().map(|folder| Oracle::tables(folder, rules));
        let blocks = self.blocks.as_ref().map(|folder| Oracle::folder(folder, rules));
        blocks.or_else(tables).transpose()
    }
}

/// An engine with the files of a rule set.
pub struct Oracle {
    pub rules: Rules,
    engine: Engine,
    /// Where the pieces of a solution are.
    folder: Option<PathBuf>,
}

impl Oracle {
    /// Reads the tables of a variant from a folder: `expert.pylos`, `expert-2.pylos` and so on. They have values
    /// without distances.
    pub fn tables(folder: &Path, rules: Rules) -> Result<Oracle> {
        let mut oracle = Oracle { rules, engine: Engine::new(), folder: None };
        let variant = rules.variant;
        oracle.take(&folder.join(format!("{variant}.pylos")))?;
        let more = (2..).map(|number| folder.join(format!("{variant}-{number}.pylos")));
        more.take_while(|file| file.exists()).try_for_each(|file| oracle.take(&file))?;
        ensure!(oracle.engine.is_complete(rules), "the tables of {rules} are not complete");
        Ok(oracle)
    }

    /// Opens a folder of blocks. Of its pieces, it reads what an answer needs.
    pub fn folder(folder: &Path, rules: Rules) -> Result<Oracle> {
        let mut oracle = Oracle { rules, engine: Engine::new(), folder: Some(folder.into()) };
        oracle.take(&folder.join("index.pylos"))?;
        Ok(oracle)
    }

    /// Takes in a whole file.
    pub fn take(&mut self, file: &Path) -> Result<()> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let is_whole = self.engine.take(&name, 0, &fs::read(file)?);
        ensure!(is_whole.with_context(|| file.display().to_string())?, "{file:?} is cut off");
        Ok(())
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
                let mut bytes = vec![0; (piece.end - piece.start) as usize];
                let mut file = fs::File::open(folder.join(&piece.file))?;
                file.seek(SeekFrom::Start(piece.start.into()))?;
                file.read_exact(&mut bytes)?;
                self.engine.take(&piece.file, piece.start as usize, &bytes).context(piece.file)?;
            }
        }
        // With the files, every move is proven soon.
        Ok(Some(self.engine.analyse(&game, Limits::default())))
    }

    /// The same, where the folder has the layers.
    pub fn moves(&mut self, position: Position) -> Result<Vec<MoveScore>> {
        let known = self.known(position)?;
        known.with_context(|| format!("the folder does not have the layers of {position}"))
    }

    /// The move of the perfect player.
    pub fn choose(&mut self, game: &Game, seed: u64) -> Result<Move> {
        if self.folder.is_some() {
            self.moves(game.position())?;
        }
        let choice = self.engine.choose(game, Level::MAX, seed);
        Ok(choice.context("a game that is not over has a move")?.m)
    }

    /// The value of a position for its player to move, from tables.
    pub fn value(&mut self, position: Position) -> Value {
        let value = self.engine.value(canonical(position), Limits::default());
        value.expect("without limits there is a value")
    }

    /// The value of a move, for the player who makes it.
    pub fn value_of(&mut self, position: Position, m: Move) -> Value {
        self.value(position.play_unchecked(m)).opposite()
    }

    /// The legal moves with their values.
    pub fn values(&mut self, position: Position) -> Vec<(Move, Value)> {
        let moves = position.legal_moves().into_iter();
        moves.map(|m| (m, self.value_of(position, m))).collect()
    }

    /// The themes of a move.
    pub fn themes(&mut self, position: Position, m: Move) -> Vec<Theme> {
        themes(position, m, |position| Some(self.value(position)))
    }
}

/// The one image of a position that stands for all eight, with light to move.
pub fn canonical(position: Position) -> Position {
    let is_light = position.turn() == Player::Light;
    if is_light { position } else { position.swap_colours() }.canonical()
}

/// A value with its distance, as in the shared test vectors: `W63`, `L2` or `D`.
pub fn text(value: Option<Value>, distance: Option<u32>) -> String {
    let letter = value.map_or("?", |value| ["L", "D", "W"][value as usize]);
    distance.map_or(letter.to_string(), |distance| format!("{letter}{distance}"))
}
