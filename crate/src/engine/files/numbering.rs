//! Numbers for positions, shared by the solver and the tables of perfect play.
//!
//! A *shape* is a set of occupied cells that gravity allows. Symmetric shapes form a class, and the
//! smallest shape of a class, the canonical one, stands for it. An [`Index`] numbers all colourings
//! of the canonical shapes, as the player to move sees them: `own` balls and `other` balls. The
//! positions with the same two numbers of balls form a group. A group lists its classes in order,
//! and a class the choices of the mover's balls among the balls of the shape in colexicographic order.
//!
//! Packed files use another order, in which similar values stand closer together ([`Index::packed`]): a
//! layer lists its classes, a class its groups by ascending own balls, and a group its choices. The
//! balls of the shape that carry others come first, so they change fastest.

use core::ops::Range;
use std::sync::OnceLock;

use crate::{Cell, CellSet, EmptyReserve, Position, Rules, Symmetry, support};

/// The cells of the board, and so the size of the largest shape.
pub const CELLS: usize = Cell::COUNT;

/// The ranking tables take words of 30 bits in two halves.
const HALF: u32 = 15;
const HALVES: usize = 1 << HALF;

/// The numbered positions of a rule set.
pub struct Index {
    /// The rule set.
    pub rules: Rules,
    /// The number of balls of each player.
    pub balls: usize,
    /// The canonical shapes by number of balls, in ascending order.
    pub shapes: Vec<Vec<CellSet>>,
    /// The number of numbered positions.
    pub len: usize,
    /// The first position of each group, by own and other balls; none for groups without numbers.
    bases: [[Option<usize>; 16]; 16],
    /// By balls and own balls: the positions of a class in the groups with fewer own balls.
    before: Vec<[u32; 17]>,
    binomials: [[u32; CELLS + 1]; CELLS + 1],
    low_ranks: Vec<u32>,
    high_ranks: Vec<Vec<u32>>,
}

impl Index {
    /// Numbers the positions of a rule set in which each player has `balls` balls (15 in the game).
    ///
    /// Where an empty reserve loses, only positions with balls in both reserves have numbers: in the
    /// others the player to move has lost if their reserve is empty, and wins at once if it is not.
    ///
    /// # Panics
    /// If `balls` is not 1 to 15.
    pub fn new(rules: Rules, balls: usize) -> Index {
        assert!((1..=15).contains(&balls), "a player has 1 to 15 balls");
        let shapes = canonical_shapes(2 * balls);
        let mut binomials = [[0; CELLS + 1]; CELLS + 1];
        for n in 0..=CELLS {
            binomials[n][0] = 1;
            for k in 1..=n {
                binomials[n][k] = binomials[n - 1][k - 1] + binomials[n - 1][k];
            }
        }
        // The rank of a word among those with as many bits: for each bit a binomial of its place and of the
        // number of bits up to it. The highest bit is number `bits`.
        let rank = |mut word: usize, from: u32, mut bits: usize| {
            let mut rank = 0;
            while let Some(place) = word.checked_ilog2() {
                rank += binomials[(from + place) as usize][bits];
                word ^= 1 << place;
                bits = bits.saturating_sub(1);
            }
            rank
        };
        let low_ranks = (0..HALVES).map(|word| rank(word, 0, word.count_ones() as usize)).collect();
        let high_ranks = |own| (0..HALVES).map(|word| rank(word, HALF, own)).collect();
        let high_ranks = (0..=balls).map(high_ranks).collect();
        let most = balls - usize::from(rules.empty_reserve == EmptyReserve::Loses);
        let (mut bases, mut before, mut len) = ([[None; 16]; 16], Vec::new(), 0);
        for n in 0..=2 * most {
            let mut groups = [0; 17];
            for own in 0..=15 {
                groups[own + 1] = groups[own];
                if (n.saturating_sub(most)..=most.min(n)).contains(&own) {
                    bases[own][n - own] = Some(len);
                    len += shapes[n].len() * binomials[n][own] as usize;
                    groups[own + 1] += binomials[n][own];
                }
            }
            before.push(groups);
        }
        Index { rules, balls, shapes, len, bases, before, binomials, low_ranks, high_ranks }
    }

    /// The index of the game under a rule set, which is made once.
    pub fn shared(rules: Rules) -> &'static Index {
        static SHARED: [OnceLock<Index>; 12] = [const { OnceLock::new() }; 12];
        let number = Rules::all().position(|known| known == rules).unwrap_or(0);
        SHARED[number].get_or_init(|| Index::new(rules, 15))
    }

    /// The number of choices of `own` balls among the `n` of a shape.
    pub fn choices(&self, n: usize, own: usize) -> usize {
        self.binomials[n][own] as usize
    }

    /// The first position of a group; none if the group has no numbers.
    pub fn group(&self, own: usize, other: usize) -> Option<usize> {
        *self.bases.get(own)?.get(other)?
    }

    /// The positions of a class of shapes with `balls` balls, `own` of them the player's to move.
    pub fn block(&self, balls: usize, class: usize, own: usize) -> Option<Range<usize>> {
        let base = self.group(own, balls.checked_sub(own)?)?;
        let size = self.choices(balls, own);
        Some(base + class * size..base + (class + 1) * size)
    }

    /// The number of positions with `balls` balls on the board; 0 if they have no numbers.
    pub fn layer_len(&self, balls: usize) -> usize {
        self.shapes.get(balls).map_or(0, |shapes| shapes.len() * self.class_len(balls))
    }

    /// The rank of a choice of `own` bits of a word among all such choices.
    #[inline]
    pub fn rank(&self, own: usize, word: u32) -> usize {
        let low = self.low_ranks[word as usize & (HALVES - 1)];
        let high = self.high_ranks[own][(word >> HALF) as usize & (HALVES - 1)];
        (low + high) as usize
    }

    /// The number of positions of each class of shapes with `balls` balls.
    pub fn class_len(&self, balls: usize) -> usize {
        self.before.get(balls).map_or(0, |groups| groups[16] as usize)
    }

    /// The layer of a position in packed files, which is its number of balls, and the place there; none
    /// if the position has no number.
    pub fn packed(&self, position: Position) -> Option<(usize, usize)> {
        let (class, shape, own) = self.find(position)?;
        let (balls, own_balls) = (shape.len() as usize, own.len() as usize);
        let first = class * self.class_len(balls) + self.before[balls][own_balls] as usize;
        Some((balls, first + self.rank(own_balls, packed_word(own, shape))))
    }

    /// The class, the number of own balls and the ranks that follow from a place of a packed layer on, to
    /// the end of the group.
    pub fn group_at(&self, balls: usize, place: usize) -> Option<(usize, usize, Range<usize>)> {
        let class = place.checked_div(self.class_len(balls))?;
        let place = (place % self.class_len(balls)) as u32;
        let before = &self.before[balls];
        let own = before.partition_point(|&count| count <= place).checked_sub(1)?;
        let rank = (place - before[own]) as usize;
        self.shapes[balls].get(class)?;
        Some((class, own, rank..self.choices(balls, own)))
    }

    /// The class of a position, its canonical shape and the mover's balls in it; none if the position
    /// has no number.
    fn find(&self, position: Position) -> Option<(usize, CellSet, CellSet)> {
        let own = position.balls(position.turn());
        let shape = position.occupied();
        let (balls, own_balls) = (shape.len() as usize, own.len() as usize);
        self.group(own_balls, balls - own_balls)?;
        // The shape in the upper half comes first in the order of pairs.
        let pair = u64::from(shape.bits()) << 32 | u64::from(own.bits());
        let (canonical, _) = Symmetry::canonical(pair);
        let [shape, own] = [canonical >> 32, canonical].map(|bits| set(bits as u32));
        let class = self.shapes.get(balls)?.binary_search(&shape).ok()?;
        Some((class, shape, own))
    }

    /// The number of a position; none if it has none.
    pub fn place(&self, position: Position) -> Option<usize> {
        let (class, shape, own) = self.find(position)?;
        let block = self.block(shape.len() as usize, class, own.len() as usize)?;
        Some(block.start + self.rank(own.len() as usize, compress(own, shape)))
    }

    /// The choice of `own` bits with a rank.
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

    /// The numbers of the positions from a place of a packed layer on, in the order of packed files.
    pub fn packed_from(&self, balls: usize, mut place: usize) -> impl Iterator<Item = usize> + '_ {
        let groups = core::iter::from_fn(move || {
            let group = self.group_at(balls, place)?;
            place += group.2.len();
            Some(group)
        });
        groups.flat_map(move |(class, own, ranks)| {
            let order = packed_order(self.shapes[balls][class]);
            let start = self.block(balls, class, own).unwrap_or_default().start;
            let mut word = self.unrank(own, ranks.start as u32);
            ranks.map(move |_| {
                let (mut left, mut unpacked) = (word, 0);
                while left != 0 {
                    unpacked |= order[left.trailing_zeros() as usize];
                    left &= left - 1;
                }
                word = next_choice(word);
                start + self.rank(own, unpacked)
            })
        })
    }

    /// The class of a shape.
    ///
    /// # Panics
    /// If the shape has more balls than the players have, or gravity does not allow it.
    pub fn class(&self, shape: CellSet) -> usize {
        let class = self.shapes[shape.len() as usize].binary_search(&canonical(shape));
        class.expect("gravity allows the shape")
    }
}

/// The canonical shapes with 0 to `balls` balls.
fn canonical_shapes(balls: usize) -> Vec<Vec<CellSet>> {
    let mut shapes = vec![vec![CellSet::EMPTY]];
    for smaller in 0..balls {
        let mut layer: Vec<CellSet> = Vec::new();
        for &shape in &shapes[smaller] {
            for cell in sites(shape) {
                let larger = canonical(shape.with(cell));
                if let Err(place) = layer.binary_search(&larger) {
                    layer.insert(place, larger);
                }
            }
        }
        shapes.push(layer);
    }
    shapes
}

/// The smallest image of a shape.
fn canonical(shape: CellSet) -> CellSet {
    set(Symmetry::canonical(shape.bits().into()).0 as u32)
}

fn set(bits: u32) -> CellSet {
    CellSet::from_bits_truncate(bits)
}

/// The empty cells of a shape that can carry a ball.
pub fn sites(shape: CellSet) -> CellSet {
    set(support::sites(shape.bits()))
}

/// The word of a set of balls of a shape: bit `i` stands for the cell of the shape's ball number `i`.
pub fn compress(balls: CellSet, shape: CellSet) -> u32 {
    let place = |cell: Cell| (shape.bits() & ((1 << cell.index()) - 1)).count_ones();
    (balls & shape).into_iter().map(|cell| 1 << place(cell)).sum()
}

/// The balls of a shape that carry others.
pub fn carrying(shape: CellSet) -> CellSet {
    set(support::supporting(shape.bits()))
}

/// The word of a set of balls of a shape in packed files, where the balls that carry others come
/// first.
pub fn packed_word(balls: CellSet, shape: CellSet) -> u32 {
    let carrying = carrying(shape);
    compress(balls, carrying) | compress(balls, shape - carrying) << carrying.len()
}

/// The bit of each ball of a packed word in the word of the shape.
fn packed_order(shape: CellSet) -> Vec<u32> {
    let carrying = carrying(shape);
    let cells = carrying.into_iter().chain(shape - carrying);
    cells.map(|cell| compress(CellSet::of(cell), shape)).collect()
}

/// The next larger word with as many 1 bits. The last one has no next one within the word's width.
#[inline]
pub fn next_choice(word: u32) -> u32 {
    // Gosper's hack: the lowest run of ones moves its top bit up, the rest falls to the bottom.
    let lowest = word & word.wrapping_neg();
    let ripple = word.wrapping_add(lowest);
    if lowest == 0 {
        return ripple;
    }
    ripple | ((word ^ ripple) >> 2 >> lowest.trailing_zeros())
}

/// The number of shapes in the class of a shape.
pub fn members(shape: CellSet) -> usize {
    let keeps = |symmetry: &&Symmetry| symmetry.cells(shape) == shape;
    Symmetry::ALL.len() / Symmetry::ALL.iter().filter(keeps).count()
}
