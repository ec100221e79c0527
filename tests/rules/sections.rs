//! The rules of docs/rules.md, section by section, on drawn boards: files a to d run from left to right,
//! ranks 1 to 4 from the bottom line to the top line, levels are drawn side by side.

use pylos::{Move, Player, Position, Reason};
use pylos_tests::scene::{dark_to_move, light_to_move};

/// Every cell but the apex has a ball, and dark has one ball left.
pub const APEX_OPEN: &str = "
    ldld
    dldl  ldl
    ldld  dld  dl
    dldl  ldl  ld  .
";

/// Light has no ball left, and some that can be raised.
pub const NO_RESERVE: &str = "
    lldl
    dlld  ll.
    ldld  l..  ..
    dlll  ldl  ..  .
";

const PLAYS_ON: &str = "standard, emptyReserve playsOn";

#[test]
fn section_1_each_reserve_has_fifteen_balls_and_light_moves_first() {
    let start = light_to_move("");
    assert_eq!(start.position, Position::START);
    assert_eq!(Player::ALL.map(|player| start.reserve(player)), [15, 15]);
    assert_eq!(start.moves(), "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 1d4");
}

#[test]
fn section_2_1_a_ball_can_be_placed_on_any_square_of_four_balls() {
    // The square in front is light's own, the far one dark's, the one between them mixed.
    let scene = light_to_move(
        "
        dd..
        dd.l
        ll..
        ll.d
        ",
    );
    assert_eq!(scene.placements(), "1c1 1c2 1d2 1c3 1c4 1d4 2a1 2a2 2a3");
    assert_eq!(scene.after("2a2").reserve(Player::Light), 9);
}

#[test]
fn section_2_2_an_own_ball_that_supports_no_ball_can_be_raised_by_any_number_of_levels() {
    let scene = light_to_move(
        "
        ...l
        ldd.
        dlld  dl.
        lddl  ld.
        ",
    );
    // Neither 1a1 and the like, which carry a ball, nor a ball onto a square it is itself a part of,
    // such as 1d1 onto 2c1 or 2b2 onto 3a1.
    assert_eq!(scene.raises(), "1d4-2c1 1d1-3a1 1d4-3a1");
    let raised = scene.after("1d4-3a1");
    assert_eq!(raised.position.to_string(), "4/ldd1/dlld/lddl 3/dl1/ld1 2/l1 1 d");
    assert_eq!(raised.reserve(Player::Light), scene.reserve(Player::Light));
}

#[test]
fn section_2_3_after_an_own_square_one_or_two_balls_are_taken_back() {
    let scene = light_to_move(
        "
        .dd.
        .ll.
        d.l.
        ",
    );
    assert_eq!(
        scene.moves_to("1b1"),
        "1b1x1b1 1b1x1b1x1c1 1b1x1b1x1b2 1b1x1b1x1c2 \
         1b1x1c1 1b1x1c1x1b2 1b1x1c1x1c2 1b1x1b2 1b1x1b2x1c2 1b1x1c2"
    );
    assert_eq!(scene.after("1b1x1c2x1b1").position, scene.after("1b1x1b1x1c2").position);
    assert!("1b1x1b1x1c1x1b2".parse::<Move>().is_err(), "two balls are the most");
    assert!(scene.under("standard, takeBack optional").allows("1b1"));
    assert_eq!(scene.under("children").moves_to("1b1"), "1b1");
    assert_eq!(scene.under("expert").moves_to("1b1"), scene.moves_to("1b1"));
}

#[test]
fn section_2_3_two_squares_at_once_give_two_balls_at_most() {
    let scene = light_to_move(
        "
        ddd.
        lll.
        l.l.
        ",
    );
    let most = scene.moves_to("1b1").split(' ').map(|turn| turn.matches('x').count()).max();
    assert_eq!(most, Some(2));
    assert!(scene.allows("1b1x1a1x1c1"));
}

#[test]
fn section_2_3_a_raise_can_complete_a_square_and_take_balls_back() {
    let scene = light_to_move(
        "
        l..d
        dld.
        ldl.  l..
        dldd  ll.
        ",
    );
    // All other light balls are below the square and carry it.
    assert_eq!(
        scene.raises(),
        "1a4-2b2x2a1 1a4-2b2x2a1x2b1 1a4-2b2x2a1x2a2 1a4-2b2x2a1x2b2 \
         1a4-2b2x2b1 1a4-2b2x2b1x2a2 1a4-2b2x2b1x2b2 1a4-2b2x2a2 1a4-2b2x2a2x2b2 1a4-2b2x2b2"
    );
    let turned = scene.after("1a4-2b2x2a1x2a2");
    assert_eq!(turned.reserve(Player::Light), scene.reserve(Player::Light) + 2);
}

#[test]
fn section_2_3_any_own_ball_can_be_taken_back_as_soon_as_it_supports_no_ball() {
    let scene = light_to_move(
        "
        ..ll
        ..l.
        ldd.
        dldd  l..
        ",
    );
    for cell in ["1c3", "1d3", "1c4", "1d4", "2a1"] {
        assert!(scene.allows(&format!("1d3x{cell}")), "{cell}");
    }
    for freed in ["1b1", "1a2"] {
        assert!(scene.allows(&format!("1d3x2a1x{freed}")), "{freed}");
        assert!(!scene.allows(&format!("1d3x{freed}x2a1")), "2a1 must be taken back first");
        assert!(!scene.allows(&format!("1d3x1c3x{freed}")), "{freed} carries 2a1");
    }
    assert!(!scene.allows("1d3x2a1x1a1"), "1a1 is the opponent's");
    let taken = scene.after("1d3x2a1x1b1");
    assert_eq!(taken.position.to_string(), "2ll/2ll/ldd1/d1dd 3/3/3 2/2 1 d");
    assert_eq!(taken.reserve(Player::Light), scene.reserve(Player::Light) + 1);

    let scene = light_to_move(
        "
        dddd
        llld
        dlll  .l.
        dldd  ll.
        ",
    );
    // 2a2 completes the square of level 2; 1b2 is below all four, 1a3 only below 2a2.
    assert!(!scene.allows("2a2x2a1x1b2"));
    assert!(!scene.allows("2a2x2a1x1b1"), "2b1 rests on 1b1 as well");
    assert!(scene.allows("2a2x2a2x1a3"));
}

#[test]
fn section_2_3_a_square_counts_only_for_the_ball_that_completes_it() {
    let scene = light_to_move(
        "
        .dd.
        ....
        .ll.
        dll.
        ",
    );
    for scene in [scene, scene.under("expert")] {
        assert_eq!(scene.moves(), "1d1 1a2 1d2 1a3 1b3 1c3 1d3 1a4 1d4 2b1");
    }
}

#[test]
fn section_3_a_full_row_or_column_of_level_1_or_2_is_a_line_in_expert() {
    let low = light_to_move(
        "
        ....
        l...
        ld..
        lll.
        ",
    );
    assert!(low.allows("1d1") && low.allows("1a4"));
    let low = low.under("expert");
    assert!(low.allows("1d1x1a1x1d1") && low.allows("1a4x1a1x1c1"));
    assert!(!low.allows("1d1") && !low.allows("1a4"));

    let high = light_to_move(
        "
        dldl
        ldld  ...
        dldl  ld.
        ldld  ll.
        ",
    );
    assert!(high.allows("2c1") && high.allows("2a3"));
    // The end balls of the line free the balls in the corners below them.
    let high = high.under("expert");
    assert!(high.allows("2c1x2a1x1a1") && high.allows("2a3x2a3x1b4"));
    assert!(!high.allows("2c1") && !high.allows("2a3"));
}

#[test]
fn section_3_a_diagonal_or_a_part_of_a_row_is_not_a_line() {
    let low = light_to_move(
        "
        ddd.
        ..ld
        .ldd
        ll..
        ",
    );
    assert!(low.under("expert").allows("1d4"), "a diagonal of level 1");
    assert!(low.under("expert").allows("1c1"), "three of level 1");
    let high = light_to_move(
        "
        dldl
        ldld  ld.
        dldl  dld  ..
        ldld  ldl  l.
        ",
    );
    assert!(high.under("expert").allows("2c3"), "a diagonal of level 2");
    assert!(high.under("expert").allows("3b1"), "two of level 3");
}

#[test]
fn section_4_the_player_who_fills_the_apex_wins() {
    let scene = dark_to_move(APEX_OPEN);
    assert_eq!(scene.moves(), "4a1");
    assert_eq!(scene.after("4a1").ending(), Some((Player::Dark, Reason::Apex)));
}

#[test]
fn section_4_an_empty_reserve_loses_while_the_apex_is_empty() {
    // If the game plays on, light cannot raise a ball: every ball below level 3 carries others, and the
    // apex would rest on those of level 3.
    let stuck = light_to_move(APEX_OPEN);
    assert_eq!(stuck.ending(), Some((Player::Dark, Reason::EmptyReserve)));
    assert_eq!(stuck.under(PLAYS_ON).ending(), Some((Player::Dark, Reason::NoMove)));

    let scene = light_to_move(NO_RESERVE);
    assert_eq!(scene.reserve(Player::Light), 0);
    assert_eq!(scene.ending(), Some((Player::Dark, Reason::EmptyReserve)));
    let scene = scene.under(PLAYS_ON);
    assert_eq!(scene.ending(), None);
    assert_eq!(scene.placements(), "");
    assert!(scene.allows("1d4-2c2"));
    // A square completed by the raise fills the reserve again.
    assert_eq!(scene.after("1d4-2b2x2a1x2a3").reserve(Player::Light), 2);
}
