//! A drawn board with rules, for tests that read as sentences about the game.
//!
//! The four levels are side by side as seen from above, the near rank at the bottom, `l` and `d` for
//! balls and `.` for an empty cell:
//!
//! ```text
//! ....
//! .ll.  ...
//! .ld.  ...  ..
//! ....  ...  ..  .
//! ```
//!
//! Far ranks of a level and levels that are empty may be left out.

use pylos::{IllegalMove, Player, Position};

use crate::text::read;

/// A board, the player to move, and the rules: the default ones unless a test asks for others.
#[derive(Clone, Copy)]
pub struct Scene {
    /// Has all three.
    pub position: Position,
}

/// The drawn board with light to move.
pub fn light_to_move(drawing: &str) -> Scene {
    drawn(drawing, Player::Light)
}

/// The drawn board with dark to move.
pub fn dark_to_move(drawing: &str) -> Scene {
    drawn(drawing, Player::Dark)
}

fn drawn(drawing: &str, turn: Player) -> Scene {
    let ranks: Vec<Vec<&str>> =
        drawing.lines().map(|line| line.split_whitespace().collect()).collect();
    let level = |level: usize| {
        let near: Vec<&str> = ranks.iter().filter_map(|rows| rows.get(level).copied()).collect();
        let mut rows = vec![["....", "...", "..", "."][level]; 4 - level - near.len()];
        rows.extend(near);
        rows.join("/")
    };
    let levels = [0, 1, 2, 3].map(level).join(" ").replace('.', "1");
    Scene { position: read(&format!("{levels} {}", turn.sign())) }
}

impl Scene {
    /// The same board under the rules of this text.
    pub fn under(self, rules: &str) -> Scene {
        Scene { position: self.position.with_rules(read(rules)) }
    }

    /// Why the move is not legal.
    pub fn refusal(&self, text: &str) -> IllegalMove {
        self.position.check(read(text)).expect_err("the move is not legal")
    }

    /// The scene after a legal move.
    pub fn after(&self, text: &str) -> Scene {
        let next = self.position.play(read(text));
        Scene { position: next.unwrap_or_else(|refusal| panic!("{text}: {refusal}")) }
    }
}
