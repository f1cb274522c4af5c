import { expect, test } from "vitest";
import { SET_KEYS } from "../catalogue/sets.ts";
import { TEMPLATE_KEYS } from "../catalogue/templateKeys.ts";
import {
  allowedFrameStyles,
  allowedOrientations,
  allowedSizes,
  allowedTileSizes,
  findUnsoldFrameStyle,
  isFrameStyleAllowed,
  resetFrameStyle,
} from "./allowedOptions.ts";
import { createDesign } from "./createDesign.ts";
import type { DesignBase } from "./design.ts";

const template = (key: (typeof TEMPLATE_KEYS)[number]): DesignBase => ({ kind: "template", key });

test.each(TEMPLATE_KEYS)("R3.4 %s is offered in Infinite and Timeless", (key) => {
  expect(allowedFrameStyles(template(key))).toEqual(["Infinite", "Timeless"]);
});

test("R3.4 the mixed template comes in medium only, the others in medium and large", () => {
  expect(TEMPLATE_KEYS.map((key) => allowedSizes(template(key)).length)).toEqual([2, 2, 2, 2, 1]);
});

test("R1.5 squares are sold in sets only", () => {
  expect(allowedSizes({ kind: "free" })).not.toContain("square_small");
  expect(allowedSizes({ kind: "set", key: "square_trio" })).toEqual(["square_small"]);
});

test("R3.4 an absolute template fixes each frame; an unknown tile name is allowed nothing", () => {
  const mixed = template("mixed_absolute_four_frames");
  expect(allowedTileSizes(mixed, "lying_top")).toEqual(["rectangle_medium"]);
  expect(allowedOrientations(mixed, "lying_top")).toEqual(["landscape"]);
  expect(allowedTileSizes(mixed, "tile_1")).toEqual([]);
});

test("R4.6 a stored wall with the style that a reset once set can be opened on every base", () => {
  for (const key of TEMPLATE_KEYS) expect(isFrameStyleAllowed(template(key), "Sleek")).toBe(true);
  expect(isFrameStyleAllowed(template("flex_two_frames"), "Whisper")).toBe(false);
});

test("R4.6 a wall is known to have a frame that its layout does not sell, on the whole wall or on one tile", () => {
  const wall = createDesign(template("grid_four_frames"));
  expect(findUnsoldFrameStyle(wall)).toBeUndefined();
  expect(findUnsoldFrameStyle({ ...wall, frameStyle: "Sleek" })).toBe("Sleek");
  const [first, ...others] = wall.tiles;
  if (!first) throw new Error("A layout has tiles.");
  expect(findUnsoldFrameStyle({ ...wall, tiles: [{ ...first, frameStyle: "Sleek" }, ...others] })).toBe(
    "Sleek",
  );
  expect(findUnsoldFrameStyle({ ...createDesign({ kind: "free" }), frameStyle: "Sleek" })).toBeUndefined();
});

test("R4.6 a reset sets Sleek where the layout sells it, else the layout's own style with a mat", () => {
  expect(resetFrameStyle({ kind: "free" })).toBe("Sleek");
  for (const key of SET_KEYS) expect(resetFrameStyle({ kind: "set", key })).toBe("Sleek");
  for (const key of TEMPLATE_KEYS) {
    const style = resetFrameStyle(template(key));
    expect(allowedFrameStyles(template(key))).toContain(style);
    expect(style).toBe("Timeless");
  }
});
