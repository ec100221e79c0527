//! What the packed files have in common: tables (`tables.rs`) and the files of a solution
//! (`solution/layout.rs`).
//!
//! A table and the index of a solution begin with eight bytes that name the format, its version, the
//! rule set (one byte each for variant, take-back option and empty reserve) and the checksum of a part
//! of the file. Numbers begin with their lowest byte.

use core::fmt;

use crate::{EmptyReserve, Rules, TakeBackOption, Variant};

/// Bytes cannot be taken in by an [`Engine`](super::Engine).
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

/// The place of the checksum.
pub(super) const CHECKSUM: usize = 12;

/// The rule set of a file; none if it does not begin with `magic` and `version`.
pub(super) fn rules_of(file: &[u8], magic: &[u8; 8], version: u8) -> Option<Rules> {
    let choice = |at: usize| file.get(at).map_or(usize::MAX, |&byte| usize::from(byte));
    if !file.starts_with(magic) || choice(8) != usize::from(version) {
        return None;
    }
    Some(Rules {
        variant: *Variant::ALL.get(choice(9))?,
        take_back: *TakeBackOption::ALL.get(choice(10))?,
        empty_reserve: *EmptyReserve::ALL.get(choice(11))?,
    })
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
