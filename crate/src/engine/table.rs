//! The transposition table: what the search found out about positions it has seen.

use super::orientation::Sides;

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
    /// The true score is this.
    Exact,
}

/// What the table knows of a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// Seen from the player to move; wins and losses count from this position.
    pub(super) score: i16,
    /// How many turns ahead the score was searched.
    pub(super) depth: u8,
    /// Whether every turn was searched that deep, none less.
    pub(super) full: bool,
    pub(super) bound: Bound,
    /// The own cells that the best turn changes, as the stored orientation sees them; 0: none known.
    pub(super) best: u32,
}

/// A position, which is never taken for another one, and its entry in 64 bits. As a plain array a
/// large table of zeros costs nothing until it is used.
type Slot = [u64; 2];

/// The tag of a position: not 0, which is the tag of an empty slot.
const fn tag(key: Sides) -> u64 {
    !key
}

impl Entry {
    const fn pack(self) -> u64 {
        let score = self.score as u16 as u64;
        let flags = self.bound as u64 | (self.full as u64) << 2;
        score | flags << 16 | (self.depth as u64) << 24 | (self.best as u64) << 32
    }

    const fn unpack(bits: u64) -> Entry {
        let bound = match bits >> 16 & 3 {
            0 => Bound::Lower,
            1 => Bound::Upper,
            _ => Bound::Exact,
        };
        Entry {
            score: bits as u16 as i16,
            depth: (bits >> 24) as u8,
            full: bits >> 18 & 1 != 0,
            bound,
            best: (bits >> 32) as u32,
        }
    }
}

/// Slots that a position may use: as many as share a line of the processor's cache.
const BUCKET: usize = 4;

/// A table of fixed size. A full bucket gives up what took the least searching.
pub(super) struct Table {
    slots: Vec<Slot>,
    /// How far to shift a 64-bit hash to get the number of a bucket.
    shift: u32,
}

impl Table {
    /// A table of `1 << bits` slots of 16 bytes; at least one bucket.
    pub(super) fn new(bits: u32) -> Table {
        let buckets = bits.max(BUCKET.ilog2() + 1) - BUCKET.ilog2();
        Table { slots: vec![[0; 2]; BUCKET << buckets], shift: 64 - buckets }
    }

    fn bucket(&self, key: Sides) -> usize {
        // Fibonacci hashing; the halves are folded so that every cell stirs the upper bits.
        let hash = (key ^ key >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (hash >> self.shift) as usize * BUCKET
    }

    /// What is known of a position.
    pub(super) fn get(&self, key: Sides) -> Option<Entry> {
        let first = self.bucket(key);
        let bucket = &self.slots[first..first + BUCKET];
        bucket.iter().find(|slot| slot[0] == tag(key)).map(|slot| Entry::unpack(slot[1]))
    }

    /// Keeps what was found out about a position.
    pub(super) fn put(&mut self, key: Sides, entry: Entry) {
        let first = self.bucket(key);
        let bucket = &mut self.slots[first..first + BUCKET];
        let cost = |slot: &Slot| match slot[0] {
            tagged if tagged == tag(key) => 0,
            0 => 1,
            _ => 2 + u32::from(Entry::unpack(slot[1]).depth),
        };
        let mut victim = 0;
        for place in 1..BUCKET {
            if cost(&bucket[place]) < cost(&bucket[victim]) {
                victim = place;
            }
        }
        bucket[victim] = [tag(key), entry.pack()];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_bucket_gives_up_the_shallowest_entry() {
        let mut table = Table::new(0);
        let keys: Vec<Sides> = (1..100).filter(|&key| table.bucket(key) == 0).take(5).collect();
        let entry =
            |depth| Entry { score: -1, depth, full: true, bound: Bound::Exact, best: 1 << 29 };
        for (&key, depth) in keys.iter().zip([4, 2, 3, 5, 1]) {
            table.put(key, entry(depth));
        }
        let depths: Vec<Option<u8>> =
            keys.iter().map(|&key| table.get(key).map(|entry| entry.depth)).collect();
        assert!(keys.iter().filter_map(|&key| table.get(key)).all(|entry| {
            (entry.score, entry.full, entry.bound, entry.best) == (-1, true, Bound::Exact, 1 << 29)
        }));
        assert_eq!(depths, [Some(4), None, Some(3), Some(5), Some(1)]);
    }
}
