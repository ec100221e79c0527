import assert from "node:assert/strict";

/** The error that a task throws. */
export function thrown(task) {
  try {
    task();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

/** The `Error` with this code that a call throws, with these words in its message. */
export function throws(call, code, words) {
  const error = thrown(call);
  assert.ok(error instanceof Error);
  assert.equal(error.code, code);
  assert.ok(error.message.toLowerCase().includes(words.toLowerCase()), error.message);
  assert.doesNotMatch(error.message, /^[a-z]/);
  return error;
}
