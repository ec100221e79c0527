//! Errors as JavaScript sees them: an `Error` with a stable `code`, and all that it says as data.

use core::fmt::Display;

use js_sys::Object;
use wasm_bindgen::{JsCast, JsValue};

use super::data::{Data, Fields};
use super::plain::result_data;
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
        let said = Said { message: message.to_string(), data: Fields::default() };
        Fault(Box::new(said)).text("code", &code)
    }

    fn put(mut self, name: &str, value: Data) -> Fault {
        self.0.data.put(name, value);
        self
    }

    fn text(self, name: &str, value: &dyn Display) -> Fault {
        self.put(name, Data::text(value))
    }

    /// Something that is neither a game nor a record, or too long for one.
    pub(super) fn no_record() -> Fault {
        let message = "expected a game or a game record of at most 262144 characters";
        Fault::new("badRecord", &message).text("rule", &"noRecord")
    }

    /// A bad value of the option `name`.
    pub(super) fn option(name: &str, message: &dyn Display) -> Fault {
        Fault::new("badOption", message).text("option", &name)
    }

    /// The same fault as that of a move of a record.
    fn at(self, at: MoveNumber) -> Fault {
        self.text("move", &at.text()).put("variation", Data::Flag(at.in_variation))
    }

    /// The same fault as that of move `number` of the option `moves`.
    pub(super) fn of_move(mut self, number: u32) -> Fault {
        self.0.message = format!("move {number} of the option moves: {}", self.0.message);
        self.put("move", Data::Number(number.into()))
    }

    /// A fault inside of the record `text`, and where it is: `readable` as JavaScript counts.
    pub(super) fn record(text: &str, error: RecordError) -> Fault {
        let readable = text.get(..error.readable).map_or(0, |text| text.encode_utf16().count());
        let (message, line, rule) = (error.to_string(), error.line, error.fault.name());
        let mut fault = match error.fault {
            RecordFault::TagTwice(name) => Fault::new("", &"").text("found", &name),
            RecordFault::Rules(error) => error.into(),
            RecordFault::Position(error) => error.into(),
            RecordFault::NoMove { at, error } => Fault::from(error).at(at),
            RecordFault::Illegal { at, m, reason } => Fault::from(reason).at(at).text("found", &m),
            _ => Fault::new("", &""),
        };
        fault.0.message = message;
        let fault = fault.text("code", &"badRecord").text("rule", &rule);
        fault.put("line", Data::Number(line as f64)).put("readable", Data::Number(readable as f64))
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
        Fault::new("badMove", &error).text("found", &error.found())
    }
}

impl From<ParseNameError> for Fault {
    fn from(error: ParseNameError) -> Fault {
        let fault = Fault::option(error.what(), &error).text("found", &error.found());
        fault.put("expected", Data::texts(error.expected()))
    }
}

impl From<IllegalMove> for Fault {
    fn from(error: IllegalMove) -> Fault {
        if let IllegalMove::GameOver(outcome) = error {
            return Fault::new("gameOver", &error).put("result", result_data(Some(outcome)));
        }
        let fault = Fault::new("illegalMove", &error).text("rule", &error.name());
        let fault = fault.put("cells", Data::texts(error.cells()));
        match error {
            IllegalMove::EmptyReserve(player) => fault.text("player", &player),
            IllegalMove::NoFigure { variant, .. } => fault.text("variant", &variant),
            _ => fault,
        }
    }
}

impl From<PositionError> for Fault {
    fn from(error: PositionError) -> Fault {
        let faults = Data::List(error.faults.iter().map(fault_data).collect());
        Fault::new("badPosition", &error).put("faults", faults)
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
