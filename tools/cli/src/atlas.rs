//! Writes what is known of a solved rule set as files: its numbers, and the games of the atlas.

use core::cmp::Reverse;
use std::collections::{BTreeMap, HashSet, VecDeque};

use anyhow::{Context, Result, ensure};
use clap::Args;
use pylos::engine::internal::CELLS;
use pylos::{Game, Note, Position, Record, Rules};
use serde_json::{Map, Value as Json, json};

use crate::matches::LONGEST_GAME;
use crate::solution::{Solution, name_of};
use crate::solver::{Find, Kind, Sort, Survey, Value, Values, forced_cycles, keeping, survey};

const ONLY_MOVE: u8 = 1;

const SHOWN: [(&str, Find); 4] = [
    ("children", Find::OnlyWin),
    ("standard", Find::OnlyNothing),
    ("expert", Find::OnlyRaise),
    ("expert", Find::Behind),
];

/// Derive every value of a solution again, and write its numbers into docs/solution and, with default options,
/// the games and positions that the atlas shows into www/atlas.
#[derive(Args)]
pub struct Atlas {
    #[command(flatten)]
    solution: Solution,
}

impl Values {
    /// The value and the moves of a position, as JSON.
    fn fact(&self, position: Position) -> Json {
        let moves = self.moves(position);
        json!({
            "position": position.to_string(),
            "value": self.value(position).to_string(),
            "moves": moves.len(),
            "keeping": keeping(&moves).count(),
            "best": moves.first().map(|(best, _)| best.to_string()),
        })
    }

    /// Perfect play to the end: the winner plays for the shortest win, the loser for the longest loss, in an endless
    /// position the first move that does not lose. Of equal moves the first in canonical order.
    fn play_on(&self, mut game: Game) -> Result<Game> {
        while !game.is_over() && game.moves().len() < LONGEST_GAME {
            let best = self.moves(game.position());
            game.play(best.first().context("a game that is not over has a move")?.0)?;
        }
        Ok(game)
    }
}

impl Atlas {
    /// Surveys a solution: an error if a value is not that which its moves give.
    pub fn run(&self) -> Result<()> {
        let values = &self.solution.read()?;
        let (counts, index) = (survey(values), &values.index);
        ensure!(counts.wrong == 0, "the solution has {} wrong values", counts.wrong);
        let (variant, name) = (index.rules.variant.to_string(), name_of(index.rules));
        let cycles = forced_cycles(values, &counts);
        write(format!("docs/solution/{name}.json"), numbers(values, &counts, &cycles))?;
        if name != variant {
            return Ok(());
        }
        let from = |place| values.position_at(place).map(Game::from_position);
        let circle = cycles.iter().min_by_key(|cycle| Reverse(cycle.len()));
        let starts = [
            ("longest", counts.find(Find::LongestLoss).and_then(from)),
            ("circle", circle.and_then(|cycle| from(cycle[0]))),
            ("start", to_a_cycle(values, &cycles)?),
        ];
        let mut games = Vec::new();
        for (name, start) in starts {
            if let Some(start) = start {
                games.push((name.to_string(), values.play_on(start)?));
            }
        }
        for (_, find) in SHOWN.into_iter().filter(|(name, _)| *name == variant) {
            let mut shown = counts.find(find).and_then(from).context("nothing is found")?;
            let moves = values.moves(shown.position());
            if keeping(&moves).count() == 1 {
                shown.play(moves[0].0)?;
            }
            games.push((name_in_data(find), shown));
        }
        for (name, game) in games {
            let record = annotated(values, game)?.to_string();
            write(format!("www/atlas/{variant}-{name}.pgn"), format!("{}\n", record.trim_end()))?;
        }
        Ok(())
    }
}

fn write(file: String, text: String) -> Result<()> {
    fs_err::write(&file, text)?;
    println!("wrote {file}");
    Ok(())
}

fn numbers(values: &Values, counts: &Survey, cycles: &[Vec<usize>]) -> String {
    let Rules { variant, take_back, empty_reserve, .. } = values.index.rules;
    let texts = [variant.to_string(), take_back.to_string(), empty_reserve.to_string()];
    let column = |sort: &Sort| match sort.value {
        Value::Win(_) => 0,
        Value::Loss(_) => 1,
        Value::Endless => 2,
    };
    let balls = |sort: &Sort| sort.own + sort.other;
    let by_reserves =
        counts.table(256, |sort| Some((255 - 16 * sort.own - sort.other, column(sort))));
    let reserves: Vec<Json> = (0..)
        .zip(by_reserves)
        .filter(|(_, columns)| columns.iter().sum::<u64>() > 0)
        .map(|(place, [won, lost, endless])| json!([place / 16, place % 16, won, lost, endless]))
        .collect();
    let choices = counts.table(CELLS + 1, |sort| {
        sort.has_choice.then(|| (balls(sort), usize::from(sort.single.is_some())))
    });
    let choices: Vec<Json> = choices.iter().map(|[more, one]| json!([more + one, one])).collect();
    let single = counts.table::<1>(Kind::ALL.len(), |sort| Some((sort.single? as usize, 0)));
    let single = Kind::ALL.map(|kind| (name_in_data(kind), single[kind as usize][0].into()));
    let zugzwangs = counts.table(CELLS + 1, |sort| sort.is_zugzwang.then(|| (balls(sort), 0)));
    // Each board occurs once for each player to move.
    let zugzwangs: Vec<u64> = zugzwangs.iter().map(|[count]| count / 2).collect();
    let mut lengths: BTreeMap<usize, u64> = BTreeMap::new();
    cycles.iter().for_each(|cycle| *lengths.entry(cycle.len()).or_default() += 1);
    let distances = counts.table::<1>(256, |sort| match sort.value {
        Value::Win(distance) | Value::Loss(distance) => Some((distance as usize, 0)),
        Value::Endless => None,
    });
    let last = distances.iter().rposition(|&[number]| number > 0);
    let finds = Find::ALL.into_iter().filter_map(|find| {
        let position = values.position_at(counts.find(find)?)?;
        Some((name_in_data(find), values.fact(position)))
    });
    let start = Position::START.with_rules(values.index.rules);
    // The first moves without symmetric ones.
    let openings = values.moves(start).into_iter();
    let openings = openings.map(|(m, value)| (m.to_string(), value.to_string().into()));
    let openings = openings.filter(|(m, _)| ["1a1", "1b1", "1b2"].contains(&m.as_str()));
    let data = [
        ("balls", json!(counts.table::<3>(CELLS + 1, |sort| Some((balls(sort), column(sort)))))),
        ("choices", json!(choices)),
        ("cycleLengths", json!(Vec::from_iter(lengths))),
        ("distances", json!(distances[..last.map_or(0, |last| last + 1)].concat())),
        ("entries", json!(values.index.len)),
        ("finds", Json::Object(finds.collect())),
        ("levels", json!(counts.table::<3>(5, |sort| Some((sort.level, column(sort)))))),
        ("openings", Json::Object(openings.collect())),
        ("reserves", json!(reserves)),
        ("rules", json!({ "variant": texts[0], "takeBack": texts[1], "emptyReserve": texts[2] })),
        ("single", Json::Object(Map::from_iter(single))),
        ("start", values.fact(start)),
        ("zugzwangs", json!(zugzwangs)),
    ];
    let lines = data.map(|(key, value)| format!("\"{key}\": {value}"));
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

/// The name of a find or a kind of move: `longestWin`.
fn name_in_data(name: impl core::fmt::Debug) -> String {
    let name = format!("{name:?}");
    name[..1].to_lowercase() + &name[1..]
}

/// The record of a game: `!` marks the moves that alone keep the value.
fn annotated(values: &Values, game: Game) -> Result<Record> {
    let positions = game.positions().to_vec();
    let played = game.moves().len();
    let mut record = Record::new(game);
    for (ply, &position) in positions.iter().enumerate().take(played) {
        let moves = values.moves(position);
        if keeping(&moves).count() == 1 && moves.len() > 1 && moves[0].1.result() >= 0 {
            record.annotate(ply + 1, Note::Glyph(ONLY_MOVE))?;
        }
    }
    Ok(record)
}

/// A shortest game from the start to a position of one of the cycles. None if the start is not endless.
fn to_a_cycle(values: &Values, cycles: &[Vec<usize>]) -> Result<Option<Game>> {
    let goals: HashSet<usize> = cycles.iter().flatten().copied().collect();
    let mut open = VecDeque::from([Game::new(values.index.rules)]);
    let mut seen = HashSet::new();
    while let Some(game) = open.pop_front() {
        let position = game.position();
        let Some(place) = values.index.place(position) else { continue };
        if goals.contains(&place) {
            return Ok(Some(game));
        }
        if values.value(position) == Value::Endless && seen.insert(place) {
            for m in position.legal_moves() {
                let mut next = game.clone();
                next.play(m)?;
                open.push_back(next);
            }
        }
    }
    Ok(None)
}
