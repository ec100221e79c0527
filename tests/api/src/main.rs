//! The public interface of the crate `pylos`, all features, as `tests/data/api.txt` lists it. A test compares
//! the list with the code; `cargo run --package pylos-api` writes it anew.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/api.txt");

fn main() {
    fs::write(KEPT, listing()).expect("the list can be written");
}

/// The list as the code has it.
fn listing() -> String {
    // Cargo holds a lock on its own target folder while it runs this.
    let target = Path::new(ROOT).join("target/api");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["rustdoc", "--package", "pylos", "--lib", "--all-features", "--quiet"])
        .args(["--", "-Zunstable-options", "--output-format", "json"])
        // The format for programs is unstable; the stable compiler writes it when asked this way.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_DIR", &target)
        .current_dir(ROOT)
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
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_public_interface_is_as_listed() {
        let (kept, now) = (fs::read_to_string(KEPT).expect("tests/data/api.txt"), listing());
        let [kept, now] = [&kept, &now].map(|list| list.lines().collect::<BTreeSet<_>>());
        let (gone, new) = (&kept - &now, &now - &kept);
        let meant = "if this is meant: cargo run --package pylos-api";
        assert!(kept == now, "gone: {gone:#?}\nnew: {new:#?}\n{meant}");
    }
}
