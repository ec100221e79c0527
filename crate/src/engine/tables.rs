//! Tables of perfect play: the values of all positions with certain numbers of balls.
//!
//! A table file holds a choice of layers. A layer is all positions with one number of balls on the
//! board. [`Prover`](super::proof::Prover) finds the values between the layers.
//!
//! The file: the eight bytes `pylostab`; a version; the rule set, one byte each for variant,
//! take-back option and empty reserve; the checksum of the rest; the number of segments; for each
//! segment the number of balls, its kind ([`WON`], [`ENDLESS`] or [`PROGRESS`]) and the length of its
//! data; then the data of the segments. Numbers have 4 bytes, the lowest first, where they do not
//! have one. LZMA compresses the data of each segment: one bit for each position in the order of the
//! [`Index`], the lowest bit first; or the weights of [`Progress`], which serve all layers. A layer
//! without endless positions has no segment of that kind.

use super::numbering::Index;
use super::progress::{Progress, WEIGHTS};
use super::{Value, lzma};
use crate::{EmptyReserve, Position, Rules, TakeBackOption, Variant};

/// The first bytes of a file.
pub const MAGIC: &[u8; 8] = b"pylostab";
/// The version of the format.
pub const VERSION: u8 = 2;
/// The number of bytes before the list of segments.
const HEADER: usize = 20;
/// The number of bytes of a segment in the list.
const SEGMENT: usize = 6;
/// The segment says which positions of a layer are won.
pub const WON: u8 = 0;
/// The segment says which positions of a layer are endless.
pub const ENDLESS: u8 = 1;
/// The segment holds the weights of [`Progress`].
pub const PROGRESS: u8 = 2;

/// A file is not a usable table of perfect play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableError {
    /// It has no header of a table, or one of another version or rule set.
    NotATable,
    /// It is cut off, or its checksum is wrong.
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

/// The values of all positions of some layers, from one or more table files of a rule set.
pub struct Tables {
    index: Index,
    /// By number of balls, which positions are won; empty if the layer is missing.
    won: [Vec<u8>; LAYERS],
    /// By number of balls, which positions are endless.
    endless: [BitSet; LAYERS],
    progress: Option<Progress>,
}

/// A layer for each number of balls on the board, 0 to 30.
const LAYERS: usize = 31;

/// The layers at the end that a search needs no table for.
const SHORT_END: usize = 4;
/// The most layers in a row that may be missing before them.
const MOST_MISSING: usize = 2;

/// A set of positions of a layer.
enum BitSet {
    /// One bit for each position.
    Dense(Vec<u8>),
    /// The positions in ascending order. Most layers have so few that this takes less memory.
    Sparse(Vec<u32>),
}

impl BitSet {
    fn new(bits: Vec<u8>) -> BitSet {
        let count: usize = bits.iter().map(|byte| byte.count_ones() as usize).sum();
        if count * size_of::<u32>() > bits.len() {
            return BitSet::Dense(bits);
        }
        let is_in = |&place: &u32| is_set(&bits, place as usize);
        BitSet::Sparse((0..8 * bits.len() as u32).filter(is_in).collect())
    }

    fn contains(&self, place: usize) -> bool {
        match self {
            BitSet::Dense(bits) => is_set(bits, place),
            BitSet::Sparse(places) => places.binary_search(&(place as u32)).is_ok(),
        }
    }
}

fn is_set(bits: &[u8], place: usize) -> bool {
    bits.get(place / 8).is_some_and(|byte| byte >> (place % 8) & 1 == 1)
}

impl Tables {
    /// Unpacks a file.
    ///
    /// # Errors
    /// If the file is not a table, or is damaged.
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
            endless: [const { BitSet::Sparse(Vec::new()) }; LAYERS],
            progress: None,
        };
        tables.add(file)?;
        Ok(tables)
    }

    /// Adds the layers of another file of the same rule set.
    ///
    /// # Errors
    /// If the file is not a table of the rule set, or is damaged; the layers stay as they were.
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
            let size = if kind == PROGRESS { WEIGHTS } else { layer.len().div_ceil(8) };
            found.push((balls, kind, lzma::decode(data, size).ok_or(TableError::Damaged)?));
        }
        for (balls, kind, bytes) in found {
            match kind {
                WON => self.won[balls] = bytes,
                ENDLESS => self.endless[balls] = BitSet::new(bytes),
                _ => self.progress = Progress::new(bytes),
            }
        }
        Ok(())
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.index.rules
    }

    /// Whether the layers are so close that a short search leads from every position to one of them,
    /// or to the end of the game.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let last = LAYERS - SHORT_END;
        self.won[..last]
            .windows(MOST_MISSING + 1)
            .all(|near| near.iter().any(|won| !won.is_empty()))
    }

    /// The estimate of the length of a lost game, if a file contains it.
    #[must_use]
    pub fn progress(&self) -> Option<&Progress> {
        self.progress.as_ref()
    }

    /// The value of a position for its player to move; none if its layer is missing.
    #[must_use]
    pub fn value(&self, position: Position) -> Option<Value> {
        let balls = position.occupied().len() as usize;
        let won = &self.won[balls];
        if won.is_empty() {
            return None;
        }
        let place = self.index.place(position)? - self.index.layer(balls)?.start;
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
pub(super) fn number(bytes: &[u8], at: usize) -> u32 {
    (0..4).rev().fold(0, |number, place| number << 8 | u32::from(bytes[at + place]))
}

/// The FNV-1a hash of bytes.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}
