//! Properties of every position, move and text.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use pylos::{Cell, Entry, Game, Line, Move, Note, Position, Record, Rules, Symmetry};
use pylos_tests::chance::{Chance, play_on, random_heap};

/// Any of the twelve rule sets.
fn any_rules() -> impl Strategy<Value = Rules> {
    select(Rules::all().collect::<Vec<_>>())
}

/// Any possible board under any rules: balls of random colours, each on a cell that can carry it.
fn any_position() -> impl Strategy<Value = Position> {
    (any::<u64>(), any_rules())
        .prop_map(|(seed, rules)| random_heap(&mut Chance::new(seed)).real(rules))
}

/// A position with one of its legal moves.
fn any_turn() -> impl Strategy<Value = (Position, Move)> {
    (any_position(), any::<Index>()).prop_filter_map("the game is over", |(position, index)| {
        let moves = position.legal_moves();
        (!moves.is_empty()).then(|| (position, *index.get(&moves)))
    })
}

/// A game of legal moves from any position under any rules.
fn any_game() -> impl Strategy<Value = Game> {
    let empty = any_rules().prop_map(|rules| Position::START.with_rules(rules));
    let start = prop_oneof![empty, any_position()];
    (start, any::<u64>(), 0..40_usize).prop_map(|(start, seed, turns)| {
        let (mut game, mut chance) = (Game::from_position(start), Chance::new(seed));
        play_on(&mut chance, &mut game, turns);
        game
    })
}

/// Notes after a move played in the position `before`, with variations of variations.
fn notes(chance: &mut Chance, before: Position, depth: usize) -> Vec<Note> {
    let count = chance.below(4);
    let note = |_| match chance.below(2 + depth) {
        0 => Note::Comment(["", "why (so) [x] $1 1. 1a1", "é♟\nz \" \\"][chance.below(3)].into()),
        1 => Note::Glyph(chance.bits() as u8),
        _ => Note::Variation(line(chance, before, depth - 1)),
    };
    let all = (0..count).map(note);
    // A variation has no move where the game is over.
    all.filter(|note| !matches!(note, Note::Variation(line) if line.entries.is_empty())).collect()
}

/// A line of one to three random moves with notes.
fn line(chance: &mut Chance, mut now: Position, depth: usize) -> Line {
    let mut line = Line::default();
    for _ in 0..=chance.below(3) {
        let moves = now.legal_moves();
        if !moves.is_empty() {
            let m = *chance.choose(&moves);
            line.entries.push(Entry { m, notes: notes(chance, now, depth) });
            now = now.play_unchecked(m);
        }
    }
    line
}

/// Text of any characters, or of pieces of positions, moves and records.
fn any_text() -> impl Strategy<Value = String> {
    let words = "l d 1 2 3 4 0 5 / _ x X - a b c D 1a1 1b2 2a1 4a1 3b3 4/4/4/4 3/3/3 2/2 lldd 1. 1... \
        { } ( ) $1 $ ! ? ; [ ] \" \\ [Variant [Position expert 1-0 1/2-1/2 * é \u{0} \u{1f3b1}";
    let pieces: Vec<&str> = words.split(' ').chain([" ", "\n", "\t", "[Position "]).collect();
    prop_oneof![any::<String>(), vec(select(pieces), 0..24).prop_map(|pieces| pieces.concat())]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1000,
        // The minimal failing case is printed; it belongs in a test of its own, not in a file.
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_position_is_the_same_after_print_and_parse(position in any_position()) {
        let (text, position) = (position.to_string(), position.with_rules(Rules::default()));
        prop_assert_eq!(text.parse::<Position>(), Ok(position));
        prop_assert_eq!(text.replace(' ', "_").parse::<Position>(), Ok(position));
        let without_empty_top = text.replace(" 1 ", " ").replace(" 2/2 ", " ").replace(" 3/3/3 ", " ");
        prop_assert_eq!(without_empty_top.parse::<Position>(), Ok(position));
        prop_assert_eq!(Position::from_key(position.key()), Some(position));
        prop_assert_eq!(Position::from_key(position.key() | 1 << 61), None);
        let swapped = position.swap_colours();
        prop_assert_eq!(swapped.legal_moves(), position.legal_moves());
        prop_assert_eq!(swapped.balls(swapped.turn()), position.balls(position.turn()));
    }

    #[test]
    fn a_move_is_the_same_after_print_and_parse((_, m) in any_turn()) {
        let text = m.to_string();
        prop_assert_eq!([text.parse(), text.to_uppercase().parse()], [Ok(m.canonical()), Ok(m)]);
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_message(text in any_text()) {
        if let Ok(cell) = text.parse::<Cell>() {
            prop_assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        if let Ok(m) = text.parse::<Move>() {
            prop_assert_eq!(m.to_string().parse(), Ok(m));
        }
        match text.parse::<Position>() {
            Ok(position) => prop_assert_eq!(position.to_string().parse(), Ok(position)),
            Err(error) => prop_assert!(error.to_string().starts_with("bad position: ")),
        }
        match text.parse::<Record>() {
            Ok(record) => prop_assert_eq!(record.to_string().parse(), Ok(record)),
            Err(error) => prop_assert!(error.to_string().starts_with("bad record, line ")),
        }
    }

    #[test]
    fn a_record_keeps_the_notes_of_every_move(game in any_game(), seed in any::<u64>()) {
        let (mut record, mut chance) = (Record::new(game.clone()), Chance::new(seed));
        for (ply, &before) in (1..=game.moves().len()).zip(game.positions()).step_by(3) {
            for note in notes(&mut chance, before, 3) {
                record.annotate(ply, note).map_err(|fault| TestCaseError::fail(fault.to_string()))?;
            }
        }
        prop_assert_eq!(record.game(), &game);
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn undo_reverses_play(mut game in any_game()) {
        prop_assert_eq!(game.legal_moves().is_empty(), game.result().is_some());
        let (mut again, mut before) = (Game::from_position(game.start()), Vec::new());
        for &m in game.moves() {
            before.push(again.clone());
            prop_assert_eq!(again.play(m), Ok(()));
        }
        while let Some(last) = before.pop() {
            prop_assert!(game.undo());
            prop_assert_eq!(&game, &last);
        }
        prop_assert!(!game.undo());
    }

    #[test]
    fn every_symmetry_maps_legal_moves_to_legal_moves((position, m) in any_turn()) {
        let moves = position.legal_moves();
        for symmetry in Symmetry::ALL {
            let image = symmetry.position(position);
            let mut images: Vec<Move> = moves.iter().map(|&m| symmetry.apply(m)).collect();
            images.sort();
            prop_assert_eq!(image.legal_moves(), images);
            prop_assert_eq!(
                image.play(symmetry.apply(m)),
                position.play(m).map(|after| symmetry.position(after))
            );
            prop_assert_eq!(symmetry.inverse().position(image), position);
            prop_assert_eq!(image.canonical(), position.canonical());
            prop_assert_eq!(image.key() == position.key(), image == position);
        }
    }
}
