//! What all positions of a shape have in common: every move from them and every move to them.
//!
//! Balls move from shape to shape in the same way whatever their colours. So a [`View`] looks up the
//! moves once for a shape. For each position of the shape it then checks the colours of the balls
//! involved, and translates a word of the other player's balls into the numbering of the next shape.
//! A word has one bit for each ball of the shape.

use pylos::engine::internal::{CELLS, Index, compress, sites};
use pylos::{Cell, CellSet, EmptyReserve, Figure, Symmetry, TakeBackOption};
use rustc_hash::FxHashMap;

use crate::values::Values;

/// A word is translated six bits at a time.
const PART: u32 = 6;
const PARTS: usize = CELLS.div_ceil(PART as usize);

/// The index of the image of each cell under each symmetry.
const IMAGES: [[u8; CELLS]; 8] = {
    let mut images = [[0; CELLS]; 8];
    let mut number = 0;
    while number < 8 * CELLS {
        let cell = CellSet::of(Cell::ALL[number % CELLS]);
        let image = Symmetry::ALL[number / CELLS].cells(cell);
        images[number / CELLS][number % CELLS] = image.bits().trailing_zeros() as u8;
        number += 1;
    }
    images
};

/// The translation of words of a shape into words of another shape's canonical one.
pub struct Link {
    /// The translation of each part of a word.
    parts: [[u32; 1 << PART]; PARTS],
    /// For each cell of the second shape, its bit in the numbering of the canonical one.
    images: [u32; CELLS],
    /// The number of balls of the second shape.
    pub balls: usize,
    /// The class of the second shape.
    pub class: usize,
}

impl Link {
    /// Translates a word of balls that both shapes have.
    #[inline]
    pub fn translate(&self, word: u32) -> u32 {
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
    /// The link without a take-back.
    plain: usize,
    take_backs: Vec<TakeBack>,
}

/// Balls taken back after a play.
struct TakeBack {
    /// The balls taken back, except the one played: they must be own.
    own: u32,
    count: usize,
    link: usize,
}

/// A move of the opponent that can have led to the shape.
pub struct Origin {
    /// The bit of the ball that he played.
    pub played: u32,
    /// Whether he placed it from his reserve.
    pub placed: bool,
    /// The change of his number of balls by undoing the move.
    pub more: i32,
    /// The balls that only the shape before has, in its numbering.
    pub gone: u32,
    /// The link to the shape before.
    pub link: usize,
}

/// Moves of the opponent that can have led to the shape under the same condition.
struct Origins {
    /// The balls that must be his: the one played, or those of the completed figure.
    theirs: u32,
    /// The figures of which none may be his, because he would have had to take back.
    figures: Vec<u32>,
    origins: Vec<Origin>,
}

/// What a legal move does and where it leads.
#[derive(Clone, Copy)]
pub struct Step {
    /// The byte of the position reached.
    pub byte: u8,
    /// The number of the position reached; none if the game ends there or with the next move.
    pub place: Option<usize>,
    /// How the balls move.
    pub kind: Kind,
}

/// How the balls of a move go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// A shape with its moves.
pub struct View<'a> {
    index: &'a Index,
    shape: CellSet,
    /// The word of all balls.
    full: u32,
    figures: Vec<CellSet>,
    links: Vec<Link>,
    /// The links by target shape and number of the symmetry.
    known: FxHashMap<(CellSet, usize), usize>,
    plays: Vec<Play>,
    /// The moves to the shape; none before [`View::find_origins`].
    origins: Option<Vec<Origins>>,
}

impl<'a> View<'a> {
    /// Looks up the moves from a canonical shape.
    pub fn new(index: &'a Index, shape: CellSet) -> View<'a> {
        let mut view = View {
            index,
            shape,
            full: compress(shape, shape),
            figures: Figure::all(index.rules.variant).map(|figure| figure.cells).collect(),
            links: Vec::new(),
            known: FxHashMap::default(),
            plays: Vec::new(),
            origins: None,
        };
        let sites = sites(shape);
        for to in sites {
            view.add_play(None, to);
        }
        for from in free(shape) {
            for to in (sites & higher(from)) - from.above() {
                view.add_play(Some(from), to);
            }
        }
        // Plays with few take-backs first: they refute a loss with the least work.
        view.plays.sort_by_key(|play| play.take_backs.len());
        view
    }

    fn add_play(&mut self, from: Option<Cell>, to: Cell) {
        let after = (self.shape - from.map_or(CellSet::EMPTY, CellSet::of)) | CellSet::of(to);
        if after.len() as usize >= self.index.shapes.len() {
            return;
        }
        let figures = self.figures_with(to, after);
        let plain = self.link_to(after);
        let mut take_backs = Vec::new();
        if !figures.is_empty() {
            let first_free = free(after);
            for first in first_free {
                let left = after.without(first);
                let (own, link) = (self.bit(first), self.link_to(left));
                take_backs.push(TakeBack { own, count: 1, link });
                for second in free(left) {
                    // Two balls that are free at once occur in both orders.
                    if first_free.contains(second) && second < first {
                        continue;
                    }
                    let own = own | self.bit(second);
                    let link = self.link_to(left.without(second));
                    take_backs.push(TakeBack { own, count: 2, link });
                }
            }
        }
        let from = from.map_or(0, |from| self.bit(from));
        self.plays.push(Play { from, figures, plain, take_backs });
    }

    /// The word of a cell; 0 if the shape has no ball there.
    fn bit(&self, cell: Cell) -> u32 {
        compress(CellSet::of(cell), self.shape)
    }

    /// The words of the figures through a cell that have all their balls in a shape.
    fn figures_with(&self, cell: Cell, shape: CellSet) -> Vec<u32> {
        let figures = self.figures.iter().filter(|figure| figure.contains(cell));
        let complete = figures.filter(|&&figure| shape.contains_all(figure));
        complete.map(|&figure| compress(figure, self.shape)).collect()
    }

    /// A link to a shape.
    fn link_to(&mut self, target: CellSet) -> usize {
        self.links_to(target, 1)[0]
    }

    /// At most `count` links to a shape: it has several if it is symmetric.
    fn links_to(&mut self, target: CellSet, count: usize) -> Vec<usize> {
        let balls = target.len() as usize;
        let class = self.index.class(target);
        let canonical = self.index.shapes[balls][class];
        let leads = |&number: &usize| Symmetry::ALL[number].cells(target) == canonical;
        let mut links = Vec::with_capacity(count);
        for number in (0..IMAGES.len()).filter(leads).take(count) {
            let next = self.links.len();
            let link = *self.known.entry((target, number)).or_insert(next);
            if link == next {
                self.links.push(self.new_link(target, canonical, number, class));
            }
            links.push(link);
        }
        links
    }

    fn new_link(&self, target: CellSet, canonical: CellSet, symmetry: usize, class: usize) -> Link {
        let mut images = [0; CELLS];
        for cell in target {
            let image = IMAGES[symmetry][cell.index()];
            images[cell.index()] = 1 << (canonical.bits() & ((1 << image) - 1)).count_ones();
        }
        let mut parts = [[0; 1 << PART]; PARTS];
        for (bit, cell) in self.shape.into_iter().enumerate() {
            let (part, bit) = (bit / PART as usize, bit % PART as usize);
            // A word with this bit as its highest is the bit and a smaller word.
            for word in 0..1 << bit {
                parts[part][1 << bit | word] = parts[part][word] | images[cell.index()];
            }
        }
        Link { parts, images, balls: target.len() as usize, class }
    }

    /// Looks up the moves to the shape, once.
    pub fn find_origins(&mut self) {
        if self.origins.is_some() {
            return;
        }
        let mut all = Vec::new();
        let optional = self.index.rules.take_back == TakeBackOption::Optional;
        for played in free(self.shape) {
            let figures = if optional { Vec::new() } else { self.figures_with(played, self.shape) };
            let mut origins = Vec::new();
            self.add_origins(played, CellSet::EMPTY, &mut origins);
            all.push(Origins { theirs: self.bit(played), figures, origins });
        }
        let removed = self.removed();
        for figure in self.figures.clone() {
            let mut origins = Vec::new();
            let missing = figure - self.shape;
            for &balls in removed.iter().filter(|balls| balls.contains_all(missing)) {
                for played in figure & free(self.shape | balls) {
                    self.add_origins(played, balls, &mut origins);
                }
            }
            let theirs = compress(figure, self.shape);
            all.push(Origins { theirs, figures: Vec::new(), origins });
        }
        all.retain(|group: &Origins| !group.origins.is_empty());
        self.origins = Some(all);
    }

    /// The one or two balls that can have been taken back.
    fn removed(&self) -> Vec<CellSet> {
        let mut removed = Vec::new();
        let first_sites = sites(self.shape);
        for first in first_sites {
            let one = CellSet::of(first);
            removed.push(one);
            for second in sites(self.shape | one) {
                if !first_sites.contains(second) || second > first {
                    removed.push(one.with(second));
                }
            }
        }
        removed.retain(|&balls| ((self.shape | balls).len() as usize) < self.index.shapes.len());
        removed
    }

    /// Adds the moves that played the ball on `played` and then took back the balls `removed`.
    fn add_origins(&mut self, played: Cell, removed: CellSet, origins: &mut Vec<Origin>) {
        let before = (self.shape | removed) - CellSet::of(played);
        let gone = removed.without(played);
        let lower = (sites(before) - played.below()) - CellSet::of(played);
        let raised = lower.into_iter().filter(|&from| higher(from).contains(played));
        for extra in core::iter::once(CellSet::EMPTY).chain(raised.map(CellSet::of)) {
            let placed = extra.is_empty();
            // Each image of a symmetric position has a number of its own.
            for link in self.links_to(before | extra, IMAGES.len()) {
                let images = &self.links[link].images;
                let gone = (gone | extra).into_iter().map(|cell| images[cell.index()]).sum();
                let more = removed.len() as i32 - i32::from(placed);
                origins.push(Origin { played: self.bit(played), placed, more, gone, link });
            }
        }
    }

    /// Calls `visit` with every move of the opponent that can have led to a position, with its link.
    /// `theirs` are the opponent's balls.
    pub fn for_each_origin(&self, theirs: u32, mut visit: impl FnMut(&Origin, &Link)) {
        for group in self.origins.iter().flatten() {
            if theirs & group.theirs == group.theirs && !completes(&group.figures, theirs) {
                for origin in group.origins.iter().filter(|origin| origin.played & !theirs == 0) {
                    visit(origin, &self.links[origin.link]);
                }
            }
        }
    }

    /// Calls `visit` with each legal move, until it returns false; returns false then. The position is
    /// the word of the mover's balls and their number.
    #[inline]
    pub fn for_each_move(
        &self,
        values: &Values,
        (own, balls): (u32, usize),
        mut visit: impl FnMut(Step) -> bool,
    ) -> bool {
        let rules = self.index.rules;
        let can_place = balls < self.index.balls;
        if !can_place && rules.empty_reserve == EmptyReserve::Loses {
            return true;
        }
        let (theirs, other) = (!own & self.full, self.full.count_ones() as usize - balls);
        let mut visit = |after: usize, link: usize, kind: Kind| {
            // In a position without a number the reserve of the player who moved is empty: the
            // player to move wins in one turn.
            let Some(base) = self.index.group(other, after) else {
                return visit(Step { byte: 2, place: None, kind });
            };
            let link = &self.links[link];
            let block = base + link.class * self.index.choices(link.balls, other);
            let place = block + self.index.rank(other, link.translate(theirs));
            visit(Step { byte: values.get(place), place: Some(place), kind })
        };
        for play in &self.plays {
            if own & play.from != play.from || play.from == 0 && !can_place {
                continue;
            }
            let places = play.from == 0;
            let after = balls + usize::from(places);
            let completes = completes(&play.figures, own & !play.from);
            let plain = if places { Kind::Place } else { Kind::Raise };
            if (!completes || rules.take_back == TakeBackOption::Optional)
                && !visit(after, play.plain, plain)
            {
                return false;
            }
            if completes {
                for take_back in &play.take_backs {
                    let kind = match (places, take_back.count, take_back.own) {
                        (true, 1, 0) => Kind::Nothing,
                        (true, 1, _) => Kind::PlaceOne,
                        (true, ..) => Kind::PlaceTwo,
                        (false, 1, _) => Kind::RaiseOne,
                        (false, ..) => Kind::RaiseTwo,
                    };
                    if own & take_back.own == take_back.own
                        && !visit(after - take_back.count, take_back.link, kind)
                    {
                        return false;
                    }
                }
            }
        }
        true
    }
}

/// Whether all balls of one of the figures are own.
#[inline]
fn completes(figures: &[u32], own: u32) -> bool {
    figures.iter().any(|&figure| !own & figure == 0)
}

/// The balls of a shape that carry nothing.
fn free(shape: CellSet) -> CellSet {
    shape.into_iter().filter(|cell| (cell.above() & shape).is_empty()).collect()
}

/// The cells of the levels above a cell's.
fn higher(cell: Cell) -> CellSet {
    CellSet::above_level(cell.level())
}
