//! Writing a game record.

use alloc::{borrow::ToOwned, format, string::String, string::ToString};
use core::fmt::{self, Write};

use super::{Entry, Line, Note, ROSTER, Record, SUFFIXES};
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::rules::Rules;

/// Where the printed lines of moves are broken, in characters.
const LINE_WIDTH: usize = 79;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl Record {
    /// The text that `Display` writes.
    pub(crate) fn text(&self) -> String {
        // Room for the usual tags, and for moves without notes.
        let mut text = String::with_capacity(256 + 12 * self.line.entries.len());
        let mut tag = |name: &str, value: &str| {
            text.extend(["[", name, " \""]);
            for sign in value.chars() {
                if matches!(sign, '"' | '\\') {
                    text.push('\\');
                }
                text.push(sign);
            }
            text.push_str("\"]\n");
        };
        let Rules { variant, take_back, empty_reserve } = self.game.rules();
        let score = self.game.result().map_or("*", |outcome| outcome.score());
        for (name, unknown) in ROSTER {
            let value = if name == "Result" { score } else { self.tag(name).unwrap_or(unknown) };
            tag(name, value);
        }
        tag("Variant", variant.name());
        tag("TakeBack", take_back.name());
        tag("EmptyReserve", empty_reserve.name());
        if self.game.start().key() != Position::START.key() {
            tag("Position", &self.game.start().to_string());
        }
        match self.game.ended().map(Outcome::reason) {
            Some(Reason::Time) => tag("Termination", "time forfeit"),
            Some(reason) => tag("Termination", reason.name()),
            None => {}
        }
        for (name, value) in self.tags().filter(|&(name, _)| ROSTER.iter().all(|tag| tag.0 != name))
        {
            tag(name, value);
        }
        text.push('\n');
        let mut words = Words { text, width: LINE_WIDTH, ..Words::default() };
        words.line(&self.line, self.game.first_ply());
        words.add(format_args!("{score}"));
        words.text() + "\n"
    }
}

impl Line {
    /// The moves and their notes on one line, with glyphs as people write them: `1... 1a1?`.
    /// `ply` is the number of moves before the first one; 0 is light's first move.
    pub fn text(&self, ply: usize) -> String {
        let mut words = Words { width: usize::MAX, has_signs: true, ..Words::default() };
        words.line(self, ply);
        words.text()
    }
}

/// A numeric annotation glyph as people write it: `!` for 1, `?!` for 6; `$10` where there is no
/// such sign.
///
/// ```
/// assert_eq!(pylos::glyph_text(2), "?");
/// ```
pub fn glyph_text(glyph: u8) -> String {
    let sign = SUFFIXES.into_iter().find(|&(_, number)| number == glyph);
    sign.map_or_else(|| format!("${glyph}"), |(sign, _)| sign.to_owned())
}

/// Words separated by spaces, in lines of at most `width` characters. A comment is one word.
#[derive(Default)]
struct Words {
    text: String,
    /// Where the last line of `text` ends, in characters.
    column: usize,
    /// The last word. Parentheses and signs are parts of the words that they touch, which can make it longer.
    word: String,
    width: usize,
    /// Whether glyphs are written as signs, such as `!`.
    has_signs: bool,
}

impl Words {
    /// Adds a word, to an opening parenthesis that stands before it.
    fn add(&mut self, word: fmt::Arguments<'_>) {
        if !self.word.ends_with('(') {
            self.end_word();
        }
        // Writing to a string does not fail.
        let _ = self.word.write_fmt(word);
    }

    fn end_word(&mut self) {
        let length = self.word.chars().count();
        if self.column > 0 {
            let is_full = self.column + 1 + length > self.width;
            self.text.push(if is_full { '\n' } else { ' ' });
            self.column = if is_full { 0 } else { self.column + 1 };
        }
        self.text.push_str(&self.word);
        self.column += length;
        self.word.clear();
    }

    /// Adds a line whose first move has `ply` moves before it.
    fn line(&mut self, line: &Line, ply: usize) {
        line.comments.iter().for_each(|text| self.add(format_args!("{{{text}}}")));
        let mut number_needed = true;
        for (ply, Entry { m, notes }) in (ply..).zip(&line.entries) {
            let is_light = ply.is_multiple_of(2);
            if number_needed || is_light {
                let dots = if is_light { "." } else { "..." };
                self.add(format_args!("{}{dots}", ply / 2 + 1));
            }
            self.add(format_args!("{m}"));
            for note in notes {
                match note {
                    Note::Comment(text) => self.add(format_args!("{{{text}}}")),
                    Note::Glyph(glyph @ 1..=6) if self.has_signs => {
                        self.word.push_str(&glyph_text(*glyph));
                    }
                    Note::Glyph(glyph) => self.add(format_args!("${glyph}")),
                    Note::Variation(line) => {
                        self.add(format_args!("("));
                        self.line(line, ply);
                        self.word.push(')');
                    }
                }
            }
            number_needed = notes.iter().any(|note| !matches!(note, Note::Glyph(_)));
        }
    }

    fn text(mut self) -> String {
        self.end_word();
        self.text
    }
}
