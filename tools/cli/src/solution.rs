//! Solving rule sets, and asking the solutions.

use std::path::Path;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use pylos::engine::numbering::Index;
use pylos::{Move, Position, Rules};
use pylos_solver::{FileError, Progress, Solution, Solver, Survey, Value, fit, pack, survey};

/// A solve that is interrupted loses no more work than this, and what a sweep takes.
const CHECKPOINT: Duration = Duration::from_secs(60);

/// The whole of a progress bar.
const WHOLE: u64 = 1000;

/// Solves a rule set and writes the solution, in threads.
pub fn solve(
    rules: Rules,
    out: &Path,
    threads: Option<usize>,
    with_survey: bool,
) -> Result<(), String> {
    let threads = threads.or(std::thread::available_parallelism().ok().map(usize::from));
    let threads = threads.unwrap_or(1).max(1);
    println!("{rules}, {threads} threads");
    let start = Instant::now();
    let path = Solution::path(out, rules);
    let (index, found) = match path.exists().then(|| Solution::open(out, rules)) {
        None => (Index::new(rules, 15), None),
        Some(known) => {
            let known = known.map_err(say)?;
            let table = known.read().map_err(say)?;
            (known.index, Some((table, known.next)))
        }
    };
    let bar = progress_bar();
    let mut solver = match found {
        None => Solver::new(&index),
        Some((table, Some(next))) => {
            println!("going on at distance {next}");
            Solver::resume(&index, table, next)
        }
        Some((table, None)) => {
            println!("{} holds the complete solution", path.display());
            return if with_survey { survey_and_print(&index, &table, threads) } else { Ok(()) };
        }
    };
    let mut written = Instant::now();
    loop {
        let distance = solver.distance;
        let (sweep, show) = (Instant::now(), |progress: Progress| show(&bar, progress));
        let decided = solver.sweep(threads, &show);
        bar.suspend(|| {
            let seconds = sweep.elapsed().as_secs_f64();
            println!("distance {distance}: {decided} positions decided in {seconds:.1} s");
        });
        if decided == 0 {
            break;
        }
        if written.elapsed() > CHECKPOINT {
            Solution::write(out, &index, &solver.table, Some(solver.distance)).map_err(say)?;
            written = Instant::now();
        }
    }
    bar.finish_and_clear();
    println!("solved in {:.0} s", start.elapsed().as_secs_f64());
    let path = Solution::write(out, &index, &solver.table, None).map_err(say)?;
    println!("wrote {}: {} positions", path.display(), index.len);
    if with_survey { survey_and_print(&index, &solver.table, threads) } else { Ok(()) }
}

fn survey_and_print(
    index: &Index,
    table: &pylos_solver::Table,
    threads: usize,
) -> Result<(), String> {
    let start = Instant::now();
    let bar = progress_bar();
    let counts = survey(index, table, threads, &|progress| {
        bar.set_message("every entry again");
        bar.set_position((progress.sweep * WHOLE as f64) as u64);
    });
    bar.finish_and_clear();
    println!("surveyed in {:.0} s", start.elapsed().as_secs_f64());
    print_survey(&counts);
    if counts.wrong.0 == 0 { Ok(()) } else { Err("the solution is wrong".to_string()) }
}

fn print_survey(counts: &Survey) {
    println!("wrong entries: {}", counts.wrong.0);
    println!("balls\twins\tlosses\tendless");
    let mut total = [0; 3];
    for (balls, columns) in counts.by_balls.iter().enumerate() {
        if columns.iter().sum::<u64>() > 0 {
            println!("{balls}\t{}\t{}\t{}", columns[0], columns[1], columns[2]);
        }
        total.iter_mut().zip(columns).for_each(|(total, column)| *total += column);
    }
    println!("all\t{}\t{}\t{}", total[0], total[1], total[2]);
    println!("distance\tpositions");
    for (distance, count) in counts.by_distance.iter().enumerate().filter(|(_, count)| **count > 0)
    {
        println!("{distance}\t{count}");
    }
    let [win, loss] = counts.longest();
    println!("longest win: {win} turns, longest loss: {loss} turns");
    let [all, single] = counts.choices;
    let share = 100.0 * single as f64 / all.max(1) as f64;
    println!(
        "a single saving move: {single} of {all} positions not lost with a choice ({share:.2} %)"
    );
    println!("mutual zugzwangs: {} boards", counts.zugzwangs);
}

fn progress_bar() -> ProgressBar {
    let style =
        ProgressStyle::with_template("{msg} [{bar:40}] {percent} %, {eta} left of the sweep");
    let bar = ProgressBar::new(WHOLE);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn show(bar: &ProgressBar, progress: Progress) {
    let Progress { distance, sweep, decided, positions } = progress;
    let position = (sweep * WHOLE as f64) as u64;
    if position < bar.position() {
        bar.reset();
    }
    let share = 100.0 * decided as f64 / positions as f64;
    bar.set_message(format!("distance {distance}, {decided} decided ({share:.1} %)"));
    bar.set_position(position);
}

/// Prints what a solution knows of positions.
pub fn probe(rules: Rules, tables: &Path, positions: &[Position]) -> Result<(), String> {
    let solution = open(rules, tables)?;
    for &position in positions {
        println!("{position}: {}", solution.value(position).map_err(say)?);
        for (m, value) in values(&solution, position).map_err(say)? {
            println!("{m}\t{value}");
        }
    }
    Ok(())
}

/// Every legal move of a position with its value for the one who makes it, best first.
fn values(solution: &Solution, position: Position) -> Result<Vec<(Move, Value)>, FileError> {
    let moves = position.legal_moves(solution.index.rules).into_iter();
    let value = |m| Ok((m, solution.value(position.play_unchecked(m))?.before()));
    let mut values = moves.map(value).collect::<Result<Vec<_>, _>>()?;
    values.sort_by_key(|(_, value)| -value.rank());
    Ok(values)
}

fn open(rules: Rules, tables: &Path) -> Result<Solution, String> {
    let solution = Solution::open(tables, rules).map_err(say)?;
    match solution.next {
        None => Ok(solution),
        Some(next) => Err(format!("the solve has come to distance {next} only: finish it first")),
    }
}

/// Compares a solution with a file of known values.
pub fn compare(rules: Rules, tables: &Path, file: &Path) -> Result<(), String> {
    let solution = open(rules, tables)?;
    let text =
        std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let (mut lines, mut wrong) = (0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [position, value, legal, keep] = columns[..] else {
            return Err(format!("expected four columns: {line}"));
        };
        let position: Position = position.parse().map_err(|error| format!("{error}: {line}"))?;
        let known = solution.value(position).map_err(say)?;
        let moves = values(&solution, position).map_err(say)?;
        let keeping = moves.iter().filter(|(_, after)| after.letter() == known.letter()).count();
        let found = match known {
            Value::Win(distance) | Value::Loss(distance) => format!("{}{distance}", known.letter()),
            Value::Endless => known.letter().to_string(),
        };
        lines += 1;
        if (found.as_str(), moves.len().to_string().as_str(), keeping.to_string().as_str())
            != (value, legal, keep)
        {
            wrong += 1;
            println!("{position}: {found} {} {keeping}, not {value} {legal} {keep}", moves.len());
        }
    }
    println!("{}: {wrong} of {lines} lines differ", file.display());
    if wrong == 0 { Ok(()) } else { Err("the solution differs".to_string()) }
}

/// Packs layers of a solution into a file, with an estimate of progress fitted to so many samples.
pub fn pack_layers(
    rules: Rules,
    tables: &Path,
    layers: &[usize],
    samples: Option<u64>,
    out: &Path,
) -> Result<(), String> {
    let solution = open(rules, tables)?;
    let most = solution.index.shapes.classes.len();
    if let Some(wrong) = layers.iter().find(|&&layer| layer >= most) {
        return Err(format!("no layer has {wrong} balls"));
    }
    let table = solution.read().map_err(say)?;
    let progress = samples.map(|samples| {
        let (weights, error) = fit(&solution.index, &table, samples);
        println!("fitted to {samples} lost positions: {error:.2} turns off (root mean square)");
        weights
    });
    let file = pack(&solution.index, &table, layers, progress.as_deref());
    let file = file.map_err(|error| error.to_string())?;
    std::fs::write(out, &file).map_err(|error| format!("{}: {error}", out.display()))?;
    println!("{}: {} bytes", out.display(), file.len());
    Ok(())
}

fn say(error: FileError) -> String {
    error.to_string()
}
