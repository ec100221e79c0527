//! Games and moves as JavaScript receives them, in the shapes of `types.d.ts`.

use core::fmt::Display;

use wasm_bindgen::JsValue;

use super::data::{Data, Fields};
use crate::{
    CellSet, Figure, Game, Line, Move, Note, Outcome, Player, Position, Record, Variant, glyph_text,
};

/// The `Game` object of a record.
pub(super) fn game(record: &Record) -> Result<JsValue, JsValue> {
    let game = record.game();
    let (set, position, outcome) = (game.rules(), game.position(), game.result());
    let mut rules = Fields::default();
    rules.text(&"variant", &set.variant).text(&"takeBack", &set.take_back);
    rules.text(&"emptyReserve", &set.empty_reserve);
    let mut balls = Fields::default();
    for cell in position.occupied() {
        if let Some(player) = position.ball_at(cell) {
            balls.text(&cell, &player);
        }
    }
    let mut reserve = Fields::default();
    for player in Player::ALL {
        reserve.number(&player, position.reserve(player) as usize);
    }
    let liftable = if outcome.is_some() { CellSet::EMPTY } else { position.liftable(set) };
    let last_move = match (game.positions(), game.moves()) {
        ([.., before, _], [.., m]) => move_data(*before, *m, set.variant),
        _ => Data::Null,
    };
    let mut tags = Fields::default();
    for (name, value) in record.tags() {
        tags.text(&name, &value);
    }

    let mut fields = Fields::default();
    fields.text(&"record", record).put(&"rules", Data::Object(rules));
    fields.text(&"position", &position).text(&"turn", &position.turn());
    fields.put(&"balls", Data::Object(balls)).put(&"reserve", Data::Object(reserve));
    fields.put(&"liftable", Data::texts(liftable)).put(&"moves", Data::texts(game.moves()));
    fields.put(&"lastMove", last_move).number(&"repetitions", game.repetitions());
    fields.put(&"result", outcome.map_or(Data::Null, result_data));
    fields.text(&"start", &game.start()).put(&"tags", Data::Object(tags));
    fields.put(&"notes", Data::List(notes(record)));
    Data::Object(fields).frozen()
}

/// The `Move` objects of all legal moves.
pub(super) fn legal_moves(game: &Game) -> Result<JsValue, JsValue> {
    let (position, variant) = (game.position(), game.rules().variant);
    let moves = game.legal_moves().into_iter().map(|m| move_data(position, m, variant)).collect();
    Data::List(moves).frozen()
}

fn move_data(before: Position, m: Move, variant: Variant) -> Data {
    let from = m.from();
    let mut fields = Fields::default();
    fields.text(&"text", &m);
    fields.put(&"from", Data::text_or_null(from.as_ref().map(|from| from as &dyn Display)));
    fields.text(&"to", &m.to()).put(&"takeBack", Data::texts(m.take_back().iter()));
    fields.put(&"completes", figures_data(&before.completes(m, variant)));
    Data::Object(fields)
}

/// The `Figure` objects of figures.
pub(super) fn figures_data(figures: &[Figure]) -> Data {
    let figure_data = |Figure { kind, cells }: &Figure| {
        let mut figure = Fields::default();
        figure.text(&"kind", kind).put(&"cells", Data::texts(*cells));
        Data::Object(figure)
    };
    Data::List(figures.iter().map(figure_data).collect())
}

pub(super) fn result_data(outcome: Outcome) -> Data {
    let winner = outcome.winner();
    let mut fields = Fields::default();
    fields.put(&"winner", Data::text_or_null(winner.as_ref().map(|winner| winner as _)));
    fields.text(&"reason", &outcome.reason());
    Data::Object(fields)
}

fn notes(record: &Record) -> Vec<Data> {
    let line = record.line();
    let mut notes = vec![];
    for comment in &line.comments {
        push_note(&mut notes, 0, "comment", comment, None);
    }
    for (ply, entry) in (1..).zip(&line.entries) {
        for note in &entry.notes {
            match note {
                Note::Comment(comment) => push_note(&mut notes, ply, "comment", comment, None),
                Note::Glyph(glyph) => {
                    push_note(&mut notes, ply, "glyph", &glyph_text(*glyph), None);
                }
                Note::Variation(line) => {
                    let text = line.text(record.first() + ply - 1);
                    push_note(&mut notes, ply, "variation", &text, Some(line));
                }
            }
        }
    }
    notes
}

fn push_note(notes: &mut Vec<Data>, ply: usize, kind: &str, text: &str, variation: Option<&Line>) {
    if text.is_empty() {
        return;
    }
    let mut note = Fields::default();
    note.number(&"ply", ply).text(&"kind", &kind).text(&"text", &text);
    if let Some(line) = variation {
        note.put(&"moves", Data::texts(line.entries.iter().map(|entry| entry.m)));
    }
    notes.push(Data::Object(note));
}
