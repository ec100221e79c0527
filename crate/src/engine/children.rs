//! The children of the nodes on the path of a search.

use crate::Position;

/// A position that a move leads to, with its place in the order of search.
#[derive(Clone, Copy)]
pub(super) struct Child {
    /// Children with a higher number are searched earlier.
    pub(super) order: i32,
    pub(super) position: Position,
}

/// Swaps the child with the highest order to the front. A search that calls this for one child after
/// the other sorts no more children than it visits.
pub(super) fn bring_best_forward(children: &mut [Child]) {
    let mut best = 0;
    for at in 1..children.len() {
        if children[at].order > children[best].order {
            best = at;
        }
    }
    children.swap(0, best);
}
