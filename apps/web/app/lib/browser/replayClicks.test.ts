import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REPLAY_EARLY_CLICKS } from "./replayClicks.ts";

type ClickLike = {
  readonly target: { readonly closest: () => object };
  readonly preventDefault: () => void;
  readonly stopImmediatePropagation: () => void;
};

/** A window with nothing but who listens to presses, and a button in its page. */
const openPage = () => {
  const listeners: ((press: ClickLike) => void)[] = [];
  const button = { isConnected: true, click: vi.fn() };
  let isHydrated = false;
  const documentElement = { hasAttribute: () => isHydrated };
  vi.stubGlobal("document", { querySelectorAll: () => [button], documentElement });
  vi.stubGlobal("addEventListener", (_: string, listener: (press: ClickLike) => void) =>
    listeners.push(listener),
  );
  new Function(REPLAY_EARLY_CLICKS)();
  return {
    button,
    hydrateButton: () => Object.assign(button, { __reactProps$1: {} }),
    hydratePage: () => {
      isHydrated = true;
    },
    press: (target: object = button) => {
      const preventDefault = vi.fn();
      for (const listener of listeners)
        listener({ target: { closest: () => target }, preventDefault, stopImmediatePropagation: () => {} });
      return preventDefault.mock.calls.length > 0 ? "kept" : "answered";
    },
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("B4 presses that came too early are one press, made as soon as the button can answer", () => {
  const page = openPage();
  expect([page.press(), page.press()]).toEqual(["kept", "kept"]);
  vi.advanceTimersByTime(10_000);
  expect(page.button.click).not.toHaveBeenCalled();
  page.hydrateButton();
  vi.advanceTimersByTime(10_000);
  expect(page.button.click).not.toHaveBeenCalled();
  page.hydratePage();
  vi.advanceTimersByTime(10_000);
  expect(page.button.click).toHaveBeenCalledOnce();
});

test("B4 a button that has left the page meanwhile is not pressed", () => {
  const page = openPage();
  page.press();
  page.button.isConnected = false;
  vi.advanceTimersByTime(10_000);
  expect(page.button.click).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test("B4 buttons that can answer, and those that came later, are left alone", () => {
  const page = openPage();
  expect(page.press({})).toBe("answered");
  page.hydrateButton();
  page.hydratePage();
  expect(page.press()).toBe("answered");
});
