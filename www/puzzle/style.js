/**
 * The style sheet of one puzzle, for a document or a shadow tree. Colours and sizes are those of `<pylos-board>`; the
 * page sets them.
 */
export const puzzleStyle = /* css */ `
.puzzle,
.puzzle * {
  box-sizing: border-box;
}

.puzzle {
  container-type: inline-size;
}

.puzzle-parts {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
}

.puzzle [hidden][hidden] {
  display: none;
}

.puzzle p,
.puzzle ul {
  margin: 0;
}

.puzzle-words {
  display: grid;
  gap: 0.1rem;
  border-radius: var(--pylos-radius, 0.5rem);
}

/* Two lines from the beginning, so that the board stays where it is when the words arrive. */
.puzzle-task {
  min-block-size: 2lh;
  font-size: 1.125rem;
  font-weight: 650;
  line-height: 1.3;
  text-wrap: pretty;
}

.puzzle-facts {
  min-block-size: 1lh;
  color: var(--pylos-muted, currentcolor);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
}

.puzzle pylos-board {
  inline-size: 100%;
  max-inline-size: none;
  block-size: clamp(15rem, 52dvb, 40rem);
}

/* Also while no move can be chosen, so that nothing moves. */
.puzzle pylos-board::part(bar) {
  display: grid;
}

.puzzle-answer {
  display: grid;
  gap: 0.5rem;
  align-content: start;
  padding-block: 0.25rem 0.5rem;
}

.puzzle-feedback {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: 0.25rem 0.5rem;
  min-block-size: calc(3lh + 1rem);
  padding: 0.5rem 0.75rem;
  border-inline-start: 3px solid transparent;
  border-radius: 0 var(--pylos-radius, 0.5rem) var(--pylos-radius, 0.5rem) 0;
  overflow-wrap: anywhere;
}

.puzzle-feedback:is([data-sign="good"], [data-sign="bad"], [data-sign="hint"]) {
  background: var(--pylos-surface, color-mix(in srgb, currentcolor 8%, transparent));
}

.puzzle-feedback[data-sign="good"] {
  border-color: var(--pylos-puzzle-good, #4c9150);
}

.puzzle-feedback[data-sign="bad"] {
  border-color: var(--pylos-puzzle-bad, #c4632b);
}

.puzzle-feedback[data-sign="hint"] {
  border-color: var(--pylos-accent, currentcolor);
}

.puzzle-feedback svg {
  inline-size: 1.4rem;
  block-size: 1.4rem;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.25;
  stroke-linecap: round;
  stroke-linejoin: round;
}

[data-sign="good"] > svg {
  color: var(--pylos-puzzle-good, #4c9150);
}

[data-sign="bad"] > svg {
  color: var(--pylos-puzzle-bad, #c4632b);
}

[data-sign="hint"] > svg {
  color: var(--pylos-accent, currentcolor);
}

[data-sign=""] > svg {
  display: none;
}

[data-sign=""] .puzzle-said {
  grid-column: 1 / -1;
}

.puzzle-themes {
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  padding: 0;
  list-style: none;
}

.puzzle-themes li {
  padding: 0.1rem 0.5rem;
  border: 1px solid var(--pylos-line, color-mix(in srgb, currentcolor 40%, transparent));
  border-radius: 1rem;
  font-size: 0.875rem;
}

.puzzle-values {
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 0.5rem;
}

.puzzle-buttons {
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min-content, 1fr);
  gap: 0.5rem;
}

/* Three words beside each other, in every language on the narrowest phone. */
.puzzle .puzzle-buttons button {
  padding-inline: 0.25rem;
}

.puzzle button {
  min-block-size: var(--pylos-target, 44px);
  min-inline-size: var(--pylos-target, 44px);
  padding: 0.4rem 0.5rem;
  border: 1px solid var(--pylos-line, color-mix(in srgb, currentcolor 55%, transparent));
  border-radius: var(--pylos-radius, 0.5rem);
  background: var(--pylos-surface, transparent);
  color: inherit;
  font: inherit;
  font-weight: 500;
  line-height: 1.2;
  cursor: pointer;
  touch-action: manipulation;
}

.puzzle button:hover {
  border-color: var(--pylos-accent, currentcolor);
}

.puzzle button[aria-disabled="true"] {
  cursor: default;
  border-color: color-mix(in srgb, currentcolor 25%, transparent);
  color: var(--pylos-muted, currentcolor);
}

.puzzle-values button {
  min-block-size: 3.5rem;
  font-size: 1.125rem;
  font-weight: 650;
}

.puzzle-values button[data-is="right"] {
  border: 2px solid var(--pylos-puzzle-good, #4c9150);
  color: inherit;
}

.puzzle-values button[data-is="right"]::before {
  content: "✓ " / "";
}

.puzzle-values button[data-is="wrong"] {
  border: 2px solid var(--pylos-puzzle-bad, #c4632b);
  color: inherit;
}

.puzzle-values button[data-is="wrong"]::before {
  content: "✗ " / "";
}

.puzzle button.puzzle-ready {
  border-color: transparent;
  background: var(--pylos-accent, light-dark(#0c6664, #74cabf));
  color: var(--pylos-on-accent, light-dark(#ffffff, #0b201d));
}

.puzzle :focus-visible {
  outline: 3px solid var(--pylos-accent, currentcolor);
  outline-offset: 2px;
}

@container (inline-size >= 40rem) {
  .puzzle-parts {
    grid-template-columns: minmax(0, 1fr) clamp(18rem, 34%, 24rem);
    grid-template-rows: auto 1fr;
    gap: 0.75rem 1.5rem;
  }

  .puzzle pylos-board {
    grid-row: 1 / 3;
    grid-column: 1;
    block-size: clamp(15rem, 100dvb - 11.5rem, 44rem);
  }

  .puzzle-words,
  .puzzle-answer {
    grid-column: 2;
  }

  .puzzle-words {
    padding-block-start: 0.5rem;
  }

  .puzzle-task {
    font-size: 1.375rem;
  }

  .puzzle-feedback {
    min-block-size: calc(5lh + 1rem);
    font-size: 1.0625rem;
  }

  .puzzle-values {
    grid-auto-flow: row;
  }

  .puzzle-buttons {
    grid-auto-flow: row;
  }
}

/* Long words, with their sign above them. */
@container (inline-size < 24rem) {
  .puzzle-values button {
    padding-inline: 0.125rem;
    font-size: 0.9375rem;
  }

  .puzzle-values button::before {
    display: block;
  }
}

/* A phone held sideways. */
@media (max-height: 32rem) {
  @container (inline-size >= 40rem) {
    .puzzle-task {
      font-size: 1.125rem;
    }

    .puzzle-feedback {
      min-block-size: calc(3lh + 0.5rem);
      padding-block: 0.25rem;
      font-size: 1rem;
    }

    .puzzle-values,
    .puzzle-buttons {
      grid-auto-flow: column;
    }

    .puzzle-values button {
      min-block-size: var(--pylos-target, 44px);
    }
  }
}

/* A low screen has no space to spare for an empty answer. */
@media (max-height: 44rem) {
  @container (inline-size < 40rem) {
    .puzzle pylos-board {
      block-size: clamp(13rem, 46dvb, 30rem);
    }

    .puzzle-feedback {
      min-block-size: calc(2lh + 0.5rem);
      padding-block: 0.25rem;
    }

    .puzzle-feedback[data-sign=""]:has(.puzzle-said:empty) {
      min-block-size: 0;
      padding-block: 0;
    }
  }
}

@media print {
  .puzzle-answer {
    display: none;
  }

  .puzzle pylos-board {
    block-size: auto;
  }
}

@media (forced-colors: active) {
  .puzzle-feedback {
    border-color: currentcolor;
  }

  .puzzle button.puzzle-ready {
    border: 2px solid Highlight;
  }
}
`;

/** The style sheet of `<pylos-puzzle>` itself. */
export const hostStyle = /* css */ `
:host {
  display: block;
  color: var(--pylos-ink, inherit);
  font: var(--pylos-font, inherit);
  text-align: start;
}

:host([hidden]) {
  display: none;
}
`;
