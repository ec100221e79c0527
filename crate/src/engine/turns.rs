//! What the rules and a look at the answer tell about a turn. Hints, warnings and the review take
//! their facts from here.

use super::evaluate::Evaluator;
use super::has_lost;
use crate::names::named;
use crate::{CellSet, Figure, Game, Move, Player, Position, Reason};

/// What the player to move can do at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Chances {
    /// The figures that a legal move completes: squares before lines, each in index order.
    pub figures: Vec<Figure>,
    /// His balls with a legal raise.
    pub raises: CellSet,
}

impl Chances {
    /// The chances of the player to move; none when the game is over.
    pub fn new(position: Position) -> Chances {
        let own = position.balls(position.turn());
        let places = position.completing();
        let is_near = |figure: &Figure| {
            let missing = figure.cells - own;
            missing.len() == 1 && places.contains_all(missing)
        };
        let figures = Figure::all(position.rules().variant).filter(is_near).collect();
        Chances { figures, raises: position.liftable() }
    }

    /// The chances of the player whose turn it is not, if it were.
    pub(super) fn threatened(position: Position) -> Chances {
        pass(position).map(Chances::new).unwrap_or_default()
    }
}

/// The same balls with the other player to move.
pub(super) fn pass(position: Position) -> Option<Position> {
    let [light, dark] = Player::ALL.map(|player| position.balls(player));
    let passed = Position::new(light, dark, position.turn().opponent()).ok()?;
    Some(passed.with_rules(position.rules()))
}

named! {
    /// What a [`Remark`] says about a turn. A better turn is a legal one that changes the player's
    /// reserve by as many balls or more; see [`Remark::better`].
    #[non_exhaustive]
    RemarkKind, "remark" {
        /// It completes a figure. Cells: those of the figures.
        Completes = "completes",
        /// It makes a figure impossible that the opponent could have completed next. Cells: those of
        /// the figures.
        Blocks = "blocks",
        /// After it the opponent can complete a figure, and after a better turn none.
        /// Cells: those of the figures.
        AllowsFigure = "allowsFigure",
        /// It completes no figure, and a turn that does gains balls over it. Cells: those of the
        /// figures.
        MissesFigure = "missesFigure",
        /// After it the opponent can raise a ball but complete no figure, and after a better turn they
        /// can do neither. Cells: the balls, and the places they can be raised to.
        AllowsRaise = "allowsRaise",
        /// It raises nothing and completes nothing, and a raise gains a ball over it. Cells: the ball
        /// and the place. Not said beside [`RemarkKind::MissesFigure`].
        MissesRaise = "missesRaise",
        /// It takes one ball back where it could have taken two. Cells: the balls that the better turn
        /// takes back; the ball it takes itself where two would have gained nothing.
        TakesOneBack = "takesOneBack",
    }
}

/// A fact about a turn of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Remark {
    /// The number of turns before the one it is about.
    pub ply: usize,
    /// What it says.
    pub kind: RemarkKind,
    /// The cells it speaks of.
    pub cells: CellSet,
    /// The balls won (positive) or lost by the turn and the best answer to it.
    ///
    /// The change of the player's reserve by the turn, less the largest change that the opponent's
    /// next turn can bring the opponent, is the balance of a turn; an answer that gains nothing places a ball
    /// (−1). `Completes` counts the change against placing a ball; `Blocks` the loss of the
    /// opponent's best turn; all others the balance against that of the better turn. Remarks on one
    /// turn can count the same balls.
    pub balls: i32,
    /// The better turn: of those that gain as much or more and avoid what the remark says, the one
    /// with the largest balance, and of these the one with the best estimate. None where the remark
    /// is no reproach.
    pub better: Option<Move>,
}

/// The remarks on all turns of a game: in the order of the turns, on one turn in the order of
/// [`RemarkKind`].
///
/// ```
/// use pylos::engine::{RemarkKind, remarks};
/// use pylos::Game;
/// let mut game = Game::from_position("4/4/dd2/d3 3/3/3 2/2 1 l".parse()?);
/// game.play("1d1".parse()?)?;
/// let [remark] = remarks(&game)[..] else { panic!("one remark") };
/// assert_eq!((remark.kind, remark.balls), (RemarkKind::AllowsFigure, -2));
/// assert_eq!(remark.cells.to_string(), "1a1 1b1 1a2 1b2");
/// assert_eq!(remark.better, Some("1b1".parse()?));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub fn remarks(game: &Game) -> Vec<Remark> {
    let evaluator = Evaluator::new(game.rules());
    let mut all = Vec::new();
    for (ply, (&m, &position)) in game.moves().iter().zip(game.positions()).enumerate() {
        let is_last = ply + 1 == game.moves().len();
        let is_drawn =
            is_last && game.result().is_some_and(|end| end.reason() == Reason::Repetition);
        add_remarks(&evaluator, position, m, ply, is_drawn, &mut all);
    }
    all
}

/// The remarks on a legal move of a game that goes on.
pub(super) fn remarks_on(game: &Game, m: Move) -> Vec<Remark> {
    let mut all = Vec::new();
    let (evaluator, ply) = (Evaluator::new(game.rules()), game.moves().len());
    add_remarks(&evaluator, game.position(), m, ply, false, &mut all);
    all
}

/// The balls that a legal move and the best answer to it win (positive) or lose.
pub(super) fn balance(position: Position, m: Move) -> i32 {
    Turn::new(position, m).balance
}

#[derive(Clone, Copy)]
struct Turn {
    m: Move,
    next: Position,
    gain: i32,
    /// The gain less the best gain of the answer.
    balance: i32,
}

fn gain(m: Move) -> i32 {
    m.take_back().len() as i32 - i32::from(m.from().is_none())
}

impl Turn {
    fn new(position: Position, m: Move) -> Turn {
        let (next, gain) = (position.play_unchecked(m), gain(m));
        Turn { m, next, gain, balance: gain - best_gain(next) }
    }
}

/// The largest gain of a turn; −1 when the game is over.
fn best_gain(position: Position) -> i32 {
    if position.completing().is_empty() {
        return if position.liftable().is_empty() { -1 } else { 0 };
    }
    position.legal_moves().into_iter().map(gain).max().unwrap_or(-1)
}

/// Appends the remarks on a legal move. `is_drawn`: it ended the game as a draw.
fn add_remarks(
    evaluator: &Evaluator,
    position: Position,
    m: Move,
    ply: usize,
    is_drawn: bool,
    all: &mut Vec<Remark>,
) {
    let played = Turn::new(position, m);
    let completed = cells_of(&position.completes(m));
    let is_over = is_drawn || has_lost(played.next);
    let after = if is_over { Chances::default() } else { Chances::new(played.next) };
    let moves = position.legal_moves();
    let turns: Vec<Turn> = moves.into_iter().map(|m| Turn::new(position, m)).collect();
    // The best of the turns that gain as much or more and are `wanted`.
    let best = |wanted: &dyn Fn(&Turn) -> bool| {
        let fitting = turns.iter().filter(|turn| turn.gain >= played.gain && wanted(turn));
        fitting.max_by_key(|turn| (turn.balance, -evaluator.evaluate(turn.next)))
    };
    let gains = |turn: &Turn| turn.balance > played.balance;
    let mut say = |kind, cells, balls, better: Option<&Turn>| {
        let better = better.map(|turn| turn.m);
        all.push(Remark { ply, kind, cells, balls, better });
    };
    let lost = |better: &Turn| played.balance - better.balance;

    if !completed.is_empty() {
        say(RemarkKind::Completes, completed, played.gain + 1, None);
    }
    let mut blocked = Chances::threatened(position).figures;
    blocked.retain(|figure| !is_over && !after.figures.contains(figure));
    if let (false, Some(theirs)) = (blocked.is_empty(), pass(position)) {
        let saved = best_gain(theirs) - best_gain(played.next);
        say(RemarkKind::Blocks, cells_of(&blocked), saved.max(0), None);
    }
    let is_safe = |turn: &Turn| turn.next.completing().is_empty();
    if !after.figures.is_empty()
        && let Some(better) = best(&is_safe)
    {
        say(RemarkKind::AllowsFigure, cells_of(&after.figures), lost(better), Some(better));
    }
    let missed = match completed.is_empty() {
        true => best(&|turn| gains(turn) && !position.completes(turn.m).is_empty()),
        false => None,
    };
    if let Some(better) = missed {
        let cells = cells_of(&position.completes(better.m));
        say(RemarkKind::MissesFigure, cells, lost(better), Some(better));
    }
    if after.figures.is_empty()
        && !after.raises.is_empty()
        && let Some(better) = best(&|turn| is_safe(turn) && turn.next.liftable().is_empty())
    {
        let raises = played.next.legal_moves().into_iter();
        let raises = raises.filter_map(|m| Some([m.from()?, m.to()]));
        say(RemarkKind::AllowsRaise, raises.flatten().collect(), lost(better), Some(better));
    }
    if m.from().is_none()
        && completed.is_empty()
        && missed.is_none()
        && let Some(better) = best(&|turn| gains(turn) && turn.m.from().is_some())
    {
        let cells = better.m.from().into_iter().chain([better.m.to()]).collect();
        say(RemarkKind::MissesRaise, cells, lost(better), Some(better));
    }
    let takes_two = |turn: &Turn| {
        let same = (turn.m.from(), turn.m.to()) == (m.from(), m.to());
        same && turn.m.take_back().len() == 2
    };
    if m.take_back().len() == 1 && turns.iter().any(takes_two) {
        let better = best(&|turn| gains(turn) && takes_two(turn));
        let cells = better.map_or(m, |turn| turn.m).take_back().set();
        say(RemarkKind::TakesOneBack, cells, better.map_or(0, lost), better);
    }
}

pub(super) fn cells_of(figures: &[Figure]) -> CellSet {
    figures.iter().fold(CellSet::EMPTY, |cells, figure| cells | figure.cells)
}
