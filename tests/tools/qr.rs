//! QR codes, read back by another program.

use pylos_qr::{dark, encode, put};
use rqrr::{Grid, SimpleGrid};

/// One test, for the module has one text at a time.
#[test]
fn a_code_of_every_length_is_read_back() {
    let encoded = |text: &str| {
        text.bytes().enumerate().for_each(|(at, byte)| put(at, byte));
        encode(text.len())
    };
    let address = |moves: usize| format!("https://example.org/p/#v1.{}", "d2d4,".repeat(moves));
    for text in [0, 1, 2, 5, 10, 30, 60, 120, 500].map(address) {
        let size = encoded(&text);
        let grid = SimpleGrid::from_func(size, |x, y| dark(y * size + x) == 1);
        let (_, read) = Grid::new(grid).decode().expect("a code");
        assert_eq!(read, text);
    }
    assert_eq!(encoded(&"a".repeat(2953)), 177, "the longest text has the largest code");
    for longer in [2954, 3918, 3919, 40_000] {
        assert_eq!(encoded(&"a".repeat(longer)), 0, "a longer one has none");
    }
    assert_eq!(dark(177 * 177), 0);
    put(177 * 177, 1);
}
