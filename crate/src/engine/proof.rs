//! Proofs: the exact value of a position, from what an oracle knows of some of the positions that
//! can arise.
//!
//! An alpha-beta search that goes deeper until the value is settled. It keeps bounds instead of
//! estimates: what is not known lies between a loss and a win. A position that comes back on the
//! path is worth a draw there, which is as it should be: nobody wins who goes round in circles. A
//! bound that rests on this is kept for the path it was found on only. (Wins and losses never rest
//! on it.)

use super::evaluate::Evaluator;
use super::orientation::{Sides, canonical, sides};
use super::{Limits, Value};
use crate::{EmptyReserve, Move, Position, Rules};

/// What knows the values of some positions, for their player to move.
pub trait Oracle {
    /// The value of a position, if it is known.
    fn value(&self, position: Position) -> Option<Value>;
}

/// Bounds of a value: -1 for a loss, 0 for a draw, 1 for a win.
type Bounds = (i8, i8);

const UNKNOWN: Bounds = (-1, 1);

/// No position on the path.
const NEVER: usize = usize::MAX;

/// How deep the search goes at most.
const DEEPEST: u32 = 40;

/// What is kept of a position.
#[derive(Clone, Copy)]
struct Entry {
    key: Sides,
    bounds: Bounds,
    /// The window it was searched with.
    window: Bounds,
    /// One more than how deep it was searched.
    depth: u8,
    /// The place of the best move among the legal ones. (In another orientation it is another
    /// move: then it is no more than a bad guess.)
    best: u16,
}

/// A turn, as the search sees it: the position it leads to.
#[derive(Clone, Copy)]
struct Child {
    order: i32,
    position: Position,
    number: u16,
}

/// Finds values, and remembers what it found.
pub struct Prover {
    rules: Rules,
    evaluator: Evaluator,
    table: Vec<Entry>,
    path: Vec<Position>,
    moves: Vec<Move>,
    children: Vec<Child>,
    /// Positions searched so far.
    nodes: u64,
    stopped: bool,
    /// Whether positions are searched again where an earlier search did not settle them: it may
    /// have met returns to a path that is not this one.
    thorough: bool,
}

impl Prover {
    /// A prover that remembers `2^bits` positions, in 16 bytes each.
    #[must_use]
    pub fn new(rules: Rules, bits: u32) -> Prover {
        let none =
            Entry { key: Sides::MAX, bounds: UNKNOWN, window: UNKNOWN, depth: 0, best: u16::MAX };
        Prover {
            rules,
            evaluator: Evaluator::new(rules),
            table: vec![none; 1 << bits],
            path: Vec::new(),
            moves: Vec::new(),
            children: Vec::new(),
            nodes: 0,
            stopped: false,
            thorough: false,
        }
    }

    /// How many positions were searched since the prover was made.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value of a position for its player to move; none if a limit is reached before.
    pub fn value(
        &mut self,
        oracle: &impl Oracle,
        position: Position,
        limits: Limits<'_>,
    ) -> Option<Value> {
        let limits = Limits { nodes: limits.nodes.map(|nodes| self.nodes + nodes), ..limits };
        self.stopped = false;
        for depth in 0..2 * DEEPEST {
            self.thorough = depth >= DEEPEST;
            let depth = depth % DEEPEST;
            let (bounds, _) = self.search(oracle, limits, position, depth, UNKNOWN);
            if self.stopped {
                return None;
            }
            match bounds {
                (1, _) => return Some(Value::Win),
                (0, 0) => return Some(Value::Draw),
                (_, -1) => return Some(Value::Loss),
                _ => {}
            }
        }
        None
    }

    /// What is known of a position without a search.
    fn known(&self, oracle: &impl Oracle, position: Position) -> Option<i8> {
        let turn = position.turn();
        let (reserve, theirs) = (position.reserve(turn), position.reserve(turn.other()));
        let loses = self.rules.empty_reserve == EmptyReserve::Loses;
        if position.occupied().len() == 30
            || reserve == 0 && (loses || position.liftable(self.rules).is_empty())
        {
            return Some(-1);
        }
        if loses && theirs == 0 {
            return Some(1);
        }
        oracle.value(position).map(|value| match value {
            Value::Loss => -1,
            Value::Draw => 0,
            Value::Win => 1,
        })
    }

    fn slot(&self, key: Sides) -> usize {
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 20) as usize & (self.table.len() - 1)
    }

    fn keep(&mut self, key: Sides, bounds: Bounds, window: Bounds, depth: u32, best: u16) {
        let slot = self.slot(key);
        self.table[slot] = Entry { key, bounds, window, depth: depth as u8, best };
    }

    fn must_stop(&mut self, limits: Limits<'_>) -> bool {
        self.stopped = self.stopped
            || limits.nodes.is_some_and(|limit| self.nodes >= limit)
            || self.nodes & 0xFF == 0xFF && limits.stop.is_some_and(|stop| stop());
        self.stopped
    }

    /// Bounds of a position, and the lowest place on the path they rest on. No more than a window
    /// is asked for.
    fn search(
        &mut self,
        oracle: &impl Oracle,
        limits: Limits<'_>,
        position: Position,
        depth: u32,
        (alpha, beta): Bounds,
    ) -> (Bounds, usize) {
        self.nodes += 1;
        if let Some(value) = self.known(oracle, position) {
            return ((value, value), NEVER);
        }
        if let Some(at) = self.path.iter().position(|&before| before == position) {
            return ((0, 0), at);
        }
        let key = canonical(sides(position)).0;
        let entry = self.table[self.slot(key)];
        let (mut kept, mut best) = (UNKNOWN, u16::MAX);
        if entry.key == key {
            (kept, best) = (entry.bounds, entry.best);
            let (low, high) = kept;
            let settled = low == high || low >= beta || high <= alpha;
            let asked = entry.window.0 <= alpha && entry.window.1 >= beta;
            if settled || !self.thorough && asked && u32::from(entry.depth) > depth {
                return (kept, NEVER);
            }
        }
        if depth == 0 || self.must_stop(limits) {
            return (kept, NEVER);
        }
        let first = self.children.len();
        if let Some(number) = self.list_children(oracle, position, best) {
            self.keep(key, (1, 1), UNKNOWN, depth + 1, number);
            return ((1, 1), NEVER);
        }

        self.path.push(position);
        let here = self.path.len() - 1;
        // Of the low bound it is enough that one move reaches it, the high one rests on all.
        let (mut low, mut low_rests) = (-1, NEVER);
        let (mut high, mut high_rests) = (-1, NEVER);
        for place in first..self.children.len() {
            self.bring_best_forward(place);
            let Child { position: child, number, .. } = self.children[place];
            let window = (-beta, -alpha.max(low));
            let (bounds, rests) = self.search(oracle, limits, child, depth - 1, window);
            if -bounds.1 > low {
                (low, low_rests, best) = (-bounds.1, rests, number);
            }
            high = high.max(-bounds.0);
            high_rests = high_rests.min(rests);
            if self.stopped || low >= beta {
                high = 1;
                break;
            }
        }
        self.path.pop();
        self.children.truncate(first);

        let found = (low.max(kept.0), high.min(kept.1));
        let lasts = |bound: i8, rests: usize| bound != 0 || rests >= here;
        let (low_lasts, high_lasts) = (lasts(found.0, low_rests), lasts(found.1, high_rests));
        let lasting =
            (if low_lasts { found.0 } else { kept.0 }, if high_lasts { found.1 } else { kept.1 });
        if !self.stopped {
            // What holds on this path only is to be found again on another one.
            let depth = if lasting == found { depth + 1 } else { 0 };
            self.keep(key, lasting, (alpha, beta), depth, best);
        }
        let rests = |lasts: bool, rests: usize| if lasts { NEVER } else { rests };
        (found, rests(low_lasts, low_rests).min(rests(high_lasts, high_rests)))
    }

    /// Appends the children of a position, with their places in the order of search; if one is known
    /// to be lost, none, but answers which.
    fn list_children(
        &mut self,
        oracle: &impl Oracle,
        position: Position,
        best: u16,
    ) -> Option<u16> {
        let first = self.children.len();
        self.moves.clear();
        position.legal_moves_into(self.rules, &mut self.moves);
        for number in 0..self.moves.len() as u16 {
            let child = position.play_unchecked(self.moves[usize::from(number)]);
            let order = match self.known(oracle, child) {
                Some(-1) => {
                    self.children.truncate(first);
                    return Some(number);
                }
                Some(value) => 50_000 - i32::from(value),
                None if number == best => 100_000,
                None => -self.evaluator.evaluate(child),
            };
            self.children.push(Child { order, position: child, number });
        }
        None
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
}
