//! A perfect player, and a check of its moves and results.

use core::fmt;

use pylos::engine::Value;
use pylos::{Game, Move, Player, Position, Rules};

use crate::Result;
use crate::oracle::{Oracle, Source};

/// A player with tables or a solution, and a judge that checks it. They share no memory, so that the values the
/// judge finds do not make the player faster.
pub struct Perfection {
    player: Oracle,
    judge: Oracle,
    /// The best value that each perfect player has had in this game.
    best: [Option<Value>; 2],
    moves: u32,
    /// Games by best value: lost, drawn, won.
    games: [u32; 3],
    faults: Vec<String>,
}

impl Perfection {
    /// Reads the tables or the solution of a rule set.
    pub fn new(rules: Rules, source: &Source) -> Result<Perfection> {
        let (player, judge) = (source.oracle(rules)?, source.oracle(rules)?);
        let (best, moves, games, faults) = ([None; 2], 0, [0; 3], Vec::new());
        Ok(Perfection { player, judge, best, moves, games, faults })
    }

    /// The move of the perfect player.
    pub fn choose(&mut self, game: &Game, seed: u64) -> Result<Move> {
        self.player.choose(game, seed)
    }

    /// Checks that a move of the perfect player keeps the value of the position.
    pub fn check_move(&mut self, position: Position, m: Move) -> Result {
        let before = self.judge.value(position)?;
        let after = self.judge.value(position.play_unchecked(m))?.opposite();
        self.moves += 1;
        if after != before {
            self.faults.push(format!("{m} makes a {after} of the {before} {position}"));
        }
        let best = &mut self.best[position.turn() as usize];
        *best = (*best).max(Some(before));
        Ok(())
    }

    /// Checks that a game ended with the best value that the perfect player has had.
    pub fn check_end(&mut self, game: &Game) {
        let winner = game.result().and_then(|outcome| outcome.winner());
        for player in Player::ALL {
            let Some(best) = self.best[player as usize].take() else { continue };
            let end = match winner {
                None => Value::Draw,
                Some(winner) if winner == player => Value::Win,
                Some(_) => Value::Loss,
            };
            self.games[best as usize] += 1;
            if end < best {
                let moves: Vec<String> = game.moves().iter().map(Move::to_string).collect();
                self.faults.push(format!("a {end} instead of a {best}: {}", moves.join(" ")));
            }
        }
    }
}

impl fmt::Display for Perfection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lost, drawn, won] = self.games;
        write!(f, "perfect play: {} moves; {won} games with a won position, ", self.moves)?;
        write!(f, "{drawn} with a drawn one at best, {lost} lost throughout; ")?;
        write!(f, "{} violations", self.faults.len())?;
        self.faults.iter().try_for_each(|fault| write!(f, "\nviolation: {fault}"))
    }
}
