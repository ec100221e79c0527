//! `cargo xtask serve`, as a browser meets it. What it answers to a request is in the table of tests/unit/serving.test.mjs.

use std::io::{BufRead, BufReader, Read, Write};
use std::iter;
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
    let connect = || TcpStream::connect(&place).expect("a connection");
    let rest_of = |mut stream: TcpStream| {
        let mut rest = Vec::new();
        // A connection that is closed with a request unread is reset.
        drop(stream.read_to_end(&mut rest));
        String::from_utf8_lossy(&rest).into_owned()
    };
    let ask = |method: &str, url: &str| {
        let mut stream = connect();
        drop(write!(stream, "{method} {url} HTTP/1.1\r\n\r\n"));
        rest_of(stream)
    };
    let page = ask("GET", "/?lang=de");
    let wrong = ["/nothing", "/../Cargo.toml", "/solution/../../values-expert.tsv", "//etc/passwd"]
        .map(|url| (url, ask("GET", url)));
    let solution = ask("GET", "/solution/children/25-0d0a6bac.pylos");
    let list = ask("GET", "/solution/solutions.json?v=1");
    let asked = ask("HEAD", "/");
    let mut idle: Vec<_> = (0..80).map(|_| connect()).collect();
    let refused = idle.pop().map(rest_of);
    let closed = idle.drain(..).next().map(rest_of);
    // The server sees a while later that the others are closed.
    let after = iter::repeat_with(|| ask("GET", "/")).find(|answer| !answer.is_empty());
    serve.kill().and_then(|()| serve.wait()).expect("it runs until it is stopped");

    let (head, body) = page.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.contains("wasm-unsafe-eval"));
    assert!(head.ends_with(&format!("Content-Length: {}", body.len())), "{head}");
    assert_eq!(asked, format!("{head}\r\n\r\n"), "the head alone");
    assert_eq!(refused.as_deref(), Some(""), "more connections than the server keeps");
    assert_eq!(closed.as_deref(), Some(""), "a silent connection is closed");
    assert_eq!(after.as_deref(), Some(&*page), "others are answered then");
    for (url, answer) in wrong {
        assert!(answer.starts_with("HTTP/1.1 404 "), "{url}");
    }
    assert!(solution.starts_with("HTTP/1.1 200 "));
    assert!(list.contains("\"expert\":{"), "the solutions of the site are listed too");
}
