//! Perft as a bare WebAssembly export: `cargo xtask test` checks that the module has no other one.

use pylos::Position;

/// Counts the sequences of `depth` turns from the start of the standard game.
#[expect(unsafe_code, reason = "`no_mangle` counts as unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn perft(depth: u32) -> u64 {
    pylos::perft(Position::START, depth)
}
