//! `cargo xtask solution`: solves a rule set and packs it into a folder that a static host can serve.

use anyhow::{Result, bail};

use crate::project::Project;
use crate::run::run;

/// The options that name a rule set, with their default values, and the other values.
const OPTIONS: [(&str, &str, &[&str]); 3] = [
    ("--variant", "standard", &["children", "expert"]),
    ("--take-back", "required", &["optional"]),
    ("--empty-reserve", "loses", &["playsOn"]),
];

/// Solves, packs and verifies. A call that was interrupted continues.
pub fn solution(options: &[&str]) -> Result<()> {
    let mut values = OPTIONS.map(|(_, usual, _)| usual);
    for pair in options.chunks(2) {
        let place = OPTIONS.iter().position(|(name, _, _)| *name == pair[0]);
        match (place, pair) {
            (Some(place), [_, value])
                if OPTIONS[place].1 == *value || OPTIONS[place].2.contains(value) =>
            {
                values[place] = value;
            }
            _ => bail!("`{}` is not a rule set", options.join(" ")),
        }
    }
    let project = Project::find()?;
    let words = values.into_iter().zip(OPTIONS).enumerate();
    // The folder names the variant, and options that are not the usual ones.
    let name: Vec<&str> = words
        .filter(|(place, (value, (_, usual, _)))| *place == 0 || value != usual)
        .map(|(_, (value, _))| value)
        .collect();
    let (solutions, packed) = (project.target.join("solutions"), project.target.join("solution"));
    let folder = packed.join(name.join("-"));
    let rules: Vec<&str> =
        OPTIONS.iter().zip(values).flat_map(|((name, _, _), value)| [*name, value]).collect();
    let pylos = |command: &str| {
        let mut cargo =
            project.cargo(&["run", "--release", "--package", "pylos-cli", "--", command]);
        if command != "verify" {
            cargo.args(&rules);
        }
        cargo
    };

    if !folder.join("index.pylos").exists() {
        let mut solve = pylos("solve");
        solve.arg("--out").arg(&solutions);
        if folder.exists() {
            // The solution was complete, and surveyed, when the packing began.
            solve.arg("--no-survey");
        }
        run(&mut solve)?;
        run(pylos("pack")
            .arg("--blocks")
            .arg("--solutions")
            .arg(&solutions)
            .arg("--out")
            .arg(&packed))?;
    }
    run(pylos("verify").arg(&folder))?;
    println!("\nThe folder to host is {}", folder.display());
    println!("{} is not needed any more", solutions.display());
    Ok(())
}
