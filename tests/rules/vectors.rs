//! The crate against the vectors in `tests/data`.

use pylos::{Player, Position, Rules, perft};
use pylos_tests::vectors;

/// Larger counts are left to the ignored test, to be run after a change of the generator: the tests
/// are built with little optimisation and should take seconds.
const PERFT_CAP: u64 = 700_000_000;

/// Larger counts are not checked: they would take minutes each.
const DEEP_PERFT_CAP: u64 = 10_000_000_000;

/// The rule set with these names.
fn rules([variant, take_back, empty_reserve]: [&str; 3]) -> Rules {
    Rules::new(variant.parse().expect("the vectors name variants"))
        .with_take_back(take_back.parse().expect("the vectors name options"))
        .with_empty_reserve(empty_reserve.parse().expect("the vectors name options"))
}

/// The position of a line of the vectors, whose texts are canonical.
fn position(text: &str) -> Position {
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text);
    position
}

#[test]
fn every_list_of_legal_moves_matches_the_vectors() {
    let lines = vectors::moves();
    assert_eq!(lines.len(), 600);
    for line in lines {
        let (rules, position) = (rules(line.rules), position(line.position));
        let moves = position.legal_moves(rules);
        let texts: Vec<String> = match position.outcome(rules) {
            Some(outcome) => {
                assert_eq!(moves, []);
                let winner = outcome.winner().map_or("nobody", Player::name);
                vec!["over".to_string(), winner.to_string()]
            }
            None => moves.iter().map(ToString::to_string).collect(),
        };
        assert_eq!(texts, line.moves, "{rules}: {position}");
        for (turn, text) in moves.iter().zip(texts) {
            assert_eq!(text.parse(), Ok(*turn));
        }
    }
}

#[test]
fn every_number_of_legal_moves_matches_the_values() {
    for (names, lines) in vectors::values() {
        assert_eq!(lines.len(), 1000);
        for line in lines {
            let (rules, position) = (rules(names), position(line.position));
            assert_eq!(position.legal_moves(rules).len(), line.moves, "{rules}: {position}");
        }
    }
}

/// Checks every count of `perft.tsv` that is in the range.
fn check_perft(counts: std::ops::RangeInclusive<u64>) {
    let lines = vectors::perft();
    assert_eq!(lines.len(), 88);
    for line in lines {
        let (rules, position) = (rules(line.rules), position(line.position));
        for (depth, count) in (1..).zip(&line.counts) {
            if counts.contains(count) {
                assert_eq!(perft(position, rules, depth), *count, "{rules}: {position} to {depth}");
            }
        }
    }
}

#[test]
fn every_count_of_sequences_matches_the_vectors() {
    check_perft(0..=PERFT_CAP);
}

/// `cargo test --release -p pylos-tests --test vectors -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn every_deep_count_of_sequences_matches_the_vectors() {
    check_perft(PERFT_CAP + 1..=DEEP_PERFT_CAP);
}
