//! The feature `serde`: every value is serialized as its text.

use std::fmt::Debug;

use pylos::{
    Cell, CellSet, Concession, FigureKind, Move, Outcome, Player, Position, Reason, Record, Rules,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Asserts that the value is this JSON, and reads from it.
#[track_caller]
fn is_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, json: &str) {
    assert_eq!(serde_json::to_string(&value).expect("JSON"), json);
    assert_eq!(serde_json::from_str::<T>(json).expect("a value"), value);
}

#[test]
fn values_are_serialized_as_their_texts() {
    let cells: CellSet = "1a1 4a1".parse().expect("cells");
    is_json(Cell::APEX, r#""4a1""#);
    is_json(cells, r#""1a1 4a1""#);
    is_json("1b2-2a1x2a1".parse::<Move>().expect("a move"), r#""1b2-2a1x2a1""#);
    is_json(Position::START, r#""4/4/4/4 3/3/3 2/2 1 l""#);
    is_json(Rules::default(), r#""standard, takeBack required, emptyReserve loses""#);
    is_json(Player::Dark, r#""dark""#);
    is_json(FigureKind::Line, r#""line""#);
    is_json(Reason::NoMove, r#""noMove""#);
    is_json(Concession::Time, r#""time""#);
    for text in [
        "light won by filling the apex",
        "dark won: light's reserve is empty",
        "dark won: light has no legal move",
        "light won: dark ran out of time",
        "draw: the same position arose three times",
        "draw: the players agreed",
    ] {
        is_json(text.parse::<Outcome>().expect("an outcome"), &format!("\"{text}\""));
    }
    let record: Record = "1. 1b2 {centre} *".parse().expect("a record");
    let json = serde_json::to_string(&record.to_string()).expect("JSON");
    is_json(record, &json);
    assert!(serde_json::from_str::<Cell>(r#""5a1""#).is_err());
    assert!(serde_json::from_str::<Position>("7").is_err());
}
