//! The committed puzzles, proven from the committed tables.

use std::path::{Path, PathBuf};

use pylos::engine::Value;
use pylos::{Move, Rules, Variant};
use pylos_cli::oracle::Oracle;
use pylos_cli::puzzles::grade::{Rates, rating};
use pylos_cli::puzzles::puzzle::{File, Kind, Puzzle};
use pylos_cli::puzzles::verify::verify;

fn www() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www")
}

fn read(variant: Variant) -> File {
    let path = www().join(format!("puzzles/{variant}.txt"));
    let text = std::fs::read_to_string(path).expect("the file is there");
    let file: File = text.parse().expect("the file is one of puzzles");
    assert_eq!(file.variant, variant);
    assert_eq!(file.to_string(), text, "the canonical form of the text");
    file
}

fn judge(variant: Variant) -> Oracle {
    Oracle::tables(&www().join("tables"), Rules::new(variant)).expect("the tables can be read")
}

#[test]
fn every_puzzle_is_proven_by_the_tables() {
    for variant in Variant::ALL {
        let file = read(variant);
        assert!(file.puzzles.len() >= 950, "{variant}: {} puzzles", file.puzzles.len());
        assert_eq!(verify(&mut judge(variant), &file), [""; 0], "{variant}");
    }
}

#[test]
fn a_broken_puzzle_is_found() {
    let mut judge = judge(Variant::Standard);
    let mut file = read(Variant::Standard);
    file.puzzles.retain(|puzzle| puzzle.kind == Kind::Move);
    file.puzzles.truncate(1);
    assert_eq!(verify(&mut judge, &file), [""; 0]);
    let mut faults_of = |change: &dyn Fn(&mut Puzzle)| {
        let mut broken = file.clone();
        change(&mut broken.puzzles[0]);
        verify(&mut judge, &broken).join("\n")
    };
    let other = |puzzle: &Puzzle| -> Move {
        let moves = puzzle.position.legal_moves();
        *moves.iter().find(|&m| *m != puzzle.line[0]).expect("more than one move")
    };
    let found = faults_of(&|puzzle| puzzle.line = vec![other(puzzle)]);
    assert!(!found.is_empty());
    let found = faults_of(&|puzzle| puzzle.replies[0].clear());
    assert!(found.contains("no reply to"), "{found}");
    let found = faults_of(&|puzzle| puzzle.replies[0][0].is_endless = true);
    assert!(found.contains("not a draw"), "{found}");
    let found = faults_of(&|puzzle| puzzle.themes.clear());
    assert!(found.contains("the themes are"), "{found}");
    let found = faults_of(&|puzzle| puzzle.value = Value::Draw);
    assert!(!found.is_empty());
    let mut image = file.puzzles[0].clone();
    image.position = image.position.swap_colours();
    (image.number, image.kind, image.line, image.replies) = (2, Kind::Judge, vec![], vec![]);
    file.puzzles.push(image);
    assert_eq!(verify(&mut judge, &file), ["2: an image of 1"]);
}

#[test]
fn puzzles_have_the_grade_and_rating_that_the_levels_give_them() {
    for variant in Variant::ALL {
        for puzzle in read(variant).puzzles.iter().step_by(99) {
            let rates = Rates::new(puzzle);
            let found = (rates.grade(), rating(puzzle, &rates));
            assert_eq!(found, (Some(puzzle.grade), puzzle.rating), "{variant} {}", puzzle.number);
        }
    }
}
