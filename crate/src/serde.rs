//! Serialization as text: the form that `Display` writes and `FromStr` reads.

use alloc::string::String;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! as_text {
    ($($type:ident),+ $(,)?) => {$(
        impl Serialize for crate::$type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for crate::$type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )+};
}

as_text!(
    Cell,
    CellSet,
    Concession,
    EmptyReserve,
    FigureKind,
    Move,
    Outcome,
    Player,
    Position,
    Reason,
    Record,
    Rules,
    TakeBackOption,
    Variant,
);
