//! The search: alpha-beta with a transposition table.

use super::Limits;
use super::evaluate::Evaluator;
use super::orientation::{Orientation, canonical, sides};
use super::table::{Bound, Entry, Table};
use crate::{EmptyReserve, Move, Position, Rules, Variant};

/// The score of a game that is won; a win in `n` turns scores `n` less.
pub(super) const WON: i32 = 30_000;

/// A score beyond this, or below its negative, is a proven win or loss.
pub(super) const PROVEN: i32 = WON - 1_000;

/// How deep the search can go.
pub(super) const DEEPEST: u32 = 120;

/// With fewer balls than this on the board at the root, symmetric positions are worth taking for
/// one: the search meets both. Later on they hardly occur.
const FEW_BALLS: u32 = 8;

/// How many turns away the end is that a proven score tells of.
pub(super) fn distance(score: i32) -> u32 {
    (WON - score.abs()) as u32
}

/// A turn, as the search sees it: the position it leads to.
#[derive(Clone, Copy)]
struct Child {
    order: i32,
    position: Position,
}

/// A search of one position.
pub(super) struct Search<'a> {
    rules: Rules,
    evaluator: Evaluator,
    table: Table,
    limits: Limits<'a>,
    pub(super) nodes: u64,
    /// Set once a limit is reached: scores that come back after that mean nothing.
    pub(super) stopped: bool,
    /// Whether every turn is searched to the full depth, which settles distances; otherwise those
    /// low in the order are searched less deep, which goes much further. A depth that was asked for
    /// is a depth in full.
    pub(super) full: bool,
    /// Whether the table takes symmetric positions for one.
    symmetric: bool,
    /// The positions from the root to the node, without it.
    path: Vec<Position>,
    /// The positions that have arisen twice in the game: once more and it is a draw.
    drawing: Vec<Position>,
    /// The lowest ply on the path that was met again below the node.
    returns_to: u32,
    /// Room for the turns of a node.
    turns: Vec<Move>,
    /// The children of all nodes on the path.
    children: Vec<Child>,
    killers: [[u32; 2]; DEEPEST as usize + 2],
    history: [[i32; 32]; 2],
}

impl<'a> Search<'a> {
    pub(super) fn new(
        rules: Rules,
        history: &[Position],
        limits: Limits<'a>,
        table_bits: u32,
    ) -> Search<'a> {
        let mut drawing = Vec::new();
        for (place, position) in history.iter().enumerate() {
            if history[..place].contains(position) {
                drawing.push(*position);
            }
        }
        let balls = history.last().map_or(0, |position| position.occupied().len());
        Search {
            rules,
            evaluator: Evaluator::new(rules),
            table: Table::new(table_bits),
            limits,
            nodes: 0,
            stopped: false,
            full: limits.depth.is_some(),
            path: history.last().copied().into_iter().collect(),
            symmetric: drawing.is_empty() && balls < FEW_BALLS,
            drawing,
            returns_to: u32::MAX,
            turns: Vec::new(),
            children: Vec::new(),
            killers: [[0; 2]; DEEPEST as usize + 2],
            history: [[0; 32]; 2],
        }
    }

    /// Whether no position is drawn for having arisen twice: otherwise its images differ from it.
    pub(super) fn is_symmetric(&self) -> bool {
        self.drawing.is_empty()
    }

    /// The score of a position after the first turn, without any search; none for a draw.
    pub(super) fn estimate(&self, position: Position) -> Option<i32> {
        if self.is_lost(position, position.reserve(position.turn())) {
            return Some(1 - WON);
        }
        let drawn = self.drawing.contains(&position);
        (!drawn).then(|| self.evaluator.evaluate(position))
    }

    /// Whether a limit is reached.
    fn must_stop(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        self.stopped = self.limits.nodes.is_some_and(|limit| self.nodes >= limit)
            || self.nodes & 0x3FF == 0x3FF && self.limits.stop.is_some_and(|stop| stop());
        self.stopped
    }

    /// Whether the player to move has lost.
    fn is_lost(&self, position: Position, reserve: u32) -> bool {
        position.occupied().len() == 30
            || reserve == 0
                && (self.rules.empty_reserve == EmptyReserve::Loses
                    || position.liftable(self.rules).is_empty())
    }

    /// Whether reaching a position is a draw: because the game has seen it twice, or because the
    /// search comes back to where it was.
    fn is_draw(&mut self, position: Position, ply: u32) -> bool {
        if self.rules.variant == Variant::Children {
            return false;
        }
        for at in (0..ply as usize).rev().skip(1).step_by(2) {
            if self.path[at] == position {
                // The root is on every path: a return to it is no matter of this one. (But its
                // images need not be.)
                if at > 0 || self.symmetric {
                    self.returns_to = self.returns_to.min(at as u32);
                }
                return true;
            }
        }
        self.drawing.contains(&position)
    }

    /// The score of a position for its player to move: exact if it lies between `alpha` and `beta`,
    /// else a bound on their side.
    ///
    /// `depth` turns are searched before a position is estimated. A score beyond [`PROVEN`] is a
    /// proof; and if its distance is no more than the depth searched from the root, it is exact.
    pub(super) fn search(
        &mut self,
        position: Position,
        depth: u32,
        ply: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        self.nodes += 1;
        if self.must_stop() {
            return 0;
        }
        let turn = position.turn();
        let (reserve, theirs) = (position.reserve(turn), position.reserve(turn.other()));
        let from_here = |distance: u32| WON - (ply + distance) as i32;
        if self.is_lost(position, reserve) {
            return -from_here(0);
        }
        if self.is_draw(position, ply) {
            return 0;
        }

        // Every turn takes at most one ball from a reserve, and the apex is filled when both are
        // empty, so nobody can win or lose faster than this.
        let soonest_win = (2 * theirs + 1).min((reserve + theirs) | 1);
        let soonest_loss = (2 * reserve).min((reserve + theirs + 1) & !1);
        if soonest_win == 1 && reserve > 0 && self.rules.empty_reserve == EmptyReserve::Loses {
            return from_here(1);
        }
        alpha = alpha.max(-from_here(soonest_loss));
        beta = beta.min(from_here(soonest_win));
        if alpha >= beta {
            return alpha;
        }

        if depth == 0 {
            return self.evaluator.evaluate(position);
        }

        let plain = sides(position);
        let (key, orientation) =
            if self.symmetric { canonical(plain) } else { (plain, Orientation::IDENTITY) };
        let mut best_change = 0;
        if let Some(entry) = self.table.get(key) {
            let score = from_table(entry.score, ply);
            let at_least = entry.bound != Bound::Upper && score >= beta;
            let at_most = entry.bound != Bound::Lower && score <= alpha;
            let enough = u32::from(entry.depth) >= depth && (entry.full || !self.full);
            if at_least && (enough || score > PROVEN)
                || at_most && (enough || score < -PROVEN)
                || enough && entry.bound == Bound::Exact
            {
                return score;
            }
            best_change = orientation.undo(u64::from(entry.best)) as u32;
        }

        let outer_return = core::mem::replace(&mut self.returns_to, u32::MAX);
        let first = self.children.len();
        self.list_children(position, depth, ply, best_change);
        self.path.push(position);

        let own = position.balls(turn).bits();
        let (mut best, mut best_child) = (-WON, 0);
        let old_alpha = alpha;
        for place in first..self.children.len() {
            self.bring_best_forward(place);
            let child = self.children[place].position;
            let score = if place == first {
                -self.search(child, depth - 1, ply + 1, -beta, -alpha)
            } else {
                let late = if self.full { 0 } else { reduction(depth, place - first) };
                let mut score = -self.search(child, depth - 1 - late, ply + 1, -alpha - 1, -alpha);
                if late > 0 && score > alpha {
                    score = -self.search(child, depth - 1, ply + 1, -alpha - 1, -alpha);
                }
                if score > alpha && score < beta {
                    -self.search(child, depth - 1, ply + 1, -beta, -alpha)
                } else {
                    score
                }
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                best_child = own ^ child.balls(turn).bits();
                alpha = alpha.max(score);
                if alpha >= beta {
                    self.praise(best_child, depth, ply, own, turn as usize);
                    break;
                }
            }
        }
        self.children.truncate(first);
        self.path.pop();

        // A score that rests on a return to a position above this one holds on this path only.
        let lasting = self.returns_to >= ply;
        self.returns_to = outer_return.min(if lasting { u32::MAX } else { self.returns_to });
        if !self.stopped && lasting {
            let bound = if best >= beta {
                Bound::Lower
            } else if best <= old_alpha {
                Bound::Upper
            } else {
                Bound::Exact
            };
            let best = Entry {
                score: to_table(best, ply),
                depth: depth as u8,
                full: self.full,
                bound,
                best: orientation.apply(u64::from(best_child)) as u32,
            };
            self.table.put(key, best);
        }
        best
    }

    /// Appends the children of a node, with their places in the order of search.
    fn list_children(&mut self, position: Position, depth: u32, ply: u32, best_change: u32) {
        let turn = position.turn();
        let own = position.balls(turn).bits();
        self.turns.clear();
        position.legal_moves_into(self.rules, &mut self.turns);
        let killers = self.killers[ply as usize];
        for &m in &self.turns {
            let child = position.play_unchecked(m);
            let next = child.balls(turn).bits();
            let change = own ^ next;
            let gain = own.count_ones() as i32 - next.count_ones() as i32;
            let order = if change == best_change {
                i32::MAX
            } else if killers.contains(&change) {
                1 << 24
            } else if depth > 2 {
                -self.evaluator.evaluate(child) * 4096
                    + self.history[turn as usize][m.to().index()].min(100_000)
            } else {
                (gain << 22) + self.history[turn as usize][m.to().index()]
            };
            self.children.push(Child { order, position: child });
        }
    }

    /// Puts the most promising of the children from `place` on at `place`.
    fn bring_best_forward(&mut self, place: usize) {
        let rest = &mut self.children[place..];
        let mut best = 0;
        for at in 1..rest.len() {
            if rest[at].order > rest[best].order {
                best = at;
            }
        }
        rest.swap(0, best);
    }

    /// Remembers a turn that refuted the one before.
    fn praise(&mut self, change: u32, depth: u32, ply: u32, own: u32, turn: usize) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != change {
            *killers = [change, killers[0]];
        }
        let to = change & !own;
        if to != 0 {
            let praise = &mut self.history[turn][31 - to.leading_zeros() as usize];
            *praise += (depth * depth) as i32;
            if *praise > 1 << 20 {
                self.history.iter_mut().flatten().for_each(|praise| *praise /= 2);
            }
        }
    }
}

/// By how many turns less than the first move those with a low place in the order are searched, as
/// long as they do not turn out better than expected.
fn reduction(depth: u32, place: usize) -> u32 {
    match place {
        2.. if depth < 3 => 0,
        0..2 => 0,
        14.. if depth >= 7 => 3,
        6.. if depth >= 5 => 2,
        _ => 1,
    }
}

/// A score counted from the root, as the table keeps it: counted from the position itself.
fn to_table(score: i32, ply: u32) -> i16 {
    let ply = ply as i32;
    let shift = if score > PROVEN {
        ply
    } else if score < -PROVEN {
        -ply
    } else {
        0
    };
    (score + shift) as i16
}

/// The way back.
fn from_table(score: i16, ply: u32) -> i32 {
    let (score, ply) = (i32::from(score), ply as i32);
    let shift = if score > PROVEN {
        ply
    } else if score < -PROVEN {
        -ply
    } else {
        0
    };
    score - shift
}
