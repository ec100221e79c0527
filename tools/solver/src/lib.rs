//! The strong solution of Pylos: win, loss or endless, and the distance to the end of the game, for
//! every position of a rule set.
//!
//! [`Index`](pylos::engine::internal::Index) numbers the positions, [`View`] knows the moves from the
//! positions of a shape, [`Solver`] fills [`Values`], [`survey()`] derives every value again
//! and counts.
#![allow(missing_docs, reason = "only `pylos` uses it")]

mod blocks;
mod cycles;
mod fit;
mod pack;
mod solution;
mod solve;
mod survey;
mod values;
mod view;

pub use blocks::pack_folder;
pub use cycles::forced_cycles;
pub use fit::fit;
pub use pack::pack;
pub use solution::{name_of, read_solution, solution_path, write_solution};
pub use solve::Solver;
pub use survey::{Find, Survey, survey};
pub use values::{Value, Values, position_at};
pub use view::Kind;
