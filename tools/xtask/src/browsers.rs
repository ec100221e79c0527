//! The browsers of the tests: find them, and install what is missing where that can be done.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::node;
use crate::project::Project;
use crate::run;

/// Runs a script of `tests/` that drives Chromium.
pub fn run_in_chromium(project: &Project, script: &str, options: &[&str]) -> Result<()> {
    node::install(project)?;
    let browsers = Browsers::ensure(project)?;
    browsers.chromium()?;
    let mut node = project.command("node", &[script]);
    browsers.tell(node.args(options));
    run::run(node.current_dir(project.tests()))
}

/// The browsers found on this machine.
#[derive(Default)]
pub struct Browsers {
    chromium: Option<PathBuf>,
    chromedriver: Option<PathBuf>,
    firefox: Option<PathBuf>,
}

impl Browsers {
    /// Looks in `CHROME_PATH`, `CHROMEDRIVER` and `FIREFOX_PATH`, then in the path, then among the
    /// tools below the target folder.
    pub fn find(project: &Project) -> Result<Self> {
        let own = own_folder(project);
        let search = |variable: &str, names: &[&str]| -> Result<Option<PathBuf>> {
            if let Some(named) = std::env::var_os(variable).map(PathBuf::from) {
                ensure!(named.is_file(), "{variable} is {}: no such file", named.display());
                return Ok(Some(named));
            }
            Ok(run::find(names).or_else(|| find_below(&own, names)))
        };
        Ok(Self {
            chromium: search(
                "CHROME_PATH",
                &[
                    "chromium",
                    "chromium-browser",
                    "google-chrome",
                    "google-chrome-stable",
                    "chrome",
                    "Google Chrome for Testing",
                ],
            )?,
            chromedriver: search("CHROMEDRIVER", &["chromedriver"])?,
            firefox: search("FIREFOX_PATH", &["firefox-esr", "firefox"])?,
        })
    }

    /// Finds the browsers, after an attempt to install those that are missing.
    pub fn ensure(project: &Project) -> Result<Self> {
        let found = Self::find(project)?;
        if found.chromium.is_some() && found.chromedriver.is_some() && found.firefox.is_some() {
            return Ok(found);
        }
        if let Err(error) = found.install(project) {
            println!("Could not install every browser: {error:#}");
        }
        Self::find(project)
    }

    fn install(&self, project: &Project) -> Result<()> {
        if is_debian() && is_root() {
            let mut packages = vec![];
            packages.extend(self.chromium.is_none().then_some("chromium"));
            packages.extend(self.chromedriver.is_none().then_some("chromium-driver"));
            packages.extend(self.firefox.is_none().then_some("firefox-esr"));
            println!("Installing {}", packages.join(", "));
            run::run(Command::new("apt-get").arg("update"))?;
            let mut install = Command::new("apt-get");
            install.env("DEBIAN_FRONTEND", "noninteractive").args(["install", "-y"]);
            return run::run(install.args(packages));
        }
        if self.chromium.is_some() && self.chromedriver.is_some() {
            return Ok(());
        }
        // A browser and a driver of one version, even where only one of them is missing.
        node::install(project)?;
        let mut install = project.command(
            node::NPX,
            &["--no-install", "browsers", "install", "chrome@stable", "--path"],
        );
        install.arg(own_folder(project)).current_dir(project.tests());
        run::run(&mut install)?;
        let mut install = project.command(
            node::NPX,
            &["--no-install", "browsers", "install", "chromedriver@stable", "--path"],
        );
        install.arg(own_folder(project)).current_dir(project.tests());
        run::run(&mut install)
    }

    /// Chromium or Chrome.
    pub fn chromium(&self) -> Result<&Path> {
        self.chromium
            .as_deref()
            .context("no Chromium or Chrome found; install one, or name it in CHROME_PATH")
    }

    /// The driver that goes with it.
    pub fn chromedriver(&self) -> Result<&Path> {
        self.chromedriver
            .as_deref()
            .context("no chromedriver found; install one, or name it in CHROMEDRIVER")
    }

    /// Tells a Node program where the browsers are.
    pub fn tell(&self, command: &mut Command) {
        let variables = [("CHROME_PATH", &self.chromium), ("FIREFOX_PATH", &self.firefox)];
        for (variable, path) in variables {
            if let Some(path) = path {
                command.env(variable, path);
            }
        }
    }

    /// What was found, in a line.
    pub fn summary(&self) -> String {
        let name = |path: &Option<PathBuf>, absent: &str| match path {
            Some(path) => path.display().to_string(),
            None => absent.to_owned(),
        };
        format!(
            "{}, {}, {}",
            name(&self.chromium, "NO CHROMIUM"),
            name(&self.chromedriver, "NO CHROMEDRIVER"),
            name(&self.firefox, "NO FIREFOX: its tests are skipped"),
        )
    }
}

/// Where browsers go that no package manager installs.
fn own_folder(project: &Project) -> PathBuf {
    project.target.join("tools").join("browsers")
}

/// The first program of one of these names anywhere below `folder`.
fn find_below(folder: &Path, names: &[&str]) -> Option<PathBuf> {
    let (mut files, mut folders) = (vec![], vec![]);
    for entry in fs::read_dir(folder).ok()?.flatten() {
        let path = entry.path();
        if path.is_dir() { &mut folders } else { &mut files }.push(path);
    }
    let is_named = |path: &PathBuf| {
        let file = path.file_name().unwrap_or_default();
        names.iter().any(|name| file == &*format!("{name}{}", std::env::consts::EXE_SUFFIX))
    };
    files
        .into_iter()
        .find(is_named)
        .or_else(|| folders.iter().find_map(|folder| find_below(folder, names)))
}

fn is_debian() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian") && run::find(&["apt-get"]).is_some()
}

fn is_root() -> bool {
    run::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
