//! The functions for JavaScript compiled into a test, in a browser: what the tests in Node (`tests/unit/contract*.mjs`) say of the
//! module that pages load holds where it runs.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, Function, JSON, Object, Reflect, Uint8Array};
use pylos::wasm::{ask, choose_move, legal_moves, load_game, new_game, play, step, take, undo};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A JavaScript value written as JSON.
fn js(json: &str) -> JsValue {
    JSON::parse(json).expect("a JSON text")
}

/// The JSON of a value: what a page would see.
fn json(value: &JsValue) -> String {
    JSON::stringify(value).expect("a value without cycles").into()
}

/// The property at a path such as `lastMove.text`.
fn at(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, name| {
        Reflect::get(&value, &name.into()).expect("a readable property")
    })
}

fn text(value: &JsValue, path: &str) -> String {
    at(value, path).as_string().unwrap_or_else(|| panic!("{path} is no string"))
}

/// A new game with these options, as JSON.
fn game(options: &str) -> JsValue {
    new_game(&js(options)).expect("a new game")
}

/// The texts of the legal moves.
fn moves(game: &JsValue) -> Vec<String> {
    let list: Array = legal_moves(game).expect("a list of moves").unchecked_into();
    list.iter().map(|m| text(&m, "text")).collect()
}

/// Asserts that a call threw an `Error` with this code and a message with this text in it.
#[track_caller]
fn assert_throws(result: Result<JsValue, JsValue>, code: &str, message: &str) {
    let error = result.expect_err("an error");
    assert!(error.is_instance_of::<js_sys::Error>(), "{error:?} is not an Error");
    assert_eq!(text(&error, "code"), code);
    let said = text(&error, "message");
    let says = said.to_lowercase().contains(&message.to_lowercase());
    assert!(says, "{said:?} does not say {message:?}");
    assert!(said.starts_with(|sign: char| !sign.is_lowercase()), "{said:?} starts in lower case");
}

#[wasm_bindgen_test]
fn a_new_game_has_the_properties_of_the_contract() {
    let game = new_game(&JsValue::UNDEFINED).expect("options may be left out");
    let keys: Vec<String> = Object::keys(game.unchecked_ref::<Object>())
        .iter()
        .filter_map(|key| key.as_string())
        .collect();
    assert_eq!(
        keys.join(" "),
        "record rules position turn balls reserve liftable moves lastMove repetitions result \
         start tags notes"
    );
    assert_eq!(
        json(&at(&game, "rules")),
        r#"{"variant":"standard","takeBack":"required","emptyReserve":"loses"}"#
    );
    assert_eq!(text(&game, "position"), "4/4/4/4 3/3/3 2/2 1 l");
    assert_eq!(text(&game, "turn"), "light");
    assert_eq!(json(&at(&game, "balls")), "{}");
    assert_eq!(json(&at(&game, "reserve")), r#"{"light":15,"dark":15}"#);
    assert_eq!(json(&at(&game, "liftable")), "[]");
    assert_eq!(json(&at(&game, "moves")), "[]");
    assert!(at(&game, "lastMove").is_null());
    assert_eq!(at(&game, "repetitions"), 1);
    assert!(at(&game, "result").is_null());
    assert!(text(&game, "record").contains("[Variant \"standard\"]"));
    assert_eq!(text(&game, "start"), "4/4/4/4 3/3/3 2/2 1 l");
    assert_eq!(json(&at(&game, "tags")), "{}");
    assert_eq!(json(&at(&game, "notes")), "[]");
}

#[wasm_bindgen_test]
fn games_are_frozen_plain_data() {
    let game = game(r#"{"moves":["1b2","1c3"]}"#);
    for path in ["rules", "balls", "reserve", "moves", "lastMove", "lastMove.takeBack"] {
        assert!(
            Object::is_frozen(at(&game, path).unchecked_ref::<Object>()),
            "{path} can be changed"
        );
    }
    assert!(Object::is_frozen(game.unchecked_ref::<Object>()));
    let clone: Function =
        at(&js_sys::global(), "structuredClone").dyn_into().expect("structuredClone");
    let copy = clone.call1(&JsValue::NULL, &game).expect("a clone");
    assert_eq!(json(&copy), json(&game));
    assert_eq!(moves(&copy), moves(&game));
    assert_eq!(moves(&js(&json(&game))), moves(&game));
}

#[wasm_bindgen_test]
fn hostile_values_are_refused_with_errors() {
    let thrower = js_sys::eval(
        "({ get variant() { throw new Error('no') }, get record() { throw new Error('no') } })",
    )
    .expect("an object with throwing getters");
    assert_throws(new_game(&thrower), "badOption", "variant cannot be read");
    assert_throws(load_game(&thrower), "badRecord", "expected a game");
    let long = "(".repeat(100_000);
    assert_throws(load_game(&format!("1. 1a1 {long}").into()), "badRecord", "line 1");
    assert_throws(play(&game("{}"), &"é\u{0}💥".into()), "badMove", "é");
    assert_throws(
        new_game(&js(&format!(r#"{{"position":"{}_l"}}"#, "l/".repeat(50_000)))),
        "badPosition",
        "rows",
    );
}

/// Light has one legal move, which fills the apex.
const LAST_BALL: &str = r#"{"position":"ldld/dldl/ldld/dldl ldl/dld/ldl dl/dd 1 l"}"#;

#[wasm_bindgen_test]
fn every_level_chooses_a_legal_move_and_repeats_it_with_the_same_seed() {
    let start = game("{}");
    for level in 1..=8 {
        let options = js(&format!(r#"{{"level":{level},"seed":7}}"#));
        let choice = choose_move(&start, &options).expect("a move");
        assert!(moves(&start).contains(&text(&choice, "text")));
        play(&start, &choice).expect("the answer is a move");
        assert_eq!(json(&choose_move(&start, &options).expect("a move")), json(&choice));
    }
    let choice = choose_move(&game(LAST_BALL), &JsValue::NULL).expect("a move");
    assert_eq!(text(&choice, "text"), "4a1");
    assert_throws(choose_move(&start, &js(r#"{"level":9}"#)), "badOption", "from 1 to 8");
    assert_throws(choose_move(&start, &js(r#"{"seed":{}}"#)), "badOption", "seed");
    assert_throws(choose_move(&"x".into(), &JsValue::NULL), "badRecord", "line 1");
    let over = play(&game(LAST_BALL), &"4a1".into()).expect("the last ball");
    assert_throws(choose_move(&over, &JsValue::NULL), "gameOver", "light won");
}

#[wasm_bindgen_test]
fn a_question_goes_on_in_steps_until_another_one_is_asked() {
    let late = game(r#"{"position":"ldld/dldl/dldl/dldl dll/ldd/lld dl/d1 1 l"}"#);
    ask(&game("{}"), &JsValue::UNDEFINED).expect("a question");
    let known = step(0.0).expect("knowledge");
    assert_eq!(
        (at(&known, "moves").unchecked_into::<Array>().length(), json(&at(&known, "final"))),
        (16, "false".into())
    );
    ask(&late, &JsValue::UNDEFINED).expect("another question");
    let known = step(1e9).expect("knowledge");
    assert_eq!(json(&at(&known, "final")), "true");
    let first = at(&known, "moves").unchecked_into::<Array>().get(0);
    assert_eq!((text(&first, "value"), text(&first, "source")), ("loss".into(), "search".into()));
    ask(&late, &js(r#"{"level":3,"seed":5}"#)).expect("a question for a move");
    let chosen = at(&step(1e9).expect("a move"), "moves").unchecked_into::<Array>();
    let same = choose_move(&late, &js(r#"{"level":3,"seed":5}"#)).expect("a move");
    assert_eq!((chosen.length(), json(&chosen.get(0))), (1, json(&same)));
    assert_throws(ask(&late, &js(r#"{"level":9}"#)).map(|()| JsValue::NULL), "badOption", "level");
}

#[wasm_bindgen_test]
fn a_game_that_is_played_is_the_game_of_its_record() {
    let mut game = game(r#"{"variant":"expert","takeBack":"optional"}"#);
    let mut games = vec![json(&game)];
    for turn in 0.. {
        let list: Array = legal_moves(&game).expect("moves").unchecked_into();
        if list.length() == 0 {
            break;
        }
        game = play(&game, &list.get(turn * 7 % list.length())).expect("a legal move");
        assert_eq!(json(&game), json(&load_game(&game).expect("a game")));
        assert_eq!(json(&game), json(&load_game(&at(&game, "record")).expect("a record")));
        games.push(json(&game));
    }
    while games.pop().is_some_and(|last| last == json(&game)) {
        game = undo(&game).expect("a turn less");
    }
    assert!(games.is_empty());
}

#[wasm_bindgen_test]
fn damaged_tables_are_refused() {
    let table = include_bytes!("../../www/tables/children.pylos");
    let mut damaged = table.to_vec();
    damaged[table.len() / 2] ^= 1;
    for bytes in [&damaged[..], &table[..7], b"pylos"] {
        let answer = take("children.pylos", 0, &Uint8Array::from(bytes));
        if answer.is_err() || bytes.len() == table.len() {
            assert_throws(answer.map(JsValue::from), "badTable", "");
        }
    }
    let whole = take("children.pylos", 0, &Uint8Array::from(&table[..])).expect("the table");
    assert_eq!(JsValue::from(whole), JsValue::TRUE);
}
