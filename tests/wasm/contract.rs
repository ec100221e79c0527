//! The functions for JavaScript, compiled into a test and called in a browser. `tests/unit/contract*.mjs` call all of them in
//! Node, on the module that pages load.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, Function, JSON, Object, Reflect};
use pylos::wasm::{legal_moves, load_game, new_game, play, undo};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A new game with these options, as JSON.
fn game(options: &str) -> JsValue {
    new_game(&JSON::parse(options).expect("a JSON text")).expect("a new game")
}

/// The JSON of a value: what a page would see.
fn json(value: &JsValue) -> String {
    JSON::stringify(value).expect("a value without cycles").into()
}

fn at(value: &JsValue, name: &str) -> JsValue {
    Reflect::get(value, &name.into()).expect("a readable property")
}

fn moves(game: &JsValue) -> Array {
    legal_moves(game).expect("a list of moves").unchecked_into()
}

/// Asserts that a call threw an `Error` with this code and a message with this text in it.
#[track_caller]
fn assert_throws(result: Result<JsValue, JsValue>, code: &str, message: &str) {
    let error = result.expect_err("an error");
    assert!(error.is_instance_of::<js_sys::Error>(), "{error:?} is not an Error");
    assert_eq!(at(&error, "code"), code);
    let said = at(&error, "message").as_string().unwrap_or_default().to_lowercase();
    assert!(said.contains(message), "{said:?} does not say {message:?}");
}

#[wasm_bindgen_test]
fn a_game_is_frozen_plain_data() {
    let game = game(r#"{"moves":["1b2","1c3"]}"#);
    for value in [&game, &at(&game, "balls"), &at(&game, "moves"), &at(&game, "lastMove")] {
        assert!(Object::is_frozen(value.unchecked_ref::<Object>()), "{value:?} can be changed");
    }
    let clone: Function = at(&js_sys::global(), "structuredClone").unchecked_into();
    let copy = clone.call1(&JsValue::NULL, &game).expect("a clone");
    assert_eq!(json(&copy), json(&game));
    assert_eq!(json(&moves(&copy)), json(&moves(&game)));
    assert_eq!(json(&moves(&at(&game, "record"))), json(&moves(&game)));
}

#[wasm_bindgen_test]
fn a_game_that_is_played_is_the_game_of_its_record_and_can_be_undone() {
    let mut game = game(r#"{"variant":"expert","takeBack":"optional"}"#);
    let mut games = vec![json(&game)];
    for turn in 0.. {
        let list = moves(&game);
        if list.length() == 0 {
            break;
        }
        game = play(&game, &list.get(turn * 7 % list.length())).expect("a legal move");
        assert_eq!(json(&game), json(&load_game(&at(&game, "record")).expect("a record")));
        games.push(json(&game));
    }
    while games.pop().is_some_and(|last| last == json(&game)) {
        game = undo(&game).expect("a turn less");
    }
    assert!(games.is_empty());
}

#[wasm_bindgen_test]
fn a_wrong_call_throws_an_error_with_a_code() {
    let thrower = js_sys::eval("({ __proto__: { get variant() { throw new Error('no') } } })");
    let thrower = thrower.expect("an object with a throwing getter");
    assert_throws(new_game(&thrower), "badOption", "variant cannot be read");
    assert_throws(play(&game("{}"), &"é\u{0}💥".into()), "badMove", "é");
}
