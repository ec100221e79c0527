//! The estimate of a position that the search does not search further.

use crate::generate::Sides;
use crate::{Cell, CellSet, Figure, FigureKind, Position, Rules, Symmetry, Variant};

mod weights;

/// The weights of the parts of a position, in thousandths. Their sum is the natural logarithm of the
/// odds that the player to move wins. In this order, and of each pair first for the mover's balls, then for
/// the opponent's:
/// - a constant;
/// - each ball that can be raised (2);
/// - the number of sites where a ball completes a figure: none, one, two, three or more (2 × 4);
/// - a ball that carries nothing, and one that does (2 × 2), each by [`PLACES`]. The weight includes
///   the ball's loss to the reserve;
/// - a square of level 1, 2 and 3, then a line of level 1 and 2 (5), each by the numbers of own balls and of
///   the opponent's; see [`mixture`].
type Weights = [i16; COUNT];

const COUNT: usize = FIGURES + 5 * MIXTURES;
const LIFTABLE: usize = 1;
const HOLES: usize = LIFTABLE + 2;
const BALLS: usize = HOLES + 2 * 4;
const FIGURES: usize = BALLS + 2 * 2 * PLACES.len();
/// A cell of each kind: corner, edge and middle of level 1, the same of level 2, level 3.
const PLACES: [&str; 7] = ["1a1", "1b1", "1b2", "2a1", "2b1", "2b2", "3a1"];
const MIXTURES: usize = 15;

/// How a hint under the expert rules weighs a position: [`LANES`] sums, each with its own weights for the
/// parts in the order of [`Weights`] and, at the end, for an odd number of balls. The estimate adds up those
/// sums that are above 0, each multiplied by its factor in 1024ths. So it can weigh what parts mean together.
struct Net {
    weights: [i8; LANES * (COUNT + 1)],
    factors: [i32; LANES],
}

const LANES: usize = 8;

/// What a part is worth: a number, or four sums of 16 bits in each.
type Worth = [i64; LANES / 4];

/// Weights for the search of a hint under the standard rules, in a unit of their own: for an empty board, and
/// for one with [`LATE`] balls or more. They are fitted to positions that such a search estimates, not to positions of games.
struct Phases {
    early: [i8; COUNT],
    late: [i8; COUNT],
}

const LATE: i32 = 24;
/// The balls that come onto the board between the root of the search and the positions that it estimates.
const AHEAD: i32 = 5;
/// The fit has a unit of twice as many thousandths, and makes estimates about twice as certain as those of
/// the levels are.
const UNIT: i32 = 16;

impl Phases {
    /// The weights for the positions that a search from a position with so many balls estimates.
    fn at(&self, balls: u32) -> Weights {
        let late = (balls as i32 + AHEAD).min(LATE);
        core::array::from_fn(|part| {
            let [early, then] = [self.early[part], self.late[part]].map(i32::from);
            ((early * (LATE - late) + then * late) * UNIT / LATE) as i16
        })
    }
}

/// The index of a figure's weight by its numbers of balls, at most four together, in the order 0+0,
/// 0+1, ... 0+4, 1+0, 1+1, ... 4+0.
const fn mixture(own: u32, other: u32) -> usize {
    (own * (11 - own) / 2 + other) as usize
}

/// Estimates positions under one rule set.
pub(super) struct Evaluator {
    /// What each part is worth, in the order of [`Weights`], and at the end an odd number of balls.
    worth: Vec<Worth>,
    /// The place of each cell in [`PLACES`].
    places: [u8; 32],
    /// The cells of the figures that give a take-back, and the part of one without balls.
    figures: Vec<(u32, usize)>,
    /// Those of the [`Net`]; none where the worth is one number, in thousandths.
    factors: &'static [i32],
}

impl Evaluator {
    pub(super) fn new(rules: Rules) -> Evaluator {
        let weights = match rules.variant {
            Variant::Children => &weights::CHILDREN,
            Variant::Standard => &weights::STANDARD,
            Variant::Expert => &weights::EXPERT,
        };
        Evaluator::single(rules, weights)
    }

    /// Estimates for the search of a hint, from a position with so many balls on the board.
    pub(super) fn of_hint(rules: Rules, balls: u32) -> Evaluator {
        match rules.variant {
            Variant::Children => Evaluator::new(rules),
            Variant::Standard => Evaluator::single(rules, &weights::STANDARD_HINT.at(balls)),
            Variant::Expert => {
                let Net { weights, factors } = &weights::EXPERT_HINT;
                let word = |lanes: &[i8]| {
                    lanes.iter().rev().fold(0, |word, &lane| (word << 16) + i64::from(lane))
                };
                let worth =
                    weights.chunks(LANES).map(|lanes| [word(&lanes[..4]), word(&lanes[4..])]);
                Evaluator::of(rules, worth.collect(), factors)
            }
        }
    }

    fn single(rules: Rules, weights: &Weights) -> Evaluator {
        let weights = weights.iter().chain(&[0]);
        Evaluator::of(rules, weights.map(|&weight| [weight.into(), 0]).collect(), &[])
    }

    fn of(rules: Rules, worth: Vec<Worth>, factors: &'static [i32]) -> Evaluator {
        let mut places = [0; 32];
        for (place, name) in PLACES.into_iter().enumerate() {
            let cell: Cell = name.parse().unwrap_or(Cell::APEX);
            for symmetry in Symmetry::ALL {
                places[symmetry.cell(cell).index()] = place as u8;
            }
        }
        let figures = Figure::all(rules.variant).map(|figure| {
            let level = figure.cells.first().map_or(1, Cell::level);
            let kind =
                if figure.kind == FigureKind::Square { 0 } else { 3 } + usize::from(level) - 1;
            (figure.cells.bits(), FIGURES + kind * MIXTURES)
        });
        Evaluator { worth, places, figures: figures.collect(), factors }
    }

    /// The estimate for the player to move: 100 times the logarithm of the odds to win.
    pub(super) fn evaluate(&self, position: Position) -> i32 {
        let Sides { own, other } = position.sides();
        let sites = position.sites().bits();
        let free = position.free().bits();

        let mut sum = self.worth[0];
        let mut add = |part: usize, times: u32| {
            let worth = &self.worth[part];
            sum[0] += worth[0] * i64::from(times);
            sum[1] += worth[1] * i64::from(times);
        };
        add(COUNT, (own ^ other).count_ones() & 1);
        let mut holes = [0; 2];
        for (figure, first) in &self.figures {
            let (mine, theirs) = (*figure & own, *figure & other);
            add(first + mixture(mine.count_ones(), theirs.count_ones()), 1);
            for (balls, holes) in [mine, theirs].into_iter().zip(&mut holes) {
                let hole = *figure & !balls;
                if hole.is_power_of_two() {
                    *holes |= hole & sites;
                }
            }
        }

        let stuck = Evaluator::stuck(sites);
        for (side, balls) in [own, other].into_iter().enumerate() {
            add(HOLES + 4 * side + holes[side].count_ones().min(3) as usize, 1);
            add(LIFTABLE + side, (balls & free & !stuck).count_ones());
            for (state, balls) in [balls & free, balls & !free].into_iter().enumerate() {
                let first = BALLS + (2 * side + state) * PLACES.len();
                for cell in CellSet::from_bits_truncate(balls) {
                    add(first + usize::from(self.places[cell.index()]), 1);
                }
            }
        }
        if self.factors.is_empty() {
            return sum[0] as i32 / 10;
        }
        let mut total = 0;
        for (lane, factor) in self.factors.iter().enumerate() {
            let word = &mut sum[lane / 4];
            let value = *word as i16;
            *word = (*word - i64::from(value)) >> 16;
            total += factor * i32::from(value.max(0));
        }
        total >> 10
    }

    /// The cells from which no ball can be raised, even if it carries none: all sites above their
    /// level rest on them.
    fn stuck(sites: u32) -> u32 {
        let mut stuck = CellSet::above_level(2).bits();
        for level in [1, 2] {
            let cells = CellSet::level(level);
            // A ball is part of every higher site if it is part of each.
            let higher = CellSet::from_bits_truncate(sites) & CellSet::above_level(level);
            stuck |=
                higher.into_iter().fold(cells.bits(), |stuck, site| stuck & site.below().bits());
        }
        stuck
    }
}
