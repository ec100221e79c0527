//! Errors as JavaScript sees them: an `Error` with a stable `code`, and all that it says as data.

use core::fmt::Display;

use js_sys::Object;
use wasm_bindgen::{JsCast, JsValue};

use super::data::{Data, Fields};
use super::output::result_data;
use crate::{
    IllegalMove, ParseMoveError, ParseNameError, PositionError, PositionFault, RecordError,
    RecordFault,
};

/// An error on its way to JavaScript.
pub(super) struct Fault {
    message: String,
    /// The properties of the error beside its message.
    data: Fields,
}

impl Fault {
    /// An error with one of the stable codes of the contract.
    pub(super) fn new(code: &str, message: &dyn Display) -> Fault {
        let mut data = Fields::default();
        data.text("code", &code);
        Fault { message: message.to_string(), data }
    }

    /// Something that is neither a game nor a record.
    pub(super) fn no_record() -> Fault {
        let mut fault = Fault::new("badRecord", &"expected a game or a game record");
        fault.data.text("rule", &"noRecord");
        fault
    }

    /// A bad value of the option `name`.
    pub(super) fn option(name: &str, message: &dyn Display) -> Fault {
        let mut fault = Fault::new("badOption", message);
        fault.data.text("option", &name);
        fault
    }

    /// The same fault as that of move `number` of the option `moves`.
    pub(super) fn of_move(mut self, number: u32) -> Fault {
        self.message = format!("move {number} of the option moves: {}", self.message);
        self.data.number("move", number);
        self
    }
}

impl From<Fault> for JsValue {
    /// The message begins with a capital.
    fn from(Fault { mut message, mut data }: Fault) -> JsValue {
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
        let mut fault = Fault::new("badMove", &error);
        fault.data.text("found", &error.found());
        fault
    }
}

impl From<ParseNameError> for Fault {
    fn from(error: ParseNameError) -> Fault {
        let mut fault = Fault::option(error.what(), &error);
        fault.data.text("found", &error.found());
        fault.data.put("expected", Data::texts(error.expected()));
        fault
    }
}

impl From<IllegalMove> for Fault {
    fn from(error: IllegalMove) -> Fault {
        let over = matches!(error, IllegalMove::GameOver(_));
        let mut fault = Fault::new(if over { "gameOver" } else { "illegalMove" }, &error);
        if !over {
            fault.data.text("rule", &error.name());
        }
        write_refusal(&mut fault.data, &error);
        fault
    }
}

impl From<PositionError> for Fault {
    fn from(error: PositionError) -> Fault {
        let mut fault = Fault::new("badPosition", &error);
        write_faults(&mut fault.data, &error);
        fault
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        let mut fault = Fault::new("badRecord", &error);
        let data = &mut fault.data;
        data.count("line", error.line());
        data.text("rule", &error.fault().name());
        if let RecordFault::NoMove { at, .. } | RecordFault::Illegal { at, .. } = error.fault() {
            data.text("move", &at.text());
            data.flag("variation", at.in_variation);
        }
        match error.fault() {
            RecordFault::TagTwice(name) => data.text("found", name),
            RecordFault::Rules(error) => {
                data.text("option", &error.what()).text("found", &error.found());
                data.put("expected", Data::texts(error.expected()))
            }
            RecordFault::Position(error) => write_faults(data, error),
            RecordFault::NoMove { error, .. } => data.text("found", &error.found()),
            RecordFault::Illegal { m, reason, .. } => write_refusal(data.text("found", m), reason),
            _ => data,
        };
        fault
    }
}

/// What an illegal move is about, beside its rule.
fn write_refusal<'a>(data: &'a mut Fields, error: &IllegalMove) -> &'a mut Fields {
    if let IllegalMove::GameOver(outcome) = *error {
        return data.put("result", result_data(Some(outcome)));
    }
    data.put("cells", Data::texts(error.cells()));
    match *error {
        IllegalMove::EmptyReserve(player) => data.text("player", &player),
        IllegalMove::NoFigure { variant, .. } => data.text("variant", &variant),
        _ => data,
    }
}

fn write_faults<'a>(data: &'a mut Fields, error: &PositionError) -> &'a mut Fields {
    data.put("faults", Data::List(error.faults().iter().map(fault_data).collect()))
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
