//! Reading a game record.

use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use core::str::FromStr;
use core::{fmt, mem};

use crate::game::Game;
use crate::illegal::IllegalMove;
use crate::moves::{Move, ParseMoveError};
use crate::names::ParseNameError;
use crate::names::faults;
use crate::outcome::Concession;
use crate::player::Player;
use crate::position::Position;
use crate::position_text::PositionError;
use crate::record::{
    DEEPEST, DERIVED, Entry, Line, Note, ROSTER, Record, SUFFIXES, is_derived, sort_tags,
};
use crate::rules::Rules;

/// Results as a record writes them, with the winner of a decided game.
const SCORES: [(&str, Option<Player>); 4] =
    [("1-0", Some(Player::Light)), ("0-1", Some(Player::Dark)), ("1/2-1/2", None), ("*", None)];

/// What is wrong with the text of a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    line: usize,
    fault: RecordFault,
}

impl RecordError {
    /// The line of the text with the fault, counted from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// What is wrong.
    pub fn fault(&self) -> &RecordFault {
        &self.fault
    }
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
        TooDeep = "tooDeep" => "variations nest too deep: expected at most 32 levels";
        GlyphWithoutMove = "glyphWithoutMove" => "a glyph stands before the first move";
        ResultInVariation = "resultInVariation" => "a result stands inside a variation";
        AfterResult = "afterResult" => "the record goes on after its result";
        UnknownResult = "unknownResult" => "the tag Result must be 1-0, 0-1, 1/2-1/2 or *";
        TwoResults = "twoResults" => "the tag Result and the result after the moves differ";
        NoDraw = "noDraw" => "the result cannot be a draw: the position has not arisen three times";
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

    /// Reads a record. Move numbers are not checked, tags of the rules may be lower case,
    /// spaces outside of comments and values may be underscores, `;` comments to the end of the
    /// line, and `!` and `?` after a move are accepted.
    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader { rest: text.trim_start_matches('\u{feff}'), line: 1 };
        read(&mut reader).map_err(|fault| RecordError { line: reader.line, fault })
    }
}

fn read(reader: &mut Reader) -> Result<Record, RecordFault> {
    let (start, mut tags) = read_tags(reader)?;
    let mut moves = Moves::new(Game::from_position(start));
    let mut written = None;
    while let Some(token) = reader.token()? {
        match token {
            // A comment may follow the result.
            Token::Comment(_) => moves.take(token)?,
            _ if written.is_some() => return Err(RecordFault::AfterResult),
            Token::Word(word) if is_score(word) => {
                if !moves.outer.is_empty() {
                    return Err(RecordFault::ResultInVariation);
                }
                written = Some(word);
            }
            token => moves.take(token)?,
        }
    }
    if !moves.outer.is_empty() {
        return Err(RecordFault::OpenVariation);
    }
    let Moves { mut game, current: Reading { line, .. }, .. } = moves;
    let is_empty = line.comments.is_empty() && line.entries.is_empty();
    if tags.is_empty() && written.is_none() && is_empty {
        return Err(RecordFault::Empty);
    }
    let tag = |name| tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
    let tagged = tag("Result");
    if tagged.is_some_and(|score| !is_score(score)) {
        return Err(RecordFault::UnknownResult);
    }
    if tagged.zip(written).is_some_and(|(tagged, written)| tagged != written) {
        return Err(RecordFault::TwoResults);
    }
    let concession = match tag("Termination") {
        Some(text) if text.starts_with("time") => Concession::Time,
        _ => Concession::Resignation,
    };
    settle(&mut game, written.or(tagged).unwrap_or("*"), concession)?;
    tags.retain(|(name, _)| !is_derived(name));
    sort_tags(&mut tags);
    Ok(Record { tags, game, line })
}

fn is_score(word: &str) -> bool {
    SCORES.iter().any(|(score, _)| *score == word)
}

/// Compares the result a record claims with the game, and concedes a game that was decided off the
/// board.
fn settle(game: &mut Game, score: &str, concession: Concession) -> Result<(), RecordFault> {
    if score == "*" {
        return Ok(());
    }
    if let Some(outcome) = game.result() {
        let board = outcome.score();
        return if board == score { Ok(()) } else { Err(RecordFault::WrongResult { board }) };
    }
    let winner = SCORES.iter().find(|(text, _)| *text == score).and_then(|(_, winner)| *winner);
    let winner = winner.ok_or(RecordFault::NoDraw)?;
    // The game is not over, so it can be conceded.
    game.concede(winner.opponent(), concession).map_err(|_| RecordFault::NoDraw)
}

/// Reads the tag pairs at the head of a record, and the position that they start from.
fn read_tags(reader: &mut Reader) -> Result<(Position, Vec<(String, String)>), RecordFault> {
    let (mut rules, mut start, mut tags) = (Rules::default(), Position::START, Vec::new());
    while let Some((written, value)) = reader.tag()? {
        let derived = DERIVED.into_iter().find(|tag| tag.eq_ignore_ascii_case(&written));
        let name = derived.unwrap_or(&written);
        // An unknown value says nothing, also beside a known one.
        if derived.is_none() && ROSTER.contains(&(name, &value)) {
            continue;
        }
        if tags.iter().any(|(tag, _)| tag == name) {
            return Err(RecordFault::TagTwice(written));
        }
        match name {
            "Variant" => rules.variant = value.parse().map_err(RecordFault::Rules)?,
            "TakeBack" => rules.take_back = value.parse().map_err(RecordFault::Rules)?,
            "EmptyReserve" => rules.empty_reserve = value.parse().map_err(RecordFault::Rules)?,
            "Position" => start = value.parse().map_err(RecordFault::Position)?,
            _ => {}
        }
        tags.push((name.to_owned(), value));
    }
    Ok((start.with_rules(rules), tags))
}

/// The moves read so far.
pub(crate) struct Moves {
    game: Game,
    /// The game itself, or the variation being read.
    current: Reading,
    /// The lines that `current` is a variation of, from the game inwards.
    outer: Vec<Reading>,
}

/// A line being read.
struct Reading {
    line: Line,
    /// The number of moves before its first one; light's first move has 0.
    first: usize,
    /// The position before its last move.
    before: Option<Position>,
    now: Position,
}

impl Reading {
    fn new(first: usize, now: Position) -> Reading {
        Reading { line: Line::default(), first, before: None, now }
    }
}

impl Moves {
    fn new(game: Game) -> Moves {
        let start = game.start();
        let current = Reading::new(usize::from(start.turn() == Player::Dark), start);
        Moves { game, current, outer: Vec::new() }
    }

    fn take(&mut self, token: Token) -> Result<(), RecordFault> {
        match token {
            Token::Word(word) => self.word(word),
            Token::Comment(text) => {
                let Line { comments, entries } = &mut self.current.line;
                match entries.last_mut() {
                    Some(entry) => entry.notes.push(Note::Comment(text)),
                    None => comments.push(text),
                }
                Ok(())
            }
            Token::Glyph(glyph) => self.note(Note::Glyph(glyph), RecordFault::GlyphWithoutMove),
            Token::Open => {
                let Reading { line, first, before, .. } = &self.current;
                if self.outer.len() >= DEEPEST {
                    return Err(RecordFault::TooDeep);
                }
                let before = before.ok_or(RecordFault::VariationWithoutMove)?;
                let variation = Reading::new(first + line.entries.len() - 1, before);
                self.outer.push(mem::replace(&mut self.current, variation));
                Ok(())
            }
            Token::Close => {
                let outer = self.outer.pop().ok_or(RecordFault::StrayParenthesis)?;
                let line = mem::replace(&mut self.current, outer).line;
                if line.entries.is_empty() {
                    return Err(RecordFault::EmptyVariation);
                }
                self.note(Note::Variation(line), RecordFault::VariationWithoutMove)
            }
        }
    }

    fn note(&mut self, note: Note, fault: RecordFault) -> Result<(), RecordFault> {
        self.current.line.entries.last_mut().ok_or(fault)?.notes.push(note);
        Ok(())
    }

    /// Plays a word: a move with its suffix, perhaps with a number before it.
    fn word(&mut self, word: &str) -> Result<(), RecordFault> {
        let word = without_number(word);
        if word.is_empty() {
            return Ok(());
        }
        let (text, glyph) = SUFFIXES
            .into_iter()
            .find_map(|(suffix, glyph)| Some((word.strip_suffix(suffix)?, Some(glyph))))
            .unwrap_or((word, None));
        let at = self.next_number();
        let m = text.parse().map_err(|error| RecordFault::NoMove { at, error })?;
        self.play(m)?;
        glyph.map_or(Ok(()), |glyph| self.take(Token::Glyph(glyph)))
    }

    fn play(&mut self, m: Move) -> Result<(), RecordFault> {
        let at = self.next_number();
        let Reading { line, before, now, .. } = &mut self.current;
        let played = if self.outer.is_empty() {
            self.game.play(m).map(|()| self.game.position())
        } else {
            now.play(m)
        };
        let next = played.map_err(|reason| RecordFault::Illegal { at, m, reason })?;
        *before = Some(mem::replace(now, next));
        line.entries.push(Entry::new(m.canonical(), Vec::new()));
        Ok(())
    }

    /// A line from `start` as its text is read.
    pub(crate) fn check(start: Position, line: &Line) -> Result<Line, RecordFault> {
        let mut moves = Moves::new(Game::from_position(start));
        moves.add(line)?;
        Ok(moves.current.line)
    }

    fn add(&mut self, line: &Line) -> Result<(), RecordFault> {
        line.comments.iter().try_for_each(|text| self.comment(text))?;
        for Entry { m, notes } in &line.entries {
            self.play(*m)?;
            for note in notes {
                match note {
                    Note::Comment(text) => self.comment(text)?,
                    Note::Glyph(glyph) => self.take(Token::Glyph(*glyph))?,
                    Note::Variation(line) => {
                        self.take(Token::Open)?;
                        self.add(line)?;
                        self.take(Token::Close)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn comment(&mut self, text: &str) -> Result<(), RecordFault> {
        if text.contains('}') {
            return Err(RecordFault::StrayBrace);
        }
        self.take(Token::Comment(text.trim().to_owned()))
    }

    fn next_number(&self) -> MoveNumber {
        let Reading { line, first, .. } = &self.current;
        MoveNumber::new(first + line.entries.len(), !self.outer.is_empty())
    }
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

/// A piece of the text after the tags.
enum Token<'a> {
    Word(&'a str),
    Comment(String),
    Glyph(u8),
    Open,
    Close,
}

/// The text not yet read, and the line it begins in.
struct Reader<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Reader<'a> {
    fn is_space(sign: char) -> bool {
        sign.is_whitespace() || sign == '_'
    }

    /// Takes the next `length` bytes, which end at a character.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn skip_space(&mut self) {
        let after = self.rest.trim_start_matches(Reader::is_space);
        self.take(self.rest.len() - after.len());
    }

    /// Takes `sign` if it comes next.
    fn accept(&mut self, sign: char) -> bool {
        let next = self.rest.starts_with(sign);
        if next {
            self.take(sign.len_utf8());
        }
        next
    }

    /// Takes all up to the first character for which `end` holds.
    fn until(&mut self, end: impl Fn(char) -> bool) -> &'a str {
        let length = self.rest.find(end).unwrap_or(self.rest.len());
        self.take(length)
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
        if name.is_empty() || !self.accept('"') {
            return Err(RecordFault::Tag);
        }
        let mut value = String::new();
        loop {
            value.push_str(self.until(|sign| matches!(sign, '"' | '\\' | '\n')));
            if self.accept('"') {
                break;
            }
            // A backslash lets the quote or backslash after it stand for itself.
            match (self.accept('\\'), self.rest.chars().next()) {
                (true, Some(sign @ ('"' | '\\'))) => {
                    self.take(1);
                    value.push(sign);
                }
                _ => return Err(RecordFault::Tag),
            }
        }
        self.skip_space();
        if self.accept(']') { Ok(Some((name.to_owned(), value))) } else { Err(RecordFault::Tag) }
    }

    /// The next piece after the tags; none at the end.
    fn token(&mut self) -> Result<Option<Token<'a>>, RecordFault> {
        self.skip_space();
        let Some(sign) = self.rest.chars().next() else { return Ok(None) };
        let token = match sign {
            '{' => {
                let length = self.rest.find('}').ok_or(RecordFault::OpenComment)?;
                let text = self.take(length + 1);
                Token::Comment(text.get(1..length).unwrap_or_default().trim().to_owned())
            }
            ';' => {
                let text = self.until(|sign| sign == '\n');
                Token::Comment(text.get(1..).unwrap_or_default().trim().replace('}', ")"))
            }
            '(' | ')' => {
                self.take(1);
                if sign == '(' { Token::Open } else { Token::Close }
            }
            '$' => {
                self.take(1);
                let digits = self.until(|sign| !sign.is_ascii_digit());
                Token::Glyph(digits.parse().map_err(|_| RecordFault::Glyph)?)
            }
            '}' => return Err(RecordFault::StrayBrace),
            '[' => return Err(RecordFault::TagAmongMoves),
            _ => Token::Word(self.until(|sign| {
                Reader::is_space(sign) || matches!(sign, '{' | '}' | '(' | ')' | ';' | '$' | '[')
            })),
        };
        Ok(Some(token))
    }
}
