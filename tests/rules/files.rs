//! Packed files with sound checksums whose lists, or parts, cannot be; and the numbers of positions in them.

use pylos::engine::internal::{
    Index, PROGRESS, TABLE, VALUES, beginning, checksum, code_block, features, members,
};
use pylos::engine::{Engine, FileError, Limits, Value};
use pylos::{Rules, Variant};
use pylos_tests::chance::{Chance, random_game};
use pylos_tests::text::read;

/// A part: the number of balls, its kind, the number of classes and its data.
type Given<'a> = (u8, u8, u8, &'a [u8]);

/// Unpacks to zeros: every position is lost.
const ALL_LOST: &[u8] = &[0; 20];
/// The number of classes of shapes with two balls.
const TWO: u8 = 21;

/// A file of the children's game with sound checksums.
fn file(parts: &[Given<'_>]) -> Vec<u8> {
    let (mut list, mut data) = ((parts.len() as u32).to_le_bytes().to_vec(), Vec::new());
    for &(balls, kind, classes, bytes) in parts {
        list.extend([balls, kind, classes, 0]);
        list.extend((bytes.len() as u32).to_le_bytes());
        list.extend(checksum(bytes).to_le_bytes());
        data.extend(bytes);
    }
    [beginning(TABLE, Rules::new(Variant::Children), &list), data].concat()
}

/// What the engine knows without a search.
fn value(engine: &mut Engine) -> Option<Value> {
    let position: pylos::Position = read("3d/4/4/l3 3/3/3 2/2 1 l");
    let position = position.with_rules(Rules::new(Variant::Children));
    engine.value(position, Limits::default().with_nodes(0))
}

#[test]
fn a_list_that_cannot_be_is_damaged() {
    let lists: [&[Given<'_>]; 8] = [
        // Unknown kinds of parts, and a layer above the apex.
        &[(31, 7, 0, &[])],
        &[(2, 7, 0, &[]), (2, VALUES, TWO, ALL_LOST)],
        &[(31, VALUES, TWO, ALL_LOST)],
        // Parts without classes, and parts with more classes than the layer has.
        &[(2, VALUES, 0, &[]), (2, VALUES, TWO, ALL_LOST)],
        &[(2, VALUES, TWO, ALL_LOST), (2, VALUES, 0, &[])],
        &[(2, VALUES, 2, &[0; 5]), (2, VALUES, TWO - 1, ALL_LOST)],
        // More data than the values have before they are compressed, and a second estimate.
        &[(2, VALUES, TWO, &[0; 200])],
        &[(0, PROGRESS, 0, ALL_LOST), (0, PROGRESS, 0, ALL_LOST)],
    ];
    for list in lists {
        let mut engine = Engine::new();
        for _ in 0..2 {
            assert_eq!(engine.take("", 0, &file(list)), Err(FileError::Damaged), "{list:?}");
            assert_eq!(value(&mut engine), None, "{list:?}");
        }
    }
}

#[test]
fn what_arrived_before_remains_when_another_file_has_its_layer() {
    let parts = [(2, VALUES, TWO - 1, ALL_LOST), (2, VALUES, 1, &[255; 5])];
    for damaged in [false, true] {
        let mut engine = Engine::new();
        assert_eq!(engine.take("", 0, &file(&[(2, VALUES, TWO, ALL_LOST)])), Ok(true));
        let mut other = file(&parts);
        if damaged {
            other.truncate(other.len() - 13);
            other.extend([9; 13]);
        }
        assert_eq!(engine.take("", 0, &other).is_err(), damaged);
        assert_eq!(value(&mut engine), Some(Value::Loss));
    }
}

#[test]
fn a_part_that_cannot_be_unpacked_can_arrive_again() {
    let mut engine = Engine::new();
    for (data, known) in [(&[255; 8][..], None), (ALL_LOST, Some(Value::Loss))] {
        assert_eq!(engine.take("", 0, &file(&[(2, VALUES, TWO, data)])), Ok(true));
        assert_eq!(value(&mut engine), known);
    }
}

#[test]
fn shapes_and_positions_have_the_known_numbers() {
    let index = Index::new(Rules::default(), 15);
    let (mut shapes, mut positions) = (0, 0);
    for (balls, layer) in index.shapes.iter().enumerate() {
        let members: usize = layer.iter().map(|&shape| members(shape)).sum();
        let groups = (0..=balls).filter(|&own| index.group(own, balls - own).is_some());
        shapes += members;
        positions += members * groups.map(|own| index.choices(balls, own)).sum::<usize>();
    }
    assert_eq!((shapes, positions), (141_120, 10_245_670_113));
}

#[test]
fn the_numbers_of_positions_stay_and_both_orders_have_the_same_positions() {
    let mut numbers = String::new();
    let mut chance = Chance::new(3);
    for rules in Rules::all() {
        let index = Index::shared(rules);
        for turns in 0..40 {
            let position = random_game(&mut chance, rules, turns).position();
            let Some(place) = index.place(position) else { continue };
            numbers += &format!("{place} ");
            features(position, |weight| numbers += &format!("{weight} "));
            let (balls, packed) = index.packed(position).expect("a position with a number");
            assert_eq!(index.packed_from(balls, packed).next(), Some(place), "{position}");
            let own = position.balls(position.turn()).len() as usize;
            let (class, of, ranks) = index.group_at(balls, packed).expect("its group");
            assert_eq!((of, ranks.end), (own, index.choices(balls, own)), "{position}");
            let block = index.block(balls, class, own).expect("its block");
            assert!(block.contains(&place), "{position}");
            let word = index.unrank(own, ranks.start as u32);
            assert_eq!(index.rank(own, word), ranks.start, "{position}");
        }
    }
    // The numbers of the files that exist.
    assert_eq!(checksum(numbers.as_bytes()), 3_928_117_618);
}

#[test]
fn blocks_are_coded_without_loss_and_with_the_chances_of_the_files_that_exist() {
    let (mut chance, mut coded) = (Chance::new(5), Vec::new());
    for rules in [Variant::Children, Variant::Expert].map(Rules::new) {
        for balls in [7, 12, 20, 25] {
            let index = Index::shared(rules);
            let first = chance.below(index.layer_len(balls) - 2000);
            let mut common = 0;
            let entry = |place| {
                common = if place % 100 == 0 { chance.below(254) } else { common };
                [common, common, common ^ 1, chance.below(255)][chance.below(4)] as u8
            };
            let entries: Vec<u8> = (0..1000).map(entry).collect();
            let mut same = entries.clone();
            let code = |bit, chance: u32| {
                coded.extend(chance.to_le_bytes());
                bit
            };
            code_block(index, (balls, first), code, &mut same);
            assert!(same == entries, "{rules}, {balls} balls");
        }
    }
    assert_eq!(checksum(&coded), 2_215_894_339);
}
