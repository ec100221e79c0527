//! Readers of the vectors in `tests/data`. Their formats are described in `tests/data/README.md`.

use pylos::{Position, Rules, Variant};

use crate::text::read;

/// A line of one of the `values-*.tsv`.
pub struct ValueLine {
    /// The position.
    pub position: Position,
    /// `W`, `L` or `D`, with the distance in turns.
    pub value: &'static str,
    /// How many legal moves keep the value.
    pub keep: usize,
}

/// Every line of `moves.tsv`: the position with its rule set, and every legal move in canonical order, or `over` and the winner.
pub fn moves() -> Vec<(Position, Vec<&'static str>)> {
    let lines = fields(include_str!("../data/moves.tsv"));
    lines.map(|fields| (with_rules(&fields), fields[4].split(' ').collect())).collect()
}

/// Every line of `perft.tsv`: the position with its rule set, and the number of turn sequences of length 1, 2, 3, ...
pub fn perft() -> Vec<(Position, Vec<u64>)> {
    let lines = fields(include_str!("../data/perft.tsv"));
    lines.map(|fields| (with_rules(&fields), fields[4].split(' ').map(read).collect())).collect()
}

/// Every line of the values file of each variant.
pub fn values() -> [Vec<ValueLine>; 3] {
    let files = [
        include_str!("../data/values-children.tsv"),
        include_str!("../data/values-standard.tsv"),
        include_str!("../data/values-expert.tsv"),
    ];
    std::array::from_fn(|place| {
        let rules = Rules::new(Variant::ALL[place]);
        let lines = fields(files[place]).map(|fields| ValueLine {
            position: position(fields[0]).with_rules(rules),
            value: fields[1],
            keep: read(fields[3]),
        });
        lines.collect()
    })
}

/// The tab-separated fields of every line that is not a comment.
fn fields(file: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    file.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split('\t').collect())
}

/// The position of the fourth field, with the rule set that the first three name.
fn with_rules(fields: &[&str]) -> Position {
    let rules = Rules::new(read(fields[0]))
        .with_take_back(read(fields[1]))
        .with_empty_reserve(read(fields[2]));
    position(fields[3]).with_rules(rules)
}

/// The position of a text, which is canonical in the vectors.
fn position(text: &str) -> Position {
    let position: Position = read(text);
    assert_eq!(position.to_string(), text);
    position
}
