//! Matches: the engine against the yardstick or against another of its levels.

use core::fmt;
use core::str::FromStr;
use std::time::{Duration, Instant};

use pylos::engine::{PERFECT_LEVEL, choose_move};
use pylos::{Game, Move, Player, Rules};

use crate::minimax;
use crate::perfection::Perfection;

/// Games of more turns are called draws. (The longest forced wins take 72 turns.)
const LONGEST_GAME: usize = 400;

/// Who plays.
#[derive(Clone, Copy, Debug)]
pub enum Contestant {
    /// The engine at a level from 1 to 8; the last one with tables, if there are any.
    Level(u8),
    /// Plain minimax of a fixed depth; among equal moves it draws lots.
    Minimax(u32),
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        match text.split_once(':').map(|(kind, number)| (kind, number.parse())) {
            Some(("level", Ok(level @ 1..=8))) => Ok(Contestant::Level(level as u8)),
            Some(("minimax", Ok(depth @ 1..=20))) => Ok(Contestant::Minimax(depth)),
            _ => Err("expected level:1 to level:8 or minimax:1 to minimax:20".to_string()),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => write!(f, "level {level}"),
            Contestant::Minimax(depth) => write!(f, "minimax of depth {depth}"),
        }
    }
}

impl Contestant {
    fn choose(self, game: &Game, perfect: Option<&mut Perfection>, chance: &mut Chance) -> Move {
        match (self, perfect) {
            (Contestant::Level(PERFECT_LEVEL), Some(perfect)) => {
                perfect.choose(game, chance.next())
            }
            (Contestant::Level(level), _) => {
                let choice = choose_move(game.rules(), game.positions(), level, chance.next());
                choice.expect("a game that is not over has a move").m
            }
            (Contestant::Minimax(depth), _) => {
                chance.pick(&minimax::best_moves(game.position(), game.rules(), depth))
            }
        }
    }
}

/// A match between two contestants.
pub struct Match {
    /// The rule set.
    pub rules: Rules,
    /// How many games; the colours alternate.
    pub games: u32,
    /// The games begin with 0 to this many turns drawn by lot, the same for two games in a row.
    pub opening_turns: u64,
    /// The start of all chance.
    pub seed: u64,
}

/// What a contestant took to think.
#[derive(Default)]
struct Clock {
    moves: u32,
    total: Duration,
    longest: Duration,
}

impl Clock {
    fn add(&mut self, time: Duration) {
        self.moves += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.total / self.moves.max(1);
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        write!(f, "{:.2} ms a move on average, {:.1} at most", ms(mean), ms(self.longest))
    }
}

/// Games by how they ended for the first contestant: won, drawn, lost.
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
    /// Plays the match and prints its result, seen from the first contestant; with tables, whether
    /// the highest level has played perfectly.
    pub fn play(&self, [first, second]: [Contestant; 2], mut perfect: Option<Perfection>) {
        println!("{}: {first} against {second}, {} games", self.rules, self.games);
        let mut clocks = [Clock::default(), Clock::default()];
        let mut tallies = [Tally::default(); 2];
        let mut turns = 0;
        for number in 0..self.games {
            let first_plays = if number % 2 == 0 { Player::Light } else { Player::Dark };
            let contestants = [first, second];
            let game =
                self.play_game(contestants, first_plays, number, &mut clocks, perfect.as_mut());
            let end = match game.result().and_then(|outcome| outcome.winner) {
                Some(winner) if winner == first_plays => 0,
                None => 1,
                Some(_) => 2,
            };
            turns += game.moves().len();
            tallies[first_plays as usize].0[end] += 1;
            eprintln!("game {}: {} turns, {}", number + 1, game.moves().len(), describe(&game));
        }
        let [light, dark] = tallies;
        println!("as light: {light}");
        println!("as dark: {dark}");
        let total = [0, 1, 2].map(|end| light.0[end] + dark.0[end]);
        println!("{:.1} turns a game", turns as f64 / f64::from(self.games.max(1)));
        println!("{first}: {}", clocks[0]);
        println!("{second}: {}", clocks[1]);
        if let Some(perfect) = perfect {
            println!("{perfect}");
        }
        println!("{}", Tally(total));
    }

    fn play_game(
        &self,
        contestants: [Contestant; 2],
        first_plays: Player,
        number: u32,
        clocks: &mut [Clock; 2],
        mut perfect: Option<&mut Perfection>,
    ) -> Game {
        let mut opening = Chance(self.seed.wrapping_add(u64::from(number / 2) << 32));
        let mut game = Game::new(self.rules);
        for _ in 0..opening.below(self.opening_turns + 1) {
            let m = opening.pick(&game.legal_moves());
            play(&mut game, m);
        }
        let mut chance = Chance(self.seed.wrapping_add(u64::from(number) << 32 | 1));
        while game.result().is_none() && game.moves().len() < LONGEST_GAME {
            let place = usize::from(game.position().turn() != first_plays);
            let start = Instant::now();
            let contestant = contestants[place];
            let m = contestant.choose(&game, perfect.as_deref_mut(), &mut chance);
            clocks[place].add(start.elapsed());
            if let (Contestant::Level(PERFECT_LEVEL), Some(perfect)) = (contestant, &mut perfect) {
                perfect.check_move(game.position(), m);
            }
            play(&mut game, m);
        }
        if let Some(perfect) = perfect {
            perfect.check_end(&game);
        }
        game
    }
}

fn play(game: &mut Game, m: Move) {
    if let Err(error) = game.play(m) {
        panic!("{m} in {}: {error}", game.position());
    }
}

fn describe(game: &Game) -> String {
    game.result().map_or("called a draw".to_string(), |outcome| outcome.to_string())
}

/// Splitmix64: the same seed always plays the same match.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    fn pick(&mut self, moves: &[Move]) -> Move {
        moves[self.below(moves.len() as u64) as usize]
    }
}
