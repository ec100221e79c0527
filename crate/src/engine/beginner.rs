//! How the lowest levels judge a move: by the balls won and lost at once, with oversights.

use super::random::Random;
use crate::{CellSet, Figure, Game, Move, Position};

// What the parts of a move seem worth, in hundredths of a ball.
const BALL: i32 = 100;
/// A figure of the opponent: two balls come back.
const FIGURE: i32 = 200;
/// Two own balls of a figure, or three, if the other places are empty.
const BEGUN: [i32; 2] = [10, 30];
/// A move that the beginner does not think of: less than all others.
const FORGOTTEN: i32 = -10 * BALL;

/// What a beginner overlooks: chances in percent, drawn anew each turn. That the opponent can complete
/// a figure at a place of level 1, drawn for each place; the same for a place of a higher level; that
/// the opponent can raise a ball; that the player can; and that the player can take back two balls.
/// At last, how much of the estimate of the search counts, in percent.
pub(super) struct Beginner(pub(super) [u64; 6]);

/// A position as a beginner sees it this turn.
pub(super) struct Look {
    position: Position,
    overlooked: CellSet,
    overlooks_raises: bool,
    forgets_raises: bool,
    takes_one: bool,
    sense: i32,
}

impl Beginner {
    /// Looks at the position of a game; `random` decides what is overlooked.
    pub(super) fn look(&self, game: &Game, random: &mut Random) -> Look {
        let Beginner([low, high, raises, own_raises, takes_one, sense]) = *self;
        let mut happens = |percent: u64| random.below(100) < percent;
        let is_low = |cell| CellSet::level(1).contains(cell);
        let overlooked = CellSet::FULL
            .into_iter()
            .filter(|&cell| happens(if is_low(cell) { low } else { high }));
        Look {
            position: game.position(),
            overlooked: overlooked.collect(),
            overlooks_raises: happens(raises),
            forgets_raises: happens(own_raises),
            takes_one: happens(takes_one),
            sense: sense as i32,
        }
    }
}

impl Look {
    /// What a legal move seems worth. `estimate` is that of the search.
    pub(super) fn worth(&self, m: Move, estimate: i32) -> i32 {
        let (raises, back) = (m.from().is_some(), m.take_back().len() as i32);
        if raises && self.forgets_raises || back == 2 && self.takes_one {
            return FORGOTTEN;
        }
        let next = self.position.play_unchecked(m);
        let own = next.balls(self.position.turn());
        let mut worth = BALL * (back - i32::from(!raises)) + estimate * self.sense / 100;
        for figure in Figure::all(next.rules().variant) {
            let balls = figure.cells & own;
            if balls == figure.cells & next.occupied() {
                worth += match balls.len() {
                    2 => BEGUN[0],
                    3 => BEGUN[1],
                    _ => 0,
                };
            }
        }
        if !(next.completing() - self.overlooked).is_empty() {
            worth - FIGURE
        } else if !self.overlooks_raises && !next.liftable().is_empty() {
            worth - BALL
        } else {
            worth
        }
    }
}
