/**
 * "New game": rules, opponent, colour, clock.
 * @import { Settings } from "../../library/storage.js"
 */

import { PERFECT, tablesOf } from "../../engine/tables.js";
import { checkSettings } from "../../library/storage.js";
import { setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { dialog } from "./dialog.js";
import { markup } from "./markup.js";

const USUAL_CLOCK = { minutes: 10, seconds: 5 };

const MARKUP = /* html */ `
  <dialog id="new-game" aria-labelledby="new-title">
    <form method="dialog">
      <h2 id="new-title" data-text="new.title"></h2>
      <fieldset class="choices columns">
        <legend data-text="new.variant"></legend>
        <label class="choice">
          <input type="radio" name="variant" value="children" />
          <span><b data-text="new.children"></b><small data-text="new.children.line"></small></span>
        </label>
        <label class="choice">
          <input type="radio" name="variant" value="standard" />
          <span><b data-text="new.standard"></b><small data-text="new.standard.line"></small></span>
        </label>
        <label class="choice">
          <input type="radio" name="variant" value="expert" />
          <span><b data-text="new.expert"></b><small data-text="new.expert.line"></small></span>
        </label>
      </fieldset>
      <details id="finer">
        <summary data-text="new.finer"></summary>
        <fieldset class="choices columns">
          <legend data-text="new.takeBack"></legend>
          <label class="choice">
            <input type="radio" name="takeBack" value="required" />
            <span><b data-text="new.takeBack.required"></b><small data-text="new.takeBack.required.line"></small></span>
          </label>
          <label class="choice">
            <input type="radio" name="takeBack" value="optional" />
            <span><b data-text="new.takeBack.optional"></b><small data-text="new.takeBack.optional.line"></small></span>
          </label>
        </fieldset>
        <fieldset class="choices columns">
          <legend data-text="new.emptyReserve"></legend>
          <label class="choice">
            <input type="radio" name="emptyReserve" value="loses" />
            <span><b data-text="new.emptyReserve.loses"></b><small data-text="new.emptyReserve.loses.line"></small></span>
          </label>
          <label class="choice">
            <input type="radio" name="emptyReserve" value="playsOn" />
            <span><b data-text="new.emptyReserve.playsOn"></b><small data-text="new.emptyReserve.playsOn.line"></small></span>
          </label>
        </fieldset>
      </details>
      <fieldset class="choices pills">
        <legend data-text="new.opponent"></legend>
        <label class="choice"><input type="radio" name="opponent" value="0" /><span data-text="new.friend"></span></label>
        <label class="choice"><input type="radio" name="opponent" value="links" /><span data-text="new.links"></span></label>
        <label class="choice"><input type="radio" name="opponent" value="1" /><span data-level="1"></span></label>
        <label class="choice"><input type="radio" name="opponent" value="2" /><span data-level="2"></span></label>
        <label class="choice"><input type="radio" name="opponent" value="3" /><span data-level="3"></span></label>
        <label class="choice"><input type="radio" name="opponent" value="4" /><span data-level="4"></span></label>
        <label class="choice"><input type="radio" name="opponent" value="5" /><span data-level="5"></span></label>
        <label class="choice"><input type="radio" name="opponent" value="6" /><span data-level="6"></span></label>
        <label class="choice"><input type="radio" name="opponent" value="7" /><span data-level="7"></span></label>
        <label class="choice"><input type="radio" name="opponent" value="8" /><span data-level="8"></span></label>
      </fieldset>
      <p class="choice-note" id="new-level" role="status"></p>
      <fieldset class="choices pills" id="colour-choice">
        <legend data-text="new.colour"></legend>
        <label class="choice"><input type="radio" name="colour" value="light" /><span data-text="new.light"></span></label>
        <label class="choice"><input type="radio" name="colour" value="dark" /><span data-text="new.dark"></span></label>
        <label class="choice"><input type="radio" name="colour" value="random" /><span data-text="new.lot"></span></label>
      </fieldset>
      <div class="new-names" id="new-names" hidden>
        <label><span data-text="new.yourName"></span><input type="text" name="yourName" maxlength="24" autocomplete="off" /></label>
        <label><span data-text="new.friendName"></span><input type="text" name="friendName" maxlength="24" autocomplete="off" /></label>
      </div>
      <div class="clock-choice" id="clock-choice">
        <label class="check"><input type="checkbox" name="clock" /><span data-text="new.clock"></span></label>
        <div class="clock-times" id="clock-times" hidden>
          <label><span data-text="new.minutes"></span><input type="number" name="minutes" min="1" max="180" step="1" inputmode="numeric" required /></label>
          <label><span data-text="new.seconds"></span><input type="number" name="seconds" min="0" max="60" step="1" inputmode="numeric" required /></label>
        </div>
      </div>
      <div class="dialog-actions">
        <button type="button" data-close data-text="dialog.cancel"></button>
        <button type="submit" class="primary" data-text="new.start"></button>
      </div>
    </form>
  </dialog>
`;

/**
 * @param {(settings: Settings) => void} onStart
 * @param {(settings: Pick<Settings, "variant" | "takeBack" | "emptyReserve" | "colour">, you: string, friend: string) => void}
 *   onLinks A game by links, with the names of both.
 */
export function createNewGameDialog(onStart, onLinks) {
  markup(MARKUP);
  const element = dialog("new-game");
  const form = /** @type {HTMLFormElement} */ (element.querySelector("form"));
  const finer = /** @type {HTMLDetailsElement} */ (byId("finer"));
  const retell = () => {
    for (const label of /** @type {NodeListOf<HTMLElement>} */ (
      form.querySelectorAll("[data-level]")
    )) {
      setText(label, text("new.level", { level: Number(label.dataset.level) }));
    }
    adapt();
  };

  /** Hides the questions that do not apply, and says what the choices mean. */
  const adapt = () => {
    const byLinks = isByLinks();
    const level = byLinks ? 0 : Number(value(form, "opponent"));
    byId("colour-choice").hidden = level === 0 && !byLinks;
    byId("new-names").hidden = !byLinks;
    byId("clock-choice").hidden = byLinks;
    const line = byLinks
      ? text("new.links.line")
      : level === 0
        ? ""
        : text("level.line", { level, isUnbeatable: isUnbeatable(choices()) });
    setText(byId("new-level"), line);
    const clock = input(form, "clock").checked && !byLinks;
    byId("clock-times").hidden = !clock;
    input(form, "minutes").disabled = !clock;
    input(form, "seconds").disabled = !clock;
  };

  const isByLinks = () => value(form, "opponent") === "links";

  const choices = () => ({
    variant: value(form, "variant"),
    takeBack: value(form, "takeBack"),
    emptyReserve: value(form, "emptyReserve"),
    opponent: Number(value(form, "opponent")),
    colour: value(form, "colour"),
  });

  retell();
  form.addEventListener("change", adapt);
  form.addEventListener("submit", () => {
    const byLinks = isByLinks();
    const settings = checkSettings({
      ...choices(),
      ...(byLinks && { opponent: 0 }),
      clock:
        input(form, "clock").checked && !byLinks
          ? {
              minutes: input(form, "minutes").valueAsNumber,
              seconds: input(form, "seconds").valueAsNumber,
            }
          : null,
    });
    if (settings === null) return;
    if (byLinks) onLinks(settings, input(form, "yourName").value, input(form, "friendName").value);
    else onStart(settings);
  });

  return {
    retell,

    /** @param {Settings} settings */
    open(settings) {
      const { clock, opponent, ...named } = settings;
      for (const [name, chosen] of Object.entries({ ...named, opponent: String(opponent) })) {
        const group = /** @type {RadioNodeList} */ (form.elements.namedItem(name));
        group.value = chosen;
      }
      const { minutes, seconds } = clock ?? USUAL_CLOCK;
      input(form, "clock").checked = clock !== null;
      input(form, "minutes").value = String(minutes);
      input(form, "seconds").value = String(seconds);
      finer.open = settings.takeBack !== "required" || settings.emptyReserve !== "loses";
      adapt();
      element.showModal();
      // Not the first rules in the list, but those chosen last.
      /** @type {HTMLElement | null} */ (form.querySelector('[name="variant"]:checked'))?.focus();
    },
  };
}

/**
 * Whether the person cannot win: Dark, who moves second, wins by these rules (docs/solution.md), and the computer has Dark
 * and plays perfectly.
 * @param {{ variant: string, takeBack: string, emptyReserve: string, opponent: number, colour: string }} settings
 */
export const isUnbeatable = ({ variant, takeBack, emptyReserve, opponent, colour }) =>
  opponent === PERFECT &&
  colour === "light" &&
  variant !== "expert" &&
  tablesOf({ variant, takeBack, emptyReserve }).length > 0;

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function input(form, name) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function value(form, name) {
  return /** @type {RadioNodeList} */ (form.elements.namedItem(name)).value;
}
