//! Errors as JavaScript sees them: an `Error` with a stable `code`.

use std::fmt::Display;

use js_sys::{JsString, Reflect};
use wasm_bindgen::JsValue;

use crate::{ConcedeError, IllegalMove};

/// The stable codes of the contract.
#[derive(Clone, Copy)]
pub(super) enum Code {
    Position,
    Move,
    Illegal,
    GameOver,
    Record,
    Option,
    #[cfg(feature = "opponent")]
    Table,
}

impl Code {
    const fn text(self) -> &'static str {
        match self {
            Code::Position => "badPosition",
            Code::Move => "badMove",
            Code::Illegal => "illegalMove",
            Code::GameOver => "gameOver",
            Code::Record => "badRecord",
            Code::Option => "badOption",
            #[cfg(feature = "opponent")]
            Code::Table => "badTable",
        }
    }

    /// The code of a refused move.
    pub(super) const fn of_refusal(reason: &IllegalMove) -> Code {
        match reason {
            IllegalMove::GameOver(_) => Code::GameOver,
            _ => Code::Illegal,
        }
    }

    /// The code of a refused concession.
    pub(super) const fn of_concession(error: &ConcedeError) -> Code {
        match error {
            ConcedeError::GameOver(_) => Code::GameOver,
            ConcedeError::Reason(_) => Code::Option,
        }
    }
}

/// An `Error` with this code; the message begins with a capital.
pub(super) fn error(code: Code, message: impl Display) -> JsValue {
    let mut message = message.to_string();
    if let Some(first) = message.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let error = js_sys::Error::new(&message);
    // Setting a property of a fresh, plain object cannot fail.
    let _ = Reflect::set(&error, &JsString::from("code"), &JsString::from(code.text()));
    error.into()
}
