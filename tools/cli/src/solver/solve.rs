//! The solver: retrograde analysis by ascending distance.
//!
//! A position is lost in `d` turns (`d` even) when every move leads to a position won by then, and
//! won in `d + 1` when some move leads to one lost in `d`. A sweep for each distance visits the
//! undecided positions that can have it and looks at their moves. Distances are found in order, so
//! they are exact. When a sweep finds nothing, the undecided positions are endless.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use pylos::EmptyReserve;
use pylos::engine::internal::{Index, next_choice};
use rayon::prelude::*;

use super::values::Values;
use super::view::View;

/// A number for each group, by own and other balls.
type ByGroup = [[AtomicU64; 16]; 16];

/// Solves the game of an index. Tells after each sweep its distance and the number of positions decided: 0 when the
/// solution is complete.
pub fn solve(index: Index, mut tell: impl FnMut(u8, u64)) -> Values {
    // Where an empty reserve loses, no numbered position ends sooner.
    let mut distance = if index.rules.empty_reserve == EmptyReserve::Loses { 2 } else { 0 };
    // The number of positions of each group that the last sweep decided. The first to lose have an empty reserve, or
    // only moves that empty it.
    let mut last = ByGroup::default();
    last.iter().for_each(|counts| counts[index.balls].store(1, Relaxed));
    let bytes = vec![0; index.len];
    let values = Values::from_bytes(index, bytes);
    loop {
        let decided = ByGroup::default();
        classes(&values.index)
            .into_par_iter()
            .with_max_len(1)
            .for_each(|class| sweep(&values, distance, class, &last, &decided));
        last = decided;
        let count = last.as_flattened().iter().map(|count| count.load(Relaxed)).sum();
        tell(distance, count);
        if count == 0 {
            return values;
        }
        distance += 1;
    }
}

fn sweep(
    values: &Values,
    distance: u8,
    (balls, class): (usize, usize),
    last: &ByGroup,
    decided: &ByGroup,
) {
    let index = &values.index;
    let byte = distance + 1;
    let is_win = byte.is_multiple_of(2);
    // A move after which the other ones do not matter: to a loss, or to no win.
    let decides = |byte: u8| byte % 2 == 1 || !is_win && byte == 0;
    let mut view = None;
    for (own, decided) in decided.iter().enumerate().take(balls + 1) {
        let other = balls - own;
        let Some(block) = index.block(balls, class, own) else { continue };
        // Some move must lead to a position that the last sweep has decided.
        let after = own.saturating_sub(2)..=(own + 1).min(15);
        let concerns = after.into_iter().any(|own| last[other][own].load(Relaxed) > 0);
        if !concerns || block.clone().all(|place| values.get(place) != 0) {
            continue;
        }
        let (mut word, mut found) = (index.unrank(own, 0), 0);
        for place in block {
            if values.get(place) == 0 {
                let view =
                    view.get_or_insert_with(|| View::new(values, index.shapes[balls][class]));
                if view.for_each_move((word, own), |step| !decides(step.byte)) != is_win {
                    values.set(place, byte);
                    found += 1;
                }
            }
            word = next_choice(word);
        }
        decided[other].fetch_add(found, Relaxed);
    }
}

pub fn classes(index: &Index) -> Vec<(usize, usize)> {
    let of = |(balls, shapes): (usize, &Vec<_>)| (0..shapes.len()).map(move |class| (balls, class));
    index.shapes.iter().enumerate().flat_map(of).collect()
}
