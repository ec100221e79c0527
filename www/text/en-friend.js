// Texts of games by links in English, which are loaded with such a game.

import { counted, name } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

/** @typedef {"turn" | "end" | "invitation"} Sent What is sent. */

/** @type {Record<Sent, string>} */
const send = {
  turn: "Send this turn",
  end: "Send the end",
  invitation: "Send the invitation",
};

/** @type {Record<"turn" | "invitation", string>} */
const unsent = {
  turn: "Your turn is not sent yet",
  invitation: "The invitation is not sent yet",
};

/** @type {Record<Sent, string>} */
const waits = {
  turn: "Your friend sees this turn when you send it. Until then you can undo it.",
  end: "Your friend sees the end of the game when you send it.",
  invitation: "Your friend begins. Send the invitation: the answer comes as a link.",
};

export const friend = {
  "friend.label": "Game by links",
  "friend.you": (/** @type {{ name: string }} */ { name }) =>
    name === "" ? "you" : `${name} (you)`,
  "friend.friend": "your friend",

  // What to do now
  "friend.statusUnsent": (/** @type {{ what: "turn" | "invitation" }} */ { what }) => unsent[what],
  "friend.statusWaiting": (/** @type {{ name: string }} */ { name }) =>
    name === "" ? "Waiting for your friend’s turn" : `Waiting for ${name}’s turn`,
  "friend.yours": "Play your turn on the board, then send it.",
  "friend.unsent": (/** @type {{ what: Sent }} */ { what }) => waits[what],
  "friend.waiting": "The answer comes as a link: open it in this browser.",
  "friend.over": "This game is over.",
  "friend.seated": (/** @type {{ player: Player }} */ { player }) =>
    `You play ${name(player)}. Play your turn on the board, then send it back as a link.`,
  "friend.added": (/** @type {{ count: number }} */ { count }) =>
    `${counted(count, { one: "turn was", other: "turns were" })} new to this device.`,

  // Sending
  "friend.send": (/** @type {{ what: Sent }} */ { what }) => send[what],
  "friend.sendAgain": "Send again",
  "friend.copy": "Copy",
  "friend.shared": "Passed on to the app that you chose.",
  "friend.copied": "Copied: paste it into a message to your friend.",
  "friend.refused":
    "This browser does not allow copying: copy the text below yourself and send it to your friend.",
  "friend.text": "What you send",
  "friend.message": (/** @type {{ turn: number, story: string }} */ { turn, story }) =>
    `Pylos, turn ${turn}: ${story}. Your turn!`,
  "friend.messageEnd": (/** @type {{ result: string }} */ { result }) =>
    `Our game of Pylos is over: ${result}.`,
  "friend.messageInvitation": (/** @type {{ player: Player }} */ { player }) =>
    `A game of Pylos? You play ${name(player)} and begin.`,

  // The picture
  "friend.picture": "Picture",
  "friend.picture.saved": "The picture has been saved.",
  "friend.picture.failed": "The picture could not be made.",

  // A link that does not fit
  "friend.older": (/** @type {{ turn: number, turns: number }} */ { turn, turns }) =>
    `This link is older: it ends with turn ${turn}. Your game has ${counted(turns, { one: "turn", other: "turns" })}.`,
  "friend.differs": (/** @type {{ turn: number }} */ { turn }) =>
    `This link changes turn ${turn}. Your own game is kept as it was.`,
  "friend.other":
    "This link has other rules or another start than your game, which is kept as it was.",
  "friend.back": "Back to your game",
  "friend.adopt": "Go on with this link",
  "friend.adopted": "You go on with this link. The other game is under “My games”.",

  // About the game
  "friend.about": "About this game",
  "friend.rules":
    "There is no clock and no computer. You can step through the game at any time, and undo a turn until you send it. Hints and analysis help only if you ask for them: agree whether you do.",
  "friend.swap": (/** @type {{ player: Player }} */ { player }) =>
    `Play ${name(player)} on this device`,

  // The list
  "friend.with": (/** @type {{ name: string }} */ { name }) => `With ${name}`,
  "friend.unnamed": "With a friend",
  "friend.turn.yours": "Your turn",
  "friend.turn.unsent": "Your turn is not sent yet",
  "friend.turn.waiting": "Your friend’s turn",
  "friend.seen": (/** @type {{ date: string }} */ { date }) => `last seen ${date}`,
};
