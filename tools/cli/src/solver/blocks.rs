//! Packs a solution into a folder of blocks, for a static host and the page.
//! `crate/src/engine/files/mod.rs` describes the format.

use std::ops::RangeInclusive;
use std::path::Path;

use anyhow::{Result, ensure};
use fs_err as fs;
use pylos::engine::internal::{
    DIRECTORY_ENTRY, INDEX, INDEX_FILE, beginning, checksum, code_block, file_name, middle,
};

use super::values::Values;

/// The binary logarithms of the number of entries of a block.
const BLOCK_BITS: RangeInclusive<u8> = 10..=15;
/// The size that the blocks of a layer have on average, if the number of their entries allows it.
const BLOCK: usize = 1200;
/// The number of blocks to pack for choosing their number of entries.
const TRIALS: usize = 12;
/// A piece ends with the block that makes it larger than this, or with the last of so many blocks: an
/// answer needs its whole directory.
const PIECE: usize = 128 << 10;
const PIECE_BLOCKS: usize = 160;

/// Packs layers of a solution into a folder, and prints the size of each.
pub fn pack_folder(values: &Values, layers: &[usize], dir: &Path) -> Result<()> {
    let mut list = Vec::new();
    fs::create_dir_all(dir)?;
    for &balls in layers {
        list.extend(pack_layer(values, balls, dir)?);
    }
    Ok(fs::write(dir.join(INDEX_FILE), beginning(INDEX, values.index.rules, &list))?)
}

/// Writes the pieces of a layer, and returns its part of the index.
fn pack_layer(values: &Values, balls: usize, dir: &Path) -> Result<Vec<u8>> {
    let index = &values.index;
    let len = index.layer_len(balls);
    ensure!(len > 0, "no layer of {balls} balls");
    // A block, where blocks have `1 << bits` entries.
    let pack = |bits: u8, number: usize| {
        let first = number << bits;
        let places = index.packed_from(balls, first).take(1 << bits);
        let mut block: Vec<u8> = places.map(|place| values.get(place)).collect();
        let mut encoder = Encoder { output: Vec::new(), low: 0, high: u32::MAX };
        let code = |bit, chance| encoder.code(bit, chance);
        code_block(index, (balls, first), code, &mut block);
        encoder.finish()
    };
    let is_small = |&bits: &u8| {
        let blocks = len.div_ceil(1 << bits);
        let step = blocks.div_ceil(TRIALS);
        let tried = (step / 2..blocks).step_by(step);
        let most = tried.len() * BLOCK;
        tried.map(|number| pack(bits, number).len()).sum::<usize>() <= most
    };
    let bits = BLOCK_BITS.take_while(is_small).last().unwrap_or(*BLOCK_BITS.start());
    let (mut list, mut pieces, mut total) = (Vec::new(), 0_u16, 0);
    let (mut directory, mut data) = (Vec::new(), Vec::new());
    let blocks = len.div_ceil(1 << bits);
    for number in 0..blocks {
        let packed = pack(bits, number);
        directory.extend((packed.len() as u16).to_le_bytes());
        directory.extend(checksum(&packed).to_le_bytes());
        data.extend(packed);
        let is_full = data.len() >= PIECE || directory.len() >= PIECE_BLOCKS * DIRECTORY_ENTRY;
        if !is_full && number + 1 < blocks {
            continue;
        }
        let sum = checksum(&directory);
        let size = directory.len() + data.len();
        list.extend(((directory.len() / DIRECTORY_ENTRY) as u16).to_le_bytes());
        list.extend((size as u32).to_le_bytes());
        list.extend(sum.to_le_bytes());
        fs::write(dir.join(file_name(balls, sum)), [&directory[..], &data[..]].concat())?;
        pieces += 1;
        total += size;
        (directory, data) = (Vec::new(), Vec::new());
    }
    println!("{balls} balls: {total} bytes in {blocks} blocks");
    let [low, high] = pieces.to_le_bytes();
    Ok([&[balls as u8, bits, low, high][..], &list].concat())
}

/// Writes the bits that the decoder of the engine reads.
struct Encoder {
    output: Vec<u8>,
    low: u32,
    high: u32,
}

impl Encoder {
    fn code(&mut self, bit: bool, chance: u32) -> bool {
        let middle = middle(self.low, self.high, chance);
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.output.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 255;
        }
        bit
    }

    /// The bytes, at least one. The decoder reads zeros after them, so zeros at the end are left out.
    fn finish(mut self) -> Vec<u8> {
        // The number in the range with the most zeros at its end.
        let fits = |bits: &u32| {
            let number = u64::from(self.low).next_multiple_of(1 << bits);
            (number <= u64::from(self.high)).then_some(number as u32)
        };
        let number = (0..32).rev().find_map(|bits| fits(&bits)).unwrap_or(self.low);
        self.output.extend(number.to_be_bytes());
        while self.output.len() > 1 && self.output.last() == Some(&0) {
            self.output.pop();
        }
        self.output
    }
}
