//! Solutions as folders of packed blocks, for a static host and the page.
//! `crate/src/engine/solution/` describes the format.

use std::fs;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use pylos::engine::internal::solution::{
    Coder, DIRECTORY_ENTRY, INDEX_FILE, MAGIC, VERSION, code_block, file_name, group, middle,
};
use pylos::engine::internal::{
    Index, Random, Solution as Packed, checksum, next_choice, packed_order,
};
use pylos::engine::{self, MoveScore, Piece};
use pylos::{CellSet, EmptyReserve, Game, Player, Position, Rules, TakeBackOption};

use crate::solution::{Solution, on};
use crate::values::Value;

/// The binary logarithms of the number of entries of a block.
const BLOCK_BITS: core::ops::RangeInclusive<u8> = 10..=15;
/// The size that the blocks of a layer have on average, if the number of their entries allows it.
const BLOCK: usize = 1200;
/// The number of blocks to pack for choosing their number of entries.
const TRIALS: usize = 12;
/// A piece ends with the block that makes it larger than this, or with the last of so many blocks: an
/// answer needs its whole directory.
const PIECE: usize = 128 << 10;
const PIECE_BLOCKS: usize = 160;

/// The name of the folder of a rule set: `expert-optional-playsOn`.
#[must_use]
pub fn folder_name(rules: Rules) -> String {
    let mut name = rules.variant.to_string();
    if rules.take_back != TakeBackOption::default() {
        name += &format!("-{}", rules.take_back);
    }
    if rules.empty_reserve != EmptyReserve::default() {
        name += &format!("-{}", rules.empty_reserve);
    }
    name
}

/// Packs layers of a solution into a folder. A layer that an interrupted call has packed is not packed
/// again. Calls `report` with the number of balls of each layer, its number of blocks and its size.
///
/// # Errors
/// If a file cannot be read or written, or a layer does not exist.
pub fn pack_folder(
    solution: &Solution,
    layers: &[usize],
    dir: &Path,
    report: &mut dyn FnMut(usize, usize, usize),
) -> io::Result<()> {
    let rules = solution.index.rules;
    let mut list = Vec::new();
    on(dir, || fs::create_dir_all(dir))?;
    for &balls in layers {
        // The part of the index for this layer, written after the layer's pieces.
        let done = dir.join(format!("{balls:02}.layer"));
        if !done.exists() {
            let (entry, blocks, size) = pack_layer(solution, balls, dir)?;
            on(&done, || fs::write(&done, entry))?;
            report(balls, blocks, size);
        }
        list.extend(on(&done, || fs::read(&done))?);
    }
    let mut index = MAGIC.to_vec();
    index.extend([VERSION, rules.variant as u8, rules.take_back as u8, rules.empty_reserve as u8]);
    index.extend(checksum(&list).to_le_bytes());
    index.extend(list);
    let path = dir.join(INDEX_FILE);
    on(&path, || fs::write(&path, index))?;
    for &balls in layers {
        let done = dir.join(format!("{balls:02}.layer"));
        on(&done, || fs::remove_file(&done))?;
    }
    Ok(())
}

/// Writes the pieces of a layer. Returns its part of the index, the number of its blocks and the size
/// of its pieces.
fn pack_layer(
    solution: &Solution,
    balls: usize,
    dir: &Path,
) -> io::Result<(Vec<u8>, usize, usize)> {
    let layer = LayerOrder { index: &solution.index, balls, entries: solution.read_layer(balls)? };
    let bits = layer.block_bits();
    let (mut list, mut pieces, mut blocks, mut total) = (Vec::new(), 0_u16, 0, 0);
    let (mut directory, mut data) = (Vec::new(), Vec::new());
    let count = layer.entries.len().div_ceil(1 << bits);
    for number in 0..count {
        let packed = layer.pack(number << bits, 1 << bits);
        directory.extend((packed.len() as u16).to_le_bytes());
        directory.extend(checksum(&packed).to_le_bytes());
        data.extend(packed);
        blocks += 1;
        let is_full = data.len() >= PIECE || directory.len() >= PIECE_BLOCKS * DIRECTORY_ENTRY;
        if !is_full && number + 1 < count {
            continue;
        }
        let sum = checksum(&directory);
        let size = directory.len() + data.len();
        list.extend(((directory.len() / DIRECTORY_ENTRY) as u16).to_le_bytes());
        list.extend((size as u32).to_le_bytes());
        list.extend(sum.to_le_bytes());
        let path = dir.join(file_name(balls, sum));
        on(&path, || fs::write(&path, [&directory[..], &data[..]].concat()))?;
        pieces += 1;
        total += size;
        (directory, data) = (Vec::new(), Vec::new());
    }
    let mut entry = vec![balls as u8, bits];
    entry.extend(pieces.to_le_bytes());
    entry.extend(list);
    Ok((entry, blocks, total))
}

/// The entries of a layer, in the order of the solution.
struct LayerOrder<'a> {
    index: &'a Index,
    balls: usize,
    entries: Vec<u8>,
}

impl LayerOrder<'_> {
    /// The binary logarithm of the number of entries with which blocks have about the size [`BLOCK`].
    fn block_bits(&self) -> u8 {
        let mut best = *BLOCK_BITS.start();
        for bits in BLOCK_BITS {
            let blocks = self.entries.len().div_ceil(1 << bits);
            let step = blocks.div_ceil(TRIALS);
            let sizes =
                (step / 2..blocks).step_by(step).map(|n| self.pack(n << bits, 1 << bits).len());
            let sizes: Vec<usize> = sizes.collect();
            if sizes.iter().sum::<usize>() > sizes.len() * BLOCK {
                break;
            }
            best = bits;
        }
        best
    }

    /// Packs `count` entries from a place of the layer on.
    fn pack(&self, first: usize, count: usize) -> Vec<u8> {
        let mut block = self.block(first, count);
        let mut encoder = Encoder::default();
        code_block(self.index, (self.balls, first), &mut encoder, &mut block);
        encoder.finish()
    }

    /// Entries in the order of the packed layer.
    fn block(&self, first: usize, count: usize) -> Vec<u8> {
        let count = count.min(self.entries.len() - first);
        let layer = self.index.layer(self.balls).unwrap_or_default().start;
        let mut block = Vec::with_capacity(count);
        while block.len() < count {
            let Some((class, own, ranks)) = group(self.index, self.balls, first + block.len())
            else {
                break;
            };
            let start = self.index.block(self.balls, class, own).unwrap_or_default().start - layer;
            let bits = packed_order(self.index.shapes[self.balls][class]);
            let mut word = self.index.unrank(own, ranks.start as u32);
            for _ in 0..ranks.len().min(count - block.len()) {
                let (mut left, mut natural) = (word, 0);
                while left != 0 {
                    natural |= bits[left.trailing_zeros() as usize];
                    left &= left - 1;
                }
                block.push(self.entries[start + self.index.rank(own, natural)]);
                word = next_choice(word);
            }
        }
        block
    }
}

/// Writes the bits that the decoder of the engine reads.
struct Encoder {
    output: Vec<u8>,
    low: u32,
    high: u32,
}

impl Default for Encoder {
    fn default() -> Encoder {
        Encoder { output: Vec::new(), low: 0, high: u32::MAX }
    }
}

impl Coder for Encoder {
    fn code(&mut self, bit: bool, chance: u32) -> bool {
        let middle = middle(self.low, self.high, chance);
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.output.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 255;
        }
        bit
    }
}

impl Encoder {
    /// The bytes, at least one. The decoder reads zeros after them, so zeros at the end are left out.
    fn finish(mut self) -> Vec<u8> {
        // The number in the range with the most zeros at its end.
        let fits = |bits: &u32| {
            let number = u64::from(self.low).next_multiple_of(1 << bits);
            (number <= u64::from(self.high)).then_some(number as u32)
        };
        let number = (0..32).rev().find_map(|bits| fits(&bits)).unwrap_or(self.low);
        self.output.extend(number.to_be_bytes());
        while self.output.len() > 1 && self.output.last() == Some(&0) {
            self.output.pop();
        }
        self.output
    }
}

/// A folder of packed blocks. It reads only the blocks that it needs.
pub struct Folder {
    dir: PathBuf,
    packed: Packed,
}

impl Folder {
    /// Reads the index of a folder.
    ///
    /// # Errors
    /// If there is none, or it is damaged.
    pub fn open(dir: &Path) -> io::Result<Folder> {
        let path = dir.join(INDEX_FILE);
        let packed = on(&path, || {
            let damaged = || io::Error::other("it is not the index of a solution, or is damaged");
            Packed::new(&fs::read(&path)?).ok_or_else(damaged)
        })?;
        Ok(Folder { dir: dir.to_path_buf(), packed })
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.packed.rules()
    }

    /// The value of a position for the player to move, with the distance.
    ///
    /// # Errors
    /// If the folder does not have the layer, or a file cannot be read or is damaged.
    pub fn value(&mut self, position: Position) -> io::Result<Value> {
        self.fetch(|packed| packed.needs_of(&[position]))?;
        self.packed.value(position).map(from_engine).ok_or_else(missing)
    }

    /// Value and distance of every legal move of a game, the best first. Empty if the game is over.
    ///
    /// # Errors
    /// If the folder does not have the layers, or a file cannot be read or is damaged.
    pub fn analyse(&mut self, game: &Game) -> io::Result<Vec<MoveScore>> {
        self.fetch(|packed| packed.needs(game))?;
        self.packed.analyse(game).ok_or_else(missing)
    }

    /// Chooses a move that wins as early or loses as late as possible; none if the game is over.
    ///
    /// # Errors
    /// As those of [`Folder::analyse`].
    pub fn choose(&mut self, game: &Game, seed: u64) -> io::Result<Option<MoveScore>> {
        let mut moves = self.analyse(game)?;
        let best = moves.first().map(|known| known.score);
        moves.retain(|known| Some(known.score) == best);
        let count = moves.len().max(1) as u64;
        Ok(moves.get(Random::new(seed).below(count) as usize).copied())
    }

    /// Checks every checksum of the folder, and whether `samples` entries, chosen by a seed, have the
    /// values that those of their moves give. Returns the numbers of files, bytes and entries checked.
    ///
    /// # Errors
    /// If a file is missing or damaged, or a value is wrong.
    pub fn verify(&mut self, samples: usize, seed: u64) -> io::Result<[usize; 3]> {
        let files = self.packed.files();
        let mut bytes = 0;
        for piece in &files {
            let path = self.dir.join(&piece.file);
            on(&path, || {
                let file = fs::read(&path)?;
                bytes += file.len();
                if file.len() != piece.size as usize {
                    let wrong = format!("{} bytes instead of {}", file.len(), piece.size);
                    return Err(io::Error::other(wrong));
                }
                self.add(&piece.file, 0, &file)
            })?;
        }
        let index = Index::new(self.rules(), 15);
        let mut random = Random::new(seed);
        let mut checked = 0;
        // A folder may have few layers; a position is tried only if its moves stay in them.
        for _ in 0..samples.saturating_mul(100) {
            let position = random_position(&index, &mut random);
            let game = Game::from_position(self.rules(), position);
            let is_there = self.packed.needs_of(&[position]).is_some();
            if game.result().is_some() || !is_there || self.packed.needs(&game).is_none() {
                continue;
            }
            let value = self.value(position)?;
            let best = self.analyse(&game)?;
            let derived = best.first().map(|best| from_engine((best.value, best.distance)));
            if derived != Some(value) {
                let moves = derived.map_or("nothing".to_string(), |value| value.to_string());
                let wrong = format!("{position} is {value}, but its moves give {moves}");
                return Err(io::Error::other(wrong));
            }
            checked += 1;
            if checked == samples {
                break;
            }
        }
        Ok([files.len(), bytes, checked])
    }

    fn add(&mut self, file: &str, start: usize, bytes: &[u8]) -> io::Result<()> {
        match self.packed.add(file, start, bytes) {
            Some(true) => Ok(()),
            _ => Err(io::Error::other("the file is damaged")),
        }
    }

    /// Reads what an answer needs.
    fn fetch(&mut self, needs: impl Fn(&Packed) -> Option<Vec<Piece>>) -> io::Result<()> {
        loop {
            let needs = needs(&self.packed).ok_or_else(missing)?;
            if needs.is_empty() {
                return Ok(());
            }
            for piece in needs {
                let path = self.dir.join(&piece.file);
                let mut bytes = vec![0; (piece.end - piece.start) as usize];
                on(&path, || {
                    let mut file = fs::File::open(&path)?;
                    file.seek(SeekFrom::Start(piece.start.into()))?;
                    file.read_exact(&mut bytes)?;
                    self.add(&piece.file, piece.start as usize, &bytes)
                })?;
            }
        }
    }
}

fn missing() -> io::Error {
    io::Error::other("the folder does not have the layers of this position")
}

/// A value of the engine, with its distance.
fn from_engine<V: Into<Option<engine::Value>>>((value, distance): (V, Option<u32>)) -> Value {
    match (value.into(), distance) {
        (Some(engine::Value::Win), Some(distance)) => Value::Win(distance),
        (Some(engine::Value::Loss), Some(distance)) => Value::Loss(distance),
        _ => Value::Endless,
    }
}

/// A position of a random layer, shape and colouring. (Late layers have the most positions by far.)
fn random_position(index: &Index, random: &mut Random) -> Position {
    let mut below = |end: usize| (random.bits() % end as u64) as usize;
    loop {
        let balls = below(index.shapes.len());
        let shape = index.shapes[balls][below(index.shapes[balls].len())];
        let own = below(balls + 1);
        if index.group(own, balls - own).is_none() {
            continue;
        }
        let rank = below(index.choices(balls, own)) as u32;
        let word = index.unrank(own, rank);
        let cells = shape.into_iter().enumerate();
        let light: CellSet =
            cells.filter(|(bit, _)| word >> bit & 1 == 1).map(|(_, cell)| cell).collect();
        if let Ok(position) = Position::new(light, shape - light, Player::Light) {
            return position;
        }
    }
}
