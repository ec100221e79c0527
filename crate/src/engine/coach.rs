//! The hint: which turn a coach advises, and why.
//!
//! Of the moves that keep the best proven result it is the one that a person understands best, by the
//! facts of `turns.rs`. Where every move loses it is the one that asks most of the opponent. Where
//! nothing is proven, it is one of those that the search finds to be nearly the best.

use core::cmp::Reverse;

use super::prover::Prover;
use super::search::Search;
use super::transposition::TranspositionTable;
use super::turns::{Chances, Remark, RemarkKind, balance, cells_of, remarks_on};
use super::{Limits, MoveScore, SLICE, Value, has_lost};
use crate::names::named;
use crate::{Cell, CellSet, Game, Move, Position, Variant};

/// The number of positions to search where no file answers.
const SEARCHED: u64 = 800_000;
/// An estimate that is so much lower than the best one is as good, if the move is easier to understand; of a
/// move that completes a figure, the second number.
const NEAR: [i32; 2] = [4, 12];
/// The number of positions for the values of all moves by files, and for short distances.
const BY_FILES: u64 = 64_000;
/// The size of the table of that search, as a power of two.
const BY_FILES_BITS: u32 = 14;
/// A win that takes so many turns more than the shortest one is near enough, if it is easier to
/// understand.
const DETOUR: u32 = 4;

named! {
    /// What a [`HintReason`] says about the advised turn. All are true of the turn itself; only `Keeps` and
    /// `Asks` rest on a proven result.
    #[non_exhaustive]
    HintReasonKind, "reason" {
        /// It wins the game at once.
        Wins = "wins",
        /// It completes a figure. Cells: those of the figures.
        Completes = "completes",
        /// It makes a figure impossible that the opponent could have completed next. Cells: those of the
        /// figures.
        Blocks = "blocks",
        /// It raises a ball. Cells: from and to.
        Raises = "raises",
        /// The player could complete no figure, and after it could. Cells: those of the figures.
        Prepares = "prepares",
        /// It is proven to keep a win or a draw.
        Keeps = "keeps",
        /// Every turn loses against perfect play: of all it asks most of the opponent.
        Asks = "asks",
        /// It takes a place in the centre of level 1 or 2, of whose four squares the opponent has spoilt
        /// at most one. Cells: the centre.
        Centre = "centre",
        /// After it the opponent can complete and raise nothing.
        Safe = "safe",
        /// After it the player has more balls in reserve than the opponent.
        Ahead = "ahead",
    }
}

/// A reason for the advised turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct HintReason {
    /// What it says.
    pub kind: HintReasonKind,
    /// The cells it speaks of.
    pub cells: CellSet,
}

/// What a coach says to the player to move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Coach {
    /// What the opponent could do if it were their turn.
    pub threats: Chances,
    /// What the player can do.
    pub chances: Chances,
    /// The advised turn.
    pub best: Move,
    /// Why, in the order of [`HintReasonKind`].
    pub reasons: Vec<HintReason>,
    /// What there is to say about it by the rules and a look at the answer alone.
    pub remarks: Vec<Remark>,
}

impl Coach {
    pub(super) fn new(
        game: &Game,
        set: Option<&mut Prover>,
        begun: Option<Move>,
        limits: Limits<'_>,
    ) -> Option<Coach> {
        let advised = advised(game, set, begun, limits)?;
        let position = game.position();
        let remarks = remarks_on(game, advised.m);
        Some(Coach {
            threats: Chances::threatened(position),
            chances: Chances::new(position),
            best: advised.m,
            reasons: reasons(position, advised, &remarks),
            remarks,
        })
    }
}

/// Whether a move goes on with the part of a turn.
fn continues(m: Move, begun: Move) -> bool {
    let same = (m.from(), m.to()) == (begun.from(), begun.to());
    same && m.take_back().set().contains_all(begun.take_back().set())
}

fn advised(
    game: &Game,
    set: Option<&mut Prover>,
    begun: Option<Move>,
    limits: Limits<'_>,
) -> Option<MoveScore> {
    let is_open = |m: Move| begun.is_none_or(|begun| continues(m, begun));
    let mut known = Vec::new();
    if let Some(set) = set {
        known = by_files(game, set, &is_open);
        let is_exact = known.iter().all(MoveScore::is_exact);
        match known.first().and_then(|best| best.value) {
            Some(Value::Loss) => return set.choose(game, &known, 0),
            Some(value) if is_exact || value == Value::Win => return clearest(game, &known),
            _ => {}
        }
    }
    let opens = |m: Move| opening(game.position(), m);
    let first = game.legal_moves().into_iter().filter(|&m| is_open(m)).map(opens).max();
    let is_lost = |m: Move| known.iter().any(|it| it.m == m && it.value == Some(Value::Loss));
    let wanted = |m: Move| is_open(m) && Some(opens(m)) == first && !is_lost(m);
    let nodes = limits.nodes.unwrap_or(SEARCHED).min(SEARCHED);
    let mut search = Search::of_hint(game, nodes, &wanted);
    while !search.is_final && !limits.is_late() {
        search.think(None, Limits::default().with_nodes(SLICE));
    }
    let moves = search.knowledge().moves;
    let best = moves.first()?;
    if best.value == Some(Value::Loss) { Some(*best) } else { clearest(game, &moves) }
}

/// What files, and a short search where they are silent, say about the moves, the best first; nothing
/// without files.
fn by_files(game: &Game, set: &mut Prover, is_open: &dyn Fn(Move) -> bool) -> Vec<MoveScore> {
    let limits = Limits::default().with_nodes(BY_FILES);
    let table = TranspositionTable::new(BY_FILES_BITS);
    let mut search = Search::of_moves(game, None, limits, table, is_open);
    if set.files.has_solved(game) {
        search.learn(&set.files);
    } else if !set.files.has_tables() {
        return Vec::new();
    }
    while !search.is_final {
        search.think(Some(set), Limits::default().with_nodes(SLICE));
    }
    search.knowledge().moves
}

/// Of the moves that keep the best result, or have nearly the best estimate, the one that a person
/// understands best.
fn clearest(game: &Game, known: &[MoveScore]) -> Option<MoveScore> {
    let best = known.first()?;
    let turns = |it: &MoveScore| it.distance.or(it.estimate).unwrap_or(0);
    let position = game.position();
    let is_again = game.positions().iter().filter(|&&before| before == position).count() > 1;
    // A player who follows the hints gets on: near the end and after a repetition by the shortest way.
    let detour = if best.distance.is_none() && !is_again { DETOUR } else { 0 };
    let near = |it: &MoveScore| NEAR[usize::from(!position.completes(it.m).is_empty())];
    let is_near = |it: &MoveScore| it.is_exact() || it.score + near(it) >= best.score;
    let keeps = |it: &&MoveScore| {
        it.value == best.value && turns(it) <= turns(best) + detour && is_near(it)
    };
    known.iter().filter(keeps).min_by_key(|it| Reverse(clarity(game, **it))).copied()
}

/// The balls that the move gains with the best answer, then the kinds of reasons for it.
fn clarity(game: &Game, known: MoveScore) -> (i32, u32) {
    let position = game.position();
    let reasons = reasons(position, known, &remarks_on(game, known.m));
    let weight = |reason: &HintReason| 1 << (HintReasonKind::ALL.len() - reason.kind as usize);
    (balance(position, known.m), reasons.iter().map(weight).sum())
}

/// The centre of the level that a move plays on: cells that carry four. The square of each of these four
/// is one of those that the cell belongs to.
fn centre(m: Move) -> CellSet {
    CellSet::level(m.to().level()).into_iter().filter(|cell| cell.above().len() == 4).collect()
}

/// How well a move begins a game, where the places that are best by this keep the result: in the centre; of the
/// fourth ball of a standard game, far from the own one, if one is in the centre and one on an edge.
fn opening(position: Position, m: Move) -> u32 {
    let own = position.balls(position.turn());
    let balls = position.occupied().len();
    let is_standard = position.rules().variant == Variant::Standard;
    if balls > 3 || own.len() != balls / 2 || balls > 0 && !is_standard {
        return 0;
    }
    let carries = |cell: Cell| cell.above().len();
    let far = |it: &Cell| balls == 3 && carries(*it) * carries(m.to()) == 8;
    let Some(other) = own.first().filter(far) else { return u32::from(carries(m.to()) == 4) };
    let across = other.file().abs_diff(m.to().file());
    let along = other.rank().abs_diff(m.to().rank());
    u32::from(across * across + along * along)
}

fn reasons(position: Position, known: MoveScore, remarks: &[Remark]) -> Vec<HintReason> {
    let (m, next) = (known.m, position.play_unchecked(known.m));
    let mut all = Vec::new();
    let mut say = |kind, cells, holds: bool| {
        if holds {
            all.push(HintReason { kind, cells });
        }
    };
    if has_lost(next) {
        say(HintReasonKind::Wins, CellSet::EMPTY, true);
        return all;
    }
    for remark in remarks {
        let is_completed = remark.kind == RemarkKind::Completes;
        say(HintReasonKind::Completes, remark.cells, is_completed);
        say(HintReasonKind::Blocks, remark.cells, remark.kind == RemarkKind::Blocks);
    }
    if let Some(from) = m.from() {
        say(HintReasonKind::Raises, CellSet::of(from).with(m.to()), true);
    }
    let prepared = cells_of(&Chances::threatened(next).figures);
    let is_new = !prepared.is_empty() && position.completing().is_empty();
    say(HintReasonKind::Prepares, prepared, is_new);
    say(HintReasonKind::Keeps, CellSet::EMPTY, known.value.is_some_and(|it| it != Value::Loss));
    say(HintReasonKind::Asks, CellSet::EMPTY, known.value == Some(Value::Loss));
    let (centre, other) = (centre(m), next.balls(next.turn()));
    let spoilt = m.to().above().into_iter().filter(|it| !(it.below() & other).is_empty()).count();
    say(HintReasonKind::Centre, centre, centre.contains(m.to()) && spoilt < 2);
    let is_safe = next.completing().is_empty() && next.liftable().is_empty();
    say(HintReasonKind::Safe, CellSet::EMPTY, is_safe);
    let [own, theirs] = [position.turn(), next.turn()].map(|player| next.reserve(player));
    say(HintReasonKind::Ahead, CellSet::EMPTY, own > theirs);
    all
}
