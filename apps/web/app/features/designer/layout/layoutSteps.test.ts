import { expect, test } from "vitest";
import { chosenIn, type LayoutPlace, placeAfter, placeBefore, readLayoutState } from "./layoutSteps.ts";

const six: LayoutPlace = { path: "/design?set=charming_six", state: {} };
const dozen: LayoutPlace = { path: "/design?set=dazzling_dozen", state: chosenIn(six) };
const trio: LayoutPlace = { path: "/design?set=square_trio", state: chosenIn(dozen) };

test("B3 the first layout has none before and none after it", () => {
  expect(placeBefore(six)).toBeNull();
  expect(placeAfter(six)).toBeNull();
});

test("B3 undo leads back through the layouts, and redo the same way forward", () => {
  const backInDozen = placeBefore(trio);
  const backInSix = backInDozen && placeBefore(backInDozen);
  expect(backInDozen?.path).toBe(dozen.path);
  expect(backInSix?.path).toBe(six.path);

  const againInDozen = backInSix && placeAfter(backInSix);
  expect(againInDozen).toEqual(backInDozen);
  expect(againInDozen && placeAfter(againInDozen)).toEqual(trio);
});

test("B3 going back and forward many times makes what is kept no larger", () => {
  let here: LayoutPlace | null = trio;
  for (let times = 0; times < 20; times += 1) {
    here = here && placeBefore(here);
    here = here && placeAfter(here);
  }
  expect(here).toEqual(trio);
});

test("B3 another layout chosen after undo takes the place of the one that was undone", () => {
  const backInSix = placeBefore(dozen) ?? six;
  const other: LayoutPlace = { path: "/design?layout=free", state: chosenIn(backInSix) };
  expect(placeAfter(placeBefore(other) ?? six)).toEqual(other);
});

test("B3 what was kept with an address is read as it was", () => {
  const kept: unknown = structuredClone(placeBefore(trio)?.state);
  expect(readLayoutState(kept)).toEqual(placeBefore(trio)?.state);
});

test.each([
  null,
  "before",
  { before: "/design?layout=free" },
  { before: { path: "//design.elsewhere" } },
  { before: { path: "/designs/3" } },
])("B3 what is none of ours leads nowhere: %j", (kept) => {
  expect(readLayoutState(kept)).toEqual({});
});
