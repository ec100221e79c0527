//! `cargo xtask build`: the crate `pylos` as WebAssembly with its JavaScript glue, and QR codes, within a budget.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::json;
use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::project::{Project, output, run};

/// The target everything for the browser is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A module of the crate, in `www/pkg/`.
struct Module {
    name: &'static str,
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
        budgets: [84 * 1024, 6 * 1024],
    },
    Module { name: "rules", profile: SMALL, features: "wasm", budgets: [36 * 1024, 4 * 1024] },
];

pub const PROFILE: &str = "wasm";

const SMALL: &str = "wasm-small";

/// The limit of the module with QR codes, which has no glue, in bytes after `gzip -9`.
const QR_BUDGET: usize = 6 * 1024;

/// Installs a target if it is missing. rustup does that by itself for the targets that
/// `rust-toolchain.toml` names, unless `RUSTUP_AUTO_INSTALL=0` is set.
pub fn add_target(target: &str) -> Result<()> {
    let options = ["--print", "target-libdir", "--target", target];
    if Path::new(&output(Command::new("rustc").args(options))?).exists() {
        return Ok(());
    }
    run(Command::new("rustup").args(["target", "add", target]))
}

/// Compiles the crates and writes `www/pkg/`.
pub fn build(project: &Project) -> Result<()> {
    add_target(WASM)?;
    let package = project.www().join("pkg");
    let outputs = MODULES.iter().map(|module| {
        let features = format!("--features {}", module.features);
        generate(module, &compile(project, "pylos", module.profile, &features)?)
    });
    // Written once all of them are made.
    let outputs: Vec<Output> = outputs.collect::<Result<_>>()?;
    let codes = compile(project, "pylos-qr", SMALL, "")?;
    if package.exists() {
        fs::remove_dir_all(&package)
            .with_context(|| format!("cannot remove {}", package.display()))?;
    }
    let mut files = vec![("qr.wasm".to_owned(), QR_BUDGET)];
    for (mut output, Module { name, budgets: [code, glue], .. }) in
        outputs.into_iter().zip(&MODULES)
    {
        output.emit(&package)?;
        let script = package.join(format!("{name}.js"));
        fs::write(&script, guarded(&fs::read_to_string(&script)?)?)?;
        files.extend([(format!("{name}_bg.wasm"), *code), (format!("{name}.js"), *glue)]);
    }
    fs::copy(codes, package.join("qr.wasm"))?;
    let mut over = Vec::new();
    println!("{:<16}{:>10}{:>10}{:>10}", "bytes", "raw", "gzip -9", "budget");
    for (name, budget) in files {
        let bytes = fs::read(package.join(&name))?;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&bytes)?;
        let packed = encoder.finish()?.len();
        println!("{name:<16}{:>10}{packed:>10}{budget:>10}", bytes.len());
        if packed > budget {
            over.push(format!("{name} is {} bytes over its budget", packed - budget));
        }
    }
    // Node takes a bare .js file for CommonJS unless the package next to it says otherwise.
    fs::write(package.join("package.json"), "{ \"type\": \"module\" }\n")?;
    ensure!(over.is_empty(), "{}", over.join("; "));
    Ok(())
}

/// Runs Cargo and answers with the path of the raw module.
fn compile(project: &Project, name: &str, profile: &str, features: &str) -> Result<PathBuf> {
    // Cargo optimises across crates only when a library is nothing but a cdylib: a module that is
    // also built as an rlib comes out about 15 % larger.
    let options = format!(
        "rustc --package {name} --lib --profile {profile} --no-default-features {features} \
         --crate-type cdylib --target {WASM} --config"
    );
    // Functions inlined less readily make the module smaller, and no slower (`cargo xtask bench`).
    let mut flags = vec!["-Cllvm-args=--inline-threshold=7".to_owned()];
    // Messages of panics name source files: without this, those of the person who builds.
    let named = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = named.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    flags.extend(home.map(|home| format!("--remap-path-prefix={}=cargo", home.display())));
    run(project.cargo(&options).arg(format!("target.{WASM}.rustflags={}", json!(flags))))?;
    let file = format!("{}.wasm", name.replace('-', "_"));
    Ok(project.target.join(WASM).join(profile).join(file))
}

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

/// What the glue calls before `init`: it says so.
const NOT_READY: &str = r#"new Proxy({}, {
    get() {
        throw Object.assign(new Error("Await init() before you call other functions"), { code: "notReady" });
    },
})"#;

/// What the glue has for browsers that cannot show a board, and for callers of its older forms: from, up to.
const OLD: [(&str, &str); 2] =
    [("if (!('encodeInto' in", "\n}\n"), ("console.warn('using deprecated", "')\n")];

/// The glue without what is old, and with an error for calls before `init`, which would otherwise fail with a `TypeError`.
fn guarded(script: &str) -> Result<String> {
    let (declared, ready) = ("let wasmModule, wasmInstance, wasm;", "if (wasm !== undefined)");
    ensure!(script.contains(declared) && script.contains(ready), "the glue has another form");
    let guard = format!("let wasmModule, wasmInstance, wasm = {NOT_READY};");
    let mut script =
        script.replace(declared, &guard).replace(ready, "if (wasmInstance !== undefined)");
    for (from, to) in OLD {
        ensure!(script.contains(from), "the glue has no `{from}` that could be left out");
        while let Some(start) = script.find(from) {
            let length = script[start..].find(to).context("the glue has another form")?;
            script.replace_range(start..start + length + to.len(), "");
        }
    }
    Ok(script)
}
