import { printableBySize } from "@storywall/domain/crop/resolution.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { softSizesText } from "./softSizesText.ts";

test("B2 the owner reads in which sizes art prints a little soft before it goes on sale", () => {
  const textOf = (width: number) =>
    softSizesText(printableBySize({ width: px(width), height: px(width * 1.5) }));
  expect(textOf(1700)).toBe("It prints a little soft in Large.");
  expect(textOf(6000)).toBe("");
});
