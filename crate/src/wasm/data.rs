//! Plain data for JavaScript: one type for everything that is not a game or a move, so that the module has one conversion.

use core::fmt::Display;

use serde::{Serialize, Serializer};
use wasm_bindgen::JsValue;

use super::plain;

/// A value that JavaScript receives.
pub(super) enum Data {
    Null,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Data>),
    Object(Fields),
}

/// The properties of an object, in order.
#[derive(Default)]
pub(super) struct Fields(Vec<(String, Data)>);

// Texts are taken as `&dyn Display`: generic methods would be in the module once for every type.
impl Data {
    pub(super) fn text(value: &dyn Display) -> Data {
        Data::Text(value.to_string())
    }

    /// The value of `data`, or null.
    pub(super) fn or_null(data: Option<Data>) -> Data {
        data.unwrap_or(Data::Null)
    }

    pub(super) fn texts<T: Display>(values: impl IntoIterator<Item = T>) -> Data {
        Data::List(values.into_iter().map(|value| Data::text(&value)).collect())
    }

    /// The value in JavaScript, frozen to its depths.
    pub(super) fn frozen(&self) -> JsValue {
        let serializer = serde_wasm_bindgen::Serializer::json_compatible();
        // Texts, numbers, lists and objects are always written.
        plain::frozen(self.serialize(&serializer).unwrap_or(JsValue::NULL))
    }
}

impl Fields {
    pub(super) fn put(&mut self, name: &str, value: Data) -> &mut Fields {
        self.0.push((name.to_owned(), value));
        self
    }

    pub(super) fn text(&mut self, name: &str, value: &dyn Display) -> &mut Fields {
        self.put(name, Data::text(value))
    }

    pub(super) fn number(&mut self, name: &str, value: impl Into<f64>) -> &mut Fields {
        self.put(name, Data::Number(value.into()))
    }

    /// A number of things.
    pub(super) fn count(&mut self, name: &str, value: usize) -> &mut Fields {
        self.number(name, value as f64)
    }

    /// The object with these properties, which are taken.
    pub(super) fn object(&mut self) -> Data {
        Data::Object(core::mem::take(self))
    }
}

impl Serialize for Data {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Data::Null => serializer.serialize_unit(),
            Data::Flag(flag) => serializer.serialize_bool(*flag),
            Data::Number(number) => serializer.serialize_f64(*number),
            Data::Text(text) => serializer.serialize_str(text),
            Data::List(values) => serializer.collect_seq(values),
            Data::Object(Fields(fields)) => {
                serializer.collect_map(fields.iter().map(|(name, value)| (name, value)))
            }
        }
    }
}
