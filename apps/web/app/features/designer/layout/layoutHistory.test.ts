import { expect, test } from "vitest";
import {
  isLeftBehind,
  type LayoutEntry,
  linkStateFrom,
  nextEntry,
  parseLayoutState,
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

test("B3 Back from a layout that undo has come to passes over what undo has left, and no further", () => {
  const backInDozen = previousEntry(trio) ?? trio;
  const backInSix = previousEntry(backInDozen) ?? trio;
  const passedFrom = (shown: LayoutEntry, behind: readonly LayoutEntry[]) =>
    behind.findIndex((entry, passed) => !isLeftBehind(shown, entry, passed));
  // What is behind in the browser's history, the last first. Undo has replaced the entry of the newest layout.
  expect(passedFrom(backInDozen, [dozen, six])).toBe(1);
  expect(passedFrom(backInSix, [dozen, six])).toBe(-1);
  expect(passedFrom(trio, [dozen, six])).toBe(0);
  // The same layout, chosen again in the list and undone.
  const sixAgain: LayoutEntry = { path: six.path, state: linkStateFrom(dozen) };
  expect(passedFrom(previousEntry(sixAgain) ?? six, [dozen, six])).toBe(1);
});
