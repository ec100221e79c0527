//! Layers: the positions with one number of balls, in blocks that are packed each by itself.

use core::cell::RefCell;

use super::arrival::{Arrival, checksum, number, short, spans};
use super::lzma::Decoder;
use super::model;
use super::numbering::Index;
use crate::engine::Value;

/// The values of positions in a table.
#[cfg_attr(not(feature = "solver"), allow(dead_code))]
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

/// Blocks in a row: those that a table has of a layer, or those of a piece of a solution.
#[derive(Default)]
pub(super) struct Run {
    /// The number of its first block in the layer.
    pub(super) first: usize,
    /// Empty while the directory of a piece is missing.
    pub(super) slots: Vec<Slot>,
    piece: Option<File>,
}

struct File {
    name: String,
    size: usize,
    count: usize,
    checksum: u32,
    arrival: Arrival,
}

/// The positions of a layer. All blocks but the last have the same number of entries, and the last
/// has no more.
#[derive(Default)]
pub(super) struct Layer {
    /// The number of entries of a block.
    pub(super) size: usize,
    /// Empty if no file has the layer.
    pub(super) runs: Vec<Run>,
}

impl Layer {
    pub(super) fn new(size: usize, blocks: usize) -> Layer {
        let slots = (0..blocks).map(|_| Slot::default()).collect();
        Layer { size, runs: vec![Run { slots, ..Run::default() }] }
    }

    /// A layer of a solution, from its list of pieces: for each the number of its blocks (2 bytes), its
    /// size (4) and the checksum of its directory (4). None if the list is damaged.
    pub(super) fn of_pieces(balls: u8, size: usize, list: &[u8]) -> Option<Layer> {
        let mut layer = Layer { size, runs: Vec::new() };
        let mut first = 0;
        for entry in list.chunks_exact(super::PIECE) {
            let (count, size) = (short(entry, 0), number(entry, 2) as usize);
            let (checksum, arrival) = (number(entry, 6), Arrival::default());
            // Every block has at least one byte.
            if count == 0 || size < (DIRECTORY_ENTRY + 1) * count {
                return None;
            }
            let name = file_name(balls.into(), checksum);
            let piece = Some(File { name, size, count, checksum, arrival });
            layer.runs.push(Run { first, slots: Vec::new(), piece });
            first += count;
        }
        Some(layer)
    }

    pub(super) fn blocks(&self) -> usize {
        let count = |run: &Run| run.piece.as_ref().map_or(run.slots.len(), |piece| piece.count);
        self.runs.last().map_or(0, |last| last.first + count(last))
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
        let (Run { slots, piece, .. }, number) = self.run(place)?;
        let piece = piece.as_ref()?;
        let (start, end) = match slots.get(number) {
            Some(slot) if slot.borrow().is_some() => return Some(()),
            _ if piece.size <= SMALL => (0, piece.size),
            Some(_) => piece.arrival.blocks.get(number).map(|block| (block.start, block.end))?,
            None => (0, DIRECTORY_ENTRY * piece.count),
        };
        let part = piece.part(start, end);
        if !list.contains(&part) {
            list.push(part);
        }
        Some(())
    }

    /// Takes in bytes of a piece. Returns the number of its blocks in them; none if they are damaged, or
    /// the layer has no such file.
    pub(super) fn take(&mut self, file: &str, start: usize, bytes: &[u8]) -> Option<Option<usize>> {
        // Pieces with the same contents have the same name.
        let is_named = |run: &&mut Run| run.piece.as_ref().is_some_and(|piece| piece.name == file);
        let runs = self.runs.iter_mut().filter(is_named);
        runs.map(|run| run.take(start, bytes)).reduce(|one, other| Some(one? + other?))
    }

    pub(super) fn is_whole(&self) -> bool {
        !self.runs.is_empty() && self.slots().all(|slot| slot.borrow().is_some())
    }

    pub(super) fn slot(&mut self, number: usize) -> Option<&mut Option<Block>> {
        self.runs.iter_mut().flat_map(|run| &mut run.slots).nth(number).map(Slot::get_mut)
    }

    pub(super) fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.runs.iter().flat_map(|run| &run.slots)
    }

    #[cfg(feature = "solver")]
    pub(super) fn files(&self) -> impl Iterator<Item = Piece> + '_ {
        let pieces = self.runs.iter().filter_map(|run| run.piece.as_ref());
        pieces.map(|piece| piece.part(0, piece.size))
    }
}

impl Run {
    /// Takes in bytes of the piece. Returns the number of blocks in them; none if they are damaged.
    fn take(&mut self, start: usize, bytes: &[u8]) -> Option<usize> {
        let Run { slots, piece, .. } = self;
        let File { arrival, count, size, checksum: sum, .. } = piece.as_mut()?;
        let len = DIRECTORY_ENTRY * *count;
        let read_head = |head: &[u8]| {
            let Some(head) = head.get(..len) else { return Some(None) };
            let blocks = head.chunks_exact(DIRECTORY_ENTRY);
            let spans = spans(len, blocks.map(|entry| (short(entry, 0), number(entry, 2))))?;
            let fills = spans.last().is_some_and(|last| last.end == *size);
            (fills && checksum(head) == *sum).then_some(Some(spans))
        };
        let mut arrived = Vec::new();
        let taken = arrival.take(start, bytes, read_head, &mut arrived);
        // No answer waits for a part of a block: the file is cut off.
        if taken.is_none() || !arrival.is_whole() {
            arrival.forget_rest();
            return None;
        }
        slots.resize_with(arrival.blocks.len(), Slot::default);
        let count = arrived.len();
        for (number, packed) in arrived {
            let block = Block::Entries { packed, entries: Vec::new() };
            *slots.get_mut(number)?.get_mut() = Some(block);
        }
        Some(count)
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

impl File {
    fn part(&self, start: usize, end: usize) -> Piece {
        let [start, end, size] = [start, end, self.size].map(|number| number as u32);
        Piece { file: self.name.clone(), start, end, size }
    }
}

/// The name of the file of a piece: no two versions of it have the same.
pub fn file_name(balls: usize, checksum: u32) -> String {
    format!("{balls:02}-{checksum:08x}.pylos")
}
