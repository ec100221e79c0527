//! Enums whose values have names, the same in texts and in the JavaScript contract.

use core::fmt;

use crate::quote::Quote;

/// Declares an enum with `ALL`, `name`, `Display` and `FromStr`.
macro_rules! named {
    ($(#[$meta:meta])* $type:ident, $what:literal { $($(#[$doc:meta])* $value:ident = $name:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $type { $($(#[$doc])* $value),+ }

        impl $type {
            /// All values, in their order.
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$value),+];

            /// The name of the value, in texts and in JavaScript.
            pub const fn name(self) -> &'static str {
                match self { $($type::$value => $name),+ }
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl core::str::FromStr for $type {
            type Err = $crate::names::ParseNameError;

            fn from_str(text: &str) -> Result<$type, $crate::names::ParseNameError> {
                match text {
                    $($name => Ok($type::$value),)+
                    _ => Err($crate::names::ParseNameError::new($what, text, &[$($name),+])),
                }
            }
        }
    };
}
pub(crate) use named;

/// A text that names no value of an enum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseNameError {
    what: &'static str,
    text: Quote,
    expected: &'static [&'static str],
}

impl ParseNameError {
    pub(crate) fn new(
        what: &'static str,
        text: &str,
        expected: &'static [&'static str],
    ) -> ParseNameError {
        ParseNameError { what, text: Quote::new(text), expected }
    }

    /// What the text should name, as JavaScript calls it: `variant`, `takeBack`, `player`.
    pub const fn what(&self) -> &'static str {
        self.what
    }

    /// The text; a long one is cut after 40 characters.
    pub fn found(&self) -> &str {
        self.text.text()
    }

    /// The names of all values.
    pub const fn expected(&self) -> &'static [&'static str] {
        self.expected
    }
}

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be {}", self.what, self.text)?;
        for (place, name) in self.expected.iter().enumerate() {
            write!(f, "{} {name}", if place == 0 { ": expected one of" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseNameError {}
