//! `cargo xtask serve`, as a browser meets it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

#[test]
fn files_of_the_site_are_served_and_no_others() {
    let mut serve = Command::new(env!("CARGO_BIN_EXE_xtask"));
    // A solution of this machine.
    serve.env("CARGO_TARGET_DIR", concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data"));
    let serve = serve.args(["serve", "--no-build"]).stdout(Stdio::piped()).spawn();
    let mut serve = serve.expect("the program starts");
    let printed = BufReader::new(serve.stdout.take().expect("its output")).lines();
    let place = printed
        .map_while(Result::ok)
        .find_map(|line| Some(line.split_once("http://")?.1.split_once('/')?.0.to_owned()))
        .expect("its address");
    let ask = |method: &str, url: &str| {
        let mut stream = TcpStream::connect(&place).expect("a connection");
        write!(stream, "{method} {url} HTTP/1.1\r\n\r\n").expect("a request");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        String::from_utf8_lossy(&answer).into_owned()
    };
    let page = ask("GET", "/?lang=de");
    let wrong = ["/nothing", "/../Cargo.toml", "/solution/../../values-expert.tsv", "//etc/passwd"]
        .map(|url| (url, ask("GET", url)));
    let solution = ask("GET", "/solution/children/25-0d0a6bac.pylos");
    let list = ask("GET", "/solution/solutions.json?v=1");
    let posted = ask("POST", "/");
    serve.kill().and_then(|()| serve.wait()).expect("it runs until it is stopped");

    let (head, body) = page.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.contains("wasm-unsafe-eval"));
    assert!(head.ends_with(&format!("Content-Length: {}", body.len())), "{head}");
    assert!(posted.starts_with("HTTP/1.1 405 "));
    for (url, answer) in wrong {
        assert!(answer.starts_with("HTTP/1.1 404 "), "{url}");
    }
    assert!(solution.starts_with("HTTP/1.1 200 "));
    assert!(list.contains("\"expert\":{"), "the solutions of the site are listed too");
}
