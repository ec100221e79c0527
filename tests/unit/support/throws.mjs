import assert from "node:assert/strict";

/** Asserts that a call throws an `Error` with this code, and with these words in its message. */
export function throws(call, code, words) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof Error);
    assert.equal(error.code, code);
    assert.ok(error.message.toLowerCase().includes(words.toLowerCase()), error.message);
    assert.doesNotMatch(error.message, /^[a-z]/);
    return true;
  });
}

/** The error that a task throws. */
export function thrown(task) {
  try {
    task();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}
