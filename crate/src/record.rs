//! Game records: a game as text, in the shape of PGN, with all that people write beside the moves.

use core::fmt;

use crate::game::{ConcedeError, Game};
use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::outcome::Reason;
use crate::player::Player;
use crate::position::Position;
use crate::rules::Rules;

/// The seven tags every record has, in their order, with the value of what is not known.
pub(crate) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Tags whose value follows from the game, so that no copy of it is kept.
pub(crate) const DERIVED: [&str; 6] =
    ["Result", "Variant", "TakeBack", "EmptyReserve", "Position", "Termination"];

/// Where the printed lines of moves are broken, in characters.
const LINE_WIDTH: usize = 79;

/// A game with its tags, comments, glyphs and variations: what a record says, kept on a round trip.
///
/// The text is PGN's: tag pairs, numbered moves, `{comments}`, `$` glyphs, `( variations )` and the
/// result. Light has the tag `White` and the score `1-0`, dark `Black` and `0-1`. A game that ended
/// by a player's word or clock has the tag `Termination` (`resignation` or `time forfeit`).
///
/// ```
/// use pylos::Record;
/// let record: Record = "[Variant \"expert\"] 1. 1b2 {the centre} 1c3 (1... 1a1 $2) *".parse()?;
/// assert_eq!(record.game().moves().len(), 2);
/// let text = record.to_string();
/// assert!(text.ends_with("1. 1b2 {the centre} 1... 1c3 (1... 1a1 $2) *\n"));
/// assert_eq!(text.parse::<Record>()?, record);
/// # Ok::<(), pylos::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Tags that do not follow from the game, in the order they were written.
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) game: Game,
    /// The moves of `game`, with what is written beside them.
    pub(crate) line: Line,
}

/// A sequence of moves with what is written beside them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub turns: Vec<Turn>,
}

/// A move of a record with what is written after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The move.
    pub m: Move,
    /// What follows it, in order.
    pub notes: Vec<Note>,
}

/// Something written after a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A remark, without its braces.
    Comment(String),
    /// A numeric annotation glyph: `$1` is a good move, `$2` a mistake.
    Glyph(u8),
    /// Moves that could have been played instead of this one and what followed.
    Variation(Line),
}

impl Record {
    /// The record of a game, without a word beside its moves.
    #[must_use]
    pub fn new(game: Game) -> Record {
        let turns = game.moves().iter().map(|&m| Turn { m, notes: Vec::new() }).collect();
        Record { tags: Vec::new(), game, line: Line { comments: Vec::new(), turns } }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The moves of the game with what is written beside them.
    #[must_use]
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The value of a tag, such as `White`, that does not follow from the game.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Plays a move, as [`Game::play`].
    ///
    /// # Errors
    ///
    /// The rule that forbids the move; the record is unchanged.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.game.play(m)?;
        self.line.turns.push(Turn { m: m.canonical(), notes: Vec::new() });
        Ok(())
    }

    /// Takes the last move back with all that is written after it, as [`Game::undo`].
    pub fn undo(&mut self) -> bool {
        let undone = self.game.undo();
        self.line.turns.truncate(self.game.moves().len());
        undone
    }

    /// Ends the game against `loser`, as [`Game::concede`].
    ///
    /// # Errors
    ///
    /// When the game is over already, or the reason is not a concession.
    pub fn concede(&mut self, loser: Player, reason: Reason) -> Result<(), ConcedeError> {
        self.game.concede(loser, reason)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rules { variant, take_back, empty_reserve } = self.game.rules();
        let score = self.game.result().map_or("*", |outcome| outcome.score());
        for (name, unknown) in ROSTER {
            let value = if name == "Result" { score } else { self.tag(name).unwrap_or(unknown) };
            write_tag(f, name, value)?;
        }
        write_tag(f, "Variant", variant.name())?;
        write_tag(f, "TakeBack", take_back.name())?;
        write_tag(f, "EmptyReserve", empty_reserve.name())?;
        if self.game.start() != Position::START {
            write_tag(f, "Position", &self.game.start().to_string())?;
        }
        match self.game.concession().map(|outcome| outcome.reason) {
            Some(Reason::Time) => write_tag(f, "Termination", "time forfeit")?,
            Some(_) => write_tag(f, "Termination", "resignation")?,
            None => {}
        }
        for (name, value) in &self.tags {
            if !ROSTER.iter().any(|(tag, _)| tag == name) {
                write_tag(f, name, value)?;
            }
        }

        let mut words = Words { f, column: 0, held: String::new(), opens: false };
        words.f.write_str("\n")?;
        let first = usize::from(self.game.start().turn() == Player::Dark);
        words.line(&self.line, first)?;
        words.word(score)?;
        words.flush()?;
        f.write_str("\n")
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for sign in value.chars() {
        if sign == '"' || sign == '\\' {
            f.write_str("\\")?;
        }
        write!(f, "{sign}")?;
    }
    f.write_str("\"]\n")
}

/// Writes words separated by spaces, in lines of [`LINE_WIDTH`]. Parentheses are parts of the words
/// they enclose, so the last word is held until it is known whether one closes after it.
struct Words<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    column: usize,
    held: String,
    /// Whether the next word begins with a parenthesis.
    opens: bool,
}

impl Words<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        self.flush()?;
        if core::mem::take(&mut self.opens) {
            self.held.push('(');
        }
        self.held.push_str(word);
        Ok(())
    }

    /// Writes the word that is held.
    fn flush(&mut self) -> fmt::Result {
        let width = self.held.chars().count();
        if self.column > 0 {
            if self.column + 1 + width > LINE_WIDTH {
                self.f.write_str("\n")?;
                self.column = 0;
            } else {
                self.f.write_str(" ")?;
                self.column += 1;
            }
        }
        self.column += width;
        self.f.write_str(&self.held)?;
        self.held.clear();
        Ok(())
    }

    /// Writes a line whose first move is number `ply` of the game, counted from 0 at light's first.
    fn line(&mut self, line: &Line, ply: usize) -> fmt::Result {
        for comment in &line.comments {
            self.word(&format!("{{{comment}}}"))?;
        }
        let mut number_needed = true;
        for (ply, turn) in (ply..).zip(&line.turns) {
            let number = ply / 2 + 1;
            if ply % 2 == 0 {
                self.word(&format!("{number}."))?;
            } else if number_needed {
                self.word(&format!("{number}..."))?;
            }
            self.word(&turn.m.to_string())?;
            for note in &turn.notes {
                match note {
                    Note::Comment(comment) => self.word(&format!("{{{comment}}}"))?,
                    Note::Glyph(glyph) => self.word(&format!("${glyph}"))?,
                    Note::Variation(line) => {
                        self.opens = true;
                        self.line(line, ply)?;
                        self.held.push(')');
                    }
                }
            }
            number_needed = turn.notes.iter().any(|note| !matches!(note, Note::Glyph(_)));
        }
        Ok(())
    }
}
