//! Faults as data: enums whose values have a name in the JavaScript contract and a message.

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
        #[expect(missing_docs, reason = "the messages say what the fields are")]
        pub enum $type {
            $(
                $(#[$doc])*
                #[doc = concat!("`", $message, "`")]
                $fault $(($($of),+))? $({ $($field: $in),+ })?,
            )+
        }

        #[expect(unused_variables, reason = "few names need fields")]
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
