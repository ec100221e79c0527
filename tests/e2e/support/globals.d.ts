// biome-ignore-all lint/suspicious/noExplicitAny: what tests keep in pages has no types there
/** Types that every test uses, and what `lookInside` and the pages of tests define. */

type Tab = import("./tab.mjs").Tab;
type TabOptions = import("./tab.mjs").TabOptions;
type Target = import("./tab.mjs").Target;
/** What `native` is in Chromium and Firefox. */
type Page = import("puppeteer-core").Page;
type Site = import("./server.mjs").Site;
type Game = import("./rules.mjs").Game;
type Move = import("./rules.mjs").Move;
type Player = import("./rules.mjs").Player;
type PylosBoard = import("../../../www/element/element.js").PylosBoard;
type PylosLesson = import("../../../www/exercise/lesson-element.js").PylosLesson;

/** All that matches, in the order of the document, shadow trees included. */
declare function everything(selector: string, root?: ParentNode): HTMLElement[];
declare function focusedElement(): HTMLElement | null;
/** The first board that matches; `pylos-board` unless a selector is given. */
declare function boardAt(selector?: string): PylosBoard;

/** Whether a board is painted in full: no poster is shown, and it has many colours. */
declare function isPainted(board: Element | null): boolean;
/** What tests keep in their pages. */
declare var asked: any, board: any, counts: any, seen: any, shifts: any;
