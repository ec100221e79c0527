//! Shapes: the sets of occupied cells that gravity allows, and their classes under symmetry.

use crate::{Cell, CellSet, Symmetry};

/// All cells of the board, and so the size of the largest shape.
pub const CELLS: usize = Cell::COUNT;

/// A class of shapes that are images of each other, told by its least member.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// The least of the shapes, as bits: the canonical one.
    pub shape: u32,
    /// How many shapes the class has.
    pub members: u32,
}

/// A shape as the image of a canonical one.
#[derive(Clone, Copy, Debug)]
pub struct Canonical {
    /// The place of the class among those of its number of balls.
    pub class: u32,
    /// The canonical shape.
    pub shape: u32,
    /// The symmetry, of [`Symmetry::ALL`], that carries the shape to the canonical one.
    pub symmetry: usize,
}

/// All supported shapes.
pub struct Shapes {
    /// By number of balls: the classes in order of their canonical shapes.
    pub classes: Vec<Vec<Class>>,
    /// Where each of the eight symmetries carries each cell.
    pub images: [[u8; CELLS]; 8],
    places: Places,
}

impl Shapes {
    /// Finds all shapes of at most `balls` balls.
    #[must_use]
    pub fn new(balls: usize) -> Shapes {
        let images = Symmetry::ALL.map(|symmetry| {
            let mut images = [0; CELLS];
            for cell in Cell::ALL {
                images[cell.index()] = symmetry.cell(cell).index() as u8;
            }
            images
        });
        let inverses = Symmetry::ALL.map(|symmetry| {
            let inverse = symmetry.inverse();
            Symmetry::ALL.iter().position(|&other| other == inverse).unwrap_or(0) as u32
        });
        // The canonical shapes of a number of balls, in order.
        let mut layer = vec![0_u32];
        let mut classes = Vec::new();
        let mut places = Places::new();
        for _ in 0..=balls.min(CELLS) {
            let mut next: Vec<u32> = Vec::new();
            let mut here = Vec::new();
            for (class, &shape) in layer.iter().enumerate() {
                let all = images.map(|images| permute(shape, &images));
                let is_new = |&place: &usize| !all[..place].contains(&all[place]);
                let members = (0..all.len()).filter(is_new).count() as u32;
                here.push(Class { shape, members });
                for (image, back) in all.into_iter().zip(inverses).rev() {
                    places.put(image, class as u32, back);
                }
                for cell in bits(sites(shape)) {
                    let more = images.map(|images| permute(shape | 1 << cell, &images));
                    let least = more.into_iter().min().unwrap_or(0);
                    if let Err(place) = next.binary_search(&least) {
                        next.insert(place, least);
                    }
                }
            }
            classes.push(here);
            layer = next;
        }
        Shapes { classes, images, places }
    }

    /// The class of a supported shape, and the way to its canonical shape.
    ///
    /// # Panics
    /// If the shape has more balls than asked for. What is said of one that is not supported means
    /// nothing.
    #[must_use]
    pub fn canonical(&self, shape: u32) -> Canonical {
        let (class, symmetry) = self.places.get(shape);
        let known = self.classes[shape.count_ones() as usize][class as usize];
        Canonical { class, shape: known.shape, symmetry }
    }
}

/// Where each shape belongs: a hash table with more than enough room for the 141,120 shapes, so that
/// a free slot is never far.
struct Places(Vec<(u32, u32)>);

impl Places {
    const BITS: u32 = 18;
    const FREE: u32 = u32::MAX;

    fn new() -> Places {
        Places(vec![(Places::FREE, 0); 1 << Places::BITS])
    }

    /// The slot of a shape, or the free one where it would be.
    fn slot(&self, shape: u32) -> usize {
        let mut slot = (shape.wrapping_mul(0x9e37_79b9) >> (32 - Places::BITS)) as usize;
        while self.0[slot].0 != shape && self.0[slot].0 != Places::FREE {
            slot = (slot + 1) % self.0.len();
        }
        slot
    }

    /// Of two ways to the same shape the later one is kept.
    fn put(&mut self, shape: u32, class: u32, symmetry: u32) {
        let slot = self.slot(shape);
        self.0[slot] = (shape, class << 3 | symmetry);
    }

    fn get(&self, shape: u32) -> (u32, usize) {
        let (_, place) = self.0[self.slot(shape)];
        (place >> 3, (place & 7) as usize)
    }

    #[cfg(test)]
    fn shapes(&self) -> impl Iterator<Item = u32> + '_ {
        self.0.iter().map(|&(shape, _)| shape).filter(|&shape| shape != Places::FREE)
    }
}

/// The cells of a set, as bits, one after the other.
pub fn bits(mut set: u32) -> impl Iterator<Item = usize> + Clone {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}

/// The image of a set of cells.
#[must_use]
pub fn permute(set: u32, images: &[u8; CELLS]) -> u32 {
    bits(set).map(|cell| 1 << images[cell]).sum()
}

/// The empty cells of a shape that can carry a ball.
#[must_use]
pub fn sites(shape: u32) -> u32 {
    let supported = |cell: &Cell| cell.below().bits() & !shape == 0;
    let all = Cell::ALL.iter().filter(|cell| supported(cell)).map(|cell| 1 << cell.index());
    all.sum::<u32>() & !shape
}

/// The balls of a shape that carry nothing.
#[must_use]
pub fn free(shape: u32) -> u32 {
    bits(shape).filter(|&cell| above(cell) & shape == 0).map(|cell| 1 << cell).sum()
}

/// The cells that rest on a cell.
#[must_use]
pub fn above(cell: usize) -> u32 {
    Cell::from_index(cell).map_or(0, |cell| cell.above().bits())
}

/// The cells that a cell rests on.
#[must_use]
pub fn below(cell: usize) -> u32 {
    Cell::from_index(cell).map_or(0, |cell| cell.below().bits())
}

/// The cells of higher levels than a cell's.
#[must_use]
pub fn higher(cell: usize) -> u32 {
    Cell::from_index(cell).map_or(0, |cell| CellSet::above_level(cell.level()).bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_shapes_as_known() {
        let shapes = Shapes::new(CELLS);
        let classes = shapes.classes.iter().flatten();
        assert_eq!(classes.map(|class| class.members).sum::<u32>(), 141_120);
        assert_eq!(shapes.places.shapes().count(), 141_120);
    }

    #[test]
    fn every_shape_knows_the_way_to_its_canonical_one() {
        let shapes = Shapes::new(12);
        for shape in shapes.places.shapes() {
            let known = shapes.canonical(shape);
            assert_eq!(permute(shape, &shapes.images[known.symmetry]), known.shape);
            let least = shapes.images.iter().map(|images| permute(shape, images)).min();
            assert_eq!(least, Some(known.shape));
        }
    }
}
