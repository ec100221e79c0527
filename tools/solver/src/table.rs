//! The values of all positions: one byte each, shared by the threads that find them.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use pylos::Position;
use pylos::engine::numbering::Index;

/// Values by the number of the position.
///
/// A value is 0 while it is not known, and in the end for positions where nobody wins; otherwise one
/// more than the distance to the end of the game: odd numbers are lost, even ones won.
pub struct Table(Vec<AtomicU8>);

/// The value of a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// The player to move loses in this many turns.
    Loss(u32),
    /// Nobody can force a win.
    Endless,
    /// The player to move wins in this many turns.
    Win(u32),
}

impl Value {
    /// The value that a byte of the table stands for.
    #[must_use]
    pub const fn from_byte(byte: u8) -> Value {
        match byte {
            0 => Value::Endless,
            lost if lost % 2 == 1 => Value::Loss(lost as u32 - 1),
            won => Value::Win(won as u32 - 1),
        }
    }

    /// The value for the player who moves to a position of this value.
    #[must_use]
    pub const fn before(self) -> Value {
        match self {
            Value::Loss(distance) => Value::Win(distance + 1),
            Value::Endless => Value::Endless,
            Value::Win(distance) => Value::Loss(distance + 1),
        }
    }

    /// A number that is larger the better the value is: early wins, late losses.
    #[must_use]
    pub const fn rank(self) -> i32 {
        match self {
            Value::Loss(distance) => distance as i32 - 1000,
            Value::Endless => 0,
            Value::Win(distance) => 1000 - distance as i32,
        }
    }

    /// `W`, `D` or `L`: the letter of the shared test vectors.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Value::Loss(_) => 'L',
            Value::Endless => 'D',
            Value::Win(_) => 'W',
        }
    }
}

impl core::fmt::Display for Value {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Value::Loss(distance) => write!(f, "loss in {distance}"),
            Value::Endless => write!(f, "endless"),
            Value::Win(distance) => write!(f, "win in {distance}"),
        }
    }
}

impl Table {
    /// A table of unknown values.
    #[must_use]
    pub fn new(len: usize) -> Table {
        let mut table = Vec::new();
        table.resize_with(len, AtomicU8::default);
        Table(table)
    }

    /// A table of known values.
    #[must_use]
    pub fn from_bytes(bytes: Vec<u8>) -> Table {
        // The same memory: both types are one byte.
        Table(bytes.into_iter().map(AtomicU8::new).collect())
    }

    /// How many positions it holds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it holds none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of a position for its player to move.
    #[must_use]
    pub fn value(&self, index: &Index, position: Position) -> Value {
        match place_or_value(index, position) {
            Ok(place) => Value::from_byte(self.get(place)),
            Err(value) => value,
        }
    }

    /// The byte of a position.
    #[inline]
    #[must_use]
    pub fn get(&self, place: usize) -> u8 {
        self.0[place].load(Relaxed)
    }

    /// Sets the byte of a position.
    #[inline]
    pub fn set(&self, place: usize, byte: u8) {
        self.0[place].store(byte, Relaxed);
    }

    /// Copies bytes out, from a place on.
    pub fn copy_to(&self, from: usize, bytes: &mut [u8]) {
        for (byte, value) in bytes.iter_mut().zip(&self.0[from..]) {
            *byte = value.load(Relaxed);
        }
    }
}

/// Where the value of a position stands in a table; or the value, if the game is over or as good as
/// over.
pub(crate) fn place_or_value(index: &Index, position: Position) -> Result<usize, Value> {
    if let Some(outcome) = position.outcome(index.rules) {
        // Only a player whose turn it is can have lost by the board alone, or the apex is full.
        let won = outcome.winner == Some(position.turn());
        return Err(if won { Value::Win(0) } else { Value::Loss(0) });
    }
    // What is not kept, and not over: the other reserve is empty.
    index.place_of(position).ok_or(Value::Win(1))
}
