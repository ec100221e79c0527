//! The solver against a plain one, the committed puzzles against the committed tables, and the command `probe`.

mod probe;
mod puzzles;
mod solver;
