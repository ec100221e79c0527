//! Files of perfect play, and proofs: the exact value of a position from values in the files.
//!
//! [`Prover`] keeps the positions it has met between those as a graph. In rounds it finds for
//! each position what it would cost at least to prove a win, and a loss, and expands the open
//! positions of the cheapest proofs. What has no proof, even if all open positions turn out well,
//! is excluded: this settles draws by repetition without regard to the path that led there.

use core::mem;

use super::evaluate::Evaluator;
use super::files::Files;
use super::transposition::hash;
use super::{Key, Limits, Value, key};
use crate::generate::Sides;
use crate::{CellSet, Player, Position, Rules, Symmetry};

/// The most positions to remember: below a power of two by more than a position can add, because at one
/// the list takes twice the memory. They take 25 MB, and as much again while they are weighed.
const MOST: usize = (1 << 19) - (1 << 12);
const FIRST_SLOTS: usize = 1 << 12;

/// The other wins of a proof of a loss count with a part of their costs, one in this number.
const SHARED: u32 = 8;

/// A round expands at least one in this number of the open positions.
const FEWEST: usize = 128;
/// It expands at most one in this number of them for each goal, and a few.
const MOST_TIPS: usize = 4;

/// After this number of rounds, one position more a round may be unpacked.
const PATIENCE: usize = 4;

const NEVER: u32 = u32::MAX;
/// What costs more counts as this much.
const DEAREST: u32 = 1 << 9;

const NONE: u32 = u32::MAX;

/// What can be proven of a position: that its player to move wins, or that they lose.
const WIN: usize = 0;
const LOSS: usize = 1;

/// Positions with what is to be proven of them, the cheapest first. What is added costs no less than what was
/// taken last.
struct Queue {
    by_cost: Vec<Vec<u32>>,
    least: usize,
}

impl Queue {
    fn new() -> Queue {
        Queue { by_cost: vec![Vec::new(); DEAREST as usize + 1], least: 0 }
    }

    fn push(&mut self, cost: u32, place: usize, goal: usize) {
        self.by_cost[cost.min(DEAREST) as usize].push((2 * place + goal) as u32);
    }

    fn pop(&mut self) -> Option<(u32, usize, usize)> {
        loop {
            if let Some(next) = self.by_cost.get_mut(self.least)?.pop() {
                return Some((self.least as u32, next as usize / 2, next as usize % 2));
            }
            self.least += 1;
        }
    }
}

struct Node {
    key: Key,
    /// Its value is in a part of the tables that was not unpacked so far when the node was made.
    packed: bool,
    /// The lowest and the highest possible value.
    bounds: (Value, Value),
    /// The first of its edges; none before the position is expanded.
    first: u32,
    count: u32,
    /// The costs of the proofs in the last round; [`guess`] before the position is expanded.
    costs: [u32; 2],
    /// Its place in the last list of open positions that it was in.
    place: u32,
}

impl Node {
    fn is_settled(&self) -> bool {
        self.bounds.0 == self.bounds.1
    }
}

/// Finds values by the files of a rule set, and remembers them.
pub(super) struct Prover {
    pub(super) files: Files,
    evaluator: Evaluator,
    nodes: Vec<Node>,
    /// The places of the open positions that can follow each expanded position.
    edges: Vec<u32>,
    /// A hash table of the places of the nodes, with at most half its slots in use.
    slots: Vec<u32>,
    /// The positions without a value that can follow the root in this round, the root first.
    open: Vec<u32>,
    /// The place of the position whose value was asked for last, the number of rounds of its proof, and what is
    /// left to expand in this round: a proof that was stopped goes on.
    root: usize,
    rounds: usize,
    tips: Vec<usize>,
}

impl Prover {
    pub(super) fn new(rules: Rules) -> Prover {
        Prover {
            files: Files::new(rules),
            evaluator: Evaluator::new(rules),
            nodes: Vec::new(),
            edges: Vec::new(),
            slots: vec![NONE; FIRST_SLOTS],
            open: Vec::new(),
            root: 0,
            rounds: 0,
            tips: Vec::new(),
        }
    }

    /// Takes in bytes of a file, like [`Files::take`]. What had no proof can have one now.
    pub(super) fn take(&mut self, file: &str, start: usize, bytes: &[u8]) -> Option<bool> {
        self.forget();
        self.files.take(file, start, bytes)
    }

    fn forget(&mut self) {
        (self.nodes, self.edges, self.open) = Default::default();
        (self.rounds, self.tips) = Default::default();
        self.slots = vec![NONE; FIRST_SLOTS];
    }

    /// The value of a position for its player to move; none if a limit is reached first. The limit
    /// for positions counts those whose moves are listed.
    pub(super) fn value(&mut self, position: Position, limits: Limits<'_>) -> Option<Value> {
        if let Ok(Some(value)) = self.files.value(position, true) {
            return Some(value);
        }
        // A proof that was stopped keeps its positions.
        let slot = self.slot(canonical(position));
        if self.slots[slot] != self.root as u32 && self.nodes.len() > MOST / 2 {
            self.forget();
        }
        let root = self.node(position);
        if mem::replace(&mut self.root, root) != root {
            (self.rounds, self.tips) = Default::default();
        }
        let mut expanded = 0;
        loop {
            while let Some(&tip) = self.tips.last() {
                expanded += 1;
                if limits.nodes.is_some_and(|limit| expanded >= limit)
                    || expanded % 64 == 0 && limits.is_late()
                    || self.is_full()
                {
                    return None;
                }
                self.tips.pop();
                self.expand(tip);
            }
            if !self.nodes[root].is_settled() {
                self.weigh(root);
            }
            if self.nodes[root].is_settled() {
                return Some(self.nodes[root].bounds.0);
            }
            // To unpack takes longer than to expand many positions: only where the likely proof needs it, and
            // at first for one position a round.
            self.rounds += 1;
            let [wins, loses] = self.nodes[root].costs;
            let (likely, other) = if wins <= loses { (WIN, LOSS) } else { (LOSS, WIN) };
            self.tips = self.tips(root, other, 0);
            let tips = self.tips(root, likely, 1 + self.rounds / PATIENCE);
            self.tips.extend(tips);
        }
    }

    /// Whether there is no room for the last proof.
    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() > MOST
    }

    /// The place of a position in the graph; it becomes part of it.
    fn node(&mut self, position: Position) -> usize {
        let key = canonical(position);
        let slot = self.slot(key);
        if self.slots[slot] != NONE {
            return self.slots[slot] as usize;
        }
        self.slots[slot] = self.nodes.len() as u32;
        let odds = self.evaluator.evaluate(position);
        self.nodes.push(Node {
            key,
            packed: false,
            bounds: (Value::Loss, Value::Win),
            first: NONE,
            count: 0,
            costs: [guess(odds), guess(-odds)],
            place: 0,
        });
        if 2 * self.nodes.len() > self.slots.len() {
            self.slots = vec![NONE; 2 * self.slots.len()];
            for place in 0..self.nodes.len() {
                let slot = self.slot(self.nodes[place].key);
                self.slots[slot] = place as u32;
            }
        }
        self.nodes.len() - 1
    }

    fn slot(&self, key: Key) -> usize {
        let (mut slot, most) = ((hash(key) >> 32) as usize, self.slots.len() - 1);
        while let Some(node) = self.nodes.get(self.slots[slot & most] as usize)
            && node.key != key
        {
            slot += 1;
        }
        slot & most
    }

    /// Looks a packed position up; of another one, adds the positions that can follow to the graph.
    fn expand(&mut self, place: usize) {
        // A tip of both proofs.
        if self.nodes[place].first != NONE {
            return;
        }
        let rules = self.files.rules();
        let position = position(self.nodes[place].key, rules);
        let first = self.edges.len();
        self.nodes[place].first = first as u32;
        if mem::take(&mut self.nodes[place].packed)
            && let Ok(Some(value)) = self.files.value(position, true)
        {
            self.nodes[place].bounds = (value, value);
            return;
        }
        // Those without a value become part of the graph only if no other one wins.
        let (mut low, mut unknown) = (Value::Loss, Vec::new());
        position.sides().for_each_next(rules, |Sides { own, other }| {
            if low == Value::Win {
                return;
            }
            let child = self::position(u64::from(own) | u64::from(other) << 32, rules);
            match self.files.value(child, false) {
                Ok(Some(value)) => low = low.max(value.opposite()),
                value => unknown.push((child, value.is_err())),
            }
        });
        self.nodes[place].bounds.0 = low;
        for (child, packed) in unknown {
            if low < Value::Win {
                let child = self.node(child);
                let node = &mut self.nodes[child];
                node.packed = packed && node.first == NONE;
                if !self.edges[first..].contains(&(child as u32)) {
                    self.edges.push(child as u32);
                }
            }
        }
        let node = &mut self.nodes[place];
        if self.edges.len() == first {
            node.bounds.1 = node.bounds.0;
        }
        node.count = (self.edges.len() - first) as u32;
    }

    /// Finds the costs of the proofs for all open positions that can follow a position, and settles what
    /// it can.
    ///
    /// A win costs as much as the cheapest loss of a child. A loss costs more than the dearest win of a
    /// child, and a part of the others: their proofs share positions. The costs are found in ascending
    /// order, as in Dijkstra's search for shortest paths, so no proof rests on itself. What gets no cost
    /// cannot be proven even if all open positions turn out well.
    fn weigh(&mut self, root: usize) {
        let rules = self.files.rules();
        let mut seen = mem::take(&mut self.open);
        seen.clear();
        seen.push(root as u32);
        self.nodes[root].place = 0;
        // The last parent of each position, and for each parent the one before in the list.
        let (mut last, mut parents) = (vec![NONE], Vec::<(u32, u32)>::new());
        let mut lows = Vec::new();
        // The children whose wins have no cost yet, and the cost of the other wins.
        let mut losses = Vec::new();
        while let Some(&number) = seen.get(lows.len()) {
            let Node { first, count, bounds: (mut low, _), .. } = self.nodes[number as usize];
            let mut missing = 0;
            for edge in 0..count {
                let child = self.edges[(first + edge) as usize];
                let node = &mut self.nodes[child as usize];
                if node.packed
                    && let Ok(Some(value)) = self.files.value(position(node.key, rules), false)
                {
                    // Another position of its part was looked up meanwhile.
                    (node.packed, node.first) = (false, 0);
                    node.bounds = (value, value);
                }
                if node.is_settled() {
                    low = low.max(node.bounds.0.opposite());
                    continue;
                }
                if !is_in(&seen, node, child) {
                    node.place = seen.len() as u32;
                    seen.push(child);
                    last.push(NONE);
                }
                let before = mem::replace(&mut last[node.place as usize], parents.len() as u32);
                parents.push((lows.len() as u32, before));
                missing += 1;
            }
            lows.push(low);
            losses.push((missing, 0_u32));
        }
        let mut queue = Queue::new();
        for (place, &number) in seen.iter().enumerate() {
            let node = &mut self.nodes[number as usize];
            if node.first == NONE {
                [WIN, LOSS].into_iter().for_each(|goal| queue.push(node.costs[goal], place, goal));
                continue;
            }
            (node.bounds.0, node.costs) = (lows[place], [NEVER; 2]);
            if lows[place] == Value::Win {
                queue.push(0, place, WIN);
            } else if lows[place] == Value::Loss && losses[place].0 == 0 {
                queue.push(0, place, LOSS);
            }
        }
        let mut found = vec![[false; 2]; seen.len()];
        while let Some((cost, place, goal)) = queue.pop() {
            if mem::replace(&mut found[place][goal], true) {
                continue;
            }
            self.nodes[seen[place] as usize].costs[goal] = cost;
            let mut next = last[place];
            while let Some(&(parent, before)) = parents.get(next as usize) {
                next = before;
                let parent = parent as usize;
                let node = &mut self.nodes[seen[parent] as usize];
                if goal == LOSS {
                    if node.bounds.1 == Value::Win && cost < node.costs[WIN] {
                        node.costs[WIN] = cost;
                        queue.push(cost, parent, WIN);
                    }
                } else {
                    let (missing, all) = &mut losses[parent];
                    *missing -= 1;
                    let more = *all / SHARED + u32::from(cost > 0);
                    *all = cost.saturating_add(more).min(NEVER - 1);
                    if *missing == 0 && node.bounds.0 == Value::Loss {
                        queue.push(*all, parent, LOSS);
                    }
                }
            }
        }
        for (&number, found) in seen.iter().zip(found) {
            let node = &mut self.nodes[number as usize];
            let (low, high) = node.bounds;
            node.bounds = match (node.costs, found) {
                ([0, _], [true, _]) => (Value::Win, Value::Win),
                ([_, 0], [_, true]) => (Value::Loss, Value::Loss),
                (_, [wins, loses]) => (
                    if loses { low } else { low.max(Value::Draw) },
                    if wins { high } else { high.min(Value::Draw) },
                ),
            };
        }
        self.open = seen;
    }

    /// Open positions of the cheapest proof of a position. They are more in a larger graph, because a
    /// round visits all of it; if the cheapest proof has too few, those of proofs that cost a little
    /// more follow. At most `packed` of them are in packed parts of the tables.
    fn tips(&self, root: usize, goal: usize, mut packed: usize) -> Vec<usize> {
        let open = self.open.len();
        let (mut tips, mut queue) = (Vec::new(), Queue::new());
        let mut visited = vec![[false; 2]; open];
        if self.nodes[root].costs[goal] < NEVER {
            queue.push(0, root, goal);
        }
        while let Some((more, place, goal)) = queue.pop() {
            if more > 0 && tips.len() >= open / FEWEST {
                break;
            }
            let node = &self.nodes[place];
            if node.is_settled() || mem::replace(&mut visited[node.place as usize][goal], true) {
                continue;
            }
            if node.first == NONE {
                if node.packed {
                    if packed == 0 {
                        continue;
                    }
                    packed -= 1;
                }
                tips.push(place);
                if tips.len() == 4 + open / MOST_TIPS {
                    break;
                }
                continue;
            }
            let edges = &self.edges[node.first as usize..][..node.count as usize];
            let open = edges.iter().filter_map(|&child| {
                let next = &self.nodes[child as usize];
                is_in(&self.open, next, child).then_some((child as usize, next.costs[1 - goal]))
            });
            // Of the wins that prove a loss, the dearest probably fails: one is enough to refute it.
            let dearest = open.clone().map(|(_, cost)| cost).max().unwrap_or(0);
            for (child, cost) in open.filter(|&(_, cost)| cost < NEVER) {
                let extra = match goal {
                    LOSS => 2 * dearest.saturating_sub(cost),
                    _ => cost.saturating_sub(node.costs[WIN]),
                };
                queue.push(more.saturating_add(extra), child, 1 - goal);
            }
        }
        tips
    }
}

/// Whether a list of open positions has the node with a number.
fn is_in(open: &[u32], node: &Node, number: u32) -> bool {
    open.get(node.place as usize) == Some(&number)
}

/// The key of all images of a position.
fn canonical(position: Position) -> Key {
    Symmetry::canonical(key(position)).0
}

fn position(key: Key, rules: Rules) -> Position {
    let [own, other] = [key, key >> 32].map(|bits| CellSet::from_bits_truncate(bits as u32));
    Position::of(own, other, Player::Light, rules)
}

/// What it may cost to prove that the player wins whose odds the evaluator gives.
fn guess(odds: i32) -> u32 {
    1 + (400 - odds).clamp(0, 800) as u32 / 40
}
