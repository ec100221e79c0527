//! Cycles in which every other move loses.

use super::values::Values;

/// The cycles of a survey's `forced` moves: each is a list of positions, begins with its lowest
/// number, and the last position leads to the first. Positions count up to symmetry and as the player
/// to move sees them, so a cycle of one position is possible.
pub fn forced_cycles(values: &Values, forced: &[(usize, usize)]) -> Vec<Vec<usize>> {
    // A position on a symmetric shape has several numbers; `Index::place` knows one of them.
    let one = |place| values.index.place(values.position_at(place)?);
    let moves = forced.iter().filter_map(|&(from, to)| Some((one(from)?, one(to)?)));
    let mut forced: Vec<(usize, usize)> = moves.collect();
    forced.sort_unstable();
    forced.dedup();
    let at = |place: usize| forced.binary_search_by_key(&place, |&(from, _)| from).ok();
    let mut is_seen = vec![false; forced.len()];
    let mut cycles = Vec::new();
    for start in 0..forced.len() {
        let (mut walk, mut here) = (Vec::new(), Some(start));
        while let Some(number) = here.filter(|&number| !is_seen[number]) {
            is_seen[number] = true;
            walk.push(number);
            here = at(forced[number].1);
        }
        // A walk that ends where it has been itself ends in a cycle that no other walk has found.
        let Some(first) = walk.iter().position(|&number| Some(number) == here) else { continue };
        let mut cycle: Vec<usize> = walk[first..].iter().map(|&number| forced[number].0).collect();
        let lowest = (0..cycle.len()).min_by_key(|&i| cycle[i]).unwrap_or(0);
        cycle.rotate_left(lowest);
        cycles.push(cycle);
    }
    cycles.sort_unstable();
    cycles
}
