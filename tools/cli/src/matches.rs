//! Matches of the engine against minimax, scripted novices or another of its levels.

use std::time::Instant;

use anyhow::Result;
use clap::Args;
use pylos::engine::internal::Random;
use pylos::engine::{Level, Value};
use pylos::{Game, Move, Player};

use crate::contestant::{Contestant, pick};
use crate::oracle::{Oracle, Source};

/// A game with more turns counts as a draw. (The longest forced wins take 72.)
pub const LONGEST_GAME: usize = 400;
/// The largest number of random turns at the start of a game. Two games in a row start with the same turns.
const OPENING_TURNS: u64 = 4;

/// Play games of a level against another one, plain minimax or a scripted novice, with alternating
/// colours.
#[derive(Args)]
pub struct Match {
    /// For perfect play of level 8; the match checks each of its moves and results.
    #[command(flatten)]
    source: Source,
    /// The number of games.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The level of the engine, 1 to 8.
    #[arg(long, default_value_t = Level::MAX)]
    level: Level,
    /// The opponent: level:<n>, minimax:<depth> (counts reserves) or novice:<0 to 1> (a beginner; the
    /// number is the probability that it looks at what the opponent can complete).
    #[arg(long, default_value = "minimax:4")]
    against: Contestant,
    /// The seed: the same seed plays the same match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A player with tables or a solution, and a judge that checks it. They share no memory, so that the values the
/// judge finds do not make the player faster.
struct Perfection {
    player: Oracle,
    judge: Oracle,
    moves: u32,
    /// Games by the best value that the player has had: lost, drawn, won.
    games: [u32; 3],
    violations: u32,
}

impl Match {
    /// Plays the match and prints its result for the first contestant; with tables or a solution, also whether
    /// the highest level has played perfectly.
    pub fn run(&self) -> Result<()> {
        let mut perfect = None;
        if self.source.is_given() {
            let [player, judge] = [self.source.oracle()?, self.source.oracle()?];
            perfect = Some(Perfection { player, judge, moves: 0, games: [0; 3], violations: 0 });
        }
        let contestants = [Contestant::Level(self.level), self.against];
        let rules = self.source.rules.rules();
        println!("{rules}: {} against {}, {} games", contestants[0], contestants[1], self.games);
        let (mut times, mut tally) = ([Vec::new(), Vec::new()], [0; 3]);
        for number in 0..self.games {
            let first = if number % 2 == 0 { Player::Light } else { Player::Dark };
            let game = self.play_game(contestants, first, number, &mut times, &mut perfect)?;
            tally[value(&game, first) as usize] += 1;
            let result = game.result().map_or("no result".to_string(), |end| end.to_string());
            eprintln!("game {}: {} turns, {result}", number + 1, game.moves().len());
        }
        for (contestant, times) in contestants.iter().zip(times) {
            let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
            let longest = times.into_iter().fold(0.0, f64::max);
            println!("{contestant}: {mean:.2} ms a move on average, {longest:.1} at most");
        }
        if let Some(Perfection { moves, games: [lost, drawn, won], violations, .. }) = perfect {
            print!("perfect play: {moves} moves; {won} games with a won position, ");
            print!("{drawn} with a drawn one at best, {lost} lost throughout; ");
            println!("{violations} violations");
        }
        let [lost, drawn, won] = tally;
        let points = f64::from(won) + f64::from(drawn) / 2.0;
        let share = 100.0 * points / f64::from(self.games.max(1));
        println!("won {won}, drawn {drawn}, lost {lost}: {share:.1} %");
        Ok(())
    }

    /// Plays a game, and adds the milliseconds of each move.
    fn play_game(
        &self,
        contestants: [Contestant; 2],
        first: Player,
        number: u32,
        times: &mut [Vec<f64>; 2],
        perfect: &mut Option<Perfection>,
    ) -> Result<Game> {
        let mut opening = Random::new(self.seed.wrapping_add(u64::from(number / 2) << 32));
        let mut game = Game::new(self.source.rules.rules());
        for _ in 0..opening.bits() % (OPENING_TURNS + 1) {
            game.play(pick(&mut opening, &game.legal_moves()))?;
        }
        let mut random = Random::new(self.seed.wrapping_add(u64::from(number) << 32 | 1));
        // The best value that each perfect player has had.
        let mut best = [None; 2];
        while !game.is_over() && game.moves().len() < LONGEST_GAME {
            let position = game.position();
            let place = usize::from(position.turn() != first);
            let is_highest = matches!(contestants[place], Contestant::Level(Level::MAX));
            let mut perfect = perfect.as_mut().filter(|_| is_highest);
            let start = Instant::now();
            let m = match &mut perfect {
                Some(perfect) => perfect.player.choose(&game, random.bits())?,
                None => contestants[place].choose(&game, &mut random),
            };
            times[place].push(start.elapsed().as_secs_f64() * 1e3);
            if let Some(perfect) = perfect {
                let before = perfect.judge.value(position)?;
                let after = perfect.judge.value(position.play_unchecked(m))?.opposite();
                perfect.moves += 1;
                if after != before {
                    println!("violation: {m} makes a {after} of the {before} {position}");
                    perfect.violations += 1;
                }
                let best = &mut best[position.turn() as usize];
                *best = (*best).max(Some(before));
            }
            game.play(m)?;
        }
        for (player, best) in Player::ALL.into_iter().zip(best) {
            let (Some(perfect), Some(best)) = (&mut *perfect, best) else { continue };
            perfect.games[best as usize] += 1;
            let end = value(&game, player);
            if end < best {
                let moves: Vec<String> = game.moves().iter().map(Move::to_string).collect();
                println!("violation: a {end} instead of a {best}: {}", moves.join(" "));
                perfect.violations += 1;
            }
        }
        Ok(game)
    }
}

/// What a game came to for a player; a game without an end is a draw.
fn value(game: &Game, player: Player) -> Value {
    match game.result().and_then(|outcome| outcome.winner()) {
        None => Value::Draw,
        Some(winner) if winner == player => Value::Win,
        Some(_) => Value::Loss,
    }
}
