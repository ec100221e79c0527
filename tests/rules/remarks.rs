//! What the engine remarks about turns, on drawn boards and by definition.

use std::collections::BTreeSet;

use pylos::engine::internal::Random;
use pylos::engine::{Remark, RemarkKind, coach, remarks};
use pylos::{Concession, Game, Move, Player, Rules, TakeBackOption, Variant};
use pylos_tests::chance::Chance;
use pylos_tests::naive;
use pylos_tests::scene::light_to_move;

#[path = "../../tools/cli/src/novice.rs"]
mod novice;

/// The remarks on the turns played on a drawn board, light to move, as text: kind, cells, balls, and
/// the better turn.
fn said(rules: Rules, drawing: &str, moves: &[&str]) -> Vec<String> {
    let mut game = Game::from_position(light_to_move(drawing).position.with_rules(rules));
    for m in moves {
        game.play(m.parse().expect("a move")).expect("a legal move");
    }
    let text = |remark: Remark| {
        let better = remark.better.map_or(String::new(), |m| format!(" {m}"));
        format!("{} {}: {} {:+}{better}", remark.ply, remark.kind, remark.cells, remark.balls)
    };
    remarks(&game).into_iter().map(text).collect()
}

const STANDARD: Rules = Rules::new(Variant::Standard);

const THREE_DARK: &str = "
    ....
    ....
    dd..  ...
    d...  ...  ..  .
";

#[test]
fn a_turn_blocks_a_square_or_allows_it() {
    assert_eq!(said(STANDARD, THREE_DARK, &["1b1"]), ["0 blocks: 1a1 1b1 1a2 1b2 +2"]);
    assert_eq!(said(STANDARD, THREE_DARK, &["1d4"]), ["0 allowsFigure: 1a1 1b1 1a2 1b2 -2 1b1"]);
    // Children's rules know no squares.
    assert_eq!(said(Rules::new(Variant::Children), THREE_DARK, &["1d4"]), [""; 0]);
}

#[test]
fn a_square_is_completed_missed_or_taken_for_one_ball() {
    let three = "
        ....
        ....
        ll..  ...
        l...  ...  ..  .
    ";
    assert_eq!(said(STANDARD, three, &["1b1x1a1x1b1"]), ["0 completes: 1a1 1b1 1a2 1b2 +2"]);
    let one = said(STANDARD, three, &["1b1x1b1"]);
    assert_eq!(one[0], "0 completes: 1a1 1b1 1a2 1b2 +1");
    assert!(one[1].starts_with("0 takesOneBack: ") && one[1].contains("-1 1b1x"), "{one:?}");
    let missed = said(STANDARD, three, &["1d4"]);
    assert!(missed[0].starts_with("0 missesFigure: 1a1 1b1 1a2 1b2 -2 1b1x"), "{missed:?}");
    let optional = STANDARD.with_take_back(TakeBackOption::Optional);
    assert_eq!(said(optional, three, &["1b1"]), ["0 completes: 1a1 1b1 1a2 1b2 +0"]);
}

#[test]
fn a_raise_that_is_missed_or_allowed_is_told_with_its_places() {
    let children = Rules::new(Variant::Children);
    let free = "
        ...l
        ....
        dl..  ...
        ld..  ...  ..  .
    ";
    assert_eq!(said(children, free, &["1c4"]), ["0 missesRaise: 1d4 2a1 -1 1d4-2a1"]);
    let opens = "
        ...d
        ....
        dl..  ...
        l...  ...  ..  .
    ";
    let allowed = said(children, opens, &["1b1"]);
    assert!(allowed[0].starts_with("0 allowsRaise: 1d4 2a1 -1 "), "{allowed:?}");
}

#[test]
fn a_game_given_up_is_reviewed_and_has_no_coach() {
    let mut game = Game::from_position(light_to_move(THREE_DARK).position);
    game.play("1d4".parse().expect("a move")).expect("a legal move");
    game.concede(Player::Dark, Concession::Resignation).expect("the game goes on");
    assert_eq!(coach(&game), None);
    assert_eq!(remarks(&game)[0].kind, RemarkKind::AllowsFigure);
}

#[test]
fn no_review_reproaches_a_player_with_the_turn_that_the_coach_advised() {
    let two_chances = light_to_move(
        "
        ....
        ....
        ll..  ...
        l..d  ...  ..  .
    ",
    );
    let square = Game::from_position(two_chances.position);
    let kinds = |game: &Game| -> Vec<RemarkKind> {
        coach(game).expect("the game goes on").remarks.iter().map(|remark| remark.kind).collect()
    };
    assert_eq!(kinds(&square), [RemarkKind::Completes]);
    for seed in 0..24 {
        let rules = Rules::all().nth(seed as usize % 12).expect("twelve rule sets");
        let mut game = Game::new(rules);
        let played = novice_game(rules, seed);
        for &m in played.moves() {
            if let Some(advice) = coach(&game) {
                let reproach = advice.remarks.iter().find(|remark| remark.better.is_some());
                assert_eq!(reproach, None, "seed {seed}, {} before {m}", advice.best);
            }
            game.play(m).expect("a legal move");
        }
    }
}

/// A game between two novices, who play at random in one turn of four.
fn novice_game(rules: Rules, seed: u64) -> Game {
    let mut random = Random::new(seed);
    let care = (seed % 5) as f64 / 4.0;
    let mut game = Game::new(rules);
    while !game.is_over() && game.moves().len() < 100 {
        let moves = game.legal_moves();
        let m = match random.below(4) {
            0 => moves[random.below(moves.len() as u64) as usize],
            _ => novice::choose(game.position(), care, &mut random),
        };
        game.play(m).expect("a legal move");
    }
    game
}

#[test]
fn the_review_of_a_game_has_the_remarks_on_each_of_its_turns() {
    for seed in 0..36 {
        let rules = Rules::all().nth(seed as usize % 12).expect("twelve rule sets");
        let game = novice_game(rules, seed);
        let all = remarks(&game);
        assert!(all.is_sorted_by_key(|remark| (remark.ply, remark.kind)));
        let is_drawn = game.result().is_some_and(|outcome| outcome.winner().is_none());
        for ply in 0..game.moves().len() - usize::from(is_drawn) {
            let mut turn = Game::from_position(game.positions()[ply]);
            turn.play(game.moves()[ply]).expect("a legal move");
            let mut single = remarks(&turn);
            single.iter_mut().for_each(|remark| remark.ply = ply);
            let found: Vec<Remark> = all.iter().filter(|it| it.ply == ply).cloned().collect();
            assert_eq!(found, single, "{rules}: {}", turn.start());
        }
    }
}

/// A turn by the naive implementation.
struct Naive {
    gain: i32,
    completes: bool,
    raises: bool,
    /// The best gain of the answer.
    answer: i32,
    is_answered_by_a_figure: bool,
}

fn naive_turn(position: &naive::Position, turn: &naive::Turn, rules: Rules) -> Naive {
    let gain = |turn: &naive::Turn| turn.take_back.len() as i32 - i32::from(turn.from.is_none());
    let next = position.after(turn);
    let answers = next.legal_moves(rules);
    let completes = |position: &naive::Position, turn: &naive::Turn| {
        !position.completed_by(turn, rules.variant).is_empty()
    };
    Naive {
        gain: gain(turn),
        completes: completes(position, turn),
        raises: turn.from.is_some(),
        answer: answers.iter().map(gain).max().unwrap_or(-1),
        is_answered_by_a_figure: answers.iter().any(|answer| completes(&next, answer)),
    }
}

#[test]
fn remarks_are_those_of_the_naive_rules() {
    let mut chance = Chance::new(22);
    let mut kinds = Vec::new();
    for seed in 0..360 {
        let rules = Rules::all().nth(seed as usize % 12).expect("twelve rule sets");
        let game = novice_game(rules, 1000 + seed);
        let ply = chance.below(game.moves().len() - 1);
        let mut played = Game::from_position(game.positions()[ply]);
        played.play(game.moves()[ply]).expect("a legal move");
        let said = remarks(&played);
        kinds.extend(said.iter().map(|remark| remark.kind));
        let find = |kind| said.iter().find(|remark| remark.kind == kind);

        let position = naive::Position::of(played.start());
        let mut all = Vec::new();
        for turn in position.legal_moves(rules) {
            let facts = naive_turn(&position, &turn, rules);
            all.push((turn.to_string(), facts));
        }
        let own = all.iter().find(|(text, _)| *text == game.moves()[ply].to_string());
        let own = &own.expect("the turn is legal").1;
        let balance = |turn: &Naive| turn.gain - turn.answer;
        let largest = |wanted: &dyn Fn(&Naive) -> bool| {
            let fitting = all.iter().map(|(_, turn)| turn);
            let fitting = fitting.filter(|turn| turn.gain >= own.gain && wanted(turn));
            fitting.map(balance).max()
        };
        let at = format!("{rules}: {}: {}", played.start(), game.moves()[ply]);
        let lost = |remark: &Remark| Some(balance(own) - remark.balls);
        let check = |kind, holds: bool, best: Option<i32>| {
            let holds = holds && best.is_some();
            assert_eq!(find(kind).is_some(), holds, "{kind}: {at}");
            if let (true, Some(remark)) = (holds, find(kind)) {
                assert_eq!(lost(remark), best, "{kind}: {at}");
            }
        };
        // A turn that wins at once comes first, whatever its balance: positions without one.
        let wins = |m: &Move| played.positions()[0].play_unchecked(*m).outcome().is_some();
        if played.positions()[0].legal_moves().iter().any(wins) {
            continue;
        }
        let gains = |turn: &Naive| balance(turn) > balance(own);
        let safe = |turn: &Naive| !turn.is_answered_by_a_figure;
        check(RemarkKind::AllowsFigure, own.is_answered_by_a_figure, largest(&safe));
        let figure = largest(&|turn| turn.completes && gains(turn));
        check(RemarkKind::MissesFigure, !own.completes, figure);
        let raise = largest(&|turn| turn.raises && gains(turn));
        let is_plain = !own.completes && !own.raises && figure.is_none();
        check(RemarkKind::MissesRaise, is_plain, raise);
        let quiet = largest(&|turn| safe(turn) && turn.answer == -1);
        check(RemarkKind::AllowsRaise, safe(own) && own.answer == 0, quiet);

        let figures = |position: &naive::Position| -> BTreeSet<Vec<naive::Cell>> {
            let turns = position.legal_moves(rules).into_iter();
            turns.flat_map(|turn| position.completed_by(&turn, rules.variant)).collect()
        };
        let mut threat = position.clone();
        threat.turn = threat.turn.opponent();
        let next = naive::Position::of(played.position());
        let mut blocked = figures(&threat);
        blocked.retain(|figure| !figures(&next).contains(figure));
        let is_over = next.outcome(rules).is_some();
        let blocks = !blocked.is_empty() && !is_over;
        assert_eq!(find(RemarkKind::Blocks).is_some(), blocks, "{at}");
    }
    for kind in RemarkKind::ALL {
        assert!(kinds.contains(&kind), "{kind} was never said");
    }
}

#[test]
fn a_third_repetition_allows_nothing_more() {
    let position = "dd2/d3/2l1/2ll 3/3/3 2/2 1 l".parse().expect("a position");
    let mut game = Game::from_position(position);
    for m in ["1d2x1d2", "1b3x1b3", "1d2x1d2", "1b3x1b3"] {
        game.play(m.parse().expect("a move")).expect("a legal move");
    }
    assert!(game.is_over());
    let allowed = |ply| {
        let mut all = remarks(&game).into_iter();
        all.any(|remark| remark.ply == ply && remark.kind == RemarkKind::AllowsFigure)
    };
    assert!(!allowed(3));
}
