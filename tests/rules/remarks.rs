//! What the engine remarks about turns, on drawn boards and by definition.

use std::collections::{BTreeMap, BTreeSet};

use pylos::engine::{Remark, RemarkKind, remarks};
use pylos::{Cell, Concession, Game, Move, Player, Rules};
use pylos_tests::chance::Chance;
use pylos_tests::naive;
use pylos_tests::scene::light_to_move;
use pylos_tests::text::{play, read};

#[path = "../../tools/cli/src/novice.rs"]
mod novice;

/// The remarks on a turn of light on a drawn board, as text: kind, cells, balls, and the better turn.
fn said(rules: &str, drawing: &str, turn: &str) -> Vec<String> {
    let mut game = Game::from_position(light_to_move(drawing).under(rules).position);
    play(&mut game, turn);
    let text = |remark: Remark| {
        let better = remark.better.map_or(String::new(), |m| format!(" {m}"));
        format!("{}: {} {:+}{better}", remark.kind, remark.cells, remark.balls)
    };
    remarks(&game).into_iter().map(text).collect()
}

const THREE_DARK: &str = "
    dd..
    d...
";

const THREE_LIGHT: &str = "
    ll..
    l...
";

#[test]
fn a_remark_names_its_places_the_balls_it_is_about_and_a_better_turn() {
    let free = "
        ...l
        ....
        dl..
        ld..
    ";
    let opens = "
        ...d
        ....
        dl..
        l...
    ";
    let full = "
        dl..
        .lll  ...
        ddld  ...
        .ddd  .dd
    ";
    let twice = "
        ..dd
        ll.d  ...
        .lll  ...
        l.dd  ..d
    ";
    for (rules, drawing, turn, expected) in [
        ("standard", THREE_DARK, "1b1", &["blocks: 1a1 1b1 1a2 1b2 +2"][..]),
        ("standard", THREE_DARK, "1d4", &["allowsFigure: 1a1 1b1 1a2 1b2 -2 1b1"]),
        ("children", THREE_DARK, "1d4", &[]),
        ("standard", THREE_LIGHT, "1b1x1a1x1b1", &["completes: 1a1 1b1 1a2 1b2 +2"]),
        (
            "standard",
            THREE_LIGHT,
            "1b1x1b1",
            &["completes: 1a1 1b1 1a2 1b2 +1", "takesOneBack: 1b1 1a2 -1 1b1x1b1x1a2"],
        ),
        // To take two back at another place would be better still.
        (
            "standard",
            twice,
            "1a2x1a1",
            &[
                "completes: 1a2 1b2 1a3 1b3 +1",
                "allowsFigure: 1c3 1d3 1c4 1d4 -2 1c3x1a3x1b3",
                "takesOneBack: 1a1 1a3 -1 1a2x1a1x1a3",
            ],
        ),
        ("standard", THREE_LIGHT, "1d4", &["missesFigure: 1a1 1b1 1a2 1b2 -2 1b1x1b1x1a2"]),
        ("standard, takeBack optional", THREE_LIGHT, "1b1", &["completes: 1a1 1b1 1a2 1b2 +0"]),
        ("children", free, "1c4", &["missesRaise: 1d4 2a1 -1 1d4-2a1"]),
        ("children", opens, "1b1", &["allowsRaise: 1d4 2a1 -1 1a4"]),
        // The best answer is worth more than what is blocked.
        (
            "expert",
            full,
            "1a1",
            &["blocks: 1a1 1b1 1c1 1d1 1a2 1b2 +0", "missesFigure: 1a3 1b3 1c3 1d3 -3 1a3x1c3x1b4"],
        ),
    ] {
        assert_eq!(said(rules, drawing, turn), expected, "{rules}: {turn}");
    }
}

#[test]
fn a_game_given_up_is_reviewed() {
    let mut game = Game::from_position(light_to_move(THREE_DARK).position);
    play(&mut game, "1d4");
    game.concede(Player::Dark, Concession::Resignation).expect("the game goes on");
    assert_eq!(remarks(&game)[0].kind, RemarkKind::AllowsFigure);
}

/// A game between two novices, who play at random in one turn of four.
fn novice_game(seed: u64) -> Game {
    let rules = Rules::all().nth(seed as usize % 12).expect("twelve rule sets");
    let mut chance = Chance::new(seed);
    let care = (seed % 5) as f64 / 4.0;
    let mut game = Game::new(rules);
    while !game.is_over() && game.moves().len() < 100 {
        let moves = game.legal_moves();
        let m = match chance.below(4) {
            0 => *chance.choose(&moves),
            _ => novice::choose(game.position(), care, &mut chance.0),
        };
        game.play(m).expect("a legal move");
    }
    game
}

#[test]
fn the_review_of_a_game_has_the_remarks_on_each_of_its_turns() {
    for seed in 0..36 {
        let game = novice_game(seed);
        let all = remarks(&game);
        assert!(all.is_sorted_by_key(|remark| (remark.ply, remark.kind)));
        let is_drawn = game.result().is_some_and(|outcome| outcome.winner().is_none());
        for ply in 0..game.moves().len() - usize::from(is_drawn) {
            let mut turn = Game::from_position(game.positions()[ply]);
            turn.play(game.moves()[ply]).expect("a legal move");
            let mut single = remarks(&turn);
            single.iter_mut().for_each(|remark| remark.ply = ply);
            let found: Vec<Remark> = all.iter().filter(|it| it.ply == ply).cloned().collect();
            assert_eq!(found, single, "{}: {}", game.rules(), turn.start());
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
    for seed in 1000..1360 {
        let game = novice_game(seed);
        let rules = game.rules();
        let ply = chance.below(game.moves().len() - 1);
        let mut played = Game::from_position(game.positions()[ply]);
        played.play(game.moves()[ply]).expect("a legal move");
        let said = remarks(&played);
        kinds.extend(said.iter().map(|remark| remark.kind));
        let find = |kind| said.iter().find(|remark| remark.kind == kind);

        let position = naive::Position::of(played.start());
        let facts = |turn: naive::Turn| (turn.to_string(), naive_turn(&position, &turn, rules));
        let all: BTreeMap<_, _> = position.legal_moves(rules).into_iter().map(facts).collect();
        let own = &all[&game.moves()[ply].to_string()];
        let balance = |turn: &Naive| turn.gain - turn.answer;
        let largest = |wanted: &dyn Fn(&Naive) -> bool| {
            let fitting = all.values().filter(|turn| turn.gain >= own.gain && wanted(turn));
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

        let figures = |position: &naive::Position| -> BTreeSet<Vec<Cell>> {
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
    let mut game = Game::from_position(read("4/1ll1/d1l1/dd2 3/3/3 2/2 1 l"));
    play(&mut game, "1b2x1b2 1b2x1b2 1b2x1b2 1b2x1b2");
    assert!(game.is_over());
    // Nor is there anything to block.
    let of_answers = [RemarkKind::AllowsFigure, RemarkKind::Blocks];
    let said = remarks(&game).into_iter().filter(|remark| of_answers.contains(&remark.kind));
    assert_eq!(said.map(|remark| remark.ply).collect::<Vec<_>>(), [0, 1, 2]);
}
