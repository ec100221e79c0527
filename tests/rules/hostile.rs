//! Real tables and solutions, changed at random, with their checksums made right again, and given to
//! their readers; then positions are looked up. Nothing may panic, and nothing may take long.
//!
//! `FUZZ_FILES=10000000 cargo test --profile fuzz --package pylos-tests hostile` gives that many files;
//! `FUZZ_FIRST` is the first session. The same session is always the same.

mod mutate;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use pylos::engine::internal::{DIRECTORY_ENTRY, PROGRESS, rules_of};
use pylos::engine::{Engine, Level, Limits, Value};
use pylos::{Game, Rules};
use pylos_tests::chance::{Chance, random_game};

use mutate::{
    Named, cut_table, mutate, pieces, repair_index, repair_piece, repair_table, table_head,
};

/// The files of a session.
const FILES: u64 = 32;
/// The largest real piece to change.
const LARGEST_PIECE: usize = 3000;

/// How many files each reader was given and how many it took; how many questions about positions and
/// games there were, and how many had an answer.
#[derive(Default, Debug)]
struct Counts(BTreeMap<&'static str, [u64; 2]>);

impl Counts {
    fn add(&mut self, what: &'static str, is_taken: bool) {
        let [given, taken] = self.0.entry(what).or_default();
        *given += 1;
        *taken += u64::from(is_taken);
    }
}

/// A real folder: its index and its small pieces.
struct Folder {
    index: Vec<u8>,
    pieces: Vec<(Named, Vec<u8>)>,
}

/// The real files.
struct Fuzz {
    tables: Vec<Vec<u8>>,
    folders: Vec<Folder>,
}

impl Fuzz {
    /// Reads the tables and folders of a checkout.
    fn new(root: &Path) -> io::Result<Fuzz> {
        let mut tables = Vec::new();
        for name in ["children", "standard", "expert", "expert-2"] {
            let file = fs::read(root.join(format!("www/tables/{name}.pylos")))?;
            tables.extend([
                cut_table(&file, |entry| entry[0] <= 4 && entry[1] != PROGRESS, usize::MAX),
                cut_table(&file, |entry| entry[0] <= 6 && entry[1] != PROGRESS, usize::MAX),
                cut_table(&file, |entry| entry[1] != PROGRESS, 60),
                cut_table(&file, |entry| entry[0] <= 2, 300),
            ]);
            if file[9] > 0 && name != "expert-2" {
                // The weights are slow to unpack: one table of thirty.
                tables.push(cut_table(&file, |entry| entry[0] <= 2, usize::MAX));
            }
        }
        let mut folders = Vec::new();
        for folder in ["www/solution", "tests/data/solution"] {
            for entry in fs::read_dir(root.join(folder))? {
                let folder = entry?.path();
                if folder.is_dir() {
                    folders.push(read_folder(&folder)?);
                }
            }
        }
        // The order of a folder's entries is not the same everywhere.
        folders.sort_by(|one, other| one.index.cmp(&other.index));
        Ok(Fuzz { tables, folders })
    }

    /// Gives changed files to one player and one solution.
    fn session(&self, number: u64, counts: &mut Counts) {
        let mut chance = Chance::new(number);
        match number % 2 {
            0 => self.tables(&mut chance, counts),
            _ => self.solutions(&mut chance, counts),
        }
    }

    fn tables(&self, chance: &mut Chance, counts: &mut Counts) {
        let mut engine = Engine::new();
        for _ in 0..FILES {
            let table = chance.choose(&self.tables);
            let other = chance.choose(&self.tables);
            let rules = rules_of(table).expect("a real table");
            let mut file = match chance.below(50) {
                0 => table.clone(),
                _ => mutate(chance, table, table_head(table), other),
            };
            if chance.below(16) > 0 {
                repair_table(&mut file);
            }
            let mut cuts = vec![0, file.len()];
            let what = *chance.choose(&["tables", "arrivals"]);
            if what == "arrivals" {
                cuts.extend((0..=chance.below(4)).map(|_| chance.below(file.len())));
                cuts.sort_unstable();
            }
            let taken = cuts.windows(2).all(|part| {
                let taken = engine.take("table", part[0], &file[part[0]..part[1]]).is_ok();
                if taken && chance.below(8) == 0 {
                    ask_engine(&mut engine, rules, chance, counts);
                }
                taken
            });
            counts.add(what, taken);
            if taken || chance.below(16) == 0 {
                ask_engine(&mut engine, rules, chance, counts);
            }
        }
    }

    fn solutions(&self, chance: &mut Chance, counts: &mut Counts) {
        let folder = chance.choose(&self.folders);
        let mut engine = Engine::new();
        let mut index = folder.index.clone();
        let give_index = |engine: &mut Engine, index: &[u8], counts: &mut Counts| {
            let taken = engine.take("index", 0, index).is_ok();
            counts.add("indexes", taken);
            taken
        };
        give_index(&mut engine, &index, counts);
        for _ in 0..FILES {
            if chance.below(4) == 0 {
                let other = chance.choose(&self.folders);
                let mut file = mutate(chance, &other.index, 12, &folder.index);
                if chance.below(16) > 0 {
                    repair_index(&mut file);
                }
                if give_index(&mut engine, &file, counts) {
                    ask_solution(&mut engine, &file, chance, counts);
                    index = file;
                }
                continue;
            }
            let (real, file) = chance.choose(&folder.pieces);
            let mut name = real.name();
            let other = chance.choose(&folder.pieces);
            let mut bytes = match chance.below(8) {
                0 => file.clone(),
                _ => mutate(chance, file, DIRECTORY_ENTRY * real.blocks, &other.1),
            };
            let is_named = |named: &Named| named.at == real.at && named.balls == real.balls;
            if chance.below(8) > 0 && pieces(&index).iter().any(is_named) {
                name = repair_piece(&mut index, real, &mut bytes);
                if !give_index(&mut engine, &index, counts) {
                    index.clone_from(&folder.index);
                }
            }
            let [one, other] = [0; 2].map(|_| chance.below(bytes.len() + 1));
            let (from, part) = match chance.below(3) {
                0 => (one.min(other), &bytes[one.min(other)..one.max(other)]),
                1 => (chance.below(8), &bytes[..]),
                _ => (0, &bytes[..]),
            };
            let taken = engine.take(&name, from, part) == Ok(true);
            counts.add("pieces", taken);
            if taken {
                ask_solution(&mut engine, &index, chance, counts);
            }
        }
    }
}

/// A game of random turns, half of the time a short one: files have the first layers.
fn some_game(chance: &mut Chance, rules: Rules) -> Game {
    let most = *chance.choose(&[6, 48]);
    let turns = chance.below(most);
    random_game(chance, rules, turns)
}

fn ask_engine(engine: &mut Engine, rules: Rules, chance: &mut Chance, counts: &mut Counts) {
    let limits = Limits::default().with_nodes(2);
    let game = some_game(chance, rules);
    let is_answered = match chance.below(4096) {
        0 => {
            engine.ask_choice(&game, Level::MAX, 1);
            engine.step(limits).is_final
        }
        1..16 => {
            let stop = chance.below(2) == 0;
            !engine.analyse(&game, limits.with_stop(&|| stop)).is_empty()
        }
        _ => engine.value(game.position(), limits).is_some(),
    };
    counts.add("questions", is_answered);
}

fn ask_solution(engine: &mut Engine, index: &[u8], chance: &mut Chance, counts: &mut Counts) {
    let game = some_game(chance, rules_of(index).expect("a real index"));
    let needs = engine.needs(&game);
    // What is asked for can be asked of a host.
    assert!(needs.iter().flatten().all(|piece| piece.start < piece.end && piece.end <= piece.size));
    let is_solved = needs.is_some_and(|missing| missing.is_empty());
    counts.add("questions", is_solved);
    if is_solved && chance.below(4) == 0 {
        let known = engine.analyse(&game, Limits::default().with_nodes(2));
        assert!(known.iter().all(|known| {
            known.is_exact() && (known.value == Some(Value::Draw)) == known.distance.is_none()
        }));
    }
}

fn read_folder(folder: &Path) -> io::Result<Folder> {
    let index = fs::read(folder.join("index.pylos"))?;
    let mut read = Vec::new();
    for piece in pieces(&index) {
        // The folders of a checkout do not have all files that their indexes name.
        let file = fs::read(folder.join(piece.name()));
        read.extend(file.ok().filter(|file| file.len() < LARGEST_PIECE).map(|file| (piece, file)));
    }
    Ok(Folder { index, pieces: read })
}

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |text| text.parse().expect("a number"))
}

#[test]
fn changed_files_are_refused_or_answer() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let fuzz = Fuzz::new(&root).expect("the files of the checkout can be read");
    let (first, mut counts) = (number("FUZZ_FIRST", 0), Counts::default());
    for session in first..first + number("FUZZ_FILES", 16_000) / FILES {
        // The last one is seen when a reader panics.
        println!("session {session}");
        fuzz.session(session, &mut counts);
    }
    // Most changes get past the checksums; of those, readers take some and refuse others.
    for (what, &[given, taken]) in &counts.0 {
        assert!(given > 1000 && taken > given / 50 && taken < given, "{what}: {counts:?}");
    }
    assert!(counts.0.len() == 5 && counts.0["questions"][1] > 500, "{counts:?}");
}
