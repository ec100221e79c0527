//! Variant and options: the twelve rule sets.

use core::fmt;

/// Declares an option whose values have the names of the JavaScript contract.
macro_rules! named {
    ($(#[$meta:meta])* $type:ident, $what:literal { $($(#[$doc:meta])* $value:ident = $name:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum $type { $($(#[$doc])* $value),+ }

        impl $type {
            /// All values, the mildest first.
            pub const ALL: &'static [$type] = &[$($type::$value),+];

            /// The value's name in text and in JavaScript.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($type::$value => $name),+ }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl core::str::FromStr for $type {
            type Err = ParseRulesError;

            fn from_str(text: &str) -> Result<$type, ParseRulesError> {
                match text {
                    $($name => Ok($type::$value),)+
                    _ => Err(ParseRulesError {
                        what: $what,
                        text: crate::quote::Quote::new(text),
                        expected: concat!($(" ", $name),+),
                    }),
                }
            }
        }
    };
}

named! {
    /// Which figures give a take-back (RULES.md, "Variants").
    Variant, "variant" {
        /// None: only raising saves balls.
        Children = "children",
        /// Squares: 2x2 balls of one colour on one level.
        #[default]
        Standard = "standard",
        /// Squares, and lines along a row or column: 4 on level 1, 3 on level 2.
        Expert = "expert",
    }
}

named! {
    /// Whether a completed figure obliges to take a ball back (RULES.md, first open question).
    TakeBackOption, "takeBack" {
        /// One or two balls must be taken back.
        #[default]
        Required = "required",
        /// None, one or two balls may be taken back.
        Optional = "optional",
    }
}

named! {
    /// What an empty reserve means for the player to move (RULES.md, second open question).
    EmptyReserve, "emptyReserve" {
        /// He has lost, whatever he could raise.
        #[default]
        Loses = "loses",
        /// He may raise, and has lost when he cannot.
        PlaysOn = "playsOn",
    }
}

/// A rule set: a variant with its two options. The default is the standard game as the sources
/// have it.
///
/// ```
/// use pylos::{Rules, Variant};
/// let rules = Rules { variant: Variant::Expert, ..Rules::default() };
/// assert_eq!(rules.to_string(), "expert, takeBack required, emptyReserve loses");
/// assert_eq!(Rules::all().count(), 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rules {
    /// Which figures give a take-back.
    pub variant: Variant,
    /// Whether taking back is compulsory.
    pub take_back: TakeBackOption,
    /// What an empty reserve means.
    pub empty_reserve: EmptyReserve,
}

impl Rules {
    /// The default options with this variant.
    #[must_use]
    pub const fn new(variant: Variant) -> Rules {
        Rules { variant, take_back: TakeBackOption::Required, empty_reserve: EmptyReserve::Loses }
    }

    /// All twelve rule sets.
    pub fn all() -> impl Iterator<Item = Rules> {
        Variant::ALL.iter().flat_map(|&variant| {
            TakeBackOption::ALL.iter().flat_map(move |&take_back| {
                EmptyReserve::ALL.iter().map(move |&empty_reserve| Rules {
                    variant,
                    take_back,
                    empty_reserve,
                })
            })
        })
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rules { variant, take_back, empty_reserve } = self;
        write!(f, "{variant}, takeBack {take_back}, emptyReserve {empty_reserve}")
    }
}

/// A text that names no value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseRulesError {
    what: &'static str,
    text: crate::quote::Quote,
    expected: &'static str,
}

impl ParseRulesError {
    /// The name of the option: `variant`, `takeBack` or `emptyReserve`.
    #[must_use]
    pub fn option(&self) -> &'static str {
        self.what
    }

    /// The text that is no value of the option; a long one is cut after 40 characters.
    #[must_use]
    pub fn found(&self) -> &str {
        self.text.text()
    }

    /// The names of the option's values.
    pub fn expected(&self) -> impl Iterator<Item = &'static str> {
        self.expected.split_whitespace()
    }
}

impl fmt::Display for ParseRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be {}: expected one of", self.what, self.text)?;
        for (place, name) in self.expected().enumerate() {
            write!(f, "{} {name}", if place == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseRulesError {}
