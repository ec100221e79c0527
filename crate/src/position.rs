//! Positions and their text.

use alloc::{string::String, vec::Vec};
use core::fmt;
use core::str::FromStr;

use crate::cell::{Cell, CellSet, WIDTH};
use crate::figure::Figure;
use crate::generate::{BALLS, Sides};
use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::names::{Quote, faults, refuse_if};
use crate::outcome::{Outcome, Reason};
use crate::player::Player;
use crate::rules::{EmptyReserve, Rules, Variant};
use crate::support;
use crate::symmetry::Symmetry;

/// The balls on the board, the player to move and the rule set: all that legal moves depend on.
///
/// A position is always possible on a real board: no ball floats, and no colour has more than 15
/// balls; the balls not on the board are in the reserves. A position has no history:
/// [`Game`](crate::Game) knows draws by repetition.
///
/// The text of a position lists the levels from bottom to top, each from the far rank to the near
/// one, then the player to move. It does not name the rule set: a position that is read has the
/// default one, and [`with_rules`](Position::with_rules) gives it another.
///
/// ```
/// use pylos::{Position, Rules, Variant};
/// let position: Position = "4/4/1ld1/1dl1 3/3/3 2/2 1 l".parse()?;
/// assert_eq!(position.legal_moves().len(), 12 + 1);
/// assert_eq!(position.with_rules(Rules::new(Variant::Expert)).rules().variant, Variant::Expert);
/// assert_eq!(position.to_string(), "4/4/1ld1/1dl1 3/3/3 2/2 1 l");
/// # Ok::<(), pylos::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    light: CellSet,
    dark: CellSet,
    turn: Player,
    rules: Rules,
}

impl Position {
    /// The empty board, light to move, with the default rules.
    pub const START: Position = Position {
        light: CellSet::EMPTY,
        dark: CellSet::EMPTY,
        turn: Player::Light,
        rules: Rules::new(Variant::Standard),
    };

    /// The position with these balls on the board and the default rules.
    ///
    /// # Errors
    ///
    /// With every reason, when two balls share a cell, a ball floats or a colour has more than 15.
    pub fn new(light: CellSet, dark: CellSet, turn: Player) -> Result<Position, PositionError> {
        let occupied = light | dark;
        let shared = (light & dark).into_iter().map(|cell| PositionFault::SharedCell { cell });
        let floating = occupied.into_iter().filter(|cell| !occupied.contains_all(cell.below()));
        let floating = floating.map(|cell| PositionFault::Floating { cell });
        let counts = Player::ALL.into_iter().zip([light.len(), dark.len()]);
        let too_many = counts.filter(|&(_, count)| count > BALLS);
        let too_many =
            too_many.map(|(player, count)| PositionFault::TooManyBalls { player, count });
        let faults: Vec<_> = shared.chain(floating).chain(too_many).collect();
        refuse_if(!faults.is_empty(), PositionError { faults })?;
        Ok(Position { light, dark, turn, ..Position::START })
    }

    /// The same balls and player to move with other rules.
    #[must_use]
    pub const fn with_rules(self, rules: Rules) -> Position {
        Position { rules, ..self }
    }

    /// The rule set.
    pub const fn rules(self) -> Rules {
        self.rules
    }

    /// The player to move.
    pub const fn turn(self) -> Player {
        self.turn
    }

    /// The cells of a player's balls on the board.
    pub const fn balls(self, player: Player) -> CellSet {
        match player {
            Player::Light => self.light,
            Player::Dark => self.dark,
        }
    }

    /// The cells with a ball.
    pub fn occupied(self) -> CellSet {
        self.light | self.dark
    }

    /// The player whose ball is on a cell.
    pub fn ball_at(self, cell: Cell) -> Option<Player> {
        let is_light = self.light.contains(cell);
        let ball = if is_light { Player::Light } else { Player::Dark };
        (is_light || self.dark.contains(cell)).then_some(ball)
    }

    /// The number of balls in a player's reserve.
    pub const fn reserve(self, player: Player) -> u32 {
        BALLS - self.balls(player).len()
    }

    /// The empty cells that can carry a ball.
    pub fn sites(self) -> CellSet {
        CellSet::from_bits_truncate(support::sites(self.occupied().bits()))
    }

    /// The balls of either colour that support no other ball.
    pub fn free(self) -> CellSet {
        self.occupied() - self.supporting()
    }

    /// The balls that support another one.
    pub fn supporting(self) -> CellSet {
        CellSet::from_bits_truncate(support::supporting(self.occupied().bits()))
    }

    /// The balls of the player to move with at least one legal raise.
    pub fn liftable(self) -> CellSet {
        CellSet::from_bits_truncate(self.sides().liftable(self.rules))
    }

    /// The cells where the player to move can complete a figure at once, by placing or raising a
    /// ball.
    ///
    /// ```
    /// use pylos::Position;
    /// let position: Position = "4/4/ll2/l3 3/3/3 2/2 1 l".parse()?;
    /// assert_eq!(position.completing().to_string(), "1b1");
    /// # Ok::<(), pylos::PositionError>(())
    /// ```
    pub fn completing(self) -> CellSet {
        CellSet::from_bits_truncate(self.sides().completing(self.rules))
    }

    /// How the game ended, if this position ends it: by the apex, an empty reserve, or no move
    /// (rules, section 4).
    ///
    /// ```
    /// use pylos::{Player, Position};
    /// let full: Position = "ldld/ldld/ldld/ldld ldl/dld/ldl dl/dd l d".parse()?;
    /// let outcome = full.outcome().unwrap();
    /// assert_eq!(outcome.winner(), Some(Player::Light));
    /// # Ok::<(), pylos::PositionError>(())
    /// ```
    pub fn outcome(self) -> Option<Outcome> {
        if let Some(winner) = self.ball_at(Cell::APEX) {
            return Some(Outcome::win(winner, Reason::Apex));
        }
        let reason = match self.rules.empty_reserve {
            _ if self.reserve(self.turn) > 0 => return None,
            EmptyReserve::Loses => Reason::EmptyReserve,
            EmptyReserve::PlaysOn if self.liftable().is_empty() => Reason::NoMove,
            EmptyReserve::PlaysOn => return None,
        };
        Some(Outcome::win(self.turn.opponent(), reason))
    }

    /// Whether this position ends the game.
    pub fn is_over(self) -> bool {
        self.outcome().is_some()
    }

    /// Every legal move, each once, in canonical order; none when the game is over.
    pub fn legal_moves(self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Appends every legal move to `moves`: [`Position::legal_moves`] for hot loops.
    pub fn legal_moves_into(self, moves: &mut Vec<Move>) {
        self.sides().for_each_move(self.rules, |m| moves.push(m));
    }

    /// The number of legal moves; faster than listing them.
    pub fn count_legal_moves(self) -> u64 {
        self.sides().count_moves(self.rules)
    }

    /// Whether a move is legal here; the balls may be taken back in any legal order.
    pub fn is_legal(self, m: Move) -> bool {
        self.check(m).is_ok()
    }

    /// The position after a legal move.
    ///
    /// # Errors
    ///
    /// The rule that forbids the move. (A position is `Copy`: the caller still has it.)
    ///
    /// ```
    /// use pylos::Position;
    /// let next = Position::START.play("1b2".parse()?)?;
    /// assert_eq!(next.to_string(), "4/4/1l2/4 3/3/3 2/2 1 d");
    /// assert!(next.play("1b2".parse()?).is_err());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn play(self, m: Move) -> Result<Position, IllegalMove> {
        self.check(m)?;
        Ok(self.play_unchecked(m))
    }

    /// The position after a move known to be legal, for hot loops.
    ///
    /// After an illegal move the position can be one that is impossible on a board.
    #[must_use]
    pub fn play_unchecked(self, m: Move) -> Position {
        let own = self.balls(self.turn).with(m.to()) - m.take_back().set();
        let own = m.from().map_or(own, |from| own.without(from));
        match self.turn {
            Player::Light => Position { light: own, turn: Player::Dark, ..self },
            Player::Dark => Position { dark: own, turn: Player::Light, ..self },
        }
    }

    /// The figures of the mover's colour that a legal move completes: squares before lines, each in
    /// index order.
    pub fn completes(self, m: Move) -> Vec<Figure> {
        let lifted = m.from().map_or(CellSet::EMPTY, CellSet::of);
        let own = (self.balls(self.turn) - lifted) | CellSet::of(m.to());
        Figure::completed(self.rules.variant, own, m.to()).collect()
    }

    /// The position with the colours exchanged, the player to move included.
    #[must_use]
    pub const fn swap_colours(self) -> Position {
        Position { light: self.dark, dark: self.light, turn: self.turn.opponent(), ..self }
    }

    /// The position with balls that are known to be possible.
    pub(crate) const fn of(light: CellSet, dark: CellSet, turn: Player, rules: Rules) -> Position {
        Position { light, dark, turn, rules }
    }

    /// A number for the balls and the player to move: equal positions of a rule set have equal keys,
    /// and different ones different keys.
    pub const fn key(self) -> u64 {
        let [light, dark] = [self.light.bits() as u64, self.dark.bits() as u64];
        light | dark << 30 | (self.turn as u64) << 60
    }

    /// The position with a key, under the default rules; none if no position has it.
    ///
    /// ```
    /// use pylos::Position;
    /// let position: Position = "4/4/1ld1/1dl1 3/3/3 2/2 1 d".parse()?;
    /// assert_eq!(Position::from_key(position.key()), Some(position));
    /// assert_eq!(Position::from_key(1 << 29), None); // The apex needs balls under it.
    /// # Ok::<(), pylos::PositionError>(())
    /// ```
    pub fn from_key(key: u64) -> Option<Position> {
        let balls = |from: u32| CellSet::from_bits_truncate((key >> from) as u32);
        let turn = *Player::ALL.get((key >> 60) as usize)?;
        Position::new(balls(0), balls(30), turn).ok()
    }

    /// The same one of the eight images under [`Symmetry`] for each of them: the rules cannot tell
    /// positions apart that have the same canonical one.
    #[must_use]
    pub fn canonical(self) -> Position {
        let pair = u64::from(self.light.bits()) | u64::from(self.dark.bits()) << 32;
        Symmetry::canonical(pair).1.position(self)
    }

    /// The balls of both players, named by the turn.
    pub(crate) const fn sides(self) -> Sides {
        Sides { own: self.balls(self.turn).bits(), other: self.balls(self.turn.opponent()).bits() }
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::START
    }
}

faults! {
    /// One reason why a position is rejected. Levels and rows count from 1, rows from the far rank.
    PositionFault {
        /// The player to move is missing at the end, or is not `l` or `d`.
        Turn { missing: bool } = if *missing { "turnMissing" } else { "badTurn" } =>
            "{}", if *missing { "the player to move is missing: expected l or d at the end" }
            else { "the last word must be the player to move, l or d" };
        Levels { found: usize } = "levels" =>
            "levels are missing or too many: expected 1 to 4 before the player to move, found {found}";
        Rows { level: usize, found: usize } = "rows" =>
            "level {level} has {found} rows: expected {}", width(*level);
        RowLength { level: usize, row: usize, found: usize } = "rowLength" =>
            "row {row} of level {level} has {found} cells: expected {}", width(*level);
        UnknownSign { level: usize, row: usize, sign: char } = "unknownSign" =>
            "row {row} of level {level} has the sign {}: expected l, d or a digit from 1 to 4",
            Quote::new(sign.encode_utf8(&mut [0; 4]));
        SharedCell { cell: Cell } = "sharedCell" => "{cell} cannot hold a light and a dark ball";
        Floating { cell: Cell } = "floating" =>
            "the ball on {cell} floats: it needs balls on {}", cell.below();
        TooManyBalls { player: Player, count: u32 } = "tooManyBalls" =>
            "{player} has {count} balls on the board: expected at most 15";
    }
}

/// The number of rows of a level, and of cells in a row of it.
const fn width(level: usize) -> usize {
    5_usize.saturating_sub(level)
}

/// Why a position is rejected, with every reason.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct PositionError {
    /// The reasons: at least one, in the order of the text.
    pub faults: Vec<PositionFault>,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bad position: ")?;
        for (place, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if place == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for PositionError {}

/// Adds the balls of a row to those of both players.
fn read_row(
    balls: &mut [CellSet; 2],
    level: usize,
    row: usize,
    text: &str,
) -> Result<(), PositionFault> {
    let width = width(level);
    let mut file: usize = 0;
    for sign in text.chars() {
        if let Some(player) = Player::from_sign(sign) {
            file += 1;
            // The first row of the text is the far one, the last rank.
            let rank = (width + 1 - row) as u8;
            // A row that is too long is refused below.
            let cell = Cell::new(level as u8, file.min(5) as u8, rank);
            let balls = &mut balls[player as usize];
            *balls = cell.map_or(*balls, |cell| balls.with(cell));
        } else if let Some(empty @ 1..=4) = sign.to_digit(10) {
            file += empty as usize;
        } else {
            return Err(PositionFault::UnknownSign { level, row, sign });
        }
    }
    if file == width { Ok(()) } else { Err(PositionFault::RowLength { level, row, found: file }) }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a position; spaces may be underscores, and empty levels at the top may be left out.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let words = text.split(|sign: char| sign.is_whitespace() || sign == '_');
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let turn = words.last().and_then(|word| word.parse().ok()).and_then(Player::from_sign);
        // A last word that looks like a level means that the player to move was left out.
        let looks_like_level = words.last().is_none_or(|word| {
            word.contains('/') || word.chars().all(|sign| sign.is_ascii_digit())
        });
        let missing = turn.is_none() && looks_like_level;
        let levels = &words[..words.len() - usize::from(!missing)];
        let (mut faults, mut balls) = (Vec::new(), [CellSet::EMPTY; 2]);
        if levels.is_empty() || levels.len() > WIDTH.len() {
            faults.push(PositionFault::Levels { found: levels.len() });
        }
        for (level, text) in (1..=WIDTH.len()).zip(levels) {
            let found = text.split('/').count();
            if found != width(level) {
                faults.push(PositionFault::Rows { level, found });
                continue;
            }
            for (row, text) in (1..).zip(text.split('/')) {
                faults.extend(read_row(&mut balls, level, row, text).err());
            }
        }
        if turn.is_none() {
            faults.push(PositionFault::Turn { missing });
        }
        let readable = faults.is_empty();
        let position = Position::new(balls[0], balls[1], turn.unwrap_or(Player::Light));
        if let Err(error) = &position {
            // Balls on a board that was read only in part may not really float.
            let certain = |fault: &&PositionFault| {
                readable || !matches!(fault, PositionFault::Floating { .. })
            };
            faults.extend(error.faults.iter().filter(certain).cloned());
        }
        if faults.is_empty() { position } else { Err(PositionError { faults }) }
    }
}

impl fmt::Display for Position {
    /// Writes the canonical text: all four levels, runs of empty cells as one digit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for (level, width) in (1..).zip(WIDTH) {
            for rank in (1..=width).rev() {
                for file in 1..=width {
                    let ball = Cell::new(level, file, rank).and_then(|cell| self.ball_at(cell));
                    let sign = ball.map(Player::sign).unwrap_or_else(|| match text.pop() {
                        Some(digit @ '1'..='3') => char::from(digit as u8 + 1),
                        other => {
                            text.extend(other);
                            '1'
                        }
                    });
                    text.push(sign);
                }
                text.push(if rank > 1 { '/' } else { ' ' });
            }
        }
        text.push(self.turn().sign());
        f.write_str(&text)
    }
}
