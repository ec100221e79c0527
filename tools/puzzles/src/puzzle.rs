//! A puzzle and its line of text; `docs/puzzles.md` describes the format.

use core::fmt;
use core::str::FromStr;

use pylos::engine::{Theme, Value};
use pylos::{Move, Position, Variant};

use crate::Result;

/// The version of the format.
const VERSION: u32 = 1;
const HEAD: &str = "# pylos puzzles";

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The move that keeps the value.
    Move,
    /// The value.
    Judge,
}

/// The reply to wrong moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The one wrong move that it answers; none for all those after which it is legal.
    pub wrong: Option<Move>,
    /// The turn.
    pub turn: Move,
    /// After it the game is endless, not lost.
    pub is_endless: bool,
}

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its number in the file, from 1.
    pub number: usize,
    /// What is asked.
    pub kind: Kind,
    /// The value for the player to move.
    pub value: Value,
    /// From 1, the easiest.
    pub grade: u8,
    /// Rises with the difficulty.
    pub rating: u32,
    /// The themes of the solver's moves.
    pub themes: Vec<Theme>,
    /// The position.
    pub position: Position,
    /// The turns of solver and opponent, by turns.
    pub line: Vec<Move>,
    /// The replies to wrong moves, for each step of the solver.
    pub replies: Vec<Vec<Reply>>,
}

/// The puzzles of a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// The variant.
    pub variant: Variant,
    /// How the file was made.
    pub command: String,
    /// The puzzles, numbered from 1.
    pub puzzles: Vec<Puzzle>,
}

impl Puzzle {
    /// Whether the solver takes balls back.
    pub(crate) fn takes_back(&self) -> bool {
        self.line.iter().step_by(2).any(|m| !m.take_back().is_empty())
    }

    /// Whether a wrong move at a step of the solver leads to which reply: an entry for this one move
    /// first, else the first turn that is legal.
    #[must_use]
    pub fn reply(
        &self,
        step: usize,
        wrong: Move,
        is_legal: impl Fn(Move) -> bool,
    ) -> Option<Reply> {
        let group = self.replies.get(step)?;
        let for_this = group.iter().find(|reply| reply.wrong == Some(wrong));
        let for_all = || group.iter().find(|reply| reply.wrong.is_none() && is_legal(reply.turn));
        for_this.or_else(for_all).copied()
    }
}

/// The word of a value.
fn value_name(value: Value) -> &'static str {
    match value {
        Value::Win => "won",
        Value::Draw => "endless",
        Value::Loss => "lost",
    }
}

fn joined<T: fmt::Display>(list: impl IntoIterator<Item = T>, between: &str) -> String {
    let texts: Vec<String> = list.into_iter().map(|item| item.to_string()).collect();
    texts.join(between)
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Move => "move",
            Kind::Judge => "judge",
        })
    }
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
        write!(f, "{number}\t{kind}\t{}\t{grade}\t{rating}\t", value_name(*value))?;
        write!(f, "{}\t{position}\t{}\t", joined(themes, ","), joined(line, " "))?;
        f.write_str(&joined(replies.iter().map(|group| joined(group, " ")), "|"))
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD} {VERSION} {}: {}", self.variant, self.command)?;
        self.puzzles.iter().try_for_each(|puzzle| writeln!(f, "{puzzle}"))
    }
}

impl FromStr for Reply {
    type Err = Box<dyn core::error::Error>;

    fn from_str(text: &str) -> Result<Reply> {
        let (text, is_endless) = match text.strip_suffix('=') {
            Some(text) => (text, true),
            None => (text, false),
        };
        let (wrong, turn) = match text.split_once('>') {
            Some((wrong, turn)) => (Some(wrong.parse()?), turn),
            None => (None, text),
        };
        Ok(Reply { wrong, turn: turn.parse()?, is_endless })
    }
}

impl FromStr for Puzzle {
    type Err = Box<dyn core::error::Error>;

    fn from_str(text: &str) -> Result<Puzzle> {
        let fields: Vec<&str> = text.split('\t').collect();
        let [number, kind, value, grade, rating, themes, position, line, replies] = fields[..]
        else {
            return Err(format!("{} fields instead of 9", fields.len()).into());
        };
        let kind = match kind {
            "move" => Kind::Move,
            "judge" => Kind::Judge,
            _ => return Err(format!("{kind} is no kind of puzzle").into()),
        };
        let value = Value::ALL.into_iter().find(|known| value_name(*known) == value);
        let value = value.ok_or_else(|| format!("no value: {}", fields[2]))?;
        let list = |text: &str, between| -> Vec<String> {
            text.split(between).filter(|part| !part.is_empty()).map(str::to_string).collect()
        };
        let themes: std::result::Result<_, _> =
            list(themes, ',').iter().map(|theme| theme.parse()).collect();
        let line: std::result::Result<_, _> = list(line, ' ').iter().map(|m| m.parse()).collect();
        let group = |group: &str| list(group, ' ').iter().map(|reply| reply.parse()).collect();
        let replies: Result<Vec<Vec<Reply>>> = match replies {
            "" => Ok(Vec::new()),
            _ => replies.split('|').map(group).collect(),
        };
        Ok(Puzzle {
            number: number.parse()?,
            kind,
            value,
            grade: grade.parse()?,
            rating: rating.parse()?,
            themes: themes?,
            position: position.parse()?,
            line: line?,
            replies: replies?,
        })
    }
}

impl FromStr for File {
    type Err = Box<dyn core::error::Error>;

    fn from_str(text: &str) -> Result<File> {
        let mut lines = text.lines();
        let head = lines.next().unwrap_or_default();
        let rest = head.strip_prefix(HEAD).and_then(|rest| rest.trim_start().split_once(": "));
        let (version, command) = rest.ok_or("the first line is not that of a file of puzzles")?;
        let variant = version.strip_prefix(&format!("{VERSION} "));
        let variant = variant.ok_or_else(|| format!("the version is not {VERSION}"))?.parse()?;
        let puzzles: Result<Vec<Puzzle>> = (1..)
            .zip(lines)
            .map(|(place, line)| {
                let puzzle: Puzzle = line.parse().map_err(|fault| format!("{place}: {fault}"))?;
                if puzzle.number != place {
                    return Err(format!("{} where {place} is expected", puzzle.number).into());
                }
                Ok(puzzle)
            })
            .collect();
        Ok(File { variant, command: command.to_string(), puzzles: puzzles? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "1\tmove\twon\t2\t863\traise,zugzwang\t\
        dl1l/1ddd/1lll/1dld 3/1d1/1ld 2/2 1 l\t1a1 1a2 1a1-2c2\t1c4>1d3-2b3 1a1=|1a4-2a1 1c4";

    #[test]
    fn a_file_is_read_as_it_is_written() {
        let text = format!("# pylos puzzles 1 standard: made by hand\n{LINE}\n");
        let file: File = text.parse().expect("a file");
        assert_eq!(file.to_string(), text);
        let puzzle = &file.puzzles[0];
        let m = |text: &str| text.parse::<Move>().expect("a move");
        let reply = |wrong: &str| puzzle.reply(0, m(wrong), |_| true).expect("a reply");
        assert_eq!(reply("1c4").turn, m("1d3-2b3"));
        assert_eq!((reply("1c3").turn, reply("1c3").is_endless), (m("1a1"), true));
        assert_eq!(puzzle.reply(1, m("1d4"), |turn| turn == m("1c4")).expect("it").turn, m("1c4"));
        assert_eq!(puzzle.reply(2, m("1d4"), |_| true), None);
    }

    #[test]
    fn a_broken_file_says_what_is_wrong() {
        for (from, to, fault) in [
            ("move", "guess", "1: guess is no kind of puzzle"),
            ("won", "good", "1: no value: good"),
            ("raise", "rise", "rise"),
            ("1a1 1a2", "1a1 1e2", "1e2"),
            ("3/1d1/1ld", "3/1d1/1ldl", "row"),
            ("\t2\t863", "\t863", "8 fields instead of 9"),
            ("1\tmove", "2\tmove", "2 where 1 is expected"),
            (">1d3", ">", "1: "),
            ("puzzles 1", "puzzles 2", "the version is not 1"),
            ("# pylos", "# pilos", "the first line"),
        ] {
            let text = format!("# pylos puzzles 1 standard: made by hand\n{LINE}\n");
            let broken = text.replacen(from, to, 1);
            let found = broken.parse::<File>().expect_err(from).to_string();
            assert!(found.contains(fault), "{from}: {found}");
        }
    }
}
