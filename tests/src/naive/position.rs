//! Positions.

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

/// Why a position ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The apex is filled.
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

    /// The number of balls in the player's reserve.
    pub fn reserve(&self, player: Player) -> usize {
        15 - self.balls.values().filter(|&&owner| owner == player).count()
    }

    /// Whether the cell can carry a ball: it is empty and has balls under it.
    pub fn is_site(&self, cell: Cell) -> bool {
        !self.balls.contains_key(&cell)
            && cell.supports().iter().all(|below| self.balls.contains_key(below))
    }

    /// Whether this is a ball of the player that supports no other ball.
    fn is_free(&self, cell: Cell, player: Player) -> bool {
        self.balls.get(&cell) == Some(&player)
            && !self.balls.keys().any(|above| above.supports().contains(&cell))
    }

    /// The position without a ball, the same player to move.
    fn without(&self, cell: Cell) -> Position {
        let mut position = self.clone();
        position.balls.remove(&cell).expect("there is a ball");
        position
    }

    /// The position with one more ball of the player to move, the same player to move.
    fn with(&self, cell: Cell) -> Position {
        let mut position = self.clone();
        assert_eq!(position.balls.insert(cell, self.turn), None);
        position
    }

    /// The position after the ball is placed or raised, before balls are taken back, if that is
    /// legal.
    fn moved(&self, from: Option<Cell>, to: Cell) -> Option<Position> {
        let lifted = match from {
            None if self.reserve(self.turn) == 0 => return None,
            None => self.clone(),
            Some(from) if !self.is_free(from, self.turn) || to.level <= from.level => return None,
            Some(from) => self.without(from),
        };
        lifted.is_site(to).then(|| lifted.with(to))
    }

    /// The figures of the player's colour that contain the ball just moved `to`.
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

    /// Every list of balls that can be taken back, each once: two balls are in canonical order.
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

    /// Whether the game is over before the player to move can move.
    fn is_over(&self, rules: Rules) -> bool {
        self.apex().is_some()
            || rules.empty_reserve == EmptyReserve::Loses && self.reserve(self.turn) == 0
    }

    /// The player with a ball on the apex.
    fn apex(&self) -> Option<Player> {
        Cell::of_level(4).first().and_then(|top| self.balls.get(top)).copied()
    }

    /// Every legal move in canonical order.
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

    /// Every accepted move: the legal moves, with two balls taken back in each legal order.
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

    /// How the position ends the game, if it does.
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
