//! How packed files begin, and how they arrive.
//!
//! A table and the index of a solution begin with eight bytes that name the format, its version, the
//! rule set (one byte each for variant, take-back option and empty reserve) and a checksum. A table and
//! a piece of a solution are a head, which lists their blocks, and the blocks, each with a checksum.
//! Numbers begin with their lowest byte.

use core::{fmt, mem};

use crate::{EmptyReserve, Rules, TakeBackOption, Variant};

/// Bytes cannot be taken in by an [`Engine`](crate::engine::Engine).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FileError {
    /// They do not begin like a table or an index of this version, and no solution has a file of this
    /// name.
    Unknown,
    /// They are cut off, or a checksum is wrong.
    Damaged,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileError::Unknown => "not a file of perfect play",
            FileError::Damaged => "the file is damaged",
        })
    }
}

impl core::error::Error for FileError {}

/// The first bytes of a table, and the version of its format.
pub const TABLE: (&[u8; 8], u8) = (b"pylostab", 3);
/// The same of the index of a solution.
pub const INDEX: (&[u8; 8], u8) = (b"pylossol", 2);

/// The place of the checksum of a table or an index.
pub(super) const CHECKSUM: usize = 12;

/// The rule set of a table or an index, from its first 12 bytes; none if the bytes are neither.
pub fn rules_of(file: &[u8]) -> Option<Rules> {
    let (magic, &[version, variant, take_back, empty_reserve, ..]) = file.split_first_chunk()?
    else {
        return None;
    };
    if ![TABLE, INDEX].contains(&(magic, version)) {
        return None;
    }
    Some(Rules {
        variant: *Variant::ALL.get(usize::from(variant))?,
        take_back: *TakeBackOption::ALL.get(usize::from(take_back))?,
        empty_reserve: *EmptyReserve::ALL.get(usize::from(empty_reserve))?,
    })
}

/// The beginning of a table or an index, with the rest of its head.
#[cfg(any(test, feature = "solver"))]
pub fn beginning((magic, version): (&[u8; 8], u8), rules: Rules, rest: &[u8]) -> Vec<u8> {
    let rules = [rules.variant as u8, rules.take_back as u8, rules.empty_reserve as u8];
    [&magic[..], &[version], &rules, &checksum(rest).to_le_bytes(), rest].concat()
}

/// Two bytes as a number.
pub(super) fn short(bytes: &[u8], at: usize) -> usize {
    usize::from(bytes[at]) | usize::from(bytes[at + 1]) << 8
}

/// Four bytes as a number.
pub(super) fn number(bytes: &[u8], at: usize) -> u32 {
    (short(bytes, at) | short(bytes, at + 2) << 16) as u32
}

/// The FNV-1a hash of bytes.
pub fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
    checksum: u32,
}

/// The blocks that a head lists; none if more of it is needed.
pub(super) type Head = Option<Vec<Span>>;

/// The blocks behind a head with this number of bytes, from the length and the checksum of each; none if
/// one is empty.
pub(super) fn spans(head: usize, blocks: impl Iterator<Item = (usize, u32)>) -> Option<Vec<Span>> {
    let mut end = head;
    let span = |(len, checksum): (usize, u32)| {
        let start = end;
        end = start.checked_add(len).filter(|_| len > 0)?;
        Some(Span { start, end, checksum })
    };
    blocks.map(span).collect()
}

/// A file as far as it has arrived.
#[derive(Default, Debug)]
pub(super) struct Arrival {
    /// Empty before the head is complete.
    pub(super) blocks: Vec<Span>,
    /// What has arrived of the head or of a block, and where that begins in the file.
    buffer: Vec<u8>,
    at: usize,
}

impl Arrival {
    /// Takes in bytes from `start` on, which can follow those before or begin at another block; none if
    /// they are damaged. `read_head` lists the blocks of the file from its first bytes, if they are enough;
    /// `whole` gets the blocks that are whole now, with their numbers.
    pub(super) fn take(
        &mut self,
        start: usize,
        bytes: &[u8],
        mut read_head: impl FnMut(&[u8]) -> Option<Head>,
        whole: &mut Vec<(usize, Vec<u8>)>,
    ) -> Option<()> {
        if start != self.end() {
            self.forget_rest();
            (start == 0 || self.blocks.iter().any(|block| block.start == start)).then_some(())?;
            self.at = start;
        }
        // Blocks that have arrived whole are not copied into the buffer.
        let mut held = mem::take(&mut self.buffer);
        let mut rest = bytes;
        if !held.is_empty() {
            held.extend_from_slice(bytes);
            rest = &held;
        }
        if self.at == 0
            && let Some(blocks) = read_head(rest)?
        {
            self.at = blocks.first()?.start;
            self.blocks = blocks;
            rest = &rest[self.at..];
        }
        while self.at > 0 && !rest.is_empty() {
            let number = self.blocks.partition_point(|block| block.start < self.at);
            let &Span { start, end, checksum: sum } = self.blocks.get(number)?;
            let Some((block, behind)) = rest.split_at_checked(end - start) else { break };
            (checksum(block) == sum).then_some(())?;
            whole.push((number, block.to_vec()));
            (self.at, rest) = (end, behind);
        }
        self.buffer = if rest.len() == held.len() { held } else { rest.to_vec() };
        Some(())
    }

    /// Where the bytes end that have arrived last.
    pub(super) fn end(&self) -> usize {
        self.at + self.buffer.len()
    }

    /// Forgets a block that has arrived in part.
    pub(super) fn forget_rest(&mut self) {
        (self.at, self.buffer) = (0, Vec::new());
    }

    pub(super) fn is_whole(&self) -> bool {
        self.buffer.is_empty()
    }

    pub(super) fn is_complete(&self) -> bool {
        self.blocks.last().is_some_and(|last| last.end == self.at)
    }
}
