//! Solutions as files: one byte for each position.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use pylos::engine::internal::Index;
use pylos::{EmptyReserve, Rules, TakeBackOption};

use crate::values::Values;

/// Runs an operation on a file and adds the path to its error.
pub(crate) fn on<T>(path: &Path, run: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    run().map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

/// The name of a rule set in names of files and folders: `expert-optional-playsOn`.
pub fn name_of(rules: Rules) -> String {
    let mut name = rules.variant.to_string();
    if rules.take_back != TakeBackOption::default() {
        name += &format!("-{}", rules.take_back);
    }
    if rules.empty_reserve != EmptyReserve::default() {
        name += &format!("-{}", rules.empty_reserve);
    }
    name
}

/// The path of the solution of a rule set.
pub fn solution_path(dir: &Path, rules: Rules) -> PathBuf {
    dir.join(name_of(rules) + ".solution")
}

/// Writes a solution.
pub fn write_solution(dir: &Path, rules: Rules, values: Values) -> io::Result<PathBuf> {
    let path = solution_path(dir, rules);
    let part = path.with_extension("part");
    on(&path, || {
        fs::create_dir_all(dir)?;
        fs::write(&part, values.into_bytes())?;
        fs::File::open(&part)?.sync_all()?;
        fs::rename(&part, &path)
    })?;
    Ok(path)
}

/// Reads the solution of a rule set.
pub fn read_solution(dir: &Path, rules: Rules) -> io::Result<(Index, Values)> {
    let path = solution_path(dir, rules);
    let bytes = on(&path, || fs::read(&path))?;
    let index = Index::new(rules, 15);
    if bytes.len() != index.len {
        let wrong = format!("{}: {} bytes instead of {}", path.display(), bytes.len(), index.len);
        return Err(io::Error::other(wrong));
    }
    Ok((index, Values::from_bytes(bytes)))
}
