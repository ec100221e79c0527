//! Measures how long the tables of the page take for the exact value of every move, and checks them.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use pylos::engine::internal::Random;
use pylos::engine::{Limits, Value};
use pylos::{Position, Rules};
use pylos_solver::Solution;

use crate::perfection::perfect_player;
use crate::solution::{open, values};
use crate::{Result, SolutionArgs};

/// The most moves before the position that is asked about.
const LONGEST_OPENING: u64 = 50;
/// One move in this number is random in a game of nearly perfect play.
const MISTAKES: u64 = 8;
/// Answers that take longer are listed.
const LONG: Duration = Duration::from_millis(500);

/// Asks tables for the value of every legal move of positions that are drawn from games with a seed,
/// one a game: half of them games of random moves, half of nearly perfect play.
///
/// With `first`, the tables have just arrived at each position: nothing is unpacked or remembered.
pub fn answers(
    solution: &SolutionArgs,
    tables: &[PathBuf],
    count: usize,
    seed: u64,
    first: bool,
) -> Result {
    let solution = open(solution)?;
    let rules = solution.index.rules;
    let mut player = perfect_player(tables)?;
    let mut random = Random::new(seed);
    let (mut times, mut unknown, mut wrong) = (Vec::new(), 0_u32, 0_u32);
    while times.len() < count {
        let is_random = times.len() % 2 == 0;
        let Some(position) = draw(&solution, is_random, &mut random)? else { continue };
        if first {
            player = perfect_player(tables)?;
        }
        let start = Instant::now();
        let found: Vec<Option<Value>> = position
            .legal_moves(rules)
            .into_iter()
            .map(|m| player.value(rules, position.play_unchecked(m), Limits::default()))
            .collect();
        let time = start.elapsed();
        if time > LONG {
            println!("{time:.1?}: {position}");
        }
        times.push((position.occupied().len(), time));
        unknown += u32::from(found.contains(&None));
        for (m, found) in position.legal_moves(rules).into_iter().zip(found) {
            let known: Value = solution.value(position.play_unchecked(m))?.into();
            if found.is_some_and(|found| found != known) {
                println!("wrong: {m} in {position}");
                wrong += 1;
            }
        }
    }
    println!(
        "{rules}: {count} positions, {unknown} with a move of unknown value, {wrong} wrong moves"
    );
    for [from, to] in [[0, 30], [0, 9], [10, 13], [14, 16], [17, 19], [20, 22], [23, 30]] {
        let mut group: Vec<Duration> = Vec::new();
        group.extend(times.iter().filter(|(n, _)| (from..=to).contains(n)).map(|(_, time)| time));
        group.sort_unstable();
        let Some(longest) = group.last() else { continue };
        let share = |share: f64| group[((group.len() - 1) as f64 * share) as usize];
        print!("{from} to {to} balls: {} positions, median {:.1?}", group.len(), share(0.5));
        println!(", 95 % {:.1?}, 99.9 % {:.1?}, longest {longest:.1?}", share(0.95), share(0.999));
    }
    Ok(())
}

/// The last position of a game of some moves; none if the game is over.
fn draw(solution: &Solution, is_random: bool, random: &mut Random) -> Result<Option<Position>> {
    let rules: Rules = solution.index.rules;
    let mut position = Position::START;
    for _ in 0..random.below(LONGEST_OPENING) {
        let mut moves = if is_random || random.below(MISTAKES) == 0 {
            position.legal_moves(rules)
        } else {
            let known = values(solution, position)?;
            let letter = known.first().map(|(_, value)| value.letter());
            let keeping = known.iter().filter(|(_, value)| Some(value.letter()) == letter);
            keeping.map(|&(m, _)| m).collect()
        };
        if moves.is_empty() {
            return Ok(None);
        }
        position =
            position.play_unchecked(moves.swap_remove(random.below(moves.len() as u64) as usize));
    }
    Ok(position.outcome(rules).is_none().then_some(position))
}
