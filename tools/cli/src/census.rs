//! What a survey of a solution counts.

use std::collections::BTreeMap;
use std::time::Instant;

use pylos::engine::internal::Index;
use pylos_solver::{Kind, Survey, Values, survey};

use crate::Result;
use crate::solution::{WHOLE, progress_bar};

/// Surveys a solution, which ends with an error if a value is wrong.
pub fn surveyed(index: &Index, values: &Values, threads: usize) -> Result<Survey> {
    let start = Instant::now();
    let bar = progress_bar();
    bar.set_message("survey");
    let report = |share| bar.set_position((share * WHOLE as f64) as u64);
    let counts = survey(index, values, threads, &report);
    bar.finish_and_clear();
    eprintln!("surveyed in {:.0} s", start.elapsed().as_secs_f64());
    match counts.wrong.0 {
        0 => Ok(counts),
        wrong => Err(format!("the solution has {wrong} wrong values").into()),
    }
}

/// Prints the counts that `solve` ends with.
pub fn print(counts: &Survey) {
    println!("wrong values: {}", counts.wrong.0);
    println!("balls\twins\tlosses\tendless");
    let mut total = [0; 3];
    for (balls, columns) in counts.by_balls().iter().enumerate() {
        if columns.iter().sum::<u64>() > 0 {
            println!("{balls}\t{}", tabs(columns));
        }
        total.iter_mut().zip(columns).for_each(|(total, column)| *total += column);
    }
    println!("all\t{}", tabs(&total));
    println!("distance\tpositions");
    for (distance, count) in counts.by_distance.iter().enumerate().filter(|(_, count)| **count > 0)
    {
        println!("{distance}\t{count}");
    }
    let [win, loss] = counts.longest();
    println!("longest win: {win} turns, longest loss: {loss} turns");
    let [all, single] = [0, 1].map(|column| counts.choices.iter().map(|c| c[column]).sum::<u64>());
    let share = 100.0 * single as f64 / all.max(1) as f64;
    println!("one saving move: {single} of {all} positions not lost with a choice ({share:.2} %)");
    println!("mutual zugzwangs: {} boards", counts.zugzwangs.iter().sum::<u64>());
}

/// The counts by the two reserves, where there are positions.
pub fn by_reserves(counts: &Survey) -> impl Iterator<Item = (usize, usize, [u64; 3])> {
    let pairs = (0..16).flat_map(|own| (0..16).map(move |other| (own, other)));
    let counted = pairs.map(|(own, other)| (own, other, counts.by_group[15 - own][15 - other]));
    counted.filter(|(.., columns)| columns.iter().sum::<u64>() > 0)
}

/// The numbers of cycles by length, with the first position of the first one.
pub fn by_length(cycles: &[Vec<usize>]) -> BTreeMap<usize, (u64, usize)> {
    let mut lengths = BTreeMap::new();
    for cycle in cycles {
        lengths.entry(cycle.len()).or_insert((0, cycle[0])).0 += 1;
    }
    lengths
}

/// How the balls of a move go.
pub fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Place => "place",
        Kind::PlaceOne => "placeOne",
        Kind::PlaceTwo => "placeTwo",
        Kind::Raise => "raise",
        Kind::RaiseOne => "raiseOne",
        Kind::RaiseTwo => "raiseTwo",
        Kind::Nothing => "nothing",
    }
}

fn tabs(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join("\t")
}
