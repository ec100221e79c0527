//! A bot that looks two turns ahead plays light against random moves, the same game for the same seed:
//! `cargo run --example bot -- 7`.

use pylos::{Game, Move, Position};

/// The balls in reserve of the player to move, less those of the opponent.
fn balance(position: Position) -> i32 {
    let player = position.turn();
    position.reserve(player) as i32 - position.reserve(player.opponent()) as i32
}

/// The best balance that the player to move can reach in some turns.
fn best(position: Position, turns: u32) -> i32 {
    if turns == 0 || position.is_over() {
        return balance(position);
    }
    let moves = position.legal_moves().into_iter();
    moves.map(|m| -best(position.play_unchecked(m), turns - 1)).max().unwrap_or(0)
}

/// The move after which the opponent is worst off.
fn choose(position: Position) -> Option<Move> {
    position.legal_moves().into_iter().min_by_key(|&m| best(position.play_unchecked(m), 1))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut seed: u64 = std::env::args().nth(1).map_or(Ok(1), |text| text.parse())?;
    let mut game = Game::default();
    while !game.is_over() {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let moves = game.legal_moves();
        let any = moves[(seed >> 33) as usize % moves.len()];
        game.play(if game.moves().len() % 2 == 0 {
            choose(game.position()).unwrap_or(any)
        } else {
            any
        })?;
    }
    println!("{game}");
    Ok(())
}
