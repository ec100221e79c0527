//! Both implementations against the vectors in `tests/data`: two wrong ones can agree.

use pylos::{Player, Position, perft};
use pylos_tests::{naive, vectors};

/// Larger counts are left out: they take minutes.
const PERFT_CAP: u64 = 100_000_000;
/// The naive implementation counts sequences one by one.
const NAIVE_PERFT_CAP: u64 = 10_000;

/// The legal moves, or `over` and the winner.
fn listed(moves: Vec<String>, winner: Option<Player>) -> Vec<String> {
    match winner {
        Some(winner) => {
            assert_eq!(moves, [""; 0]);
            vec!["over".to_string(), winner.to_string()]
        }
        None => moves,
    }
}

fn moves(position: Position) -> Vec<String> {
    position.legal_moves().iter().map(ToString::to_string).collect()
}

fn naive_moves(position: Position) -> Vec<String> {
    let moves = naive::Position::of(position).legal_moves(position.rules());
    moves.iter().map(ToString::to_string).collect()
}

#[test]
fn every_list_of_legal_moves_matches_the_vectors() {
    let lines = vectors::moves();
    assert_eq!(lines.len(), 600);
    for (position, expected) in lines {
        let rules = position.rules();
        let winner = position.outcome().and_then(|outcome| outcome.winner());
        assert_eq!(listed(moves(position), winner), expected, "{rules}: {position}");
        let winner = naive::Position::of(position).outcome(rules).map(|(winner, _)| winner);
        assert_eq!(listed(naive_moves(position), winner), expected, "{rules}: {position}");
    }
}

#[test]
fn every_count_of_sequences_matches_the_vectors() {
    let lines = vectors::perft();
    assert_eq!(lines.len(), 88);
    for (position, counts) in lines {
        let (plain, rules) = (naive::Position::of(position), position.rules());
        for (depth, count) in (1..).zip(counts) {
            let at = format!("{rules}: {position} to {depth}");
            if count <= PERFT_CAP {
                assert_eq!(perft(position, depth), count, "{at}");
            }
            if count <= NAIVE_PERFT_CAP {
                assert_eq!(plain.perft(rules, depth), count, "{at}");
            }
        }
    }
}
