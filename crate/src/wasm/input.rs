//! JavaScript values in: strings, or single properties of an object.

use std::rc::Rc;
use std::str::FromStr;

use js_sys::{JsString, Reflect};
use wasm_bindgen::JsValue;

use super::error::Fault;
use super::plain;
use crate::{Game, Move, ParseNameError, Position, Record, Rules};

/// An options object; `undefined` and `null` have no properties.
pub(super) struct Options<'a>(&'a JsValue);

impl<'a> Options<'a> {
    /// Options with these `names`: another one is misspelt.
    pub(super) fn new(
        value: &'a JsValue,
        names: &'static [&'static str],
    ) -> Result<Options<'a>, Fault> {
        if value.is_undefined() || value.is_null() {
            return Ok(Options(value));
        }
        if !value.is_object() {
            return Err(Fault::option("options", &"the options must be an object"));
        }
        match plain::misspelt(value, &names.join(" ")) {
            Ok(None) => Ok(Options(value)),
            Ok(Some(name)) => Err(ParseNameError::new("options", &name, names).into()),
            Err(_) => Err(Fault::option("options", &"the options cannot be read")),
        }
    }

    /// A property; `None` when it is missing, `undefined` or `null`.
    fn get(&self, name: &str) -> Result<Option<JsValue>, Fault> {
        if !self.0.is_object() {
            return Ok(None);
        }
        let value = Reflect::get(self.0, &JsString::from(name))
            .map_err(|_| Fault::option(name, &format_args!("the option {name} cannot be read")))?;
        Ok((!value.is_undefined() && !value.is_null()).then_some(value))
    }

    /// One of the named values of an option, or its default.
    fn named<T: FromStr<Err = ParseNameError> + Default>(&self, name: &str) -> Result<T, Fault> {
        self.get(name)?.map_or(Ok(T::default()), |value| named(name, &value))
    }

    /// A number from `least` to `most`, whole or not.
    #[cfg(feature = "engine")]
    pub(super) fn number(&self, name: &str, least: u64, most: u64) -> Result<Option<f64>, Fault> {
        self.get(name)?.map(|value| number(name, &value, least, most)).transpose()
    }

    /// The game these options start.
    pub(super) fn game(&self) -> Result<Game, Fault> {
        let rules = Rules {
            variant: self.named("variant")?,
            take_back: self.named("takeBack")?,
            empty_reserve: self.named("emptyReserve")?,
        };
        let start = match self.get("position")? {
            None => Position::START,
            Some(value) => text("position", &value)?.parse()?,
        };
        let mut game = Game::from_position(start.with_rules(rules));
        if let Some(moves) = self.get("moves")? {
            let Some(texts) = plain::move_texts(&moves).ok().flatten() else {
                let message = "the option moves must be an array of at most 10000 moves";
                return Err(Fault::option("moves", &message));
            };
            for (number, text) in (1..).zip(texts.iter()) {
                let played = parse_move(text.as_string()).and_then(|m| Ok(game.play(m)?));
                played.map_err(|fault| fault.of_move(number))?;
            }
        }
        Ok(game)
    }
}

/// The number `name` from `least` to `most`, whole or not.
#[cfg(feature = "engine")]
pub(super) fn number(name: &str, value: &JsValue, least: u64, most: u64) -> Result<f64, Fault> {
    let number = value.as_f64().filter(|number| (least as f64..=most as f64).contains(number));
    let message = format_args!("{name} must be a number from {least} to {most}");
    number.ok_or_else(|| Fault::option(name, &message))
}

/// A parameter or option that is the name of a value.
pub(super) fn named<T: FromStr<Err = ParseNameError>>(
    name: &str,
    value: &JsValue,
) -> Result<T, Fault> {
    Ok(text(name, value)?.parse()?)
}

/// A parameter or option that is a string.
pub(super) fn text(name: &str, value: &JsValue) -> Result<String, Fault> {
    let message = format_args!("{name} must be a string that is not too long");
    plain::text(value).ok_or_else(|| Fault::option(name, &message))
}

/// The record of a game: the text itself, or the property `record` of an object.
pub(super) fn read_record(game: &JsValue) -> Result<Rc<Record>, Fault> {
    plain::read(plain::record_text(game).ok().flatten().ok_or_else(Fault::no_record)?)
}

/// A move: its text, or the property `text` of an object.
pub(super) fn read_move(m: &JsValue) -> Result<Move, Fault> {
    parse_move(plain::move_text(m).ok().flatten())
}

fn parse_move(text: Option<String>) -> Result<Move, Fault> {
    let missing = || Fault::new("badMove", &"expected a move or its text, like 1b2");
    Ok(text.ok_or_else(missing)?.parse::<Move>()?)
}
