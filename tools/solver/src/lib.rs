//! The strong solution of Pylos: win, loss or endless, and the distance to the end of the game, for
//! every position of any rule set.
//!
//! [`Index`](pylos::engine::numbering::Index) numbers the positions, [`View`] knows the turns from and to the positions of a shape,
//! [`Solver`] fills a [`Table`], [`survey()`] derives every entry again and counts, and [`Solution`]
//! reads and writes it.

mod file;
mod fit;
mod pack;
mod solve;
mod survey;
mod table;
mod view;

pub use file::{FileError, Solution};
pub use fit::fit;
pub use pack::pack;
pub use solve::{Progress, Solver};
pub use survey::{Survey, survey};
pub use table::{Table, Value};
pub use view::View;
