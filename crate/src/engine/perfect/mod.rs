//! Perfect play: with tables, the exact value of every move.

mod choice;
mod conversion;

use core::fmt;

use super::analysis::{Analysis, sort_by_score};
use super::progress::UNIT;
use super::proof::Prover;
use super::search::distance;
use super::tables::{Arrival, TableError, Tables};
use super::transposition::TranspositionTable;
use super::{Limits, MoveScore, Value};
use crate::{Game, Move, Position, Rules};

/// The largest number of positions to search for distances and estimates if there is no other limit.
const ESTIMATE: u64 = 20_000;
/// The largest number of positions to search for the value of a move while layers are missing.
const PARTLY: u64 = 2_000;
/// The number of times to search that many while none is missing: the proof has no room for more.
const ATTEMPTS: u64 = 32;
/// The largest number of positions while layers are missing where the value only helps to order moves.
const HELPFUL: u64 = 100;
/// The size of the transposition table of the search for distances, as a power of two.
const ESTIMATE_BITS: u32 = 18;
/// The scores of proven values without a known distance: beyond every estimate, and below every win
/// with a known distance.
const CERTAIN: i32 = 20_000;
/// The largest part of an estimate in the score of a proven value.
const SHIFT: i32 = 2_000;
/// The size of the table of proven ways to a win, as a power of two: 1 MiB.
const WAYS_BITS: u32 = 16;

/// A player with tables of perfect play, which give the exact value of every position of one rule
/// set.
pub struct Perfect {
    tables: Tables,
    prover: Prover,
    /// The lost positions with a proven way to win against them; see [`conversion`].
    ways: TranspositionTable,
    /// The number of positions that the current search for a way has visited.
    steps: u32,
}

impl Perfect {
    /// A player with the table of a file.
    ///
    /// # Errors
    /// If the file is not a table, or is damaged.
    pub fn new(file: &[u8]) -> Result<Perfect, TableError> {
        let mut player = Perfect::without_tables(Arrival::rules(file)?);
        player.add(file)?;
        Ok(player)
    }

    /// A player who has no tables yet.
    #[must_use]
    pub fn without_tables(rules: Rules) -> Perfect {
        let (tables, prover) = (Tables::new(rules), Prover::new(rules));
        Perfect { tables, prover, ways: TranspositionTable::new(WAYS_BITS), steps: 0 }
    }

    /// Adds another table of the same rule set, with other layers.
    ///
    /// # Errors
    /// If the file is not a table of the rule set, or is damaged.
    pub fn add(&mut self, file: &[u8]) -> Result<(), TableError> {
        let mut arrival = Arrival::default();
        self.receive(&mut arrival, file)?;
        if arrival.is_complete() { Ok(()) } else { Err(TableError::Damaged) }
    }

    /// Takes in the next bytes of a file, which can be used at once.
    ///
    /// # Errors
    /// If the file is not a table of the rule set, or is damaged; what arrived before remains.
    pub fn receive(&mut self, file: &mut Arrival, bytes: &[u8]) -> Result<(), TableError> {
        // What it could not find out may be known now.
        self.prover.forget();
        self.tables.receive(file, bytes)
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.tables.rules()
    }

    /// Whether the tables have so many layers that a short search finds the value of every position.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.tables.is_complete()
    }

    /// The value of a position for its player to move; none if a limit is reached first.
    pub fn value(&mut self, position: Position, limits: Limits<'_>) -> Option<Value> {
        self.prover.value(&self.tables, position, limits)
    }

    /// The value of a position that a move leads to. With all layers it comes soon whatever the time;
    /// where some are missing, a proof may need more than there is time for.
    fn value_after(&mut self, position: Position, limits: Limits<'_>) -> Option<Value> {
        let most = limits.nodes.unwrap_or(u64::MAX);
        for _ in 0..most.div_ceil(PARTLY).min(ATTEMPTS) {
            // An attempt can find that a part of the tables cannot be unpacked.
            let is_complete = self.is_complete();
            let stop = limits.stop.filter(|_| !is_complete);
            let short = Limits { nodes: Some(most.min(PARTLY)), stop, ..limits };
            let value = self.value(position, short);
            if value.is_some() || !is_complete {
                return value;
            }
        }
        None
    }

    /// Limits the search for a value that only helps to order moves: while layers are missing, it may
    /// need many positions.
    fn helpful(&self, most: u64) -> u64 {
        if self.is_complete() { most } else { most.min(HELPFUL) }
    }

    /// Scores every legal move of a game, the best first, like [`analyse`](super::analyse()); returns
    /// none when the game is over. It finds the values first (with complete tables even if that takes
    /// longer than `stop` allows), then distances and estimates as far as the limits allow. A player who
    /// plays the first move at every turn wins a won game, if `stop` leaves time for estimates.
    ///
    /// # Panics
    /// If the rule set of the game is not the one of the tables.
    pub fn analyse(&mut self, game: &Game, limits: Limits<'_>) -> Vec<MoveScore> {
        assert_eq!(game.rules(), self.rules(), "the tables are of the game's rule set");
        let nodes = limits.nodes.or(limits.stop.is_none().then_some(ESTIMATE));
        let mut analysis = Analysis::new(game, Limits { nodes, ..limits }, ESTIMATE_BITS);
        let listed: Vec<(Move, Position)> =
            analysis.moves().map(|m| (m, game.position().play_unchecked(m))).collect();
        let values: Vec<Option<Value>> =
            listed.iter().map(|&(_, next)| self.value_after(next, limits)).collect();
        let limits = Limits { nodes: limits.nodes.or(Some(self.helpful(u64::MAX))), ..limits };
        // Estimates may unpack more parts of the tables. If there is no time for all, there are none, because
        // scores with and without them cannot be compared.
        let mut lengths: Vec<Option<i32>> = listed
            .iter()
            .zip(&values)
            .map(|(&(_, next), value)| self.length(next, (*value)?, limits))
            .collect();
        if limits.is_late() {
            lengths.fill(None);
        }
        let wins = listed.iter().zip(&values).filter(|(_, value)| **value == Some(Value::Loss));
        let nearest =
            self.nearest_win(game.positions(), wins.map(|(&(m, _), _)| m).collect(), limits);
        // The search takes all the time that is left.
        analysis.score_all();
        let mut moves = analysis.into_scores();
        for known in &mut moves {
            let Some(place) = listed.iter().position(|(m, _)| *m == known.m) else { continue };
            let (Some(value), length) = (values[place].map(Value::opposite), lengths[place]) else {
                continue;
            };
            if known.distance.is_none() {
                known.estimate = length.map(|length| whole_turns(length, value));
            }
            // A value that the search has proven has its score already, which bounds the distance.
            if known.is_exact() {
                known.estimate = known.estimate.map(|turns| turns.min(distance(known.score)));
                continue;
            }
            let estimate = known.score.clamp(-SHIFT, SHIFT);
            known.value = Some(value);
            known.score = match value {
                Value::Win => CERTAIN + length.map_or(estimate, |length| -length),
                Value::Draw => estimate / 100,
                Value::Loss => length.unwrap_or(estimate) - CERTAIN,
            };
        }
        // The winning move that is nearest to the end by the estimate, unless the distance of a win is known.
        if !moves.iter().any(|known| known.value == Some(Value::Win) && known.distance.is_some()) {
            for known in moves.iter_mut().filter(|known| Some(known.m) == nearest) {
                known.score = CERTAIN + SHIFT + 1;
            }
        }
        sort_by_score(&mut moves, |known| known.score);
        order_estimates(&mut moves);
        moves
    }
}

/// A length in turns: odd for a win, even for a loss. The search has excluded the shortest ones.
fn whole_turns(length: i32, value: Value) -> u32 {
    let won = u32::from(value == Value::Win);
    let pairs = (length + UNIT - won as i32 * UNIT) / (2 * UNIT);
    2 * pairs.max(1) as u32 + won
}

/// Makes the estimates agree with the order of the moves: no win before another takes longer, and no
/// loss before another comes sooner.
fn order_estimates(moves: &mut [MoveScore]) {
    let mut least = 0;
    for known in moves.iter_mut().filter(|known| known.value == Some(Value::Win)) {
        least = least.max(known.distance.or(known.estimate).unwrap_or(0));
        known.estimate = known.estimate.map(|_| least);
    }
    least = 0;
    for known in moves.iter_mut().rev().filter(|known| known.value == Some(Value::Loss)) {
        least = least.max(known.distance.or(known.estimate).unwrap_or(0));
        known.estimate = known.estimate.map(|_| least);
    }
}

impl fmt::Debug for Perfect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Perfect").field("rules", &self.rules()).finish_non_exhaustive()
    }
}
