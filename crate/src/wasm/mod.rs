//! The JavaScript face of the crate: the functions and types of `types.d.ts`.
//!
//! Every function returns plain frozen data, and no call changes its arguments. A game is what its record
//! says; the records of the games last made are not read again. The module keeps the files that it was
//! given and the question that it was asked.

mod data;
#[cfg(feature = "engine")]
mod engine;
mod error;
mod input;
mod plain;

use std::rc::Rc;

use wasm_bindgen::prelude::*;

#[cfg(feature = "engine")]
pub use self::engine::{
    analyse, ask, canonical_position, choose_move, coach, needs, perft, remarks, step, take, themes,
};
use self::error::Fault;
use self::input::{Options, named, read_move, read_record};
use self::plain::made;
use crate::{Concession, Player, Record};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

#[wasm_bindgen]
extern "C" {
    /// A game, or its record.
    #[wasm_bindgen(typescript_type = "GameInput")]
    pub type GameInput;
    /// A move, or its text.
    #[wasm_bindgen(typescript_type = "string | { readonly text: string }")]
    pub type MoveInput;
}

/// The options of a new game.
const GAME: &[&str] = &["variant", "takeBack", "emptyReserve", "position", "moves"];

/// A new game, from the empty board or any position, with moves played at once.
///
/// @throws {PylosError} `badOption`, `badPosition`, `badMove`, `illegalMove`, `gameOver`
#[wasm_bindgen(js_name = newGame, unchecked_return_type = "Game")]
pub fn new_game(
    #[wasm_bindgen(unchecked_optional_param_type = "NewGameOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    made(Record::new(Options::new(options, GAME)?.game()?))
}

/// The game of a record: a text in PGN's shape, or `Game.record`.
///
/// @throws {PylosError} `badRecord`
#[wasm_bindgen(js_name = loadGame, unchecked_return_type = "Game")]
pub fn load_game(record: &GameInput) -> Result<JsValue, JsValue> {
    made(Rc::unwrap_or_clone(read_record(record)?))
}

/// Every legal move, each once, in canonical order; none when the game is over.
///
/// @throws {PylosError} `badRecord`
#[wasm_bindgen(js_name = legalMoves, unchecked_return_type = "Move[]")]
pub fn legal_moves(game: &GameInput) -> Result<JsValue, JsValue> {
    Ok(plain::legal_moves(read_record(game)?.game()))
}

/// The game after a move, given as text (balls taken back in any legal order) or as a `Move`.
///
/// @throws {PylosError} `badMove`, `illegalMove` (the message says which rule forbids the move),
/// `gameOver`, `badRecord`
#[wasm_bindgen(unchecked_return_type = "Game")]
pub fn play(
    game: &GameInput,
    #[wasm_bindgen(js_name = "move")] m: &MoveInput,
) -> Result<JsValue, JsValue> {
    let mut record = Rc::unwrap_or_clone(read_record(game)?);
    record.play(read_move(m)?).map_err(Fault::from)?;
    made(record)
}

/// The game before the last move; at the start, the same game. The players' end of a game is undone together
/// with the move before it.
///
/// @throws {PylosError} `badRecord`
#[wasm_bindgen(unchecked_return_type = "Game")]
pub fn undo(game: &GameInput) -> Result<JsValue, JsValue> {
    let mut record = Rc::unwrap_or_clone(read_record(game)?);
    record.undo();
    made(record)
}

/// Ends the game: a player resigns or runs out of time, and loses.
///
/// @throws {PylosError} `badOption`, `gameOver`, `badRecord`
#[wasm_bindgen(unchecked_return_type = "Game")]
pub fn concede(
    game: &GameInput,
    #[wasm_bindgen(unchecked_param_type = "Player")] player: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "\"resignation\" | \"time\"")] reason: &JsValue,
) -> Result<JsValue, JsValue> {
    let mut record = Rc::unwrap_or_clone(read_record(game)?);
    let player: Player = named("player", player)?;
    let concession: Concession = named("reason", reason)?;
    record.concede(player, concession).map_err(Fault::from)?;
    made(record)
}

/// Ends the game with a draw on which the players agree.
///
/// @throws {PylosError} `gameOver`, `badRecord`
#[wasm_bindgen(unchecked_return_type = "Game")]
pub fn agree(game: &GameInput) -> Result<JsValue, JsValue> {
    let mut record = Rc::unwrap_or_clone(read_record(game)?);
    record.agree().map_err(Fault::from)?;
    made(record)
}

/// Smaller than the standard library's allocator.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
