//! Checks and measurements that the claims of `docs/solution.md` rest on.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use pylos::engine::internal::{Random, Solution};
use pylos::engine::{MoveScore, Value};
use pylos::{Game, Position, Rules};

use crate::Result;
use crate::matches::{LONGEST_GAME, pick};
use crate::oracle::{Oracle, Source, text};

/// The most moves before the position that `answers` asks about.
const LONGEST_OPENING: u64 = 50;
/// One move in this number is random in a game of nearly perfect play.
const MISTAKES: u64 = 8;

/// Prints the values of positions and of their legal moves.
pub fn probe(rules: Rules, source: &Source, positions: &[Position]) -> Result {
    let mut oracle = source.oracle(rules)?;
    for &position in positions {
        println!("{position}:");
        for known in oracle.moves(position)? {
            println!("{}\t{}", known.m, text(&known));
        }
    }
    Ok(())
}

/// Checks every checksum of a folder of blocks. Then plays `samples` games of random moves: the value of
/// each move has to be that of the moves after it.
pub fn verify(folder: &Path, samples: u64, seed: u64) -> Result {
    let index = std::fs::read(folder.join("index.pylos"))?;
    let index = Solution::new(&index).ok_or("the index is damaged")?;
    let (rules, files) = (index.rules(), index.files());
    let mut oracle = Oracle::folder(folder, rules)?;
    files.iter().try_for_each(|piece| oracle.take(&folder.join(&piece.file)))?;
    let bytes: u64 = files.iter().map(|piece| u64::from(piece.size)).sum();
    println!("{rules}: {} files with {bytes} bytes have their checksums", files.len());
    let (mut random, mut checked) = (Random::new(seed), 0);
    for _ in 0..samples {
        let mut game = Game::new(rules);
        let mut last: Option<MoveScore> = None;
        while game.result().is_none() && game.moves().len() < LONGEST_GAME {
            // A folder may have few layers.
            let single = Game::from_position(rules, game.position());
            match oracle.known(&single)? {
                Some(moves) => {
                    let best = moves[0];
                    let derived = (best.value.map(Value::opposite), best.distance.map(|d| d + 1));
                    if last.is_some_and(|last| (last.value, last.distance) != derived) {
                        return Err(
                            format!("{} has another value than its moves", single.start()).into()
                        );
                    }
                    checked += u64::from(last.is_some());
                    last = Some(moves[random.below(moves.len() as u64) as usize]);
                }
                None => last = None,
            }
            let m = last.map_or_else(|| pick(&mut random, &game.legal_moves()), |known| known.m);
            game.play(m)?;
        }
    }
    println!("{checked} entries have the values that their moves give");
    Ok(())
}

/// Compares a solution with a file of known values.
pub fn compare(rules: Rules, folder: &Path, file: &Path) -> Result {
    let mut oracle = Oracle::folder(folder, rules)?;
    let (mut lines, mut wrong) = (0, 0);
    for (position, expected) in read_vectors(file)? {
        let moves = oracle.moves(position)?;
        let value = match moves.first() {
            Some(best) => text(best),
            None if oracle.value(position)? == Value::Win => "W0".to_string(),
            None => "L0".to_string(),
        };
        let keeping = moves.iter().filter(|known| known.value == moves[0].value).count();
        let found = [value, moves.len().to_string(), keeping.to_string()];
        lines += 1;
        if expected != found {
            wrong += 1;
            println!("{position}: {}, not {}", found.join(" "), expected.join(" "));
        }
    }
    println!("{}: {wrong} of {lines} lines differ", file.display());
    if wrong == 0 { Ok(()) } else { Err("the solution differs".into()) }
}

/// Plays every won position of a file against the defender who plays for the longest loss by the solution.
pub fn convert(rules: Rules, folder: &Path, source: &Source, file: &Path) -> Result {
    let mut defender = Oracle::folder(folder, rules)?;
    let mut player = source.oracle(rules)?;
    let (mut games, mut won, mut extra, mut most) = (0_u32, 0_u32, 0, 0);
    for (position, _) in read_vectors(file)? {
        let moves = defender.moves(position)?;
        let Some(&MoveScore { value: Some(Value::Win), distance: Some(distance), .. }) =
            moves.first()
        else {
            continue;
        };
        let winner = position.turn();
        let mut game = Game::from_position(rules, position);
        while game.result().is_none() && game.moves().len() < LONGEST_GAME {
            let now = game.position();
            let m = if now.turn() == winner {
                player.choose(&game, games.into())?
            } else {
                let replies = defender.moves(now)?.into_iter();
                let longest = replies.max_by_key(|known| (known.score, known.m));
                longest.ok_or("a game that is not over has a move")?.m
            };
            game.play(m)?;
        }
        games += 1;
        if game.result().is_some_and(|outcome| outcome.winner() == Some(winner)) {
            won += 1;
            let more = game.moves().len() - distance as usize;
            extra += more;
            most = most.max(more);
        } else {
            println!("not won: {position}");
        }
    }
    let mean = extra as f64 / f64::from(won.max(1));
    println!("{rules}: {won} of {games} won positions won");
    println!("turns beyond the shortest win: {mean:.1} on average, {most} at most");
    if won == games { Ok(()) } else { Err("some won positions were not won".into()) }
}

/// Asks tables for the value of every legal move of positions that are drawn from games with a seed, one
/// a game: half of them games of random moves, half of nearly perfect play. With `first`, the tables have
/// just arrived at each position: nothing is unpacked or remembered.
pub fn answers(
    rules: Rules,
    folder: &Path,
    tables: &[PathBuf],
    (count, seed, first): (usize, u64, bool),
) -> Result {
    let mut solution = Oracle::folder(folder, rules)?;
    let mut player = Oracle::tables(tables, rules)?;
    let mut random = Random::new(seed);
    let (mut times, mut wrong) = (Vec::new(), 0_u32);
    while times.len() < count {
        let is_random = times.len() % 2 == 0;
        let Some(position) = draw(&mut solution, rules, is_random, &mut random)? else { continue };
        if first {
            player = Oracle::tables(tables, rules)?;
        }
        let start = Instant::now();
        let found: Result<Vec<Value>> = position
            .legal_moves(rules)
            .into_iter()
            .map(|m| player.value(position.play_unchecked(m)))
            .collect();
        let time = start.elapsed();
        times.push((position.occupied().len(), time));
        let known = solution.moves(position)?;
        for (m, found) in position.legal_moves(rules).into_iter().zip(found?) {
            if !known.iter().any(|known| known.m == m && known.value == Some(found.opposite())) {
                println!("wrong: {m} in {position}");
                wrong += 1;
            }
        }
    }
    println!("{rules}: {count} positions, {wrong} wrong moves");
    for [from, to] in [[0, 30], [0, 9], [10, 13], [14, 16], [17, 19], [20, 22], [23, 30]] {
        let mut group: Vec<Duration> = Vec::new();
        group.extend(times.iter().filter(|(n, _)| (from..=to).contains(n)).map(|(_, time)| time));
        group.sort_unstable();
        let Some(longest) = group.last() else { continue };
        let share = |share: f64| group[((group.len() - 1) as f64 * share) as usize];
        print!("{from} to {to} balls: {} positions, median {:.1?}", group.len(), share(0.5));
        println!(", 95 % {:.1?}, 99.9 % {:.1?}, longest {longest:.1?}", share(0.95), share(0.999));
    }
    Ok(())
}

/// The last position of a game of some moves; none if the game is over.
fn draw(
    solution: &mut Oracle,
    rules: Rules,
    is_random: bool,
    random: &mut Random,
) -> Result<Option<Position>> {
    let mut position = Position::START;
    for _ in 0..random.below(LONGEST_OPENING) {
        let mut moves = position.legal_moves(rules);
        if !is_random && random.below(MISTAKES) > 0 {
            let known = solution.moves(position)?;
            let keeping = known.iter().filter(|after| after.value == known[0].value);
            moves = keeping.map(|after| after.m).collect();
        }
        if moves.is_empty() {
            return Ok(None);
        }
        position = position.play_unchecked(pick(random, &moves));
    }
    Ok(position.outcome(rules).is_none().then_some(position))
}

/// Reads the positions of a file of known values, with the columns after each.
fn read_vectors(file: &Path) -> Result<Vec<(Position, Vec<String>)>> {
    let text = std::fs::read_to_string(file);
    let text = text.map_err(|error| format!("{}: {error}", file.display()))?;
    let mut vectors = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let mut columns = line.split('\t');
        let position = columns.next().unwrap_or_default().parse();
        let position = position.map_err(|error| format!("{error}: {line}"))?;
        vectors.push((position, columns.map(str::to_string).collect()));
    }
    Ok(vectors)
}
