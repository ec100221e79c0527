//! Tables of perfect play: the values of all positions with certain numbers of balls.
//!
//! A table holds a choice of layers: all positions with so many balls on the board, two bits each at
//! most, packed. Whatever lies between the layers is found by a short search (see
//! [`proof`](super::proof)).
//!
//! The file: the eight bytes `pylostab`; a version; the rule set, one byte each for variant,
//! take-back option and empty reserve; the checksum of the rest; the number of segments; for each
//! segment the number of balls, what it holds (see [`WON`], [`ENDLESS`] and [`PROGRESS`]) and the
//! length of its data; then the data of the segments. Numbers are of 4 bytes, the lowest first,
//! where they are not of one. The data of a segment is packed by LZMA: a bit a position in the order
//! of the [`Index`], the lowest bit first; or the weights of [`Progress`], which are of all layers. A
//! layer without endless positions has no segment that says so.

use super::Value;
use super::numbering::Index;
use super::progress::{Progress, WEIGHTS};
use super::proof::Oracle;
use crate::{EmptyReserve, Position, Rules, TakeBackOption, Variant};

pub mod lzma;

/// The first bytes of a file.
pub const MAGIC: &[u8; 8] = b"pylostab";
/// The version of the format.
pub const VERSION: u8 = 2;
/// The bytes in front of the list of segments.
pub const HEADER: usize = 20;
/// The bytes a segment takes in the list.
pub const SEGMENT: usize = 6;
/// The segment says which positions of a layer are won.
pub const WON: u8 = 0;
/// The segment says which positions of a layer are endless.
pub const ENDLESS: u8 = 1;
/// The segment holds the weights of [`Progress`].
pub const PROGRESS: u8 = 2;

/// Why a file is not a table that can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableError {
    /// It does not begin like a table, or not like one of this version.
    NotATable,
    /// It ends too early, or its bytes are not those that were written.
    Damaged,
}

impl core::fmt::Display for TableError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            TableError::NotATable => "the file is not a table of perfect play of this version",
            TableError::Damaged => "the table of perfect play is damaged",
        })
    }
}

impl core::error::Error for TableError {}

/// The values of all positions of some layers.
pub struct Tables {
    index: Index,
    /// For each number of balls: which positions are won; nothing if the layer is not kept.
    won: [Vec<u8>; LAYERS],
    /// And which are endless, if any are.
    endless: [Places; LAYERS],
    /// The estimate of how long it takes, if it came along.
    progress: Option<Progress>,
}

/// A set of places of a layer.
enum Places {
    /// A bit a place.
    Many(Vec<u8>),
    /// The places in order: in most layers there are so few that this takes much less room.
    Few(Vec<u32>),
}

impl Places {
    const NONE: Places = Places::Few(Vec::new());

    fn new(bits: Vec<u8>) -> Places {
        let count: usize = bits.iter().map(|byte| byte.count_ones() as usize).sum();
        if count * size_of::<u32>() > bits.len() {
            return Places::Many(bits);
        }
        let is_in = |&place: &u32| is_set(&bits, place as usize);
        Places::Few((0..8 * bits.len() as u32).filter(is_in).collect())
    }

    fn contains(&self, place: usize) -> bool {
        match self {
            Places::Many(bits) => is_set(bits, place),
            Places::Few(places) => places.binary_search(&(place as u32)).is_ok(),
        }
    }
}

/// Whether a bit is 1.
fn is_set(bits: &[u8], place: usize) -> bool {
    bits.get(place / 8).is_some_and(|byte| byte >> (place % 8) & 1 == 1)
}

/// From no ball on the board to thirty.
const LAYERS: usize = 31;

impl Tables {
    /// Unpacks a file.
    ///
    /// # Errors
    /// If it is no such file, or damaged.
    pub fn new(file: &[u8]) -> Result<Tables, TableError> {
        let choice = |at: usize| file.get(at).map_or(usize::MAX, |&byte| usize::from(byte));
        let rules = Rules {
            variant: *Variant::ALL.get(choice(9)).ok_or(TableError::NotATable)?,
            take_back: *TakeBackOption::ALL.get(choice(10)).ok_or(TableError::NotATable)?,
            empty_reserve: *EmptyReserve::ALL.get(choice(11)).ok_or(TableError::NotATable)?,
        };
        let mut tables = Tables {
            index: Index::new(rules, 15),
            won: [const { Vec::new() }; LAYERS],
            endless: [Places::NONE; LAYERS],
            progress: None,
        };
        tables.add(file)?;
        Ok(tables)
    }

    /// Adds the layers of another file of the same rule set.
    ///
    /// # Errors
    /// If it is no such file, or damaged; then nothing is added.
    pub fn add(&mut self, file: &[u8]) -> Result<(), TableError> {
        let Rules { variant, take_back, empty_reserve } = self.index.rules;
        let begin = [VERSION, variant as u8, take_back as u8, empty_reserve as u8];
        if file.len() < HEADER || file[..8] != *MAGIC || file[8..12] != begin {
            return Err(TableError::NotATable);
        }
        if number(file, 12) != checksum(&file[16..]) {
            return Err(TableError::Damaged);
        }
        let data = HEADER.saturating_add((number(file, 16) as usize).saturating_mul(SEGMENT));
        let list = file.get(HEADER..data).ok_or(TableError::Damaged)?;
        let mut found = Vec::new();
        let mut at = data;
        for segment in list.chunks_exact(SEGMENT) {
            let (balls, kind) = (usize::from(segment[0]), segment[1]);
            let end = at.saturating_add(number(segment, 2) as usize);
            let data = file.get(at..end).ok_or(TableError::Damaged)?;
            at = end;
            let layer = self.index.layer(balls).ok_or(TableError::Damaged)?;
            let size = match kind {
                PROGRESS => WEIGHTS,
                _ => layer.len().div_ceil(8),
            };
            found.push((balls, kind, lzma::decode(data, size).ok_or(TableError::Damaged)?));
        }
        for (balls, kind, bytes) in found {
            match kind {
                WON => self.won[balls] = bytes,
                ENDLESS => self.endless[balls] = Places::new(bytes),
                _ => self.progress = Progress::new(bytes),
            }
        }
        Ok(())
    }

    /// The rule set the table is of.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.index.rules
    }

    /// The estimate of how long a lost game takes, if it came along.
    #[must_use]
    pub fn progress(&self) -> Option<&Progress> {
        self.progress.as_ref()
    }
}

impl Oracle for Tables {
    fn value(&self, position: Position) -> Option<Value> {
        let turn = position.turn();
        let [own, other] = [turn, turn.other()].map(|player| position.balls(player).bits());
        let balls = (own | other).count_ones() as usize;
        let won = &self.won[balls];
        if won.is_empty() {
            return None;
        }
        let place = self.index.place(own, other)? - self.index.layer(balls)?.start;
        Some(if is_set(won, place) {
            Value::Win
        } else if self.endless[balls].contains(place) {
            Value::Draw
        } else {
            Value::Loss
        })
    }
}

/// Four bytes as a number.
fn number(bytes: &[u8], at: usize) -> u32 {
    (0..4).rev().fold(0, |number, place| number << 8 | u32::from(bytes[at + place]))
}

/// The checksum of a file: FNV-1a of its bytes.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}
