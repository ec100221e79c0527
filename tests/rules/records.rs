//! Game records: what a round trip keeps, what is refused, and annotations.

use pylos::{Concession, Line, Note, Player, Position, Reason, Record, RecordFault, Variant};
use pylos_tests::text;

/// The record of a text that must be readable.
fn read(text: &str) -> Record {
    text::read(text)
}

/// The text of every move of the record.
fn moves(record: &Record) -> Vec<String> {
    record.game().moves().iter().map(ToString::to_string).collect()
}

/// Why the game of the record is over.
fn reason(record: &Record) -> Option<Reason> {
    record.game().result().map(|end| end.reason())
}

/// The text of the record; asserts that reading it gives the same record.
fn again(record: &Record) -> String {
    let text = record.to_string();
    assert_eq!(read(&text), *record, "{text}");
    assert_eq!(read(&text).to_string(), text);
    text
}

/// Asserts that each text is refused with a message that has all of the words.
#[track_caller]
fn refuses(texts: &[(&str, &str)]) {
    for (text, words) in texts {
        text::refused::<Record>(text, &words.split('|').collect::<Vec<_>>());
    }
}

#[test]
fn a_new_game_has_the_usual_tags_and_its_rules() {
    let record = Record::new(pylos::Game::new(pylos::Rules::new(Variant::Expert)));
    assert_eq!(
        again(&record),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"?\"]\n[Result \"*\"]\n[Variant \"expert\"]\n[TakeBack \"required\"]\n\
         [EmptyReserve \"loses\"]\n\n*\n"
    );
}

#[test]
fn tags_choose_the_rules_and_the_start() {
    let record = read(
        "[Variant \"expert\"]\n[TakeBack \"optional\"]\n[EmptyReserve \"playsOn\"]\n\
         [Position \"4/4/4/lll1 3/3/3 2/2 1 d\"]\n\n1... 1a2 2. 1d1 *\n",
    );
    let rules = record.game().rules();
    assert_eq!(rules.to_string(), "expert, takeBack optional, emptyReserve playsOn");
    assert_eq!(record.game().start().to_string(), "4/4/4/lll1 3/3/3 2/2 1 d");
    assert_eq!(moves(&record), ["1a2", "1d1"]);
    assert!(again(&record).ends_with("\n\n1... 1a2 2. 1d1 *\n"));
    assert_eq!(read("1. 1a1").game().rules(), pylos::Rules::default());
    assert_eq!(read("1. 1a1").game().start(), Position::START);
}

#[test]
fn other_tags_are_kept() {
    let record = read(
        "[Annotator \"A \\\"quoted\\\" \\\\ name\"]\n[White \"Ada\"]\n[Black \"Žofia\"]\n\
         [Variant \"children\"]\n*",
    );
    assert_eq!(record.tag("White"), Some("Ada"));
    assert_eq!(record.tag("Black"), Some("Žofia"));
    assert_eq!(record.tag("Annotator"), Some("A \"quoted\" \\ name"));
    assert_eq!(record.tag("Site"), None);
    let text = again(&record);
    assert!(text.contains("[White \"Ada\"]\n[Black \"Žofia\"]\n[Result \"*\"]\n"), "{text}");
    assert!(text.contains("[Annotator \"A \\\"quoted\\\" \\\\ name\"]\n"), "{text}");
}

#[test]
fn long_games_are_broken_into_lines_and_stay_the_same() {
    let mut text = String::new();
    let cells = ["1a1", "1c1", "1b1", "1d1", "1a3", "1c3", "1b3", "1d3"];
    for (number, pair) in cells.chunks(2).enumerate() {
        text += &format!("{}. {} {{why this is so}} {} ", number + 1, pair[0], pair[1]);
        text += &"(1... 1a4) ".replace("1...", &format!("{}...", number + 1));
    }
    let record = read(&text);
    let printed = again(&record);
    assert!(printed.lines().all(|line| line.chars().count() <= 80), "{printed}");
    assert_eq!(moves(&record), cells);
    // Both first lines are as long as a line may be.
    let plain = pylos::Cell::ALL.map(|cell| cell.to_string()).join(" ").replace("2a1", "2a1 $100");
    let lines = again(&read(&format!("[Variant \"children\"] {plain}")));
    assert_eq!(lines.lines().rev().map(str::len).take(3).collect::<Vec<_>>(), [19, 79, 79]);
}

#[test]
fn other_ways_to_write_a_record_are_read() {
    let record = read("1. 1b2 1c3 2. 1c2 *");
    for text in [
        "1.1b2 1c3 2.1c2",
        "1b2 1c3 1c2",
        "1. 1B2 1... 1C3 2. 1C2 *",
        "1._1b2_1c3_2._1c2_*",
        "1.\n1b2\r\n1c3\t2.1c2*".replace("1c2*", "1c2 *").as_str(),
        "\u{feff}1. 1b2 1c3 2. 1c2",
        "[Variant \"standard\"] 1. 1b2 1c3 2. 1c2 *",
        "[ Variant  \"standard\" ]\n\n1. 1b2 1c3 2. 1c2 *",
        "[VARIANT \"Standard\"]\n[takeBack \" REQUIRED \"]\n[EmptyReserve \"Loses\"]\n1. 1b2 1c3 2. 1c2 *",
        "%!\n%[Variant \"expert\"]\n  % 1. 1a1\r\n1. 1b2\n%{ ( [\r1c3 2. 1c2 *\n%",
        "% an escape\n[Variant \"standard\"]\n% another\n\n1. 1b2 1c3 2. 1c2",
        "1. 1b2 1c3\r\u{feff}2. 1c2 *",
    ] {
        assert_eq!(read(text), record, "{text}");
    }
    for (suffix, glyph) in [("!", 1), ("?", 2), ("!!", 3), ("??", 4), ("!?", 5), ("?!", 6)] {
        assert_eq!(read(&format!("1. 1b2{suffix} 1c3")), read(&format!("1. 1b2 ${glyph} 1c3")));
    }
    assert_eq!(read("1. 1b2 ; the centre\n1c3"), read("1. 1b2 {the centre} 1c3"));
}

#[test]
fn a_result_off_the_board_is_a_resignation_unless_time_is_named() {
    let ends = |text: &str, winner| {
        let record = read(text);
        let printed = again(&record);
        let end = record.game().ended().expect(text);
        assert_eq!(end.winner(), Some(winner), "{text}");
        (end.reason(), printed)
    };
    let (reason, printed) = ends("1. 1b2 1-0", Player::Light);
    assert_eq!(reason, Reason::Resignation);
    assert!(printed.contains("[Termination \"resignation\"]"));
    let (reason, printed) = ends("[Termination \"time forfeit\"] 1. 1b2 0-1", Player::Dark);
    assert_eq!(reason, Reason::Time);
    assert!(printed.contains("[Result \"0-1\"]"));
    let timed = "Time forfeit|TIME FORFEIT| time|Anna won on time|White wins on Time.|won by timeout|\
        timed out|time-forfeit";
    let resigned = "|normal|Timea won by resignation|Time won by Resignation|agreement";
    for (texts, reason) in [(timed, Reason::Time), (resigned, Reason::Resignation)] {
        for text in texts.split('|') {
            let record = format!("[Result \"1-0\"]\n[Termination \"{text}\"]\n\n1. 1b2 1c2");
            assert_eq!(ends(&record, Player::Light).0, reason, "{text}");
        }
    }
}

#[test]
fn a_draw_that_the_board_does_not_show_needs_an_agreement() {
    for text in ["agreement", "Game drawn by agreement", "AGREED", "draw agreed on time"] {
        let record = read(&format!("[Termination \"{text}\"]\n1. 1b2 1c2 {{Tea?}} 1/2-1/2"));
        assert_eq!(reason(&record), Some(Reason::Agreement), "{text}");
        let printed = again(&record);
        for part in ["[Result \"1/2-1/2\"]", "[Termination \"agreement\"]", "{Tea?} 1/2-1/2\n"] {
            assert!(printed.contains(part), "{printed}");
        }
        let mut played = read("1. 1b2 1c2 {Tea?} *");
        played.agree().expect("the game goes on");
        assert_eq!(played, record);
        assert!(played.agree().is_err());
        assert!(played.undo());
        assert_eq!(again(&played), again(&read("1. 1b2 *")));
    }
    for tag in ["", "[Termination \"normal\"]\n", "[Termination \"time forfeit\"]\n"] {
        let record = format!("{tag}1. 1b2 1/2-1/2");
        refuses(&[(&record, "result cannot be a draw|agree")]);
    }
    let open = read("[Termination \"agreement\"]\n1. 1b2 *");
    assert_eq!((open.game().result(), open.to_string().contains("Termination")), (None, false));
    let won = "[Termination \"agreement\"]\n[Position \"ldld/ldld/ldld/lldd lll/ddd/lll dd/dd 1 l\"]\n1. 4a1";
    refuses(&[(&format!("{won} 1/2-1/2"), "the result is wrong|1-0")]);
    assert!(!again(&read(won)).contains("Termination"), "the board ended it");
}

#[test]
fn a_round_trip_keeps_a_draw_by_repetition() {
    let cycle = "1. 1a1 1d4 2. 1b1 1c4 3. 1a2 1d3 4. 1b2x1b2 1c3x1c3 5. 1b2x1b2 1c3x1c3";
    for text in [cycle.to_string(), format!("{cycle} 1/2-1/2"), format!("{cycle} *")] {
        let record = read(&text);
        assert_eq!(reason(&record), Some(Reason::Repetition));
        assert!(again(&record).ends_with("1/2-1/2\n"));
    }
    let (on, won) = (format!("{cycle} 6. 1b2x1b2"), format!("{cycle} 1-0"));
    refuses(&[(&on, "move 6 of light|over|three times"), (&won, "result|1/2-1/2")]);
}

#[test]
fn play_and_undo_keep_the_notes_of_a_record() {
    let mut record = read("1. 1b2 {The centre.} 1c3 (1... 1a1) *");
    let before = record.clone();
    record.play(text::read("1c2")).expect("it is legal");
    assert!(again(&record).ends_with("1. 1b2 {The centre.} 1... 1c3 (1... 1a1) 2. 1c2 *\n"));
    assert!(record.undo());
    assert_eq!(record, before);
    assert!(record.play(text::read("1b2")).is_err());
    assert_eq!(record, before);
    record.concede(Player::Light, Concession::Time).expect("the game goes on");
    assert!(again(&record).ends_with("(1... 1a1) 0-1\n"));
}

#[test]
fn a_refusal_names_the_first_bad_move_its_number_and_the_reason() {
    refuses(&[
        ("1. 1b2 1c3 2. 1b2", "move 2 of light|1b2|already"),
        ("1. 1b2 1b2 2. 9z9", "move 1 of dark|1b2|already"),
        ("1. 1b2 1c3 2. 1c2 2a1", "move 2 of dark|2a1|four"),
        ("1. 1b2 1c3 2. castle", "move 2 of light|castle|1b2-2a1"),
        ("1. 1b2 1c3 2. 1c2x1c2", "move 2 of light|1c2x1c2|no square"),
        ("[Position \"4/4/4/lll1 3/3/3 2/2 1 d\"] 1... 1a1", "move 1 of dark|1a1|already"),
        ("1. 1b2 (1. 1a1 1a1)", "move 1 of dark in a variation|1a1|already"),
        ("1. 1b2 1c3 (1... 1a1 2. 1a1) 2. 1c2", "move 2 of light in a variation|1a1|already"),
        ("1. 1b2 1c3 (1... 1b2)", "move 1 of dark in a variation|1b2"),
        ("1. 1b2 % 1c3", "move 1 of dark|%"),
    ]);
}

#[test]
fn what_is_no_record_is_refused_in_its_line() {
    refuses(&[
        ("[White \"Ada\"]\n\n1. 1b2\n1c3 2. 1b2 *", "line 4"),
        ("[White \"Ada\"]\n[Black Bea]\n\n*", "line 2"),
        ("1. 1b2\n{never closed\n\n", "line 2|not closed"),
        ("1. 1b2\n1c3 $256", "line 2|$255"),
        ("\n[Variant \"chess\"]\n\n1. 1b2 *", "line 2|variant|chess|expert"),
        ("[TakeBack \"never\"]\n\n*", "line 1|never|optional"),
        ("[EmptyReserve \"\"]\n\n*", "line 1|playsOn"),
        ("[Position \"4/4/4/4 l/3/3 2/2 1 l\"]\n\n*", "line 1|level 2"),
        ("[White \"A\"]\n[White \"B\"]\n*", "line 2|White|twice"),
        ("[White \"A\n\"]", "tag"),
        ("[White \"A\"", "tag"),
        ("[White \"A\\n\"]", "tag"),
        ("1. 1b2 [White \"A\"]", "tag|first"),
        ("", "empty"),
        (" \n\t", "empty"),
        ("1. 1b2 1-0 1... 1c3", "after|result"),
        ("1. 1b2 (1. 1a1", "variation|not closed"),
        ("1. 1b2 1. 1a1)", ")"),
        ("(1. 1b2)", "variation"),
        ("1. 1b2 ((1. 1a1))", "variation"),
        ("1. 1b2 ()", "variation"),
        ("1. 1b2 (1. 1a1 1-0)", "result|variation"),
        ("1. 1b2 } 1c3", "}"),
        ("$1 1. 1b2", "glyph"),
        ("1. 1b2 $x", "glyph"),
        ("[Result \"2-0\"] 1. 1b2", "Result"),
        ("[Result \"1-0\"] 1. 1b2 0-1", "Result"),
        ("1. 1b2 1/2-1/2", "draw"),
    ]);
    for text in ["[White \"A\"]\n[White \"?\"]\n*", "[White \"?\"]\n[White \"A\"]\n*"] {
        assert_eq!(read(text).tag("White"), Some("A"), "an unknown value says nothing");
    }
}

#[test]
fn a_refusal_gives_the_beginning_that_can_be_read() {
    for (beginning, fault) in [
        ("1. 1b2", " 1b2"),
        ("1. 1b2", " castle"),
        ("[White \"Ž\"] 1. 1b2 {one} 1c3 (1... 1a1)", " $x"),
        ("1. 1b2 1c3", " (1... 1a1 2. 1a1)"),
        ("1. 1b2 1c3", " (1... 1a1 {never"),
        ("1. 1b2 1c3", "\n{never"),
        ("1. 1b2 1c3", " 1-0 2. 1a1 1-0 1-0"),
        ("1. 1b2 1c3", " 1/2-1/2"),
        ("1. 1b2 1c3", "\n}"),
        ("", "[White \"A\"]\n[White \"B\"] 1. 1b2"),
    ] {
        let text = format!("{beginning}{fault}");
        let error = text.parse::<Record>().expect_err(&text);
        assert_eq!(text.get(..error.readable), Some(beginning), "{text}: {error}");
        assert!(beginning.is_empty() || beginning.parse::<Record>().is_ok(), "{beginning}");
    }
}

#[test]
fn a_second_game_is_refused_with_the_place_where_it_begins() {
    let first = Record::new(read("1. 1b2 1c3 1-0").game().clone()).to_string();
    let second = "[White \"B\"]\n\n1. 1a1 *";
    for (one, other) in [
        (first.as_str(), second),
        (&first, &first),
        ("1. 1b2 *\n\n", second),
        ("1. 1b2 * ", second),
        ("1. 1b2\r\n\r\n", second),
        ("*\n", second),
        ("1. 1b2 * {the first} ; of two\n% more\n\u{feff}", second),
        ("1. 1b2 *\n", "1. 1c3 1a1 *"),
        ("1. 1b2 * ", "1.1c3 *"),
        ("{Žofia}\n1. 1b2 0-1\n\n", "[White \"B\"]\n\n1. 1a1 *\n\n[White \"C\"] *"),
        // The result is compared with the board when the game is read alone.
        ("1. 1b2 1/2-1/2\n\n", second),
    ] {
        let text = format!("{one}{other}");
        let error = text.parse::<Record>().expect_err(&text);
        assert_eq!(error.fault, RecordFault::AnotherGame, "{text}");
        assert_eq!(text.split_at(error.readable), (one, other));
        assert_eq!(error.line, 1 + one.matches('\n').count());
    }
    for text in ["1. 1b2 * 1... 1c3", "1. 1b2 * *", "1. 1b2 * 1c3", "1. 1b2 * )"] {
        let error = text.parse::<Record>().expect_err(text);
        assert_eq!(error.fault, RecordFault::AfterResult, "{text}");
    }
}

#[test]
fn a_record_has_a_largest_number_of_tags_moves_and_notes() {
    let tags = |count: usize| (0..count).map(|i| format!("[T{i} \"\"]\n")).collect::<String>();
    let full = format!("[Event \"?\"]\n{}[Variant \"expert\"]\n[Result \"1-0\"]\n", tags(256));
    let mut record = read(&full);
    again(&record);
    assert_eq!(record.set_tag("More", "x"), Err(RecordFault::TooLong));
    record.set_tag("T255", "x").expect("it replaces a value");
    again(&record);
    refuses(&[(&tags(257), "line 257|at most 256")]);

    let notes = |count: usize| format!("1. 1b2 (1. 1a1 {{}}) {}", "$1 ".repeat(count - 2));
    again(&read(&notes(10_000)));
    refuses(&[(&notes(10_001), "too long")]);
}

#[test]
fn variations_nest_up_to_a_limit() {
    let nested = |levels: usize| {
        let mut text = String::from("1. 1a1");
        for level in 0..levels {
            text += if level % 2 == 0 { " (1. 1b1" } else { " (1. 1c1" };
        }
        text + &")".repeat(levels)
    };
    again(&read(&nested(32)));
    refuses(&[(&nested(33), "deep"), (&nested(10_000), "deep")]);
}

#[test]
fn a_program_can_annotate_a_record() {
    let mut record = read("1. 1b2 1c3 2. 1c2 *");
    record.set_tag("Annotator", "Ada").expect("a tag");
    record.set_tag("White", "Bea").expect("a tag");
    record.annotate(0, Note::Comment(" Before. ".into())).expect("a comment");
    record.annotate(2, Note::Glyph(2)).expect("a glyph");
    let line: Line = [text::read("1a1"), text::read("1b1")].into_iter().collect();
    record.annotate(2, Note::Variation(line)).expect("a variation");
    record.annotate(3, Note::Comment("Three.".into())).expect("a comment");
    let text = again(&record);
    assert!(
        text.ends_with("{Before.} 1. 1b2 1c3 $2 (1... 1a1 2. 1b1) 2. 1c2 {Three.} *\n"),
        "{text}"
    );
    assert!(text.contains("[White \"Bea\"]\n[Black"), "{text}");
    assert_eq!(record.line().text(1), "{Before.} 1... 1b2 2. 1c3? (2. 1a1 1b1) 2... 1c2 {Three.}");
    let tags: Vec<_> = record.tags().collect();
    assert_eq!(tags, [("White", "Bea"), ("Annotator", "Ada")]);
    record.set_tag("White", "?").expect("a tag");
    assert_eq!(record.tag("White"), None);
    again(&record);
}

#[test]
fn an_invalid_note_or_tag_is_refused() {
    let mut record = read("[Position \"4/4/4/lll1 3/3/3 2/2 1 d\"] 1... 1a2 *");
    let before = record.clone();
    let variation =
        |moves: &[&str]| Note::Variation(moves.iter().map(|text| text::read(text)).collect());
    for (ply, note, refusal) in [
        (2, Note::Glyph(1), "fewer moves"),
        (9, Note::Comment("x".into()), "fewer moves"),
        (0, Note::Glyph(1), "before the first move"),
        (0, variation(&["1a1"]), "before the first move"),
        (1, Note::Comment("a } b".into()), "without a {"),
        (1, variation(&[]), "no move"),
        (1, variation(&["1a1"]), "move 1 of dark in a variation, 1a1: there is a ball"),
        (1, variation(&["1a3", "1a3"]), "move 2 of light in a variation, 1a3"),
    ] {
        let error = record.annotate(ply, note).expect_err(refusal);
        assert!(error.to_string().contains(refusal), "{error}");
    }
    for (name, value) in [("", "x"), ("A b", "x"), ("variant", "expert"), ("White", "a\nb")] {
        assert_eq!(record.set_tag(name, value), Err(RecordFault::Tag), "{name}");
    }
    assert_eq!(record, before);

    let mut line: Line = [text::read("1a3")].into_iter().collect();
    for _ in 0..40 {
        let mut outer: Line = [text::read("1a3")].into_iter().collect();
        outer.entries[0].notes.push(Note::Variation(line));
        line = outer;
    }
    assert_eq!(record.annotate(1, Note::Variation(line)), Err(RecordFault::TooDeep));
}

#[test]
fn an_error_names_its_source() {
    for (text, named) in [
        ("1. 1z9", "1z9"),
        ("1. 2a1", "2a1"),
        ("[Variant \"x\"] *", "`x`"),
        ("[Position \"4\"] *", "position"),
    ] {
        let error = text.parse::<Record>().expect_err("a bad record");
        let source = std::error::Error::source(&error.fault).expect("a source").to_string();
        assert!(source.contains(named) && error.to_string().contains(&source), "{error}");
    }
}
