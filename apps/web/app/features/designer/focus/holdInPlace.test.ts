import { expect, test } from "vitest";
import { holdInPlace } from "./holdInPlace.ts";

test("B5 the list of layouts stays where it is while panels load above it, until it is let go", () => {
  let [above, scrolled] = [300, 0];
  const listeners = new Set<() => void>();
  const grow = (px: number): void => {
    above += px;
    for (const listener of listeners) listener();
  };
  const top = () => above - scrolled;
  const stop = holdInPlace({
    top: 100,
    measure: top,
    scrollBy: (px) => {
      scrolled += px;
    },
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  });
  expect(top()).toBe(100);
  // The panel of rooms loads last.
  grow(700);
  expect(top()).toBe(100);
  stop();
  grow(50);
  expect(top()).toBe(150);
});
