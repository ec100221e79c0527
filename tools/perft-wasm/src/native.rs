//! Runs perft natively; prints the number of turns and the seconds they took.

use std::time::Instant;

use pylos::{Position, Rules, Variant, perft};

fn main() {
    let depth = std::env::args().nth(1).and_then(|depth| depth.parse().ok());
    let depth: u32 = depth.expect("usage: perft-native DEPTH");
    let start = Instant::now();
    let turns = perft(Position::START, Rules::new(Variant::Standard), depth);
    println!("{turns} {:.3}", start.elapsed().as_secs_f64());
}
