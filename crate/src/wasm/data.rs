//! Plain data for JavaScript, written as JSON: one conversion for everything that is not a game or a move.

use core::fmt::Display;

use wasm_bindgen::JsValue;

use super::plain;

/// A value that JavaScript receives.
pub(super) struct Data(String);

/// The properties of an object, in order.
#[derive(Default)]
pub(super) struct Fields(String);

// Values are taken as `&dyn Display`: generic methods would be in the module once for every type.
impl Data {
    /// A number or a boolean.
    pub(super) fn plain(value: &dyn Display) -> Data {
        Data(value.to_string())
    }

    pub(super) fn text(value: &dyn Display) -> Data {
        let text = value.to_string();
        let mut json = String::with_capacity(text.len() + 8);
        json.push('"');
        for sign in text.chars() {
            match sign {
                '"' | '\\' => json.extend(['\\', sign]),
                '\0'..' ' => json += &format!("\\u{:04x}", u32::from(sign)),
                _ => json.push(sign),
            }
        }
        json.push('"');
        Data(json)
    }

    /// The value of `data`, or null.
    pub(super) fn or_null(data: Option<Data>) -> Data {
        data.unwrap_or_else(|| Data::plain(&"null"))
    }

    pub(super) fn list(values: &[Data]) -> Data {
        let values: Vec<&str> = values.iter().map(|value| value.0.as_str()).collect();
        Data(format!("[{}]", values.join(",")))
    }

    pub(super) fn texts<T: Display>(values: impl IntoIterator<Item = T>) -> Data {
        let values: Vec<Data> = values.into_iter().map(|value| Data::text(&value)).collect();
        Data::list(&values)
    }

    /// The value in JavaScript, frozen to its depths.
    pub(super) fn frozen(&self) -> JsValue {
        plain::parsed(&self.0)
    }
}

impl Fields {
    pub(super) fn put(&mut self, name: &str, value: Data) -> &mut Fields {
        let comma = if self.0.is_empty() { "" } else { "," };
        for part in [comma, &Data::text(&name).0, ":", &value.0] {
            self.0 += part;
        }
        self
    }

    pub(super) fn text(&mut self, name: &str, value: &dyn Display) -> &mut Fields {
        self.put(name, Data::text(value))
    }

    /// A number or a boolean.
    pub(super) fn plain(&mut self, name: &str, value: &dyn Display) -> &mut Fields {
        self.put(name, Data::plain(value))
    }

    pub(super) fn object(&self) -> Data {
        Data(format!("{{{}}}", self.0))
    }
}
