//! Games that go on from one the module made: what `plain.js` remembers of it takes the place of its record.

use wasm_bindgen::prelude::*;

use super::error::Fault;
use super::input::read_move;
use super::output::{self, move_of, numbers, result_data, rules_of};
use crate::game::outcome;
use crate::record::{ending, next_move};
use crate::{CellSet, Move, Player, Position};

#[wasm_bindgen(module = "/src/wasm/plain.js")]
extern "C" {
    /// A string, or the property `record` of an object.
    #[wasm_bindgen(catch, js_name = recordText)]
    pub(super) fn record_text(game: &JsValue) -> Result<Option<String>, JsValue>;
    /// A string, or the property `text` of an object.
    #[wasm_bindgen(catch, js_name = moveText)]
    pub(super) fn move_text(m: &JsValue) -> Result<Option<String>, JsValue>;
    /// Writes what is remembered of a game that is not over, or of the moment before its last move; false if there is
    /// no such moment, or the module did not make the game.
    fn recall(game: &JsValue, is_before: bool, moment: &mut [u32]) -> bool;
    /// How often the position after a move has occurred in the game before.
    fn occurrences(game: &JsValue, light: u32, dark: u32) -> u32;
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

/// Room for the texts of a turn.
const TEXTS: usize = 96;

/// The moment of a game that the module made.
struct Moment {
    position: Position,
    /// Moves numbered before it.
    ply: usize,
    /// Where the text of the record ends.
    column: usize,
    /// How often the position has occurred.
    repetitions: usize,
    /// The last move, and the position before it.
    last: Option<(Position, Move)>,
}

impl Moment {
    #[inline(never)]
    fn recall(game: &JsValue, is_before: bool) -> Option<Moment> {
        let mut numbers = [0; 10];
        if !recall(game, is_before, &mut numbers) {
            return None;
        }
        let [rules, turn, light, dark, ply, column, repetitions, number, before_light, before_dark] =
            numbers;
        let turn = Player::ALL[turn as usize & 1];
        let position = |light, dark, turn| {
            let [light, dark] = [light, dark].map(CellSet::from_bits_truncate);
            Position::of(light, dark, turn, rules_of(rules))
        };
        let last =
            move_of(number).map(|m| (position(before_light, before_dark, turn.opponent()), m));
        Some(Moment {
            position: position(light, dark, turn),
            ply: ply as usize,
            column: column as usize,
            repetitions: repetitions as usize,
            last,
        })
    }
}

/// The legal moves of a game that the module made and that is not over.
pub(super) fn legal_moves(game: &JsValue) -> Option<JsValue> {
    let Moment { position, .. } = Moment::recall(game, false)?;
    Some(output::legal_moves(position, &position.legal_moves()))
}

/// The game after a move of a game that the module made and that is not over.
pub(super) fn play(game: &JsValue, m: &JsValue) -> Option<Result<JsValue, JsValue>> {
    Some(follow(game, &Moment::recall(game, false)?, m))
}

fn follow(game: &JsValue, moment: &Moment, m: &JsValue) -> Result<JsValue, JsValue> {
    let Moment { position: before, ply, column, ref last, .. } = *moment;
    let m = read_move(m)?;
    let position = before.play(m).map_err(Fault::from)?;
    let m = m.canonical();
    let balls = Player::ALL.map(|player| position.balls(player).bits());
    let earlier = occurrences(game, balls[0], balls[1]);
    let repetitions = 1 + earlier as usize;
    let outcome = outcome(position, repetitions);
    let mut texts = String::with_capacity(TEXTS);
    let column = next_move(&mut texts, column, ply, last.is_none(), m);
    let end = texts.len();
    ending(&mut texts, column, outcome);
    let start = texts.len();
    position.write(&mut texts);
    let numbers = numbers(Some((before, m)), position, repetitions, outcome);
    let result = outcome.map_or(JsValue::NULL, |_| result_data(outcome).frozen());
    Ok(moved(game, false, &numbers, column, &texts, end, start, &result))
}

/// The game before the last move of a game that the module made.
pub(super) fn undo(game: &JsValue) -> Option<JsValue> {
    let Moment { position, column, repetitions, last, .. } = Moment::recall(game, true)?;
    let numbers = numbers(last, position, repetitions, None);
    let mut texts = String::with_capacity(TEXTS);
    ending(&mut texts, column, None);
    let end = texts.len();
    position.write(&mut texts);
    Some(moved(game, true, &numbers, column, &texts, 0, end, &JsValue::NULL))
}
