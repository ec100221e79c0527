//! JavaScript values in: strings, or single properties of an object.

use std::str::FromStr;

use js_sys::{Array, JsString, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::error::Fault;
use super::plain;
use crate::{Game, Move, ParseMoveError, ParseNameError, Position, Record, RecordError, Rules};

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
        let Some(object) = value.dyn_ref::<Object>() else {
            return Err(Fault::option("options", &"the options must be an object"));
        };
        for key in Object::keys(object).iter() {
            let key = key.as_string().unwrap_or_default();
            if !names.contains(&&*key) {
                return Err(ParseNameError::new("options", &key, names).into());
            }
        }
        Ok(Options(value))
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

    fn string(&self, name: &str) -> Result<Option<String>, Fault> {
        let Some(value) = self.get(name)? else { return Ok(None) };
        match value.as_string() {
            Some(text) => Ok(Some(text)),
            None => Err(Fault::option(name, &format_args!("the option {name} must be a string"))),
        }
    }

    /// One of the named values of an option, or its default.
    fn named<T>(&self, name: &str) -> Result<T, Fault>
    where
        T: FromStr<Err = ParseNameError> + Default,
    {
        match self.string(name)? {
            None => Ok(T::default()),
            Some(text) => Ok(text.parse()?),
        }
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
        let start = match self.string("position")? {
            None => Position::START,
            Some(text) => text.parse::<Position>()?,
        };
        let mut game = Game::from_position(start.with_rules(rules));
        if let Some(moves) = self.get("moves")? {
            let Some(moves) = moves.dyn_ref::<Array>() else {
                return Err(Fault::option("moves", &"the option moves must be an array"));
            };
            for (number, m) in (1..).zip(moves.iter()) {
                let played = read_move(&m).and_then(|m| Ok(game.play(m)?));
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

/// A parameter that is the name of a value.
pub(super) fn named<T>(name: &str, value: &JsValue) -> Result<T, Fault>
where
    T: FromStr<Err = ParseNameError>,
{
    let text = value.as_string();
    let text =
        text.ok_or_else(|| Fault::option(name, &format_args!("the {name} must be a string")))?;
    text.parse().map_err(|error: ParseNameError| error.into())
}

/// The record of a game: the text itself, or the property `record` of an object.
pub(super) fn read_record(game: &JsValue) -> Result<Record, Fault> {
    let text = plain::record_text(game).ok().flatten();
    text.ok_or_else(Fault::no_record)?.parse().map_err(|error: RecordError| error.into())
}

/// A move: its text, or the property `text` of an object.
pub(super) fn read_move(m: &JsValue) -> Result<Move, Fault> {
    let text = plain::move_text(m).ok().flatten();
    let text =
        text.ok_or_else(|| Fault::new("badMove", &"expected a move or its text, like 1b2"))?;
    text.parse().map_err(|error: ParseMoveError| error.into())
}
