//! The steps of `cargo xtask test`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, ensure};
use serde_json::json;

use crate::browsers::Browsers;
use crate::dist;
use crate::node;
use crate::package;
use crate::project::Project;
use crate::run::{output, run};
use crate::servers;
use crate::test::NotRun;
use crate::wasm::{self, WASM};

/// One thing that is set up or checked.
pub struct Step {
    /// What `--only` calls it.
    pub name: &'static str,
    /// The steps without which it cannot run; they stand above it.
    pub needs: &'static [&'static str],
    /// The steps of a lane run one after the other, in the order of the list.
    pub lane: Lane,
    /// Runs it; the answer is a remark for the summary, or nothing.
    pub run: fn(&Project) -> Result<String>,
}

/// Two steps run at the same time, one of each lane.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lane {
    /// What the crates are checked by, and other people's tools.
    Rust,
    /// What the site is built and checked by.
    Site,
}

type Run = fn(&Project) -> Result<String>;

const fn rust_step(name: &'static str, needs: &'static [&'static str], run: Run) -> Step {
    Step { name, needs, lane: Lane::Rust, run }
}

const fn step(name: &'static str, needs: &'static [&'static str], run: Run) -> Step {
    Step { name, needs, lane: Lane::Site, run }
}

/// All steps.
pub const STEPS: &[Step] = &[
    rust_step("fmt", &[], fmt),
    rust_step("clippy", &[], clippy),
    rust_step("clippy-wasm", &[], clippy_wasm),
    rust_step("rust-quick", &[], rust_quick),
    rust_step("rust", &[], rust),
    rust_step("doc", &[], doc),
    rust_step("package", &[], package),
    rust_step("bare", &[], bare),
    step("npm", &[], npm),
    step("browsers", &["npm"], browsers),
    rust_step("wasm", &["browsers"], wasm_tests),
    step("build", &[], |project| done(wasm::build(project))),
    step("types", &["npm", "build"], |project| done(node::script(project, "types"))),
    step("lint", &["npm"], |project| done(node::script(project, "lint"))),
    step("unit", &["npm", "build"], |project| done(node::script(project, "unit"))),
    step("dist", &["npm", "build"], |project| done(dist::bundle(project, &[]))),
    step("smoke", &["dist"], smoke),
    step("e2e", &["browsers", "dist"], end_to_end),
    step("hosts", &["browsers", "dist"], servers::test),
    rust_step("chains-quick", &["browsers", "build"], |project| done(chains(project, &["chains"]))),
    rust_step("chains", &["browsers", "build"], |project| {
        done(chains(project, &["chains", "chains/more"]))
    }),
];

/// The steps of `--quick`: what one runs before every commit.
pub const QUICK: &[&str] = &["fmt", "clippy", "rust-quick", "types", "lint", "unit", "smoke"];

/// The steps that only repeat a part of another one, for `--quick`.
pub const PARTS: &[&str] = &["rust-quick", "smoke"];

/// The steps that run only when they are named: they install other people's programs and take minutes.
pub const NAMED: &[&str] = &["chains", "hosts"];

/// The names of all steps, for a message.
pub fn names() -> String {
    let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
    names.join(", ")
}

/// The answer of a step without a remark.
fn done(result: Result<()>) -> Result<String> {
    result.map(|()| String::new())
}

fn fmt(project: &Project) -> Result<String> {
    done(run(&mut project.cargo(&["fmt", "--all", "--check"])))
}

fn clippy(project: &Project) -> Result<String> {
    let options = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    done(run(&mut project.cargo(&options)))
}

/// Both modules of the site, with the features that they are built with, and the tests in a browser.
fn clippy_wasm(project: &Project) -> Result<String> {
    for features in ["wasm,engine", "wasm"] {
        let options = ["clippy", "--package", "pylos", "--lib", "--no-default-features"];
        let mut cargo = project.cargo(&options);
        cargo.args(["--features", features, "--target", WASM, "--", "-D", "warnings"]);
        run(&mut cargo)?;
    }
    let mut cargo = project.cargo(&["clippy", "--package", "pylos-tests", "--test", "contract"]);
    done(run(cargo.args(["--target", WASM, "--", "-D", "warnings"])))
}

fn rust(project: &Project) -> Result<String> {
    let options = ["test", "--workspace", "--exclude", "xtask", "--no-fail-fast"];
    run(&mut project.cargo(&options))?;
    // In the profile that this program itself was compiled in, so that nothing is compiled twice.
    done(run(&mut project.cargo(&["test", "--package", "xtask", "--profile", "xtask"])))
}

/// The unit tests of the crate and the tests of games and records; the others take longer.
fn rust_quick(project: &Project) -> Result<String> {
    run(&mut project.cargo(&["test", "--package", "pylos", "--lib"]))?;
    let mut cargo = project.cargo(&["test", "--package", "pylos-tests", "--test", "rules"]);
    done(run(cargo.args(["--", "game::", "reasons::", "records::", "texts::"])))
}

fn doc(project: &Project) -> Result<String> {
    for target in [&[][..], &["--target", WASM]] {
        let options = ["doc", "--package", "pylos", "--lib", "--no-deps", "--all-features"];
        run(project.cargo(&options).args(target).env("RUSTDOCFLAGS", "-D warnings"))?;
    }
    done(Ok(()))
}

fn package(project: &Project) -> Result<String> {
    done(package::crate_package(project))
}

const RUNNER: &str = "wasm-bindgen-test-runner";

/// A target that has no standard library.
const BARE: &str = "thumbv7em-none-eabi";

/// Builds the rules for a target without std, then a module of another crate that uses them: all
/// that it may export is its own function.
fn bare(project: &Project) -> Result<String> {
    let options = ["build", "--package", "pylos", "--no-default-features", "--features", "serde"];
    let remark = match wasm::add_target(BARE) {
        Ok(()) => {
            run(project.cargo(&options).args(["--target", BARE]))?;
            String::new()
        }
        Err(error) => format!("not built without std: {error:#}"),
    };

    let options = ["build", "--package", "perft-wasm", "--lib", "--profile", wasm::PROFILE];
    run(project.cargo(&options).args(["--target", WASM]))?;
    let module = project.target.join(WASM).join(wasm::PROFILE).join("perft_wasm.wasm");
    let script = "const { imports, exports } = WebAssembly.Module;
        const module = new WebAssembly.Module(require('fs').readFileSync(process.argv[1]));
        console.log([...imports(module), ...exports(module)].map(({ name }) => name).join(' '))";
    let names = output(Command::new("node").args(["-e", script]).arg(module))?;
    ensure!(
        names.trim() == "memory perft __data_end __heap_base",
        "a module that uses the crate has foreign imports or exports: {names}"
    );
    Ok(remark)
}

fn npm(project: &Project) -> Result<String> {
    node::install(project)?;
    Ok(format!("Node {}", output(Command::new("node").arg("--version"))?.trim()))
}

fn browsers(project: &Project) -> Result<String> {
    let browsers = Browsers::ensure(project)?;
    browsers.chromium()?;
    Ok(browsers.summary())
}

fn wasm_tests(project: &Project) -> Result<String> {
    let browsers = Browsers::find(project)?;
    let runner = test_runner(project)?;
    // The runner reads from this file which browser to start, and how.
    let capabilities = project.target.join("webdriver.json");
    let options = json!({ "goog:chromeOptions": {
        "binary": browsers.chromium()?,
        "args": ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage",
                 "disable-quic", "no-first-run", "disable-background-networking",
                 "disable-component-update", "disable-sync"],
    }});
    fs::write(&capabilities, options.to_string())?;
    let mut cargo = project.cargo(&["test", "--package", "pylos-tests", "--test", "contract"]);
    cargo
        .args(["--target", WASM])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
        .env("CHROMEDRIVER", browsers.chromedriver()?)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities)
        .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60")
        .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
        .env("WASM_BINDGEN_USE_BROWSER", "1");
    done(run(&mut cargo))
}

/// Installs the test runner of the locked version of wasm-bindgen below the target folder.
fn test_runner(project: &Project) -> Result<PathBuf> {
    let id = output(&mut project.cargo(&["pkgid", "--package", "wasm-bindgen"]))?;
    let version = format!("={}", id.trim().rsplit('@').next().unwrap_or_default());
    let tools = project.target.join("tools");
    let mut install = project.cargo(&["install", "wasm-bindgen-cli", "--version", &version]);
    // Cargo does nothing where this version is installed. A debug build without debug information
    // takes a third of the time of a release build.
    install.args(["--debug", "--bin", RUNNER, "--root"]).arg(&tools);
    install.env("CARGO_TARGET_DIR", tools.join("build")).env("CARGO_PROFILE_DEV_DEBUG", "false");
    run(&mut install)?;
    Ok(tools.join("bin").join(format!("{RUNNER}{}", std::env::consts::EXE_SUFFIX)))
}

/// A whole game on the bundled site, and each of its doors, in Chromium.
fn smoke(project: &Project) -> Result<String> {
    let browsers = Browsers::find(project)?;
    if browsers.chromium().is_err() {
        return Err(NotRun("there is no Chromium".to_owned()).into());
    }
    let mut node = project.command("node", &["--test", "--test-reporter=spec"]);
    node.args(["--test-name-pattern=whole game with standard|cold", "e2e/game.test.mjs"]);
    browsers.tell(&mut node);
    let node = node.arg("e2e/doors.test.mjs").env("BROWSERS", "chromium").env("SITE", "dist");
    done(run(node.current_dir(project.tests())))
}

/// The npm package in other people's tools: those of each folder of `tests/` named.
fn chains(project: &Project, folders: &[&str]) -> Result<()> {
    let mut arguments = vec!["--test", "--test-reporter=spec", "--test-concurrency=1"];
    for folder in folders {
        node::install_in(project, &project.tests().join(folder))?;
    }
    let files: Vec<String> =
        folders.iter().map(|folder| format!("{folder}/chains.test.mjs")).collect();
    arguments.extend(files.iter().map(String::as_str));
    node::program(project, &arguments, &Browsers::find(project)?)
}

fn end_to_end(project: &Project) -> Result<String> {
    done(node::program(project, &["e2e/support/run.mjs"], &Browsers::find(project)?))
}
