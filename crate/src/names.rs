//! Enums whose values have names, the same in texts and in the JavaScript contract, and what errors quote.

use alloc::{boxed::Box, string::String};
use core::fmt;

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

            /// Reads a name, in either case.
            fn from_str(text: &str) -> Result<$type, $crate::names::ParseNameError> {
                let names = &[$($name),+];
                let place = $crate::names::place_of(text, names);
                let value = place.and_then(|place| $type::ALL.get(place));
                value.copied().ok_or_else(|| $crate::names::ParseNameError::new($what, text, names))
            }
        }
    };
}
pub(crate) use named;

/// The place of a name, in either case. Not inlined: it would be in the WebAssembly module for every enum.
#[inline(never)]
pub(crate) fn place_of(text: &str, names: &[&str]) -> Option<usize> {
    names.iter().position(|name| name.eq_ignore_ascii_case(text))
}

/// Declares an enum with `name` and `Display`. A value is `Fault(fields) = name => message;`, and its
/// name and message can use the fields. The message is part of its documentation.
macro_rules! faults {
    (
        $(#[$meta:meta])* $type:ident {
            $($(#[$doc:meta])* $fault:ident
                $(($($item:ident: $of:ty),+))? $({ $($field:ident: $in:ty),+ })?
                = $name:expr => $message:literal $(, $value:expr)*;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the messages say what the fields are")]
        pub enum $type {
            $(
                $(#[$doc])*
                #[doc = concat!("`", $message, "`")]
                $fault $(($($of),+))? $({ $($field: $in),+ })?,
            )+
        }

        #[allow(unused_variables, reason = "few names need fields")]
        impl $type {
            /// The name of the fault in the JavaScript contract.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($type::$fault $(($($item),+))? $({ $($field),+ })? => $name,)+
                }
            }
        }

        #[allow(unused_variables, reason = "some messages need no field")]
        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self {
                    $($type::$fault $(($($item),+))? $({ $($field),+ })? => {
                        write!(f, $message $(, $value)*)
                    })+
                }
            }
        }
    };
}
pub(crate) use faults;

/// An error if a rule is broken.
pub(crate) fn refuse_if<E>(is_broken: bool, error: E) -> Result<(), E> {
    if is_broken { Err(error) } else { Ok(()) }
}

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
