//! `cargo xtask test`: runs the steps and lists at the end which of them failed.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use std::{fmt, fs};

use anyhow::{Context, Result, bail};

use crate::project::Project;
use crate::run::print_to;
use crate::steps::{Lane, NAMED, PARTS, QUICK, STEPS, Step, names};
use crate::wasm::{WASM, add_target};

/// The error of a step that this machine cannot run: no check failed, and none passed.
#[derive(Debug)]
pub struct NotRun(pub String);

impl fmt::Display for NotRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NOT RUN: {}", self.0)
    }
}

impl std::error::Error for NotRun {}

/// How a step ended.
enum Outcome {
    Passed(String),
    NotRun(NotRun),
    Failed(String),
    /// A step that it needs did not pass.
    Without(&'static str),
}

/// A step that is over.
struct Report {
    step: &'static Step,
    outcome: Outcome,
    seconds: f64,
}

/// What both lanes know: the steps that are over.
#[derive(Default)]
struct Progress {
    reports: Mutex<Vec<Report>>,
    changed: Condvar,
}

/// Runs all steps, or those named by `--only` and what they need, in two lanes.
pub fn test(options: &[&str]) -> Result<()> {
    let wanted = parse(options)?;
    let project = Project::alone()?;
    // Steps of both lanes compile to it.
    add_target(WASM)?;
    let progress = Progress::default();
    let run_lane = |lane| {
        let steps = STEPS.iter().filter(|step| wanted.contains(&step.name));
        for step in steps.filter(|step| step.lane == lane) {
            progress.run(step, &project, &wanted);
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(|| run_lane(Lane::Rust));
        run_lane(Lane::Site);
    });
    let mut reports = progress.reports.into_inner().unwrap_or_else(PoisonError::into_inner);
    reports.sort_by_key(|report| STEPS.iter().position(|step| step.name == report.step.name));
    summarise(&reports)
}

impl Progress {
    fn reports(&self) -> MutexGuard<'_, Vec<Report>> {
        self.reports.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs a step when the steps that it needs are over. What the programs of the site's lane
    /// print passes through; that of the other lane is shown when its step is over.
    fn run(&self, step: &'static Step, project: &Project, wanted: &[&str]) {
        let is_open = |reports: &mut Vec<Report>| {
            let is_over = |need: &&str| reports.iter().any(|report| report.step.name == *need);
            !step.needs.iter().filter(|need| wanted.contains(need)).all(is_over)
        };
        let over = self.changed.wait_while(self.reports(), is_open);
        let missing = missing(step, &over.unwrap_or_else(PoisonError::into_inner));
        let start = Instant::now();
        let log = project.target.join(format!("{}.log", step.name));
        let title = format!("\n==== {} ====", step.name);
        let result = match (missing, step.lane) {
            (Some(need), _) => Err(need),
            (None, Lane::Site) => {
                println!("{title}");
                Ok((step.run)(project))
            }
            (None, Lane::Rust) => Ok(print_to(&log).and_then(|()| (step.run)(project))),
        };
        let outcome = match result {
            Err(need) => Outcome::Without(need),
            Ok(Ok(remark)) => Outcome::Passed(remark),
            Ok(Err(error)) => match error.downcast() {
                Ok(reason) => Outcome::NotRun(reason),
                Err(error) => Outcome::Failed(format!("{error:#}")),
            },
        };
        let report = Report { step, outcome, seconds: start.elapsed().as_secs_f64() };
        match step.lane {
            Lane::Site => println!("{}", report.outcome),
            Lane::Rust => {
                let printed = fs::read(&log).unwrap_or_default();
                println!("{title}\n{}{}", String::from_utf8_lossy(&printed), report.outcome);
            }
        }
        self.reports().push(report);
        self.changed.notify_all();
    }
}

/// The names of the steps to run, needs included.
fn parse(options: &[&str]) -> Result<Vec<&'static str>> {
    let mut wanted = vec![];
    let mut options = options.iter();
    while let Some(&option) = options.next() {
        match option {
            "--quick" => wanted.extend(QUICK),
            "--only" => {
                let name = options.next().context("--only needs the name of a step")?;
                let step = STEPS.iter().find(|step| step.name == *name);
                let step =
                    step.with_context(|| format!("no step `{name}`; there are {}", names()))?;
                wanted.push(step.name);
            }
            _ => bail!("`{option}` is no option of test; it takes --quick and --only STEP"),
        }
    }
    if wanted.is_empty() {
        let all = STEPS.iter().map(|step| step.name);
        let left_out = [PARTS, NAMED].concat();
        return Ok(all.filter(|name| !left_out.contains(name)).collect());
    }
    // Needs stand above the steps that need them, so one way up finds them all.
    for step in STEPS.iter().rev() {
        if wanted.contains(&step.name) {
            wanted.extend(step.needs);
        }
    }
    Ok(wanted)
}

/// The first step that this one needs and that did not pass.
fn missing(step: &Step, reports: &[Report]) -> Option<&'static str> {
    reports
        .iter()
        .filter(|report| step.needs.contains(&report.step.name))
        .find(|report| !report.outcome.passed())
        .map(|report| report.step.name)
}

fn summarise(reports: &[Report]) -> Result<()> {
    println!("\n==== Summary ====");
    for Report { step, outcome, seconds } in reports {
        println!("{:<12}{seconds:>7.1} s  {outcome}", step.name);
    }
    let count = |is: fn(&Outcome) -> bool| reports.iter().filter(|r| is(&r.outcome)).count();
    let passed = count(Outcome::passed);
    let not_run = count(|outcome| matches!(outcome, Outcome::NotRun(_)));
    let failed = reports.len() - passed - not_run;
    if not_run > 0 {
        println!("\n{not_run} NOT RUN");
    }
    // This line stays the last one, so nothing is written to standard error after it.
    println!("\n{passed} passed, {failed} failed");
    if failed > 0 {
        std::process::exit(1);
    }
    Ok(())
}

impl Outcome {
    fn passed(&self) -> bool {
        matches!(self, Self::Passed(_))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Passed(remark) if remark.is_empty() => write!(f, "ok"),
            Self::Passed(remark) => write!(f, "ok: {remark}"),
            Self::Failed(reason) => write!(f, "FAILED: {reason}"),
            Self::NotRun(reason) => write!(f, "{reason}"),
            Self::Without(need) => write!(f, "FAILED: not run, because {need} failed"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Report, missing, parse};
    use crate::steps::{NAMED, PARTS, STEPS};

    #[test]
    fn without_options_every_step_runs_once() {
        assert_eq!(parse(&[]).expect("no options").len(), STEPS.len() - PARTS.len() - NAMED.len());
    }

    #[test]
    fn a_single_step_includes_the_steps_that_it_needs() {
        let wanted = parse(&["--only", "types"]).expect("a step");
        for name in ["types", "npm", "build"] {
            assert!(wanted.contains(&name), "{name}");
        }
        assert!(!wanted.contains(&"e2e"));
    }

    #[test]
    fn the_quick_run_starts_one_browser() {
        let wanted = parse(&["--quick"]).expect("an option");
        assert!(wanted.contains(&"smoke") && !wanted.contains(&"browsers"));
    }

    #[test]
    fn unknown_steps_and_options_are_refused() {
        for wrong in [&["--only"][..], &["--only", "nothing"], &["types"]] {
            assert!(parse(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn every_needed_step_is_an_earlier_step() {
        for (place, step) in STEPS.iter().enumerate() {
            for need in step.needs {
                assert!(STEPS[..place].iter().any(|above| above.name == *need), "{need}");
            }
        }
    }

    #[test]
    fn a_step_is_not_run_without_what_it_needs() {
        let step = STEPS.iter().find(|step| step.name == "types").expect("a step");
        let build = STEPS.iter().find(|step| step.name == "build").expect("a step");
        let report = |outcome| [Report { step: build, outcome, seconds: 0.0 }];
        assert_eq!(missing(step, &report(Outcome::Failed(String::new()))), Some("build"));
        assert_eq!(missing(step, &report(Outcome::Without("npm"))), Some("build"));
        assert_eq!(missing(step, &report(Outcome::Passed(String::new()))), None);
    }
}
