//! How a game ends.

use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;

use crate::names::{ParseNameError, named};
use crate::player::Player;

named! {
    /// Why a game is over (rules, section 4).
    #[non_exhaustive]
    Reason, "reason" {
        /// The winner filled the apex.
        Apex = "apex",
        /// The loser had to move with an empty reserve (rule set `emptyReserve loses`).
        EmptyReserve = "emptyReserve",
        /// The loser had an empty reserve and no ball to raise (`emptyReserve playsOn`).
        NoMove = "noMove",
        /// The same position arose for the third time: a draw.
        Repetition = "repetition",
        /// The loser resigned.
        Resignation = "resignation",
        /// The loser ran out of time.
        Time = "time",
        /// The players agreed on a draw.
        Agreement = "agreement",
    }
}

named! {
    /// How a player gives a game up.
    #[non_exhaustive]
    Concession, "reason" {
        /// The player resigns.
        Resignation = "resignation",
        /// The player has run out of time.
        Time = "time",
    }
}

impl Concession {
    pub(crate) const fn reason(self) -> Reason {
        match self {
            Concession::Resignation => Reason::Resignation,
            Concession::Time => Reason::Time,
        }
    }
}

/// The end of a game: who won, and why.
///
/// ```
/// use pylos::{Outcome, Player, Reason};
/// let outcome: Outcome = "light won by filling the apex".parse()?;
/// assert_eq!((outcome.winner(), outcome.reason()), (Some(Player::Light), Reason::Apex));
/// assert_eq!(outcome.score(), "1-0");
/// # Ok::<(), pylos::ParseNameError>(())
/// ```
// Private, so that no outcome is one that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    winner: Option<Player>,
    reason: Reason,
}

impl Outcome {
    pub(crate) const fn win(winner: Player, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// The same position arose for the third time: a draw.
    pub(crate) const REPETITION: Outcome = Outcome { winner: None, reason: Reason::Repetition };

    /// The players agreed on a draw.
    pub(crate) const AGREEMENT: Outcome = Outcome { winner: None, reason: Reason::Agreement };

    /// The winner; none in a draw.
    pub const fn winner(self) -> Option<Player> {
        self.winner
    }

    /// Why the game is over.
    pub const fn reason(self) -> Reason {
        self.reason
    }

    /// The result as a game record writes it: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn score(self) -> &'static str {
        match self.winner {
            Some(Player::Light) => "1-0",
            Some(Player::Dark) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = match self.reason {
            Reason::Apex => " won by filling the apex",
            Reason::EmptyReserve => "'s reserve is empty",
            Reason::NoMove => " has no legal move",
            Reason::Resignation => " resigned",
            Reason::Time => " ran out of time",
            Reason::Repetition => "draw: the same position arose three times",
            Reason::Agreement => "draw: the players agreed",
        };
        match self.winner {
            None => f.write_str(how),
            Some(winner) if self.reason == Reason::Apex => write!(f, "{winner}{how}"),
            Some(winner) => write!(f, "{winner} won: {}{how}", winner.opponent()),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseNameError;

    /// Reads what `Display` writes.
    fn from_str(text: &str) -> Result<Outcome, ParseNameError> {
        let mut outcomes = Reason::ALL.into_iter().flat_map(|reason| match reason {
            Reason::Repetition => [Outcome::REPETITION; 2],
            Reason::Agreement => [Outcome::AGREEMENT; 2],
            _ => Player::ALL.map(|winner| Outcome::win(winner, reason)),
        });
        let found = outcomes.find(|outcome| outcome.to_string() == text);
        found.ok_or_else(|| ParseNameError::new("outcome", text, &[]))
    }
}
