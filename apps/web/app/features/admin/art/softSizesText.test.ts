import { printableBySize } from "@storywall/domain/crop/resolution.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { isTooSmall, softSizesText } from "./softSizesText.ts";

test("B2 the owner reads in which sizes art prints a little soft before it goes on sale", () => {
  const textOf = (width: number) =>
    softSizesText(printableBySize({ width: px(width), height: px(width * 1.5) }));
  expect(textOf(1700)).toBe("It prints a little soft in Large.");
  expect(textOf(6000)).toBe("");
});

test("B13 a picture that prints badly in every size is too small to sell", () => {
  const poor = { square_small: "poor", rectangle_small: "poor", rectangle_medium: "poor" } as const;
  const small = { ...poor, rectangle_large: "poor", rectangle_xlarge: "poor" } as const;
  expect(isTooSmall(small)).toBe(true);
  expect(isTooSmall({ ...small, rectangle_small: "fair" })).toBe(false);
});
