//! Positions of note that a survey finds.

/// What a position is noted for. Reserves are even if they differ by one ball at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Find {
    /// The longest win.
    LongestWin,
    /// The longest loss.
    LongestLoss,
    /// With even reserves, the most moves of which one wins and all others lose.
    OnlyWin,
    /// As `OnlyWin`; the winning move raises a ball and takes none back.
    OnlyRaise,
    /// As `OnlyWin`; the winning move places a ball and takes it back at once.
    OnlyNothing,
    /// Won with the fewest balls in reserve, compared with the opponent's; among these the longest
    /// win.
    Behind,
}

impl Find {
    /// All of them, by number.
    pub const ALL: [Find; 6] = [
        Find::LongestWin,
        Find::LongestLoss,
        Find::OnlyWin,
        Find::OnlyRaise,
        Find::OnlyNothing,
        Find::Behind,
    ];
}

/// The best position for each [`Find`]: of those with the largest key the one with the lowest number,
/// so that the number of threads changes nothing.
#[derive(Clone, Default, Debug)]
pub struct Finds([Option<(i32, usize)>; Find::ALL.len()]);

impl Finds {
    /// Considers a position.
    #[inline]
    pub(crate) fn offer(&mut self, find: Find, key: i32, place: usize) {
        let best = &mut self.0[find as usize];
        if best.is_none_or(|(most, first)| key > most || key == most && place < first) {
            *best = Some((key, place));
        }
    }

    pub(crate) fn add(&mut self, other: &Finds) {
        for find in Find::ALL {
            if let Some((key, place)) = other.0[find as usize] {
                self.offer(find, key, place);
            }
        }
    }

    /// The number of the position.
    #[must_use]
    pub fn place(&self, find: Find) -> Option<usize> {
        self.0[find as usize].map(|(_, place)| place)
    }
}
