//! Variant and options: the twelve rule sets.

use core::fmt;
use core::str::FromStr;

use crate::names::{ParseNameError, named};

named! {
    /// Which figures give a take-back (rules, section 3).
    #[derive(Default)]
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
    /// Whether a completed figure obliges the player to take balls back (rules, section 5.1).
    #[derive(Default)]
    TakeBackOption, "takeBack" {
        /// One or two balls must be taken back.
        #[default]
        Required = "required",
        /// None, one or two balls may be taken back.
        Optional = "optional",
    }
}

named! {
    /// What an empty reserve means for the player to move (rules, section 5.2).
    #[derive(Default)]
    EmptyReserve, "emptyReserve" {
        /// They have lost, even if they could raise a ball.
        #[default]
        Loses = "loses",
        /// They may raise, and have lost when they cannot.
        PlaysOn = "playsOn",
    }
}

/// A rule set: a variant with its two options. The default is the standard game as the printed
/// rules have it.
///
/// ```
/// use pylos::{Rules, TakeBackOption, Variant};
/// let rules = Rules::new(Variant::Expert).with_take_back(TakeBackOption::Optional);
/// assert_eq!(rules.to_string(), "expert, takeBack optional, emptyReserve loses");
/// assert_eq!("expert, takeBack optional".parse(), Ok(rules));
/// assert_eq!(Rules::all().count(), 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the types say it")]
pub struct Rules {
    pub variant: Variant,
    pub take_back: TakeBackOption,
    pub empty_reserve: EmptyReserve,
}

impl Rules {
    /// The default options with this variant.
    pub const fn new(variant: Variant) -> Rules {
        Rules { variant, take_back: TakeBackOption::Required, empty_reserve: EmptyReserve::Loses }
    }

    /// The same rules with another value of `take_back`.
    #[must_use]
    pub const fn with_take_back(self, take_back: TakeBackOption) -> Rules {
        Rules { take_back, ..self }
    }

    /// The same rules with another value of `empty_reserve`.
    #[must_use]
    pub const fn with_empty_reserve(self, empty_reserve: EmptyReserve) -> Rules {
        Rules { empty_reserve, ..self }
    }

    /// All twelve rule sets.
    pub fn all() -> impl Iterator<Item = Rules> {
        Variant::ALL.into_iter().flat_map(|variant| {
            TakeBackOption::ALL.into_iter().flat_map(move |take_back| {
                let rules = Rules::new(variant).with_take_back(take_back);
                EmptyReserve::ALL.map(|empty_reserve| rules.with_empty_reserve(empty_reserve))
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

impl FromStr for Rules {
    type Err = ParseNameError;

    /// Reads a variant and options, separated by commas; options that are left out have their
    /// default.
    fn from_str(text: &str) -> Result<Rules, ParseNameError> {
        let mut parts = text.split(',').map(str::trim);
        let mut rules = Rules::new(parts.next().unwrap_or_default().parse()?);
        for part in parts {
            match part.split_once(' ').unwrap_or((part, "")) {
                ("takeBack", value) => rules.take_back = value.parse()?,
                ("emptyReserve", value) => rules.empty_reserve = value.parse()?,
                _ => {
                    return Err(ParseNameError::new("option", part, &["takeBack", "emptyReserve"]));
                }
            }
        }
        Ok(rules)
    }
}
