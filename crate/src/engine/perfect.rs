//! Perfect play with tables: the exact value of every move.

mod choice;
mod conversion;

use super::Limits;
use super::Value;
use super::files::Files;
use super::proof::Prover;
use super::transposition::TranspositionTable;
use crate::{Game, Position, Rules};

/// The largest number of positions to search for the value of a move while layers are missing.
const PARTLY: u64 = 2_000;
/// The number of times to search that many while none is missing: the proof has no room for more.
const ATTEMPTS: u64 = 32;
/// The largest number of positions while layers are missing where the value only helps to order moves.
const HELPFUL: u64 = 100;
/// The size of the table of proven ways to a win, as a power of two: 1 MiB.
const WAYS_BITS: u32 = 16;

/// A player with files of perfect play of one rule set.
pub(super) struct Perfect {
    pub(super) files: Files,
    prover: Prover,
    /// The lost positions with a proven way to win against them; see [`conversion`].
    ways: TranspositionTable,
    /// The number of positions that the current search for a way has visited.
    steps: u32,
}

impl Perfect {
    pub(super) fn new(rules: Rules) -> Perfect {
        let (files, prover) = (Files::new(rules), Prover::new(rules));
        Perfect { files, prover, ways: TranspositionTable::new(WAYS_BITS), steps: 0 }
    }

    pub(super) fn rules(&self) -> Rules {
        self.files.rules()
    }

    /// Takes in bytes of a file that is known, like [`Files::take`].
    pub(super) fn take(&mut self, file: &str, start: usize, bytes: &[u8]) -> Option<Option<bool>> {
        let taken = self.files.take(file, start, bytes)?;
        // What it could not find out may be known now.
        self.prover.forget();
        Some(taken)
    }

    /// Takes in the beginning of a file, like [`Files::begin`].
    pub(super) fn begin(&mut self, file: &str, bytes: &[u8]) -> Option<bool> {
        self.prover.forget();
        self.files.begin(file, bytes)
    }

    /// Whether the solution has value and distance of all moves.
    pub(super) fn has_solved(&self, game: &Game) -> bool {
        self.files.needs(game).is_some_and(|missing| missing.is_empty())
    }

    /// The value of a position for its player to move; none if a limit is reached first.
    pub(super) fn value(&mut self, position: Position, limits: Limits<'_>) -> Option<Value> {
        self.prover.value(&self.files, position, limits)
    }

    /// Tries to find the value of a position that a move leads to, for the `attempt`th time, counted from
    /// 0, if at most `most` positions are to be searched. With all layers it comes soon; where some are
    /// missing, a proof may need more than there is time for. None when it is not worth trying.
    pub(super) fn attempt(
        &mut self,
        position: Position,
        attempt: u64,
        most: u64,
    ) -> Option<Option<Value>> {
        // An attempt can find that a part of the tables cannot be unpacked.
        let attempts =
            if self.files.is_complete() { most.div_ceil(PARTLY).min(ATTEMPTS) } else { 1 };
        let limits = Limits::default().with_nodes(most.min(PARTLY));
        (attempt < attempts).then(|| self.value(position, limits))
    }

    /// Limits the search for a value that only helps to order moves: while layers are missing, it may
    /// need many positions.
    fn helpful(&self, most: u64) -> u64 {
        if self.files.is_complete() { most } else { most.min(HELPFUL) }
    }
}
