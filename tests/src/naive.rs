//! A second implementation of the rules, as a check on the first.
//!
//! It is naive on purpose: a board is a map from cells to players, and every function follows its definition in
//! docs/rules.md, without tables, caches or bits. Of the `pylos` crate it has only the names of cells, players, options
//! and reasons, so only a mistake made in both goes unnoticed.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use pylos::{Cell, EmptyReserve, Player, Reason, Rules, TakeBackOption, Variant};

/// One whole turn. The order of the fields is the canonical order of turns: by target, then by origin
/// with the reserve first, then by the balls taken back.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn {
    /// Where the ball goes.
    pub to: Cell,
    /// Where it is raised from; `None` is the reserve.
    pub from: Option<Cell>,
    /// The balls taken back, in the order in which they leave.
    pub take_back: Vec<Cell>,
}

impl Turn {
    /// Two orders of taking back the same two balls are the same move: the ball on the higher level is
    /// listed first, then the one on the earlier cell.
    fn is_canonical(&self) -> bool {
        self.take_back.is_sorted_by_key(|&cell| (Reverse(cell.level()), cell))
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from {
            write!(f, "{from}-")?;
        }
        write!(f, "{}", self.to)?;
        for cell in &self.take_back {
            write!(f, "x{cell}")?;
        }
        Ok(())
    }
}

/// The number of cells in a row of the level.
fn width(level: u8) -> u8 {
    5 - level
}

/// The 2x2 whose left near corner is named.
fn square(level: u8, file: u8, rank: u8) -> Vec<Cell> {
    let places = [(file, rank), (file + 1, rank), (file, rank + 1), (file + 1, rank + 1)];
    places.map(|(file, rank)| Cell::new(level, file, rank).expect("it is on the board")).into()
}

/// The four cells a ball on this one rests on, or none on level 1.
fn supports(cell: Cell) -> Vec<Cell> {
    match cell.level() {
        1 => Vec::new(),
        level => square(level - 1, cell.file(), cell.rank()),
    }
}

/// The squares with this cell and, for `lines`, its row and its column.
fn figures(cell: Cell, lines: bool) -> Vec<Vec<Cell>> {
    let (level, mut figures) = (cell.level(), Vec::new());
    for file in 1..width(level) {
        figures.extend((1..width(level)).map(|rank| square(level, file, rank)));
    }
    figures.retain(|figure| figure.contains(&cell));
    if lines && level <= 2 {
        let all = Cell::ALL.iter().copied().filter(|other| other.level() == level);
        figures.push(all.clone().filter(|other| other.rank() == cell.rank()).collect());
        figures.push(all.filter(|other| other.file() == cell.file()).collect());
    }
    figures
}

/// The balls on the board and the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The cells with a ball, and whose it is.
    pub balls: BTreeMap<Cell, Player>,
    /// The player to move.
    pub turn: Player,
}

impl Position {
    /// The empty board with light to move.
    pub fn start() -> Position {
        Position { balls: BTreeMap::new(), turn: Player::Light }
    }

    /// The crate's position, cell by cell.
    pub fn of(real: pylos::Position) -> Position {
        let balls = Cell::ALL.into_iter().filter_map(|cell| Some((cell, real.ball_at(cell)?)));
        Position { balls: balls.collect(), turn: real.turn() }
    }

    /// The position of the crate, which must be possible.
    pub fn real(&self, rules: Rules) -> pylos::Position {
        let [light, dark] = Player::ALL.map(|player| self.balls_of(player).collect());
        let position = pylos::Position::new(light, dark, self.turn);
        position.expect("every ball has its support").with_rules(rules)
    }

    /// The cells with a ball of the player.
    fn balls_of(&self, player: Player) -> impl Iterator<Item = Cell> {
        self.balls.iter().filter(move |&(_, &owner)| owner == player).map(|(&cell, _)| cell)
    }

    /// The number of balls in the player's reserve.
    pub fn reserve(&self, player: Player) -> usize {
        15 - self.balls_of(player).count()
    }

    /// Whether the cell can carry a ball: it is empty and has balls under it.
    pub fn is_site(&self, cell: Cell) -> bool {
        !self.balls.contains_key(&cell)
            && supports(cell).iter().all(|below| self.balls.contains_key(below))
    }

    /// Whether this is a ball of the player that supports no other ball.
    pub fn is_free(&self, cell: Cell, player: Player) -> bool {
        self.balls.get(&cell) == Some(&player)
            && !self.balls.keys().any(|above| supports(*above).contains(&cell))
    }

    /// The position without a ball, the same player to move.
    fn without(&self, cell: Cell) -> Position {
        let mut position = self.clone();
        position.balls.remove(&cell).expect("there is a ball");
        position
    }

    /// The position after the ball is placed or raised, before balls are taken back, if that is
    /// legal.
    fn moved(&self, from: Option<Cell>, to: Cell) -> Option<Position> {
        let mut moved = match from {
            None if self.reserve(self.turn) == 0 => return None,
            None => self.clone(),
            Some(from) if !self.is_free(from, self.turn) || to.level() <= from.level() => {
                return None;
            }
            Some(from) => self.without(from),
        };
        if !moved.is_site(to) {
            return None;
        }
        moved.balls.insert(to, self.turn);
        Some(moved)
    }

    /// The figures of the player's colour that contain the ball just moved `to`.
    fn completed(&self, to: Cell, variant: Variant) -> Vec<Vec<Cell>> {
        if variant == Variant::Children {
            return Vec::new();
        }
        let mut figures = figures(to, variant == Variant::Expert);
        figures.retain(|figure| figure.iter().all(|cell| self.balls.get(cell) == Some(&self.turn)));
        figures
    }

    /// The figures a legal turn completes, each with its cells in their order.
    pub fn completed_by(&self, turn: &Turn, variant: Variant) -> Vec<Vec<Cell>> {
        self.moved(turn.from, turn.to).expect("the turn is legal").completed(turn.to, variant)
    }

    /// Every list of one or two balls that can be taken back one after the other.
    fn take_backs(&self) -> Vec<Vec<Cell>> {
        let mut lists = Vec::new();
        for first in self.balls_of(self.turn).filter(|&cell| self.is_free(cell, self.turn)) {
            lists.push(vec![first]);
            let rest = self.without(first);
            for second in rest.balls_of(self.turn).filter(|&cell| rest.is_free(cell, self.turn)) {
                lists.push(vec![first, second]);
            }
        }
        lists
    }

    /// Who has won and why, if the game is over before the player to move can move.
    fn ending(&self, rules: Rules) -> Option<(Player, Reason)> {
        if let Some(&winner) = self.balls.get(&Cell::APEX) {
            return Some((winner, Reason::Apex));
        }
        let loses = rules.empty_reserve == EmptyReserve::Loses && self.reserve(self.turn) == 0;
        loses.then_some((self.turn.opponent(), Reason::EmptyReserve))
    }

    /// Every accepted move: two balls are taken back in each legal order.
    pub fn accepted(&self, rules: Rules) -> Vec<Turn> {
        let mut turns = Vec::new();
        if self.ending(rules).is_some() {
            return turns;
        }
        let origins: Vec<Option<Cell>> = [None].into_iter().chain(Cell::ALL.map(Some)).collect();
        for to in Cell::ALL {
            for &from in &origins {
                let Some(moved) = self.moved(from, to) else {
                    continue;
                };
                let completes = !moved.completed(to, rules.variant).is_empty();
                if !completes || rules.take_back == TakeBackOption::Optional {
                    turns.push(Turn { to, from, take_back: Vec::new() });
                }
                if completes {
                    let take_backs = moved.take_backs().into_iter();
                    turns.extend(take_backs.map(|take_back| Turn { to, from, take_back }));
                }
            }
        }
        turns
    }

    /// Every legal move in canonical order.
    pub fn legal_moves(&self, rules: Rules) -> Vec<Turn> {
        let mut turns = self.accepted(rules);
        turns.retain(Turn::is_canonical);
        turns.sort();
        turns
    }

    /// The position after a legal turn.
    pub fn after(&self, turn: &Turn) -> Position {
        let mut position = self.moved(turn.from, turn.to).expect("the ball may go there");
        for &cell in &turn.take_back {
            assert!(position.is_free(cell, self.turn));
            position = position.without(cell);
        }
        position.turn = self.turn.opponent();
        position
    }

    /// Who has won and why, if the position ends the game.
    pub fn outcome(&self, rules: Rules) -> Option<(Player, Reason)> {
        let is_stuck = || self.legal_moves(rules).is_empty();
        let stuck = || is_stuck().then_some((self.turn.opponent(), Reason::NoMove));
        self.ending(rules).or_else(stuck)
    }

    /// How many sequences of `depth` turns there are from here.
    pub fn perft(&self, rules: Rules, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.legal_moves(rules).iter().map(|turn| self.after(turn).perft(rules, depth - 1)).sum()
    }
}
