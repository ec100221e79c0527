//! Mistakes of other Pylos programs: for each one, a test shows that this program does not make it.

use pylos::{Player, Reason, Variant};
use pylos_tests::scene::{dark_to_move, light_to_move};

#[test]
fn the_second_ball_taken_back_may_be_one_that_the_first_rested_on() {
    let scene = light_to_move(
        "
        ddl.
        d.l.  ...
        llld  ...  ..
        ldll  l..  ..  .
        ",
    );
    assert!(scene.allows("1b3x2a1"));
    for freed in ["1a1", "1a2", "1b2"] {
        assert!(scene.allows(&format!("1b3x2a1x{freed}")), "{freed}");
    }
    assert!(!scene.allows("1b3x2a1x1b1"), "1b1 is the opponent's");
}

#[test]
fn a_ball_that_supports_another_cannot_be_taken_back() {
    let scene = light_to_move(
        "
        ddl.
        d.l.  ...
        llld  ...  ..
        ldll  l..  ..  .
        ",
    );
    for supporting in ["1a1", "1a2", "1b2"] {
        assert!(!scene.allows(&format!("1b3x{supporting}")), "{supporting}");
        assert!(!scene.allows(&format!("1b3x1c2x{supporting}")), "{supporting}");
    }
    assert!(!scene.allows("1b3x1a1x1a2"), "2a1 would float");
    assert!(!scene.allows("1b3x1a1x2a1"), "2a1 must be taken back first");
}

#[test]
fn a_ball_below_two_others_is_not_freed_by_one_of_them() {
    let scene = light_to_move(
        "
        ....
        .ddd  ...
        dlll  ...  ..
        dld.  ll.  ..  .
        ",
    )
    .in_expert();
    assert!(!scene.allows("1d1x2a1x1b1"));
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
fn the_four_balls_of_level_3_are_a_square() {
    let scene = light_to_move(
        "
        dldl
        ldld  ddl
        dldl  dld  ll
        ldld  ldd  l.  .
        ",
    );
    for scene in [scene, scene.in_expert()] {
        assert_eq!(
            scene.moves_to("3b1"),
            "3b1x3a1 3b1x3a1x2a1 3b1x3a1x3b1 3b1x3a1x3a2 3b1x3a1x3b2 3b1x3b1 \
             3b1x3b1x3a2 3b1x3b1x3b2 3b1x3a2 3b1x3a2x3b2 3b1x3b2 3b1x3b2x2c3"
        );
    }
    assert_eq!(scene.in_variant(Variant::Children).moves_to("3b1"), "3b1");
}

#[test]
fn diagonals_are_not_lines() {
    let rising = light_to_move(
        "
        ddd.
        ..l.  ...
        .l..  ...  ..
        l...  ...  ..  .
        ",
    );
    assert!(rising.in_expert().allows("1d4"));
    let falling = light_to_move(
        "
        l...
        .l..  ...
        ..l.  ...  ..
        ddd.  ...  ..  .
        ",
    );
    assert!(falling.in_expert().allows("1d1"));
    let level_2 = light_to_move(
        "
        dldl
        ldld  ..l
        dldl  ...  ..
        ldld  l..  ..  .
        ",
    );
    assert!(level_2.in_expert().allows("2b2"));
}

#[test]
fn a_line_counts_only_for_the_ball_that_completes_it() {
    // Light completed the front row in an earlier turn.
    let scene = light_to_move(
        "
        ddd.
        ....  ...
        ....  ...  ..
        llll  ...  ..  .
        ",
    )
    .in_expert();
    assert_eq!(scene.moves(), "1a2 1b2 1c2 1d2 1a3 1b3 1c3 1d3 1d4");
    // A column of level 2 does not count for a ball beside it either.
    let scene = dark_to_move(
        "
        ldld
        dldl  d..
        ldld  d..  ..
        dldl  d..  ..  .
        ",
    )
    .in_expert();
    assert_eq!(scene.placements(), "2b1 2c1 2b2 2c2 2b3 2c3");
}

#[test]
fn a_figure_is_not_triggered_again_by_a_later_turn() {
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
    // A ball beside the square that completes no figure gives no take-back.
    assert!(!scene.allows("1d1x1c1"));
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
fn a_square_of_both_colours_or_of_the_opponent_gives_no_take_back() {
    // Dark fills the last cell of a square with three light balls.
    let scene = dark_to_move(
        "
        ....
        .ddd  ...
        .ll.  ...  ..
        .l..  ...  ..  .
        ",
    );
    assert_eq!(scene.moves_to("1c1"), "1c1");
    // Light places a ball on dark's square.
    let scene = light_to_move(
        "
        ...l
        .dd.  ...
        .dd.  ...  ..
        ll..  ...  ..  .
        ",
    );
    assert_eq!(scene.moves_to("2b2"), "2b2 1a1-2b2 1b1-2b2 1d4-2b2");
}

#[test]
fn a_ball_cannot_be_raised_onto_a_square_it_is_part_of() {
    let scene = light_to_move(
        "
        ....
        ....  ...
        dl..  ...  ..
        ld..  ...  ..  .
        ",
    );
    assert_eq!(scene.raises(), "");
    assert!(!scene.allows("1a1-2a1"));
    assert!(!scene.allows("1b2-2a1"));
    // The same holds for a square two levels higher that rests on it.
    let scene = light_to_move(
        "
        ...l
        ldl.  ...
        dld.  dl.  ..
        ldl.  ld.  ..  .
        ",
    );
    assert_eq!(scene.moves_to("3a1"), "3a1 1d4-3a1");
    assert!(!scene.allows("2a1-3a1"), "2a1 is a ball of that square");
}

#[test]
fn taking_back_one_ball_is_enough() {
    let scene = light_to_move(
        "
        ....
        .dd.  ...
        .ll.  ...  ..
        dl..  ...  ..  .
        ",
    );
    assert!(scene.allows("1c1x1b1"));
    let after = scene.after("1c1x1b1");
    assert_eq!(after.reserve(Player::Light), scene.reserve(Player::Light));
}

#[test]
fn a_square_counts_for_experts_too() {
    let scene = light_to_move(
        "
        ....
        .dd.  ...
        .ll.  ...  ..
        dl..  ...  ..  .
        ",
    );
    assert_eq!(scene.moves_to("1c1"), scene.in_expert().moves_to("1c1"));
    assert!(scene.in_expert().allows("1c1x1b1x1c2"));
}

#[test]
fn an_empty_reserve_loses_unless_the_rules_let_it_play_on() {
    let scene = light_to_move(
        "
        lldl
        dlld  ll.
        ldld  l..  ..
        dlll  ldl  ..  .
        ",
    );
    assert_eq!(scene.ending(), Some((Player::Dark, Reason::EmptyReserve)));
    assert_eq!(scene.with_empty_reserve_playing_on().ending(), None);
}
