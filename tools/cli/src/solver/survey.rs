//! The survey: derives every value again from the positions that the moves lead to, and counts.

use core::cmp::Reverse;

use pylos::engine::internal::{CELLS, members, next_choice};
use rayon::prelude::*;

use super::solve::classes;
use super::values::{Value, Values};
use super::view::{Kind, View};

/// The counts of a solution. They count positions as the player to move sees them; symmetric
/// positions count separately. A count of three is of won, lost and endless positions.
#[derive(Clone, Default, Debug)]
pub struct Survey {
    /// The number of values that differ from the derived ones.
    pub wrong: u64,
    /// By the balls on the board: own, then the opponent's.
    pub by_group: [[[u64; 3]; 16]; 16],
    /// By the highest level with a ball; 0 is the empty board.
    pub by_level: [[u64; 3]; 5],
    /// Won and lost positions by distance, in sixteens.
    pub by_distance: [[u64; 16]; 16],
    /// By number of balls: the positions that are not lost and have more than one move, and those of
    /// them where only one move keeps the value.
    pub choices: [[u64; 2]; CELLS + 1],
    /// Those with one such move by its kind.
    pub single: [u64; Kind::ALL.len()],
    /// By number of balls: the boards on which the player to move loses, whichever player it is.
    pub zugzwangs: [u64; CELLS + 1],
    /// The best position for each [`Find`]: of those with the largest key the one with the lowest
    /// number, so that the order of the survey changes nothing.
    finds: [Option<(i32, Reverse<usize>)>; Find::ALL.len()],
    /// The endless positions in which only one move does not lose, with the position it leads to.
    pub forced: Vec<(usize, usize)>,
}

impl Survey {
    /// The counts of both.
    fn with(mut self, other: Survey) -> Survey {
        let add = |all: &mut [u64], more: &[u64]| {
            all.iter_mut().zip(more).for_each(|(all, more)| *all += more);
        };
        let groups = self.by_group.as_flattened_mut().as_flattened_mut();
        add(groups, other.by_group.as_flattened().as_flattened());
        add(self.by_level.as_flattened_mut(), other.by_level.as_flattened());
        add(self.by_distance.as_flattened_mut(), other.by_distance.as_flattened());
        add(self.choices.as_flattened_mut(), other.choices.as_flattened());
        add(&mut self.single, &other.single);
        add(&mut self.zugzwangs, &other.zugzwangs);
        self.finds.iter_mut().zip(other.finds).for_each(|(best, other)| *best = (*best).max(other));
        self.wrong += other.wrong;
        self.forced.extend(other.forced);
        self
    }

    /// The number of the position that is noted.
    pub fn find(&self, find: Find) -> Option<usize> {
        self.finds[find as usize].map(|(_, Reverse(place))| place)
    }

    /// The counts by number of balls on the board.
    pub fn by_balls(&self) -> [[u64; 3]; CELLS + 1] {
        let mut sums = [[0; 3]; CELLS + 1];
        for (own, groups) in self.by_group.iter().enumerate() {
            for (other, counts) in groups.iter().enumerate() {
                for (sum, count) in sums[own + other].iter_mut().zip(counts) {
                    *sum += count;
                }
            }
        }
        sums
    }
}

/// What a position is noted for. Reserves are even if they differ by one ball at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Find {
    LongestWin,
    LongestLoss,
    /// With even reserves, the most moves of which one wins and all others lose.
    OnlyWin,
    /// As `OnlyWin`; the winning move raises a ball and takes none back.
    OnlyRaise,
    /// As `OnlyWin`; the winning move places a ball and takes it back at once.
    OnlyNothing,
    /// Won with the fewest balls in reserve, compared with the opponent's; among these the longest
    /// win.
    Behind,
}

impl Find {
    pub const ALL: [Find; 6] = {
        use Find::*;
        [LongestWin, LongestLoss, OnlyWin, OnlyRaise, OnlyNothing, Behind]
    };
}

/// Surveys a solution.
pub fn survey(values: &Values) -> Survey {
    let parts = classes(&values.index).into_par_iter().map(|class| survey_class(values, class));
    let mut all = parts.reduce(Survey::default, Survey::with);
    // Each board occurs once for each player to move.
    all.zugzwangs.iter_mut().for_each(|count| *count /= 2);
    all
}

/// Counts the positions of a class of shapes.
fn survey_class(values: &Values, (balls, class): (usize, usize)) -> Survey {
    let (mut counts, index) = (Survey::default(), &values.index);
    let shape = index.shapes[balls][class];
    let weight = members(shape) as u64;
    let view = View::new(values, shape);
    let full = ((1_u64 << balls) - 1) as u32;
    let level = shape.into_iter().map(|cell| cell.level()).max().unwrap_or(0) as usize;
    for own in 0..=balls {
        let Some(block) = index.block(balls, class, own) else { continue };
        let swapped = index.block(balls, class, balls - own);
        let mut word = index.unrank(own, 0);
        for place in block {
            // The values of the positions reached: the nearest loss, the farthest win, and the
            // number of losses, endless positions and wins; the kind of the last move to a loss and
            // to an endless position; the last endless position.
            let (mut nearest_loss, mut farthest_win, mut reached) = (u8::MAX, 0, [0_u32; 3]);
            let (mut kinds, mut endless) = ([Kind::Place; 2], None);
            view.for_each_move((word, own), |step| {
                match Value::from_byte(step.byte) {
                    Value::Loss(_) => {
                        nearest_loss = nearest_loss.min(step.byte);
                        kinds[0] = step.kind;
                        reached[0] += 1;
                    }
                    Value::Endless => {
                        kinds[1] = step.kind;
                        endless = step.place;
                        reached[1] += 1;
                    }
                    Value::Win(_) => {
                        farthest_win = farthest_win.max(step.byte);
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
            counts.wrong += u64::from(byte != derived);
            let value = Value::from_byte(byte);
            let (column, keeping, kind) = match value {
                Value::Win(_) => (0, reached[0], kinds[0]),
                Value::Loss(_) => (1, 0, kinds[0]),
                Value::Endless => (2, reached[1], kinds[1]),
            };
            counts.by_group[own][balls - own][column] += weight;
            counts.by_level[level][column] += weight;
            if let Value::Win(distance) | Value::Loss(distance) = value {
                counts.by_distance.as_flattened_mut()[distance as usize] += weight;
            }
            let moves = reached.iter().sum::<u32>();
            if keeping > 0 && moves > 1 {
                counts.choices[balls][0] += weight;
                if keeping == 1 {
                    counts.choices[balls][1] += weight;
                    counts.single[kind as usize] += weight;
                }
            }
            if let (Value::Loss(_), Some(swapped)) = (value, &swapped) {
                let byte = values.get(swapped.start + index.rank(balls - own, !word & full));
                counts.zugzwangs[balls] += weight * u64::from(byte % 2 == 1);
            }
            if let (Value::Endless, 1, Some(next)) = (value, keeping, endless) {
                counts.forced.push((place, next));
            }
            // More balls on the board are fewer in reserve.
            let ahead = balls as i32 - 2 * own as i32;
            let mut find = |find: Find, key: i32| {
                let best = &mut counts.finds[find as usize];
                *best = (*best).max(Some((key, Reverse(place))));
            };
            match value {
                Value::Win(distance) => {
                    find(Find::LongestWin, distance as i32);
                    find(Find::Behind, -256 * ahead + distance as i32);
                    if keeping == 1 && reached[1] == 0 && ahead.abs() <= 1 {
                        find(Find::OnlyWin, moves as i32);
                        match kind {
                            Kind::Raise => find(Find::OnlyRaise, moves as i32),
                            Kind::Nothing => find(Find::OnlyNothing, moves as i32),
                            _ => {}
                        }
                    }
                }
                Value::Loss(distance) => find(Find::LongestLoss, distance as i32),
                Value::Endless => {}
            }
            word = next_choice(word);
        }
    }
    counts
}

/// The cycles of the moves that [`Survey::forced`] has: each is a list of positions, begins with its lowest
/// number, and the last position leads to the first. Positions count up to symmetry and as the player
/// to move sees them, so a cycle of one position is possible.
pub fn forced_cycles(values: &Values, forced: &[(usize, usize)]) -> Vec<Vec<usize>> {
    // A position on a symmetric shape has several numbers; `Index::place` knows one of them.
    let one = |place| values.index.place(values.position_at(place)?);
    let moves = forced.iter().filter_map(|&(from, to)| Some((one(from)?, one(to)?)));
    let mut forced: Vec<(usize, usize)> = moves.collect();
    forced.sort_unstable();
    forced.dedup();
    let at = |place: usize| forced.binary_search_by_key(&place, |&(from, _)| from).ok();
    let mut is_seen = vec![false; forced.len()];
    let mut cycles = Vec::new();
    for start in 0..forced.len() {
        let (mut walk, mut here) = (Vec::new(), Some(start));
        while let Some(number) = here.filter(|&number| !is_seen[number]) {
            is_seen[number] = true;
            walk.push(number);
            here = at(forced[number].1);
        }
        // A walk that ends where it has been itself ends in a cycle that no other walk has found.
        let Some(first) = walk.iter().position(|&number| Some(number) == here) else { continue };
        let mut cycle: Vec<usize> = walk[first..].iter().map(|&number| forced[number].0).collect();
        let lowest = (0..cycle.len()).min_by_key(|&i| cycle[i]).unwrap_or(0);
        cycle.rotate_left(lowest);
        cycles.push(cycle);
    }
    cycles.sort_unstable();
    cycles
}
