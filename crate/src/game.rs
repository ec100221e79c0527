//! Games: rule set, start and moves, with repetitions and results.

use alloc::{vec, vec::Vec};

use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::outcome::{Concession, Outcome};
use crate::player::Player;
use crate::position::Position;
use crate::rules::Rules;

/// The occurrence of a position, with the same player to move, that ends the game as a draw.
const DRAWING_REPETITIONS: usize = 3;

/// A game being played, or played out.
///
/// It adds to a [`Position`] the moves before it, draws by repetition or agreement, resignation and time.
///
/// ```
/// use pylos::{Concession, Game, Player};
/// let mut game = Game::default();
/// game.play("2b2".parse()?).unwrap_err();
/// game.play("1b2".parse()?)?;
/// game.concede(Player::Dark, Concession::Resignation)?;
/// assert_eq!(game.result().and_then(|outcome| outcome.winner()), Some(Player::Light));
/// assert!(game.undo());
/// assert_eq!(game, Game::default());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    moves: Vec<Move>,
    /// The start, then the position after each move.
    positions: Vec<Position>,
    /// How the players ended it off the board.
    ended: Option<Outcome>,
}

impl Game {
    /// A new game from the empty board.
    pub fn new(rules: Rules) -> Game {
        Game::from_position(Position::START.with_rules(rules))
    }

    /// A new game from any position, with its rules.
    pub fn from_position(start: Position) -> Game {
        Game { moves: Vec::new(), positions: vec![start], ended: None }
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.start().rules()
    }

    /// The position the game started from.
    pub fn start(&self) -> Position {
        self.positions[0]
    }

    /// Moves numbered before the first one: 1 if dark begins.
    pub(crate) fn first_ply(&self) -> usize {
        self.start().turn() as usize
    }

    /// The position now.
    pub fn position(&self) -> Position {
        self.positions[self.moves.len()]
    }

    /// The player to move.
    pub fn turn(&self) -> Player {
        self.position().turn()
    }

    /// Every position so far: the start first, the one now last.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Every move so far, in canonical form.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How often the position now, with this player to move, has occurred in the game; 1 is the first time.
    pub fn repetitions(&self) -> usize {
        let now = self.position();
        // Every other position has this player to move.
        self.positions.iter().rev().step_by(2).filter(|&&position| position == now).count()
    }

    /// How the game ended: by the players, by the position, or by its third occurrence (rules, section 4).
    pub fn result(&self) -> Option<Outcome> {
        let drawn = || (self.repetitions() >= DRAWING_REPETITIONS).then_some(Outcome::REPETITION);
        self.ended.or_else(|| self.position().outcome()).or_else(drawn)
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.result().is_some()
    }

    /// Every legal move in canonical order; none when the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.is_over() { Vec::new() } else { self.position().legal_moves() }
    }

    /// Plays a move; the balls may be taken back in any legal order.
    ///
    /// # Errors
    ///
    /// The rule that forbids the move, or how the game ended before; the game is unchanged.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.refuse_over()?;
        let next = self.position().play(m)?;
        self.positions.push(next);
        self.moves.push(m.canonical());
        Ok(())
    }

    /// Takes the last move back, and what the players ended the game with after it. Returns false if there is nothing to undo.
    pub fn undo(&mut self) -> bool {
        let reopened = self.ended.take().is_some();
        let moved = self.moves.pop().is_some();
        self.positions.truncate(self.moves.len() + 1);
        moved || reopened
    }

    /// Ends the game against `loser`, who resigns or whose time is up.
    ///
    /// # Errors
    ///
    /// [`IllegalMove::GameOver`] when the game is over already.
    pub fn concede(&mut self, loser: Player, concession: Concession) -> Result<(), IllegalMove> {
        self.end(Outcome::win(loser.opponent(), concession.reason()))
    }

    /// Ends the game with a draw on which the players agree.
    ///
    /// # Errors
    ///
    /// [`IllegalMove::GameOver`] when the game is over already.
    pub fn agree(&mut self) -> Result<(), IllegalMove> {
        self.end(Outcome::AGREEMENT)
    }

    fn end(&mut self, outcome: Outcome) -> Result<(), IllegalMove> {
        self.refuse_over()?;
        self.ended = Some(outcome);
        Ok(())
    }

    fn refuse_over(&self) -> Result<(), IllegalMove> {
        self.result().map_or(Ok(()), |outcome| Err(IllegalMove::GameOver(outcome)))
    }

    /// How the players ended the game off the board, if they did.
    pub fn ended(&self) -> Option<Outcome> {
        self.ended
    }
}

impl Default for Game {
    /// A new standard game from the empty board.
    fn default() -> Game {
        Game::from_position(Position::START)
    }
}
