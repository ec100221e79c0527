//! What packed files say about positions.
//!
//! Both kinds of files begin with eight bytes that name the format, its version, the rule set (one byte
//! each for variant, take-back option and empty reserve) and the checksum of the rest of the head.
//!
//! A *table* has the values of some layers (all positions with one number of balls). The rest of its head is the number of parts, and for
//! each part the number of balls, its kind ([`VALUES`] or [`PROGRESS`]), the number of classes of shapes
//! (2 bytes), the length of its data and their checksum. Then the data of the parts, compressed with
//! LZMA: the values in the order of [`Index::packed`], or the weights of [`Progress`]. A part can be used as soon
//! as it has arrived. Numbers have 4 bytes where they do not have another size.
//!
//! A *solution* has value and distance of every position, in the files of a folder. Its index is a
//! beginning with the layers: the number of balls (1 byte), the binary
//! logarithm of the number of entries of a block (1), the number of pieces (2), and the list of pieces
//! (see [`Layer::of_pieces`]). A *piece* is a file with some blocks in a row: its directory has the size
//! (2) and the checksum (4) of each block. [`model`] describes the packing.

pub mod layer;
pub mod lzma;
pub mod model;
pub mod numbering;
pub mod progress;

use core::mem;

pub use layer::Piece;
pub(super) use layer::StillPacked;
use layer::{Block, Known, Layer};
use lzma::Decoder;
use numbering::Index;
use progress::WEIGHTS;
pub(super) use progress::{Progress, UNIT};

use super::{Value, has_lost};
use crate::names::faults;
use crate::{EmptyReserve, Game, Position, Rules, TakeBackOption, Variant};

/// The number of bytes of a table before the list of parts.
const HEADER: usize = 20;
/// The place of the number of parts; what follows it, up to the end of the list, has a checksum.
const COUNT: usize = 16;
const ENTRY: usize = 12;
const MOST_PARTS: usize = 1 << 12;
/// The largest part: its bytes are kept until the last of them has arrived.
const LARGEST_PART: usize = 1 << 26;
/// The logarithm of the most entries for a byte: LZMA packs no more than 7,000 bytes, of four entries each, into one.
const DENSEST: u32 = 15;
/// The most tables that arrive at the same time.
const MOST_ARRIVING: usize = 16;
/// The part holds values of a layer.
pub const VALUES: u8 = 0;
/// The part holds the weights of an estimate, see `progress.rs`.
pub const PROGRESS: u8 = 1;

/// The name of the index of a solution in its folder.
pub const INDEX_FILE: &str = "index.pylos";
const PIECE: usize = 10;
/// The largest binary logarithm of the number of entries of a block.
const LARGEST_BLOCK: u8 = 15;
/// When blocks with more entries than this have been added, the solution forgets them.
const MOST_HELD: usize = 64 << 20;

/// A layer for each number of balls on the board, 0 to 30.
const LAYERS: usize = 31;
/// The layers at the end that a search needs no table for.
const SHORT_END: usize = 5;
/// The most layers in a row that may be missing before them.
const MOST_MISSING: usize = 2;

/// What files say about the positions of a rule set.
pub(super) struct Files {
    index: &'static Index,
    tables: [Layer; LAYERS],
    /// The estimate of the length of a lost game, if a table has it.
    pub(super) progress: Option<Progress>,
    /// The tables of which a part has arrived.
    arriving: Vec<Table>,
    /// The layers of the solution; none before its index arrives.
    solution: Option<[Layer; LAYERS]>,
    /// The number of entries added since the last time that all were forgotten.
    held: usize,
}

/// A table as far as it has arrived.
#[derive(Default)]
struct Table {
    name: String,
    /// The number of bytes that have arrived.
    end: usize,
    /// Those at the end that are a part of the head, or of the next part.
    rest: Vec<u8>,
    /// Empty before the head is complete.
    parts: Vec<Part>,
    /// The number of parts that have arrived.
    taken: usize,
}

struct Part {
    balls: usize,
    kind: u8,
    /// The place of the first entry in its layer, and the number of entries; four have a byte before
    /// they are compressed.
    first: usize,
    size: usize,
    /// The number of bytes, and their checksum.
    len: usize,
    checksum: u32,
}

/// The value of a position that ends the game or wins with the next move by an empty reserve.
fn ending(position: Position) -> Option<Known> {
    if has_lost(position) {
        return Some((Value::Loss, Some(0)));
    }
    let theirs = position.reserve(position.turn().opponent());
    let wins = theirs == 0 && position.rules().empty_reserve == EmptyReserve::Loses;
    wins.then_some((Value::Win, Some(1)))
}

impl Files {
    /// No files of a rule set.
    pub(super) fn new(rules: Rules) -> Files {
        Files {
            index: Index::shared(rules),
            tables: Default::default(),
            progress: None,
            arriving: Vec::new(),
            solution: None,
            held: 0,
        }
    }

    pub(super) fn rules(&self) -> Rules {
        self.index.rules
    }

    /// Whether bytes from `start` on belong to a file that is known by its name: a piece of the solution,
    /// or a table of which all before has arrived.
    pub(super) fn knows(&self, file: &str, start: usize) -> bool {
        self.solution.iter().flatten().any(|layer| layer.has(file))
            || self.arriving.iter().any(|table| table.name == file && table.end == start)
    }

    /// Takes in bytes of a file that is known, or the first bytes of a table, or the index of a solution.
    /// Returns whether nothing of it is missing up to the end of the bytes, a table up to its end; none if
    /// the bytes are damaged.
    pub(super) fn take(&mut self, file: &str, start: usize, bytes: &[u8]) -> Option<bool> {
        if self.held > MOST_HELD {
            // No answer needs a tenth of this. The page keeps what it has fetched. The directories
            // stay: blocks that were asked for with their help may follow.
            let layers = self.solution.iter().flatten();
            layers.flat_map(Layer::slots).for_each(|slot| drop(slot.take()));
            self.held = 0;
        }
        for layer in self.solution.iter_mut().flatten() {
            if layer.has(file) {
                self.held += layer.take(file, start, bytes)?;
                return Some(true);
            }
        }
        let place = self.arriving.iter().position(|table| table.name == file);
        let arrived = place.map(|place| self.arriving.remove(place));
        if start > 0 {
            return self.take_table(arrived?, bytes);
        }
        if bytes.starts_with(INDEX.0) {
            self.solution = Some(self.read_index(bytes)?);
            return Some(true);
        }
        self.take_table(Table { name: file.into(), ..Table::default() }, bytes)
    }

    /// Takes in the next bytes of a table. The parts that have arrived with them can be used, even if
    /// what follows is damaged.
    fn take_table(&mut self, mut table: Table, bytes: &[u8]) -> Option<bool> {
        table.end += bytes.len();
        table.rest.extend_from_slice(bytes);
        let all = mem::take(&mut table.rest);
        let mut at = 0;
        if table.parts.is_empty()
            && let Some(parts) = self.read_head(&all)?
        {
            (at, table.parts) = (HEADER + parts.len() * ENTRY, parts);
        }
        while let Some(part) = table.parts.get(table.taken)
            && let Some(data) = all.get(at..at + part.len)
        {
            if checksum(data) != part.checksum {
                return None;
            }
            (at, table.taken) = (at + part.len, table.taken + 1);
            let decoder = Decoder::new(data.to_vec(), part.size.div_ceil(4));
            if part.kind == PROGRESS {
                self.progress = Some(Progress::new(decoder.decode_all()?)?);
            } else {
                let block = Block::Values(Box::new(decoder));
                self.tables[part.balls].add(part.first, part.size, block);
            }
        }
        let rest = &all[at..];
        if table.taken > 0 && table.taken == table.parts.len() {
            return rest.is_empty().then_some(true);
        }
        table.rest = rest.to_vec();
        if self.arriving.len() == MOST_ARRIVING {
            // The one that has waited longest.
            self.arriving.remove(0);
        }
        self.arriving.push(table);
        Some(false)
    }

    /// Reads the head of a table, if it is complete, and checks its list of parts.
    fn read_head(&self, head: &[u8]) -> Option<Option<Vec<Part>>> {
        if head.len() < HEADER {
            return Some(None);
        }
        let count = number(head, COUNT) as usize;
        if !(1..=MOST_PARTS).contains(&count) {
            return None;
        }
        let Some(head) = head.get(..HEADER + count * ENTRY) else { return Some(None) };
        if number(head, CHECKSUM) != checksum(&head[COUNT..]) {
            return None;
        }
        let mut parts: Vec<Part> = Vec::new();
        for entry in head[HEADER..].chunks_exact(ENTRY) {
            let (balls, kind) = (usize::from(entry[0]), entry[1]);
            let (size, all) = match kind {
                VALUES => {
                    let class = self.index.class_len(balls);
                    (class.saturating_mul(short(entry, 2)), self.index.layer_len(balls))
                }
                PROGRESS if balls == 0 => (4 * WEIGHTS, 4 * WEIGHTS),
                _ => return None,
            };
            let before = parts.iter().filter(|part| (part.balls, part.kind) == (balls, kind));
            let first = before.map(|part| part.size).sum();
            let (len, checksum) = (number(entry, 4) as usize, number(entry, 8));
            // Compressed data are never much larger, nor much smaller. This bounds what a table can make an engine keep.
            let most = LARGEST_PART.min(64 + size / 2);
            if size == 0
                || size > all - first
                || size >> DENSEST > len
                || !(1..=most).contains(&len)
            {
                return None;
            }
            parts.push(Part { balls, kind, first, size, len, checksum });
        }
        Some(Some(parts))
    }

    /// Reads the index of a solution; none if it is damaged.
    fn read_index(&self, file: &[u8]) -> Option<[Layer; LAYERS]> {
        let mut rest = file.get(COUNT..)?;
        if number(file, CHECKSUM) != checksum(rest) {
            return None;
        }
        let mut layers: [Layer; LAYERS] = Default::default();
        while !rest.is_empty() {
            let (&[balls, bits, low, high], lists) = rest.split_first_chunk()?;
            let (list, behind) = lists.split_at_checked(PIECE * short(&[low, high], 0))?;
            if bits > LARGEST_BLOCK {
                return None;
            }
            let len = self.index.layer_len(balls.into());
            *layers.get_mut(usize::from(balls))? = Layer::of_pieces(balls, len, 1 << bits, list)?;
            rest = behind;
        }
        Some(layers)
    }

    /// Value and distance of a position from the solution; none if it does not have them.
    pub(super) fn solved(&self, position: Position) -> Option<Known> {
        let solution = self.solution.as_ref()?;
        ending(position).or_else(|| {
            let (balls, place) = self.index.packed(position)?;
            solution[balls].look(self.index, (balls, place), true).unwrap_or(None)
        })
    }

    /// The value of a position for its player to move; none if the files do not have it. If `unpacks` is
    /// false, only what is unpacked already answers.
    pub(super) fn value(
        &self,
        position: Position,
        unpacks: bool,
    ) -> Result<Option<Value>, StillPacked> {
        if let Some((value, _)) = ending(position) {
            return Ok(Some(value));
        }
        let Some((balls, place)) = self.index.packed(position) else { return Ok(None) };
        let solution = self.solution.iter().map(|layers| &layers[balls]);
        let mut is_packed = false;
        for layer in solution.chain([&self.tables[balls]]) {
            match layer.look(self.index, (balls, place), unpacks) {
                Ok(Some((value, _))) => return Ok(Some(value)),
                Ok(None) => {}
                Err(StillPacked) => is_packed = true,
            }
        }
        if is_packed { Err(StillPacked) } else { Ok(None) }
    }

    /// The bytes that are missing for an answer of the solution about every legal move of a game; none if
    /// it does not have the layers. After they have been added there may be more.
    pub(super) fn needs(&self, game: &Game) -> Option<Vec<Piece>> {
        let moves = game.legal_moves().into_iter();
        self.needs_of(moves.map(|m| game.position().play_unchecked(m)))
    }

    /// Whether the solution has value and distance of all moves.
    pub(super) fn has_solved(&self, game: &Game) -> bool {
        self.needs(game).is_some_and(|missing| missing.is_empty())
    }

    /// The same for an answer about positions.
    pub(super) fn needs_of(
        &self,
        positions: impl IntoIterator<Item = Position>,
    ) -> Option<Vec<Piece>> {
        let solution = self.solution.as_ref()?;
        let mut needs = Vec::new();
        for position in positions {
            if ending(position).is_none() {
                let (balls, place) = self.index.packed(position)?;
                solution[balls].add_missing(place, &mut needs)?;
            }
        }
        Some(needs)
    }

    /// Whether a table has values.
    pub(super) fn has_tables(&self) -> bool {
        self.tables.iter().any(|layer| layer.len() > 0)
    }

    /// Whether the layers of tables that have arrived are so close that a short search leads from every
    /// position to one of them, or to the end of the game.
    pub(super) fn is_complete(&self) -> bool {
        let is_whole = |balls: usize| self.tables[balls].len() == self.index.layer_len(balls);
        (MOST_MISSING..LAYERS - SHORT_END).all(|last| (last - MOST_MISSING..=last).any(is_whole))
    }
}

/// The rule set and the files of a solution, from its index; none if it is damaged.
pub fn pieces_of(index: &[u8]) -> Option<(Rules, Vec<Piece>)> {
    let mut files = Files::new(rules_of(index)?);
    files.take("", 0, index)?;
    let pieces = files.solution.iter().flatten().flat_map(Layer::files);
    Some((files.rules(), pieces.collect()))
}

faults! {
    /// Bytes cannot be taken in by an [`Engine`](crate::engine::Engine).
    #[derive(Copy)]
    FileError {
        /// They do not begin like a table or an index of this version, and no solution has a file of this
        /// name.
        Unknown = "badTable" => "not a file of perfect play";
        /// They are cut off, or a checksum is wrong.
        Damaged = "badTable" => "the file is damaged";
    }
}

impl core::error::Error for FileError {}

/// The first bytes of a table, and the version of its format.
pub const TABLE: (&[u8; 8], u8) = (b"pylostab", 3);
/// The same of the index of a solution.
pub const INDEX: (&[u8; 8], u8) = (b"pylossol", 2);

/// The place of the checksum of a table or an index.
pub(super) const CHECKSUM: usize = 12;

/// The rule set of a table or an index, from its first 12 bytes; none if the bytes are neither.
pub fn rules_of(file: &[u8]) -> Option<Rules> {
    let (magic, &[version, variant, take_back, empty_reserve, ..]) = file.split_first_chunk()?
    else {
        return None;
    };
    if ![TABLE, INDEX].contains(&(magic, version)) {
        return None;
    }
    Some(Rules {
        variant: *Variant::ALL.get(usize::from(variant))?,
        take_back: *TakeBackOption::ALL.get(usize::from(take_back))?,
        empty_reserve: *EmptyReserve::ALL.get(usize::from(empty_reserve))?,
    })
}

/// The beginning of a table or an index, with the rest of its head.
pub fn beginning((magic, version): (&[u8; 8], u8), rules: Rules, rest: &[u8]) -> Vec<u8> {
    let rules = [rules.variant as u8, rules.take_back as u8, rules.empty_reserve as u8];
    [&magic[..], &[version], &rules, &checksum(rest).to_le_bytes(), rest].concat()
}

/// Two bytes as a number.
pub(super) fn short(bytes: &[u8], at: usize) -> usize {
    usize::from(bytes[at]) | usize::from(bytes[at + 1]) << 8
}

/// Four bytes as a number.
pub(super) fn number(bytes: &[u8], at: usize) -> u32 {
    (short(bytes, at) | short(bytes, at + 2) << 16) as u32
}

/// The FNV-1a hash of bytes.
pub fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}
