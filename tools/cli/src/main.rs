//! The `pylos` command line.

mod answers;
mod atlas;
mod blocks;
mod census;
mod conversion;
mod line;
mod matches;
mod minimax;
mod novice;
mod perfection;
mod puzzles;
mod solution;

use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use matches::Match;
use perfection::Source;
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
    /// Solve a rule set: the value and the distance of every position. Continues an interrupted
    /// solve.
    Solve {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder for the solution.
        #[arg(long)]
        out: PathBuf,
        /// The number of threads [default: the number of processors].
        #[arg(long)]
        threads: Option<usize>,
        /// Leave out the final pass that derives every value again and counts.
        #[arg(long)]
        no_survey: bool,
    },
    /// Print the value of positions and of their legal moves, best first.
    Probe {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder with the solution of the rule set, as solved.
        #[arg(long, required_unless_present = "solution")]
        solutions: Option<PathBuf>,
        /// A folder of `pack --blocks`, which says the rule set itself.
        #[arg(long, value_name = "DIR", conflicts_with = "solutions")]
        solution: Option<PathBuf>,
        /// The positions.
        #[arg(required = true)]
        positions: Vec<Position>,
    },
    /// Write the numbers of a solution, and with default options what the atlas shows of it.
    Atlas {
        #[command(flatten)]
        solution: SolutionArgs,
        /// The number of threads.
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// The folder for the numbers.
        #[arg(long, default_value = "docs/solution")]
        data: PathBuf,
        /// The folder for the games, positions and charts of the page.
        #[arg(long, default_value = "www/atlas")]
        page: PathBuf,
    },
    /// Print perfect play from a position as a game record: the winner in a hurry, the loser holding
    /// out; `!` marks the moves that alone keep the value.
    Line {
        #[command(flatten)]
        solution: SolutionArgs,
        /// The position [default: the longest loss].
        position: Option<Position>,
    },
    /// Pack a solution into a table of perfect play for the page, or into a folder of blocks.
    Pack {
        #[command(flatten)]
        solution: SolutionArgs,
        /// Pack values and distances into a folder of blocks that a static host can serve. Continues
        /// an interrupted packing.
        #[arg(long, conflicts_with = "samples")]
        blocks: bool,
        /// The numbers of balls of the layers to pack [default with --blocks: all].
        #[arg(long, value_delimiter = ',', required_unless_present = "blocks")]
        layers: Vec<usize>,
        /// Fit the estimate of the length of a lost game to this many positions, and add it.
        #[arg(long)]
        samples: Option<u64>,
        /// Divide each large layer into about so many parts, for sooner first answers [default: parts
        /// of 8 MB and more].
        #[arg(long, conflicts_with = "blocks")]
        parts: Option<NonZero<usize>>,
        /// The file to write, or with --blocks the folder for the folder of the rule set.
        #[arg(long)]
        out: PathBuf,
    },
    /// Play the won positions of a file with tables of the page or a folder of blocks, against the
    /// longest defence.
    Convert {
        #[command(flatten)]
        solutions: SolutionArgs,
        #[command(flatten)]
        source: Source,
        /// The file, like tests/data/values-*.tsv.
        file: PathBuf,
    },
    /// Make puzzles from games between levels, prove them from the tables, or check their grades.
    Puzzles(puzzles::Puzzles),
    /// Measure how long tables of the page take for the exact value of every move, in positions of
    /// random games and of nearly perfect play, and compare with the solution.
    Answers {
        #[command(flatten)]
        solution: SolutionArgs,
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
    /// Check a folder of `pack --blocks`: every checksum, and a sample of the entries against those of
    /// their moves.
    Verify {
        /// The folder.
        folder: PathBuf,
        /// The number of entries to check.
        #[arg(long, default_value_t = 2000)]
        samples: usize,
        /// The seed of the sample.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Compare a solution with a file of known values (position, value, legal moves, keeping moves).
    Compare {
        #[command(flatten)]
        solution: SolutionArgs,
        /// The file, like tests/data/values-*.tsv.
        file: PathBuf,
    },
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

/// A complete solution.
#[derive(Args)]
struct SolutionArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// The folder with the solution.
    #[arg(long)]
    solutions: PathBuf,
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
        Command::Solve { rules, out, threads, no_survey } => {
            solution::solve(rules.rules(), &out, threads, !no_survey)
        }
        Command::Atlas { solution, threads, data, page } => {
            atlas::atlas(&solution, threads.max(1), &data, &page)
        }
        Command::Line { solution, position } => line::line(&solution, position),
        Command::Probe { solution: Some(folder), positions, .. } => {
            blocks::probe(&folder, &positions)
        }
        Command::Probe { rules, solutions, solution: None, positions } => {
            let solutions = solutions.unwrap_or_default();
            solution::probe(&SolutionArgs { rules, solutions }, &positions)
        }
        Command::Pack { solution, blocks: true, layers, out, .. } => {
            blocks::pack_blocks(&solution, &layers, &out)
        }
        Command::Pack { solution, layers, samples, parts, out, .. } => {
            solution::pack_layers(&solution, &layers, samples, parts, &out)
        }
        Command::Convert { solutions, source, file } => {
            conversion::convert(&solutions, &source, &file)
        }
        Command::Puzzles(puzzles) => puzzles.run(),
        Command::Answers { solution, table, positions, seed, first } => {
            answers::answers(&solution, &table, positions, seed, first)
        }
        Command::Verify { folder, samples, seed } => blocks::verify(&folder, samples, seed),
        Command::Compare { solution, file } => solution::compare(&solution, &file),
    }
}
