//! Solutions as folders of packed blocks.

use std::path::Path;

use pylos::engine::internal::Random;
use pylos::{Game, Position};
use pylos_solver::{Cost, Folder, folder_name, pack_folder};

use crate::solution::open;
use crate::{Result, SolutionArgs};

/// Packs layers of a solution into the folder of its rule set below `out`; all if there are none.
pub fn pack_blocks(solution: &SolutionArgs, layers: &[usize], out: &Path) -> Result {
    let solution = open(solution)?;
    let all: Vec<usize> = (0..=30).filter(|&balls| solution.index.layer(balls).is_some()).collect();
    let layers = if layers.is_empty() { &all } else { layers };
    let dir = out.join(folder_name(solution.index.rules));
    let mut total = 0;
    pack_folder(&solution, layers, &dir, &mut |balls, blocks, size| {
        total += size;
        println!("{balls} balls: {size} bytes in {blocks} blocks");
    })?;
    println!("{}: {total} bytes", dir.display());
    Ok(())
}

/// Prints the values of positions and of their legal moves.
pub fn probe(folder: &Path, positions: &[Position]) -> Result {
    let mut folder = Folder::open(folder)?;
    for &position in positions {
        println!("{position}:");
        for known in folder.analyse(&Game::from_position(folder.rules(), position))? {
            let value = known.value.map_or_else(String::new, |value| value.to_string());
            match known.distance {
                Some(distance) => println!("{}\t{value} in {distance}", known.m),
                None => println!("{}\t{value}", known.m),
            }
        }
    }
    Ok(())
}

/// Checks a folder.
pub fn verify(folder: &Path, samples: usize, seed: u64) -> Result {
    let mut opened = Folder::open(folder)?;
    let [files, bytes, entries] = opened.verify(samples, seed)?;
    println!("{}: {}", folder.display(), opened.rules());
    println!("{files} files with {bytes} bytes have their checksums");
    println!("{entries} entries have the values that their moves give");
    Ok(())
}

/// One move in this number is random in a nearly perfect game.
const MISTAKE: u64 = 10;
/// A longer game ends there.
const LONGEST_GAME: usize = 100;

/// Measures what answers about new positions take from a folder.
pub fn bytes(folder: &Path, count: u32, seed: u64) -> Result {
    let mut opened = Folder::open(folder)?;
    let mut random = Random::new(seed);
    let mut costs: Vec<(usize, Cost)> = Vec::new();
    for number in 0..count {
        let perfect = number % 2 == 1;
        let mut game = Game::new(opened.rules());
        while game.result().is_none() && game.moves().len() < LONGEST_GAME {
            let moves = game.legal_moves();
            let m = if perfect && !random.bits().is_multiple_of(MISTAKE) {
                opened.choose(&game, random.bits())?.ok_or("a game has a move")?.m
            } else {
                moves[(random.bits() % moves.len() as u64) as usize]
            };
            game.play(m)?;
        }
        let positions = &game.positions()[..game.moves().len().max(1)];
        let position = positions[(random.bits() % positions.len() as u64) as usize];
        let game = Game::from_position(opened.rules(), position);
        costs.push((position.occupied().len() as usize, opened.cost(&game)?));
    }
    println!("balls\tpositions\tblocks\tparts\tbytes: median\t95 %\tmost\tms: median\t95 %\tmost");
    for balls in [0..=9, 10..=14, 15..=19, 20..=24, 25..=30, 0..=30] {
        let of = costs.iter().filter(|(count, _)| balls.contains(count)).map(|(_, cost)| *cost);
        let of: Vec<Cost> = of.collect();
        if of.is_empty() {
            continue;
        }
        let [blocks, parts, bytes, micros] = [
            |cost: &Cost| cost.blocks,
            |cost: &Cost| cost.parts,
            |cost: &Cost| cost.bytes,
            |cost: &Cost| cost.time.as_micros() as usize,
        ]
        .map(|number: fn(&Cost) -> usize| {
            let mut all: Vec<usize> = of.iter().map(number).collect();
            all.sort_unstable();
            [all[all.len() / 2], all[all.len() * 95 / 100], all[all.len() - 1]]
        });
        let [median, most, longest] = micros.map(|micros| micros as f64 / 1000.0);
        println!(
            "{}-{}\t{}\t{}\t{}\t{}\t{}\t{}\t{median:.1}\t{most:.1}\t{longest:.1}",
            balls.start(),
            balls.end(),
            of.len(),
            blocks[0],
            parts[0],
            bytes[0],
            bytes[1],
            bytes[2]
        );
    }
    Ok(())
}
