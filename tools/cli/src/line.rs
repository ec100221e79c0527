//! Perfect play from a position, as a game record.

use std::collections::{HashMap, HashSet, VecDeque};

use pylos::engine::internal::Index;
use pylos::{Game, Move, Note, Position, Record};
use pylos_solver::{Value, Values, position_at};

use crate::solution::open;
use crate::{Result, SolutionArgs};

/// A line with more turns is not continued.
const LONGEST_LINE: usize = 400;
/// The glyph `!`.
const ONLY_MOVE: u8 = 1;
/// The number of positions among which the way to a cycle is looked for.
const MOST_POSITIONS: usize = 20_000_000;

/// All values of a solution.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    pub index: &'a Index,
    pub values: &'a Values,
}

impl Known<'_> {
    /// The value for the player to move.
    pub fn value(self, position: Position) -> Value {
        self.values.value(self.index, position)
    }

    /// The legal moves with their values: the best first, equal ones in canonical order.
    pub fn moves(self, position: Position) -> Vec<(Move, Value)> {
        let moves = position.legal_moves(self.index.rules).into_iter();
        let mut moves: Vec<(Move, Value)> =
            moves.map(|m| (m, self.value(position.play_unchecked(m)).before())).collect();
        moves.sort_by_key(|(_, value)| -value.rank());
        moves
    }

    /// The number of legal moves and those of them that keep the value.
    pub fn keeping(self, position: Position) -> (usize, Vec<Move>) {
        let letter = self.value(position).letter();
        let moves = self.moves(position);
        let keeping = moves.iter().filter(|(_, value)| value.letter() == letter);
        (moves.len(), keeping.map(|(m, _)| *m).collect())
    }
}

/// The record of a line.
pub struct Line;

impl Line {
    /// Perfect play: the winner for the shortest win, the loser for the longest loss, in an endless
    /// position the first move that does not lose. Of equal moves the first in canonical order.
    pub fn perfect(known: Known<'_>, start: Position) -> Result<Game> {
        let mut game = Game::from_position(known.index.rules, start);
        Line::continue_perfectly(known, &mut game)?;
        Ok(game)
    }

    /// Plays on to the end.
    pub fn continue_perfectly(known: Known<'_>, game: &mut Game) -> Result {
        while game.result().is_none() && game.moves().len() < LONGEST_LINE {
            let best = known.moves(game.position());
            game.play(best.first().ok_or("a game that is not over has a move")?.0)?;
        }
        Ok(())
    }

    /// The record of a game: `!` marks the moves that alone keep the value.
    pub fn annotated(known: Known<'_>, game: Game) -> Result<Record> {
        let positions = game.positions().to_vec();
        let played = game.moves().len();
        let mut record = Record::new(game);
        for (ply, &position) in positions.iter().enumerate().take(played) {
            let (moves, keeping) = known.keeping(position);
            if keeping.len() == 1 && moves > 1 && known.value(position).letter() != 'L' {
                record.annotate(ply + 1, Note::Glyph(ONLY_MOVE))?;
            }
        }
        Ok(record)
    }
}

/// Prints perfect play from a position, or from the longest loss.
pub fn line(solution: &SolutionArgs, position: Option<Position>) -> Result {
    let solution = open(solution)?;
    let values = solution.read()?;
    let known = Known { index: &solution.index, values: &values };
    let position = match position {
        Some(position) => position,
        None => longest_loss(known).ok_or("no position is lost")?,
    };
    println!("{}", Line::annotated(known, Line::perfect(known, position)?)?);
    Ok(())
}

/// The first position of the longest loss.
fn longest_loss(known: Known<'_>) -> Option<Position> {
    let (mut longest, mut found) = (0, None);
    for place in 0..known.values.len() {
        let byte = known.values.get(place);
        if byte % 2 == 1 && byte > longest {
            (longest, found) = (byte, Some(place));
        }
    }
    position_at(known.index, found?)
}

/// A shortest game from the start to a position of one of the cycles, then around it until the
/// position repeats for the third time. None if the start is not endless or no way is found.
pub fn to_a_cycle(known: Known<'_>, cycles: &[Vec<usize>]) -> Option<Game> {
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
    Line::continue_perfectly(known, &mut game).ok()?;
    Some(game)
}
