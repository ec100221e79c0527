//! Plays a game of random moves and prints its record: `cargo run --example random_game`.

use std::hash::{BuildHasher, RandomState};

use pylos::{Game, Record, Rules, Variant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let random = RandomState::new();
    let mut game = Game::new(Rules::new(Variant::Expert));
    while game.result().is_none() {
        let moves = game.legal_moves();
        let number = random.hash_one(game.moves().len()) as usize % moves.len();
        game.play(moves[number])?;
    }
    println!("{}", Record::new(game));
    Ok(())
}
