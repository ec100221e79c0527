/**
 * The first visit: the goal in one line, who is who, and two ways on. It covers the status, so that nothing moves.
 * @import { PylosBoard } from "../pylos-board.js"
 */

import { make } from "../site/dom.js";
import { byId, localise } from "../site/markup.js";
import { text } from "../text/text.js";

export { endsTexts } from "../text/ends.js";

/** Changes of the board that are no answer to the welcome. */
const QUIET = ["thinking", "camera", "players", "note", "moving", "replaying"];

/**
 * @param {PylosBoard} board
 * @param {(sentence: string) => void} say
 */
export function welcome(board, say) {
  // A move came first.
  if (board.session?.game.moves.length !== 0) return;
  const root = byId("welcome");
  const goal = make("b");
  goal.dataset.text = "welcome.goal";
  const you = make("span");
  you.dataset.text = "welcome.you";
  const words = make("p");
  words.append(goal, " ", you);
  const learn = make("a", "learn-link");
  learn.href = `learn.html${location.search}`;
  learn.dataset.text = "welcome.learn";
  const play = make("button");
  play.type = "button";
  play.dataset.text = "welcome.play";
  const ways = make("div", "welcome-ways");
  ways.append(learn, play);
  const inside = make("div");
  inside.dataset.label = "welcome.label";
  inside.setAttribute("role", "group");
  inside.append(words, ways);
  root.append(inside);
  localise(root);
  root.hidden = false;
  say(`${text("welcome.goal")} ${text("welcome.you")}`);

  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    listening.abort();
    root.hidden = true;
    root.replaceChildren();
  };
  const leave = () => {
    close();
    board.focus();
  };
  play.addEventListener("click", leave);
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      leave();
    },
    { signal },
  );
  board.addEventListener(
    "pylos-change",
    ({ detail }) => {
      if (!QUIET.includes(detail.cause)) close();
    },
    { signal },
  );
}
