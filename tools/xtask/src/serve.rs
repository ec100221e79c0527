//! `cargo xtask serve`: the static site on this machine, as strict as a careful host would serve it.

use std::fs;
use std::io::Cursor;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::project::Project;
use crate::site::{self, Found};
use crate::wasm;

/// The policy every page of the site has to work under.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
const PORT: u16 = 8080;
/// How many ports are tried when the wanted one is taken.
const TRIES: u16 = 20;
const THREADS: usize = 4;

type Answer = Response<Cursor<Vec<u8>>>;

/// Builds (unless told not to) and serves `www/` until interrupted.
pub fn serve(options: &[&str]) -> Result<()> {
    let (port, build) = parse(options)?;
    let project = Project::find()?;
    if build {
        wasm::build(&project)?;
    }
    let (listener, port) = listen(port)?;
    let server = Server::from_listener(listener, None).map_err(|error| anyhow!(error))?;
    println!("\nPylos is served at http://127.0.0.1:{port}/ (Ctrl+C stops)");
    let root = project.www();
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                for request in server.incoming_requests() {
                    answer(&root, request);
                }
            });
        }
    });
    Ok(())
}

fn parse(options: &[&str]) -> Result<(u16, bool)> {
    let (mut port, mut build) = (PORT, true);
    let mut options = options.iter();
    while let Some(&option) = options.next() {
        match option {
            "--no-build" => build = false,
            "--port" => {
                let number = options.next().context("--port needs a number")?;
                port = number.parse().with_context(|| format!("`{number}` is no port"))?;
            }
            _ => bail!("`{option}` is no option of serve; it takes --port N and --no-build"),
        }
    }
    Ok((port, build))
}

/// Takes the wanted port, or the next one that is free.
fn listen(wanted: u16) -> Result<(TcpListener, u16)> {
    let last = wanted.saturating_add(TRIES);
    (wanted..=last)
        .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
        .map(|listener| Ok((listener.local_addr()?.port(), listener)))
        .with_context(|| format!("no free port from {wanted} to {last}"))?
        .map(|(port, listener)| (listener, port))
}

fn answer(root: &Path, request: Request) {
    let response = match request.method() {
        Method::Get | Method::Head => match site::find(root, request.url()) {
            Found::File(file) => content(&file),
            Found::Moved(address) => plain(301).with_header(header("Location", &address)),
            Found::Missing => plain(404),
        },
        _ => plain(405).with_header(header("Allow", "GET, HEAD")),
    };
    let response = response
        .with_header(header("Cache-Control", "no-cache"))
        .with_header(header("Content-Security-Policy", POLICY))
        .with_header(header("X-Content-Type-Options", "nosniff"));
    // The browser may have closed the connection.
    let _ = request.respond(response);
}

fn content(file: &Path) -> Answer {
    match fs::read(file) {
        Ok(bytes) => {
            Response::from_data(bytes).with_header(header("Content-Type", site::media_type(file)))
        }
        Err(_) => plain(500),
    }
}

fn plain(status: u16) -> Answer {
    Response::from_string(format!("{status}\n")).with_status_code(status)
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("our header values are plain ASCII")
}

#[cfg(test)]
mod tests {
    use super::{PORT, listen, parse};

    #[test]
    fn options_have_defaults_and_are_checked() {
        assert_eq!(parse(&[]).expect("no options"), (PORT, true));
        let options = ["--port", "9000", "--no-build"];
        assert_eq!(parse(&options).expect("both options"), (9000, false));
        for wrong in [&["--port"][..], &["--port", "x"], &["--prot", "1"]] {
            assert!(parse(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_next_free_port_replaces_a_used_one() {
        let (_first, taken) = listen(38_080).expect("a free port");
        let (_second, next) = listen(taken).expect("another free port");
        assert!(next > taken);
    }
}
