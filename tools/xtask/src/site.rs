//! The static site as a web server sees it: which file a request means, and its type.

use std::path::{Path, PathBuf};

/// What a request path leads to.
#[derive(Debug, PartialEq)]
pub enum Found {
    /// This file.
    File(PathBuf),
    /// A folder asked for without its closing slash: the address to go to instead.
    Moved(String),
    /// Nothing.
    Missing,
}

/// Finds what `url` (path and query as they came in the request) means below `root`.
///
/// Only plain names are followed: no `..`, no drive letters, nothing hidden, and no symbolic link
/// that leads out of `root`.
pub fn find(root: &Path, url: &str) -> Found {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let Some(decoded) = decode(path) else {
        return Found::Missing;
    };
    let names: Vec<&str> = decoded.split('/').filter(|name| !name.is_empty()).collect();
    if !names.iter().all(|name| is_plain(name)) {
        return Found::Missing;
    }
    let mut file = names.iter().fold(root.to_path_buf(), |path, name| path.join(name));
    if file.is_dir() {
        if !decoded.ends_with('/') {
            let last = path.rsplit('/').next().unwrap_or_default();
            return Found::Moved(format!("{last}/"));
        }
        file.push("index.html");
    }
    match (file.canonicalize(), root.canonicalize()) {
        (Ok(file), Ok(root)) if file.is_file() && file.starts_with(&root) => Found::File(file),
        _ => Found::Missing,
    }
}

fn is_plain(name: &str) -> bool {
    !name.starts_with('.') && !name.contains(['\\', ':', '\0'])
}

/// Resolves percent escapes; `None` when one is broken or the bytes are not UTF-8.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            u8::try_from(digit()? * 16 + digit()?).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

/// The media type of a file, by its name.
pub fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("json" | "webmanifest") => "application/json; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "ts" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).canonicalize().expect("this package's folder")
    }

    #[test]
    fn a_plain_path_finds_its_file() {
        let file = here().join("src/main.rs");
        assert_eq!(find(&here(), "/src/main.rs"), Found::File(file.clone()));
        assert_eq!(find(&here(), "/src/main.rs?x=1"), Found::File(file.clone()));
        assert_eq!(find(&here(), "/%73rc/main%2Ers"), Found::File(file));
    }

    #[test]
    fn nothing_outside_the_root_is_found() {
        for url in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/src/../Cargo.toml",
            "/..%2fCargo.toml",
            "/..\\Cargo.toml",
            "//etc/passwd",
            "/C:/Windows",
        ] {
            assert_eq!(find(&here().join("src"), url), Found::Missing, "{url}");
        }
    }

    #[test]
    fn hidden_files_and_broken_escapes_are_missing() {
        for url in ["/.git/config", "/%", "/%4", "/%zz", "/%ff", "/none.txt", "/"] {
            assert_eq!(find(&here(), url), Found::Missing, "{url}");
        }
    }

    #[test]
    fn a_folder_without_a_slash_is_redirected_to_one_with_a_slash() {
        assert_eq!(find(&here(), "/src"), Found::Moved("src/".to_owned()));
    }

    #[test]
    fn a_module_and_a_script_have_the_types_that_browsers_require() {
        assert_eq!(media_type(Path::new("a/pylos_bg.wasm")), "application/wasm");
        assert_eq!(media_type(Path::new("main.js")), "text/javascript; charset=utf-8");
        assert_eq!(media_type(Path::new("main.mjs")), "text/javascript; charset=utf-8");
    }
}
