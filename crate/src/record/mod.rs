//! Game records: a game as text, in the shape of PGN, with comments, glyphs and variations.

mod read;
mod write;

use alloc::{borrow::ToOwned, string::String, string::ToString, vec::Vec};

pub use self::read::{MoveNumber, RecordError, RecordFault};
pub use self::write::glyph_text;
use crate::game::Game;
use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::names::refuse_if;
use crate::outcome::Concession;
use crate::player::Player;

/// The seven tags of every record, in order, with their values where nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Tags whose values follow from the game: a record does not store them.
const DERIVED: [&str; 6] =
    ["Result", "Variant", "TakeBack", "EmptyReserve", "Position", "Termination"];

/// The most tags that a record stores: each is compared with those before it.
const MOST_TAGS: usize = 256;

/// The most moves of a game that are read, whose positions are compared with those before them; and the most notes.
const MOST_ENTRIES: usize = 10_000;

/// Glyphs written as suffixes of a move.
const SUFFIXES: [(&str, u8); 6] = [("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!", 1), ("?", 2)];

/// The deepest nesting of variations. It bounds the recursion of reading.
const DEEPEST: usize = 32;

/// A game with its tags, comments, glyphs and variations. Reading what `Display` writes gives an
/// equal record, unless it has more than 10,000 moves or notes.
///
/// The text has the form of PGN: tag pairs, numbered moves, `{comments}`, `$` glyphs, `( variations )` and the
/// result. Light has the tag `White` and the score `1-0`, dark `Black` and `0-1`. A game that was
/// ended off the board has the tag `Termination` (`resignation`, `time forfeit` or `agreement`).
///
/// ```
/// use pylos::{Note, Record};
/// let mut record: Record = "[Variant \"expert\"] 1. 1b2 {the centre} 1c3 (1... 1a1 $2) *".parse()?;
/// assert_eq!(record.game().moves().len(), 2);
/// let text = record.to_string();
/// assert!(text.ends_with("1. 1b2 {the centre} 1... 1c3 (1... 1a1 $2) *\n"));
/// assert_eq!(text.parse::<Record>()?, record);
///
/// record.annotate(2, Note::Comment("Opposite.".into()))?;
/// assert!(record.to_string().ends_with("1... 1c3 (1... 1a1 $2) {Opposite.} *\n"));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Tags that do not follow from the game, in the order they were written.
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) game: Game,
    /// The moves of `game`, with their notes.
    pub(crate) line: Line,
}

/// A sequence of moves with comments, glyphs and variations: a whole game or a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub entries: Vec<Entry>,
}

impl Line {
    fn is_empty(&self) -> bool {
        self.comments.is_empty() && self.entries.is_empty()
    }
}

impl FromIterator<Move> for Line {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Line {
        let entries = moves.into_iter().map(|m| Entry { m, notes: Vec::new() }).collect();
        Line { comments: Vec::new(), entries }
    }
}

/// A move of a record with the notes after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The move.
    pub m: Move,
    /// The notes, in order.
    pub notes: Vec<Note>,
}

/// A note after a move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Note {
    /// A comment, without its braces.
    Comment(String),
    /// A numeric annotation glyph: `$1` is a good move, `$2` a mistake. See [`glyph_text`].
    Glyph(u8),
    /// Other moves, from the position before the move that the note follows.
    Variation(Line),
}

impl Record {
    /// The record of a game, without notes.
    pub fn new(game: Game) -> Record {
        let line = game.moves().iter().copied().collect();
        Record { tags: Vec::new(), game, line }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The moves of the game with their notes.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The value of a tag, such as `White`, that does not follow from the game.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The tags that do not follow from the game, with their values: the seven usual ones first.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Plays a move, as [`Game::play`].
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.game.play(m)?;
        self.line.entries.push(Entry { m: m.canonical(), notes: Vec::new() });
        Ok(())
    }

    /// Sets a tag that does not follow from the game.
    ///
    /// # Errors
    ///
    /// [`RecordFault::Tag`] when the name has other signs than ASCII letters and digits or is that
    /// of a tag that follows from the game, or when the value has a line break;
    /// [`RecordFault::TooLong`] for the 257th tag.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), RecordFault> {
        let is_name = !name.is_empty() && name.bytes().all(|sign| sign.is_ascii_alphanumeric());
        refuse_if(is_derived(name) || !is_name || value.contains('\n'), RecordFault::Tag)?;
        self.tags.retain(|(tag, _)| tag != name);
        if !ROSTER.contains(&(name, value)) {
            refuse_if(self.tags.len() == MOST_TAGS, RecordFault::TooLong)?;
            self.tags.push((name.to_owned(), value.to_owned()));
        }
        sort_tags(&mut self.tags);
        Ok(())
    }

    /// Adds a note after `ply` moves; 0 is before the first move. The moves of a variation replace
    /// move number `ply`.
    ///
    /// # Errors
    ///
    /// What a reader of the record's text would find wrong with the note:
    /// [`RecordFault::StrayBrace`] for a comment with a `}`, [`RecordFault::Illegal`] for a move of
    /// a variation, [`RecordFault::NoSuchMove`] if the game has fewer moves. The record is unchanged.
    pub fn annotate(&mut self, ply: usize, note: Note) -> Result<(), RecordFault> {
        let mut noted = self.clone();
        let Line { comments, entries } = &mut noted.line;
        match (ply.checked_sub(1), note) {
            (None, Note::Comment(comment)) => comments.push(comment),
            (None, Note::Glyph(_)) => return Err(RecordFault::GlyphWithoutMove),
            (None, Note::Variation(_)) => return Err(RecordFault::VariationWithoutMove),
            (Some(before), note) => {
                entries.get_mut(before).ok_or(RecordFault::NoSuchMove)?.notes.push(note);
            }
        }
        noted.line.check_notes()?;
        *self = noted.to_string().parse().map_err(|error: RecordError| error.fault)?;
        Ok(())
    }

    /// Takes the last move back with its notes, as [`Game::undo`].
    pub fn undo(&mut self) -> bool {
        let undone = self.game.undo();
        self.line.entries.truncate(self.game.moves().len());
        undone
    }

    /// Ends the game against `loser`, as [`Game::concede`].
    pub fn concede(&mut self, loser: Player, concession: Concession) -> Result<(), IllegalMove> {
        self.game.concede(loser, concession)
    }

    /// Ends the game with a draw on which the players agree, as [`Game::agree`].
    pub fn agree(&mut self) -> Result<(), IllegalMove> {
        self.game.agree()
    }
}

/// Whether this is one of the tags [`DERIVED`], in either case.
fn is_derived(name: &str) -> bool {
    DERIVED.iter().any(|derived| derived.eq_ignore_ascii_case(name))
}

/// Puts the tags of [`ROSTER`] first, as `Display` writes them, so that equal records compare equal.
fn sort_tags(tags: &mut [(String, String)]) {
    // `sort_by_key` would add a kilobyte to the WebAssembly module.
    for (name, _) in ROSTER.into_iter().rev() {
        if let Some(place) = tags.iter().position(|(tag, _)| tag == name) {
            tags[..=place].rotate_right(1);
        }
    }
}

impl Line {
    /// Refuses what would not be read as it is written: a comment with the sign that ends it, a variation without a move.
    fn check_notes(&self) -> Result<(), RecordFault> {
        let comment = |text: &String| refuse_if(text.contains('}'), RecordFault::StrayBrace);
        self.comments.iter().try_for_each(comment)?;
        let mut notes = self.entries.iter().flat_map(|entry| &entry.notes);
        notes.try_for_each(|note| match note {
            Note::Comment(text) => comment(text),
            Note::Glyph(_) => Ok(()),
            Note::Variation(line) if line.entries.is_empty() => Err(RecordFault::EmptyVariation),
            Note::Variation(line) => line.check_notes(),
        })
    }
}
