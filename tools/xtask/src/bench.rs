//! `cargo xtask bench`: how fast the rules are, natively and in WebAssembly.

use anyhow::{Context, Result};

use crate::project::Project;
use crate::run::{output, run};
use crate::wasm::{self, PROFILE, WASM};

/// The depth of the perft that both worlds count.
const DEPTH: &str = "8";
/// Each world's best of so many rounds counts, and the worlds take turns.
const ROUNDS: usize = 3;

/// Runs the criterion benchmarks, then the same perft natively and in Node.
pub fn bench(project: &Project) -> Result<()> {
    run(&mut project.cargo(&["bench", "--package", "pylos"]))?;

    run(&mut project.cargo(&["build", "--release", "--package", "perft-wasm", "--bins"]))?;
    // The profile of the module that the page loads.
    let mut build = project.cargo(&["build", "--package", "perft-wasm", "--lib"]);
    run(build.args(["--profile", PROFILE, "--target", WASM, "--config", &wasm::flags()]))?;

    println!("\nPerft of the standard game, depth {DEPTH}, best of {ROUNDS} rounds");
    let program = project.target.join("release/perft-native");
    let module = project.target.join(WASM).join(PROFILE).join("perft_wasm.wasm");
    let (mut native, mut wasm) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        let mut command = project.command(&program.to_string_lossy(), &[DEPTH]);
        native = native.max(speed("native", &output(&mut command)?)?);
        let mut command = project.command("node", &["tools/perft-wasm/perft.mjs"]);
        wasm = wasm.max(speed("wasm", &output(command.arg(&module).arg(DEPTH))?)?);
    }
    println!("native  {native:>13.0} turns/s");
    println!("wasm    {wasm:>13.0} turns/s");
    println!("ratio   {:>13.2} (wasm / native)", wasm / native);
    Ok(())
}

/// Reads `turns seconds`, which both programs print, and answers with turns a second.
fn speed(world: &str, printed: &str) -> Result<f64> {
    let (turns, seconds) =
        printed.trim().split_once(' ').context("perft printed no two numbers")?;
    let speed = turns.parse::<f64>()? / seconds.parse::<f64>()?;
    println!("  {world:<7}{turns:>12} turns in {seconds} s");
    Ok(speed)
}
