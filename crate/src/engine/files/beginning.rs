//! How packed files begin.
//!
//! A table and the index of a solution begin with eight bytes that name the format, its version, the
//! rule set (one byte each for variant, take-back option and empty reserve) and a checksum. Numbers
//! begin with their lowest byte.

use core::fmt;

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
