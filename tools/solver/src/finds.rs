//! Positions of note that a survey finds.

/// What a position is noted for. Reserves are even if they differ by one ball at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Find {
    /// The longest win.
    LongestWin,
    /// The longest loss.
    LongestLoss,
    /// The fewest balls, but not none, and equal reserves, on a board on which either player loses
    /// if it is his turn; among these the longest loss.
    FirstZugzwang,
    /// The most moves, with equal reserves, on a board on which either player loses if it is his turn.
    WidestZugzwang,
    /// With even reserves, the most moves of which one wins and all others lose.
    OnlyWin,
    /// With even reserves, the most moves of which one is endless and all others lose.
    OnlyHold,
    /// As `OnlyWin`; the winning move raises a ball and takes none back.
    OnlyRaise,
    /// As `OnlyWin`; the winning move takes one ball back, where another move takes back two.
    OnlyOne,
    /// As `OnlyWin`; the winning move places a ball and takes it back at once.
    OnlyNothing,
    /// The most moves.
    MostMoves,
    /// With even reserves, the most moves that all lose.
    AllLose,
    /// Won with the fewest balls in reserve, compared with the opponent's; among these the longest
    /// win.
    Behind,
    /// Lost with the most balls in reserve, compared with the opponent's; among these the longest
    /// loss.
    Ahead,
    /// Endless with the fewest balls.
    FirstEndless,
    /// Endless with the most balls.
    LastEndless,
}

impl Find {
    /// All of them, by number.
    pub const ALL: [Find; 15] = [
        Find::LongestWin,
        Find::LongestLoss,
        Find::FirstZugzwang,
        Find::WidestZugzwang,
        Find::OnlyWin,
        Find::OnlyHold,
        Find::OnlyRaise,
        Find::OnlyOne,
        Find::OnlyNothing,
        Find::MostMoves,
        Find::AllLose,
        Find::Behind,
        Find::Ahead,
        Find::FirstEndless,
        Find::LastEndless,
    ];

    /// The name in the data of the atlas.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Find::LongestWin => "longestWin",
            Find::LongestLoss => "longestLoss",
            Find::FirstZugzwang => "firstZugzwang",
            Find::WidestZugzwang => "widestZugzwang",
            Find::OnlyWin => "onlyWin",
            Find::OnlyHold => "onlyHold",
            Find::OnlyRaise => "onlyRaise",
            Find::OnlyOne => "onlyOne",
            Find::OnlyNothing => "onlyNothing",
            Find::MostMoves => "mostMoves",
            Find::AllLose => "allLose",
            Find::Behind => "behind",
            Find::Ahead => "ahead",
            Find::FirstEndless => "firstEndless",
            Find::LastEndless => "lastEndless",
        }
    }
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
