//! `cargo xtask serve`: the static site on this machine, as strict as a careful host would serve it.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result, bail};

use crate::hosted;
use crate::project::Project;
use crate::site::{self, Found};
use crate::wasm;

/// The headers of every answer; every page of the site has to work under this policy.
const HEADERS: &str = "Cache-Control: no-cache\r\n\
    Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'\r\n\
    X-Content-Type-Options: nosniff\r\n";
const PORT: u16 = 8080;
/// How many ports are tried when the wanted one is taken.
const TRIES: u16 = 20;
/// The longest head of a request, in bytes.
const LONGEST_HEAD: u64 = 16 * 1024;

/// What is served.
struct Host {
    /// The site.
    root: PathBuf,
    /// The folders of solutions made on this machine, which are served as if they were in the site.
    made: PathBuf,
}

/// Builds (unless told not to) and serves `www/` until interrupted.
pub fn serve(options: &[&str]) -> Result<()> {
    let (port, build) = parse(options)?;
    if build {
        wasm::build(&Project::alone()?)?;
    }
    let project = Project::find()?;
    let (listener, port) = listen(port)?;
    println!("\nPylos is served at http://127.0.0.1:{port}/ (Ctrl+C stops)");
    let host = Host { root: project.www(), made: hosted::made(&project) };
    // A thread for each connection: a browser keeps several open, and none may wait for another.
    thread::scope(|scope| {
        for stream in listener.incoming().flatten() {
            // The browser may close the connection at any time.
            scope.spawn(|| drop(answer_all(&host, stream)));
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

/// Answers the requests of a connection until it is closed.
fn answer_all(host: &Host, stream: TcpStream) -> io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    loop {
        let mut head = Vec::new();
        let mut limited = reader.by_ref().take(LONGEST_HEAD);
        while !head.ends_with(b"\r\n\r\n") {
            if limited.read_until(b'\n', &mut head)? == 0 {
                return Ok(());
            }
        }
        let head = String::from_utf8_lossy(&head);
        let mut words = head.split_whitespace();
        let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        (&stream).write_all(&answer(host, method, url))?;
    }
}

/// The answer to a request. A file comes whole, also where a part is asked for, which is always allowed.
fn answer(host: &Host, method: &str, url: &str) -> Vec<u8> {
    let (status, header, body) = match method {
        "GET" | "HEAD" => match find(host, url) {
            Ok((media_type, bytes)) => ("200 OK", format!("Content-Type: {media_type}"), bytes),
            Err(Found::Moved(address)) => {
                ("301 Moved Permanently", format!("Location: {address}"), vec![])
            }
            Err(Found::File(_)) => ("500 Internal Server Error", String::new(), vec![]),
            Err(Found::Missing) => ("404 Not Found", String::new(), vec![]),
        },
        _ => ("405 Method Not Allowed", "Allow: GET, HEAD".to_owned(), vec![]),
    };
    let header = if header.is_empty() { header } else { format!("{header}\r\n") };
    let length = body.len();
    let head = format!("HTTP/1.1 {status}\r\n{HEADERS}{header}Content-Length: {length}\r\n\r\n");
    let body = if method == "HEAD" { vec![] } else { body };
    [head.into_bytes(), body].concat()
}

/// The type and the bytes of the file that a request means, or what else it leads to.
fn find(host: &Host, url: &str) -> Result<(&'static str, Vec<u8>), Found> {
    let path = url.split('?').next().unwrap_or_default();
    let within = path.strip_prefix('/').and_then(|path| path.strip_prefix(hosted::FOLDER));
    if within.and_then(|name| name.strip_prefix('/')) == Some(hosted::LIST) {
        let list = hosted::list(&host.root, &host.made).map_err(|_| Found::Missing)?;
        return Ok((site::media_type(Path::new(hosted::LIST)), list));
    }
    let found = match within.map(|path| site::find(&host.made, path)) {
        Some(Found::File(file)) => Found::File(file),
        _ => site::find(&host.root, url),
    };
    match found {
        Found::File(file) => match fs::read(&file) {
            Ok(bytes) => Ok((site::media_type(&file), bytes)),
            Err(_) => Err(Found::File(file)),
        },
        other => Err(other),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Host, PORT, answer, listen, parse};

    fn host() -> Host {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../www"));
        // As a folder of solutions, it has the name of a rule set.
        Host { root: root.to_owned(), made: root.to_owned() }
    }

    #[test]
    fn a_page_is_answered_with_its_length_and_the_policy() {
        let page = answer(&host(), "GET", "/");
        let page = String::from_utf8(page).expect("a page is text");
        let (head, body) = page.split_once("\r\n\r\n").expect("a head and a body");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
        assert!(head.contains("wasm-unsafe-eval"), "{head}");
        assert!(head.ends_with(&format!("Content-Length: {}", body.len())), "{head}");
        assert!(answer(&host(), "GET", "/nothing").starts_with(b"HTTP/1.1 404 "));
        assert!(answer(&host(), "POST", "/").starts_with(b"HTTP/1.1 405 "));
        assert!(answer(&host(), "HEAD", "/").ends_with(b"\r\n\r\n"));
    }

    #[test]
    fn the_solutions_of_this_machine_are_served_with_their_list() {
        let list = answer(&host(), "GET", "/solution/solutions.json");
        assert!(String::from_utf8_lossy(&list).contains("application/json"));
        let file = answer(&host(), "GET", "/solution/tables/children.pylos?v=1");
        assert!(file.starts_with(b"HTTP/1.1 200 OK\r\n"));
        for url in ["/solution/tables/none.pylos", "/solution/../index.html", "/solutiontables/"] {
            assert!(answer(&host(), "GET", url).starts_with(b"HTTP/1.1 404 "), "{url}");
        }
    }

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
