/**
 * Names the signs of the place that a mouse or the keyboard focus rests on, or that a finger holds. Hidden from assistive
 * technology, which has the twin.
 * @import { Place } from "../board/types.js"
 * @import { State } from "../board/state.js"
 * @import { BoardText } from "../text/board-text.js"
 */

import { projectionOf } from "../board/projection.js";
import { targetOf } from "../board/scene.js";
import { pointedAt } from "../board/state.js";
import { wordsAt } from "../game/sign-words.js";
import { adoptStyle } from "../site/adopt-style.js";
import { setText } from "../site/dom.js";
import { h, toElement } from "../site/nodes.js";
import { capital } from "../text/plural.js";

/** CSS pixels between a place and its words: a finger covers more. */
const GAP = 3;
const FINGER = 34;

const tipStyle = /* css */ `
.tip {
  position: absolute;
  z-index: 2;
  inset: 0 auto auto 0;
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: min(18rem, 100%);
  padding: 4px 8px;
  border: 1px solid var(--pylos-line, currentcolor);
  border-radius: 6px;
  background: var(--pylos-surface, Canvas);
  color: var(--pylos-ink, CanvasText);
  font-size: 0.875rem;
  line-height: 1.35;
  pointer-events: none;
  /* After a rest. */
  animation: tip 1ms 700ms both;
}

.tip.held {
  animation: none;
}

@keyframes tip {
  from {
    visibility: hidden;
  }
}

@media print {
  .tip {
    display: none;
  }
}
`;

/** The place to be named. @type {(state: State) => Place | null} */
export const namedAt = (state) => {
  const { drag, flight, press } = state;
  const isActing = drag !== null || (press !== null && press.stage !== "hold");
  return flight !== null || isActing ? null : pointedAt(state);
};

/** @type {(root: HTMLElement, text: BoardText, signal: AbortSignal) => (state: State) => void} The result follows the state of the board. */
export function createTip(root, text, signal) {
  const tip = toElement(h("div", { class: "tip", "aria-hidden": "true" }));
  adoptStyle(/** @type {ShadowRoot} */ (root.getRootNode()), tipStyle);
  const hide = (/** @type {KeyboardEvent} */ { key }) => {
    if (key === "Escape") tip.hidden = true;
  };
  addEventListener("keydown", hide, { signal, capture: true });

  return (state) => {
    const place = namedAt(state);
    const words = place === null ? [] : wordsAt(text, state.view, place);
    if (place === null || words.length === 0) return tip.remove();
    if (tip.dataset.place !== place || !tip.isConnected) {
      tip.dataset.place = place;
      tip.hidden = false;
      tip.classList.toggle("held", state.press !== null);
      // Its rest begins again.
      root.append(tip);
    }
    setText(tip, capital(words.join(", ")));
    const box = targetOf(projectionOf(state), place);
    const gap = state.press ? FINGER : GAP;
    const { offsetWidth, offsetHeight } = tip;
    const above = box.top - gap - offsetHeight;
    const top = above < 0 ? box.top + box.height + gap : above;
    const middle = box.left + (box.width - offsetWidth) / 2;
    const left = Math.max(0, Math.min(state.width - offsetWidth, middle));
    tip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  };
}
