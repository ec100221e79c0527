//! A short run, the same each time.

use std::path::Path;

use pylos_fuzz::{Counts, Fuzz};

#[test]
fn changed_files_are_refused_or_answer() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let fuzz = Fuzz::new(&root).expect("the files of the checkout can be read");
    let mut counts = Counts::default();
    for session in 0..600 {
        counts.add(&fuzz.session(session));
    }
    // Most changes get past the checksums; of those, readers take some and refuse others.
    for [given, taken] in [counts.tables, counts.arrivals, counts.indexes, counts.pieces] {
        assert!(given > 1000 && taken > given / 50 && taken < given, "{counts:?}");
    }
    assert!(counts.questions[1] > 500, "{counts:?}");
}
