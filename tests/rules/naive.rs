//! The crate against the naive second implementation, which `vectors.rs` checks on its own.

use std::collections::BTreeSet;

use pylos::{Cell, CellSet, Figure, FigureKind, Move, Player, Position, Rules, TakeBack};
use pylos_tests::chance::{Chance, random_game, random_heap};
use pylos_tests::naive;
use pylos_tests::text::read;

/// Asserts that both implementations agree about a position.
fn compare(real: Position) {
    let (position, rules) = (naive::Position::of(real), real.rules());
    let context = format!("{rules}: {real}");
    for player in Player::ALL {
        assert_eq!(real.reserve(player) as usize, position.reserve(player), "{context}");
    }
    let sites: CellSet = Cell::ALL.into_iter().filter(|&cell| position.is_site(cell)).collect();
    assert_eq!(real.sites(), sites, "{context}");
    let is_free = |&cell: &Cell| Player::ALL.iter().any(|&player| position.is_free(cell, player));
    let free: CellSet = Cell::ALL.into_iter().filter(is_free).collect();
    assert_eq!(real.free(), free, "{context}");
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
    let raised: CellSet = turns.iter().filter_map(|turn| turn.from).collect();
    assert_eq!(real.liftable(), raised, "{context}");

    let mut completing = CellSet::EMPTY;
    for (turn, m) in turns.iter().zip(moves) {
        let after = position.after(turn).real(rules);
        assert_eq!(real.play(m), Ok(after), "{context}: {m}");
        assert_eq!(real.play_unchecked(m), after, "{context}: {m}");
        let figures = position.completed_by(turn, rules.variant);
        let figures: BTreeSet<(FigureKind, CellSet)> =
            figures.iter().map(|figure| (kind(figure), figure.iter().copied().collect())).collect();
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
fn kind(figure: &[Cell]) -> FigureKind {
    let files: BTreeSet<u8> = figure.iter().map(|cell| cell.file()).collect();
    let ranks: BTreeSet<u8> = figure.iter().map(|cell| cell.rank()).collect();
    if files.len() == 2 && ranks.len() == 2 { FigureKind::Square } else { FigureKind::Line }
}

#[test]
fn both_agree_on_every_position_of_random_games() {
    let mut chance = Chance::new(1994);
    let mut positions = 0;
    for rules in Rules::all() {
        for _ in 0..6 {
            let game = random_game(&mut chance, rules, 70);
            game.positions().iter().for_each(|&position| compare(position));
            positions += game.positions().len();
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
            compare(position.real(rules));
        }
    }
}

/// Every move that can be written, legal or not: each pair of cells in both orders.
fn candidates() -> Vec<Move> {
    let mut take_backs = vec![TakeBack::NONE];
    for first in Cell::ALL {
        take_backs.push(TakeBack::one(first));
        take_backs.extend(Cell::ALL.map(|second| TakeBack::two(first, second)));
    }
    let mut all = Vec::new();
    for to in Cell::ALL {
        for from in [None].into_iter().chain(Cell::ALL.map(Some)) {
            all.extend(take_backs.iter().map(|&take_back| Move::new(from, to, take_back)));
        }
    }
    all
}

#[test]
fn exactly_the_generated_moves_are_accepted() {
    let mut chance = Chance::new(15);
    let candidates = candidates();
    for rules in Rules::all() {
        let game = random_game(&mut chance, rules, 70);
        let last = game.positions().iter().rev().take(12).copied();
        let heaps = (0..4).map(|_| random_heap(&mut chance).real(rules));
        for real in last.chain(heaps) {
            let accepted = naive::Position::of(real).accepted(rules);
            let accepted: BTreeSet<String> = accepted.iter().map(ToString::to_string).collect();
            let found = candidates.iter().filter(|&&m| real.is_legal(m));
            let found: BTreeSet<String> = found.map(ToString::to_string).collect();
            assert_eq!(found, accepted, "{rules}: {real}");
            // An accepted move in another order is the same as a listed move.
            let listed = real.legal_moves();
            for text in accepted {
                assert!(
                    listed.contains(&read::<Move>(&text).canonical()),
                    "{rules}: {real}: {text}"
                );
            }
        }
    }
}
