// Texts of the course in English: short sentences that a child understands. "You" are Light unless a step says
// otherwise.

export const course = {
  // In three minutes
  "lesson.board": "Pylos in three minutes",
  "lesson.board.start":
    "This is the board: 16 hollows in a square. With it come 15 light and 15 dark balls: the two reserves.",
  "lesson.board.aim":
    "Two players build a pyramid of 30 balls together. Whoever places the top ball wins. Here it was Light.",
  "lesson.board.place":
    "You are Light, and Light moves first. Take a ball from your reserve and place it in any hollow.",
  "lesson.board.place.done": "There it is, and your reserve is down by one ball.",
  "lesson.board.turns":
    "You and Dark take turns, and nobody may pass. Place two more balls; Dark replies each time.",
  "lesson.board.turns.taken": "There is already a ball in that hollow. Choose an empty one.",
  "lesson.board.turns.done": "That is the rhythm: you, then Dark. Now let’s go up!",
  "lesson.board.up":
    "Four balls in a square can carry a ball. It does not matter whose they are. Place a ball on top of the square.",
  "lesson.board.up.low":
    "That is allowed, but now try to go up: place the ball on top of the four balls.",
  "lesson.board.up.done": "Your ball is on level 2.",
  "lesson.board.raise":
    "There is another kind of move: take a ball of yours that is already on the board and move it up onto a square. Raise your ball at the edge.",
  "lesson.board.raise.reserve":
    "A good place, but that ball came from your reserve. Choose your ball at the edge first, then the place on the square.",
  "lesson.board.raise.placed":
    "That ball came from your reserve. Choose your ball at the edge first, then the place on the square.",
  "lesson.board.raise.done":
    "Your reserve is as full as before: you have saved a ball. Saving balls is how this game is won.",
  "lesson.board.carry":
    "A ball that carries another must stay where it is. Dark’s ball on level 2 rests on four balls. Choose your two balls that carry it.",
  "lesson.board.carry.free": "This ball carries nothing. Look at the square under Dark’s ball.",
  "lesson.board.carry.dark": "That is one of Dark’s balls. You only ever move your own.",
  "lesson.board.carry.done": "These two must stay as long as Dark’s ball rests on them.",
  "lesson.board.complete":
    "A square of four balls in your own colour earns a reward: you take one or two of your balls back. Complete the light square, then choose two balls to take back.",
  "lesson.board.complete.one": "You could take back just one, but this time take two.",
  "lesson.board.complete.none":
    "No square yet. Three light balls are next to each other: fill the gap.",
  "lesson.board.complete.done": "One ball played, two taken back: your reserve has grown.",
  "lesson.board.three":
    "The best turn has three parts: raise a ball, complete a light square with it, and take back two balls. Do all three.",
  "lesson.board.three.placed":
    "A square, but with a ball from your reserve. Raise the ball at the edge instead: that saves one more.",
  "lesson.board.three.one": "Good, but take back two balls.",
  "lesson.board.three.none": "No square yet. Raise your ball at the edge into the gap on level 2.",
  "lesson.board.three.done": "Two more balls in your reserve, and it cost you nothing.",
  "lesson.board.block":
    "Watch your opponent’s squares. Three dark balls are next to each other, and Dark is about to complete the square. What do you do?",
  "lesson.board.block.other":
    "Now Dark completes the square and takes two balls back. Put your ball into the gap first.",
  "lesson.board.block.done":
    "Blocked. As long as your ball is there, the square can never be Dark’s.",
  "lesson.board.apex": "One place is left, and it is your turn. Finish the pyramid!",
  "lesson.board.apex.done": "Your ball is on top: you have won.",
  "lesson.board.empty":
    "Here it is Light’s turn, but Light’s reserve is empty. So Light has lost, even though the pyramid is not finished. Whoever runs out of balls first loses. That is all you need for a first game.",

  // Going up
  "lesson.raise": "Going up",
  "lesson.raise.gap":
    "Three balls are not enough: a ball on them would fall through the gap. Find the only place on level 2 where a ball can rest.",
  "lesson.raise.gap.hole": "There is a gap underneath: not all four balls are there.",
  "lesson.raise.gap.low": "That ball is on level 1. Look for four balls that form a whole square.",
  "lesson.raise.gap.done": "Right: only this square has all four balls.",
  "lesson.raise.third":
    "Four balls on level 2 form a square too, and so on, all the way to the top. Place a ball on level 3.",
  "lesson.raise.third.low": "That ball is on level 1. Look for the square on level 2.",
  "lesson.raise.third.done":
    "Level 1 has 16 places, level 2 has 9, level 3 has 4, and at the top there is just one.",
  "lesson.raise.own":
    "When you lift a ball out of a square, the square is gone. So a ball can never rest on a square that it is part of. Only one of your balls can be raised here: raise it.",
  "lesson.raise.own.part":
    "That ball is part of the square: if you lift it, there is a gap between the other three. Choose the ball that stands alone.",
  "lesson.raise.own.placed":
    "That ball came from your reserve. This time, raise a ball that is already on the board.",
  "lesson.raise.own.done":
    "That was the only one: the others would have torn a hole in the square.",
  "lesson.raise.higher":
    "A raised ball must go up: one level or more, never sideways and never down. Raise one of your balls to level 3.",
  "lesson.raise.higher.low":
    "One level up is allowed, but there is a place on level 3 as well. Go all the way.",
  "lesson.raise.higher.placed": "That ball came from your reserve. Raise one from the board.",
  "lesson.raise.higher.sideways":
    "That would be sideways: both places are on level 2. A raised ball must go up.",
  "lesson.raise.higher.done": "Up it goes. From level 1 to level 3 in one turn is fine too.",

  // A square in your colour
  "lesson.square": "A square in your colour",
  "lesson.square.played":
    "Any of your balls that carries nothing may come back, even the one you have just played. Complete the square and take back that very ball.",
  "lesson.square.played.other":
    "Those balls may come back, but this time one of them must be the ball you have just played.",
  "lesson.square.played.none": "No square yet. Fill the gap between your three balls.",
  "lesson.square.played.done":
    "It was on the board for just a moment, and still earned its reward.",
  "lesson.square.mixed":
    "All four balls must be yours. There are two gaps on this board, and only one earns a reward. Fill it, and take back the balls you like.",
  "lesson.square.mixed.dark":
    "That square has one of Dark’s balls in it. Such a square carries a ball, but it earns you nothing.",
  "lesson.square.mixed.none":
    "No square there. Look for three light balls with a gap between them.",
  "lesson.square.mixed.done": "Four light balls: that counts.",
  "lesson.square.new":
    "You already have a light square. You had your reward for it when you completed it, and there is no second one. Complete a new square; old balls may be part of it.",
  "lesson.square.new.old":
    "That does not complete a new square. Look for the gap right beside the old one.",
  "lesson.square.new.done": "Two old balls, two more, and a new square: that counts.",
  "lesson.square.carry":
    "A ball that carries another must stay, here too. Complete the square and take back two balls that carry nothing.",
  "lesson.square.carry.stays": "That ball carries Dark’s ball: it must stay.",
  "lesson.square.carry.one": "There are two balls that carry nothing. Take both back.",
  "lesson.square.carry.none": "No square yet. Look for three light balls with a gap between them.",
  "lesson.square.carry.done": "The two that carry Dark’s ball stay, the other two come home.",
  "lesson.square.freed":
    "You take balls back one after the other, so taking the first may free the second! Complete the square, take back your ball on level 2, and then your ball beneath it.",
  "lesson.square.freed.first":
    "That ball still carries yours on level 2. Take back the upper ball first, then this one is free.",
  "lesson.square.freed.other":
    "Allowed, but try this: first your ball on level 2, then your ball beneath it.",
  "lesson.square.freed.none": "No square yet. Look for three light balls with a gap between them.",
  "lesson.square.freed.done": "First the upper ball, then the one it rested on.",
  "lesson.square.several":
    "One ball can complete two squares at once. Even so, you take back at most two balls in a turn. Complete both squares and take back two.",
  "lesson.square.several.one": "Two squares, and only one ball back? Take two.",
  "lesson.square.several.none": "Look for the one hollow that completes both squares.",
  "lesson.square.several.done": "Two squares at once look splendid, but two balls are the limit.",
  "lesson.square.up":
    "Squares of your colour count on level 2 and level 3 as well. Complete the square on level 2, and take back the balls you like.",
  "lesson.square.up.none":
    "Look at level 2: three of your balls are there, with a gap between them.",
  "lesson.square.up.done":
    "And the balls beneath it may be free again: check which ball carries which.",
  "lesson.square.itself":
    "Even the ball you have raised may come back. Raise a ball to complete the square, and take back that very ball.",
  "lesson.square.itself.placed": "That ball came from your reserve. Raise the ball at the edge.",
  "lesson.square.itself.other":
    "Those balls may come back, but this time one of them must be the raised ball.",
  "lesson.square.itself.done": "From level 1 to level 2 and home, all in one turn.",

  // Children’s rules
  "lesson.children": "Children’s rules",
  "lesson.children.square":
    "The children’s rules are simpler: you get nothing back for a square. Complete the light square and see.",
  "lesson.children.square.other": "Fill the gap between your three balls.",
  "lesson.children.square.done":
    "Nothing comes back, and it is Dark’s turn. Everything else stays the same.",
  "lesson.children.raise": "So only raising saves balls. Raise one.",
  "lesson.children.raise.placed": "That ball came from your reserve. Raise one from the board.",
  "lesson.children.raise.done":
    "One ball saved. With the children’s rules, every raised ball counts.",
  "lesson.children.win":
    "You have five balls and Dark has five. Find the move that costs you none.",
  "lesson.children.win.placed":
    "That cost you a ball, and in the end you will miss it. Which move costs you nothing?",
  "lesson.children.win.done":
    "Two levels up, and no ball spent. Now you will last longer than Dark.",

  // Expert rules
  "lesson.lines": "Lines (expert rules)",
  "lesson.lines.four":
    "With the expert rules, lines earn a reward too. On level 1, a line is four balls of your colour from edge to edge. Complete the line and take back two balls.",
  "lesson.lines.four.one": "You could take back just one, but this time take two.",
  "lesson.lines.four.none": "No line yet. Fill the gap in the row that has three of your balls.",
  "lesson.lines.four.done": "A line is worth as much as a square: one or two balls.",
  "lesson.lines.three":
    "Level 2 is smaller: there, three balls of your colour in a row are a line. Complete it, and take back the balls you like.",
  "lesson.lines.three.none": "No line yet. Look at level 2: two of your balls are side by side.",
  "lesson.lines.three.done": "Three on level 2, four on level 1. On level 3 there are no lines.",
  "lesson.lines.diagonal":
    "A line runs along a row or a column, parallel to the edges of the board, never diagonally. Complete the line that counts, and take back the balls you like.",
  "lesson.lines.diagonal.slanting":
    "Four light balls, but on a diagonal. A diagonal does not count.",
  "lesson.lines.diagonal.none": "No line yet. Look along the left edge of the board.",
  "lesson.lines.diagonal.done": "Straight from edge to edge: that is a line.",
  "lesson.lines.both":
    "One ball can complete a line and a square at once. You know the limit: two balls. Complete both and take back two.",
  "lesson.lines.both.one": "A line and a square, and only one ball back? Take two.",
  "lesson.lines.both.none": "Look for the one hollow that completes both the line and the square.",
  "lesson.lines.both.done": "However many squares and lines: two balls per turn, never more.",

  // Strategy
  "lesson.think": "How to win at Pylos",
  "lesson.think.save":
    "Every ball in your reserve is a move you can still make. Take the place in the middle of level 2, and spend no ball on it.",
  "lesson.think.save.placed":
    "The right place, but it cost you a ball. Could a ball on the board go there?",
  "lesson.think.save.done":
    "You kept your ball. Count the reserves often: whoever has more balls is usually ahead.",
  "lesson.think.two":
    "A square gives you two balls, so two more moves. Complete it and take two back.",
  "lesson.think.two.one": "One is not enough here: Dark could still win.",
  "lesson.think.two.pair": "Two is right, but this pair loses. Try another.",
  "lesson.think.two.done": "Usually two are better than one, but think about which two.",
  "lesson.think.buried":
    "Your three balls under the one on level 2 are buried. Complete the square, take back the upper ball, then the right one beneath it.",
  "lesson.think.buried.pair": "The upper ball is right. Try another one with it.",
  "lesson.think.buried.other": "Take back your ball on level 2: that frees those beneath it.",
  "lesson.think.buried.done":
    "A buried ball can be neither raised nor taken back. Free it when you can.",
  "lesson.think.stair":
    "A square of four balls is a step for your opponent. Two of the four empty hollows complete one: play one of the other two.",
  "lesson.think.stair.built": "You have completed a square, and Dark may climb it first.",
  "lesson.think.stair.done": "Quiet and strong: let Dark build the steps.",
  "lesson.think.hold":
    "Dark could raise three balls. A ball holds those beneath it: play to the place where yours holds two of the three.",
  "lesson.think.hold.free": "This ball holds none of the three.",
  "lesson.think.hold.done": "Two of Dark’s balls are stuck under yours.",
  "lesson.think.raise":
    "Dark cannot raise here, so your raise can wait. First take the hollow from which Dark would threaten two squares. After Dark’s reply, raise a ball that you do not need below.",
  "lesson.think.raise.early": "Too early: Dark takes the hollow that threatens two squares.",
  "lesson.think.raise.ball": "The right place, but that ball was needed below.",
  "lesson.think.raise.done":
    "Raise once Dark could raise there too. Until then, it is a spare move.",
  "lesson.think.zugzwang":
    "Nobody may pass. Find the move that opens no place on level 3, so that Dark has to open one.",
  "lesson.think.zugzwang.opened":
    "That completes a square on level 2, and Dark gets the first place on level 3.",
  "lesson.think.zugzwang.done":
    "Whatever Dark plays opens level 3 for you. Dark would love to pass: this is called zugzwang.",
  "lesson.think.tempo":
    "Count the places: four are left. If you both just place balls, Dark gets the last one. Change that, and play on until you win.",
  "lesson.think.tempo.late":
    "You, Dark, you, Dark: so Dark gets the top. Find a move that fills one place and empties another.",
  "lesson.think.tempo.done":
    "The raise changed who gets the last place. That is called winning a tempo.",
  "lesson.think.fork":
    "With the expert rules, a ball can threaten a square and a line at once. Find its hollow.",
  "lesson.think.fork.done": "Dark can stop only one of the two.",
  "lesson.think.second":
    "A secret: with the standard rules, the second player can always win. Reply wherever you like: every hollow wins.",
  "lesson.think.second.done":
    "Computers have worked it out. With the expert rules and the default options, neither player can force a win. But no human plays perfectly: now play a real game!",
};
