//! Node and its packages, as `tests/package.json` asks for them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::project::Project;
use crate::run;

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };
/// The program that runs an installed package's command.
pub const NPX: &str = if cfg!(windows) { "npx.cmd" } else { "npx" };
const OLDEST: u32 = 20;

/// Installs the locked packages, unless exactly these are installed already.
pub fn install(project: &Project) -> Result<()> {
    check_version()?;
    let tests = project.tests();
    let wanted = ["package.json", "package-lock.json"]
        .map(|name| fs::read_to_string(tests.join(name)))
        .into_iter()
        .collect::<Result<String, _>>()
        .context("tests/ has no package.json or no package-lock.json")?;
    // npm leaves no trace of the lock file it has installed, so a copy of it is kept.
    let stamp = tests.join("node_modules").join(".installed");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run::run(npm(project).args(["ci", "--no-audit", "--no-fund"]))?;
    fs::write(stamp, wanted)?;
    Ok(())
}

/// Runs a script of `tests/package.json`.
pub fn script(project: &Project, name: &str) -> Result<()> {
    run::run(npm(project).args(["run", "--silent", name]))
}

/// Every end-to-end test file, in alphabetical order; there has to be one.
pub fn test_files(project: &Project) -> Result<Vec<PathBuf>> {
    let mut files = vec![];
    collect(&project.tests().join("e2e"), &mut files)?;
    ensure!(!files.is_empty(), "tests/e2e holds no *.test.mjs");
    files.sort();
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    Ok(())
}

fn npm(project: &Project) -> Command {
    let mut npm = project.command(NPM, &[]);
    npm.current_dir(project.tests());
    npm
}

fn check_version() -> Result<()> {
    let needed = format!("Node {OLDEST} or newer is needed");
    let printed = run::output(Command::new("node").arg("--version")).context(needed.clone())?;
    let major = printed.trim().trim_start_matches('v').split('.').next();
    let major: u32 = major.and_then(|major| major.parse().ok()).unwrap_or(0);
    ensure!(major >= OLDEST, "{needed}, this is {}", printed.trim());
    Ok(())
}
