//! A small seeded random number generator.

/// Splitmix64: the same seed gives the same numbers on every machine.
pub struct Random(u64);

impl Random {
    /// A generator with a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Makes all later numbers depend on `word` too.
    pub(super) fn stir(&mut self, word: u64) {
        self.0 ^= word;
        self.0 = self.bits();
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end` (1 to 2^32).
    pub fn below(&mut self, end: u64) -> u64 {
        // The upper half of the product of 32 random bits with `end`.
        ((self.bits() >> 32) * end) >> 32
    }

    /// Puts a list in random order.
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for place in (1..list.len()).rev() {
            list.swap(place, self.below(place as u64 + 1) as usize);
        }
    }
}
