//! Readers of the vectors in `tests/data`. Their formats are described in `tests/data/README.md`.

use crate::naive::Rules;

/// A line of `moves.tsv`.
pub struct MovesLine {
    /// The rule set, by its three names.
    pub rules: [&'static str; 3],
    /// The position text.
    pub position: &'static str,
    /// Every legal move in canonical order, or `over` and the winner.
    pub moves: Vec<&'static str>,
}

/// A line of `perft.tsv`.
pub struct PerftLine {
    /// The rule set, by its three names.
    pub rules: [&'static str; 3],
    /// The position text.
    pub position: &'static str,
    /// The number of turn sequences of length 1, 2, 3, ...
    pub counts: Vec<u64>,
}

/// A line of one of the `values-*.tsv`.
pub struct ValueLine {
    /// The position text.
    pub position: &'static str,
    /// `W`, `L` or `D`, with the distance in turns.
    pub value: &'static str,
    /// The number of legal moves.
    pub moves: usize,
    /// How many of them keep the value.
    pub keep: usize,
}

/// Every line of `moves.tsv`.
pub fn moves() -> Vec<MovesLine> {
    fields(include_str!("../data/moves.tsv"))
        .map(|fields| MovesLine {
            rules: [fields[0], fields[1], fields[2]],
            position: fields[3],
            moves: fields[4].split(' ').collect(),
        })
        .collect()
}

/// Every line of `perft.tsv`.
pub fn perft() -> Vec<PerftLine> {
    fields(include_str!("../data/perft.tsv"))
        .map(|fields| PerftLine {
            rules: [fields[0], fields[1], fields[2]],
            position: fields[3],
            counts: fields[4].split(' ').map(number).collect(),
        })
        .collect()
}

/// The rule set of each values file, by its three names, with every line of the file.
pub fn values() -> Vec<([&'static str; 3], Vec<ValueLine>)> {
    [
        ("children", include_str!("../data/values-children.tsv")),
        ("standard", include_str!("../data/values-standard.tsv")),
        ("expert", include_str!("../data/values-expert.tsv")),
    ]
    .into_iter()
    .map(|(variant, file)| {
        let lines = fields(file)
            .map(|fields| ValueLine {
                position: fields[0],
                value: fields[1],
                moves: number(fields[2]),
                keep: number(fields[3]),
            })
            .collect();
        ([variant, "required", "loses"], lines)
    })
    .collect()
}

/// The naive rule set with these names.
pub fn naive_rules([variant, take_back, empty_reserve]: [&str; 3]) -> Rules {
    Rules::named(variant, take_back, empty_reserve)
}

/// The tab-separated fields of every line that is not a comment.
fn fields(file: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    file.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split('\t').collect())
}

/// A number, which the file promises there.
fn number<T: std::str::FromStr>(text: &str) -> T {
    match text.parse() {
        Ok(number) => number,
        Err(_) => panic!("{text} is not a number"),
    }
}
