//! Debian's packages, which only root can install.

use std::fs;
use std::process::Command;

use anyhow::Result;

use crate::run;

/// Returns true if this is Debian, and this program runs as root.
pub fn can_install() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    release.lines().any(|line| line == "ID=debian")
        && run::find(&["apt-get"]).is_some()
        && run::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Installs groups of packages one by one: where a group is not available, the others are installed.
pub fn install<'a>(groups: impl IntoIterator<Item = &'a [&'a str]>) -> Result<()> {
    run::run(Command::new("apt-get").arg("update"))?;
    for packages in groups {
        let mut install = Command::new("apt-get");
        install.env("DEBIAN_FRONTEND", "noninteractive").args(["install", "-y"]);
        if let Err(error) = run::run(install.args(packages)) {
            println!("{error:#}");
        }
    }
    Ok(())
}
