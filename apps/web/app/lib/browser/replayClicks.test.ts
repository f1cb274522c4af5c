import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REPLAY_EARLY_CLICKS } from "./replayClicks.ts";

type ClickLike = {
  readonly target: { readonly closest: () => object };
  readonly preventDefault: () => void;
  readonly stopImmediatePropagation: () => void;
};

/** A page with one button in a part of its own. Its HTML is complete after `completeHtml`. */
const openArrivingPage = () => {
  const clickListeners: ((press: ClickLike) => void)[] = [];
  const completeListeners: (() => void)[] = [];
  let isPartHydrated = false;
  const button = { isConnected: true, click: vi.fn(), closest: () => (isPartHydrated ? null : {}) };
  let isHydrated = false;
  const documentElement = { hasAttribute: () => isHydrated };
  vi.stubGlobal("document", { querySelectorAll: () => [button], documentElement });
  vi.stubGlobal("addEventListener", (type: string, listener: (press?: ClickLike) => void) =>
    (type === "click" ? clickListeners : completeListeners).push(listener),
  );
  new Function(REPLAY_EARLY_CLICKS)();
  return {
    button,
    completeHtml: () => {
      for (const listener of completeListeners) listener();
    },
    hydratePart: () => {
      isPartHydrated = true;
    },
    hydratePage: () => {
      isHydrated = true;
    },
    press: (target: object = button) => {
      const preventDefault = vi.fn();
      for (const listener of clickListeners)
        listener({ target: { closest: () => target }, preventDefault, stopImmediatePropagation: () => {} });
      return preventDefault.mock.calls.length > 0 ? "held" : "answered";
    },
  };
};

const openPage = () => {
  const page = openArrivingPage();
  page.completeHtml();
  return page;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("B4 clicks before hydration are replayed as one, once the page and the button's part are hydrated", () => {
  const page = openPage();
  expect([page.press(), page.press()]).toEqual(["held", "held"]);
  vi.advanceTimersByTime(10_000);
  expect(page.button.click).not.toHaveBeenCalled();
  page.hydratePart();
  vi.advanceTimersByTime(10_000);
  expect(page.button.click).not.toHaveBeenCalled();
  page.hydratePage();
  vi.advanceTimersByTime(10_000);
  expect(page.button.click).toHaveBeenCalledOnce();
});

test("B4 a button that has left the page is not clicked", () => {
  const page = openPage();
  page.press();
  page.button.isConnected = false;
  vi.advanceTimersByTime(10_000);
  expect(page.button.click).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test("B4 clicks on hydrated buttons, and on those rendered later, pass", () => {
  const page = openPage();
  expect(page.press({})).toBe("answered");
  page.hydratePart();
  page.hydratePage();
  expect(page.press()).toBe("answered");
});

test("B4 a click while the HTML is still arriving is replayed", () => {
  const page = openArrivingPage();
  expect(page.press()).toBe("held");
  page.completeHtml();
  page.hydratePart();
  page.hydratePage();
  vi.advanceTimersByTime(10_000);
  expect(page.button.click).toHaveBeenCalledOnce();
});
