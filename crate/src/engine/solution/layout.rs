//! The files of a solution: the index, and pieces that begin with a directory of their blocks.
//!
//! The index file: the head (`files.rs`), with the checksum of the rest; then the layers in the folder. A
//! layer: the number of balls (1 byte), the binary logarithm of the number of entries of a block (1),
//! the number of pieces (2); for each piece the number of its blocks (2), its size (4) and the
//! checksum of its directory (4).
//!
//! A piece: the directory, which has the size (2) and the checksum (4) of each block, then the blocks.
//! The name of its file is made of the number of balls and the checksum of the directory, so no two
//! versions of a piece have the same name. Numbers begin with their lowest byte.

use super::super::files::{CHECKSUM, checksum, number, rules_of};
use super::{MAGIC, VERSION};
use crate::Rules;

/// The number of bytes of a block in the directory of a piece.
pub const DIRECTORY_ENTRY: usize = 6;
/// The number of bytes of the index before the layers.
const HEADER: usize = 16;
/// The largest binary logarithm of the number of entries of a block.
const LARGEST_BLOCK: u8 = 15;
/// A whole piece is asked for if it is not larger than this.
const SMALL: u32 = 2048;
/// Blocks of a file that are not farther apart than this are asked for in one.
const GAP: u32 = 1024;

/// Bytes of a file in the folder of a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Piece {
    /// The name of the file.
    pub file: String,
    /// The first byte.
    pub start: u32,
    /// The end of the bytes.
    pub end: u32,
    /// The size of the file.
    pub size: u32,
}

impl Piece {
    /// Adds the bytes to a list, if possible by making one of its pieces larger.
    pub(super) fn add_to(self, list: &mut Vec<Piece>) {
        let near = |piece: &&mut Piece| {
            piece.file == self.file
                && self.start <= piece.end.saturating_add(GAP)
                && piece.start <= self.end.saturating_add(GAP)
        };
        match list.iter_mut().find(near) {
            Some(piece) => {
                piece.start = piece.start.min(self.start);
                piece.end = piece.end.max(self.end);
            }
            None => list.push(self),
        }
    }
}

/// The name of the file of a piece.
#[must_use]
pub fn file_name(balls: usize, checksum: u32) -> String {
    format!("{balls:02}-{checksum:08x}.pylos")
}

/// A layer of the folder.
pub(super) struct Layer {
    /// The number of entries of a block.
    pub(super) size: usize,
    pieces: Vec<File>,
}

/// A piece as far as it has been added.
struct File {
    name: String,
    /// The first block of the layer in it.
    first: usize,
    size: u32,
    checksum: u32,
    /// Empty while the directory is missing.
    blocks: Vec<Block>,
    /// The number of blocks.
    count: usize,
}

struct Block {
    start: u32,
    end: u32,
    checksum: u32,
    /// Empty while it is missing.
    bytes: Vec<u8>,
}

/// What is there of a block.
pub(super) enum Stored<'a> {
    Block(&'a [u8]),
    /// These bytes come next.
    Missing(Piece),
}

/// Reads an index file: the rule set and the layers by number of balls. None if it is damaged.
pub(super) fn read_index(file: &[u8]) -> Option<(Rules, Vec<Option<Layer>>)> {
    let (rules, mut rest) = (rules_of(file, MAGIC, VERSION)?, file.get(HEADER..)?);
    if number(file, CHECKSUM) != checksum(rest) {
        return None;
    }
    let mut layers: Vec<Option<Layer>> = (0..=30).map(|_| None).collect();
    while !rest.is_empty() {
        let (balls, layer) = read_layer(&mut rest)?;
        *layers.get_mut(balls)? = Some(layer);
    }
    Some((rules, layers))
}

/// Reads a layer and moves `rest` behind it.
fn read_layer(rest: &mut &[u8]) -> Option<(usize, Layer)> {
    let (&[balls, bits, low, high], list) = rest.split_first_chunk()?;
    let (list, behind) = list.split_at_checked(10 * (usize::from(low) | usize::from(high) << 8))?;
    *rest = behind;
    let mut first = 0;
    let mut pieces = Vec::new();
    for piece in list.chunks_exact(10) {
        let (count, size) = (usize::from(piece[0]) | usize::from(piece[1]) << 8, number(piece, 2));
        let checksum = number(piece, 6);
        // Every block has at least one byte.
        if count == 0 || (size as usize) < (DIRECTORY_ENTRY + 1) * count {
            return None;
        }
        let name = file_name(balls.into(), checksum);
        pieces.push(File { name, first, size, checksum, blocks: Vec::new(), count });
        first += count;
    }
    (bits <= LARGEST_BLOCK).then(|| (balls.into(), Layer { size: 1 << bits, pieces }))
}

impl Layer {
    /// The number of blocks.
    pub(super) fn blocks(&self) -> usize {
        self.pieces.last().map_or(0, |last| last.first + last.count)
    }

    /// The block with the entry of a place.
    pub(super) fn block(&self, place: usize) -> Stored<'_> {
        let number = place / self.size;
        let after = self.pieces.partition_point(|piece| piece.first <= number);
        let piece = &self.pieces[after.saturating_sub(1)];
        let [start, end] = match piece.blocks.get(number - piece.first) {
            Some(block) if !block.bytes.is_empty() => return Stored::Block(&block.bytes),
            _ if piece.size <= SMALL => [0, piece.size],
            Some(block) => [block.start, block.end],
            None => [0, (DIRECTORY_ENTRY * piece.count) as u32],
        };
        Stored::Missing(piece.part(start, end))
    }

    /// Forgets the bytes of the blocks.
    pub(super) fn forget_blocks(&mut self) {
        for block in self.pieces.iter_mut().flat_map(|piece| &mut piece.blocks) {
            block.bytes = Vec::new();
        }
    }

    /// All files of the layer.
    #[cfg(feature = "solver")]
    pub(super) fn files(&self) -> impl Iterator<Item = Piece> + '_ {
        self.pieces.iter().map(|piece| piece.part(0, piece.size))
    }

    /// Takes in bytes of a file. Returns false if they are damaged; none if the layer has no such
    /// file.
    pub(super) fn add(&mut self, file: &str, start: usize, bytes: &[u8]) -> Option<bool> {
        // Pieces with the same contents have the same name.
        let pieces = self.pieces.iter_mut().filter(|piece| piece.name == file);
        pieces.map(|piece| piece.add(start, bytes).is_some()).reduce(|one, other| one && other)
    }
}

impl File {
    fn part(&self, start: u32, end: u32) -> Piece {
        Piece { file: self.name.clone(), start, end, size: self.size }
    }

    /// Takes in bytes; none if they are damaged.
    fn add(&mut self, start: usize, bytes: &[u8]) -> Option<()> {
        let end = start.checked_add(bytes.len()).filter(|&end| end <= self.size as usize)?;
        if start == 0 {
            let directory = bytes.get(..DIRECTORY_ENTRY * self.count)?;
            if checksum(directory) != self.checksum {
                return None;
            }
            if self.blocks.is_empty() {
                self.blocks = read_directory(directory, self.size)?;
            }
        }
        let inside =
            |block: &&mut Block| start <= block.start as usize && block.end as usize <= end;
        let bytes_of =
            |block: &Block| &bytes[block.start as usize - start..block.end as usize - start];
        let mut checked = if start == 0 { DIRECTORY_ENTRY * self.count } else { 0 };
        for block in self.blocks.iter_mut().filter(inside) {
            if checksum(bytes_of(block)) != block.checksum {
                return None;
            }
            checked += bytes_of(block).len();
        }
        // Bytes that are neither directory nor whole blocks are those of a file cut off.
        if checked != bytes.len() || bytes.is_empty() {
            return None;
        }
        for block in self.blocks.iter_mut().filter(inside) {
            block.bytes = bytes_of(block).to_vec();
        }
        Some(())
    }
}

/// The blocks of a directory; none if one is empty, or if they do not fill the file.
fn read_directory(directory: &[u8], size: u32) -> Option<Vec<Block>> {
    let mut end = directory.len() as u32;
    let mut blocks = Vec::new();
    for entry in directory.chunks_exact(DIRECTORY_ENTRY) {
        let (start, len) = (end, number(entry, 0) & 0xFFFF);
        end = start.checked_add(len).filter(|_| len > 0)?;
        blocks.push(Block { start, end, checksum: number(entry, 2), bytes: Vec::new() });
    }
    (end == size).then_some(blocks)
}
