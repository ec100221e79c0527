//! The survey: derives every value again from the positions that the moves lead to, and counts.

use core::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

use pylos::engine::internal::{members, next_choice};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::solve::classes;
use super::values::{Value, Values};
use super::view::{Kind, View};

/// What the positions have in common that are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sort {
    pub own: usize,
    pub other: usize,
    /// The highest level with a ball; 0 is the empty board.
    pub level: usize,
    pub value: Value,
    /// The position is not lost and has more than one move.
    pub has_choice: bool,
    /// The kind of the move that alone keeps the value, where there is a choice.
    pub single: Option<Kind>,
    /// The player to move loses, whichever player it is.
    pub is_zugzwang: bool,
}

/// The counts of a solution. They count positions as the player to move sees them; symmetric
/// positions count separately.
#[derive(Default)]
pub struct Survey {
    pub wrong: u64,
    pub counts: FxHashMap<Sort, u64>,
    /// The best position for each [`Find`]: of those with the largest key the one with the lowest
    /// number, so that the order of the survey changes nothing.
    finds: [Option<(i32, Reverse<usize>)>; Find::ALL.len()],
    /// The endless positions in which only one move does not lose, with the position it leads to.
    forced: Vec<(usize, usize)>,
}

impl Survey {
    fn with(mut self, other: Survey) -> Survey {
        for (sort, count) in other.counts {
            *self.counts.entry(sort).or_default() += count;
        }
        self.finds.iter_mut().zip(other.finds).for_each(|(best, other)| *best = (*best).max(other));
        self.wrong += other.wrong;
        self.forced.extend(other.forced);
        self
    }

    pub fn find(&self, find: Find) -> Option<usize> {
        self.finds[find as usize].map(|(_, Reverse(place))| place)
    }

    /// The numbers of positions in a table with so many rows, by the row and the column of each sort; those without
    /// are left out.
    pub fn table<const COLUMNS: usize>(
        &self,
        rows: usize,
        place: impl Fn(&Sort) -> Option<(usize, usize)>,
    ) -> Vec<[u64; COLUMNS]> {
        let mut table = vec![[0; COLUMNS]; rows];
        for (sort, count) in &self.counts {
            if let Some((row, column)) = place(sort) {
                table[row][column] += count;
            }
        }
        table
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

pub fn survey(values: &Values) -> Survey {
    let parts = classes(&values.index).into_par_iter().map(|class| survey_class(values, class));
    parts.reduce(Survey::default, Survey::with)
}

fn survey_class(values: &Values, (balls, class): (usize, usize)) -> Survey {
    let (mut counts, index) = (Survey::default(), &values.index);
    let shape = index.shapes[balls][class];
    let weight = members(shape) as u64;
    let view = View::new(values, shape);
    let full = ((1_u64 << balls) - 1) as u32;
    let level = shape.into_iter().map(|cell| cell.level()).max().unwrap_or(0) as usize;
    // The moves from a position, each with its value.
    let mut moves = Vec::new();
    for own in 0..=balls {
        let Some(block) = index.block(balls, class, own) else { continue };
        let (other, swapped) = (balls - own, index.block(balls, class, balls - own));
        let mut word = index.unrank(own, 0);
        for place in block {
            moves.clear();
            view.for_each_move((word, own), |step| {
                moves.push((Value::from_byte(step.byte).before(), step));
                true
            });
            let best = moves.iter().map(|(value, _)| *value).max_by_key(|value| value.rank());
            let value = Value::from_byte(values.get(place));
            counts.wrong += u64::from(value != best.unwrap_or(Value::Loss(0)));
            let is_lost = matches!(value, Value::Loss(_));
            let mut keeping = moves.iter().filter(|(kept, _)| kept.result() == value.result());
            let only = match (keeping.next(), keeping.next()) {
                (Some((_, step)), None) if !is_lost => Some(step),
                _ => None,
            };
            let has_choice = !is_lost && moves.len() > 1;
            let single = only.filter(|_| has_choice).map(|step| step.kind);
            let is_zugzwang = is_lost
                && swapped.as_ref().is_some_and(|block| {
                    let place = block.start + index.rank(other, !word & full);
                    matches!(Value::from_byte(values.get(place)), Value::Loss(_))
                });
            let sort = Sort { own, other, level, value, has_choice, single, is_zugzwang };
            *counts.counts.entry(sort).or_default() += weight;
            let mut find = |find: Find, key: i32| {
                let best = &mut counts.finds[find as usize];
                *best = (*best).max(Some((key, Reverse(place))));
            };
            match value {
                Value::Win(distance) => {
                    // More balls on the board are fewer in reserve.
                    let ahead = other as i32 - own as i32;
                    find(Find::LongestWin, distance as i32);
                    find(Find::Behind, -256 * ahead + distance as i32);
                    let mut others = moves.iter().map(|(value, _)| *value);
                    if let Some(only) = only
                        && ahead.abs() <= 1
                        && others.all(|value| value != Value::Endless)
                    {
                        let count = moves.len() as i32;
                        find(Find::OnlyWin, count);
                        match only.kind {
                            Kind::Raise => find(Find::OnlyRaise, count),
                            Kind::Nothing => find(Find::OnlyNothing, count),
                            _ => {}
                        }
                    }
                }
                Value::Loss(distance) => find(Find::LongestLoss, distance as i32),
                Value::Endless => {
                    let next = only.and_then(|step| step.place);
                    counts.forced.extend(next.map(|next| (place, next)));
                }
            }
            word = next_choice(word);
        }
    }
    counts
}

/// The cycles of the moves that a survey has found forced: each is a list of positions, begins with its lowest
/// number, and the last position leads to the first. Positions count up to symmetry and as the player
/// to move sees them, so a cycle of one position is possible.
pub fn forced_cycles(values: &Values, survey: &Survey) -> Vec<Vec<usize>> {
    // A position on a symmetric shape has several numbers; `Index::place` knows one of them.
    let one = |place| values.index.place(values.position_at(place)?);
    let moves = survey.forced.iter().filter_map(|&(from, to)| Some((one(from)?, one(to)?)));
    let mut next: BTreeMap<usize, usize> = moves.collect();
    // Where no move leads to, no cycle is.
    let mut open = usize::MAX;
    while next.len() < open {
        open = next.len();
        let reached: HashSet<usize> = next.values().copied().collect();
        next.retain(|from, _| reached.contains(from));
    }
    let mut cycles = Vec::new();
    while let Some((first, second)) = next.pop_first() {
        let (mut cycle, mut here) = (vec![first], second);
        while let Some(then) = next.remove(&here) {
            cycle.push(here);
            here = then;
        }
        cycles.push(cycle);
    }
    cycles
}
