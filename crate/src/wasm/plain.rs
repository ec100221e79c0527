//! Games for JavaScript, in the shape of `types.d.ts`. What `plain.js` remembers of a game that the module made takes the place
//! of its record.

use wasm_bindgen::prelude::*;

use super::data::{Data, Fields};
use super::error::Fault;
use super::input::read_move;
use super::output::{self, notes, push_move, result_data};
use crate::game::outcome;
use crate::record::{ending, next_move};
use crate::{CellSet, Game, Line, Move, Player, Position, Record, Rules};

#[wasm_bindgen(module = "/src/wasm/plain.js")]
extern "C" {
    /// A string, or the property `record` of an object.
    #[wasm_bindgen(catch, js_name = recordText)]
    pub(super) fn record_text(game: &JsValue) -> Result<Option<String>, JsValue>;
    /// A string, or the property `text` of an object.
    #[wasm_bindgen(catch, js_name = moveText)]
    pub(super) fn move_text(m: &JsValue) -> Result<Option<String>, JsValue>;
    /// What is remembered of a game that the module made and that is not over, and its numbers.
    fn recall(game: &JsValue, numbers: &mut [u32]) -> Option<JsValue>;
    /// The game before the last move of a game that the module made.
    pub(super) fn undone(game: &JsValue) -> Option<JsValue>;
    /// What is remembered before the start of a game.
    fn opening(words: &JsValue, rules: usize, first: usize, record: &str) -> JsValue;
    /// How often the position after a move has occurred in the game before.
    fn occurrences(before: &JsValue, light: u32, dark: u32) -> u32;
    /// What is remembered after a move. `texts`: what the move adds to the record's text, its end, and the position.
    fn next(before: &JsValue, numbers: &[u32], texts: &str, result: &JsValue) -> JsValue;
    #[wasm_bindgen(js_name = gameOf)]
    fn game_of(memory: &JsValue) -> JsValue;
    /// A game with notes, or one that was conceded.
    fn described(memory: &JsValue, record: &str, more: &JsValue) -> JsValue;
    /// A value of plain data, frozen to its depths.
    pub(super) fn frozen(value: JsValue) -> JsValue;
    #[wasm_bindgen(js_name = movesOf)]
    pub(super) fn moves_of(numbers: &[u32]) -> JsValue;
}

/// Room for the texts of a turn.
const TEXTS: usize = 96;

/// A moment of a game.
struct Moment {
    /// What `plain.js` remembers.
    memory: JsValue,
    position: Position,
    /// Moves numbered before it.
    ply: usize,
    /// Where the text of the record ends; 0 before the first move.
    column: usize,
}

impl Moment {
    #[inline(never)]
    fn recall(game: &JsValue) -> Option<Moment> {
        let mut numbers = [0; 6];
        let memory = recall(game, &mut numbers)?;
        let [rules, light, dark, turn, ply, column] = numbers;
        let [light, dark] = [light, dark].map(CellSet::from_bits_truncate);
        let rules = Rules::all().nth(rules as usize).unwrap_or_default();
        let position = Position::of(light, dark, Player::ALL[turn as usize & 1], rules);
        Some(Moment { memory, position, ply: ply as usize, column: column as usize })
    }

    /// The moment that follows, with this position; after a move, or after none at the start.
    fn next(&self, m: Option<Move>, position: Position) -> Moment {
        let Moment { ref memory, mut ply, mut column, .. } = *self;
        let [light, dark] = Player::ALL.map(|player| position.balls(player).bits());
        let repetitions = 1 + occurrences(memory, light, dark);
        let outcome = outcome(position, repetitions as usize);
        let mut texts = String::with_capacity(TEXTS);
        if let Some(m) = m {
            column = next_move(&mut texts, column, ply, column == 0, m);
            ply += 1;
        }
        let end = texts.len();
        ending(&mut texts, column, outcome);
        let start = texts.len();
        position.write(&mut texts);
        let reserves = Player::ALL.map(|player| position.reserve(player));
        let liftable = if outcome.is_some() { CellSet::EMPTY } else { position.liftable() };
        let mut numbers = vec![
            light,
            dark,
            position.turn() as u32,
            ply as u32,
            column as u32,
            reserves[0] | reserves[1] << 4,
            liftable.bits(),
            repetitions,
            end as u32,
            start as u32,
        ];
        if let Some(m) = m {
            push_move(&mut numbers, self.position, m);
        }
        let result = outcome.map_or(JsValue::NULL, |_| result_data(outcome).frozen());
        let memory = next(memory, &numbers, &texts, &result);
        Moment { memory, position, ply, column }
    }
}

/// The `Game` object of a record.
pub(super) fn game(record: &Record) -> JsValue {
    let game = record.game();
    let (set, start) = (game.rules(), game.start());
    let mut rules = Fields::default();
    rules.text("variant", &set.variant).text("takeBack", &set.take_back);
    rules.text("emptyReserve", &set.empty_reserve);
    let mut tags = Fields::default();
    for (name, value) in record.tags() {
        tags.text(name, &value);
    }
    let mut words = Fields::default();
    words.put("rules", rules.object()).text("start", &start).put("tags", tags.object());
    words.put("notes", Data::List(Vec::new()));

    let beginning = Record {
        tags: record.tags.clone(),
        game: Game::from_position(start),
        line: Line::default(),
    };
    let number = Rules::all().position(|rules| rules == set).unwrap_or_default();
    let ply = game.first_ply();
    let memory = opening(&words.object().frozen(), number, ply, &beginning.to_string());
    let before = Moment { memory, position: start, ply, column: 0 };
    let mut moment = before.next(None, start);
    for (&m, &position) in game.moves().iter().zip(&game.positions()[1..]) {
        moment = moment.next(Some(m), position);
    }
    let notes = notes(record);
    if notes.is_empty() && game.concession().is_none() {
        return game_of(&moment.memory);
    }
    let mut more = Fields::default();
    more.put("notes", Data::List(notes)).put("result", result_data(game.result()));
    described(&moment.memory, &record.to_string(), &more.object().frozen())
}

/// The legal moves of a game that the module made and that is not over.
pub(super) fn legal_moves(game: &JsValue) -> Option<JsValue> {
    let Moment { position, .. } = Moment::recall(game)?;
    Some(output::legal_moves(position, &position.legal_moves()))
}

/// The game after a move of a game that the module made and that is not over.
pub(super) fn play(game: &JsValue, m: &JsValue) -> Option<Result<JsValue, Fault>> {
    let moment = Moment::recall(game)?;
    let played = read_move(m).and_then(|m| {
        let next = moment.position.play(m)?;
        Ok(game_of(&moment.next(Some(m.canonical()), next).memory))
    });
    Some(played)
}
