//! `cargo xtask`: build, serve, test and measure Pylos.

mod apt;
mod browsers;
mod dist;
mod hosted;
mod node;
mod package;
mod project;
mod run;
mod serve;
mod servers;
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
  cargo xtask test --only hosts               load the bundled site through nginx and Apache (apt installs them)
  cargo xtask bench                           criterion benchmarks
  cargo xtask bench --page                    how soon a page shows its board, on a slow processor
  cargo xtask bench --answers [BROWSERS [N]]  how long perfect play takes to answer; every Nth in a new page
  cargo xtask bench --solution [RULES [N]]    the same from the solution in target/solution, in every browser
  cargo xtask dist                            write the site made for hosting into target/dist (docs/hosting.md)
        --url URL                             its address, for search engines and for cards of links
        --previous FOLDER                     keep the hashed files of the version in this folder
        --with-solution RULES,...             with solutions from target/solution: standard,expert
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
    if words.is_empty() || words.iter().any(|word| ["help", "--help", "-h"].contains(word)) {
        println!("{}", help(words.first().copied().unwrap_or_default()));
        return Ok(());
    }
    match words.as_slice() {
        ["build"] => wasm::build(&Project::alone()?),
        ["serve", options @ ..] => serve::serve(options),
        ["test", options @ ..] => test::test(options),
        ["bench"] => run::run(&mut Project::alone()?.cargo(&["bench", "--package", "pylos"])),
        ["bench", "--page"] => run_in_chromium("measure", &[]),
        ["bench", "--answers", options @ ..] => run_in_chromium("answers", options),
        ["bench", "--solution", options @ ..] => {
            let made = hosted::made(&Project::find()?).to_string_lossy().into_owned();
            run_in_chromium("solution", &[&[made.as_str()], options].concat())
        }
        ["dist", options @ ..] => dist::dist(options),
        ["solution", options @ ..] => solution::solution(options),
        ["npm"] => package::npm(&Project::alone()?),
        ["screenshot"] => run_in_chromium("screenshot", &[]),
        ["screenshot", "--readme"] => run_in_chromium("screenshot", &["--readme"]),
        _ => bail!("`{}` is not a command here\n\n{}", words.join(" "), help(words[0])),
    }
}

/// What is known of a command; of all commands for another word.
fn help(command: &str) -> String {
    let heading = format!("  cargo xtask {command} ");
    let mut is_wanted = false;
    let lines: Vec<&str> = USAGE
        .lines()
        .filter(|line| {
            if !line.starts_with("   ") {
                is_wanted = format!("{line} ").starts_with(&heading);
            }
            is_wanted
        })
        .collect();
    let text = if lines.is_empty() { USAGE.to_owned() } else { lines.join("\n") };
    let tests = lines.is_empty() || command == "test";
    if tests { format!("{text}\n\nSteps of `test`: {}", steps::names()) } else { text }
}

#[cfg(test)]
mod tests {
    use super::{dispatch, help};

    #[test]
    fn help_on_a_command_has_its_options_and_no_other_command() {
        let dist = help("dist");
        assert!(dist.contains("--previous FOLDER") && !dist.contains("xtask npm"), "{dist}");
        assert!(help("test").contains("e2e"));
        for unknown in ["", "--help", "dsit"] {
            assert!(help(unknown).contains("cargo xtask npm"), "{unknown}");
        }
    }

    #[test]
    fn options_that_do_not_exist_are_refused_before_anything_is_built() {
        for wrong in [&["build", "--fast"][..], &["dist", "--ulr", "x"], &["npm", "x"]] {
            let words: Vec<String> = wrong.iter().map(|&word| word.to_owned()).collect();
            assert!(dispatch(&words).is_err(), "{wrong:?}");
        }
    }
}
