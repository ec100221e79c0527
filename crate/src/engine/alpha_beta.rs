//! The search: alpha-beta with a transposition table.

use super::evaluate::Evaluator;
use super::transposition::TranspositionTable;
use super::{Key, has_lost, key};
use crate::{EmptyReserve, Position, Symmetry};

/// The score of a won game; a win in `n` turns scores `n` less.
pub(super) const WON: i32 = 30_000;

/// A score beyond this, or below its negative, is a proven win or loss.
pub(super) const PROVEN: i32 = WON - 1_000;

pub(super) const DEEPEST: u32 = 120;

/// With fewer balls than this on the board at the root, the transposition table treats symmetric
/// positions as one, because the search meets both. Later they are too rare to be worth the time.
const FEW_BALLS: u32 = 8;

/// The order of a child before its estimate is added: lower than any other.
const UNSEEN: i32 = i32::MIN;

/// The most that a move counts for the positions where it refuted the one before.
const MOST_COUNTED: i32 = 100_000;

pub(super) fn distance(score: i32) -> u32 {
    (WON - score.abs()) as u32
}

/// What the transposition table holds about a position.
struct Entry {
    /// For the player to move; wins and losses count from this position.
    score: i16,
    depth: u8,
    /// Whether that search reduced no move.
    full: bool,
    /// Whether the true score can be no lower, and no higher.
    is_least: bool,
    is_most: bool,
    /// The own cells that the best move changes, in the stored image; 0: unknown.
    best: u32,
}

impl Entry {
    const fn pack(self) -> u64 {
        let flags = self.full as u64 | (self.is_least as u64) << 1 | (self.is_most as u64) << 2;
        let score = self.score as u16 as u64;
        self.depth as u64 | flags << 8 | score << 16 | (self.best as u64) << 32
    }

    const fn unpack(data: u64) -> Entry {
        Entry {
            score: (data >> 16) as i16,
            depth: data as u8,
            full: data >> 8 & 1 != 0,
            is_least: data >> 9 & 1 != 0,
            is_most: data >> 10 & 1 != 0,
            best: (data >> 32) as u32,
        }
    }
}

/// A position that a move leads to, with its place in the order of search.
#[derive(Clone, Copy)]
struct Child {
    /// Children with a higher number are searched earlier.
    order: i32,
    position: Position,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Window {
    New,
    /// Only for whether it is better than the best child, this much less deep.
    Null(u32),
    Full,
}

/// A node on the path, whose children are being searched.
struct Frame {
    position: Position,
    key: Key,
    symmetry: Symmetry,
    depth: u32,
    alpha: i32,
    beta: i32,
    /// `alpha` before any child was searched.
    least: i32,
    best: i32,
    best_change: u32,
    /// The first of its children in [`AlphaBeta::children`], and the one that is being searched.
    first: usize,
    place: usize,
    window: Window,
    /// [`AlphaBeta::returns_to`] of the nodes above.
    outer_return: u32,
}

/// The search of one position, which goes on where it ran out of work.
pub(super) struct AlphaBeta {
    evaluator: Evaluator,
    pub(super) table: TranspositionTable,
    /// The number of positions that may still be searched.
    pub(super) work: u64,
    /// Whether every move is searched to the full depth, which proves distances. If not, moves late
    /// in the order are searched less deep, which lets the search go much deeper. A depth limit
    /// counts full depth.
    pub(super) full: bool,
    symmetric: bool,
    frames: Vec<Frame>,
    /// The positions from the root to the node, without it.
    path: Vec<Position>,
    /// The positions that have occurred twice in the game: the third time is a draw.
    drawing: Vec<Position>,
    /// The lowest ply of the path whose position was repeated below the node.
    returns_to: u32,
    children: Vec<Child>,
    /// By ply, the last two moves that refuted the one before, as the cells of the mover that they change.
    killers: [[u32; 2]; DEEPEST as usize + 2],
    /// By player and target cell, how often and how deep a move refuted the one before.
    history: [[i32; 32]; 2],
}

impl AlphaBeta {
    /// A search with a transposition table. The table of a search that
    /// [is not symmetric](AlphaBeta::is_symmetric) serves no other.
    pub(super) fn new(
        evaluator: Evaluator,
        history: &[Position],
        full: bool,
        table: TranspositionTable,
    ) -> AlphaBeta {
        let mut drawing = Vec::new();
        for (place, position) in history.iter().enumerate() {
            if history[..place].contains(position) {
                drawing.push(*position);
            }
        }
        let balls = history.last().map_or(0, |position| position.occupied().len());
        AlphaBeta {
            evaluator,
            table,
            work: 0,
            full,
            symmetric: drawing.is_empty() && balls < FEW_BALLS,
            frames: Vec::new(),
            path: history.last().copied().into_iter().collect(),
            drawing,
            returns_to: u32::MAX,
            children: Vec::new(),
            killers: [[0; 2]; DEEPEST as usize + 2],
            history: [[0; 32]; 2],
        }
    }

    /// Whether an image of a position has the same score: not if a position of the game can be drawn
    /// by repetition, because its images cannot.
    pub(super) fn is_symmetric(&self) -> bool {
        self.drawing.is_empty()
    }

    /// The score of a position one turn after the root, without a search; none for a draw.
    pub(super) fn estimate(&self, position: Position) -> Option<i32> {
        if has_lost(position) {
            return Some(1 - WON);
        }
        let drawn = self.drawing.contains(&position);
        (!drawn).then(|| self.evaluator.evaluate(position))
    }

    /// Whether a position is a draw: because it has occurred twice in the game, or because it
    /// repeats one of the path.
    fn is_draw(&mut self, position: Position, ply: u32) -> bool {
        for at in (0..ply as usize).rev().skip(1).step_by(2) {
            if self.path[at] == position {
                self.returns_to = self.returns_to.min(at as u32);
                return true;
            }
        }
        self.drawing.contains(&position)
    }

    /// The score of a position one turn after the root, for its player to move: exact if it is between
    /// `alpha` and `beta`, otherwise a bound on their side. None when `work` is used up: the next call
    /// has the same arguments, and goes on.
    ///
    /// The search estimates positions after `depth` turns. A score beyond [`PROVEN`] is a proof; it is
    /// exact if its distance is at most the depth searched from the root.
    pub(super) fn search(
        &mut self,
        position: Position,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let mut next = self.frames.is_empty().then_some((position, depth, alpha, beta));
        loop {
            let (position, depth, alpha, beta) = match next.take() {
                Some(child) => child,
                None => self.next_child(),
            };
            if self.work == 0 {
                return None;
            }
            self.work -= 1;
            let mut found = self.enter(position, depth, alpha, beta);
            // The score of a node can be the last that its parent waited for.
            while let Some(score) = found {
                if self.frames.is_empty() {
                    return Some(score);
                }
                found = self.take_score(-score);
            }
        }
    }

    /// The next search of a child of the last node on the path: position, depth, `alpha` and `beta`.
    /// It changes nothing when it is called again.
    fn next_child(&mut self) -> (Position, u32, i32, i32) {
        let node = self.frames.last_mut().expect("a node is being searched");
        if node.window == Window::New {
            let rest = &mut self.children[node.place..];
            // Most nodes need no other moves than the first ones, and so no estimates.
            if rest.iter().all(|child| child.order < UNSEEN / 2) {
                for Child { order, position } in rest.iter_mut() {
                    *order -= UNSEEN;
                    *order -= self.evaluator.evaluate(*position) * 4096;
                }
            }
            bring_best_forward(rest);
            node.window = match node.place - node.first {
                0 => Window::Full,
                _ if self.full => Window::Null(0),
                place => Window::Null(reduction(node.depth, place)),
            };
        }
        let child = self.children[node.place].position;
        match node.window {
            Window::Null(less) => (child, node.depth - 1 - less, -node.alpha - 1, -node.alpha),
            _ => (child, node.depth - 1, -node.beta, -node.alpha),
        }
    }

    /// Begins to search a position. Answers with its score if that needs no search of its children.
    fn enter(
        &mut self,
        position: Position,
        depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> Option<i32> {
        let ply = self.path.len() as u32;
        let turn = position.turn();
        let (reserve, theirs) = (position.reserve(turn), position.reserve(turn.opponent()));
        let from_here = |distance: u32| WON - (ply + distance) as i32;
        if has_lost(position) {
            return Some(-from_here(0));
        }
        if self.is_draw(position, ply) {
            return Some(0);
        }

        let soonest_win = (2 * theirs + 1).min((reserve + theirs) | 1);
        if soonest_win == 1 && position.rules().empty_reserve == EmptyReserve::Loses {
            return Some(from_here(1));
        }
        alpha = alpha.max(-from_here(soonest_loss(reserve, theirs)));
        beta = beta.min(from_here(soonest_win));
        if alpha >= beta {
            return Some(alpha);
        }

        if depth == 0 {
            return Some(self.evaluator.evaluate(position));
        }

        let key = key(position);
        let (key, symmetry) =
            if self.symmetric { Symmetry::canonical(key) } else { (key, Symmetry::IDENTITY) };
        let mut hint = 0;
        if let Some(entry) = self.table.get(key).map(Entry::unpack) {
            let score = i32::from(entry.score) - from_root(entry.score.into(), ply);
            let at_least = entry.is_least && score >= beta;
            let at_most = entry.is_most && score <= alpha;
            let enough = u32::from(entry.depth) >= depth && (entry.full || !self.full);
            if at_least && (enough || score > PROVEN)
                || at_most && (enough || score < -PROVEN)
                || enough && entry.is_least && entry.is_most
            {
                return Some(score);
            }
            hint = symmetry.inverse().pair(entry.best.into()) as u32;
        }

        let outer_return = core::mem::replace(&mut self.returns_to, u32::MAX);
        let first = self.children.len();
        self.list_children(position, depth, ply, hint);
        self.path.push(position);
        self.frames.push(Frame {
            position,
            key,
            symmetry,
            depth,
            alpha,
            beta,
            least: alpha,
            best: -WON,
            best_change: 0,
            first,
            place: first,
            window: Window::New,
            outer_return,
        });
        None
    }

    /// Takes in the score of the child that is being searched, for the player to move at its parent.
    /// Answers with the score of the parent if that was the last child it needs.
    fn take_score(&mut self, score: i32) -> Option<i32> {
        let ply = self.frames.len() as u32;
        let node = self.frames.last_mut()?;
        match node.window {
            Window::Null(1..) if score > node.alpha => {
                node.window = Window::Null(0);
                return None;
            }
            Window::Null(_) if score > node.alpha && score < node.beta => {
                node.window = Window::Full;
                return None;
            }
            _ => {}
        }
        if score > node.best {
            let turn = node.position.turn();
            let own = node.position.balls(turn).bits();
            let change = own ^ self.children[node.place].position.balls(turn).bits();
            (node.best, node.best_change) = (score, change);
            node.alpha = node.alpha.max(score);
            if node.alpha >= node.beta {
                // Tries this move early in similar positions.
                let killers = &mut self.killers[ply as usize];
                if killers[0] != change {
                    *killers = [change, killers[0]];
                }
                if let Some(to) = (change & !own).checked_ilog2() {
                    let count = &mut self.history[turn as usize][to as usize];
                    *count = (*count + (node.depth * node.depth) as i32).min(MOST_COUNTED);
                }
            }
        }
        node.place += 1;
        node.window = Window::New;
        if node.alpha < node.beta && node.place < self.children.len() {
            return None;
        }
        let node = self.frames.pop()?;
        self.children.truncate(node.first);
        self.path.pop();

        // A score that depends on a repetition of a position above this one holds on this path only.
        let lasting = self.returns_to >= ply;
        self.returns_to = node.outer_return.min(if lasting { u32::MAX } else { self.returns_to });
        if lasting {
            let entry = Entry {
                score: (node.best + from_root(node.best, ply)) as i16,
                depth: node.depth as u8,
                full: self.full,
                is_least: node.best > node.least,
                is_most: node.best < node.beta,
                best: node.symmetry.pair(node.best_change.into()) as u32,
            };
            self.table.put(node.key, entry.pack());
        }
        Some(node.best)
    }

    /// Appends the children of a node and orders them. `hint` are the cells of the mover that the best move
    /// of an earlier search changes.
    fn list_children(&mut self, position: Position, depth: u32, ply: u32, hint: u32) {
        let turn = position.turn();
        let own = position.balls(turn).bits();
        let killers = self.killers[ply as usize];
        position.sides().for_each_move(position.rules(), |m| {
            let child = position.play_unchecked(m);
            let next = child.balls(turn).bits();
            let change = own ^ next;
            let gain = own.count_ones() as i32 - next.count_ones() as i32;
            let order = if change == hint {
                i32::MAX
            } else if killers.contains(&change) {
                1 << 24
            } else if depth > 2 {
                UNSEEN + self.history[turn as usize][m.to().index()]
            } else {
                (gain << 22) + self.history[turn as usize][m.to().index()]
            };
            self.children.push(Child { order, position: child });
        });
    }
}

/// Swaps the child with the highest order to the front. A search that calls this for one child after
/// the other sorts no more children than it visits.
fn bring_best_forward(children: &mut [Child]) {
    let best = (0..children.len()).rev().max_by_key(|&place| children[place].order);
    children.swap(0, best.unwrap_or(0));
}

/// The depth by which a move late in the order is first searched less than the first one.
fn reduction(depth: u32, place: usize) -> u32 {
    match place {
        2.. if depth < 3 => 0,
        0..2 => 0,
        14.. if depth >= 7 => 3,
        6.. if depth >= 5 => 2,
        _ => 1,
    }
}

/// The difference between a score counted from a position, as the transposition table stores it, and
/// counted from the root, `ply` turns earlier.
fn from_root(score: i32, ply: u32) -> i32 {
    match score {
        score if score > PROVEN => ply as i32,
        score if score < -PROVEN => -(ply as i32),
        _ => 0,
    }
}

/// The smallest number of turns in which the player to move can lose, from their reserve and the
/// opponent's. A turn takes at most one ball from a reserve, and the apex is filled when both are
/// empty.
const fn soonest_loss(own: u32, other: u32) -> u32 {
    let empty = 2 * own;
    let apex = (own + other + 1) & !1;
    if empty < apex { empty } else { apex }
}
