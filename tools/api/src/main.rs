//! The public interface of the crate `pylos`, all features, as `tests/data/api.txt` lists it. A test compares
//! the list with the code; `cargo run --package pylos-api` writes it anew.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    fs::write(kept(), listing()).expect("the list can be written");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn kept() -> PathBuf {
    root().join("tests/data/api.txt")
}

/// The list as the code has it.
fn listing() -> String {
    // Cargo holds a lock on its own target folder while it runs this.
    let target = root().join("target/api");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["rustdoc", "--package", "pylos", "--lib", "--all-features", "--quiet"])
        .args(["--", "-Zunstable-options", "--output-format", "json"])
        // The format for programs is unstable; the stable compiler writes it when asked this way.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", &target)
        .current_dir(root())
        .status();
    assert!(status.is_ok_and(|status| status.success()), "`cargo rustdoc` failed");
    let api = public_api::Builder::from_rustdoc_json(target.join("doc/pylos.json"))
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build();
    api.expect("this version of public-api reads what this compiler writes").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_interface_is_as_listed() {
        let (kept, now) = (fs::read_to_string(kept()).expect("tests/data/api.txt"), listing());
        let only_in = |one: &str, other: &str| -> Vec<String> {
            let listed: Vec<&str> = other.lines().collect();
            one.lines().filter(|line| !listed.contains(line)).map(str::to_owned).collect()
        };
        let (gone, new) = (only_in(&kept, &now), only_in(&now, &kept));
        assert!(
            gone.is_empty() && new.is_empty(),
            "gone: {gone:#?}\nnew: {new:#?}\nIf this is meant: cargo run --package pylos-api"
        );
    }
}
