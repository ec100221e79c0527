//! The steps of `cargo xtask test`, in the order in which they run.

use std::fs;
use std::process::Command;

use anyhow::{Result, ensure};
use serde_json::json;

use crate::browsers::Browsers;
use crate::node;
use crate::package;
use crate::project::Project;
use crate::run::{output, run};
use crate::toolchain::{self, WASM};
use crate::wasm;

/// One thing that is set up or checked.
pub struct Step {
    /// What `--only` calls it.
    pub name: &'static str,
    /// What it does, for its heading.
    pub title: &'static str,
    /// The steps without which it cannot run.
    pub needs: &'static [&'static str],
    /// Does it; the answer is a remark for the summary, or nothing.
    pub run: fn(&Project) -> Result<String>,
}

/// All steps.
pub const STEPS: &[Step] = &[
    Step {
        name: "toolchain",
        title: "Rust components and the WebAssembly target",
        needs: &[],
        run: toolchain,
    },
    Step { name: "fmt", title: "Rust formatting", needs: &["toolchain"], run: fmt },
    Step { name: "clippy", title: "Clippy, native", needs: &["toolchain"], run: clippy },
    Step {
        name: "clippy-wasm",
        title: "Clippy, WebAssembly",
        needs: &["toolchain"],
        run: clippy_wasm,
    },
    Step { name: "rust", title: "Rust tests and doctests", needs: &[], run: rust },
    Step { name: "doc", title: "Rust documentation", needs: &["toolchain"], run: doc },
    Step { name: "package", title: "The crate as a package", needs: &[], run: package },
    Step {
        name: "bare",
        title: "The crate without std, and in another module",
        needs: &["toolchain"],
        run: bare,
    },
    Step { name: "npm", title: "Node packages", needs: &[], run: npm },
    Step { name: "browsers", title: "Browsers", needs: &["npm"], run: browsers },
    Step {
        name: "wasm",
        title: "WebAssembly tests in Chromium",
        needs: &["toolchain", "browsers"],
        run: wasm_tests,
    },
    Step { name: "build", title: "The module and its size", needs: &["toolchain"], run: build },
    Step { name: "types", title: "JavaScript types", needs: &["npm", "build"], run: types },
    Step { name: "lint", title: "JavaScript and CSS lint", needs: &["npm"], run: lint },
    Step { name: "unit", title: "JavaScript unit tests", needs: &["npm"], run: unit },
    Step {
        name: "e2e",
        title: "End-to-end tests",
        needs: &["npm", "browsers", "build"],
        run: end_to_end,
    },
];

/// The names of all steps, for a message.
pub fn names() -> String {
    let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
    names.join(", ")
}

/// What a step without a remark answers.
fn done() -> Result<String> {
    Ok(String::new())
}

fn toolchain(project: &Project) -> Result<String> {
    toolchain::ensure_components(project)?;
    toolchain::ensure_wasm_target()?;
    Ok(output(Command::new("rustc").arg("--version"))?.trim().to_owned())
}

fn fmt(project: &Project) -> Result<String> {
    run(&mut project.cargo(&["fmt", "--all", "--check"]))?;
    done()
}

fn clippy(project: &Project) -> Result<String> {
    let options = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    run(&mut project.cargo(&options))?;
    done()
}

fn clippy_wasm(project: &Project) -> Result<String> {
    // Benchmarks are native only, so the targets are named one kind at a time.
    let mut cargo = project.cargo(&["clippy", "--package", "pylos", "--package", "pylos-tests"]);
    cargo.args(["--target", WASM, "--lib", "--tests", "--", "-D", "warnings"]);
    run(&mut cargo)?;
    let mut cargo = project.cargo(&["clippy", "--package", "pylos", "--no-default-features"]);
    cargo.args(["--features", "wasm", "--target", WASM, "--lib", "--", "-D", "warnings"]);
    run(&mut cargo)?;
    done()
}

fn rust(project: &Project) -> Result<String> {
    let options = ["test", "--workspace", "--exclude", "xtask", "--no-fail-fast"];
    run(&mut project.cargo(&options))?;
    // In the profile that this program itself was compiled in, so that nothing is compiled twice.
    run(&mut project.cargo(&["test", "--package", "xtask", "--profile", "xtask"]))?;
    done()
}

fn doc(project: &Project) -> Result<String> {
    for target in [&["--features", "serde"][..], &["--features", "wasm", "--target", WASM]] {
        let mut cargo = project.cargo(&["doc", "--package", "pylos", "--lib", "--no-deps"]);
        run(cargo.args(target).env("RUSTDOCFLAGS", "-D warnings"))?;
    }
    done()
}

fn package(project: &Project) -> Result<String> {
    package::crate_package(project)?;
    done()
}

/// A target that has no standard library.
const BARE: &str = "thumbv7em-none-eabi";

/// Builds the rules for a target without std, then a module of another crate that uses them: all
/// that it may export is its own function.
fn bare(project: &Project) -> Result<String> {
    let options = ["build", "--package", "pylos", "--no-default-features", "--features", "serde"];
    let remark = match toolchain::ensure_target(BARE) {
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
    let runner = toolchain::ensure_test_runner(project)?;
    // Where the runner is told which browser to start, and how.
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
    run(&mut cargo)?;
    done()
}

fn build(project: &Project) -> Result<String> {
    wasm::build(project)?;
    done()
}

fn types(project: &Project) -> Result<String> {
    node::script(project, "types")?;
    done()
}

fn lint(project: &Project) -> Result<String> {
    node::script(project, "lint")?;
    done()
}

fn unit(project: &Project) -> Result<String> {
    node::script(project, "unit")?;
    done()
}

fn end_to_end(project: &Project) -> Result<String> {
    node::program(project, &["e2e/support/run.mjs"], &Browsers::find(project)?)?;
    done()
}
