//! `cargo xtask screenshot`: pictures of the built page, taken in Chromium.

use anyhow::Result;

use crate::browsers;
use crate::project::Project;
use crate::wasm;

/// Takes every picture into `tests/output`, or the README's one into `www/screenshot.png`.
pub fn screenshot(project: &Project, readme: bool) -> Result<()> {
    wasm::build(project)?;
    let options: &[&str] = if readme { &["--readme"] } else { &[] };
    browsers::run_in_chromium(project, "e2e/support/screenshot.mjs", options)
}
