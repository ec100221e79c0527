//! The engine: its moves are legal, and what it reports as proven is true.

use std::cell::Cell;
use std::collections::BTreeMap;

use pylos::engine::internal::Strength;
use pylos::engine::{Engine, Level, Limits, MoveScore, Value};
use pylos::{Game, Move, Player, Position, Rules, Symmetry, Variant};
use pylos_tests::chance::{Chance, random_game};
use pylos_tests::text::{play, read};

/// A level by its number.
fn level(number: u8) -> Level {
    Level::new(number).expect("the level exists")
}

fn analyse(game: &Game, limits: Limits<'_>) -> Vec<MoveScore> {
    Engine::new().analyse(game, limits)
}

fn choose_move(game: &Game, level: Level, seed: u64) -> Option<MoveScore> {
    Engine::new().choose(game, level, seed)
}

/// A position `turns` moves before the end of a random game.
fn position_before_the_end(chance: &mut Chance, rules: Rules, turns: usize) -> Position {
    loop {
        let game = random_game(chance, rules, 200);
        let position = game.positions()[game.moves().len() - turns];
        if game.position().is_over() {
            return position;
        }
    }
}

/// The moves that win at once, in order.
fn wins_at_once(position: Position) -> Vec<Move> {
    let wins = |m: &Move| {
        let outcome = position.play_unchecked(*m).outcome();
        outcome.is_some_and(|outcome| outcome.winner() == Some(position.turn()))
    };
    position.legal_moves().into_iter().filter(wins).collect()
}

fn depth(depth: u32) -> Limits<'static> {
    Limits::default().with_depth(depth)
}

/// The forced result within `depth` turns for the player to move, and its distance, by playing every
/// line to its end.
fn plain_minimax(position: Position, depth: u32) -> Option<(Value, u32)> {
    if let Some(outcome) = position.outcome() {
        let won = outcome.winner() == Some(position.turn());
        return Some((if won { Value::Win } else { Value::Loss }, 0));
    }
    if depth == 0 {
        return None;
    }
    let replies = position.legal_moves().into_iter().map(|m| {
        let (value, distance) = plain_minimax(position.play_unchecked(m), depth - 1)?;
        Some((value.opposite(), distance + 1))
    });
    let replies: Vec<Option<(Value, u32)>> = replies.collect();
    let wins = replies.iter().flatten().filter(|(value, _)| *value == Value::Win);
    match wins.min_by_key(|(_, distance)| *distance) {
        Some(&shortest) => Some(shortest),
        None => *replies.iter().max_by_key(|reply| reply.map_or(u32::MAX, |(_, end)| end))?,
    }
}

#[test]
fn every_level_plays_a_win_in_one_turn_and_levels_3_to_8_prevent_one() {
    let mut chance = Chance::new(2);
    let (mut wins, mut dangers) = (0, 0);
    for rules in (0..6).flat_map(|_| Rules::all()) {
        let position = position_before_the_end(&mut chance, rules, 1);
        let game = Game::from_position(position);
        let winning = wins_at_once(position);
        wins += winning.len();
        for level in Level::all() {
            let choice = choose_move(&game, level, chance.bits()).expect("a move");
            assert!(winning.contains(&choice.m), "{rules}: {position}: {choice:?}");
            assert_eq!((choice.value, choice.distance), (Some(Value::Win), Some(1)));
        }
        let mut known = by_move(&analyse(&game, depth(1)));
        known.retain(|_, known| known.distance == Some(1));
        assert!(known.keys().eq(&winning), "{rules}: {position}");

        let position = position_before_the_end(&mut chance, rules, 2);
        let allows_win = |m: &Move| !wins_at_once(position.play_unchecked(*m)).is_empty();
        if position.legal_moves().iter().all(allows_win) {
            continue;
        }
        dangers += 1;
        for level in Level::all().skip(2) {
            let choice =
                choose_move(&Game::from_position(position), level, chance.bits()).expect("a move");
            assert!(!allows_win(&choice.m), "{rules}: {position}: level {level}: {choice:?}");
        }
    }
    assert!(wins > 40 && dangers > 10, "only {wins} and {dangers}");
}

#[test]
fn proven_values_and_distances_are_those_of_plain_minimax() {
    let mut chance = Chance::new(3);
    let mut proven = 0;
    for rules in Rules::all() {
        for turns in (1..=6).cycle().take(30) {
            let position = position_before_the_end(&mut chance, rules, turns);
            let known = analyse(&Game::from_position(position), depth(4));
            assert_eq!(known.len(), position.legal_moves().len());
            for known in known {
                let plain = plain_minimax(position.play_unchecked(known.m), 3);
                let distance = plain.map(|(_, distance)| distance + 1);
                assert_eq!(known.distance, distance, "{rules}: {position}: {}", known.m);
                // The transposition table can prove a longer end, but not its distance.
                if let Some((value, _)) = plain {
                    proven += 1;
                    let value = Some(value.opposite());
                    assert_eq!(known.value, value, "{rules}: {position}: {}", known.m);
                }
            }
        }
    }
    assert!(proven > 300, "only {proven} moves were proven");
    // The first win that a search for the best move finds here is not the shortest.
    let position = read::<Position>("ll1d/lldd/lldl/lld1 l2/dld/dl1 2/l1 1 d");
    let rules = read("standard, takeBack optional, emptyReserve playsOn");
    let game = Game::from_position(position.with_rules(rules));
    let choice = Strength::search(None, 100_000, 0, 14).choose(&game, 1).expect("a move");
    assert_eq!(choice.distance, Some(5));
    // Stopped here, a search has found that 1d3-3a2 loses, and that the move it searched first does.
    let position = read::<Position>("ddd1/ldld/lddd/ldll ll1/dd1/lld 2/l1 1 d");
    let game = Game::from_position(position.with_rules(Rules::new(Variant::Children)));
    let choice = Strength::search(None, 300, 0, 12).choose(&game, 1).expect("a move");
    assert_ne!(choice.m, read("1d3-3a2"));
}

#[test]
fn symmetric_positions_have_symmetric_scores() {
    let mut chance = Chance::new(4);
    for rules in Rules::all() {
        for turns in [2, 12] {
            let position = random_game(&mut chance, rules, turns).position();
            let scores = by_move(&analyse(&Game::from_position(position), depth(4)));
            for symmetry in Symmetry::ALL {
                let image = analyse(&Game::from_position(symmetry.position(position)), depth(4));
                for known in by_move(&image).values() {
                    let original = scores[&symmetry.inverse().apply(known.m)];
                    let mut known = *known;
                    known.m = original.m;
                    assert_eq!(known, original, "{position}");
                }
            }
            let swapped = analyse(&Game::from_position(position.swap_colours()), depth(4));
            assert_eq!(by_move(&swapped), scores, "{position}");
        }
    }
}

fn by_move(known: &[MoveScore]) -> BTreeMap<Move, MoveScore> {
    known.iter().map(|known| (known.m, *known)).collect()
}

#[test]
fn an_analysis_stops_at_its_limits() {
    let rules = Rules::new(Variant::Expert);
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() >= 25
    };
    let limits = Limits::default().with_stop(&stop);
    // The engine calls the closure about once in a thousand positions.
    for (limits, times) in [(limits, 25..=25), (limits.with_nodes(20_000), 15..=20)] {
        asked.set(0);
        assert_eq!(analyse(&Game::new(rules), limits).len(), 16);
        assert!(times.contains(&asked.get()), "asked {} times", asked.get());
    }
    for limits in
        [0, 1].map(|nodes| Limits::default().with_nodes(nodes)).into_iter().chain([depth(0)])
    {
        assert_eq!(analyse(&Game::new(rules), limits).len(), 16);
    }
    let mut engine = Engine::new();
    engine.ask(&Game::new(rules));
    assert!(!engine.step(Limits::default().with_nodes(250_000)).is_final, "a question has none");
}

#[test]
fn beginners_overlook_what_their_characters_say() {
    // In each scene, how often of 100 times the levels 1 to 5 play a move whose text has this part.
    for (scene, position, part, expected) in [
        ("takes two balls back", "4/4/ll2/l3 3/3/3 2/2 1 l", "x1", [89, 100, 100, 100, 100]),
        ("guards a square of level 1", "4/4/dd2/d3 3/3/3 2/2 1 l", "1b1", [58, 66, 91, 100, 100]),
        (
            "guards a square of level 2",
            "llll/ldld/dldl/lddd 3/dd1/d2 2/2 1 l",
            "2b1",
            [20, 16, 90, 100, 100],
        ),
        ("raises", "3l/4/ld2/dl2 3/3/3 2/2 1 l", "-2a1", [27, 80, 88, 88, 100]),
        ("keeps a ball from being raised", "3d/4/dl2/ld2 3/3/3 2/2 1 l", "2a1", [8, 6, 35, 45, 76]),
        ("begins a square", "4/4/4/l1d1 3/3/3 2/2 1 l", "1a2", [7, 19, 21, 15, 5]),
    ] {
        let game = Game::from_position(read(position));
        let counts = [1, 2, 3, 4, 5].map(|number| {
            let choose = |seed| choose_move(&game, level(number), seed).expect("a move").m;
            (0..100).filter(|&seed| choose(seed).to_string().contains(part)).count()
        });
        assert_eq!(counts, expected, "{scene}");
    }
}

#[test]
fn each_of_the_lower_levels_beats_the_one_below_with_legal_moves() {
    for number in 2..=6 {
        let mut points = 0;
        for seed in 0..24 {
            let mut game =
                random_game(&mut Chance::new(seed / 2), Rules::new(Variant::Standard), 2);
            while !game.is_over() && game.moves().len() < 100 {
                let is_higher = (game.moves().len() as u64 + seed).is_multiple_of(2);
                let level = level(if is_higher { number } else { number - 1 });
                game.play(choose_move(&game, level, seed).expect("a move").m).expect("legal");
            }
            let winner = game.result().and_then(|outcome| outcome.winner());
            let higher = if seed % 2 == 0 { Player::Light } else { Player::Dark };
            points += winner.map_or(1, |winner| if winner == higher { 2 } else { 0 });
        }
        assert!(points >= 30, "level {number}: {points} of 48 points");
    }
}

#[test]
fn what_was_searched_under_other_rules_is_not_used() {
    let position = read::<Position>("4/1ll1/2d1/2dl 3/3/3 2/2 1 d");
    let mut engine = Engine::new();
    for variant in Variant::ALL {
        let game = Game::from_position(position.with_rules(Rules::new(variant)));
        let alone = analyse(&game, depth(4));
        assert_eq!(engine.analyse(&game, depth(4)), alone, "{variant}");
    }
}

#[test]
fn all_ends_within_the_depth_are_found_also_where_positions_can_repeat() {
    // After 2a1, dark can complete a square and take the same ball back, and so can light: that leads
    // to the position that was asked about before, where this was a draw by repetition.
    let [before, position] =
        ["dldl/lddd/ddld/dddl lll/1dd/ldl 2/1l 1 l", "dldl/lddd/ddld/dddl lll/1dd/1dl 2/1l 1 l"]
            .map(|text| read::<Position>(text).with_rules(Rules::new(Variant::Expert)))
            .map(Game::from_position);
    let mut engine = Engine::new();
    engine.analyse(&before, depth(5));
    let mut won = engine.analyse(&position, depth(5));
    won.retain(|known| known.distance == Some(5));
    let won: Vec<String> = won.iter().map(|known| known.m.to_string()).collect();
    assert_eq!(won, ["2a2", "2a1"]);
}

#[test]
fn a_third_repetition_is_scored_as_a_draw_and_a_game_that_is_over_not_at_all() {
    // Each player has three balls of a square. Completing it and taking the same ball back leaves
    // the board as it was.
    let mut game = Game::from_position(read("dd2/d3/2l1/2ll 3/3/3 2/2 1 l"));
    play(&mut game, "1d2x1d2 1b3x1b3 1d2x1d2");
    let known = by_move(&analyse(&game, Limits::default().with_nodes(2_000)));
    let draw = known[&read("1b3x1b3")];
    assert_eq!((draw.value, draw.distance, draw.score), (Some(Value::Draw), None, 0));
    assert!(draw.is_exact());
    let drawn = known.values().filter(|known| known.value == Some(Value::Draw)).count();
    assert_eq!(drawn, 1);

    play(&mut game, "1b3x1b3");
    let [full, empty] =
        ["ldld/ldld/ldld/ldld ldl/dld/ldl dl/dd l d", "llll/llll/dddd/dddd lll/lll/ddd l1/2 1 l"]
            .map(|text| Game::from_position(read(text)));
    for game in [full, empty, game] {
        assert!(game.is_over(), "{}", game.position());
        assert_eq!(analyse(&game, Limits::default()), []);
        for level in Level::all() {
            assert_eq!(choose_move(&game, level, 0), None);
        }
    }
}
