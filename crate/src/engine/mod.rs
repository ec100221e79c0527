//! The computer opponent: plays at eight levels, analyses games and proves values.
//!
//! An [`Engine`] answers about games from the solution of a rule set, from tables of perfect play, and by
//! an alpha-beta search, in this order, and says for every move where its answer comes from. It takes
//! in files, fetches none, and reads no clock. It runs in one thread, natively and in WebAssembly.
//!
//! Inside, a `Search` is what is asked about a game: it thinks in slices. A `Prover` has the files of a
//! rule set, and finds values by them. [`Knowledge`] is the answer.

mod alpha_beta;
mod beginner;
mod coach;
mod evaluate;
// Much of it is for the solver alone.
#[cfg_attr(not(feature = "solver"), allow(dead_code))]
mod files;
mod level;
mod perfect;
mod prover;
mod random;
mod search;
mod themes;
mod transposition;
mod turns;

use core::fmt;

pub use coach::{Coach, HintReason, HintReasonKind};
pub use files::{FileError, Piece};
pub use level::Level;
pub use themes::{Theme, themes};
pub use turns::{Chances, Remark, RemarkKind, remarks};

use crate::generate::Sides;
use crate::names::named;
use crate::{CellSet, Game, Move, Position, Rules};
use files::rules_of;
use prover::Prover;
use search::Search;
use transposition::TranspositionTable;

/// What the solver of this repository shares with the engine. Not public API: outside semantic
/// versioning.
#[cfg(feature = "solver")]
#[doc(hidden)]
pub mod internal {
    pub use super::files::layer::{DIRECTORY_ENTRY, ENDLESS, LOST, WON, file_name};
    pub use super::files::lzma::LITERAL_CONTEXT_BITS;
    pub use super::files::model::{code_block, middle};
    pub use super::files::numbering::{
        CELLS, Index, carrying, compress, members, next_choice, sites,
    };
    pub use super::files::progress::{UNIT, WEIGHTS, features};
    pub use super::files::{
        INDEX, INDEX_FILE, PROGRESS, TABLE, VALUES, beginning, checksum, pieces_of, rules_of,
    };
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

/// The number of slots of the transposition table, as a power of two: 16 MiB.
const TABLE_BITS: u32 = 20;
/// The largest number of positions to search before a move is chosen from tables.
const ESTIMATE: u64 = 20_000;
/// The number of positions to search before the limits of an analysis are looked at.
const SLICE: u64 = 1024;

/// What is known about the moves of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Knowledge {
    /// Every legal move, the best first; when a move is to be chosen, only that one.
    pub moves: Vec<MoveScore>,
    /// More work would add nothing.
    pub is_final: bool,
}

/// All that is known: packed files that were taken in, and a search that goes on.
///
/// Of the solution of a rule set, its tables and the search, the first that knows a move answers about
/// it. An engine fetches nothing; [`Engine::take`] is given files as far as they have arrived.
///
/// ```
/// use pylos::engine::{Engine, Level, Limits, Source, Value};
/// use pylos::Game;
/// let position = "ldld/dldl/dldl/dldl dll/ldd/lld dl/d1 1 l".parse()?;
/// let game = Game::from_position(position);
/// let mut engine = Engine::new();
/// engine.ask(&game);
/// while !engine.step(Limits::default().with_nodes(5_000)).is_final {
///     // Between two steps there is time for other things, and for another question.
/// }
/// let known = engine.step(Limits::default());
/// assert_eq!((known.moves[0].value, known.moves[0].source), (Some(Value::Loss), Source::Search));
/// assert!(engine.choose(&game, Level::MAX, 1).is_some());
/// # Ok::<(), pylos::PositionError>(())
/// ```
#[derive(Default)]
pub struct Engine {
    /// By rule set, the files that were taken in.
    sets: Vec<Prover>,
    /// A transposition table and its rule set, for the next question.
    table: Option<(Rules, TranspositionTable)>,
    search: Option<Search>,
    knowledge: Knowledge,
}

impl Engine {
    /// An engine without files.
    pub fn new() -> Engine {
        Engine::default()
    }

    fn set(&self, rules: Rules) -> Option<&Prover> {
        self.sets.iter().find(|set| set.files.rules() == rules)
    }

    fn set_mut(&mut self, rules: Rules) -> Option<&mut Prover> {
        self.sets.iter_mut().find(|set| set.files.rules() == rules)
    }

    /// Takes in the bytes of a file from `start` on: a table of perfect play, the index of a solution, or
    /// a file that [`needs`](Engine::needs) has named. A table can arrive in parts, the first of at least
    /// 12 bytes, one after the other; each can be used at once. Returns whether the file has arrived up to
    /// its end.
    ///
    /// # Errors
    /// If the file cannot be used, or is damaged; what was known before remains.
    pub fn take(&mut self, file: &str, start: usize, bytes: &[u8]) -> Result<bool, FileError> {
        let known = self.sets.iter().position(|set| set.files.knows(file, start));
        let place = match known {
            Some(place) => place,
            None if start > 0 => return Err(FileError::Damaged),
            None => {
                let rules = rules_of(bytes).ok_or(FileError::Unknown)?;
                self.sets.iter().position(|set| set.files.rules() == rules).unwrap_or_else(|| {
                    self.sets.push(Prover::new(rules));
                    self.sets.len() - 1
                })
            }
        };
        let taken = self.sets[place].take(file, start, bytes);
        if let Some(search) = self.search.as_mut().filter(|search| search.scores_all()) {
            search.look_again();
        }
        self.learn();
        taken.ok_or(FileError::Damaged)
    }

    /// The parts of files of a solution that are missing for an exact answer about every legal move.
    ///
    /// `None`: no solution that was taken in has the positions. An empty list: the answer is there.
    /// Otherwise, [`take`](Engine::take) the parts and ask again: those that name others come first.
    /// `examples/solution.rs` of the crate does that.
    pub fn needs(&self, game: &Game) -> Option<Vec<Piece>> {
        self.set(game.rules())?.files.needs(game)
    }

    /// The same for [`solved`](Engine::solved), which asks about a position itself.
    pub fn needs_of(&self, position: Position) -> Option<Vec<Piece>> {
        self.set(position.rules())?.files.needs_of([position])
    }

    /// Value and distance of a position for its player to move, from a solution; none if its parts have
    /// not been taken in. A draw has no distance.
    pub fn solved(&self, position: Position) -> Option<(Value, Option<u32>)> {
        self.set(position.rules())?.files.solved(position)
    }

    /// Whether the tables of a rule set have enough positions that a short search finds the value of
    /// every other one.
    pub fn is_complete(&self, rules: Rules) -> bool {
        self.set(rules).is_some_and(|set| set.files.is_complete())
    }

    /// Asks what every legal move of a game is worth, in place of what was asked before.
    pub fn ask(&mut self, game: &Game) {
        self.begin(game, None, Limits::default());
    }

    /// Asks for the move of a level, in place of what was asked before. `seed` decides between moves that
    /// seem equally good. The same game, level, seed and files give the same move.
    pub fn ask_choice(&mut self, game: &Game, level: Level, seed: u64) {
        self.begin(game, Some((level, seed)), Limits::default().with_nodes(ESTIMATE));
    }

    fn begin(&mut self, game: &Game, choice: Option<(Level, u64)>, limits: Limits<'_>) {
        if let Some(before) = self.search.take().filter(Search::scores_all) {
            let rules = before.game.rules();
            self.table = before.into_table().map(|table| (rules, table));
        }
        self.knowledge = Knowledge { moves: Vec::new(), is_final: game.is_over() };
        if game.is_over() {
            return;
        }
        // With a part of the tables, the search of the highest level plays better.
        let has_values = |set: &Prover| set.files.is_complete() || set.files.has_solved(game);
        let has_values = self.set(game.rules()).is_some_and(has_values);
        self.search = Some(match choice {
            Some((level, seed)) if level < Level::MAX || !has_values => {
                Search::of_strength(game, choice, level.strength(), seed, &|_| true)
            }
            _ => {
                let known = self.table.take().filter(|(rules, _)| *rules == game.rules());
                let table =
                    known.map_or_else(|| TranspositionTable::new(TABLE_BITS), |(_, table)| table);
                Search::of_moves(game, choice, limits, table, &|_| true)
            }
        });
        self.learn();
    }

    /// Answers the question from the solution, if it has all that is asked for.
    fn learn(&mut self) {
        let Some(search) = &mut self.search else { return };
        let set = self.sets.iter().find(|set| set.files.rules() == search.game.rules());
        let Some(set) = set.filter(|set| set.files.has_solved(&search.game)) else { return };
        if search.scores_all() {
            search.learn(&set.files);
        } else if let Some((Level::MAX, seed)) = search.choice {
            let game = search.game.clone();
            self.ask_choice(&game, Level::MAX, seed);
        }
    }

    /// Goes on with the question until the answer is final, until `stop`, or for about as long as it takes
    /// to search a number of `nodes`. What it says of a move is at least as good as before.
    pub fn step(&mut self, limits: Limits<'_>) -> &Knowledge {
        let mut left = limits.nodes.unwrap_or(u64::MAX);
        if let Some((search, mut set)) = self.thinking() {
            while !search.is_final && left > 0 {
                let work = left.min(SLICE);
                left -= work;
                search.think(set.as_deref_mut(), limits.with_nodes(work));
                if limits.is_late() {
                    break;
                }
            }
            self.knowledge = search.knowledge();
        }
        &self.knowledge
    }

    fn thinking(&mut self) -> Option<(&mut Search, Option<&mut Prover>)> {
        let search = self.search.as_mut()?;
        let set = self.sets.iter_mut().find(|set| set.files.rules() == search.game.rules());
        Some((search, set))
    }

    /// What every legal move of a game is worth, the best first, as far as it is found out within the
    /// limits; nothing when the game is over. Values from complete tables come whatever the time, and
    /// estimates of distances only if there is time for all. A player who plays the first move at every
    /// turn wins a won game, if there is time for estimates.
    pub fn analyse(&mut self, game: &Game, limits: Limits<'_>) -> Vec<MoveScore> {
        self.begin(game, None, limits);
        self.step(Limits { nodes: None, ..limits });
        if let Some((search, Some(set))) = self.thinking() {
            while set.files.is_complete() && search.awaits_values() {
                search.think(Some(set), Limits::default().with_nodes(1));
            }
        }
        self.step(Limits::default().with_nodes(0)).moves.clone()
    }

    /// The move that a level plays; none when the game is over. See [`Engine::ask_choice`].
    pub fn choose(&mut self, game: &Game, level: Level, seed: u64) -> Option<MoveScore> {
        self.ask_choice(game, level, seed);
        self.step(Limits::default()).moves.first().copied()
    }

    /// What a coach says to the player to move; none when the game is over, or no legal move goes on with
    /// the part of a move that was `begun`: a move with the same ball and place, and with some of the balls
    /// taken back.
    ///
    /// The advised move keeps the best result that the files prove, if they do, whatever the limits. Else it
    /// is one of those that a search of at most 800,000 positions within the limits finds to be nearly the best.
    ///
    /// ```
    /// use pylos::engine::{Engine, Limits, HintReasonKind};
    /// use pylos::Game;
    /// let game = Game::from_position("4/4/dd2/d3 3/3/3 2/2 1 l".parse()?);
    /// let advice = Engine::new().coach(&game, None, Limits::default()).expect("the game goes on");
    /// assert_eq!(advice.best, "1b1".parse()?);
    /// assert_eq!(advice.reasons[0].kind, HintReasonKind::Blocks);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn coach(&mut self, game: &Game, begun: Option<Move>, limits: Limits<'_>) -> Option<Coach> {
        Coach::new(game, self.set_mut(game.rules()), begun, limits)
    }

    /// The value of a position for its player to move, from the files alone; none if they do not have it,
    /// or a limit is reached first.
    pub fn value(&mut self, position: Position, limits: Limits<'_>) -> Option<Value> {
        self.set_mut(position.rules())?.value(position, limits)
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules: Vec<Rules> = self.sets.iter().map(|set| set.files.rules()).collect();
        f.debug_struct("Engine").field("files_of", &rules).finish_non_exhaustive()
    }
}
