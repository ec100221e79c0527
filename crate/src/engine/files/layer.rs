//! Layers: the positions with one number of balls, in blocks that are packed each by itself.

use core::cell::RefCell;
use core::mem;
use core::ops::Range;

use super::beginning::{checksum, number, short};
use super::lzma::Decoder;
use super::model;
use super::numbering::Index;
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
                let mut decoder = model::Decoder::new(packed);
                model::code_block(index, (balls, first), &mut decoder, entries);
            }
        }
        Some(())
    }
}

/// A block; none before it arrives, and if it cannot be unpacked.
pub(super) type Slot = RefCell<Option<Block>>;

/// Blocks in a row: those that a table has of a layer, or those of a piece, which is a file of a
/// solution.
#[derive(Default)]
struct Run {
    /// The number of its first block in the layer.
    first: usize,
    count: usize,
    /// Empty while the directory of a piece is missing.
    slots: Vec<Slot>,
    /// Of a piece.
    name: String,
    size: usize,
    /// The checksum of the directory.
    checksum: u32,
    /// Where the blocks of the piece are, as far as the directory has said so, and their checksums.
    spans: Vec<(Range<usize>, u32)>,
}

/// The positions of a layer. All blocks but the last have the same number of entries, and the last
/// has no more.
#[derive(Default)]
pub(super) struct Layer {
    /// The number of entries of a block.
    pub(super) size: usize,
    /// Empty if no file has the layer.
    runs: Vec<Run>,
}

impl Layer {
    /// A layer of a table.
    pub(super) fn new(size: usize, count: usize) -> Layer {
        let slots = (0..count).map(|_| Slot::default()).collect();
        Layer { size, runs: vec![Run { count, slots, ..Run::default() }] }
    }

    /// A layer of a solution, from its list of pieces: for each the number of its blocks (2 bytes), its
    /// size (4) and the checksum of its directory (4). None if the list is damaged.
    pub(super) fn of_pieces(balls: u8, size: usize, list: &[u8]) -> Option<Layer> {
        let mut layer = Layer { size, runs: Vec::new() };
        for entry in list.chunks_exact(super::PIECE) {
            let (first, count, size) = (layer.blocks(), short(entry, 0), number(entry, 2) as usize);
            // Every block has at least one byte.
            if count == 0 || size < (DIRECTORY_ENTRY + 1) * count {
                return None;
            }
            let checksum = number(entry, 6);
            let name = file_name(balls.into(), checksum);
            layer.runs.push(Run { first, count, name, size, checksum, ..Run::default() });
        }
        Some(layer)
    }

    pub(super) fn blocks(&self) -> usize {
        self.runs.last().map_or(0, |last| last.first + last.count)
    }

    /// The run with the entry of a place, and the number of its block.
    fn run(&self, place: usize) -> Option<(&Run, usize)> {
        let number = place.checked_div(self.size)?;
        let after = self.runs.partition_point(|run| run.first <= number);
        let run = self.runs.get(after.checked_sub(1)?)?;
        Some((run, number - run.first))
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
        let (first, place) = (place - place % self.size, place % self.size);
        let mut known = block.get(place);
        if known.is_none() {
            if !unpacks {
                return Err(StillPacked);
            }
            known = block.unpack(index, balls, first, place).and_then(|()| block.get(place));
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
            (_, Some((span, _))) if run.size > SMALL => (span.start, span.end),
            (None, _) if run.size > SMALL => (0, DIRECTORY_ENTRY * run.count),
            _ => (0, run.size),
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

    /// Takes in bytes of a piece. Returns the number of its blocks in them; none if they are damaged.
    pub(super) fn take(&mut self, file: &str, start: usize, bytes: &[u8]) -> Option<usize> {
        // Pieces with the same contents have the same name.
        self.runs.iter_mut().filter(|run| run.name == file).map(|run| run.take(start, bytes)).sum()
    }

    pub(super) fn is_whole(&self) -> bool {
        !self.runs.is_empty() && self.slots().all(|slot| slot.borrow().is_some())
    }

    pub(super) fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.runs.iter().flat_map(|run| &run.slots)
    }

    /// The files of a solution that have the layer.
    pub(super) fn files(&self) -> impl Iterator<Item = Piece> + '_ {
        self.runs.iter().map(|run| run.part(0, run.size))
    }
}

impl Run {
    fn part(&self, start: usize, end: usize) -> Piece {
        let [start, end, size] = [start, end, self.size].map(|number| number as u32);
        Piece { file: self.name.clone(), start, end, size }
    }

    /// Takes in bytes of the piece, from its directory or a block on. Returns the number of blocks in
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
        Some(count)
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
        (end == self.size && checksum(directory) == self.checksum).then_some(spans)
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
