//! Games and moves as JavaScript receives them, in the shapes of `types.d.ts`: numbers, from which `plain.js` makes the
//! objects.

use wasm_bindgen::JsValue;

use super::data::{Data, Fields};
use super::plain;
use crate::record::{ending, next_move};
use crate::{
    Cell, CellSet, EmptyReserve, Figure, FigureKind, Line, Move, Note, Outcome, Player, Position,
    Record, Rules, TakeBack, TakeBackOption, Variant, glyph_text,
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
    let (set, outcome) = (game.rules(), game.result());
    let before = match (game.positions(), game.moves()) {
        ([.., before, _], [.., m]) => Some((*before, *m)),
        _ => None,
    };
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

    // The moments of the game: the position, and where the text of the record ends there.
    let (mut column, mut body) = (0, String::new());
    let mut moments = vec![number_of(set), game.first_ply() as u32];
    for (i, position) in game.positions().iter().enumerate() {
        let mut code = NO_MOVE;
        if let Some(&m) = i.checked_sub(1).and_then(|last| game.moves().get(last)) {
            code = move_number(m, &[]);
            column = next_move(&mut body, column, game.first_ply() + i - 1, i == 1, m);
        }
        let balls = Player::ALL.map(|player| position.balls(player).bits());
        moments.extend([code, balls[0], balls[1], position.turn() as u32]);
        moments.extend([body.len() as u32, column as u32]);
    }
    let mut end = String::new();
    ending(&mut end, column, outcome);
    line.flag("isPlain", is_plain);
    line.text("end", &end).text("position", &game.position());
    line.put("result", result_data(outcome));
    let numbers = numbers(before, game.position(), game.repetitions(), outcome);
    plain::loaded(&line.object().frozen(), &record.to_string(), &numbers, &moments)
}

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

/// What `plain.js` makes a game of.
pub(super) fn numbers(
    before: Option<(Position, Move)>,
    position: Position,
    repetitions: usize,
    outcome: Option<Outcome>,
) -> Vec<u32> {
    let [light, dark] = Player::ALL.map(|player| position.reserve(player));
    let liftable = if outcome.is_some() { CellSet::EMPTY } else { position.liftable() };
    let mut numbers = vec![
        position.balls(Player::Light).bits(),
        position.balls(Player::Dark).bits(),
        position.turn() as u32,
        light | dark << 4,
        liftable.bits(),
        repetitions as u32,
    ];
    match before {
        None => numbers.push(NO_MOVE),
        Some((before, m)) => push_move(&mut numbers, before, m),
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
