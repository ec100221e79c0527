//! `pylos probe`, as a program that pipes positions through it meets it.

use std::collections::{BTreeSet, HashSet};
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use pylos::{Cell, CellSet, Position, Rules, Symmetry, Variant};
use pylos_tests::vectors;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/solution/children");

/// Runs the program with lines on its standard input.
fn probe(arguments: &[&str], lines: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pylos"));
    let command = command.arg("probe").args(arguments).stdin(Stdio::piped());
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.expect("the program starts");
    // It may end before it has read everything.
    let _ = child.stdin.take().expect("its input").write_all(lines.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("its output is text")
}

/// The known positions of the children's game with their values.
fn known() -> Vec<(Position, &'static str)> {
    let [lines, ..] = vectors::values();
    lines.into_iter().map(|line| (line.position, line.value)).collect()
}

#[test]
fn lines_are_answered_in_their_order_from_the_layers_of_a_folder() {
    let known = known();
    let lines: String = known.iter().map(|(position, _)| format!("{position}\tmore\n")).collect();
    let output = probe(&[FOLDER], &lines);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let answers: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(answers.len(), known.len());
    let mut found = 0;
    for ((position, value), answer) in known.iter().zip(answers) {
        // The folder has the positions with 25 balls and more.
        let expected = if position.occupied().len() < 25 { "-" } else { value };
        assert_eq!(answer, format!("{position}\t{expected}"));
        found += usize::from(expected != "-");
    }
    assert!(found > 100, "{found} positions have a value");
}

#[test]
fn moves_are_a_third_column() {
    let output = probe(&[FOLDER, "--moves", "ldld/dldl/dldl/dldl dll/ldd/lld dl/d1 1 l"], "");
    let line = "ldld/dldl/dldl/dldl dll/ldd/lld dl/d1 1 l\tL2\t3b1=L2\n";
    assert_eq!(text(&output.stdout), line);
}

#[test]
fn a_bad_line_is_named_after_the_lines_before_it() {
    let good = "ldld/dldl/dldl/dldl dll/ldd/lld dl/d1 1 l";
    let output = probe(&[FOLDER], &format!("{good}\n4/4/4/4 1\n{good}\n"));
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("line 2"), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout).lines().count(), 1);
}

/// The numbers of positions as docs/formats.md describes them, found the plain way.
struct Numbering {
    /// The smallest image of each supported set of cells, by number of balls.
    classes: Vec<BTreeSet<CellSet>>,
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) / (i + 1))
}

impl Numbering {
    fn new() -> Numbering {
        let mut shapes = HashSet::from([CellSet::EMPTY]);
        let mut classes = Vec::new();
        while !shapes.is_empty() {
            let smallest =
                |shape: &CellSet| Symmetry::ALL.iter().map(|symmetry| symmetry.cells(*shape)).min();
            classes.push(shapes.iter().filter_map(smallest).collect());
            let next = |shape: &CellSet| {
                let shape = *shape;
                let free = Cell::ALL.into_iter().filter(move |cell| !shape.contains(*cell));
                let sites = free.filter(move |cell| shape.contains_all(cell.below()));
                sites.map(move |cell| shape.with(cell)).collect::<Vec<_>>()
            };
            shapes = shapes.iter().flat_map(next).collect();
        }
        Numbering { classes }
    }

    fn number(&self, position: Position) -> u64 {
        let shape = position.occupied();
        let own = position.balls(position.turn());
        let (n, owns) = (u64::from(shape.len()), u64::from(own.len()));
        let mut number = 0;
        for balls in 0..=n {
            for mine in balls.saturating_sub(14)..=balls.min(14) {
                if (balls, mine) < (n, owns) {
                    number += self.classes[balls as usize].len() as u64 * choose(balls, mine);
                }
            }
        }
        let images = Symmetry::ALL.iter();
        let images = images.map(|symmetry| (symmetry.cells(shape), symmetry.cells(own)));
        let (shape, own) = images.min().expect("there are eight");
        let class = self.classes[n as usize].range(..shape).count() as u64;
        let places = shape.into_iter().zip(0..).filter(|(cell, _)| own.contains(*cell));
        let rank = places.zip(1..).map(|((_, place), bits)| choose(place, bits)).sum::<u64>();
        number + class * choose(n, owns) + rank
    }
}

#[test]
fn a_solution_file_is_read_by_its_head_and_the_documented_numbers() {
    let rules = Rules::new(Variant::Children);
    let numbering = Numbering::new();
    let example: Position = "4/4/1ld1/1dl1 3/3/3 2/2 1 l".parse().expect("a position");
    assert_eq!(numbering.number(example), 2_107, "the example in docs/formats.md");

    let dir = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = dir.join("some.solution");
    let mut file = File::create(&path).expect("a file");
    let length = 1_686_262_193;
    // Most of it takes no room on the disk.
    file.set_len(64 + length).expect("its length");
    writeln!(file, "{:<63}", format!("pylos solution 1 children {length}")).expect("its head");
    let mut lines = String::new();
    let mut expected = String::new();
    for (position, value) in known().into_iter().step_by(8) {
        let (kind, distance) = value.split_at(1);
        let byte = distance.parse::<u8>().expect("no draws") + 1;
        assert_eq!(byte % 2 == 1, kind == "L");
        if !position.with_rules(rules).is_over() && position.reserve(position.turn().opponent()) > 0
        {
            file.seek(SeekFrom::Start(64 + numbering.number(position))).expect("its place");
            file.write_all(&[byte]).expect("its byte");
        }
        lines += &format!("{position}\n");
        expected += &format!("{position}\t{value}\n");
    }
    let path = path.to_str().expect("a path of text");
    let output = probe(&[path], &lines);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), expected);

    file.set_len(64 + length - 1).expect("a file that is cut off");
    let output = probe(&[path], &lines);
    assert!(text(&output.stderr).contains("1686262256 bytes instead of 1686262257"));
    file.set_len(0).expect("an empty file");
    assert!(!probe(&[path], &lines).status.success());
    std::fs::remove_file(path).expect("it is there");
}
