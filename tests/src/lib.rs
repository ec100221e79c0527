//! Shared by the tests of the `pylos` crate: a second, naive implementation of the rules, readers of
//! the vectors in `tests/data`, drawn boards, texts and seeded random numbers.

pub mod chance;
pub mod naive;
pub mod scene;
pub mod text;
pub mod vectors;
