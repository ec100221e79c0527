//! Tables of perfect play: the values of all positions with certain numbers of balls.
//!
//! A table file holds a choice of layers. A layer is all positions with one number of balls on the
//! board. [`Prover`](super::proof::Prover) finds the values between the layers.
//!
//! The file: the head (`files.rs`), with the checksum of the list and its length; the number of parts;
//! the list, which has for each part the number of balls, its kind ([`VALUES`] or [`PROGRESS`]), the
//! number of classes of shapes (2 bytes), the length of its data and their checksum; then the data of
//! the parts. Numbers have 4 bytes, the lowest first, where they do not have another size. LZMA
//! compresses the data of each part: two bits for each position ([`LOST`], [`WON`] or [`ENDLESS`]), the
//! lowest bits first, in the order of [`Packed`]; or the weights of [`Progress`], which serve all
//! layers. All parts of a layer but the last have the same number of classes, and the last has no more.
//!
//! A part can be used as soon as it has arrived. It is unpacked up to the last position in it that was
//! looked up.

use core::cell::RefCell;
use std::sync::Arc;

use super::Value;
use super::files::{CHECKSUM, checksum, number, rules_of};
use super::lzma::{self, Decoder};
use super::numbering::{Index, Packed};
use super::progress::{Progress, WEIGHTS};
use crate::{Position, Rules};

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
/// The part holds the weights of an estimate, see `progress.rs`.
pub const PROGRESS: u8 = 1;
/// The values of positions.
#[cfg_attr(not(feature = "solver"), allow(dead_code))]
pub const LOST: u8 = 0;
/// See [`LOST`].
pub const WON: u8 = 1;
/// See [`LOST`].
pub const ENDLESS: u8 = 2;

/// The values of all positions of some layers, from one or more table files of a rule set.
pub struct Tables {
    index: Arc<Index>,
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

/// The values of some classes of a layer; none before they arrive, or if they cannot be unpacked.
type Part = RefCell<Option<Decoder>>;

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
    /// The number of classes of the first part of the layer.
    division: usize,
    classes: usize,
    len: usize,
    checksum: u32,
}

impl Arrival {
    /// The rule set of a file, from its first 12 bytes or more; none if it is not a table of this version.
    #[must_use]
    pub fn rules(first: &[u8]) -> Option<Rules> {
        rules_of(first, MAGIC, VERSION)
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

    /// Reads the list, which is empty while it has not arrived; none if it is damaged.
    fn read_list(&mut self, rules: Rules, bytes: &mut &[u8]) -> Option<Vec<Entry>> {
        if !self.fill(bytes, HEADER) {
            return Some(Vec::new());
        }
        let count = number(&self.buffer, COUNT) as usize;
        if Arrival::rules(&self.buffer) != Some(rules) || !(1..=MOST_PARTS).contains(&count) {
            return None;
        }
        if !self.fill(bytes, HEADER + count * ENTRY) {
            return Some(Vec::new());
        }
        if number(&self.buffer, CHECKSUM) != checksum(&self.buffer[COUNT..]) {
            return None;
        }
        let entry = |entry: &[u8]| Entry {
            balls: entry[0].into(),
            kind: entry[1],
            number: 0,
            division: 0,
            classes: usize::from(entry[2]) | usize::from(entry[3]) << 8,
            len: number(entry, 4) as usize,
            checksum: number(entry, 8),
        };
        let list = self.buffer[HEADER..].chunks_exact(ENTRY).map(entry).collect();
        self.buffer.clear();
        Some(list)
    }
}

impl Tables {
    /// No layers of a rule set.
    #[must_use]
    pub fn new(rules: Rules) -> Tables {
        Tables {
            index: Index::shared(rules),
            layers: core::array::from_fn(|_| Layer::default()),
            progress: None,
        }
    }

    /// Takes in the next bytes of a file. The parts that have arrived with them can be used. None if the
    /// file is not a table of the rule set, or is damaged; what arrived before remains.
    #[must_use]
    pub fn receive(&mut self, file: &mut Arrival, mut bytes: &[u8]) -> Option<()> {
        if file.list.is_none() {
            let mut list = file.read_list(self.rules(), &mut bytes)?;
            if list.is_empty() {
                return Some(());
            }
            self.announce(&mut list)?;
            file.list = Some(list);
        }
        while let Some(&entry) = file.list.iter().flatten().nth(file.done) {
            if !file.fill(&mut bytes, entry.len) {
                return Some(());
            }
            let data = core::mem::take(&mut file.buffer);
            if checksum(&data) != entry.checksum {
                return None;
            }
            file.done += 1;
            let len = self.unpacked(&entry);
            let layer = &mut self.layers[entry.balls];
            if entry.kind == PROGRESS {
                self.progress = Progress::new(lzma::decode(&data, WEIGHTS)?);
            } else if layer.classes == entry.division
                && let Some(part) = layer.parts.get_mut(entry.number)
            {
                part.get_mut().get_or_insert_with(|| Decoder::new(data, len));
            }
        }
        bytes.is_empty().then_some(())
    }

    /// The number of bytes of a part before it was compressed.
    fn unpacked(&self, entry: &Entry) -> usize {
        match entry.kind {
            PROGRESS => WEIGHTS,
            _ => (entry.classes * self.index.class_len(entry.balls)).div_ceil(4),
        }
    }

    /// Checks a list, numbers its parts and makes room for its layers; none if the list is damaged. A
    /// layer of which a part has arrived keeps its division: parts that divide it differently are not
    /// used.
    fn announce(&mut self, list: &mut [Entry]) -> Option<()> {
        let mut layers: [Vec<usize>; LAYERS] = core::array::from_fn(|_| Vec::new());
        let mut estimates = 0;
        for entry in list.iter_mut() {
            let layer = layers.get_mut(entry.balls)?;
            match entry.kind {
                VALUES => layer.push(entry.classes),
                PROGRESS => estimates += 1,
                _ => return None,
            }
            entry.number = layer.len().saturating_sub(1);
            entry.division = layer.first().copied().unwrap_or(0);
            // Compressed data are never much larger. This bounds what a part can make `fill` keep.
            if estimates > 1 || entry.len > 64 + 2 * self.unpacked(entry) {
                return None;
            }
        }
        let announced = |classes: &&Vec<usize>| !classes.is_empty();
        for (balls, classes) in layers.iter().enumerate().filter(|(_, classes)| announced(classes))
        {
            self.index.layer(balls)?;
            let all = self.index.shapes[balls].len();
            let (division, other) = (classes[0], &classes[..classes.len() - 1]);
            if classes.iter().sum::<usize>() != all
                || other.iter().any(|&classes| classes != division)
                || classes.len() != all.div_ceil(division.max(1))
            {
                return None;
            }
        }
        for (layer, classes) in self.layers.iter_mut().zip(&layers) {
            if let (Some(&division), false) = (classes.first(), layer.parts.iter().any(is_there)) {
                let parts = classes.iter().map(|_| Part::default()).collect();
                *layer = Layer { classes: division, parts };
            }
        }
        Some(())
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
        let is_whole = |layer: &Layer| layer.classes > 0 && layer.parts.iter().all(is_there);
        self.layers[..LAYERS - SHORT_END]
            .windows(MOST_MISSING + 1)
            .all(|near| near.iter().any(is_whole))
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
        let Some(part) = layer.parts.get(class / layer.classes) else { return Ok(None) };
        let mut part = part.borrow_mut();
        let Some(values) = &mut *part else { return Ok(None) };
        let place = class % layer.classes * self.index.class_len(balls) + place;
        let mut byte = values.get(place / 4);
        if byte.is_none() {
            if !unpacks {
                return Err(StillPacked);
            }
            byte = values.decode_to(place / 4 + 1).and_then(|()| values.get(place / 4));
            if byte.is_none() {
                *part = None;
            }
        }
        let Some(byte) = byte else { return Ok(None) };
        Ok(Some(match byte >> (place % 4 * 2) & 3 {
            WON => Value::Win,
            ENDLESS => Value::Draw,
            _ => Value::Loss,
        }))
    }
}

fn is_there(part: &Part) -> bool {
    part.borrow().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    /// A part: the number of balls, its kind, the number of classes and its data.
    type Given<'a> = (u8, u8, u8, &'a [u8]);

    /// Unpacks to zeros: every position is lost.
    const ALL_LOST: &[u8] = &[0; 8];
    /// The number of classes of shapes with two balls.
    const TWO: u8 = 21;

    /// A file of the children's game with sound checksums.
    fn file(parts: &[Given<'_>]) -> Vec<u8> {
        let (mut list, mut data) = ((parts.len() as u32).to_le_bytes().to_vec(), Vec::new());
        for &(balls, kind, classes, bytes) in parts {
            list.extend([balls, kind, classes, 0]);
            list.extend((bytes.len() as u32).to_le_bytes());
            list.extend(checksum(bytes).to_le_bytes());
            data.extend(bytes);
        }
        [&MAGIC[..], &[VERSION, 0, 0, 0], &checksum(&list).to_le_bytes(), &list, &data].concat()
    }

    fn add(tables: &mut Tables, parts: &[Given<'_>]) -> Option<()> {
        tables.receive(&mut Arrival::default(), &file(parts))
    }

    fn value(tables: &Tables) -> Option<Value> {
        tables.value("4/4/1ld1/4 3/3/3 2/2 1 l".parse().expect("a position"))
    }

    #[test]
    fn a_list_that_cannot_be_is_damaged() {
        let rest = TWO - 1;
        let lists: [&[Given<'_>]; 8] = [
            // Unknown kinds of parts, and a layer above the apex.
            &[(31, 7, 0, &[])],
            &[(2, 7, 0, &[]), (2, VALUES, TWO, ALL_LOST)],
            &[(31, VALUES, TWO, ALL_LOST)],
            // Parts without classes, and parts of which the last is the largest.
            &[(2, VALUES, 0, &[]), (2, VALUES, TWO, ALL_LOST)],
            &[(2, VALUES, TWO, ALL_LOST), (2, VALUES, 0, &[])],
            &[(2, VALUES, 1, &[0; 5]), (2, VALUES, rest, ALL_LOST)],
            // More data than the values have before they are compressed, and a second estimate.
            &[(2, VALUES, TWO, &[0; 200])],
            &[(0, PROGRESS, 0, ALL_LOST), (0, PROGRESS, 0, ALL_LOST)],
        ];
        for list in lists {
            let mut tables = Tables::new(Rules::new(Variant::Children));
            let mut arrival = Arrival::default();
            for _ in 0..2 {
                let received = tables.receive(&mut arrival, &file(list));
                assert_eq!(received, None, "{list:?}");
                assert_eq!(value(&tables), None);
            }
        }
    }

    #[test]
    fn what_arrived_before_remains_when_another_file_has_its_layer() {
        let parts = [(2, VALUES, TWO - 1, ALL_LOST), (2, VALUES, 1, &[0; 5])];
        for damaged in [false, true] {
            let mut tables = Tables::new(Rules::new(Variant::Children));
            assert_eq!(add(&mut tables, &[(2, VALUES, TWO, ALL_LOST)]), Some(()));
            assert_eq!(value(&tables), Some(Value::Loss));
            let mut other = file(&parts);
            if damaged {
                other.truncate(other.len() - 13);
                other.extend([9; 13]);
            }
            let received = tables.receive(&mut Arrival::default(), &other);
            assert_eq!(received.is_none(), damaged);
            assert_eq!(value(&tables), Some(Value::Loss));
        }
    }

    #[test]
    fn a_part_that_cannot_be_unpacked_can_arrive_again() {
        let mut tables = Tables::new(Rules::new(Variant::Children));
        assert_eq!(add(&mut tables, &[(2, VALUES, TWO, &[255; 8])]), Some(()));
        assert_eq!(value(&tables), None);
        assert_eq!(add(&mut tables, &[(2, VALUES, TWO, ALL_LOST)]), Some(()));
        assert_eq!(value(&tables), Some(Value::Loss));
    }
}
