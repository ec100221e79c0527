//! Random numbers from a seed, so that a test is always the same.

use pylos::{Player, Rules};

use crate::naive::{Cell, Position};

/// The generator Splitmix64.
pub struct Chance(u64);

impl Chance {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`; 0 if there is none.
    pub fn below(&mut self, end: usize) -> usize {
        (self.bits() % end.max(1) as u64) as usize
    }

    /// One of `choices`, which must not be empty.
    pub fn choose<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }
}

/// The positions of a game of random moves, to its end or to `turns` moves.
pub fn random_game(chance: &mut Chance, rules: Rules, turns: usize) -> Vec<Position> {
    let mut game = vec![Position::start()];
    for _ in 0..turns {
        let position = game.last().expect("a game begins with the start");
        let moves = position.legal_moves(rules);
        if moves.is_empty() {
            break;
        }
        game.push(position.after(chance.choose(&moves)));
    }
    game
}

/// A board with random balls, each on a cell that can carry it. No game has to lead to it: it can
/// have many balls of one colour, empty reserves or a filled apex.
pub fn random_heap(chance: &mut Chance) -> Position {
    let mut heap = Position::start();
    // A bias per heap: fair mixtures alone would hardly ever show squares and lines.
    let light_of_eight = 1 + chance.below(7);
    for _ in 0..chance.below(31) {
        let free: Vec<Cell> = Cell::all().into_iter().filter(|&cell| heap.is_site(cell)).collect();
        if free.is_empty() {
            break;
        }
        let wanted = if chance.below(8) < light_of_eight { Player::Light } else { Player::Dark };
        let player = if heap.reserve(wanted) > 0 { wanted } else { wanted.opponent() };
        heap.balls.insert(*chance.choose(&free), player);
    }
    heap.turn = *chance.choose(&[Player::Light, Player::Dark]);
    heap
}
