//! Puzzles: positions of natural games in which exactly one move keeps the value. `docs/puzzles.md`
//! describes the files and how they are made.
#![allow(missing_docs, reason = "only `pylos puzzles` uses it")]

mod asked;
mod draw;
mod grade;
mod judge;
mod make;
mod puzzle;
mod replies;
mod solve;
mod verify;

pub use grade::ladder;
pub use judge::Judge;
pub use make::{Order, make};
pub use puzzle::{File, Kind, Puzzle, Reply};
pub use verify::verify;

/// Errors are messages.
pub type Result<T = ()> = std::result::Result<T, Box<dyn core::error::Error>>;
