//! `cargo xtask build`: the crate `pylos` as WebAssembly with its JavaScript glue, within a budget.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::json;
use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::project::Project;
use crate::run;

/// The target everything for the browser is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A module of the crate, in `www/pkg/`.
struct Module {
    name: &'static str,
    /// Its Cargo profile.
    profile: &'static str,
    /// The features of the crate that it holds.
    features: &'static str,
    /// The limits of its code and of its glue, in bytes after `gzip -9`.
    budgets: [usize; 2],
}

/// Everything, and the rules alone, which a page without an opponent loads sooner.
const MODULES: [Module; 2] = [
    Module {
        name: "pylos",
        profile: PROFILE,
        features: "wasm,engine",
        budgets: [82 * 1024, 6 * 1024],
    },
    Module {
        name: "rules",
        profile: "wasm-rules",
        features: "wasm",
        budgets: [36 * 1024, 4 * 1024],
    },
];

/// The Cargo profile of the module with everything.
pub const PROFILE: &str = "wasm";

/// Installs a target if it is missing. rustup does that by itself for the targets that
/// `rust-toolchain.toml` names, unless `RUSTUP_AUTO_INSTALL=0` is set.
pub fn add_target(target: &str) -> Result<()> {
    let options = ["--print", "target-libdir", "--target", target];
    let folder = run::output(Command::new("rustc").args(options))?;
    if Path::new(folder.trim()).exists() {
        return Ok(());
    }
    run::run(Command::new("rustup").args(["target", "add", target]))
}

/// Compiles the crate and writes `www/pkg/`.
pub fn build(project: &Project) -> Result<()> {
    add_target(WASM)?;
    let package = project.www().join("pkg");
    let mut outputs = Vec::new();
    for module in &MODULES {
        outputs.push(generate(module, &compile(project, module)?)?);
    }
    emit(outputs, &package)?;
    check_budgets(&package)
}

/// Runs Cargo and answers with the path of the raw module.
fn compile(project: &Project, module: &Module) -> Result<PathBuf> {
    let mut cargo =
        project.cargo(&["rustc", "--package", "pylos", "--lib", "--profile", module.profile]);
    cargo.args(["--no-default-features", "--features", module.features]);
    // Cargo optimises across crates only when a library is nothing but a cdylib: a module that is
    // also built as an rlib comes out about 15 % larger.
    cargo.args(["--crate-type", "cdylib", "--target", WASM]);
    run::run(cargo.args(["--config", &flags()]))?;
    Ok(project.target.join(WASM).join(module.profile).join("pylos.wasm"))
}

/// What the compiler is told beside the profile, as a setting of Cargo.
pub fn flags() -> String {
    // Functions inlined less readily make the module smaller, and no slower (`cargo xtask bench`).
    let mut flags = vec!["-Cllvm-args=--inline-threshold=20".to_owned()];
    // Messages of panics name source files: without this, those of the person who builds.
    flags.extend(cargo_home().map(|home| format!("--remap-path-prefix={}=cargo", home.display())));
    format!("target.{WASM}.rustflags={}", json!(flags))
}

/// Where Cargo keeps the sources of dependencies.
fn cargo_home() -> Option<PathBuf> {
    let named = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    named.or_else(|| Some(std::env::home_dir()?.join(".cargo")))
}

/// Makes the glue and the types of a module.
fn generate(module: &Module, compiled: &Path) -> Result<Output> {
    let mut bindgen = Bindgen::new();
    bindgen
        .out_name(module.name)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .input_path(compiled)
        .generate_output()
}

/// Writes the modules, their glue and their types, once all of them are made.
fn emit(outputs: Vec<Output>, package: &Path) -> Result<()> {
    if package.exists() {
        fs::remove_dir_all(package)
            .with_context(|| format!("cannot remove {}", package.display()))?;
    }
    for mut output in outputs {
        output.emit(package)?;
    }
    for module in &MODULES {
        for types in [format!("{}.d.ts", module.name), format!("{}_bg.wasm.d.ts", module.name)] {
            let file = package.join(types);
            fs::write(&file, without_any(&fs::read_to_string(&file)?))?;
        }
    }
    // Node takes a bare .js file for CommonJS unless the package next to it says otherwise.
    fs::write(package.join("package.json"), "{ \"type\": \"module\" }\n")?;
    Ok(())
}

/// The generator types raw references to JavaScript values as `any`, which switches a reader's type
/// checks off: `unknown` says the same and keeps them on. Comments and all other lines stay.
fn without_any(types: &str) -> String {
    let mut text = String::with_capacity(types.len());
    for line in types.lines() {
        let code = line.trim_start();
        if code.starts_with("readonly ") || code.starts_with("export const ") {
            text.push_str(&line.replace(": any", ": unknown").replace("[any", "[unknown"));
        } else {
            text.push_str(line);
        }
        text.push('\n');
    }
    text
}

/// Prints the sizes and fails when one is over its budget.
fn check_budgets(package: &Path) -> Result<()> {
    let mut over = Vec::new();
    println!("{:<16}{:>10}{:>10}{:>10}", "bytes", "raw", "gzip -9", "budget");
    let budgets = MODULES.iter().flat_map(|Module { name, budgets: [code, glue], .. }| {
        [(format!("{name}_bg.wasm"), *code), (format!("{name}.js"), *glue)]
    });
    for (name, budget) in budgets {
        let bytes = fs::read(package.join(&name))?;
        let packed = gzip_size(&bytes)?;
        println!("{name:<16}{:>10}{packed:>10}{budget:>10}", bytes.len());
        if packed > budget {
            over.push(format!("{name} is {} bytes over its budget", packed - budget));
        }
    }
    if !over.is_empty() {
        bail!("{}", over.join("; "));
    }
    Ok(())
}

fn gzip_size(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
