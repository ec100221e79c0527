//! Real tables and solutions, changed at random, with their checksums made right again, and given to
//! their readers; then positions are looked up. Nothing may panic, and nothing may take long.
//!
//! `FUZZ_FILES=10000000 cargo test --profile fuzz --package pylos-tests hostile` gives that many files;
//! `FUZZ_FIRST` is the first session. The same session is always the same.

mod mutate;

use std::fs;
use std::io;
use std::path::Path;

use pylos::engine::internal::{DIRECTORY_ENTRY, PROGRESS, rules_of};
use pylos::engine::{Engine, Level, Limits, Value};
use pylos::{Game, Rules};
use pylos_tests::chance::Chance;

use mutate::{
    Named, cut_table, mutate, pieces, repair_index, repair_piece, repair_table, table_head,
};

/// The files of a session.
const FILES: u64 = 32;
/// The largest real piece to change.
const LARGEST_PIECE: usize = 3000;

/// The files given to each reader, and how many of them it took.
#[derive(Default, Debug)]
struct Counts {
    /// Tables in one.
    tables: [u64; 2],
    /// Tables piece by piece.
    arrivals: [u64; 2],
    /// The indexes of solutions.
    indexes: [u64; 2],
    /// Pieces of solutions.
    pieces: [u64; 2],
    /// Questions about positions and games, and how many had an answer.
    questions: [u64; 2],
}

impl Counts {
    /// All files.
    fn files(&self) -> u64 {
        self.tables[0] + self.arrivals[0] + self.indexes[0] + self.pieces[0]
    }
}

fn count(counter: &mut [u64; 2], is_taken: bool) {
    counter[0] += 1;
    counter[1] += u64::from(is_taken);
}

/// A real folder: its index and its small pieces.
struct Folder {
    index: Vec<u8>,
    pieces: Vec<(Named, Vec<u8>)>,
}

/// The real files and the games to ask about.
struct Fuzz {
    tables: Vec<Vec<u8>>,
    folders: Vec<Folder>,
    /// Games of some turns, for each rule set.
    games: Vec<(Rules, Vec<Game>)>,
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
        let games = Rules::all().map(|rules| (rules, some_games(rules))).collect();
        Ok(Fuzz { tables, folders, games })
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
            let whole = chance.below(2) == 0;
            let mut cuts: Vec<usize> =
                (0..chance.below(5)).map(|_| chance.below(file.len())).collect();
            cuts.sort_unstable();
            cuts.retain(|_| !whole);
            cuts.push(file.len());
            let mut from = 0;
            let mut taken = true;
            for &to in &cuts {
                taken = engine.take("table", from, &file[from..to]).is_ok();
                from = to;
                if !taken {
                    break;
                }
                if chance.below(8) == 0 {
                    self.ask_engine(&mut engine, rules, chance, counts);
                }
            }
            let counter = if whole { &mut counts.tables } else { &mut counts.arrivals };
            count(counter, taken);
            if taken || chance.below(16) == 0 {
                self.ask_engine(&mut engine, rules, chance, counts);
            }
        }
    }

    fn solutions(&self, chance: &mut Chance, counts: &mut Counts) {
        let folder = chance.choose(&self.folders);
        let mut engine = Engine::new();
        let mut index = folder.index.clone();
        let mut give_index = |engine: &mut Engine, index: &[u8]| {
            let taken = engine.take("index", 0, index);
            count(&mut counts.indexes, taken.is_ok());
            taken.is_ok()
        };
        give_index(&mut engine, &index);
        for _ in 0..FILES {
            if chance.below(4) == 0 {
                let other = chance.choose(&self.folders);
                let mut file = mutate(chance, &other.index, 12, &folder.index);
                if chance.below(16) > 0 {
                    repair_index(&mut file);
                }
                if give_index(&mut engine, &file) {
                    self.ask_solution(&mut engine, &file, chance, &mut counts.questions);
                    index = file;
                }
                continue;
            }
            let (real, file) = chance.choose(&folder.pieces);
            let mut piece = *real;
            let other = chance.choose(&folder.pieces);
            let mut bytes = match chance.below(8) {
                0 => file.clone(),
                _ => mutate(chance, file, DIRECTORY_ENTRY * real.blocks, &other.1),
            };
            let is_named = |named: &Named| named.at == real.at && named.balls == real.balls;
            if chance.below(8) > 0 && pieces(&index).iter().any(is_named) {
                repair_piece(&mut index, &mut piece, &mut bytes);
                if !give_index(&mut engine, &index) {
                    index.clone_from(&folder.index);
                }
            }
            let [one, other] = [0; 2].map(|_| chance.below(bytes.len() + 1));
            let (from, part) = match chance.below(3) {
                0 => (one.min(other), &bytes[one.min(other)..one.max(other)]),
                1 => (chance.below(8), &bytes[..]),
                _ => (0, &bytes[..]),
            };
            let taken = engine.take(&piece.name(), from, part) == Ok(true);
            count(&mut counts.pieces, taken);
            if taken {
                self.ask_solution(&mut engine, &index, chance, &mut counts.questions);
            }
        }
    }

    /// A game under a rule set.
    fn game(&self, rules: Rules, chance: &mut Chance) -> &Game {
        let games = self.games.iter().find(|(known, _)| *known == rules);
        chance.choose(&games.expect("all rule sets have games").1)
    }

    fn ask_engine(
        &self,
        engine: &mut Engine,
        rules: Rules,
        chance: &mut Chance,
        counts: &mut Counts,
    ) {
        let game = self.game(rules, chance);
        let limits = Limits::default().with_nodes(2);
        match chance.below(4096) {
            0 => {
                engine.ask_choice(game, Level::MAX, 1);
                count(&mut counts.questions, engine.step(limits).is_final);
            }
            1..16 => {
                let stop = chance.below(2) == 0;
                let known = engine.analyse(game, limits.with_stop(&|| stop));
                count(&mut counts.questions, !known.is_empty());
            }
            _ => {
                for _ in 0..2 {
                    let position = self.game(rules, chance).position();
                    let value = engine.value(position, limits);
                    count(&mut counts.questions, value.is_some());
                }
            }
        }
    }

    fn ask_solution(
        &self,
        engine: &mut Engine,
        index: &[u8],
        chance: &mut Chance,
        questions: &mut [u64; 2],
    ) {
        let game = self.game(rules_of(index).expect("a real index"), chance);
        let needs = engine.needs(game);
        // What is asked for can be asked of a host.
        assert!(
            needs.iter().flatten().all(|piece| piece.start < piece.end && piece.end <= piece.size)
        );
        let is_solved = needs.is_some_and(|missing| missing.is_empty());
        count(questions, is_solved);
        if is_solved && chance.below(4) == 0 {
            let known = engine.analyse(game, Limits::default().with_nodes(2));
            assert!(known.iter().all(|known| {
                known.is_exact() && (known.value == Some(Value::Draw)) == known.distance.is_none()
            }));
        }
    }
}

/// Games of random turns, most of them short: files have the first layers.
fn some_games(rules: Rules) -> Vec<Game> {
    let mut chance = Chance::new(1);
    let mut games = Vec::new();
    for number in 0..48 {
        let mut game = Game::new(rules);
        let turns = if number < 24 { number % 6 } else { number };
        while game.moves().len() < turns && !game.is_over() {
            let m = *chance.choose(&game.legal_moves());
            game.play(m).expect("a legal move");
        }
        games.push(game);
    }
    games
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
    let (files, mut counts) = (number("FUZZ_FILES", 16_000), Counts::default());
    for session in number("FUZZ_FIRST", 0).. {
        // The last one is seen when a reader panics.
        println!("session {session}");
        fuzz.session(session, &mut counts);
        if counts.files() >= files {
            break;
        }
    }
    // Most changes get past the checksums; of those, readers take some and refuse others.
    for [given, taken] in [counts.tables, counts.arrivals, counts.indexes, counts.pieces] {
        assert!(given > 1000 && taken > given / 50 && taken < given, "{counts:?}");
    }
    assert!(counts.questions[1] > 500, "{counts:?}");
}
