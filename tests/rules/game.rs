//! Games: repetition, concession and undo.

use pylos::{Concession, Game, IllegalMove, Outcome, Player};
use pylos_tests::text::{play, read};

/// Each player lacks one ball of a square in a corner, and can complete it and take that ball back
/// again and again.
const TWO_CORNERS: &str = "1a1 1d4 1b1 1c4 1a2 1d3";

/// A new game after these moves.
fn game_of(turns: &str) -> Game {
    let mut game = Game::default();
    play(&mut game, turns);
    game
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut game = game_of(TWO_CORNERS);
    assert_eq!((game.repetitions(), game.result()), (1, None));
    play(&mut game, "1b2x1b2 1c3x1c3");
    assert_eq!((game.repetitions(), game.result()), (2, None));
    play(&mut game, "1b2x1b2");
    assert_eq!((game.repetitions(), game.result()), (2, None));
    play(&mut game, "1c3x1c3");
    assert_eq!((game.repetitions(), game.result()), (3, Some(Outcome::Repetition)));
    assert_eq!(game.result().map(Outcome::score), Some("1/2-1/2"));

    assert_eq!(game.legal_moves(), []);
    assert_eq!(game.play(read("1b2x1b2")), Err(IllegalMove::GameOver(Outcome::Repetition)));
    let over = Err(IllegalMove::GameOver(Outcome::Repetition));
    assert_eq!(game.concede(Player::Light, Concession::Resignation), over);
    assert_eq!(game.agree(), over);

    assert!(game.undo());
    assert_eq!((game.repetitions(), game.result()), (2, None));
    assert!(!game.legal_moves().is_empty());
}

#[test]
fn a_player_who_resigns_or_runs_out_of_time_loses_and_players_agree_on_a_draw() {
    let losses = Player::ALL.into_iter().zip(Concession::ALL).map(|(loser, concession)| {
        let mut game = game_of("1b2");
        assert_eq!(game.concede(loser, concession), Ok(()));
        (game, Outcome::Concession { winner: loser.opponent(), concession })
    });
    let mut drawn = game_of("1b2");
    assert_eq!(drawn.agree(), Ok(()));
    for (mut game, end) in losses.chain([(drawn, Outcome::Agreement)]) {
        assert_eq!(
            (game.ended(), end.score() == "1/2-1/2"),
            (Some(end), end == Outcome::Agreement)
        );
        assert_eq!((game.result(), game.is_over()), (Some(end), true));
        assert_eq!(game.legal_moves(), []);
        assert_eq!(game.play(read("1c2")), Err(IllegalMove::GameOver(end)));
        assert_eq!(game.concede(Player::Light, Concession::Time), Err(IllegalMove::GameOver(end)));
        assert_eq!(game.agree(), Err(IllegalMove::GameOver(end)));
    }
}

#[test]
fn an_illegal_move_does_not_change_the_game() {
    let before = game_of(TWO_CORNERS);
    let mut game = before.clone();
    for turn in ["1a1", "2b2", "1b2", "1c3x1c3", "1d3-2a1", "1b2x1d4"] {
        assert!(game.play(read(turn)).is_err(), "{turn}");
        assert_eq!(game, before);
    }
}

#[test]
fn undo_takes_a_resignation_back_with_the_last_turn() {
    let mut game = Game::default();
    play(&mut game, "1b2 1c2");
    game.concede(Player::Light, Concession::Resignation).expect("the game goes on");
    assert!(game.undo());
    assert_eq!((game.result(), game.moves().len()), (None, 1));
}
