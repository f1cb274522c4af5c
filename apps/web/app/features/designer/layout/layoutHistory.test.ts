import { expect, test } from "vitest";
import {
  type LayoutEntry,
  linkStateFrom,
  nextEntry,
  parseLayoutState,
  previousEntry,
} from "./layoutHistory.ts";

const six: LayoutEntry = { path: "/design?set=charming_six", state: {} };
const dozen: LayoutEntry = { path: "/design?set=dazzling_dozen", state: linkStateFrom(six) };
const trio: LayoutEntry = { path: "/design?set=square_trio", state: linkStateFrom(dozen) };

test("B3 the first layout has none before and none after it", () => {
  expect(previousEntry(six)).toBeNull();
  expect(nextEntry(six)).toBeNull();
});

test("B3 undo leads back through the layouts, and redo the same way forward", () => {
  const backInDozen = previousEntry(trio);
  const backInSix = backInDozen && previousEntry(backInDozen);
  expect(backInDozen?.path).toBe(dozen.path);
  expect(backInSix?.path).toBe(six.path);

  const againInDozen = backInSix && nextEntry(backInSix);
  expect(againInDozen).toEqual(backInDozen);
  expect(againInDozen && nextEntry(againInDozen)).toEqual(trio);
});

test("B3 going back and forward many times makes what is kept no larger", () => {
  let here: LayoutEntry | null = trio;
  for (let times = 0; times < 20; times += 1) {
    here = here && previousEntry(here);
    here = here && nextEntry(here);
  }
  expect(here).toEqual(trio);
});

test("B3 another layout chosen after undo takes the place of the one that was undone", () => {
  const backInSix = previousEntry(dozen) ?? six;
  const other: LayoutEntry = { path: "/design?layout=free", state: linkStateFrom(backInSix) };
  expect(nextEntry(previousEntry(other) ?? six)).toEqual(other);
});

test("B3 what was kept with an address is read as it was", () => {
  const kept: unknown = structuredClone(previousEntry(trio)?.state);
  expect(parseLayoutState(kept)).toEqual(previousEntry(trio)?.state);
});

test.each([
  null,
  "before",
  { before: "/design?layout=free" },
  { before: { path: "//design.elsewhere" } },
  { before: { path: "/designs/3" } },
])("B3 what is none of ours leads nowhere: %j", (kept) => {
  expect(parseLayoutState(kept)).toEqual({});
});
