//! `cargo xtask dist`: the site made for hosting, bundled, compressed and with hashed names.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;

use crate::browsers::Browsers;
use crate::hosted;
use crate::node;
use crate::project::Project;
use crate::run;
use crate::wasm;

/// Builds, then writes `target/dist/`; the options are those of `tools/site/dist.mjs`.
pub fn dist(options: &[&str]) -> Result<()> {
    let project = Project::find()?;
    wasm::build(&project)?;
    node::install(&project)?;
    let made = hosted::made(&project);
    if made.is_dir() {
        // The script takes those that `--with-solution` names.
        fs::write(made.join(hosted::LIST), hosted::list(&project.www(), &made)?)?;
    }
    bundle(&project, options)
}

/// Writes `target/dist/` from `www/` as it is.
pub fn bundle(project: &Project, options: &[&str]) -> Result<()> {
    let mut node = project.command("node", &["tools/site/dist.mjs"]);
    run::run(node.arg(project.target.join("dist")).args(options))?;
    println!("\nThe site is in {}", site(project).display());
    Ok(())
}

/// The folder that a host serves.
pub fn site(project: &Project) -> PathBuf {
    project.target.join("dist").join("site")
}

/// Runs a program of `tests/e2e/support` that measures the bundled site in Chromium.
pub fn measure(project: &Project, name: &str) -> Result<()> {
    dist(&[])?;
    let browsers = Browsers::ensure(project)?;
    browsers.chromium()?;
    node::program(project, &[&format!("e2e/support/{name}.mjs")], &browsers)
}
