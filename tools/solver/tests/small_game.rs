//! The solver against a plain solution of a smaller game, in which each player has three or four
//! balls. The plain solution plays every legal move of every reachable position, round by round,
//! without shapes or links.

use std::collections::HashMap;

use pylos::engine::internal::{Index, members};
use pylos::{EmptyReserve, Position, Rules, TakeBackOption, Variant};
use pylos_solver::{Solver, Survey, Value, Values, forced_cycles, position_at, survey};

/// The reachable positions by number, with what their moves lead to: a position, or the end of the
/// game with its value.
type Positions = HashMap<usize, Vec<Result<usize, Value>>>;

/// The value for the player to move if the game of `balls` balls each ends here or with any move.
fn end(position: Position, rules: Rules, balls: usize) -> Option<Value> {
    let count = |player| position.balls(player).len() as usize;
    let (own, other) = (count(position.turn()), count(position.turn().opponent()));
    if rules.empty_reserve == EmptyReserve::PlaysOn {
        return None;
    }
    if own == balls {
        return Some(Value::Loss(0));
    }
    // After any move the opponent has to move with an empty reserve.
    (other == balls).then_some(Value::Win(1))
}

fn reachable(index: &Index) -> Positions {
    let (rules, balls) = (index.rules, index.balls);
    let start = index.place(Position::START).expect("the start is a position");
    let mut positions = HashMap::from([(start, Vec::new())]);
    let mut open = vec![(start, Position::START.with_rules(rules))];
    while let Some((place, position)) = open.pop() {
        let mut reached = Vec::new();
        let can_place = (position.balls(position.turn()).len() as usize) < balls;
        for m in position.legal_moves() {
            if m.from().is_none() && !can_place {
                continue;
            }
            let next = position.play_unchecked(m);
            if let Some(value) = end(next, rules, balls) {
                reached.push(Err(value));
                continue;
            }
            let there = index.place(next).expect("the game does not end there");
            reached.push(Ok(there));
            positions.entry(there).or_insert_with(|| {
                open.push((there, next));
                Vec::new()
            });
        }
        positions.insert(place, reached);
    }
    positions
}

/// The values: a position decided in round `d` ends in `d` turns.
fn plain_values(positions: &Positions) -> HashMap<usize, Value> {
    let mut values: HashMap<usize, Value> = HashMap::new();
    let mut quiet = 0;
    for round in 0.. {
        let decided = |reached: &[Result<usize, Value>]| {
            let mut all_won = true;
            for reached in reached {
                match reached.map_or_else(Some, |place| values.get(&place).copied()) {
                    Some(Value::Loss(d)) if d < round => return Some(Value::Win(round)),
                    Some(Value::Win(d)) if d < round => {}
                    _ => all_won = false,
                }
            }
            all_won.then_some(Value::Loss(round))
        };
        let open = positions.iter().filter(|(place, _)| !values.contains_key(place));
        let found: Vec<(usize, Value)> =
            open.filter_map(|(&place, reached)| Some((place, decided(reached)?))).collect();
        quiet = if found.is_empty() { quiet + 1 } else { 0 };
        if quiet > 2 {
            break;
        }
        values.extend(found);
    }
    values
}

/// Every position is counted; and in a cycle every position has one move that does not lose, which leads to the
/// next one.
fn assert_survey(index: &Index, values: &Values, survey: &Survey) {
    let sizes: u64 = (0..index.len)
        .map(|place| {
            let position = position_at(index, place).expect("a number has a position");
            let same = index.place(position).expect("and the position a number");
            assert_eq!(values.get(same), values.get(place));
            members(position.occupied()) as u64
        })
        .sum();
    assert_eq!(survey.by_balls().as_flattened().iter().sum::<u64>(), sizes);
    let endless = |position: Position| {
        let moves = position.legal_moves().into_iter();
        let moves = moves.filter(|m| m.from().is_some() || fits(index, position));
        let reached = moves.filter_map(|m| index.place(position.play_unchecked(m)));
        reached.filter(|&place| values.get(place) == 0).collect::<Vec<_>>()
    };
    for cycle in forced_cycles(index, &survey.forced) {
        for (number, &place) in cycle.iter().enumerate() {
            let position = position_at(index, place).expect("a number has a position");
            assert_eq!(endless(position), [cycle[(number + 1) % cycle.len()]]);
        }
    }
}

/// Whether the player to move has a ball left in the game of the index.
fn fits(index: &Index, position: Position) -> bool {
    (position.balls(position.turn()).len() as usize) < index.balls
}

fn compare(rules: Rules, balls: usize) -> [usize; 3] {
    let index = Index::new(rules, balls);
    let mut solver = Solver::new(&index);
    while solver.sweep() > 0 {}
    let checked = survey(&index, &solver.values);
    assert!(checked.wrong.is_empty(), "{rules}");
    assert_survey(&index, &solver.values, &checked);
    let positions = reachable(&index);
    let values = plain_values(&positions);
    let mut counts = [0; 3];
    for &place in positions.keys() {
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
fn the_game_of_three_balls_that_plays_on_has_the_values_of_the_plain_solution() {
    for rules in Rules::all().filter(|rules| rules.empty_reserve == EmptyReserve::PlaysOn) {
        compare(rules, 3);
    }
}

#[test]
fn the_game_of_four_balls_that_plays_on_has_the_values_of_the_plain_solution() {
    compare(
        Rules::new(Variant::Expert)
            .with_take_back(TakeBackOption::Optional)
            .with_empty_reserve(EmptyReserve::PlaysOn),
        4,
    );
}
