//! The static site as a web server sees it: which file a request means, its type, a range of it.

use std::ops::RangeInclusive;
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

/// The bytes that a `Range` header asks for, of a file this long.
///
/// `None`: the whole file (no range, several ranges, another unit; all of these may be answered so).
/// `Some(Err(()))`: a range that the file does not have.
pub fn range(header: &str, length: usize) -> Option<Result<RangeInclusive<usize>, ()>> {
    let (first, last) = header.strip_prefix("bytes=")?.trim().split_once('-')?;
    let (first, last) = match (first, last) {
        ("", suffix) => (length.saturating_sub(suffix.parse().ok()?), usize::MAX),
        (first, "") => (first.parse().ok()?, usize::MAX),
        (first, last) => (first.parse().ok()?, last.parse().ok()?),
    };
    let last = last.min(length.saturating_sub(1));
    Some(if first < length && first <= last { Ok(first..=last) } else { Err(()) })
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
    fn a_folder_without_a_slash_is_moved_to_one_with_it() {
        assert_eq!(find(&here(), "/src"), Found::Moved("src/".to_owned()));
    }

    #[test]
    fn a_module_and_a_script_have_the_types_browsers_insist_on() {
        assert_eq!(media_type(Path::new("a/pylos_bg.wasm")), "application/wasm");
        assert_eq!(media_type(Path::new("main.js")), "text/javascript; charset=utf-8");
        assert_eq!(media_type(Path::new("main.mjs")), "text/javascript; charset=utf-8");
    }

    #[test]
    fn ranges_are_cut_to_the_file() {
        assert_eq!(range("bytes=0-3", 10), Some(Ok(0..=3)));
        assert_eq!(range("bytes=4-", 10), Some(Ok(4..=9)));
        assert_eq!(range("bytes=-3", 10), Some(Ok(7..=9)));
        assert_eq!(range("bytes=-30", 10), Some(Ok(0..=9)));
        assert_eq!(range("bytes=8-99", 10), Some(Ok(8..=9)));
    }

    #[test]
    fn a_range_outside_the_file_is_refused() {
        for header in ["bytes=10-", "bytes=10-12", "bytes=5-4", "bytes=-0"] {
            assert_eq!(range(header, 10), Some(Err(())), "{header}");
        }
        assert_eq!(range("bytes=0-", 0), Some(Err(())));
    }

    #[test]
    fn what_is_not_one_range_means_the_whole_file() {
        for header in ["", "lines=1-2", "bytes=a-b", "bytes=0-1,4-5", "bytes=7"] {
            assert_eq!(range(header, 10), None, "{header}");
        }
    }
}
