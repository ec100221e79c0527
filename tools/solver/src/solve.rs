//! The solver: retrograde analysis by ascending distance.
//!
//! A position is lost in `d` turns (`d` even) when every move leads to a position won by then, and
//! won in `d + 1` when some move leads to one lost in `d`. So a sweep for an even `d` visits the
//! undecided positions, finds those that are lost by looking forwards, and marks those won one turn
//! earlier by looking backwards. Distances are found in order, so they are exact. When a sweep finds
//! nothing, the undecided positions are endless.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};

use pylos::EmptyReserve;
use pylos::engine::internal::{Index, next_choice, soonest_loss};

use crate::values::Values;
use crate::view::View;

/// A class of shapes.
struct Class {
    balls: usize,
    number: usize,
    /// By own balls, whether no position is undecided.
    is_done: [AtomicBool; 16],
}

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
    classes: Vec<Class>,
    /// The number of positions of each group won at the last distance.
    won: ByGroup,
}

impl<'a> Solver<'a> {
    pub fn new(index: &'a Index) -> Solver<'a> {
        let classes = index.shapes.iter().enumerate().rev().flat_map(|(balls, shapes)| {
            let new = move |number| Class { balls, number, is_done: Default::default() };
            (0..shapes.len()).map(new)
        });
        // Where an empty reserve loses, no numbered position is lost at once.
        let distance = if index.rules.empty_reserve == EmptyReserve::Loses { 2 } else { 0 };
        let (values, won) = (Values::new(index.len), [[0; 16]; 16]);
        let decided = AtomicU64::new(0);
        Solver { index, values, distance, decided, classes: classes.collect(), won }
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
        let (before, this) = (self.decided.load(Relaxed), &*self);
        let new = || [[0; 16]; 16];
        let found = in_threads(threads, this.classes.len(), new, |won, number| {
            this.solve(&this.classes[number], won);
        });
        self.won = new();
        for won in found {
            add(self.won.as_flattened_mut(), won.as_flattened());
        }
        self.distance += 2;
        self.decided.load(Relaxed) - before
    }

    /// Finds the positions of a class that are lost at the distance of the sweep, and marks those
    /// won one turn earlier.
    fn solve(&self, class: &Class, won_now: &mut ByGroup) {
        let Solver { index, values, distance, .. } = self;
        let balls = class.balls;
        let full = ((1_u64 << balls) - 1) as u32;
        let (lost, won) = (*distance as u8 + 1, *distance as u8 + 2);
        let (mut view, mut decided) = (None, 0);
        for (own, is_done) in class.is_done.iter().enumerate().take(balls + 1) {
            let other = balls - own;
            let Some(block) = index.block(balls, class.number, own) else { continue };
            if is_done.load(Relaxed) || !self.concerns(own, other) {
                continue;
            }
            let view =
                view.get_or_insert_with(|| View::new(index, index.shapes[balls][class.number]));
            let (mut word, mut all) = (index.unrank(own, 0), true);
            for place in block {
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
                            let group =
                                (before <= most).then(|| index.group(before, own)).flatten();
                            let Some(base) = group else { return };
                            let word = link.translate(theirs & !origin.played) | origin.gone;
                            let block = base + link.class * index.choices(link.balls, before);
                            let place = block + index.rank(before, word);
                            if values.get(place) == 0 {
                                values.set(place, won);
                                won_now[before][own] += 1;
                                decided += 1;
                            }
                        });
                    } else {
                        all = false;
                    }
                }
                word = next_choice(word);
            }
            is_done.store(all, Relaxed);
        }
        self.decided.fetch_add(decided, Relaxed);
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
