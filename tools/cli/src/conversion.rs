//! Whether perfect play wins what is won, against a defender who knows the whole solution.

use std::path::{Path, PathBuf};

use pylos::{Game, Position, Rules};
use pylos_solver::{Solution, Value};

use crate::perfection::unpacked;

/// Games of more turns are given up. (The longest forced wins take 72.)
const LONGEST_GAME: usize = 400;

/// Plays every won position of a file (its first column) as the winner with the page's tables,
/// against the defender who holds out longest by the solution.
pub fn convert(
    rules: Rules,
    solution: &Path,
    tables: &[PathBuf],
    file: &Path,
) -> Result<(), String> {
    let solution = Solution::open(solution, rules).map_err(|error| error.to_string())?;
    let mut player = unpacked(tables)?;
    let text =
        std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let (mut games, mut won, mut extra, mut most) = (0_u32, 0_u32, 0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let text = line.split('\t').next().unwrap_or_default();
        let position: Position = text.parse().map_err(|error| format!("{error}: {line}"))?;
        let value = |position| solution.value(position).map_err(|error| error.to_string());
        let Value::Win(distance) = value(position)? else { continue };
        if position.outcome(rules).is_some() {
            continue;
        }
        let hero = position.turn();
        let mut game = Game::from_position(rules, position);
        while game.result().is_none() && game.moves().len() < LONGEST_GAME {
            let now = game.position();
            let m = if now.turn() == hero {
                player.choose(game.positions(), games.into()).map(|known| known.m)
            } else {
                let mut best = None;
                for m in game.legal_moves() {
                    let rank = value(now.play_unchecked(m))?.before().rank();
                    best = best.max(Some((rank, m)));
                }
                best.map(|(_, m)| m)
            };
            let m = m.ok_or("a game that is not over has a move")?;
            game.play(m).map_err(|error| error.to_string())?;
        }
        games += 1;
        if game.result().is_some_and(|outcome| outcome.winner == Some(hero)) {
            won += 1;
            let more = game.moves().len() - distance as usize;
            extra += more;
            most = most.max(more);
        } else {
            println!("not won: {position}");
        }
    }
    let mean = extra as f64 / f64::from(won.max(1));
    println!(
        "{rules}: {won} of {games} won positions won, {mean:.1} turns later than the shortest win on average, {most} at most"
    );
    if won == games { Ok(()) } else { Err("not every win was brought home".to_string()) }
}
