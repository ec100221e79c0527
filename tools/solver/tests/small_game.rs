//! The solver against a plain solution of a smaller game, in which each player has three or four
//! balls. The plain solution plays every legal move of every reachable position, round by round,
//! without shapes, links or moves taken backwards.

use std::collections::HashMap;

use pylos::engine::internal::Index;
use pylos::{EmptyReserve, Position, Rules, TakeBackOption, Variant};
use pylos_solver::{Solver, Value, survey};

/// The reachable positions by number, with what their moves lead to.
struct Plain {
    positions: HashMap<usize, Vec<Reached>>,
}

/// What a move leads to.
#[derive(Clone, Copy)]
enum Reached {
    /// The number of a position.
    Place(usize),
    /// The end of the game: the value of the player to move.
    End(Value),
}

/// The value for the player to move if the game of `balls` balls each ends here or with any move.
fn end(position: Position, rules: Rules, balls: usize) -> Option<Value> {
    let count = |player| position.balls(player).len() as usize;
    let (own, other) = (count(position.turn()), count(position.turn().other()));
    if rules.empty_reserve == EmptyReserve::PlaysOn {
        return None;
    }
    if own == balls {
        return Some(Value::Loss(0));
    }
    // After any move the opponent has to move with an empty reserve.
    (other == balls).then_some(Value::Win(1))
}

impl Plain {
    fn new(index: &Index) -> Plain {
        let (rules, balls) = (index.rules, index.balls);
        let start = index.place(Position::START).expect("the start is a position");
        let mut positions = HashMap::from([(start, Vec::new())]);
        let mut open = vec![(start, Position::START)];
        while let Some((place, position)) = open.pop() {
            let mut reached = Vec::new();
            let can_place = (position.balls(position.turn()).len() as usize) < balls;
            for m in position.legal_moves(rules) {
                if m.from().is_none() && !can_place {
                    continue;
                }
                let next = position.play_unchecked(m);
                if let Some(value) = end(next, rules, balls) {
                    reached.push(Reached::End(value));
                    continue;
                }
                let there = index.place(next).expect("play goes on there");
                reached.push(Reached::Place(there));
                positions.entry(there).or_insert_with(|| {
                    open.push((there, next));
                    Vec::new()
                });
            }
            positions.insert(place, reached);
        }
        Plain { positions }
    }

    /// The values: a position decided in round `d` ends in `d` turns.
    fn solve(&self) -> HashMap<usize, Value> {
        let mut values: HashMap<usize, Value> = HashMap::new();
        let mut quiet = 0;
        for round in 0.. {
            let decided = |values: &HashMap<usize, Value>, reached: &[Reached]| {
                let mut all_won = true;
                for reached in reached {
                    let value = match reached {
                        Reached::End(value) => Some(*value),
                        Reached::Place(place) => values.get(place).copied(),
                    };
                    match value {
                        Some(Value::Loss(d)) if d < round => return Some(Value::Win(round)),
                        Some(Value::Win(d)) if d < round => {}
                        _ => all_won = false,
                    }
                }
                all_won.then_some(Value::Loss(round))
            };
            let open = self.positions.iter().filter(|(place, _)| !values.contains_key(place));
            let found: Vec<(usize, Value)> = open
                .filter_map(|(&place, reached)| Some((place, decided(&values, reached)?)))
                .collect();
            quiet = if found.is_empty() { quiet + 1 } else { 0 };
            if quiet > 2 {
                return values;
            }
            values.extend(found);
        }
        unreachable!("some round decides nothing")
    }
}

fn compare(rules: Rules, balls: usize) -> [usize; 3] {
    let index = Index::new(rules, balls);
    let mut solver = Solver::new(&index);
    solver.finish(2, &|_| {});
    let checked = survey(&index, &solver.values, 2, &|_| {});
    assert_eq!(checked.wrong, (0, None), "{rules}");
    let plain = Plain::new(&index);
    let values = plain.solve();
    let mut counts = [0; 3];
    for &place in plain.positions.keys() {
        let found = Value::from_byte(solver.values.get(place));
        let expected = values.get(&place).copied().unwrap_or(Value::Endless);
        assert_eq!(found, expected, "{rules}: place {place}");
        counts[match found {
            Value::Win(_) => 0,
            Value::Loss(_) => 1,
            Value::Endless => 2,
        }] += 1;
    }
    counts
}

#[test]
fn the_game_of_four_balls_has_the_values_of_the_plain_solution() {
    let mut endless = 0;
    for rules in Rules::all().filter(|rules| rules.empty_reserve == EmptyReserve::Loses) {
        let [wins, losses, draws] = compare(rules, 4);
        assert!(wins > 1000 && losses > 1000, "{rules}: {wins} wins, {losses} losses");
        endless += draws;
    }
    assert!(endless > 0, "no rule set has endless positions");
}

#[test]
fn so_has_the_game_of_three_balls_when_play_goes_on() {
    for rules in Rules::all().filter(|rules| rules.empty_reserve == EmptyReserve::PlaysOn) {
        compare(rules, 3);
    }
}

#[test]
fn so_has_the_game_of_four_balls_when_play_goes_on() {
    compare(
        Rules::new(Variant::Expert)
            .with_take_back(TakeBackOption::Optional)
            .with_empty_reserve(EmptyReserve::PlaysOn),
        4,
    );
}

#[test]
fn an_interrupted_solve_continues_to_the_same_solution() {
    let index = Index::new(Rules::new(Variant::Expert), 4);
    let mut whole = Solver::new(&index);
    whole.finish(1, &|_| {});
    let mut solver = Solver::new(&index);
    while solver.sweep(1, &|_| {}) > 0 {
        solver = Solver::resume(&index, solver.values, solver.distance);
    }
    for place in 0..index.len {
        assert_eq!(solver.values.get(place), whole.values.get(place));
    }
}
