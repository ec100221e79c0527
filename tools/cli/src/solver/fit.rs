//! Fits the estimate of the length of a lost game to the distances of a solution.

use pylos::engine::internal::{UNIT, WEIGHTS, features};
use pylos::{Move, Position, Rules};

use super::values::{Value, Values};

/// The learning rates of three stages: the first half of the samples, the third and the last quarter.
const RATES: [f32; 3] = [0.10, 0.04, 0.012];

/// Fits weights to lost positions from games in which the winner plays good and bad winning moves and
/// the loser plays for the longest loss. Returns the weights, and the root mean square error in the
/// last tenth of the samples, in turns. The result is the same every time.
pub fn fit(values: &Values, samples: u64) -> (Vec<u8>, f64) {
    let mut weights = vec![0_f32; WEIGHTS];
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    let (mut error, mut counted) = (0.0, 0_u64);
    let mut seen = 0;
    let mut places = Vec::new();
    while seen < samples {
        let mut position = opening(values.index.rules, &mut chance);
        while !position.is_over() && seen < samples {
            if let Value::Loss(distance) = values.value(position) {
                places.clear();
                features(position, |place| places.push(place));
                let estimate: f32 = places.iter().map(|&place| weights[place]).sum();
                let wrong = distance as f32 - estimate;
                if seen >= samples / 10 * 9 {
                    error += f64::from(wrong * wrong);
                    counted += 1;
                }
                let rate = RATES[((4 * seen / samples).max(1) - 1) as usize];
                let step = rate * wrong / places.len() as f32;
                places.iter().for_each(|&place| weights[place] += step);
                seen += 1;
            }
            let Some(m) = choose(position, values, &mut chance) else { break };
            position = position.play_unchecked(m);
        }
    }
    let round = |weight: f32| (weight * UNIT as f32).round().clamp(-128.0, 127.0) as i8 as u8;
    let rms = (error / counted.max(1) as f64).sqrt();
    (weights.into_iter().map(round).collect(), rms)
}

fn opening(rules: Rules, chance: &mut Chance) -> Position {
    let mut position = Position::START.with_rules(rules);
    for _ in 0..chance.below(26) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.play_unchecked(moves[chance.below(moves.len())]);
    }
    position
}

/// The next move of a sample game. A player who wins plays a random winning move six times in ten,
/// otherwise the best; any other player plays a random move three times in ten. An endless game stops
/// one time in ten.
fn choose(position: Position, values: &Values, chance: &mut Chance) -> Option<Move> {
    let moves = position.legal_moves();
    let rank = |m: Move| values.value(position.play_unchecked(m)).before().rank();
    let tenth = chance.below(10);
    match values.value(position) {
        Value::Win(_) if tenth < 6 => {
            let winning: Vec<Move> = moves.into_iter().filter(|&m| rank(m) > 0).collect();
            Some(winning[chance.below(winning.len())])
        }
        Value::Endless if tenth == 9 => None,
        Value::Loss(_) | Value::Endless if tenth < 3 => Some(moves[chance.below(moves.len())]),
        _ => moves.into_iter().max_by_key(|&m| rank(m)),
    }
}

/// A random number generator (xorshift), fixed because the weights of the tables depend on it.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % bound.max(1) as u64) as usize
    }
}
