//! The transposition table: what a search has found out about positions.

use super::Key;

/// A key, inverted so that an empty slot has none, and the data of its position. An array of zeros
/// takes no memory until it is used.
type Slot = [u64; 2];

/// Fibonacci hashing: the upper bits are the best. Folding the halves lets every cell change them.
pub(super) fn hash(key: Key) -> u64 {
    (key ^ key >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The number of slots that a key can use: those that share a cache line.
const BUCKET: usize = 4;

/// A hash table of fixed size with 64 bits of data for each position. The lowest byte of the data
/// says how much the data is worth, such as the depth of a search: a full bucket drops the entry
/// that is worth least.
pub(super) struct TranspositionTable {
    slots: Vec<Slot>,
    /// The shift from a 64-bit hash to the number of a bucket.
    shift: u32,
}

impl TranspositionTable {
    /// A table of `2^bits` slots of 16 bytes; at least one bucket.
    pub(super) fn new(bits: u32) -> TranspositionTable {
        let buckets = bits.max(BUCKET.ilog2() + 1) - BUCKET.ilog2();
        TranspositionTable { slots: vec![[0; 2]; BUCKET << buckets], shift: 64 - buckets }
    }

    /// The first slot of the bucket of a key.
    fn bucket(&self, key: Key) -> usize {
        (hash(key) >> self.shift) as usize * BUCKET
    }

    pub(super) fn get(&self, key: Key) -> Option<u64> {
        let first = self.bucket(key);
        let bucket = &self.slots[first..first + BUCKET];
        bucket.iter().find(|slot| slot[0] == !key).map(|slot| slot[1])
    }

    pub(super) fn put(&mut self, key: Key, data: u64) {
        let first = self.bucket(key);
        let bucket = &mut self.slots[first..first + BUCKET];
        let cost = |slot: &Slot| match slot[0] {
            tag if tag == !key => 0,
            0 => 1,
            _ => 2 + u32::from(slot[1] as u8),
        };
        let victim = (0..BUCKET).min_by_key(|&place| cost(&bucket[place])).unwrap_or(0);
        bucket[victim] = [!key, data];
    }
}
