//! Changes of files, and the checksums of changed files.

use pylos::engine::internal::{DIRECTORY_ENTRY, checksum, file_name};
use pylos_tests::chance::Chance;

/// The places in a table file; see `crate/src/engine/files/mod.rs`.
const COUNT: usize = 16;
const LIST: usize = 20;
const ENTRY: usize = 12;

/// A file with a few changes, half of the time only behind its head. `other` is a file to take bytes
/// from.
pub fn mutate(chance: &mut Chance, file: &[u8], head: usize, other: &[u8]) -> Vec<u8> {
    let (head, file) = file.split_at(*chance.choose(&[0, head.min(file.len())]));
    let mut bytes = file.to_vec();
    for _ in 0..=chance.below(4) {
        // What describes the rest comes first.
        let near = [bytes.len(), 400, 80, 32][chance.below(4)].min(bytes.len());
        let at = chance.below(near);
        let from = chance.below(other.len());
        let taken = &other[from..other.len().min(from + 1 + chance.below(40))];
        match chance.below(9) {
            _ if bytes.is_empty() => bytes.extend(taken),
            0 => bytes[at] ^= 1 << chance.below(8),
            1 => bytes[at] = *chance.choose(&[0, 1, 2, 30, 31, 127, 128, 255]),
            2 => bytes[at] = chance.bits() as u8,
            3 => bytes[at] = bytes[at].wrapping_add(*chance.choose(&[1, 255])),
            4 => drop(bytes.drain(at..near.min(at + taken.len()))),
            5 => drop(bytes.splice(at..at, taken.iter().copied())),
            6 => drop(bytes.splice(at..near.min(at + taken.len()), taken.iter().copied())),
            7 => bytes.truncate(chance.below(bytes.len() + 1)),
            _ => {
                // A part of the list moves.
                let len = (near - at).min(ENTRY);
                bytes[at..at + len].rotate_left(chance.below(len));
            }
        }
    }
    [head, &bytes].concat()
}

/// The number of bytes before the data of a table.
pub fn table_head(file: &[u8]) -> usize {
    LIST + number(file, COUNT, 4) * ENTRY
}

fn put(bytes: &mut [u8], at: usize, number: u32) {
    if let Some(place) = bytes.get_mut(at..at + 4) {
        place.copy_from_slice(&number.to_le_bytes());
    }
}

fn number(bytes: &[u8], at: usize, size: usize) -> usize {
    let bytes = bytes.get(at..at + size).unwrap_or(&[]);
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte))
}

/// Makes the checksums of a table right. A part that is cut off gets the length of the rest.
pub fn repair_table(bytes: &mut [u8]) {
    let room = bytes.len().saturating_sub(LIST) / ENTRY;
    let count = number(bytes, COUNT, 4).min(room);
    let mut start = LIST + count * ENTRY;
    for entry in (LIST..).step_by(ENTRY).take(count) {
        let len = number(bytes, entry + 4, 4).min(bytes.len() - start);
        put(bytes, entry + 4, len as u32);
        let sum = checksum(&bytes[start..start + len]);
        put(bytes, entry + 8, sum);
        start += len;
    }
    if bytes.len() >= LIST {
        let sum = checksum(&bytes[COUNT..LIST + count * ENTRY]);
        put(bytes, 12, sum);
    }
}

/// A real table with a choice of parts, of which no more than `most` bytes are left; 8 bytes are the
/// least that unpack to anything.
pub fn cut_table(file: &[u8], keep: impl Fn(&[u8]) -> bool, most: usize) -> Vec<u8> {
    let count = number(file, COUNT, 4);
    let (mut list, mut data, mut start) = (Vec::new(), Vec::new(), table_head(file));
    for entry in file[LIST..].chunks_exact(ENTRY).take(count) {
        let len = number(entry, 4, 4);
        if keep(entry) {
            let kept = len.min(most);
            list.extend_from_slice(&entry[..4]);
            list.extend((kept as u32).to_le_bytes());
            list.extend([0; 4]);
            data.extend_from_slice(&file[start..start + kept]);
        }
        start += len;
    }
    let count = (list.len() / ENTRY) as u32;
    let mut table = [&file[..COUNT], &count.to_le_bytes(), &list, &data].concat();
    repair_table(&mut table);
    table
}

/// Makes the checksum of the index of a solution right.
pub fn repair_index(bytes: &mut [u8]) {
    if bytes.len() >= COUNT {
        let sum = checksum(&bytes[COUNT..]);
        put(bytes, 12, sum);
    }
}

/// A piece of a solution as its index names it.
pub struct Named {
    /// Where its entry in the index begins.
    pub at: usize,
    /// Its number of balls.
    pub balls: usize,
    /// The number of its blocks.
    pub blocks: usize,
    /// The checksum of its directory.
    pub checksum: u32,
}

impl Named {
    /// The name of its file.
    pub fn name(&self) -> String {
        file_name(self.balls, self.checksum)
    }
}

/// The pieces of an index; see `crate/src/engine/files/mod.rs`.
pub fn pieces(index: &[u8]) -> Vec<Named> {
    let (mut pieces, mut at) = (Vec::new(), COUNT);
    while at + 4 <= index.len() {
        let (balls, count) = (number(index, at, 1), number(index, at + 2, 2));
        at += 4;
        for entry in (at..).step_by(10).take(count).take_while(|entry| entry + 10 <= index.len()) {
            let checksum = number(index, entry + 6, 4) as u32;
            pieces.push(Named { at: entry, balls, blocks: number(index, entry, 2), checksum });
        }
        at += 10 * count;
    }
    pieces
}

/// Makes the checksums of a changed piece right, also in the index that names it. Returns its new name.
pub fn repair_piece(index: &mut [u8], piece: &Named, bytes: &mut [u8]) -> String {
    let directory = (DIRECTORY_ENTRY * number(index, piece.at, 2)).min(bytes.len());
    let mut start = directory;
    for entry in (0..directory).step_by(DIRECTORY_ENTRY) {
        let end = bytes.len().min(start + number(bytes, entry, 2));
        let sum = checksum(&bytes[start..end]);
        put(bytes, entry + 2, sum);
        start = end;
    }
    let sum = checksum(&bytes[..directory]);
    put(index, piece.at + 2, bytes.len() as u32);
    put(index, piece.at + 6, sum);
    repair_index(index);
    file_name(piece.balls, sum)
}
