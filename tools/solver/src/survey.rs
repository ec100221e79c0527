//! The survey: every entry of a table derived again from the positions its turns lead to, and what
//! there is to count on the way.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::solve::Progress;
use crate::table::{Table, Value};
use crate::view::View;
use pylos::engine::numbering::CELLS;
use pylos::engine::numbering::{Index, next_choice};

/// What is counted about a table. All counts are of positions as seen from the player to move,
/// symmetric ones counted apart.
#[derive(Clone, Debug)]
pub struct Survey {
    /// Entries that are not what the positions they lead to make them, as places in the table:
    /// counted, and the first of them.
    pub wrong: (u64, Option<usize>),
    /// By number of balls on the board: won, lost, endless.
    pub by_balls: [[u64; 3]; CELLS + 1],
    /// By distance, of those that are won or lost.
    pub by_distance: [u64; 256],
    /// Positions not lost with more than one turn to choose from, and those of them where only one
    /// turn keeps the value.
    pub choices: [u64; 2],
    /// Boards where each player would lose if it were his turn.
    pub zugzwangs: u64,
}

impl Survey {
    fn new() -> Survey {
        Survey {
            wrong: (0, None),
            by_balls: [[0; 3]; CELLS + 1],
            by_distance: [0; 256],
            choices: [0; 2],
            zugzwangs: 0,
        }
    }

    fn add(&mut self, other: &Survey) {
        self.wrong = (self.wrong.0 + other.wrong.0, self.wrong.1.or(other.wrong.1));
        let pairs = self.by_balls.iter_mut().flatten().zip(other.by_balls.iter().flatten());
        pairs.for_each(|(all, more)| *all += more);
        let pairs = self.by_distance.iter_mut().zip(&other.by_distance);
        pairs.for_each(|(all, more)| *all += more);
        let pairs = self.choices.iter_mut().zip(other.choices);
        pairs.for_each(|(all, more)| *all += more);
        self.zugzwangs += other.zugzwangs;
    }

    /// The longest win and the longest loss.
    #[must_use]
    pub fn longest(&self) -> [usize; 2] {
        [1, 0].map(|parity| {
            (0..256).rev().find(|&d| d % 2 == parity && self.by_distance[d] > 0).unwrap_or(0)
        })
    }
}

/// Derives every entry again with a number of threads.
///
/// # Panics
/// If the table is not one of the index.
#[must_use]
pub fn survey(
    index: &Index,
    table: &Table,
    threads: usize,
    report: &(dyn Fn(Progress) + Sync),
) -> Survey {
    assert_eq!(index.len, table.len(), "the table belongs to the index");
    let classes: Vec<(usize, usize)> = (0..index.shapes.classes.len())
        .rev()
        .flat_map(|balls| (0..index.shapes.classes[balls].len()).map(move |class| (balls, class)))
        .collect();
    let all = Mutex::new(Survey::new());
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut counts = Survey::new();
                while let Some(&(balls, class)) = classes.get(next.fetch_add(1, Relaxed)) {
                    let checked = survey_class(index, table, (balls, class), &mut counts);
                    let done = done.fetch_add(checked, Relaxed) + checked;
                    if all.try_lock().is_ok() {
                        let share = done as f64 / index.len as f64;
                        let (decided, positions) = (done as u64, index.len as u64);
                        report(Progress { distance: 0, sweep: share, decided, positions });
                    }
                }
                if let Ok(mut all) = all.lock() {
                    all.add(&counts);
                }
            });
        }
    });
    let mut all = all.into_inner().unwrap_or_else(|poison| poison.into_inner());
    // Each board was met from both sides.
    all.zugzwangs /= 2;
    all
}

/// Looks at all positions of a class of shapes. Answers how many.
fn survey_class(
    index: &Index,
    table: &Table,
    (balls, class): (usize, usize),
    counts: &mut Survey,
) -> usize {
    let known = index.shapes.classes[balls][class];
    let weight = u64::from(known.members);
    let view = View::new(index, known.shape);
    let full = ((1_u64 << balls) - 1) as u32;
    let mut checked = 0;
    for own in 0..=balls.min(index.balls) {
        let other = balls - own;
        let Some(base) = (other <= index.balls).then(|| index.group(own, other)).flatten() else {
            continue;
        };
        let size = index.choices(balls, own) as usize;
        let base = base + class * size;
        let swapped = index.group(other, own).map(|base| base + class * size);
        let bases: [Option<usize>; 17] =
            core::array::from_fn(|after| (after < 16).then(|| index.group(other, after)).flatten());
        let mut word = index.unrank(own, 0);
        for rank in 0..size {
            let theirs = !word & full;
            // The bytes of the positions reached, by what they make of this one.
            let (mut soonest_loss, mut latest_win, mut endless) = (u8::MAX, 0, 0);
            let mut turns = [0_u32; 3];
            view.for_each_turn(word, own, |after, link| {
                let byte = match bases[after] {
                    // He wins at once: the reserve of the one who moved is empty.
                    None => 2,
                    Some(base) => {
                        let size = index.choices(link.balls, other) as usize;
                        let base = base + link.class as usize * size;
                        table.get(base + index.rank(other, link.translate(theirs)))
                    }
                };
                match Value::from_byte(byte) {
                    Value::Loss(_) => soonest_loss = soonest_loss.min(byte),
                    Value::Win(_) => latest_win = latest_win.max(byte),
                    Value::Endless => endless += 1,
                }
                turns[match Value::from_byte(byte) {
                    Value::Loss(_) => 0,
                    Value::Endless => 1,
                    Value::Win(_) => 2,
                }] += 1;
                true
            });
            let derived = if turns[0] > 0 {
                soonest_loss + 1
            } else if endless > 0 {
                0
            } else {
                latest_win + 1
            };
            let byte = table.get(base + rank);
            if byte != derived {
                counts.wrong = (counts.wrong.0 + 1, counts.wrong.1.or(Some(base + rank)));
            }
            let value = Value::from_byte(byte);
            let (column, keeping) = match value {
                Value::Win(_) => (0, turns[0]),
                Value::Loss(_) => (1, 0),
                Value::Endless => (2, turns[1]),
            };
            counts.by_balls[balls][column] += weight;
            if let Value::Win(distance) | Value::Loss(distance) = value {
                counts.by_distance[distance as usize] += weight;
            }
            if keeping > 0 && turns.iter().sum::<u32>() > 1 {
                counts.choices[0] += weight;
                counts.choices[1] += weight * u64::from(keeping == 1);
            }
            if let (Value::Loss(_), Some(swapped)) = (value, swapped) {
                let byte = table.get(swapped + index.rank(other, theirs));
                counts.zugzwangs += weight * u64::from(byte % 2 == 1);
            }
            word = next_choice(word);
        }
        checked += size;
    }
    checked
}
