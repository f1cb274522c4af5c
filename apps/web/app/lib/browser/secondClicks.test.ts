import { expect, test, vi } from "vitest";
import { IGNORE_STRAY_SECOND_CLICKS } from "./secondClicks.ts";

type ClickLike = {
  readonly detail: number;
  readonly target: { readonly closest: () => object | null };
  readonly preventDefault: () => void;
  readonly stopImmediatePropagation: () => void;
};

/** Returns what clicks on a page with the script. It tells whether the click reached the page. */
const openPage = () => {
  const listeners: ((click: ClickLike) => void)[] = [];
  vi.stubGlobal("addEventListener", (_: string, listener: (click: ClickLike) => void) =>
    listeners.push(listener),
  );
  new Function(IGNORE_STRAY_SECOND_CLICKS)();
  return (control: object | null, detail: number): boolean => {
    const [preventDefault, stopImmediatePropagation] = [vi.fn(), vi.fn()];
    for (const listener of listeners)
      listener({ detail, target: { closest: () => control }, preventDefault, stopImmediatePropagation });
    expect(preventDefault.mock.calls.length).toBe(stopImmediatePropagation.mock.calls.length);
    return preventDefault.mock.calls.length === 0;
  };
};

const checkout = { name: "Checkout" };
const sizeBehind = { name: "X-Large" };

test("R2.12 the second click of a double click does not reach what the first one uncovered", () => {
  const click = openPage();
  expect([click(checkout, 1), click(sizeBehind, 2), click(null, 3)]).toEqual([true, false, false]);
});

test("R2.12 quick clicks on one control, and single clicks one after the other, all count", () => {
  const click = openPage();
  expect([click(checkout, 1), click(checkout, 2), click(checkout, 3)]).toEqual([true, true, true]);
  expect([click(sizeBehind, 1), click(checkout, 0), click(null, 1), click(null, 2)]).toEqual(
    Array(4).fill(true),
  );
});
