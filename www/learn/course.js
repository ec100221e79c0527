/**
 * The course, from the first ball to strategy.
 * @import { Chapter } from "../exercise/lesson.js"
 */

import "../text/course.js";
import { board } from "./chapters/board.js";
import { children } from "./chapters/children.js";
import { end } from "./chapters/end.js";
import { lines } from "./chapters/lines.js";
import { raise } from "./chapters/raise.js";
import { square } from "./chapters/square.js";
import { stack } from "./chapters/stack.js";
import { think } from "./chapters/think.js";
import { turn } from "./chapters/turn.js";

/** @type {Chapter[]} */
export const course = [board, stack, raise, square, turn, end, children, lines, think];
