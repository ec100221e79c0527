//! The balls on the board, and every question about them.

use std::collections::{BTreeMap, BTreeSet};

use super::{Cell, EmptyReserve, Rules, TakeBack, Turn, Variant};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Moves first.
    Light,
    /// Moves second.
    Dark,
}

impl Player {
    /// The player's name, as in the crate.
    pub fn name(self) -> &'static str {
        match self {
            Player::Light => "light",
            Player::Dark => "dark",
        }
    }

    /// The opponent.
    pub fn other(self) -> Player {
        match self {
            Player::Light => Player::Dark,
            Player::Dark => Player::Light,
        }
    }
}

/// Why a game is over, as far as the board tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The top is filled.
    Apex,
    /// The player to move has no ball in reserve.
    EmptyReserve,
    /// The player to move has no ball in reserve and none to raise.
    NoMove,
}

impl Reason {
    /// The reason's name, as in the crate.
    pub fn name(self) -> &'static str {
        match self {
            Reason::Apex => "apex",
            Reason::EmptyReserve => "emptyReserve",
            Reason::NoMove => "noMove",
        }
    }
}

/// Who won and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner.
    pub winner: Player,
    /// Why the game is over.
    pub reason: Reason,
}

/// The balls on the board and the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Where balls lie, and whose they are.
    pub balls: BTreeMap<Cell, Player>,
    /// The player to move.
    pub turn: Player,
}

impl Position {
    /// The empty board with light to move.
    pub fn start() -> Position {
        Position { balls: BTreeMap::new(), turn: Player::Light }
    }

    /// How many balls the player has beside the board.
    pub fn reserve(&self, player: Player) -> usize {
        15 - self.balls.values().filter(|&&owner| owner == player).count()
    }

    /// Whether a ball could lie here: the cell is empty and all it would rest on is filled.
    pub fn is_site(&self, cell: Cell) -> bool {
        !self.balls.contains_key(&cell)
            && cell.supports().iter().all(|below| self.balls.contains_key(below))
    }

    /// Whether this is a ball of the player that supports no other ball.
    fn is_free(&self, cell: Cell, player: Player) -> bool {
        self.balls.get(&cell) == Some(&player)
            && !self.balls.keys().any(|above| above.supports().contains(&cell))
    }

    /// The board with one ball less, the same player to move.
    fn without(&self, cell: Cell) -> Position {
        let mut position = self.clone();
        position.balls.remove(&cell).expect("a ball lies there");
        position
    }

    /// The board with one ball more of the player to move, who stays to move.
    fn with(&self, cell: Cell) -> Position {
        let mut position = self.clone();
        assert_eq!(position.balls.insert(cell, self.turn), None);
        position
    }

    /// The board once the ball is placed or raised and before anything is taken back, where that is
    /// allowed.
    fn moved(&self, from: Option<Cell>, to: Cell) -> Option<Position> {
        let lifted = match from {
            None if self.reserve(self.turn) == 0 => return None,
            None => self.clone(),
            Some(from) if !self.is_free(from, self.turn) || to.level <= from.level => return None,
            Some(from) => self.without(from),
        };
        lifted.is_site(to).then(|| lifted.with(to))
    }

    /// The figures of the player's own that hold the ball just moved `to` there.
    fn completed(&self, to: Cell, variant: Variant) -> Vec<Vec<Cell>> {
        if variant == Variant::Children {
            return Vec::new();
        }
        let mut figures = to.figures(variant == Variant::Expert);
        figures.retain(|figure| figure.iter().all(|cell| self.balls.get(cell) == Some(&self.turn)));
        figures
    }

    /// The figures a legal turn completes, each with its cells in their order.
    pub fn completed_by(&self, turn: &Turn, variant: Variant) -> Vec<Vec<Cell>> {
        self.moved(turn.from, turn.to).expect("the turn is legal").completed(turn.to, variant)
    }

    /// Whether the balls can be taken back one after the other, as they are listed.
    fn can_take_back(&self, cells: &[Cell]) -> bool {
        match cells {
            [] => true,
            [first, rest @ ..] => {
                self.is_free(*first, self.turn) && self.without(*first).can_take_back(rest)
            }
        }
    }

    /// Everything that might be taken back from this board, each list once: two balls that can leave
    /// in some order are listed higher level first, then in the order of the cells.
    fn take_backs(&self) -> Vec<Vec<Cell>> {
        let own: Vec<Cell> = self
            .balls
            .iter()
            .filter(|&(_, &owner)| owner == self.turn)
            .map(|(&cell, _)| cell)
            .collect();
        let mut lists = Vec::new();
        for &first in &own {
            if self.can_take_back(&[first]) {
                lists.push(vec![first]);
            }
            for &second in own.iter().filter(|&&second| second > first) {
                if self.can_take_back(&[first, second]) || self.can_take_back(&[second, first]) {
                    lists.push(if second.level > first.level {
                        vec![second, first]
                    } else {
                        vec![first, second]
                    });
                }
            }
        }
        lists
    }

    /// Whether the rules end the game before the player to move may move.
    fn is_over(&self, rules: Rules) -> bool {
        self.apex().is_some()
            || rules.empty_reserve == EmptyReserve::Loses && self.reserve(self.turn) == 0
    }

    /// Who holds the top.
    fn apex(&self) -> Option<Player> {
        Cell::of_level(4).first().and_then(|top| self.balls.get(top)).copied()
    }

    /// Every turn the player to move may choose, in canonical order.
    pub fn legal_moves(&self, rules: Rules) -> Vec<Turn> {
        let mut turns = Vec::new();
        if self.is_over(rules) {
            return turns;
        }
        let origins: Vec<Option<Cell>> =
            [None].into_iter().chain(Cell::all().into_iter().map(Some)).collect();
        for to in Cell::all() {
            for &from in &origins {
                let Some(moved) = self.moved(from, to) else {
                    continue;
                };
                let completes = !moved.completed(to, rules.variant).is_empty();
                if !completes || rules.take_back == TakeBack::Optional {
                    turns.push(Turn { to, from, take_back: Vec::new() });
                }
                if completes {
                    turns.extend(moved.take_backs().into_iter().map(|take_back| Turn {
                        to,
                        from,
                        take_back,
                    }));
                }
            }
        }
        turns.sort();
        turns
    }

    /// Every turn the rules accept: the legal moves, with two balls taken back in each order in which
    /// they can leave.
    pub fn accepted(&self, rules: Rules) -> BTreeSet<Turn> {
        let mut accepted = BTreeSet::new();
        for turn in self.legal_moves(rules) {
            let moved = self.moved(turn.from, turn.to).expect("the turn is legal");
            let mut reversed = turn.clone();
            reversed.take_back.reverse();
            if moved.can_take_back(&reversed.take_back) {
                accepted.insert(reversed);
            }
            accepted.insert(turn);
        }
        accepted
    }

    /// The position after a legal turn.
    pub fn after(&self, turn: &Turn) -> Position {
        let mut position = self.moved(turn.from, turn.to).expect("the ball may go there");
        assert!(position.can_take_back(&turn.take_back));
        for &cell in &turn.take_back {
            position = position.without(cell);
        }
        position.turn = self.turn.other();
        position
    }

    /// The end of the game, as far as the board tells.
    pub fn outcome(&self, rules: Rules) -> Option<Outcome> {
        if let Some(winner) = self.apex() {
            return Some(Outcome { winner, reason: Reason::Apex });
        }
        let reason = match rules.empty_reserve {
            EmptyReserve::Loses if self.reserve(self.turn) == 0 => Reason::EmptyReserve,
            EmptyReserve::PlaysOn if self.legal_moves(rules).is_empty() => Reason::NoMove,
            _ => return None,
        };
        Some(Outcome { winner: self.turn.other(), reason })
    }

    /// How many sequences of `depth` turns there are from here.
    pub fn perft(&self, rules: Rules, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.legal_moves(rules).iter().map(|turn| self.after(turn).perft(rules, depth - 1)).sum()
    }
}
