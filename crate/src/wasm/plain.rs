//! Games and moves as JavaScript receives them, in the shapes of `types.d.ts`: numbers and texts, from which `plain.js` makes the
//! objects. What it remembers of a game that the module made takes the place of the game's record.

use core::iter;

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::data::{Data, Fields};
use super::error::Fault;
use crate::game::outcome;
use crate::record::{ending, next_move};
use crate::{
    CellSet, EmptyReserve, Figure, FigureKind, Game, Line, Move, Note, Outcome, Player, Position,
    Record, Rules, TakeBackOption, Variant, glyph_text,
};

#[wasm_bindgen(module = "/src/wasm/plain.js")]
extern "C" {
    /// A string, or the property `record` of an object.
    #[wasm_bindgen(catch, js_name = recordText)]
    pub(super) fn record_text(game: &JsValue) -> Result<Option<String>, JsValue>;
    /// A string, or the property `text` of an object.
    #[wasm_bindgen(catch, js_name = moveText)]
    pub(super) fn move_text(m: &JsValue) -> Result<Option<String>, JsValue>;
    /// What [`move_text`] says of each item of an array that is not too long.
    #[wasm_bindgen(catch, js_name = moveTexts)]
    pub(super) fn move_texts(list: &JsValue) -> Result<Option<Array>, JsValue>;
    /// A string that is not too long.
    pub(super) fn text(value: &JsValue) -> Option<String>;
    /// A key of an object that is none of these names, shortened.
    #[wasm_bindgen(catch)]
    pub(super) fn misspelt(object: &JsValue, names: &str) -> Result<Option<String>, JsValue>;
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
    fn moves_of(numbers: &[u32]) -> JsValue;
}

/// The length of a text as JavaScript counts: a byte that begins a character is one unit, and a second one where the character
/// has four bytes.
pub(super) fn units(utf8: &[u8]) -> usize {
    utf8.iter().map(|&byte| usize::from(byte as i8 >= -0x40) + usize::from(byte >= 0xF0)).sum()
}

/// Room for the texts of a turn.
const TEXTS: usize = 96;

/// A moment of a game.
pub(super) struct Moment {
    /// What `plain.js` remembers.
    memory: JsValue,
    position: Position,
    /// Moves numbered before it.
    ply: usize,
    /// Where the text of the record ends; 0 before the first move.
    column: usize,
}

impl Moment {
    /// The moment of a game that the module made and that is not over.
    #[inline(never)]
    pub(super) fn recall(game: &JsValue) -> Option<Moment> {
        let mut numbers = [0; 6];
        let memory = recall(game, &mut numbers)?;
        let [rules, light, dark, turn, ply, column] = numbers;
        let [light, dark] = [light, dark].map(CellSet::from_bits_truncate);
        let rules = rules_of(rules as usize);
        let position = Position::of(light, dark, Player::ALL[turn as usize & 1], rules);
        Some(Moment { memory, position, ply: ply as usize, column: column as usize })
    }

    /// The `Move` objects of all legal moves.
    pub(super) fn legal_moves(&self) -> JsValue {
        legal_moves(self.position, &self.position.legal_moves())
    }

    /// The `Game` object after a move.
    pub(super) fn play(&self, m: Move) -> Result<JsValue, Fault> {
        let next = self.position.play(m)?;
        let [light, dark] = Player::ALL.map(|player| next.balls(player).bits());
        let repetitions = 1 + occurrences(&self.memory, light, dark);
        Ok(game_of(&self.next(Some(m.canonical()), next, repetitions).memory))
    }

    /// The moment that follows, with this position, which has then occurred so often; after a move, or after none at the start.
    fn next(&self, m: Option<Move>, position: Position, repetitions: u32) -> Moment {
        let Moment { ref memory, mut ply, mut column, .. } = *self;
        let [light, dark] = Player::ALL.map(|player| position.balls(player).bits());
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

/// The rule set of a number.
fn rules_of(number: usize) -> Rules {
    Rules::new(Variant::ALL[number % 3])
        .with_take_back(TakeBackOption::ALL[number / 3 % 2])
        .with_empty_reserve(EmptyReserve::ALL[number / 6 % 2])
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
    let number = set.variant as usize + 3 * set.take_back as usize + 6 * set.empty_reserve as usize;
    let ply = game.first_ply();
    let memory = opening(&words.object().frozen(), number, ply, &beginning.to_string());
    let before = Moment { memory, position: start, ply, column: 0 };
    let mut moment = before.next(None, start, 1);
    let positions = game.positions();
    for (i, (&m, &position)) in (1..).zip(game.moves().iter().zip(&positions[1..])) {
        // Every other position has this player to move.
        let same = positions[..=i].iter().rev().step_by(2).filter(|&&before| before == position);
        moment = moment.next(Some(m), position, same.count() as u32);
    }
    let notes = notes(record);
    if notes.is_empty() && game.concession().is_none() {
        return game_of(&moment.memory);
    }
    let text = record.to_string();
    let mut more = Fields::default();
    more.put("notes", Data::List(notes)).put("result", result_data(game.result()));
    described(&moment.memory, &text, &more.object().frozen())
}

/// In the place of a cell: none.
const NO_CELL: u32 = 31;

/// The bit beside the cells of a figure that makes it a line.
const LINE: u32 = 1 << 30;

/// The `Move` objects of all legal moves.
pub(super) fn legal_moves(position: Position, moves: &[Move]) -> JsValue {
    let mut numbers = Vec::with_capacity(2 * moves.len());
    let completing = position.completing();
    for m in moves {
        if completing.contains(m.to()) {
            push_move(&mut numbers, position, *m);
        } else {
            numbers.push(move_number(*m, &[]));
        }
    }
    moves_of(&numbers)
}

/// Appends a move and the figures that it completes.
fn push_move(numbers: &mut Vec<u32>, before: Position, m: Move) {
    let figures = before.completes(m);
    numbers.push(move_number(m, &figures));
    for Figure { kind, cells } in figures {
        numbers.push(cells.bits() | if kind == FigureKind::Line { LINE } else { 0 });
    }
}

/// `to` and `from`, the balls taken back and how many, and how many figures follow.
fn move_number(m: Move, figures: &[Figure]) -> u32 {
    let from = m.from().map_or(NO_CELL, |from| from.index() as u32);
    let mut number = m.to().index() as u32 | from << 5 | (m.take_back().len() as u32) << 10;
    for (i, cell) in m.take_back().as_slice().iter().enumerate() {
        number |= (cell.index() as u32) << (12 + 5 * i);
    }
    number | (figures.len() as u32) << 22
}

/// The `Figure` objects of figures.
#[cfg(feature = "engine")]
pub(super) fn figures_data(figures: &[Figure]) -> Data {
    let figure_data = |Figure { kind, cells }: &Figure| {
        let mut figure = Fields::default();
        figure.text("kind", kind).put("cells", Data::texts(*cells));
        figure.object()
    };
    Data::List(figures.iter().map(figure_data).collect())
}

/// How a game ended; null while it goes on.
pub(super) fn result_data(outcome: Option<Outcome>) -> Data {
    Data::or_null(outcome.map(|outcome| {
        let winner = outcome.winner().map(|winner| Data::text(&winner));
        let mut fields = Fields::default();
        fields.put("winner", Data::or_null(winner)).text("reason", &outcome.reason());
        fields.object()
    }))
}

/// What is written beside the moves; empty comments are left out.
fn notes(record: &Record) -> Vec<Data> {
    let Line { comments, entries, .. } = record.line();
    let before: Vec<Note> = comments.iter().cloned().map(Note::Comment).collect();
    let places = iter::once(&before).chain(entries.iter().map(|entry| &entry.notes)).enumerate();
    let mut notes = Vec::new();
    for (ply, note) in places.flat_map(|(ply, notes)| notes.iter().map(move |note| (ply, note))) {
        let mut data = Fields::default();
        data.count("ply", ply);
        match note {
            Note::Comment(comment) if comment.is_empty() => continue,
            Note::Comment(comment) => data.text("kind", &"comment").text("text", comment),
            Note::Glyph(glyph) => data.text("kind", &"glyph").text("text", &glyph_text(*glyph)),
            Note::Variation(line) => {
                let text = line.text(record.game().first_ply() + ply - 1);
                data.text("kind", &"variation").text("text", &text);
                data.put("moves", Data::texts(line.entries.iter().map(|entry| entry.m)))
            }
        };
        notes.push(data.object());
    }
    notes
}
