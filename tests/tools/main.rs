//! The solver against a plain one, and the committed puzzles against the committed tables.

mod puzzles;
mod solver;
