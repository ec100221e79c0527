// What JSDoc cannot say of `<pylos-board>`: its tag, and the types of its events. The types of the npm package
// begin here; those of the class are made from its JSDoc.

import type { Motion } from "../board/types.js";
import type { By, Cause } from "../game/reduce.js";
import type { Refusal } from "../game/why.js";
import type { Game, Move } from "../pkg/pylos.js";
import type { Settings, Shown } from "./attributes.js";
import type { GameOrRecord, PylosBoard } from "./element.js";

export type { Mark, Motion } from "../board/types.js";
export type { By, Cause } from "../game/reduce.js";
export type { Session } from "../game/session.js";
export type { Choice } from "../game/turn-builder.js";
export type { Refusal } from "../game/why.js";
export type { Game, Move } from "../pkg/pylos.js";
export type { CameraSettings, Shown } from "./attributes.js";
export { PylosBoard } from "./element.js";

/** What `pylos-change` says. */
export type Change =
  | { cause: "move"; move: Move; by: By }
  | { cause: Exclude<Cause, "move">; move?: undefined; by?: undefined };

export interface PylosBoardEventMap {
  /** The user has chosen a place of the board. */
  "pylos-choose": CustomEvent<{ place: string }>;
  /** The user has chosen a whole move; if cancelled, it is not played. */
  "pylos-move": CustomEvent<{ move: Move; before: Game; after: Game }>;
  /** A move of the user, or the computer's answer to it, has ended the game. */
  "pylos-end": CustomEvent<{ game: Game }>;
  /** The user has chosen something illegal; if cancelled, the board does not show the reason. */
  "pylos-illegal": CustomEvent<Refusal>;
  /** A property has a new value. After every move: `move`, and `by` whom it was played. */
  "pylos-change": CustomEvent<Change>;
  /** A ball has come to rest on a cell or in a reserve; `completes`: what it completes there. */
  "pylos-land": CustomEvent<Motion>;
  /** The board is about to announce a text to screen readers; if cancelled, it does not. */
  "pylos-say": CustomEvent<{ text: string }>;
  /** The rules could not be loaded; if cancelled, the empty board stays in place of the content of the tag. */
  "pylos-fail": CustomEvent<{ reason: string }>;
}

type Settable = Pick<PylosBoard, "takeBack" | "emptyReserve" | "paused" | "replaying"> & {
  [Name in "moves" | "camera" | "marks"]: string | Settings[Name];
} & { show: ShownText | Settings["show"]; game: GameOrRecord | null };

/** What is shown, as text. The compiler knows the first word. */
export type ShownText = "" | Shown | `${Shown}${" " | "," | ";" | "_"}${string}`;

/** What JSX and templates can set besides the attributes. */
export type PylosBoardProperties = { [Name in keyof Settable]?: Settable[Name] | undefined };

/** `addEventListener` and `removeEventListener` of an element with events of its own. */
export type Listen<Target, Events> = (<Type extends keyof (Events & HTMLElementEventMap)>(
  type: Type,
  listener: (this: Target, event: (Events & HTMLElementEventMap)[Type]) => void,
  options?: boolean | AddEventListenerOptions,
) => void) &
  HTMLElement["addEventListener"];

declare module "./element.js" {
  interface PylosBoard {
    addEventListener: Listen<PylosBoard, PylosBoardEventMap>;
    removeEventListener: Listen<PylosBoard, PylosBoardEventMap>;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "pylos-board": PylosBoard;
  }
}
