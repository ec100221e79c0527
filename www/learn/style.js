// The style sheet of `<pylos-lesson>`. It has the colours and sizes of the board in it: without any, those of the page.

export const lessonStyle = /* css */ `
:host {
  display: block;
  container-type: inline-size;
  min-block-size: 0;
  color: var(--pylos-ink, inherit);
  font: var(--pylos-font, inherit);
  text-align: start;
}

:host([hidden]),
[hidden][hidden] {
  display: none;
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

h2,
p {
  margin: 0;
}

.frame {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(var(--pylos-lesson-board, 16rem), 1fr) auto;
  gap: 0.5rem;
  block-size: 100%;
}

.words {
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: baseline;
  gap: 0.1rem 0.75rem;
  border-radius: var(--pylos-radius, 0.5rem);
}

.title {
  flex: 1 1 auto;
  font-size: 1.125rem;
  font-weight: 650;
  line-height: 1.25;
}

.where {
  color: var(--pylos-muted, currentcolor);
  font-size: 0.875rem;
}

a {
  color: var(--pylos-accent, currentcolor);
}

.text {
  flex: 1 0 100%;
  min-inline-size: 0;
  font-size: 1.0625rem;
  overflow-wrap: anywhere;
}

.board::slotted(pylos-board),
.board::slotted([data-board]) {
  /* The room is the board's, whatever width it asks for. */
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
}

.board::slotted(:not(pylos-board, [data-board])) {
  display: none;
}

.answer {
  display: grid;
  gap: 0.5rem;
  padding-block: 0.5rem;
}

.feedback {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 0.5rem;
  min-block-size: 3rem;
  padding: 0.5rem 0.75rem;
  border-inline-start: 3px solid transparent;
  border-radius: 0 var(--pylos-radius, 0.5rem) var(--pylos-radius, 0.5rem) 0;
  overflow-wrap: anywhere;
}

.feedback[data-sign="good"],
.feedback[data-sign="other"] {
  background: var(--pylos-surface, color-mix(in srgb, currentcolor 8%, transparent));
}

.feedback[data-sign="good"] {
  border-color: var(--pylos-lesson-good, #4c9150);
}

.feedback[data-sign="other"] {
  border-color: var(--pylos-lesson-bad, #c4632b);
}

svg {
  inline-size: 1.4rem;
  block-size: 1.4rem;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.25;
  stroke-linecap: round;
  stroke-linejoin: round;
}

[data-sign="good"] svg {
  color: var(--pylos-lesson-good, #4c9150);
}

[data-sign="other"] svg {
  color: var(--pylos-lesson-bad, #c4632b);
}

[data-sign=""] svg {
  display: none;
}

[data-sign=""] .said {
  grid-column: 1 / -1;
}

.buttons {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
}

button {
  min-block-size: var(--pylos-target, 44px);
  min-inline-size: var(--pylos-target, 44px);
  padding: 0.4rem 0.8rem;
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

button:hover {
  border-color: var(--pylos-accent, currentcolor);
}

button[aria-disabled="true"] {
  opacity: 0.5;
  cursor: default;
}

.next {
  margin-inline-start: auto;
}

button.ready {
  border-color: transparent;
  background: var(--pylos-accent, light-dark(#0c6664, #74cabf));
  color: var(--pylos-on-accent, light-dark(#ffffff, #0b201d));
}

:focus-visible {
  outline: 3px solid var(--pylos-accent, currentcolor);
  outline-offset: 2px;
}

@container (inline-size >= 32rem) {
  .frame {
    grid-template-columns: minmax(0, 1fr) clamp(16rem, 38%, 25rem);
    grid-template-rows: auto 1fr;
    column-gap: 1.5rem;
  }

  .board::slotted(pylos-board),
  .board::slotted([data-board]) {
    grid-column: 1;
    grid-row: 1 / 3;
  }

  .words {
    grid-column: 2;
    grid-row: 1;
    gap: 0.35rem;
  }

  .title,
  .where {
    flex-basis: 100%;
  }

  .title {
    font-size: 1.375rem;
  }

  .text {
    margin-block-start: 0.5rem;
    font-size: 1.1875rem;
  }

  .answer {
    grid-column: 2;
    grid-row: 2;
    grid-template-rows: minmax(6.5rem, auto) auto;
    align-content: start;
  }

  .feedback {
    align-self: start;
  }
}

@media (max-height: 32rem) {
  @container (inline-size >= 32rem) {
    .words {
      gap: 0.1rem;
    }

    .title {
      font-size: 1.125rem;
    }

    .text {
      margin-block-start: 0.1rem;
      font-size: 1rem;
    }

    .answer {
      grid-template-rows: minmax(3rem, auto) auto;
      padding-block: 0;
    }
  }
}

@container (inline-size < 22rem) {
  .text {
    font-size: 1rem;
  }

  .buttons {
    gap: 0.375rem;
  }

  button {
    padding-inline: 0.55rem;
  }
}

/* A low screen has no space to spare for an empty answer. */
@media (max-height: 42rem) and (max-width: 33rem) {
  .feedback[data-sign=""]:has(.said:empty) {
    min-block-size: 0;
    padding-block: 0;
  }
}

@media print {
  .answer {
    display: none;
  }
}

@media (forced-colors: active) {
  .feedback {
    border-color: currentcolor;
  }

  button.ready {
    border: 2px solid Highlight;
  }
}
`;
