//! Writes what is known of a solved rule set as files: its numbers, and the games and charts of the
//! atlas.

use std::fmt::Write as _;
use std::path::Path;

use pylos::{Game, Position, Record, Rules};
use pylos_solver::{Find, Kind, Survey, Value, folder_name, forced_cycles, position_at};
use serde_json::{Map, Value as Json, json};

use crate::census::{by_length, by_reserves, kind_name, surveyed};
use crate::line::{Known, Line, to_a_cycle};
use crate::solution::open;
use crate::{Result, SolutionArgs};

/// The positions of note that the atlas shows.
const SHOWN: [(&str, Find); 4] = [
    ("children", Find::OnlyWin),
    ("standard", Find::OnlyNothing),
    ("expert", Find::OnlyRaise),
    ("expert", Find::Behind),
];

/// Surveys a solution. Writes its numbers to `data` and, with default options, the games, positions
/// and chart of the page to `page`.
pub fn atlas(solution: &SolutionArgs, threads: usize, data: &Path, page: &Path) -> Result {
    let solution = open(solution)?;
    let values = solution.read()?;
    let index = &solution.index;
    let counts = surveyed(index, &values, threads)?;
    let known = Known { index, values: &values };
    let (variant, name) = (index.rules.variant.to_string(), folder_name(index.rules));
    let cycles = forced_cycles(index, &counts.forced);

    write(&data.join(format!("{name}.json")), &numbers(known, &counts, &cycles))?;
    if name != variant {
        return Ok(());
    }
    write(&page.join(format!("{variant}.svg")), &chart(&counts))?;
    let game = |name: &str, game: Game| -> Result {
        let record = Line::annotated(known, game)?;
        write(&page.join(format!("{variant}-{name}.pgn")), &text(&record))
    };
    let place = |place: usize| position_at(index, place);
    let longest = counts.finds.place(Find::LongestLoss).and_then(place);
    game("longest", Line::perfect(known, longest.ok_or("no position is lost")?)?)?;
    let lengths = by_length(&cycles);
    if let Some(start) = lengths.values().next_back().and_then(|&(_, first)| place(first)) {
        game("circle", Line::perfect(known, start)?)?;
    }
    if let Some(way) = to_a_cycle(known, &cycles) {
        game("start", way)?;
    }
    for (_, find) in SHOWN.into_iter().filter(|(name, _)| *name == variant) {
        let position = counts.finds.place(find).and_then(place).ok_or(find.name())?;
        let mut shown = Game::from_position(index.rules, position);
        if let (_, keeping) = known.keeping(position)
            && let [only] = keeping[..]
        {
            shown.play(only)?;
        }
        game(find.name(), shown)?;
    }
    Ok(())
}

fn write(file: &Path, text: &str) -> Result {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    println!("wrote {}", file.display());
    Ok(())
}

/// The numbers as JSON, a line for each key.
fn numbers(known: Known<'_>, counts: &Survey, cycles: &[Vec<usize>]) -> String {
    let Rules { variant, take_back, empty_reserve, .. } = known.index.rules;
    let reserves: Vec<Json> =
        by_reserves(counts).map(|(own, other, [w, l, e])| json!([own, other, w, l, e])).collect();
    let single: Map<String, Json> = Kind::ALL
        .map(|kind| (kind_name(kind).to_string(), json!(counts.single[kind as usize])))
        .into_iter()
        .collect();
    let lengths: Vec<Json> =
        by_length(cycles).iter().map(|(length, (number, _))| json!([length, number])).collect();
    let data = [
        ("balls", json!(counts.by_balls())),
        ("choices", json!(counts.choices)),
        ("cycleLengths", json!(lengths)),
        ("distances", json!(until_last(&counts.by_distance))),
        ("entries", json!(known.index.len)),
        ("finds", finds(known, counts)),
        ("levels", json!(counts.by_level)),
        ("openings", openings(known)),
        ("reserves", json!(reserves)),
        (
            "rules",
            json!({
                "variant": variant.to_string(),
                "takeBack": take_back.to_string(),
                "emptyReserve": empty_reserve.to_string(),
            }),
        ),
        ("single", json!(single)),
        ("start", fact(known, Position::START)),
        ("zugzwangs", json!(counts.zugzwangs)),
    ];
    let lines = data.map(|(key, value)| format!("\"{key}\": {value}"));
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

/// The shares of won, endless and lost positions by the difference of the reserves, from below, with
/// the colours of the page.
fn chart(counts: &Survey) -> String {
    const MOST: usize = 14;
    const HEIGHT: f64 = 150.0;
    let mut bars = [[0; 3]; 2 * MOST + 1];
    for (own, other, columns) in by_reserves(counts) {
        let bar = &mut bars[own + MOST - other];
        bar.iter_mut().zip(columns).for_each(|(sum, column)| *sum += column);
    }
    let mut paths = [const { String::new() }; 3];
    for (number, bar) in bars.iter().enumerate() {
        let all = bar.iter().sum::<u64>().max(1) as f64;
        let mut y = HEIGHT + 10.0;
        for column in [0, 2, 1] {
            let height = HEIGHT * bar[column] as f64 / all;
            y -= height;
            if height > 0.05 {
                let x = 36 + 12 * number;
                let _ = write!(paths[column], "M{x} {y:.1}h11v{height:.1}h-11z");
            }
        }
    }
    let mut parts = String::new();
    for (column, name) in [(0, "won"), (2, "endless"), (1, "lost")] {
        if !paths[column].is_empty() {
            let _ = writeln!(parts, "<path fill=\"var(--{name})\" d=\"{}\"/>", paths[column]);
        }
    }
    let mut label = |x: f64, y: f64, anchor: &str, words: &str| {
        let _ = writeln!(
            parts,
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" fill=\"var(--ink)\">{words}</text>"
        );
    };
    for share in [0.0, 50.0, 100.0] {
        label(30.0, 164.0 - 1.5 * share, "end", &share.to_string());
    }
    for (difference, words) in
        [(-14.0, "−14"), (-7.0, "−7"), (0.0, "0"), (7.0, "+7"), (14.0, "+14")]
    {
        label(209.5 + 12.0 * difference, 176.0, "middle", words);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 392 180\">\n\
         <g id=\"shares\" font-size=\"12\">\n{parts}</g>\n</svg>\n"
    )
}

/// The numbers up to the last one that is not 0.
fn until_last(numbers: &[u64]) -> &[u64] {
    &numbers[..numbers.iter().rposition(|&number| number > 0).map_or(0, |last| last + 1)]
}

/// The value and the moves of a position.
fn fact(known: Known<'_>, position: Position) -> Json {
    let (moves, keeping) = known.keeping(position);
    let keeping: Vec<String> = keeping.iter().map(ToString::to_string).collect();
    json!({
        "position": position.to_string(),
        "value": value(known.value(position)),
        "moves": moves,
        "keeping": keeping.len(),
        "best": keeping.first(),
    })
}

/// A value as in the shared test vectors: `W63`, `L0` or `D`.
fn value(value: Value) -> String {
    match value {
        Value::Win(distance) | Value::Loss(distance) => format!("{}{distance}", value.letter()),
        Value::Endless => value.letter().to_string(),
    }
}

/// The first moves, without symmetric ones, with their values.
fn openings(known: Known<'_>) -> Json {
    let wanted = ["1a1", "1b1", "1b2"];
    let moves = known.moves(Position::START).into_iter();
    let values = moves.map(|(m, after)| (m.to_string(), json!(value(after))));
    Json::Object(values.filter(|(m, _)| wanted.contains(&m.as_str())).collect())
}

fn finds(known: Known<'_>, counts: &Survey) -> Json {
    let found = Find::ALL.into_iter().filter_map(|find| {
        let position = position_at(known.index, counts.finds.place(find)?)?;
        Some((find.name().to_string(), fact(known, position)))
    });
    Json::Object(found.collect())
}

fn text(record: &Record) -> String {
    format!("{}\n", record.to_string().trim_end())
}
