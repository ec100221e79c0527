//! Reading a game record.

use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use core::str::FromStr;
use core::{fmt, mem};

use super::{
    DEEPEST, DERIVED, Entry, Line, MOST_ENTRIES, MOST_TAGS, Note, ROSTER, Record, SUFFIXES,
    is_derived, sort_tags,
};
use crate::game::Game;
use crate::illegal::IllegalMove;
use crate::moves::{Move, ParseMoveError};
use crate::names::{ParseNameError, faults, refuse_if};
use crate::outcome::Concession;
use crate::player::Player;
use crate::position::{Position, PositionError};
use crate::rules::Rules;

/// Results as a record writes them.
const SCORES: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// What is wrong with the text of a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RecordError {
    /// The line of the text with the fault, counted from 1.
    pub line: usize,
    /// The length in bytes of the beginning of the text that is a record without the fault: up to the word or note
    /// that has it, 0 if a tag has it. With [`RecordFault::AnotherGame`] the next game begins there.
    pub readable: usize,
    /// What is wrong.
    pub fault: RecordFault,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bad record, line {}: {}", self.line, self.fault)
    }
}

impl core::error::Error for RecordError {
    /// The [`RecordFault`].
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.fault)
    }
}

faults! {
    /// What is wrong with a game record. A fault inside of it, such as an illegal move, has the name of
    /// its own kind.
    RecordFault {
        TagTwice(name: String) = "tagTwice" => "the tag {name} stands twice";
        /// The value of a rules tag is unknown.
        Rules(error: ParseNameError) = "badOption" => "{error}";
        /// The position to start from is impossible.
        Position(error: PositionError) = "badPosition" => "{error}";
        /// A word where a move is expected is not a move.
        NoMove { at: MoveNumber, error: ParseMoveError } = "badMove" => "{at}: {error}";
        /// A move is not legal.
        Illegal { at: MoveNumber, m: Move, reason: IllegalMove } = reason.name() =>
            "{at}, {m}: {reason}";
        WrongResult { board: &'static str } = "wrongResult" =>
            "the result is wrong: the game ended {board}";
        Empty = "empty" => "the record is empty: expected tags, moves or a result";
        Tag = "badTag" => "expected a tag like [Variant \"expert\"]";
        TagAmongMoves = "tagAmongMoves" => "a tag stands after the first move: tags come first";
        OpenComment = "openComment" => "a comment is not closed: expected }}";
        Glyph = "badGlyph" => "expected a glyph from $0 to $255";
        VariationWithoutMove = "variationWithoutMove" =>
            "a variation stands before the first move: it replaces the move before it";
        OpenVariation = "openVariation" => "a variation is not closed: expected )";
        EmptyVariation = "emptyVariation" => "a variation has no move";
        StrayParenthesis = "strayParenthesis" => "there is a ) without a (";
        StrayBrace = "strayBrace" => "there is a }} without a {{";
        TooLong = "tooLong" =>
            "the record is too long: expected at most 256 tags, 10000 moves and 10000 notes";
        TooDeep = "tooDeep" => "variations nest too deep: expected at most 32 levels";
        GlyphWithoutMove = "glyphWithoutMove" => "a glyph stands before the first move";
        ResultInVariation = "resultInVariation" => "a result stands inside a variation";
        AfterResult = "afterResult" => "the record goes on after its result";
        /// Where it begins: [`RecordError::readable`].
        AnotherGame = "anotherGame" => "another game begins: expected only one";
        UnknownResult = "unknownResult" => "the tag Result must be 1-0, 0-1, 1/2-1/2 or *";
        TwoResults = "twoResults" => "the tag Result and the result after the moves differ";
        NoDraw = "noDraw" =>
            "the result cannot be a draw: neither did the position arise three times nor did the players agree";
        /// A note is to follow a move that the game does not have ([`Record::annotate`]).
        NoSuchMove = "noSuchMove" => "the game has fewer moves";
    }
}

impl core::error::Error for RecordFault {
    /// What is wrong with the tag, position or move.
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            RecordFault::Rules(error) => Some(error),
            RecordFault::Position(error) => Some(error),
            RecordFault::NoMove { error, .. } => Some(error),
            RecordFault::Illegal { reason, .. } => Some(reason),
            _ => None,
        }
    }
}

/// The number and player of a move, as people count: move 3 of dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct MoveNumber {
    /// The number, counted from 1.
    pub number: usize,
    /// Whose move it is.
    pub player: Player,
    /// Whether it stands in a variation.
    pub in_variation: bool,
}

impl MoveNumber {
    /// The number of the move with `ply` moves before it; 0 is light's first move.
    pub(crate) const fn new(ply: usize, in_variation: bool) -> MoveNumber {
        let player = if ply.is_multiple_of(2) { Player::Light } else { Player::Dark };
        MoveNumber { number: ply / 2 + 1, player, in_variation }
    }

    /// The number as a record writes it: `3` for light, `3...` for dark.
    pub fn text(self) -> String {
        let dots = if self.player == Player::Dark { "..." } else { "" };
        format!("{}{dots}", self.number)
    }
}

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.in_variation { " in a variation" } else { "" };
        write!(f, "move {} of {}{place}", self.number, self.player)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a record. Move numbers are not checked, tags of the rules and their values may be in either case,
    /// spaces outside of comments and values may be underscores, `;` comments to the end of the
    /// line, and `!` and `?` after a move are accepted. Lines that begin with `%` are left out.
    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader { text, at: 0, score: None, notes: 0, readable: 0 };
        reader.record().map_err(|fault| {
            let line = 1 + reader.before().matches('\n').count();
            RecordError { line, readable: reader.readable, fault }
        })
    }
}

/// Compares the result a record claims with the game, and ends a game that the players ended off the board: how, says
/// the value of the tag `Termination`. A draw needs an agreement (`agreement`, `Game drawn by agreement`). A game is lost on
/// time as PGN (`time forfeit`) and the sites for chess write it (`Anna won on time`), else by resignation.
fn settle(game: &mut Game, score: &str, termination: &str) -> Result<(), RecordFault> {
    let names = |word: &[u8]| {
        termination.as_bytes().windows(word.len()).any(|part| part.eq_ignore_ascii_case(word))
    };
    let loser = match (score, game.result()) {
        ("*", _) => return Ok(()),
        (_, Some(outcome)) => {
            let board = outcome.score();
            return refuse_if(board != score, RecordFault::WrongResult { board });
        }
        ("1-0", None) => Some(Player::Dark),
        ("0-1", None) => Some(Player::Light),
        _ => None,
    };
    let is_time = names(b"time") && !names(b"resign");
    let concession = if is_time { Concession::Time } else { Concession::Resignation };
    // The game is not over, so it can be ended.
    let ended = match loser {
        Some(loser) => game.concede(loser, concession),
        None if names(b"agree") => game.agree(),
        None => return Err(RecordFault::NoDraw),
    };
    ended.map_err(|_| RecordFault::NoDraw)
}

/// A word without the move number before it: `12.`, `12...`, or `12` alone.
fn without_number(word: &str) -> &str {
    let after = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if after.is_empty() {
        after
    } else {
        after.strip_prefix('.').map_or(word, |rest| rest.trim_start_matches('.'))
    }
}

/// A text that is read.
struct Reader<'a> {
    text: &'a str,
    /// Where the part begins that is not read yet.
    at: usize,
    /// The result before it.
    score: Option<&'a str>,
    /// The notes before it, but for glyphs that are written as suffixes.
    notes: usize,
    /// The end of the last word or note of the game before it.
    readable: usize,
}

/// What ends a line.
const LINE_ENDS: [char; 2] = ['\n', '\r'];

fn is_space(sign: char) -> bool {
    sign.is_whitespace() || sign == '_' || sign == '\u{feff}'
}

impl<'a> Reader<'a> {
    fn before(&self) -> &'a str {
        self.text.get(..self.at).unwrap_or_default()
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Whether only spaces stand before the rest in its line.
    fn begins_line(&self) -> bool {
        let space = |sign| is_space(sign) && !LINE_ENDS.contains(&sign);
        let before = self.before().trim_end_matches(space);
        before.is_empty() || before.ends_with(LINE_ENDS)
    }

    /// Takes the next `length` bytes, which end at a character, or all that there are.
    fn take(&mut self, length: usize) -> &'a str {
        let taken = self.rest().get(..length).unwrap_or(self.rest());
        self.at += taken.len();
        taken
    }

    /// Skips spaces, and lines that begin with `%`.
    fn skip_space(&mut self) {
        loop {
            self.until(|sign| !is_space(sign));
            if !self.rest().starts_with('%') || !self.begins_line() {
                return;
            }
            self.until(|sign| LINE_ENDS.contains(&sign));
        }
    }

    /// Takes `sign` if it comes next.
    fn accept(&mut self, sign: char) -> bool {
        let next = self.rest().starts_with(sign);
        self.at += if next { sign.len_utf8() } else { 0 };
        next
    }

    /// Takes all up to the first character for which `end` holds.
    fn until(&mut self, end: fn(char) -> bool) -> &'a str {
        self.take(self.rest().find(end).unwrap_or(usize::MAX))
    }

    /// Whether what comes next after moves or a result, with this first sign, is the head of another game: a tag, at the
    /// beginning of a line where no result stands before it; or after a result, the number of Light's first move.
    fn begins_game(&self, sign: char) -> bool {
        match (self.score, sign) {
            (None, _) => sign == '[' && self.begins_line(),
            (_, '1') => matches!(self.rest().as_bytes(), [_, b'.', after, ..] if *after != b'.'),
            _ => sign == '[',
        }
    }

    fn record(&mut self) -> Result<Record, RecordFault> {
        let (start, mut tags) = self.tags()?;
        let mut game = Game::from_position(start);
        let first = game.first_ply();
        let line = self.moves(Some(&mut game), start, first, 0)?;
        let is_empty = tags.is_empty() && self.score.is_none() && line.is_empty();
        refuse_if(is_empty, RecordFault::Empty)?;
        let tag = |name| tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
        let tagged = tag("Result");
        let is_unknown = tagged.is_some_and(|score| !SCORES.contains(&score));
        refuse_if(is_unknown, RecordFault::UnknownResult)?;
        let differ = tagged.zip(self.score).is_some_and(|(tagged, written)| tagged != written);
        refuse_if(differ, RecordFault::TwoResults)?;
        let score = self.score.or(tagged).unwrap_or("*");
        settle(&mut game, score, tag("Termination").unwrap_or_default())?;
        tags.retain(|(name, _)| !is_derived(name));
        sort_tags(&mut tags);
        Ok(Record { tags, game, line })
    }

    /// Reads the tag pairs at the head of a record, and the position that they start from.
    fn tags(&mut self) -> Result<(Position, Vec<(String, String)>), RecordFault> {
        let (mut rules, mut start, mut tags) = (Rules::default(), Position::START, Vec::new());
        let mut left = MOST_TAGS;
        while let Some((written, value)) = self.tag()? {
            let derived = DERIVED.into_iter().find(|tag| tag.eq_ignore_ascii_case(&written));
            let name = derived.unwrap_or(&written);
            let value = if derived.is_some() { value.trim().to_owned() } else { value };
            // An unknown value says nothing, also beside a known one.
            if derived.is_none() && ROSTER.contains(&(name, &value)) {
                continue;
            }
            if tags.iter().any(|(tag, _)| tag == name) {
                return Err(RecordFault::TagTwice(written));
            }
            left = left.checked_sub(derived.is_none().into()).ok_or(RecordFault::TooLong)?;
            match name {
                "Variant" => rules.variant = value.parse().map_err(RecordFault::Rules)?,
                "TakeBack" => rules.take_back = value.parse().map_err(RecordFault::Rules)?,
                "EmptyReserve" => {
                    rules.empty_reserve = value.parse().map_err(RecordFault::Rules)?
                }
                "Position" => start = value.parse().map_err(RecordFault::Position)?,
                _ => {}
            }
            tags.push((name.to_owned(), value));
        }
        Ok((start.with_rules(rules), tags))
    }

    /// The next tag pair; none where the moves begin.
    fn tag(&mut self) -> Result<Option<(String, String)>, RecordFault> {
        self.skip_space();
        if !self.accept('[') {
            return Ok(None);
        }
        self.skip_space();
        let name = self.until(|sign| !sign.is_ascii_alphanumeric());
        self.skip_space();
        refuse_if(name.is_empty() || !self.accept('"'), RecordFault::Tag)?;
        let mut value = String::new();
        loop {
            value.push_str(self.until(|sign| matches!(sign, '"' | '\\' | '\n')));
            if self.accept('"') {
                break;
            }
            // A backslash lets the quote or backslash after it stand for itself.
            match (self.accept('\\'), self.rest().chars().next()) {
                (true, Some(sign @ ('"' | '\\'))) => {
                    self.take(1);
                    value.push(sign);
                }
                _ => return Err(RecordFault::Tag),
            }
        }
        self.skip_space();
        refuse_if(!self.accept(']'), RecordFault::Tag)?;
        Ok(Some((name.to_owned(), value)))
    }

    /// Reads the moves of `game` to the end of the text, or without one those of a variation to its end. They start from `now`,
    /// with `ply` moves numbered before them; light's first move has 0.
    fn moves(
        &mut self,
        mut game: Option<&mut Game>,
        mut now: Position,
        ply: usize,
        depth: usize,
    ) -> Result<Line, RecordFault> {
        let (mut line, mut before) = (Line::default(), None);
        loop {
            if game.is_some() && self.score.is_none() {
                self.readable = self.at;
            }
            self.skip_space();
            let Some(sign) = self.rest().chars().next() else {
                return if game.is_some() { Ok(line) } else { Err(RecordFault::OpenVariation) };
            };
            let note = match sign {
                '{' => {
                    let length = self.rest().find('}').ok_or(RecordFault::OpenComment)?;
                    let text = self.take(length + 1);
                    Note::Comment(text.get(1..length).unwrap_or_default().trim().to_owned())
                }
                ';' => {
                    let text = self.until(|sign| LINE_ENDS.contains(&sign));
                    Note::Comment(text.get(1..).unwrap_or_default().trim().replace('}', ")"))
                }
                _ if game.is_some() && self.begins_game(sign) => {
                    self.readable = self.at;
                    return Err(RecordFault::AnotherGame);
                }
                // Only a comment may follow the result.
                _ if self.score.is_some() => return Err(RecordFault::AfterResult),
                '$' => {
                    self.take(1);
                    let digits = self.until(|sign| !sign.is_ascii_digit());
                    Note::Glyph(digits.parse().map_err(|_| RecordFault::Glyph)?)
                }
                '(' => {
                    self.take(1);
                    refuse_if(depth == DEEPEST, RecordFault::TooDeep)?;
                    let before = before.ok_or(RecordFault::VariationWithoutMove)?;
                    let line = self.moves(None, before, ply + line.entries.len() - 1, depth + 1)?;
                    refuse_if(line.entries.is_empty(), RecordFault::EmptyVariation)?;
                    Note::Variation(line)
                }
                ')' => {
                    refuse_if(game.is_some(), RecordFault::StrayParenthesis)?;
                    self.take(1);
                    return Ok(line);
                }
                '}' => return Err(RecordFault::StrayBrace),
                '[' => return Err(RecordFault::TagAmongMoves),
                _ => {
                    let word = self.until(|sign| {
                        let ends = matches!(sign, '{' | '}' | '(' | ')' | ';' | '$' | '[');
                        is_space(sign) || ends
                    });
                    if SCORES.contains(&word) {
                        refuse_if(game.is_none(), RecordFault::ResultInVariation)?;
                        self.score = Some(word);
                        continue;
                    }
                    // A move with its suffix, perhaps with a number before it.
                    let word = without_number(word);
                    if word.is_empty() {
                        continue;
                    }
                    let (text, glyph) = SUFFIXES
                        .into_iter()
                        .find_map(|(suffix, glyph)| Some((word.strip_suffix(suffix)?, Some(glyph))))
                        .unwrap_or((word, None));
                    let is_full = game.is_some() && line.entries.len() == MOST_ENTRIES;
                    refuse_if(is_full, RecordFault::TooLong)?;
                    let at = MoveNumber::new(ply + line.entries.len(), game.is_none());
                    let m: Move =
                        text.parse().map_err(|error| RecordFault::NoMove { at, error })?;
                    let played = match &mut game {
                        Some(game) => game.play(m).map(|()| game.position()),
                        None => now.play(m),
                    };
                    let next = played.map_err(|reason| RecordFault::Illegal { at, m, reason })?;
                    before = Some(mem::replace(&mut now, next));
                    let notes = glyph.map(Note::Glyph).into_iter().collect();
                    line.entries.push(Entry { m: m.canonical(), notes });
                    continue;
                }
            };
            self.notes += 1;
            refuse_if(self.notes > MOST_ENTRIES, RecordFault::TooLong)?;
            match (line.entries.last_mut(), note) {
                (Some(entry), note) => entry.notes.push(note),
                (None, Note::Comment(text)) => line.comments.push(text),
                (None, _) => return Err(RecordFault::GlyphWithoutMove),
            }
        }
    }
}
