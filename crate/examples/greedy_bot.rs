//! Two greedy bots play each other: `cargo run --example greedy_bot`. A bot plays the move that
//! leaves it the most balls in reserve compared with the opponent's best reply.

use pylos::{Game, Move, Position, Rules};

/// The difference of the reserves, from the side of the player to move.
fn balance(position: Position) -> i32 {
    let player = position.turn();
    position.reserve(player) as i32 - position.reserve(player.other()) as i32
}

/// The best balance that the player to move can reach with one move.
fn best_balance(position: Position, rules: Rules) -> i32 {
    let moves = position.legal_moves(rules).into_iter();
    moves.map(|m| -balance(position.play_unchecked(m))).max().unwrap_or(-100)
}

fn choose(position: Position, rules: Rules) -> Option<Move> {
    let moves = position.legal_moves(rules).into_iter();
    moves.min_by_key(|&m| best_balance(position.play_unchecked(m), rules))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Game::new(Rules::default());
    while let (None, Some(m)) = (game.result(), choose(game.position(), game.rules())) {
        println!("{}: {m}", game.turn());
        game.play(m)?;
    }
    println!("{}", game.result().expect("the game is over"));
    Ok(())
}
