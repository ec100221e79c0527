//! Packs layers of a solution: into a table of perfect play for the page, or into a folder of blocks for
//! a static host. `crate/src/engine/files/mod.rs` describes the formats.

use std::io::{self, Write};
use std::num::NonZero;
use std::ops::RangeInclusive;
use std::path::Path;

use anyhow::{Result, ensure};
use fs_err as fs;
use lzma_rust2::{EncodeMode, LzmaOptions, LzmaWriter, MfType};
use pylos::engine::internal::{
    DIRECTORY_ENTRY, ENDLESS, INDEX, INDEX_FILE, LITERAL_CONTEXT_BITS, LOST, PROGRESS, TABLE,
    VALUES, WON, beginning, checksum, code_block, file_name, middle,
};

use super::values::{Value, Values};

/// The least number of bytes of a part before it is compressed, unless its layer is smaller.
const PART: usize = 8 << 20;
/// The least and the largest number, where the number of parts is given.
const SIZES: [usize; 2] = [512 << 10, 4 << 20];

/// Packs the layers with these numbers of balls, and the weights of [`fit`](super::fit()) if there
/// are any. With `parts`, large layers have about so
/// many parts: they compress less, and a first answer comes sooner.
pub fn pack(
    values: &Values,
    layers: &[usize],
    progress: Option<&[u8]>,
    parts: Option<NonZero<usize>>,
) -> io::Result<Vec<u8>> {
    let index = &values.index;
    let (mut list, mut data, mut count) = (Vec::new(), Vec::new(), 0_u32);
    let mut put = |balls: usize, kind: u8, classes: usize, bytes: &[u8]| -> io::Result<()> {
        let packed = compress(bytes)?;
        list.extend([balls as u8, kind]);
        list.extend((classes as u16).to_le_bytes());
        list.extend((packed.len() as u32).to_le_bytes());
        list.extend(checksum(&packed).to_le_bytes());
        data.extend(packed);
        count += 1;
        Ok(())
    };
    if let Some(weights) = progress {
        put(0, PROGRESS, 0, weights)?;
    }
    for &balls in layers {
        let all = index.shapes[balls].len();
        let bytes = all * index.class_len(balls) / 4;
        let size = parts.map_or(PART, |parts| (bytes / parts).clamp(SIZES[0], SIZES[1]));
        let parts = (bytes / size).clamp(1, all);
        let most = all.div_ceil(parts);
        for first in (0..all).step_by(most) {
            let classes = most.min(all - first);
            let (places, len) = (first * index.class_len(balls), classes * index.class_len(balls));
            let entries = index.packed_from(balls, places).take(len);
            let values = entries.map(|entry| match Value::from_byte(values.get(entry)) {
                Value::Loss(_) => LOST,
                Value::Win(_) => WON,
                Value::Endless => ENDLESS,
            });
            let mut bytes = vec![0; len.div_ceil(4)];
            for (place, value) in values.enumerate() {
                bytes[place / 4] |= value << (place % 4 * 2);
            }
            put(balls, VALUES, classes, &bytes)?;
        }
    }
    let rest = [count.to_le_bytes().to_vec(), list].concat();
    Ok([beginning(TABLE, index.rules, &rest), data].concat())
}

/// Compresses bytes with the settings of the decoder of the engine, without a header.
fn compress(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let options = LzmaOptions {
        dict_size: 1 << 25,
        lc: LITERAL_CONTEXT_BITS,
        lp: 0,
        pb: 0,
        mode: EncodeMode::Normal,
        nice_len: 273,
        mf: MfType::Bt4,
        depth_limit: 64,
        preset_dict: None,
    };
    let mut writer = LzmaWriter::new_no_header(Vec::new(), &options, false)?;
    writer.write_all(bytes)?;
    writer.finish()
}

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

pub fn pack_folder(values: &Values, layers: &[usize], dir: &Path) -> Result<()> {
    let mut list = Vec::new();
    fs::create_dir_all(dir)?;
    for &balls in layers {
        list.extend(pack_layer(values, balls, dir)?);
    }
    Ok(fs::write(dir.join(INDEX_FILE), beginning(INDEX, values.index.rules, &list))?)
}

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
