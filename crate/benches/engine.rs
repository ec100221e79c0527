//! Positions searched a second by the engine, and the time of reviews and hints, on one core.
#![allow(missing_docs)] // criterion's macros write undocumented functions

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pylos::engine::{Level, Limits, analyse, choose_move, coach, remarks};
use pylos::{Game, Position, Rules, Variant};

const NODES: u64 = 200_000;

fn search(c: &mut Criterion) {
    let middle: Position = "2ll/1l1l/ldd1/dd1l 3/3/l2 2/2 1 l".parse().expect("a legal position");
    let mut group = c.benchmark_group("engine, 200,000 positions");
    group.sample_size(10);
    group.throughput(Throughput::Elements(NODES));
    for &variant in Variant::ALL.iter() {
        for (name, position) in [("start", Position::START), ("middle", middle)] {
            let game = Game::from_position(Rules::new(variant), position);
            group.bench_function(format!("{variant}, {name}"), |b| {
                let limits = Limits::default().with_nodes(NODES);
                b.iter(|| analyse(black_box(&game), limits));
            });
        }
    }
    group.finish();
}

/// The review of whole games between the two lowest levels, and one hint.
fn coaching(c: &mut Criterion) {
    let mut group = c.benchmark_group("coach");
    group.sample_size(10);
    for &variant in Variant::ALL.iter() {
        let mut game = Game::new(Rules::new(variant));
        let levels = [Level::MIN, Level::try_from(2).expect("a level")];
        while let Some(choice) = choose_move(&game, levels[game.moves().len() % 2], 1) {
            game.play(choice.m).expect("a legal move");
        }
        let turns = game.moves().len();
        group.bench_function(format!("{variant}, review of {turns} turns"), |b| {
            b.iter(|| remarks(black_box(&game)));
        });
        let middle: Position =
            "2ll/1l1l/ldd1/dd1l 3/3/l2 2/2 1 l".parse().expect("a legal position");
        let game = Game::from_position(Rules::new(variant), middle);
        group.bench_function(format!("{variant}, hint"), |b| b.iter(|| coach(black_box(&game))));
    }
    group.finish();
}

criterion_group!(benches, search, coaching);
criterion_main!(benches);
