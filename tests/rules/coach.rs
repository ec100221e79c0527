//! The hint: which turn a coach advises, and whether its reasons are true.

use std::cell::Cell;
use std::env;

use crate::perfect::{file, player};
use pylos::engine::{Coach, Engine, HintReasonKind, Level, Limits, Value};
use pylos::{CellSet, Concession, Figure, Game, Move, Player, Position, Rules, Variant};
use pylos_tests::chance::Chance;
use pylos_tests::text::{play, read};
use pylos_tests::vectors;

fn game_of(position: &str, variant: Variant) -> Game {
    Game::from_position(read::<Position>(position).with_rules(Rules::new(variant)))
}

fn advise(engine: &mut Engine, game: &Game) -> Coach {
    engine.coach(game, None, Limits::default()).expect("the game goes on")
}

fn kinds(advice: &Coach) -> Vec<HintReasonKind> {
    advice.reasons.iter().map(|reason| reason.kind).collect()
}

/// Every legal move with its value for the player who makes it, by the tables.
fn values(tables: &mut Engine, position: Position) -> Vec<(Move, Value)> {
    let mut value = |m| {
        let theirs = tables.value(position.play_unchecked(m), Limits::default());
        (m, theirs.expect("the tables are complete").opposite())
    };
    position.legal_moves().into_iter().map(&mut value).collect()
}

fn best_of(values: &[(Move, Value)]) -> Value {
    values.iter().map(|&(_, value)| value).max().expect("a legal move")
}

fn value_of(values: &[(Move, Value)], m: Move) -> Value {
    values.iter().find(|(other, _)| *other == m).expect("a legal move").1
}

#[test]
fn with_a_part_of_a_table_no_move_is_advised_that_is_known_to_lose() {
    let table = file("standard");
    let text = "l2l/dddd/dldl/lddd 3/d2/lll 2/2 1 d";
    for (has_part, text, best) in [
        (false, text, "1d3-2b2"),
        (true, text, "1c4"),
        // Every move loses. A reply whose value is not known counts as one that wins.
        (true, "l1ll/1l2/dddd/1ldl 3/3/1ll 2/2 1 d", "1c3"),
    ] {
        let mut engine = Engine::new();
        if has_part {
            assert_eq!(engine.take("a", 0, &table[..table.len() / 2]), Ok(false));
        }
        let game = game_of(text, Variant::Standard);
        let advice = engine.coach(&game, None, Limits::default().with_nodes(3_000));
        assert_eq!(advice.expect("the game goes on").best, read(best), "{text}");
    }
}

#[test]
fn with_tables_no_hint_throws_the_result_away() {
    for (variant, lines) in Variant::ALL.into_iter().zip(vectors::values()) {
        let mut tables = player(variant);
        for line in lines.iter().skip(3).step_by(40) {
            if line.position.outcome().is_some() {
                continue;
            }
            let advice = advise(&mut tables, &Game::from_position(line.position));
            let values = values(&mut tables, line.position);
            let (best, found) = (best_of(&values), value_of(&values, advice.best));
            assert_eq!(found, best, "{variant}: {}: {}", line.position, advice.best);
            let kinds = kinds(&advice);
            let is_over = kinds == [HintReasonKind::Wins];
            let keeps = !is_over && best != Value::Loss;
            assert_eq!(kinds.contains(&HintReasonKind::Keeps), keeps, "{}", line.position);
            assert_eq!(
                kinds.contains(&HintReasonKind::Asks),
                best == Value::Loss,
                "{}",
                line.position
            );
        }
    }
}

#[test]
fn of_the_moves_that_keep_the_result_the_one_that_is_understood_is_advised() {
    use HintReasonKind::{Blocks, Centre, Completes, Keeps, Raises, Safe};
    for (variant, position, best, reasons) in [
        // The shortest win is 1a4.
        (
            Variant::Standard,
            "1lld/llll/dddd/llld 1d1/ddd/1dl 2/1l 1 d",
            "2c3x2c3",
            &[Completes, Keeps][..],
        ),
        // 2c3 wins too, with a ball of the reserve.
        (
            Variant::Expert,
            "dddl/dlld/dll1/ldl1 dd1/ll1/3 l1/2 1 l",
            "1c1-2c3",
            &[Blocks, Raises, Keeps, Safe],
        ),
        (Variant::Standard, "3l/4/2l1/2d1 3/3/3 2/2 1 d", "1b3", &[Keeps, Centre, Safe]),
    ] {
        let advice = advise(&mut player(variant), &game_of(position, variant));
        assert_eq!((advice.best, &kinds(&advice)[..]), (read(best), reasons), "{position}");
    }
}

#[test]
fn without_tables_a_figure_is_advised_where_it_is_nearly_the_best() {
    use HintReasonKind::{Completes, Safe};
    let game = game_of("4/4/ll2/l2d 3/3/3 2/2 1 l", Variant::Standard);
    // The search finds 1b3 to be a little better.
    let advice = advise(&mut Engine::new(), &game);
    assert_eq!((advice.best, kinds(&advice)), (read("1b1x1b1x1a2"), vec![Completes, Safe]));
    // Here it is much better to take a place.
    let quiet = game_of("4/4/ll2/l2d 3/3/3 2/2 1 l", Variant::Expert);
    assert_eq!(advise(&mut Engine::new(), &quiet).best, read("1a4"));
}

#[test]
fn where_every_move_loses_the_one_that_asks_most_is_named() {
    for (variant, position, best) in [
        // One reply in two wins; after the other moves all do.
        (Variant::Expert, "1d2/lldd/dlll/lldd 3/ddd/ldl 2/ll 1 l", "1d4"),
        (Variant::Standard, "4/ddld/ldll/3l 3/dd1/3 2/2 1 d", "1d4"),
        (Variant::Standard, "2d1/1dll/1d2/l3 3/3/3 2/2 1 l", "1c2"),
    ] {
        let advice = advise(&mut player(variant), &game_of(position, variant));
        assert_eq!(advice.best, read(best), "{position}");
        assert!(kinds(&advice).contains(&HintReasonKind::Asks), "{position}");
    }
}

#[test]
fn a_lost_position_that_the_search_proves_is_lost_as_late_as_possible() {
    let game = game_of("ldld/dldl/dldl/dldl dll/ldd/lld dl/d1 1 l", Variant::Standard);
    let moves = Engine::new().analyse(&game, Limits::default());
    let longest = moves.iter().filter_map(|known| known.distance).max();
    let advice = advise(&mut Engine::new(), &game);
    let advised = moves.iter().find(|known| known.m == advice.best).expect("a legal move");
    assert_eq!((advised.value, advised.distance), (Some(Value::Loss), longest));
    assert!(kinds(&advice).contains(&HintReasonKind::Asks));
}

#[test]
fn the_first_balls_keep_the_result_and_go_to_the_centre_but_for_the_fourth() {
    for variant in Variant::ALL {
        let mut tables = player(variant);
        let mut places = vec![Position::START.with_rules(Rules::new(variant))];
        for balls in 0..if variant == Variant::Standard { 4 } else { 1 } {
            for &position in &places {
                let limits = Limits::default().with_nodes(1_000);
                let game = Game::from_position(position);
                let advice = Engine::new().coach(&game, None, limits).expect("the game goes on");
                let values = values(&mut tables, position);
                assert_eq!(value_of(&values, advice.best), best_of(&values), "{position}");
                let centre = read::<CellSet>("1b2 1c2 1b3 1c3");
                let is_open = balls == 3 || centre.contains(advice.best.to());
                assert!(is_open, "{position}: {}", advice.best);
            }
            let next = places.iter().flat_map(|place| {
                place.legal_moves().into_iter().map(|m| place.play_unchecked(m).canonical())
            });
            places = next.collect();
            places.sort_by_key(ToString::to_string);
            places.dedup();
        }
    }
}

#[test]
fn after_a_repetition_the_shortest_way_is_advised() {
    let text = "1lld/llll/dddd/llld 1d1/ddd/1dl 2/1l 1 d";
    let mut game = game_of(text, Variant::Standard);
    let mut tables = player(Variant::Standard);
    // The figure wins later than 1a4 does.
    assert_eq!(advise(&mut tables, &game).best, read("2c3x2c3"));
    play(&mut game, "2a1x2a1 1a4x1a4");
    assert_eq!(advise(&mut tables, &game).best, read("1a4"));
}

#[test]
fn a_turn_that_was_begun_is_gone_on_with() {
    let game = game_of("4/4/ll2/l3 3/3/3 2/2 1 l", Variant::Standard);
    for tables in [Engine::new(), player(Variant::Standard)].iter_mut() {
        for begun in ["1b1", "1b1x1a2", "1b1x1a1x1b1", "1d4"] {
            let begun: Move = read(begun);
            let advice = tables.coach(&game, Some(begun), Limits::default());
            let best = advice.expect("a turn goes on with it").best;
            assert_eq!(best.to(), begun.to(), "{begun}");
            assert!(best.take_back().set().contains_all(begun.take_back().set()), "{begun}");
        }
        assert_eq!(tables.coach(&game, Some(read("2a1")), Limits::default()), None);
    }
    let mut over = game_of("4/4/ll2/l3 3/3/3 2/2 1 l", Variant::Standard);
    over.concede(Player::Dark, Concession::Resignation).expect("the game goes on");
    assert_eq!(Engine::new().coach(&over, None, Limits::default()), None);
}

#[test]
fn a_hint_without_time_is_a_legal_move_and_leaves_the_question_alone() {
    let game = game_of("d1d1/l1d1/ll2/2dd 3/3/3 2/2 1 l", Variant::Standard);
    let mut engine = Engine::new();
    engine.ask(&game);
    let known = engine.step(Limits::default().with_nodes(5_000)).clone();
    for limits in [Limits::default().with_nodes(0), Limits::default().with_stop(&|| true)] {
        let advice = engine.coach(&game, None, limits).expect("the game goes on");
        assert!(game.legal_moves().contains(&advice.best));
    }
    let asked = Cell::new(0);
    let stop = || asked.replace(asked.get() + 1) > 9;
    engine.coach(&game, None, Limits::default().with_nodes(3_000).with_stop(&stop));
    assert!((1..9).contains(&asked.get()), "asked for the time {} times", asked.get());
    assert_eq!(engine.step(Limits::default().with_nodes(0)), &known);
}

/// A position of a random game, or of a game between two of the levels 1 to 5.
fn drawn(variant: Variant, seed: u64) -> Game {
    let mut chance = Chance::new(seed);
    let is_random = chance.below(2) == 0;
    let levels = [1, 1].map(|least| Level::new(least + chance.below(5) as u8));
    let first = chance.below(5);
    let mut game = Game::new(Rules::new(variant));
    while !game.is_over() && game.moves().len() < 80 {
        let turn = game.moves().len();
        let level = levels[turn % 2].filter(|_| !is_random && turn >= first);
        let m = match level {
            Some(level) => Engine::new().choose(&game, level, chance.bits()).expect("a move").m,
            None => *chance.choose(&game.legal_moves()),
        };
        game.play(m).expect("a legal move");
    }
    Game::from_position(game.positions()[chance.below(game.moves().len())])
}

#[test]
fn reasons_are_true_of_the_turn() {
    let mut said = Vec::new();
    for seed in 0..240 {
        let variant = Variant::ALL[seed as usize % 3];
        let game = drawn(variant, seed);
        let position = game.position();
        let limits = Limits::default().with_nodes(2_000);
        let advice = Engine::new().coach(&game, None, limits).expect("the game goes on");
        let (m, next) = (advice.best, position.play_unchecked(advice.best));
        let [me, other] = [position.turn(), next.turn()];
        let pass = |position: Position| {
            let [light, dark] = Player::ALL.map(|player| position.balls(player));
            let passed = Position::new(light, dark, position.turn().opponent());
            passed.expect("the same balls").with_rules(position.rules())
        };
        let completable = |position: Position| -> Vec<Figure> {
            let moves = position.legal_moves().into_iter();
            moves.flat_map(|m| position.completes(m)).collect()
        };
        let cells = |figures: Vec<Figure>| {
            figures.into_iter().fold(CellSet::EMPTY, |cells, figure| cells | figure.cells)
        };
        for (chances, of) in [(&advice.threats, pass(position)), (&advice.chances, position)] {
            assert_eq!(cells(chances.figures.clone()), cells(completable(of)), "{position}");
        }
        let kinds = kinds(&advice);
        let is_over = next.outcome().is_some_and(|outcome| outcome.winner() == Some(me));
        let raises = next.legal_moves().into_iter().any(|m| m.from().is_some());
        let prepared = cells(completable(pass(next)));
        let mut stopped = completable(pass(position));
        stopped.retain(|figure| !completable(next).contains(figure));
        let centre: CellSet = read("1b2 1c2 1b3 1c3 2b2");
        let squares = m.to().above().into_iter().map(|cell| cell.below());
        let spoilt = squares.filter(|square| !(*square & next.balls(other)).is_empty()).count();
        use HintReasonKind::{Ahead, Blocks, Centre, Completes, Prepares, Raises, Safe, Wins};
        for (kind, holds, about) in [
            (Wins, is_over, None),
            (Completes, !position.completes(m).is_empty(), Some(cells(position.completes(m)))),
            (Blocks, !stopped.is_empty(), Some(cells(stopped))),
            (Raises, m.from().is_some(), m.from().map(|from| CellSet::of(from).with(m.to()))),
            (Prepares, completable(position).is_empty() && !prepared.is_empty(), Some(prepared)),
            (Centre, centre.contains(m.to()) && spoilt < 2, None),
            (Safe, completable(next).is_empty() && !raises, None),
            (Ahead, next.reserve(me) > next.reserve(other), None),
        ] {
            let reason = advice.reasons.iter().find(|reason| reason.kind == kind);
            let at = format!("{variant}: {position}: {m} {kind}");
            assert_eq!(reason.is_some(), holds && (kind == Wins || !is_over), "{at}");
            if let (Some(reason), Some(cells)) = (reason, about) {
                assert_eq!(reason.cells, cells, "{at}");
            }
        }
        assert!(kinds.is_sorted(), "{kinds:?}");
        said.extend(kinds);
    }
    for kind in HintReasonKind::ALL.into_iter().filter(|kind| *kind != HintReasonKind::Asks) {
        assert!(said.contains(&kind), "{kind} was never said");
    }
}

/// How often hints throw the result away, of positions where some moves keep it and some do not:
/// `VARIANT=standard HINTS=2000 SEED=1 cargo test --release -p pylos-tests --test rules -- --ignored --nocapture hints_thrown`
#[test]
#[ignore = "a measurement"]
fn hints_thrown_away() {
    let number = |name: &str, usual: u64| {
        env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let wanted = number("HINTS", 200);
    let name = env::var("VARIANT").ok();
    let is_asked = |variant: &Variant| name.as_ref().is_none_or(|it| *it == variant.to_string());
    for variant in Variant::ALL.into_iter().filter(is_asked) {
        let mut tables = player(variant);
        let (mut count, mut thrown, mut seed) = (0, [0; 2], number("SEED", 1) << 32);
        while count < wanted {
            seed += 1;
            let game = drawn(variant, seed);
            let values = values(&mut tables, game.position());
            let best = best_of(&values);
            if values.iter().all(|&(_, value)| value == best) {
                continue;
            }
            count += 1;
            let hints = [advise(&mut Engine::new(), &game), advise(&mut tables, &game)];
            for (advice, thrown) in hints.iter().zip(&mut thrown) {
                *thrown += u32::from(value_of(&values, advice.best) < best);
            }
        }
        let [search, tables] = thrown.map(|thrown| 100.0 * f64::from(thrown) / wanted as f64);
        println!("{variant}: of {wanted}, by search {search:.1} %, with tables {tables:.1} %");
    }
}
