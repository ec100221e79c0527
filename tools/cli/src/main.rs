//! The `pylos` command line.

mod conversion;
mod matches;
mod minimax;
mod perfection;
mod solution;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use matches::{Contestant, Match};
use perfection::Perfection;
use pylos::engine::PERFECT_LEVEL;
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
        /// Position to start from, in the project's text format.
        #[arg(long, default_value_t = Position::START)]
        position: Position,
        /// Length of the sequences in turns.
        #[arg(long, value_parser = clap::value_parser!(u32).range(0..=60))]
        depth: u32,
    },
    /// List the legal moves of a position in canonical order, one a line.
    Moves {
        #[command(flatten)]
        rules: RulesArgs,
        /// The position, in the project's text format.
        position: Position,
    },
    /// Play games of the engine against plain minimax or another level, colours alternating.
    Match {
        #[command(flatten)]
        rules: RulesArgs,
        /// How many games.
        #[arg(long, default_value_t = 100)]
        games: u32,
        /// The engine's level, 1 to 8.
        #[arg(
            long,
            default_value_t = PERFECT_LEVEL,
            value_parser = clap::value_parser!(u8).range(1..=i64::from(PERFECT_LEVEL)),
        )]
        level: u8,
        /// Its opponent: minimax:<depth> (counts reserves) or level:<n>.
        #[arg(long, default_value = "minimax:4")]
        against: Contestant,
        /// Tables of the rule set, with which level 8 plays perfectly; every move it makes and every
        /// result is checked.
        #[arg(long, value_name = "FILE")]
        table: Vec<PathBuf>,
        /// Games begin with 0 to this many turns drawn by lot.
        #[arg(long, default_value_t = 4)]
        opening_turns: u64,
        /// The start of all chance: the same seed plays the same match.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Solve a rule set: the value and the distance of every position. An interrupted solve goes on
    /// where it was.
    Solve {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder for the solution.
        #[arg(long)]
        out: PathBuf,
        /// How many threads; as many as there are processors if not said.
        #[arg(long)]
        threads: Option<usize>,
        /// Leave out the final pass that derives every entry again and counts.
        #[arg(long)]
        no_survey: bool,
    },
    /// Say what a solution knows of a position and of every legal move, best first.
    Probe {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder with the solution.
        #[arg(long)]
        tables: PathBuf,
        /// The positions, in the project's text format.
        #[arg(required = true)]
        positions: Vec<Position>,
    },
    /// Make the table of perfect play that the page loads from a solution.
    Pack {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder with the solution.
        #[arg(long)]
        tables: PathBuf,
        /// The numbers of balls whose positions to put in.
        #[arg(long, value_delimiter = ',')]
        layers: Vec<usize>,
        /// Fit an estimate of how long wins take to this many positions, and put it in.
        #[arg(long)]
        samples: Option<u64>,
        /// The file to write.
        #[arg(long)]
        out: PathBuf,
    },
    /// Play the won positions of a file with the page's tables, against the most stubborn defence.
    Convert {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder with the solution.
        #[arg(long)]
        tables: PathBuf,
        /// A table of the rule set, as the page loads it; more of them add to the first.
        #[arg(long, value_name = "FILE", required = true)]
        table: Vec<PathBuf>,
        /// The file, as in tests/data/values-*.tsv.
        file: PathBuf,
    },
    /// Compare a solution with a file of known values (position, value, legal moves, keeping moves).
    Compare {
        #[command(flatten)]
        rules: RulesArgs,
        /// The folder with the solution.
        #[arg(long)]
        tables: PathBuf,
        /// The file, as in tests/data/values-*.tsv.
        file: PathBuf,
    },
}

/// The rule set.
#[derive(Args)]
struct RulesArgs {
    /// children, standard or expert.
    #[arg(long, default_value_t)]
    variant: Variant,
    /// Whether a completed figure obliges to take back: required or optional.
    #[arg(long, default_value_t)]
    take_back: TakeBackOption,
    /// What an empty reserve means: loses or playsOn.
    #[arg(long, default_value_t)]
    empty_reserve: EmptyReserve,
}

impl RulesArgs {
    fn rules(&self) -> Rules {
        Rules {
            variant: self.variant,
            take_back: self.take_back,
            empty_reserve: self.empty_reserve,
        }
    }
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Perft { rules, position, depth } => {
            for depth in 0..depth {
                eprintln!("depth {depth}: {}", perft(position, rules.rules(), depth));
            }
            println!("{}", perft(position, rules.rules(), depth));
        }
        Command::Moves { rules, position } => {
            for m in position.legal_moves(rules.rules()) {
                println!("{m}");
            }
        }
        Command::Match { rules, games, level, against, table, opening_turns, seed } => {
            let rules = rules.rules();
            let perfect = (!table.is_empty()).then(|| Perfection::new(rules, &table)).transpose();
            let contestants = [Contestant::Level(level), against];
            return report(perfect.map(|perfect| {
                Match { rules, games, opening_turns, seed }.play(contestants, perfect);
            }));
        }
        Command::Solve { rules, out, threads, no_survey } => {
            return report(solution::solve(rules.rules(), &out, threads, !no_survey));
        }
        Command::Probe { rules, tables, positions } => {
            return report(solution::probe(rules.rules(), &tables, &positions));
        }
        Command::Pack { rules, tables, layers, samples, out } => {
            return report(solution::pack_layers(rules.rules(), &tables, &layers, samples, &out));
        }
        Command::Convert { rules, tables, table, file } => {
            return report(conversion::convert(rules.rules(), &tables, &table, &file));
        }
        Command::Compare { rules, tables, file } => {
            return report(solution::compare(rules.rules(), &tables, &file));
        }
    }
    ExitCode::SUCCESS
}

fn report(result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
