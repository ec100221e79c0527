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

/// Glyphs written as suffixes of a move.
pub(crate) const SUFFIXES: [(&str, u8); 6] =
    [("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!", 1), ("?", 2)];

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
    /// A numeric annotation glyph: `$1` is a good move, `$2` a mistake. See [`glyph_text`].
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

    /// The number of its first move, counted from 0 at light's first: 1 where dark begins.
    pub(crate) fn first(&self) -> usize {
        usize::from(self.game.start().turn() == Player::Dark)
    }

    /// The value of a tag, such as `White`, that does not follow from the game.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The tags that do not follow from the game, with their values: the seven usual ones first.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
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

        f.write_str("\n")?;
        let mut words = Words::new(f);
        words.line(&self.line, self.first())?;
        words.word(score)?;
        words.flush()?;
        f.write_str("\n")
    }
}

impl Line {
    /// The moves and what is written beside them, on one line, as people write it: `1... 1a1?`.
    /// `ply` is the number of moves before the first one, counted from light's first.
    #[must_use]
    pub fn text(&self, ply: usize) -> String {
        let mut text = String::new();
        let mut words = Words { width: usize::MAX, signs: true, ..Words::new(&mut text) };
        // Writing to a string cannot fail.
        let _ = words.line(self, ply).and_then(|()| words.flush());
        text
    }
}

/// A numeric annotation glyph as people write it: `!` for 1, `?!` for 6; `$10` where there is no
/// such sign.
///
/// ```
/// assert_eq!(pylos::glyph_text(2), "?");
/// ```
#[must_use]
pub fn glyph_text(glyph: u8) -> String {
    let sign = SUFFIXES.into_iter().find(|&(_, number)| number == glyph);
    sign.map_or_else(|| format!("${glyph}"), |(sign, _)| sign.to_owned())
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

/// Writes words separated by spaces, in lines of `width` characters. Parentheses are parts of the words
/// they enclose, so the last word is held until it is known whether one closes after it.
struct Words<'a> {
    f: &'a mut dyn fmt::Write,
    width: usize,
    /// Whether glyphs are written as signs, such as `!`.
    signs: bool,
    column: usize,
    held: String,
    /// Whether the next word begins with a parenthesis.
    opens: bool,
}

impl<'a> Words<'a> {
    fn new(f: &'a mut dyn fmt::Write) -> Words<'a> {
        let held = String::new();
        Words { f, width: LINE_WIDTH, signs: false, column: 0, held, opens: false }
    }

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
            if self.column + 1 + width > self.width {
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
                    Note::Glyph(glyph @ 1..=6) if self.signs => {
                        self.held.push_str(&glyph_text(*glyph));
                    }
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
