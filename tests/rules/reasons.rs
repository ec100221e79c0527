//! A move that is not allowed names the rule that forbids it, in words and as data.

use pylos::{IllegalMove, Outcome, Player, Variant};
use pylos_tests::scene::{Scene, light_to_move};

/// A board with light to move on which every rule forbids a move: 1b3 completes a square, 2a1 rests on
/// light and dark balls, 1d4 is dark's.
const BOARD: &str = "
    ddld
    d.l.  ...
    llld  ...  ..
    ldll  l..  ..  .
";

/// The refusal of a turn, whose message must have all of `words`.
fn refusal(scene: &Scene, text: &str, words: &[&str]) -> IllegalMove {
    let turn = text.parse().expect("a refused turn is still a turn");
    let refusal = scene.position.check(turn).expect_err("it is not allowed");
    let message = refusal.to_string();
    for word in words {
        assert!(message.contains(word), "{text}: no {word} in: {message}");
    }
    refusal
}

/// The cell with this name.
fn cell(text: &str) -> pylos::Cell {
    text.parse().expect("the tests name existing cells")
}

#[test]
fn every_rule_that_forbids_a_move_says_so_with_its_cells() {
    for (text, rule, word, cells) in [
        ("1a1", "occupied", "already", "1a1"),
        ("2a2", "unsupported", "four", "2a2 1b3"),
        ("1d4-2b1", "raisesOpponent", "opponent", "1d4"),
        ("1d3-2b1", "nothingToRaise", "no ball", "1d3"),
        ("1a1-2b1", "raisesSupport", "supports", "1a1 2a1"),
        ("1c4-1d3", "notHigher", "higher", "1c4 1d3"),
        ("2a1-2b1", "notHigher", "higher", "2a1 2b1"),
        ("1c2-2b1", "onOwnSupport", "own square", "1c2 2b1"),
        ("1d3x1d3", "noFigure", "no square", "1d3"),
        ("1b3", "takeBackRequired", "one or two", "1b3"),
        ("1b3x1d4", "takesBackOpponent", "opponent", "1d4"),
        ("1b3x1d3", "nothingToTakeBack", "no ball", "1d3"),
        ("1b3x2a1x2a1", "nothingToTakeBack", "no ball", "2a1"),
        ("1b3x1a1x2a1", "takesBackSupport", "supports", "1a1 2a1"),
    ] {
        let words: Vec<&str> = cells.split(' ').chain([word]).collect();
        let found = refusal(&light_to_move(BOARD), text, &words);
        let listed: Vec<String> = found.cells().iter().map(ToString::to_string).collect();
        assert_eq!((found.name(), listed.join(" ").as_str()), (rule, cells), "{text}");
    }
}

#[test]
fn a_take_back_without_a_figure_is_refused_by_the_figures_of_the_variant() {
    let scene = light_to_move(BOARD);
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
fn no_ball_is_placed_from_an_empty_reserve_or_after_the_end() {
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
    let over = light_to_move(
        "
        ldld
        dldl  ldl
        ldld  dld  dl
        dldl  ldl  ld  d
        ",
    );
    let end = Outcome::Apex { winner: Player::Dark };
    assert_eq!(refusal(&over, "1a1", &["over", "apex"]), IllegalMove::GameOver(end));
}
