//! The relay of live games beside `cargo xtask serve`: an installed Mosquitto with the configuration of docs/hosting.md, to which
//! the server hands the WebSockets of browsers.

use std::fs;
use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command};
use std::thread;

use anyhow::{Context, Result};

/// The path that a browser asks for, and what `host.json` says then.
pub const PATH: &str = "live";
pub const HOST: &str = r#"{ "lines": [], "relay": "live" }"#;

const CONFIGURATION: &str = include_str!("../../site/hosts/mosquitto.conf");
const ACCESS: &str = include_str!("../../site/hosts/pylos.acl");

/// A running Mosquitto, which ends with the server.
pub struct Relay {
    program: Child,
    port: u16,
}

impl Relay {
    /// Starts Mosquitto with a folder for its files.
    pub fn start(target: &Path) -> Result<Self> {
        let folder = target.join("relay");
        fs::create_dir_all(&folder)?;
        let [plain, port] = [free_port()?, free_port()?];
        let access = folder.join("pylos.acl");
        let text = CONFIGURATION
            .replace("listener 1883", &format!("listener {plain}"))
            .replace("listener 9001", &format!("listener {port}"))
            .replace("/etc/mosquitto/pylos.acl", &access.to_string_lossy())
            .replace("persistence true", "persistence false");
        fs::write(access, ACCESS)?;
        let file = folder.join("mosquitto.conf");
        fs::write(&file, text)?;
        let program = Command::new("mosquitto").arg("-c").arg(file).spawn().context(
            "`--relay` needs Mosquitto (Debian: apt install mosquitto; macOS: brew install mosquitto)",
        )?;
        Ok(Self { program, port })
    }

    /// Hands a connection over, with the request that has been read of it, until one side closes.
    pub fn serve(&self, request: &str, browser: &TcpStream) -> io::Result<()> {
        let relay = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        browser.set_read_timeout(None)?;
        (&relay).write_all(request.as_bytes())?;
        thread::scope(|scope| {
            scope.spawn(|| pass(&relay, browser));
            pass(browser, &relay)
        })
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.program.kill();
    }
}

/// Passes on what one side says, and then that it has nothing more to say.
fn pass(mut from: &TcpStream, mut to: &TcpStream) -> io::Result<()> {
    io::copy(&mut from, &mut to)?;
    to.shutdown(std::net::Shutdown::Write)
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}
