//! Drawn boards.
