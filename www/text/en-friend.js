// Texts of games by links in English, which are loaded with such a game.

import { counted, name } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

/** @typedef {"turn" | "end" | "invitation"} Sent What is sent. */

/** What the card says; "" where there is nothing to do. @type {Record<"seated" | "invite" | "yours" | "waiting", (player: Player) => string>} */
const lines = {
  seated: (player) => `You are playing ${name(player)}.`,
  invite: () => "Your friend opens this link, and you play together.",
  yours: () => "Make your move, then send it.",
  waiting: () => "Your friend replies with a link. Open it in this browser.",
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

const UNCHANGED = "Your game is unchanged.";
const WHO = "Your friend";

/** What a question or an answer says. */
const asks = {
  back: (/** @type {string} */ who) => `${who} asks to take back the last move.`,
  draw: (/** @type {string} */ who) => `${who} offers a draw.`,
  rematch: (/** @type {string} */ who) => `${who} wants a rematch.`,
  no: (/** @type {string} */ who) => `${who} declined.`,
};

export const friend = {
  "friend.label": "Game by link",
  "friend.you": (/** @type {{ name: string }} */ { name }) =>
    name === "" ? "you" : `${name} (you)`,
  "friend.friend": "your friend",

  // What to do now
  "friend.state": (
    /** @type {{ state: "yours" | "unsent" | "waiting" | "thinking", name: string }} */ {
      state,
      name,
    },
  ) =>
    state === "yours"
      ? "Your turn"
      : state === "unsent"
        ? "Not sent yet"
        : state === "thinking"
          ? `${name || WHO} is thinking`
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
    `Our game of Pylos is over. ${result}.`,
  "friend.messageInvitation": (
    /** @type {{ player: Player, isFirst: boolean }} */ { player, isFirst },
  ) => `A game of Pylos? You are ${name(player)}${isFirst ? " and move first" : ""}.`,

  // A link that does not fit
  "friend.older": (/** @type {{ turn: number, last: number }} */ { turn, last }) =>
    `This link ends with turn ${turn}; your game is at turn ${last}.`,
  "friend.differs": (/** @type {{ turn?: number }} */ { turn }) =>
    `${turn === undefined ? "This is a different game" : `This link has a different move in turn ${turn}`}. ${UNCHANGED}`,
  "friend.stranger": (/** @type {{ player: Player }} */ { player }) =>
    `Somebody else plays ${name(player)} in this link. ${UNCHANGED}`,
  "friend.watching": "You are watching this game.",
  "friend.back": "Back to your game",
  "friend.adopt": "Use this link",
  "friend.adopted": "Your other game is under “My games”.",

  // A live game
  "friend.here": (/** @type {{ is: boolean, name: string }} */ { is, name }) =>
    `${name || WHO} is ${is ? "here" : "not here"}.`,
  "friend.lost": (/** @type {{ is: boolean }} */ { is }) =>
    `${is ? "No connection" : "Without https"}: send your moves as links.`,
  "friend.ask": "Ask to take back",
  "friend.draw": "Offer a draw",
  "friend.yes": "Agree",
  "friend.no": "Decline",
  "friend.asks": (/** @type {{ what: keyof typeof asks, name: string }} */ { what, name }) =>
    asks[what](name || WHO),

  // About the game
  "friend.about": "About this game",
  "friend.swap": (/** @type {{ player: Player }} */ { player }) => `Play ${name(player)} here`,

  // The list
  "friend.with": (/** @type {{ name: string }} */ { name }) => `With ${name || "a friend"}`,
};
