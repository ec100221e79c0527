//! `cargo run --profile fuzz --package pylos-fuzz -- FILES [FIRST SESSION]`: gives at least this number
//! of changed files to the readers, and stops at the first session in which one of them panics or hangs.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{env, process, thread};

use pylos_fuzz::{Counts, Fuzz};

/// A session that takes longer hangs.
const LONGEST: Duration = Duration::from_secs(120);

static SESSION: AtomicU64 = AtomicU64::new(0);

fn main() {
    let mut numbers = env::args().skip(1).filter_map(|text| text.parse().ok());
    let (files, first) = (numbers.next().unwrap_or(10_000_000), numbers.next().unwrap_or(0));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let fuzz = Fuzz::new(&root).expect("the files of the checkout can be read");
    std::panic::set_hook(Box::new(|panic| {
        eprintln!("session {}: {panic}", SESSION.load(Ordering::Relaxed));
        process::exit(1);
    }));
    SESSION.store(first, Ordering::Relaxed);
    thread::spawn(|| {
        loop {
            let session = SESSION.load(Ordering::Relaxed);
            thread::sleep(LONGEST);
            if SESSION.load(Ordering::Relaxed) == session {
                eprintln!("session {session} hangs");
                process::exit(1);
            }
        }
    });
    let (start, mut counts, mut longest) = (Instant::now(), Counts::default(), (Duration::ZERO, 0));
    let mut session = first;
    while counts.files() < files {
        SESSION.store(session, Ordering::Relaxed);
        let begun = Instant::now();
        counts.add(&fuzz.session(session));
        longest = longest.max((begun.elapsed(), session));
        session += 1;
        if session % 10_000 == 0 {
            print(&counts, start, longest);
        }
    }
    print(&counts, start, longest);
    println!("no panic in the sessions {first} to {}", session - 1);
}

fn print(counts: &Counts, start: Instant, (longest, session): (Duration, u64)) {
    let time = start.elapsed().as_secs();
    println!(
        "{} files in {time} s, session {session} took {longest:.1?}: {counts:?}",
        counts.files()
    );
}
