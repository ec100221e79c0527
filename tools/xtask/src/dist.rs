//! `cargo xtask dist`: the site made for hosting, bundled, compressed and with hashed names.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};

use crate::hosted;
use crate::node;
use crate::project::Project;
use crate::run;
use crate::wasm;

/// Builds, then writes `target/dist/`; `tools/site/dist.mjs` takes the options.
pub fn dist(options: &[&str]) -> Result<()> {
    check(options, &hosted::made(&Project::find()?))?;
    write(&Project::alone()?, options)
}

fn write(project: &Project, options: &[&str]) -> Result<()> {
    wasm::build(project)?;
    node::install(project)?;
    let made = hosted::made(project);
    if made.is_dir() {
        // The script takes those that `--with-solution` names.
        fs::write(made.join(hosted::LIST), hosted::list(&project.www(), &made)?)?;
    }
    bundle(project, options)
}

/// Refuses what could only fail after minutes of building; `made` has the solutions of this machine.
fn check(options: &[&str], made: &Path) -> Result<()> {
    for pair in options.chunks(2) {
        match *pair {
            ["--url", address] => {
                let host = ["https://", "http://"].iter().find_map(|s| address.strip_prefix(s));
                ensure!(
                    host.is_some_and(|host| host.starts_with(char::is_alphanumeric))
                        && !address.contains(['?', '#', ' ']),
                    "`{address}` is not the address of a site; write it like https://club.example/pylos/"
                );
            }
            ["--previous", folder] => {
                let list = Path::new(folder).join("assets.txt");
                ensure!(
                    list.is_file(),
                    "--previous needs the folder of a site: no {}",
                    list.display()
                );
            }
            ["--with-solution", names] => {
                for name in names.split(',') {
                    let is_made = made.join(name).join("index.pylos").is_file();
                    ensure!(is_made, "no solution `{name}`; `cargo xtask solution` makes it");
                }
            }
            [name @ ("--url" | "--previous" | "--with-solution")] => bail!("{name} needs a value"),
            _ => bail!("`{}` is not an option of dist; see `cargo xtask dist --help`", pair[0]),
        }
    }
    Ok(())
}

/// Writes `target/dist/` from `www/` as it is.
pub fn bundle(project: &Project, options: &[&str]) -> Result<()> {
    let mut node = project.command("node", &["tools/site/dist.mjs"]);
    run::run(node.arg(project.target.join("dist")).args(options))?;
    println!("\nThe site is in {}", site(project).display());
    Ok(())
}

/// The folder that a host serves.
pub fn site(project: &Project) -> PathBuf {
    project.target.join("dist").join("site")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::check;

    #[test]
    fn options_that_cannot_work_are_refused_with_a_sentence() {
        let made = Path::new("/nowhere");
        for (options, words) in [
            (&["--url", "club.example"][..], "https://club.example/pylos/"),
            (&["--url", "https://"], "https://club.example/pylos/"),
            (&["--url"], "needs a value"),
            (&["--ulr", "https://club.example/"], "`--ulr` is not an option"),
            (&["--previous", "/nowhere"], "/nowhere"),
            (&["--with-solution", "expert,"], "no solution `expert`"),
        ] {
            let error = check(options, made).expect_err("a refusal").to_string();
            assert!(error.contains(words), "{error}");
        }
        check(&["--url", "https://club.example/pylos"], made).expect("an address");
    }
}
