//! The crate `pylos`: its rules, texts, records and engine.

mod coach;
mod engine;
mod files;
mod game;
mod hostile;
mod naive;
mod perfect;
mod properties;
mod reasons;
mod records;
mod remarks;
mod searches;
mod sections;
mod serde;
mod solution;
mod texts;
mod themes;
mod vectors;
