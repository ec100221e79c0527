//! The move generator: lists or counts the legal moves of the player to move, and their sequences (perft).
//!
//! It works on the bits of two sets: the balls of the player to move (`own`) and of the opponent.

use crate::cell::{ABOVE, Cell, CellSet};
use crate::figure::completing;
use crate::moves::{Move, TakeBack};
use crate::position::Position;
use crate::rules::{EmptyReserve, Rules, TakeBackOption};
use crate::support::{LEVEL_1, sites, supporting};

/// Balls of each colour.
pub(crate) const BALLS: u32 = 15;

/// The balls of both players, named by the turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sides {
    /// Balls of the player to move.
    pub own: u32,
    /// Balls of the opponent.
    pub other: u32,
}

/// Where a ball can be played from one place: the reserve, or a cell of the board.
#[derive(Clone, Copy)]
struct Targets {
    cells: u32,
    /// The mover's other balls.
    own: u32,
    /// The other balls on the board.
    occupied: u32,
}

impl Sides {
    /// Whether the reserve of the player to move is empty and the rules say that this loses. (A game
    /// without a legal move is over too: once the apex is filled, there is no cell to play to.)
    fn has_lost(self, rules: Rules) -> bool {
        rules.empty_reserve == EmptyReserve::Loses && self.own.count_ones() >= BALLS
    }

    /// Where a ball of the reserve can be placed.
    fn placing(self, sites: u32) -> Targets {
        let cells = if self.own.count_ones() < BALLS { sites } else { 0 };
        Targets { cells, own: self.own, occupied: self.own | self.other }
    }

    /// The own balls on levels 1 and 2 that support nothing. A ball of level 3 cannot be raised: the
    /// apex rests on it.
    fn free_to_rise(self) -> u32 {
        self.own & !supporting(self.own | self.other) & !CellSet::above_level(2).bits()
    }

    /// Where the ball on `from`, which supports nothing, can be raised: to the sites of higher levels
    /// that do not rest on it.
    fn raising(self, sites: u32, from: Cell) -> Targets {
        let bit = 1 << from.index();
        let higher = CellSet::above_level(from.level()).bits();
        Targets {
            cells: sites & higher & !ABOVE[from.index()],
            own: self.own ^ bit,
            occupied: (self.own | self.other) ^ bit,
        }
    }

    /// Calls `visit` with every legal move in canonical order: by `to`, then `from`, then the
    /// balls taken back.
    pub(crate) fn for_each_move(self, rules: Rules, mut visit: impl FnMut(Move)) {
        if self.has_lost(rules) {
            return;
        }
        let sites = sites(self.own | self.other);
        // A raise does not break a figure that it completes: the ball comes from a lower level.
        let completing = completing(rules.variant, self.own);
        let placing = self.placing(sites);
        let free = CellSet::from_bits_truncate(self.free_to_rise());
        for to in CellSet::from_bits_truncate(sites) {
            let bit = 1 << to.index();
            let mut from_one = |from: Option<Cell>, targets: Targets| {
                if targets.cells & bit == 0 {
                    return;
                }
                if completing & bit == 0 {
                    return visit(Move::new(from, to, TakeBack::NONE));
                }
                if rules.take_back == TakeBackOption::Optional {
                    visit(Move::new(from, to, TakeBack::NONE));
                }
                for_each_take_back(targets.own | bit, targets.occupied | bit, |take_back| {
                    visit(Move::new(from, to, take_back));
                });
            };
            from_one(None, placing);
            if bit & LEVEL_1 == 0 {
                for from in free {
                    from_one(Some(from), self.raising(sites, from));
                }
            }
        }
    }

    /// Calls `visit` with the targets from each place, the reserve first, unless the game is over.
    #[inline(always)]
    fn for_each_place(self, rules: Rules, mut visit: impl FnMut(Option<Cell>, Targets)) {
        if self.has_lost(rules) {
            return;
        }
        let sites = sites(self.own | self.other);
        visit(None, self.placing(sites));
        let high = sites & !LEVEL_1;
        if high != 0 {
            for from in CellSet::from_bits_truncate(self.free_to_rise()) {
                visit(Some(from), self.raising(high, from));
            }
        }
    }

    /// How many legal moves there are, without listing them.
    pub(crate) fn count_moves(self, rules: Rules) -> u64 {
        let completing = completing(rules.variant, self.own);
        let mut count = 0;
        self.for_each_place(rules, |_, targets| count += count_targets(targets, completing, rules));
        count
    }

    /// Calls `visit` with the sides after every legal move, seen by the next player.
    pub(crate) fn for_each_next(self, rules: Rules, mut visit: impl FnMut(Sides)) {
        self.for_each_move(rules, |m| {
            let lifted = m.from().map_or(CellSet::EMPTY, CellSet::of) | m.take_back().set();
            let own = (self.own | 1 << m.to().index()) & !lifted.bits();
            visit(Sides { own: self.other, other: own });
        });
    }

    /// The own balls with at least one legal raise.
    pub(crate) fn liftable(self, rules: Rules) -> u32 {
        let mut liftable = 0;
        self.for_each_place(rules, |from, targets| {
            let from = from.filter(|_| targets.cells != 0);
            liftable |= from.map_or(0, |from| 1 << from.index());
        });
        liftable
    }

    /// The cells where a legal move completes a figure.
    pub(crate) fn completing(self, rules: Rules) -> u32 {
        let mut reachable = 0;
        self.for_each_place(rules, |_, targets| reachable |= targets.cells);
        completing(rules.variant, self.own) & reachable
    }
}

/// Inlined into the loops over places, it made counting a tenth slower.
#[inline(never)]
fn count_targets(targets: Targets, completing: u32, rules: Rules) -> u64 {
    let mut count = u64::from(targets.cells.count_ones());
    for to in CellSet::from_bits_truncate(targets.cells & completing) {
        let bit = 1 << to.index();
        count += count_take_backs(targets.own | bit, targets.occupied | bit);
        if rules.take_back == TakeBackOption::Required {
            count -= 1;
        }
    }
    count
}

/// The own balls under `cell` that support only the ball on it, which supports nothing.
fn freed_by(cell: Cell, own: u32, occupied: u32) -> u32 {
    let below = cell.below().bits() & own;
    if below == 0 { 0 } else { below & !supporting(occupied & !(1 << cell.index())) }
}

/// Calls `visit` with one or two of the balls `own` that can be taken back one after the other, in
/// canonical order.
fn for_each_take_back(own: u32, occupied: u32, mut visit: impl FnMut(TakeBack)) {
    let free = own & !supporting(occupied);
    for first in CellSet::from_bits_truncate(free) {
        visit(TakeBack::one(first));
        // The second ball: a free one of a lower level, one freed by the first, or a free one of
        // the same level with a higher index. All other pairs start with their other ball.
        let lower = !CellSet::above_level(first.level() - 1).bits();
        let same_level = !lower & !CellSet::above_level(first.level()).bits();
        let later = same_level & !((2 << first.index()) - 1);
        let seconds = free & (lower | later) | freed_by(first, own, occupied);
        for second in CellSet::from_bits_truncate(seconds) {
            visit(TakeBack::two(first, second));
        }
    }
}

/// How many take-backs [`for_each_take_back`] lists.
fn count_take_backs(own: u32, occupied: u32) -> u64 {
    let free = own & !supporting(occupied);
    let balls = u64::from(free.count_ones());
    let mut count = balls * (balls + 1) / 2;
    for first in CellSet::from_bits_truncate(free & !LEVEL_1) {
        count += u64::from(freed_by(first, own, occupied).count_ones());
    }
    count
}

/// The number of sequences of `depth` legal moves from a position. The last move of a sequence is
/// counted without being played.
///
/// A game that ends earlier gives no sequence. The three variants differ from depth 7 on.
///
/// ```
/// use pylos::{Position, perft};
/// assert_eq!(perft(Position::START, 0), 1);
/// assert_eq!(perft(Position::START, 4), 43_680);
/// ```
pub fn perft(position: Position, depth: u32) -> u64 {
    let mut unlimited = u64::MAX;
    count(position.sides(), position.rules(), depth, &mut unlimited)
}

/// As [`perft`]; none if moves are to be listed in more than `most` positions.
#[cfg(all(target_arch = "wasm32", feature = "wasm", feature = "engine"))]
pub(crate) fn perft_within(position: Position, depth: u32, most: u64) -> Option<u64> {
    let mut left = most + 1;
    let sequences = count(position.sides(), position.rules(), depth, &mut left);
    (left > 0).then_some(sequences)
}

/// `left`: the number of positions whose moves may be listed; when it is 0, the answer is too small.
fn count(sides: Sides, rules: Rules, depth: u32, left: &mut u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    *left = left.saturating_sub(1);
    if depth == 1 {
        return sides.count_moves(rules);
    }
    let mut sequences = 0;
    if *left > 0 {
        sides.for_each_next(rules, |next| sequences += count(next, rules, depth - 1, left));
    }
    sequences
}
