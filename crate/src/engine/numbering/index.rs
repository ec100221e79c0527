//! Numbers for positions: every supported colouring of every canonical shape has a place.
//!
//! A position is seen from the player to move: `own` balls and `other` balls. Positions with the
//! same numbers of both form a group; a group is its shape classes one after the other, and a class
//! the choices of the own balls among the balls of the shape in colexicographic order.

use super::shapes::{CELLS, Shapes, bits, permute};
use crate::{EmptyReserve, Position, Rules};

/// Half of a word, for the ranking tables.
const HALF: u32 = 15;
const HALVES: usize = 1 << HALF;

/// The positions of a rule set, numbered.
pub struct Index {
    /// The rule set.
    pub rules: Rules,
    /// How many balls each player has.
    pub balls: usize,
    /// The shapes.
    pub shapes: Shapes,
    /// How many positions there are.
    pub len: usize,
    /// The first position of each group, by own and other balls; none for those not kept.
    bases: [[Option<usize>; 16]; 16],
    binomials: [[u32; CELLS + 1]; CELLS + 1],
    low_ranks: Vec<u32>,
    high_ranks: Vec<Vec<u32>>,
}

impl Index {
    /// Numbers the positions of a rule set where each player has `balls` balls (15 in the game).
    ///
    /// Where an empty reserve loses only positions with balls in both reserves are kept: of the
    /// others the player to move has lost if his reserve is empty, and otherwise wins at once.
    ///
    /// # Panics
    /// If there are no balls or more than 15.
    #[must_use]
    pub fn new(rules: Rules, balls: usize) -> Index {
        assert!((1..=15).contains(&balls), "a player has 1 to 15 balls");
        let shapes = Shapes::new(2 * balls);
        let mut binomials = [[0; CELLS + 1]; CELLS + 1];
        for n in 0..=CELLS {
            binomials[n][0] = 1;
            for k in 1..=n {
                binomials[n][k] = binomials[n - 1][k - 1] + binomials[n - 1][k];
            }
        }
        let rank = |word: u32, from: usize, before: u32| -> u32 {
            let choose = |(place, bit): (usize, usize)| {
                binomials[from + bit].get(before as usize + place + 1).copied().unwrap_or(0)
            };
            bits(word).enumerate().map(choose).sum()
        };
        let low_ranks = (0..HALVES as u32).map(|word| rank(word, 0, 0)).collect();
        let high_ranks = (0..=balls as u32).map(|own| {
            let high = |word: u32| {
                own.checked_sub(word.count_ones()).map_or(0, |low| rank(word, HALF as usize, low))
            };
            (0..HALVES as u32).map(high).collect()
        });
        let high_ranks = high_ranks.collect();
        let most = balls - usize::from(rules.empty_reserve == EmptyReserve::Loses);
        let (mut bases, mut len) = ([[None; 16]; 16], 0);
        // Positions with many balls last.
        for n in 0..=2 * most {
            for own in n.saturating_sub(most)..=most.min(n) {
                bases[own][n - own] = Some(len);
                len += shapes.classes[n].len() * binomials[n][own] as usize;
            }
        }
        Index { rules, balls, shapes, len, bases, binomials, low_ranks, high_ranks }
    }

    /// How many choices of the own balls a shape of `n` balls has.
    #[must_use]
    pub fn choices(&self, n: usize, own: usize) -> u32 {
        self.binomials[n][own]
    }

    /// The positions with so many balls on the board; none if there are no such positions.
    #[must_use]
    pub fn layer(&self, balls: usize) -> Option<core::ops::Range<usize>> {
        let classes = self.shapes.classes.get(balls)?.len();
        let mut layer: Option<core::ops::Range<usize>> = None;
        // The groups of a layer follow each other.
        for own in 0..=balls.min(15) {
            if let Some(start) = self.bases[own].get(balls - own).copied().flatten() {
                let end = start + classes * self.binomials[balls][own] as usize;
                layer = Some(layer.map_or(start, |layer| layer.start)..end);
            }
        }
        layer
    }

    /// The first position of a group; none if it is not kept.
    #[must_use]
    pub fn group(&self, own: usize, other: usize) -> Option<usize> {
        self.bases[own][other]
    }

    /// The groups that are kept, as numbers of own and other balls.
    pub fn groups(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let all = (0..16).flat_map(|own| (0..16).map(move |other| (own, other)));
        all.filter(|&(own, other)| self.bases[own][other].is_some())
    }

    /// The place of a choice of `own` bits of a word among all such choices.
    #[inline]
    #[must_use]
    pub fn rank(&self, own: usize, word: u32) -> usize {
        let low = self.low_ranks[word as usize & (HALVES - 1)];
        let high = self.high_ranks[own][(word >> HALF) as usize & (HALVES - 1)];
        (low + high) as usize
    }

    /// The choice of `own` bits at a place.
    #[must_use]
    pub fn unrank(&self, own: usize, mut rank: u32) -> u32 {
        let mut word = 0;
        for left in (1..=own).rev() {
            let bit = (left - 1..CELLS).rev().find(|&bit| self.binomials[bit][left] <= rank);
            let bit = bit.unwrap_or(left - 1);
            word |= 1 << bit;
            rank -= self.binomials[bit][left];
        }
        word
    }

    /// The place of a position, by the cells of the balls of the player to move and the other's;
    /// none if it is not kept.
    #[must_use]
    pub fn place(&self, own: u32, other: u32) -> Option<usize> {
        let (k, m) = (own.count_ones() as usize, other.count_ones() as usize);
        let base = self.group(k, m)?;
        let known = self.shapes.canonical(own | other);
        let own = permute(own, &self.shapes.images[known.symmetry]);
        let class = known.class as usize * self.binomials[k + m][k] as usize;
        Some(base + class + self.rank(k, compress(own, known.shape)))
    }

    /// The place of a position.
    #[must_use]
    pub fn place_of(&self, position: Position) -> Option<usize> {
        let turn = position.turn();
        self.place(position.balls(turn).bits(), position.balls(turn.other()).bits())
    }
}

/// The bits of a set at the places of a mask, moved together.
#[must_use]
pub fn compress(set: u32, mask: u32) -> u32 {
    let place = |cell: usize| (mask & ((1 << cell) - 1)).count_ones();
    bits(set & mask).map(|cell| 1 << place(cell)).sum()
}

/// The next larger word with as many bits. The last one has no next one within the word's width.
#[inline]
#[must_use]
pub fn next_choice(word: u32) -> u32 {
    // Gosper: the lowest run of ones moves its top bit up, the rest falls to the bottom.
    let lowest = word & word.wrapping_neg();
    let ripple = word.wrapping_add(lowest);
    if lowest == 0 {
        return ripple;
    }
    ripple | ((word ^ ripple) >> 2 >> lowest.trailing_zeros())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn ranks_count_the_choices_in_order() {
        let index = Index::new(Rules::new(Variant::Standard), 9);
        for (n, own) in [(5, 0), (1, 1), (7, 3), (17, 8), (18, 9)] {
            let mut word = (1 << own) - 1;
            for rank in 0..index.choices(n, own) {
                assert_eq!(index.rank(own, word), rank as usize);
                assert_eq!(index.unrank(own, rank), word);
                word = next_choice(word);
            }
        }
    }

    #[test]
    fn the_game_has_as_many_positions_as_known() {
        let index = Index::new(Rules::new(Variant::Standard), 15);
        let mut all: u64 = 0;
        for (own, other) in index.groups() {
            let shapes: u32 = index.shapes.classes[own + other].iter().map(|c| c.members).sum();
            all += u64::from(shapes) * u64::from(index.choices(own + other, own));
        }
        assert_eq!(all, 10_245_670_113);
    }
}
