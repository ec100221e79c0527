//! The rules of docs/rules.md, section by section, on drawn boards: files a to d run from left to right,
//! ranks 1 to 4 from the bottom line to the top line, levels are drawn side by side.

use pylos::{Move, Player, Position, Reason, Variant};
use pylos_tests::scene::{dark_to_move, light_to_move};

/// Every cell but the apex has a ball, and dark has one ball left.
const APEX_OPEN: &str = "
    ldld
    dldl  ldl
    ldld  dld  dl
    dldl  ldl  ld  .
";

#[test]
fn section_1_each_reserve_has_fifteen_balls_and_light_moves_first() {
    let start = light_to_move(
        "
        ....
        ....  ...
        ....  ...  ..
        ....  ...  ..  .
        ",
    );
    assert_eq!(start.position, Position::START);
    assert_eq!(start.reserve(Player::Light), 15);
    assert_eq!(start.reserve(Player::Dark), 15);
    assert_eq!(start.moves(), "1a1 1b1 1c1 1d1 1a2 1b2 1c2 1d2 1a3 1b3 1c3 1d3 1a4 1b4 1c4 1d4");
}

#[test]
fn section_2_1_a_ball_can_be_placed_on_any_square_of_four_balls() {
    // The square in front is light's own, the far one dark's, the one between them mixed.
    let scene = light_to_move(
        "
        dd..
        dd.l  ...
        ll..  ...  ..
        ll.d  ...  ..  .
        ",
    );
    assert_eq!(scene.placements(), "1c1 1c2 1d2 1c3 1c4 1d4 2a1 2a2 2a3");
    assert_eq!(scene.after("2a2").reserve(Player::Light), 9);
}

#[test]
fn section_2_2_an_own_ball_that_supports_no_ball_can_be_raised() {
    let scene = light_to_move(
        "
        ...l
        ddl.  ...
        ldl.  ...  ..
        lld.  l..  ..  .
        ",
    );
    // Not 1a1, 1b1 and 1a2, which carry 2a1; not 2a1, for which level 3 has no square; and no ball onto
    // a square it is itself a part of, such as 1c2 onto 2b1 or 2b2.
    assert_eq!(scene.raises(), "1c3-2b1 1d4-2b1 1c2-2a2 1c3-2a2 1d4-2a2 1d4-2b2");
    let raised = scene.after("1c2-2a2");
    assert_eq!(raised.position.to_string(), "3l/ddl1/ld2/lld1 3/l2/l2 2/2 1 d");
    assert_eq!(raised.reserve(Player::Light), scene.reserve(Player::Light));
}

#[test]
fn section_2_2_a_ball_can_be_raised_by_more_than_one_level() {
    let scene = light_to_move(
        "
        ...l
        ldd.  ...
        dll.  dl.  ..
        ldd.  ld.  ..  .
        ",
    );
    assert!(scene.allows("1d4-3a1"));
}

#[test]
fn section_2_3_after_an_own_square_one_or_two_balls_are_taken_back() {
    let scene = light_to_move(
        "
        ....
        .dd.  ...
        .ll.  ...  ..
        d.l.  ...  ..  .
        ",
    );
    assert_eq!(
        scene.moves_to("1b1"),
        "1b1x1b1 1b1x1b1x1c1 1b1x1b1x1b2 1b1x1b1x1c2 \
         1b1x1c1 1b1x1c1x1b2 1b1x1c1x1c2 1b1x1b2 1b1x1b2x1c2 1b1x1c2"
    );
    assert!(!scene.allows("1b1"), "a ball must be taken back");
    assert_eq!(scene.after("1b1x1c2x1b1").position, scene.after("1b1x1b1x1c2").position);
    assert!("1b1x1b1x1c1x1b2".parse::<Move>().is_err(), "two balls are the most");
    assert!(!scene.allows("1d1x1d1"), "1d1 completes nothing");
    assert!(scene.with_optional_take_back().allows("1b1"));
    assert_eq!(scene.in_variant(Variant::Children).moves_to("1b1"), "1b1");
    assert_eq!(scene.in_expert().moves_to("1b1"), scene.moves_to("1b1"));
}

#[test]
fn section_2_3_any_own_ball_that_supports_no_ball_can_be_taken_back() {
    let scene = light_to_move(
        "
        ..ll
        ..l.  ...
        ldd.  ...  ..
        dldd  l..  ..  .
        ",
    );
    // The balls of the square, the one just played included, and the ball of level 2 ...
    for cell in ["1c3", "1d3", "1c4", "1d4", "2a1"] {
        assert!(scene.allows(&format!("1d3x{cell}")), "{cell}");
    }
    // ... but neither a ball that carries another nor one of the opponent's.
    for cell in ["1b1", "1a2", "1a1", "1c1"] {
        assert!(!scene.allows(&format!("1d3x{cell}")), "{cell}");
    }
    let taken = scene.after("1d3x2a1x1b1");
    assert_eq!(taken.position.to_string(), "2ll/2ll/ldd1/d1dd 3/3/3 2/2 1 d");
    assert_eq!(taken.reserve(Player::Light), scene.reserve(Player::Light) + 1);
}

#[test]
fn section_2_3_two_squares_at_once_give_two_balls_at_most() {
    let scene = light_to_move(
        "
        ....
        ddd.  ...
        lll.  ...  ..
        l.l.  ...  ..  .
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
        dld.  ...
        ldl.  l..  ..
        dldd  ll.  ..  .
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
fn section_2_3_the_second_ball_taken_back_may_be_one_that_the_first_rested_on() {
    let scene = light_to_move(
        "
        ddl.
        d.l.  ...
        llld  ...  ..
        ldll  l..  ..  .
        ",
    );
    for freed in ["1a1", "1a2", "1b2"] {
        assert!(scene.allows(&format!("1b3x2a1x{freed}")), "{freed}");
        assert!(!scene.allows(&format!("1b3x{freed}x2a1")), "2a1 must be taken back first");
        assert!(!scene.allows(&format!("1b3x1c2x{freed}")), "{freed} carries 2a1");
    }
    assert!(!scene.allows("1b3x2a1x1b1"), "1b1 is the opponent's");
    let scene = light_to_move(
        "
        dddd
        llld  ...
        dlll  .l.  ..
        dldd  ll.  ..  .
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
        ....  ...
        .ll.  ...  ..
        dll.  ...  ..  .
        ",
    );
    for scene in [scene, scene.in_expert()] {
        assert_eq!(scene.moves(), "1d1 1a2 1d2 1a3 1b3 1c3 1d3 1a4 1d4 2b1");
    }
    // A ball that leaves the square and returns completes it again.
    let broken = light_to_move(
        "
        ....
        .dd.  ...
        .ll.  ...  ..
        dl..  ...  ..  .
        ",
    );
    assert!(broken.allows("1c1x1c1x1b1"));
}

#[test]
fn section_4_the_player_who_fills_the_apex_wins() {
    let scene = dark_to_move(APEX_OPEN);
    assert_eq!(scene.moves(), "4a1");
    let end = scene.after("4a1");
    assert_eq!(end.ending(), Some((Player::Dark, Reason::Apex)));
}

#[test]
fn section_4_an_empty_reserve_loses_while_the_apex_is_empty() {
    let scene = light_to_move(APEX_OPEN);
    assert_eq!(scene.moves(), "");
    assert_eq!(scene.ending(), Some((Player::Dark, Reason::EmptyReserve)));
    // If the game plays on, light cannot raise a ball either: every ball below level 3 carries others,
    // and the apex would rest on those of level 3.
    let scene = scene.with_empty_reserve_playing_on();
    assert_eq!(scene.moves(), "");
    assert_eq!(scene.ending(), Some((Player::Dark, Reason::NoMove)));
}

#[test]
fn section_4_an_empty_reserve_loses_even_if_a_ball_could_be_raised() {
    let scene = light_to_move(
        "
        lldl
        dlld  ll.
        ldld  l..  ..
        dlll  ldl  ..  .
        ",
    );
    assert_eq!(scene.reserve(Player::Light), 0);
    assert_eq!(scene.moves(), "");
    assert_eq!(scene.ending(), Some((Player::Dark, Reason::EmptyReserve)));

    let scene = scene.with_empty_reserve_playing_on();
    assert_eq!(scene.ending(), None);
    assert_eq!(scene.placements(), "");
    assert!(scene.allows("1d4-2c2"));
    // A square completed by the raise fills the reserve again.
    assert_eq!(scene.after("1d4-2b2x2a1x2a3").reserve(Player::Light), 2);
}

#[test]
fn section_3_a_line_of_four_on_level_1_gives_a_take_back_in_expert() {
    let scene = light_to_move(
        "
        ....
        ....  ...
        ddd.  ...  ..
        lll.  ...  ..  .
        ",
    );
    assert_eq!(scene.moves_to("1d1"), "1d1");
    assert_eq!(
        scene.in_expert().moves_to("1d1"),
        "1d1x1a1 1d1x1a1x1b1 1d1x1a1x1c1 1d1x1a1x1d1 \
         1d1x1b1 1d1x1b1x1c1 1d1x1b1x1d1 1d1x1c1 1d1x1c1x1d1 1d1x1d1"
    );
    let column = light_to_move(
        "
        .l..
        dl..  ...
        d...  ...  ..
        dl..  ...  ..  .
        ",
    );
    assert!(column.in_expert().allows("1b2x1b1x1b4"));
}

#[test]
fn section_3_a_line_of_three_on_level_2_gives_a_take_back_in_expert() {
    let scene = light_to_move(
        "
        dd..
        ....  ...
        dldl  ...  ..
        ldld  ll.  ..  .
        ",
    );
    assert_eq!(scene.moves_to("2c1"), "2c1");
    // The end balls of the line free the balls in the corners below them.
    assert_eq!(
        scene.in_expert().moves_to("2c1"),
        "2c1x2a1 2c1x2a1x1a1 2c1x2a1x2b1 2c1x2a1x2c1 2c1x2b1 2c1x2b1x2c1 2c1x2c1 2c1x2c1x1d2"
    );
    let column = light_to_move(
        "
        dl..
        ld..  l..
        dl..  ...  ..
        ld..  l..  ..  .
        ",
    );
    assert!(column.in_expert().allows("2a2x2a1x1a1"));
}

#[test]
fn section_3_a_diagonal_or_a_part_of_a_row_is_not_a_line() {
    let scene = light_to_move(
        "
        ddd.
        ..ld  ...
        .ldd  ...  ..
        l...  ...  ..  .
        ",
    )
    .in_expert();
    assert!(scene.allows("1d4"));
    let scene = light_to_move(
        "
        dldl
        ldld  ...
        dldl  .l.  ..
        ldld  l..  ..  .
        ",
    )
    .in_expert();
    assert!(scene.allows("2c3"));
    let scene = light_to_move(
        "
        ....
        ....  ...
        ddd.  ...  ..
        ll..  ...  ..  .
        ",
    )
    .in_expert();
    assert!(scene.allows("1c1"));
    let scene = light_to_move(
        "
        dldl
        ldld  dl.
        dldl  ldl  ..
        ldld  dld  l.  .
        ",
    )
    .in_expert();
    assert!(scene.allows("3b1"));
}
