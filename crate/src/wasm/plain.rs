//! Games that go on from one the module made: what `plain.js` remembers of it takes the place of its record.

use wasm_bindgen::prelude::*;

use super::error::Fault;
use super::input::read_move;
use super::output::{self, move_of, numbers, result, rules_of};
use crate::game::outcome;
use crate::record::{ending, next_move};
use crate::{CellSet, Move, Player, Position, Rules};

#[wasm_bindgen(module = "/src/wasm/plain.js")]
extern "C" {
    /// A string, or the property `record` of an object.
    #[wasm_bindgen(catch, js_name = recordText)]
    pub(super) fn record_text(game: &JsValue) -> Result<Option<String>, JsValue>;
    /// A string, or the property `text` of an object.
    #[wasm_bindgen(catch, js_name = moveText)]
    pub(super) fn move_text(m: &JsValue) -> Result<Option<String>, JsValue>;
    /// Writes what is remembered of a game; false if the module did not make it, or something else than a move follows.
    fn recall(game: &JsValue, moment: &mut [u32]) -> bool;
    /// The same of the moment before its last move, if there is one.
    #[wasm_bindgen(js_name = recallBefore)]
    fn recall_before(game: &JsValue, moment: &mut [u32]) -> bool;
    /// How often a position has occurred in a game.
    fn occurrences(game: &JsValue, light: u32, dark: u32, turn: u32) -> u32;
    /// `texts`: what the move adds to the record's text, its end, and the position; two numbers say where they are cut.
    fn played(
        game: &JsValue,
        numbers: &[u32],
        column: usize,
        texts: &str,
        end: usize,
        position: usize,
        result: &JsValue,
    ) -> JsValue;
    fn undone(game: &JsValue, numbers: &[u32], texts: &str, position: usize) -> JsValue;
    #[wasm_bindgen(js_name = movesOf)]
    pub(super) fn moves_of(numbers: &[u32]) -> JsValue;
    pub(super) fn loaded(line: &JsValue, numbers: &[u32], moments: &[u32]) -> JsValue;
}

/// Room for the texts of a turn.
const TEXTS: usize = 96;

/// The moment of a game that the module made.
struct Moment {
    rules: Rules,
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
    /// What is remembered by `from`.
    fn read(from: impl FnOnce(&mut [u32]) -> bool) -> Option<Moment> {
        let mut numbers = [0; 10];
        if !from(&mut numbers) {
            return None;
        }
        let [rules, turn, light, dark, ply, column, repetitions, number, before_light, before_dark] =
            numbers;
        let turn = Player::ALL[turn as usize];
        let position = |light, dark, turn| {
            Position::of(
                CellSet::from_bits_truncate(light),
                CellSet::from_bits_truncate(dark),
                turn,
            )
        };
        let last = move_of(number).map(|m| (position(before_light, before_dark, turn.other()), m));
        Some(Moment {
            rules: rules_of(rules),
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
    let Moment { rules, position, .. } = Moment::read(|numbers| recall(game, numbers))?;
    Some(output::legal_moves(position, rules, &position.legal_moves(rules)))
}

/// The game after a move.
pub(super) fn play(game: &JsValue, m: &JsValue) -> Option<Result<JsValue, JsValue>> {
    let moment = Moment::read(|numbers| recall(game, numbers))?;
    Some(moment.play(game, m))
}

impl Moment {
    fn play(&self, game: &JsValue, m: &JsValue) -> Result<JsValue, JsValue> {
        let m = read_move(m)?;
        let position = self.position.play(m, self.rules).map_err(Fault::from)?;
        let m = m.canonical();
        let balls = Player::ALL.map(|player| position.balls(player).bits());
        let turn = position.turn() as u32;
        let repetitions = 1 + occurrences(game, balls[0], balls[1], turn);
        let outcome = outcome(position, self.rules, repetitions as usize);
        let mut texts = String::with_capacity(TEXTS);
        let column = next_move(&mut texts, self.column, self.ply, self.last.is_none(), m);
        let end = texts.len();
        ending(&mut texts, column, outcome);
        let start = texts.len();
        position.write(&mut texts);
        let numbers =
            numbers(self.rules, Some((self.position, m)), position, repetitions as usize, outcome);
        Ok(played(game, &numbers, column, &texts, end, start, &result(outcome)?))
    }
}

/// The game before the last move.
pub(super) fn undo(game: &JsValue) -> Option<JsValue> {
    let Moment { rules, position, column, repetitions, last, .. } =
        Moment::read(|numbers| recall_before(game, numbers))?;
    let numbers = numbers(rules, last, position, repetitions, None);
    let mut texts = String::with_capacity(TEXTS);
    ending(&mut texts, column, None);
    let end = texts.len();
    position.write(&mut texts);
    Some(undone(game, &numbers, &texts, end))
}
