//! A perfect player, and a check of its moves and results.

use core::fmt;
use std::path::PathBuf;

use clap::Args;
use pylos::engine::{Engine, Level, Limits, Value};
use pylos::{Game, Move, Player, Position, Rules};
use pylos_solver::Folder;

use crate::Result;

/// A player with tables or a solution, and a judge that checks it. They share no memory, so that the values the
/// judge finds do not make the player faster.
pub struct Perfection {
    rules: Rules,
    player: PerfectPlayer,
    judge: PerfectPlayer,
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
        let (player, judge) = (source.player()?, source.player()?);
        if !player.knows(rules) {
            return Err(format!("the files are not of {rules}").into());
        }
        let (best, moves, games, faults) = ([None; 2], 0, [0; 3], Vec::new());
        Ok(Perfection { rules, player, judge, best, moves, games, faults })
    }

    /// The move of the perfect player.
    pub fn choose(&mut self, game: &Game, seed: u64) -> Result<Move> {
        self.player.choose(game, seed)
    }

    /// Checks that a move of the perfect player keeps the value of the position.
    pub fn check_move(&mut self, position: Position, m: Move) -> Result {
        let before = self.judge.value(self.rules, position)?;
        let after = self.judge.value(self.rules, position.play_unchecked(m))?.opposite();
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

/// Where a perfect player gets the values from.
#[derive(Args, Clone, Debug)]
pub struct Source {
    /// Tables of the rule set.
    #[arg(long, value_name = "FILE")]
    pub table: Vec<PathBuf>,
    /// A folder of `pack --blocks` instead of tables.
    #[arg(long, value_name = "DIR", conflicts_with = "table")]
    pub solution: Option<PathBuf>,
}

impl Source {
    /// Whether there is one.
    pub fn is_given(&self) -> bool {
        self.solution.is_some() || !self.table.is_empty()
    }

    /// A player with these files.
    pub fn player(&self) -> Result<PerfectPlayer> {
        Ok(match &self.solution {
            Some(dir) => PerfectPlayer::Solution(Box::new(Folder::open(dir)?)),
            None => PerfectPlayer::Tables(Box::new(perfect_player(&self.table)?)),
        })
    }
}

/// A perfect player.
pub enum PerfectPlayer {
    Tables(Box<Engine>),
    Solution(Box<Folder>),
}

impl PerfectPlayer {
    fn knows(&self, rules: Rules) -> bool {
        match self {
            PerfectPlayer::Tables(player) => player.is_complete(rules),
            PerfectPlayer::Solution(folder) => folder.rules() == rules,
        }
    }

    /// The move for a game that is not over.
    pub fn choose(&mut self, game: &Game, seed: u64) -> Result<Move> {
        let known = match self {
            PerfectPlayer::Tables(player) => player.choose(game, Level::MAX, seed),
            PerfectPlayer::Solution(folder) => folder.choose(game, seed)?,
        };
        Ok(known.ok_or("a game that is not over has a move")?.m)
    }

    fn value(&mut self, rules: Rules, position: Position) -> Result<Value> {
        Ok(match self {
            PerfectPlayer::Tables(player) => {
                let value = player.value(rules, position, Limits::default());
                value.ok_or("without limits there is a value")?
            }
            PerfectPlayer::Solution(folder) => folder.value(position)?.into(),
        })
    }
}

/// A player with the tables of these files.
pub fn perfect_player(files: &[PathBuf]) -> Result<Engine> {
    let mut player = Engine::new();
    for file in files {
        let bytes = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
        if !player.take(&file.to_string_lossy(), 0, &bytes)? {
            return Err(format!("{}: it is cut off", file.display()).into());
        }
    }
    if files.is_empty() { Err("a table is missing".into()) } else { Ok(player) }
}
