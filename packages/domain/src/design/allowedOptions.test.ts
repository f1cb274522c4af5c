import { expect, test } from "vitest";
import { TEMPLATE_KEYS } from "../catalogue/templateKeys.ts";
import {
  allowedFrameStyles,
  allowedOrientations,
  allowedSizes,
  allowedTileSizes,
  isFrameStyleAllowed,
} from "./allowedOptions.ts";
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

test("R4.6 the style after a reset is allowed on every base", () => {
  for (const key of TEMPLATE_KEYS) expect(isFrameStyleAllowed(template(key), "Sleek")).toBe(true);
  expect(isFrameStyleAllowed(template("flex_two_frames"), "Whisper")).toBe(false);
});
