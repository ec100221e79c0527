//! The eight levels of the computer opponent.

use core::fmt;
use core::str::FromStr;

use super::MoveScore;
use super::alpha_beta::PROVEN;
use super::beginner::{Beginner, Look};
use super::random::Random;
use crate::{Game, ParseNameError};

/// A level of the computer opponent: 1 (a child can beat it) to 8.
///
/// Level 8 plays perfectly where an [`Engine`](super::Engine) has the solution or all tables of the rule
/// set; without them it searches longest.
///
/// ```
/// use pylos::engine::Level;
/// let level: Level = "3".parse()?;
/// assert_eq!(Level::new(3), Some(level));
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

    /// The level with a number from 1 to 8.
    pub const fn new(number: u8) -> Option<Level> {
        if number < 1 || number > 8 { None } else { Some(Level(number)) }
    }

    /// All levels in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (Level::MIN.0..=Level::MAX.0).map(Level)
    }

    /// The number of the level, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(super) fn strength(self) -> &'static Strength {
        &STRENGTHS[usize::from(self.0) - 1]
    }
}

impl FromStr for Level {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Level, ParseNameError> {
        const NUMBERS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
        let level = Level::all().find(|level| level.to_string() == text);
        level.ok_or_else(|| ParseNameError::new("level", text, &NUMBERS))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How well a player plays. Nothing is measured in time: the same game, strength and seed give the
/// same move.
pub struct Strength {
    pub(super) depth: Option<u32>,
    pub(super) nodes: u64,
    /// The largest error of its estimate of a move, in hundredths of a ball. A win or loss that the
    /// search proves has no error.
    noise: i32,
    /// The size of its transposition table, as a power of two.
    pub(super) table_bits: u32,
    /// How it judges moves that the search does not prove; none: by the estimate of the search.
    beginner: Option<Beginner>,
}

impl Strength {
    /// A player who judges by a search: its depth in turns, its positions, the largest error of its
    /// estimates in hundredths of a ball, and the size of its table as a power of two.
    pub const fn search(depth: Option<u32>, nodes: u64, noise: i32, table_bits: u32) -> Strength {
        Strength { depth, nodes, noise, table_bits, beginner: None }
    }

    /// A beginner, who sees wins and losses within `depth` turns.
    const fn beginner(depth: u32, noise: i32, beginner: Beginner) -> Strength {
        let search = Strength::search(Some(depth), 20_000, noise, 12);
        Strength { beginner: Some(beginner), ..search }
    }

    /// Chooses a move; none when the game is over.
    #[cfg(feature = "solver")]
    pub fn choose(&self, game: &Game, seed: u64) -> Option<MoveScore> {
        let mut search = super::search::Search::of_strength(game, None, self, seed, &|_| true);
        search.think(None, super::Limits::default());
        search.chosen
    }
}

/// How a strength chooses among the moves of a game that the search has scored.
pub(super) struct Chooser {
    pub(super) noise: i32,
    random: Random,
    look: Option<Look>,
}

impl Chooser {
    pub(super) fn new(strength: &Strength, game: &Game, mut random: Random) -> Chooser {
        let look = strength.beginner.as_ref().map(|beginner| beginner.look(game, &mut random));
        Chooser { noise: strength.noise, random, look }
    }

    /// Chooses the move that seems best, with errors.
    pub(super) fn choose(&mut self, scores: Vec<MoveScore>) -> Option<MoveScore> {
        scores.into_iter().max_by_key(|known| {
            if known.score.abs() > PROVEN {
                return known.score;
            }
            let noise = self.random.below(self.noise as u64 * 2 + 1) as i32 - self.noise;
            noise + self.look.as_ref().map_or(known.score, |look| look.worth(known.m, known.score))
        })
    }
}

/// The levels; docs/levels.md describes and measures them. The numbers of a beginner are explained
/// at [`Beginner`].
const STRENGTHS: [Strength; Level::MAX.0 as usize] = [
    Strength::beginner(1, 120, Beginner([30, 100, 100, 30, 100, 0])),
    Strength::beginner(1, 30, Beginner([30, 100, 100, 15, 70, 0])),
    Strength::beginner(2, 20, Beginner([8, 8, 70, 10, 0, 0])),
    Strength::beginner(2, 20, Beginner([0, 0, 60, 10, 0, 7])),
    Strength::beginner(2, 20, Beginner([0, 0, 30, 0, 0, 22])),
    Strength::search(Some(2), 60_000, 20, 14),
    Strength::search(Some(4), 60_000, 45, 16),
    Strength::search(None, 2_000_000, 0, 21),
];
