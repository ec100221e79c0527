//! Where things are: the folders of the repository.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::run;

/// The repository this program was started in.
pub struct Project {
    /// The workspace's top folder.
    pub root: PathBuf,
    /// Cargo's target folder, wherever the environment or a configuration file puts it.
    pub target: PathBuf,
    /// Held by a command that writes: the lock ends with this value.
    _lock: Option<File>,
}

impl Project {
    /// Asks Cargo where the workspace and its target folder are.
    pub fn find() -> Result<Self> {
        let mut metadata = Command::new(cargo());
        metadata.args(["metadata", "--no-deps", "--format-version", "1"]);
        if let Some(here) = std::env::var_os("CARGO_MANIFEST_DIR") {
            metadata.current_dir(here);
        }
        let metadata: Value = serde_json::from_str(&run::output(&mut metadata)?)?;
        let folder = |key: &str| {
            metadata[key]
                .as_str()
                .map(PathBuf::from)
                .with_context(|| format!("`cargo metadata` named no {key}"))
        };
        let (root, target) = (folder("workspace_root")?, folder("target_directory")?);
        Ok(Self { root, target, _lock: None })
    }

    /// The same for a command that writes into the checkout: waits until no other such command runs here.
    pub fn alone() -> Result<Self> {
        let project = Self::find()?;
        let lock = lock(&project.target.join("xtask.lock"), || {
            println!("Waiting until another `cargo xtask` in {} ends", project.root.display());
        })?;
        Ok(Self { _lock: Some(lock), ..project })
    }

    /// The static site.
    pub fn www(&self) -> PathBuf {
        self.root.join("www")
    }

    /// The JavaScript side of the tests.
    pub fn tests(&self) -> PathBuf {
        self.root.join("tests")
    }

    /// A `cargo` command, to be run at the top of the workspace.
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        self.command(&cargo(), arguments)
    }

    /// Any command, to be run at the top of the workspace.
    pub fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(&self.root);
        command
    }
}

/// The Cargo that started this program, or else the one in the path.
fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Locks a file until the value is dropped; `wait` is called where another process has locked it.
fn lock(path: &Path, wait: impl FnOnce()) -> Result<File> {
    let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => return Ok(file),
        Err(TryLockError::WouldBlock) => wait(),
        Err(TryLockError::Error(error)) => bail!("cannot lock {}: {error}", path.display()),
    }
    file.lock()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread;

    use super::lock;

    #[test]
    fn a_second_command_says_that_it_waits_and_begins_when_the_first_ends() {
        let path = std::env::temp_dir().join(format!("pylos-lock-{}", std::process::id()));
        let first = lock(&path, || panic!("nothing to wait for")).expect("a lock");
        let (waits, waiting) = mpsc::channel();
        let (began, begun) = mpsc::channel();
        let other = path.clone();
        let second = thread::spawn(move || {
            let _lock = lock(&other, || waits.send(()).expect("a listener")).expect("a lock");
            began.send(()).expect("a listener");
        });
        waiting.recv().expect("the second command waits");
        assert!(begun.try_recv().is_err(), "it has begun");
        drop(first);
        begun.recv().expect("it begins");
        second.join().expect("no panic");
        std::fs::remove_file(path).expect("the file of this test");
    }
}
