//! The order of the entries of a layer, that of [`Packed`](super::super::numbering::Packed), and a shape
//! as the model sees it.

use core::ops::Range;

use super::super::numbering::{Index, carrying, packed_word, sites};
use crate::Figure;

/// The class, the number of own balls and the ranks that follow from a place of a layer on, to the
/// end of the group.
pub fn group(index: &Index, balls: usize, place: usize) -> Option<(usize, usize, Range<usize>)> {
    let len = index.class_len(balls).max(1);
    let (class, mut rank) = (place / len, place % len);
    for own in (0..=balls).filter(|&own| index.group(own, balls - own).is_some()) {
        let choices = index.choices(balls, own);
        if rank < choices {
            return (class < index.shapes[balls].len()).then_some((class, own, rank..choices));
        }
        rank -= choices;
    }
    None
}

/// A shape as the model sees it, with words of packed files.
pub struct View {
    /// The number of the shape in its layer.
    pub class: usize,
    full: u32,
    /// The balls that carry nothing.
    free: u32,
    /// The balls of figures that one ball on an empty cell would complete.
    open: Vec<u32>,
    /// Complete figures with a ball that carries nothing.
    complete: Vec<u32>,
}

impl View {
    /// Looks up the figures of a canonical shape.
    pub fn new(index: &Index, balls: usize, class: usize) -> View {
        let shape = index.shapes[balls][class];
        let (free, sites) = (shape - carrying(shape), sites(shape));
        let (mut open, mut complete) = (Vec::new(), Vec::new());
        for figure in Figure::all(index.rules.variant) {
            let missing = figure.cells - shape;
            if missing.is_empty() && !(figure.cells & free).is_empty() {
                complete.push(packed_word(figure.cells, shape));
            } else if missing.len() == 1 && sites.contains_all(missing) {
                open.push(packed_word(figure.cells, shape));
            }
        }
        View {
            class,
            full: packed_word(shape, shape),
            free: packed_word(free, shape),
            open,
            complete,
        }
    }

    /// What decides most about the value, from the own balls: how many of the figures each player
    /// has, and how many of the balls that carry nothing.
    #[inline]
    pub fn features(&self, own: u32) -> u32 {
        let other = !own & self.full;
        let mut features = (own & self.free).count_ones();
        for figures in [&self.open, &self.complete] {
            for balls in [other, own] {
                // The balls of the other player make a figure impossible.
                let count = figures.iter().filter(|&&figure| figure & balls == 0).count();
                features = features << 2 | count.min(3) as u32;
            }
        }
        features
    }
}
