//! Proofs: the exact value of a position, from what an oracle knows of some of the positions that
//! can arise.
//!
//! An alpha-beta search that goes deeper until the value is settled. It keeps bounds instead of
//! estimates: what is not known lies between a loss and a win. A position that comes back on the
//! path is worth a draw there, which is as it should be: nobody wins who goes round in circles. A
//! bound that rests on this is kept for the path it was found on only.

use super::Value;
use super::evaluate::Evaluator;
use super::orientation::{Sides, canonical, sides};
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

#[derive(Clone, Copy, Default)]
struct Entry {
    key: Sides,
    bounds: Bounds,
    /// How deep it was searched without settling it.
    depth: u8,
    /// The move that did best, as the position it leads to: the order number among the children.
    best: u16,
}

/// Finds values.
pub struct Prover<'a, O> {
    rules: Rules,
    evaluator: Evaluator,
    oracle: &'a O,
    table: Vec<Entry>,
    path: Vec<Position>,
    moves: Vec<Move>,
    children: Vec<(i32, Position, u16)>,
    /// Positions searched so far.
    pub nodes: u64,
    /// The search stops when there are so many.
    pub limit: u64,
}

impl<'a, O: Oracle> Prover<'a, O> {
    /// A prover with a table of `2^bits` entries of 24 bytes.
    pub fn new(rules: Rules, oracle: &'a O, bits: u32) -> Prover<'a, O> {
        Prover {
            rules,
            evaluator: Evaluator::new(rules),
            oracle,
            table: vec![Entry { key: Sides::MAX, ..Entry::default() }; 1 << bits],
            path: Vec::new(),
            moves: Vec::new(),
            children: Vec::new(),
            nodes: 0,
            limit: u64::MAX,
        }
    }

    /// The value of a position for its player to move; none if the limit is reached before.
    pub fn value(&mut self, position: Position) -> Option<Value> {
        for depth in 0..=200 {
            let (bounds, _) = self.search(position, depth, -1, 1);
            if self.nodes >= self.limit {
                return None;
            }
            if bounds.0 == bounds.1 {
                return Some([Value::Loss, Value::Draw, Value::Win][(bounds.0 + 1) as usize]);
            }
        }
        None
    }

    fn known(&self, position: Position) -> Option<i8> {
        let turn = position.turn();
        let (reserve, theirs) = (position.reserve(turn), position.reserve(turn.other()));
        let full = position.occupied().len() == 30;
        if self.rules.empty_reserve == EmptyReserve::Loses {
            if full || reserve == 0 {
                return Some(-1);
            }
            if theirs == 0 {
                return Some(1);
            }
        } else if full || reserve == 0 && position.liftable(self.rules).is_empty() {
            return Some(-1);
        }
        self.oracle.value(position).map(|value| match value {
            Value::Loss => -1,
            Value::Draw => 0,
            Value::Win => 1,
        })
    }

    fn slot(&self, key: Sides) -> usize {
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 20) as usize & (self.table.len() - 1)
    }

    /// Bounds of a position, and the lowest place on the path they rest on.
    fn search(&mut self, position: Position, depth: u32, alpha: i8, beta: i8) -> (Bounds, usize) {
        self.nodes += 1;
        if let Some(value) = self.known(position) {
            return ((value, value), NEVER);
        }
        if let Some(at) = self.path.iter().position(|&before| before == position) {
            return ((0, 0), at);
        }
        let key = canonical(sides(position)).0;
        let slot = self.slot(key);
        let entry = self.table[slot];
        let (mut kept, mut best_first) = (UNKNOWN, u16::MAX);
        if entry.key == key {
            kept = entry.bounds;
            best_first = entry.best;
            let done = kept.0 == kept.1 || kept.0 >= beta || kept.1 <= alpha;
            if done || u32::from(entry.depth) > depth {
                return (kept, NEVER);
            }
        }
        if depth == 0 || self.nodes >= self.limit {
            return (kept, NEVER);
        }

        let first = self.children.len();
        self.moves.clear();
        position.legal_moves_into(self.rules, &mut self.moves);
        for number in 0..self.moves.len() {
            let child = position.play_unchecked(self.moves[number]);
            let order = if number as u16 == best_first {
                100_000
            } else {
                match self.known(child) {
                    Some(-1) => {
                        self.children.truncate(first);
                        self.keep(key, (1, 1), depth, number as u16);
                        return ((1, 1), NEVER);
                    }
                    Some(v) => 50_000 - i32::from(v),
                    None => -self.evaluator.evaluate(child),
                }
            };
            self.children.push((order, child, number as u16));
        }
        self.children[first..].sort_unstable_by_key(|child| (-child.0, child.2));
        self.path.push(position);
        let here = self.path.len() - 1;
        let (mut low, mut high) = (-1, -1);
        let (mut low_rests, mut high_rests) = (NEVER, NEVER);
        let mut best = u16::MAX;
        let mut cut = false;
        for place in first..self.children.len() {
            let (_, child, number) = self.children[place];
            let (bounds, rests) = self.search(child, depth - 1, -beta, -alpha.max(low));
            let (worst, hope) = (-bounds.1, -bounds.0);
            if worst > low {
                low = worst;
                low_rests = rests;
                best = number;
            } else if worst == low && low > -1 {
                // Either will do: the one that rests on less.
                low_rests =
                    if low_rests == NEVER || rests == NEVER { NEVER } else { low_rests.max(rests) };
            }
            if hope > high {
                high = hope;
            }
            if rests != NEVER {
                high_rests = high_rests.min(rests);
            }
            if low >= beta {
                cut = true;
                break;
            }
            if self.nodes >= self.limit {
                cut = true;
                break;
            }
        }
        if cut {
            high = 1;
        }
        self.path.pop();
        self.children.truncate(first);
        let low = low.max(kept.0);
        let high = high.min(kept.1);
        // Wins and losses never rest on a return.
        let low_lasts = low == 1 || low == -1 || low_rests >= here;
        let high_lasts = high == 1 || high == -1 || high_rests >= here;
        let lasting =
            (if low_lasts { low } else { kept.0 }, if high_lasts { high } else { kept.1 });
        self.keep(key, lasting, depth, best);
        let mut rests = NEVER;
        if !low_lasts {
            rests = rests.min(low_rests);
        }
        if !high_lasts {
            rests = rests.min(high_rests);
        }
        ((low, high), rests)
    }

    fn keep(&mut self, key: Sides, bounds: Bounds, depth: u32, best: u16) {
        let slot = self.slot(key);
        self.table[slot] = Entry { key, bounds, depth: depth as u8 + 1, best };
    }
}
