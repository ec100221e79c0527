//! Games and moves as JavaScript receives them, in the shapes of `types.d.ts`: numbers, from which `plain.js` makes the
//! objects.

use wasm_bindgen::JsValue;

use super::data::{Data, Fields};
use super::plain;
use crate::record::next_move;
use crate::{
    Cell, CellSet, EmptyReserve, Figure, FigureKind, Game, Line, Move, Note, Outcome, Player,
    Position, Record, Rules, TakeBack, TakeBackOption, Variant, glyph_text,
};

/// In the place of a cell: none.
const NO_CELL: u32 = 31;

/// In the place of a move: none.
const NO_MOVE: u32 = u32::MAX;

/// The bit beside the cells of a figure that makes it a line.
const LINE: u32 = 1 << 30;

/// The `Game` object of a record.
pub(super) fn game(record: &Record) -> JsValue {
    let game = record.game();
    let set = game.rules();
    let mut rules = Fields::default();
    rules.text("variant", &set.variant).text("takeBack", &set.take_back);
    rules.text("emptyReserve", &set.empty_reserve);
    let mut tags = Fields::default();
    for (name, value) in record.tags() {
        tags.text(name, &value);
    }
    let notes = notes(record);
    let is_plain = notes.is_empty() && game.concession().is_none();
    let mut line = Fields::default();
    line.put("rules", rules.object()).text("start", &game.start());
    line.put("tags", tags.object()).put("notes", Data::List(notes));

    // The start, then the moves, and where the text of the record ends after each.
    let (mut column, mut body) = (0, String::new());
    let start = game.start();
    let [light, dark] = Player::ALL.map(|player| start.balls(player).bits());
    let mut moments = vec![number_of(set), start.turn() as u32, light, dark, 0];
    for (before, &m) in game.moves().iter().enumerate() {
        column = next_move(&mut body, column, game, before, m);
        moments.extend([move_number(m, &[]), body.len() as u32, column as u32]);
    }
    line.flag("isPlain", is_plain).text("position", &game.position());
    line.put("result", result_data(game.result()));
    plain::loaded(&line.object().frozen(), &record.to_string(), &numbers(game), &moments)
}

/// The `Move` objects of all legal moves.
pub(super) fn legal_moves(game: &Game) -> JsValue {
    let (position, moves) = (game.position(), game.legal_moves());
    let mut numbers = Vec::with_capacity(2 * moves.len());
    let completing = position.completing();
    for m in moves {
        if completing.contains(m.to()) {
            push_move(&mut numbers, position, m);
        } else {
            numbers.push(move_number(m, &[]));
        }
    }
    plain::moves_of(&numbers)
}

/// What `plain.js` makes a game of.
pub(super) fn numbers(game: &Game) -> Vec<u32> {
    let position = game.position();
    let [light, dark] = Player::ALL.map(|player| position.balls(player).bits());
    let [light_left, dark_left] = Player::ALL.map(|player| position.reserve(player));
    let liftable = if game.is_over() { CellSet::EMPTY } else { position.liftable() };
    let turn = position.turn() as u32;
    let repetitions = game.repetitions() as u32;
    let mut numbers = vec![light, dark, turn, light_left, dark_left, liftable.bits(), repetitions];
    match (game.positions(), game.moves()) {
        ([.., before, _], [.., m]) => push_move(&mut numbers, *before, *m),
        _ => numbers.push(NO_MOVE),
    }
    numbers
}

/// The number of a rule set.
fn number_of(rules: Rules) -> u32 {
    rules.variant as u32 + 3 * rules.take_back as u32 + 6 * rules.empty_reserve as u32
}

/// The rule set of a number.
pub(super) fn rules_of(number: u32) -> Rules {
    let number = number as usize;
    Rules::new(Variant::ALL[number % 3])
        .with_take_back(TakeBackOption::ALL[number / 3 % 2])
        .with_empty_reserve(EmptyReserve::ALL[number / 6 % 2])
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
    for (i, cell) in m.take_back().iter().enumerate() {
        number |= (cell.index() as u32) << (12 + 5 * i);
    }
    number | (figures.len() as u32) << 22
}

/// The move of a number; none for `NO_MOVE`.
pub(super) fn move_of(number: u32) -> Option<Move> {
    let cell = |shift: u32| Cell::from_index((number >> shift) as usize & 31);
    let take_back = match number >> 10 & 3 {
        0 => TakeBack::NONE,
        1 => TakeBack::one(cell(12)?),
        2 => TakeBack::two(cell(12)?, cell(17)?),
        _ => return None,
    };
    Some(Move::new(cell(5), cell(0)?, take_back))
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
