//! The crate against the naive second implementation, which is first checked on its own.

use std::collections::BTreeSet;

use pylos::{Cell, Move, Player, Position, Rules, TakeBack};
use pylos_tests::chance::{Chance, random_game, random_heap};
use pylos_tests::{naive, vectors};

/// The most sequences counted: the naive implementation counts them one by one.
const NAIVE_PERFT_CAP: u64 = 60_000;

/// The same rule set for the naive implementation.
fn naive_rules(rules: Rules) -> naive::Rules {
    naive::Rules::named(rules.variant.name(), rules.take_back.name(), rules.empty_reserve.name())
}

/// The naive position of a text.
fn naive_position(text: &str) -> naive::Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The crate's position of a naive one; both write the same text.
fn real_position(position: &naive::Position) -> Position {
    let text = position.to_string();
    let real: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(real.to_string(), text);
    real
}

mod alone {
    //! Checks the naive implementation against the vectors, because two wrong implementations can
    //! agree.

    use super::*;

    #[test]
    fn it_lists_the_moves_of_the_vectors() {
        for line in vectors::moves() {
            let rules = vectors::naive_rules(line.rules);
            let position = naive_position(line.position);
            let moves = position.legal_moves(rules);
            let texts: Vec<String> = match position.outcome(rules) {
                Some(outcome) => {
                    assert_eq!(moves, []);
                    vec!["over".to_string(), outcome.winner.name().to_string()]
                }
                None => moves.iter().map(ToString::to_string).collect(),
            };
            assert_eq!(texts, line.moves, "{:?} {position}", line.rules);
            assert_eq!(position.to_string(), line.position);
        }
    }

    #[test]
    fn it_counts_the_moves_of_the_values() {
        for (rules, lines) in vectors::values() {
            let rules = vectors::naive_rules(rules);
            for line in lines {
                let position = naive_position(line.position);
                assert_eq!(position.legal_moves(rules).len(), line.moves, "{position}");
                assert_eq!(position.to_string(), line.position);
            }
        }
    }

    #[test]
    fn it_counts_the_sequences_of_the_vectors() {
        for line in vectors::perft() {
            let rules = vectors::naive_rules(line.rules);
            let position = naive_position(line.position);
            let counts = line.counts.iter().take_while(|&&count| count <= NAIVE_PERFT_CAP);
            for (depth, &count) in (1..).zip(counts) {
                let sequences = position.perft(rules, depth);
                assert_eq!(sequences, count, "{:?} {position} to {depth}", line.rules);
            }
        }
    }
}

/// Asserts that both implementations agree about a position.
fn compare(position: &naive::Position, rules: Rules) {
    let real = real_position(position);
    let plain_rules = naive_rules(rules);
    let context = format!("{rules}: {position}");

    for (real_player, player) in
        [(Player::Light, naive::Player::Light), (Player::Dark, naive::Player::Dark)]
    {
        let reserve = usize::try_from(real.reserve(real_player)).expect("at most 15");
        assert_eq!(reserve, position.reserve(player), "{context}");
    }
    let outcome = position.outcome(plain_rules);
    assert_eq!(
        real.outcome(rules).map(|end| (end.winner().map(Player::name), end.reason().name())),
        outcome.map(|end| (Some(end.winner.name()), end.reason.name())),
        "{context}"
    );

    let turns = position.legal_moves(plain_rules);
    let moves = real.legal_moves(rules);
    let texts: Vec<String> = turns.iter().map(ToString::to_string).collect();
    assert_eq!(moves.iter().map(ToString::to_string).collect::<Vec<_>>(), texts, "{context}");
    assert!(outcome.is_none() || moves.is_empty(), "{context}");
    assert!(outcome.is_some() || !moves.is_empty(), "{context}");
    assert_eq!(real.count_legal_moves(rules), moves.len() as u64, "{context}");

    let liftable: BTreeSet<String> =
        turns.iter().filter_map(|turn| turn.from).map(|cell| cell.to_string()).collect();
    let real_liftable: BTreeSet<String> =
        real.liftable(rules).into_iter().map(|cell| cell.to_string()).collect();
    assert_eq!(real_liftable, liftable, "{context}");

    for (turn, m) in turns.iter().zip(moves) {
        let after = position.after(turn);
        let played = real.play(m, rules).unwrap_or_else(|error| panic!("{context}: {m}: {error}"));
        assert_eq!(played.to_string(), after.to_string(), "{context}: {m}");
        assert_eq!(played, real.play_unchecked(m), "{context}: {m}");
        assert_eq!(text_of_figures(real, m, rules), text_of_naive_figures(position, turn, rules));
    }
}

/// The figures a move completes, as a sorted list of lists of cells.
fn text_of_figures(position: Position, m: Move, rules: Rules) -> BTreeSet<String> {
    let figures = position.completes(m, rules.variant);
    figures
        .iter()
        .map(|figure| {
            let cells: Vec<String> =
                figure.cells.into_iter().map(|cell| cell.to_string()).collect();
            format!("{} {}", figure.kind.name(), cells.join(" "))
        })
        .collect()
}

/// The same from the naive implementation, which distinguishes squares from lines by their cells.
fn text_of_naive_figures(
    position: &naive::Position,
    turn: &naive::Turn,
    rules: Rules,
) -> BTreeSet<String> {
    let figures = position.completed_by(turn, naive_rules(rules).variant);
    figures
        .iter()
        .map(|figure| {
            let files: BTreeSet<u8> = figure.iter().map(|cell| cell.file).collect();
            let ranks: BTreeSet<u8> = figure.iter().map(|cell| cell.rank).collect();
            let kind = if files.len() == 2 && ranks.len() == 2 { "square" } else { "line" };
            let cells: Vec<String> = figure.iter().map(ToString::to_string).collect();
            format!("{kind} {}", cells.join(" "))
        })
        .collect()
}

#[test]
fn both_agree_on_every_position_of_random_games() {
    let mut chance = Chance::new(1994);
    let mut positions = 0;
    for rules in Rules::all() {
        for _ in 0..12 {
            for position in random_game(&mut chance, naive_rules(rules), 70) {
                compare(&position, rules);
                positions += 1;
            }
        }
    }
    assert!(positions > 4000, "only {positions} positions");
}

#[test]
fn both_agree_on_random_heaps_under_every_rule_set() {
    let mut chance = Chance::new(30);
    for _ in 0..400 {
        let position = random_heap(&mut chance);
        for rules in Rules::all() {
            compare(&position, rules);
        }
    }
}

/// Every move that can be written, legal or not: each pair of cells in both orders.
fn candidates() -> impl Iterator<Item = Move> {
    let take_backs: Vec<TakeBack> = [TakeBack::NONE]
        .into_iter()
        .chain(Cell::ALL.map(TakeBack::one))
        .chain(Cell::ALL.into_iter().flat_map(|first| {
            Cell::ALL.into_iter().map(move |second| TakeBack::two(first, second))
        }))
        .collect();
    let origins: Vec<Option<Cell>> = [None].into_iter().chain(Cell::ALL.map(Some)).collect();
    Cell::ALL.into_iter().flat_map(move |to| {
        let take_backs = take_backs.clone();
        origins.clone().into_iter().flat_map(move |from| {
            take_backs.clone().into_iter().map(move |take_back| Move::new(from, to, take_back))
        })
    })
}

#[test]
fn exactly_the_generated_moves_are_accepted() {
    let mut chance = Chance::new(15);
    for rules in Rules::all() {
        let mut positions = random_game(&mut chance, naive_rules(rules), 70);
        positions.reverse();
        positions.truncate(12);
        positions.extend((0..4).map(|_| random_heap(&mut chance)));
        for position in positions {
            let real = real_position(&position);
            let accepted: BTreeSet<String> =
                position.accepted(naive_rules(rules)).iter().map(ToString::to_string).collect();
            let found: BTreeSet<String> =
                candidates().filter(|&m| real.is_legal(m, rules)).map(|m| m.to_string()).collect();
            assert_eq!(found, accepted, "{rules}: {position}");
            // An accepted move in another order is the same as a listed move.
            let listed = real.legal_moves(rules);
            for text in accepted {
                let m: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
                assert!(listed.contains(&m.canonical()), "{rules}: {position}: {m}");
            }
        }
    }
}
