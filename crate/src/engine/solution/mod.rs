//! The whole solution of a rule set: value and distance of every position, in the files of a folder.
//!
//! A [`Solution`] starts from the small index file of a folder. It says which bytes of which files an
//! answer about a game needs ([`Solution::needs`]) and takes them in ([`Solution::add`]); it fetches
//! nothing itself.
//!
//! The entry of a position is one byte: 0 for endless, otherwise one more than the distance to the
//! end of the game, so that losses are odd and wins even. The entries of a layer (all positions with
//! one number of balls) are cut into *blocks*, which are packed each by itself, and a *piece* is a
//! file with some blocks in a row. [`layout`] describes the files.

mod layout;
mod model;
mod order;

/// What the packer shares with the reader.
#[cfg(feature = "solver")]
pub mod internal {
    pub use super::layout::{DIRECTORY_ENTRY, file_name};
    pub use super::model::{Coder, code_block, middle};
    pub use super::order::group;
    pub use super::{INDEX_FILE, MAGIC, VERSION};
}

use std::sync::Arc;

pub use layout::Piece;
use layout::{Layer, Stored};
use model::Decoder;

use super::analysis::sort_by_score;
use super::numbering::{Index, Packed};
use super::search::WON;
use super::{MoveScore, Source, Value, has_lost};
use crate::{EmptyReserve, Game, Move, Position, Rules};

/// The first bytes of an index file.
pub const MAGIC: &[u8; 8] = b"pylossol";
/// The version of the format.
pub const VERSION: u8 = 2;
/// The name of the index file in the folder.
#[cfg(feature = "solver")]
pub const INDEX_FILE: &str = "index.pylos";

/// When more bytes have been added than this, the solution forgets the blocks.
const MOST_HELD: usize = 64 << 20;

/// The solution of a rule set, as far as its bytes have been added.
pub struct Solution {
    index: Arc<Index>,
    /// By number of balls; none for a layer that the folder does not have.
    layers: Vec<Option<Layer>>,
    /// The number of bytes added since the last time that all were forgotten.
    held: usize,
}

/// Where the entry of a position is.
enum Entry {
    /// It needs none: the game is over or ends with the next move.
    Known(u8),
    /// In a layer, at this place.
    At(usize, usize),
    /// In a layer that the folder does not have.
    Missing,
}

impl Solution {
    /// Reads the index file of a folder; none if it is not the index of a solution, or is damaged.
    #[must_use]
    pub fn new(file: &[u8]) -> Option<Solution> {
        let (rules, layers) = layout::read_index(file)?;
        let index = Index::shared(rules);
        let fits = |(balls, layer): (usize, &Option<Layer>)| match (layer, index.layer(balls)) {
            (Some(layer), Some(places)) => layer.blocks() == places.len().div_ceil(layer.size),
            (layer, _) => layer.is_none(),
        };
        layers.iter().enumerate().all(fits).then_some(Solution { index, layers, held: 0 })
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.index.rules
    }

    /// The bytes that are missing for an answer about every legal move of a game; none if the folder
    /// does not have the layers. After they have been added there may be more.
    #[must_use]
    pub fn needs(&self, game: &Game) -> Option<Vec<Piece>> {
        let following = self.following(game).into_iter().map(|(_, next)| next);
        self.needs_of(&following.collect::<Vec<_>>())
    }

    /// The bytes that are missing for the values of some positions, like [`Solution::needs`].
    #[must_use]
    pub fn needs_of(&self, positions: &[Position]) -> Option<Vec<Piece>> {
        let mut needs = Vec::new();
        for &position in positions {
            match self.entry(position) {
                Entry::Known(_) => {}
                Entry::Missing => return None,
                Entry::At(balls, place) => {
                    let layer = self.layers[balls].as_ref();
                    if let Some(Stored::Missing(piece)) = layer.map(|layer| layer.block(place)) {
                        piece.add_to(&mut needs);
                    }
                }
            }
        }
        Some(needs)
    }

    /// Takes in bytes of a file of the folder, from `start` on: those of a [`Piece`], or the whole
    /// file. Returns false if they are damaged; none if the folder has no such file. Then the solution
    /// stays as it was.
    pub fn add(&mut self, file: &str, start: usize, bytes: &[u8]) -> Option<bool> {
        // No answer needs a tenth of this. The page keeps what it has fetched.
        if self.held > MOST_HELD {
            // Not the directories: pieces that were asked for with their help may follow.
            self.layers.iter_mut().flatten().for_each(Layer::forget_blocks);
            self.held = 0;
        }
        let mut layers = self.layers.iter_mut().flatten();
        let is_sound = layers.find_map(|layer| layer.add(file, start, bytes))?;
        self.held += if is_sound { bytes.len() } else { 0 };
        Some(is_sound)
    }

    /// All files of the folder except the index.
    #[cfg(feature = "solver")]
    #[doc(hidden)]
    #[must_use]
    pub fn files(&self) -> Vec<Piece> {
        self.layers.iter().flatten().flat_map(Layer::files).collect()
    }

    /// The value of a position for its player to move, and its distance to the end of the game in
    /// turns of both players (none for a draw); none if bytes are missing.
    #[must_use]
    pub fn value(&self, position: Position) -> Option<(Value, Option<u32>)> {
        self.entries(&[position])?.pop().map(value)
    }

    /// Value and distance of every legal move of a game, the best first; none if bytes are missing.
    /// The list is empty if the game is over.
    #[must_use]
    pub fn analyse(&self, game: &Game) -> Option<Vec<MoveScore>> {
        let mut scores = Vec::new();
        let following = self.following(game);
        let positions: Vec<Position> = following.iter().map(|&(_, next)| next).collect();
        for ((m, next), entry) in following.into_iter().zip(self.entries(&positions)?) {
            let repeats = game.positions().iter().filter(|&&before| before == next).count() > 1;
            // The third occurrence of a position draws the game.
            let (value, distance) = if repeats { (Value::Draw, None) } else { value(entry) };
            let distance = distance.map(|distance| distance + 1);
            let turns = distance.unwrap_or(0) as i32;
            let (value, score) = match value {
                Value::Loss => (Value::Win, WON - turns),
                Value::Draw => (Value::Draw, 0),
                Value::Win => (Value::Loss, turns - WON),
            };
            let (value, source) = (Some(value), Source::Solution);
            scores.push(MoveScore { m, value, distance, estimate: None, score, source });
        }
        sort_by_score(&mut scores, |known| known.score);
        Some(scores)
    }

    /// The legal moves of a game with the positions that they lead to.
    fn following(&self, game: &Game) -> Vec<(Move, Position)> {
        let moves = game.legal_moves().into_iter();
        moves.map(|m| (m, game.position().play_unchecked(m))).collect()
    }

    fn entry(&self, position: Position) -> Entry {
        if has_lost(position, self.rules()) {
            return Entry::Known(1);
        }
        let theirs = position.reserve(position.turn().other());
        if theirs == 0 && self.rules().empty_reserve == EmptyReserve::Loses {
            return Entry::Known(2);
        }
        match self.index.packed(position) {
            Some(Packed { balls, class, place }) if self.layers[balls].is_some() => {
                Entry::At(balls, class * self.index.class_len(balls) + place)
            }
            _ => Entry::Missing,
        }
    }

    /// The entries of some positions; none if bytes are missing.
    fn entries(&self, positions: &[Position]) -> Option<Vec<u8>> {
        let mut entries = vec![0; positions.len()];
        let mut wanted = Vec::new();
        for (number, &position) in positions.iter().enumerate() {
            match self.entry(position) {
                Entry::Known(entry) => entries[number] = entry,
                Entry::At(balls, place) => wanted.push((balls, place, number)),
                Entry::Missing => return None,
            }
        }
        // The last entry of each block comes first, so that the block is unpacked once.
        sort_by_score(&mut wanted, |&(_, place, _)| place as i32);
        let mut blocks: Vec<(usize, usize, Vec<u8>)> = Vec::new();
        for (balls, place, number) in wanted {
            let layer = self.layers[balls].as_ref()?;
            let first = place / layer.size * layer.size;
            let known = blocks.iter().find(|block| (block.0, block.1) == (balls, first));
            entries[number] = match known {
                Some((_, _, block)) => block[place - first],
                None => {
                    let Stored::Block(packed) = layer.block(place) else { return None };
                    let mut block = vec![0; place - first + 1];
                    let mut decoder = Decoder::new(packed);
                    model::code_block(&self.index, (balls, first), &mut decoder, &mut block);
                    let entry = block[place - first];
                    blocks.push((balls, first, block));
                    entry
                }
            };
        }
        Some(entries)
    }
}

/// The value of an entry, with the distance.
fn value(entry: u8) -> (Value, Option<u32>) {
    match entry {
        0 => (Value::Draw, None),
        lost if lost % 2 == 1 => (Value::Loss, Some(u32::from(lost) - 1)),
        won => (Value::Win, Some(u32::from(won) - 1)),
    }
}
