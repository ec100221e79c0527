//! Why a move is not legal: the rule that forbids it, found by playing the turn step by step.

use alloc::{vec, vec::Vec};

use crate::cell::{Cell, CellSet};
use crate::figure::Figure;
use crate::moves::Move;
use crate::names::{faults, refuse_if};
use crate::outcome::Outcome;
use crate::player::Player;
use crate::position::Position;
use crate::rules::{TakeBackOption, Variant};

faults! {
    /// The rule that forbids a move (rules, section 2).
    #[derive(Copy)]
    IllegalMove {
        GameOver(outcome: Outcome) = "gameOver" => "the game is over: {outcome}";
        EmptyReserve(player: Player) = "emptyReserve" =>
            "{player}'s reserve is empty: a ball on the board must be raised";
        NothingToRaise(cell: Cell) = "nothingToRaise" => "there is no ball on {cell} to raise";
        RaisesOpponent(cell: Cell) = "raisesOpponent" =>
            "the ball on {cell} is the opponent's: only own balls are raised";
        /// The ball to raise supports another one, on `above`.
        RaisesSupport { from: Cell, above: Cell } = "raisesSupport" =>
            "the ball on {from} supports the one on {above}: a supporting ball cannot be raised";
        NotHigher { from: Cell, to: Cell } = "notHigher" =>
            "{to} is not higher than {from}: a ball is raised to a higher level";
        Occupied(cell: Cell) = "occupied" => "there is a ball on {cell} already";
        OnOwnSupport { from: Cell, to: Cell } = "onOwnSupport" =>
            "{to} rests on {from}: a ball cannot be raised onto its own square";
        Unsupported { to: Cell, missing: CellSet } = "unsupported" =>
            "{to} needs four balls under it: nothing lies on {missing}";
        NoTakeBackForChildren = "noTakeBackForChildren" =>
            "no balls are taken back in the children's game";
        NoFigure { to: Cell, variant: Variant } = "noFigure" =>
            "the ball on {to} completes no {} of its own colour: no ball is taken back",
            if *variant == Variant::Expert { "square or line" } else { "square" };
        TakeBackRequired(to: Cell) = "takeBackRequired" =>
            "the ball on {to} completes a figure: one or two balls must be taken back";
        NothingToTakeBack(cell: Cell) = "nothingToTakeBack" =>
            "there is no ball on {cell} to take back";
        TakesBackOpponent(cell: Cell) = "takesBackOpponent" =>
            "the ball on {cell} is the opponent's: only own balls are taken back";
        /// The ball to take back supports another one, on `above`.
        TakesBackSupport { cell: Cell, above: Cell } = "takesBackSupport" =>
            "the ball on {cell} supports the one on {above}: a supporting ball cannot be taken back";
    }
}

impl IllegalMove {
    /// The cells the rule is about: the one at fault first, then those that make it so (the cell
    /// above it, the cell played to, or the empty cells under it in index order).
    pub fn cells(&self) -> Vec<Cell> {
        use IllegalMove::*;
        match *self {
            GameOver(_) | EmptyReserve(_) | NoTakeBackForChildren => vec![],
            NothingToRaise(cell)
            | RaisesOpponent(cell)
            | Occupied(cell)
            | NoFigure { to: cell, .. }
            | TakeBackRequired(cell)
            | NothingToTakeBack(cell)
            | TakesBackOpponent(cell) => vec![cell],
            RaisesSupport { from: cell, above: other }
            | TakesBackSupport { cell, above: other }
            | NotHigher { from: cell, to: other }
            | OnOwnSupport { from: cell, to: other } => vec![cell, other],
            Unsupported { to, missing } => core::iter::once(to).chain(missing).collect(),
        }
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// Whether a move is legal here: plays the turn step by step and stops at the first step a rule forbids.
    ///
    /// # Errors
    ///
    /// The rule that forbids the move.
    pub fn check(self, m: Move) -> Result<(), IllegalMove> {
        use IllegalMove::*;
        self.outcome().map_or(Ok(()), |outcome| Err(GameOver(outcome)))?;
        let (rules, player, to) = (self.rules(), self.turn(), m.to());
        let (mut own, other) = (self.balls(player), self.balls(player.opponent()));

        if let Some(from) = m.from() {
            refuse_if(other.contains(from), RaisesOpponent(from))?;
            refuse_if(!own.contains(from), NothingToRaise(from))?;
            if let Some(above) = (from.above() & self.occupied()).first() {
                return Err(RaisesSupport { from, above });
            }
            refuse_if(to.level() <= from.level(), NotHigher { from, to })?;
            own = own.without(from);
        } else {
            refuse_if(self.reserve(player) == 0, EmptyReserve(player))?;
        }

        refuse_if((own | other).contains(to), Occupied(to))?;
        if let Some(from) = m.from() {
            refuse_if(to.below().contains(from), OnOwnSupport { from, to })?;
        }
        let missing = to.below() - (own | other);
        refuse_if(!missing.is_empty(), Unsupported { to, missing })?;
        own = own.with(to);

        let completes = Figure::completed(rules.variant, own, to).next().is_some();
        let take_back = m.take_back();
        if take_back.is_empty() {
            let is_required = completes && rules.take_back == TakeBackOption::Required;
            return refuse_if(is_required, TakeBackRequired(to));
        }
        refuse_if(rules.variant == Variant::Children, NoTakeBackForChildren)?;
        refuse_if(!completes, NoFigure { to, variant: rules.variant })?;
        for &cell in take_back.iter() {
            refuse_if(other.contains(cell), TakesBackOpponent(cell))?;
            refuse_if(!own.contains(cell), NothingToTakeBack(cell))?;
            if let Some(above) = (cell.above() & (own | other)).first() {
                return Err(TakesBackSupport { cell, above });
            }
            own = own.without(cell);
        }
        Ok(())
    }
}
