//! The functions for JavaScript, in a browser: every export and every error.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, Function, JSON, Object, Reflect, Uint8Array};
use pylos::wasm::{
    analyse, ask, choose_move, coach, concede, legal_moves, load_game, needs, new_game, play,
    remarks, step, take, themes, undo,
};
use pylos_fuzz::mutate::{
    Random, cut_table, mutate, pieces, repair_index, repair_piece, repair_table, table_head,
};
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

/// Asserts that a call threw an error with exactly these properties beside its message.
#[track_caller]
fn assert_throws_data(result: Result<JsValue, JsValue>, data: &str) {
    assert_eq!(json(&result.expect_err("an error")), data);
}

#[wasm_bindgen_test]
fn options_choose_rules_position_and_moves() {
    let game = game(
        r#"{"variant":"expert","takeBack":"optional","emptyReserve":"playsOn",
            "position":"4/4/1ld1/1dl1_3/3/3_l","moves":["2b1",{"text":"1a1"}]}"#,
    );
    assert_eq!(
        json(&at(&game, "rules")),
        r#"{"variant":"expert","takeBack":"optional","emptyReserve":"playsOn"}"#
    );
    assert_eq!(json(&at(&game, "moves")), r#"["2b1","1a1"]"#);
    assert_eq!(text(&game, "position"), "4/4/1ld1/ddl1 3/3/1l1 2/2 1 l");
    assert_eq!(json(&at(&game, "reserve")), r#"{"light":12,"dark":12}"#);
    assert_eq!(text(&at(&game, "balls"), "2b1"), "light");
}

#[wasm_bindgen_test]
fn an_error_names_the_expected_value_of_an_option() {
    assert_throws(new_game(&js("7")), "badOption", "must be an object");
    assert_throws(
        new_game(&js(r#"{"variant":"chess"}"#)),
        "badOption",
        "expected one of children, standard, expert",
    );
    assert_throws(new_game(&js(r#"{"takeBack":3}"#)), "badOption", "takeBack must be a string");
    assert_throws(new_game(&js(r#"{"emptyReserve":"wins"}"#)), "badOption", "loses, playsOn");
    assert_throws(new_game(&js(r#"{"moves":"1a1"}"#)), "badOption", "moves must be an array");
    assert_throws(
        new_game(&js(r#"{"position":"4/4/4/5 x"}"#)),
        "badPosition",
        "row 4 of level 1 has the sign `5`",
    );
    assert_throws(new_game(&js(r#"{"moves":["1a1","1a9"]}"#)), "badMove", "Move 2");
    assert_throws(new_game(&js(r#"{"moves":[null]}"#)), "badMove", "expected a move");
    assert_throws(
        new_game(&js(r#"{"moves":["1a1","1a1"]}"#)),
        "illegalMove",
        "Move 2 of the option moves: there is a ball on 1a1 already",
    );
    let full = r#"{"position":"ldld/ldld/ldld/ldld ldl/dld/ldl dl/dd l d","moves":["1a1"]}"#;
    assert_throws(new_game(&js(full)), "gameOver", "over");
}

#[wasm_bindgen_test]
fn legal_moves_are_whole_turns_with_the_figures_they_complete() {
    let game = game(r#"{"position":"4/4/l3/ll2 3/3/3 2/2 1 l"}"#);
    let list: Array = legal_moves(&game).expect("moves").unchecked_into();
    assert_eq!(list.length(), 12 + 4 + 6);
    let square = list.find(&mut |m, _, _| text(&m, "text") == "1b2x1b1x1b2");
    assert_eq!(
        json(&square),
        r#"{"text":"1b2x1b1x1b2","from":null,"to":"1b2","takeBack":["1b1","1b2"],"completes":[{"kind":"square","cells":["1a1","1b1","1a2","1b2"]}]}"#
    );
    assert_throws(legal_moves(&JsValue::NULL), "badRecord", "expected a game");
    assert_throws(legal_moves(&"1. 9z9".into()), "badRecord", "move 1 of light");
}

#[wasm_bindgen_test]
fn a_raise_names_its_origin() {
    let game = game(r#"{"position":"l3/4/1ld1/1dl1 3/3/3 2/2 1 l"}"#);
    assert_eq!(json(&at(&game, "liftable")), r#"["1a4"]"#);
    let next = play(&game, &"1A4-2b1".into()).expect("upper case is accepted");
    assert_eq!(
        json(&at(&next, "lastMove")),
        r#"{"text":"1a4-2b1","from":"1a4","to":"2b1","takeBack":[],"completes":[]}"#
    );
    assert_eq!(json(&at(&next, "reserve")), r#"{"light":12,"dark":13}"#);
}

#[wasm_bindgen_test]
fn play_returns_a_new_game_and_does_not_change_the_old_one() {
    let start = game("{}");
    let before = json(&start);
    let next = play(&start, &"1b2".into()).expect("a legal move");
    assert_eq!(json(&start), before);
    assert_eq!(json(&at(&next, "moves")), r#"["1b2"]"#);
    let list: Array = legal_moves(&next).expect("moves").unchecked_into();
    let again = play(&next, &list.get(0)).expect("a Move object is accepted");
    assert_eq!(json(&at(&again, "moves")), r#"["1b2","1a1"]"#);
}

#[wasm_bindgen_test]
fn play_throws_an_error_that_names_the_fault_of_a_move() {
    let start = game("{}");
    assert_throws(play(&start, &"hello".into()), "badMove", "a move is written like 1b2");
    assert_throws(play(&start, &js("5")), "badMove", "expected a move");
    assert_throws(play(&start, &"2a1".into()), "illegalMove", "needs four balls under it");
    assert_throws(play(&js("{}"), &"1a1".into()), "badRecord", "expected a game");
    let over = game(r#"{"position":"ldld/ldld/ldld/ldld ldl/dld/ldl dl/dd l d"}"#);
    assert_throws(play(&over, &"1a1".into()), "gameOver", "light won by filling the apex");
}

#[wasm_bindgen_test]
fn an_illegal_move_gives_its_rule_and_cells_as_data() {
    let board = |rules: &str| {
        let position = "ddld/d1l1/llld/ldll 3/3/l2 2/2 1 l";
        game(&format!(r#"{{"position":"{position}",{rules}}}"#))
    };
    let standard = r#""variant":"standard""#;
    for (rules, m, data) in [
        (standard, "1d3-2b1", r#""rule":"nothingToRaise","cells":["1d3"]"#),
        (standard, "1d4-2b1", r#""rule":"raisesOpponent","cells":["1d4"]"#),
        (standard, "1a1-2b1", r#""rule":"raisesSupport","cells":["1a1","2a1"]"#),
        (standard, "1c4-1d3", r#""rule":"notHigher","cells":["1c4","1d3"]"#),
        (standard, "1a1", r#""rule":"occupied","cells":["1a1"]"#),
        (standard, "1c2-2b1", r#""rule":"onOwnSupport","cells":["1c2","2b1"]"#),
        (standard, "3a1", r#""rule":"unsupported","cells":["3a1","2b1","2a2","2b2"]"#),
        (r#""variant":"children""#, "1b3x1b3", r#""rule":"noTakeBackForChildren","cells":[]"#),
        (
            r#""variant":"expert""#,
            "1d3x1d3",
            r#""rule":"noFigure","cells":["1d3"],"variant":"expert""#,
        ),
        (standard, "1b3", r#""rule":"takeBackRequired","cells":["1b3"]"#),
        (standard, "1b3x1d3", r#""rule":"nothingToTakeBack","cells":["1d3"]"#),
        (standard, "1b3x1d4", r#""rule":"takesBackOpponent","cells":["1d4"]"#),
        (standard, "1b3x1a1", r#""rule":"takesBackSupport","cells":["1a1","2a1"]"#),
    ] {
        let expected = format!(r#"{{"code":"illegalMove",{data}}}"#);
        assert_throws_data(play(&board(rules), &m.into()), &expected);
    }
    let raised =
        game(r#"{"emptyReserve":"playsOn","position":"lldl/dlld/ldld/dlll ll1/l2/ldl 2/2 1 l"}"#);
    assert_throws_data(
        play(&raised, &"2b2".into()),
        r#"{"code":"illegalMove","rule":"emptyReserve","cells":[],"player":"light"}"#,
    );
}

#[wasm_bindgen_test]
fn every_error_gives_the_found_and_expected_values_as_data() {
    let over = "ldld/ldld/ldld/ldld ldl/dld/ldl dl/dd l d";
    for (options, data) in [
        ("7", r#"{"code":"badOption","option":"options"}"#),
        (
            r#"{"variant":"chess"}"#,
            r#"{"code":"badOption","option":"variant","found":"chess","expected":["children","standard","expert"]}"#,
        ),
        (r#"{"takeBack":3}"#, r#"{"code":"badOption","option":"takeBack"}"#),
        (r#"{"moves":"1a1"}"#, r#"{"code":"badOption","option":"moves"}"#),
        (r#"{"moves":["1a1","1a9"]}"#, r#"{"code":"badMove","found":"1a9","move":2}"#),
        (r#"{"moves":[null]}"#, r#"{"code":"badMove","move":1}"#),
        (
            r#"{"moves":["1a1","1a1"]}"#,
            r#"{"code":"illegalMove","rule":"occupied","cells":["1a1"],"move":2}"#,
        ),
        (
            &format!(r#"{{"position":"{over}","moves":["1a1"]}}"#),
            r#"{"code":"gameOver","result":{"winner":"light","reason":"apex"},"move":1}"#,
        ),
        (
            r#"{"position":"4/4/4/4x x"}"#,
            r#"{"code":"badPosition","faults":[{"rule":"unknownSign","found":"x","level":1,"row":4},{"rule":"badTurn"}]}"#,
        ),
        (
            r#"{"position":"4/4/4 3/3/3 2/2 1"}"#,
            r#"{"code":"badPosition","faults":[{"rule":"rows","level":1,"found":3},{"rule":"turnMissing"}]}"#,
        ),
        (
            r#"{"position":"4/4/4/5 l"}"#,
            r#"{"code":"badPosition","faults":[{"rule":"unknownSign","found":"5","level":1,"row":4}]}"#,
        ),
        (
            r#"{"position":"4/4/4/l l"}"#,
            r#"{"code":"badPosition","faults":[{"rule":"rowLength","level":1,"row":4,"found":1}]}"#,
        ),
        (r#"{"position":"l"}"#, r#"{"code":"badPosition","faults":[{"rule":"levels","found":0}]}"#),
        (
            r#"{"position":"4/4/4/4 3/3/l2 l"}"#,
            r#"{"code":"badPosition","faults":[{"rule":"floating","cell":"2a1"}]}"#,
        ),
        (
            r#"{"position":"llll/llll/llll/llll l"}"#,
            r#"{"code":"badPosition","faults":[{"rule":"tooManyBalls","player":"light","found":16}]}"#,
        ),
    ] {
        assert_throws_data(new_game(&js(options)), data);
    }
    let start = game("{}");
    assert_throws_data(play(&start, &"1b9".into()), r#"{"code":"badMove","found":"1b9"}"#);
    assert_throws_data(
        concede(&start, &"red".into(), &"time".into()),
        r#"{"code":"badOption","option":"player","found":"red","expected":["light","dark"]}"#,
    );
    assert_throws_data(
        concede(&start, &"light".into(), &js("1")),
        r#"{"code":"badOption","option":"reason"}"#,
    );
    let thrown = new_game(&js(r#"{"variant":"chess"}"#)).expect_err("an error");
    assert!(Object::is_frozen(at(&thrown, "expected").unchecked_ref::<Object>()));
}

#[wasm_bindgen_test]
fn a_bad_record_gives_the_place_and_the_reason_as_data() {
    for (record, data) in [
        ("", r#""line":1,"rule":"empty""#),
        ("\n[White \"A\"]\n[White \"B\"]", r#""line":3,"rule":"tagTwice","found":"White""#),
        ("1. 1b2\n{never", r#""line":2,"rule":"openComment""#),
        (
            "[Variant \"chess\"]\n\n*",
            r#""line":1,"rule":"badOption","option":"variant","found":"chess","expected":["children","standard","expert"]"#,
        ),
        (
            "[Position \"l\"] *",
            r#""line":1,"rule":"badPosition","faults":[{"rule":"levels","found":0}]"#,
        ),
        (
            "1. 1b2 castle",
            r#""line":1,"rule":"badMove","move":"1...","variation":false,"found":"castle""#,
        ),
        (
            "1. 1b2 1c3\n2. 3a1",
            r#""line":2,"rule":"unsupported","move":"2","variation":false,"found":"3a1","cells":["3a1","2a1","2b1","2a2","2b2"]"#,
        ),
        (
            "1. 1b2 1c3 (1... 1b2)",
            r#""line":1,"rule":"occupied","move":"1...","variation":true,"found":"1b2","cells":["1b2"]"#,
        ),
        (
            "[Position \"ldld/ldld/ldld/ldld ldl/dld/ldl dl/dd l d\"] 1... 1a1",
            r#""line":1,"rule":"gameOver","move":"1...","variation":false,"found":"1a1","result":{"winner":"light","reason":"apex"}"#,
        ),
    ] {
        assert_throws_data(load_game(&record.into()), &format!(r#"{{"code":"badRecord",{data}}}"#));
    }
    assert_throws_data(load_game(&JsValue::NULL), r#"{"code":"badRecord","rule":"noRecord"}"#);
}

#[wasm_bindgen_test]
fn a_game_contains_its_start_tags_and_notes() {
    let record = "[White \"Ada \\\"A\\\" L.\"] [Opening \"Cross\"] [Variant \"expert\"]\n\
        [Position \"4/4/4/lll1 3/3/3 2/2 1 d\"] {Before\tall.} 1... 1a2! {} {The \"edge\".} \
        (1... 1a3 $2 {too far} 2. 1a2 (2. 1b2) 2... 1b2) 2. 1d2 $10 *";
    let game = load_game(&record.into()).expect("a record");
    assert_eq!(text(&game, "start"), "4/4/4/lll1 3/3/3 2/2 1 d");
    assert_eq!(json(&at(&game, "tags")), r#"{"White":"Ada \"A\" L.","Opening":"Cross"}"#);
    let notes: Array = at(&game, "notes").unchecked_into();
    let notes: Vec<String> = notes.iter().map(|note| json(&note)).collect();
    assert_eq!(
        notes,
        [
            r#"{"ply":0,"kind":"comment","text":"Before\tall."}"#,
            r#"{"ply":1,"kind":"glyph","text":"!"}"#,
            r#"{"ply":1,"kind":"comment","text":"The \"edge\"."}"#,
            r#"{"ply":1,"kind":"variation","text":"1... 1a3? {too far} 2. 1a2 (2. 1b2) 2... 1b2","moves":["1a3","1a2","1b2"]}"#,
            r#"{"ply":2,"kind":"glyph","text":"$10"}"#,
        ]
    );
}

#[wasm_bindgen_test]
fn undo_removes_one_turn_and_does_not_change_the_start() {
    let start = game("{}");
    let next = play(&start, &"1b2".into()).expect("a legal move");
    assert_eq!(json(&undo(&next).expect("undone")), json(&start));
    assert_eq!(json(&undo(&start).expect("the start")), json(&start));
    assert_throws(undo(&js("[]")), "badRecord", "expected a game");
}

#[wasm_bindgen_test]
fn a_player_concedes_by_resignation_or_time() {
    let start = game("{}");
    let resigned = concede(&start, &"light".into(), &"resignation".into()).expect("resigned");
    assert_eq!(json(&at(&resigned, "result")), r#"{"winner":"dark","reason":"resignation"}"#);
    assert!(moves(&resigned).is_empty());
    let flagged = concede(&start, &"dark".into(), &"time".into()).expect("out of time");
    assert_eq!(json(&at(&flagged, "result")), r#"{"winner":"light","reason":"time"}"#);

    let again = concede(&resigned, &"dark".into(), &"time".into());
    assert_throws(again, "gameOver", "light resigned");
    assert_throws(concede(&start, &"red".into(), &"time".into()), "badOption", "light, dark");
    let tired = concede(&start, &"dark".into(), &"tired".into());
    assert_throws(tired, "badOption", "resignation, time");
    assert_throws(play(&flagged, &"1a1".into()), "gameOver", "dark ran out of time");
}

#[wasm_bindgen_test]
fn a_record_holds_the_whole_game() {
    let text_of_game = "[Variant \"expert\"]\n1. 1b2 {a start} 1c3 (1... 1a1 $2) 2. 1c2 0-1";
    let game = load_game(&text_of_game.into()).expect("a record");
    assert_eq!(json(&at(&game, "result")), r#"{"winner":"dark","reason":"resignation"}"#);
    let record = text(&game, "record");
    assert!(record.contains("1. 1b2 {a start} 1... 1c3 (1... 1a1 $2) 2. 1c2 0-1"), "{record}");
    assert_eq!(json(&load_game(&at(&game, "record")).expect("its own record")), json(&game));
    assert_eq!(json(&load_game(&game).expect("the game itself")), json(&game));

    let next = play(&undo(&game).expect("undone"), &"1c2".into()).expect("played again");
    assert!(text(&next, "record").contains("{a start} 1... 1c3 (1... 1a1 $2) 2. 1c2 *"));
    assert_throws(load_game(&"1. 1a1 1a1 *".into()), "badRecord", "move 1 of dark, 1a1");
    assert_throws(load_game(&"".into()), "badRecord", "empty");
}

#[wasm_bindgen_test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    // Both complete a square and take its last ball back, again and again.
    let mut game = game(r#"{"position":"2dd/3d/l3/ll2 3/3/3 2/2 1 l"}"#);
    for repetitions in [2, 3] {
        game = play(&game, &"1b2x1b2".into()).expect("a square");
        game = play(&game, &"1c3x1c3".into()).expect("a square");
        assert_eq!(at(&game, "repetitions"), repetitions);
    }
    assert_eq!(json(&at(&game, "result")), r#"{"winner":null,"reason":"repetition"}"#);
    assert!(moves(&game).is_empty());
    assert!(text(&game, "record").ends_with("1/2-1/2\n"));
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
fn analysis_scores_every_legal_move_best_first() {
    let answer = analyse(&game(LAST_BALL), &JsValue::UNDEFINED).expect("scores");
    let score = at(&Array::from(&answer).get(0), "score").as_f64().expect("a score");
    assert_eq!(
        json(&answer),
        format!(
            r#"[{{"text":"4a1","value":"win","distance":1,"estimate":null,"exact":true,"score":{score},"source":"search"}}]"#
        )
    );

    let start = game("{}");
    let list: Array = analyse(&start, &js(r#"{"depth":2}"#)).expect("scores").unchecked_into();
    let mut texts: Vec<String> = list.iter().map(|known| text(&known, "text")).collect();
    texts.sort();
    let mut legal = moves(&start);
    legal.sort();
    assert_eq!(texts, legal);
    let scores: Vec<f64> =
        list.iter().map(|known| at(&known, "score").as_f64().expect("a score")).collect();
    assert!(scores.is_sorted_by(|better, worse| better >= worse), "{scores:?}");
    assert!(at(&list.get(0), "value").is_null());
    assert_eq!(at(&list.get(0), "exact"), JsValue::FALSE);
}

#[wasm_bindgen_test]
fn a_turn_has_its_themes() {
    let square = game(r#"{"position":"4/4/ll2/l3 3/3/3 2/2 1 l"}"#);
    let found = |turn: &str| themes(&square, &turn.into()).map(|themes| json(&themes));
    assert_eq!(found("1b1x1a1x1b1").as_deref(), Ok(r#"["square","two-back"]"#));
    assert_eq!(found("1b1x1a1").as_deref(), Ok(r#"["square","one-back"]"#));
    assert_eq!(found("1d4").as_deref(), Ok("[]"));
    assert_throws(themes(&square, &"1a1".into()), "illegalMove", "1a1");
    assert_throws(themes(&square, &"".into()), "badMove", "missing");
    assert_throws(themes(&JsValue::NULL, &"1a1".into()), "badRecord", "expected a game");
}

#[wasm_bindgen_test]
fn a_game_is_reviewed_in_remarks_and_a_coach_sees_threats() {
    let threat = r#""position":"4/4/dd2/d3 3/3/3 2/2 1 l""#;
    let played = game(&format!(r#"{{{threat},"moves":["1d4"]}}"#));
    let said = json(&remarks(&played).expect("remarks"));
    assert_eq!(
        said,
        concat!(
            r#"[{"ply":0,"kind":"allowsFigure","cells":["1a1","1b1","1a2","1b2"],"#,
            r#""balls":-2,"better":"1b1"}]"#
        )
    );
    let advice = json(&coach(&game(&format!("{{{threat}}}"))).expect("advice"));
    assert_eq!(
        advice,
        concat!(
            r#"{"threats":{"figures":[{"kind":"square","cells":["1a1","1b1","1a2","1b2"]}],"#,
            r#""raises":[]},"chances":{"figures":[],"raises":[]},"best":"1b1","#,
            r#""remarks":[{"ply":0,"kind":"blocks","cells":["1a1","1b1","1a2","1b2"],"#,
            r#""balls":2,"better":null}]}"#
        )
    );
    let over = play(&game(LAST_BALL), &"4a1".into()).expect("the last ball");
    assert!(coach(&over).expect("nothing").is_null());
    assert_throws(remarks(&JsValue::NULL), "badRecord", "expected a game");
    assert_throws(coach(&"x".into()), "badRecord", "line 1");
}

#[wasm_bindgen_test]
fn analysis_stops_at_each_of_its_limits() {
    for limits in [r#"{"timeMs":1}"#, r#"{"nodes":100}"#, r#"{"timeMs":0}"#, "null"] {
        let list: Array = analyse(&game("{}"), &js(limits)).expect("scores").unchecked_into();
        assert_eq!(list.length(), 16, "{limits}");
    }
    let resigned = concede(&game("{}"), &"light".into(), &"time".into()).expect("lost");
    assert_eq!(json(&analyse(&resigned, &JsValue::UNDEFINED).expect("nothing")), "[]");
    assert_throws(analyse(&game("{}"), &js(r#"{"depth":0}"#)), "badOption", "from 1 to 1000");
    assert_throws(analyse(&game("{}"), &js(r#"{"timeMs":"1"}"#)), "badOption", "timeMs");
    assert_throws(analyse(&JsValue::NULL, &JsValue::NULL), "badRecord", "expected a game");
}

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

/// Takes in a whole file, or the first part of one.
fn take_whole(file: &str, bytes: &[u8]) -> Result<JsValue, JsValue> {
    take(file, 0, &Uint8Array::from(bytes)).map(JsValue::from)
}

#[wasm_bindgen_test]
fn a_table_makes_every_answer_exact() {
    let refused = take_whole("table", b"<!doctype html>");
    assert_throws(refused, "badTable", "not a file of perfect play");
    let file = include_bytes!("../../www/tables/children.pylos");
    let mut damaged = file.to_vec();
    damaged[5000] ^= 1;
    assert_throws(take_whole("table", &damaged), "badTable", "damaged");

    assert_eq!(take_whole("table", file).expect("a good table"), JsValue::TRUE);
    let start = game(r#"{"variant":"children","moves":["1b2","1c3","1a1"]}"#);
    let list: Array = analyse(&start, &js(r#"{"nodes":100000}"#)).expect("scores").unchecked_into();
    assert_eq!(list.length() as usize, moves(&start).len());
    assert!(list.iter().all(|m| at(&m, "exact").is_truthy()), "{}", json(&list));
    let best = text(&list.get(0), "value");
    let choice = choose_move(&start, &js(r#"{"level":8}"#)).expect("a move");
    assert_eq!(text(&choice, "value"), best);
    play(&start, &choice).expect("the answer is a move");
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

/// A file of the small solution in `tests/data`.
fn solution_file(name: &str) -> &'static [u8] {
    match name {
        "26-453725cf.pylos" => include_bytes!("../data/solution/children/26-453725cf.pylos"),
        "26-f28a3a22.pylos" => include_bytes!("../data/solution/children/26-f28a3a22.pylos"),
        "25-e9be2214.pylos" => include_bytes!("../data/solution/children/25-e9be2214.pylos"),
        _ => panic!("there is no {name}"),
    }
}

#[wasm_bindgen_test]
fn a_solution_says_what_it_needs_and_then_knows_value_and_distance() {
    let late =
        game(r#"{"variant":"children","position":"ldld/lddd/ldll/ldld dll/1ld/ldl 2/1d 1 d"}"#);
    let needs =
        |game: &JsValue| -> Array { pylos::wasm::needs(game).expect("a list").unchecked_into() };
    let answers = |game: &JsValue| !pylos::wasm::needs(game).expect("a list").is_null();
    assert!(!answers(&late));
    let index = include_bytes!("../data/solution/children/index.pylos");
    take_whole("index", index).expect("a good index");
    let start = game(r#"{"variant":"children"}"#);
    assert!(!answers(&start) && answers(&late));

    let (mut rounds, mut damaged) = (0, 0);
    while needs(&late).length() > 0 {
        rounds += 1;
        assert!(rounds < 4, "{}", json(&needs(&late)));
        for piece in needs(&late) {
            let (name, number) =
                (text(&piece, "file"), |key| at(&piece, key).as_f64().expect("a number") as u32);
            let file = solution_file(&name);
            assert_eq!(number("size") as usize, file.len());
            let bytes = &file[number("start") as usize..number("end") as usize];
            let mut other = bytes.to_vec();
            other[0] ^= 1;
            let refused = take(&name, number("start"), &Uint8Array::from(&other[..]));
            assert_throws(refused.map(JsValue::from), "badTable", "damaged");
            damaged += 1;
            take(&name, number("start"), &Uint8Array::from(bytes)).expect("good bytes");
        }
    }
    assert!(damaged > 3 && rounds == 2);
    assert_throws(pylos::wasm::needs(&"x".into()), "badRecord", "line 1");

    let list: Array = analyse(&late, &js(r#"{"nodes":1}"#)).expect("scores").unchecked_into();
    assert_eq!(list.length() as usize, moves(&late).len());
    assert!(list.iter().all(|m| at(&m, "exact").is_truthy() && !at(&m, "distance").is_null()));
    assert_eq!(json(&at(&list.get(0), "value")), "\"win\"");
    assert_eq!(json(&at(&list.get(0), "distance")), "5");
    let choice = choose_move(&late, &js(r#"{"level":8}"#)).expect("a move");
    assert_eq!(json(&at(&choice, "distance")), "5");
}

/// A rule set that no other test loads files of: variant, take-back option and empty reserve.
const OTHER: [u8; 3] = [0, 1, 0];
const OTHER_GAME: &str = r#"{"variant":"children","takeBack":"optional","moves":["1b2"]}"#;

#[track_caller]
fn assert_bad_table(result: Result<JsValue, JsValue>) -> bool {
    let code = result.as_ref().err().map(|error| text(error, "code"));
    assert!(code.as_deref().is_none_or(|code| code == "badTable"), "{code:?}");
    result.is_ok()
}

#[wasm_bindgen_test]
fn a_changed_table_is_a_bad_table_or_can_be_asked() {
    let ask = || {
        analyse(&game(OTHER_GAME), &js(r#"{"nodes":50}"#)).expect("scores");
    };
    let file = include_bytes!("../../www/tables/children.pylos");
    let mut table = cut_table(file, |entry| entry[0] == 2, usize::MAX);
    table[9..12].copy_from_slice(&OTHER);
    // Layer 2 ends at once with an end marker, the largest distance of 32 bits.
    let head = table_head(&table);
    let mut marked = [&table[..head], &[0, 131, 255, 251, 255, 255, 192, 0, 0, 0]].concat();
    marked[24] = 10;
    repair_table(&mut marked);
    take_whole("table", &marked).expect("a table with a sound list");
    ask();

    let (mut random, mut taken) = (Random::new(1), 0);
    let table = cut_table(file, |entry| entry[0] <= 6, usize::MAX);
    for number in 0..1000 {
        let mut changed = mutate(&mut random, &table, table_head(&table), &table);
        if changed.len() > 12 {
            changed[9..12].copy_from_slice(&OTHER);
        }
        repair_table(&mut changed);
        let bytes = Uint8Array::from(&changed[..]);
        taken += i32::from(assert_bad_table(take_whole("table", &changed)));
        let first = bytes.subarray(0, 40);
        if assert_bad_table(take("x", 0, &first).map(JsValue::from)) {
            let rest = bytes.subarray(40, bytes.length());
            taken += i32::from(assert_bad_table(take("x", 40, &rest).map(JsValue::from)));
        }
        if number % 50 == 0 {
            ask();
        }
    }
    assert!(taken > 100, "{taken}");
}

#[wasm_bindgen_test]
fn a_changed_solution_is_a_bad_table_or_can_be_asked() {
    let late = game(
        r#"{"variant":"children","takeBack":"optional",
            "position":"ldld/lddd/ldll/ldld dll/1ld/ldl 2/1d 1 d"}"#,
    );
    let (name, mut random, mut taken) = ("26-f28a3a22.pylos", Random::new(1), [0; 2]);
    let mut index = include_bytes!("../data/solution/children/index.pylos").to_vec();
    index[9..12].copy_from_slice(&OTHER);
    let named = pieces(&index);
    let named = named.iter().find(|piece| piece.name() == name).expect("the piece");
    for _ in 0..300 {
        let mut changed = mutate(&mut random, &index, 12, &index);
        if changed.len() > 12 {
            changed[9..12].copy_from_slice(&OTHER);
        }
        repair_index(&mut changed);
        let loaded = take_whole("index", &changed);
        taken[0] += i32::from(assert_bad_table(loaded));

        let (mut index, mut piece) = (index.clone(), *named);
        let file = solution_file(name);
        let mut bytes = mutate(&mut random, file, 6 * piece.blocks, file);
        repair_piece(&mut index, &mut piece, &mut bytes);
        if assert_bad_table(take_whole("index", &index)) {
            taken[1] += i32::from(assert_bad_table(take_whole(&piece.name(), &bytes)));
        }
        needs(&late).expect("a list");
        analyse(&late, &js(r#"{"nodes":50}"#)).expect("scores");
    }
    assert!(taken.iter().all(|&taken| taken > 50), "{taken:?}");
}
