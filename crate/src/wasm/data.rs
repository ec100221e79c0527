//! Plain data for JavaScript: one type, so that the module has one conversion.

use core::fmt::Display;

use js_sys::Object;
use serde::{Serialize, Serializer};
use wasm_bindgen::{JsCast, JsValue};

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

// Values are taken as `&dyn Display`: generic methods would be in the module once for every type.
impl Data {
    pub(super) fn text(value: &dyn Display) -> Data {
        Data::Text(value.to_string())
    }

    pub(super) fn text_or_null(value: Option<&dyn Display>) -> Data {
        value.map_or(Data::Null, Data::text)
    }

    pub(super) fn texts<T: Display>(values: impl IntoIterator<Item = T>) -> Data {
        Data::List(values.into_iter().map(|value| Data::text(&value)).collect())
    }

    /// The value in JavaScript, frozen to its depths.
    pub(super) fn frozen(&self) -> Result<JsValue, JsValue> {
        let value = self.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?;
        freeze(&value);
        Ok(value)
    }
}

impl Fields {
    pub(super) fn put(&mut self, name: &dyn Display, value: Data) -> &mut Fields {
        self.0.push((name.to_string(), value));
        self
    }

    pub(super) fn text(&mut self, name: &dyn Display, value: &dyn Display) -> &mut Fields {
        self.put(name, Data::text(value))
    }

    pub(super) fn number(&mut self, name: &dyn Display, value: usize) -> &mut Fields {
        self.put(name, Data::Number(value as f64))
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

fn freeze(value: &JsValue) {
    if let Some(object) = value.dyn_ref::<Object>() {
        Object::values(object).iter().for_each(|child| freeze(&child));
        Object::freeze(object);
    }
}
