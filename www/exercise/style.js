/**
 * The style sheet of one exercise, for a document or a shadow tree. Colours and sizes are those of `<pylos-board>`; the
 * page sets them.
 */
export const exerciseStyle = /* css */ `
:host {
  display: block;
  min-block-size: 0;
}

.exercise {
  --good: var(--pylos-lesson-good, #4c9150);
  --bad: var(--pylos-lesson-bad, #c4632b);
  container-type: inline-size;
  block-size: 100%;
}

.exercise a {
  color: var(--strong);
}

.exercise-frame,
.exercise-answer {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
}

.exercise-frame {
  block-size: 100%;
}

.lesson .exercise-frame {
  grid-template-rows: auto minmax(var(--pylos-lesson-board, 256px), 1fr) auto;
}

.exercise-words {
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: baseline;
  gap: 0.1em 0.75em;
  border-radius: var(--pylos-radius, 8px);
}

.exercise-title {
  flex: 1 1 auto;
  font-size: 1.125em;
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
  font-size: 1.0625em;
  overflow-wrap: anywhere;
}

/* As wide as there is room, with its words above it and its buttons below it in the window. */
.puzzle .exercise-board {
  inline-size: min(100%, max(320px, (100dvb - 16em) * 0.8));
  margin-inline: auto;
}

/* Also while no move can be chosen, so that nothing moves. */
.puzzle .exercise-board::part(bar) {
  display: grid;
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

.exercise-feedback {
  --tone: var(--bad);
  display: flex;
  align-items: start;
  gap: 8px;
  min-block-size: calc(2lh + 1em);
  padding: 0.5em 0.75em;
  border-inline-start: 3px solid var(--tone);
  border-radius: 0 var(--pylos-radius, 8px) var(--pylos-radius, 8px) 0;
  background: var(--pylos-surface, color-mix(in srgb, currentcolor 8%, transparent));
  overflow-wrap: anywhere;
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

.exercise-feedback > svg {
  flex: none;
  color: var(--tone);
  stroke-width: 2.25;
}

:is(.exercise-buttons, .exercise-values) {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
}

.exercise button {
  font-weight: 500;
}

.exercise.puzzle button {
  flex: 1 1 0;
  min-inline-size: min-content;
  padding-inline: 4px;
}

.lesson .exercise-next {
  margin-inline-start: auto;
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
      grid-template: auto 1fr / minmax(0, 1fr) clamp(15em, 32%, 24em);
      gap: 12px 24px;
    }

    .exercise .exercise-board,
    .exercise-board::slotted(:is(pylos-board, [data-board])) {
      grid-area: 1 / 1 / 3;
    }

    .puzzle .exercise-board {
      inline-size: 100%;
      block-size: clamp(240px, 100dvb - 6em, 704px);
    }

    .exercise :is(.exercise-title, .exercise-where) {
      flex-basis: 100%;
    }

    .exercise-title {
      font-size: 1.375em;
    }

    .exercise-text {
      margin-block-start: 8px;
      font-size: 1.1875em;
    }

    .exercise-feedback {
      min-block-size: calc(5lh + 1em);
    }
  }
}

/* A phone held sideways. */
@media (max-height: 32em) {
  .exercise :is(.exercise-title, .exercise-text, .exercise-feedback) {
    min-block-size: 0;
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
    break-inside: avoid;
  }

  .exercise .exercise-frame {
    block-size: auto;
    grid-template: none;
  }

  .exercise .exercise-board,
  .exercise .exercise-board::slotted(:is(pylos-board, [data-board])) {
    grid-area: auto;
    inline-size: min(100%, 8cm);
    block-size: auto;
    margin-inline: 0;
  }

  .exercise-answer,
  .puzzle .exercise-board::part(bar) {
    display: none;
  }
}

@media (forced-colors: active) {
  .exercise button.ready {
    border: 2px solid Highlight;
  }
}
`;
