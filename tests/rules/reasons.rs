//! A move that is not allowed names the rule that forbids it, in words and as data.

use pylos_tests::scene::{dark_to_move, light_to_move};

use crate::sections::{APEX_OPEN, NO_RESERVE};

/// A board with light to move on which every rule forbids a move: 1b3 completes a square, 2a1 rests on
/// light and dark balls, 1d4 is dark's.
const BOARD: &str = "
    ddld
    d.l.  ...
    llld  ...  ..
    ldll  l..  ..  .
";

#[test]
fn every_rule_that_forbids_a_move_says_so_with_its_cells() {
    let board = light_to_move(BOARD);
    let no_reserve = light_to_move(NO_RESERVE);
    let plays_on = no_reserve.under("standard, emptyReserve playsOn");
    let full = dark_to_move(APEX_OPEN).after("4a1");
    for (scene, text, rule, words, cells) in [
        (board, "1a1", "occupied", "already", "1a1"),
        (board, "2a2", "unsupported", "four", "2a2 1b3"),
        (board, "1d4-2b1", "raisesOpponent", "opponent", "1d4"),
        (board, "1d3-2b1", "nothingToRaise", "no ball", "1d3"),
        (board, "1a1-2b1", "raisesSupport", "supports", "1a1 2a1"),
        (board, "1c4-1d3", "notHigher", "higher", "1c4 1d3"),
        (board, "2a1-2b1", "notHigher", "higher", "2a1 2b1"),
        (board, "1c2-2b1", "onOwnSupport", "own square", "1c2 2b1"),
        (board, "1d3x1d3", "noFigure", "completes no square of", "1d3"),
        (board.under("expert"), "1d3x1d3", "noFigure", "no square or line", "1d3"),
        (board.under("children"), "1b3x1b3", "noTakeBackForChildren", "children", ""),
        (board, "1b3", "takeBackRequired", "one or two", "1b3"),
        (board, "1b3x1d4", "takesBackOpponent", "opponent", "1d4"),
        (board, "1b3x1d3", "nothingToTakeBack", "no ball", "1d3"),
        (board, "1b3x2a1x2a1", "nothingToTakeBack", "no ball", "2a1"),
        (board, "1b3x1a1x2a1", "takesBackSupport", "supports", "1a1 2a1"),
        (no_reserve, "2b2", "gameOver", "over: dark won: light's reserve is empty", ""),
        (plays_on, "2b2", "emptyReserve", "light's reserve is empty: a ball on the board must", ""),
        (full, "1a1", "gameOver", "over: dark won by filling the apex", ""),
    ] {
        let refusal = scene.refusal(text);
        let named: Vec<String> = refusal.cells().iter().map(ToString::to_string).collect();
        assert_eq!((refusal.name(), named.join(" ").as_str()), (rule, cells), "{text}");
        let message = refusal.to_string();
        for word in named.iter().map(String::as_str).chain([words]) {
            assert!(message.contains(word), "{text}: no {word} in: {message}");
        }
    }
}
