#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]
// wasm-bindgen generates unsafe code.
#![cfg_attr(not(all(feature = "wasm", target_arch = "wasm32")), forbid(unsafe_code))]

extern crate alloc;

#[cfg(feature = "engine")]
pub mod engine;

mod cell;
mod figure;
mod game;
mod generate;
mod illegal;
mod moves;
mod names;
mod outcome;
mod player;
mod position;
mod record;
mod rules;
#[cfg(feature = "serde")]
mod serde;
mod support;
mod symmetry;

pub use cell::{Cell, CellSet, Cells, ParseCellError};
pub use figure::{Figure, FigureKind};
pub use game::Game;
pub use generate::perft;
pub use illegal::IllegalMove;
pub use moves::{Move, ParseMoveError, TakeBack};
pub use names::ParseNameError;
pub use outcome::{Concession, Outcome, Reason};
pub use player::Player;
pub use position::{Position, PositionError, PositionFault};
pub use record::{Entry, Line, MoveNumber, Note, Record, RecordError, RecordFault, glyph_text};
pub use rules::{EmptyReserve, Rules, TakeBackOption, Variant};
pub use symmetry::Symmetry;

#[cfg(all(feature = "wasm", target_arch = "wasm32"))]
pub mod wasm;
