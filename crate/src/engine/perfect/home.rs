//! Bringing a win home: which of the winning moves comes nearer to the end.
//!
//! Near the end the way is proven: a search for a win within so many turns that follows only what
//! is known to win and looks near enough by the estimate of [`Progress`](super::super::progress).
//! What it has proven it remembers, and from then on every turn is a turn nearer. Before that the
//! estimate leads, looked at a few turns deep; positions that the game has seen before seem farther.

use super::{CERTAIN, Perfect, SHIFT};
use crate::engine::analysis::sort_by_score;
use crate::engine::orientation::{Sides, canonical, sides};
use crate::engine::progress::UNIT;
use crate::engine::{Limits, MoveScore, Value};
use crate::{EmptyReserve, Position};

/// How many winning moves are looked at closely.
const CANDIDATES: usize = 6;
/// By how much a position that the game has seen before seems farther from the win.
const CIRCLE: i32 = 20 * UNIT;
/// The most positions to search for the value of one.
const VALUE: u64 = 100_000;
/// How many turns the estimate is allowed to be wrong.
const MARGIN: i32 = 5 * UNIT;
/// A way longer than this is not looked for.
const LONGEST: u32 = 27;
/// How many lost positions are looked at for a way.
const STEPS: u32 = 8_000;
/// So many of them are remembered, as a power of two.
const MEMORY: u32 = 16;

/// What is known of a lost position: its player is beaten within so many turns, or no way was found
/// within so many.
#[derive(Clone, Copy)]
struct Way {
    key: Sides,
    within: u8,
    beyond: u8,
}

/// The ways found so far.
pub(super) struct Ways {
    known: Vec<Way>,
    steps: u32,
}

impl Ways {
    pub(super) fn new() -> Ways {
        let none = Way { key: Sides::MAX, within: u8::MAX, beyond: 0 };
        Ways { known: vec![none; 1 << MEMORY], steps: 0 }
    }

    fn slot(&self, key: Sides) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20) as usize & (self.known.len() - 1)
    }

    fn get(&self, key: Sides) -> Way {
        let way = self.known[self.slot(key)];
        if way.key == key { way } else { Way { key, within: u8::MAX, beyond: 0 } }
    }

    fn put(&mut self, way: Way) {
        let slot = self.slot(way.key);
        self.known[slot] = way;
    }
}

impl Perfect {
    /// Puts the winning move that comes nearest to the end above the others, where none is known to be
    /// shortest.
    pub(super) fn lead_home(&mut self, history: &[Position], moves: &mut [MoveScore]) {
        let wins = moves.iter().filter(|known| known.value == Some(Value::Win));
        let mut wins: Vec<MoveScore> = wins.copied().collect();
        if self.tables.progress().is_none() || wins.iter().any(|known| known.distance.is_some()) {
            return;
        }
        let Some(home) = self.way_home(history, &mut wins) else { return };
        for known in moves {
            if known.m == home.m {
                known.score = CERTAIN + SHIFT + 1;
            }
        }
    }

    /// Which of the winning moves comes nearest to the end.
    fn way_home(&mut self, history: &[Position], moves: &mut [MoveScore]) -> Option<MoveScore> {
        let now = *history.last()?;
        sort_by_score(moves, |known| -self.turns(history, now.play_unchecked(known.m)));
        if let Some(known) = self.proven(history, now, moves) {
            return Some(known);
        }
        let depth = if count(history, now) > 1 { 2 } else { 1 };
        let mut shortest = (i32::MAX, None);
        for known in moves.iter().take(CANDIDATES) {
            let turns = self.estimated(history, now.play_unchecked(known.m), depth, shortest.0);
            if turns < shortest.0 {
                shortest = (turns, Some(*known));
            }
        }
        shortest.1
    }

    /// The first step of a proven way, the shortest that is found in a moment.
    fn proven(
        &mut self,
        history: &[Position],
        now: Position,
        moves: &[MoveScore],
    ) -> Option<MoveScore> {
        let (mut within, mut begun) = (u8::MAX, None);
        for known in moves {
            let next = now.play_unchecked(known.m);
            let way = self.ways.get(canonical(sides(next)).0);
            if way.within < within && count(history, next) < 2 {
                (within, begun) = (way.within, Some(*known));
            }
        }
        let first = now.play_unchecked(moves.first()?.m);
        let estimate = self.turns(&[], first).max(0) as u32 / UNIT as u32;
        let most = u32::from(within).min((LONGEST + 1).min(estimate + 9));
        self.ways.steps = if count(history, now) > 1 { 0 } else { STEPS };
        let mut turns = estimate.saturating_sub(6) & !1;
        while turns < most {
            for known in moves {
                if self.is_beaten(history, now.play_unchecked(known.m), turns) {
                    return Some(*known);
                }
            }
            turns += 2;
        }
        begun
    }

    /// Whether the player to move of a lost position is proven to be beaten within so many turns.
    fn is_beaten(&mut self, history: &[Position], lost: Position, turns: u32) -> bool {
        let rules = self.rules();
        if lost.outcome(rules).is_some() {
            return true;
        }
        // Every turn takes at most one ball from a reserve.
        let [reserve, theirs] =
            [lost.turn(), lost.turn().other()].map(|player| lost.reserve(player));
        let all = (reserve + theirs + 1) & !1;
        let soonest = match rules.empty_reserve {
            EmptyReserve::Loses => all.min(2 * reserve),
            EmptyReserve::PlaysOn => all,
        };
        if turns < soonest || count(history, lost) > 1 {
            return false;
        }
        let key = canonical(sides(lost)).0;
        let known = self.ways.get(key);
        if u32::from(known.within) <= turns {
            return true;
        }
        if u32::from(known.beyond) >= turns
            || self.turns(&[], lost) > turns as i32 * UNIT + MARGIN
            || self.ways.steps >= STEPS
            || !self.is_lost(lost)
        {
            return false;
        }
        self.ways.steps += 1;
        let replies = lost.legal_moves(rules);
        let beaten = replies.into_iter().all(|m| {
            let mine = lost.play_unchecked(m);
            mine.outcome(rules).is_some()
                || count(history, mine) < 2 && self.beats(history, mine, turns - 1)
        });
        if !beaten && self.ways.steps >= STEPS {
            return false;
        }
        let known = self.ways.get(key);
        self.ways.put(match beaten {
            true => Way { within: known.within.min(turns as u8), ..known },
            false => Way { beyond: known.beyond.max(turns as u8), ..known },
        });
        beaten
    }

    /// Whether the player to move is proven to win within so many turns.
    fn beats(&mut self, history: &[Position], mine: Position, turns: u32) -> bool {
        self.nearest(mine)
            .into_iter()
            .any(|(_, next)| self.ways.steps < STEPS && self.is_beaten(history, next, turns - 1))
    }

    /// How many turns a lost position still takes when some replies, and the wins that answer them,
    /// are looked at; what takes as long as the bound need not be known better.
    fn estimated(&mut self, history: &[Position], lost: Position, depth: u32, bound: i32) -> i32 {
        if depth == 0 || lost.outcome(self.rules()).is_some() {
            return self.turns(history, lost);
        }
        let circle = CIRCLE * count(history, lost);
        let mut longest = 0;
        for reply in lost.legal_moves(self.rules()) {
            let mine = lost.play_unchecked(reply);
            let circle_here = CIRCLE * count(history, mine);
            let (mut shortest, mut wins) = (i32::MAX, 0);
            for (_, next) in self.nearest(mine) {
                if self.is_lost(next) {
                    let way = self.estimated(history, next, depth - 1, shortest);
                    shortest = shortest.min(way + circle_here + 2 * UNIT);
                    wins += 1;
                }
                if wins == CANDIDATES || shortest <= longest {
                    break;
                }
            }
            if wins > 0 {
                longest = longest.max(shortest);
            }
            if longest + circle >= bound {
                break;
            }
        }
        longest + circle
    }

    /// Where the moves of a position lead to, what seems nearest to the end first.
    fn nearest(&self, position: Position) -> Vec<(i32, Position)> {
        let moves = position.legal_moves(self.rules()).into_iter();
        let mut nearest: Vec<(i32, Position)> = moves
            .map(|m| position.play_unchecked(m))
            .map(|next| (self.turns(&[], next), next))
            .collect();
        sort_by_score(&mut nearest, |(turns, _)| -turns);
        nearest
    }

    fn is_lost(&mut self, position: Position) -> bool {
        let limits = Limits { nodes: Some(VALUE), ..Limits::default() };
        self.value(position, limits) == Some(Value::Loss)
    }

    /// How many turns a lost position still takes by the estimate; longer if the game has seen it:
    /// whoever wins must not go in circles.
    fn turns(&self, history: &[Position], lost: Position) -> i32 {
        let turns = self.tables.progress().map_or(0, |progress| progress.turns(lost));
        turns + CIRCLE * count(history, lost)
    }
}

/// How often a game has seen a position.
fn count(history: &[Position], position: Position) -> i32 {
    history.iter().filter(|&&before| before == position).count() as i32
}
