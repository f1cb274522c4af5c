import { afterEach, expect, test, vi } from "vitest";
import { answerEarlyPress, KEEP_EARLY_PRESS } from "./earlyPress.ts";

type Press = {
  readonly target: { readonly closest: () => unknown };
  readonly preventDefault: () => void;
  readonly stopImmediatePropagation: () => void;
};

/** A window with nothing but who listens to presses, and a button in its page. */
const openWindow = () => {
  const listeners = new Set<(press: Press) => void>();
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", (_: string, listener: (press: Press) => void) => listeners.add(listener));
  vi.stubGlobal("removeEventListener", (_: string, listener: (press: Press) => void) =>
    listeners.delete(listener),
  );
  const button = { isConnected: true, click: vi.fn() };
  const press = {
    target: { closest: () => button },
    preventDefault: vi.fn(),
    stopImmediatePropagation: () => {},
  };
  return {
    button,
    press: () => {
      for (const listener of listeners) listener(press);
      return press.preventDefault.mock.calls.length > 0 ? "kept" : "answered";
    },
    runInlineScript: () => new Function(KEEP_EARLY_PRESS)(),
  };
};

afterEach(() => vi.unstubAllGlobals());

test("B4 a press that came too early is made again, once, when the page can answer", () => {
  const page = openWindow();
  page.runInlineScript();
  expect(page.press()).toBe("kept");
  answerEarlyPress();
  answerEarlyPress();
  expect(page.button.click).toHaveBeenCalledOnce();
});

test("B4 a button that has left the page meanwhile is not pressed", () => {
  const page = openWindow();
  page.runInlineScript();
  page.press();
  page.button.isConnected = false;
  answerEarlyPress();
  expect(page.button.click).not.toHaveBeenCalled();
});

test.each(["before", "after"])(
  "B4 presses that the page can answer are its own, also where the inline script ran %s it could",
  (when) => {
    const page = openWindow();
    if (when === "before") page.runInlineScript();
    answerEarlyPress();
    if (when === "after") page.runInlineScript();
    expect(page.press()).toBe("answered");
  },
);
