//! The two players.

use core::fmt;
use core::ops::Not;

/// One of the two players, named by the colour of his balls.
///
/// Light moves first (RULES.md, "Board and balls").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// The player of the light balls, who moves first.
    Light,
    /// The player of the dark balls.
    Dark,
}

impl Player {
    /// Both players, light first.
    pub const ALL: [Player; 2] = [Player::Light, Player::Dark];

    /// The opponent.
    ///
    /// ```
    /// use pylos::Player;
    /// assert_eq!(Player::Light.other(), Player::Dark);
    /// ```
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::Light => Player::Dark,
            Player::Dark => Player::Light,
        }
    }

    /// `light` or `dark`, as the JavaScript contract spells the players.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Player::Light => "light",
            Player::Dark => "dark",
        }
    }

    /// The player called `name` (`light` or `dark`).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.name() == name)
    }

    /// `l` or `d`, the sign of the player's balls in a position text.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Player::Light => 'l',
            Player::Dark => 'd',
        }
    }

    /// The player whose balls are written `sign` (`l` or `d`).
    #[must_use]
    pub const fn from_sign(sign: char) -> Option<Player> {
        match sign {
            'l' => Some(Player::Light),
            'd' => Some(Player::Dark),
            _ => None,
        }
    }
}

impl Not for Player {
    type Output = Player;

    fn not(self) -> Player {
        self.other()
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
