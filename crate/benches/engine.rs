//! Positions searched a second by the engine, on one core.
#![allow(missing_docs)] // criterion's macros write undocumented functions

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pylos::engine::{Limits, analyse};
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
                let limits = Limits { nodes: Some(NODES), ..Limits::default() };
                b.iter(|| analyse(black_box(&game), limits));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, search);
criterion_main!(benches);
