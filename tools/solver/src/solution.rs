//! Solutions as files: a text header that describes the solution, then one byte for each position.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use pylos::engine::internal::Index;
use pylos::{Position, Rules};

use crate::values::{Value, Values, place_or_value};

const MAGIC: &str = "pylos solution 1";
/// The size of the header, padded with spaces.
const HEADER: usize = 256;
/// The number of bytes read or written at once.
const BLOCK: usize = 1 << 20;

/// Runs an operation on a file and adds the path to its error.
pub(crate) fn on<T>(path: &Path, run: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    run().map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

/// A solution on disk.
pub struct Solution {
    /// The numbers of its positions.
    pub index: Index,
    /// The distance of the next sweep; none if the solution is complete.
    pub next: Option<u32>,
    path: PathBuf,
    file: Mutex<File>,
}

impl Solution {
    /// The path of the solution of a rule set.
    #[must_use]
    pub fn path(dir: &Path, rules: Rules) -> PathBuf {
        dir.join(describe(rules).replace(' ', "-") + ".solution")
    }

    /// Writes a solution, replacing an older file. `next` is the distance of the next sweep, if the
    /// solution is incomplete.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(
        dir: &Path,
        index: &Index,
        values: &Values,
        next: Option<u32>,
    ) -> io::Result<PathBuf> {
        let path = Solution::path(dir, index.rules);
        let part = path.with_extension("part");
        let next = next.map_or("-".to_string(), |next| next.to_string());
        let header =
            format!("{MAGIC}\n{}\n{}\n{}\n{next}\n", describe(index.rules), index.balls, index.len);
        on(&path, || {
            fs::create_dir_all(dir)?;
            let mut file = BufWriter::with_capacity(BLOCK, File::create(&part)?);
            file.write_all(format!("{header:<HEADER$}").as_bytes())?;
            let mut block = vec![0; BLOCK];
            for from in (0..values.len()).step_by(BLOCK) {
                let block = &mut block[..BLOCK.min(values.len() - from)];
                values.copy_to(from, block);
                file.write_all(block)?;
            }
            file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
            fs::rename(&part, &path)
        })?;
        Ok(path)
    }

    /// Opens the solution of a rule set.
    ///
    /// # Errors
    /// If the file cannot be read or is not such a solution.
    pub fn open(dir: &Path, rules: Rules) -> io::Result<Solution> {
        let path = Solution::path(dir, rules);
        on(&path, || {
            let mut file = File::open(&path)?;
            let mut header = [0; HEADER];
            file.read_exact(&mut header)?;
            let size = file.metadata()?.len();
            let header = String::from_utf8_lossy(&header);
            let lines: Vec<&str> = header.lines().map(str::trim).collect();
            let [MAGIC, found, balls, len, next, ..] = lines[..] else {
                return Err(io::Error::other("not a solution of Pylos"));
            };
            if found != describe(rules) {
                let expected = describe(rules);
                return Err(io::Error::other(format!(
                    "the solution of {found}, not of {expected}"
                )));
            }
            let balls = balls.parse().ok().filter(|balls| (1..=15).contains(balls));
            let balls = balls.ok_or_else(|| io::Error::other("the number of balls is missing"))?;
            let index = Index::new(rules, balls);
            let expected = HEADER + index.len;
            if len != index.len.to_string() || size != expected as u64 {
                return Err(io::Error::other(format!("{size} bytes instead of {expected}")));
            }
            let (next, path) = (next.parse().ok(), path.clone());
            Ok(Solution { index, next, path, file: Mutex::new(file) })
        })
    }

    /// Reads all values.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(&self) -> io::Result<Values> {
        on(&self.path, || {
            let mut file = BufReader::with_capacity(BLOCK, File::open(&self.path)?);
            file.seek(SeekFrom::Start(HEADER as u64))?;
            let mut bytes = Vec::with_capacity(self.index.len);
            file.read_to_end(&mut bytes)?;
            Ok(Values::from_bytes(bytes))
        })
    }

    /// Reads the bytes of the positions with a number of balls on the board.
    ///
    /// # Errors
    /// If there are no such positions, or the file cannot be read.
    pub fn read_layer(&self, balls: usize) -> io::Result<Vec<u8>> {
        on(&self.path, || {
            let layer = self.index.layer(balls);
            let layer =
                layer.ok_or_else(|| io::Error::other(format!("no layer of {balls} balls")))?;
            let mut file = self.file.lock().unwrap_or_else(|poison| poison.into_inner());
            file.seek(SeekFrom::Start((HEADER + layer.start) as u64))?;
            let mut bytes = vec![0; layer.len()];
            file.read_exact(&mut bytes)?;
            Ok(bytes)
        })
    }

    /// Reads the value of a position for the player to move.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn value(&self, position: Position) -> io::Result<Value> {
        let place = match place_or_value(&self.index, position) {
            Ok(place) => place,
            Err(value) => return Ok(value),
        };
        on(&self.path, || {
            let mut file = self.file.lock().unwrap_or_else(|poison| poison.into_inner());
            file.seek(SeekFrom::Start((HEADER + place) as u64))?;
            let mut byte = [0];
            file.read_exact(&mut byte)?;
            Ok(Value::from_byte(byte[0]))
        })
    }
}

/// The rule set in the header: `standard required loses`.
fn describe(rules: Rules) -> String {
    let Rules { variant, take_back, empty_reserve, .. } = rules;
    format!("{variant} {take_back} {empty_reserve}")
}
