//! The browsers of the tests: finds them, and installs missing ones where it can.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::apt;
use crate::node;
use crate::project::Project;
use crate::run;
use crate::wasm;

/// A browser or the driver of one.
struct Program {
    /// The variable of the environment that holds its path.
    variable: &'static str,
    names: &'static [&'static str],
    /// Debian's packages.
    packages: &'static [&'static str],
    /// What the summary says where it is missing.
    absent: &'static str,
}

const PROGRAMS: [Program; 5] = [
    Program {
        variable: "CHROME_PATH",
        names: &[
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
            "chrome",
            "Google Chrome for Testing",
        ],
        packages: &["chromium"],
        absent: "NO CHROMIUM",
    },
    Program {
        variable: "CHROMEDRIVER",
        names: &["chromedriver"],
        packages: &["chromium-driver"],
        absent: "NO CHROMEDRIVER",
    },
    Program {
        variable: "FIREFOX_PATH",
        names: &["firefox-esr", "firefox"],
        packages: &["firefox-esr"],
        absent: "NO FIREFOX: its tests are skipped",
    },
    Program {
        variable: "WEBKIT_PATH",
        names: &["WebKitWebDriver"],
        packages: &["webkit2gtk-driver", "xvfb"],
        absent: "NO WEBKIT: its tests are skipped",
    },
    // Chromium without its window: a page of the tests takes half of the processor time.
    Program {
        variable: "HEADLESS_SHELL_PATH",
        names: &["chromium-headless-shell", "chrome-headless-shell"],
        packages: &["chromium-headless-shell"],
        absent: "no headless shell: the tests take Chromium",
    },
];

/// Builds the site and runs a program of `tests/e2e/support` that drives Chromium.
pub fn run_in_chromium(name: &str, options: &[&str]) -> Result<()> {
    let project = Project::alone()?;
    wasm::build(&project)?;
    node::install(&project)?;
    let browsers = Browsers::ensure(&project)?;
    browsers.chromium()?;
    let script = format!("e2e/support/{name}.mjs");
    node::program(&project, &[&[script.as_str()], options].concat(), &browsers)
}

/// The programs found on this machine, in the order of `PROGRAMS`.
pub struct Browsers([Option<PathBuf>; PROGRAMS.len()]);

impl Browsers {
    /// Looks in the variable of each program, then in the path, then below the target folder.
    pub fn find(project: &Project) -> Result<Self> {
        let mut found = [const { None }; PROGRAMS.len()];
        for (path, Program { variable, names, .. }) in found.iter_mut().zip(&PROGRAMS) {
            *path = match std::env::var_os(variable).map(PathBuf::from) {
                Some(named) => {
                    ensure!(named.is_file(), "{variable} is {}: no such file", named.display());
                    Some(named)
                }
                None => run::find(names).or_else(|| find_below(&own_folder(project), names)),
            };
        }
        // WebKit needs a virtual screen.
        found[3] = found[3].take().filter(|_| run::find(&["Xvfb"]).is_some());
        Ok(Self(found))
    }

    /// Finds the browsers, after an attempt to install those that are missing.
    pub fn ensure(project: &Project) -> Result<Self> {
        let found = Self::find(project)?;
        if found.0.iter().all(Option::is_some) {
            return Ok(found);
        }
        if let Err(error) = found.install(project) {
            println!("Could not install every browser: {error:#}");
        }
        Self::find(project)
    }

    fn install(&self, project: &Project) -> Result<()> {
        if apt::can_install() {
            let missing = PROGRAMS.iter().zip(&self.0).filter(|(_, found)| found.is_none());
            return apt::install(missing.map(|(program, _)| program.packages));
        }
        if self.0[0].is_some() && self.0[1].is_some() {
            return Ok(());
        }
        // A browser and a driver of one version, even where only one of them is missing.
        node::install(project)?;
        for name in ["chrome@stable", "chromedriver@stable"] {
            let options = ["--no-install", "browsers", "install", name, "--path"];
            let mut install = project.command(node::NPX, &options);
            install.arg(own_folder(project)).current_dir(project.tests());
            run::run(&mut install)?;
        }
        Ok(())
    }

    /// Chromium or Chrome.
    pub fn chromium(&self) -> Result<&Path> {
        let path = self.0[0].as_deref();
        path.context("no Chromium or Chrome found; install one, or name it in CHROME_PATH")
    }

    /// The driver that belongs to it.
    pub fn chromedriver(&self) -> Result<&Path> {
        let path = self.0[1].as_deref();
        path.context("no chromedriver found; install one, or name it in CHROMEDRIVER")
    }

    /// Gives a Node program the paths of the browsers.
    pub fn tell(&self, command: &mut Command) {
        for (Program { variable, .. }, path) in PROGRAMS.iter().zip(&self.0) {
            if let Some(path) = path {
                command.env(variable, path);
            }
        }
    }

    /// What was found, in a line.
    pub fn summary(&self) -> String {
        let name = |(program, path): (&Program, &Option<PathBuf>)| match path {
            Some(path) => path.display().to_string(),
            None => program.absent.to_owned(),
        };
        PROGRAMS.iter().zip(&self.0).map(name).collect::<Vec<_>>().join(", ")
    }
}

/// The folder of browsers that no package manager installs.
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
