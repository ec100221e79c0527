//! Makes the puzzles of a variant: draws positions, finds lines, asks the levels, chooses.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use pylos::engine::Value;
use pylos::engine::internal::Random;
use pylos::{Game, Move, Position, Rules, Variant};

use super::grade::{GRADES, LEVELS, choose_move, grade, rates, rating, too_easy};
use super::solve::{CHOICE, count_different, gain, is_real, line, longest, only_move, replies};
use super::{Kind, Puzzle, Puzzles};
use crate::oracle::{Oracle, canonical};

/// The most positions of a game where a move is asked, and the fewest turns between positions of a game.
const OF_A_GAME: usize = 3;
const APART: usize = 5;
/// The largest difference of the reserves in positions to judge, and the least and most balls in them:
/// with more, only a search can tell.
const EVEN: u32 = 2;
const LEFT: RangeInclusive<u32> = 4..=16;
/// From this number of turns on, lines count as of one length: longer ones make the file large.
const LONG: usize = 5;
/// The most balls in the reserves of a lost position where a move is asked.
const LATE: u32 = 12;
/// The longest play that shows a value that was to judge.
const SHOWN: usize = 4;

pub fn make(judge: &mut Oracle, order: &Puzzles) -> Vec<Puzzle> {
    let found = find(judge, order);
    let puzzles = choose_harder(graded(found), order);
    finished(judge, puzzles, 1)
}

/// Positions that are lost, of which one move holds out longest: at most one of a game.
pub fn make_lost(judge: &mut Oracle, order: &Puzzles, count: usize, first: usize) -> Vec<Puzzle> {
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    for number in 0..order.games() {
        if number % 20 == 0 {
            eprintln!("{number} games: {} positions", found.len());
        }
        let positions = draw(judge.rules, order.seed, number).into_iter();
        let late = positions.map(|(_, position)| position).filter(|&it| left(it) <= LATE);
        // Also what any other turn of the game would have led to.
        let after = |position: Position| {
            let moves = position.legal_moves().into_iter();
            moves.map(move |m| position.play_unchecked(m)).filter(|next| !next.is_over())
        };
        found.extend(late.flat_map(after).find_map(|position| {
            let (right, _) = longest(judge, position)?;
            // Else it is plain to see.
            let is_near = |&m: &Move| m != right && gain(m) >= gain(right);
            let is_used = position.legal_moves().iter().any(is_near)
                && is_real(position, right)
                && seen.insert(canonical(position));
            is_used.then(|| puzzle(position, Kind::Move, Value::Loss, vec![right]))
        }));
    }
    let puzzles = graded(found);
    let chosen = choose(&puzzles, count).into_iter().cloned().collect();
    finished(judge, chosen, first)
}

fn left(position: Position) -> u32 {
    position.reserve(position.turn()) + position.reserve(position.turn().opponent())
}

fn graded(found: Vec<Puzzle>) -> Vec<Puzzle> {
    let graded = found.into_iter().filter_map(|mut puzzle| {
        puzzle.rates = rates(&puzzle);
        puzzle.grade = grade(&puzzle.rates)?;
        puzzle.rating = rating(&puzzle);
        Some(puzzle)
    });
    graded.collect()
}

fn finished(judge: &mut Oracle, mut puzzles: Vec<Puzzle>, first: usize) -> Vec<Puzzle> {
    puzzles.sort_by_key(|puzzle| (puzzle.rating, puzzle.position));
    for (number, puzzle) in (first..).zip(&mut puzzles) {
        puzzle.number = number;
        finish(judge, puzzle);
    }
    puzzles
}

fn find(judge: &mut Oracle, order: &Puzzles) -> Vec<Puzzle> {
    let (mut all, mut seen, mut judged) = (Vec::new(), HashSet::new(), [0; 3]);
    for number in 0..order.games() {
        if number % 20 == 0 {
            eprintln!("{number} games: {} positions, to judge {judged:?}", all.len());
        }
        let mut positions = draw(judge.rules, order.seed, number);
        if is_rare(judge, Value::Draw) {
            add_endless(judge, &mut positions);
        }
        positions.retain(|&(_, position)| !seen.contains(&canonical(position)));
        let mut found: Vec<(usize, Puzzle)> = Vec::new();
        let to_move = |&(ply, position): &(usize, Position)| Some((ply, to_move(judge, position)?));
        let mut moves: Vec<(usize, Puzzle)> = positions.iter().filter_map(to_move).collect();
        // Rarer, and what people want to see.
        moves.sort_by_key(|(_, puzzle)| (!is_rare(judge, puzzle.value), !puzzle.takes_back()));
        for (ply, puzzle) in moves {
            let is_far = found.iter().all(|(other, _)| other.abs_diff(ply) >= APART);
            if found.len() < OF_A_GAME && is_far {
                found.push((ply, puzzle));
            }
        }
        // A game can reach images of a position.
        found.retain(|(_, puzzle)| seen.insert(canonical(puzzle.position)));
        positions
            .retain(|&(_, position)| !seen.contains(&canonical(position)) && is_to_judge(position));
        let even =
            positions.into_iter().map(|(ply, position)| (ply, position, judge.value(position)));
        // The value of which there are the fewest.
        let rarest = even.min_by_key(|&(.., value)| judged[value as usize]);
        if let Some((ply, position, value)) = rarest {
            judged[value as usize] += 1;
            seen.insert(canonical(position));
            found.push((ply, puzzle(position, Kind::Judge, value, Vec::new())));
        }
        all.extend(found.into_iter().map(|(_, puzzle)| puzzle));
    }
    all
}

/// Whether games reach positions of a value, but hardly ever.
fn is_rare(judge: &Oracle, value: Value) -> bool {
    value == Value::Draw && judge.rules.variant == Variant::Standard
}

/// Adds the endless positions after other turns of a game that a level could have played.
fn add_endless(judge: &mut Oracle, positions: &mut Vec<(usize, Position)>) {
    let mut found: HashSet<Position> =
        positions.iter().map(|&(_, position)| canonical(position)).collect();
    for (ply, position) in positions.clone() {
        for next in others(position) {
            if !next.is_over() && judge.value(next) == Value::Draw && found.insert(canonical(next))
            {
                positions.push((ply + 1, next));
            }
        }
    }
}

fn puzzle(position: Position, kind: Kind, value: Value, line: Vec<Move>) -> Puzzle {
    let (rates, themes, replies) = ([0.0; LEVELS], Vec::new(), Vec::new());
    Puzzle { number: 0, kind, value, rates, grade: 0, rating: 0, themes, position, line, replies }
}

fn to_move(judge: &mut Oracle, position: Position) -> Option<Puzzle> {
    let (right, value) = only_move(judge, position, CHOICE)?;
    if !is_real(position, right) {
        return None;
    }
    let line = line(judge, position, right, value)?;
    Some(puzzle(position, Kind::Move, value, line))
}

/// Whether the value of a position is not plain to see.
fn is_to_judge(position: Position) -> bool {
    let moves = position.legal_moves();
    let [own, other] = [position.turn(), position.turn().opponent()].map(|p| position.reserve(p));
    own.abs_diff(other) <= EVEN
        && LEFT.contains(&left(position))
        && count_different(position, &moves) >= CHOICE
        && moves.iter().all(|&m| position.play_unchecked(m).outcome().is_none())
}

/// Chooses puzzles of both kinds; leaves out those that lower levels guess, until each grade is harder than
/// the one before.
fn choose_harder(graded: Vec<Puzzle>, order: &Puzzles) -> Vec<Puzzle> {
    let (mut moves, mut judged): (Vec<_>, Vec<_>) =
        graded.into_iter().partition(|puzzle| puzzle.kind == Kind::Move);
    let mut left_out = [0; GRADES as usize];
    loop {
        let most = order.judged.min(order.count);
        let mut chosen = choose(&moves, order.count - most);
        chosen.extend(choose(&judged, most));
        let Some(place) = too_easy(&chosen) else {
            eprintln!("left out by grade: {left_out:?}");
            return chosen.into_iter().cloned().collect();
        };
        let Puzzle { grade, position, .. } = *chosen[place];
        left_out[usize::from(grade) - 1] += 1;
        for kind in [&mut moves, &mut judged] {
            kind.retain(|puzzle| puzzle.position != position);
        }
    }
}

/// Chooses as many of each grade as there are, up to an even share; in a grade the same of each value
/// and length, with and without balls taken back.
fn choose(pool: &[Puzzle], count: usize) -> Vec<&Puzzle> {
    let mut groups: HashMap<(u8, Value, usize, bool), usize> = HashMap::new();
    let mut ranked: Vec<(usize, &Puzzle)> = pool
        .iter()
        .map(|puzzle| {
            let length = puzzle.line.len().min(LONG);
            let key = (puzzle.grade, puzzle.value, length, puzzle.takes_back());
            let group = groups.entry(key).or_default();
            *group += 1;
            (*group, puzzle)
        })
        .collect();
    ranked.sort_by_key(|(place, puzzle)| (*place, puzzle.line.len()));
    let mut grades = [0; GRADES as usize + 1];
    for (place, puzzle) in &mut ranked {
        let of_grade = &mut grades[usize::from(puzzle.grade)];
        *of_grade += 1;
        *place = *of_grade;
    }
    ranked.sort_by_key(|(place, _)| *place);
    ranked.truncate(count);
    ranked.into_iter().map(|(_, puzzle)| puzzle).collect()
}

/// Adds themes and replies, and to a puzzle to judge the play that shows the value.
fn finish(judge: &mut Oracle, puzzle: &mut Puzzle) {
    let mut position = puzzle.position;
    if puzzle.kind == Kind::Judge {
        puzzle.line = shown(judge, position);
        return;
    }
    for (ply, &m) in puzzle.line.iter().enumerate() {
        if ply % 2 == 0 {
            puzzle.themes.extend(judge.themes(position, m));
            puzzle.replies.push(replies(judge, position, m));
        }
        position = position.play_unchecked(m);
    }
    puzzle.themes.sort_unstable();
    puzzle.themes.dedup();
}

/// Play that keeps the value, each turn saving as many balls as it can. It ends where the winner saves
/// one, if it does.
fn shown(judge: &mut Oracle, start: Position) -> Vec<Move> {
    let (mut line, mut position, mut end) = (Vec::new(), start, None);
    while line.len() < SHOWN && position.outcome().is_none() {
        let value = judge.value(position);
        let moves = judge.values(position).into_iter().filter(|&(_, worth)| worth == value);
        let Some((m, _)) = moves.max_by_key(|&(m, _)| (gain(m), Reverse(m))) else {
            break;
        };
        line.push(m);
        position = position.play_unchecked(m);
        if value == Value::Win && gain(m) > 0 {
            end = Some(line.len());
        }
    }
    line.truncate(end.unwrap_or(SHOWN));
    line
}

const PLAYERS: [usize; 3] = [3, 4, 5];
const RANDOM: u64 = 3;
const LONGEST: usize = 120;
const OPENING: usize = 4;
/// The levels that are asked what else could have been played, and the number of answers of each.
const OTHERS: [usize; 3] = [2, 3, 4];
const ANSWERS: u64 = 4;

/// The positions of a game with the number of turns before them, in random order. The same seed and number
/// give the same game.
fn draw(rules: Rules, seed: u64, number: u64) -> Vec<(usize, Position)> {
    let mut random = Random::new(seed.wrapping_mul(0x1_0000_0001).wrapping_add(number << 8));
    let mut pick = |count: usize| random.below(count as u64) as usize;
    let levels = [(); 2].map(|()| PLAYERS[pick(PLAYERS.len())]);
    let opening = pick(RANDOM as usize + 1);
    let mut game = Game::new(rules);
    while !game.is_over() && game.moves().len() < LONGEST {
        let turn = game.moves().len();
        let m = if turn < opening {
            let moves = game.legal_moves();
            Some(moves[pick(moves.len())])
        } else {
            let seed = number << 32 | turn as u64;
            choose_move(&game, levels[turn % 2], seed).map(|choice| choice.m)
        };
        if m.is_none_or(|m| game.play(m).is_err()) {
            break;
        }
    }
    let positions = game.positions().iter().copied().enumerate();
    let mut positions: Vec<_> = positions.take(game.moves().len()).skip(OPENING).collect();
    for place in (1..positions.len()).rev() {
        positions.swap(place, pick(place + 1));
    }
    positions
}

fn others(position: Position) -> Vec<Position> {
    let game = Game::from_position(position);
    let asked = OTHERS.into_iter().flat_map(|level| (0..ANSWERS).map(move |seed| (level, seed)));
    let mut moves: Vec<Move> =
        asked.filter_map(|(level, seed)| choose_move(&game, level, seed)).map(|it| it.m).collect();
    moves.sort_unstable();
    moves.dedup();
    moves.into_iter().map(|m| position.play_unchecked(m)).collect()
}
