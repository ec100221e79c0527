/**
 * The open games by links, in "My games".
 * @import { Rules } from "../../game/session.js"
 * @import { Known } from "../../library/links.js"
 */

import { other } from "../../game/session.js";
import { formatLink, length, sender } from "../../library/link.js";
import { all, remove } from "../../library/links.js";
import { make, setLabel, setText } from "../../site/dom.js";
import { renew } from "../../site/renew.js";
import { friendTexts } from "../../text/friend.js";
import { addTexts, text } from "../../text/text.js";

/** Games that are over are among the others. @type {(rules: Rules, known: Known) => boolean} */
function isOpen(rules, { link: { address } }) {
  const { rules: options, position, moves, conceded } = address;
  try {
    const game = rules.newGame({ ...options, position: position ?? undefined, moves });
    return game.result === null && conceded === null;
  } catch {
    // It is no game.
    return false;
  }
}

/**
 * @param {HTMLElement} root
 * @param {Rules} rules
 * @param {() => void} onOpen A game was chosen.
 */
export async function createFriendList(root, rules, onOpen) {
  await addTexts(friendTexts);
  const title = make("h3", "", text("friend.games"));
  title.dataset.text = "friend.games";
  title.tabIndex = -1;
  const unreadLine = make("p", "games-line");
  const list = make("ul", "games-list");
  root.append(title, unreadLine, list);
  /** The game that is asked about before it is deleted. */
  let doomed = "";

  function render() {
    const { games, unread } = all();
    const open = games.filter((known) => isOpen(rules, known));
    root.hidden = open.length === 0 && unread === 0;
    unreadLine.hidden = unread === 0;
    setText(unreadLine, unread === 0 ? "" : text("games.damaged", { count: unread }));
    renew(list, ...open.map((known) => item(known, known.link.id === doomed)));
  }

  /** @param {string} id */
  function focusOn(id) {
    const button = /** @type {HTMLElement | null} */ (
      list.querySelector(`[data-match="${id}"] button`)
    );
    (button ?? title).focus();
  }

  list.addEventListener("click", ({ target }) => {
    const button = /** @type {Element} */ (target).closest("button");
    const id = /** @type {HTMLElement | null} */ (button?.closest("[data-match]") ?? null)?.dataset
      .match;
    if (id !== undefined) press(button?.dataset.links ?? "", id);
  });

  /** @type {(act: string, id: string) => void} */
  function press(act, id) {
    if (act === "open") {
      const known = all().games.find(({ link }) => link.id === id);
      if (known === undefined) return render();
      onOpen();
      location.hash = formatLink(known.link);
      return;
    }
    if (act === "really") remove(id);
    doomed = act === "delete" ? id : "";
    render();
    focusOn(id);
  }

  return () => {
    doomed = "";
    render();
  };
}

/** @type {(known: Known, asked: boolean) => HTMLElement} */
function item({ link, you, sent, at }, asked) {
  const { address, names } = link;
  const element = make("li", "kept-game");
  element.dataset.match = link.id;
  const name = names[other(you)];
  const title = name === "" ? text("friend.unnamed") : text("friend.with", { name });
  const isOwn = sender(address) === you;
  const turn = isOwn ? (length(address) > sent ? "unsent" : "waiting") : "yours";
  const { lang } = document.documentElement;
  const day = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  const rules = {
    variant: "standard",
    takeBack: "required",
    emptyReserve: "loses",
    ...address.rules,
  };
  const line = [
    text(`friend.turn.${turn}`),
    text("games.turns", { count: address.moves.length }),
    text("page.rules", rules),
    text("friend.seen", { date: day.format(at) }),
  ].join(" · ");
  const words = make("p");
  words.append(
    make("b", "game-title", asked ? text("games.deleteOne") : title),
    make("span", "game-line", asked ? `${title} · ${line}` : line),
  );
  const actions = make("div", "row");
  const button = (/** @type {string} */ act, /** @type {string} */ label, kind = "") => {
    const made = make("button", kind, label);
    made.type = "button";
    made.dataset.links = act;
    setLabel(made, text("games.named", { act: label, game: `${title}, ${line}` }));
    made.title = "";
    actions.append(made);
  };
  if (asked) {
    button("keep", text("games.keep"));
    button("really", text("games.delete"), "danger");
  } else {
    button("open", text("games.continue"));
    button("delete", text("games.delete"), "quiet");
  }
  element.append(words, actions);
  return element;
}
