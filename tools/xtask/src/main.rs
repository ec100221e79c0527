//! Build, serve, test and measure Pylos.
fn main() {}
