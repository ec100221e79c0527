//! Writes what is known of a solved rule set as files: its numbers, and the games of the atlas.

use std::collections::{BTreeMap, HashSet, VecDeque};

use anyhow::{Context, Result, ensure};
use clap::Args;
use pylos::{Game, Move, Note, Position, Record, Rules};
use serde_json::{Map, Value as Json, json};

use crate::matches::LONGEST_GAME;
use crate::solution::{Solved, name_of};
use crate::solver::{Find, Kind, Survey, Value, Values, forced_cycles, survey};

/// The glyph `!`.
const ONLY_MOVE: u8 = 1;

/// The positions of note that the atlas shows.
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
    solved: Solved,
}

impl Values {
    /// The legal moves with their values: the best first, equal ones in canonical order.
    fn moves(&self, position: Position) -> Vec<(Move, Value)> {
        let value = |m| self.value(position.play_unchecked(m)).before();
        let moves = position.legal_moves().into_iter();
        let mut moves: Vec<(Move, Value)> = moves.map(|m| (m, value(m))).collect();
        moves.sort_by_key(|(_, value)| -value.rank());
        moves
    }

    /// The number of legal moves and those of them that keep the value.
    fn keeping(&self, position: Position) -> (usize, Vec<Move>) {
        let moves = self.moves(position);
        let best = self.value(position).rank().signum();
        let keeping = moves.iter().filter(|(_, value)| value.rank().signum() == best);
        (moves.len(), keeping.map(|(m, _)| *m).collect())
    }

    /// The value and the moves of a position, as JSON.
    fn fact(&self, position: Position) -> Json {
        let (moves, keeping) = self.keeping(position);
        json!({
            "position": position.to_string(),
            "value": self.value(position).to_string(),
            "moves": moves,
            "keeping": keeping.len(),
            "best": keeping.first().map(ToString::to_string),
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
        let values = &self.solved.read()?;
        let (counts, index) = (survey(values), &values.index);
        ensure!(counts.wrong == 0, "the solution has {} wrong values", counts.wrong);
        let (variant, name) = (index.rules.variant.to_string(), name_of(index.rules));
        let cycles = forced_cycles(values, &counts.forced);
        write(format!("docs/solution/{name}.json"), numbers(values, &counts, &cycles))?;
        if name != variant {
            return Ok(());
        }
        let at_place = |place: usize| values.position_at(place);
        let from = |start| values.play_on(Game::from_position(start));
        let mut games = Vec::new();
        let longest = counts.find(Find::LongestLoss).and_then(at_place);
        games.push(("longest".to_string(), from(longest.context("no position is lost")?)?));
        let lengths = by_length(&cycles);
        if let Some(start) = lengths.values().next_back().and_then(|&(_, place)| at_place(place)) {
            games.push(("circle".to_string(), from(start)?));
        }
        if let Some(way) = to_a_cycle(values, &cycles)? {
            games.push(("start".to_string(), values.play_on(way)?));
        }
        for (_, find) in SHOWN.into_iter().filter(|(name, _)| *name == variant) {
            let position = counts.find(find).and_then(at_place).context("nothing is found")?;
            let mut shown = Game::from_position(position);
            if let [only] = values.keeping(position).1[..] {
                shown.play(only)?;
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

/// The numbers as JSON, a line for each key.
fn numbers(values: &Values, counts: &Survey, cycles: &[Vec<usize>]) -> String {
    let Rules { variant, take_back, empty_reserve, .. } = values.index.rules;
    let texts = [variant.to_string(), take_back.to_string(), empty_reserve.to_string()];
    let pairs = (0..16).flat_map(|own| (0..16).map(move |other| (own, other)));
    let by_reserves = pairs.map(|(own, other)| (own, other, counts.by_group[15 - own][15 - other]));
    let reserves: Vec<Json> = by_reserves
        .filter(|(.., columns)| columns.iter().sum::<u64>() > 0)
        .map(|(own, other, [won, lost, endless])| json!([own, other, won, lost, endless]))
        .collect();
    let single = Kind::ALL.map(|kind| (name_in_data(kind), counts.single[kind as usize].into()));
    let lengths: Vec<Json> =
        by_length(cycles).iter().map(|(length, (number, _))| json!([length, number])).collect();
    let distances = counts.by_distance.as_flattened();
    let last = distances.iter().rposition(|&number| number > 0);
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
        ("balls", json!(counts.by_balls())),
        ("choices", json!(counts.choices)),
        ("cycleLengths", json!(lengths)),
        ("distances", json!(distances[..last.map_or(0, |last| last + 1)])),
        ("entries", json!(values.index.len)),
        ("finds", Json::Object(finds.collect())),
        ("levels", json!(counts.by_level)),
        ("openings", Json::Object(openings.collect())),
        ("reserves", json!(reserves)),
        ("rules", json!({ "variant": texts[0], "takeBack": texts[1], "emptyReserve": texts[2] })),
        ("single", Json::Object(Map::from_iter(single))),
        ("start", values.fact(start)),
        ("zugzwangs", json!(counts.zugzwangs)),
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
        let (moves, keeping) = values.keeping(position);
        let is_lost = matches!(values.value(position), Value::Loss(_));
        if keeping.len() == 1 && moves > 1 && !is_lost {
            record.annotate(ply + 1, Note::Glyph(ONLY_MOVE))?;
        }
    }
    Ok(record)
}

/// The numbers of cycles by length, with the first position of the first one.
fn by_length(cycles: &[Vec<usize>]) -> BTreeMap<usize, (u64, usize)> {
    let mut lengths = BTreeMap::new();
    for cycle in cycles {
        lengths.entry(cycle.len()).or_insert((0, cycle[0])).0 += 1;
    }
    lengths
}

/// A shortest game from the start to a position of one of the cycles. None if the start is not endless.
fn to_a_cycle(values: &Values, cycles: &[Vec<usize>]) -> Result<Option<Game>> {
    let goals: HashSet<usize> = cycles.iter().flatten().copied().collect();
    let start = Position::START.with_rules(values.index.rules);
    let is_endless = !goals.is_empty() && values.value(start) == Value::Endless;
    let mut open: VecDeque<(Position, Vec<Move>)> = VecDeque::new();
    open.extend(is_endless.then_some((start, Vec::new())));
    let mut seen: HashSet<usize> = values.index.place(start).into_iter().collect();
    while let Some((position, way)) = open.pop_front() {
        if values.index.place(position).is_some_and(|place| goals.contains(&place)) {
            let mut game = Game::new(values.index.rules);
            way.into_iter().try_for_each(|m| game.play(m))?;
            return Ok(Some(game));
        }
        for (m, _) in
            values.moves(position).into_iter().filter(|(_, value)| *value == Value::Endless)
        {
            let next = position.play_unchecked(m);
            if values.index.place(next).is_some_and(|place| seen.insert(place)) {
                open.push_back((next, [&way[..], &[m]].concat()));
            }
        }
    }
    Ok(None)
}
