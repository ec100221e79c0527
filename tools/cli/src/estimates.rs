//! Measures the estimates of distances, and the order of equally good moves, against the solution.

use std::path::PathBuf;

use pylos::engine::internal::Random;
use pylos::engine::{Limits, Value};
use pylos::{Game, Position};
use pylos_solver::Value as KnownValue;

use crate::perfection::perfect_player;
use crate::solution::{open, values};
use crate::{Result, SolutionArgs};

/// What a sample found.
#[derive(Default)]
struct Found {
    /// Estimated and known distances of moves.
    pairs: Vec<(u32, u32)>,
    /// Of two moves of a position with the same value and different distances: in the right order,
    /// in the wrong one.
    order: [u64; 2],
    /// Positions whose first move is one of the nearest wins or latest losses, and the others.
    first: [u64; 2],
}

/// Analyses positions of random games with tables of the page, and compares with the solution.
pub fn estimates(solution: &SolutionArgs, tables: &[PathBuf], games: u32, seed: u64) -> Result {
    let solution = open(solution)?;
    let rules = solution.index.rules;
    let mut player = perfect_player(tables)?;
    let mut random = Random::new(seed);
    let mut found = Found::default();
    for _ in 0..games {
        let mut position = Position::START;
        for _ in 0..random.below(40) {
            let moves = position.legal_moves(rules);
            if position.outcome(rules).is_some() || moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[random.below(moves.len() as u64) as usize]);
        }
        if position.outcome(rules).is_some() {
            continue;
        }
        let known = values(&solution, position)?;
        let limits = Limits::default().with_nodes(20_000);
        let moves = player.analyse(&Game::from_position(rules, position), limits);
        let listed: Vec<_> = moves
            .iter()
            .filter_map(|scored| {
                let (_, value) = known.iter().find(|(m, _)| *m == scored.m)?;
                match *value {
                    KnownValue::Win(distance) | KnownValue::Loss(distance) => {
                        Some((scored, distance))
                    }
                    KnownValue::Endless => None,
                }
            })
            .collect();
        for (place, &(scored, distance)) in listed.iter().enumerate() {
            found.pairs.extend(scored.estimate.map(|estimate| (estimate, distance)));
            for &(other, later) in &listed[place + 1..] {
                let estimated = scored.estimate.is_some() && other.estimate.is_some();
                if estimated && scored.value == other.value && distance != later {
                    let right = (scored.value == Some(Value::Win)) == (distance < later);
                    found.order[usize::from(!right)] += 1;
                }
            }
        }
        let Some(&(best, distance)) = listed.first() else { continue };
        if best.estimate.is_some() {
            let equal = listed.iter().filter(|(other, _)| other.value == best.value);
            let wins = best.value == Some(Value::Win);
            let ideal = equal
                .map(|&(_, known)| known)
                .reduce(|a, b| if wins { a.min(b) } else { a.max(b) });
            found.first[usize::from(ideal != Some(distance))] += 1;
        }
    }
    let Found { pairs, order: [right, wrong], first: [exact, later] } = found;
    let errors = pairs.iter().map(|&(estimate, known)| f64::from(estimate.abs_diff(known)));
    println!("{rules}: {} moves estimated", pairs.len());
    println!("mean error: {:.2} turns", errors.sum::<f64>() / pairs.len().max(1) as f64);
    println!("rank correlation: {:.3}", rank_correlation(&pairs));
    let share = |a: u64, b: u64| 100.0 * a as f64 / (a + b).max(1) as f64;
    println!("two moves of a position in the right order: {:.1} %", share(right, wrong));
    println!("first move is a best one: {:.1} % of {}", share(exact, later), exact + later);
    Ok(())
}

/// Spearman's coefficient.
fn rank_correlation(pairs: &[(u32, u32)]) -> f64 {
    let a = ranks(pairs.iter().map(|pair| pair.0).collect());
    let b = ranks(pairs.iter().map(|pair| pair.1).collect());
    let mean = (a.len() as f64 - 1.0) / 2.0;
    let sum = |x: &[f64], y: &[f64]| -> f64 {
        x.iter().zip(y).map(|(x, y)| (x - mean) * (y - mean)).sum()
    };
    sum(&a, &b) / (sum(&a, &a) * sum(&b, &b)).sqrt()
}

/// The rank of each number; equal numbers share the mean of their ranks.
fn ranks(numbers: Vec<u32>) -> Vec<f64> {
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    let rank = |number: &u32| {
        let below = sorted.partition_point(|other| other < number);
        let upto = sorted.partition_point(|other| other <= number);
        (below + upto - 1) as f64 / 2.0
    };
    numbers.iter().map(rank).collect()
}
