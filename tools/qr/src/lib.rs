//! QR codes for JavaScript: `www/pkg/qr.wasm`, which the page loads when somebody asks for a code. The text comes and the code
//! goes byte by byte: so the module needs neither an allocator nor glue, and is a quarter as large.

#![cfg_attr(target_arch = "wasm32", no_std)]
#![expect(unsafe_code, reason = "`no_mangle` counts as unsafe")]

use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

use qrcodegen_no_heap::{QrCode, QrCodeEcc, Version};

/// The text, then the squares of its code: so many as the largest one has.
static BYTES: [AtomicU8; 177 * 177] = [const { AtomicU8::new(0) }; 177 * 177];

/// Sets a byte of the text.
#[unsafe(no_mangle)]
pub extern "C" fn put(at: usize, byte: u8) {
    if let Some(place) = BYTES.get(at) {
        place.store(byte, Relaxed);
    }
}

/// Makes the smallest code for the text, which has so many bytes. Answers with the number of its squares on a side, without
/// the quiet zone; 0 if the text is too long.
#[unsafe(no_mangle)]
pub extern "C" fn encode(length: usize) -> usize {
    let [mut data, mut code] = [[0; Version::MAX.buffer_len()]; 2];
    if length > data.len() {
        return 0;
    }
    for (byte, put) in data.iter_mut().zip(&BYTES) {
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
    for (square, (x, y)) in BYTES.iter().zip(places) {
        square.store(code.get_module(x, y).into(), Relaxed);
    }
    side.len()
}

/// Whether a square is dark, row by row: 1 or 0.
#[unsafe(no_mangle)]
pub extern "C" fn dark(at: usize) -> u8 {
    BYTES.get(at).map_or(0, |square| square.load(Relaxed))
}

/// Nothing that is put in leads here.
#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
