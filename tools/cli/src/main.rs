//! The `pylos` command line.

fn main() -> anyhow::Result<()> {
    pylos_cli::run()
}
