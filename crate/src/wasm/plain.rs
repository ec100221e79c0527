//! Games and moves as JavaScript receives them, in the shapes of `types.d.ts`: numbers and texts, from which `plain.js` makes the
//! objects.

use std::cell::Cell;
use std::iter;
use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::data::{Data, Fields};
use super::error::Fault;
use crate::{
    CellSet, Figure, FigureKind, Game, Line, Move, Note, Outcome, Player, Position, Record, Rules,
    glyph_text,
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
    /// A value of plain data, frozen to its depths.
    pub(super) fn frozen(value: JsValue) -> JsValue;
    #[wasm_bindgen(js_name = gameOf)]
    fn game_of(record: &str, words: &str, numbers: &[u32], more: &JsValue) -> Option<JsValue>;
    #[wasm_bindgen(js_name = movesOf)]
    fn moves_of(numbers: &[u32]) -> JsValue;
}

/// The most games that are remembered, and the longest text of their records, in bytes.
const MOST_KEPT: usize = 16;
const LONGEST_KEPT: usize = 1 << 14;

thread_local! {
    /// The games last made or read, by the texts of their records: the latest is the last.
    static KEPT: Cell<Vec<(String, Rc<Record>)>> = Cell::default();
}

/// Remembers a game, in place of the oldest.
fn keep(text: String, record: Rc<Record>) {
    let mut kept = KEPT.take();
    kept.retain(|(known, _)| *known != text);
    if text.len() <= LONGEST_KEPT {
        kept.drain(..(kept.len() + 1).saturating_sub(MOST_KEPT));
        kept.push((text, record));
    }
    KEPT.set(kept);
}

/// The record of a text, which is not read again while it is remembered.
pub(super) fn read(text: String) -> Result<Rc<Record>, Fault> {
    let kept = KEPT.take();
    let found = kept.iter().rfind(|(known, _)| *known == text).map(|(_, record)| record.clone());
    KEPT.set(kept);
    if let Some(record) = found {
        return Ok(record);
    }
    let record: Record = text.parse().map_err(|error| Fault::record(&text, error))?;
    let record = Rc::new(record);
    keep(text, record.clone());
    Ok(record)
}

/// The `Game` object of a record, unless its own record is longer than what is read.
pub(super) fn made(mut record: Record) -> Result<JsValue, JsValue> {
    let notes = notes(&record);
    if notes.is_empty() {
        // Without empty comments.
        record.line = record.game.moves().iter().copied().collect();
    }
    let game = record.game();
    let (position, outcome, start) = (game.position(), game.result(), game.start());
    let Rules { variant, take_back, empty_reserve } = game.rules();
    let words = format!("{variant}\n{take_back}\n{empty_reserve}\n{start}\n{position}");
    let [light, dark] = Player::ALL.map(|player| position.balls(player).bits());
    let [light_reserve, dark_reserve] = Player::ALL.map(|player| position.reserve(player));
    let liftable = if outcome.is_some() { CellSet::EMPTY } else { position.liftable() }.bits();
    let (repetitions, count) = (game.repetitions() as u32, game.moves().len() as u32);
    let mut numbers = vec![light, dark, liftable, light_reserve, dark_reserve, repetitions, count];
    numbers.extend(game.moves().iter().map(|&m| move_number(m, 0)));
    if let ([.., before, _], Some(&m)) = (game.positions(), game.moves().last()) {
        numbers.pop();
        push_move(&mut numbers, *before, m);
    }
    let mut tags = Fields::default();
    for (name, value) in record.tags() {
        tags.text(name, &value);
    }
    let is_plain = record.tags.is_empty() && notes.is_empty() && outcome.is_none();
    let more = || Data::List(vec![tags.object(), Data::List(notes), result_data(outcome)]);
    let more = if is_plain { JsValue::UNDEFINED } else { more().frozen() };
    let text = record.text();
    let game = game_of(&text, &words, &numbers, &more);
    keep(text, Rc::new(record));
    game.ok_or_else(|| Fault::no_record().into())
}

/// In the place of a cell: none.
const NO_CELL: u32 = 31;

/// The bit beside the cells of a figure that makes it a line.
const LINE: u32 = 1 << 30;

/// The `Move` objects of all legal moves.
pub(super) fn legal_moves(game: &Game) -> JsValue {
    let (position, mut numbers) = (game.position(), Vec::with_capacity(64));
    let completing = position.completing();
    for m in game.legal_moves() {
        match completing.contains(m.to()) {
            true => push_move(&mut numbers, position, m),
            false => numbers.push(move_number(m, 0)),
        }
    }
    moves_of(&numbers)
}

/// Appends a move and the figures that it completes.
fn push_move(numbers: &mut Vec<u32>, before: Position, m: Move) {
    let figures = before.completes(m);
    numbers.push(move_number(m, figures.len()));
    for Figure { kind, cells } in figures {
        numbers.push(cells.bits() | if kind == FigureKind::Line { LINE } else { 0 });
    }
}

/// `to` and `from`, how many balls are taken back and which, and how many figures follow.
fn move_number(m: Move, figures: usize) -> u32 {
    let from = m.from().map_or(NO_CELL, |from| from.index() as u32);
    let mut number = m.to().index() as u32 | from << 5 | (m.take_back().len() as u32) << 10;
    for (i, cell) in m.take_back().iter().enumerate() {
        number |= (cell.index() as u32) << (12 + 5 * i);
    }
    number | (figures as u32) << 22
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
