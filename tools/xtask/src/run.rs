//! Runs other programs; errors name the program that failed.

use std::cell::RefCell;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The number of characters of a command that a message shows.
const LONGEST: usize = 90;

thread_local! {
    /// Where the programs that this thread runs print; without a file, where this program prints.
    static LOG: RefCell<Option<File>> = const { RefCell::new(None) };
}

/// From now on the programs that this thread runs print to a new file.
pub fn print_to(path: &Path) -> Result<()> {
    let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    LOG.set(Some(file));
    Ok(())
}

/// Where a program prints.
fn log() -> Result<Stdio> {
    LOG.with_borrow(|file| match file {
        Some(file) => Ok(file.try_clone()?.into()),
        None => Ok(Stdio::inherit()),
    })
}

/// Runs a command, its output passing through, and fails when it does.
pub fn run(command: &mut Command) -> Result<()> {
    command.stdout(log()?).stderr(log()?);
    let status = command.status().with_context(|| format!("cannot start {}", describe(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", describe(command));
    }
    Ok(())
}

/// Runs a command and answers with what it printed.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(log()?)
        .output()
        .with_context(|| format!("cannot start {}", describe(command)))?;
    if !output.status.success() {
        bail!("{} failed ({})", describe(command), output.status);
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// The first of these programs that the path has.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    names.iter().find_map(|name| {
        std::env::split_paths(&path)
            .map(|folder| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
            .find(|file| file.is_file())
    })
}

/// The command as typed, without the folder of the program; a long one is cut.
fn describe(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    let mut words = vec![name.to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|word| word.to_string_lossy().into_owned()));
    let line = words.join(" ");
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("`{}…`", &line[..end]),
        None => format!("`{line}`"),
    }
}
