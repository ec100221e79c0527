//! Matches of a level of the engine against another one or a scripted novice.

use core::str::FromStr;

use anyhow::{Context, Result};
use clap::Args;
use pylos::engine::internal::Random;
use pylos::engine::{Engine, Level};
use pylos::{Game, Player};

use crate::novice;
use crate::oracle::{Oracle, Source};

/// A game with more turns counts as a draw. (The longest forced wins take 72.)
pub const LONGEST_GAME: usize = 400;
/// The largest number of random turns at the start of a game. Two games in a row start with the same turns.
const OPENING_TURNS: u64 = 4;

/// Play games of a level against another one or a scripted novice, with alternating colours.
#[derive(Args)]
pub struct Match {
    /// For perfect play of level 8.
    #[command(flatten)]
    source: Source,
    /// The number of games.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The level of the engine, 1 to 8.
    #[arg(long, default_value_t = Level::MAX)]
    level: Level,
    /// The opponent: level:<n> or novice:<0 to 1> (a beginner; the number is the probability that it looks at what
    /// the opponent can complete).
    #[arg(long)]
    against: Contestant,
    /// The seed: the same seed plays the same match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A player of a match.
#[derive(Clone, Copy, Debug)]
enum Contestant {
    /// The engine; the highest level with tables, if there are any.
    Level(Level),
    /// A scripted beginner, with the probability that it looks at what the opponent can complete.
    Novice(f64),
}

impl FromStr for Contestant {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Contestant, &'static str> {
        let contestant = match text.split_once(':') {
            Some(("level", number)) => number.parse().ok().map(Contestant::Level),
            Some(("novice", care)) => care.parse().ok().map(Contestant::Novice),
            _ => None,
        };
        contestant.ok_or("expected level:1 to level:8, or novice:0 to novice:1")
    }
}

impl Match {
    /// Plays the match and prints its result for the level.
    pub fn run(&self) -> Result<()> {
        let mut perfect = self.source.oracle()?;
        let (mut won, mut drawn, mut lost) = (0, 0, 0);
        for number in 0..self.games {
            let first = if number % 2 == 0 { Player::Light } else { Player::Dark };
            let game = self.play_game(first, number, &mut perfect)?;
            let end = game.result();
            match end.and_then(|outcome| outcome.winner()) {
                None => drawn += 1,
                Some(winner) if winner == first => won += 1,
                Some(_) => lost += 1,
            }
            let result = end.map_or("no result".to_string(), |end| end.to_string());
            eprintln!("game {}: {} turns, {result}", number + 1, game.moves().len());
        }
        let points = f64::from(won) + f64::from(drawn) / 2.0;
        let share = 100.0 * points / f64::from(self.games.max(1));
        println!("won {won}, drawn {drawn}, lost {lost}: {share:.1} %");
        Ok(())
    }

    /// Plays a game; the player `first` is the level.
    fn play_game(&self, first: Player, number: u32, perfect: &mut Option<Oracle>) -> Result<Game> {
        let mut opening = Random::new(self.seed.wrapping_add(u64::from(number / 2) << 32));
        let mut game = Game::new(self.source.rules.rules());
        for _ in 0..opening.bits() % (OPENING_TURNS + 1) {
            let moves = game.legal_moves();
            game.play(moves[(opening.bits() % moves.len() as u64) as usize])?;
        }
        let mut random = Random::new(self.seed.wrapping_add(u64::from(number) << 32 | 1));
        while !game.is_over() && game.moves().len() < LONGEST_GAME {
            let position = game.position();
            let is_first = position.turn() == first;
            let contestant = if is_first { Contestant::Level(self.level) } else { self.against };
            let m = match (contestant, &mut *perfect) {
                (Contestant::Level(Level::MAX), Some(perfect)) => {
                    perfect.choose(&game, random.bits())?
                }
                (Contestant::Level(level), _) => {
                    let choice = Engine::new().choose(&game, level, random.bits());
                    choice.context("a game that is not over has a move")?.m
                }
                (Contestant::Novice(care), _) => novice::choose(position, care, &mut random),
            };
            game.play(m)?;
        }
        Ok(game)
    }
}
