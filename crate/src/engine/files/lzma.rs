//! A decoder of raw LZMA data without a header, for the settings of the tables.
//!
//! The format is that of the LZMA specification (Igor Pavlov, public domain). The decoder of a
//! library would add five times as many bytes to the WebAssembly module.

/// The number of high bits of the previous byte that predict a literal.
pub const LITERAL_CONTEXT_BITS: u32 = 4;

/// The probability, of 2048, that a bit is 0.
type Bit = u16;
const EVEN: Bit = 1024;

/// The number of chances for the lengths of matches.
const LENGTHS: usize = 18 + 256;

/// The decoder is one function, with all of this inlined: what it changes stays in registers.
#[derive(Default)]
struct Coder {
    input: Vec<u8>,
    at: usize,
    range: u32,
    code: u32,
}

impl Coder {
    /// The next byte; 0 after the end.
    #[inline(always)]
    fn byte(&mut self) -> u32 {
        let byte = self.input.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        u32::from(byte)
    }

    #[inline(always)]
    fn normalize(&mut self) {
        if self.range < 1 << 24 {
            self.range <<= 8;
            self.code = self.code << 8 | self.byte();
        }
    }

    #[inline(always)]
    fn bit(&mut self, chance: &mut Bit) -> usize {
        self.normalize();
        let bound = (self.range >> 11) * u32::from(*chance);
        if self.code < bound {
            self.range = bound;
            *chance += (2048 - *chance) >> 5;
            0
        } else {
            self.range -= bound;
            self.code -= bound;
            *chance -= *chance >> 5;
            1
        }
    }

    /// Bits without a prediction, the highest first.
    #[inline(always)]
    fn plain_bits(&mut self, count: u32) -> usize {
        let mut bits = 0;
        for _ in 0..count {
            self.normalize();
            self.range >>= 1;
            let bit = self.code >= self.range;
            if bit {
                self.code -= self.range;
            }
            bits = bits << 1 | usize::from(bit);
        }
        bits
    }

    /// A number of `bits` bits, the highest first, each predicted from those before.
    #[inline(always)]
    fn tree(&mut self, chances: &mut [Bit], bits: u32) -> usize {
        let mut node = 1;
        for _ in 0..bits {
            node = node << 1 | self.bit(&mut chances[node]);
        }
        node - (1 << bits)
    }

    /// The same, the lowest bit first.
    #[inline(always)]
    fn reverse_tree(&mut self, chances: &mut [Bit], bits: u32) -> usize {
        let (mut node, mut number) = (1, 0);
        for place in 0..bits {
            let bit = self.bit(&mut chances[node]);
            node = node << 1 | bit;
            number |= bit << place;
        }
        number
    }

    /// The length of a match. Two bits choose one of three trees, which stand behind them: each at the
    /// place that is its shortest length.
    #[inline(always)]
    fn length(&mut self, chances: &mut [Bit; LENGTHS]) -> usize {
        let (least, bits) = if self.bit(&mut chances[0]) == 0 {
            (2, 3)
        } else if self.bit(&mut chances[1]) == 0 {
            (10, 3)
        } else {
            (18, 8)
        };
        least + self.tree(&mut chances[least..], bits)
    }
}

/// Data that is decoded as far as it is needed.
pub struct Decoder {
    coder: Coder,
    /// Empty before the first byte is decoded; what is not decoded yet is 0.
    output: Vec<u8>,
    /// The number of bytes of the data; 0 after a fault.
    len: usize,
    done: usize,
    /// The distances of the last four matches, less one.
    last: [usize; 4],
    state: usize,
    literals: Vec<Bit>,
    is_match: [Bit; 12],
    is_repeat: [Bit; 12],
    is_older: [[Bit; 12]; 3],
    is_long: [Bit; 12],
    slots: [[Bit; 64]; 4],
    special: [Bit; 128],
    aligned: [Bit; 16],
    /// Of new distances, and of those that occur again.
    lengths: [[Bit; LENGTHS]; 2],
}

/// The place that a match copies from. The end marker is the largest distance of 32 bits: there, one
/// more would be 0 where a `usize` has 32 bits.
#[inline(always)]
fn earlier(done: usize, distance: usize) -> Option<usize> {
    done.checked_sub(distance)?.checked_sub(1)
}

impl Decoder {
    pub fn new(input: Vec<u8>, len: usize) -> Decoder {
        // The first byte is 0.
        let code = input.iter().take(5).fold(0, |code, &byte| code << 8 | u32::from(byte));
        Decoder {
            coder: Coder { input, at: 5, range: u32::MAX, code },
            output: Vec::new(),
            len,
            done: 0,
            last: [0; 4],
            state: 0,
            literals: Vec::new(),
            is_match: [EVEN; 12],
            is_repeat: [EVEN; 12],
            is_older: [[EVEN; 12]; 3],
            is_long: [EVEN; 12],
            slots: [[EVEN; 64]; 4],
            special: [EVEN; 128],
            aligned: [EVEN; 16],
            lengths: [[EVEN; LENGTHS]; 2],
        }
    }

    pub fn decode_all(mut self) -> Option<Vec<u8>> {
        self.decode_to(self.len)?;
        Some(self.output)
    }

    pub fn get(&self, place: usize) -> Option<u8> {
        self.output.get(..self.done)?.get(place).copied()
    }

    /// Decodes the bytes before `end`; none if the decoder finds the data damaged.
    pub fn decode_to(&mut self, end: usize) -> Option<()> {
        let len = core::mem::take(&mut self.len);
        if self.done == 0 {
            self.output = vec![0; len];
            self.literals = vec![EVEN; 0x300 << LITERAL_CONTEXT_BITS];
        }
        let mut coder = core::mem::take(&mut self.coder);
        let Decoder { output, literals, is_match, is_repeat, is_older, is_long, .. } = self;
        let Decoder { slots, special, aligned, lengths, .. } = self;
        let (mut done, mut last, mut state) = (self.done, self.last, self.state);
        let wanted = end.min(len);
        while done < wanted {
            if coder.at > coder.input.len() + 8 {
                return None;
            }
            if coder.bit(&mut is_match[state]) == 0 {
                let before = if done > 0 { output[done - 1] } else { 0 };
                let context = usize::from(before >> (8 - LITERAL_CONTEXT_BITS));
                let chances = literals[0x300 * context..].first_chunk_mut::<0x300>()?;
                let mut symbol = 1;
                if state >= 7 {
                    // The byte after a match probably differs from the one that would continue it.
                    let mut matched = usize::from(output[earlier(done, last[0])?]);
                    while symbol < 0x100 {
                        let expected = matched >> 7 & 1;
                        matched <<= 1;
                        let bit = coder.bit(&mut chances[((1 + expected) << 8) + symbol]);
                        symbol = symbol << 1 | bit;
                        if bit != expected {
                            break;
                        }
                    }
                }
                while symbol < 0x100 {
                    symbol = symbol << 1 | coder.bit(&mut chances[symbol]);
                }
                output[done] = symbol as u8;
                done += 1;
                state = [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 4, 5][state];
                continue;
            }
            let is_new = coder.bit(&mut is_repeat[state]) == 0;
            if !is_new {
                if coder.bit(&mut is_older[0][state]) == 0 {
                    if coder.bit(&mut is_long[state]) == 0 {
                        output[done] = output[earlier(done, last[0])?];
                        done += 1;
                        state = if state < 7 { 9 } else { 11 };
                        continue;
                    }
                } else if coder.bit(&mut is_older[1][state]) == 0 {
                    last.swap(0, 1);
                } else {
                    let age = 2 + coder.bit(&mut is_older[2][state]);
                    last[..=age].rotate_right(1);
                }
            }
            let length = coder.length(&mut lengths[usize::from(!is_new)]);
            if is_new {
                let slot = coder.tree(&mut slots[(length - 2).min(3)], 6);
                let bits = (slot as u32 >> 1).saturating_sub(1);
                let distance = match slot {
                    0..4 => slot,
                    4..14 => {
                        let base = (2 | slot & 1) << bits;
                        base + coder.reverse_tree(&mut special[base - slot..], bits)
                    }
                    _ => {
                        let high = coder.plain_bits(bits - 4) << 4;
                        ((2 | slot & 1) << bits) + high + coder.reverse_tree(aligned, 4)
                    }
                };
                last = [distance, last[0], last[1], last[2]];
            }
            state = match (state < 7, is_new) {
                (true, true) => 7,
                (true, false) => 8,
                (false, true) => 10,
                (false, false) => 11,
            };
            let from = earlier(done, last[0])?;
            let end = len.min(done + length);
            // The distance may be shorter than the match.
            while done < end {
                let count = (end - done).min(done - from);
                output.copy_within(from..from + count, done);
                done += count;
            }
        }
        (self.done, self.last, self.state) = (done, last, state);
        self.len = len;
        if done < len {
            self.coder = coder;
        } else {
            self.literals = Vec::new();
        }
        Some(())
    }
}
