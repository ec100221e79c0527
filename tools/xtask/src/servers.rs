//! `cargo xtask test --only hosts`: the bundled site behind nginx and Apache.

use std::path::Path;

use anyhow::Result;

use crate::apt;
use crate::browsers::Browsers;
use crate::node;
use crate::project::Project;
use crate::run;
use crate::test::NotRun;

/// A web server as Debian packages it.
struct Server {
    program: &'static str,
    package: &'static str,
    /// What the test takes from the package beside the program.
    needs: &'static str,
}

const SERVERS: [Server; 2] = [
    Server { program: "nginx", package: "nginx-light", needs: "/etc/nginx/mime.types" },
    Server { program: "apache2", package: "apache2", needs: "/etc/apache2/mods-available" },
];

/// Installs the servers where it can, and loads every page through them.
pub fn test(project: &Project) -> Result<String> {
    if !missing().is_empty() && apt::can_install() {
        apt::install([&missing()[..]])?;
    }
    let missing = missing().join(" and ");
    if !missing.is_empty() {
        return Err(NotRun(format!("there is no {missing} as Debian packages it")).into());
    }
    let arguments = ["--test", "--test-reporter=spec", "e2e/hosts/hosts.test.mjs"];
    node::program(project, &arguments, &Browsers::find(project)?)?;
    Ok(String::new())
}

/// The packages of the servers that are not there.
fn missing() -> Vec<&'static str> {
    let is_there = |server: &&Server| {
        run::find(&[server.program]).is_some() && Path::new(server.needs).exists()
    };
    SERVERS.iter().filter(|server| !is_there(server)).map(|server| server.package).collect()
}
