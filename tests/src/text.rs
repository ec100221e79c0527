//! Texts that must be read, or refused.

use std::fmt::Display;
use std::str::FromStr;

use pylos::Game;

/// What the text says.
#[track_caller]
pub fn read<T: FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Asserts that the text is refused with a message that has all of `words`.
#[track_caller]
pub fn refused<T: FromStr<Err: Display> + Display>(text: &str, words: &[&str]) {
    let message = match text.parse::<T>() {
        Ok(value) => panic!("{text} is read as {value}"),
        Err(error) => error.to_string(),
    };
    for word in words {
        assert!(message.contains(word), "{text}: no {word} in: {message}");
    }
}

/// Plays turns, which must be legal.
#[track_caller]
pub fn play(game: &mut Game, turns: &str) {
    for turn in turns.split(' ') {
        game.play(read(turn)).unwrap_or_else(|error| panic!("{turn}: {error}"));
    }
}
