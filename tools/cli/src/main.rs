//! The `pylos` command line.

mod atlas;
mod checks;
mod matches;
mod minimax;
mod novice;
mod oracle;
mod perfection;
mod puzzles;
mod solution;

use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use matches::Match;
use oracle::Source;
use pylos::{EmptyReserve, Position, Rules, TakeBackOption, Variant, perft};

/// Rules, figures and engine of the board game Pylos.
#[derive(Parser)]
#[command(name = "pylos", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the sequences of legal turns from a position, depth by depth.
    Perft {
        #[command(flatten)]
        rules: RulesArgs,
        /// The position to start from.
        #[arg(long, default_value_t = Position::START)]
        position: Position,
        /// The length of the sequences in turns.
        #[arg(long, value_parser = clap::value_parser!(u32).range(0..=60))]
        depth: u32,
    },
    /// List the legal moves of a position in canonical order, one a line.
    Moves {
        #[command(flatten)]
        rules: RulesArgs,
        /// The position.
        position: Position,
    },
    /// Play games of a level against another one, plain minimax or a scripted novice, with alternating
    /// colours.
    Match(Match),
    /// Solve a rule set: the value and the distance of every position.
    Solve {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder for the solution.
        #[arg(long)]
        out: PathBuf,
        #[command(flatten)]
        threads: Threads,
    },
    /// Derive every value of a solution again, and write its numbers and, with default options, what the
    /// atlas shows of it.
    Atlas {
        #[command(flatten)]
        solved: Solved,
        #[command(flatten)]
        threads: Threads,
        /// The folder for the numbers.
        #[arg(long, default_value = "docs/solution")]
        data: PathBuf,
        /// The folder for the games, positions and charts of the page.
        #[arg(long, default_value = "www/atlas")]
        page: PathBuf,
    },
    /// Pack a solution into a table of perfect play for the page, or into a folder of blocks.
    Pack {
        #[command(flatten)]
        solved: Solved,
        /// Pack values and distances into a folder of blocks that a static host can serve.
        #[arg(long, conflicts_with_all = ["samples", "parts"])]
        blocks: bool,
        /// The numbers of balls of the layers to pack [default with --blocks: all].
        #[arg(long, value_delimiter = ',', required_unless_present = "blocks")]
        layers: Vec<usize>,
        /// Fit the estimate of the length of a lost game to this many positions, and add it.
        #[arg(long)]
        samples: Option<u64>,
        /// Divide each large layer into about so many parts, for sooner first answers [default: parts
        /// of 8 MB and more].
        #[arg(long)]
        parts: Option<NonZero<usize>>,
        /// The file to write, or with --blocks the folder for the folder of the rule set.
        #[arg(long)]
        out: PathBuf,
    },
    /// Solve a rule set, pack its blocks and verify them, as far as that is not done.
    Host {
        #[command(flatten)]
        solved: Solved,
        #[command(flatten)]
        threads: Threads,
        /// The folder for the folder of the rule set.
        #[arg(long)]
        out: PathBuf,
    },
    /// Check a folder of blocks: every checksum, and the values in random games against those of their
    /// moves.
    Verify {
        /// The folder.
        folder: PathBuf,
        /// The number of games.
        #[arg(long, default_value_t = 100)]
        samples: u64,
        /// The seed of the games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Print the value of positions and of their legal moves, best first.
    Probe {
        #[command(flatten)]
        rules: RulesArgs,
        #[command(flatten)]
        source: Source,
        /// The positions.
        #[arg(required = true)]
        positions: Vec<Position>,
    },
    /// Compare a solution with a file of known values (position, value, legal moves, keeping moves).
    Compare {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder of blocks.
        #[arg(long, value_name = "DIR")]
        blocks: PathBuf,
        /// The file, like tests/data/values-*.tsv.
        file: PathBuf,
    },
    /// Play the won positions of a file against the longest defence by the solution.
    Convert {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder of blocks of the defender.
        #[arg(long, value_name = "DIR")]
        against: PathBuf,
        #[command(flatten)]
        source: Source,
        /// The file, like tests/data/values-*.tsv.
        file: PathBuf,
    },
    /// Measure how long tables of the page take for the exact value of every move, in positions of
    /// random games and of nearly perfect play, and compare with the solution.
    Answers {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder of blocks.
        #[arg(long, value_name = "DIR")]
        blocks: PathBuf,
        /// Tables of the rule set.
        #[arg(long, value_name = "FILE", required = true)]
        table: Vec<PathBuf>,
        /// The number of positions.
        #[arg(long, default_value_t = 1000)]
        positions: usize,
        /// The seed of the games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Answer about each position with tables that have just arrived.
        #[arg(long)]
        first: bool,
    },
    /// Make puzzles from games between levels, prove them from the tables, or check their grades.
    Puzzles(puzzles::Puzzles),
}

/// The rule set.
#[derive(Args, Clone, Copy)]
struct RulesArgs {
    /// children, standard or expert.
    #[arg(long, default_value_t)]
    variant: Variant,
    /// Whether a player has to take back after completing a figure: required or optional.
    #[arg(long, default_value_t)]
    take_back: TakeBackOption,
    /// What happens with an empty reserve: loses or playsOn.
    #[arg(long, default_value_t)]
    empty_reserve: EmptyReserve,
}

impl RulesArgs {
    fn rules(self) -> Rules {
        let RulesArgs { variant, take_back, empty_reserve } = self;
        Rules::new(variant).with_take_back(take_back).with_empty_reserve(empty_reserve)
    }
}

/// A solution as `solve` writes it.
#[derive(Args)]
struct Solved {
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder with the solution.
    #[arg(long)]
    solutions: PathBuf,
}

#[derive(Args)]
struct Threads {
    /// The number of threads [default: the number of processors].
    #[arg(long)]
    threads: Option<usize>,
}

impl Threads {
    fn number(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.unwrap_or_else(processors).max(1)
    }
}

/// Errors end the program with their message.
type Result<T = ()> = std::result::Result<T, Box<dyn core::error::Error>>;

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result {
    match command {
        Command::Perft { rules, position, depth } => {
            for depth in 0..depth {
                eprintln!("depth {depth}: {}", perft(position, rules.rules(), depth));
            }
            println!("{}", perft(position, rules.rules(), depth));
            Ok(())
        }
        Command::Moves { rules, position } => {
            for m in position.legal_moves(rules.rules()) {
                println!("{m}");
            }
            Ok(())
        }
        Command::Match(settings) => settings.play(),
        Command::Solve { rules, out, threads } => {
            solution::solve(rules.rules(), &out, threads.number())
        }
        Command::Atlas { solved: Solved { rules, solutions }, threads, data, page } => {
            atlas::atlas(rules.rules(), &solutions, threads.number(), [&data, &page])
        }
        Command::Pack {
            solved: Solved { rules, solutions }, blocks: true, layers, out, ..
        } => solution::pack_blocks(rules.rules(), &solutions, &layers, &out),
        Command::Pack {
            solved: Solved { rules, solutions }, layers, samples, parts, out, ..
        } => {
            let options = (samples, parts);
            solution::pack_table(rules.rules(), &solutions, &layers, options, &out)
        }
        Command::Host { solved: Solved { rules, solutions }, threads, out } => {
            solution::host(rules.rules(), &solutions, &out, threads.number())
        }
        Command::Verify { folder, samples, seed } => checks::verify(&folder, samples, seed),
        Command::Probe { rules, source, positions } => {
            checks::probe(rules.rules(), &source, &positions)
        }
        Command::Compare { rules, blocks, file } => checks::compare(rules.rules(), &blocks, &file),
        Command::Convert { rules, against, source, file } => {
            checks::convert(rules.rules(), &against, &source, &file)
        }
        Command::Answers { rules, blocks, table, positions, seed, first } => {
            checks::answers(rules.rules(), &blocks, &table, (positions, seed, first))
        }
        Command::Puzzles(puzzles) => puzzles.run(),
    }
}
