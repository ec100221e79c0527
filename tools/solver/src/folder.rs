//! Solutions as folders of packed blocks, for a static host and the page.
//! `crate/src/engine/solution/` describes the format.

use std::fs;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use pylos::engine::internal::checksum;
use pylos::engine::internal::solution::{DIRECTORY_ENTRY, INDEX_FILE, MAGIC, VERSION, file_name};
use pylos::engine::{MoveScore, Solution as Packed};
use pylos::{EmptyReserve, Game, Rules, TakeBackOption};

use crate::pack::compress;
use crate::solution::{Solution, on};

/// The binary logarithm of the number of entries of a block.
const BLOCK_BITS: u8 = 16;
/// A piece ends with the block that makes it larger than this.
const PIECE: usize = 256 << 10;

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
    let entries = solution.read_layer(balls)?;
    let (mut list, mut pieces, mut blocks, mut total) = (Vec::new(), 0_u16, 0, 0);
    let (mut directory, mut data) = (Vec::new(), Vec::new());
    let mut rest = entries.chunks(1 << BLOCK_BITS).peekable();
    while let Some(block) = rest.next() {
        let packed = compress(block)?;
        directory.extend(&(packed.len() as u32).to_le_bytes()[..3]);
        directory.extend(checksum(&packed).to_le_bytes());
        data.extend(packed);
        blocks += 1;
        if data.len() < PIECE && rest.peek().is_some() {
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
    let mut entry = vec![balls as u8, BLOCK_BITS];
    entry.extend(pieces.to_le_bytes());
    entry.extend(list);
    Ok((entry, blocks, total))
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
        let packed = on(&path, || Packed::new(&fs::read(&path)?).map_err(io::Error::other))?;
        Ok(Folder { dir: dir.to_path_buf(), packed })
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.packed.rules()
    }

    /// Value and distance of every legal move of a game, the best first. Empty if the game is over.
    ///
    /// # Errors
    /// If the folder has not the layers, or a file cannot be read or is damaged.
    pub fn analyse(&mut self, game: &Game) -> io::Result<Vec<MoveScore>> {
        self.fetch(game)?;
        let missing = || io::Error::other("the folder does not have the layers of this position");
        self.packed.analyse(game).ok_or_else(missing)
    }

    /// Reads what an answer needs. Returns the number of bytes of each part that it has read.
    fn fetch(&mut self, game: &Game) -> io::Result<Vec<usize>> {
        let mut sizes = Vec::new();
        loop {
            let needs = self.packed.needs(game);
            if needs.is_empty() {
                return Ok(sizes);
            }
            for piece in needs {
                let path = self.dir.join(&piece.file);
                let mut bytes = vec![0; (piece.end - piece.start) as usize];
                on(&path, || {
                    let mut file = fs::File::open(&path)?;
                    file.seek(SeekFrom::Start(piece.start.into()))?;
                    file.read_exact(&mut bytes)?;
                    self.packed
                        .add(&piece.file, piece.start as usize, &bytes)
                        .map_err(io::Error::other)
                })?;
                sizes.push(bytes.len());
            }
        }
    }
}
