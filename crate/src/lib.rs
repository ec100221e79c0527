#![doc = include_str!("../README.md")]
// The same sources make the WebAssembly module, where wasm-bindgen generates unsafe glue.
#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]

pub mod engine;

mod cell;
mod cell_set;
mod figure;
mod game;
mod generate;
mod illegal;
mod moves;
mod outcome;
mod perft;
mod player;
mod position;
mod position_text;
mod quote;
mod record;
mod record_text;
mod rules;
mod support;
mod symmetry;

pub use cell::{Cell, ParseCellError};
pub use cell_set::{CellSet, Cells};
pub use figure::{Figure, FigureKind};
pub use game::{ConcedeError, Game};
pub use illegal::IllegalMove;
pub use moves::{Move, ParseMoveError, TakeBack};
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use player::Player;
pub use position::Position;
pub use position_text::{PositionError, PositionFault};
pub use record::{Line, Note, Record, Turn, glyph_text};
pub use record_text::{MoveNumber, RecordError, RecordFault};
pub use rules::{EmptyReserve, ParseRulesError, Rules, TakeBackOption, Variant};
pub use symmetry::Symmetry;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
