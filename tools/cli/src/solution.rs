//! Solves rule sets and reads their solutions.

use std::num::NonZero;
use std::path::Path;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use pylos::engine::internal::Index;
use pylos::{Move, Position, Rules};
use pylos_solver::{Solution, Solver, Value, Values, fit, pack};

use crate::census::{print, surveyed};
use crate::{Result, SolutionArgs};

/// The time between checkpoints. An interrupted solve repeats at most this much work and one sweep.
const CHECKPOINT: Duration = Duration::from_secs(60);

/// The length of a progress bar.
pub const WHOLE: u64 = 1000;

/// Solves a rule set and writes the solution.
pub fn solve(rules: Rules, out: &Path, threads: Option<usize>, with_survey: bool) -> Result {
    let threads = threads.or(std::thread::available_parallelism().ok().map(usize::from));
    let threads = threads.unwrap_or(1).max(1);
    println!("{rules}, {threads} threads");
    let start = Instant::now();
    let path = Solution::path(out, rules);
    let (index, found) = if path.exists() {
        let found = Solution::open(out, rules)?;
        let values = found.read()?;
        (found.index, Some((values, found.next)))
    } else {
        (Index::new(rules, 15), None)
    };
    let mut solver = match found {
        None => Solver::new(&index),
        Some((values, Some(next))) => {
            println!("continuing at distance {next}");
            Solver::resume(&index, values, next)
        }
        Some((values, None)) => {
            println!("{} is complete", path.display());
            return if with_survey { survey_and_print(&index, &values, threads) } else { Ok(()) };
        }
    };
    let bar = progress_bar();
    let mut written = Instant::now();
    loop {
        let (distance, sweep) = (solver.distance, Instant::now());
        bar.reset();
        let decided = solver.sweep(threads, &|share, decided| {
            let percent = 100.0 * decided as f64 / index.len as f64;
            bar.set_message(format!("distance {distance}, {decided} decided ({percent:.1} %)"));
            bar.set_position((share * WHOLE as f64) as u64);
        });
        bar.suspend(|| {
            let seconds = sweep.elapsed().as_secs_f64();
            println!("distance {distance}: {decided} positions decided in {seconds:.1} s");
        });
        if decided == 0 {
            break;
        }
        if written.elapsed() > CHECKPOINT {
            Solution::write(out, &index, &solver.values, Some(solver.distance))?;
            written = Instant::now();
        }
    }
    bar.finish_and_clear();
    println!("solved in {:.0} s", start.elapsed().as_secs_f64());
    let path = Solution::write(out, &index, &solver.values, None)?;
    println!("wrote {}: {} positions", path.display(), index.len);
    if with_survey { survey_and_print(&index, &solver.values, threads) } else { Ok(()) }
}

fn survey_and_print(index: &Index, values: &Values, threads: usize) -> Result {
    print(&surveyed(index, values, threads)?);
    Ok(())
}

/// A bar of length [`WHOLE`].
pub fn progress_bar() -> ProgressBar {
    let style =
        ProgressStyle::with_template("{msg} [{bar:40}] {percent} %, {eta} left of the sweep");
    let bar = ProgressBar::new(WHOLE);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Prints the values of positions and of their legal moves.
pub fn probe(solution: &SolutionArgs, positions: &[Position]) -> Result {
    let solution = open(solution)?;
    for &position in positions {
        println!("{position}: {}", solution.value(position)?);
        for (m, value) in values(&solution, position)? {
            println!("{m}\t{value}");
        }
    }
    Ok(())
}

/// The legal moves of a position with their values, best first.
pub fn values(solution: &Solution, position: Position) -> Result<Vec<(Move, Value)>> {
    let mut values = Vec::new();
    for m in position.legal_moves(solution.index.rules) {
        values.push((m, solution.value(position.play_unchecked(m))?.before()));
    }
    values.sort_by_key(|(_, value)| -value.rank());
    Ok(values)
}

/// Opens a complete solution.
pub fn open(SolutionArgs { rules, solutions }: &SolutionArgs) -> Result<Solution> {
    let solution = Solution::open(solutions, rules.rules())?;
    match solution.next {
        None => Ok(solution),
        Some(next) => {
            Err(format!("the solution is complete below distance {next} only: solve on").into())
        }
    }
}

/// Reads the positions of a file of known values, with the columns after each.
pub fn read_vectors(file: &Path) -> Result<Vec<(Position, Vec<String>)>> {
    let text = std::fs::read_to_string(file);
    let text = text.map_err(|error| format!("{}: {error}", file.display()))?;
    let mut vectors = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let mut columns = line.split('\t');
        let position = columns.next().unwrap_or_default().parse();
        let position = position.map_err(|error| format!("{error}: {line}"))?;
        vectors.push((position, columns.map(str::to_string).collect()));
    }
    Ok(vectors)
}

/// Compares a solution with a file of known values.
pub fn compare(solution: &SolutionArgs, file: &Path) -> Result {
    let solution = open(solution)?;
    let (mut lines, mut wrong) = (0, 0);
    for (position, expected) in read_vectors(file)? {
        let known = solution.value(position)?;
        let moves = values(&solution, position)?;
        let keeping = moves.iter().filter(|(_, after)| after.letter() == known.letter()).count();
        let value = match known {
            Value::Win(distance) | Value::Loss(distance) => format!("{}{distance}", known.letter()),
            Value::Endless => known.letter().to_string(),
        };
        let found = [value, moves.len().to_string(), keeping.to_string()];
        lines += 1;
        if expected != found {
            wrong += 1;
            println!("{position}: {}, not {}", found.join(" "), expected.join(" "));
        }
    }
    println!("{}: {wrong} of {lines} lines differ", file.display());
    if wrong == 0 { Ok(()) } else { Err("the solution differs".into()) }
}

/// Packs layers of a solution into a table, with an estimate fitted to `samples` positions.
pub fn pack_layers(
    solution: &SolutionArgs,
    layers: &[usize],
    samples: Option<u64>,
    parts: Option<NonZero<usize>>,
    out: &Path,
) -> Result {
    let solution = open(solution)?;
    let most = solution.index.shapes.len();
    if let Some(wrong) = layers.iter().find(|&&layer| layer >= most) {
        return Err(format!("a board has no {wrong} balls").into());
    }
    let values = solution.read()?;
    let progress = samples.map(|samples| {
        let (weights, error) = fit(&solution.index, &values, samples);
        println!("fitted to {samples} lost positions: root mean square error {error:.2} turns");
        weights
    });
    let file = pack(&solution.index, &values, layers, progress.as_deref(), parts)?;
    std::fs::write(out, &file).map_err(|error| format!("{}: {error}", out.display()))?;
    println!("{}: {} bytes", out.display(), file.len());
    Ok(())
}
