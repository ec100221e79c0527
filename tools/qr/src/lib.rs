//! QR codes for JavaScript: `www/pkg/qr.wasm`, which the page loads when somebody asks for a code. The text comes and the code
//! goes byte by byte: so the module needs neither an allocator nor glue, and is a quarter as large.

#![cfg_attr(target_arch = "wasm32", no_std)]
#![expect(unsafe_code, reason = "`no_mangle` counts as unsafe")]

use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

use qrcodegen_no_heap::{QrCode, QrCodeEcc, Version};

/// The longest text that has a code, in bytes.
const LONGEST: usize = 2953;
/// The squares on a side of the largest code.
const LARGEST: usize = 177;

static TEXT: [AtomicU8; LONGEST] = [const { AtomicU8::new(0) }; LONGEST];
static SQUARES: [AtomicU8; LARGEST * LARGEST] = [const { AtomicU8::new(0) }; LARGEST * LARGEST];

/// Sets a byte of the text.
#[unsafe(no_mangle)]
pub extern "C" fn put(at: usize, byte: u8) {
    if let Some(place) = TEXT.get(at) {
        place.store(byte, Relaxed);
    }
}

/// Makes the smallest code for the text, which has so many bytes. Answers with the number of its squares on a side, without
/// the quiet zone; 0 if the text is too long.
#[unsafe(no_mangle)]
pub extern "C" fn encode(length: usize) -> usize {
    let [mut data, mut code] = [[0; Version::MAX.buffer_len()]; 2];
    if length > LONGEST {
        return 0;
    }
    for (byte, put) in data.iter_mut().zip(&TEXT) {
        *byte = put.load(Relaxed);
    }
    let (least, most) = (Version::MIN, Version::MAX);
    let made = QrCode::encode_binary(
        &mut data,
        length,
        &mut code,
        QrCodeEcc::Low,
        least,
        most,
        None,
        true,
    );
    let Ok(code) = made else { return 0 };
    let side = 0..code.size();
    let places = side.clone().flat_map(|y| side.clone().map(move |x| (x, y)));
    for (square, (x, y)) in SQUARES.iter().zip(places) {
        square.store(code.get_module(x, y).into(), Relaxed);
    }
    side.len()
}

/// Whether a square is dark, row by row: 1 or 0.
#[unsafe(no_mangle)]
pub extern "C" fn dark(at: usize) -> u8 {
    SQUARES.get(at).map_or(0, |square| square.load(Relaxed))
}

/// Nothing that is put in leads here.
#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

#[cfg(test)]
mod tests {
    use rqrr::{Grid, SimpleGrid};

    use super::{LONGEST, dark, encode, put};

    /// One test, for the module has one text at a time.
    #[test]
    fn a_code_of_every_length_is_read_back() {
        let address = |moves: usize| format!("https://example.org/p/#v1.{}", "d2d4,".repeat(moves));
        for text in [0, 1, 2, 5, 10, 30, 60, 120, 500].map(address) {
            text.bytes().enumerate().for_each(|(at, byte)| put(at, byte));
            let size = encode(text.len());
            let grid = SimpleGrid::from_func(size, |x, y| dark(y * size + x) == 1);
            let (_, read) = Grid::new(grid).decode().expect("a code");
            assert_eq!(read, text);
        }
        (0..LONGEST).for_each(|at| put(at, b'a'));
        assert_eq!(encode(LONGEST), 177, "the longest text has the largest code");
        put(LONGEST, b'a');
        assert_eq!(encode(LONGEST + 1), 0, "a longer one has none");
        assert_eq!(dark(177 * 177), 0);
    }
}
