//! What a shape's positions have in common: every turn from it and every turn to it.
//!
//! A ball moves from shape to shape in the same way whatever the colours are. So the ways are
//! looked up once a shape, and what remains for each of its positions is to ask whether the balls
//! concerned have the right colour, and to translate a word of the other balls (compressed: one bit
//! a ball of the shape) into the numbering of the shape reached.

use pylos::{EmptyReserve, Figure, TakeBackOption};
use rustc_hash::FxHashMap;

use pylos::engine::numbering::{
    CELLS, Canonical, above, below, bits, free, higher, permute, sites,
};
use pylos::engine::numbering::{Index, compress};

/// Six bits of a word are translated at a time.
const PART: u32 = 6;
const PARTS: usize = CELLS.div_ceil(PART as usize);

/// The way from the balls of one shape to the canonical numbering of another.
pub struct Link {
    /// What each part of a word of the first shape becomes.
    parts: [[u32; 1 << PART]; PARTS],
    /// Where a cell of the second shape is found in its numbering, as a bit.
    images: [u32; CELLS],
    /// How many balls the second shape has.
    pub balls: usize,
    /// Its class.
    pub class: u32,
}

impl Link {
    /// Translates a word of balls that both shapes have.
    #[inline]
    #[must_use]
    pub fn translate(&self, word: u32) -> u32 {
        let part = |number: usize| {
            self.parts[number][(word >> (PART * number as u32)) as usize & ((1 << PART) - 1)]
        };
        part(0) | part(1) | part(2) | part(3) | part(4)
    }
}

/// A way to play a ball: the cell it comes from, if not the reserve, and the cell it goes to.
pub struct Play {
    /// The ball that is raised, as a bit of the word; none for a ball of the reserve.
    pub from: u32,
    /// What must be own for the play to complete a figure: one word a figure.
    pub figures: Vec<u32>,
    /// Where it leads when nothing is taken back.
    pub plain: usize,
    /// What can be taken back.
    pub take_backs: Vec<TakeBack>,
}

/// Balls taken back after a play.
pub struct TakeBack {
    /// The balls that must be own, as bits of the word: those taken back, but for the one played.
    pub own: u32,
    /// How many.
    pub count: usize,
    /// Where it leads.
    pub link: usize,
}

/// A turn of the other player that can have led here.
pub struct Origin {
    /// Which of his balls on the board he had not played yet, as a bit of the word.
    pub played: u32,
    /// Whether it came from his reserve.
    pub placed: bool,
    /// By how many balls he had more on the board than now.
    pub more: i32,
    /// The balls he had beside those of now, as bits of the numbering of the shape before.
    pub gone: u32,
    /// The shape before.
    pub link: usize,
}

/// Turns that led here without a take-back, for each ball that may have been played.
pub struct PlainOrigins {
    /// The ball, as a bit of the word.
    pub played: u32,
    /// The figures it is part of: if it completed one, it did not come so.
    pub figures: Vec<u32>,
    /// Where it came from.
    pub origins: Vec<Origin>,
}

/// Turns that led here with a take-back after completing a figure.
pub struct FigureOrigins {
    /// The balls of the figure that are still there.
    pub figure: u32,
    /// Where they came from.
    pub origins: Vec<Origin>,
}

/// A shape with its turns.
pub struct View<'a> {
    index: &'a Index,
    /// The shape, canonical.
    pub shape: u32,
    links: Vec<Link>,
    known: FxHashMap<(u32, usize), usize>,
    plays: Vec<Play>,
    plain_origins: Vec<PlainOrigins>,
    figure_origins: Vec<FigureOrigins>,
    /// Whether the turns to the shape are known.
    has_origins: bool,
    figures: Vec<u32>,
}

impl<'a> View<'a> {
    /// Looks up the turns from a shape.
    #[must_use]
    pub fn new(index: &'a Index, shape: u32) -> View<'a> {
        let figures = Figure::all(index.rules.variant).map(|figure| figure.cells.bits()).collect();
        let mut view = View {
            index,
            shape,
            links: Vec::new(),
            known: FxHashMap::default(),
            plays: Vec::new(),
            plain_origins: Vec::new(),
            figure_origins: Vec::new(),
            has_origins: false,
            figures,
        };
        let sites = sites(shape);
        for to in bits(sites) {
            view.add_play(None, to);
        }
        for from in bits(free(shape)) {
            for to in bits(sites & higher(from) & !above(from)) {
                view.add_play(Some(from), to);
            }
        }
        // Those that can end in fewer ways first: they are the quickest to refute.
        view.plays.sort_by_key(|play| play.take_backs.len());
        view
    }

    /// The turns from the shape.
    #[must_use]
    pub fn plays(&self) -> &[Play] {
        &self.plays
    }

    /// The link of a turn.
    #[inline]
    #[must_use]
    pub fn link(&self, number: usize) -> &Link {
        &self.links[number]
    }

    /// A cell's place in the words of the shape; nothing if it is empty.
    fn bit(&self, cell: usize) -> u32 {
        compress(1 << cell, self.shape)
    }

    fn add_play(&mut self, from: Option<usize>, to: usize) {
        let lifted = self.shape & !from.map_or(0, |from| 1 << from);
        let after = lifted | 1 << to;
        if after.count_ones() as usize >= self.index.shapes.classes.len() {
            return;
        }
        let completed = |figure: &u32| figure & 1 << to != 0 && figure & !after == 0;
        let figures: Vec<u32> = self.figures.iter().copied().filter(completed).collect();
        let figures: Vec<u32> =
            figures.into_iter().map(|figure| compress(figure & !(1 << to), self.shape)).collect();
        let plain = self.link_to(after);
        let mut take_backs = Vec::new();
        if !figures.is_empty() {
            let first_free = free(after);
            for first in bits(first_free) {
                let left = after & !(1 << first);
                let link = self.link_to(left);
                take_backs.push(TakeBack { own: self.bit(first), count: 1, link });
                for second in bits(free(left)) {
                    // Two balls that are both free at once are met in both orders.
                    if first_free & 1 << second != 0 && second < first {
                        continue;
                    }
                    let own = self.bit(first) | self.bit(second);
                    let link = self.link_to(left & !(1 << second));
                    take_backs.push(TakeBack { own, count: 2, link });
                }
            }
        }
        let from = from.map_or(0, |from| self.bit(from));
        self.plays.push(Play { from, figures, plain, take_backs });
    }

    /// The way to another shape.
    fn link_to(&mut self, target: u32) -> usize {
        let known = self.index.shapes.canonical(target);
        self.link_by(target, known)
    }

    /// All ways to the canonical shape of another one: several if it is symmetric in itself.
    fn links_to(&mut self, target: u32) -> Vec<usize> {
        let known = self.index.shapes.canonical(target);
        let images = self.index.shapes.images;
        let leads = |&symmetry: &usize| permute(target, &images[symmetry]) == known.shape;
        let symmetries: Vec<usize> = (0..images.len()).filter(leads).collect();
        let link = |symmetry| self.link_by(target, Canonical { symmetry, ..known });
        symmetries.into_iter().map(link).collect()
    }

    /// The way to the canonical shape of another one by a symmetry.
    fn link_by(&mut self, target: u32, known: Canonical) -> usize {
        if let Some(&link) = self.known.get(&(target, known.symmetry)) {
            return link;
        }
        let mut images = [0; CELLS];
        for cell in bits(target) {
            let image = usize::from(self.index.shapes.images[known.symmetry][cell]);
            images[cell] = 1 << (known.shape & ((1 << image) - 1)).count_ones();
        }
        let mut parts = [[0; 1 << PART]; PARTS];
        for (bit, cell) in bits(self.shape).enumerate() {
            let (part, bit) = (bit / PART as usize, bit % PART as usize);
            // Every word with this bit as its highest: one without it, and the bit.
            for word in 0..1 << bit {
                parts[part][1 << bit | word] = parts[part][word] | images[cell];
            }
        }
        let balls = target.count_ones() as usize;
        self.links.push(Link { parts, images, balls, class: known.class });
        self.known.insert((target, known.symmetry), self.links.len() - 1);
        self.links.len() - 1
    }

    /// The turns that lead here without a take-back.
    #[must_use]
    pub fn plain_origins(&self) -> &[PlainOrigins] {
        &self.plain_origins
    }

    /// The turns that lead here with a take-back.
    #[must_use]
    pub fn figure_origins(&self) -> &[FigureOrigins] {
        &self.figure_origins
    }

    /// Looks up the turns to the shape.
    pub fn find_origins(&mut self) {
        if self.has_origins {
            return;
        }
        self.has_origins = true;
        for played in bits(free(self.shape)) {
            let contains = |figure: &u32| figure & 1 << played != 0 && figure & !self.shape == 0;
            let figures: Vec<u32> = self.figures.iter().copied().filter(contains).collect();
            let figures = figures.into_iter().map(|figure| compress(figure, self.shape)).collect();
            let mut origins = Vec::new();
            self.add_origins(played, 0, &mut origins);
            self.plain_origins.push(PlainOrigins { played: self.bit(played), figures, origins });
        }
        let removed = self.removed();
        for figure in self.figures.clone() {
            let missing = figure & !self.shape;
            let mut origins = Vec::new();
            for &balls in removed.iter().filter(|&&balls| missing & !balls == 0) {
                for played in bits(figure & free(self.shape | balls)) {
                    self.add_origins(played, balls, &mut origins);
                }
            }
            if !origins.is_empty() {
                let figure = compress(figure, self.shape);
                self.figure_origins.push(FigureOrigins { figure, origins });
            }
        }
    }

    /// What can have been taken back: one or two balls, as cells, that lay on the shape.
    fn removed(&self) -> Vec<u32> {
        let mut removed = Vec::new();
        let first_sites = sites(self.shape);
        for first in bits(first_sites) {
            let more = self.shape | 1 << first;
            removed.push(1 << first);
            for second in bits(sites(more)) {
                if first_sites & 1 << second == 0 || second > first {
                    removed.push(1 << first | 1 << second);
                }
            }
        }
        let most = self.index.shapes.classes.len() - 1;
        removed.retain(|balls| (self.shape | balls).count_ones() as usize <= most);
        removed
    }

    /// Adds the ways the ball on `played` came there before the balls `removed` were taken back.
    fn add_origins(&mut self, played: usize, removed: u32, origins: &mut Vec<Origin>) {
        let before = (self.shape | removed) & !(1 << played);
        let more = removed.count_ones() as i32;
        let gone = removed & !(1 << played);
        let played_bit = self.bit(played);
        let mut add = |view: &mut View<'a>, extra: u32, placed: bool| {
            // Each image of a symmetric position is an entry of its own.
            for link in view.links_to(before | extra) {
                let gone = bits(gone | extra).map(|cell| view.links[link].images[cell]).sum();
                let more = more - i32::from(placed);
                origins.push(Origin { played: played_bit, placed, more, gone, link });
            }
        };
        add(self, 0, true);
        let lower = sites(before) & !below(played) & !(1 << played);
        for from in bits(lower).filter(|&from| higher(from) & 1 << played != 0) {
            add(self, 1 << from, false);
        }
    }

    /// Whether a play with these figures completes one of `own` balls.
    #[inline]
    #[must_use]
    pub fn completes(figures: &[u32], own: u32) -> bool {
        figures.iter().any(|&figure| !own & figure == 0)
    }

    /// Calls `visit` with every turn of a position: the number of own balls after it and the link,
    /// until it answers false. The position is told by the word of the own balls and their number.
    #[inline]
    pub fn for_each_turn(
        &self,
        own: u32,
        balls: usize,
        mut visit: impl FnMut(usize, &Link) -> bool,
    ) -> bool {
        let rules = self.index.rules;
        let can_place = balls < self.index.balls;
        if !can_place && rules.empty_reserve == EmptyReserve::Loses {
            return true;
        }
        for play in &self.plays {
            if own & play.from != play.from || play.from == 0 && !can_place {
                continue;
            }
            let after = balls + usize::from(play.from == 0);
            let completes = View::completes(&play.figures, own & !play.from);
            if (!completes || rules.take_back == TakeBackOption::Optional)
                && !visit(after, &self.links[play.plain])
            {
                return false;
            }
            if completes {
                for take_back in &play.take_backs {
                    if own & take_back.own == take_back.own
                        && !visit(after - take_back.count, &self.links[take_back.link])
                    {
                        return false;
                    }
                }
            }
        }
        true
    }
}
