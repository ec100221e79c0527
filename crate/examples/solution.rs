//! Prints the value of a position and of its moves, from a folder of the solution.
//!
//! ```sh
//! cargo run --example solution -- www/solution/standard "4/4/4/1l2 3/3/3 2/2 1 d"
//! ```

use std::{env, fs};

use pylos::engine::{Engine, Limits, Piece};
use pylos::{Game, Position, Rules};

fn main() -> Result<(), Box<dyn core::error::Error>> {
    let mut words = env::args().skip(1);
    let folder = words.next().expect("the first argument is a folder of the solution");
    let position = words.next().map_or(Ok(Position::START), |text| text.parse())?;
    let mut engine = Engine::new();
    engine.take("index.pylos", 0, &fs::read(format!("{folder}/index.pylos"))?)?;

    // The index names its rule set, but the engine is asked about games: try the rule sets in turn.
    let games = Rules::all().map(|rules| Game::from_position(position.with_rules(rules)));
    let game = games.into_iter().find(|game| engine.needs(game).is_some());
    let game = game.expect("the folder has the positions that the moves lead to");
    // Parts that name others come first, so ask until nothing is missing.
    while let Some(parts) = engine.needs(&game).filter(|parts| !parts.is_empty()) {
        for Piece { file, start, end, .. } in parts {
            let bytes = fs::read(format!("{folder}/{file}"))?;
            engine.take(&file, start as usize, &bytes[start as usize..end as usize])?;
        }
    }
    println!("{position} ({})", game.rules());
    for known in engine.analyse(&game, Limits::default()) {
        println!("{}\t{:?}\t{:?}", known.m, known.value, known.distance);
    }
    Ok(())
}
