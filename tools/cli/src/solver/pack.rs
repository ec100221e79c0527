//! Packs layers of a solution into a table of perfect play for the page.

use std::io::{self, Write};
use std::num::NonZero;

use lzma_rust2::{EncodeMode, LzmaOptions, LzmaWriter, MfType};
use pylos::engine::internal::{
    ENDLESS, LITERAL_CONTEXT_BITS, LOST, PROGRESS, TABLE, VALUES, WON, beginning, checksum,
};

use super::values::{Value, Values};

/// The least number of bytes of a part before it is compressed, unless its layer is smaller.
const PART: usize = 8 << 20;
/// The least and the largest number, where the number of parts is given.
const SIZES: [usize; 2] = [512 << 10, 4 << 20];

/// Packs the layers with these numbers of balls, and the weights of [`fit`](super::fit()) if there
/// are any. `crate/src/engine/files/mod.rs` describes the format. With `parts`, large layers have about so
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
