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

use pylos::{IllegalMove, Move, Player, Position, Reason};

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

    /// Whether the move is legal.
    pub fn allows(&self, text: &str) -> bool {
        self.position.is_legal(read(text))
    }

    /// Why the move is not legal.
    pub fn refusal(&self, text: &str) -> IllegalMove {
        self.position.check(read(text)).expect_err("the move is not legal")
    }

    /// The legal moves that satisfy `wanted`, in their order.
    fn moves_where(&self, wanted: impl Fn(Move) -> bool) -> String {
        let moves = self.position.legal_moves().into_iter().filter(|&turn| wanted(turn));
        moves.map(|turn| turn.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// Every legal move.
    pub fn moves(&self) -> String {
        self.moves_where(|_| true)
    }

    /// Every legal move that places a ball.
    pub fn placements(&self) -> String {
        self.moves_where(|turn| turn.from().is_none())
    }

    /// Every legal move that raises a ball.
    pub fn raises(&self) -> String {
        self.moves_where(|turn| turn.from().is_some())
    }

    /// Every legal move to the cell.
    pub fn moves_to(&self, cell: &str) -> String {
        self.moves_where(|turn| turn.to().to_string() == cell)
    }

    /// The scene after a legal move.
    pub fn after(&self, text: &str) -> Scene {
        let next = self.position.play(read(text));
        Scene { position: next.unwrap_or_else(|refusal| panic!("{text}: {refusal}")) }
    }

    /// The winner and the reason, if the game is over.
    pub fn ending(&self) -> Option<(Player, Reason)> {
        let outcome = self.position.outcome()?;
        assert_eq!(self.moves(), "", "the game is over");
        Some((outcome.winner().expect("no board is a draw"), outcome.reason()))
    }

    /// The number of balls in the player's reserve.
    pub fn reserve(&self, player: Player) -> u32 {
        self.position.reserve(player)
    }
}
