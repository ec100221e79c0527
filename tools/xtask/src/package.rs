//! The packages: the crate for crates.io, the elements and the rules for npm.

use std::process::Command;

use anyhow::Result;

use crate::node;
use crate::project::Project;
use crate::run;
use crate::wasm;

/// Writes the npm package into `target/npm/`, ready for `npm publish`.
pub fn npm(project: &Project) -> Result<()> {
    node::install(project)?;
    wasm::build(project)?;
    let folder = project.target.join("npm");
    let script = project.root.join("tools").join("npm").join("build.mjs");
    run::run(Command::new("node").arg(script).arg(&folder).current_dir(&project.root))?;
    println!("\nThe npm package is in {}", folder.display());
    Ok(())
}

/// Packs the crate, as `cargo publish` does.
pub fn crate_package(project: &Project) -> Result<()> {
    // Other steps compile the crate; compiling the packed copy would repeat that.
    let options = ["package", "--package", "pylos", "--allow-dirty", "--no-verify"];
    run::run(&mut project.cargo(&options))
}
