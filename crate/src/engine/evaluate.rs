//! The estimate of a position that the search does not search further.

use crate::generate::Sides;
use crate::{Cell, CellSet, Figure, FigureKind, Position, Rules, Symmetry, Variant};

mod weights;

/// The weights of the parts of a position, in thousandths. Their sum is the natural logarithm of the
/// odds that the player to move wins. Of two numbers, or two lists, the first is for the mover's balls,
/// the second for the opponent's.
struct Weights {
    tempo: i32,
    liftable: [i32; 2],
    /// By the number of sites where a ball completes a figure: none, one, two, three or more.
    holes: [[i32; 4]; 2],
    /// A ball that carries nothing, then one that does, by place: corner, edge and middle of level
    /// 1, corner, edge and middle of level 2, level 3. The weight includes the ball's loss to the
    /// reserve.
    balls: [[[i32; PLACES]; 2]; 2],
    /// A square of level 1, 2 and 3, then a line of level 1 and 2, by the numbers of own balls and
    /// of the opponent's; see [`mixture`].
    figures: [[i32; 15]; 5],
}

/// Weights for the search of a hint: for an empty board, and for one with [`LATE`] balls or more. They are
/// fitted to positions that such a search estimates, not to positions of games.
struct Phases {
    early: Weights,
    late: Weights,
}

const LATE: u32 = 24;
/// The balls that come onto the board between the root of the search and the positions that it estimates.
const AHEAD: u32 = 5;
/// The fit makes estimates more certain than those of the levels by about this factor.
const SPREAD: i32 = 2;

const PLACES: usize = 7;

impl Phases {
    /// The weights for the positions that a search from a position with so many balls estimates.
    fn at(&self, balls: u32) -> Weights {
        let late = (balls + AHEAD).min(LATE) as i32;
        let mix = |a: i32, b: i32| (a * (LATE as i32 - late) + b * late) / (LATE as i32 * SPREAD);
        let Phases { early: a, late: b } = self;
        let mut mixed = Weights { tempo: mix(a.tempo, b.tempo), ..*a };
        mix_lists(&mut mixed.liftable, &b.liftable, mix);
        mix_lists(mixed.holes.as_flattened_mut(), b.holes.as_flattened(), mix);
        let balls = b.balls.as_flattened().as_flattened();
        mix_lists(mixed.balls.as_flattened_mut().as_flattened_mut(), balls, mix);
        mix_lists(mixed.figures.as_flattened_mut(), b.figures.as_flattened(), mix);
        mixed
    }
}

fn mix_lists(list: &mut [i32], other: &[i32], mix: impl Fn(i32, i32) -> i32) {
    for (a, &b) in list.iter_mut().zip(other) {
        *a = mix(*a, b);
    }
}

/// The index of a figure's weight by its numbers of balls, at most four together, in the order 0+0,
/// 0+1, ... 0+4, 1+0, 1+1, ... 4+0.
const fn mixture(own: u32, other: u32) -> usize {
    (own * (11 - own) / 2 + other) as usize
}

/// Estimates positions under one rule set.
pub(super) struct Evaluator {
    tempo: i32,
    liftable: [i32; 2],
    holes: [[i32; 4]; 2],
    /// The weight of a ball by player (own, other), whether it carries another, and cell.
    balls: [[[i32; 32]; 2]; 2],
    /// The cells of the figures that give a take-back, with their weights.
    figures: Vec<(u32, [i32; 15])>,
}

impl Evaluator {
    pub(super) fn new(rules: Rules) -> Evaluator {
        let weights = match rules.variant {
            Variant::Children => &weights::CHILDREN,
            Variant::Standard => &weights::STANDARD,
            Variant::Expert => &weights::EXPERT,
        };
        Evaluator::of(rules, weights)
    }

    /// Estimates for the search of a hint, from a position with so many balls on the board.
    pub(super) fn of_hint(rules: Rules, balls: u32) -> Evaluator {
        match rules.variant {
            Variant::Standard => Evaluator::of(rules, &weights::STANDARD_HINT.at(balls)),
            // Such weights would not make their hints better.
            Variant::Children | Variant::Expert => Evaluator::new(rules),
        }
    }

    fn of(rules: Rules, weights: &Weights) -> Evaluator {
        let mut balls = [[[0; 32]; 2]; 2];
        let places = ["1a1", "1b1", "1b2", "2a1", "2b1", "2b2", "3a1"];
        for (place, name) in places.into_iter().enumerate() {
            let cell: Cell = name.parse().unwrap_or(Cell::APEX);
            for cell in Symmetry::ALL.map(|symmetry| symmetry.cell(cell)) {
                for (side, states) in balls.iter_mut().enumerate() {
                    for (state, cells) in states.iter_mut().enumerate() {
                        cells[cell.index()] = weights.balls[side][state][place];
                    }
                }
            }
        }
        let figures = Figure::all(rules.variant).map(|figure| {
            let level = figure.cells.first().map_or(1, Cell::level);
            let first = if figure.kind == FigureKind::Square { 0 } else { 3 };
            (figure.cells.bits(), weights.figures[first + usize::from(level) - 1])
        });
        let &Weights { tempo, liftable, holes, .. } = weights;
        Evaluator { tempo, liftable, holes, balls, figures: figures.collect() }
    }

    /// The estimate for the player to move: 100 times the logarithm of the odds to win.
    pub(super) fn evaluate(&self, position: Position) -> i32 {
        let Sides { own, other } = position.sides();
        let sites = position.sites().bits();
        let free = position.free().bits();

        let mut sum = self.tempo;
        let mut holes = [0; 2];
        for (figure, worth) in &self.figures {
            let (mine, theirs) = (*figure & own, *figure & other);
            sum += worth[mixture(mine.count_ones(), theirs.count_ones())];
            for (balls, holes) in [mine, theirs].into_iter().zip(&mut holes) {
                let hole = *figure & !balls;
                if hole.is_power_of_two() {
                    *holes |= hole & sites;
                }
            }
        }

        let stuck = Evaluator::stuck(sites);
        for (side, balls) in [own, other].into_iter().enumerate() {
            sum += self.holes[side][holes[side].count_ones().min(3) as usize];
            sum += self.liftable[side] * (balls & free & !stuck).count_ones() as i32;
            for (state, balls) in [balls & free, balls & !free].into_iter().enumerate() {
                for cell in CellSet::from_bits_truncate(balls) {
                    sum += self.balls[side][state][cell.index()];
                }
            }
        }
        sum / 10
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
