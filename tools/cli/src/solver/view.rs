//! What all positions of a shape have in common: every move from them.
//!
//! Balls move from shape to shape in the same way whatever their colours. So a [`View`] looks up the
//! moves once for a shape. For each position of the shape it then checks the colours of the balls
//! involved, and translates a word of the other player's balls into the numbering of the next shape.
//! A word has one bit for each ball of the shape.

use pylos::engine::internal::{CELLS, carrying, compress, sites};
use pylos::{Cell, CellSet, EmptyReserve, Figure, Symmetry, TakeBackOption};
use rustc_hash::FxHashMap;

use super::values::Values;

/// A word is translated six bits at a time.
const PART: u32 = 6;
const PARTS: usize = CELLS.div_ceil(PART as usize);

/// The translation of words of a shape into words of another shape's canonical one.
struct Link {
    /// The translation of each part of a word.
    parts: [[u32; 1 << PART]; PARTS],
    balls: usize,
    class: usize,
}

impl Link {
    #[inline]
    fn translate(&self, word: u32) -> u32 {
        let part = |number: usize| {
            self.parts[number][(word >> (PART * number as u32)) as usize & ((1 << PART) - 1)]
        };
        part(0) | part(1) | part(2) | part(3) | part(4)
    }
}

/// A ball played from a cell or the reserve to a cell.
struct Play {
    /// The bit of the raised ball; 0 for a ball of the reserve.
    from: u32,
    /// For each figure that the play can complete, the balls that must be own.
    figures: Vec<u32>,
    /// How the move can end: first without a take-back, then with each.
    ends: Vec<End>,
}

struct End {
    /// The balls taken back, except the one played: they must be own.
    own: u32,
    count: usize,
    kind: Kind,
    link: usize,
}

#[derive(Clone, Copy)]
pub struct Step {
    /// The byte of the position reached.
    pub byte: u8,
    /// The number of the position reached; none if the game ends there or with the next move.
    pub place: Option<usize>,
    pub kind: Kind,
}

/// How the balls of a move go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    Place,
    /// A ball is placed and one taken back, another one.
    PlaceOne,
    PlaceTwo,
    Raise,
    RaiseOne,
    RaiseTwo,
    /// A ball is placed and taken back at once: only the turn changes.
    Nothing,
}

impl Kind {
    pub const ALL: [Kind; 7] = {
        use Kind::*;
        [Place, PlaceOne, PlaceTwo, Raise, RaiseOne, RaiseTwo, Nothing]
    };
}

pub struct View<'a> {
    values: &'a Values,
    shape: CellSet,
    full: u32,
    links: Vec<Link>,
    known: FxHashMap<CellSet, usize>,
    plays: Vec<Play>,
}

impl<'a> View<'a> {
    pub fn new(values: &'a Values, shape: CellSet) -> View<'a> {
        let full = compress(shape, shape);
        let (links, known, plays) = (Vec::new(), FxHashMap::default(), Vec::new());
        let mut view = View { values, shape, full, links, known, plays };
        let sites = sites(shape);
        for to in sites {
            view.add_play(None, to);
        }
        for from in free(shape) {
            for to in (sites & CellSet::above_level(from.level())) - from.above() {
                view.add_play(Some(from), to);
            }
        }
        // Plays with few ends first: they refute a loss with the least work.
        view.plays.sort_by_key(|play| play.ends.len());
        view
    }

    fn add_play(&mut self, from: Option<Cell>, to: Cell) {
        let after = (self.shape - from.map_or(CellSet::EMPTY, CellSet::of)) | CellSet::of(to);
        if after.len() as usize >= self.values.index.shapes.len() {
            return;
        }
        let figures = Figure::all(self.values.index.rules.variant).map(|figure| figure.cells);
        let complete = figures.filter(|cells| cells.contains(to) && after.contains_all(*cells));
        let figures: Vec<u32> = complete.map(|cells| compress(cells, self.shape)).collect();
        let kinds = match from {
            None => [Kind::Place, Kind::PlaceOne, Kind::PlaceTwo],
            Some(_) => [Kind::Raise, Kind::RaiseOne, Kind::RaiseTwo],
        };
        let mut ends = vec![self.end(after, CellSet::EMPTY, kinds)];
        let first_free = if figures.is_empty() { CellSet::EMPTY } else { free(after) };
        for first in first_free {
            let one = CellSet::of(first);
            ends.push(self.end(after, one, kinds));
            // Two balls that are free at once occur in both orders.
            let is_twice = |second: &Cell| first_free.contains(*second) && *second < first;
            for second in free(after - one).into_iter().filter(|second| !is_twice(second)) {
                ends.push(self.end(after, one.with(second), kinds));
            }
        }
        if let (None, Some(end)) =
            (from, ends.iter_mut().find(|end| end.count == 1 && end.own == 0))
        {
            end.kind = Kind::Nothing;
        }
        let from = from.map_or(0, |from| compress(CellSet::of(from), self.shape));
        self.plays.push(Play { from, figures, ends });
    }

    /// The end of a move that takes balls back from a shape.
    fn end(&mut self, shape: CellSet, taken: CellSet, kinds: [Kind; 3]) -> End {
        let (own, count) = (compress(taken, self.shape), taken.len() as usize);
        End { own, count, kind: kinds[count], link: self.link_to(shape - taken) }
    }

    fn link_to(&mut self, target: CellSet) -> usize {
        let next = self.links.len();
        let link = *self.known.entry(target).or_insert(next);
        if link < next {
            return link;
        }
        let (balls, class) = (target.len() as usize, self.values.index.class(target));
        let canonical = self.values.index.shapes[balls][class];
        let leads = |symmetry: &&Symmetry| symmetry.cells(target) == canonical;
        let symmetry = Symmetry::ALL.iter().find(leads).expect("an image of its class");
        let mut parts = [[0; 1 << PART]; PARTS];
        for (bit, cell) in self.shape.into_iter().enumerate() {
            let image = if target.contains(cell) {
                compress(symmetry.cells(CellSet::of(cell)), canonical)
            } else {
                0
            };
            let (part, bit) = (bit / PART as usize, bit % PART as usize);
            // A word with this bit as its highest is the bit and a smaller word.
            for word in 0..1 << bit {
                parts[part][1 << bit | word] = parts[part][word] | image;
            }
        }
        self.links.push(Link { parts, balls, class });
        link
    }

    /// Calls `visit` with each legal move, until it returns false; returns false then. The position is
    /// the word of the mover's balls and their number.
    #[inline]
    pub fn for_each_move(
        &self,
        (own, balls): (u32, usize),
        mut visit: impl FnMut(Step) -> bool,
    ) -> bool {
        let index = &self.values.index;
        let rules = index.rules;
        let can_place = balls < index.balls;
        if !can_place && rules.empty_reserve == EmptyReserve::Loses {
            return true;
        }
        let (theirs, other) = (!own & self.full, self.full.count_ones() as usize - balls);
        for play in &self.plays {
            if own & play.from != play.from || play.from == 0 && !can_place {
                continue;
            }
            let balls = balls + usize::from(play.from == 0);
            let mover = own & !play.from;
            // All balls of one of the figures are the mover's.
            let completes = play.figures.iter().any(|&figure| !mover & figure == 0);
            let ends = match (completes, rules.take_back) {
                (false, _) => &play.ends[..1],
                (true, TakeBackOption::Required) => &play.ends[1..],
                (true, _) => &play.ends,
            };
            for &End { count, kind, link, .. } in ends.iter().filter(|end| own & end.own == end.own)
            {
                // In a position without a number the reserve of the player who moved is empty: the
                // player to move wins in one turn.
                let mut step = Step { byte: 2, place: None, kind };
                if let Some(base) = index.group(other, balls - count) {
                    let link = &self.links[link];
                    let block = base + link.class * index.choices(link.balls, other);
                    let place = block + index.rank(other, link.translate(theirs));
                    step = Step { byte: self.values.get(place), place: Some(place), kind };
                }
                if !visit(step) {
                    return false;
                }
            }
        }
        true
    }
}

fn free(shape: CellSet) -> CellSet {
    shape - carrying(shape)
}
