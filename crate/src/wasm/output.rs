//! Parts of games as JavaScript receives them, in the shapes of `types.d.ts`; moves as numbers, from which `plain.js` makes the
//! objects.

use wasm_bindgen::JsValue;

use super::data::{Data, Fields};
use super::plain;
use crate::{Figure, FigureKind, Line, Move, Note, Outcome, Position, Record, glyph_text};

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
    plain::moves_of(&numbers)
}

/// Appends a move and the figures that it completes.
pub(super) fn push_move(numbers: &mut Vec<u32>, before: Position, m: Move) {
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
    for (i, cell) in m.take_back().iter().enumerate() {
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
pub(super) fn notes(record: &Record) -> Vec<Data> {
    let Line { comments, entries, .. } = record.line();
    let mut notes = Vec::new();
    let mut add = |ply: usize, kind: &str, text: &str, moves: Option<Data>| {
        if !text.is_empty() {
            let mut note = Fields::default();
            note.count("ply", ply).text("kind", &kind).text("text", &text);
            if let Some(moves) = moves {
                note.put("moves", moves);
            }
            notes.push(note.object());
        }
    };
    comments.iter().for_each(|comment| add(0, "comment", comment, None));
    for (ply, entry) in (1..).zip(entries) {
        for note in &entry.notes {
            match note {
                Note::Comment(comment) => add(ply, "comment", comment, None),
                Note::Glyph(glyph) => add(ply, "glyph", &glyph_text(*glyph), None),
                Note::Variation(line) => {
                    let moves = Data::texts(line.entries.iter().map(|entry| entry.m));
                    add(
                        ply,
                        "variation",
                        &line.text(record.game().first_ply() + ply - 1),
                        Some(moves),
                    );
                }
            }
        }
    }
    notes
}
