//! A move that is not allowed names the rule that forbids it, one drawn board for each rule.

use pylos::{CellSet, IllegalMove, Outcome, Player, Variant};
use pylos_tests::scene::{Scene, dark_to_move, light_to_move};

/// A board with light to move on which every rule forbids a move: 1b3 completes a square, 2a1 rests on
/// light and dark balls, 1d4 is dark's.
const BOARD: &str = "
    ddld
    d.l.  ...
    llld  ...  ..
    ldll  l..  ..  .
";

/// The rule that forbids the turn, whose message must name all of `named`.
fn refusal(scene: &Scene, text: &str, named: &[&str]) -> IllegalMove {
    assert!(!scene.allows(text), "{text} is allowed on\n{}", scene.drawing());
    let turn = text.parse().expect("a refused turn is still a turn");
    let refusal = scene.position.check(turn, scene.rules).expect_err("it is not allowed");
    let message = refusal.to_string();
    for word in named {
        assert!(message.contains(word), "{text}: no {word} in: {message}");
    }
    refusal
}

/// The cell with this name.
fn cell(text: &str) -> pylos::Cell {
    text.parse().expect("the tests name existing cells")
}

#[test]
fn a_ball_is_not_placed_on_another() {
    let refusal = refusal(&light_to_move(BOARD), "1a1", &["1a1", "already"]);
    assert_eq!(refusal, IllegalMove::Occupied(cell("1a1")));
}

#[test]
fn a_ball_is_not_placed_without_a_square_below_it() {
    let refusal = refusal(&light_to_move(BOARD), "2a2", &["2a2", "four", "1b3"]);
    let missing = CellSet::of(cell("1b3"));
    assert_eq!(refusal, IllegalMove::Unsupported { to: cell("2a2"), missing });
}

#[test]
fn only_an_own_ball_is_raised() {
    let scene = light_to_move(BOARD);
    assert_eq!(
        refusal(&scene, "1d4-2b1", &["1d4", "opponent"]),
        IllegalMove::RaisesOpponent(cell("1d4"))
    );
    assert_eq!(
        refusal(&scene, "1d3-2b1", &["1d3", "no ball"]),
        IllegalMove::NothingToRaise(cell("1d3"))
    );
}

#[test]
fn a_ball_that_supports_another_is_not_raised() {
    assert_eq!(
        refusal(&light_to_move(BOARD), "1a1-2b1", &["1a1", "2a1", "supports"]),
        IllegalMove::RaisesSupport { from: cell("1a1"), above: cell("2a1") }
    );
}

#[test]
fn a_raise_ends_on_a_higher_level() {
    let scene = light_to_move(BOARD);
    assert_eq!(
        refusal(&scene, "1c4-1d3", &["1d3", "1c4", "higher"]),
        IllegalMove::NotHigher { from: cell("1c4"), to: cell("1d3") }
    );
    assert_eq!(
        refusal(&scene, "2a1-2b1", &["2b1", "2a1", "higher"]),
        IllegalMove::NotHigher { from: cell("2a1"), to: cell("2b1") }
    );
}

#[test]
fn a_ball_is_not_raised_onto_its_own_square() {
    assert_eq!(
        refusal(&light_to_move(BOARD), "1c2-2b1", &["2b1", "1c2", "own square"]),
        IllegalMove::OnOwnSupport { from: cell("1c2"), to: cell("2b1") }
    );
}

#[test]
fn nothing_is_taken_back_without_a_figure() {
    let scene = light_to_move(BOARD);
    assert_eq!(
        refusal(&scene, "1d3x1d3", &["1d3", "no square"]),
        IllegalMove::NoFigure { to: cell("1d3"), variant: Variant::Standard }
    );
    assert_eq!(
        refusal(&scene.in_expert(), "1d3x1d3", &["1d3", "no square or line"]),
        IllegalMove::NoFigure { to: cell("1d3"), variant: Variant::Expert }
    );
    assert_eq!(
        refusal(&scene.in_variant(Variant::Children), "1b3x1b3", &["children"]),
        IllegalMove::NoTakeBackForChildren
    );
}

#[test]
fn a_figure_requires_a_take_back() {
    assert_eq!(
        refusal(&light_to_move(BOARD), "1b3", &["1b3", "one or two"]),
        IllegalMove::TakeBackRequired(cell("1b3"))
    );
}

#[test]
fn only_a_free_own_ball_is_taken_back() {
    let scene = light_to_move(BOARD);
    assert_eq!(
        refusal(&scene, "1b3x1d4", &["1d4", "opponent"]),
        IllegalMove::TakesBackOpponent(cell("1d4"))
    );
    assert_eq!(
        refusal(&scene, "1b3x1d3", &["1d3", "no ball"]),
        IllegalMove::NothingToTakeBack(cell("1d3"))
    );
    assert_eq!(
        refusal(&scene, "1b3x2a1x2a1", &["2a1", "no ball"]),
        IllegalMove::NothingToTakeBack(cell("2a1"))
    );
    assert_eq!(
        refusal(&scene, "1b3x1a1", &["1a1", "2a1", "supports"]),
        IllegalMove::TakesBackSupport { cell: cell("1a1"), above: cell("2a1") }
    );
    assert_eq!(
        refusal(&scene, "1b3x1a1x2a1", &["1a1", "2a1", "supports"]),
        IllegalMove::TakesBackSupport { cell: cell("1a1"), above: cell("2a1") }
    );
}

#[test]
fn no_ball_is_placed_from_an_empty_reserve() {
    let scene = light_to_move(
        "
        lldl
        dlld  ll.
        ldld  l..  ..
        dlll  ldl  ..  .
        ",
    );
    let end = Outcome::EmptyReserve { winner: Player::Dark };
    assert_eq!(refusal(&scene, "2b2", &["over", "reserve"]), IllegalMove::GameOver(end));
    assert_eq!(
        refusal(&scene.with_empty_reserve_playing_on(), "2b2", &["light", "reserve", "raise"]),
        IllegalMove::EmptyReserve(Player::Light)
    );
}

#[test]
fn no_move_is_legal_after_the_apex_is_filled() {
    let scene = dark_to_move(
        "
        ldld
        dldl  ldl
        ldld  dld  dl
        dldl  ldl  ld  .
        ",
    );
    let end = Outcome::Apex { winner: Player::Dark };
    assert_eq!(refusal(&scene.after("4a1"), "1a1", &["over", "apex"]), IllegalMove::GameOver(end));
}

#[test]
fn a_refusal_gives_its_rule_and_cells_as_data() {
    let scene = light_to_move(BOARD);
    for (text, name, cells) in [
        ("1a1", "occupied", "1a1"),
        ("1a1-2b1", "raisesSupport", "1a1 2a1"),
        ("1c4-1d3", "notHigher", "1c4 1d3"),
        ("1c2-2b1", "onOwnSupport", "1c2 2b1"),
        ("3a1", "unsupported", "3a1 2b1 2a2 2b2"),
        ("1b3x1a1", "takesBackSupport", "1a1 2a1"),
    ] {
        let refusal = refusal(&scene, text, &[]);
        let found: Vec<String> = refusal.cells().iter().map(ToString::to_string).collect();
        assert_eq!((refusal.name(), found.join(" ").as_str()), (name, cells), "{text}");
    }
}
