//! Errors as JavaScript sees them: an `Error` with a stable `code`, and all that it says as data.

use core::fmt::Display;

use js_sys::Object;
use wasm_bindgen::{JsCast, JsValue};

use super::data::{Data, Fields};
use super::plain::{self, result_data};
use crate::{
    IllegalMove, MoveNumber, ParseMoveError, ParseNameError, PositionError, PositionFault,
    RecordError, RecordFault,
};

/// An error on its way to JavaScript. In a box, because a pointer takes less code to hand on.
pub(super) struct Fault(Box<Said>);

struct Said {
    message: String,
    /// The properties of the error beside its message.
    data: Fields,
}

impl Fault {
    /// An error with one of the stable codes of the contract.
    pub(super) fn new(code: &str, message: &dyn Display) -> Fault {
        let mut data = Fields::default();
        data.text("code", &code);
        Fault(Box::new(Said { message: message.to_string(), data }))
    }

    /// Something that is neither a game nor a record, or too long for one.
    pub(super) fn no_record() -> Fault {
        let mut fault = Fault::new(
            "badRecord",
            &"expected a game or a game record of at most 262144 characters",
        );
        fault.0.data.text("rule", &"noRecord");
        fault
    }

    /// A bad value of the option `name`.
    pub(super) fn option(name: &str, message: &dyn Display) -> Fault {
        let mut fault = Fault::new("badOption", message);
        fault.0.data.text("option", &name);
        fault
    }

    /// The text with the fault.
    fn found(mut self, text: &dyn Display) -> Fault {
        self.0.data.text("found", text);
        self
    }

    /// The same fault as that of a move of a record.
    fn at(mut self, at: MoveNumber) -> Fault {
        self.0.data.text("move", &at.text()).put("variation", Data::Flag(at.in_variation));
        self
    }

    /// The same fault as that of move `number` of the option `moves`.
    pub(super) fn of_move(mut self, number: u32) -> Fault {
        self.0.message = format!("move {number} of the option moves: {}", self.0.message);
        self.0.data.number("move", number);
        self
    }
}

impl From<Fault> for JsValue {
    /// The message begins with a capital.
    fn from(fault: Fault) -> JsValue {
        let Said { mut message, mut data } = *fault.0;
        if let Some(first) = message.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        let error = js_sys::Error::new(&message);
        Object::assign(&error, data.object().frozen().unchecked_ref());
        error.into()
    }
}

impl From<ParseMoveError> for Fault {
    fn from(error: ParseMoveError) -> Fault {
        Fault::new("badMove", &error).found(&error.found())
    }
}

impl From<ParseNameError> for Fault {
    fn from(error: ParseNameError) -> Fault {
        let mut fault = Fault::option(error.what(), &error).found(&error.found());
        fault.0.data.put("expected", Data::texts(error.expected()));
        fault
    }
}

impl From<IllegalMove> for Fault {
    fn from(error: IllegalMove) -> Fault {
        let mut fault = Fault::new("illegalMove", &error);
        let data = &mut fault.0.data;
        if let IllegalMove::GameOver(outcome) = error {
            data.text("code", &"gameOver").put("result", result_data(Some(outcome)));
            return fault;
        }
        data.text("rule", &error.name()).put("cells", Data::texts(error.cells()));
        match error {
            IllegalMove::EmptyReserve(player) => data.text("player", &player),
            IllegalMove::NoFigure { variant, .. } => data.text("variant", &variant),
            _ => data,
        };
        fault
    }
}

impl From<PositionError> for Fault {
    fn from(error: PositionError) -> Fault {
        let mut fault = Fault::new("badPosition", &error);
        fault.0.data.put("faults", Data::List(error.faults().iter().map(fault_data).collect()));
        fault
    }
}

impl Fault {
    /// The properties of a fault inside of the record `text`, and where it is.
    pub(super) fn record(text: &str, error: RecordError) -> Fault {
        let readable = text.as_bytes().get(..error.readable()).map_or(0, plain::units);
        let message = error.to_string();
        let (line, rule) = (error.line, error.fault.name());
        let mut fault = match error.fault {
            RecordFault::TagTwice(name) => Fault::new("", &"").found(&name),
            RecordFault::Rules(error) => error.into(),
            RecordFault::Position(error) => error.into(),
            RecordFault::NoMove { at, error } => Fault::from(error).at(at),
            RecordFault::Illegal { at, m, reason } => Fault::from(reason).at(at).found(&m),
            _ => Fault::new("", &""),
        };
        fault.0.message = message;
        fault.0.data.text("code", &"badRecord").text("rule", &rule).count("line", line);
        fault.0.data.count("readable", readable);
        fault
    }
}

fn fault_data(fault: &PositionFault) -> Data {
    let mut data = Fields::default();
    data.text("rule", &fault.name());
    match *fault {
        PositionFault::Turn { .. } => &mut data,
        PositionFault::Levels { found } => data.count("found", found),
        PositionFault::Rows { level, found } => data.count("level", level).count("found", found),
        PositionFault::RowLength { level, row, found } => {
            data.count("level", level).count("row", row).count("found", found)
        }
        PositionFault::UnknownSign { level, row, sign } => {
            data.text("found", &sign).count("level", level).count("row", row)
        }
        PositionFault::SharedCell { cell } | PositionFault::Floating { cell } => {
            data.text("cell", &cell)
        }
        PositionFault::TooManyBalls { player, count } => {
            data.text("player", &player).number("found", count)
        }
    };
    data.object()
}
