//! The `pylos` command line.

use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
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
    }
    ExitCode::SUCCESS
}
