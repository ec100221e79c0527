//! The exact values of positions, from the tables of the page.

use std::path::Path;

use anyhow::Result;
use pylos::engine::{Engine, Limits, Theme, Value, themes};
use pylos::{Move, Player, Position, Rules, Variant};

use crate::oracle::Oracle;

/// Knows the value of every position of a variant.
pub struct Judge {
    pub rules: Rules,
    engine: Engine,
}

impl Judge {
    /// Reads the tables of a variant from a folder: `expert.pylos`, `expert-2.pylos` and so on.
    pub fn open(folder: &Path, variant: Variant) -> Result<Judge> {
        let more = (2..).map(|number| folder.join(format!("{variant}-{number}.pylos")));
        let mut files = vec![folder.join(format!("{variant}.pylos"))];
        files.extend(more.take_while(|file| file.exists()));
        let Oracle { rules, engine, .. } = Oracle::tables(&files, Rules::new(variant))?;
        Ok(Judge { rules, engine })
    }

    /// The value of a position for its player to move.
    pub fn value(&mut self, position: Position) -> Value {
        let value = self.engine.value(canonical(position), Limits::default());
        value.expect("without limits there is a value")
    }

    /// The value of a move, for the player who makes it.
    pub fn value_of(&mut self, position: Position, m: Move) -> Value {
        self.value(position.play_unchecked(m)).opposite()
    }

    /// The legal moves with their values.
    pub fn moves(&mut self, position: Position) -> Vec<(Move, Value)> {
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
