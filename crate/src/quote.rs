//! Input quoted in error messages, shortened.

use alloc::{boxed::Box, string::String};
use core::fmt;

/// A piece of input as an error message quotes it: in backticks, at most [`Quote::LONGEST`]
/// characters long, control characters escaped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Quote(Box<str>);

impl Quote {
    /// The most characters shown of a text.
    const LONGEST: usize = 40;

    pub(crate) fn new(text: &str) -> Quote {
        let mut short: String = text.chars().take(Quote::LONGEST).collect();
        if short.len() < text.len() {
            short.push('…');
        }
        Quote(short.into_boxed_str())
    }

    /// The text without backticks or escapes.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`")?;
        for sign in self.0.chars() {
            if sign.is_control() {
                write!(f, "{}", sign.escape_default())?;
            } else {
                write!(f, "{sign}")?;
            }
        }
        f.write_str("`")
    }
}
