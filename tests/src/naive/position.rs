//! Positions.

use std::collections::{BTreeMap, BTreeSet};

use pylos::{EmptyReserve, Player, Reason, Rules, TakeBackOption, Variant};

use super::{Cell, Turn};

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
        let ball =
            |cell: &Cell| real.ball_at(cell.to_string().parse().expect("both have this cell"));
        let balls = Cell::all().into_iter().filter_map(|cell| Some((cell, ball(&cell)?)));
        Position { balls: balls.collect(), turn: real.turn() }
    }

    /// The position of the crate, which must be possible.
    pub fn real(&self, rules: Rules) -> pylos::Position {
        let of = |player| {
            let own = self.balls.iter().filter(move |&(_, &owner)| owner == player);
            own.map(|(cell, _)| {
                cell.to_string().parse::<pylos::Cell>().expect("both have this cell")
            })
        };
        let [light, dark] = Player::ALL.map(|player| of(player).collect());
        let position = pylos::Position::new(light, dark, self.turn);
        position.expect("every ball has its support").with_rules(rules)
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
                if !completes || rules.take_back == TakeBackOption::Optional {
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
        position.turn = self.turn.opponent();
        position
    }

    /// Who has won and why, if the position ends the game.
    pub fn outcome(&self, rules: Rules) -> Option<(Player, Reason)> {
        if let Some(winner) = self.apex() {
            return Some((winner, Reason::Apex));
        }
        let reason = match rules.empty_reserve {
            EmptyReserve::Loses if self.reserve(self.turn) == 0 => Reason::EmptyReserve,
            EmptyReserve::PlaysOn if self.legal_moves(rules).is_empty() => Reason::NoMove,
            _ => return None,
        };
        Some((self.turn.opponent(), reason))
    }

    /// How many sequences of `depth` turns there are from here.
    pub fn perft(&self, rules: Rules, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.legal_moves(rules).iter().map(|turn| self.after(turn).perft(rules, depth - 1)).sum()
    }
}
