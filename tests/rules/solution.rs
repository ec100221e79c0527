//! The solution in a folder of packed blocks, with the small one in `tests/data/solution`.

use std::cmp::Reverse;
use std::fs;

use pylos::Game;
use pylos::engine::{Engine, FileError, Level, Limits, MoveScore, Piece, Source, Value};
use pylos_tests::chance::Chance;
use pylos_tests::text::{play, read};
use pylos_tests::vectors;

const WWW: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../www");
const INDEX: &[u8] = include_bytes!("../data/solution/children/index.pylos");

/// The bytes of a file of the folder.
fn file(name: &str) -> Vec<u8> {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/data/solution/children");
    fs::read(format!("{dir}/{name}")).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The bytes of a part of a file.
fn bytes(piece: &Piece) -> Vec<u8> {
    let file = file(&piece.file);
    assert_eq!(file.len(), piece.size as usize);
    file[piece.start as usize..piece.end as usize].to_vec()
}

/// An engine that has the index.
fn engine() -> Engine {
    let mut engine = Engine::new();
    assert_eq!(engine.take("index", 0, INDEX), Ok(true));
    engine
}

fn add(engine: &mut Engine, piece: &Piece) {
    assert_eq!(engine.take(&piece.file, piece.start as usize, &bytes(piece)), Ok(true));
}

/// Adds all that an answer needs; returns the parts.
fn fetch(engine: &mut Engine, game: &Game) -> Vec<Piece> {
    let mut all = Vec::new();
    loop {
        let needs = engine.needs(game).expect("the folder has the layers");
        if needs.is_empty() {
            return all;
        }
        needs.iter().for_each(|piece| add(engine, piece));
        all.extend(needs);
    }
}

/// What the engine knows as soon as it is asked.
fn known_at_once(engine: &mut Engine, game: &Game) -> Vec<MoveScore> {
    engine.analyse(game, Limits::default().with_nodes(1))
}

fn is_solved(moves: &[MoveScore]) -> bool {
    moves.iter().all(|known| known.source == Source::Solution)
}

/// The known positions of the layers in the folder, with their values. Those that need most come first.
fn known() -> Vec<(Game, &'static str)> {
    let [lines, ..] = vectors::values();
    let known = lines.into_iter().map(|line| (Game::from_position(line.position), line.value));
    let is_there = |game: &Game| game.position().occupied().len() >= 25 && !game.is_over();
    let mut known: Vec<_> = known.filter(|(game, _)| is_there(game)).collect();
    let engine = engine();
    known.sort_by_key(|(game, _)| Reverse(engine.needs(game).map(|needs| needs.len())));
    assert!(known.len() > 100);
    known
}

#[test]
fn every_move_of_the_known_positions_has_its_value_and_distance() {
    let mut engine = engine();
    for (game, value) in known().into_iter().step_by(8) {
        fetch(&mut engine, &game);
        let moves = known_at_once(&mut engine, &game);
        assert_eq!(moves.len(), game.legal_moves().len());
        assert!(is_solved(&moves) && moves.is_sorted_by_key(|known| -known.score));
        let letter = if moves[0].value == Some(Value::Win) { 'W' } else { 'L' };
        let distance = moves[0].distance.expect("the children's game is never endless");
        assert_eq!(format!("{letter}{distance}"), value, "{}", game.position());
    }
}

#[test]
fn an_answer_needs_little_and_only_once() {
    let mut engine = engine();
    let (game, _) = &known()[0];
    let fetched = fetch(&mut engine, game);
    let total: u32 = fetched.iter().map(|piece| piece.end - piece.start).sum();
    assert!((1..50_000).contains(&total), "{total} bytes");
    assert_eq!(engine.needs(game), Some(vec![]));

    // A host may send whole files.
    let mut other = self::engine();
    for piece in fetched {
        assert_eq!(other.take(&piece.file, 0, &file(&piece.file)), Ok(true));
    }
    assert_eq!(other.needs(game), Some(vec![]));
    assert_eq!(known_at_once(&mut other, game), known_at_once(&mut engine, game));
    for level in Level::all().filter(|&level| level < Level::MAX) {
        assert_eq!(engine.choose(game, level, 1), Engine::new().choose(game, level, 1));
    }
}

#[test]
fn bytes_that_were_asked_for_are_taken_in_also_when_others_are_forgotten() {
    const MOST_HELD: usize = 64 << 20;
    // A position that needs a part of a file once the directories are there.
    let parted = known().into_iter().find_map(|(game, _)| {
        let mut engine = engine();
        engine.needs(&game)?.iter().for_each(|piece| add(&mut engine, piece));
        let part = engine.needs(&game)?.into_iter().find(|piece| piece.start > 0)?;
        Some((game, engine, part))
    });
    let (game, mut engine, part) = parted.expect("the folder has large files");
    let all = known().into_iter().flat_map(|(game, _)| engine.needs(&game).expect("the layers"));
    let other = all.into_iter().find(|piece| piece.file != part.file).expect("more than one file");
    let whole = file(&other.file);
    let (fetched, _) = &known()[0];
    fetch(&mut engine, fetched);
    for _ in 0..=MOST_HELD / whole.len() {
        assert_eq!(engine.take(&other.file, 0, &whole), Ok(true));
    }
    assert_ne!(engine.needs(fetched), Some(vec![]));
    add(&mut engine, &part);
    fetch(&mut engine, &game);
    assert!(is_solved(&known_at_once(&mut engine, &game)));
}

#[test]
fn a_damaged_index_is_refused() {
    let is_refused = |bytes: &[u8]| Engine::new().take("index", 0, bytes).is_err();
    assert!((0..INDEX.len()).all(|cut| is_refused(&INDEX[..cut])));
    for place in 0..INDEX.len() {
        let mut damaged = INDEX.to_vec();
        damaged[place] ^= 0x5A;
        assert!(is_refused(&damaged), "byte {place}");
    }
}

#[test]
fn damaged_bytes_change_nothing() {
    let mut chance = Chance::new(11);
    let (game, _) = &known()[0];
    let mut engine = engine();
    assert_eq!(engine.take("26-00000000.pylos", 0, &[1, 2, 3]), Err(FileError::Unknown));
    loop {
        let needs = engine.needs(game);
        let Some(piece) = needs.iter().flatten().next() else { break };
        let sound = bytes(piece);
        for _ in 0..40 {
            let mut damaged = sound.clone();
            let mut start = piece.start as usize;
            match chance.below(3) {
                0 => start += 1 + chance.below(1000),
                1 => damaged.rotate_left(1 + chance.below(sound.len() - 1)),
                _ => damaged[chance.below(sound.len())] ^= 1 + chance.below(255) as u8,
            }
            assert!(engine.take(&piece.file, start, &damaged).is_err());
            assert_eq!(engine.needs(game), needs);
        }
        assert!(engine.take(&piece.file, usize::MAX, &sound).is_err());
        assert!(engine.take(&piece.file, piece.start as usize, &sound[..sound.len() - 1]).is_err());
        add(&mut engine, piece);
    }
}

#[test]
fn an_engine_answers_from_the_solution_as_soon_as_nothing_is_missing() {
    let (game, _) = &known()[0];
    assert_eq!(Engine::new().needs(game), None);
    // The folder does not have its layers.
    assert_eq!(engine().needs(&Game::new(game.rules())), None);
    let one = Limits::default().with_nodes(1);
    for level in [None, Some(Level::MAX)] {
        let mut engine = engine();
        match level {
            None => engine.ask(game),
            Some(level) => engine.ask_choice(game, level, 1),
        }
        while let Some(piece) = engine.needs(game).expect("the folder has the layers").first() {
            let moves = &engine.step(one).moves;
            assert!(moves.iter().all(|known| known.source == Source::Search));
            add(&mut engine, piece);
        }
        let answer = engine.step(Limits::default()).clone();
        assert!(answer.is_final && is_solved(&answer.moves));
        assert_eq!(answer.moves[0].score, known_at_once(&mut engine, game)[0].score);
    }
}

#[test]
fn a_final_choice_by_tables_is_made_again_when_the_solution_arrives() {
    let (game, _) = &known()[0];
    let mut engine = engine();
    let table = format!("{WWW}/tables/children.pylos");
    engine.take("a", 0, &fs::read(table).expect("the table")).expect("a sound table");
    engine.ask_choice(game, Level::MAX, 1);
    for knows in [false, true] {
        let answer = engine.step(Limits::default());
        assert_eq!((answer.is_final, is_solved(&answer.moves)), (true, knows));
        fetch(&mut engine, game);
    }
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw_whatever_the_solution_says() {
    let mut engine = engine();
    let mut game = Game::from_position(read("dd2/d3/2l1/2ll 3/3/3 2/2 1 l"));
    play(&mut game, "1d2x1d2 1b3x1b3 1d2x1d2");
    let file = |name: &str| fs::read(format!("{WWW}/solution/standard/{name}")).expect(name);
    engine.take("index", 0, &file("index.pylos")).expect("a sound index");
    while let Some(piece) = engine.needs(&game).expect("the layers").first() {
        engine.take(&piece.file, 0, &file(&piece.file)).expect("a sound file");
    }
    let moves = known_at_once(&mut engine, &game);
    assert!(is_solved(&moves));
    let known = moves.iter().find(|known| known.m == read("1b3x1b3")).expect("a legal move");
    assert_eq!((known.value, known.distance), (Some(Value::Draw), None));
    let next = game.position().play_unchecked(known.m);
    assert_eq!(engine.solved(next), Some((Value::Win, Some(31))));
}
