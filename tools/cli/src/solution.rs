//! Solves rule sets and packs their solutions.

use std::num::NonZero;
use std::path::Path;
use std::time::Instant;

use pylos::Rules;
use pylos::engine::internal::Index;
use pylos_solver::{
    Solver, fit, name_of, pack, pack_folder, read_solution, solution_path, write_solution,
};

use crate::{Result, checks};

/// Solves a rule set and writes the solution.
pub fn solve(rules: Rules, out: &Path, threads: usize) -> Result {
    println!("{rules}, {threads} threads");
    let start = Instant::now();
    let index = Index::new(rules, 15);
    let mut solver = Solver::new(&index);
    loop {
        let (distance, sweep) = (solver.distance, Instant::now());
        let decided = solver.sweep(threads);
        let seconds = sweep.elapsed().as_secs_f64();
        println!("distance {distance}: {decided} positions decided in {seconds:.1} s");
        if decided == 0 {
            break;
        }
    }
    println!("solved in {:.0} s", start.elapsed().as_secs_f64());
    let path = write_solution(out, &index, &solver.values)?;
    println!("wrote {}: {} positions", path.display(), index.len);
    Ok(())
}

/// Packs layers of a solution into a table, with an estimate fitted to `samples` positions.
pub fn pack_table(
    rules: Rules,
    solutions: &Path,
    layers: &[usize],
    (samples, parts): (Option<u64>, Option<NonZero<usize>>),
    out: &Path,
) -> Result {
    let (index, values) = read_solution(solutions, rules)?;
    if let Some(wrong) = layers.iter().find(|&&layer| layer >= index.shapes.len()) {
        return Err(format!("a board has no {wrong} balls").into());
    }
    let progress = samples.map(|samples| {
        let (weights, error) = fit(&index, &values, samples);
        println!("fitted to {samples} lost positions: root mean square error {error:.2} turns");
        weights
    });
    let file = pack(&index, &values, layers, progress.as_deref(), parts)?;
    std::fs::write(out, &file).map_err(|error| format!("{}: {error}", out.display()))?;
    println!("{}: {} bytes", out.display(), file.len());
    Ok(())
}

/// Packs layers of a solution into the folder of its rule set below `out`; all if there are none.
pub fn pack_blocks(rules: Rules, solutions: &Path, layers: &[usize], out: &Path) -> Result {
    let (index, values) = read_solution(solutions, rules)?;
    let all: Vec<usize> = (0..=30).filter(|&balls| index.layer(balls).is_some()).collect();
    let layers = if layers.is_empty() { &all } else { layers };
    let dir = out.join(name_of(rules));
    let mut total = 0;
    pack_folder(&index, &values, layers, &dir, &mut |balls, blocks, size| {
        total += size;
        println!("{balls} balls: {size} bytes in {blocks} blocks");
    })?;
    println!("{}: {total} bytes", dir.display());
    Ok(())
}

/// Solves a rule set, packs the solution for a host and checks it, as far as that is not done.
pub fn host(rules: Rules, solutions: &Path, out: &Path, threads: usize) -> Result {
    let folder = out.join(name_of(rules));
    if !folder.join("index.pylos").exists() {
        if !solution_path(solutions, rules).exists() {
            solve(rules, solutions, threads)?;
        }
        pack_blocks(rules, solutions, &[], out)?;
    }
    checks::verify(&folder, 100, 1)?;
    println!("\nThe folder to host is {}", folder.display());
    println!("{} is not needed any more", solutions.display());
    Ok(())
}
