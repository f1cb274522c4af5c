import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { isOutOfStock } from "@storywall/domain/stock/nearestStyle.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import { stockItemsOf } from "@storywall/domain/stock/stockItems.ts";
import { expect, test } from "vitest";
import { createBlankDesign } from "../../features/designer/layout/designBase.ts";
import { startFrame } from "./startFrame.ts";

const start = (
  base: DesignBase,
  last: FrameStyleKey,
  address: string,
  shortages: readonly Shortage[] = [],
) => {
  const search = new URLSearchParams(address);
  const wall = createDesign(base, { frameStyle: last });
  return startFrame(wall, { blank: createBlankDesign(search, shortages), search, shortages });
};

const trio: DesignBase = { kind: "set", key: "square_trio" };
const fourSquare: DesignBase = { kind: "template", key: "grid_four_frames" };
const cannotMake = (style: FrameStyleKey): readonly Shortage[] =>
  stockItemsOf(style, "square_small")
    .slice(0, 1)
    .map((item) => ({ item, expectedOn: null }));

test("B5 a new wall starts in the frame that the shopper chose for the last one", () => {
  expect(start(trio, "Whisper", "gallery=family_twelve")).toBe("Whisper");
  // A layout that does not sell it keeps its own.
  const search = new URLSearchParams("template=flex_two_frames");
  const blank = createBlankDesign(search);
  const frameStyle = startFrame(createDesign(trio, { frameStyle: "Whisper" }), {
    blank,
    search,
    shortages: [],
  });
  expect(setWallFrameStyle.run(blank, { frameStyle })).toBe(blank);
});

test("B5 a frame that the shop chose for the last wall is not taken to a new one", () => {
  const own = createBlankDesign(new URLSearchParams("gallery=family_twelve")).frameStyle;
  expect(own).not.toBe("Timeless");
  expect(start(fourSquare, "Timeless", "gallery=family_twelve")).toBe(own);
});

test("B13 a wall starts in the frame that its page promises, and never in one that is out of stock", () => {
  expect(start(trio, "Whisper", "gallery=family_twelve&frame=Harmony")).toBe("Harmony");
  // Its page says in which frame it starts instead of one that is out of stock.
  const withoutBlack = cannotMake("Infinite");
  expect(start({ kind: "free" }, "Whisper", "set=charming_six", withoutBlack)).not.toBe("Whisper");
  const withoutOak = cannotMake("Harmony");
  const frameStyle = start({ kind: "free" }, "Harmony", "set=charming_six", withoutOak);
  expect(isOutOfStock(withoutOak, createDesign({ kind: "set", key: "charming_six" }, { frameStyle }))).toBe(
    false,
  );
});
