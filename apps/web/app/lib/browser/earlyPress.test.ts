import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KEEP_EARLY_PRESS } from "./earlyPress.ts";

type Press = {
  readonly target: { readonly closest: () => object };
  readonly preventDefault: () => void;
  readonly stopImmediatePropagation: () => void;
};

/** A window with nothing but who listens to presses, and a button in its page. */
const openPage = () => {
  const listeners: ((press: Press) => void)[] = [];
  const button = { isConnected: true, click: vi.fn() };
  let isAwake = false;
  const documentElement = { hasAttribute: () => isAwake };
  vi.stubGlobal("document", { querySelectorAll: () => [button], documentElement });
  vi.stubGlobal("addEventListener", (_: string, listener: (press: Press) => void) =>
    listeners.push(listener),
  );
  new Function(KEEP_EARLY_PRESS)();
  return {
    button,
    read: () => Object.assign(button, { __reactProps$1: {} }),
    wake: () => {
      isAwake = true;
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
  page.read();
  vi.advanceTimersByTime(10_000);
  expect(page.button.click).not.toHaveBeenCalled();
  page.wake();
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
  page.read();
  page.wake();
  expect(page.press()).toBe("answered");
});
