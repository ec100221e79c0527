//! Writes what is known of a solved rule set as files: its numbers, and the games and charts of the
//! atlas.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::fmt::{Debug, Write as _};
use std::path::Path;

use pylos::engine::internal::Index;
use pylos::{Game, Move, Note, Position, Record, Rules};
use pylos_solver::{
    Find, Kind, Survey, Value, Values, forced_cycles, name_of, position_at, read_solution, survey,
};
use serde_json::{Map, Value as Json, json};

use crate::Result;
use crate::matches::LONGEST_GAME;

/// The glyph `!`.
const ONLY_MOVE: u8 = 1;
/// The number of positions among which the way to a cycle is looked for.
const MOST_POSITIONS: usize = 20_000_000;

/// The positions of note that the atlas shows.
const SHOWN: [(&str, Find); 4] = [
    ("children", Find::OnlyWin),
    ("standard", Find::OnlyNothing),
    ("expert", Find::OnlyRaise),
    ("expert", Find::Behind),
];

/// All values of a solution.
#[derive(Clone, Copy)]
struct Known<'a> {
    index: &'a Index,
    values: &'a Values,
}

impl Known<'_> {
    /// The value for the player to move.
    fn value(self, position: Position) -> Value {
        self.values.value(self.index, position)
    }

    /// The legal moves with their values: the best first, equal ones in canonical order.
    fn moves(self, position: Position) -> Vec<(Move, Value)> {
        let moves = position.legal_moves(self.index.rules).into_iter();
        let mut moves: Vec<(Move, Value)> =
            moves.map(|m| (m, self.value(position.play_unchecked(m)).before())).collect();
        moves.sort_by_key(|(_, value)| -value.rank());
        moves
    }

    /// The number of legal moves and those of them that keep the value.
    fn keeping(self, position: Position) -> (usize, Vec<Move>) {
        let best = self.value(position);
        let moves = self.moves(position);
        let keeping = moves.iter().filter(|(_, value)| value.is_like(best));
        (moves.len(), keeping.map(|(m, _)| *m).collect())
    }
}

/// Surveys a solution: an error if a value is not that which its moves give. Writes its numbers to `data`
/// and, with default options, the games, positions and chart of the page to `page`.
pub fn atlas(rules: Rules, solutions: &Path, threads: usize, [data, page]: [&Path; 2]) -> Result {
    let (index, values) = read_solution(solutions, rules)?;
    let counts = survey(&index, &values, threads);
    if let (wrong @ 1.., _) = counts.wrong {
        return Err(format!("the solution has {wrong} wrong values").into());
    }
    let known = Known { index: &index, values: &values };
    let (variant, name) = (rules.variant.to_string(), name_of(rules));
    let cycles = forced_cycles(&index, &counts.forced);

    write(&data.join(format!("{name}.json")), &numbers(known, &counts, &cycles))?;
    if name != variant {
        return Ok(());
    }
    write(&page.join(format!("{variant}.svg")), &chart(&counts))?;
    let game = |name: &str, game: Game| -> Result {
        let record = annotated(known, game)?;
        write(&page.join(format!("{variant}-{name}.pgn")), &text(&record))
    };
    let place = |place: usize| position_at(&index, place);
    let longest = counts.finds.place(Find::LongestLoss).and_then(place);
    game("longest", perfect_game(known, longest.ok_or("no position is lost")?)?)?;
    let lengths = by_length(&cycles);
    if let Some(start) = lengths.values().next_back().and_then(|&(_, first)| place(first)) {
        game("circle", perfect_game(known, start)?)?;
    }
    if let Some(way) = to_a_cycle(known, &cycles) {
        game("start", way)?;
    }
    for (_, find) in SHOWN.into_iter().filter(|(name, _)| *name == variant) {
        let position =
            counts.finds.place(find).and_then(place).ok_or_else(|| name_in_data(find))?;
        let mut shown = Game::from_position(rules, position);
        if let (_, keeping) = known.keeping(position)
            && let [only] = keeping[..]
        {
            shown.play(only)?;
        }
        game(&name_in_data(find), shown)?;
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
        .map(|kind| (name_in_data(kind), json!(counts.single[kind as usize])))
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
        "value": known.value(position).to_string(),
        "moves": moves,
        "keeping": keeping.len(),
        "best": keeping.first(),
    })
}

/// The first moves, without symmetric ones, with their values.
fn openings(known: Known<'_>) -> Json {
    let wanted = ["1a1", "1b1", "1b2"];
    let moves = known.moves(Position::START).into_iter();
    let values = moves.map(|(m, after)| (m.to_string(), json!(after.to_string())));
    Json::Object(values.filter(|(m, _)| wanted.contains(&m.as_str())).collect())
}

fn finds(known: Known<'_>, counts: &Survey) -> Json {
    let found = Find::ALL.into_iter().filter_map(|find| {
        let position = position_at(known.index, counts.finds.place(find)?)?;
        Some((name_in_data(find), fact(known, position)))
    });
    Json::Object(found.collect())
}

fn text(record: &Record) -> String {
    format!("{}\n", record.to_string().trim_end())
}

/// The name of a find or a kind of move: `longestWin`.
fn name_in_data(name: impl Debug) -> String {
    let name = format!("{name:?}");
    name[..1].to_lowercase() + &name[1..]
}

/// Plays on to the end: the winner for the shortest win, the loser for the longest loss, in an endless
/// position the first move that does not lose. Of equal moves the first in canonical order.
fn play_on(known: Known<'_>, game: &mut Game) -> Result {
    while game.result().is_none() && game.moves().len() < LONGEST_GAME {
        let best = known.moves(game.position());
        game.play(best.first().ok_or("a game that is not over has a move")?.0)?;
    }
    Ok(())
}

/// Perfect play from a position.
fn perfect_game(known: Known<'_>, start: Position) -> Result<Game> {
    let mut game = Game::from_position(known.index.rules, start);
    play_on(known, &mut game)?;
    Ok(game)
}

/// The record of a game: `!` marks the moves that alone keep the value.
fn annotated(known: Known<'_>, game: Game) -> Result<Record> {
    let positions = game.positions().to_vec();
    let played = game.moves().len();
    let mut record = Record::new(game);
    for (ply, &position) in positions.iter().enumerate().take(played) {
        let (moves, keeping) = known.keeping(position);
        let is_lost = matches!(known.value(position), Value::Loss(_));
        if keeping.len() == 1 && moves > 1 && !is_lost {
            record.annotate(ply + 1, Note::Glyph(ONLY_MOVE))?;
        }
    }
    Ok(record)
}

/// The counts by the two reserves, where there are positions.
fn by_reserves(counts: &Survey) -> impl Iterator<Item = (usize, usize, [u64; 3])> {
    let pairs = (0..16).flat_map(|own| (0..16).map(move |other| (own, other)));
    let counted = pairs.map(|(own, other)| (own, other, counts.by_group[15 - own][15 - other]));
    counted.filter(|(.., columns)| columns.iter().sum::<u64>() > 0)
}

/// The numbers of cycles by length, with the first position of the first one.
fn by_length(cycles: &[Vec<usize>]) -> BTreeMap<usize, (u64, usize)> {
    let mut lengths = BTreeMap::new();
    for cycle in cycles {
        lengths.entry(cycle.len()).or_insert((0, cycle[0])).0 += 1;
    }
    lengths
}

/// A shortest game from the start to a position of one of the cycles, then around it until the
/// position repeats for the third time. None if the start is not endless or no way is found.
fn to_a_cycle(known: Known<'_>, cycles: &[Vec<usize>]) -> Option<Game> {
    if known.value(Position::START) != Value::Endless || cycles.is_empty() {
        return None;
    }
    let goals: HashSet<usize> = cycles.iter().flatten().copied().collect();
    let start = known.index.place(Position::START)?;
    let mut from: HashMap<usize, Option<(usize, Move)>> = HashMap::from([(start, None)]);
    let mut open = VecDeque::from([(start, Position::START)]);
    let goal = loop {
        let (place, position) = open.pop_front()?;
        if goals.contains(&place) {
            break place;
        }
        for (m, value) in known.moves(position) {
            let next = position.play_unchecked(m);
            let Some(reached) = known.index.place(next).filter(|_| value == Value::Endless) else {
                continue;
            };
            if from.len() < MOST_POSITIONS && !from.contains_key(&reached) {
                from.insert(reached, Some((place, m)));
                open.push_back((reached, next));
            }
        }
    };
    // Every position was reached by real moves from the first position found for its number, so the
    // moves can be played one after the other.
    let (mut moves, mut place) = (Vec::new(), goal);
    while let Some((before, m)) = from[&place] {
        moves.push(m);
        place = before;
    }
    let mut game = Game::new(known.index.rules);
    moves.iter().rev().try_for_each(|&m| game.play(m)).ok()?;
    play_on(known, &mut game).ok()?;
    Some(game)
}
