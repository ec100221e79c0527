//! The texts of cells, moves, positions and names: what is read and what is refused.

use pylos::engine::{Source, Value};
use pylos::{
    Cell, CellSet, Concession, EmptyReserve, FigureKind, Game, Move, ParseNameError, Player,
    Position, Reason, Rules, TakeBackOption, Variant,
};
use pylos_tests::text::{play, read, refused};

#[test]
fn cells_are_named_by_level_file_and_rank() {
    let names: Vec<String> = Cell::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(
        names.join(" "),
        "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 1d4 \
         2a1 2b1 2c1 2a2 2b2 2c2 2a3 2b3 2c3 3a1 3b1 3a2 3b2 4a1"
    );
    for (index, cell) in Cell::ALL.into_iter().enumerate() {
        assert_eq!(cell.index(), index);
        assert_eq!(Cell::new(cell.level(), cell.file(), cell.rank()), Some(cell));
        assert_eq!(names[index].parse(), Ok(cell));
        assert_eq!(names[index].to_uppercase().parse(), Ok(cell));
    }
}

#[test]
fn other_texts_are_not_cells() {
    for text in [
        "", "1", "a1", "1a", "0a1", "5a1", "1a0", "1a5", "1e1", "2d1", "2a4", "3c1", "3a3", "4b1",
        "4a2", "1a1 ", " 1a1", "1a11", "1`1", "1é1", "11a", "l1a", "+1a1",
    ] {
        assert!(text.parse::<Cell>().is_err(), "{text}");
    }
    for (level, file, rank) in [(0, 1, 1), (5, 1, 1), (1, 0, 1), (1, 1, 0), (1, 5, 1), (3, 1, 3)] {
        assert_eq!(Cell::new(level, file, rank), None);
    }
    assert_eq!(Cell::from_index(29), Some(Cell::APEX));
    assert_eq!(Cell::from_index(30), None);
}

#[test]
fn sets_of_cells_are_levels_bits_and_lists() {
    let levels = [0, 1, 2, 3, 4, 5].map(|level| CellSet::level(level).len());
    assert_eq!(levels, [0, 16, 9, 4, 1, 0]);
    assert_eq!([0, 1, 3, 4].map(|level| CellSet::above_level(level).len()), [30, 14, 1, 0]);
    assert_eq!(CellSet::from_bits_truncate(u32::MAX), CellSet::FULL);
    let corners: CellSet = " 1d4 1a1 ".parse().expect("cells");
    assert_eq!((corners.to_string().as_str(), corners.bits()), ("1a1 1d4", 0x8001));
    assert_eq!(format!("{corners:?}"), "{1a1, 1d4}");
    let near = corners.without(read("1d4"));
    assert!(corners.contains_all(near) && !near.contains_all(corners) && !near.is_empty());
    assert_eq!((corners - near).first(), Some(read("1d4")));
    assert_eq!((near - corners, CellSet::EMPTY.first()), (CellSet::EMPTY, None));
    assert_eq!(format!("{:?}", read::<Move>("1c1x1a1").take_back()), "[1a1]");
}

#[test]
fn a_message_quotes_the_beginning_of_a_text() {
    for (length, shown) in [(40, "`{}`"), (41, "`{}…`")] {
        let error = "é".repeat(length).parse::<Player>().expect_err("no player").to_string();
        let quoted = shown.replace("{}", &"é".repeat(40));
        assert_eq!(error, format!("player cannot be {quoted}: expected one of light, dark"));
    }
    refused::<Move>("1\u{7}", &["`1\\u{7}` is no move"]);
    refused::<Move>(" _", &["the move is missing"]);
}

#[test]
fn balls_taken_back_have_a_canonical_order() {
    let canonical = |text: &str| text.parse::<Move>().map(|turn| turn.canonical().to_string());
    assert_eq!(canonical("1c1x1c1x1a1").as_deref(), Ok("1c1x1a1x1c1"));
    assert_eq!(canonical("1c1x1a1x2a1").as_deref(), Ok("1c1x2a1x1a1"));
    assert_eq!(canonical("1c1x2b1x2a1").as_deref(), Ok("1c1x2a1x2b1"));
    let mut game = Game::from_position(read("4/4/ll2/l3 3/3/3 2/2 1 l"));
    play(&mut game, "1b1x1b1x1a1");
    assert_eq!(game.moves()[0].to_string(), "1b1x1a1x1b1");
}

#[test]
fn other_texts_are_not_moves() {
    let others = "|x|-|1a|1a1x|x1a1|1a1-|-1a1|1a1-2a1-3a1|1a1xx1b1|1a1x1b1x1c1x1d1|1a1 x1b1|1a1-x2a1|\
        1a1x1a1-2a1|1a1,1b1|1a12a1|é";
    for text in others.split('|') {
        refused::<Move>(text, &["move"]);
    }
    refused::<Move>("1a1x1b1x1c1x1d1", &["at most two"]);
    refused::<Move>("1a1-9z9", &["no cell `9z9`: expected 1a1 to 1d4"]);
    let found = "_1A9 ".parse::<Move>().map_err(|error| error.found().to_owned());
    assert_eq!(found, Err("1A9".to_owned()));
}

#[test]
fn the_start_has_one_canonical_text() {
    let canonical = "4/4/4/4 3/3/3 2/2 1 l";
    assert_eq!(Position::START.to_string(), canonical);
    for text in [
        canonical,
        "4/4/4/4_3/3/3_2/2_1_l",
        "4/4/4/4 l",
        "4/4/4/4 3/3/3 l",
        "4/4/4/4 3/3/3 2/2 l",
        "1111/22/31/121 111/21/12 11/2 1 l",
        "  4/4/4/4   3/3/3 2/2 1 l  ",
    ] {
        assert_eq!(text.parse(), Ok(Position::START), "{text}");
    }
}

#[test]
fn a_position_is_refused_with_every_reason() {
    for (text, words) in [
        ("", "levels|player to move"),
        ("l", "levels"),
        ("4/4/4/4 3/3/3 2/2", "player to move is missing"),
        ("4/4/4/4 3/3/3 2/2 1", "player to move is missing"),
        ("4/4/4/4 3/3/3 2/2 1 w", "last word must be the player to move"),
        ("4/4/4/4 3/3/3 2/2 1 l l", "levels|expected 1 to 4|found 5"),
        ("4/4/4 3/3/3 2/2 1 l", "level 1|3 rows|expected 4"),
        ("4/4/4/4 3/3/3/3 2/2 1 l", "level 2|4 rows|expected 3"),
        ("4/l2/4/4 3/3/3 2/2 1 l", "level 1|row 2|3 cells|expected 4"),
        ("4/4/4/4 3/3/3 2/lll 1 l", "level 3|row 2|3 cells|expected 2"),
        ("4/4/4/5 3/3/3 2/2 1 l", "level 1|row 4|`5`"),
        ("4/4/4/4 3/3/3 2/2 0 l", "level 4|row 1|`0`"),
        ("4/4/4/x3 3/3/3 2/2 1 l", "`x`|l, d or a digit"),
        ("4/4/4/ld2 l2/3/3 2/2 1 l", "2a3 floats"),
        ("4/4/ll2/lld1 3/3/ld1 2/2 1 l", "2b1 floats|1c2"),
        ("llll/llll/llll/llll 3/3/3 2/2 1 d", "light|16|15"),
        ("lld/4/4/4q 3/3 2/2 1", "row 1 of level 1|`q`|level 2 has 2 rows|player to move"),
        ("dddd/dddd/dddd/dddd l2/1l1/3 2/2 l l", "dark|16|4a1 floats"),
    ] {
        refused::<Position>(text, &words.split('|').collect::<Vec<_>>());
    }
    // Of a board that is read in part, the balls that seem to float are not named.
    let error = "x3/4/4/4 l2/3/3 2/2 1 l".parse::<Position>().expect_err("a bad sign");
    assert_eq!(
        error.faults.iter().map(pylos::PositionFault::name).collect::<Vec<_>>(),
        ["unknownSign"]
    );
}

/// Asserts that the text of every value reads as the value again, and that other texts do not.
fn round_trip<T>(values: impl IntoIterator<Item = T>)
where
    T: std::str::FromStr<Err = ParseNameError> + std::fmt::Display + std::fmt::Debug + PartialEq,
{
    for value in values {
        assert_eq!(value.to_string().parse().as_ref(), Ok(&value));
    }
    for text in ["", "lights", "nothing"] {
        let error = text.parse::<T>().expect_err("it names no value");
        assert_eq!(error.found(), text);
        assert!(error.to_string().contains(&format!("`{text}`")), "{error}");
    }
}

#[test]
fn every_named_value_reads_its_own_name() {
    round_trip(Player::ALL);
    round_trip(FigureKind::ALL);
    round_trip(Reason::ALL);
    round_trip(Concession::ALL);
    round_trip(Variant::ALL);
    round_trip(TakeBackOption::ALL);
    round_trip(EmptyReserve::ALL);
    round_trip(Rules::all());
    round_trip(Value::ALL);
    round_trip(Source::ALL);
    assert_eq!("Light".parse(), Ok(Player::Light));
    assert_eq!("PLAYSON".parse(), Ok(EmptyReserve::PlaysOn));
    let error = "red".parse::<Player>().expect_err("there is no red player");
    assert_eq!((error.what(), error.expected()), ("player", &["light", "dark"][..]));
}

#[test]
fn options_may_be_left_out_of_a_rule_set() {
    assert_eq!("children".parse(), Ok(Rules::new(Variant::Children)));
    let rules = Rules::new(Variant::Expert).with_empty_reserve(EmptyReserve::PlaysOn);
    assert_eq!(" expert ,emptyReserve playsOn".parse(), Ok(rules));
    assert!("expert, takeBack".parse::<Rules>().is_err());
    assert!("takeBack optional".parse::<Rules>().is_err());
    assert!("expert, reserve loses".parse::<Rules>().is_err());
}
