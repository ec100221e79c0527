//! Why a move is not legal: the rule that forbids it, found by playing the turn step by step.

use alloc::{vec, vec::Vec};
use core::fmt;

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::figure::Figure;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::player::Player;
use crate::position::Position;
use crate::rules::{TakeBackOption, Variant};

/// The rule that forbids a move (rules, section 2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the variants say what their fields are")]
pub enum IllegalMove {
    /// The game is over.
    GameOver(Outcome),
    /// The reserve of this player is empty: they can only raise.
    EmptyReserve(Player),
    /// There is no ball on the cell to raise from.
    NothingToRaise(Cell),
    /// The ball to raise belongs to the opponent.
    RaisesOpponent(Cell),
    /// The ball to raise supports another one, on `above`.
    RaisesSupport { from: Cell, above: Cell },
    /// A raise must end on a higher level.
    NotHigher { from: Cell, to: Cell },
    /// The cell has a ball already.
    Occupied(Cell),
    /// The ball would be part of the square it is raised onto.
    OnOwnSupport { from: Cell, to: Cell },
    /// There is no square of four balls under the cell.
    Unsupported { to: Cell, missing: CellSet },
    /// The children's game has no take-backs.
    NoTakeBackForChildren,
    /// The ball played completes no figure of its own colour.
    NoFigure { to: Cell, variant: Variant },
    /// The ball played completes a figure: one or two balls must be taken back.
    TakeBackRequired(Cell),
    /// There is no ball on the cell to take back from.
    NothingToTakeBack(Cell),
    /// The ball to take back belongs to the opponent.
    TakesBackOpponent(Cell),
    /// The ball to take back supports another one, on `above`.
    TakesBackSupport { cell: Cell, above: Cell },
}

impl IllegalMove {
    /// The name of the rule in the JavaScript contract.
    pub const fn name(&self) -> &'static str {
        match self {
            IllegalMove::GameOver(_) => "gameOver",
            IllegalMove::EmptyReserve(_) => "emptyReserve",
            IllegalMove::NothingToRaise(_) => "nothingToRaise",
            IllegalMove::RaisesOpponent(_) => "raisesOpponent",
            IllegalMove::RaisesSupport { .. } => "raisesSupport",
            IllegalMove::NotHigher { .. } => "notHigher",
            IllegalMove::Occupied(_) => "occupied",
            IllegalMove::OnOwnSupport { .. } => "onOwnSupport",
            IllegalMove::Unsupported { .. } => "unsupported",
            IllegalMove::NoTakeBackForChildren => "noTakeBackForChildren",
            IllegalMove::NoFigure { .. } => "noFigure",
            IllegalMove::TakeBackRequired(_) => "takeBackRequired",
            IllegalMove::NothingToTakeBack(_) => "nothingToTakeBack",
            IllegalMove::TakesBackOpponent(_) => "takesBackOpponent",
            IllegalMove::TakesBackSupport { .. } => "takesBackSupport",
        }
    }

    /// The cells the rule is about: the one at fault first, then those that make it so (the cell
    /// above it, the cell played to, or the empty cells under it in index order).
    pub fn cells(&self) -> Vec<Cell> {
        match *self {
            IllegalMove::GameOver(_)
            | IllegalMove::EmptyReserve(_)
            | IllegalMove::NoTakeBackForChildren => vec![],
            IllegalMove::NothingToRaise(cell)
            | IllegalMove::RaisesOpponent(cell)
            | IllegalMove::Occupied(cell)
            | IllegalMove::NoFigure { to: cell, .. }
            | IllegalMove::TakeBackRequired(cell)
            | IllegalMove::NothingToTakeBack(cell)
            | IllegalMove::TakesBackOpponent(cell) => vec![cell],
            IllegalMove::RaisesSupport { from: cell, above: other }
            | IllegalMove::TakesBackSupport { cell, above: other }
            | IllegalMove::NotHigher { from: cell, to: other }
            | IllegalMove::OnOwnSupport { from: cell, to: other } => vec![cell, other],
            IllegalMove::Unsupported { to, missing } => {
                core::iter::once(to).chain(missing).collect()
            }
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalMove::GameOver(outcome) => write!(f, "the game is over: {outcome}"),
            IllegalMove::EmptyReserve(player) => {
                write!(f, "{player}'s reserve is empty: a ball on the board must be raised")
            }
            IllegalMove::NothingToRaise(cell) => write!(f, "there is no ball on {cell} to raise"),
            IllegalMove::RaisesOpponent(cell) => {
                write!(f, "the ball on {cell} is the opponent's: only own balls are raised")
            }
            IllegalMove::RaisesSupport { from, above } => write!(
                f,
                "the ball on {from} supports the one on {above}: a supporting ball cannot be raised"
            ),
            IllegalMove::NotHigher { from, to } => {
                write!(f, "{to} is not higher than {from}: a ball is raised to a higher level")
            }
            IllegalMove::Occupied(cell) => write!(f, "there is a ball on {cell} already"),
            IllegalMove::OnOwnSupport { from, to } => {
                write!(f, "{to} rests on {from}: a ball cannot be raised onto its own square")
            }
            IllegalMove::Unsupported { to, missing } => {
                write!(f, "{to} needs four balls under it: nothing lies on {missing}")
            }
            IllegalMove::NoTakeBackForChildren => {
                f.write_str("no balls are taken back in the children's game")
            }
            IllegalMove::NoFigure { to, variant } => {
                let figure = match variant {
                    Variant::Expert => "square or line",
                    _ => "square",
                };
                write!(
                    f,
                    "the ball on {to} completes no {figure} of its own colour: no ball is taken back"
                )
            }
            IllegalMove::TakeBackRequired(to) => {
                write!(
                    f,
                    "the ball on {to} completes a figure: one or two balls must be taken back"
                )
            }
            IllegalMove::NothingToTakeBack(cell) => {
                write!(f, "there is no ball on {cell} to take back")
            }
            IllegalMove::TakesBackOpponent(cell) => {
                write!(f, "the ball on {cell} is the opponent's: only own balls are taken back")
            }
            IllegalMove::TakesBackSupport { cell, above } => write!(
                f,
                "the ball on {cell} supports the one on {above}: a supporting ball cannot be taken back"
            ),
        }
    }
}

impl core::error::Error for IllegalMove {}

/// Plays the turn `m` step by step and stops at the first step a rule forbids.
pub(crate) fn check(position: Position, m: Move) -> Result<(), IllegalMove> {
    let rules = position.rules();
    if let Some(outcome) = position.outcome() {
        return Err(IllegalMove::GameOver(outcome));
    }
    let player = position.turn();
    let (mut own, other) = (position.balls(player), position.balls(player.opponent()));
    let to = m.to();

    if let Some(from) = m.from() {
        if other.contains(from) {
            return Err(IllegalMove::RaisesOpponent(from));
        }
        if !own.contains(from) {
            return Err(IllegalMove::NothingToRaise(from));
        }
        if let Some(above) = (from.above() & position.occupied()).first() {
            return Err(IllegalMove::RaisesSupport { from, above });
        }
        if to.level() <= from.level() {
            return Err(IllegalMove::NotHigher { from, to });
        }
        own ^= CellSet::of(from);
    } else if position.reserve(player) == 0 {
        return Err(IllegalMove::EmptyReserve(player));
    }

    if (own | other).contains(to) {
        return Err(IllegalMove::Occupied(to));
    }
    match m.from() {
        Some(from) if to.below().contains(from) => {
            return Err(IllegalMove::OnOwnSupport { from, to });
        }
        _ => {}
    }
    let missing = to.below() - (own | other);
    if !missing.is_empty() {
        return Err(IllegalMove::Unsupported { to, missing });
    }
    own |= CellSet::of(to);

    let completes = Figure::completed(rules.variant, own, to).next().is_some();
    let take_back = m.take_back();
    if take_back.is_empty() {
        return if completes && rules.take_back == TakeBackOption::Required {
            Err(IllegalMove::TakeBackRequired(to))
        } else {
            Ok(())
        };
    }
    if rules.variant == Variant::Children {
        return Err(IllegalMove::NoTakeBackForChildren);
    }
    if !completes {
        return Err(IllegalMove::NoFigure { to, variant: rules.variant });
    }
    for cell in take_back.iter() {
        if other.contains(cell) {
            return Err(IllegalMove::TakesBackOpponent(cell));
        }
        if !own.contains(cell) {
            return Err(IllegalMove::NothingToTakeBack(cell));
        }
        if let Some(above) = (cell.above() & (own | other)).first() {
            return Err(IllegalMove::TakesBackSupport { cell, above });
        }
        own ^= CellSet::of(cell);
    }
    Ok(())
}
