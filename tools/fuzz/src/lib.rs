//! Real tables and solutions, changed at random, with their checksums made right again, and given to
//! the readers below `take`. Then positions are looked up.
//!
//! Nothing may panic, and nothing may take long: [`Fuzz::session`] gives files to one player and one
//! solution; the same session is always the same.

pub mod mutate;
mod sessions;

pub use sessions::{Counts, Fuzz};
