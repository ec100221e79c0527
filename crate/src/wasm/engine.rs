//! The computer opponent as JavaScript sees it.

use js_sys::{JsString, Reflect, Uint8Array};
use serde::Serialize;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

use super::error::{Code, error};
use super::input::{Options, read_record};
use super::output::frozen;
use crate::Rules;
use crate::engine::{self, Limits, PERFECT_LEVEL, Perfect};

/// The longest time an analysis without any limit takes, in milliseconds.
const USUAL_TIME: f64 = 1000.0;
/// The level of an opponent that nobody chose.
const USUAL_LEVEL: f64 = 3.0;

thread_local! {
    /// The players with tables, one a rule set.
    static PERFECT: RefCell<Vec<Perfect>> = const { RefCell::new(Vec::new()) };
}

/// Answers with a player who has the tables of a rule set, if there is one.
fn with_perfect<T>(rules: Rules, ask: impl FnOnce(&mut Perfect) -> T) -> Option<T> {
    PERFECT.with_borrow_mut(|players| {
        let player = players.iter_mut().find(|player| player.rules() == rules);
        player.map(ask)
    })
}

/// Takes in the bytes of a table of perfect play: from now on `analyse` answers exactly for every
/// move under its rule set, and `chooseMove` can play perfectly. A second file of the same rule set
/// adds to the first.
///
/// @throws {PylosError} `badTable`
#[wasm_bindgen(js_name = loadTable)]
pub fn load_table(file: &Uint8Array) -> Result<(), JsValue> {
    let file = file.to_vec();
    PERFECT.with_borrow_mut(|players| {
        for player in players.iter_mut() {
            if player.add(&file).is_ok() {
                return Ok(());
            }
        }
        let player = Perfect::new(&file).map_err(|fault| error(Code::Table, fault))?;
        players.push(player);
        Ok(())
    })
}

#[derive(Serialize)]
struct MoveScoreObject {
    text: String,
    value: Option<&'static str>,
    distance: Option<u32>,
    exact: bool,
    score: i32,
}

impl From<engine::MoveScore> for MoveScoreObject {
    fn from(known: engine::MoveScore) -> MoveScoreObject {
        MoveScoreObject {
            text: known.m.to_string(),
            value: known.value.map(engine::Value::name),
            distance: known.distance,
            exact: known.exact,
            score: known.score,
        }
    }
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
    let known = match game.result() {
        Some(_) => Vec::new(),
        None => {
            let stop: Option<&dyn Fn() -> bool> = Some(&is_late);
            let limits = Limits { nodes, depth, stop };
            let (rules, history) = (game.rules(), game.positions());
            with_perfect(rules, |player| player.analyse(history, limits))
                .unwrap_or_else(|| engine::analyse(rules, history, limits))
        }
    };
    let known: Vec<MoveScoreObject> = known.into_iter().map(MoveScoreObject::from).collect();
    frozen(&known)
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
    let level = options.number("level", 1, PERFECT_LEVEL.into())?.unwrap_or(USUAL_LEVEL) as u8;
    let seed = options.number("seed", 0, 1 << 53)?.unwrap_or(0.0);
    let game = record.game();
    if let Some(outcome) = game.result() {
        return Err(error(Code::GameOver, format_args!("the game is over: {outcome}")));
    }
    let (rules, history, seed) = (game.rules(), game.positions(), seed.to_bits());
    let perfect = if level == PERFECT_LEVEL {
        with_perfect(rules, |player| player.choose(history, seed)).flatten()
    } else {
        None
    };
    let choice = perfect.or_else(|| engine::choose_move(rules, history, level, seed));
    match choice {
        Some(known) => frozen(&MoveScoreObject::from(known)),
        // A game without a result has a legal move.
        None => Err(error(Code::GameOver, "there is no move to choose")),
    }
}
