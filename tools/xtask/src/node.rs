//! Node and its packages, as `tests/package.json` asks for them.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::browsers::Browsers;
use crate::dist;
use crate::project::Project;
use crate::run;

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };
/// The program that runs an installed package's command.
pub const NPX: &str = if cfg!(windows) { "npx.cmd" } else { "npx" };
/// Major and minor. Older ones do not take the site's `.js` files for the modules they are.
const OLDEST: (u32, u32) = (20, 19);

/// Installs the locked packages, unless exactly these are installed already.
pub fn install(project: &Project) -> Result<()> {
    check_version()?;
    install_in(project, &project.tests())
}

/// Installs the locked packages of a folder.
pub fn install_in(project: &Project, folder: &Path) -> Result<()> {
    let wanted = ["package.json", "package-lock.json"]
        .map(|name| fs::read_to_string(folder.join(name)))
        .into_iter()
        .collect::<Result<String, _>>()
        .with_context(|| format!("no package.json or package-lock.json: {}", folder.display()))?;
    // npm leaves no trace of the lock file it has installed, so a copy of it is kept.
    let stamp = folder.join("node_modules").join(".installed");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let mut npm = project.command(NPM, &["ci", "--no-audit", "--no-fund"]);
    run::run(npm.current_dir(folder))?;
    fs::write(stamp, wanted)?;
    Ok(())
}

/// Runs a script of `tests/package.json`.
pub fn script(project: &Project, name: &str) -> Result<()> {
    let mut npm = project.command(NPM, &["run", "--silent", name]);
    run::run(npm.current_dir(project.tests()))
}

/// Runs a program of `tests/`.
pub fn program(project: &Project, arguments: &[&str], browsers: &Browsers) -> Result<()> {
    let mut node = project.command("node", arguments);
    browsers.tell(&mut node);
    node.env("DIST", dist::site(project));
    run::run(node.current_dir(project.tests()))
}

fn check_version() -> Result<()> {
    let needed = format!("Node {}.{} or newer is needed", OLDEST.0, OLDEST.1);
    let printed = run::output(Command::new("node").arg("--version")).context(needed.clone())?;
    let version = version(&printed).with_context(|| format!("{printed} is no version"))?;
    ensure!(version >= OLDEST, "{needed}, this is {}", printed.trim());
    Ok(())
}

/// Major and minor of what `node --version` prints.
fn version(printed: &str) -> Option<(u32, u32)> {
    let mut numbers = printed.trim().strip_prefix('v')?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn a_version_is_read_as_node_prints_it() {
        assert_eq!(version("v20.20.2\n"), Some((20, 20)));
        assert_eq!(version("20"), None);
    }
}
