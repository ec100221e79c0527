//! Looks positions up in a solution, one or millions.

use std::cmp::Reverse;
use std::io::{self, BufRead, BufWriter, ErrorKind, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use pylos::Position;
use pylos::engine::internal::Index;

use crate::oracle::Oracle;

const BATCH: usize = 1 << 16;

/// Print the value of positions, one on each line: the position, a tab, and the value for the player to move.
///
/// W33 is a win in 33 turns of both players, L36 a loss in 36, D a draw; `-` stands for a position that the folder
/// does not have.
#[derive(Args)]
pub struct Probe {
    /// The solution: a folder of blocks, or a .solution file, which answers thousands of times faster.
    solution: PathBuf,
    /// The positions [default: the lines of standard input, up to a tab in each].
    positions: Vec<Position>,
    /// Add a column with every legal move and its value for the player who makes it, the best first.
    #[arg(long)]
    moves: bool,
}

impl Probe {
    pub fn run(&self) -> Result<()> {
        let mut solution = Oracle::solution(&self.solution)?;
        let mut out = BufWriter::new(io::stdout().lock());
        if !self.positions.is_empty() {
            return self.answer(&mut solution, &self.positions, &mut out);
        }
        let lines = io::stdin().lock().lines().zip(1..);
        let mut lines = lines.map(|(line, number)| -> Result<Position> {
            let line = line?;
            let text = line.split('\t').next().unwrap_or_default();
            text.parse().with_context(|| format!("line {number}"))
        });
        loop {
            let mut fault = Ok(());
            let batch = lines.by_ref().take(BATCH);
            let batch = batch.map_while(|line| line.map_err(|error| fault = Err(error)).ok());
            let positions: Vec<Position> = batch.collect();
            self.answer(&mut solution, &positions, &mut out)?;
            if fault.is_err() || positions.is_empty() {
                return fault;
            }
        }
    }

    fn answer(
        &self,
        solution: &mut Oracle,
        positions: &[Position],
        out: &mut impl Write,
    ) -> Result<()> {
        let rules = solution.rules;
        let index = Index::shared(rules);
        let positions: Vec<Position> = positions.iter().map(|it| it.with_rules(rules)).collect();
        // A block is unpacked from its beginning: once, if its last position comes first.
        let mut order: Vec<usize> = (0..positions.len()).collect();
        order.sort_by_cached_key(|&number| Reverse(index.packed(positions[number])));
        let mut lines = vec![String::new(); positions.len()];
        for number in order {
            lines[number] = self.line(solution, positions[number])?;
        }
        let written = lines.iter().try_for_each(|line| writeln!(out, "{line}"));
        match written.and_then(|()| out.flush()) {
            // The reader has enough.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
            written => Ok(written?),
        }
    }

    fn line(&self, solution: &mut Oracle, position: Position) -> Result<String> {
        let value = solution.solved(position)?.map_or("-".to_string(), |value| value.to_string());
        let mut line = format!("{position}\t{value}");
        if self.moves {
            let moves = solution.known(position)?.into_iter().flatten();
            let moves: Vec<String> = moves.map(|(m, value)| format!("{m}={value}")).collect();
            line += &format!("\t{}", moves.join(" "));
        }
        Ok(line)
    }
}
