// Texts of games by links in English, which are loaded with such a game.

import { counted, name } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

/** @typedef {"turn" | "end" | "invitation"} Sent What is sent. */

/** What the card says; "" where there is nothing to do. @type {Record<"seated" | "yours" | "waiting" | Sent, (player: Player) => string>} */
const lines = {
  seated: (player) => `You are playing ${name(player)}. Make your move, then send it back.`,
  yours: () => "Make your move, then send it.",
  waiting: () => "Your friend replies with a link. Open it in this browser.",
  turn: () => "You can undo this move until you send it.",
  end: () => "Send your friend the result.",
  invitation: () => "Your friend moves first and replies with a link.",
};

/** @type {Record<"again" | Sent, string>} */
const send = {
  turn: "Send move",
  end: "Send result",
  invitation: "Send invitation",
  again: "Send again",
};

const told = {
  shared: "Sent to the app you chose.",
  copied: "Copied: paste it into a message.",
  shown: "Scan it with the other phone.",
  refused: "Copying is blocked: copy this text yourself.",
};

export const friend = {
  "friend.label": "Game by link",
  "friend.you": (/** @type {{ name: string }} */ { name }) =>
    name === "" ? "you" : `${name} (you)`,
  "friend.friend": "your friend",

  // What to do now
  "friend.state": (
    /** @type {{ state: "yours" | "unsent" | "waiting", name: string }} */ { state, name },
  ) =>
    state === "yours"
      ? "Your turn"
      : state === "unsent"
        ? "Not sent yet"
        : `Waiting for ${name || "your friend"}`,
  "friend.line": (/** @type {{ what: keyof typeof lines, player: Player }} */ { what, player }) =>
    lines[what](player),
  "friend.added": (/** @type {{ count: number }} */ { count }) =>
    `Added: ${counted(count, { one: "new move", other: "new moves" })}.`,

  // Sending
  "friend.send": (/** @type {{ what: keyof typeof send }} */ { what }) => send[what],
  "friend.copy": "Copy",
  "friend.code": "QR code",
  "friend.told": (/** @type {{ how: keyof typeof told }} */ { how }) => told[how],
  "friend.text": "Message",
  "friend.message": (/** @type {{ turn: number, story: string }} */ { turn, story }) =>
    `Pylos, turn ${turn}: ${story}. Your turn!`,
  "friend.messageEnd": (/** @type {{ result: string }} */ { result }) =>
    `Our game of Pylos: ${result}.`,
  "friend.messageInvitation": (/** @type {{ player: Player }} */ { player }) =>
    `A game of Pylos? You are ${name(player)} and move first.`,

  // A link that does not fit
  "friend.older": (/** @type {{ turn: number, last: number }} */ { turn, last }) =>
    `This link ends with turn ${turn}; your game is at turn ${last}.`,
  "friend.differs": (/** @type {{ turn?: number }} */ { turn }) =>
    `This link has ${turn === undefined ? "different rules or a different start" : `a different move in turn ${turn}`}. Your game is unchanged.`,
  "friend.back": "Back to your game",
  "friend.adopt": "Use this link",
  "friend.adopted": "Your other game is under “My games”.",

  // About the game
  "friend.about": "About this game",
  "friend.rules": "No clock, no computer. Agree whether you use hints and analysis.",
  "friend.swap": (/** @type {{ player: Player }} */ { player }) => `Play ${name(player)} here`,

  // The list
  "friend.with": (/** @type {{ name: string }} */ { name }) => `With ${name || "a friend"}`,
};
