//! Writes the data of the atlas (`www/atlas/`).

use std::path::Path;

use pylos::{Game, Position, Record, Rules};
use pylos_solver::{Find, Kind, Survey, Value, forced_cycles, position_at};
use serde_json::{Map, Value as Json, json};

use crate::census::{by_length, by_reserves, kind_name, surveyed};
use crate::line::{Known, Line, to_a_cycle};
use crate::solution::open;
use crate::{Result, SolutionArgs};

/// Surveys a solution and writes a JavaScript module with what the atlas shows of it.
pub fn atlas(solution: &SolutionArgs, threads: usize, out: &Path) -> Result {
    let solution = open(solution)?;
    let values = solution.read()?;
    let index = &solution.index;
    let counts = surveyed(index, &values, threads)?;
    let known = Known { index, values: &values };
    let Rules { variant, take_back, empty_reserve, .. } = index.rules;
    let rules = json!({
        "variant": variant.to_string(),
        "takeBack": take_back.to_string(),
        "emptyReserve": empty_reserve.to_string(),
    });
    let reserves: Vec<Json> =
        by_reserves(&counts).map(|(own, other, [w, l, e])| json!([own, other, w, l, e])).collect();
    let single: Map<String, Json> = Kind::ALL
        .map(|kind| (kind_name(kind).to_string(), json!(counts.single[kind as usize])))
        .into_iter()
        .collect();
    let longest = counts.finds.place(Find::LongestLoss).and_then(|place| position_at(index, place));
    let longest = longest.ok_or("no position is lost")?;
    let (cycles, lengths) = endless(known, &counts)?;
    let data = json!({
        "rules": rules,
        "entries": index.len,
        "start": fact(known, Position::START),
        "openings": openings(known),
        "balls": counts.by_balls(),
        "reserves": reserves,
        "levels": counts.by_level,
        "distances": until_last(&counts.by_distance),
        "choices": counts.choices,
        "single": single,
        "zugzwangs": counts.zugzwangs,
        "finds": finds(known, &counts),
        "longest": record(known, longest)?,
        "cycleLengths": lengths,
        "cycles": cycles,
    });
    let text = format!(
        "// Written by `pylos atlas --variant {variant}`, then formatted (docs/solution.md).\n\n\
         export const {variant} = {data};\n"
    );
    std::fs::write(out, text).map_err(|error| format!("{}: {error}", out.display()))?;
    println!("wrote {}", out.display());
    Ok(())
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

fn record(known: Known<'_>, start: Position) -> Result<String> {
    Ok(text(&Line::annotated(known, Line::perfect(known, start)?)?))
}

fn text(record: &Record) -> String {
    record.to_string().trim_end().to_string()
}

/// The records of a longest cycle in which every other move loses and, if the start is endless, of a
/// game that leads to such a cycle, each with the length of the cycle; and the number of cycles by
/// length.
fn endless(known: Known<'_>, counts: &Survey) -> Result<(Json, Json)> {
    let cycles = forced_cycles(known.index, &counts.forced);
    let lengths = by_length(&cycles);
    let mut records = Map::new();
    let mut insert = |name: &str, game: Game| -> Result {
        let (turns, start) = (turns_of_cycle(&game), game.start().to_string());
        let record = text(&Line::annotated(known, game)?);
        records.insert(name.into(), json!({ "turns": turns, "start": start, "record": record }));
        Ok(())
    };
    if let Some(position) =
        lengths.values().next_back().and_then(|&(_, place)| position_at(known.index, place))
    {
        insert("longest", Line::perfect(known, position)?)?;
    }
    if let Some(game) = to_a_cycle(known, &cycles) {
        insert("fromStart", game)?;
    }
    let lengths: Vec<Json> =
        lengths.iter().map(|(length, (number, _))| json!([length, number])).collect();
    Ok((Json::Object(records), json!(lengths)))
}

/// The turns from the last position of a game back to where it occurred before.
fn turns_of_cycle(game: &Game) -> usize {
    let positions = game.positions();
    let last = positions.last();
    positions.iter().rev().skip(1).position(|position| Some(position) == last).map_or(0, |n| n + 1)
}
