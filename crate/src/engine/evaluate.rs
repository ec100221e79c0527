//! The estimate of a position that is not searched further.

use crate::{Figure, Position, Rules};

/// What one ball in reserve is worth.
pub(super) const BALL: i32 = 100;

/// Judges positions under one rule set.
pub(super) struct Evaluator {
    /// The figures that give a take-back.
    figures: Vec<u32>,
}

impl Evaluator {
    pub(super) fn new(rules: Rules) -> Evaluator {
        Evaluator {
            figures: Figure::all(rules.variant).map(|figure| figure.cells.bits()).collect(),
        }
    }

    /// How good a position is for the player to move, in hundredths of a ball in reserve.
    pub(super) fn evaluate(&self, position: Position) -> i32 {
        let turn = position.turn();
        let own = position.balls(turn).bits();
        let other = position.balls(turn.other()).bits();
        let sites = position.sites().bits();
        let free = position.free().bits();

        let (mut mine, mut theirs) = (0, 0);
        for figure in &self.figures {
            let hole = figure & !own;
            mine += i32::from(hole & (hole - 1) == 0 && hole & sites != 0);
            let hole = figure & !other;
            theirs += i32::from(hole & (hole - 1) == 0 && hole & sites != 0);
        }
        let count = |set: u32| set.count_ones() as i32;
        BALL * (count(other) - count(own))
            + 20 * (count(own & free) - count(other & free))
            + if mine > 0 { 120 } else { 0 }
            - 60 * theirs
    }
}
