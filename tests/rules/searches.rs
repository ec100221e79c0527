//! What the engine answers to the questions of `tests/data/searches.tsv`, whose head says how to read it.

use std::fmt::Write;
use std::{env, fs};

use crate::perfect::{file, player};
use pylos::engine::internal::Strength;
use pylos::engine::{Engine, Level, Limits, MoveScore, Source, remarks};
use pylos::{Game, Position, Rules, Variant};
use pylos_tests::text::{play, read};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/searches.tsv");

fn text(known: &MoveScore) -> String {
    let mut text = format!("{} {:+}", known.m, known.score);
    let mut add = |part: &dyn std::fmt::Display| write!(text, " {part}").expect("to a string");
    known.value.iter().for_each(|value| add(value));
    known.distance.iter().for_each(|turns| add(turns));
    known.estimate.iter().for_each(|turns| add(&format!("~{turns}")));
    if known.source != Source::Search {
        add(&known.source);
    }
    text
}

fn first(moves: &[MoveScore]) -> String {
    moves.iter().take(3).map(text).collect::<Vec<_>>().join(", ")
}

/// The first move with its score whenever that changes, and the first three when the work is done.
fn thoughts(engine: &mut Engine, game: &Game, work: u64) -> String {
    const STEP: u64 = 16;
    engine.ask(game);
    let (mut all, mut last) = (String::new(), String::new());
    for done in (STEP..=work).step_by(STEP as usize) {
        let known = engine.step(Limits::default().with_nodes(STEP));
        let first = format!("{} {:+}", known.moves[0].m, known.moves[0].score);
        if first != last {
            write!(all, "{done}: {first}, ").expect("to a string");
            last = first;
        }
        if known.is_final {
            write!(all, "{done}: final, ").expect("to a string");
            break;
        }
    }
    all + "then " + &first(&engine.step(Limits::default().with_nodes(0)).moves)
}

/// The moves that a level chooses with the seeds from 1 on, and the positions searched for all of them.
fn choices(engine: &mut Engine, game: &Game, level: Level, seeds: u64) -> String {
    let (mut all, mut nodes) = (String::new(), 0);
    for seed in 1..=seeds {
        engine.ask_choice(game, level, seed);
        nodes += 1;
        while !engine.step(Limits::default().with_nodes(1)).is_final {
            nodes += 1;
        }
        write!(all, "{} ", engine.step(Limits::default()).moves[0].m).expect("to a string");
    }
    format!("{all}in {nodes}")
}

fn hint(engine: &mut Engine, game: &Game, limits: Limits<'_>) -> String {
    let advice = engine.coach(game, None, limits).expect("the game goes on");
    let reasons = advice.reasons.iter().map(|it| format!("{} {}", it.kind, it.cells));
    format!("{}: {}", advice.best, reasons.collect::<Vec<_>>().join(", ").replace(" ,", ","))
}

fn review(game: &Game) -> String {
    let said = remarks(game).into_iter().map(|it| {
        let better = it.better.map_or(String::new(), |m| format!(" {m}"));
        format!("{} {} {} {:+}{better}", it.ply, it.kind, it.cells, it.balls)
    });
    said.collect::<Vec<_>>().join(", ")
}

/// The value of the position, and the number of positions that its proof expands.
fn proof(engine: &mut Engine, position: Position, most: u64) -> String {
    // One position a call.
    let mut value = || engine.value(position, Limits::default().with_nodes(2));
    let found = (0..most).find_map(|expanded| Some(format!("{} in {expanded}", value()?)));
    found.unwrap_or_else(|| "open".to_owned())
}

fn engine_with(files: &str, variant: Variant) -> Engine {
    let mut engine = Engine::new();
    match files {
        "tables" => return player(variant),
        "half" => {
            let table = file(variant.name());
            assert_eq!(engine.take("a", 0, &table[..table.len() / 2]), Ok(false));
        }
        _ => {}
    }
    engine
}

fn answer(engine: &mut Engine, game: &Game, question: &str) -> String {
    let words: Vec<&str> = question.split(' ').collect();
    let number = || read::<u64>(words[1]);
    match words[0] {
        "depth" => first(&engine.analyse(game, Limits::default().with_depth(read(words[1])))),
        "think" => thoughts(engine, game, number()),
        "level" => choices(engine, game, read(words[1]), read(words[3])),
        "best" => {
            let strength = Strength::search(None, number(), 0, 14);
            text(&strength.choose(game, 1).expect("a move"))
        }
        "hint" => hint(engine, game, Limits::default().with_nodes(number())),
        "value" => proof(engine, game.position(), number()),
        "remarks" => review(game),
        other => panic!("no question: {other}"),
    }
}

#[test]
fn the_engine_answers_as_the_file_says() {
    let before = fs::read_to_string(FILE).expect(FILE);
    let (mut after, mut asked, mut engine) = (String::new(), [""; 4], Engine::new());
    for line in before.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [rules, position, moves, files, question, ..] = fields[..] else {
            after += &format!("{line}\n");
            continue;
        };
        let rules: Rules = read(rules);
        let mut game = Game::from_position(read::<Position>(position).with_rules(rules));
        if moves != "-" {
            play(&mut game, moves);
        }
        let same = [fields[0], position, moves, files];
        if asked != same {
            (asked, engine) = (same, engine_with(files, rules.variant));
        }
        let answer = answer(&mut engine, &game, question);
        after += &format!("{}\t{question}\t{answer}\n", same.join("\t"));
    }
    if env::var_os("REWRITE").is_some() {
        fs::write(FILE, &after).expect(FILE);
    }
    let changes = before.lines().zip(after.lines()).filter(|(before, after)| before != after);
    let changes: Vec<String> = changes.map(|(old, new)| format!("- {old}\n+ {new}")).collect();
    assert!(changes.is_empty(), "{} answers are others:\n{}", changes.len(), changes.join("\n"));
}
