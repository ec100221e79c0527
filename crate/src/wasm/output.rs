//! JavaScript values out: frozen plain objects, in the shapes of `types.d.ts`.

use core::fmt::Display;

use js_sys::{JSON, Object};
use wasm_bindgen::{JsCast, JsValue};

use super::json::Json;
use crate::{
    CellSet, Figure, Game, Line, Move, Note, Outcome, Player, Position, Record, Variant, glyph_text,
};

/// A JSON value as a JavaScript object, frozen to its depths.
pub(super) fn frozen(json: &Json) -> Result<JsValue, JsValue> {
    let object = JSON::parse(json.text())?;
    freeze(&object);
    Ok(object)
}

fn freeze(value: &JsValue) {
    if let Some(object) = value.dyn_ref::<Object>() {
        Object::values(object).iter().for_each(|child| freeze(&child));
        Object::freeze(object);
    }
}

/// The `Game` object of a record.
pub(super) fn game(record: &Record) -> Result<JsValue, JsValue> {
    let game = record.game();
    let (rules, position, outcome) = (game.rules(), game.position(), game.result());
    let mut json = Json::new();
    json.open('{').key(&"record").string(record);

    json.key(&"rules").open('{').key(&"variant").string(&rules.variant);
    json.key(&"takeBack").string(&rules.take_back);
    json.key(&"emptyReserve").string(&rules.empty_reserve);
    json.close('}');

    json.key(&"position").string(&position);
    json.key(&"turn").string(&position.turn());

    json.key(&"balls").open('{');
    for cell in position.occupied() {
        json.key(&cell).string_or_null(position.ball_at(cell).as_ref().map(|ball| ball as _));
    }
    json.close('}');

    json.key(&"reserve").open('{');
    for player in Player::ALL {
        json.key(&player).plain(&position.reserve(player));
    }
    json.close('}');

    let liftable = if outcome.is_some() { CellSet::EMPTY } else { position.liftable(rules) };
    json.key(&"liftable").strings(liftable);
    json.key(&"moves").strings(game.moves());
    json.key(&"lastMove");
    match (game.positions(), game.moves()) {
        ([.., before, _], [.., m]) => write_move(&mut json, *before, *m, rules.variant),
        _ => json.plain(&"null"),
    }
    json.key(&"repetitions").plain(&game.repetitions());
    json.key(&"result");
    match outcome {
        Some(outcome) => write_result(&mut json, outcome),
        None => json.plain(&"null"),
    }
    json.key(&"start").string(&game.start());

    json.key(&"tags").open('{');
    for (name, value) in record.tags() {
        json.key(&name).string(&value);
    }
    json.close('}');

    write_notes(&mut json, record);
    json.close('}');
    frozen(&json)
}

/// The `Move` objects of all legal moves.
pub(super) fn legal_moves(game: &Game) -> Result<JsValue, JsValue> {
    let mut json = Json::new();
    json.open('[');
    for m in game.legal_moves() {
        write_move(&mut json, game.position(), m, game.rules().variant);
    }
    json.close(']');
    frozen(&json)
}

fn write_move(json: &mut Json, before: Position, m: Move, variant: Variant) {
    json.open('{').key(&"text").string(&m);
    json.key(&"from").string_or_null(m.from().as_ref().map(|from| from as &dyn Display));
    json.key(&"to").string(&m.to());
    json.key(&"takeBack").strings(m.take_back().iter());
    json.key(&"completes").open('[');
    for Figure { kind, cells } in before.completes(m, variant) {
        json.open('{').key(&"kind").string(&kind);
        json.key(&"cells").strings(cells);
        json.close('}');
    }
    json.close(']');
    json.close('}');
}

pub(super) fn write_result(json: &mut Json, outcome: Outcome) {
    let winner = outcome.winner();
    json.open('{').key(&"winner").string_or_null(winner.as_ref().map(|winner| winner as _));
    json.key(&"reason").string(&outcome.reason());
    json.close('}');
}

fn write_notes(json: &mut Json, record: &Record) {
    let line = record.line();
    json.key(&"notes").open('[');
    for comment in &line.comments {
        write_note(json, 0, "comment", comment, None);
    }
    for (ply, entry) in (1..).zip(&line.entries) {
        for note in &entry.notes {
            match note {
                Note::Comment(comment) => write_note(json, ply, "comment", comment, None),
                Note::Glyph(glyph) => write_note(json, ply, "glyph", &glyph_text(*glyph), None),
                Note::Variation(line) => {
                    let text = line.text(record.first() + ply - 1);
                    write_note(json, ply, "variation", &text, Some(line));
                }
            }
        }
    }
    json.close(']');
}

fn write_note(json: &mut Json, ply: usize, kind: &str, text: &str, variation: Option<&Line>) {
    if text.is_empty() {
        return;
    }
    json.open('{').key(&"ply").plain(&ply);
    json.key(&"kind").string(&kind);
    json.key(&"text").string(&text);
    if let Some(line) = variation {
        json.key(&"moves").strings(line.entries.iter().map(|entry| entry.m));
    }
    json.close('}');
}
