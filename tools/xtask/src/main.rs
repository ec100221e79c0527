//! `cargo xtask`: build, serve, test and measure Pylos.

mod bench;
mod browsers;
mod dist;
mod hosted;
mod node;
mod package;
mod project;
mod run;
mod serve;
mod site;
mod solution;
mod steps;
mod test;
mod wasm;

use std::process::ExitCode;

use anyhow::{Result, bail};

use browsers::run_in_chromium;
use project::Project;

const USAGE: &str = "\
Build, serve, test and measure Pylos.

  cargo xtask build                           compile the rules to WebAssembly, into www/pkg
  cargo xtask serve [--port N] [--no-build]   build, then serve www/ (port 8080, or the next free one)
  cargo xtask test                            run every check
  cargo xtask test --quick                    run the checks that take seconds, before every commit
  cargo xtask test --only STEP...             run single steps and what they need
  cargo xtask test --only chains              try the npm package in every bundler and framework
  cargo xtask bench                           criterion benchmarks, then native against WebAssembly
  cargo xtask bench --page                    how soon a page shows its board, on a slow processor
  cargo xtask bench --legibility              how much is seen of each ball in late positions; the cost of a frame
  cargo xtask bench --answers [BROWSERS [N]]  how long perfect play takes to answer; every Nth in a new page
  cargo xtask bench --solution [RULES [N]]    the same from the solution in target/solution, in every browser
  cargo xtask bench --lighthouse              the bundled site, measured by Lighthouse (npx fetches it)
  cargo xtask bench --boards                  pages with 1, 10 and 50 boards: shift, workers, memory
  cargo xtask dist [--url URL] [--previous DIR] [--with-solution RULES,...]
                                              write the site made for hosting into target/dist
  cargo xtask solution [--variant V] [--take-back optional] [--empty-reserve playsOn]
                                              solve a rule set and pack it, into target/solution
  cargo xtask npm                             write the npm package into target/npm
  cargo xtask screenshot [--readme]           pictures of the page, into tests/output or docs/screenshot.png

Everything but `build` and `serve` needs Node 20.19 or newer.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["build"] => wasm::build(&Project::find()?),
        ["serve", options @ ..] => serve::serve(options),
        ["test", options @ ..] => test::test(options),
        ["bench"] => bench::bench(&Project::find()?),
        ["bench", "--page"] => run_in_chromium(&Project::find()?, "measure", &[]),
        ["bench", "--legibility"] => run_in_chromium(&Project::find()?, "legibility", &[]),
        ["bench", "--lighthouse"] => dist::measure(&Project::find()?, "lighthouse"),
        ["bench", "--boards"] => dist::measure(&Project::find()?, "measure-boards"),
        ["bench", "--answers", options @ ..] => {
            run_in_chromium(&Project::find()?, "answers", options)
        }
        ["bench", "--solution", options @ ..] => {
            let project = Project::find()?;
            let made = hosted::made(&project).to_string_lossy().into_owned();
            run_in_chromium(&project, "solution", &[&[made.as_str()], options].concat())
        }
        ["dist", options @ ..] => dist::dist(options),
        ["solution", options @ ..] => solution::solution(options),
        ["npm"] => package::npm(&Project::find()?),
        ["screenshot"] => run_in_chromium(&Project::find()?, "screenshot", &[]),
        ["screenshot", "--readme"] => {
            run_in_chromium(&Project::find()?, "screenshot", &["--readme"])
        }
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}\n\nSteps of `test`: {}", steps::names());
            Ok(())
        }
        _ => bail!("`{}` is not a command here\n\n{USAGE}", words.join(" ")),
    }
}
