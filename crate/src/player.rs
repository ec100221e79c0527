//! The two players.

use crate::names::named;

named! {
    /// One of the two players, named by the colour of the player's balls. Light moves first.
    ///
    /// ```
    /// use pylos::Player;
    /// assert_eq!(Player::Light.opponent(), Player::Dark);
    /// assert_eq!("dark".parse(), Ok(Player::Dark));
    /// ```
    Player, "player" {
        /// The player of the light balls, who moves first.
        Light = "light",
        /// The player of the dark balls.
        Dark = "dark",
    }
}

impl Player {
    /// The opponent.
    #[must_use]
    pub const fn opponent(self) -> Player {
        match self {
            Player::Light => Player::Dark,
            Player::Dark => Player::Light,
        }
    }

    /// `l` or `d`, the sign of the player's balls in a position text.
    pub const fn sign(self) -> char {
        match self {
            Player::Light => 'l',
            Player::Dark => 'd',
        }
    }

    /// The player whose balls are written `sign` (`l` or `d`).
    pub const fn from_sign(sign: char) -> Option<Player> {
        match sign {
            'l' => Some(Player::Light),
            'd' => Some(Player::Dark),
            _ => None,
        }
    }
}
