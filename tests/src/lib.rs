//! What the tests of the `pylos` crate share: a second, naive implementation of the rules, readers of
//! the vectors in `tests/data`, drawn boards and a seeded source of chance.

pub mod chance;
pub mod drawing;
pub mod naive;
pub mod scene;
pub mod vectors;
