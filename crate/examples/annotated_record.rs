//! Reads a game record, annotates it and prints it: `cargo run --example annotated_record`.

use pylos::{Line, Note, Record};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = "[White \"Ada\"]\n\n1. 1b2 1c3 2. 1c2 1b1 *";
    let mut record: Record = text.parse()?;
    record.set_tag("Annotator", "annotated_record.rs")?;
    record.annotate(1, Note::Comment("The centre gives the most squares.".into()))?;
    record.annotate(4, Note::Glyph(6))?;
    let better: Line = ["1b3".parse()?, "1a1".parse()?].into_iter().collect();
    record.annotate(4, Note::Variation(better))?;
    println!("{record}");

    // A refused move says which rule forbids it, in words and as data.
    let refused = record.play("2b2".parse()?).unwrap_err();
    println!("{refused} ({}, {:?})", refused.name(), refused.cells());
    Ok(())
}
