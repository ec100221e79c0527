//! The solver: retrograde analysis by ascending distance.
//!
//! A position is lost in `d` turns (`d` even) when every move leads to a position won by then, and
//! won in `d + 1` when some move leads to one lost in `d`. So a sweep for an even `d` visits the
//! undecided positions, finds those that are lost by looking forwards, and marks those won one turn
//! earlier by looking backwards. Distances are found in order, so they are exact. When a sweep finds
//! nothing, the undecided positions are endless.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering::Relaxed};

use pylos::EmptyReserve;
use pylos::engine::internal::{Index, next_choice, soonest_loss};

use crate::values::Values;
use crate::view::View;

/// Successive positions of a shape class and group: a piece of work.
struct Piece {
    balls: usize,
    class: usize,
    own: usize,
    /// The ranks of the positions in the class.
    ranks: Range<u32>,
    /// An upper bound of the number of undecided positions.
    undecided: AtomicU32,
}

/// The largest number of positions of a piece.
const LONGEST_PIECE: u32 = 1 << 20;
/// The number of positions, roughly, that a thread takes at a time.
const BATCH: u32 = 1 << 17;

/// A number for each group, by own and other balls.
type ByGroup = [[u64; 16]; 16];

/// A solution in progress.
pub struct Solver<'a> {
    index: &'a Index,
    /// The values known so far.
    pub values: Values,
    /// The distance of the next sweep.
    pub distance: u32,
    decided: AtomicU64,
    pieces: Vec<Piece>,
    batches: Vec<Range<usize>>,
    /// The number of positions of each group won at the last distance.
    won: ByGroup,
}

impl<'a> Solver<'a> {
    /// A solver that knows no value.
    #[must_use]
    pub fn new(index: &'a Index) -> Solver<'a> {
        let mut pieces = Vec::new();
        for (balls, shapes) in index.shapes.iter().enumerate().rev() {
            let groups = |class| (0..=balls).map(move |own| (class, own));
            for (class, own) in (0..shapes.len()).flat_map(groups) {
                let Some(block) = index.block(balls, class, own) else { continue };
                let size = block.len() as u32;
                for start in (0..size).step_by(LONGEST_PIECE as usize) {
                    let ranks = start..size.min(start + LONGEST_PIECE);
                    let undecided = AtomicU32::new(ranks.len() as u32);
                    pieces.push(Piece { balls, class, own, ranks, undecided });
                }
            }
        }
        let (mut batches, mut first, mut size) = (vec![], 0, 0);
        for (place, piece) in pieces.iter().enumerate() {
            size += piece.ranks.len();
            if size >= BATCH as usize || place + 1 == pieces.len() {
                batches.push(first..place + 1);
                (first, size) = (place + 1, 0);
            }
        }
        // Where an empty reserve loses, no numbered position is lost at once.
        let distance = if index.rules.empty_reserve == EmptyReserve::Loses { 2 } else { 0 };
        let (values, won) = (Values::new(index.len), [[0; 16]; 16]);
        Solver { index, values, distance, decided: AtomicU64::new(0), pieces, batches, won }
    }

    /// Whether a position of a group can be lost at the distance of the sweep.
    fn concerns(&self, own: usize, other: usize) -> bool {
        let balls = self.index.balls;
        if soonest_loss((balls - own) as u32, (balls - other) as u32) > self.distance {
            return false;
        }
        if self.distance == 0 {
            return true;
        }
        // Some move must lead to a position won at the last distance.
        let reached = [own + 1, own, own.wrapping_sub(1), own.wrapping_sub(2)];
        reached.iter().any(|&after| {
            let at_once = after == balls
                && self.index.rules.empty_reserve == EmptyReserve::Loses
                && self.distance == 2;
            at_once || after < 16 && self.won[other][after] > 0
        })
    }

    /// Finds all values of one distance and returns the number of positions decided: 0 when the
    /// solution is complete.
    pub fn sweep(&mut self, threads: usize) -> u64 {
        let before = self.decided.load(Relaxed);
        let this = &*self;
        let workers = in_threads(
            threads,
            this.batches.len(),
            || Worker { solver: this, view: None, won: [[0; 16]; 16] },
            |worker, number| {
                let batch = this.batches[number].clone();
                this.pieces[batch].iter().for_each(|piece| worker.solve(piece));
            },
        );
        let mut won: ByGroup = [[0; 16]; 16];
        for worker in workers {
            add(won.as_flattened_mut(), worker.won.as_flattened());
        }
        self.won = won;
        self.distance += 2;
        self.decided.load(Relaxed) - before
    }
}

/// A thread of a sweep.
struct Worker<'a> {
    solver: &'a Solver<'a>,
    /// The last shape: number of balls, class and view.
    view: Option<(usize, usize, View<'a>)>,
    won: ByGroup,
}

impl Worker<'_> {
    /// Finds the positions of a piece that are lost at the distance of the sweep, and marks those
    /// won one turn earlier.
    fn solve(&mut self, piece: &Piece) {
        let Solver { index, values, distance, .. } = self.solver;
        let &Piece { balls, class, own, .. } = piece;
        let other = balls - own;
        if piece.undecided.load(Relaxed) == 0 || !self.solver.concerns(own, other) {
            return;
        }
        let Some(block) = index.block(balls, class, own) else { return };
        if self.view.as_ref().is_none_or(|(b, c, _)| (*b, *c) != (balls, class)) {
            self.view = Some((balls, class, View::new(index, index.shapes[balls][class])));
        }
        let Some((_, _, view)) = &mut self.view else { return };
        let full = ((1_u64 << balls) - 1) as u32;
        let (lost, won) = (*distance as u8 + 1, *distance as u8 + 2);
        let (mut undecided, mut decided) = (0, 0);
        let mut word = index.unrank(own, piece.ranks.start);
        for rank in piece.ranks.clone() {
            let place = block.start + rank as usize;
            if values.get(place) == 0 {
                let is_win = |byte: u8| byte != 0 && byte.is_multiple_of(2) && byte < lost;
                if view.for_each_move(values, (word, own), |step| is_win(step.byte)) {
                    values.set(place, lost);
                    view.find_origins();
                    decided += 1;
                    let theirs = !word & full;
                    view.for_each_origin(theirs, |origin, link| {
                        let before = (other as i32 + origin.more) as usize;
                        let most = index.balls - usize::from(origin.placed);
                        let group = (before <= most).then(|| index.group(before, own)).flatten();
                        let Some(base) = group else { return };
                        let word = link.translate(theirs & !origin.played) | origin.gone;
                        let block = base + link.class * index.choices(link.balls, before);
                        let place = block + index.rank(before, word);
                        if values.get(place) == 0 {
                            values.set(place, won);
                            self.won[before][own] += 1;
                            decided += 1;
                        }
                    });
                } else {
                    undecided += 1;
                }
            }
            word = next_choice(word);
        }
        piece.undecided.store(undecided, Relaxed);
        self.solver.decided.fetch_add(decided, Relaxed);
    }
}

/// Calls `work` with the numbers below `count` in some order, in threads with a state each, and
/// returns the states.
pub(crate) fn in_threads<S: Send>(
    threads: usize,
    count: usize,
    new: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) + Sync,
) -> Vec<S> {
    let (next, states) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut state = new();
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= count {
                        break;
                    }
                    work(&mut state, number);
                }
                states.lock().unwrap_or_else(|poison| poison.into_inner()).push(state);
            });
        }
    });
    states.into_inner().unwrap_or_else(|poison| poison.into_inner())
}

/// Adds numbers to numbers.
pub(crate) fn add(all: &mut [u64], more: &[u64]) {
    all.iter_mut().zip(more).for_each(|(all, more)| *all += more);
}
