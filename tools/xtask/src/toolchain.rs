//! What the Rust toolchain has to bring: the WebAssembly target, rustfmt, Clippy, the wasm test runner.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::project::Project;
use crate::run;

/// The target everything for the browser is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Adds the WebAssembly target unless the toolchain has it.
pub fn ensure_wasm_target() -> Result<()> {
    ensure_target(WASM)
}

/// Adds a target unless the toolchain has it.
pub fn ensure_target(target: &str) -> Result<()> {
    let sysroot = run::output(Command::new("rustc").args(["--print", "sysroot"]))?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(target).is_dir() {
        return Ok(());
    }
    println!("Adding the {target} target to the Rust toolchain");
    run::run(Command::new("rustup").args(["target", "add", target]))
        .with_context(|| format!("Rust's {target} target is missing and could not be added"))
}

/// Adds rustfmt and Clippy, which a minimal toolchain leaves out.
pub fn ensure_components(project: &Project) -> Result<()> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !run::succeeds(&mut project.cargo(&[subcommand, "--version"])) {
            run::run(Command::new("rustup").args(["component", "add", component]))?;
        }
    }
    Ok(())
}

/// The wasm-bindgen test runner of exactly the locked version, installed below the target folder.
pub fn ensure_test_runner(project: &Project) -> Result<PathBuf> {
    let version = project.locked_version("wasm-bindgen")?;
    let tools = project.target.join("tools");
    let runner =
        tools.join("bin").join(format!("wasm-bindgen-test-runner{}", std::env::consts::EXE_SUFFIX));
    let installed = || {
        let printed = Command::new(&runner).arg("--version").output().ok()?;
        let printed = String::from_utf8(printed.stdout).ok()?;
        printed.split_whitespace().last().map(str::to_owned)
    };
    if installed().as_deref() != Some(&*version) {
        println!("Installing wasm-bindgen-test-runner {version} (once; takes a few minutes)");
        let exactly = format!("={version}");
        let mut install = project.cargo(&["install", "wasm-bindgen-cli", "--version", &exactly]);
        install.arg("--force").arg("--root").arg(&tools);
        run::run(install.env("CARGO_TARGET_DIR", tools.join("build")))?;
        if installed().as_deref() != Some(&*version) {
            bail!("{} is still not version {version}", runner.display());
        }
    }
    Ok(runner)
}
