//! The values of all positions: one byte each, shared by the threads that find them.

use core::convert::Infallible;
use core::fmt;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use pylos::engine::internal::Index;
use pylos::{Move, Player, Position};

/// The values of a rule set: a byte for each position, by its number.
///
/// The byte is 0 while the value is unknown, and in the end for an endless position. Otherwise it is
/// one more than the distance to the end of the game: odd for a loss, even for a win.
pub struct Values {
    pub index: Index,
    bytes: Vec<AtomicU8>,
}

/// The value of a position for the player to move, with the distance in turns of both players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    Loss(u32),
    Endless,
    Win(u32),
}

impl Value {
    pub const fn from_byte(byte: u8) -> Value {
        match byte {
            0 => Value::Endless,
            lost if lost % 2 == 1 => Value::Loss(lost as u32 - 1),
            won => Value::Win(won as u32 - 1),
        }
    }

    /// The value of a position, from the byte with its number if it has one.
    pub fn of<E>(
        index: &Index,
        position: Position,
        byte: impl FnOnce(usize) -> Result<u8, E>,
    ) -> Result<Value, E> {
        if position.is_over() {
            return Ok(Value::Loss(0));
        }
        // Without a number, the opponent's reserve is empty.
        index.place(position).map_or(Ok(Value::Win(1)), |place| byte(place).map(Value::from_byte))
    }

    pub const fn before(self) -> Value {
        match self {
            Value::Loss(distance) => Value::Win(distance + 1),
            Value::Endless => Value::Endless,
            Value::Win(distance) => Value::Loss(distance + 1),
        }
    }

    /// A number to compare values by: early wins and late losses are larger.
    pub const fn rank(self) -> i32 {
        match self {
            Value::Loss(distance) => distance as i32 - 1000,
            Value::Endless => 0,
            Value::Win(distance) => 1000 - distance as i32,
        }
    }

    /// The same without the distance: -1, 0 or 1.
    pub const fn result(self) -> i32 {
        self.rank().signum()
    }
}

/// As in the shared test vectors: `W63`, `L0` or `D`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Loss(distance) => write!(f, "L{distance}"),
            Value::Endless => write!(f, "D"),
            Value::Win(distance) => write!(f, "W{distance}"),
        }
    }
}

/// The legal moves with their values, by the values of positions: the best first, equal ones in canonical
/// order.
pub fn moves_by<E>(
    position: Position,
    mut value: impl FnMut(Position) -> Result<Value, E>,
) -> Result<Vec<(Move, Value)>, E> {
    let value = |m| Ok((m, value(position.play_unchecked(m))?.before()));
    let moves: Result<Vec<_>, E> = position.legal_moves().into_iter().map(value).collect();
    let mut moves = moves?;
    moves.sort_by_key(|(_, value)| -value.rank());
    Ok(moves)
}

/// The moves that keep the result of the best, which is the first of the list.
pub fn keeping(moves: &[(Move, Value)]) -> impl Iterator<Item = Move> {
    let keep = |(_, value): &&(Move, Value)| value.result() == moves[0].1.result();
    moves.iter().filter(keep).map(|&(m, _)| m)
}

impl Values {
    pub fn from_bytes(index: Index, bytes: Vec<u8>) -> Values {
        // Both types are one byte, so this reuses the memory.
        Values { index, bytes: bytes.into_iter().map(AtomicU8::new).collect() }
    }

    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes.into_iter().map(AtomicU8::into_inner).collect()
    }

    pub fn value(&self, position: Position) -> Value {
        let Ok(value) =
            Value::of(&self.index, position, |place| Ok::<_, Infallible>(self.get(place)));
        value
    }

    pub fn moves(&self, position: Position) -> Vec<(Move, Value)> {
        let Ok(moves) = moves_by(position, |next| Ok::<_, Infallible>(self.value(next)));
        moves
    }

    #[inline]
    pub fn get(&self, place: usize) -> u8 {
        self.bytes[place].load(Relaxed)
    }

    #[inline]
    pub fn set(&self, place: usize, byte: u8) {
        self.bytes[place].store(byte, Relaxed);
    }

    /// The position with a number: light to move, on the canonical shape. None for a number that is too
    /// large.
    pub fn position_at(&self, place: usize) -> Option<Position> {
        let index = &self.index;
        for (balls, shapes) in index.shapes.iter().enumerate() {
            for own in 0..=balls {
                let size = index.choices(balls, own);
                let base = index.group(own, balls - own);
                let rank = base.and_then(|base| place.checked_sub(base));
                let Some(rank) = rank.filter(|rank| rank / size < shapes.len()) else { continue };
                let (shape, word) = (shapes[rank / size], index.unrank(own, (rank % size) as u32));
                let cells = shape.into_iter().enumerate();
                let light = cells.filter(|(bit, _)| word >> bit & 1 == 1).map(|(_, cell)| cell);
                let light = light.collect();
                let position = Position::new(light, shape - light, Player::Light).ok()?;
                return Some(position.with_rules(index.rules));
            }
        }
        None
    }
}
