//! Tables of perfect play: the values of all positions with certain numbers of balls.
//!
//! A table file holds a choice of layers. A layer is all positions with one number of balls on the
//! board. [`Prover`](super::proof::Prover) finds the values between the layers.
//!
//! The file: the eight bytes `pylostab`; a version; the rule set, one byte each for variant,
//! take-back option and empty reserve; the checksum of the list, with its length; the number of parts;
//! the list, which has for each part the number of balls, its kind ([`VALUES`] or [`PROGRESS`]), the
//! number of classes of shapes (2 bytes), the length of its data and their checksum; then the data of
//! the parts. Numbers have 4 bytes, the lowest first, where they do not have another size. LZMA
//! compresses the data of each part: two bits for each position ([`LOST`], [`WON`] or [`ENDLESS`]), the
//! lowest bits first, in the order of [`Packed`]; or the weights of [`Progress`], which serve all
//! layers. All parts of a layer but the last have the same number of classes.
//!
//! A part can be used as soon as it has arrived. It is unpacked up to the last position in it that was
//! looked up.

use core::cell::RefCell;

use super::Value;
use super::lzma::{self, Decoder};
use super::numbering::{Index, Packed};
use super::progress::{Progress, WEIGHTS};
use crate::{EmptyReserve, Position, Rules, TakeBackOption, Variant};

/// The first bytes of a file.
pub const MAGIC: &[u8; 8] = b"pylostab";
/// The version of the format.
pub const VERSION: u8 = 3;
/// The number of bytes before the list of parts.
const HEADER: usize = 20;
/// The place of the number of parts; what follows it, up to the end of the list, has a checksum.
const COUNT: usize = 16;
/// The number of bytes of a part in the list.
const ENTRY: usize = 12;
/// The largest number of parts.
const MOST_PARTS: usize = 1 << 12;
/// The part holds values of a layer.
pub const VALUES: u8 = 0;
/// The part holds the weights of [`Progress`].
pub const PROGRESS: u8 = 1;
/// The values of positions.
#[cfg_attr(not(feature = "solver"), allow(dead_code))]
pub const LOST: u8 = 0;
/// See [`LOST`].
pub const WON: u8 = 1;
/// See [`LOST`].
pub const ENDLESS: u8 = 2;

/// A file is not a usable table of perfect play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableError {
    /// It has no header of a table, or one of another version or rule set.
    NotATable,
    /// It is cut off, or a checksum is wrong.
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
    /// By number of balls; empty if the layer is missing.
    layers: [Layer; LAYERS],
    progress: Option<Progress>,
}

/// A layer for each number of balls on the board, 0 to 30.
const LAYERS: usize = 31;

/// The layers at the end that a search needs no table for.
const SHORT_END: usize = 5;
/// The most layers in a row that may be missing before them.
const MOST_MISSING: usize = 2;

/// The positions of a layer.
#[derive(Default)]
struct Layer {
    /// The number of classes of a part.
    classes: usize,
    parts: Vec<Part>,
}

/// Some classes of a layer.
#[derive(Default)]
struct Part {
    /// None before the data arrive; it stays where it was if they cannot be unpacked.
    values: Option<RefCell<Decoder>>,
}

/// The part that has the position is not unpacked so far.
pub(super) struct StillPacked;

/// A table file that arrives piece by piece.
#[derive(Default, Debug)]
pub struct Arrival {
    /// What has arrived of the list, then of the next part.
    buffer: Vec<u8>,
    /// The parts in the order of the file; none before the list is complete.
    list: Option<Vec<Entry>>,
    /// The number of parts that have arrived.
    done: usize,
}

/// A part in the list of a file.
#[derive(Clone, Copy, Debug)]
struct Entry {
    balls: usize,
    kind: u8,
    /// The number of the part in its layer.
    number: usize,
    classes: usize,
    len: usize,
    checksum: u32,
}

impl Arrival {
    /// The rule set of a file, from its first 12 bytes or more.
    ///
    /// # Errors
    /// If the file is not a table of this version.
    pub fn rules(first: &[u8]) -> Result<Rules, TableError> {
        let choice = |at: usize| first.get(at).map_or(usize::MAX, |&byte| usize::from(byte));
        if !first.starts_with(MAGIC) || choice(8) != usize::from(VERSION) {
            return Err(TableError::NotATable);
        }
        Ok(Rules {
            variant: *Variant::ALL.get(choice(9)).ok_or(TableError::NotATable)?,
            take_back: *TakeBackOption::ALL.get(choice(10)).ok_or(TableError::NotATable)?,
            empty_reserve: *EmptyReserve::ALL.get(choice(11)).ok_or(TableError::NotATable)?,
        })
    }

    /// Whether the whole file has arrived.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.list.as_ref().is_some_and(|list| self.done == list.len()) && self.buffer.is_empty()
    }

    /// Moves bytes into the buffer until it has `len`. Returns whether it has.
    fn fill(&mut self, bytes: &mut &[u8], len: usize) -> bool {
        let (taken, rest) = bytes.split_at(bytes.len().min(len.saturating_sub(self.buffer.len())));
        self.buffer.extend_from_slice(taken);
        *bytes = rest;
        self.buffer.len() >= len
    }

    /// Reads the list; none while it has not arrived.
    fn read_list(&mut self, rules: Rules, bytes: &mut &[u8]) -> Result<Option<()>, TableError> {
        if !self.fill(bytes, HEADER) {
            return Ok(None);
        }
        if Arrival::rules(&self.buffer)? != rules {
            return Err(TableError::NotATable);
        }
        let count = number(&self.buffer, COUNT) as usize;
        if count > MOST_PARTS {
            return Err(TableError::Damaged);
        }
        if !self.fill(bytes, HEADER + count * ENTRY) {
            return Ok(None);
        }
        if number(&self.buffer, 12) != checksum(&self.buffer[COUNT..]) {
            return Err(TableError::Damaged);
        }
        let mut parts = [0; 256];
        let entry = |entry: &[u8]| {
            let balls = usize::from(entry[0]);
            parts[balls] += 1;
            Entry {
                balls,
                kind: entry[1],
                number: parts[balls] - 1,
                classes: usize::from(entry[2]) | usize::from(entry[3]) << 8,
                len: number(entry, 4) as usize,
                checksum: number(entry, 8),
            }
        };
        self.list = Some(self.buffer[HEADER..].chunks_exact(ENTRY).map(entry).collect());
        self.buffer.clear();
        Ok(Some(()))
    }
}

impl Tables {
    /// No layers of a rule set.
    #[must_use]
    pub fn new(rules: Rules) -> Tables {
        Tables {
            index: Index::new(rules, 15),
            layers: core::array::from_fn(|_| Layer::default()),
            progress: None,
        }
    }

    /// Takes in the next bytes of a file. The parts that have arrived with them can be used.
    ///
    /// # Errors
    /// If the file is not a table of the rule set, or is damaged; the parts before remain.
    pub fn receive(&mut self, file: &mut Arrival, mut bytes: &[u8]) -> Result<(), TableError> {
        if file.list.is_none() {
            let Some(()) = file.read_list(self.rules(), &mut bytes)? else { return Ok(()) };
            self.announce(file.list.iter().flatten())?;
        }
        while let Some(&entry) = file.list.iter().flatten().nth(file.done) {
            if !file.fill(&mut bytes, entry.len) {
                return Ok(());
            }
            let data = core::mem::take(&mut file.buffer);
            if checksum(&data) != entry.checksum {
                return Err(TableError::Damaged);
            }
            file.done += 1;
            if entry.kind == PROGRESS {
                let weights = lzma::decode(&data, WEIGHTS).ok_or(TableError::Damaged)?;
                self.progress = Progress::new(weights);
            } else if let Some(part) = self.layers[entry.balls].parts.get_mut(entry.number) {
                let len = (entry.classes * self.index.class_len(entry.balls)).div_ceil(4);
                part.values = Some(RefCell::new(Decoder::new(data, len)));
            }
        }
        if bytes.is_empty() { Ok(()) } else { Err(TableError::Damaged) }
    }

    /// Makes room for the layers of a list.
    fn announce<'a>(&mut self, list: impl Iterator<Item = &'a Entry>) -> Result<(), TableError> {
        let mut layers: [Vec<usize>; LAYERS] = core::array::from_fn(|_| Vec::new());
        for entry in list.filter(|entry| entry.kind == VALUES) {
            layers.get_mut(entry.balls).ok_or(TableError::Damaged)?.push(entry.classes);
        }
        for (balls, classes) in layers.iter().enumerate().filter(|(_, parts)| !parts.is_empty()) {
            let all: usize = classes.iter().sum();
            let (first, other) = (classes[0], &classes[..classes.len() - 1]);
            let is_whole =
                self.index.layer(balls).is_some() && all == self.index.shapes[balls].len();
            if !is_whole || other.iter().any(|&classes| classes != first) {
                return Err(TableError::Damaged);
            }
            let parts = classes.iter().map(|_| Part::default()).collect();
            self.layers[balls] = Layer { classes: first, parts };
        }
        Ok(())
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.index.rules
    }

    /// Whether the layers that have arrived are so close that a short search leads from every position
    /// to one of them, or to the end of the game.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let is_there = |layer: &Layer| {
            layer.classes > 0 && layer.parts.iter().all(|part| part.values.is_some())
        };
        self.layers[..LAYERS - SHORT_END]
            .windows(MOST_MISSING + 1)
            .all(|near| near.iter().any(is_there))
    }

    /// The estimate of the length of a lost game, if a file contains it.
    #[must_use]
    pub fn progress(&self) -> Option<&Progress> {
        self.progress.as_ref()
    }

    /// The value of a position for its player to move; none if it is not in the tables, or has not
    /// arrived.
    #[must_use]
    #[cfg_attr(not(feature = "solver"), allow(dead_code))]
    pub fn value(&self, position: Position) -> Option<Value> {
        self.value_at_hand(position, true).unwrap_or(None)
    }

    /// The same, but if `unpacks` is false only from the parts that are unpacked already.
    pub(super) fn value_at_hand(
        &self,
        position: Position,
        unpacks: bool,
    ) -> Result<Option<Value>, StillPacked> {
        let layer = &self.layers[position.occupied().len() as usize];
        if layer.parts.is_empty() {
            return Ok(None);
        }
        let Some(Packed { balls, class, place }) = self.index.packed(position) else {
            return Ok(None);
        };
        let part = layer.parts.get(class / layer.classes);
        let Some(values) = part.and_then(|part| part.values.as_ref()) else { return Ok(None) };
        let place = class % layer.classes * self.index.class_len(balls) + place;
        let mut values = values.borrow_mut();
        let mut byte = values.get(place / 4);
        if byte.is_none() {
            if !unpacks {
                return Err(StillPacked);
            }
            byte = values.decode_to(place / 4 + 1).and_then(|()| values.get(place / 4));
        }
        let Some(byte) = byte else { return Ok(None) };
        Ok(Some(match byte >> (place % 4 * 2) & 3 {
            WON => Value::Win,
            ENDLESS => Value::Draw,
            _ => Value::Loss,
        }))
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
