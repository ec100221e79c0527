//! A program of one's own plays against the engine: it looks at its turn and the reply, and counts the reserves.
//!
//! ```sh
//! cargo run --release --example bot
//! ```

use pylos::engine::{Engine, Level};
use pylos::{Game, Move, Player, Position, Record};

/// The balls that the player who moved to a position has more in reserve than the opponent.
fn lead(position: Position) -> i32 {
    let [mine, theirs] = [position.turn().opponent(), position.turn()];
    position.reserve(mine) as i32 - position.reserve(theirs) as i32
}

/// What a move is worth: the lead after the reply that leaves least of it.
fn worth(position: Position, m: Move) -> i32 {
    let next = position.play_unchecked(m);
    let replies = next.legal_moves().into_iter();
    // Without a reply, the move has won.
    replies.map(|reply| -lead(next.play_unchecked(reply))).min().unwrap_or(i32::MAX)
}

fn main() -> Result<(), Box<dyn core::error::Error>> {
    let level: Level = std::env::args().nth(1).map_or(Ok(Level::MAX), |text| text.parse())?;
    let (mut game, mut engine) = (Game::default(), Engine::new());
    while !game.is_over() && game.moves().len() < 200 {
        let position = game.position();
        let chosen = match position.turn() {
            Player::Light => position.legal_moves().into_iter().max_by_key(|&m| worth(position, m)),
            Player::Dark => engine.choose(&game, level, 1).map(|score| score.m),
        };
        game.play(chosen.expect("a game that is not over has a move"))?;
    }
    println!("{}", Record::new(game));
    Ok(())
}
