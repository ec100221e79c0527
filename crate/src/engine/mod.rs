//! The computer opponent: it plays at eight levels, analyses, and knows what it has proven.
//!
//! An alpha-beta search with a transposition table. It uses the rules through their public door,
//! and runs unchanged, in one thread, natively and in WebAssembly: what time it is, it is told.

mod analysis;
mod evaluate;
mod level;
pub mod numbering;
mod orientation;
mod perfect;
pub mod progress;
pub mod proof;
mod random;
mod search;
mod table;
pub mod tables;

pub use level::{PERFECT_LEVEL, choose_move};
pub use perfect::Perfect;

use analysis::Analysis;

use crate::{Move, Position, Rules};

/// How far an analysis may go; it ends at the first limit reached. Without any it goes on until
/// every move is proven, which can take for ever.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// The most positions to search.
    pub nodes: Option<u64>,
    /// The most turns to look ahead: whatever ends by force within them is found.
    pub depth: Option<u32>,
    /// Asked every thousand positions or so (a millisecond) whether to stop: the place for a clock.
    pub stop: Option<&'a dyn Fn() -> bool>,
}

/// What a move leads to when both players go on perfectly, for the one who makes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// He wins.
    Win,
    /// The game ends in a draw.
    Draw,
    /// He loses.
    Loss,
}

impl Value {
    /// `win`, `draw` or `loss`, as the JavaScript contract spells the values.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Value::Win => "win",
            Value::Draw => "draw",
            Value::Loss => "loss",
        }
    }
}

/// What the engine knows of a move, seen from the player who makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveScore {
    /// The move.
    pub m: Move,
    /// What it leads to, if that is proven.
    pub value: Option<Value>,
    /// How many turns of both players, this one included, end the game when the winner hurries and
    /// the loser holds out, if that is proven: 1 for a move that wins at once, odd for wins, even
    /// for losses. None for a draw.
    pub distance: Option<u32>,
    /// Whether the value, and the distance if there is one, are proven. What is not proven is not
    /// told, so this says whether there is a value.
    pub exact: bool,
    /// The larger, the better, among the moves of one answer: an estimate in hundredths of a ball in
    /// reserve; for proven wins and losses far beyond any estimate, early wins and late losses
    /// first.
    pub score: i32,
}

/// What every legal move is worth, best first; nothing when the game is over.
///
/// `history` is the game so far, the position to analyse last: a position that has arisen twice is
/// a draw when it arises again. A position without a past is a history of one.
///
/// ```
/// use pylos::engine::{Limits, Value, analyse};
/// use pylos::{Position, Rules};
/// let position: Position = "ldld/dldl/dldl/dldl dll/ldd/lld dl/d1 1 l".parse()?;
/// let moves = analyse(Rules::default(), &[position], Limits::default());
/// assert_eq!(moves[0].m.to_string(), "3b1");
/// assert_eq!((moves[0].value, moves[0].distance), (Some(Value::Loss), Some(2)));
/// # Ok::<(), pylos::PositionError>(())
/// ```
#[must_use]
pub fn analyse(rules: Rules, history: &[Position], limits: Limits<'_>) -> Vec<MoveScore> {
    let mut analysis = Analysis::new(rules, history, limits, TABLE_BITS);
    analysis.score_all();
    analysis.into_scores()
}

/// The transposition table of an analysis has 4 Mi slots of 16 bytes: 64 MiB.
const TABLE_BITS: u32 = 22;
