//! The packing of a block of a solution: the entries in the order of
//! [`Index::packed`], each coded by an arithmetic coder with a chance that a model gives.
//!
//! The model predicts an entry from entries of the block that it knows already: those of positions
//! that differ from this one by an own and an opponent's ball that have changed places. Positions
//! with the same [features](View::features) come first, because their values are
//! alike most often. The model codes whether the entry is the most frequent value among them, if not
//! the second most frequent, and so on; then the value itself. Counts of what came true in several
//! contexts give a chance each, and a mixer that learns weighs them. Everything is integers, so that
//! all machines compute the same chances.

use super::numbering::{Index, carrying, next_choice, packed_word, sites};
use crate::Figure;

/// The number of neighbours with the same features that predict an entry.
const SAME: usize = 6;
/// The number of neighbours, if fewer have the same features.
const LEAST: usize = 4;
/// The largest number of neighbours to look at.
const TRIES: usize = 24;
/// The number of values to try before the value is coded itself.
const CANDIDATES: usize = 4;
const INPUTS: usize = 7;
/// The sets of weights of the mixer, a range for each question that a bit answers. Is the entry the most
/// frequent value of the neighbours, by its votes, those against it, and its kind?
const MOST_FREQUENT: usize = 0;
/// Is it the next most frequent value, by the number of the value and the votes?
const NEXT_FREQUENT: usize = 256;
/// Is it of the kind of the most frequent value, by that kind?
const EXPECTED_KIND: usize = 512;
/// If not, is it of the likelier of the two others, by the same kind?
const LIKELY_KIND: usize = 516;
/// Is its distance at least that of the most frequent value, by both kinds?
const FARTHER: usize = 520;
/// Does the difference go on, by its steps so far, its direction, and whether the kind is the expected one?
const FURTHER: usize = 536;
const SETS: usize = 600;
/// The binary logarithm of the number of counters.
const SLOTS: u32 = 17;
/// A counter adapts no slower than after this number of bits.
const STEADY: u32 = 255;

/// The part of a range of an arithmetic coder that stands for a 1 ends here.
pub fn middle(low: u32, high: u32, chance: u32) -> u32 {
    low + ((u64::from(high - low) * u64::from(chance)) >> 16) as u32
}

/// Reads bits from packed bytes, after which there are zeros.
pub(super) fn decoder(mut input: &[u8]) -> impl FnMut(bool, u32) -> bool {
    let (mut low, mut high, mut code) = (0, u32::MAX, 0);
    let mut shift = move |code: &mut u32| {
        let (byte, rest) = input.split_first().unwrap_or((&0, &[]));
        *code = *code << 8 | u32::from(*byte);
        input = rest;
    };
    (0..4).for_each(|_| shift(&mut code));
    move |_, chance| {
        let middle = middle(low, high, chance);
        let bit = code <= middle;
        if bit {
            high = middle;
        } else {
            low = middle + 1;
        }
        while (low ^ high) >> 24 == 0 {
            low <<= 8;
            high = high << 8 | 255;
            shift(&mut code);
        }
        bit
    }
}

/// The chances, of 65,536, for logarithms of odds from -10 to 0 in steps of a half.
const CHANCES: [i32; 21] = [
    3, 5, 8, 13, 22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955, 17626,
    24743, 32768,
];
/// The largest logarithm of odds, in 256ths.
const SUREST: i32 = 2559;

/// The chance, of 65,536, of a logarithm of odds in 256ths.
fn chance(odds: i32) -> i32 {
    let odds = odds.clamp(-SUREST, SUREST);
    let under = SUREST + 1 - odds.abs();
    let (step, part) = ((under >> 7) as usize, under & 127);
    let upper = CHANCES[(step + 1).min(20)];
    let chance = CHANCES[step] + (((upper - CHANCES[step]) * part) >> 7);
    if odds < 0 { chance } else { 65536 - chance }
}

/// What has been learned from the entries so far.
struct Model<C> {
    coder: C,
    /// Counters: the chance of a 1 in the upper 22 bits, less a half, and the number of bits counted.
    counters: Vec<u32>,
    weights: Vec<[i32; INPUTS]>,
    /// By the number of bits that a counter has counted, the share of the next one, of 65,536.
    shares: [i32; STEADY as usize + 1],
    /// The logarithm of the odds of each chance, in 4096ths.
    odds: Vec<i16>,
}

impl<C: FnMut(bool, u32) -> bool> Model<C> {
    /// Codes a bit in some contexts, with a set of weights.
    fn bit(&mut self, bit: bool, set: usize, contexts: [u64; INPUTS]) -> bool {
        const HALF: u32 = 1 << 21;
        let mut slots = [0; INPUTS];
        let mut odds = [0; INPUTS];
        let weights = &mut self.weights[set];
        let mut sum = 0;
        for (number, context) in contexts.into_iter().enumerate() {
            let key = context << 3 | number as u64;
            let slot = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - SLOTS)) as usize;
            slots[number] = slot;
            odds[number] =
                i32::from(self.odds[((self.counters[slot] >> 10 ^ HALF) >> 10) as usize]);
            sum += odds[number] * (weights[number] >> 2);
        }
        let chance = chance(sum >> 14);
        let bit = (self.coder)(bit, chance as u32);
        let error = ((i32::from(bit) << 16) - chance) / 4;
        for number in 0..INPUTS {
            weights[number] += (odds[number] * error + (1 << 10)) >> 11;
            weights[number] = weights[number].clamp(-(1 << 18), 1 << 18);
            let counter = &mut self.counters[slots[number]];
            let (chance, count) = ((*counter >> 10 ^ HALF) as i32, *counter & 1023);
            let goal = if bit { (1 << 22) - 1 } else { 0 };
            let step = (i64::from(goal - chance) * i64::from(self.shares[count as usize])) >> 16;
            let chance = chance + step as i32;
            *counter = (chance as u32 ^ HALF) << 10 | (count + 1).min(STEADY);
        }
        bit
    }
}

/// The kind of an entry: endless, lost or won.
fn kind(entry: u8) -> usize {
    match entry {
        0 => 0,
        entry => 2 - usize::from(entry & 1),
    }
}

/// Entries of the block that predict another one: those of positions near it.
#[derive(Default)]
struct Neighbours {
    /// Those with the same features first.
    entries: [u8; SAME],
    count: usize,
    /// The number of those with the same features.
    same: usize,
    /// The places of the balls that the first of them has exchanged.
    exchange: u64,
    /// The features of the first of the others.
    features: u32,
}

/// Codes the entries of a block from a place of a layer on. `coder` codes one bit after the other:
/// it writes a bit, or reads it and ignores the argument. The second argument is the chance of a 1, of
/// 65,536. An encoder reads `entries`, a decoder writes them.
pub fn code_block(
    index: &Index,
    (balls, first): (usize, usize),
    coder: impl FnMut(bool, u32) -> bool,
    entries: &mut [u8],
) {
    let mut odds = Vec::new();
    for logarithm in -SUREST..=SUREST {
        // The chances ascend.
        odds.resize((chance(logarithm) >> 4) as usize + 1, logarithm as i16);
    }
    let counters = vec![0; 1 << SLOTS];
    let weights = vec![[1 << 14; INPUTS]; SETS];
    let shares = core::array::from_fn(|count| 5 * 65536 / (5 * count as i32 + 8));
    let mut model = Model { coder, counters, weights, shares, odds };
    let mut at = 0;
    let mut view: Option<View> = None;
    while at < entries.len() {
        let Some((class, own, ranks)) = index.group_at(balls, first + at) else { return };
        let view = match &mut view {
            Some(view) if view.class == class => view,
            view => view.insert(View::new(index, balls, class)),
        };
        let end = entries.len().min(at + ranks.len());
        let group = &mut entries[at..end];
        let mut word = index.unrank(own, ranks.start as u32);
        let mut features: Vec<u32> = Vec::with_capacity(group.len());
        for place in 0..group.len() {
            features.push(view.features(word));
            let near = neighbours(index, own, word, ranks.start, &group[..place], &features);
            let before = if place > 0 { group[place - 1] } else { 0 };
            group[place] = code_entry(&mut model, near, features[place], before, group[place]);
            word = next_choice(word);
        }
        at = end;
    }
}

/// Finds what predicts the entry of a word. `features` has those of the word behind those of the
/// entries before it.
fn neighbours(
    index: &Index,
    own: usize,
    word: u32,
    from: usize,
    entries: &[u8],
    features: &[u32],
) -> Neighbours {
    let here = features[entries.len()];
    let mut near = Neighbours::default();
    let (mut other, mut others, mut tries) = ([0; LEAST], 0, 0);
    let mut from_bits = word;
    'search: while from_bits != 0 {
        let high = from_bits.trailing_zeros();
        from_bits &= from_bits - 1;
        let mut to_bits = !word & ((1 << high) - 1);
        while to_bits != 0 {
            let low = 31 - to_bits.leading_zeros();
            to_bits ^= 1 << low;
            tries += 1;
            // The neighbour comes earlier in the order; it can be in the block before.
            let rank = index.rank(own, word ^ 1 << high ^ 1 << low);
            if let Some(place) = rank.checked_sub(from).filter(|&place| place < entries.len()) {
                if features[place] == here {
                    if near.same == 0 {
                        near.exchange = u64::from(high << 5 | low);
                    }
                    near.entries[near.same] = entries[place];
                    near.same += 1;
                } else if others < LEAST {
                    if others == 0 {
                        near.features = features[place];
                    }
                    other[others] = entries[place];
                    others += 1;
                }
            }
            if near.same == SAME || tries == TRIES {
                break 'search;
            }
        }
    }
    let more = others.min(LEAST.saturating_sub(near.same));
    near.entries[near.same..][..more].copy_from_slice(&other[..more]);
    near.count = near.same + more;
    if near.count == 0 {
        (near.entries[0], near.count) = (entries.last().copied().unwrap_or(0), 1);
    }
    near
}

/// Packs numbers of a byte into one.
fn pack<const N: usize>(numbers: [u64; N]) -> u64 {
    numbers.into_iter().fold(0, |all, number| all << 8 | number)
}

/// Codes an entry. `features` are those of its position, and `before` is the entry before.
fn code_entry(
    model: &mut Model<impl FnMut(bool, u32) -> bool>,
    near: Neighbours,
    features: u32,
    before: u8,
    entry: u8,
) -> u8 {
    let Neighbours { entries, count, same, exchange, features: other } = near;
    let near = &entries[..count];
    // The values with the number of neighbours that have them, the most frequent first.
    let (mut candidates, mut values) = ([(0, 0); SAME], 0);
    for &entry in near {
        let known = candidates[..values].iter().position(|known| known.0 == entry);
        let mut known = known.unwrap_or_else(|| {
            candidates[values].0 = entry;
            values += 1;
            values - 1
        });
        candidates[known].1 += 1;
        while known > 0 && candidates[known - 1].1 < candidates[known].1 {
            candidates.swap(known - 1, known);
            known -= 1;
        }
    }
    // Which of them the first neighbours have.
    let pattern = (0..4).fold(0, |pattern, place| {
        let known = near.get(place).map_or(3, |entry| {
            candidates[..2].iter().position(|known| known.0 == *entry).unwrap_or(2)
        });
        pattern << 2 | known as u64
    });
    let [first, second] = [entries[0], entries[1]].map(u64::from);
    let top = candidates[0].0;
    let (best, before, features) = (u64::from(top), u64::from(before), u64::from(features));
    let different = if same == 0 { u64::from(other) + 1 } else { 0 };
    let mut left = count;
    for number in 0..values.min(CANDIDATES) {
        let (value, votes) = candidates[number];
        let (next, next_votes) = match candidates[..values].get(number + 1) {
            Some(&(next, votes)) => (next.into(), votes),
            None => (255, 0),
        };
        let (n, x) = (number as u64, u64::from(value));
        let tally = pack([n, (votes << 4 | left) as u64, same as u64]);
        let contexts = [
            tally << 8 | next_votes as u64,
            pack([n, x, best, second, first]),
            tally << 16 | pack([x, best]),
            pack([n, x, next, pattern]),
            pack([n, x, best, before]),
            (features << 16 | different) << 20 | pack([x, best]) << 4 | n,
            pack([n, x, pattern]) << 10 | exchange,
        ];
        let against = left - votes;
        let set = match number {
            0 => MOST_FREQUENT + (votes * 8 + against) * 4 + kind(top),
            _ => NEXT_FREQUENT + (number * 8 + votes) * 8 + against,
        };
        if model.bit(entry == value, set, contexts) {
            return value;
        }
        left = against;
    }
    let second = if values > 1 { u64::from(candidates[1].0) } else { 255 };
    // Numbers above all tallies.
    let contexts = |step: usize| {
        let step = 1 << 40 | (step as u64) << 28;
        [
            step | kind(top) as u64,
            step | best,
            step | best << 8 | first,
            step | best << 16 | features,
            step | best << 8 | values as u64,
            step | best << 8 | before,
            step | best << 8 | second,
        ]
    };
    let expected = kind(top);
    let mut found = expected;
    if !model.bit(kind(entry) == expected, EXPECTED_KIND + expected, contexts(0)) {
        let likely = if expected == 2 { 1 } else { 2 };
        let is_likely = model.bit(kind(entry) == likely, LIKELY_KIND + expected, contexts(1));
        found = if is_likely { likely } else { 3 - expected - likely };
    }
    if found == 0 {
        return 0;
    }
    // The distance, in turns of both players, as a difference.
    let distance = u32::from(entry.saturating_sub(1) / 2);
    let near = if top == 0 { 8 } else { u32::from((top - 1) / 2) };
    let farther = near == 0
        || model.bit(distance >= near, FARTHER + expected * 4 + found, contexts(2 + found));
    let most = if farther { 126 - near.min(126) } else { near - 1 };
    let difference =
        if farther { distance.saturating_sub(near) } else { (near - 1).saturating_sub(distance) };
    let mut steps = 0;
    while steps < most {
        let step = (steps as usize).min(15);
        let set = FURTHER + step + 16 * usize::from(farther) + 32 * usize::from(found == expected);
        let step = 8 + step * 2 + usize::from(farther) + 64 * found;
        if !model.bit(difference > steps, set, contexts(step)) {
            break;
        }
        steps += 1;
    }
    let distance = if farther { near + steps } else { near - 1 - steps };
    (2 * distance.min(126) + found as u32) as u8
}

/// A shape as the model sees it, with words of packed files.
struct View {
    class: usize,
    full: u32,
    /// The balls that carry nothing.
    free: u32,
    /// The balls of figures that one ball on an empty cell would complete.
    open: Vec<u32>,
    /// Complete figures with a ball that carries nothing.
    complete: Vec<u32>,
}

impl View {
    /// Looks up the figures of a canonical shape.
    fn new(index: &Index, balls: usize, class: usize) -> View {
        let shape = index.shapes[balls][class];
        let (free, sites) = (shape - carrying(shape), sites(shape));
        let (mut open, mut complete) = (Vec::new(), Vec::new());
        for figure in Figure::all(index.rules.variant) {
            let missing = figure.cells - shape;
            if missing.is_empty() && !(figure.cells & free).is_empty() {
                complete.push(packed_word(figure.cells, shape));
            } else if missing.len() == 1 && sites.contains_all(missing) {
                open.push(packed_word(figure.cells, shape));
            }
        }
        View {
            class,
            full: packed_word(shape, shape),
            free: packed_word(free, shape),
            open,
            complete,
        }
    }

    /// What decides most about the value, from the mover's balls: how many of the figures each player
    /// has, and how many of the balls that carry nothing.
    #[inline]
    fn features(&self, own: u32) -> u32 {
        let other = !own & self.full;
        let mut features = (own & self.free).count_ones();
        for figures in [&self.open, &self.complete] {
            for balls in [other, own] {
                // The balls of the other player make a figure impossible.
                let count = figures.iter().filter(|&&figure| figure & balls == 0).count();
                features = features << 2 | count.min(3) as u32;
            }
        }
        features
    }
}
