//! The strong solution of Pylos: win, loss or endless, and the distance to the end of the game, for
//! every position of a rule set.
//!
//! [`Index`](pylos::engine::internal::Index) numbers the positions, [`View`] knows the moves from the
//! positions of a shape, [`solve()`] fills [`Values`], [`survey()`] derives every value again
//! and counts.
mod fit;
mod pack;
mod solve;
mod survey;
mod values;
mod view;

pub use fit::fit;
pub use pack::{pack, pack_folder};
pub use solve::solve;
pub use survey::{Find, Sort, Survey, forced_cycles, survey};
pub use values::{Value, Values, keeping, moves_by};
pub use view::Kind;
