//! Random numbers from a seed, so that a test is always the same.

use pylos::engine::internal::Random;
use pylos::{Cell, Game, Player, Rules};

use crate::naive::Position;

/// The generator of the engine, for choices.
pub struct Chance(pub Random);

impl Chance {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(Random::new(seed))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.bits()
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

/// A game of random moves, to its end or to `turns` moves.
pub fn random_game(chance: &mut Chance, rules: Rules, turns: usize) -> Game {
    let mut game = Game::new(rules);
    play_on(chance, &mut game, turns);
    game
}

/// Plays random moves, to the end of the game or until it has `turns`.
pub fn play_on(chance: &mut Chance, game: &mut Game, turns: usize) {
    while !game.is_over() && game.moves().len() < turns {
        let m = *chance.choose(&game.legal_moves());
        game.play(m).expect("a legal move");
    }
}

/// A board with random balls, each on a cell that can carry it. No game has to lead to it: it can
/// have many balls of one colour, empty reserves or a filled apex.
pub fn random_heap(chance: &mut Chance) -> Position {
    let mut heap = Position::start();
    // A bias per heap: fair mixtures alone would hardly ever show squares and lines.
    let light_of_eight = 1 + chance.below(7);
    for _ in 0..chance.below(31) {
        let free: Vec<Cell> = Cell::ALL.into_iter().filter(|&cell| heap.is_site(cell)).collect();
        let wanted = if chance.below(8) < light_of_eight { Player::Light } else { Player::Dark };
        let player = if heap.reserve(wanted) > 0 { wanted } else { wanted.opponent() };
        heap.balls.insert(*chance.choose(&free), player);
    }
    heap.turn = *chance.choose(&[Player::Light, Player::Dark]);
    heap
}
