//! The values of all positions: one byte each, shared by the threads that find them.

use core::fmt;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use pylos::engine::internal::Index;
use pylos::{Player, Position};

/// A byte for each position, by its number.
///
/// The byte is 0 while the value is unknown, and in the end for an endless position. Otherwise it is
/// one more than the distance to the end of the game: odd for a loss, even for a win.
pub struct Values(Vec<AtomicU8>);

/// The value of a position for the player to move, with the distance in turns of both players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// He loses in this number of turns.
    Loss(u32),
    /// Neither player can force a win.
    Endless,
    /// He wins in this number of turns.
    Win(u32),
}

impl From<Value> for pylos::engine::Value {
    fn from(value: Value) -> Self {
        match value {
            Value::Loss(_) => Self::Loss,
            Value::Endless => Self::Draw,
            Value::Win(_) => Self::Win,
        }
    }
}

impl Value {
    /// The value of a byte.
    #[must_use]
    pub const fn from_byte(byte: u8) -> Value {
        match byte {
            0 => Value::Endless,
            lost if lost % 2 == 1 => Value::Loss(lost as u32 - 1),
            won => Value::Win(won as u32 - 1),
        }
    }

    /// The value of a move to a position of this value.
    #[must_use]
    pub const fn before(self) -> Value {
        match self {
            Value::Loss(distance) => Value::Win(distance + 1),
            Value::Endless => Value::Endless,
            Value::Win(distance) => Value::Loss(distance + 1),
        }
    }

    /// A number to compare values by: early wins and late losses are larger.
    #[must_use]
    pub const fn rank(self) -> i32 {
        match self {
            Value::Loss(distance) => distance as i32 - 1000,
            Value::Endless => 0,
            Value::Win(distance) => 1000 - distance as i32,
        }
    }

    /// `W`, `D` or `L`, the letter of the shared test vectors.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Value::Loss(_) => 'L',
            Value::Endless => 'D',
            Value::Win(_) => 'W',
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Loss(distance) => write!(f, "loss in {distance}"),
            Value::Endless => write!(f, "endless"),
            Value::Win(distance) => write!(f, "win in {distance}"),
        }
    }
}

impl Values {
    /// The unknown values of `len` positions.
    #[must_use]
    pub fn new(len: usize) -> Values {
        let mut values = Vec::new();
        values.resize_with(len, AtomicU8::default);
        Values(values)
    }

    /// Known values.
    #[must_use]
    pub fn from_bytes(bytes: Vec<u8>) -> Values {
        // Both types are one byte, so this reuses the memory.
        Values(bytes.into_iter().map(AtomicU8::new).collect())
    }

    /// The number of positions.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "there is always a position")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The value of a position.
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

    /// Copies the bytes of the positions from a number on.
    pub fn copy_to(&self, from: usize, bytes: &mut [u8]) {
        for (byte, value) in bytes.iter_mut().zip(&self.0[from..]) {
            *byte = value.load(Relaxed);
        }
    }
}

/// The position with a number: light to move, on the canonical shape. None for a number that is too
/// large.
#[must_use]
pub fn position_at(index: &Index, place: usize) -> Option<Position> {
    for (balls, shapes) in index.shapes.iter().enumerate() {
        for own in 0..=balls {
            let Some(base) = index.group(own, balls - own) else { continue };
            let size = index.choices(balls, own);
            let Some(rank) = place.checked_sub(base).filter(|rank| *rank < shapes.len() * size)
            else {
                continue;
            };
            let shape = shapes[rank / size];
            let word = index.unrank(own, (rank % size) as u32);
            let bits = shape.into_iter().enumerate();
            let light =
                bits.filter(|(bit, _)| word >> bit & 1 == 1).map(|(_, cell)| cell).collect();
            return Position::new(light, shape - light, Player::Light).ok();
        }
    }
    None
}

/// The number of a position; or the value of one without a number, because the game is over or ends
/// with the next move.
pub(crate) fn place_or_value(index: &Index, position: Position) -> Result<usize, Value> {
    if position.outcome(index.rules).is_some() {
        // After a move that ends the game the player to move has lost. Only a position text can
        // name the winner as the player to move.
        let apex = position.ball_at(pylos::Cell::APEX);
        let won = apex == Some(position.turn());
        return Err(if won { Value::Win(0) } else { Value::Loss(0) });
    }
    // The opponent's reserve is empty.
    index.place(position).ok_or(Value::Win(1))
}
