//! Values from files: tables of the page, or a whole solution as packed blocks or as one file.

use std::io::{Read, Seek, SeekFrom};
use std::iter;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use fs_err as fs;
use pylos::engine::internal::{INDEX_FILE, rules_of};
use pylos::engine::{Engine, Level, Limits, Piece, Theme, Value, themes};
use pylos::{Game, Move, Player, Position, Rules};

use crate::solution::SolutionFile;
use crate::solver::{self, moves_by};

pub struct Oracle {
    pub rules: Rules,
    engine: Engine,
    folder: PathBuf,
    /// A solution in one file, which answers in place of the engine.
    whole: Option<SolutionFile>,
}

impl Oracle {
    pub fn new(folder: &Path, rules: Rules) -> Oracle {
        Oracle { rules, engine: Engine::new(), folder: folder.into(), whole: None }
    }

    /// Reads the tables of a variant from a folder: `expert.pylos`, `expert-2.pylos` and so on. They have values
    /// without distances.
    pub fn tables(folder: &Path, rules: Rules) -> Result<Oracle> {
        let mut oracle = Oracle::new(folder, rules);
        let variant = rules.variant;
        let more = (2..).map(|number| format!("{variant}-{number}.pylos"));
        let more = more.take_while(|file| folder.join(file).exists());
        iter::once(format!("{variant}.pylos"))
            .chain(more)
            .try_for_each(|file| oracle.take(&file))?;
        ensure!(oracle.engine.is_complete(rules), "the tables of {rules} are not complete");
        Ok(oracle)
    }

    /// Opens a solution: a file, or a folder of blocks, of which it reads what an answer needs.
    pub fn solution(path: &Path) -> Result<Oracle> {
        if path.is_dir() {
            return Oracle::folder(path);
        }
        let file = SolutionFile::open(path)?;
        let oracle = Oracle::new(path, file.index.rules);
        Ok(Oracle { whole: Some(file), ..oracle })
    }

    pub fn folder(folder: &Path) -> Result<Oracle> {
        let index = fs::read(folder.join(INDEX_FILE))?;
        let rules = rules_of(&index).context("the index is damaged")?;
        let mut oracle = Oracle::new(folder, rules);
        oracle.take(INDEX_FILE)?;
        Ok(oracle)
    }

    pub fn take(&mut self, file: &str) -> Result<()> {
        let bytes = fs::read(self.folder.join(file))?;
        let is_whole = self.engine.take(file, 0, &bytes).with_context(|| file.to_string())?;
        ensure!(is_whole, "{file} is cut off");
        Ok(())
    }

    /// The legal moves of a position with value and distance from a solution, the best first. None if it
    /// does not have the layers.
    pub fn known(&mut self, position: Position) -> Result<Option<Vec<(Move, solver::Value)>>> {
        let game = Game::from_position(position.with_rules(self.rules));
        if self.whole.is_none() && !self.bring(|engine| engine.needs(&game))? {
            return Ok(None);
        }
        moves_by(game.position(), |next| self.solved(next)?.context("damaged blocks")).map(Some)
    }

    /// Value and distance of a position from a solution. None if it does not have the layer.
    pub fn solved(&mut self, position: Position) -> Result<Option<solver::Value>> {
        if let Some(file) = &mut self.whole {
            return file.value(position).map(Some);
        }
        self.bring(|engine| engine.needs_of(position))?;
        Ok(self.engine.solved(position).map(|known| match known {
            (Value::Win, Some(distance)) => solver::Value::Win(distance),
            (Value::Loss, Some(distance)) => solver::Value::Loss(distance),
            _ => solver::Value::Endless,
        }))
    }

    /// Reads the parts of files that an answer needs. Returns whether the folder has the layers.
    fn bring(&mut self, needs: impl Fn(&Engine) -> Option<Vec<Piece>>) -> Result<bool> {
        loop {
            let Some(needs) = needs(&self.engine) else { return Ok(false) };
            if needs.is_empty() {
                return Ok(true);
            }
            for Piece { file, start, end, .. } in needs {
                let mut bytes = vec![0; (end - start) as usize];
                let mut opened = fs::File::open(self.folder.join(&file))?;
                opened.seek(SeekFrom::Start(start.into()))?;
                opened.read_exact(&mut bytes).with_context(|| format!("{file} is cut off"))?;
                self.engine.take(&file, start as usize, &bytes).context(file)?;
            }
        }
    }

    /// The move of a level; the highest one plays perfectly where it has files.
    pub fn choose(&mut self, game: &Game, level: Level, seed: u64) -> Result<Move> {
        let choice = self.engine.choose(game, level, seed);
        Ok(choice.context("a game that is not over has a move")?.m)
    }

    /// The value of a position for its player to move, from tables.
    pub fn value(&mut self, position: Position) -> Value {
        let value = self.engine.value(canonical(position), Limits::default());
        value.expect("without limits there is a value")
    }

    pub fn values(&mut self, position: Position) -> Vec<(Move, Value)> {
        let value = |m| (m, self.value(position.play_unchecked(m)).opposite());
        position.legal_moves().into_iter().map(value).collect()
    }

    pub fn themes(&mut self, position: Position, m: Move) -> Vec<Theme> {
        themes(position, m, |position| Some(self.value(position)))
    }
}

/// The one image of a position that stands for all eight, with light to move.
pub fn canonical(position: Position) -> Position {
    let is_light = position.turn() == Player::Light;
    if is_light { position } else { position.swap_colours() }.canonical()
}
