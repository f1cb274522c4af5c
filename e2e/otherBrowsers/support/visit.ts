import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Actions, PointerAction, Tab } from "../driver/browserDriver.ts";
import { type ElementState, inspectElement, type Query, type Role, toPlainQuery } from "./inspectElement.ts";

type Point = { readonly x: number; readonly y: number };
type Found = Extract<ElementState, { kind: "found" }>;
type PageFunction = (...args: never[]) => unknown;

const TIMEOUT_MS = 30_000;
/** Time (ms) after which a press is repeated. Like a shopper's, it may be lost on a page that is just changing. */
const SECOND_PRESS_AFTER_MS = 4_000;
/**
 * Presses closer together than this (ms) are one double click, whose second press counts only where the first one
 * did.
 */
const DOUBLE_CLICK_MS = 600;
/** WebDriver's codes of keys, in Unicode's private use area. */
const KEYS = {
  Escape: "\uE00C",
  Enter: "\uE007",
  Tab: "\uE004",
  Delete: "\uE017",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Control: "\uE009",
} as const;
export type Key = Exclude<keyof typeof KEYS, "Control">;

/**
 * A shopper's visit to the shop in one tab: elements are found by what the page shows, and the browser itself makes
 * the presses and keys. Each step waits until it is possible.
 */
export class Visit {
  readonly #tab: Tab;
  readonly #origin: string;
  readonly #pictureFolder: string | null;
  #pictureCount = 0;
  #pressedAt = 0;

  /** `pictureFolder`: the folder for `savePicture`, or null to save none. */
  constructor(tab: Tab, origin: string, pictureFolder: string | null) {
    this.#tab = tab;
    this.#origin = origin;
    this.#pictureFolder = pictureFolder;
  }

  async open(path: string): Promise<void> {
    await this.#tab.navigate(`${this.#origin}${path}`);
    await this.#waitForHydration();
  }

  /** Opens a page that may come from the service worker, and in which no script runs. */
  goTo(path: string): Promise<void> {
    return this.#tab.navigate(`${this.#origin}${path}`);
  }

  async reload(): Promise<void> {
    await this.#tab.reload();
    await this.#waitForHydration();
  }

  goBack(): Promise<void> {
    return this.#tab.goBack();
  }

  /** Runs a function in the page. It must use nothing from outside; arguments and result are JSON. */
  async run<F extends PageFunction>(
    pageFunction: F,
    ...args: Parameters<F>
  ): Promise<Awaited<ReturnType<F>>> {
    const source = `async (json) => JSON.stringify((await (${pageFunction})(...JSON.parse(json))) ?? null)`;
    return JSON.parse(await this.#tab.runInPage(source, JSON.stringify(args)));
  }

  async inspect(query: Query): Promise<ElementState> {
    return this.run(inspectElement, toPlainQuery(query), false);
  }

  async isShown(role: Role, name: string | RegExp, inside?: Query): Promise<boolean> {
    return (await this.inspect({ role, name, ...(inside ? { inside } : {}) })).kind === "found";
  }

  async expectShown(role: Role, name: string | RegExp, inside?: Query): Promise<void> {
    await expect
      .poll(() => this.isShown(role, name, inside), { message: `shows ${role} ${name}`, timeout: TIMEOUT_MS })
      .toBe(true);
  }

  async expectGone(role: Role, name: string | RegExp, inside?: Query): Promise<void> {
    await expect
      .poll(() => this.isShown(role, name, inside), { message: `hides ${role} ${name}`, timeout: TIMEOUT_MS })
      .toBe(false);
  }

  /** Waits until the page, or an element of it, shows a text. */
  async expectText(text: string | RegExp, query?: Query): Promise<void> {
    const read = async () => {
      if (!query) return this.run(() => document.body.innerText);
      const state = await this.inspect(query);
      return state.kind === "found" ? state.text : "";
    };
    const expected = typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text);
    await expect.poll(read, { message: `shows ${text}`, timeout: TIMEOUT_MS }).toEqual(expected);
  }

  async expectNoText(text: string): Promise<void> {
    const read = () => this.run(() => document.body.innerText);
    await expect.poll(read, { message: `no longer shows ${text}`, timeout: TIMEOUT_MS }).not.toContain(text);
  }

  async expectField(label: string, text: string): Promise<void> {
    await this.expectText(new RegExp(`^${RegExp.escape(text)}$`), fieldQuery(label));
  }

  /** Waits until a live region has a text, which is read out but not visible. */
  async expectAnnounced(text: string): Promise<void> {
    const read = () =>
      this.run(() =>
        [...document.querySelectorAll("[role=status]")].map((region) => region.textContent).join("\n"),
      );
    await expect.poll(read, { message: `says ${text}`, timeout: TIMEOUT_MS }).toContain(text);
  }

  /** Waits until the middle of an element is inside the window. */
  async expectInView(role: Role, name: string | RegExp): Promise<void> {
    const height = await this.run(() => innerHeight);
    const isInView = ({ y, height: own }: Found): boolean => y + own / 2 > 0 && y + own / 2 < height;
    await this.#waitFor({ role, name }, isInView, "is in view");
  }

  async expectFocused(role: Role, name: string | RegExp): Promise<void> {
    await this.#waitFor({ role, name }, ({ isFocused }) => isFocused, "has the focus");
  }

  /** Chooses a radio button. */
  async check(name: string | RegExp): Promise<void> {
    await this.#pressUntil({ role: "radio", name }, ({ isChecked }) => isChecked, "is chosen");
  }

  async press(role: Role, name: string | RegExp, inside?: Query): Promise<void> {
    await this.pressAt(await this.middleOf({ role, name, ...(inside ? { inside } : {}) }));
  }

  /** Presses a button that opens a dialog. If late content moves the button at that moment, it presses again. */
  async openDialog(dialog: string, button: string): Promise<void> {
    await expect(async () => {
      if (!(await this.isShown("dialog", dialog))) await this.press("button", button);
      const isOpen = () => this.isShown("dialog", dialog);
      await expect.poll(isOpen, { timeout: SECOND_PRESS_AFTER_MS }).toBe(true);
    }).toPass({ timeout: 2 * TIMEOUT_MS });
  }

  async pressAt(point: Point): Promise<void> {
    await wait(Math.max(0, this.#pressedAt + DOUBLE_CLICK_MS - Date.now()));
    this.#pressedAt = Date.now();
    await this.#perform("mouse", [
      { type: "pointerMove", ...point, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  /** Drags by mouse, or by a finger that first rests on the element, which picks up a photo by touch. */
  async drag(from: Point, to: Point, pointerType: "mouse" | "touch" = "mouse"): Promise<void> {
    await this.#perform(pointerType, [
      { type: "pointerMove", ...from, duration: 0 },
      { type: "pointerDown", button: 0 },
      ...(pointerType === "touch" ? [{ type: "pause", duration: 600 } as const] : []),
      { type: "pointerMove", x: from.x + 12, y: from.y, duration: 50 },
      {
        type: "pointerMove",
        x: Math.round((from.x + to.x) / 2),
        y: Math.round((from.y + to.y) / 2),
        duration: 100,
      },
      { type: "pointerMove", ...to, duration: 100 },
      { type: "pause", duration: 100 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  /** Types into a field and replaces its content. */
  async type(label: string, text: string): Promise<void> {
    const query = fieldQuery(label);
    await this.#pressUntil(query, ({ isFocused }) => isFocused, "has the focus");
    const { down, up } = keyActions;
    await this.#performKeys([down(KEYS.Control), down("a"), up("a"), up(KEYS.Control)]);
    await this.#performKeys([...text].flatMap((character) => [down(character), up(character)]));
  }

  async key(key: Key): Promise<void> {
    await this.#performKeys([keyActions.down(KEYS[key]), keyActions.up(KEYS[key])]);
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(role: Role, name: string | RegExp): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      const state = await this.inspect({ role, name });
      if (state.kind === "found" && state.isFocused) return;
      await this.key("Tab");
    }
    throw new Error(`Cannot reach ${role} ${name} by keyboard.`);
  }

  /**
   * Chooses an option. The system draws the list, which no protocol can reach, so this sets the value as the list
   * does.
   */
  async choose(label: string, option: string): Promise<void> {
    const query = fieldQuery(label);
    await this.#waitFor(query, ({ isEnabled }) => isEnabled, "can be chosen from");
    await this.run(
      (labelText: string, optionText: string) => {
        const list = [...document.querySelectorAll("select")].find((element) =>
          [...element.labels].some(({ textContent }) => textContent.trim().startsWith(labelText)),
        );
        const chosen = [...(list?.options ?? [])].find(({ text }) => text === optionText);
        if (!list || !chosen) throw new Error(`There is no ${optionText} in ${labelText}.`);
        list.value = chosen.value;
        for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
      },
      label,
      option,
    );
  }

  /** Chooses photos in place of the file dialog that the button "Add photos" opens. */
  async addPhotos(paths: readonly string[]): Promise<void> {
    await this.#tab.setFiles('input[type="file"][aria-label="Choose photos"]', paths);
  }

  /** Returns the middle of an element once it is in view, still, enabled, and not covered. */
  async middleOf(query: Query): Promise<Point> {
    let box = { x: 0, y: 0, width: 0, height: 0 };
    const canBePressed = ({ x, y, width, height, isEnabled, isOnTop, isMoving }: Found): boolean => {
      const isStill = !isMoving && x === box.x && y === box.y && width === box.width;
      box = { x, y, width, height };
      return isStill && isEnabled && isOnTop;
    };
    await this.#waitFor(query, canBePressed, "can be pressed", { shouldScroll: true });
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  }

  /** Saves a screenshot under results/, numbered in the order of the steps; only with `E2E_SCREENSHOTS=1`. */
  async savePicture(name: string): Promise<void> {
    if (this.#pictureFolder === null) return;
    this.#pictureCount += 1;
    await expect.poll(() => this.run(areImagesLoaded), { timeout: TIMEOUT_MS }).toBe(true);
    const file = `${this.#pictureFolder}/${String(this.#pictureCount).padStart(2, "0")}-${name}.png`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await this.#tab.takeScreenshot());
  }

  takeScreenshot(): Promise<Buffer> {
    return this.#tab.takeScreenshot();
  }

  close(): Promise<void> {
    return this.#tab.close();
  }

  async #pressUntil(query: Query, holds: (state: Found) => boolean, what: string): Promise<void> {
    await expect(async () => {
      await this.pressAt(await this.middleOf(query));
      await this.#waitFor(query, holds, what, { timeout: SECOND_PRESS_AFTER_MS });
    }).toPass({ timeout: 2 * TIMEOUT_MS });
  }

  async #waitFor(
    query: Query,
    holds: (state: Found) => boolean,
    what: string,
    { shouldScroll = false, timeout = TIMEOUT_MS } = {},
  ): Promise<void> {
    const check = async () => {
      const state = await this.run(inspectElement, toPlainQuery(query), shouldScroll);
      return state.kind === "found" && holds(state) ? what : state;
    };
    const message = `${query.role} ${query.name}`;
    await expect.poll(check, { message, timeout, intervals: [60, 60, 100] }).toBe(what);
  }

  async #waitForHydration(): Promise<void> {
    const isHydrated = () => this.run(() => document.documentElement?.hasAttribute("data-hydrated"));
    await expect
      .poll(isHydrated, { message: "the page runs", timeout: 60_000, intervals: [50, 100] })
      .toBe(true);
  }

  async #perform(pointerType: "mouse" | "touch", actions: readonly PointerAction[]): Promise<void> {
    await this.#tab.perform([{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }]);
  }

  async #performKeys(actions: Extract<Actions[number], { type: "key" }>["actions"]): Promise<void> {
    await this.#tab.perform([{ type: "key", id: "keyboard", actions }]);
  }
}

/** True when all images in the window are loaded. Runs in the page. */
const areImagesLoaded = (): boolean =>
  [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || !image.checkVisibility() || bottom <= 0 || top >= innerHeight;
  });

const keyActions = {
  down: (value: string) => ({ type: "keyDown", value }) as const,
  up: (value: string) => ({ type: "keyUp", value }) as const,
};

const fieldQuery = (label: string): Query => ({
  role: "field",
  name: new RegExp(`^${RegExp.escape(label)}( \\(optional\\))?$`),
});
