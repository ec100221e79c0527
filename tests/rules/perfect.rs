//! Perfect play with the tables of the page.

use pylos::engine::internal::{Tables, UNIT};
use pylos::engine::{Arrival, Limits, MoveScore, Perfect, TableError, Value};
use pylos::{Game, Position, Rules, Variant};
use pylos_tests::chance::Chance;
use pylos_tests::vectors;

/// The bytes of a table of the page.
fn file(name: &str) -> Vec<u8> {
    let path = format!("{}/../www/tables/{name}.pylos", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A player with all tables of a variant.
fn player(variant: Variant) -> Perfect {
    let mut player = Perfect::new(&file(variant.name())).expect("the table can be used");
    if variant == Variant::Expert {
        player.add(&file("expert-2")).expect("the table can be used");
    }
    player
}

#[test]
fn every_move_of_the_known_positions_has_its_value() {
    for (names, lines) in vectors::values() {
        let variant: Variant = names[0].parse().expect("the vectors name variants");
        let rules = Rules::new(variant);
        let mut player = player(variant);
        assert_eq!(player.rules(), rules);
        // One in eight in a debug build, all in a release build.
        for line in lines.iter().step_by(if cfg!(debug_assertions) { 8 } else { 1 }) {
            let position: Position = line.position.parse().expect("the vectors are positions");
            if position.outcome(rules).is_some() {
                continue;
            }
            let game = Game::from_position(rules, position);
            let moves = player.analyse(&game, Limits::default());
            assert!(moves.iter().all(MoveScore::is_exact), "{variant}: {position}");
            let best = moves[0].value;
            let letter = match best {
                Some(Value::Win) => 'W',
                Some(Value::Draw) => 'D',
                Some(Value::Loss) => 'L',
                None => unreachable!("every move is exact"),
            };
            assert!(line.value.starts_with(letter), "{variant}: {position}: {letter}");
            let keep = moves.iter().filter(|known| known.value == best).count();
            assert_eq!(keep, line.keep, "{variant}: {position}");
            if let Some(distance) = moves[0].distance {
                assert_eq!(line.value[1..], distance.to_string(), "{variant}: {position}");
            }
        }
    }
}

#[test]
fn perfect_play_wins_a_won_position() {
    for variant in Variant::ALL {
        let rules = Rules::new(variant);
        let mut player = player(variant);
        let mut chance = Chance::new(9);
        for round in 0..6 {
            let mut game = Game::new(rules);
            for _ in 0..chance.below(12) {
                let m = *chance.choose(&game.legal_moves());
                game.play(m).expect("a legal move");
            }
            let value = player.value(game.position(), Limits::default()).expect("no limit");
            let hero = match value {
                Value::Win => game.position().turn(),
                Value::Loss => game.position().turn().other(),
                Value::Draw => continue,
            };
            while game.result().is_none() {
                assert!(game.moves().len() < 200, "{variant}: the win does not come nearer");
                let m = match (game.position().turn() == hero, round % 2) {
                    (true, 0) => player.choose(&game, 1).expect("a move").m,
                    (true, _) => player.analyse(&game, Limits::default())[0].m,
                    (false, _) => *chance.choose(&game.legal_moves()),
                };
                game.play(m).expect("a legal move");
            }
            assert_eq!(game.result().and_then(|outcome| outcome.winner()), Some(hero));
        }
    }
}

#[test]
fn the_estimated_length_of_a_lost_game_is_near_the_known_one() {
    for (names, lines) in vectors::values() {
        let variant: Variant = names[0].parse().expect("the vectors name variants");
        let mut tables = Tables::new(Rules::new(variant));
        let received = tables.receive(&mut Arrival::default(), &file(variant.name()));
        received.expect("the table can be used");
        // Positions of the children's game cannot repeat: its table has no estimate.
        let Some(progress) = tables.progress() else {
            assert_eq!(variant, Variant::Children);
            continue;
        };
        let (mut squares, mut count) = (0.0, 0.0);
        for line in lines.iter().filter(|line| line.value.starts_with('L')) {
            let position: Position = line.position.parse().expect("the vectors are positions");
            let distance: f64 = line.value[1..].parse().expect("a loss has a distance");
            let wrong = f64::from(progress.turns(position)) / f64::from(UNIT) - distance;
            squares += wrong * wrong;
            count += 1.0;
        }
        let error = f64::sqrt(squares / count);
        assert!(error < 4.0, "{variant}: {error:.2} turns wrong");
    }
}

#[test]
fn moves_of_equal_value_are_ordered_by_their_estimated_length() {
    // Losses in 40 (the inner cells) and in 38 turns.
    let game = Game::new(Rules::new(Variant::Standard));
    let moves = player(Variant::Standard).analyse(&game, Limits::default());
    assert!(moves.iter().all(|known| known.value == Some(Value::Loss) && known.distance.is_none()));
    let lengths: Vec<u32> = moves.iter().filter_map(|known| known.estimate).collect();
    assert_eq!(lengths.len(), 16);
    assert!(lengths.iter().all(|turns| turns % 2 == 0 && (34..=42).contains(turns)), "{lengths:?}");
    assert!(lengths.is_sorted_by(|a, b| a >= b), "{lengths:?}");
    let mut first: Vec<String> = moves[..4].iter().map(|known| known.m.to_string()).collect();
    first.sort();
    assert_eq!(first, ["1b2", "1b3", "1c2", "1c3"]);
}

#[test]
fn values_come_before_estimates_where_time_is_short() {
    let game = Game::new(Rules::new(Variant::Standard));
    let mut player = player(Variant::Standard);
    let limits = Limits::default().with_stop(&|| true);
    let moves = player.analyse(&game, limits);
    let lost = |known: &MoveScore| known.value == Some(Value::Loss) && known.estimate.is_none();
    assert!(moves.iter().all(lost));
    let moves = player.analyse(&game, Limits::default().with_nodes(1).with_stop(&|| false));
    assert!(moves.iter().all(|known| known.estimate.is_some()));
}

#[test]
fn an_estimate_stands_beside_a_proven_value_without_a_distance_only() {
    for (names, lines) in vectors::values() {
        let variant: Variant = names[0].parse().expect("the vectors name variants");
        let rules = Rules::new(variant);
        let mut player = player(variant);
        let (mut wrong, mut count) = (0, 0);
        for line in lines.iter().step_by(16) {
            let position: Position = line.position.parse().expect("the vectors are positions");
            let game = Game::from_position(rules, position);
            let moves = player.analyse(&game, Limits::default().with_nodes(2_000));
            for known in &moves {
                let ends = matches!(known.value, Some(Value::Win | Value::Loss));
                let expected = variant != Variant::Children && ends && known.distance.is_none();
                assert_eq!(known.estimate.is_some(), expected, "{variant}: {position}: {known:?}");
                let odd = u32::from(known.value == Some(Value::Win));
                assert!(known.estimate.is_none_or(|turns| turns % 2 == odd), "{position}");
            }
            let Some(estimate) = moves.first().and_then(|best| best.estimate) else { continue };
            wrong += estimate.abs_diff(line.value[1..].parse().expect("a distance"));
            count += 1;
        }
        assert!(wrong <= 4 * count, "{variant}: {wrong} turns wrong in {count} positions");
    }
}

#[test]
fn a_part_of_the_expert_tables_is_not_complete() {
    let mut player = Perfect::new(&file("expert")).expect("the table can be used");
    assert!(!player.is_complete());
    player.add(&file("expert-2")).expect("the table can be used");
    assert!(player.is_complete());
    assert!(Perfect::new(&file("standard")).is_ok_and(|player| player.is_complete()));
    assert!(Perfect::new(&file("children")).is_ok_and(|player| player.is_complete()));
}

#[test]
fn a_table_can_be_used_while_it_arrives() {
    let bytes = file("children");
    let rules = Arrival::rules(&bytes).expect("a table");
    let (mut player, mut arrival) = (Perfect::without_tables(rules), Arrival::default());
    let early: Position = "4/1ld1/4/4 3/3/3 2/2 1 l".parse().expect("a position");
    let (mut known, mut at) = (None, 0);
    let mut chance = Chance::new(5);
    while at < bytes.len() {
        assert!(!player.is_complete() && !arrival.is_complete());
        let end = bytes.len().min(at + 1 + chance.below(2 * bytes.len() / 9));
        player.receive(&mut arrival, &bytes[at..end]).expect("the table can be used");
        at = end;
        let value = player.value(early, Limits::default().with_nodes(100));
        known = known.or(value.map(|value| (value, at)));
    }
    assert!(player.is_complete() && arrival.is_complete());
    let (value, at) = known.expect("a value");
    assert!(at < bytes.len(), "the value was known before the end");
    assert_eq!(Perfect::new(&bytes).expect("a table").value(early, Limits::default()), Some(value));
}

#[test]
fn a_damaged_table_is_refused() {
    let good = file("children");
    let refusal = |bytes: &[u8]| Perfect::new(bytes).err();
    assert_eq!(refusal(&good), None);
    assert_eq!(refusal(&[]), Some(TableError::NotATable));
    assert_eq!(refusal(b"<!doctype html> not found"), Some(TableError::NotATable));
    assert_eq!(refusal(&[&good[..], &[0]].concat()), Some(TableError::Damaged));
    let mut chance = Chance::new(4);
    for _ in 0..20 {
        let mut bad = good.clone();
        let place = 16 + chance.below(bad.len() - 16);
        bad[place] ^= 1 + chance.below(255) as u8;
        assert_eq!(refusal(&bad), Some(TableError::Damaged), "byte {place}");
        assert_eq!(refusal(&good[..place]), Some(TableError::Damaged), "{place} bytes");
    }
    let mut other = player(Variant::Children);
    assert!(other.add(&file("standard")).is_err());
}
