//! Errors as JavaScript sees them: an `Error` with a stable `code`, and all that it says as data.

use core::fmt::Display;

use js_sys::Object;
use wasm_bindgen::{JsCast, JsValue};

use super::json::Json;
use super::output;
use crate::{
    GameOver, IllegalMove, ParseMoveError, ParseNameError, PositionError, PositionFault,
    RecordError, RecordFault,
};

/// An error on its way to JavaScript.
pub(super) struct Fault {
    message: String,
    /// The properties of the error beside its message, an object still open.
    data: Json,
}

impl Fault {
    /// An error with one of the stable codes of the contract.
    pub(super) fn new(code: &str, message: &dyn Display) -> Fault {
        let mut data = Json::new();
        data.open('{').key(&"code").string(&code);
        Fault { message: message.to_string(), data }
    }

    /// Something that is neither a game nor a record.
    pub(super) fn no_record() -> Fault {
        let mut fault = Fault::new("badRecord", &"expected a game or a game record");
        fault.data.key(&"rule").string(&"noRecord");
        fault
    }

    /// A bad value of the option `name`.
    pub(super) fn option(name: &str, message: &dyn Display) -> Fault {
        let mut fault = Fault::new("badOption", message);
        fault.data.key(&"option").string(&name);
        fault
    }

    /// The same fault as that of move `number` of the option `moves`.
    pub(super) fn of_move(mut self, number: u32) -> Fault {
        self.message = format!("move {number} of the option moves: {}", self.message);
        self.data.key(&"move").plain(&number);
        self
    }
}

impl From<Fault> for JsValue {
    /// The message begins with a capital.
    fn from(Fault { mut message, mut data }: Fault) -> JsValue {
        if let Some(first) = message.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        data.close('}');
        let error = js_sys::Error::new(&message);
        if let Ok(data) = output::frozen(&data) {
            Object::assign(&error, data.unchecked_ref());
        }
        error.into()
    }
}

impl From<ParseMoveError> for Fault {
    fn from(error: ParseMoveError) -> Fault {
        let mut fault = Fault::new("badMove", &error);
        fault.data.key(&"found").string(&error.found());
        fault
    }
}

impl From<ParseNameError> for Fault {
    fn from(error: ParseNameError) -> Fault {
        let mut fault = Fault::option(error.what(), &error);
        fault.data.key(&"found").string(&error.found());
        fault.data.key(&"expected").strings(error.expected());
        fault
    }
}

impl From<IllegalMove> for Fault {
    fn from(error: IllegalMove) -> Fault {
        let over = matches!(error, IllegalMove::GameOver(_));
        let mut fault = Fault::new(if over { "gameOver" } else { "illegalMove" }, &error);
        if !over {
            fault.data.key(&"rule").string(&error.name());
        }
        write_refusal(&mut fault.data, &error);
        fault
    }
}

impl From<GameOver> for Fault {
    fn from(GameOver(outcome): GameOver) -> Fault {
        IllegalMove::GameOver(outcome).into()
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
        data.key(&"line").plain(&error.line());
        data.key(&"rule").string(&error.fault().name());
        if let RecordFault::NoMove { at, .. } | RecordFault::Illegal { at, .. } = error.fault() {
            data.key(&"move").string(&at.text());
            data.key(&"variation").plain(&at.in_variation);
        }
        match error.fault() {
            RecordFault::TagTwice(name) => data.key(&"found").string(name),
            RecordFault::Rules(error) => {
                data.key(&"option").string(&error.what());
                data.key(&"found").string(&error.found());
                data.key(&"expected").strings(error.expected());
            }
            RecordFault::Position(error) => write_faults(data, error),
            RecordFault::NoMove { error, .. } => data.key(&"found").string(&error.found()),
            RecordFault::Illegal { m, reason, .. } => {
                data.key(&"found").string(m);
                write_refusal(data, reason);
            }
            _ => {}
        }
        fault
    }
}

/// What an illegal move is about, beside its rule.
fn write_refusal(data: &mut Json, error: &IllegalMove) {
    if let IllegalMove::GameOver(outcome) = *error {
        return output::write_result(data.key(&"result"), outcome);
    }
    data.key(&"cells").strings(error.cells());
    match *error {
        IllegalMove::EmptyReserve(player) => data.key(&"player").string(&player),
        IllegalMove::NoFigure { variant, .. } => data.key(&"variant").string(&variant),
        _ => {}
    }
}

fn write_faults(data: &mut Json, error: &PositionError) {
    data.key(&"faults").open('[');
    for fault in error.faults() {
        data.open('{').key(&"rule").string(&fault.name());
        let (mut at_level, mut at_row, mut count) = (None, None, None);
        match *fault {
            PositionFault::Turn { .. } => {}
            PositionFault::Levels { found } => count = Some(found),
            PositionFault::Rows { level, found } => (at_level, count) = (Some(level), Some(found)),
            PositionFault::RowLength { level, row, found } => {
                (at_level, at_row, count) = (Some(level), Some(row), Some(found));
            }
            PositionFault::UnknownSign { level, row, sign } => {
                data.key(&"found").string(&sign);
                (at_level, at_row) = (Some(level), Some(row));
            }
            PositionFault::SharedCell { cell } | PositionFault::Floating { cell } => {
                data.key(&"cell").string(&cell);
            }
            PositionFault::TooManyBalls { player, count: balls } => {
                data.key(&"player").string(&player);
                count = Some(balls as usize);
            }
        }
        for (name, number) in [("level", at_level), ("row", at_row), ("found", count)] {
            if let Some(number) = number {
                data.key(&name).plain(&number);
            }
        }
        data.close('}');
    }
    data.close(']');
}
