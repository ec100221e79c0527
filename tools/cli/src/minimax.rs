//! Plain minimax of fixed depth that counts reserves, to measure the engine against. It shares no
//! code with the engine, so changes of the engine do not change it.

use pylos::{Position, Rules};

/// The score of a win, larger than any difference of reserves.
const WON: i32 = 1_000;

/// The best moves by minimax of `depth` turns, in canonical order. Alpha-beta pruning does not change
/// them.
pub fn best_moves(position: Position, rules: Rules, depth: u32) -> Vec<pylos::Move> {
    let mut best = Vec::new();
    let mut best_score = -2 * WON;
    for m in position.legal_moves(rules) {
        // The window leaves room for a tie.
        let score = -search(position.play_unchecked(m), rules, depth - 1, -2 * WON, 1 - best_score);
        if score > best_score {
            best_score = score;
            best.clear();
        }
        if score == best_score {
            best.push(m);
        }
    }
    best
}

/// The score for the player to move; earlier wins score higher.
fn search(position: Position, rules: Rules, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    let turn = position.turn();
    if let Some(outcome) = position.outcome(rules) {
        let score = WON + depth as i32;
        return if outcome.winner() == Some(turn) { score } else { -score };
    }
    if depth == 0 {
        return position.reserve(turn) as i32 - position.reserve(turn.other()) as i32;
    }
    let mut best = -2 * WON;
    for m in position.legal_moves(rules) {
        let score = -search(position.play_unchecked(m), rules, depth - 1, -beta, -alpha);
        best = best.max(score);
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    best
}
