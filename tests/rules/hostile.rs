//! Real tables and solutions, changed at random, with their checksums made right again, and given to
//! their readers; then positions are looked up. Nothing may panic, and nothing may take long.
//!
//! `FUZZ_FILES=10000000 cargo test --profile fuzz --package pylos-tests hostile` gives that many files;
//! `FUZZ_FIRST` is the first session. The same session is always the same.

mod mutate;
mod sessions;

use std::path::Path;

use sessions::{Counts, Fuzz};

fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |text| text.parse().expect("a number"))
}

#[test]
fn changed_files_are_refused_or_answer() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let fuzz = Fuzz::new(&root).expect("the files of the checkout can be read");
    let (files, mut counts) = (number("FUZZ_FILES", 16_000), Counts::default());
    for session in number("FUZZ_FIRST", 0).. {
        // The last one is seen when a reader panics.
        println!("session {session}");
        fuzz.session(session, &mut counts);
        if counts.files() >= files {
            break;
        }
    }
    // Most changes get past the checksums; of those, readers take some and refuse others.
    for [given, taken] in [counts.tables, counts.arrivals, counts.indexes, counts.pieces] {
        assert!(given > 1000 && taken > given / 50 && taken < given, "{counts:?}");
    }
    assert!(counts.questions[1] > 500, "{counts:?}");
}
