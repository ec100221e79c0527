/**
 * The elements as components of React. When React takes over a page that a server has written, it gives an element neither
 * its listeners nor its properties (facebook/react#35446). So a component hands them over right after that, as a change.
 */

import { createElement, useSyncExternalStore } from "react";
import "../../www/pylos-board.js";

/** What is no attribute: a server does not write it. Other values are attributes, unless they are objects. */
const IS_LATE = /^(onpylos-.+|takeBack|emptyReserve|paused|replaying|game|mustSolve|chapters)$/;
const CAN_BE_OBJECTS = ["moves", "camera", "show", "marks"];

/** @type {(entry: [string, unknown]) => boolean} */
const isPlain = ([name, value]) =>
  !IS_LATE.test(name) && !(CAN_BE_OBJECTS.includes(name) && typeof value === "object");

/** @type {(tag: string, load?: () => Promise<unknown>) => (props: object) => import("react").ReactElement} */
function component(tag, load = async () => {}) {
  /** @param {() => void} changed */
  const subscribe = (changed) => {
    load().then(changed);
    return () => {};
  };
  const isDefined = () => customElements.get(tag) !== undefined;
  return (props) => {
    const isReady = useSyncExternalStore(subscribe, isDefined, () => false);
    const plain = Object.fromEntries(Object.entries(props).filter(isPlain));
    return createElement(tag, isReady ? props : plain);
  };
}

export const PylosBoard = component("pylos-board");
export const PylosLesson = component("pylos-lesson", () => import("../../www/pylos-lesson.js"));
export const PylosPuzzle = component("pylos-puzzle", () => import("../../www/pylos-puzzle.js"));
