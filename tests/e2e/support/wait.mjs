/** Waits for what comes by itself. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

/** How long a test waits for something, in milliseconds. */
export const PATIENCE = 30_000;

/** How often it asks, in milliseconds. */
const PAUSE = 25;

/**
 * Calls a function until it returns something truthy, and returns that.
 * @template Result @param {() => Result} ask @param {() => string} [wanted] What is said if that does not come.
 * @returns {Promise<NonNullable<Awaited<Result>>>}
 */
export async function wait(ask, wanted = () => String(ask)) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) assert.fail(`waited ${PATIENCE / 1000} s in vain for ${wanted()}`);
    await setTimeout(PAUSE);
  }
}

/** Ends a program that this process has started. @param {import("node:child_process").ChildProcess} program */
export async function stop(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, "exit");
}
