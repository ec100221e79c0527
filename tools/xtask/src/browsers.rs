//! The browsers of the tests: finds them, and installs missing ones where it can.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::node::{self, NPX};
use crate::project::{Project, output, run};
use crate::wasm;

/// A browser or the driver of one.
struct Program {
    /// The variable of the environment that holds its path.
    variable: &'static str,
    names: &'static [&'static str],
    /// Debian's packages.
    packages: &'static str,
}

const PROGRAMS: [Program; 5] = [
    Program {
        variable: "CHROME_PATH",
        names: &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
        packages: "chromium",
    },
    Program {
        variable: "FIREFOX_PATH",
        names: &["firefox-esr", "firefox"],
        packages: "firefox-esr",
    },
    Program {
        variable: "WEBKIT_PATH",
        names: &["WebKitWebDriver"],
        packages: "webkit2gtk-driver xvfb",
    },
    // Chromium without its window: a page of the tests takes half of the processor time.
    Program {
        variable: "HEADLESS_SHELL_PATH",
        names: &["chromium-headless-shell", "chrome-headless-shell"],
        packages: "chromium-headless-shell",
    },
    Program { variable: "CHROMEDRIVER", names: &["chromedriver"], packages: "chromium-driver" },
];

/// Builds the site and runs a program of `tests/e2e/support` that drives Chromium.
pub fn run_in_chromium(name: &str, options: &[&str]) -> Result<()> {
    let project = Project::alone()?;
    wasm::build(&project)?;
    node::install(&project, &project.tests())?;
    let browsers = Browsers::ensure(&project)?;
    run(node::program(&project, &format!("e2e/support/{name}.mjs"), &browsers).args(options))
}

/// The programs found on this machine, in the order of `PROGRAMS`.
pub struct Browsers([Option<PathBuf>; PROGRAMS.len()]);

impl Browsers {
    /// Looks in the variable of each program, then in the path. Chrome and its driver, once downloaded, come before them.
    pub fn find(project: &Project) -> Self {
        let mut found = PROGRAMS.map(|Program { variable, names, .. }| {
            std::env::var_os(variable).map(PathBuf::from).or_else(|| in_path(names))
        });
        if let [Some(chrome), Some(driver)] = DOWNLOADS.map(|name| downloaded(project, name)) {
            (found[0], found[4]) = (Some(chrome), Some(driver));
        }
        // WebKit needs a virtual screen.
        found[2] = found[2].take().filter(|_| in_path(&["Xvfb"]).is_some());
        Self(found)
    }

    /// Finds the browsers, after an attempt to install those that are missing. Fails without Chromium.
    pub fn ensure(project: &Project) -> Result<Self> {
        let mut found = Self::find(project);
        let missing = PROGRAMS.iter().zip(&found.0).filter(|(_, found)| found.is_none());
        let packages: Vec<&str> = missing.map(|(program, _)| program.packages).collect();
        if !packages.is_empty() && can_use_apt() {
            apt_install(&packages)?;
            found = Self::find(project);
        }
        if found.0[0].is_none() || found.0[4].is_none() {
            download(project)?;
            found = Self::find(project);
        }
        found.0[0]
            .as_ref()
            .context("no Chromium or Chrome; install one, or name it in CHROME_PATH")?;
        Ok(found)
    }

    /// Chromium or Chrome.
    pub fn chromium(&self) -> Option<&Path> {
        self.0[0].as_deref()
    }

    /// Gives a program the paths of the browsers.
    pub fn tell(&self, command: &mut Command) {
        for (Program { variable, .. }, path) in PROGRAMS.iter().zip(&self.0) {
            command.envs(path.iter().map(|path| (variable, path)));
        }
    }

    /// What was found, in a line. The tests of a missing browser are skipped.
    pub fn summary(&self) -> String {
        let name = |(program, path): (&Program, &Option<PathBuf>)| match path {
            Some(path) => path.display().to_string(),
            None => format!("NO {}", program.names[0]),
        };
        PROGRAMS.iter().zip(&self.0).map(name).collect::<Vec<_>>().join(", ")
    }
}

/// What is downloaded where no package manager installs it: a browser and a driver of one version.
const DOWNLOADS: [&str; 2] = ["chrome", "chromedriver"];

/// The file that has the path of a program that was downloaded.
fn record(project: &Project, name: &str) -> PathBuf {
    project.target.join("tools").join(name).with_extension("txt")
}

fn downloaded(project: &Project, name: &str) -> Option<PathBuf> {
    let path = fs::read_to_string(record(project, name)).ok()?;
    Some(PathBuf::from(path)).filter(|path| path.is_file())
}

fn download(project: &Project) -> Result<()> {
    node::install(project, &project.tests())?;
    for name in DOWNLOADS {
        let mut install = project.command(NPX, "--no-install browsers install --path");
        install.arg(project.target.join("tools/browsers")).arg(format!("{name}@stable"));
        let printed = output(install.current_dir(project.tests()))?;
        // The last line is the version and the path: `chrome@130.0.0.0 /path/to/chrome`.
        let last = printed.lines().next_back().and_then(|line| line.split_once(' '));
        fs::write(record(project, name), last.context(printed.clone())?.1)?;
    }
    Ok(())
}

/// The first of these programs that the path has.
pub fn in_path(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let in_folders = |name: &&str| {
        std::env::split_paths(&path)
            .map(|folder| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
            .find(|file| file.is_file())
    };
    names.iter().find_map(in_folders)
}

/// Returns true if this is Debian, and this program runs as root.
pub fn can_use_apt() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian")
        && output(Command::new("id").arg("-u")).is_ok_and(|id| id == "0")
}

/// Installs groups of Debian's packages one by one: where a group is not available, the others are installed.
pub fn apt_install(groups: &[&str]) -> Result<()> {
    run(Command::new("apt-get").arg("update"))?;
    for packages in groups {
        let mut install = Command::new("apt-get");
        install.env("DEBIAN_FRONTEND", "noninteractive").args(["install", "-y"]);
        if let Err(error) = run(install.args(packages.split(' '))) {
            println!("{error:#}");
        }
    }
    Ok(())
}
