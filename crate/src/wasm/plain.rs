//! Games that go on from one the module made: what `plain.js` remembers of it takes the place of its record.

use wasm_bindgen::prelude::*;

use super::input::read_move;
use super::output::{move_of, numbers, result_data, rules_of};
use crate::record::{ending, next_move};
use crate::{CellSet, Game, Player, Position};

#[wasm_bindgen(module = "/src/wasm/plain.js")]
extern "C" {
    /// A string, or the property `record` of an object.
    #[wasm_bindgen(catch, js_name = recordText)]
    pub(super) fn record_text(game: &JsValue) -> Result<Option<String>, JsValue>;
    /// A string, or the property `text` of an object.
    #[wasm_bindgen(catch, js_name = moveText)]
    pub(super) fn move_text(m: &JsValue) -> Result<Option<String>, JsValue>;
    /// The numbers that a game was made of that is not over, or those of the moment before its last move. Nothing if there is no
    /// such moment, or the module did not make the game.
    fn recall(game: &JsValue, is_before: bool) -> Option<Vec<u32>>;
    /// The game after a move, or before its last one. `texts`: what the move adds to the record's text, its end, and
    /// the position; `end` and `position` say where they are cut.
    fn moved(
        game: &JsValue,
        is_back: bool,
        numbers: &[u32],
        column: usize,
        texts: &str,
        end: usize,
        position: usize,
        result: &JsValue,
    ) -> JsValue;
    /// A value of plain data, frozen to its depths.
    pub(super) fn frozen(value: JsValue) -> JsValue;
    #[wasm_bindgen(js_name = movesOf)]
    pub(super) fn moves_of(numbers: &[u32]) -> JsValue;
    pub(super) fn loaded(line: &JsValue, record: &str, numbers: &[u32], moments: &[u32])
    -> JsValue;
}

/// A game that the module made and that is not over, or that before its last move; and where the text of its record ends.
pub(super) fn recalled(game: &JsValue, is_before: bool) -> Option<(Game, usize)> {
    let numbers = recall(game, is_before)?;
    let [rules, turn, light, dark, column, moves @ ..] = &*numbers else { return None };
    let [light, dark] = [light, dark].map(|&bits| CellSet::from_bits_truncate(bits));
    let turn = Player::ALL[*turn as usize & 1];
    let mut game = Game::from_position(Position::of(light, dark, turn, rules_of(*rules)));
    moves.iter().filter_map(|&number| move_of(number)).for_each(|m| game.push(m));
    Some((game, *column as usize))
}

/// The game after a move of a game that the module made and that is not over.
pub(super) fn play(made: &JsValue, m: &JsValue) -> Option<Result<JsValue, JsValue>> {
    let (mut game, column) = recalled(made, false)?;
    let played = read_move(m).and_then(|m| Ok(game.play(m)?));
    Some(played.map(|()| follow(made, &game, false, column)).map_err(JsValue::from))
}

/// The game before the last move of a game that the module made.
pub(super) fn undo(made: &JsValue) -> Option<JsValue> {
    let (game, column) = recalled(made, true)?;
    Some(follow(made, &game, true, column))
}

/// What `made` becomes: a game that the module made, and a move more or less.
fn follow(made: &JsValue, game: &Game, is_back: bool, mut column: usize) -> JsValue {
    let mut texts = String::new();
    if let ([before @ .., m], false) = (game.moves(), is_back) {
        column = next_move(&mut texts, column, game, before.len(), *m);
    }
    let end = texts.len();
    let outcome = game.result();
    ending(&mut texts, column, outcome);
    let start = texts.len();
    game.position().write(&mut texts);
    let result = outcome.map_or(JsValue::NULL, |_| result_data(outcome).frozen());
    moved(made, is_back, &numbers(game), column, &texts, end, start, &result)
}
