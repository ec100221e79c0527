//! Perfect play: with tables, the exact value of every move.

mod choice;
mod home;

use home::Ways;

use super::analysis::{Analysis, sort_by_score};
use super::proof::Prover;
use super::tables::{TableError, Tables};
use super::{Limits, MoveScore, Value};
use crate::{Move, Position, Rules};

/// How much of the search without tables goes into distances and estimates, in positions.
const ESTIMATE: u64 = 20_000;
/// The size of its table, as a power of two.
const ESTIMATE_TABLE: u32 = 18;
/// The scores of proven values whose distance is not known: beyond any estimate, and short of any
/// win whose end is in sight.
const CERTAIN: i32 = 20_000;
/// How far estimates shift the scores of certain values.
const SHIFT: i32 = 2_000;
/// The prover remembers 2^19 positions: 8 MiB.
const MEMORY: u32 = 19;

/// A player who knows the value of every position.
pub struct Perfect {
    tables: Tables,
    prover: Prover,
    ways: Ways,
}

impl Perfect {
    /// Unpacks the tables of a rule set.
    ///
    /// # Errors
    /// If the file is no table, or damaged.
    pub fn new(file: &[u8]) -> Result<Perfect, TableError> {
        let tables = Tables::new(file)?;
        let prover = Prover::new(tables.rules(), MEMORY);
        Ok(Perfect { tables, prover, ways: Ways::new() })
    }

    /// Adds more layers of the same rule set.
    ///
    /// # Errors
    /// If the file is no table of the rule set, or damaged. What was there before stays.
    pub fn add(&mut self, file: &[u8]) -> Result<(), TableError> {
        self.tables.add(file)
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.tables.rules()
    }

    /// The value of a position for its player to move; none if a limit is reached before.
    pub fn value(&mut self, position: Position, limits: Limits<'_>) -> Option<Value> {
        self.prover.value(&self.tables, position, limits)
    }

    /// What every legal move is worth, best first, as [`analyse`](super::analyse()) says it. The
    /// values come first; then, as far as the limits allow, a search for distances. Whoever plays
    /// the first of the moves every time brings a win home.
    pub fn analyse(&mut self, history: &[Position], limits: Limits<'_>) -> Vec<MoveScore> {
        let Some(&now) = history.last() else { return Vec::new() };
        // What is not limited in time or otherwise is limited to what a moment is enough for.
        let nodes = limits.nodes.or(limits.stop.is_none().then_some(ESTIMATE));
        let rough = Limits { nodes, ..limits };
        let mut analysis = Analysis::new(self.rules(), history, rough, ESTIMATE_TABLE);
        let moves: Vec<Move> = analysis.moves().collect();
        let values: Vec<(Move, Option<Value>)> = moves
            .into_iter()
            .map(|m| (m, self.value(now.play_unchecked(m), limits).map(opposite)))
            .collect();
        analysis.score_all();
        let mut moves = analysis.into_scores();
        for known in &mut moves {
            let value = values.iter().find(|(m, _)| *m == known.m).and_then(|(_, value)| *value);
            // What the search has proven comes with its distance.
            if let (None, Some(value)) = (known.value, value) {
                let estimate = known.score.clamp(-SHIFT, SHIFT);
                known.value = Some(value);
                known.exact = true;
                known.score = match value {
                    Value::Win => CERTAIN + estimate,
                    Value::Draw => estimate / 100,
                    Value::Loss => estimate - CERTAIN,
                };
            }
        }
        self.lead_home(history, &mut moves);
        sort_by_score(&mut moves, |known| known.score);
        moves
    }
}

/// The same seen from the other side.
fn opposite(value: Value) -> Value {
    match value {
        Value::Win => Value::Loss,
        Value::Draw => Value::Draw,
        Value::Loss => Value::Win,
    }
}
