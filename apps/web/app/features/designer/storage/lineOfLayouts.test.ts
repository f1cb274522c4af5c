import { beforeEach, expect, test } from "vitest";
import { type LayoutEntry, linkStateFrom, previousEntry } from "../layout/layoutHistory.ts";
import { saveLineOfDesign } from "./lineOfDesign.ts";
import { lineOfLayouts } from "./lineOfLayouts.ts";
import { stubLocalStorage } from "./storageTesting.ts";

beforeEach(() => {
  stubLocalStorage();
});

const openFrom = (path: string, from: LayoutEntry): LayoutEntry => ({ path, state: linkStateFrom(from) });

const ownWall: LayoutEntry = { path: "/design?layout=free&size=rectangle_small&tiles=9", state: {} };
const sofaNine = openFrom("/design?gallery=sofa_nine", ownWall);

test("R2.12 a wall whose layout was changed knows the cart line of the layout before", () => {
  saveLineOfDesign("free_9_rectangle_small", "line-1");
  expect(lineOfLayouts(sofaNine, ["line-1"])).toBe("line-1");
  expect(lineOfLayouts(openFrom("/design?set=square_trio", sofaNine), ["line-1"])).toBe("line-1");
  expect(lineOfLayouts({ ...sofaNine, state: {} }, ["line-1"])).toBeUndefined();
  // Removed or ordered since.
  expect(lineOfLayouts(sofaNine, ["line-2"])).toBeUndefined();
});

test("R2.12 a layout that undo returns to knows the cart line that the other layout has taken over", () => {
  saveLineOfDesign("free_9_rectangle_small", "line-1");
  saveLineOfDesign("sofa_nine", "line-1");
  const back = previousEntry(sofaNine);
  expect(back && lineOfLayouts(back, ["line-1"])).toBe("line-1");
});

test("R2.12 lines of walls that are edited from the cart or were imported follow to another layout too", () => {
  const ofLine: LayoutEntry = { path: "/design?line=line-7", state: {} };
  expect(lineOfLayouts(openFrom(sofaNine.path, ofLine), ["line-7"])).toBe("line-7");
  saveLineOfDesign("wall_abc", "line-8");
  const imported: LayoutEntry = { path: "/design?wall=abc", state: {} };
  expect(lineOfLayouts(openFrom(sofaNine.path, imported), ["line-7", "line-8"])).toBe("line-8");
});
