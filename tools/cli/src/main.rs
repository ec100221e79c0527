//! The `pylos` command line.
fn main() {}
