//! Games: repetition, concession and undo.

use pylos::{Concession, Game, IllegalMove, Player, Reason};
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
    let draw = game.result().expect("a draw");
    assert_eq!(game.repetitions(), 3);
    assert_eq!((draw.reason(), draw.winner(), draw.score()), (Reason::Repetition, None, "1/2-1/2"));

    assert_eq!(game.legal_moves(), []);
    let over = Err(IllegalMove::GameOver(draw));
    assert_eq!(game.play(read("1b2x1b2")), over);
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
        (game, Some(loser.opponent()), concession.name())
    });
    let mut drawn = game_of("1b2");
    assert_eq!(drawn.agree(), Ok(()));
    for (mut game, winner, reason) in losses.chain([(drawn, None, "agreement")]) {
        let end = game.ended().expect("its players ended it");
        assert_eq!((end.winner(), end.reason().name()), (winner, reason));
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
