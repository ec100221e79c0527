//! Perfect play with the tables of the page.

use pylos::engine::{Engine, FileError, Level, Limits, MoveScore, Source, Value};
use pylos::{Game, Move, Position, Rules, Variant};
use pylos_tests::chance::{Chance, random_game};
use pylos_tests::text::{play, read};
use pylos_tests::vectors;

/// The bytes of a table of the page.
pub fn file(name: &str) -> Vec<u8> {
    let path = format!("{}/../www/tables/{name}.pylos", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// An engine with all tables of a variant. The first one of the expert game is not all of them.
pub fn player(variant: Variant) -> Engine {
    let mut engine = Engine::new();
    for name in [variant.name(), "expert-2"] {
        if name.starts_with(variant.name()) {
            assert!(!engine.is_complete(Rules::new(variant)));
            assert_eq!(engine.take(name, 0, &file(name)), Ok(true));
        }
    }
    assert!(engine.is_complete(Rules::new(variant)));
    engine
}

/// The positions to search for distances where they are not what is tested.
fn few() -> Limits<'static> {
    Limits::default().with_nodes(20_000)
}

#[test]
fn every_move_of_the_known_positions_has_its_value_and_an_estimate_where_no_distance() {
    for (variant, lines) in Variant::ALL.into_iter().zip(vectors::values()) {
        let mut player = player(variant);
        let (mut wrong, mut count) = (0, 0);
        for line in lines.iter().step_by(40) {
            let position = line.position;
            if position.outcome().is_some() {
                continue;
            }
            let game = Game::from_position(position);
            let moves = player.analyse(&game, few());
            assert!(moves.iter().all(MoveScore::is_exact), "{variant}: {position}");
            let best = moves[0];
            let letter = match best.value {
                Some(Value::Win) => 'W',
                Some(Value::Draw) => 'D',
                _ => 'L',
            };
            assert!(line.value.starts_with(letter), "{variant}: {position}: {letter}");
            let keep = moves.iter().filter(|known| known.value == best.value).count();
            assert_eq!(keep, line.keep, "{variant}: {position}");
            let distance = best.distance.map(|distance| distance.to_string());
            assert!(distance.is_none_or(|turns| line.value[1..] == turns), "{position}");
            for known in &moves {
                let ends = known.value != Some(Value::Draw);
                let expected = variant != Variant::Children && ends && known.distance.is_none();
                assert_eq!(known.estimate.is_some(), expected, "{variant}: {position}: {known:?}");
                let odd = u32::from(known.value == Some(Value::Win));
                assert!(known.estimate.is_none_or(|turns| turns % 2 == odd), "{position}");
            }
            for (value, sign) in [(Value::Win, 1), (Value::Loss, -1)] {
                let turns = |it: &MoveScore| Some(sign * it.distance.or(it.estimate)? as i32);
                let same = moves.iter().filter(|known| known.value == Some(value));
                assert!(same.filter_map(turns).is_sorted(), "{position}: {moves:?}");
            }
            if let Some(estimate) = best.estimate {
                wrong += estimate.abs_diff(line.value[1..].parse().expect("a distance"));
                count += 1;
            }
        }
        assert!(wrong <= 4 * count, "{variant}: {wrong} turns wrong in {count} positions");
    }
}

/// Positions with long proofs: the numbers of moves that win, draw and lose, and the most work, in positions to
/// search, until every move has its value.
const HARD: [(Variant, &str, [usize; 3], u64); 3] = [
    (Variant::Standard, "dlld/dlld/llll/l1ll 2l/ll1/3 2/2 1 d", [8, 0, 0], 55_000),
    (Variant::Expert, "ldll/ldll/1ldl/l1ll l1d/3/2d 2/2 1 d", [6, 1, 3], 10_000),
    (Variant::Expert, "1ldl/1lll/llld/lll1 1d1/3/l2 2/2 1 l", [1, 0, 63], 40_000),
];

#[test]
fn positions_with_long_proofs_are_settled_in_slices() {
    for (variant, text, expected, most) in HARD {
        // Without positions that another proof has met.
        let mut player = player(variant);
        player.ask(&Game::from_position(read::<Position>(text).with_rules(Rules::new(variant))));
        let mut work = 0;
        let moves = loop {
            let moves = player.step(Limits::default().with_nodes(1_000)).moves.clone();
            work += 1_000;
            if work >= most || moves.iter().all(MoveScore::is_exact) {
                break moves;
            }
        };
        let found = [Value::Win, Value::Draw, Value::Loss]
            .map(|value| moves.iter().filter(|known| known.value == Some(value)).count());
        assert_eq!(found, expected, "{variant}: {text}: {work}");
    }
}

#[test]
fn perfect_play_wins_a_won_position() {
    for variant in Variant::ALL {
        let rules = Rules::new(variant);
        let mut player = player(variant);
        let mut chance = Chance::new(9);
        for round in 0..2 {
            let turns = chance.below(12);
            let mut game = random_game(&mut chance, rules, turns);
            let hero = match player.value(game.position(), Limits::default()) {
                Some(Value::Win) => game.position().turn(),
                Some(Value::Loss) => game.position().turn().opponent(),
                value => {
                    assert_eq!(value, Some(Value::Draw));
                    continue;
                }
            };
            while !game.is_over() {
                assert!(game.moves().len() < 200, "{variant}: the win does not come nearer");
                let m = match (game.position().turn() == hero, round % 2) {
                    (true, 0) => player.choose(&game, Level::MAX, 1).expect("a move").m,
                    (true, _) => player.analyse(&game, few())[0].m,
                    (false, _) => *chance.choose(&game.legal_moves()),
                };
                game.play(m).expect("a legal move");
            }
            assert_eq!(game.result().and_then(|outcome| outcome.winner()), Some(hero));
        }
    }
}

#[test]
fn levels_below_the_highest_play_as_if_there_were_no_tables() {
    let mut player = player(Variant::Children);
    let game = random_game(&mut Chance::new(3), Rules::new(Variant::Children), 12);
    for level in Level::all().filter(|&level| level < Level::MAX) {
        assert_eq!(player.choose(&game, level, 1), Engine::new().choose(&game, level, 1));
    }
    // With a part of the tables, the highest one does too.
    let (mut engine, table) = (Engine::new(), file("children"));
    assert_eq!(engine.take("a", 0, &table[..table.len() / 2]), Ok(false));
    let late = random_game(&mut Chance::new(3), Rules::new(Variant::Children), 20);
    let choice = engine.choose(&late, Level::MAX, 1);
    assert_eq!(choice, Engine::new().choose(&late, Level::MAX, 1));
}

#[test]
fn a_winner_is_not_led_in_a_circle() {
    // By the estimate alone, the first of the two moves is the best one, each time.
    for (variant, position, circle) in [
        (Variant::Standard, "d2d/3l/1ldd/lld1 3/3/1d1 2/2 1 l", "1a2x1a2 1d1x1d1"),
        (Variant::Standard, "2ll/dlld/lddd/lld1 2d/ldl/ld1 2/d1 1 d", "1d1x1d1 1b4x1b4"),
        (Variant::Standard, "llld/ddd1/ld1l/llll ll1/l2/d2 2/2 1 d", "1c2x1c2 1c2x1c2"),
        (Variant::Standard, "dlll/ldl1/ddld/1dld ll1/dl1/1ll l1/2 1 d", "1a1x1a1 1d3x1d3"),
        (Variant::Expert, "1l1d/dddd/lll1/1d1l 3/ll1/3 2/2 1 l", "1d2x1d2 1c4x1c4"),
    ] {
        let mut player = player(variant);
        let position = read::<Position>(position).with_rules(Rules::new(variant));
        let mut game = Game::from_position(position);
        for repetitions in [1, 2] {
            assert_eq!(game.repetitions(), repetitions);
            let best = player.analyse(&game, Limits::default().with_nodes(1_000))[0];
            assert_eq!(best.value, Some(Value::Win), "{position}");
            assert!(!circle.starts_with(&best.m.to_string()), "{position}: {}", best.m);
            play(&mut game, circle);
        }
    }
}

#[test]
fn values_come_first_and_then_estimated_lengths_which_order_moves_of_equal_value() {
    let game = Game::new(Rules::new(Variant::Standard));
    let mut player = player(Variant::Standard);
    let moves = player.analyse(&game, Limits::default().with_stop(&|| true));
    assert!(moves.iter().all(|known| known.is_exact() && known.estimate.is_none()));
    // Losses in 40 (the inner cells) and in 38 turns.
    let moves = player.analyse(&game, Limits::default().with_nodes(1).with_stop(&|| false));
    assert!(moves.iter().all(|known| known.value == Some(Value::Loss) && known.distance.is_none()));
    let lengths: Vec<u32> = moves.iter().filter_map(|known| known.estimate).collect();
    assert_eq!(lengths.len(), 16);
    assert!(lengths.iter().all(|turns| turns % 2 == 0 && (34..=42).contains(turns)), "{lengths:?}");
    let mut first: Vec<String> = moves[..4].iter().map(|known| known.m.to_string()).collect();
    first.sort();
    assert_eq!(first, ["1b2", "1b3", "1c2", "1c3"]);
}

#[test]
fn an_open_question_is_answered_better_as_more_of_a_table_arrives() {
    let bytes = file("standard");
    let position: Position = read("llll/ldld/dldl/lddd 3/dd1/d2 2/2 1 l");
    let mut engine = Engine::new();
    engine.ask(&Game::from_position(position));
    let (len, mut start) = (bytes.len(), 0);
    // Ends in the head and in its list come first.
    for (end, told) in [(12, 0), (100, 0), (len / 2, 0), (len * 3 / 4, 14), (len, 28)] {
        assert_eq!(engine.take("a", start, &bytes[start..end]), Ok(end == len));
        assert_eq!(engine.is_complete(position.rules()), end == len);
        start = end;
        let moves = &engine.step(Limits::default().with_nodes(20_000)).moves;
        let is_told = |known: &&MoveScore| known.is_exact() && known.estimate.is_some();
        assert_eq!(moves.iter().filter(is_told).count(), told, "{moves:?}");
    }
}

#[test]
fn a_damaged_table_is_refused() {
    let good = file("children");
    let take = |bytes: &[u8]| Engine::new().take("a", 0, bytes);
    let damaged = Err(FileError::Damaged);
    assert_eq!(take(&good), Ok(true));
    for other in [&[][..], b"<!doctype html> not found"] {
        assert_eq!(take(other), Err(FileError::Unknown));
    }
    assert_eq!(take(&[&good[..], &[0]].concat()), damaged);
    let mut chance = Chance::new(4);
    for _ in 0..20 {
        let mut bad = good.clone();
        let place = 16 + chance.below(bad.len() - 16);
        bad[place] ^= 1 + chance.below(255) as u8;
        assert_eq!(take(&bad), damaged, "byte {place}");
        assert_eq!(take(&good[..place]), Ok(false), "{place} bytes");
    }
    let mut engine = player(Variant::Children);
    assert_eq!(engine.take("a", 0, &good[..40]), Ok(false));
    assert_eq!(engine.take("a", 41, &good[41..]), damaged, "a byte is missing");
}

/// The value of every move, in order: asked for in steps, until it is final.
fn in_steps(engine: &mut Engine, game: &Game, work: u64) -> Vec<(Move, Option<Value>)> {
    engine.ask(game);
    while !engine.step(Limits::default().with_nodes(work)).is_final {}
    let known = &engine.step(Limits::default()).moves;
    assert!(known.iter().all(MoveScore::is_exact));
    assert!(known.iter().any(|known| known.source == Source::Tables));
    let mut values: Vec<_> = known.iter().map(|known| (known.m, known.value)).collect();
    values.sort();
    values
}

#[test]
fn an_answer_is_the_same_in_steps_of_any_size_and_after_another_question() {
    let position: Position = read("2ll/1l1l/ldd1/dd1l 3/3/l2 2/2 1 l");
    let game = Game::from_position(position.with_rules(Rules::new(Variant::Expert)));
    let whole = in_steps(&mut player(Variant::Expert), &game, u64::MAX);
    let mut engine = player(Variant::Expert);
    engine.ask(&Game::new(game.rules()));
    engine.step(Limits::default().with_nodes(3_000));
    assert_eq!(in_steps(&mut engine, &game, 700), whole);
}
