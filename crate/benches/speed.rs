//! The speed of the move generator, of the search, and of reviews and hints, on one core: the best of some runs.

use std::hint::black_box;
use std::time::{Duration, Instant};

use pylos::engine::{Engine, Level, Limits, remarks};
use pylos::{Game, Position, Rules, Variant, perft};

const RUNS: usize = 5;
const NODES: u64 = 200_000;

/// Prints the time of the fastest run, and how many of `count` things are done in a second.
fn measure<T>(name: &str, count: u64, mut run: impl FnMut() -> T) {
    let time = |_| {
        let start = Instant::now();
        black_box(run());
        start.elapsed()
    };
    let best: Duration = (0..RUNS).map(time).min().unwrap_or_default();
    println!("{name:<40}{best:>12.3?}{:>16.0} a second", count as f64 / best.as_secs_f64());
}

fn main() {
    let middle: Position = "2ll/1l1l/ldd1/dd1l 3/3/l2 2/2 1 l".parse().expect("a legal position");
    for variant in Variant::ALL {
        let rules = Rules::new(variant);
        let middle = middle.with_rules(rules);
        let start = Position::START.with_rules(rules);
        for (place, position, depth) in [("start", start, 7), ("middle", middle, 4)] {
            let turns = perft(position, depth);
            let count = || perft(black_box(position), depth);
            measure(&format!("{variant}, {place}: perft {depth}"), turns, count);
            let game = Game::from_position(position);
            let limits = Limits::default().with_nodes(NODES);
            let search = || Engine::new().analyse(black_box(&game), limits);
            measure(&format!("{variant}, {place}: {NODES} positions"), NODES, search);
        }
        let mut game = Game::new(rules);
        let levels = [Level::MIN, Level::new(2).expect("a level")];
        while let Some(choice) = Engine::new().choose(&game, levels[game.moves().len() % 2], 1) {
            game.play(choice.m).expect("a legal move");
        }
        let turns = game.moves().len() as u64;
        measure(&format!("{variant}: review of {turns} turns"), turns, || remarks(&game));
        let game = Game::from_position(middle);
        let hint = || Engine::new().coach(black_box(&game), None, Limits::default());
        measure(&format!("{variant}: hint"), 1, hint);
    }
}
