//! The themes of a move are facts about it.

use pylos::engine::{Value, themes};
use pylos::{Move, Position, Rules, Variant};
use pylos_tests::text::read;

#[test]
fn themes_are_facts() {
    let line = "4/4/4/lll1 3/3/3 2/2 1 l";
    let (one, two) = ("4/4/dd2/d3 3/3/3 2/2 1 l", "4/4/dd1d/d1dd 3/3/3 2/2 1 l");
    let (held, raised) =
        ("4/4/dll1/lddl 3/3/1d1 2/2 1 d", "dldl/ldld/dldl/ldld 1ld/dll/lld 2/2 1 l");
    let last = "ldld/dldl/ldld/dldl ldl/dld/ldl dl/dd 1 l";
    let quiet = "4/4/4/l3 3/3/3 2/2 1 d";
    for (position, m, value, expected) in [
        (line, "1d1x1a1x1b1", None, "line two-back"),
        (line, "1d1x1d1", None, "line one-back"),
        (line, "1a2", None, ""),
        // A threat of the opponent is denied only if none is left.
        (one, "1b1", None, "deny"),
        (one, "1d1", None, ""),
        (two, "1b1", None, ""),
        // To raise a ball in the place of another is no denial.
        ("d3/1lll/lddd/l1ll 3/2d/2d 2/2 1 l", "1a1-2b2", None, "raise"),
        (held, "1d3", None, ""),
        (raised, "2b3-3b1", None, "raise unlock"),
        (last, "4a1", None, "apex"),
        // Zugzwang, which both would lose, and hold need values.
        (quiet, "1d4", Some(Value::Loss), "zugzwang"),
        (quiet, "1d4", Some(Value::Draw), "hold"),
        (quiet, "1d4", Some(Value::Win), ""),
        (quiet, "1d4", None, ""),
    ] {
        let (position, m): (Position, Move) = (read(position), read(m));
        let position = position.with_rules(Rules::new(Variant::Expert));
        assert!(position.is_legal(m), "{m}");
        let found = themes(position, m, |_| value);
        let names: Vec<&str> = found.iter().map(|theme| theme.name()).collect();
        assert_eq!(names.join(" "), expected, "{m} on {position}");
    }
}
