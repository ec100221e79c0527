//! `cargo xtask`: build, serve, test and measure Pylos.

mod node;
mod project;
mod relay;
mod serve;
mod test;
mod wasm;

use std::process::ExitCode;

use anyhow::{Result, bail};

use project::{Project, run};

const USAGE: &str = "\
Build, serve, test and measure Pylos.

  cargo xtask build                           compile the rules to WebAssembly, into www/pkg
  cargo xtask serve [--port N] [--no-build] [--relay]
                                              build, then serve www/ (port 8080, or the next free one);
                                              with live games through an installed Mosquitto
  cargo xtask test                            run every check
  cargo xtask test --quick                    run the checks that take seconds, before every commit
  cargo xtask test --only STEP...             run single steps and what they need
  cargo xtask test --only chains              try the npm package in every bundler and framework
  cargo xtask test --only hosts               load the bundled site through nginx and Apache (apt installs them)
  cargo xtask mutants rust [OPTIONS]          which planted faults of the crate no test notices (options of cargo-mutants)
  cargo xtask mutants js [--sample COUNT [--seed NUMBER]] [PART...]
                                              the same for the modules of www/ with PART in their path, by unit tests
  cargo xtask bench                           how fast the rules and the engine are
  cargo xtask bench --rules                   random games by the rules for JavaScript, in Node
  cargo xtask dist                            write the site made for hosting into target/dist (docs/hosting.md)
        --url URL                             its address, for search engines and for cards of links
        --language LANG                       the language of titles and descriptions: en, es, lt, et, fr, de
        --relay URL                           the relay of live games, like wss://club.example/live
        --previous FOLDER                     keep the hashed files of the version in this folder
        --with-solution RULES,...             with solutions from target/solution: standard,expert
  cargo xtask solution [--variant V] [--take-back optional] [--empty-reserve playsOn]
                                              solve a rule set and pack it, into target/solution
  cargo xtask npm                             write the npm package into target/npm
  cargo xtask screenshot                      take the pictures of docs/screenshot.png and www/icons again

Everything but `build` and `serve` needs Node 20.19 or newer.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(words: &[&str]) -> Result<()> {
    let help = || format!("{USAGE}\n\nSteps of `test`: {}", test::names());
    match words {
        [] | ["help" | "--help" | "-h"] | [_, "--help" | "-h"] => println!("{}", help()),
        ["build"] => wasm::build(&Project::alone()?)?,
        ["serve", options @ ..] => serve::serve(options)?,
        ["test", options @ ..] => test::test(options)?,
        ["mutants", "rust", options @ ..] => {
            let project = Project::find()?;
            let program = project.tool("cargo-mutants@27.1.0", "cargo-mutants")?;
            let mut mutants = project.command(&program.to_string_lossy(), "mutants --output");
            run(mutants.arg(project.target.join("mutants")).args(options))?;
        }
        ["mutants", "js", options @ ..] => {
            let project = Project::alone()?;
            node::install(&project, &project.tests())?;
            wasm::build(&project)?;
            run(project.command("node", "tests/mutants/run.mjs").args(options))?;
        }
        ["bench"] => run(&mut Project::alone()?.cargo("bench --package pylos --bench speed"))?,
        ["bench", "--rules"] => {
            let project = Project::alone()?;
            wasm::build(&project)?;
            run(&mut project.command("node", "tests/e2e/support/library.mjs"))?;
        }
        ["dist", options @ ..] => node::dist(&Project::alone()?, options)?,
        ["solution", options @ ..] => {
            // Solves a rule set and packs it into a folder that a static host can serve.
            let project = Project::find()?;
            let mut cargo = project.cargo("run --release --package pylos-cli -- host");
            cargo.args(options).arg("--solutions").arg(project.target.join("solutions"));
            run(cargo.arg("--out").arg(project.solution()))?;
        }
        ["npm"] => node::npm(&Project::alone()?)?,
        ["screenshot"] => node::screenshot(&Project::alone()?)?,
        _ => bail!("`{}` is not a command here\n\n{}", words.join(" "), help()),
    }
    Ok(())
}
