//! Turns counted a second by bulk perft, the speed of the move generator on one core.
#![allow(missing_docs)] // criterion's macros write undocumented functions

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pylos::{Position, Rules, Variant, perft};

fn from_the_start(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft 8 from the start");
    group.sample_size(10);
    for variant in Variant::ALL {
        let rules = Rules::new(variant);
        group.throughput(Throughput::Elements(perft(Position::START, rules, 8)));
        group.bench_function(variant.name(), |b| {
            b.iter(|| perft(black_box(Position::START), black_box(rules), black_box(8)));
        });
    }
    group.finish();
}

fn from_the_middle(c: &mut Criterion) {
    let position: Position = "2ll/1l1l/ldd1/dd1l 3/3/l2 2/2 1 l".parse().expect("a legal position");
    let rules = Rules::new(Variant::Expert);
    let mut group = c.benchmark_group("perft 4 from the middle");
    group.throughput(Throughput::Elements(perft(position, rules, 4)));
    group.bench_function("expert", |b| {
        b.iter(|| perft(black_box(position), black_box(rules), black_box(4)));
    });
    group.finish();
}

criterion_group!(benches, from_the_start, from_the_middle);
criterion_main!(benches);
