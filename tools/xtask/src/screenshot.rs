//! `cargo xtask screenshot`: pictures of the built page, taken in Chromium.

use anyhow::Result;

use crate::browsers::Browsers;
use crate::node;
use crate::project::Project;
use crate::run::run;
use crate::wasm;

/// Takes every picture into `tests/output`, or the README's one into `www/screenshot.png`.
pub fn screenshot(project: &Project, readme: bool) -> Result<()> {
    wasm::build(project)?;
    node::install(project)?;
    let browsers = Browsers::ensure(project)?;
    browsers.chromium()?;
    let mut node = project.command("node", &["e2e/support/screenshot.mjs"]);
    node.args(readme.then_some("--readme"));
    browsers.tell(&mut node);
    run(node.current_dir(project.tests()))
}
