//! A game through the functions for JavaScript, compiled into a test and played in a browser. `tests/unit/contract*.mjs` call
//! all of them in Node, on the module that pages load.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, JSON, Reflect};
use pylos::wasm::{legal_moves, load_game, new_game, play, undo};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The JSON of a value: what a page would see.
fn json(value: &JsValue) -> String {
    JSON::stringify(value).expect("a value without cycles").into()
}

#[wasm_bindgen_test]
fn a_game_that_is_played_is_the_game_of_its_record_and_can_be_undone() {
    let options = JSON::parse(r#"{"variant":"expert","takeBack":"optional"}"#);
    let mut game = new_game(&options.expect("a JSON text")).expect("a new game");
    let mut games = vec![json(&game)];
    for turn in 0.. {
        let list: Array = legal_moves(game.unchecked_ref()).expect("moves").unchecked_into();
        if list.length() == 0 {
            break;
        }
        let m = list.get(turn * 7 % list.length());
        game = play(game.unchecked_ref(), m.unchecked_ref()).expect("a legal move");
        let record = Reflect::get(&game, &"record".into()).expect("a readable property");
        assert_eq!(json(&game), json(&load_game(record.unchecked_ref()).expect("a record")));
        games.push(json(&game));
    }
    while games.pop().is_some_and(|last| last == json(&game)) {
        game = undo(game.unchecked_ref()).expect("a turn less");
    }
    assert!(games.is_empty());
}
