//! The crate against the naive second implementation, which is first checked on its own.

use pylos_tests::naive::{Player, Position};
use pylos_tests::vectors;

/// The naive implementation counts every sequence one by one, so it stops at this many.
const NAIVE_PERFT_CAP: u64 = 60_000;

/// The position of a line of the vectors.
fn position(text: &str) -> Position {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn the_naive_implementation_lists_the_moves_of_the_vectors() {
    for line in vectors::moves() {
        let rules = vectors::naive_rules(line.rules);
        let position = position(line.position);
        let moves: Vec<String> = match position.outcome(rules) {
            Some(outcome) => {
                assert_eq!(position.legal_moves(rules), []);
                let winner = match outcome.winner {
                    Player::Light => "light",
                    Player::Dark => "dark",
                };
                vec!["over".to_string(), winner.to_string()]
            }
            None => position
                .legal_moves(rules)
                .iter()
                .map(ToString::to_string)
                .collect(),
        };
        assert_eq!(moves, line.moves, "{:?} {}", line.rules, line.position);
        assert_eq!(position.to_string(), line.position);
    }
}

#[test]
fn the_naive_implementation_counts_the_sequences_of_the_vectors() {
    for line in vectors::perft() {
        let rules = vectors::naive_rules(line.rules);
        let position = position(line.position);
        for (depth, &count) in (1..).zip(&line.counts) {
            if count > NAIVE_PERFT_CAP {
                break;
            }
            assert_eq!(
                position.perft(rules, depth),
                count,
                "{:?} {} to depth {depth}",
                line.rules,
                line.position
            );
        }
    }
}

#[test]
fn the_naive_implementation_counts_the_moves_of_the_values() {
    for (rules, lines) in vectors::values() {
        let rules = vectors::naive_rules(rules);
        for line in lines {
            let position = position(line.position);
            assert_eq!(
                position.legal_moves(rules).len(),
                line.moves,
                "{}",
                line.position
            );
            assert_eq!(position.to_string(), line.position);
        }
    }
}
