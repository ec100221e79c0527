//! How a game ends.

use core::fmt;

use crate::player::Player;

/// Why a game is over (RULES.md, "End" and the table of open questions).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// The winner filled the apex.
    Apex,
    /// The loser had to move with an empty reserve (rule set `emptyReserve: loses`).
    EmptyReserve,
    /// The loser had an empty reserve and no ball to raise (`emptyReserve: playsOn`).
    NoMove,
    /// The same position arose for the third time: a draw.
    Repetition,
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Time,
}

impl Reason {
    /// The reason's name in the JavaScript contract.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Apex => "apex",
            Reason::EmptyReserve => "emptyReserve",
            Reason::NoMove => "noMove",
            Reason::Repetition => "repetition",
            Reason::Resignation => "resignation",
            Reason::Time => "time",
        }
    }
}

/// The end of a game: who won, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; none in a draw.
    pub winner: Option<Player>,
    /// Why the game is over.
    pub reason: Reason,
}

impl Outcome {
    /// A win of `winner`.
    #[must_use]
    pub const fn win(winner: Player, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// A draw: the position arose for the third time.
    pub const DRAW: Outcome = Outcome { winner: None, reason: Reason::Repetition };

    /// The result as a game record writes it: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
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
        let Some(winner) = self.winner else {
            return f.write_str("draw: the same position arose three times");
        };
        let loser = winner.other();
        match self.reason {
            Reason::Apex => write!(f, "{winner} won by filling the apex"),
            Reason::EmptyReserve => write!(f, "{winner} won: {loser}'s reserve is empty"),
            Reason::NoMove => write!(f, "{winner} won: {loser} has no legal move"),
            Reason::Repetition => write!(f, "{winner} won by repetition"),
            Reason::Resignation => write!(f, "{winner} won: {loser} resigned"),
            Reason::Time => write!(f, "{winner} won: {loser} ran out of time"),
        }
    }
}
