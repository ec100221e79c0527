//! The `pylos` command, for `main.rs` and the tests in `tests/tools/`.

mod atlas;
mod checks;
mod matches;
mod novice;
#[doc(hidden)]
pub mod oracle;
mod probe;
#[doc(hidden)]
pub mod puzzles;
mod solution;
#[doc(hidden)]
pub mod solver;

use anyhow::Result;
use clap::{Args, Parser};
use pylos::{EmptyReserve, Position, Rules, TakeBackOption, Variant, perft};

/// Rules, figures and engine of the board game Pylos.
#[derive(Parser)]
#[command(name = "pylos", version)]
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
    Match(matches::Match),
    /// Solve a rule set: the value and the distance of every position.
    Solve(solution::Solution),
    Atlas(atlas::Atlas),
    Pack(solution::Pack),
    Host(solution::Host),
    Verify(checks::Verify),
    Probe(probe::Probe),
    Puzzles(puzzles::Puzzles),
}

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

/// Runs the command that the arguments of the program name.
pub fn run() -> Result<()> {
    match Command::parse() {
        Command::Perft { rules, position, depth } => {
            let position = position.with_rules(rules.rules());
            for depth in 0..depth {
                eprintln!("depth {depth}: {}", perft(position, depth));
            }
            println!("{}", perft(position, depth));
            Ok(())
        }
        Command::Match(command) => command.run(),
        Command::Solve(solution) => solution.solve(),
        Command::Atlas(command) => command.run(),
        Command::Pack(command) => command.run(),
        Command::Host(command) => command.run(),
        Command::Verify(command) => command.run(),
        Command::Probe(command) => command.run(),
        Command::Puzzles(command) => command.run(),
    }
}
