//! The twelve rule sets.

/// Which figures give a take-back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// None.
    Children,
    /// Squares.
    Standard,
    /// Squares, and lines on levels 1 and 2.
    Expert,
}

/// Whether balls must be taken back after a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// One or two.
    Required,
    /// None, one or two.
    Optional,
}

/// What an empty reserve means for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyReserve {
    /// The game is lost.
    Loses,
    /// The player can raise balls.
    PlaysOn,
}

/// One of the twelve rule sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Which figures give a take-back.
    pub variant: Variant,
    /// Whether balls must be taken back after a figure.
    pub take_back: TakeBack,
    /// What an empty reserve means for the player to move.
    pub empty_reserve: EmptyReserve,
}

impl Rules {
    /// All twelve.
    pub fn all() -> Vec<Rules> {
        let mut all = Vec::new();
        for variant in ["children", "standard", "expert"] {
            for take_back in ["required", "optional"] {
                for empty_reserve in ["loses", "playsOn"] {
                    all.push(Rules::named(variant, take_back, empty_reserve));
                }
            }
        }
        all
    }

    /// The rule set with these names, as in the crate.
    pub fn named(variant: &str, take_back: &str, empty_reserve: &str) -> Rules {
        Rules {
            variant: match variant {
                "children" => Variant::Children,
                "standard" => Variant::Standard,
                "expert" => Variant::Expert,
                other => panic!("no variant {other}"),
            },
            take_back: match take_back {
                "required" => TakeBack::Required,
                "optional" => TakeBack::Optional,
                other => panic!("no take-back rule {other}"),
            },
            empty_reserve: match empty_reserve {
                "loses" => EmptyReserve::Loses,
                "playsOn" => EmptyReserve::PlaysOn,
                other => panic!("no empty-reserve rule {other}"),
            },
        }
    }
}
