//! A puzzle and its line of text; `docs/puzzles.md` describes the format.

use core::fmt;
use core::str::FromStr;

use anyhow::{Context, Error, Result, bail, ensure};
use pylos::engine::{Theme, Value};
use pylos::{Move, Position, Rules, Variant};

/// With the version of the format.
const HEAD: &str = "# pylos puzzles 1 ";

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The move that keeps the value.
    Move,
    Judge,
}

/// The reply to wrong moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The one wrong move that it answers; none for all those after which it is legal.
    pub wrong: Option<Move>,
    pub turn: Move,
    /// After it the game is endless, not lost.
    pub is_endless: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    pub number: usize,
    pub kind: Kind,
    /// The value for the player to move.
    pub value: Value,
    /// From 1, the easiest.
    pub grade: u8,
    /// Rises with the difficulty.
    pub rating: u32,
    pub themes: Vec<Theme>,
    pub position: Position,
    /// The turns of solver and opponent, by turns.
    pub line: Vec<Move>,
    /// The replies to wrong moves, for each step of the solver.
    pub replies: Vec<Vec<Reply>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    pub variant: Variant,
    /// How the file was made.
    pub command: String,
    /// The puzzles, numbered from 1.
    pub puzzles: Vec<Puzzle>,
}

impl Puzzle {
    /// Whether the solver takes balls back.
    pub fn takes_back(&self) -> bool {
        self.line.iter().step_by(2).any(|m| !m.take_back().is_empty())
    }

    /// Whether a wrong move at a step of the solver leads to which reply: an entry for this one move
    /// first, else the first turn that is legal.
    /// `next` is the position after the wrong move.
    pub fn reply(&self, step: usize, wrong: Move, next: Position) -> Option<Reply> {
        let group = self.replies.get(step)?;
        let for_this = group.iter().find(|reply| reply.wrong == Some(wrong));
        let for_all =
            || group.iter().find(|reply| reply.wrong.is_none() && next.is_legal(reply.turn));
        for_this.or_else(for_all).copied()
    }
}

/// By the numbers of kinds and values.
const KINDS: [&str; 2] = ["move", "judge"];
const VALUES: [&str; 3] = ["lost", "endless", "won"];

/// The number of a name in a list.
fn number_of(names: &[&str], name: &str) -> Result<usize> {
    let found = names.iter().position(|known| *known == name);
    found.with_context(|| format!("{name} is none of {}", names.join(", ")))
}

fn joined<T: fmt::Display>(list: impl IntoIterator<Item = T>, between: &str) -> String {
    let texts: Vec<String> = list.into_iter().map(|item| item.to_string()).collect();
    texts.join(between)
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(wrong) = self.wrong {
            write!(f, "{wrong}>")?;
        }
        write!(f, "{}{}", self.turn, if self.is_endless { "=" } else { "" })
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { number, kind, value, grade, rating, themes, position, line, replies } = self;
        let (kind, value) = (KINDS[*kind as usize], VALUES[*value as usize]);
        write!(f, "{number}\t{kind}\t{value}\t{grade}\t{rating}\t")?;
        write!(f, "{}\t{position}\t{}\t", joined(themes, ","), joined(line, " "))?;
        f.write_str(&joined(replies.iter().map(|group| joined(group, " ")), "|"))
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}{}: {}", self.variant, self.command)?;
        self.puzzles.iter().try_for_each(|puzzle| writeln!(f, "{puzzle}"))
    }
}

impl FromStr for Reply {
    type Err = Error;

    fn from_str(text: &str) -> Result<Reply> {
        let moves = text.trim_end_matches('=');
        let (wrong, turn) = match moves.split_once('>') {
            Some((wrong, turn)) => (Some(wrong.parse()?), turn),
            None => (None, moves),
        };
        Ok(Reply { wrong, turn: turn.parse()?, is_endless: text.ends_with('=') })
    }
}

impl FromStr for Puzzle {
    type Err = Error;

    fn from_str(text: &str) -> Result<Puzzle> {
        let fields: Vec<&str> = text.split('\t').collect();
        let [number, kind, value, grade, rating, themes, position, line, replies] = fields[..]
        else {
            bail!("{} fields instead of 9", fields.len());
        };
        let groups = replies.split('|').filter(|_| !replies.is_empty());
        Ok(Puzzle {
            number: number.parse()?,
            kind: [Kind::Move, Kind::Judge][number_of(&KINDS, kind)?],
            value: Value::ALL[number_of(&VALUES, value)?],
            grade: grade.parse()?,
            rating: rating.parse()?,
            themes: list(themes, ',')?,
            position: position.parse()?,
            line: list(line, ' ')?,
            replies: groups.map(|group| list(group, ' ')).collect::<Result<_>>()?,
        })
    }
}

/// The parts of a text.
fn list<T: FromStr<Err: Into<Error>>>(text: &str, between: char) -> Result<Vec<T>> {
    let parts = text.split(between).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().map_err(Into::into)).collect()
}

impl FromStr for File {
    type Err = Error;

    fn from_str(text: &str) -> Result<File> {
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        let rest = head.strip_prefix(HEAD).and_then(|rest| rest.split_once(": "));
        let (variant, command) = rest.with_context(|| format!("the first line is not {HEAD}…"))?;
        let variant: Variant = variant.parse()?;
        let mut puzzles = Vec::new();
        for (place, line) in (1..).zip(lines) {
            let mut puzzle: Puzzle = line.parse().with_context(|| place.to_string())?;
            puzzle.position = puzzle.position.with_rules(Rules::new(variant));
            ensure!(puzzle.number == place, "{} where {place} is expected", puzzle.number);
            puzzles.push(puzzle);
        }
        Ok(File { variant, command: command.to_string(), puzzles })
    }
}
