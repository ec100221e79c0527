//! The computer opponent: plays at eight levels, analyses games and proves values.
//!
//! An [`Engine`] answers about games from the solution of a rule set, from tables of perfect play, and by
//! an alpha-beta search, in this order, and says for every move where its answer comes from. It takes
//! in files, fetches none, and reads no clock. It runs in one thread, natively and in WebAssembly.

mod alpha_beta;
mod beginner;
mod evaluate;
// Much of it is for the solver alone.
#[cfg_attr(not(feature = "solver"), allow(dead_code))]
mod files;
mod knowledge;
mod level;
mod perfect;
mod prover;
mod random;
mod search;
mod themes;
mod transposition;
mod turns;

use core::fmt;

pub use files::{FileError, Piece};
pub use knowledge::{Engine, Knowledge};
pub use level::Level;
pub use themes::{Theme, themes};
pub use turns::{Chances, Coach, Remark, RemarkKind, coach, remarks};

use crate::generate::Sides;
use crate::names::named;
use crate::{CellSet, Move, Position};

/// What the solver of this repository shares with the engine. Not public API: outside semantic
/// versioning.
#[cfg(feature = "solver")]
#[doc(hidden)]
pub mod internal {
    pub use super::files::beginning::{INDEX, TABLE, beginning, checksum, rules_of};
    pub use super::files::layer::{DIRECTORY_ENTRY, ENDLESS, LOST, WON, file_name};
    pub use super::files::lzma::{Decoder, LITERAL_CONTEXT_BITS};
    pub use super::files::model::{code_block, middle};
    pub use super::files::numbering::{
        CELLS, Index, carrying, compress, members, next_choice, sites,
    };
    pub use super::files::progress::{UNIT, WEIGHTS, features};
    pub use super::files::{INDEX_FILE, PROGRESS, VALUES, pieces_of};
    pub use super::level::Strength;
    pub use super::random::Random;
}

/// The limits of an analysis, which ends at the first one reached. An analysis without limits ends
/// when every move is proven, which can take days.
///
/// ```
/// use pylos::engine::Limits;
/// let limits = Limits::default().with_nodes(10_000).with_depth(6);
/// assert_eq!((limits.nodes, limits.depth), (Some(10_000), Some(6)));
/// ```
#[derive(Clone, Copy, Default)]
#[non_exhaustive]
pub struct Limits<'a> {
    /// The largest number of positions to search.
    pub nodes: Option<u64>,
    /// The largest number of turns to search ahead: all ends forced within them are found.
    pub depth: Option<u32>,
    /// Returns true to stop the analysis, for example because time is up. The engine calls it about
    /// once in a thousand positions, or once in a millisecond; what it looks up in tables may take longer.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Limits<'a> {
    /// The same limits with a largest number of positions.
    #[must_use]
    pub const fn with_nodes(self, nodes: u64) -> Limits<'a> {
        Limits { nodes: Some(nodes), ..self }
    }

    /// The same limits with a largest number of turns.
    #[must_use]
    pub const fn with_depth(self, depth: u32) -> Limits<'a> {
        Limits { depth: Some(depth), ..self }
    }

    /// The same limits with a function that stops the analysis.
    #[must_use]
    pub const fn with_stop(self, stop: &'a dyn Fn() -> bool) -> Limits<'a> {
        Limits { stop: Some(stop), ..self }
    }

    fn is_late(&self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut limits = f.debug_struct("Limits");
        limits.field("nodes", &self.nodes).field("depth", &self.depth).finish_non_exhaustive()
    }
}

named! {
    /// The result of a game when both players play perfectly, for one of them.
    Value, "value" {
        /// The player loses.
        Loss = "loss",
        /// The game is drawn: neither player can force a win.
        Draw = "draw",
        /// The player wins.
        Win = "win",
    }
}

impl Value {
    /// The same result for the other player.
    #[must_use]
    pub const fn opposite(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}

named! {
    /// Where an answer comes from.
    #[non_exhaustive]
    Source, "source" {
        /// The search: a proof, or an estimate where there is no value.
        Search = "search",
        /// Tables of perfect play.
        Tables = "tables",
        /// The solution of the rule set.
        Solution = "solution",
    }
}

/// What the engine knows about a move, for the player who makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct MoveScore {
    /// The move.
    pub m: Move,
    /// The proven value; none while it is not proven.
    pub value: Option<Value>,
    /// The proven distance to the end of the game: the number of turns of both players, this move
    /// included, when the winner plays for the shortest win and the loser for the longest. It is odd
    /// for a win (1: the move wins at once) and even for a loss. A draw has none.
    pub distance: Option<u32>,
    /// An estimate of the distance of a proven win or loss whose distance is not known: only from
    /// tables of a rule set in which positions can repeat.
    pub estimate: Option<u32>,
    /// A number to compare the moves of one analysis by: larger is better. An estimate is in
    /// hundredths of a ball in reserve. Proven wins and losses are beyond every estimate; early wins
    /// and late losses score higher.
    pub score: i32,
    /// What says so.
    pub source: Source,
}

impl MoveScore {
    /// Whether the value is proven.
    pub const fn is_exact(&self) -> bool {
        self.value.is_some()
    }
}

/// A position as a search compares it: the balls of the player to move in the lower half, those of
/// the opponent in the upper half. Which of them is light makes no difference.
type Key = u64;

fn key(position: Position) -> Key {
    let Sides { own, other } = position.sides();
    u64::from(own) | u64::from(other) << 32
}

/// Whether the game is over. After a move that ends it, the player to move has lost.
fn has_lost(position: Position) -> bool {
    // The apex is filled last. `Position::outcome` would also find the winner and the reason.
    position.occupied() == CellSet::FULL
        || position.reserve(position.turn()) == 0 && position.outcome().is_some()
}
