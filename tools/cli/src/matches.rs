//! Matches of a level of the engine against another one or a scripted novice.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use pylos::engine::Level;
use pylos::engine::internal::Random;
use pylos::{Game, Player};

use crate::oracle::Oracle;
use crate::{RulesArgs, novice};

/// A game with more turns counts as a draw. (The longest forced wins take 72.)
pub const LONGEST_GAME: usize = 400;
/// The largest number of random turns at the start of a game. Two games in a row start with the same turns.
const OPENING_TURNS: u64 = 4;

/// Play games of a level against another one or a scripted novice, with alternating colours.
#[derive(Args)]
pub struct Match {
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder with the tables, such as www/tables, for perfect play of level 8.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// The number of games.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The level of the engine, 1 to 8.
    #[arg(long, default_value_t = Level::MAX)]
    level: Level,
    /// The level of the opponent; without, a scripted beginner.
    #[arg(long, value_name = "LEVEL")]
    against: Option<Level>,
    /// The probability that the beginner looks at what the opponent can complete, 0 to 1.
    #[arg(long, default_value_t = 0.0)]
    novice: f64,
    /// The seed: the same seed plays the same match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Match {
    pub fn run(&self) -> Result<()> {
        let rules = self.rules.rules();
        let mut engine = match &self.tables {
            Some(folder) => Oracle::tables(folder, rules)?,
            None => Oracle::new(Path::new(""), rules),
        };
        let (mut won, mut drawn, mut lost) = (0, 0, 0);
        for number in 0..self.games {
            let first = if number % 2 == 0 { Player::Light } else { Player::Dark };
            let game = self.play_game(first, number, &mut engine)?;
            match game.result().and_then(|outcome| outcome.winner()) {
                None => drawn += 1,
                Some(winner) if winner == first => won += 1,
                Some(_) => lost += 1,
            }
            if number % 20 == 19 {
                eprintln!("{} of {} games", number + 1, self.games);
            }
        }
        let points = f64::from(won) + f64::from(drawn) / 2.0;
        let share = 100.0 * points / f64::from(self.games.max(1));
        println!("won {won}, drawn {drawn}, lost {lost}: {share:.1} %");
        Ok(())
    }

    /// Plays a game; the player `first` is the level.
    fn play_game(&self, first: Player, number: u32, engine: &mut Oracle) -> Result<Game> {
        let mut opening = Random::new(self.seed.wrapping_add(u64::from(number / 2) << 32));
        let mut game = Game::new(engine.rules);
        for _ in 0..opening.bits() % (OPENING_TURNS + 1) {
            let moves = game.legal_moves();
            game.play(moves[(opening.bits() % moves.len() as u64) as usize])?;
        }
        let mut random = Random::new(self.seed.wrapping_add(u64::from(number) << 32 | 1));
        while !game.is_over() && game.moves().len() < LONGEST_GAME {
            let position = game.position();
            let level = if position.turn() == first { Some(self.level) } else { self.against };
            let m = match level {
                Some(level) => engine.choose(&game, level, random.bits())?,
                None => novice::choose(position, self.novice, &mut random),
            };
            game.play(m)?;
        }
        Ok(game)
    }
}
