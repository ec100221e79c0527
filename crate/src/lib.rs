//! Rules of Pylos.
#![forbid(unsafe_code)]
