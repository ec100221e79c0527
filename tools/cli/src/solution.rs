//! Solves rule sets and packs their solutions.

use std::io::{Read, Seek, SeekFrom, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::Args;
use fs_err as fs;
use pylos::engine::internal::{INDEX_FILE, Index, checksum};
use pylos::{EmptyReserve, Position, Rules, TakeBackOption};
use serde_json::{Map, json};

use crate::RulesArgs;
use crate::checks::Verify;
use crate::solver::{Value, Values, fit, pack, pack_folder, solve};

/// Tells the page which solutions a host has, in the folder above theirs.
const LIST: &str = "solutions.json";

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

const HEAD: usize = 64;

/// What stands there: format and version, the rule set, the number of values, and spaces up to the end of the line.
fn head(index: &Index) -> String {
    let text = format!("pylos solution 1 {} {}", name_of(index.rules), index.len);
    format!("{text:<width$}\n", width = HEAD - 1)
}

/// A solution file, of which a value is read when it is asked for.
pub struct SolutionFile {
    pub index: &'static Index,
    file: fs::File,
}

impl SolutionFile {
    pub fn open(path: &Path) -> Result<SolutionFile> {
        let mut file = fs::File::open(path)?;
        let mut found = [0; HEAD];
        file.read_exact(&mut found).context("a solution file begins with its rule set")?;
        let name = str::from_utf8(&found).ok().and_then(|text| text.split(' ').nth(3));
        let rules = Rules::all().into_iter().find(|&rules| name == Some(&name_of(rules)));
        let index =
            Index::shared(rules.with_context(|| format!("{}: no rule set", path.display()))?);
        let (size, len) = (file.metadata()?.len(), (HEAD + index.len) as u64);
        ensure!(found == *head(index).as_bytes(), "{}: another version", path.display());
        ensure!(size == len, "{}: {size} bytes instead of {len}", path.display());
        Ok(SolutionFile { index, file })
    }

    pub fn value(&mut self, position: Position) -> Result<Value> {
        Value::of(self.index, position, |place| {
            let mut byte = [0];
            self.file.seek(SeekFrom::Start((HEAD + place) as u64))?;
            self.file.read_exact(&mut byte)?;
            Ok(byte[0])
        })
    }
}

/// The solution of a rule set: one byte for each position.
#[derive(Args)]
pub struct Solution {
    #[command(flatten)]
    pub rules: RulesArgs,
    /// The folder of solutions.
    #[arg(long)]
    solutions: PathBuf,
}

impl Solution {
    fn path(&self) -> PathBuf {
        self.solutions.join(name_of(self.rules.rules()) + ".solution")
    }

    pub fn solve(&self) -> Result<()> {
        let (rules, start) = (self.rules.rules(), Instant::now());
        println!("{rules}");
        let values = solve(Index::new(rules, 15), |distance, decided| {
            let seconds = start.elapsed().as_secs_f64();
            println!("{seconds:6.1} s: distance {distance}: {decided} positions decided");
        });
        let path = self.path();
        let part = path.with_extension("part");
        fs::create_dir_all(&self.solutions)?;
        let mut file = fs::File::create(&part)?;
        file.write_all(head(&values.index).as_bytes())?;
        file.write_all(&values.into_bytes())?;
        file.sync_all()?;
        fs::rename(&part, &path)?;
        println!("wrote {}", path.display());
        Ok(())
    }

    pub fn read(&self) -> Result<Values> {
        let SolutionFile { index, mut file } = SolutionFile::open(&self.path())?;
        let mut bytes = Vec::with_capacity(index.len);
        file.read_to_end(&mut bytes)?;
        Ok(Values::from_bytes(Index::new(index.rules, 15), bytes))
    }
}

/// Pack a solution into a table of perfect play for the page, or into a folder of blocks.
#[derive(Args)]
pub struct Pack {
    #[command(flatten)]
    solution: Solution,
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
        let Pack { solution, layers, samples, parts, out, .. } = self;
        let values = solution.read()?;
        if self.blocks {
            return pack_blocks(&values, layers, out);
        }
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
fn pack_blocks(values: &Values, layers: &[usize], out: &Path) -> Result<()> {
    let index = &values.index;
    let all: Vec<usize> = (0..=30).filter(|&balls| index.layer_len(balls) > 0).collect();
    let chosen = if layers.is_empty() { &all } else { layers };
    let dir = out.join(name_of(index.rules));
    pack_folder(values, chosen, &dir)?;
    list(&dir, !layers.is_empty())
}

/// Adds the folder of a rule set to the list of its host: the checksum of its index and the size of every file.
fn list(dir: &Path, is_part: bool) -> Result<()> {
    let mut files = Map::new();
    for entry in fs::read_dir(dir)? {
        let (name, size) = entry.and_then(|it| Ok((it.file_name(), it.metadata()?.len())))?;
        files.insert(name.to_string_lossy().into_owned(), size.into());
    }
    let version = format!("{:08x}", checksum(&fs::read(dir.join(INDEX_FILE))?));
    let path = dir.with_file_name(LIST);
    let mut list: Map<String, serde_json::Value> =
        fs::read(&path).map_or(Ok(Map::new()), |bytes| serde_json::from_slice(&bytes))?;
    let mut entry = json!({ "version": version, "files": files });
    if is_part {
        entry["isPart"] = true.into();
    }
    list.insert(dir.file_name().unwrap_or_default().to_string_lossy().into_owned(), entry);
    Ok(fs::write(&path, format!("{:#}\n", serde_json::Value::Object(list)))?)
}

/// Solve a rule set, pack its blocks and verify them, as far as that is not done.
#[derive(Args)]
pub struct Host {
    #[command(flatten)]
    solution: Solution,
    /// The folder for the folder of the rule set.
    #[arg(long)]
    out: PathBuf,
}

impl Host {
    pub fn run(&self) -> Result<()> {
        let Host { solution, out } = self;
        let folder = out.join(name_of(solution.rules.rules()));
        if !folder.join(INDEX_FILE).exists() {
            if !solution.path().exists() {
                solution.solve()?;
            }
            pack_blocks(&solution.read()?, &[], out)?;
        }
        Verify { folder: folder.clone(), values: None, tables: None }.run()?;
        println!("\nThe folder to host is {}", folder.display());
        println!("{} is not needed any more", solution.solutions.display());
        Ok(())
    }
}
