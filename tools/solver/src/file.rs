//! Solutions as files: a few lines of text that say what it is, then one byte a position.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use pylos::{Position, Rules};

use crate::table::{Table, Value, place_or_value};
use pylos::engine::numbering::Index;

const MAGIC: &str = "pylos solution 1";
/// The size of the text in front, filled up with spaces.
const HEADER: usize = 256;
/// How much is read or written at once.
const BLOCK: usize = 1 << 20;

/// What can be wrong with a file of a solution.
#[derive(Debug)]
pub enum FileError {
    /// It cannot be read or written.
    Io(PathBuf, io::Error),
    /// It is not a solution of the rule set: what is wrong with it.
    Wrong(PathBuf, String),
}

impl core::fmt::Display for FileError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            FileError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            FileError::Wrong(path, what) => write!(f, "{}: {what}", path.display()),
        }
    }
}

impl core::error::Error for FileError {}

/// A solution on disk.
pub struct Solution {
    /// The numbering of its positions.
    pub index: Index,
    /// The distance the next sweep looks at; none once everything is known.
    pub next: Option<u32>,
    path: PathBuf,
    file: Mutex<File>,
}

impl Solution {
    /// The name of the file of a rule set's solution.
    #[must_use]
    pub fn path(dir: &Path, rules: Rules) -> PathBuf {
        let Rules { variant, take_back, empty_reserve } = rules;
        dir.join(format!("{variant}-{take_back}-{empty_reserve}.solution"))
    }

    /// Writes a table, complete or not, in place of the file there may be.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(
        dir: &Path,
        index: &Index,
        table: &Table,
        next: Option<u32>,
    ) -> Result<PathBuf, FileError> {
        let path = Solution::path(dir, index.rules);
        let part = path.with_extension("part");
        let next = next.map_or("-".to_string(), |next| next.to_string());
        let header =
            format!("{MAGIC}\n{}\n{}\n{}\n{next}\n", describe(index.rules), index.balls, index.len);
        let write = || -> io::Result<()> {
            fs::create_dir_all(dir)?;
            let mut file = BufWriter::with_capacity(BLOCK, File::create(&part)?);
            file.write_all(format!("{header:<HEADER$}").as_bytes())?;
            let mut block = vec![0; BLOCK];
            for from in (0..table.len()).step_by(BLOCK) {
                let block = &mut block[..BLOCK.min(table.len() - from)];
                table.copy_to(from, block);
                file.write_all(block)?;
            }
            file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
            fs::rename(&part, &path)
        };
        write().map_err(|error| FileError::Io(path.clone(), error))?;
        Ok(path)
    }

    /// Opens the solution of a rule set.
    ///
    /// # Errors
    /// If it cannot be read, or is not such a solution.
    pub fn open(dir: &Path, rules: Rules) -> Result<Solution, FileError> {
        let path = Solution::path(dir, rules);
        let read = || -> io::Result<(File, String, u64)> {
            let mut file = File::open(&path)?;
            let mut header = [0; HEADER];
            file.read_exact(&mut header)?;
            let size = file.metadata()?.len();
            Ok((file, String::from_utf8_lossy(&header).into_owned(), size))
        };
        let (file, header, size) = read().map_err(|error| FileError::Io(path.clone(), error))?;
        let wrong = |what: String| FileError::Wrong(path.clone(), what);
        let lines: Vec<&str> = header.lines().map(str::trim).collect();
        let [MAGIC, found, balls, len, next, ..] = lines[..] else {
            return Err(wrong("not a solution of Pylos".to_string()));
        };
        if found != describe(rules) {
            return Err(wrong(format!("the solution of {found}, not of {}", describe(rules))));
        }
        let balls = balls.parse().ok().filter(|balls| (1..=15).contains(balls));
        let index = Index::new(rules, balls.ok_or_else(|| wrong("no number of balls".into()))?);
        if len != index.len.to_string() || size != (HEADER + index.len) as u64 {
            return Err(wrong(format!("{size} bytes instead of {}", HEADER + index.len)));
        }
        let next = next.parse().ok();
        Ok(Solution { index, next, path, file: Mutex::new(file) })
    }

    /// Reads the whole table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(&self) -> Result<Table, FileError> {
        let read = || -> io::Result<Table> {
            let mut file = BufReader::with_capacity(BLOCK, File::open(&self.path)?);
            file.seek(SeekFrom::Start(HEADER as u64))?;
            let mut bytes = Vec::with_capacity(self.index.len);
            file.read_to_end(&mut bytes)?;
            Ok(Table::from_bytes(bytes))
        };
        read().map_err(|error| FileError::Io(self.path.clone(), error))
    }

    /// The value of a position for the player to move.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn value(&self, position: Position) -> Result<Value, FileError> {
        let place = match place_or_value(&self.index, position) {
            Ok(place) => place,
            Err(value) => return Ok(value),
        };
        let read = || -> io::Result<u8> {
            let mut file = self.file.lock().unwrap_or_else(|poison| poison.into_inner());
            file.seek(SeekFrom::Start((HEADER + place) as u64))?;
            let mut byte = [0];
            file.read_exact(&mut byte)?;
            Ok(byte[0])
        };
        let byte = read().map_err(|error| FileError::Io(self.path.clone(), error))?;
        Ok(Value::from_byte(byte))
    }
}

/// A rule set in words that name it: `standard required loses`.
fn describe(rules: Rules) -> String {
    let Rules { variant, take_back, empty_reserve } = rules;
    format!("{variant} {take_back} {empty_reserve}")
}
