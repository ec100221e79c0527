//! Checks that perfect play wins won positions against a defender who knows the solution.

use std::path::Path;

use pylos::Game;
use pylos_solver::Value;

use crate::perfection::Source;
use crate::solution::{open, read_vectors, values};
use crate::{Result, SolutionArgs};

/// A game with more turns counts as not won. (The longest forced wins take 72.)
const LONGEST_GAME: usize = 400;

/// Plays every won position of a file with tables of the page or a folder of blocks, against the defender who plays for
/// the longest loss by the solution.
pub fn convert(solution: &SolutionArgs, source: &Source, file: &Path) -> Result {
    let solution = open(solution)?;
    let rules = solution.index.rules;
    let mut player = source.player()?;
    let (mut games, mut won, mut extra, mut most) = (0_u32, 0_u32, 0, 0);
    for (position, _) in read_vectors(file)? {
        let Value::Win(distance) = solution.value(position)? else { continue };
        if position.outcome(rules).is_some() {
            continue;
        }
        let winner = position.turn();
        let mut game = Game::from_position(rules, position);
        while game.result().is_none() && game.moves().len() < LONGEST_GAME {
            let now = game.position();
            let m = if now.turn() == winner {
                Some(player.choose(&game, games.into())?)
            } else {
                let replies = values(&solution, now)?.into_iter();
                replies.max_by_key(|(m, value)| (value.rank(), *m)).map(|(m, _)| m)
            };
            game.play(m.ok_or("a game that is not over has a move")?)?;
        }
        games += 1;
        if game.result().is_some_and(|outcome| outcome.winner() == Some(winner)) {
            won += 1;
            let more = game.moves().len() - distance as usize;
            extra += more;
            most = most.max(more);
        } else {
            println!("not won: {position}");
        }
    }
    let mean = extra as f64 / f64::from(won.max(1));
    println!("{rules}: {won} of {games} won positions won");
    println!("turns beyond the shortest win: {mean:.1} on average, {most} at most");
    if won == games { Ok(()) } else { Err("some won positions were not won".into()) }
}
