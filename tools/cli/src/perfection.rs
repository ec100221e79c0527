//! A perfect player, and proof that it is one: its moves and results are checked.

use core::fmt;
use std::path::PathBuf;

use pylos::engine::{Limits, Perfect, Value};
use pylos::{Game, Move, Player, Position, Rules};

/// A player with tables, and a judge who shares nothing with it: what the judge finds out is not to
/// spare the player time.
pub struct Perfection {
    player: Perfect,
    judge: Perfect,
    /// The points that were each perfect player's due in this game, at best.
    due: [Option<i32>; 2],
    moves: u32,
    /// Games by the points due: lost, drawn, won.
    games: [u32; 3],
    faults: Vec<String>,
}

impl Perfection {
    /// Unpacks the tables of a rule set.
    pub fn new(rules: Rules, files: &[PathBuf]) -> Result<Perfection, String> {
        let (player, judge) = (unpacked(files)?, unpacked(files)?);
        if player.rules() != rules {
            return Err(format!("the tables are those of {}, not of {rules}", player.rules()));
        }
        Ok(Perfection {
            player,
            judge,
            due: [None; 2],
            moves: 0,
            games: [0; 3],
            faults: Vec::new(),
        })
    }

    /// The move of the perfect player.
    pub fn choose(&mut self, game: &Game, seed: u64) -> Move {
        let choice = self.player.choose(game.positions(), seed);
        choice.expect("a game that is not over has a move").m
    }

    /// Notes a move of the perfect player: it must be worth what the position was worth.
    pub fn check_move(&mut self, position: Position, m: Move) {
        let before = self.points(position);
        let after = -self.points(position.play_unchecked(m));
        self.moves += 1;
        if after != before {
            self.faults.push(format!("{m} is worth {after} and not {before} in {position}"));
        }
        let due = &mut self.due[position.turn() as usize];
        *due = (*due).max(Some(before));
    }

    /// Notes the end of a game: it must be worth the best of the perfect player's positions.
    pub fn check_end(&mut self, game: &Game) {
        let winner = game.result().and_then(|outcome| outcome.winner);
        for player in Player::ALL {
            let Some(due) = self.due[player as usize].take() else { continue };
            let made = winner.map_or(0, |winner| if winner == player { 1 } else { -1 });
            self.games[(due + 1) as usize] += 1;
            if made < due {
                let moves: Vec<String> = game.moves().iter().map(Move::to_string).collect();
                self.faults.push(format!("{made} points for {due} in {}", moves.join(" ")));
            }
        }
    }

    /// What a position is worth to its player to move: 1 if it is won, -1 if it is lost.
    fn points(&mut self, position: Position) -> i32 {
        match self.judge.value(position, Limits::default()) {
            Some(Value::Win) => 1,
            Some(Value::Draw) => 0,
            Some(Value::Loss) => -1,
            None => panic!("no value of {position}"),
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

/// A player with the tables of these files.
pub fn unpacked(files: &[PathBuf]) -> Result<Perfect, String> {
    let mut player: Option<Perfect> = None;
    for file in files {
        let fault = |error: &dyn fmt::Display| format!("{}: {error}", file.display());
        let bytes = std::fs::read(file).map_err(|error| fault(&error))?;
        match &mut player {
            Some(player) => player.add(&bytes).map_err(|error| fault(&error))?,
            None => player = Some(Perfect::new(&bytes).map_err(|error| fault(&error))?),
        }
    }
    player.ok_or_else(|| "no table".to_string())
}
