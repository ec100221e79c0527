//! What a move is about, by fact: the words by which puzzles and mistakes are sorted.

use super::turns::{Chances, pass};
use super::{Value, has_lost};
use crate::names::named;
use crate::{Cell, CellSet, FigureKind, Move, Position};

named! {
    /// A fact about a move. [`themes`] finds them.
    #[non_exhaustive]
    Theme, "theme" {
        /// It completes a square.
        Square = "square",
        /// It completes a line.
        Line = "line",
        /// It takes two balls back.
        TwoBack = "two-back",
        /// It takes one ball back where it could have taken two.
        OneBack = "one-back",
        /// It raises a ball.
        Raise = "raise",
        /// The opponent could have completed a figure if it had been their turn, and now they can
        /// complete none. Or it raises nothing and takes nothing back, and the same is true of their raises.
        Deny = "deny",
        /// It frees a ball of the player that another ball lay on.
        Unlock = "unlock",
        /// It takes nothing back, raises nothing and denies nothing, and the opponent is worse off
        /// because it is their turn: if the mover had to move again, they would get less.
        Zugzwang = "zugzwang",
        /// It keeps a position endless.
        Hold = "hold",
        /// It fills the apex, or after it at most one place of level 3 is empty.
        Apex = "apex",
    }
}

/// The themes of a legal move, in their order. `value` gives the value of a position for its player to
/// move, as far as it is known; without it [`Theme::Zugzwang`] and [`Theme::Hold`] are not found.
///
/// ```
/// use pylos::engine::{Theme, themes};
/// use pylos::Position;
/// let position: Position = "4/4/ll2/l3 3/3/3 2/2 1 l".parse()?;
/// let found = themes(position, "1b1x1a1x1b1".parse()?, |_| None);
/// assert_eq!(found, [Theme::Square, Theme::TwoBack]);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub fn themes(
    position: Position,
    m: Move,
    mut value: impl FnMut(Position) -> Option<Value>,
) -> Vec<Theme> {
    let next = position.play_unchecked(m);
    let figures = position.completes(m);
    let completes = |kind| figures.iter().any(|figure| figure.kind == kind);
    let could_take_two = || {
        let same = |other: &Move| (other.from(), other.to()) == (m.from(), m.to());
        let moves = position.legal_moves();
        moves.iter().any(|other| same(other) && other.take_back().len() == 2)
    };
    let [before, after] = [Chances::threatened(position), Chances::new(next)]
        .map(|chances| (!chances.figures.is_empty(), !chances.raises.is_empty()));
    let own = next.balls(position.turn()) - CellSet::of(m.to());
    let freed = own & next.free() & position.supporting();
    let is_over = has_lost(next);
    let worth = if is_over { None } else { value(next) };
    let mut worth_to_pass = || pass(next).and_then(&mut value);
    let is_plain = m.take_back().is_empty() && m.from().is_none();
    let denies = before.0 && !after.0 || is_plain && before.1 && !after.1;
    let is_quiet = is_plain && !denies;
    let facts = [
        completes(FigureKind::Square),
        completes(FigureKind::Line),
        m.take_back().len() == 2,
        m.take_back().len() == 1 && could_take_two(),
        m.from().is_some(),
        denies,
        !freed.is_empty(),
        is_quiet
            && worth.is_some_and(|worth| {
                worth != Value::Win && worth_to_pass().is_some_and(|mine| mine < worth.opposite())
            }),
        worth == Some(Value::Draw),
        m.to() == Cell::APEX || (CellSet::level(3) & next.occupied()).len() >= 3,
    ];
    Theme::ALL.into_iter().zip(facts).filter(|(_, is_so)| *is_so).map(|(theme, _)| theme).collect()
}
