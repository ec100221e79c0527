//! `cargo xtask test`: its steps, and how they run in two lanes at the same time.

use std::collections::HashMap;
use std::fs;
use std::sync::OnceLock;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use crate::node;
use crate::project::{Project, output, run};
use crate::wasm::{self, WASM};

/// One thing that is set up or checked.
struct Step {
    /// What `--only` calls it.
    name: &'static str,
    when: When,
    /// The steps without which it cannot run.
    needs: &'static [&'static str],
    /// Runs it; the answer is a remark for the summary, or nothing.
    run: fn(&Project) -> Result<String>,
}

/// Which runs have a step, beside those that name it.
#[derive(Clone, Copy, PartialEq)]
enum When {
    /// The whole one.
    Whole,
    /// The whole one and `--quick`.
    Always,
    /// `--quick`: a part of a longer step.
    Quick,
    /// None: it installs other people's programs, or takes minutes.
    Named,
}

use When::{Always, Named, Quick, Whole};

const fn step(
    name: &'static str,
    when: When,
    needs: &'static [&'static str],
    run: fn(&Project) -> Result<String>,
) -> Step {
    Step { name, when, needs, run }
}

/// The site and its tests in browsers; then the crate, so that both lanes take about as long.
const SITE: &[Step] = &[
    step("npm", Whole, &[], |project| {
        node::install(project, &project.tests())?;
        Ok(format!("Node {}", output(&mut project.command("node", "--version"))?))
    }),
    step("browsers", Whole, &["npm"], |project| {
        let found = node::browsers(project)?.into_iter();
        let line =
            |(name, path): (_, Value)| path.as_str().map_or(format!("NO {name}"), str::to_owned);
        Ok(found.map(line).collect::<Vec<_>>().join(", "))
    }),
    step("build", Whole, &[], |project| done(wasm::build(project))),
    step("dist", Whole, &["npm", "build"], |project| done(node::bundle(project, &[]))),
    step("smoke", Quick, &["dist"], |project| {
        // A whole game on the bundled site, and each of its doors.
        let words = "--test --test-timeout=300000 --test-reporter=spec";
        let mut node = node::program(project, words);
        node.arg("--test-name-pattern=whole game|cold");
        node.args(["e2e/game.test.mjs", "e2e/doors.test.mjs"]);
        done(run(node.env("BROWSERS", "chromium").env("SITE", "dist")))
    }),
    step("e2e", Whole, &["browsers", "dist"], |project| {
        done(run(&mut node::program(project, "e2e/support/run.mjs")))
    }),
    // Behind nginx and Apache as Debian packages them.
    step("hosts", Named, &["browsers", "dist"], |project| {
        // One after the other: each has browsers and servers of its own.
        let words = "--test --test-timeout=900000 --test-reporter=spec --test-concurrency=1 \
                     e2e/hosts/hosts.test.mjs e2e/hosts/live.test.mjs e2e/hosts/update.test.mjs";
        done(run(&mut node::program(project, words)))
    }),
    step("rust", Whole, &[], |project| {
        // This program was compiled in a profile of its own; unit/serving.test.mjs asks its server.
        cargo(project, &["test --workspace --exclude xtask --no-fail-fast"])
    }),
    step("doc", Whole, &[], |project| {
        // Only here are the functions for JavaScript a part of the crate.
        let options = "doc --package pylos --lib --no-deps --all-features --target";
        done(run(project.cargo(options).arg(WASM).env("RUSTDOCFLAGS", "-D warnings")))
    }),
    // Packs the crate, as `cargo publish` does. Other steps compile it.
    step("package", Whole, &[], |project| {
        cargo(project, &["package --package pylos --allow-dirty --no-verify"])
    }),
    step("bare", Whole, &[], bare),
    step("wasm", Whole, &["browsers"], in_browser),
    step("chains-quick", Whole, &["browsers", "build"], |project| chains(project, &["chains"])),
    step("chains", Named, &["browsers", "build"], |project| {
        chains(project, &["chains", "chains/more"])
    }),
];

/// The checks of the sources, and the tests in Node.
const REST: &[Step] = &[
    step("fmt", Always, &[], |project| cargo(project, &["fmt --all --check"])),
    step("clippy", Always, &[], |project| {
        cargo(project, &["clippy --workspace --all-targets -- -D warnings"])
    }),
    // Both modules of the site, with the features that they are built with, and their test in a browser.
    step("clippy-wasm", Whole, &[], |project| {
        let with = |features| {
            format!(
                "clippy --package pylos --lib --no-default-features --features {features} \
                 --target {WASM} -- -D warnings"
            )
        };
        let test =
            format!("clippy --package pylos-tests --test contract --target {WASM} -- -D warnings");
        cargo(project, &[&with("wasm,engine"), &with("wasm"), &test])
    }),
    step("lint", Always, &["npm"], |project| done(node::script(project, "lint"))),
    step("types", Always, &["npm", "build"], |project| done(node::script(project, "types"))),
    step("unit", Always, &["npm", "build"], |project| done(node::script(project, "unit"))),
    // The tests of games and records; the others take longer.
    step("rust-quick", Quick, &[], |project| {
        let some = "game:: reasons:: records:: texts::";
        cargo(project, &[&format!("test --package pylos-tests --test rules -- {some}")])
    }),
];

fn steps() -> impl DoubleEndedIterator<Item = &'static Step> {
    SITE.iter().chain(REST)
}

/// The names of all steps, for a message.
pub fn names() -> String {
    steps().map(|step| step.name).collect::<Vec<_>>().join(", ")
}

/// The answer of a step without a remark.
fn done(result: Result<()>) -> Result<String> {
    result.map(|()| String::new())
}

fn cargo(project: &Project, lines: &[&str]) -> Result<String> {
    done(lines.iter().try_for_each(|line| run(&mut project.cargo(line))))
}

/// Compiles the rules for a target without a standard library, then a module of another crate that uses them: all
/// that it may export is its own function.
fn bare(project: &Project) -> Result<String> {
    const BARE: &str = "thumbv7em-none-eabi";
    let mut remark = String::new();
    match wasm::add_target(BARE) {
        Ok(()) => {
            let options = "check --package pylos --no-default-features --features serde --target";
            run(project.cargo(options).arg(BARE))?;
        }
        Err(error) => remark = format!("not checked without std: {error:#}"),
    }
    let profile = wasm::PROFILE;
    let options = format!("build --package perft-wasm --lib --profile {profile} --target {WASM}");
    run(&mut project.cargo(&options))?;
    let module = project.target.join(WASM).join(profile).join("perft_wasm.wasm");
    let script = "const { imports, exports } = WebAssembly.Module;
        const module = new WebAssembly.Module(require('fs').readFileSync(process.argv[1]));
        console.log([...imports(module), ...exports(module)].map(({ name }) => name).join(' '))";
    let names = output(project.command("node", "-e").arg(script).arg(module))?;
    ensure!(
        names == "memory perft __data_end __heap_base",
        "a module that uses the crate has foreign imports or exports: {names}"
    );
    Ok(remark)
}

/// The functions for JavaScript in Chromium, by wasm-bindgen's own runner of tests.
fn in_browser(project: &Project) -> Result<String> {
    const RUNNER: &str = "wasm-bindgen-test-runner";
    // The version that Cargo.lock has: `…#wasm-bindgen@0.2.130`.
    let id = output(&mut project.cargo("pkgid wasm-bindgen"))?;
    let version = id.rsplit('@').next().unwrap_or_default();
    let runner = project.tool(&format!("wasm-bindgen-cli@{version}"), RUNNER)?;
    let browsers = node::browsers(project)?;
    // The runner reads from this file which browser to start.
    let capabilities = project.target.join("webdriver.json");
    let options = json!({ "goog:chromeOptions": { "binary": browsers["chromium"] } });
    fs::write(&capabilities, options.to_string())?;
    // One game: not optimised, it is compiled in half the time.
    let options = "test --profile xtask --package pylos-tests --test contract --target";
    let mut test = project.cargo(options);
    test.envs(browsers["chromedriver"].as_str().map(|path| ("CHROMEDRIVER", path)));
    test.arg(WASM)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities)
        .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60")
        .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
        .env("WASM_BINDGEN_USE_BROWSER", "1");
    done(run(&mut test))
}

/// The npm package in other people's tools: those of each folder of `tests/` named.
fn chains(project: &Project, folders: &[&str]) -> Result<String> {
    let words = "--test --test-timeout=900000 --test-reporter=spec --test-concurrency=1";
    let mut node = node::program(project, words);
    for folder in folders {
        node::install(project, &project.tests().join(folder))?;
        node.arg(format!("{folder}/chains.test.mjs"));
    }
    done(run(&mut node))
}

type End = Result<String, String>;

/// Runs all steps, or those named by `--only` and what they need, in two lanes.
pub fn test(options: &[&str]) -> Result<()> {
    let wanted = parse(options)?;
    let project = Project::alone()?;
    // Steps of both lanes compile to it.
    wasm::add_target(WASM)?;
    // The ends of the steps with their seconds; a step waits for those that it needs.
    let ends: HashMap<&str, OnceLock<(End, f64)>> =
        wanted.iter().map(|name| (*name, OnceLock::new())).collect();
    let run_lane = |lane: &'static [Step], is_quiet: bool| {
        for (step, own) in lane.iter().filter_map(|step| Some((step, ends.get(step.name)?))) {
            let failed = step.needs.iter().find(|need| ends[*need].wait().0.is_err());
            let start = Instant::now();
            let end = match failed {
                Some(need) => Err(format!("not run, because {need} failed")),
                None => run_step(step, &project, is_quiet),
            };
            println!("{}", text(&end));
            own.get_or_init(|| (end, start.elapsed().as_secs_f64()));
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(|| run_lane(REST, true));
        run_lane(SITE, false);
    });
    println!("\n==== Summary ====");
    let mut failed = 0;
    for step in steps() {
        if let Some((end, seconds)) = ends.get(step.name).and_then(OnceLock::get) {
            println!("{:<12}{seconds:>7.1} s  {}", step.name, text(end));
            failed += usize::from(end.is_err());
        }
    }
    // This line stays the last one, so nothing is written to standard error after it.
    println!("\n{} passed, {failed} failed", ends.len() - failed);
    if failed > 0 {
        std::process::exit(1);
    }
    Ok(())
}

/// Runs a step. What the programs of a quiet lane print is shown when the step is over.
fn run_step(step: &Step, project: &Project, is_quiet: bool) -> End {
    let title = format!("\n==== {} ====", step.name);
    let log = project.target.join(format!("{}.log", step.name));
    let end = if is_quiet {
        let end = project.printing_to(&log).and_then(|project| (step.run)(&project));
        println!("{title}\n{}", String::from_utf8_lossy(&fs::read(&log).unwrap_or_default()));
        end
    } else {
        println!("{title}");
        (step.run)(project)
    };
    end.map_err(|error| format!("{error:#}"))
}

fn text(end: &End) -> String {
    match end {
        Ok(remark) if remark.is_empty() => "ok".to_owned(),
        Ok(remark) => format!("ok: {remark}"),
        Err(reason) => format!("FAILED: {reason}"),
    }
}

/// The names of the steps to run, needs included.
fn parse(options: &[&str]) -> Result<Vec<&'static str>> {
    let find = |name: &&str| {
        let step = steps().find(|step| step.name == *name);
        step.with_context(|| format!("no step `{name}`; there are {}", names()))
    };
    let of = |when| Ok(steps().filter(|step| step.when == when || step.when == Always).collect());
    let chosen: Result<Vec<&Step>> = match options {
        [] => of(Whole),
        ["--quick"] => of(Quick),
        ["--only", chosen @ ..] if !chosen.is_empty() => {
            chosen.iter().filter(|name| **name != "--only").map(find).collect()
        }
        _ => bail!("test takes --quick or --only STEP..., not `{}`", options.join(" ")),
    };
    let mut wanted: Vec<&str> = chosen?.iter().map(|step| step.name).collect();
    // In its lane, a step stands below those that it needs, and the lane of the site needs nothing of the other.
    for step in steps().rev() {
        if wanted.contains(&step.name) {
            wanted.extend(step.needs);
        }
    }
    Ok(wanted)
}
