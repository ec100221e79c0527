//! Matches of the engine against minimax, scripted novices or another of its levels.

use core::fmt;
use core::str::FromStr;
use std::time::{Duration, Instant};

use clap::Args;
use pylos::engine::internal::Random;
use pylos::engine::{Level, choose_move};
use pylos::{Game, Move, Player};

use crate::oracle::Source;
use crate::perfection::Perfection;
use crate::{Result, RulesArgs, minimax, novice};

/// A game with more turns counts as a draw. (The longest forced wins take 72.)
pub const LONGEST_GAME: usize = 400;

/// A player of a match.
#[derive(Clone, Copy, Debug)]
pub enum Contestant {
    /// The engine; the highest level with tables, if there are any.
    Level(Level),
    /// Minimax of a fixed depth; it chooses among equal moves at random.
    Minimax(u32),
    /// A scripted beginner, with the probability that he looks at what the opponent can complete.
    Novice(f64),
}

impl FromStr for Contestant {
    type Err = &'static str;

    fn from_str(text: &str) -> core::result::Result<Contestant, &'static str> {
        let contestant = match text.split_once(':') {
            Some(("level", level)) => level.parse().ok().map(Contestant::Level),
            Some(("minimax", depth)) => match depth.parse() {
                Ok(depth @ 1..=20) => Some(Contestant::Minimax(depth)),
                _ => None,
            },
            Some(("novice", care)) => {
                let care = care.parse().ok().filter(|care| (0.0..=1.0).contains(care));
                care.map(Contestant::Novice)
            }
            _ => None,
        };
        contestant
            .ok_or("expected level:1 to level:8, minimax:1 to minimax:20 or novice:0 to novice:1")
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => write!(f, "level {level}"),
            Contestant::Minimax(depth) => write!(f, "minimax of depth {depth}"),
            Contestant::Novice(care) => write!(f, "novice of care {care}"),
        }
    }
}

impl Contestant {
    fn choose(
        self,
        game: &Game,
        perfect: Option<&mut Perfection>,
        random: &mut Random,
    ) -> Result<Move> {
        Ok(match (self, perfect) {
            (Contestant::Level(Level::MAX), Some(perfect)) => {
                perfect.choose(game, random.bits())?
            }
            (Contestant::Level(level), _) => {
                let choice = choose_move(game, level, random.bits());
                choice.expect("a game that is not over has a move").m
            }
            (Contestant::Minimax(depth), _) => {
                pick(random, &minimax::best_moves(game.position(), game.rules(), depth))
            }
            (Contestant::Novice(care), _) => {
                novice::choose(game.position(), game.rules(), care, random)
            }
        })
    }
}

/// A match of the engine.
#[derive(Args)]
pub struct Match {
    #[command(flatten)]
    rules: RulesArgs,
    /// The number of games.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The level of the engine, 1 to 8.
    #[arg(long, default_value_t = Level::MAX)]
    level: Level,
    /// The opponent: level:<n>, minimax:<depth> (counts reserves) or novice:<0 to 1> (a beginner; the
    /// number is the probability that he looks at what the opponent can complete).
    #[arg(long, default_value = "minimax:4")]
    against: Contestant,
    /// For perfect play of level 8; the match checks each of its moves and results.
    #[command(flatten)]
    source: Source,
    /// The largest number of random turns at the start of a game. Two games in a row start with the
    /// same turns.
    #[arg(long, default_value_t = 4)]
    opening_turns: u64,
    /// The seed: the same seed plays the same match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The time that a contestant took.
#[derive(Default)]
struct Clock {
    moves: u32,
    total: Duration,
    longest: Duration,
}

/// The numbers of games that the first contestant won, drew and lost.
#[derive(Clone, Copy, Default)]
struct Tally([u32; 3]);

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [won, drawn, lost] = self.0;
        let points = f64::from(won) + f64::from(drawn) / 2.0;
        let share = 100.0 * points / f64::from((won + drawn + lost).max(1));
        write!(f, "won {won}, drawn {drawn}, lost {lost}: {share:.1} %")
    }
}

impl Match {
    /// Plays the match and prints its result for the first contestant; with tables or a solution, also whether
    /// the highest level has played perfectly.
    pub fn play(&self) -> Result {
        let rules = self.rules.rules();
        let mut perfect = None;
        if self.source.is_given() {
            perfect = Some(Perfection::new(rules, &self.source)?);
        }
        let (first, second) = (Contestant::Level(self.level), self.against);
        println!("{rules}: {first} against {second}, {} games", self.games);
        let mut clocks = [Clock::default(), Clock::default()];
        let mut tallies = [Tally::default(); 2];
        let mut turns = 0;
        for number in 0..self.games {
            let first_plays = if number % 2 == 0 { Player::Light } else { Player::Dark };
            let game = self.play_game(first_plays, number, &mut clocks, perfect.as_mut())?;
            let end = match game.result().and_then(|outcome| outcome.winner()) {
                Some(winner) if winner == first_plays => 0,
                None => 1,
                Some(_) => 2,
            };
            turns += game.moves().len();
            tallies[first_plays as usize].0[end] += 1;
            let result = game.result().map_or("no result".to_string(), |end| end.to_string());
            eprintln!("game {}: {} turns, {result}", number + 1, game.moves().len());
        }
        let [light, dark] = tallies;
        println!("as light: {light}");
        println!("as dark: {dark}");
        let total = [0, 1, 2].map(|end| light.0[end] + dark.0[end]);
        println!("{:.1} turns a game", turns as f64 / f64::from(self.games.max(1)));
        for (contestant, Clock { moves, total, longest }) in [first, second].iter().zip(clocks) {
            let [mean, longest] = [total / moves.max(1), longest].map(|t| t.as_secs_f64() * 1e3);
            println!("{contestant}: {mean:.2} ms a move on average, {longest:.1} at most");
        }
        if let Some(perfect) = perfect {
            println!("{perfect}");
        }
        println!("{}", Tally(total));
        Ok(())
    }

    fn play_game(
        &self,
        first_plays: Player,
        number: u32,
        clocks: &mut [Clock; 2],
        mut perfect: Option<&mut Perfection>,
    ) -> Result<Game> {
        let mut opening = Random::new(self.seed.wrapping_add(u64::from(number / 2) << 32));
        let mut game = Game::new(self.rules.rules());
        for _ in 0..opening.bits() % (self.opening_turns + 1) {
            game.play(pick(&mut opening, &game.legal_moves())).expect("the move is legal");
        }
        let mut random = Random::new(self.seed.wrapping_add(u64::from(number) << 32 | 1));
        while game.result().is_none() && game.moves().len() < LONGEST_GAME {
            let place = usize::from(game.position().turn() != first_plays);
            let contestant = [Contestant::Level(self.level), self.against][place];
            let start = Instant::now();
            let m = contestant.choose(&game, perfect.as_deref_mut(), &mut random)?;
            let (time, clock) = (start.elapsed(), &mut clocks[place]);
            clock.moves += 1;
            clock.total += time;
            clock.longest = clock.longest.max(time);
            if let (Contestant::Level(Level::MAX), Some(perfect)) = (contestant, &mut perfect) {
                perfect.check_move(game.position(), m)?;
            }
            game.play(m).expect("the move is legal");
        }
        if let Some(perfect) = perfect {
            perfect.check_end(&game);
        }
        Ok(game)
    }
}

/// One of some moves.
pub fn pick(random: &mut Random, moves: &[Move]) -> Move {
    moves[(random.bits() % moves.len() as u64) as usize]
}
