//! The solver against a plain solution of a smaller game, in which each player has three or four
//! balls. The plain solution plays every legal move of every reachable position, round by round,
//! without shapes or links.

use std::collections::HashMap;

use pylos::engine::internal::{Index, members};
use pylos::{EmptyReserve, Position, Rules, TakeBackOption, Variant};
use pylos_cli::solver::{Survey, Value, Values, solve, survey};

/// The value for the player to move if the game of the index ends here or with any move.
fn end(index: &Index, position: Position) -> Option<Value> {
    let is_empty = |player| position.balls(player).len() as usize == index.balls;
    if index.rules.empty_reserve == EmptyReserve::PlaysOn {
        return None;
    }
    // After any move the opponent has to move with an empty reserve.
    let soon = is_empty(position.turn().opponent()).then_some(Value::Win(1));
    if is_empty(position.turn()) { Some(Value::Loss(0)) } else { soon }
}

/// The positions that the legal moves lead to.
fn next(index: &Index, position: Position) -> Vec<Position> {
    let can_place = (position.balls(position.turn()).len() as usize) < index.balls;
    let moves = position.legal_moves().into_iter();
    let moves = moves.filter(|m| can_place || m.from().is_some());
    moves.map(|m| position.play_unchecked(m)).collect()
}

/// The reachable positions by number, with what their moves lead to: a position, or the end of the
/// game with its value.
fn reachable(index: &Index) -> HashMap<usize, Vec<Result<usize, Value>>> {
    let place = |position| index.place(position).expect("the game does not end there");
    let start = Position::START.with_rules(index.rules);
    let (mut positions, mut open) = (HashMap::new(), vec![start]);
    while let Some(position) = open.pop() {
        if positions.contains_key(&place(position)) {
            continue;
        }
        let reached = next(index, position).into_iter().map(|next| match end(index, next) {
            Some(value) => Err(value),
            None => {
                open.push(next);
                Ok(place(next))
            }
        });
        let reached = reached.collect();
        positions.insert(place(position), reached);
    }
    positions
}

/// The values: a position decided in round `d` ends in `d` turns.
fn plain_values(positions: &HashMap<usize, Vec<Result<usize, Value>>>) -> HashMap<usize, Value> {
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

/// Every position is counted, and numbers of one position have one value.
fn assert_survey(values: &Values, survey: &Survey) {
    let index = &values.index;
    let sizes: u64 = (0..index.len)
        .map(|place| {
            let position = values.position_at(place).expect("a number has a position");
            let same = index.place(position).expect("and the position a number");
            assert_eq!(values.get(same), values.get(place));
            members(position.occupied()) as u64
        })
        .sum();
    assert_eq!(survey.counts.values().sum::<u64>(), sizes);
}

fn compare(rules: Rules, balls: usize) -> [usize; 3] {
    let solved = solve(Index::new(rules, balls), |_, _| {});
    let checked = survey(&solved);
    assert_eq!(checked.wrong, 0, "{rules}");
    assert_survey(&solved, &checked);
    let positions = reachable(&solved.index);
    let values = plain_values(&positions);
    let mut counts = [0; 3];
    for &place in positions.keys() {
        let found = Value::from_byte(solved.get(place));
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
fn the_game_that_plays_on_has_the_values_of_the_plain_solution() {
    for rules in Rules::all().filter(|rules| rules.empty_reserve == EmptyReserve::PlaysOn) {
        compare(rules, 3);
    }
    let expert = Rules::new(Variant::Expert).with_take_back(TakeBackOption::Optional);
    compare(expert.with_empty_reserve(EmptyReserve::PlaysOn), 4);
}
