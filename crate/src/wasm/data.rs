//! Plain data for JavaScript: everything that is not a game or a move.

use core::fmt::Display;

use js_sys::{Array, JsString, Object, Reflect};
use wasm_bindgen::JsValue;

/// A value as text. It is taken as `&dyn Display`: a generic function would be in the module once for every type.
pub(super) fn text(value: &dyn Display) -> JsValue {
    value.to_string().into()
}

pub(super) fn texts<T: Display>(values: impl IntoIterator<Item = T>) -> JsValue {
    list(values.into_iter().map(|value| text(&value)))
}

pub(super) fn list(values: impl Iterator<Item = JsValue>) -> JsValue {
    values.collect::<Array>().into()
}

/// A value, or null.
pub(super) fn or_null(value: Option<JsValue>) -> JsValue {
    value.unwrap_or(JsValue::NULL)
}

/// An object with these properties.
pub(super) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    properties.iter().for_each(|(name, value)| put(&object, name, value));
    object.into()
}

pub(super) fn put(object: &Object, name: &str, value: &JsValue) {
    // A new object takes every property.
    let _ = Reflect::set(object, &JsString::from(name), value);
}
