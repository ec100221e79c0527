//! Proofs: the exact value of a position, from known values of some positions that can follow it.
//!
//! [`Prover`] is an alpha-beta search with increasing depth. It keeps bounds, not estimates: an
//! unknown value is between a loss and a win. A position that repeats one of the path is a draw on
//! that path, because no player can force a win by repetition. A bound that depends on a repetition
//! holds on its path only and is not stored. Wins and losses never depend on one.

use super::children::{Child, bring_best_forward};
use super::evaluate::Evaluator;
use super::tables::Tables;
use super::transposition::TranspositionTable;
use super::{Limits, Value, has_lost, key};
use crate::{EmptyReserve, Move, Position, Rules, Symmetry};

/// The lowest and the highest possible value: -1 for a loss, 0 for a draw, 1 for a win.
type Bounds = (i8, i8);

const UNKNOWN: Bounds = (-1, 1);

/// The ply of a repetition where there is none.
const NEVER: usize = usize::MAX;

/// The largest depth of a search.
const DEEPEST: u32 = 40;

/// What the transposition table holds about a position.
struct Entry {
    bounds: Bounds,
    /// The window of the search that found the bounds.
    window: Bounds,
    /// One more than the depth of that search; 0 if its result holds on one path only.
    depth: u8,
    /// The own cells that the best move changes, in the canonical image; 0: unknown.
    best: u32,
}

impl Entry {
    fn pack(self) -> u64 {
        let [low, high, alpha, beta] = [self.bounds.0, self.bounds.1, self.window.0, self.window.1]
            .map(|bound| (bound + 1) as u64);
        let bounds = low | high << 2 | alpha << 4 | beta << 6;
        u64::from(self.depth) | bounds << 8 | u64::from(self.best) << 32
    }

    fn unpack(data: u64) -> Entry {
        let bound = |shift: u32| (data >> shift & 3) as i8 - 1;
        Entry {
            bounds: (bound(8), bound(10)),
            window: (bound(12), bound(14)),
            depth: data as u8,
            best: (data >> 32) as u32,
        }
    }
}

/// Finds values and remembers them.
pub(super) struct Prover {
    rules: Rules,
    evaluator: Evaluator,
    table: TranspositionTable,
    path: Vec<Position>,
    /// The legal moves of a node; a field, so that nodes share its memory.
    moves: Vec<Move>,
    /// The children of all nodes on the path.
    children: Vec<Child>,
    nodes: u64,
    stopped: bool,
    /// Whether positions are searched again that an earlier search to the same depth left open. That
    /// search may have met repetitions of another path.
    thorough: bool,
}

impl Prover {
    /// A prover with a transposition table of `2^bits` slots.
    pub(super) fn new(rules: Rules, bits: u32) -> Prover {
        Prover {
            rules,
            evaluator: Evaluator::new(rules),
            table: TranspositionTable::new(bits),
            path: Vec::new(),
            moves: Vec::new(),
            children: Vec::new(),
            nodes: 0,
            stopped: false,
            thorough: false,
        }
    }

    /// The value of a position for its player to move; none if a limit is reached first.
    pub(super) fn value(
        &mut self,
        tables: &Tables,
        position: Position,
        limits: Limits<'_>,
    ) -> Option<Value> {
        let limits = Limits { nodes: limits.nodes.map(|nodes| self.nodes + nodes), ..limits };
        self.stopped = false;
        for depth in 0..2 * DEEPEST {
            self.thorough = depth >= DEEPEST;
            let depth = depth % DEEPEST;
            let (bounds, _) = self.search(tables, limits, position, depth, UNKNOWN);
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

    /// Bounds of the value of a position, and the lowest ply of the path whose repetition they
    /// depend on. The search asks only whether the value is above `alpha` and below `beta`.
    fn search(
        &mut self,
        tables: &Tables,
        limits: Limits<'_>,
        position: Position,
        depth: u32,
        (alpha, beta): Bounds,
    ) -> (Bounds, usize) {
        self.nodes += 1;
        if let Some(value) = known(self.rules, tables, position) {
            let value = value as i8 - 1;
            return ((value, value), NEVER);
        }
        if let Some(ply) = self.path.iter().position(|&before| before == position) {
            return ((0, 0), ply);
        }
        let (key, symmetry) = Symmetry::canonical(key(position));
        let (mut kept, mut best) = (UNKNOWN, 0);
        if let Some(entry) = self.table.get(key).map(Entry::unpack) {
            kept = entry.bounds;
            best = symmetry.inverse().pair(entry.best.into()) as u32;
            let (low, high) = kept;
            let settled = low == high || low >= beta || high <= alpha;
            let asked = entry.window.0 <= alpha && entry.window.1 >= beta;
            if settled || !self.thorough && asked && u32::from(entry.depth) > depth {
                return (kept, NEVER);
            }
        }
        self.stopped = self.stopped || limits.are_reached(self.nodes, 256);
        if depth == 0 || self.stopped {
            return (kept, NEVER);
        }
        let keep = |prover: &mut Prover, bounds, window, depth: u32, best: u32| {
            let best = symmetry.pair(best.into()) as u32;
            prover.table.put(key, Entry { bounds, window, depth: depth as u8, best }.pack());
        };
        let first = self.children.len();
        if let Some(winning) = self.list_children(tables, position, best) {
            keep(self, (1, 1), UNKNOWN, depth + 1, changed(position, winning));
            return ((1, 1), NEVER);
        }

        self.path.push(position);
        let here = self.path.len() - 1;
        // One move that reaches the low bound is enough for it; the high bound depends on all moves.
        let (mut low, mut low_return) = (-1, NEVER);
        let (mut high, mut high_return) = (-1, NEVER);
        for place in first..self.children.len() {
            bring_best_forward(&mut self.children[place..]);
            let child = self.children[place].position;
            let window = (-beta, -alpha.max(low));
            let (bounds, returns_to) = self.search(tables, limits, child, depth - 1, window);
            if -bounds.1 > low {
                (low, low_return, best) = (-bounds.1, returns_to, changed(position, child));
            }
            high = high.max(-bounds.0);
            high_return = high_return.min(returns_to);
            if self.stopped || low >= beta {
                high = 1;
                break;
            }
        }
        self.path.pop();
        self.children.truncate(first);

        let found = (low.max(kept.0), high.min(kept.1));
        let lasts = |bound: i8, returns_to: usize| bound != 0 || returns_to >= here;
        let (low_lasts, high_lasts) = (lasts(found.0, low_return), lasts(found.1, high_return));
        let lasting =
            (if low_lasts { found.0 } else { kept.0 }, if high_lasts { found.1 } else { kept.1 });
        if !self.stopped {
            // Another path has to find again what holds on this one only.
            let depth = if lasting == found { depth + 1 } else { 0 };
            keep(self, lasting, (alpha, beta), depth, best);
        }
        let returns_to = |lasts: bool, returns_to: usize| if lasts { NEVER } else { returns_to };
        (found, returns_to(low_lasts, low_return).min(returns_to(high_lasts, high_return)))
    }

    /// Appends the children of a position and orders them. `hint` are the own cells that the best
    /// move of an earlier search changes. If a child is known to be lost, returns it instead.
    fn list_children(
        &mut self,
        tables: &Tables,
        position: Position,
        hint: u32,
    ) -> Option<Position> {
        let first = self.children.len();
        self.moves.clear();
        position.legal_moves_into(self.rules, &mut self.moves);
        for &m in &self.moves {
            let child = position.play_unchecked(m);
            let order = match known(self.rules, tables, child) {
                Some(Value::Loss) => {
                    self.children.truncate(first);
                    return Some(child);
                }
                Some(value) => 50_000 - value as i32,
                None if hint != 0 && changed(position, child) == hint => 100_000,
                None => -self.evaluator.evaluate(child),
            };
            self.children.push(Child { order, position: child });
        }
        None
    }
}

/// The own cells that a move changes.
fn changed(position: Position, child: Position) -> u32 {
    (position.balls(position.turn()) ^ child.balls(position.turn())).bits()
}

/// The value of a position that needs no search.
fn known(rules: Rules, tables: &Tables, position: Position) -> Option<Value> {
    if has_lost(position, rules) {
        return Some(Value::Loss);
    }
    let theirs = position.reserve(position.turn().other());
    if theirs == 0 && rules.empty_reserve == EmptyReserve::Loses {
        return Some(Value::Win);
    }
    tables.value(position)
}
