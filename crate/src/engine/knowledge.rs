//! The one door to what is known about games.

use core::fmt;

use super::files::{FileError, Piece, rules_of};
use super::prover::Prover;
use super::search::Search;
use super::transposition::TranspositionTable;
use super::{Level, Limits, MoveScore, Value};
use crate::{Game, Position, Rules};

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
                Search::of_strength(game, choice, level.strength(), seed)
            }
            _ => {
                let table = self.table.take().filter(|(rules, _)| *rules == game.rules());
                let table = table.map(|(_, table)| table);
                let table = table.unwrap_or_else(|| TranspositionTable::new(TABLE_BITS));
                Search::of_moves(game, choice, limits, table)
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
                search.think(set.as_deref_mut(), work);
                if limits.is_late() {
                    break;
                }
            }
            self.knowledge = search.knowledge();
        }
        &self.knowledge
    }

    /// The search, with the files of its rule set.
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
                search.think(Some(set), 1);
            }
        }
        self.step(Limits::default().with_nodes(0)).moves.clone()
    }

    /// The move that a level plays; none when the game is over. See [`Engine::ask_choice`].
    pub fn choose(&mut self, game: &Game, level: Level, seed: u64) -> Option<MoveScore> {
        self.ask_choice(game, level, seed);
        self.step(Limits::default()).moves.first().copied()
    }

    /// The value of a position for its player to move, from the files alone; none if they do not have it,
    /// or a limit is reached first.
    pub fn value(&mut self, position: Position, limits: Limits<'_>) -> Option<Value> {
        self.sets
            .iter_mut()
            .find(|set| set.files.rules() == position.rules())?
            .value(position, limits)
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules: Vec<Rules> = self.sets.iter().map(|set| set.files.rules()).collect();
        f.debug_struct("Engine").field("files_of", &rules).finish_non_exhaustive()
    }
}
