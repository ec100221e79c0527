//! JavaScript values out: frozen plain objects, in the shapes of `types.d.ts`.

use js_sys::Object;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsCast, JsValue};

use super::error::{Code, error};
use crate::{CellSet, Figure, Move, Player, Position, Record, Variant};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GameObject {
    record: String,
    rules: RulesObject,
    position: String,
    turn: &'static str,
    #[serde(serialize_with = "as_object")]
    balls: Vec<(String, &'static str)>,
    reserve: ReserveObject,
    liftable: Vec<String>,
    moves: Vec<String>,
    last_move: Option<MoveObject>,
    repetitions: u32,
    result: Option<ResultObject>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RulesObject {
    variant: &'static str,
    take_back: &'static str,
    empty_reserve: &'static str,
}

#[derive(Serialize)]
struct ReserveObject {
    light: u32,
    dark: u32,
}

#[derive(Serialize)]
struct ResultObject {
    winner: Option<&'static str>,
    reason: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MoveObject {
    text: String,
    from: Option<String>,
    to: String,
    take_back: Vec<String>,
    completes: Vec<FigureObject>,
}

#[derive(Serialize)]
struct FigureObject {
    kind: &'static str,
    cells: Vec<String>,
}

/// Pairs of key and value as one object.
fn as_object<S: serde::Serializer>(
    pairs: &[(String, &'static str)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}

fn names(cells: CellSet) -> Vec<String> {
    cells.into_iter().map(|cell| cell.to_string()).collect()
}

impl FigureObject {
    fn new(figure: Figure) -> FigureObject {
        FigureObject { kind: figure.kind.name(), cells: names(figure.cells) }
    }
}

impl MoveObject {
    fn new(before: Position, m: Move, variant: Variant) -> MoveObject {
        MoveObject {
            text: m.to_string(),
            from: m.from().map(|cell| cell.to_string()),
            to: m.to().to_string(),
            take_back: m.take_back().iter().map(|cell| cell.to_string()).collect(),
            completes: before.completes(m, variant).into_iter().map(FigureObject::new).collect(),
        }
    }
}

impl GameObject {
    fn new(record: &Record) -> GameObject {
        let game = record.game();
        let (rules, position, result) = (game.rules(), game.position(), game.result());
        let last_move = match (game.positions(), game.moves()) {
            ([.., before, _], [.., m]) => Some(MoveObject::new(*before, *m, rules.variant)),
            _ => None,
        };
        GameObject {
            record: record.to_string(),
            rules: RulesObject {
                variant: rules.variant.name(),
                take_back: rules.take_back.name(),
                empty_reserve: rules.empty_reserve.name(),
            },
            position: position.to_string(),
            turn: position.turn().name(),
            balls: position
                .occupied()
                .into_iter()
                .filter_map(|cell| Some((cell.to_string(), position.ball_at(cell)?.name())))
                .collect(),
            reserve: ReserveObject {
                light: position.reserve(Player::Light),
                dark: position.reserve(Player::Dark),
            },
            liftable: match result {
                Some(_) => Vec::new(),
                None => names(position.liftable(rules)),
            },
            moves: game.moves().iter().map(|m| m.to_string()).collect(),
            last_move,
            repetitions: game.repetitions() as u32,
            result: result.map(|outcome| ResultObject {
                winner: outcome.winner.map(Player::name),
                reason: outcome.reason.name(),
            }),
        }
    }
}

/// A value as a JavaScript object, frozen to its depths.
pub(super) fn frozen(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let object = value
        .serialize(&Serializer::json_compatible())
        .map_err(|fault| error(Code::Record, fault))?;
    freeze(&object);
    Ok(object)
}

fn freeze(value: &JsValue) {
    if let Some(object) = value.dyn_ref::<Object>() {
        Object::values(object).iter().for_each(|child| freeze(&child));
        Object::freeze(object);
    }
}

/// The `Game` object of a record.
pub(super) fn game(record: &Record) -> Result<JsValue, JsValue> {
    frozen(&GameObject::new(record))
}

/// The `Move` objects of all legal moves.
pub(super) fn legal_moves(record: &Record) -> Result<JsValue, JsValue> {
    let game = record.game();
    let (position, variant) = (game.position(), game.rules().variant);
    let moves: Vec<MoveObject> =
        game.legal_moves().into_iter().map(|m| MoveObject::new(position, m, variant)).collect();
    frozen(&moves)
}
