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
  vi.stubGlobal("document", { querySelectorAll: () => [button] });
  vi.stubGlobal("addEventListener", (_: string, listener: (press: Press) => void) =>
    listeners.push(listener),
  );
  new Function(KEEP_EARLY_PRESS)();
  return {
    button,
    hydrate: () => Object.assign(button, { __reactProps$1: {} }),
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
  page.hydrate();
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
  page.hydrate();
  expect(page.press()).toBe("answered");
});
