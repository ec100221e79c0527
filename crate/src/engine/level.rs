//! The eight levels of the computer opponent.

use core::fmt;
use core::str::FromStr;

use super::analysis::Analysis;
use super::random::Random;
use super::search::PROVEN;
use super::{Limits, MoveScore, key};
use crate::{Game, ParseNameError};

/// A level of the computer opponent: 1 (a child can beat it) to 8.
///
/// Level 8 plays perfectly with the tables of [`Perfect`](super::Perfect); without them, or by
/// [`choose_move`], it searches longest.
///
/// ```
/// use pylos::engine::Level;
/// let level: Level = "3".parse()?;
/// assert_eq!(Level::try_from(3), Ok(level));
/// assert_eq!(level.to_string(), "3");
/// assert!("9".parse::<Level>().is_err());
/// # Ok::<(), pylos::ParseNameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The lowest level.
    pub const MIN: Level = Level(1);
    /// The highest level.
    pub const MAX: Level = Level(8);

    /// All levels in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (Level::MIN.0..=Level::MAX.0).map(Level)
    }

    /// The number of the level, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Level {
    type Error = ParseNameError;

    fn try_from(number: u8) -> Result<Level, ParseNameError> {
        number.to_string().parse()
    }
}

impl FromStr for Level {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Level, ParseNameError> {
        const NUMBERS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
        let level = Level::all().zip(NUMBERS).find(|(_, number)| *number == text);
        level.map(|(level, _)| level).ok_or_else(|| ParseNameError::new("level", text, &NUMBERS))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How well a level plays. Nothing is measured in time: the same game, level and seed give the same
/// move.
struct Strength {
    /// The number of turns it searches ahead.
    depth: Option<u32>,
    /// The number of positions it searches.
    nodes: u64,
    /// The largest error of its estimate of a move, in hundredths of a ball. A win or loss that the
    /// search proves has no error.
    noise: i32,
    /// The size of its transposition table, as a power of two.
    table_bits: u32,
}

const STRENGTHS: [Strength; Level::MAX.0 as usize] = [
    Strength { depth: Some(1), nodes: 20_000, noise: 220, table_bits: 12 },
    Strength { depth: Some(1), nodes: 20_000, noise: 105, table_bits: 12 },
    Strength { depth: Some(2), nodes: 60_000, noise: 78, table_bits: 14 },
    Strength { depth: Some(3), nodes: 60_000, noise: 48, table_bits: 15 },
    Strength { depth: Some(4), nodes: 60_000, noise: 18, table_bits: 16 },
    Strength { depth: None, nodes: 3_000, noise: 0, table_bits: 13 },
    Strength { depth: None, nodes: 32_000, noise: 0, table_bits: 16 },
    Strength { depth: None, nodes: 2_000_000, noise: 0, table_bits: 21 },
];

/// Chooses a move at a level, without tables; returns none when the game is over.
///
/// `seed` decides between moves that seem equally good. The same game, level and seed give the same
/// move.
///
/// ```
/// use pylos::engine::{Level, choose_move};
/// use pylos::{Game, Rules};
/// let game = Game::new(Rules::default());
/// let choice = choose_move(&game, Level::MIN, 7).expect("the game is not over");
/// assert!(game.legal_moves().contains(&choice.m));
/// assert_eq!(choose_move(&game, Level::MIN, 7), Some(choice));
/// ```
#[must_use]
pub fn choose_move(game: &Game, level: Level, seed: u64) -> Option<MoveScore> {
    let strength = &STRENGTHS[usize::from(level.0) - 1];
    let mut random = Random::new(seed);
    random.stir(game.positions().len() as u64);
    random.stir(key(game.position()));

    let limits = Limits { nodes: Some(strength.nodes), depth: strength.depth, stop: None };
    let mut analysis = Analysis::new(game, limits, strength.table_bits);
    analysis.shuffle(&mut random);
    if strength.noise == 0 {
        analysis.score_best();
        return analysis.into_scores().into_iter().next();
    }
    analysis.score_all();
    analysis.into_scores().into_iter().max_by_key(|known| {
        let noise = random.below(strength.noise as u64 * 2 + 1) as i32 - strength.noise;
        known.score + if known.score.abs() > PROVEN { 0 } else { noise }
    })
}
