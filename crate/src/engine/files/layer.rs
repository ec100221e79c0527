//! Layers: the positions with one number of balls, in blocks that are packed each by itself.

use core::cell::RefCell;
use core::mem;
use core::ops::Range;

use super::lzma::Decoder;
use super::numbering::Index;
use super::{checksum, model, number, short};
use crate::engine::Value;

/// The values of positions in a table.
pub const LOST: u8 = 0;
/// See [`LOST`].
pub const WON: u8 = 1;
/// See [`LOST`].
pub const ENDLESS: u8 = 2;

/// The number of bytes of a block in the directory of a piece.
pub const DIRECTORY_ENTRY: usize = 6;
/// A whole piece is asked for if it is not larger than this.
const SMALL: usize = 2048;

/// The value of a position for its player to move, and where it is known the distance to the end of
/// the game in turns of both players; a draw has none.
pub(super) type Known = (Value, Option<u32>);

/// A block has the position, and is not unpacked that far.
pub(in crate::engine) struct StillPacked;

/// The entries of some positions in a row, unpacked as far as they were looked up.
pub(super) enum Block {
    /// Of a table: two bits an entry, the lowest bits first.
    Values(Box<Decoder>),
    /// Of a solution: a byte an entry; 0 for endless, else one more than the distance, so that losses
    /// are odd and wins even.
    Entries { packed: Vec<u8>, entries: Vec<u8> },
}

impl Block {
    fn get(&self, place: usize) -> Option<Known> {
        match self {
            Block::Values(decoder) => {
                let value = match decoder.get(place / 4)? >> (place % 4 * 2) & 3 {
                    WON => Value::Win,
                    ENDLESS => Value::Draw,
                    _ => Value::Loss,
                };
                Some((value, None))
            }
            Block::Entries { entries, .. } => Some(match *entries.get(place)? {
                0 => (Value::Draw, None),
                lost if lost % 2 == 1 => (Value::Loss, Some(u32::from(lost) - 1)),
                won => (Value::Win, Some(u32::from(won) - 1)),
            }),
        }
    }

    /// Unpacks up to a place; none if the block is damaged. Its entries begin with number `first` of
    /// the layer of `balls` balls.
    fn unpack(&mut self, index: &Index, balls: usize, first: usize, place: usize) -> Option<()> {
        match self {
            Block::Values(decoder) => decoder.decode_to(place / 4 + 1)?,
            Block::Entries { packed, entries } => {
                *entries = vec![0; place + 1];
                model::code_block(index, (balls, first), model::decoder(packed), entries);
            }
        }
        Some(())
    }
}

/// A block; none before it arrives, and if it cannot be unpacked.
pub(super) type Slot = RefCell<Option<Block>>;

/// Blocks in a row: a part of a table, which is one block, or a piece, which is a file of a solution.
#[derive(Default)]
struct Run {
    /// The place of its first entry in the layer.
    first: usize,
    /// The number of entries of a block. The last block of the layer can have fewer.
    size: usize,
    /// Empty while the directory of a piece is missing.
    slots: Vec<Slot>,
    /// Of a piece, and the number of its blocks.
    name: String,
    count: usize,
    bytes: usize,
    /// The checksum of the directory.
    checksum: u32,
    /// Where the blocks of the piece are, as far as the directory has said so, and their checksums.
    spans: Vec<(Range<usize>, u32)>,
}

/// The positions of a layer, as far as files have them.
#[derive(Default)]
pub(super) struct Layer {
    /// In the order of their places.
    runs: Vec<Run>,
}

impl Layer {
    /// A layer of a solution with `len` positions, from its list of pieces: for each the number of its
    /// blocks (2 bytes), its size (4) and the checksum of its directory (4). None if the list is damaged.
    pub(super) fn of_pieces(balls: u8, len: usize, size: usize, list: &[u8]) -> Option<Layer> {
        let (mut layer, mut first) = (Layer::default(), 0);
        for entry in list.chunks_exact(super::PIECE) {
            let (count, bytes) = (short(entry, 0), number(entry, 2) as usize);
            let checksum = number(entry, 6);
            let name = file_name(balls.into(), checksum);
            layer.runs.push(Run { first, size, name, count, bytes, checksum, ..Run::default() });
            first = first.saturating_add(count * size);
        }
        (len > 0 && (len..len + size).contains(&first)).then_some(layer)
    }

    /// Takes in a part of a table with `size` positions from a place on. What is there already remains.
    pub(super) fn add(&mut self, first: usize, size: usize, block: Block) {
        match self.run(first) {
            Some((run, 0)) if (run.first, run.size) == (first, size) => {
                run.slots[0].borrow_mut().get_or_insert(block);
            }
            Some((run, number)) if number < run.slots.len() => {}
            _ => {
                let after = self.runs.partition_point(|run| run.first < first);
                let slots = vec![RefCell::new(Some(block))];
                self.runs.insert(after, Run { first, size, slots, ..Run::default() });
            }
        }
    }

    /// The run with the entry of a place, and the number of its block.
    fn run(&self, place: usize) -> Option<(&Run, usize)> {
        let after = self.runs.partition_point(|run| run.first <= place);
        let run = self.runs.get(after.checked_sub(1)?)?;
        Some((run, (place - run.first) / run.size))
    }

    /// What is known of a position; none if its block is not there. If `unpacks` is false, only blocks
    /// that are unpacked already answer.
    pub(super) fn look(
        &self,
        index: &Index,
        (balls, place): (usize, usize),
        unpacks: bool,
    ) -> Result<Option<Known>, StillPacked> {
        let Some((run, number)) = self.run(place) else { return Ok(None) };
        let Some(slot) = run.slots.get(number) else { return Ok(None) };
        let mut slot = slot.borrow_mut();
        let Some(block) = &mut *slot else { return Ok(None) };
        let first = run.first + number * run.size;
        let mut known = block.get(place - first);
        if known.is_none() {
            if !unpacks {
                return Err(StillPacked);
            }
            let unpacked = block.unpack(index, balls, first, place - first);
            known = unpacked.and_then(|()| block.get(place - first));
            if known.is_none() {
                *slot = None;
            }
        }
        Ok(known)
    }

    /// Adds to a list which bytes of a piece are missing for the entry of a place; none if the layer does
    /// not have it.
    pub(super) fn add_missing(&self, place: usize, list: &mut Vec<Piece>) -> Option<()> {
        let (run, number) = self.run(place)?;
        let (start, end) = match (run.slots.get(number), run.spans.get(number)) {
            (Some(slot), _) if slot.borrow().is_some() => return Some(()),
            (_, Some((span, _))) if run.bytes > SMALL => (span.start, span.end),
            (None, _) if run.bytes > SMALL => (0, DIRECTORY_ENTRY * run.count),
            _ => (0, run.bytes),
        };
        let part = run.part(start, end);
        if !list.contains(&part) {
            list.push(part);
        }
        Some(())
    }

    /// Whether a piece of the layer has this name.
    pub(super) fn has(&self, file: &str) -> bool {
        self.runs.iter().any(|run| run.name == file)
    }

    /// Takes in bytes of a piece. Returns the number of entries in them; none if they are damaged.
    pub(super) fn take(&mut self, file: &str, start: usize, bytes: &[u8]) -> Option<usize> {
        // Pieces with the same contents have the same name.
        self.runs.iter_mut().filter(|run| run.name == file).map(|run| run.take(start, bytes)).sum()
    }

    /// The number of positions that tables have.
    pub(super) fn len(&self) -> usize {
        let has = |run: &&Run| run.slots.iter().all(|slot| slot.borrow().is_some());
        self.runs.iter().filter(has).map(|run| run.size).sum()
    }

    pub(super) fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.runs.iter().flat_map(|run| &run.slots)
    }

    /// The files of a solution that have the layer.
    pub(super) fn files(&self) -> impl Iterator<Item = Piece> + '_ {
        self.runs.iter().map(|run| run.part(0, run.bytes))
    }
}

impl Run {
    fn part(&self, start: usize, end: usize) -> Piece {
        let [start, end, size] = [start, end, self.bytes].map(|number| number as u32);
        Piece { file: self.name.clone(), start, end, size }
    }

    /// Takes in bytes of the piece, from its directory or a block on. Returns the number of entries in
    /// them; none if they are damaged, or cut off inside a block.
    fn take(&mut self, start: usize, bytes: &[u8]) -> Option<usize> {
        let (mut at, mut rest, mut read) = (start, bytes, None);
        if start == 0 {
            let (directory, blocks) = bytes.split_at_checked(DIRECTORY_ENTRY * self.count)?;
            read = Some(self.read_directory(directory)?);
            (at, rest) = (directory.len(), blocks);
        }
        let spans = read.as_ref().unwrap_or(&self.spans);
        let first = spans.iter().position(|(span, _)| span.start == at)?;
        let mut found = Vec::new();
        while !rest.is_empty() {
            let (span, sum) = spans.get(first + found.len())?;
            let (packed, behind) = rest.split_at_checked(span.len())?;
            (checksum(packed) == *sum).then_some(())?;
            found.push(Block::Entries { packed: packed.to_vec(), entries: Vec::new() });
            rest = behind;
        }
        self.spans = read.unwrap_or(mem::take(&mut self.spans));
        self.slots.resize_with(self.count, Slot::default);
        let count = found.len();
        for (slot, block) in self.slots[first..].iter_mut().zip(found) {
            *slot.get_mut() = Some(block);
        }
        Some(count * self.size)
    }

    /// The blocks that the directory lists; none if it is damaged.
    fn read_directory(&self, directory: &[u8]) -> Option<Vec<(Range<usize>, u32)>> {
        let mut end = directory.len();
        let spans = directory.chunks_exact(DIRECTORY_ENTRY).map(|entry| {
            let start = end;
            end = start.checked_add(short(entry, 0)).filter(|&end| end > start)?;
            Some((start..end, number(entry, 2)))
        });
        let spans = spans.collect::<Option<_>>()?;
        (end == self.bytes && checksum(directory) == self.checksum).then_some(spans)
    }
}

/// Bytes of a file in the folder of a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub struct Piece {
    pub file: String,
    pub start: u32,
    pub end: u32,
    /// The size of the whole file.
    pub size: u32,
}

/// The name of the file of a piece: no two versions of it have the same.
pub fn file_name(balls: usize, checksum: u32) -> String {
    format!("{balls:02}-{checksum:08x}.pylos")
}
