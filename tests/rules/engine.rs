//! The engine: it plays by the rules, and what it says is proven is true.

use std::cell::Cell;
use std::collections::BTreeMap;

use pylos::engine::{Limits, MoveScore, Value, analyse, choose_move};
use pylos::{Game, Move, Position, Rules, Symmetry, Variant};
use pylos_tests::chance::Chance;
use pylos_tests::vectors;

const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

/// A game of random turns: as many as asked for, fewer if it ends.
fn random_game(chance: &mut Chance, rules: Rules, turns: usize) -> Game {
    let mut game = Game::new(rules);
    while game.result().is_none() && game.moves().len() < turns {
        let m = *chance.choose(&game.legal_moves());
        game.play(m).expect("a legal move can be played");
    }
    game
}

/// A position some turns before the end of a random game.
fn position_before_the_end(chance: &mut Chance, rules: Rules, turns: usize) -> Position {
    loop {
        let game = random_game(chance, rules, 200);
        let position = game.positions()[game.moves().len() - turns];
        if game.position().outcome(rules).is_some() {
            return position;
        }
    }
}

/// A position of a random game that is not over.
fn random_position(chance: &mut Chance, rules: Rules, turns: usize) -> Position {
    loop {
        let game = random_game(chance, rules, turns);
        if game.result().is_none() {
            return game.position();
        }
    }
}

fn nodes(nodes: u64) -> Limits<'static> {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn depth(depth: u32) -> Limits<'static> {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// Whether the player to move wins or loses by force within `depth` turns, and in how many, by
/// looking at every line of play to its end.
fn plain_minimax(position: Position, rules: Rules, depth: u32) -> Option<(Value, u32)> {
    if let Some(outcome) = position.outcome(rules) {
        let won = outcome.winner == Some(position.turn());
        return Some((if won { Value::Win } else { Value::Loss }, 0));
    }
    if depth == 0 {
        return None;
    }
    let replies = position.legal_moves(rules).into_iter().map(|m| {
        let (value, distance) = plain_minimax(position.play_unchecked(m), rules, depth - 1)?;
        Some((opposite(value), distance + 1))
    });
    let replies: Vec<Option<(Value, u32)>> = replies.collect();
    let wins = replies.iter().flatten().filter(|(value, _)| *value == Value::Win);
    match wins.min_by_key(|(_, distance)| *distance) {
        Some(&shortest) => Some(shortest),
        None => *replies.iter().max_by_key(|reply| reply.map_or(u32::MAX, |(_, end)| end))?,
    }
}

fn opposite(value: Value) -> Value {
    match value {
        Value::Win => Value::Loss,
        Value::Draw => Value::Draw,
        Value::Loss => Value::Win,
    }
}

#[test]
fn every_level_plays_only_legal_moves_to_the_end_of_the_game() {
    let mut chance = Chance::new(1);
    for rules in Rules::all() {
        // The higher levels think long: they play where less is left to think about.
        for (level, from, to) in [
            (1, 0, 100),
            (2, 0, 100),
            (3, 0, 100),
            (4, 2, 60),
            (5, 4, 60),
            (6, 4, 60),
            (7, 20, 26),
            (8, 26, 28),
        ] {
            let mut game = random_game(&mut chance, rules, from);
            while game.result().is_none() && game.moves().len() < to {
                let choice = choose_move(rules, game.positions(), level, chance.bits())
                    .expect("a game that is not over has a move");
                game.play(choice.m).expect("the engine plays by the rules");
            }
            assert_eq!(choose_move(rules, game.positions(), level, 0).is_some(), {
                game.result().is_none()
            });
        }
    }
}

#[test]
fn every_level_takes_a_win_in_one_turn() {
    let mut chance = Chance::new(2);
    let mut found = 0;
    for rules in (0..4).flat_map(|_| Rules::all()) {
        let position = position_before_the_end(&mut chance, rules, 1);
        let wins = |m: &Move| {
            let outcome = position.play_unchecked(*m).outcome(rules);
            outcome.is_some_and(|outcome| outcome.winner == Some(position.turn()))
        };
        let winning: Vec<Move> = position.legal_moves(rules).into_iter().filter(wins).collect();
        found += winning.len();
        for level in LEVELS {
            let choice = choose_move(rules, &[position], level, chance.bits()).expect("a move");
            assert!(winning.contains(&choice.m), "{rules}: {position}: {choice:?}");
            assert_eq!((choice.value, choice.distance), (Some(Value::Win), Some(1)));
        }
        let mut at_once: Vec<Move> = analyse(rules, &[position], depth(1))
            .into_iter()
            .filter(|known| known.distance == Some(1))
            .map(|known| known.m)
            .collect();
        at_once.sort();
        assert_eq!(at_once, winning, "{rules}: {position}");
    }
    assert!(found > 40);
}

#[test]
fn from_level_three_on_nobody_lets_the_opponent_win_at_once() {
    let mut chance = Chance::new(8);
    let mut dangers = 0;
    for rules in (0..8).flat_map(|_| Rules::all()) {
        let position = position_before_the_end(&mut chance, rules, 2);
        let allows_win = |m: &Move| {
            let next = position.play_unchecked(*m);
            next.legal_moves(rules).into_iter().any(|reply| {
                let outcome = next.play_unchecked(reply).outcome(rules);
                outcome.is_some_and(|outcome| outcome.winner == Some(next.turn()))
            })
        };
        if position.legal_moves(rules).iter().all(allows_win) {
            continue;
        }
        dangers += 1;
        for level in 3..=*LEVELS.end() {
            let choice = choose_move(rules, &[position], level, chance.bits()).expect("a move");
            assert!(!allows_win(&choice.m), "{rules}: {position}: level {level}: {choice:?}");
        }
    }
    assert!(dangers > 10, "only {dangers}");
}

#[test]
fn what_is_proven_is_what_plain_minimax_finds() {
    let mut chance = Chance::new(3);
    let mut proven = 0;
    for rules in Rules::all() {
        for turns in (1..=6).cycle().take(30) {
            let position = position_before_the_end(&mut chance, rules, turns);
            let plies = 4;
            let known = analyse(rules, &[position], depth(plies));
            assert_eq!(known.len(), position.legal_moves(rules).len());
            for known in known {
                let next = position.play_unchecked(known.m);
                let plain = plain_minimax(next, rules, plies - 1);
                let plain = plain.map(|(value, distance)| (opposite(value), distance + 1));
                match plain {
                    Some((value, distance)) => {
                        proven += 1;
                        let expected = (Some(value), Some(distance), true);
                        assert_eq!(
                            (known.value, known.distance, known.exact),
                            expected,
                            "{rules}: {position}: {}",
                            known.m
                        );
                    }
                    // What takes longer the table may have told, but not how long.
                    None => assert_eq!(known.distance, None, "{rules}: {position}: {}", known.m),
                }
            }
        }
    }
    assert!(proven > 300, "only {proven} moves put the engine to the test");
}

#[test]
fn the_engine_agrees_with_the_solution_where_little_is_left_to_play() {
    for (names, lines) in vectors::values() {
        let rules = Rules::new(names[0].parse().expect("the vectors name variants"));
        let (mut positions, mut known) = (0, 0);
        for line in lines {
            let position: Position = line.position.parse().expect("the vectors are positions");
            if position.occupied().len() < 24 || position.outcome(rules).is_some() {
                continue;
            }
            positions += 1;
            let moves = analyse(rules, &[position], nodes(20_000));
            let best = moves[0];
            let letter = match best.value {
                Some(Value::Win) => "W",
                Some(Value::Draw) => "D",
                Some(Value::Loss) => "L",
                None => continue,
            };
            known += 1;
            match best.distance {
                Some(distance) => {
                    assert_eq!(format!("{letter}{distance}"), line.value, "{position}")
                }
                None => assert!(line.value.starts_with(letter), "{position}"),
            }
            if moves.iter().all(|known| known.exact) {
                let keep = moves.iter().filter(|known| known.value == best.value).count();
                assert_eq!(keep, line.keep, "{position}");
            }
        }
        let enough = if rules.variant == Variant::Expert { 8 } else { 10 };
        assert!(10 * known >= enough * positions, "{rules}: {known} of {positions} are known");
    }
}

#[test]
fn symmetric_positions_have_symmetric_scores() {
    let mut chance = Chance::new(4);
    for rules in Rules::all() {
        for turns in [0, 2, 5, 12, 20] {
            let position = random_position(&mut chance, rules, turns);
            let scores = by_move(&analyse(rules, &[position], depth(4)));
            for symmetry in Symmetry::ALL {
                let image = analyse(rules, &[symmetry.position(position)], depth(4));
                for known in by_move(&image).values() {
                    let original = scores[&symmetry.inverse().apply(known.m)];
                    assert_eq!(MoveScore { m: original.m, ..*known }, original, "{position}");
                }
            }
            let swapped = analyse(rules, &[position.swap_colours()], depth(4));
            assert_eq!(by_move(&swapped), scores, "{position}");
        }
    }
}

fn by_move(known: &[MoveScore]) -> BTreeMap<Move, MoveScore> {
    known.iter().map(|known| (known.m, *known)).collect()
}

#[test]
fn the_moves_come_best_first() {
    let mut chance = Chance::new(5);
    for rules in Rules::all() {
        let position = random_position(&mut chance, rules, 14);
        let known = analyse(rules, &[position], nodes(5_000));
        assert!(known.is_sorted_by_key(|known| -known.score), "{position}: {known:?}");
        for known in known {
            assert_eq!(known.exact, known.value.is_some());
            assert!(known.value.is_some() || known.distance.is_none());
        }
    }
}

#[test]
fn an_analysis_stops_at_its_limits() {
    let rules = Rules::new(Variant::Expert);
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() >= 20
    };
    let limits = Limits { stop: Some(&stop), ..Limits::default() };
    let known = analyse(rules, &[Position::START], limits);
    assert_eq!((known.len(), asked.get()), (16, 20));

    let stop = || {
        asked.set(asked.get() + 1);
        false
    };
    asked.set(0);
    let limits = Limits { nodes: Some(30_000), stop: Some(&stop), ..Limits::default() };
    assert_eq!(analyse(rules, &[Position::START], limits).len(), 16);
    // The closure is asked about once in a thousand positions.
    assert!((20..=30).contains(&asked.get()), "asked {} times", asked.get());

    for limits in [nodes(0), nodes(1), depth(0)] {
        assert_eq!(analyse(rules, &[Position::START], limits).len(), 16);
    }
}

#[test]
fn the_same_game_level_and_seed_give_the_same_move() {
    let mut chance = Chance::new(6);
    for &variant in Variant::ALL {
        let rules = Rules::new(variant);
        let game = random_game(&mut chance, rules, 9);
        for level in 1..=7 {
            let choices: Vec<_> =
                (0..8).map(|seed| choose_move(rules, game.positions(), level, seed)).collect();
            for (seed, choice) in (0..).zip(&choices) {
                assert_eq!(choose_move(rules, game.positions(), level, seed), *choice);
            }
        }
        // At the start all is symmetric: the seed decides between corners, for example.
        let firsts: Vec<_> = (0..8)
            .filter_map(|seed| choose_move(rules, &[Position::START], 6, seed))
            .map(|choice| choice.m)
            .collect();
        assert!(firsts.iter().any(|&m| m != firsts[0]), "{firsts:?}");
    }
}

#[test]
fn a_game_that_is_over_has_nothing_to_analyse() {
    let over =
        ["ldld/ldld/ldld/ldld ldl/dld/ldl dl/dd l d", "llll/llll/dddd/dddd lll/lll/ddd l1/2 1 l"];
    for text in over {
        let position: Position = text.parse().expect("a position");
        let rules = Rules::default();
        assert!(position.outcome(rules).is_some(), "{text}");
        assert_eq!(analyse(rules, &[position], Limits::default()), []);
        for level in LEVELS {
            assert_eq!(choose_move(rules, &[position], level, 0), None);
        }
    }
    let thrice = [Position::START; 3];
    assert_eq!(analyse(Rules::default(), &thrice, Limits::default()), []);
    assert_eq!(choose_move(Rules::default(), &thrice, 5, 0), None);
    assert_eq!(analyse(Rules::default(), &[], Limits::default()), []);
    assert_eq!(choose_move(Rules::default(), &[], 5, 0), None);
}

#[test]
fn a_third_repetition_is_a_draw_that_the_engine_sees() {
    let rules = Rules::default();
    // Light has three balls of a square, and may complete it and take back the ball just played
    // with another one: two turns of each player later the board is the same as before.
    let mut game = Game::new(rules);
    let mut chance = Chance::new(7);
    let before = random_game(&mut chance, rules, 8);
    for &m in before.moves() {
        game.play(m).expect("legal once, legal again");
    }
    let m = game.legal_moves()[0];
    let next = game.position().play_unchecked(m);
    let history = [next, game.position(), next, game.position()];
    let known = by_move(&analyse(rules, &history, nodes(2_000)));
    assert_eq!((known[&m].value, known[&m].distance), (Some(Value::Draw), None));
    assert!(known[&m].exact);
    assert_eq!(known[&m].score, 0);
    let drawn = known.values().filter(|known| known.value == Some(Value::Draw)).count();
    assert_eq!(drawn, 1);
}

#[test]
fn a_won_game_is_won_in_the_number_of_turns_it_was_said_to_take() {
    let mut chance = Chance::new(8);
    for &variant in Variant::ALL {
        let rules = Rules::new(variant);
        let mut played = 0;
        while played < 5 {
            let position = position_before_the_end(&mut chance, rules, 7);
            let Some(distance) =
                choose_move(rules, &[position], 5, 0).and_then(|choice| choice.distance)
            else {
                continue;
            };
            played += 1;
            let mut game = Game::from_position(rules, position);
            for left in (1..=distance).rev() {
                let choice = choose_move(rules, game.positions(), 5, 0).expect("a move");
                assert_eq!(choice.distance, Some(left), "{position} at {}", game.position());
                game.play(choice.m).expect("a legal move");
            }
            assert!(game.result().is_some(), "{position}");
        }
    }
}
