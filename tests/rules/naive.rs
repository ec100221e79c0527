//! The crate against the naive second implementation, which `vectors.rs` checks on its own.

use std::collections::BTreeSet;

use pylos::{Cell, CellSet, Figure, FigureKind, Move, Player, Rules, TakeBack};
use pylos_tests::chance::{Chance, random_game, random_heap};
use pylos_tests::naive;

/// The crate's set of naive cells.
fn cell_set<'a>(cells: impl IntoIterator<Item = &'a naive::Cell>) -> CellSet {
    cells.into_iter().map(|cell| cell.to_string().parse::<Cell>().expect("a cell")).collect()
}

/// Asserts that both implementations agree about a position.
fn compare(position: &naive::Position, rules: Rules) {
    let real = position.real(rules);
    let context = format!("{rules}: {real}");
    for player in Player::ALL {
        assert_eq!(real.reserve(player) as usize, position.reserve(player), "{context}");
    }
    let outcome = position.outcome(rules);
    let real_outcome = real.outcome().map(|end| (end.winner(), end.reason()));
    let expected = outcome.map(|(winner, reason)| (Some(winner), reason));
    assert_eq!(real_outcome, expected, "{context}");

    let turns = position.legal_moves(rules);
    let moves = real.legal_moves();
    let texts: Vec<String> = turns.iter().map(ToString::to_string).collect();
    assert_eq!(moves.iter().map(ToString::to_string).collect::<Vec<_>>(), texts, "{context}");
    assert_eq!(outcome.is_some(), moves.is_empty(), "{context}");
    assert_eq!(real.count_legal_moves(), moves.len() as u64, "{context}");
    let raised = cell_set(turns.iter().filter_map(|turn| turn.from.as_ref()));
    assert_eq!(real.liftable(), raised, "{context}");

    let mut completing = CellSet::EMPTY;
    for (turn, m) in turns.iter().zip(moves) {
        let after = position.after(turn).real(rules);
        assert_eq!(real.play(m), Ok(after), "{context}: {m}");
        assert_eq!(real.play_unchecked(m), after, "{context}: {m}");
        let figures = position.completed_by(turn, rules.variant);
        let figures: BTreeSet<(FigureKind, CellSet)> =
            figures.iter().map(|figure| (kind(figure), cell_set(figure))).collect();
        let found = real.completes(m);
        let found = found.iter().map(|Figure { kind, cells, .. }| (*kind, *cells));
        assert_eq!(found.collect::<BTreeSet<_>>(), figures, "{context}: {m}");
        if !figures.is_empty() {
            completing = completing.with(m.to());
        }
    }
    assert_eq!(real.completing(), completing, "{context}");
}

/// The naive implementation distinguishes squares from lines by their cells.
fn kind(figure: &[naive::Cell]) -> FigureKind {
    let files: BTreeSet<u8> = figure.iter().map(|cell| cell.file).collect();
    let ranks: BTreeSet<u8> = figure.iter().map(|cell| cell.rank).collect();
    if files.len() == 2 && ranks.len() == 2 { FigureKind::Square } else { FigureKind::Line }
}

#[test]
fn both_agree_on_every_position_of_random_games() {
    let mut chance = Chance::new(1994);
    let mut positions = 0;
    for rules in Rules::all() {
        for _ in 0..6 {
            for position in random_game(&mut chance, rules, 70) {
                compare(&position, rules);
                positions += 1;
            }
        }
    }
    assert!(positions > 2000, "only {positions} positions");
}

#[test]
fn both_agree_on_random_heaps_under_every_rule_set() {
    let mut chance = Chance::new(30);
    for _ in 0..200 {
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
        let mut positions = random_game(&mut chance, rules, 70);
        positions.reverse();
        positions.truncate(12);
        positions.extend((0..4).map(|_| random_heap(&mut chance)));
        for position in positions {
            let real = position.real(rules);
            let accepted: BTreeSet<String> =
                position.accepted(rules).iter().map(ToString::to_string).collect();
            let found: BTreeSet<String> =
                candidates().filter(|&m| real.is_legal(m)).map(|m| m.to_string()).collect();
            assert_eq!(found, accepted, "{rules}: {real}");
            // An accepted move in another order is the same as a listed move.
            let listed = real.legal_moves();
            for text in accepted {
                let m: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
                assert!(listed.contains(&m.canonical()), "{rules}: {real}: {m}");
            }
        }
    }
}
