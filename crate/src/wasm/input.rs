//! JavaScript values in: strings, or single properties of an object.

use std::str::FromStr;

use js_sys::{Array, JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::error::{Code, error};
use crate::{Game, Move, Position, Record, Rules};

/// An options object; `undefined` and `null` have no properties.
pub(super) struct Options<'a>(&'a JsValue);

impl<'a> Options<'a> {
    pub(super) fn new(value: &'a JsValue) -> Result<Options<'a>, JsValue> {
        if value.is_undefined() || value.is_null() || value.is_object() {
            Ok(Options(value))
        } else {
            Err(error(Code::Option, "the options must be an object"))
        }
    }

    /// A property; `None` when it is missing, `undefined` or `null`.
    fn get(&self, name: &str) -> Result<Option<JsValue>, JsValue> {
        if !self.0.is_object() {
            return Ok(None);
        }
        let value = Reflect::get(self.0, &JsString::from(name))
            .map_err(|_| error(Code::Option, format_args!("the option {name} cannot be read")))?;
        Ok((!value.is_undefined() && !value.is_null()).then_some(value))
    }

    fn string(&self, name: &str) -> Result<Option<String>, JsValue> {
        let Some(value) = self.get(name)? else { return Ok(None) };
        match value.as_string() {
            Some(text) => Ok(Some(text)),
            None => Err(error(Code::Option, format_args!("the option {name} must be a string"))),
        }
    }

    /// One of the named values of an option, or its default.
    fn named<T>(&self, name: &str) -> Result<T, JsValue>
    where
        T: FromStr<Err = crate::ParseRulesError> + Default,
    {
        match self.string(name)? {
            None => Ok(T::default()),
            Some(text) => text.parse().map_err(|fault| error(Code::Option, fault)),
        }
    }

    /// A number from `least` to `most`, whole or not.
    #[cfg(feature = "opponent")]
    pub(super) fn number(&self, name: &str, least: u64, most: u64) -> Result<Option<f64>, JsValue> {
        let Some(value) = self.get(name)? else { return Ok(None) };
        match value.as_f64() {
            Some(number) if (least as f64..=most as f64).contains(&number) => Ok(Some(number)),
            _ => Err(error(
                Code::Option,
                format_args!("the option {name} must be a number from {least} to {most}"),
            )),
        }
    }

    /// The game these options start.
    pub(super) fn game(&self) -> Result<Game, JsValue> {
        let rules = Rules {
            variant: self.named("variant")?,
            take_back: self.named("takeBack")?,
            empty_reserve: self.named("emptyReserve")?,
        };
        let start = match self.string("position")? {
            None => Position::START,
            Some(text) => text.parse().map_err(|fault| error(Code::Position, fault))?,
        };
        let mut game = Game::from_position(rules, start);
        if let Some(moves) = self.get("moves")? {
            let Some(moves) = moves.dyn_ref::<Array>() else {
                return Err(error(Code::Option, "the option moves must be an array"));
            };
            for (number, m) in (1..).zip(moves.iter()) {
                let at = |code, fault: &dyn std::fmt::Display| {
                    error(code, format_args!("move {number} of the option moves: {fault}"))
                };
                let m = read_move(&m).map_err(|fault| at(Code::Move, &fault))?;
                game.play(m).map_err(|fault| at(Code::of_refusal(&fault), &fault))?;
            }
        }
        Ok(game)
    }
}

/// The record of a game: the text itself, or the property `record` of an object.
pub(super) fn read_record(game: &JsValue) -> Result<Record, JsValue> {
    let text = match game.as_string() {
        Some(text) => Some(text),
        None if game.is_object() => {
            Reflect::get(game, &JsString::from("record")).ok().and_then(|record| record.as_string())
        }
        None => None,
    };
    let Some(text) = text else {
        return Err(error(Code::Record, "expected a game or a game record"));
    };
    text.parse().map_err(|fault| error(Code::Record, fault))
}

/// A move: its text, or the property `text` of an object. The error is a sentence.
pub(super) fn read_move(m: &JsValue) -> Result<Move, String> {
    let text = match m.as_string() {
        Some(text) => Some(text),
        None if m.is_object() => {
            Reflect::get(m, &JsString::from("text")).ok().and_then(|text| text.as_string())
        }
        None => None,
    };
    let text = text.ok_or("expected a move or its text, like 1b2")?;
    text.parse().map_err(|fault: crate::ParseMoveError| fault.to_string())
}
