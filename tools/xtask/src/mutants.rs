//! `cargo xtask mutants`: which faults, planted one at a time, no test notices. It takes hours, and is no step of `test`.

use anyhow::{Result, bail};

use crate::node;
use crate::project::{Project, run};
use crate::wasm;

/// Mutates the crate (`cargo-mutants`, by `.cargo/mutants.toml`) or the pure modules of `www/` (Stryker).
pub fn mutants(options: &[&str]) -> Result<()> {
    match options {
        ["rust", options @ ..] => rust(options),
        ["js", options @ ..] => js(options),
        _ => bail!("mutants takes rust or js, and what each of them takes"),
    }
}

fn rust(options: &[&str]) -> Result<()> {
    let project = Project::find()?;
    let program = project.tool("cargo-mutants@27.1.0", "cargo-mutants")?;
    let mut mutants = project.command(&program.to_string_lossy(), "mutants --output");
    run(mutants.arg(project.target.join("mutants")).args(options))
}

fn js(options: &[&str]) -> Result<()> {
    let project = Project::alone()?;
    node::install(&project, &project.tests())?;
    node::install(&project, &project.tests().join("mutants"))?;
    wasm::build(&project)?;
    run(project.command("node", "tests/mutants/run.mjs").args(options))
}
