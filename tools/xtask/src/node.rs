//! Node, its packages and its programs: those of the tests, and those that write the bundled site and the npm package.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;
use serde_json::{Map, Value};

use crate::project::{Project, output, run};
use crate::wasm;

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Installs the locked packages of a folder, unless exactly these are installed already.
pub fn install(project: &Project, folder: &Path) -> Result<()> {
    let [wanted, lock] =
        ["package.json", "package-lock.json"].map(|name| fs::read_to_string(folder.join(name)));
    let wanted = wanted? + &lock?;
    // npm leaves no trace of the lock file it has installed, so a copy of it is kept.
    let stamp = folder.join("node_modules/.installed");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    // What the scripts of packages do is not needed: esbuild and others find their programs without.
    let mut npm = project.command(NPM, "ci --ignore-scripts --engine-strict --no-audit --no-fund");
    run(npm.current_dir(folder))?;
    Ok(fs::write(stamp, wanted)?)
}

/// Runs a script of `tests/package.json`.
pub fn script(project: &Project, name: &str) -> Result<()> {
    let mut npm = project.command(NPM, "run --silent");
    // A test runs this program.
    npm.env("XTASK", std::env::current_exe()?);
    run(npm.arg(name).current_dir(project.tests()))
}

/// A program of `tests/`, or its tests.
pub fn program(project: &Project, words: &str) -> Command {
    let mut node = project.command("node", words);
    node.env("DIST", site(project)).current_dir(project.tests());
    node
}

/// The paths of the browsers, after an attempt to install those that are missing. Without Chromium it fails; the tests
/// of any other missing browser are skipped.
pub fn browsers(project: &Project) -> Result<Map<String, Value>> {
    let found = output(&mut program(project, "e2e/support/programs.mjs"))?;
    Ok(serde_json::from_str(&found)?)
}

/// Builds the site and takes pictures of it in Chromium.
pub fn screenshot(project: &Project) -> Result<()> {
    wasm::build(project)?;
    install(project, &project.tests())?;
    browsers(project)?;
    run(&mut program(project, "e2e/support/screenshot.mjs"))
}

/// Builds, then writes the site made for hosting into `target/dist/`.
pub fn dist(project: &Project, options: &[&str]) -> Result<()> {
    install(project, &project.tests())?;
    // What can only fail is refused before minutes of building.
    run(&mut bundler(project, &[options, &["--check"]].concat()))?;
    wasm::build(project)?;
    bundle(project, options)
}

/// Writes `target/dist/` from `www/` as it is.
pub fn bundle(project: &Project, options: &[&str]) -> Result<()> {
    run(&mut bundler(project, options))?;
    println!("\nThe site is in {}", site(project).display());
    Ok(())
}

fn bundler(project: &Project, options: &[&str]) -> Command {
    let mut node = project.command("node", "tools/site/dist.mjs");
    node.arg(project.target.join("dist")).args(options);
    node
}

/// The folder that a host serves.
fn site(project: &Project) -> PathBuf {
    project.target.join("dist/site")
}

/// Builds, then writes the npm package into `target/npm/`, ready for `npm publish`.
pub fn npm(project: &Project) -> Result<()> {
    install(project, &project.tests())?;
    wasm::build(project)?;
    let folder = project.target.join("npm");
    run(project.command("node", "tools/npm/build.mjs").arg(&folder))?;
    println!("\nThe npm package is in {}", folder.display());
    Ok(())
}
