//! The computer opponent as JavaScript sees it.

use js_sys::{JsString, Reflect, Uint8Array};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

use super::data::{Data, Fields};
use super::error::Fault;
use super::input::{Options, read_move, read_record};
use super::output::figures_data;
use crate::engine::{
    self, Arrival, Level, Limits, Perfect, Solution, SolutionError, TableError, Value,
};
use crate::{IllegalMove, Rules};

/// The time of an analysis without limits, in milliseconds.
const USUAL_TIME: f64 = 1000.0;
/// The level if the option is left out.
const USUAL_LEVEL: f64 = 3.0;

thread_local! {
    /// The players with tables, one a rule set.
    static PERFECT: RefCell<Vec<Perfect>> = const { RefCell::new(Vec::new()) };
    /// The tables of which a part has arrived.
    static ARRIVING: RefCell<Vec<Arriving>> = const { RefCell::new(Vec::new()) };
    /// The solutions, one a rule set.
    static SOLUTIONS: RefCell<Vec<Solution>> = const { RefCell::new(Vec::new()) };
}

/// A table of which a part has arrived.
struct Arriving {
    name: Option<String>,
    rules: Rules,
    len: u32,
    arrival: Arrival,
}

/// Answers with a player who has the tables of a rule set, if there is one.
fn with_perfect<T>(rules: Rules, ask: impl FnOnce(&mut Perfect) -> T) -> Option<T> {
    PERFECT.with_borrow_mut(|players| {
        let player = players.iter_mut().find(|player| player.rules() == rules);
        player.map(ask)
    })
}

/// Answers with the solution of a rule set, if there is one.
fn with_solution<T>(rules: Rules, ask: impl FnOnce(&Solution) -> T) -> Option<T> {
    SOLUTIONS.with_borrow(|all| all.iter().find(|solution| solution.rules() == rules).map(ask))
}

/// Takes in the index file of a folder with the solution of a rule set. From now on `analyse` and
/// `chooseMove` at level 8 answer from it wherever `solutionNeeds` says that nothing is missing.
///
/// @throws {PylosError} `badTable`
#[wasm_bindgen(js_name = loadSolution)]
pub fn load_solution(index: &Uint8Array) -> Result<(), JsValue> {
    let solution =
        Solution::new(&index.to_vec()).map_err(|fault| Fault::new("badTable", &fault))?;
    SOLUTIONS.with_borrow_mut(|all| {
        all.retain(|other| other.rules() != solution.rules());
        all.push(solution);
    });
    Ok(())
}

/// The bytes that are missing for the value and the distance of every legal move. Ask again once they
/// have been added: those of a directory come first. Empty if nothing is missing, or if
/// `solutionAnswers` is false.
///
/// @throws {PylosError} `badRecord`
#[wasm_bindgen(js_name = solutionNeeds, unchecked_return_type = "Piece[]")]
pub fn solution_needs(
    #[wasm_bindgen(unchecked_param_type = "GameInput")] game: &JsValue,
) -> Result<JsValue, JsValue> {
    let record = read_record(game)?;
    let game = record.game();
    let needs = with_solution(game.rules(), |solution| solution.needs(game)).unwrap_or_default();
    let piece_data = |piece: &engine::Piece| {
        let mut data = Fields::default();
        data.text(&"file", &piece.file);
        for (name, number) in [("start", piece.start), ("end", piece.end), ("size", piece.size)] {
            data.number(&name, number as usize);
        }
        Data::Object(data)
    };
    Data::List(needs.iter().map(piece_data).collect()).frozen()
}

/// Takes in bytes of a file of a solution, from `start` on: those of a `Piece`, or the whole file.
/// Bytes that are damaged change nothing.
///
/// @throws {PylosError} `badTable`
#[wasm_bindgen(js_name = addSolution)]
pub fn add_solution(file: &str, start: u32, bytes: &Uint8Array) -> Result<(), JsValue> {
    let bytes = bytes.to_vec();
    let mut result = Err(SolutionError::UnknownFile(file.into()));
    SOLUTIONS.with_borrow_mut(|all| {
        for solution in all {
            if matches!(result, Err(SolutionError::UnknownFile(_))) {
                result = solution.add(file, start as usize, &bytes);
            }
        }
    });
    result.map_err(|fault| Fault::new("badTable", &fault).into())
}

/// Whether the loaded solution of the game's rule set has the layers that its moves lead to.
///
/// @throws {PylosError} `badRecord`
#[wasm_bindgen(js_name = solutionAnswers)]
pub fn solution_answers(
    #[wasm_bindgen(unchecked_param_type = "GameInput")] game: &JsValue,
) -> Result<bool, JsValue> {
    let record = read_record(game)?;
    let game = record.game();
    Ok(with_solution(game.rules(), |solution| solution.answers(game)).unwrap_or(false))
}

/// Takes in a table of perfect play: from now on `analyse` answers exactly for every move under its
/// rule set, and `chooseMove` can play perfectly. A second table of the same rule set adds to the first.
///
/// With the name of a file, these are only its bytes from `start` on; they follow those of the call
/// before for this file, and can be used at once. The first 16 bytes come together.
///
/// @throws {PylosError} `badTable`
#[wasm_bindgen(js_name = loadTable)]
pub fn load_table(
    bytes: &Uint8Array,
    file: Option<String>,
    start: Option<u32>,
) -> Result<(), JsValue> {
    take_in(&bytes.to_vec(), file, start.unwrap_or(0))
        .map_err(|fault| Fault::new("badTable", &fault).into())
}

fn take_in(bytes: &[u8], name: Option<String>, start: u32) -> Result<(), TableError> {
    let before = ARRIVING.with_borrow_mut(|files| {
        let place = files.iter().position(|file| file.name == name);
        place.map(|place| files.swap_remove(place))
    });
    let mut file = match before {
        Some(file) if start > 0 => file,
        _ => Arriving { name, rules: Arrival::rules(bytes)?, len: 0, arrival: Arrival::default() },
    };
    if file.len != start {
        return Err(TableError::Damaged);
    }
    match with_perfect(file.rules, |player| player.receive(&mut file.arrival, bytes)) {
        Some(received) => received?,
        None => {
            let mut player = Perfect::without_tables(file.rules);
            player.receive(&mut file.arrival, bytes)?;
            PERFECT.with_borrow_mut(|players| players.push(player));
        }
    }
    file.len += bytes.len() as u32;
    match (file.arrival.is_complete(), &file.name) {
        (true, _) => Ok(()),
        (false, None) => Err(TableError::Damaged),
        (false, _) => {
            ARRIVING.with_borrow_mut(|files| files.push(file));
            Ok(())
        }
    }
}

/// The `MoveScore` object of a scored move.
fn score_data(known: &engine::MoveScore) -> Data {
    let value = known.value;
    let mut data = Fields::default();
    data.text(&"text", &known.m);
    data.put(&"value", Data::text_or_null(value.as_ref().map(|value| value as _)));
    for (name, turns) in [("distance", known.distance), ("estimate", known.estimate)] {
        data.put(&name, turns.map_or(Data::Null, |turns| Data::Number(turns.into())));
    }
    data.put(&"exact", Data::Flag(known.is_exact()));
    data.put(&"score", Data::Number(known.score.into()));
    Data::Object(data)
}

/// The clock of the page, worker or Node process; none where there is no `performance`.
fn clock() -> Option<Performance> {
    let clock = Reflect::get(&js_sys::global(), &JsString::from("performance")).ok()?;
    clock.is_object().then(|| clock.unchecked_into())
}

/// What every legal move is worth from the mover's side, best first; nothing when the game is over.
///
/// Thinks until the first limit is reached, and answers with what it knows by then. It does not
/// return before: call it in a worker.
///
/// @throws {PylosError} `badOption`, `badRecord`
#[wasm_bindgen(unchecked_return_type = "MoveScore[]")]
pub fn analyse(
    #[wasm_bindgen(unchecked_param_type = "GameInput")] game: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AnalyseOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    let record = read_record(game)?;
    let options = Options::new(options)?;
    let time = options.number("timeMs", 0, 1_000_000_000)?;
    let nodes = options.number("nodes", 1, 1 << 50)?.map(|nodes| nodes as u64);
    let depth = options.number("depth", 1, 1000)?.map(|depth| depth as u32);
    let time = match (time, nodes, depth) {
        (None, None, None) => Some(USUAL_TIME),
        _ => time,
    };
    let deadline = time.zip(clock()).map(|(time, clock)| (clock.now() + time, clock));
    let is_late = || deadline.as_ref().is_some_and(|(end, clock)| clock.now() >= *end);
    let game = record.game();
    let limits = Limits { nodes, depth, stop: Some(&is_late) };
    let known = with_solution(game.rules(), |solution| solution.analyse(game))
        .flatten()
        .or_else(|| with_perfect(game.rules(), |player| player.analyse(game, limits)))
        .unwrap_or_else(|| engine::analyse(game, limits));
    Data::List(known.iter().map(score_data).collect()).frozen()
}

/// The move the computer plays at a level, with what it knows of it. The same game, level and seed
/// always give the same move.
///
/// @throws {PylosError} `badOption`, `badRecord`, `gameOver`
#[wasm_bindgen(js_name = chooseMove, unchecked_return_type = "MoveScore")]
pub fn choose_move(
    #[wasm_bindgen(unchecked_param_type = "GameInput")] game: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ChooseOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    let record = read_record(game)?;
    let options = Options::new(options)?;
    let level = options.number("level", 1, Level::MAX.number().into())?.unwrap_or(USUAL_LEVEL);
    // `number` has checked the range.
    let level = Level::try_from(level as u8).unwrap_or(Level::MAX);
    let seed = options.number("seed", 0, 1 << 53)?.unwrap_or(0.0);
    let game = record.game();
    if let Some(outcome) = game.result() {
        return Err(Fault::from(IllegalMove::GameOver(outcome)).into());
    }
    let seed = seed.to_bits();
    let perfect = || {
        let known = with_solution(game.rules(), |solution| solution.choose(game, seed)).flatten();
        // With a part of the tables, the search of this level plays better.
        let choose = |player: &mut Perfect| {
            player.is_complete().then(|| player.choose(game, seed)).flatten()
        };
        match known {
            // Of moves that keep a draw, the tables know which is hardest to answer.
            Some(known) if known.value == Some(Value::Draw) => {
                with_perfect(game.rules(), choose).flatten().or(Some(known))
            }
            None => with_perfect(game.rules(), choose).flatten(),
            known => known,
        }
    };
    let perfect = if level == Level::MAX { perfect() } else { None };
    let choice = perfect.or_else(|| engine::choose_move(game, level, seed));
    match choice {
        Some(known) => score_data(&known).frozen(),
        // A game without a result has a legal move.
        None => Err(Fault::new("gameOver", &"there is no move to choose").into()),
    }
}

/// What there is to say about each turn of a game, by the rules and a look at the answer: figures and
/// raises made, allowed and missed, with the balls they win or lose. Needs no table.
///
/// @throws {PylosError} `badRecord`
#[wasm_bindgen(unchecked_return_type = "Remark[]")]
pub fn remarks(
    #[wasm_bindgen(unchecked_param_type = "GameInput")] game: &JsValue,
) -> Result<JsValue, JsValue> {
    remarks_data(&engine::remarks(read_record(game)?.game())).frozen()
}

/// What the opponent threatens, what the player to move can do, and what he could play; `null` when
/// the game is over. Needs no table.
///
/// @throws {PylosError} `badRecord`
#[wasm_bindgen(unchecked_return_type = "Coach | null")]
pub fn coach(
    #[wasm_bindgen(unchecked_param_type = "GameInput")] game: &JsValue,
) -> Result<JsValue, JsValue> {
    let Some(advice) = engine::coach(read_record(game)?.game()) else {
        return Ok(JsValue::NULL);
    };
    let mut data = Fields::default();
    for (name, chances) in [("threats", &advice.threats), ("chances", &advice.chances)] {
        let mut fields = Fields::default();
        fields.put(&"figures", figures_data(&chances.figures));
        fields.put(&"raises", Data::texts(chances.raises));
        data.put(&name, Data::Object(fields));
    }
    data.text(&"best", &advice.best).put(&"remarks", remarks_data(&advice.remarks));
    Data::Object(data).frozen()
}

fn remarks_data(remarks: &[engine::Remark]) -> Data {
    let remark_data = |remark: &engine::Remark| {
        let mut data = Fields::default();
        data.number(&"ply", remark.ply).text(&"kind", &remark.kind);
        data.put(&"cells", Data::texts(remark.cells));
        data.put(&"balls", Data::Number(remark.balls.into()));
        data.put(&"better", Data::text_or_null(remark.better.as_ref().map(|m| m as _)));
        Data::Object(data)
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
pub fn themes(
    #[wasm_bindgen(unchecked_param_type = "GameInput")] game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string | { readonly text: string }")] turn: &JsValue,
) -> Result<JsValue, JsValue> {
    let record = read_record(game)?;
    let (mut game, turn) = (record.game().clone(), read_move(turn)?);
    let (position, rules) = (game.position(), game.rules());
    game.play(turn).map_err(Fault::from)?;
    let limits = Limits { nodes: Some(THEME_NODES), ..Limits::default() };
    let found = engine::themes(position, turn.canonical(), rules, |position| {
        with_solution(rules, |solution| solution.value(position))
            .flatten()
            .map(|(value, _)| value)
            .or_else(|| with_perfect(rules, |player| player.value(position, limits)).flatten())
    });
    Data::texts(found).frozen()
}
