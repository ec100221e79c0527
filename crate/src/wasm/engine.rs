//! The computer opponent as JavaScript sees it.

use js_sys::{JsString, Reflect};
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

use super::data::{Data, Fields};
use super::error::Fault;
use super::input::{Options, number, read_move, read_record, text};
use super::plain::figures_data;
use super::{GameInput, MoveInput};
use crate::IllegalMove;
use crate::engine::{self, Engine, Level, Limits, Piece};
use crate::generate::perft_within;

/// The time of an analysis without limits, in milliseconds.
const USUAL_TIME: f64 = 1000.0;
/// The level if the option is left out.
const USUAL_LEVEL: f64 = 3.0;

#[wasm_bindgen(module = "/src/wasm/bytes.js")]
extern "C" {
    /// The bytes of a `Uint8Array` that is not too long.
    #[wasm_bindgen(catch, js_name = bytesOf)]
    fn bytes_of(value: &JsValue) -> Result<Option<Vec<u8>>, JsValue>;
}

thread_local! {
    static ENGINE: Cell<Engine> = Cell::default();
}

/// Works with the engine. Without a stack to work on, JavaScript ends a call anywhere: the next one has a new engine then.
fn with_engine<T>(work: impl FnOnce(&mut Engine) -> T) -> T {
    let mut engine = ENGINE.take();
    let result = work(&mut engine);
    ENGINE.set(engine);
    result
}

/// Takes in the bytes of a file from `start` on: a table of perfect play, the index of a solution, or a
/// file that `needs` has named. A table can arrive in parts, one after the other; each is used at once.
/// Returns whether the file has arrived up to its end.
///
/// @throws {PylosError} `badOption`, `badTable`
#[wasm_bindgen]
pub fn take(
    #[wasm_bindgen(unchecked_param_type = "string")] file: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] start: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
) -> Result<bool, JsValue> {
    let file = text("file", file)?;
    let start = number("start", start, 0, u32::MAX.into())? as usize;
    let bytes = bytes_of(bytes).ok().flatten().ok_or_else(|| {
        Fault::option("bytes", &"bytes must be a Uint8Array of at most 64 MiB that is not detached")
    })?;
    with_engine(|engine| engine.take(&file, start, &bytes))
        .map_err(|fault| Fault::new(fault.name(), &fault).into())
}

/// The parts of files of a solution that are missing for an exact answer. Ask again once they have been
/// taken in: those that name others come first. `null` if no solution that was taken in has an answer.
///
/// @throws {PylosError} `badRecord`
#[wasm_bindgen(unchecked_return_type = "Piece[] | null")]
pub fn needs(game: &GameInput) -> Result<JsValue, JsValue> {
    let record = read_record(game)?;
    let needs = with_engine(|engine| engine.needs(record.game()));
    let piece_data = |Piece { file, start, end, size, .. }: &Piece| {
        let mut data = Fields::default();
        data.text("file", file);
        for (name, number) in [("start", start), ("end", end), ("size", size)] {
            data.number(name, *number as f64);
        }
        data.object()
    };
    let pieces = needs.map(|needs| needs.iter().map(piece_data).collect());
    Ok(Data::or_null(pieces.map(Data::List)).frozen())
}

/// Asks what every legal move of a game is worth, or for the move of a `level`, in place of what was
/// asked before. `step` answers.
///
/// @throws {PylosError} `badOption`, `badRecord`, `gameOver`
#[wasm_bindgen]
pub fn ask(
    game: &GameInput,
    #[wasm_bindgen(unchecked_optional_param_type = "ChooseOptions")] options: &JsValue,
) -> Result<(), JsValue> {
    if !options.is_undefined() {
        return ask_choice(game, options);
    }
    let record = read_record(game)?;
    with_engine(|engine| engine.ask(record.game()));
    Ok(())
}

fn ask_choice(game: &JsValue, options: &JsValue) -> Result<(), JsValue> {
    let record = read_record(game)?;
    let options = Options::new(options, &["level", "seed"])?;
    let level = options.number("level", 1, Level::MAX.number().into())?.unwrap_or(USUAL_LEVEL);
    // `number` has checked the range.
    let level = Level::new(level as u8).unwrap_or(Level::MAX);
    let seed = options.number("seed", 0, 1 << 53)?.unwrap_or(0.0);
    if let Some(outcome) = record.game().result() {
        return Err(Fault::from(IllegalMove::GameOver(outcome)).into());
    }
    with_engine(|engine| engine.ask_choice(record.game(), level, seed.to_bits()));
    Ok(())
}

/// The longest time that can be given, in milliseconds: eleven days.
const LONGEST: u64 = 1_000_000_000;

/// Goes on with the question for some milliseconds, or until the answer is final, and says what is known. What it looks up in
/// a table for the first time can take longer.
///
/// @throws {PylosError} `badOption`
#[wasm_bindgen(unchecked_return_type = "Knowledge")]
pub fn step(
    #[wasm_bindgen(unchecked_param_type = "number")] time: &JsValue,
) -> Result<JsValue, JsValue> {
    let is_late = deadline(number("time", time, 0, LONGEST)?);
    let known = with_engine(|engine| {
        let known = engine.step(Limits::default().with_stop(&is_late));
        let mut data = Fields::default();
        data.put("moves", scores_data(&known.moves)).put("final", Data::Flag(known.is_final));
        data.object()
    });
    Ok(known.frozen())
}

/// The `MoveScore` object of a scored move.
fn score_data(known: &engine::MoveScore) -> Data {
    let turns = |turns: Option<u32>| Data::or_null(turns.map(|turns| Data::Number(turns.into())));
    let mut data = Fields::default();
    data.text("text", &known.m);
    data.put("value", Data::or_null(known.value.map(|value| Data::text(&value))));
    data.put("distance", turns(known.distance)).put("estimate", turns(known.estimate));
    data.put("exact", Data::Flag(known.is_exact())).number("score", known.score);
    data.text("source", &known.source);
    data.object()
}

fn scores_data(moves: &[engine::MoveScore]) -> Data {
    Data::List(moves.iter().map(score_data).collect())
}

/// Says when some milliseconds are over; never where there is no `performance`.
fn deadline(time: f64) -> impl Fn() -> bool {
    let clock = Reflect::get(&js_sys::global(), &JsString::from("performance")).ok();
    let clock: Option<Performance> =
        clock.filter(JsValue::is_object).map(|clock| clock.unchecked_into());
    let end = clock.as_ref().map_or(0.0, |clock| clock.now()) + time;
    move || clock.as_ref().is_some_and(|clock| clock.now() >= end)
}

/// What every legal move is worth from the mover's side, best first; nothing when the game is over.
///
/// Thinks until the first limit is reached, and answers with what it knows by then. It does not
/// return before: call it in a worker.
///
/// @throws {PylosError} `badOption`, `badRecord`
#[wasm_bindgen(unchecked_return_type = "MoveScore[]")]
pub fn analyse(
    game: &GameInput,
    #[wasm_bindgen(unchecked_optional_param_type = "AnalyseOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    let record = read_record(game)?;
    let options = Options::new(options, &["timeMs", "nodes", "depth"])?;
    let time = options.number("timeMs", 0, LONGEST)?;
    let nodes = options.number("nodes", 1, 1 << 50)?.map(|nodes| nodes as u64);
    let depth = options.number("depth", 1, 1000)?.map(|depth| depth as u32);
    let time = match (time, nodes, depth) {
        (None, None, None) => Some(USUAL_TIME),
        _ => time,
    };
    let is_late = deadline(time.unwrap_or(f64::INFINITY));
    let limits = Limits { nodes, depth, stop: Some(&is_late) };
    let known = with_engine(|engine| engine.analyse(record.game(), limits));
    Ok(scores_data(&known).frozen())
}

/// The move the computer plays at a level, with what it knows of it. The same game, level and seed
/// always give the same move.
///
/// @throws {PylosError} `badOption`, `badRecord`, `gameOver`
#[wasm_bindgen(js_name = chooseMove, unchecked_return_type = "MoveScore")]
pub fn choose_move(
    game: &GameInput,
    #[wasm_bindgen(unchecked_optional_param_type = "ChooseOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    ask_choice(game, options)?;
    let known = with_engine(|engine| {
        let known = engine.step(Limits::default());
        Data::or_null(known.moves.first().map(score_data))
    });
    Ok(known.frozen())
}

/// What there is to say about each turn of a game, by the rules and a look at the answer: figures and
/// raises made, allowed and missed, with the balls they win or lose. Needs no table.
///
/// @throws {PylosError} `badRecord`
#[wasm_bindgen(unchecked_return_type = "Remark[]")]
pub fn remarks(game: &GameInput) -> Result<JsValue, JsValue> {
    Ok(remarks_data(&engine::remarks(read_record(game)?.game())).frozen())
}

/// The longest time of the search for a hint, in milliseconds.
const HINT_TIME: f64 = 200.0;

/// What the opponent threatens, what the player to move can do, and the turn of a hint: by loaded tables
/// or a solution, else by a search of at most 200 ms. With `begun`, the part of a turn that has been
/// played, it is one that goes on with this. `null` when the game is over, or no turn does.
///
/// @throws {PylosError} `badMove`, `badRecord`
#[wasm_bindgen(unchecked_return_type = "Coach | null")]
pub fn coach(
    game: &GameInput,
    #[wasm_bindgen(unchecked_optional_param_type = "Move | string")] begun: &JsValue,
) -> Result<JsValue, JsValue> {
    let record = read_record(game)?;
    let begun = if begun.is_undefined() { None } else { Some(read_move(begun)?) };
    let is_late = deadline(HINT_TIME);
    let limits = Limits::default().with_stop(&is_late);
    let Some(advice) = with_engine(|engine| engine.coach(record.game(), begun, limits)) else {
        return Ok(JsValue::NULL);
    };
    let mut data = Fields::default();
    for (name, chances) in [("threats", &advice.threats), ("chances", &advice.chances)] {
        let mut fields = Fields::default();
        fields.put("figures", figures_data(&chances.figures));
        fields.put("raises", Data::texts(chances.raises));
        data.put(name, fields.object());
    }
    let reason_data = |reason: &engine::HintReason| {
        let mut data = Fields::default();
        data.text("kind", &reason.kind).put("cells", Data::texts(reason.cells));
        data.object()
    };
    data.text("best", &advice.best);
    data.put("reasons", Data::List(advice.reasons.iter().map(reason_data).collect()));
    data.put("remarks", remarks_data(&advice.remarks));
    Ok(data.object().frozen())
}

fn remarks_data(remarks: &[engine::Remark]) -> Data {
    let remark_data = |remark: &engine::Remark| {
        let mut data = Fields::default();
        data.count("ply", remark.ply).text("kind", &remark.kind);
        data.put("cells", Data::texts(remark.cells)).number("balls", remark.balls);
        data.put("better", Data::or_null(remark.better.map(|m| Data::text(&m))));
        data.object()
    };
    Data::List(remarks.iter().map(remark_data).collect())
}

/// The positions to search for a value that the themes of a turn depend on.
const THEME_NODES: u64 = 2_000;

/// What a legal turn is about: the names of its themes. Those that depend on values (`zugzwang`, `hold`)
/// are found only where a loaded table or solution knows them.
///
/// @throws {PylosError} `badMove`, `illegalMove`, `gameOver`, `badRecord`
#[wasm_bindgen(unchecked_return_type = "Theme[]")]
pub fn themes(game: &GameInput, turn: &MoveInput) -> Result<JsValue, JsValue> {
    let record = read_record(game)?;
    let (mut game, turn) = (record.game().clone(), read_move(turn)?);
    let position = game.position();
    game.play(turn).map_err(Fault::from)?;
    let limits = Limits { nodes: Some(THEME_NODES), ..Limits::default() };
    let found = with_engine(|engine| {
        let value = |position| engine.value(position, limits);
        engine::themes(position, turn.canonical(), value)
    });
    Ok(Data::texts(found).frozen())
}

/// The most positions whose moves `perft` lists: about a second.
const PERFT_NODES: u64 = 10_000_000;

/// How many sequences of `depth` legal moves go on from a game; one that ends earlier does not count, and
/// repetitions end none. A depth for which the moves of more than ten million positions are to be listed is refused.
///
/// @throws {PylosError} `badOption`, `badRecord`
#[wasm_bindgen]
pub fn perft(
    game: &GameInput,
    #[wasm_bindgen(unchecked_param_type = "number")] depth: &JsValue,
) -> Result<f64, JsValue> {
    let record = read_record(game)?;
    let depth = number("depth", depth, 0, 30)? as u32;
    if depth > 0 && record.game().is_over() {
        return Ok(0.0);
    }
    let sequences = perft_within(record.game().position(), depth, PERFT_NODES);
    let sequences = sequences.ok_or_else(|| {
        Fault::option("depth", &"depth must be smaller: there are more than 10000000 positions")
    })?;
    Ok(sequences as f64)
}

/// The text of the game's position, or of one of its seven images by rotation and reflection: of the same one
/// for all eight.
///
/// @throws {PylosError} `badRecord`
#[wasm_bindgen(js_name = canonicalPosition)]
pub fn canonical_position(game: &GameInput) -> Result<String, JsValue> {
    Ok(read_record(game)?.game().position().canonical().to_string())
}
