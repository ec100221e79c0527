//! Numbers for positions: what the solver and the tables of perfect play have in common.
//!
//! [`Shapes`] are the sets of occupied cells that gravity allows, in classes under the symmetries of
//! the board; an [`Index`] numbers the colourings of one shape of each class.

mod index;
mod shapes;

pub use index::{Index, compress, next_choice};
pub use shapes::{
    CELLS, Canonical, Class, Shapes, above, below, bits, free, higher, permute, sites,
};
