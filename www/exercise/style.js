/**
 * The style sheet of one exercise, for a document or a shadow tree. Colours and sizes are those of `<pylos-board>`; the
 * page sets them. A page that arranges the parts itself sets `--exercise: contents`, and has the areas words, board, answer.
 */
export const exerciseStyle = /* css */ `
:host {
  display: block;
  min-block-size: 0;
}

.exercise {
  --good: var(--pylos-lesson-good, #4c9150);
  --bad: var(--pylos-lesson-bad, #c4632b);
  display: var(--exercise, block);
  container-type: inline-size;
  block-size: 100%;
}

.exercise a {
  color: var(--strong);
}

.exercise-frame {
  display: var(--exercise, grid);
  grid-template: "words" auto "board" auto "answer" auto / minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  block-size: 100%;
}

.lesson .exercise-frame {
  grid-template-rows: auto minmax(var(--pylos-lesson-board, 256px), 1fr) auto;
}

.exercise-words {
  grid-area: words;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: baseline;
  gap: 0.1em 0.75em;
  border-radius: var(--pylos-radius, 8px);
}

.exercise-title {
  flex: 1 1 auto;
  font-family: var(--display, inherit);
  font-size: clamp(1.0625em, 0.9em + 0.4vw, 1.375em);
  font-weight: 650;
  line-height: 1.3;
  text-wrap: pretty;
}

.exercise-where {
  min-block-size: 1lh;
  color: var(--muted);
  font-size: 0.875em;
  font-variant-numeric: tabular-nums;
}

/* What the puzzle is stands above what is asked. */
.puzzle :is(.exercise-where, .exercise-title) {
  flex-basis: 100%;
}

.puzzle .exercise-where {
  order: -1;
}

.exercise-text {
  flex: 1 0 100%;
  min-inline-size: 0;
  font-size: clamp(1em, 0.9em + 0.2vw, 1.1875em);
  overflow-wrap: anywhere;
}

.exercise-board,
.exercise-board::slotted(:is(pylos-board, [data-board])) {
  grid-area: board;
}

/* As wide as there is room, with its words above it and its buttons below it in the window. */
.puzzle .exercise-board {
  inline-size: min(100%, max(320px, (100dvb - 16em) * 0.8));
  margin-inline: auto;
}

/* The room is the board's, whatever width it asks for. */
.exercise-board::slotted(:is(pylos-board, [data-board])) {
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
}

.exercise-board::slotted(:not(pylos-board, [data-board])) {
  display: none;
}

.exercise-answer {
  grid-area: answer;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
}

/* During a turn, its buttons and what they ask for cover what was said before. */
.exercise-now {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
}

.exercise-feedback {
  --tone: var(--bad);
  grid-area: 1 / 1 / 2 / 3;
  display: flex;
  align-items: start;
  min-block-size: max(var(--pylos-target, 44px), calc(2lh + 1em));
  padding: 0.5em 0.75em;
  border-inline-start: 3px solid var(--tone);
  border-radius: 0 var(--pylos-radius, 8px) var(--pylos-radius, 8px) 0;
  background: var(--pylos-surface, color-mix(in srgb, currentcolor 8%, transparent));
  overflow-wrap: anywhere;
}

:is(.exercise-step, .exercise-turn):not(:empty) ~ .exercise-feedback {
  visibility: hidden;
}

.exercise-step {
  grid-area: 1 / 1;
}

.exercise-turn {
  grid-area: 1 / 2;
}

[data-sign="good"],
.right {
  --tone: var(--good);
}

[data-sign="hint"] {
  --tone: var(--strong);
}

.exercise-feedback[data-sign=""] {
  border-color: transparent;
  background: none;
}

.exercise-sign svg {
  margin-inline-end: 8px;
  color: var(--tone);
  stroke-width: 2.25;
}

:is(.exercise-buttons, .exercise-values, .exercise-turn) {
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 4px;
}

.exercise-values:empty {
  display: none;
}

.exercise button {
  font-weight: 500;
}

:is(.exercise-buttons, .exercise-values) button {
  flex: 1 1 0;
  min-inline-size: min-content;
  padding-inline: 4px;
}

.exercise-buttons {
  border-block: 1px solid var(--line);
}

.exercise-buttons button {
  display: grid;
  grid-template-rows: auto 1fr;
  place-items: center;
  gap: 2px;
  min-block-size: max(var(--pylos-target, 44px), 3.25em);
  padding-block: 4px;
  font-size: 0.875em;
  line-height: 1.1;
}

.exercise-buttons button:not(.primary) {
  border-color: transparent;
  background: none;
}

.exercise-values button {
  min-block-size: 3.5em;
  font-weight: 650;
}

/* Disabled, but they say what was right. */
.exercise .exercise-values :is(.right, .wrong) {
  border: 2px solid var(--tone, var(--bad));
  color: inherit;
  opacity: 1;
}

.exercise-values .right::before {
  content: "✓ " / "";
}

.exercise-values .wrong::before {
  content: "✗ " / "";
}

/* Beside the board, if the window is wider than high. */
@media (min-aspect-ratio: 1) {
  @container (inline-size >= 34em) {
    .exercise .exercise-frame {
      grid-template: "board words" auto "board answer" 1fr / minmax(0, 1fr) clamp(15em, 32%, 24em);
      gap: 12px 24px;
    }

    .puzzle .exercise-board {
      inline-size: 100%;
      block-size: clamp(240px, 100dvb - 6em, 704px);
    }

    .exercise :is(.exercise-title, .exercise-where) {
      flex-basis: 100%;
    }

    .exercise-feedback {
      min-block-size: calc(5lh + 1em);
    }
  }
}

/* A phone held sideways. */
@media (max-height: 32em) {
  .exercise :is(.exercise-title, .exercise-text) {
    margin: 0;
    font-size: 1em;
  }

  .exercise-values button {
    min-block-size: var(--pylos-target, 44px);
  }
}

/* The board has the width of any board on paper, and does not say what may be done. */
@media print {
  .exercise {
    display: block;
    break-inside: avoid;
  }

  .exercise .exercise-frame {
    display: grid;
    block-size: auto;
    grid-template: "words" "board";
  }

  .exercise .exercise-board,
  .exercise .exercise-board::slotted(:is(pylos-board, [data-board])) {
    inline-size: min(100%, 8cm);
    block-size: auto;
    margin-inline: 0;
  }

  .exercise-answer {
    display: none;
  }
}

@media (forced-colors: active) {
  .exercise .primary {
    border: 2px solid Highlight;
  }
}
`;
