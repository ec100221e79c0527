//! The survey: derives every value again from the positions that the moves lead to, and counts.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use pylos::engine::internal::{CELLS, Index, members, next_choice};

use crate::solve::{add, in_threads};
use crate::values::{Value, Values};
use crate::view::View;

/// The counts of a solution. They count positions as the player to move sees them; symmetric
/// positions count separately.
#[derive(Clone, Debug)]
pub struct Survey {
    /// The number of values that differ from the derived ones, and the first such position.
    pub wrong: (u64, Option<usize>),
    /// By number of balls on the board: won, lost, endless.
    pub by_balls: [[u64; 3]; CELLS + 1],
    /// Won and lost positions by distance.
    pub by_distance: [u64; 256],
    /// The positions that are not lost and have more than one move, and those of them where only one
    /// move keeps the value.
    pub choices: [u64; 2],
    /// The boards on which the player to move loses, whichever player it is.
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
        add(self.by_balls.as_flattened_mut(), other.by_balls.as_flattened());
        add(&mut self.by_distance, &other.by_distance);
        add(&mut self.choices, &other.choices);
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

/// Surveys a solution. Calls `report` with the finished share, from 0 to 1.
///
/// # Panics
/// If the values are not those of the index.
#[must_use]
pub fn survey(
    index: &Index,
    values: &Values,
    threads: usize,
    report: &(dyn Fn(f64) + Sync),
) -> Survey {
    assert_eq!(index.len, values.len(), "the values belong to the index");
    let classes = |balls: usize| (0..index.shapes[balls].len()).map(move |class| (balls, class));
    let classes: Vec<(usize, usize)> = (0..index.shapes.len()).rev().flat_map(classes).collect();
    let done = AtomicUsize::new(0);
    let counts = in_threads(
        threads,
        classes.len(),
        Survey::new,
        |counts, number| {
            let surveyed = survey_class(index, values, classes[number], counts);
            done.fetch_add(surveyed, Relaxed);
        },
        |_| report(done.load(Relaxed) as f64 / index.len as f64),
    );
    let mut all = Survey::new();
    counts.iter().for_each(|counts| all.add(counts));
    // Each board occurs once for each player to move.
    all.zugzwangs /= 2;
    all
}

/// Counts the positions of a class of shapes and returns their number.
fn survey_class(
    index: &Index,
    values: &Values,
    (balls, class): (usize, usize),
    counts: &mut Survey,
) -> usize {
    let shape = index.shapes[balls][class];
    let weight = members(shape) as u64;
    let view = View::new(index, shape);
    let full = ((1_u64 << balls) - 1) as u32;
    let mut surveyed = 0;
    for own in 0..=balls {
        let Some(block) = index.block(balls, class, own) else { continue };
        let swapped = index.block(balls, class, balls - own);
        let bases = view.bases(own);
        let mut word = index.unrank(own, 0);
        surveyed += block.len();
        for place in block {
            // The values of the positions reached: the nearest loss, the farthest win, and the
            // number of losses, endless positions and wins.
            let (mut nearest_loss, mut farthest_win, mut reached) = (u8::MAX, 0, [0_u32; 3]);
            view.for_each_move(values, (word, own, &bases), |byte| {
                match Value::from_byte(byte) {
                    Value::Loss(_) => {
                        nearest_loss = nearest_loss.min(byte);
                        reached[0] += 1;
                    }
                    Value::Endless => reached[1] += 1,
                    Value::Win(_) => {
                        farthest_win = farthest_win.max(byte);
                        reached[2] += 1;
                    }
                }
                true
            });
            let derived = match reached {
                [0, 0, _] => farthest_win + 1,
                [0, ..] => 0,
                _ => nearest_loss + 1,
            };
            let byte = values.get(place);
            if byte != derived {
                counts.wrong = (counts.wrong.0 + 1, counts.wrong.1.or(Some(place)));
            }
            let value = Value::from_byte(byte);
            let (column, keeping) = match value {
                Value::Win(_) => (0, reached[0]),
                Value::Loss(_) => (1, 0),
                Value::Endless => (2, reached[1]),
            };
            counts.by_balls[balls][column] += weight;
            if let Value::Win(distance) | Value::Loss(distance) = value {
                counts.by_distance[distance as usize] += weight;
            }
            if keeping > 0 && reached.iter().sum::<u32>() > 1 {
                counts.choices[0] += weight;
                counts.choices[1] += weight * u64::from(keeping == 1);
            }
            if let (Value::Loss(_), Some(swapped)) = (value, &swapped) {
                let byte = values.get(swapped.start + index.rank(balls - own, !word & full));
                counts.zugzwangs += weight * u64::from(byte % 2 == 1);
            }
            word = next_choice(word);
        }
    }
    surveyed
}
