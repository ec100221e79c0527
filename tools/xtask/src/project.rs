//! The folders of the repository, and the programs that run in it.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// The repository this program was started in.
pub struct Project {
    /// The workspace's top folder.
    pub root: PathBuf,
    /// Cargo's target folder, wherever the environment or a configuration file puts it.
    pub target: PathBuf,
    /// Where the programs print; without a file, where this program prints.
    log: Option<File>,
    /// Held by a command that writes: the lock ends with this value.
    _lock: Option<File>,
}

impl Project {
    /// Asks Cargo where the workspace and its target folder are.
    pub fn find() -> Result<Self> {
        let mut metadata = Command::new(cargo());
        metadata.args(["metadata", "--no-deps", "--format-version", "1"]);
        let metadata: Value = serde_json::from_str(&output(&mut metadata)?)?;
        let folder = |key: &str| {
            let path = metadata[key].as_str().map(PathBuf::from);
            path.with_context(|| format!("`cargo metadata` named no {key}"))
        };
        let (root, target) = (folder("workspace_root")?, folder("target_directory")?);
        Ok(Self { root, target, log: None, _lock: None })
    }

    /// The same repository, where programs print to a new file.
    pub fn printing_to(&self, file: &Path) -> Result<Self> {
        let (root, target) = (self.root.clone(), self.target.clone());
        Ok(Self { root, target, log: Some(File::create(file)?), _lock: None })
    }

    /// The same for a command that writes into the checkout: waits until no other such command runs here.
    pub fn alone() -> Result<Self> {
        let project = Self::find()?;
        let file = File::create(project.target.join("xtask.lock"))?;
        if file.try_lock().is_err() {
            println!("Waiting until another `cargo xtask` in {} ends", project.root.display());
            file.lock()?;
        }
        Ok(Self { _lock: Some(file), ..project })
    }

    pub fn www(&self) -> PathBuf {
        self.root.join("www")
    }

    pub fn tests(&self) -> PathBuf {
        self.root.join("tests")
    }

    /// Where `cargo xtask solution` writes.
    pub fn solution(&self) -> PathBuf {
        self.target.join("solution")
    }

    /// A `cargo` command, to be run at the top of the workspace.
    pub fn cargo(&self, words: &str) -> Command {
        self.command(&cargo(), words)
    }

    /// A program of a crate, such as `name@1.2.3`, which Cargo installs unless this version is there.
    pub fn tool(&self, package: &str, program: &str) -> Result<PathBuf> {
        let tools = self.target.join("tools");
        // Unoptimised, it is there in a third of the time.
        let mut install = self.cargo("install --debug --bin");
        install.args([program, package, "--root"]).arg(&tools);
        install.env("CARGO_TARGET_DIR", tools.join("build"));
        run(install.env("CARGO_PROFILE_DEV_DEBUG", "false"))?;
        Ok(tools.join("bin").join(program))
    }

    /// Any command, to be run at the top of the workspace.
    pub fn command(&self, program: &str, words: &str) -> Command {
        let mut command = Command::new(program);
        command.args(words.split_whitespace()).current_dir(&self.root).stderr(Stdio::inherit());
        if let Some(log) = &self.log
            && let (Ok(out), Ok(err)) = (log.try_clone(), log.try_clone())
        {
            command.stdout(out).stderr(err);
        }
        command
    }
}

/// The Cargo that started this program, or else the one in the path.
fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Runs a command, its output passing through, and fails when it does.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", text(command)))?;
    ensure!(status.success(), "{} failed ({status})", text(command));
    Ok(())
}

/// Runs a command and answers with what it printed, without the space around it.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.stdout(Stdio::piped()).output();
    let output = output.with_context(|| format!("cannot start {}", text(command)))?;
    ensure!(output.status.success(), "{} failed ({})", text(command), output.status);
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// A command as typed, without the folder of the program.
fn text(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name();
    let words = program.into_iter().chain(command.get_args()).map(|word| word.to_string_lossy());
    format!("`{}`", words.collect::<Vec<_>>().join(" "))
}
