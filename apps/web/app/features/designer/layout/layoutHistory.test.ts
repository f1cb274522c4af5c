import { expect, test } from "vitest";
import {
  type LayoutEntry,
  linkStateFrom,
  nextEntry,
  parseLayoutState,
  passedByBack,
  previousEntry,
} from "./layoutHistory.ts";

const six: LayoutEntry = { path: "/design?set=charming_six", state: {} };
const dozen: LayoutEntry = { path: "/design?set=dazzling_dozen", state: linkStateFrom(six) };
const trio: LayoutEntry = { path: "/design?set=square_trio", state: linkStateFrom(dozen) };

test("B3 the first layout has no entry before or after it", () => {
  expect(previousEntry(six)).toBeNull();
  expect(nextEntry(six)).toBeNull();
});

test("B3 undo goes back through the layouts, and redo forward through the same ones", () => {
  const backInDozen = previousEntry(trio);
  const backInSix = backInDozen && previousEntry(backInDozen);
  expect(backInDozen?.path).toBe(dozen.path);
  expect(backInSix?.path).toBe(six.path);

  const againInDozen = backInSix && nextEntry(backInSix);
  expect(againInDozen).toEqual(backInDozen);
  expect(againInDozen && nextEntry(againInDozen)).toEqual(trio);
});

test("B3 the saved state does not grow when going back and forward many times", () => {
  let here: LayoutEntry | null = trio;
  for (let times = 0; times < 20; times += 1) {
    here = here && previousEntry(here);
    here = here && nextEntry(here);
  }
  expect(here).toEqual(trio);
});

test("B3 a layout chosen after undo replaces the one that was undone", () => {
  const backInSix = previousEntry(dozen) ?? six;
  const other: LayoutEntry = { path: "/design?layout=free", state: linkStateFrom(backInSix) };
  expect(nextEntry(previousEntry(other) ?? six)).toEqual(other);
});

test("B3 a saved state is parsed unchanged", () => {
  const saved: unknown = structuredClone(previousEntry(trio)?.state);
  expect(parseLayoutState(saved)).toEqual(previousEntry(trio)?.state);
});

test.each([
  null,
  "before",
  { before: "/design?layout=free" },
  { before: { path: "//design.elsewhere" } },
  { before: { path: "/designs/3" } },
])("B3 a state that we did not write leads nowhere: %j", (saved) => {
  expect(parseLayoutState(saved)).toEqual({});
});

/** Returns the place of the first entry that Back stops at; -1 where it passes over all. `behind`: the last entry first. */
const stopOfBack = (
  shown: LayoutEntry,
  behind: readonly (readonly [index: number, entry: LayoutEntry])[],
): number => {
  let passed = 0;
  return behind.findIndex(([index, entry]) => {
    const further = passedByBack({ entry: shown, index: behind.length + 1, passed }, entry, index);
    passed += further ?? 0;
    return further === null;
  });
};

test("B3 Back from a layout that undo has come to passes over what undo has left, and no further", () => {
  const backInDozen = previousEntry(trio) ?? trio;
  const backInSix = previousEntry(backInDozen) ?? trio;
  // What is behind in the browser's history. Undo has replaced the entry of the newest layout.
  const behind = [
    [2, dozen],
    [1, six],
  ] as const;
  expect(stopOfBack(backInDozen, behind)).toBe(1);
  expect(stopOfBack(backInSix, behind)).toBe(-1);
  expect(stopOfBack(trio, behind)).toBe(0);
  // The same layout, chosen again in the list and undone.
  const sixAgain: LayoutEntry = { path: six.path, state: linkStateFrom(dozen) };
  expect(stopOfBack(previousEntry(sixAgain) ?? six, behind)).toBe(1);
});

test("B3 Back passes over a layout that undo left while something was open over it", () => {
  const backInDozen = previousEntry(trio) ?? trio;
  const backInSix = previousEntry(backInDozen) ?? trio;
  // An open panel has an entry of the same number, and undo has replaced that one.
  const shown = { entry: backInSix, index: 3, passed: 0 };
  expect(passedByBack(shown, trio, 3)).toBe(0);
  expect(passedByBack(shown, dozen, 2)).toBe(1);
  expect(passedByBack({ ...shown, passed: 1 }, six, 1)).toBe(1);
  // Back that closes a dialog stays on its layout, which the browser's history has as an object of its own.
  expect(passedByBack({ entry: trio, index: 1, passed: 0 }, { ...trio }, 1)).toBeNull();
  expect(passedByBack({ entry: backInSix, index: 3, passed: 0 }, { ...backInSix }, 3)).toBeNull();
  // A layout that was opened or reloaded is no way back.
  expect(passedByBack({ entry: six, index: 0, passed: 0 }, six, 0)).toBeNull();
});
