//! The solution in a folder of packed blocks, with the small one in `tests/data/solution`.

use std::fs;
use std::path::PathBuf;

use pylos::engine::internal::Solution;
use pylos::engine::{Engine, FileError, Level, Limits, Piece, Source, Value};
use pylos::{Game, Rules, Variant};
use pylos_tests::chance::Chance;
use pylos_tests::vectors;

const INDEX: &[u8] = include_bytes!("../data/solution/children/index.pylos");

/// The bytes of a file of the folder.
fn file(name: &str) -> Vec<u8> {
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/solution/children");
    fs::read(dir.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The bytes of a part of a file.
fn bytes(piece: &Piece) -> Vec<u8> {
    let file = file(&piece.file);
    assert_eq!(file.len(), piece.size as usize);
    file[piece.start as usize..piece.end as usize].to_vec()
}

/// Adds a part of a file.
fn add(solution: &mut Solution, piece: &Piece) {
    assert_eq!(solution.add(&piece.file, piece.start as usize, &bytes(piece)), Some(true));
}

/// Adds all that an answer needs; returns the parts.
fn fetch(solution: &mut Solution, game: &Game) -> Vec<Piece> {
    let mut all = Vec::new();
    loop {
        let needs = solution.needs(game).expect("the folder has the layers");
        if needs.is_empty() {
            return all;
        }
        for piece in &needs {
            add(solution, piece);
        }
        all.extend(needs);
    }
}

/// The known positions of the layers in the folder, with their values.
fn known() -> Vec<(Game, &'static str)> {
    let [(rules, lines), ..] = vectors::values();
    let mut known = Vec::new();
    for line in lines {
        let position = line.position;
        let game = Game::from_position(rules, position);
        if position.occupied().len() >= 25 && game.result().is_none() {
            known.push((game, line.value));
        }
    }
    // Those that need most come first.
    let solution = Solution::new(INDEX).expect("the index can be used");
    known.sort_by_key(|(game, _)| std::cmp::Reverse(solution.needs(game).map(|needs| needs.len())));
    assert!(known.len() > 100);
    known
}

#[test]
fn every_move_of_the_known_positions_has_its_value_and_distance() {
    let mut solution = Solution::new(INDEX).expect("the index can be used");
    assert_eq!(solution.rules(), Rules::new(Variant::Children));
    for (game, value) in known().into_iter().step_by(8) {
        fetch(&mut solution, &game);
        let moves = solution.analyse(&game).expect("nothing is missing");
        assert_eq!(moves.len(), game.legal_moves().len());
        let letter = if moves[0].value == Some(Value::Win) { 'W' } else { 'L' };
        let distance = moves[0].distance.expect("the children's game is never endless");
        assert_eq!(format!("{letter}{distance}"), value, "{}", game.position());
        assert!(moves.is_sorted_by_key(|known| -known.score));
    }
}

#[test]
fn an_answer_needs_little_and_only_once() {
    let mut solution = Solution::new(INDEX).expect("the index can be used");
    let (game, _) = &known()[0];
    assert_eq!(solution.analyse(game), None);
    let fetched = fetch(&mut solution, game);
    assert!(!fetched.is_empty());
    let total: u32 = fetched.iter().map(|piece| piece.end - piece.start).sum();
    assert!(total < 50_000, "{total} bytes");
    assert_eq!(solution.needs(game), Some(vec![]));
    assert!(solution.analyse(game).is_some());

    // A host may send whole files.
    let mut other = Solution::new(INDEX).expect("the index can be used");
    for piece in fetched {
        assert_eq!(other.add(&piece.file, 0, &file(&piece.file)), Some(true));
    }
    assert_eq!(other.needs(game), Some(vec![]));
    assert_eq!(other.analyse(game), solution.analyse(game));
}

#[test]
fn bytes_that_were_asked_for_are_taken_in_also_when_others_are_forgotten() {
    const MOST_HELD: usize = 64 << 20;
    // A position that needs a part of a file once the directories are there.
    let parted = known().into_iter().find_map(|(game, _)| {
        let mut solution = Solution::new(INDEX).expect("the index can be used");
        for piece in solution.needs(&game)? {
            add(&mut solution, &piece);
        }
        let part = solution.needs(&game)?.into_iter().find(|piece| piece.start > 0)?;
        Some((game, solution, part))
    });
    let (game, mut solution, part) = parted.expect("the folder has large files");
    let all = known().into_iter().flat_map(|(game, _)| solution.needs(&game).expect("the layers"));
    let other = all.into_iter().find(|piece| piece.file != part.file).expect("more than one file");
    let whole = file(&other.file);
    for _ in 0..=MOST_HELD / whole.len() {
        assert_eq!(solution.add(&other.file, 0, &whole), Some(true));
    }
    add(&mut solution, &part);
    fetch(&mut solution, &game);
    assert!(solution.analyse(&game).is_some());
}

#[test]
fn a_folder_without_the_layers_does_not_answer() {
    let solution = Solution::new(INDEX).expect("the index can be used");
    let start = Game::new(Rules::new(Variant::Children));
    assert_eq!(solution.needs(&start), None);
    assert_eq!(solution.analyse(&start), None);
}

#[test]
fn a_damaged_index_is_refused() {
    assert!(Solution::new(b"<!doctype html>").is_none());
    for cut in 0..INDEX.len() {
        assert!(Solution::new(&INDEX[..cut]).is_none(), "cut to {cut} bytes");
    }
    for place in 0..INDEX.len() {
        let mut damaged = INDEX.to_vec();
        damaged[place] ^= 0x5A;
        assert!(Solution::new(&damaged).is_none(), "byte {place}");
    }
}

#[test]
fn damaged_bytes_change_nothing() {
    let mut chance = Chance::new(11);
    let (game, _) = &known()[0];
    let mut solution = Solution::new(INDEX).expect("the index can be used");
    assert_eq!(solution.add("26-00000000.pylos", 0, &[1, 2, 3]), None);
    loop {
        let needs = solution.needs(game);
        let Some(piece) = needs.iter().flatten().next() else { break };
        let sound = bytes(piece);
        for _ in 0..40 {
            let mut damaged = sound.clone();
            let mut start = piece.start as usize;
            let damage = chance.below(4);
            match damage {
                0 => damaged.truncate(chance.below(sound.len())),
                1 => start += 1 + chance.below(1000),
                2 => damaged.rotate_left(1 + chance.below(sound.len() - 1)),
                _ => damaged[chance.below(sound.len())] ^= 1 + chance.below(255) as u8,
            }
            let refused = solution.add(&piece.file, start, &damaged);
            if refused == Some(true) {
                // The bytes have been cut off behind a block.
                assert_eq!(damage, 0);
                break;
            }
            assert_eq!(refused, Some(false));
            assert_eq!(solution.needs(game), needs);
        }
        if solution.needs(game) != needs {
            continue;
        }
        assert_eq!(solution.add(&piece.file, usize::MAX, &sound), Some(false));
        add(&mut solution, piece);
    }
}

#[test]
fn an_engine_answers_from_the_solution_as_soon_as_nothing_is_missing() {
    let (game, _) = &known()[0];
    let mut engine = Engine::new();
    assert_eq!(engine.needs(game), None);
    let early = engine.take("26-453725cf.pylos", 0, &file("26-453725cf.pylos"));
    assert_eq!(early, Err(FileError::Unknown));
    assert_eq!(engine.take("index", 0, INDEX), Ok(true));
    let one = Limits::default().with_nodes(1);
    engine.ask(game);
    loop {
        let needs = engine.needs(game).expect("the folder has the layers");
        if needs.is_empty() {
            break;
        }
        assert!(engine.step(one).moves.iter().all(|known| known.source == Source::Search));
        for piece in needs {
            assert_eq!(engine.take(&piece.file, piece.start as usize, &bytes(&piece)), Ok(true));
        }
    }
    let known = engine.step(one).clone();
    assert!(known.is_final && known.moves.iter().all(|known| known.source == Source::Solution));
    assert_eq!(engine.analyse(game, one), known.moves);
    let choice = engine.choose(game, Level::MAX, 1).expect("a move");
    assert_eq!(choice.score, known.moves[0].score);
}
