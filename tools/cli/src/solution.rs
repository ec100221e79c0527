//! Solves rule sets and packs their solutions.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Result, ensure};
use clap::Args;
use fs_err as fs;
use pylos::engine::internal::{Index, checksum};
use pylos::{EmptyReserve, Rules, TakeBackOption};
use serde_json::{Map, Value, json};

use crate::RulesArgs;
use crate::checks::Verify;
use crate::solver::{Solver, Values, fit, pack, pack_folder};

/// Tells the page which solutions a host has, in the folder above theirs.
const LIST: &str = "solutions.json";

/// Solve a rule set: the value and the distance of every position.
#[derive(Args)]
pub struct Solve {
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder for the solution.
    #[arg(long)]
    out: PathBuf,
}

impl Solve {
    pub fn run(&self) -> Result<()> {
        let (rules, start) = (self.rules.rules(), Instant::now());
        println!("{rules}");
        let mut solver = Solver::new(Index::new(rules, 15));
        loop {
            let distance = solver.distance;
            let decided = solver.sweep();
            let seconds = start.elapsed().as_secs_f64();
            println!("{seconds:6.1} s: distance {distance}: {decided} positions decided");
            if decided == 0 {
                break;
            }
        }
        let path = solution_path(&self.out, rules);
        let part = path.with_extension("part");
        fs::create_dir_all(&self.out)?;
        fs::write(&part, solver.values.into_bytes())?;
        fs::File::open(&part)?.sync_all()?;
        fs::rename(&part, &path)?;
        println!("wrote {}", path.display());
        Ok(())
    }
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

/// The path of the solution of a rule set: one byte for each position.
fn solution_path(dir: &Path, rules: Rules) -> PathBuf {
    dir.join(name_of(rules) + ".solution")
}

/// A solution as `solve` writes it.
#[derive(Args)]
pub struct Solved {
    #[command(flatten)]
    pub rules: RulesArgs,
    /// The folder with the solution.
    #[arg(long)]
    solutions: PathBuf,
}

impl Solved {
    pub fn read(&self) -> Result<Values> {
        let path = solution_path(&self.solutions, self.rules.rules());
        let (index, bytes) = (Index::new(self.rules.rules(), 15), fs::read(&path)?);
        let (size, len) = (bytes.len(), index.len);
        ensure!(size == len, "{}: {size} bytes instead of {len}", path.display());
        Ok(Values::from_bytes(index, bytes))
    }
}

/// Pack a solution into a table of perfect play for the page, or into a folder of blocks.
#[derive(Args)]
pub struct Pack {
    #[command(flatten)]
    solved: Solved,
    /// Pack values and distances into a folder of blocks that a static host can serve.
    #[arg(long, conflicts_with_all = ["samples", "parts"])]
    blocks: bool,
    /// The numbers of balls of the layers to pack [default with --blocks: all].
    #[arg(long, value_delimiter = ',', required_unless_present = "blocks")]
    layers: Vec<usize>,
    /// Fit the estimate of the length of a lost game to this many positions, and add it.
    #[arg(long)]
    samples: Option<u64>,
    /// Divide each large layer into about this many parts, for sooner first answers [default: parts
    /// of 8 MB and more].
    #[arg(long)]
    parts: Option<NonZero<usize>>,
    /// The file to write, or with --blocks the folder for the folder of the rule set.
    #[arg(long)]
    out: PathBuf,
}

impl Pack {
    pub fn run(&self) -> Result<()> {
        let Pack { solved, layers, samples, parts, out, .. } = self;
        if self.blocks {
            return pack_blocks(solved, layers, out);
        }
        let values = solved.read()?;
        let wrong = layers.iter().find(|&&layer| layer >= values.index.shapes.len());
        ensure!(wrong.is_none(), "a board has no {} balls", wrong.unwrap_or(&0));
        let progress = samples.map(|samples| {
            let (weights, error) = fit(&values, samples);
            println!("fitted to {samples} lost positions: root mean square error {error:.2} turns");
            weights
        });
        let file = pack(&values, layers, progress.as_deref(), *parts)?;
        fs::write(out, &file)?;
        println!("{}: {} bytes", out.display(), file.len());
        Ok(())
    }
}

/// Packs layers of a solution into the folder of its rule set below `out`; all if there are none.
fn pack_blocks(solved: &Solved, layers: &[usize], out: &Path) -> Result<()> {
    let values = solved.read()?;
    let index = &values.index;
    let all: Vec<usize> = (0..=30).filter(|&balls| index.layer_len(balls) > 0).collect();
    let chosen = if layers.is_empty() { &all } else { layers };
    let dir = out.join(name_of(index.rules));
    pack_folder(&values, chosen, &dir)?;
    list(&dir, !layers.is_empty())
}

/// Adds the folder of a rule set to the list of its host: the checksum of its index and the size of every file.
fn list(dir: &Path, is_part: bool) -> Result<()> {
    let mut files = Map::new();
    for entry in fs::read_dir(dir)? {
        let (name, size) = entry.and_then(|it| Ok((it.file_name(), it.metadata()?.len())))?;
        files.insert(name.to_string_lossy().into_owned(), size.into());
    }
    let version = format!("{:08x}", checksum(&fs::read(dir.join("index.pylos"))?));
    let path = dir.with_file_name(LIST);
    let mut list: Map<String, Value> =
        fs::read(&path).map_or(Ok(Map::new()), |bytes| serde_json::from_slice(&bytes))?;
    let mut entry = json!({ "version": version, "files": files });
    if is_part {
        entry["isPart"] = true.into();
    }
    list.insert(dir.file_name().unwrap_or_default().to_string_lossy().into_owned(), entry);
    Ok(fs::write(&path, format!("{:#}\n", Value::Object(list)))?)
}

/// Solve a rule set, pack its blocks and verify them, as far as that is not done.
#[derive(Args)]
pub struct Host {
    #[command(flatten)]
    solved: Solved,
    /// The folder for the folder of the rule set.
    #[arg(long)]
    out: PathBuf,
}

impl Host {
    pub fn run(&self) -> Result<()> {
        let Host { solved: solved @ Solved { rules, solutions }, out } = self;
        let folder = out.join(name_of(rules.rules()));
        if !folder.join("index.pylos").exists() {
            if !solution_path(solutions, rules.rules()).exists() {
                Solve { rules: *rules, out: solutions.clone() }.run()?;
            }
            pack_blocks(solved, &[], out)?;
        }
        Verify { folder: folder.clone() }.run()?;
        println!("\nThe folder to host is {}", folder.display());
        println!("{} is not needed any more", solutions.display());
        Ok(())
    }
}
