//! `cargo xtask serve`: the static site on this machine, as strict as a careful host would serve it.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Map, Value};

use crate::project::Project;
use crate::relay::{self, Relay};
use crate::wasm;

/// The headers of every answer; every page of the site has to work under this policy.
const HEADERS: &str = "Connection: close\r\nCache-Control: no-cache\r\nAccept-Ranges: bytes\r\n\
    Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'\r\n\
    X-Content-Type-Options: nosniff\r\n";
/// How long a connection may be silent.
const PATIENCE: Duration = Duration::from_secs(5);
/// Tells the page which solutions there are.
const LIST: &str = "solution/solutions.json";

/// Builds (unless told not to) and serves `www/` until interrupted.
pub fn serve(options: &[&str]) -> Result<()> {
    let (mut port, mut build, mut relay) = (8080_u16, true, false);
    let mut words = options.iter();
    while let Some(word) = words.next() {
        match *word {
            "--no-build" => build = false,
            "--relay" => relay = true,
            "--port" => port = words.next().context("--port needs a number")?.parse()?,
            _ => bail!("serve takes --port N, --no-build and --relay, not `{word}`"),
        }
    }
    if build {
        wasm::build(&Project::alone()?)?;
    }
    let project = Project::find()?;
    let relay = if relay { Some(Relay::start(&project.target)?) } else { None };
    // Solutions made on this machine are served as if they were in the site.
    let roots = [project.www(), project.target].map(|root| root.canonicalize().unwrap_or(root));
    let listener = (port..=port.saturating_add(20))
        .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
        .with_context(|| format!("no free port from {port} on"))?;
    println!("\nPylos is served at http://{}/ (Ctrl+C stops)", listener.local_addr()?);
    let (roots, relay) = (&roots, relay.as_ref());
    // A thread for each connection: a browser keeps several open, and none may wait for another.
    thread::scope(|scope| {
        for stream in listener.incoming().flatten() {
            // The browser may close the connection at any time.
            scope.spawn(move || drop(converse(roots, relay, &stream)));
        }
    });
    Ok(())
}

/// Answers one request, or hands a WebSocket to the relay.
fn converse(roots: &[PathBuf; 2], relay: Option<&Relay>, mut stream: &TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(stream.take(16 * 1024)).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    let mut range = String::new();
    let mut request = format!("{first}\r\n");
    for line in lines {
        let line = line?;
        request.extend([&line, "\r\n"]);
        match line.split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("range") => range = value.to_owned(),
            _ if line.is_empty() => break,
            _ => {}
        }
    }
    let mut words = first.split(' ');
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let found = match (relay, url.split('?').next().unwrap_or_default().trim_start_matches('/')) {
        (Some(relay), relay::PATH) => return relay.serve(&request, stream),
        (Some(_), path @ "host.json") => (path, Some(relay::HOST.into())),
        (_, "") => ("index.html", read(roots, "index.html")),
        (_, LIST) => (LIST, Some(list(roots))),
        (_, path) => (path, read(roots, path)),
    };
    stream.write_all(&answer(method, &range, found))
}

/// The answer with what a path has, by the value of the header `Range`.
fn answer(method: &str, range: &str, (path, found): (&str, Option<Vec<u8>>)) -> Vec<u8> {
    let all = found.as_ref().map_or(0, Vec::len);
    let (status, part, more) = match (method, &found, part(range, all)) {
        ("GET" | "HEAD", None, _) => ("404 Not Found", 0..0, String::new()),
        ("GET", _, Some(part)) if part.is_empty() => {
            ("416 Range Not Satisfiable", 0..0, format!("Content-Range: bytes */{all}\r\n"))
        }
        ("GET", _, Some(Range { start, end })) => {
            let place = format!("Content-Range: bytes {start}-{}/{all}\r\n", end - 1);
            ("206 Partial Content", start..end, place)
        }
        ("GET" | "HEAD", _, _) => ("200 OK", 0..all, String::new()),
        _ => ("405 Method Not Allowed", 0..0, "Allow: GET, HEAD\r\n".to_owned()),
    };
    let media_type = if found.is_some() { media_type(path) } else { "text/plain".to_owned() };
    let head = format!("Content-Type: {media_type}\r\nContent-Length: {}\r\n{more}", part.len());
    let bytes = found.as_deref().unwrap_or_default();
    let body = if method == "HEAD" { &[] } else { &bytes[part] };
    [format!("HTTP/1.1 {status}\r\n{HEADERS}{head}\r\n").as_bytes(), body].concat()
}

/// The part of a file that `bytes=1-5`, `bytes=1-` or `bytes=-5` names, empty if the file does not have it. `None` for any
/// other header: a server may always send the whole file.
fn part(range: &str, all: usize) -> Option<Range<usize>> {
    let (first, last) = range.trim().strip_prefix("bytes=")?.split_once('-')?;
    match (first.parse(), last.parse::<usize>()) {
        (Ok(first), Ok(last)) if first <= last => Some(first..all.min(last.saturating_add(1))),
        (Ok(first), _) if last.is_empty() => Some(first..all),
        (_, Ok(count)) if first.is_empty() => Some(all.saturating_sub(count)..all),
        _ => None,
    }
}

/// A file of the site, or of a solution in the target folder; nothing outside of these folders.
fn read([www, target]: &[PathBuf; 2], path: &str) -> Option<Vec<u8>> {
    let read_in = |root: &Path, name: &str| {
        let file = root.join(name).canonicalize().ok()?;
        if file.starts_with(root) { fs::read(file).ok() } else { None }
    };
    let made = path.starts_with("solution/").then(|| read_in(&target.join("solution"), &path[9..]));
    made.flatten().or_else(|| read_in(www, path))
}

/// The solutions of the site, and those of this machine in their place.
fn list(roots: &[PathBuf; 2]) -> Vec<u8> {
    let lists = roots.each_ref().map(|root| fs::read(root.join(LIST)).unwrap_or_default());
    let lists = lists.iter().flat_map(|bytes| serde_json::from_slice::<Map<String, Value>>(bytes));
    Value::Object(lists.flatten().collect()).to_string().into_bytes()
}

/// The media type of a file, by its name: the tests serve it with the same.
fn media_type(file: &str) -> String {
    const TYPES: &str = include_str!("../../site/media-types.json");
    let types: Map<String, Value> = serde_json::from_str(TYPES).unwrap_or_default();
    let ending = file.rsplit('.').next().unwrap_or_default();
    let known = types.get(ending).and_then(Value::as_str);
    known.unwrap_or("application/octet-stream").to_owned()
}
