//! The solver: retrograde analysis, one distance after the other.
//!
//! A position is lost in `d` turns (`d` even) when every turn leads to a position won by then, and
//! won in `d + 1` when some turn leads to one lost in `d`. So a sweep for an even `d` looks at the
//! positions not decided yet, finds those that are lost by looking forwards, and from each of them
//! marks those won one turn earlier by looking backwards. Distances come out in order, hence exact;
//! what is left when a sweep finds nothing is endless.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, AtomicUsize, Ordering::Relaxed};

use pylos::{EmptyReserve, TakeBackOption};

use crate::table::Table;
use crate::view::{Origin, View};
use pylos::engine::numbering::{Index, next_choice};

/// Positions of one shape class and group, one after the other: a piece of work.
struct Piece {
    balls: usize,
    class: usize,
    own: usize,
    /// Its positions within the class.
    start: u32,
    end: u32,
    /// How many of them are not decided, at most.
    open: AtomicU32,
}

/// Pieces are no longer than this,
const LONGEST_PIECE: u32 = 1 << 20;
/// and handed out in batches of about this many positions.
const BATCH: u32 = 1 << 17;

/// How far a solver has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The distance the current sweep looks at.
    pub distance: u32,
    /// The share of the sweep that is done, from 0 to 1.
    pub sweep: f64,
    /// How many positions are decided.
    pub decided: u64,
    /// How many there are.
    pub positions: u64,
}

/// A solution in the making.
pub struct Solver<'a> {
    index: &'a Index,
    /// What is known so far.
    pub table: Table,
    /// The distance the next sweep looks at.
    pub distance: u32,
    /// How many positions are decided.
    decided: AtomicU64,
    pieces: Vec<Piece>,
    /// Ranges of pieces.
    batches: Vec<core::ops::Range<usize>>,
    /// How many positions of a group, by own and other balls, were won at the last distance.
    won: [[u64; 16]; 16],
}

impl<'a> Solver<'a> {
    /// Nothing is known yet.
    #[must_use]
    pub fn new(index: &'a Index) -> Solver<'a> {
        // Where an empty reserve loses, nothing that is kept is lost at once.
        let first = if index.rules.empty_reserve == EmptyReserve::Loses { 2 } else { 0 };
        Solver::resume(index, Table::new(index.len), first)
    }

    /// Goes on from a table where everything up to a distance is known, those won one turn later
    /// included.
    #[must_use]
    pub fn resume(index: &'a Index, table: Table, distance: u32) -> Solver<'a> {
        let (mut pieces, mut batches, mut won, mut decided) = (vec![], vec![], [[0; 16]; 16], 0);
        for balls in (0..index.shapes.classes.len()).rev() {
            for class in 0..index.shapes.classes[balls].len() {
                for own in 0..=balls.min(index.balls) {
                    let Some(base) =
                        (balls - own <= index.balls).then(|| index.group(own, balls - own))
                    else {
                        continue;
                    };
                    let Some(base) = base else { continue };
                    let size = index.choices(balls, own);
                    let base = base + class * size as usize;
                    for start in (0..size).step_by(LONGEST_PIECE as usize) {
                        let end = size.min(start + LONGEST_PIECE);
                        let mut open = 0;
                        for rank in start..end {
                            let byte = table.get(base + rank as usize);
                            open += u32::from(byte == 0);
                            won[own][balls - own] += u64::from(u32::from(byte) == distance);
                        }
                        decided += u64::from(end - start - open);
                        let open = AtomicU32::new(open);
                        pieces.push(Piece { balls, class, own, start, end, open });
                    }
                }
            }
        }
        let (mut first, mut size) = (0, 0);
        for (place, piece) in pieces.iter().enumerate() {
            size += piece.end - piece.start;
            if size >= BATCH || place + 1 == pieces.len() {
                batches.push(first..place + 1);
                (first, size) = (place + 1, 0);
            }
        }
        if distance == 0 {
            won = [[0; 16]; 16];
        }
        let decided = AtomicU64::new(decided);
        Solver { index, table, distance, decided, pieces, batches, won }
    }

    /// Whether any position of a group can be lost at the distance of the sweep.
    fn concerns(&self, own: usize, other: usize) -> bool {
        let (mine, theirs) = (self.index.balls - own, self.index.balls - other);
        let soonest = (2 * mine).min((mine + theirs).next_multiple_of(2));
        if soonest > self.distance as usize {
            return false;
        }
        if self.distance == 0 {
            return true;
        }
        // Some turn must lead to a position won at the last distance.
        let reached = [own + 1, own, own.wrapping_sub(1), own.wrapping_sub(2)];
        reached.iter().any(|&after| {
            let at_once = after == self.index.balls
                && self.index.rules.empty_reserve == EmptyReserve::Loses
                && self.distance == 2;
            at_once || after < 16 && self.won[other][after] > 0
        })
    }

    /// Looks at one distance with a number of threads. Answers how many positions it decided: none
    /// when the solution is complete.
    ///
    /// `report` is called every now and then, by one thread at a time.
    pub fn sweep(&mut self, threads: usize, report: &(dyn Fn(Progress) + Sync)) -> u64 {
        let before = self.decided.load(Relaxed);
        let next = AtomicUsize::new(0);
        let won = Mutex::new([[0_u64; 16]; 16]);
        let reporter = Mutex::new(());
        let this = &*self;
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let mut worker = Worker { solver: this, view: None, won: [[0; 16]; 16] };
                    loop {
                        let number = next.fetch_add(1, Relaxed);
                        let Some(batch) = this.batches.get(number) else { break };
                        for piece in &this.pieces[batch.clone()] {
                            worker.look_at(piece);
                        }
                        if let Ok(_only) = reporter.try_lock() {
                            report(Progress {
                                distance: this.distance,
                                sweep: number as f64 / this.batches.len() as f64,
                                decided: this.decided.load(Relaxed),
                                positions: this.index.len as u64,
                            });
                        }
                    }
                    if let Ok(mut all) = won.lock() {
                        let new = worker.won.iter().flatten();
                        all.iter_mut().flatten().zip(new).for_each(|(all, new)| *all += new);
                    }
                });
            }
        });
        self.won = won.into_inner().unwrap_or_default();
        let found = self.decided.load(Relaxed) - before;
        self.distance += 2;
        found
    }

    /// Sweeps until everything is known.
    pub fn finish(&mut self, threads: usize, report: &(dyn Fn(Progress) + Sync)) {
        while self.sweep(threads, report) > 0 {}
    }
}

struct Worker<'a> {
    solver: &'a Solver<'a>,
    /// The shape at hand: number of balls, class.
    view: Option<(usize, usize, View<'a>)>,
    won: [[u64; 16]; 16],
}

impl<'a> Worker<'a> {
    /// Finds the positions of a piece that are lost at the distance of the sweep, and marks those
    /// won one turn earlier.
    fn look_at(&mut self, piece: &Piece) {
        let solver = self.solver;
        let index = solver.index;
        let (own, other) = (piece.own, piece.balls - piece.own);
        if piece.open.load(Relaxed) == 0 || !solver.concerns(own, other) {
            return;
        }
        let Some(base) = index.group(own, other) else { return };
        let base = base + piece.class * index.choices(piece.balls, own) as usize;
        if !matches!(self.view, Some((balls, class, _)) if (balls, class) == (piece.balls, piece.class))
        {
            let shape = index.shapes.classes[piece.balls][piece.class].shape;
            self.view = Some((piece.balls, piece.class, View::new(index, shape)));
        }
        let Some((_, _, view)) = &mut self.view else { return };
        let lost = solver.distance as u8 + 1;
        let full = ((1_u64 << piece.balls) - 1) as u32;
        let loses = index.rules.empty_reserve == EmptyReserve::Loses;
        let bases: [Option<usize>; 17] =
            core::array::from_fn(|after| (after < 16).then(|| index.group(other, after)).flatten());
        let (mut open, mut decided) = (0, 0);
        let mut word = index.unrank(own, piece.start);
        for rank in piece.start..piece.end {
            let place = base + rank as usize;
            if solver.table.get(place) == 0 {
                let theirs = !word & full;
                let is_lost = view.for_each_turn(word, own, |after, link| {
                    let Some(base) = bases[after] else { return loses && lost > 2 };
                    let size = index.choices(link.balls, other) as usize;
                    let place = base + link.class as usize * size;
                    let value = solver.table.get(place + index.rank(other, link.translate(theirs)));
                    value != 0 && value.is_multiple_of(2) && value < lost
                });
                if is_lost {
                    solver.table.set(place, lost);
                    view.find_origins();
                    decided += 1 + mark_origins(solver, view, theirs, [other, own], &mut self.won);
                } else {
                    open += 1;
                }
            }
            word = next_choice(word);
        }
        piece.open.store(open, Relaxed);
        solver.decided.fetch_add(decided, Relaxed);
    }
}

/// Marks the positions before a lost one as won. `theirs` are the balls of the player who moved, in
/// the numbering of the shape; the numbers of balls are his and the other's. Answers how many were
/// not decided before.
fn mark_origins(
    solver: &Solver<'_>,
    view: &View<'_>,
    theirs: u32,
    [balls, other]: [usize; 2],
    won: &mut [[u64; 16]; 16],
) -> u64 {
    let index = solver.index;
    let value = solver.distance as u8 + 2;
    let mut marked = 0;
    let mut mark = |origin: &Origin| {
        if origin.played & !theirs != 0 {
            return;
        }
        let before = (balls as i32 + origin.more) as usize;
        let most = index.balls - usize::from(origin.placed);
        let Some(base) = (before <= most).then(|| index.group(before, other)).flatten() else {
            return;
        };
        let link = view.link(origin.link);
        let size = index.choices(link.balls, before) as usize;
        let word = link.translate(theirs & !origin.played) | origin.gone;
        let place = base + link.class as usize * size + index.rank(before, word);
        if solver.table.get(place) == 0 {
            solver.table.set(place, value);
            won[before][other] += 1;
            marked += 1;
        }
    };
    let optional = index.rules.take_back == TakeBackOption::Optional;
    for plain in view.plain_origins() {
        let ours = theirs & plain.played != 0;
        if ours && (optional || !View::completes(&plain.figures, theirs)) {
            plain.origins.iter().for_each(&mut mark);
        }
    }
    for figure in view.figure_origins() {
        if theirs & figure.figure == figure.figure {
            figure.origins.iter().for_each(&mut mark);
        }
    }
    marked
}
