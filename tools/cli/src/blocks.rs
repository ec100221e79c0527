//! Solutions as folders of packed blocks.

use std::path::Path;

use pylos::{Game, Position};
use pylos_solver::{Folder, folder_name, pack_folder};

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
