//! JSON texts: what JavaScript receives is written as JSON and parsed there by one call.

use core::fmt::{self, Display, Write};

/// A JSON text being written. Commas are added where they are needed.
pub(super) struct Json(String);

// Values are taken as `&dyn Display`: generic methods would be in the module once for every type.
impl Json {
    pub(super) fn new() -> Json {
        Json(String::new())
    }

    pub(super) fn text(&self) -> &str {
        &self.0
    }

    /// Writes a comma after a finished value.
    fn separate(&mut self) {
        if !self.0.is_empty() && !self.0.ends_with(['[', '{', ':']) {
            self.0.push(',');
        }
    }

    /// Opens an array or object.
    pub(super) fn open(&mut self, bracket: char) -> &mut Json {
        self.separate();
        self.0.push(bracket);
        self
    }

    pub(super) fn close(&mut self, bracket: char) {
        self.0.push(bracket);
    }

    /// The name of the next value in an object.
    pub(super) fn key(&mut self, name: &dyn Display) -> &mut Json {
        self.string(name);
        self.0.push(':');
        self
    }

    /// A string: the text of `value`.
    pub(super) fn string(&mut self, value: &dyn Display) {
        self.separate();
        self.0.push('"');
        // Writing to a string cannot fail.
        let _ = write!(Escaped(&mut self.0), "{value}");
        self.0.push('"');
    }

    /// A number, truth value or `null`, whose text is the same in Rust and in JSON.
    pub(super) fn plain(&mut self, value: &dyn Display) {
        self.separate();
        let _ = write!(self.0, "{value}");
    }

    /// A string or `null`.
    pub(super) fn string_or_null(&mut self, value: Option<&dyn Display>) {
        match value {
            Some(value) => self.string(value),
            None => self.plain(&"null"),
        }
    }

    /// An array of strings.
    pub(super) fn strings<T: Display>(&mut self, values: impl IntoIterator<Item = T>) {
        self.open('[');
        for value in values {
            self.string(&value);
        }
        self.close(']');
    }
}

/// Escapes what is written into a JSON string.
struct Escaped<'a>(&'a mut String);

impl Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for sign in text.chars() {
            match sign {
                '"' | '\\' => self.0.extend(['\\', sign]),
                '\0'..' ' => write!(self.0, "\\u{:04x}", u32::from(sign))?,
                _ => self.0.push(sign),
            }
        }
        Ok(())
    }
}
